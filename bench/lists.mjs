// Measures long lists in Chromium at a quarter of its speed: 100,000 rows scrolled, a picker of 10,000.
// `--rounds <n>` takes the median of n, at least 9.
import { parseArgs } from 'node:util';
import { servePages } from './report/build-pages.mjs';
import { accountsPage, bareRowsPage, richRowsPage, rowsPage } from './report/list-pages.mjs';
import { scrollRows } from './report/scroll-rows.mjs';
import { clickTo, metric, startSlowPages } from './report/slow-page.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Math.max(9, Number(values.rounds));
const frames = 120;
const rowHeight = 56;
const taken = { bare: newTimes(), ours: newTimes(), rich: newTimes(), few: [], many: [] };

const served = await servePages(
  {
    bare: { script: bareRowsPage },
    ours: { script: rowsPage },
    rich: { script: richRowsPage },
    accounts: { script: accountsPage },
  },
  { fromSource: true },
);
const pages = await startSlowPages(served.url);
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['bare', 'ours', 'rich'])
      await pages.visit(`${name}.html`, '[role=listitem]', async (page, devtools) => {
        taken[name].slow.push(await scroll(page, devtools, { name, rowsPerFrame: 3 }));
        taken[name].fast.push(await scroll(page, devtools, { name, rowsPerFrame: 100 }));
      });
    await pages.visit('accounts.html#10', '[role=combobox]', (page) => openPicker(page, taken.few));
    await pages.visit('accounts.html#10000', '[role=combobox]', (page) =>
      openPicker(page, taken.many),
    );
  }
} finally {
  await pages.close();
  await served.close();
}

const cpu = 'ms of processor per frame';
printSection({
  title: 'Long lists',
  text: `Chromium with its processor slowed four times, median of ${rounds} fresh pages each, ${frames} frames each; a frame’s cost is time of the processor on the page’s main thread.`,
  head: ['What', 'value', 'range', 'of bare', 'gate', ''],
  rows: [
    row(`100,000 bare rows, 3 a frame: ${cpu}`, taken.bare.slow),
    row('the same in a VirtualList', taken.ours.slow, { bare: taken.bare.slow, gate: 6 }),
    row('the same, each made of our parts', taken.rich.slow, { bare: taken.bare.slow }),
    row(`100,000 bare rows, 100 a frame: ${cpu}`, taken.bare.fast),
    row('the same in a VirtualList', taken.ours.fast, { bare: taken.bare.fast, gate: 11 }),
    row('the same, each made of our parts', taken.rich.fast, { bare: taken.bare.fast }),
    blankRow('frames of a VirtualList without a row in sight', taken.ours.blank),
    blankRow('the same, each made of our parts', taken.rich.blank),
    row('a picker of 10 accounts: click to painted list, ms', taken.few),
    row('the same of 10,000', taken.many, { bare: taken.few, gate: 80 }),
  ],
});

function newTimes() {
  return { slow: [], fast: [], blank: [] };
}

function row(what, list, { bare, gate } = {}) {
  const value = median(list);
  const range = `${Math.min(...list).toFixed(1)}–${Math.max(...list).toFixed(1)}`;
  const times = bare === undefined ? '' : `${(value / median(bare)).toFixed(1)}×`;
  return [what, value.toFixed(1), range, times, `${gate ?? '–'}`, verdict(value, gate)];
}

/** The most of any scroll: one is one too many. */
function blankRow(what, list) {
  const most = Math.max(...list);
  return [what, `${most}`, '', '', '0', verdict(most, 0)];
}

/** Milliseconds of the main thread per frame. */
async function scroll(page, devtools, { name, rowsPerFrame }) {
  const before = await metric(devtools, 'TaskDuration');
  const blank = await page.evaluate(scrollRows, { frames, step: rowsPerFrame * rowHeight });
  const after = await metric(devtools, 'TaskDuration');
  taken[name].blank.push(blank);
  return ((after - before) * 1_000) / frames;
}

async function openPicker(page, list) {
  const [{ painted }] = await clickTo(page.getByRole('combobox'), '[role=option]');
  list.push(painted);
}
