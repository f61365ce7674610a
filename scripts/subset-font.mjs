// Writes the font of the site anew from its package: the characters of English and of amounts, weights 400 to 700.
// The result is committed, because it changes with a version of the font alone; a build runs nothing of this.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// At these versions the same bytes come out. They are no dependencies: nothing else needs them.
const packages = ['@fontsource-variable/inter@5.3.0', 'subset-font@2.9.0'];
const signs = '–—‘’‚“”„•…‹›€₿−×←↑→↓↗↙≈≤≥';

const folder = mkdtempSync(join(tmpdir(), 'billfold-font-'));
try {
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  const { status } = spawnSync('npm', [...install, ...packages], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(' and ')}.`);
  const modules = join(folder, 'node_modules');
  const { default: subsetFont } = await import(
    pathToFileURL(join(modules, 'subset-font/index.js')).href
  );
  const inter = join(modules, '@fontsource-variable/inter');
  const whole = readFileSync(join(inter, 'files/inter-latin-wght-normal.woff2'));
  const font = await subsetFont(whole, printable(0x20, 0x7e) + printable(0xa0, 0xff) + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const name = `inter-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  const assets = join(import.meta.dirname, '../packages/app/public/assets');
  writeFileSync(join(assets, name), font);
  copyFileSync(join(inter, 'LICENSE'), join(assets, 'inter-license.txt'));
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
  console.log(
    'Name it in packages/app/index.html, packages/app/src/site-font.css.ts and packages/app/public/outbox.css.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {number} first @param {number} last */
function printable(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
