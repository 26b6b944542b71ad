/// What pages do beyond being read: filters, linked highlights, zoom, and a cursor that reads all lanes at one moment.
enum PageScript {
  static let text = """
    'use strict';
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

      // Filters: rows are shown that have the text and the state.
      for (const bar of all('.filter')) {
        const rows = all('[id="' + bar.dataset.filters + '"] tbody tr:not(.group)');
        if (!rows.length) continue;
        const field = bar.querySelector('input'), choice = bar.querySelector('select');
        const count = bar.querySelector('output');
        const texts = rows.map(row => row.textContent.toLowerCase());
        const apply = () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const state = choice ? choice.value : '';
          let shown = 0;
          rows.forEach((row, index) => {
            const fits = words.every(word => texts[index].includes(word))
              && (!state || (row.dataset.state || '').split(' ').includes(state));
            row.hidden = !fits;
            if (fits) shown += 1;
          });
          for (const group of all('[id="' + bar.dataset.filters + '"] tbody tr.group')) {
            let next = group.nextElementSibling, any = false;
            while (next && !next.classList.contains('group')) {
              any = any || !next.hidden;
              next = next.nextElementSibling;
            }
            group.hidden = !any;
          }
          count.textContent = shown === rows.length ? rows.length + ' rows' : shown + ' of ' + rows.length + ' rows';
        };
        field.addEventListener('input', apply);
        if (choice) choice.addEventListener('change', apply);
        bar.hidden = false;
      }

      // Linked highlights: a mark and its row light up together.
      const marks = new Map();
      for (const mark of all('svg a[href^="#"]')) {
        const id = mark.getAttribute('href').slice(1);
        marks.set(id, (marks.get(id) || []).concat(mark));
        const light = on => {
          mark.classList.toggle('lit', on);
          const row = document.getElementById(id);
          if (row) row.classList.toggle('lit', on);
        };
        mark.addEventListener('mouseenter', () => light(true));
        mark.addEventListener('mouseleave', () => light(false));
      }
      const lightMarks = (event, on) => {
        const row = event.target.closest && event.target.closest('tr[id]');
        if (row) for (const mark of marks.get(row.id) || []) mark.classList.toggle('lit', on);
      };
      document.addEventListener('mouseover', event => lightMarks(event, true));
      document.addEventListener('mouseout', event => lightMarks(event, false));

      // A link to something inside a closed element opens it.
      const reveal = () => {
        let element = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
        const target = element;
        while (element) {
          if (element.tagName === 'DETAILS') element.open = true;
          element = element.parentElement;
        }
        if (target) {
          if (target.hidden) target.hidden = false;
          target.scrollIntoView({ block: 'nearest' });
        }
      };
      addEventListener('hashchange', reveal);
      reveal();
      addEventListener('beforeprint', () => { for (const details of all('details')) details.open = true; });

      // Charts.
      for (const chart of all('.chart')) {
        const scroller = chart.querySelector('.scroller'), canvas = chart.querySelector('.canvas');
        const readout = chart.querySelector('.readout');
        const from = Number(chart.dataset.start), to = Number(chart.dataset.end);
        const label = time => {
          const thousandths = Math.round(time * 1000);
          if (chart.dataset.unit === 'milliseconds') return thousandths.toLocaleString('en-US') + ' ms';
          const whole = Math.floor(thousandths / 1000), hours = Math.floor(whole / 3600);
          const pad = number => String(number).padStart(2, '0'), minutes = Math.floor(whole / 60) % 60;
          const fraction = String(thousandths % 1000 + 1000).slice(1).replace(/0+$/, '');
          return (hours ? hours + ':' + pad(minutes) : minutes) + ':' + pad(whole % 60) + (fraction ? '.' + fraction : '');
        };
        const lanes = all('.lane[data-lane]', chart).map(lane => ({
          name: lane.dataset.lane,
          items: all('[data-start]', lane).map(item => ({
            start: Number(item.dataset.start),
            end: item.dataset.end === undefined ? null : Number(item.dataset.end),
            label: item.querySelector('title').textContent.replace(/ \\([^()]*\\)$/, ''),
          })),
        }));
        const moments = [...new Set(lanes.flatMap(lane =>
          lane.items.flatMap(item => item.end === null ? [item.start] : [item.start, item.end])))]
          .sort((one, other) => one - other);
        const cursor = document.createElement('div');
        cursor.className = 'cursor';
        cursor.hidden = true;
        canvas.append(cursor);
        let now = null, zoom = 1;
        const track = () => chart.querySelector('.track').getBoundingClientRect();
        const place = () => {
          if (now === null) return;
          const box = track(), origin = canvas.getBoundingClientRect();
          cursor.style.left = box.left - origin.left + (now - from) / (to - from) * box.width + 'px';
          cursor.hidden = false;
        };
        const show = time => {
          now = clamp(time, from, to);
          place();
          const slack = (to - from) / 400;
          const lines = [];
          for (const lane of lanes) {
            const here = lane.items.filter(item => item.end === null
              ? Math.abs(item.start - now) <= slack : item.start <= now && now <= item.end);
            const past = lane.items.filter(item => item.start <= now).pop();
            if (here.length) {
              const names = [...new Set(here.map(item => item.label))];
              lines.push(lane.name + ': ' + names.slice(0, 3).join(', ')
                + (names.length > 3 ? ' and ' + (names.length - 3) + ' more' : ''));
            } else if (past && past.end === null) {
              lines.push(lane.name + ': since ' + label(past.start) + ' ' + past.label);
            }
          }
          readout.textContent = label(now) + (lines.length ? ' — ' + lines.join(' · ') : ' — nothing');
        };
        scroller.addEventListener('pointermove', event => {
          const box = track();
          if (event.clientX >= box.left && event.clientX <= box.right) {
            show(from + (event.clientX - box.left) / box.width * (to - from));
          }
        });
        scroller.addEventListener('keydown', event => {
          const current = now === null ? from - 1 : now;
          let time = null;
          if (event.key === 'ArrowRight') time = moments.find(moment => moment > current + 1e-9);
          if (event.key === 'ArrowLeft') time = moments.filter(moment => moment < current - 1e-9).pop();
          if (event.key === 'Home') time = moments[0];
          if (event.key === 'End') time = moments[moments.length - 1];
          if (event.key === '+' || event.key === '=') return setZoom(zoom * 2);
          if (event.key === '-') return setZoom(zoom / 2);
          if (time === null || time === undefined) return;
          event.preventDefault();
          show(time);
          const box = track(), x = box.left + (time - from) / (to - from) * box.width;
          const view = scroller.getBoundingClientRect();
          if (x < view.left + 20 || x > view.right - 20) scroller.scrollLeft += x - (view.left + view.right) / 2;
        });
        const setZoom = value => {
          const before = zoom;
          zoom = clamp(value, 1, 64);
          const middle = (scroller.scrollLeft + scroller.clientWidth / 2) / before;
          canvas.style.width = zoom * 100 + '%';
          scroller.scrollLeft = middle * zoom - scroller.clientWidth / 2;
          place();
        };
        const actions = { 'zoom-in': () => setZoom(zoom * 2), 'zoom-out': () => setZoom(zoom / 2), fit: () => setZoom(1) };
        for (const button of all('button[data-action]', chart)) {
          button.addEventListener('click', actions[button.dataset.action]);
        }
        addEventListener('resize', place);
        chart.querySelector('.tools').hidden = false;
      }
    })();
    """
}
