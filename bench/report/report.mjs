// Runs every measurement and puts the tables together; `--write` keeps them in docs/performance.md.
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/browser.mjs';

const bench = join(import.meta.dirname, '..');
const isWritten = process.argv.includes('--write');
// How busy the machine was with other things, before we add to it.
const [load] = loadavg();
// The libraries of others are 3 GB to install: they are measured by name alone.
const names = readdirSync(bench).filter((file) => file.endsWith('.mjs') && file !== 'peers.mjs');
const sections = names.map(measure);
if (isWritten) {
  const file = join(bench, '../docs/performance.md');
  writeFileSync(file, document(sections));
  spawnSync(join(bench, '../node_modules/.bin/biome'), ['format', '--write', file]);
  console.log('Written to docs/performance.md.');
}

function measure(file) {
  const { status, stdout } = spawnSync(process.execPath, [join(bench, file)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  console.log(stdout);
  return stdout.trim();
}

function document(parts) {
  return `# Performance

Written by \`npm run bench -- --write\`. Bytes are exact; times depend on the machine, so each is
compared with something bare that was measured in the same run. A gate that is not held is shown as missed.

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${chromiumVersion()}, ${cpus().length} processors, load ${load.toFixed(1)} before the run.

${parts.join('\n\n')}
`;
}

function chromiumVersion() {
  const { stdout } = spawnSync(findChromium(), ['--version'], { encoding: 'utf8' });
  return /Chrom\w+ \d+/.exec(stdout)?.[0] ?? 'no Chromium';
}
