import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const site = join(import.meta.dirname, '../packages/app');
const assets = join(site, 'public/assets');
const [name = ''] = readdirSync(assets).filter((file) => file.endsWith('.woff2'));
const read = (path: string): string => readFileSync(join(site, path), 'utf8');

it('the font of the site has at most 35 KB, is named by its content and has its licence beside it', () => {
  const font = join(assets, name);
  expect(statSync(font).size).toBeLessThanOrEqual(35 * 1_024);
  const hash = createHash('sha256').update(readFileSync(font)).digest('hex').slice(0, 8);
  expect(name).toBe(`inter-${hash}.woff2`);
  expect(read('public/assets/inter-license.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

it('the site preloads the font that its style names, the checkout does not, and no other part of the product names it', () => {
  expect(read('index.html')).toContain(
    `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`,
  );
  // On a slow network it would keep the checkout waiting; there the page stays in the font that it was drawn in.
  expect(read('pay.html')).not.toContain('woff2');
  expect(read('src/site-font.css.ts')).toContain(`url(/assets/${name})`);
  const built = join(import.meta.dirname, '../packages/react/dist/styles.css');
  if (existsSync(built)) expect(readFileSync(built, 'utf8')).not.toContain('@font-face');
});
