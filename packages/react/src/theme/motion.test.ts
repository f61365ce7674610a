import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeVariables } from '@billfold/core/theme';
import { expect, it } from 'vitest';
import { measures } from './measures.ts';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css.ts') && /(animation|transition)/.test(textOf(file)),
);

function textOf(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

it('a theme without motion sets every duration to nothing', () => {
  const { variables } = themeVariables({ motion: 'none' });
  for (const name of Object.keys(measures.motion))
    expect(variables[`--billfold-theme-motion-${name}`]).toBe('0s');
});

it.each(sheets)('%s moves nothing by a duration of its own', (sheet) => {
  const values =
    textOf(sheet).match(/(?:animation|transition)(?:Duration)?: [`'][^`']*[`']/g) ?? [];
  for (const value of values) {
    // The second time is a delay: what waits does not move.
    const [duration = ''] = value.match(/vars\.motion\.\w+|\b[\d.]+m?s\b/) ?? [];
    expect(duration).toMatch(/^(vars\.motion\.\w+|0s|)$/);
  }
});
