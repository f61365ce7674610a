// Counts what a newcomer has to find their way through: public names, files, chunks, scripts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printSection, verdict } from './report/table.mjs';

const root = join(import.meta.dirname, '..');
const core = join(root, 'packages/core/dist');
const isTest = (file) => /\.(test|stories|conformance)\.tsx?$/.test(file);

const values = Object.keys(await import(join(core, 'index.js'))).length;
const declarations = statSync(join(core, 'index.d.ts')).size / 1024;
const sends = ['packages/core/src/flows/send', 'packages/react/src/dialogs/send']
  .flatMap((folder) => filesIn(folder))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file));
const chunks = filesIn('packages/app/dist').filter((file) => file.endsWith('.js'));
const small = chunks.filter((file) => statSync(file).size < 1.2 * 1024);
const scripts = filesIn('scripts').filter((file) => file.endsWith('.mjs'));
const lines = scripts.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0);

printSection({
  title: 'Structure',
  text: 'Import cycles, openings of docstrings and citations of papers outside the repository are refused by `npm test`.',
  head: ['What', '', 'gate', ''],
  rows: [
    row('values of the entry @billfold/core', values, 90),
    row('its declarations, KB', declarations, 90),
    row('files of Send in core and react, tests apart', sends.length, 60),
    row(`chunks of the site under 1.2 KB, of ${chunks.length}`, small.length, 10),
    row(`scripts of the front door, ${lines} lines`, scripts.length, 8),
  ],
});

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function row(what, value, gate) {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1);
  return [what, shown, String(gate), verdict(value, gate)];
}
