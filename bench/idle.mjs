// Measures what an idle sandbox with its demo costs: processor time and memory, alone and with a browser tab open.
//   --seconds <number>   how long each row is measured; 60 unless told
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../scripts/product.mjs';
import { openIdleTab } from './load/idle-tab.mjs';
import { cpuMs, proportionalMb } from './load/measure.mjs';
import { printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);
// The last blocks of the demo are confirmed, and the work of the first page is done.
const settleSeconds = 90;
const gates = { percent: 1, mb: 250 };

if (!existsSync('/proc/self/stat')) {
  console.log('## Idle\n\nNot measured: processor time is read from /proc, which only Linux has.');
  process.exit(0);
}
const data = mkdtempSync(join(tmpdir(), 'billfold-bench-'));
const product = await startProduct({ data, env: { BILLFOLD_DEMO: '1' } });
try {
  const alone = await measure();
  const tab = await openIdleTab(product.url, data);
  const watched = await measure().finally(() => tab.close());
  printSection({
    title: 'Idle',
    text: `A sandbox that has just made its demo wallet, on the embedded database. Processor time of ${seconds} s that begin ${settleSeconds} s after the ready line or the painted tab, and memory at their end; the signer is counted, the browser is not, and a page of memory that server and signer share counts once.`,
    head: ['What', 'of a core', 'gate', '', 'MB', 'gate', ''],
    rows: [row('nobody connected', alone), row('one tab on the portfolio', watched)],
  });
} finally {
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

async function measure() {
  await rest(settleSeconds);
  const [cpuBefore, begun] = [cpuMs(product.pid), performance.now()];
  await rest(seconds);
  const percent = (100 * (cpuMs(product.pid) - cpuBefore)) / (performance.now() - begun);
  return { percent, mb: proportionalMb(product.pid) };
}

function rest(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration * 1_000));
}

function row(what, { percent, mb }) {
  return [
    what,
    `${percent.toFixed(2)} %`,
    `≤ ${gates.percent} %`,
    verdict(percent, gates.percent),
    mb.toFixed(0),
    `≤ ${gates.mb}`,
    verdict(mb, gates.mb),
  ];
}
