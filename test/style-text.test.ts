import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

const packageRoot = join(import.meta.dirname, '../packages/react');

it('the built package holds the text of its style sheet in the module for shadow trees alone', async () => {
  const built = await build({ root: packageRoot, logLevel: 'error', build: { write: false } });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const sheet = output.find(({ fileName }) => fileName === 'styles.layer.css');
  const css = sheet?.type === 'asset' ? sheet.source.toString() : '';
  const holders = output
    .filter((file) => file.type === 'chunk')
    .filter(({ code }) => code.includes('@layer billfold'));
  expect(holders.map(({ fileName }) => fileName)).toEqual(['theme/style-text.js']);
  expect(css).toContain('@layer billfold');
  expect(holders[0]?.code).toContain(JSON.stringify(css));
});
