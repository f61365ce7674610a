import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';

const core = join(import.meta.dirname, '../packages/core/src/index.ts');
const folder = mkdtempSync(join(tmpdir(), 'billfold-shaken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that a bundler keeps of core for a page which uses only `names`. */
async function bundleOf(names: readonly string[]): Promise<string> {
  const input = join(folder, 'page.js');
  const list = names.join(', ');
  writeFileSync(input, `import { ${list} } from '${core}';\nglobalThis.used = [${list}];\n`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: join(folder, 'out'),
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        external: (id) => !/^[./\0]/.test(id),
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  });
  return readFileSync(join(folder, 'out/page.js'), 'utf8');
}

/** What only one part of core says. */
const marks = {
  words: 'abandon ability able',
  assets: 'Shiba Inu',
  addresses: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
};

describe('a page takes of core only what it uses', () => {
  it.each([
    { names: ['validateSeedPhrase'], carries: ['words'] },
    { names: ['englishWords'], carries: ['words'] },
    { names: ['checkSeedPhrase', 'normalizeSeedPhrase', 'passwordStrength'], carries: [] },
    { names: ['getAsset'], carries: ['assets'] },
    { names: ['toDisplayCode', 'assetSymbols', 'networkLabels', 'feePriorities'], carries: [] },
    { names: ['parseAmount', 'formatAmount', 'toUsd', 'feeUsd', 'maxSpendable'], carries: [] },
    { names: ['formatDate', 'shortenAddress', 'estimateTime', 'staticFeeLabels'], carries: [] },
    { names: ['validateAddress'], carries: ['addresses'] },
    { names: ['parsePaymentUri'], carries: ['assets', 'addresses'] },
  ])('$names carry $carries', async ({ names, carries }) => {
    const text = await bundleOf(names);
    const found = Object.entries(marks).filter(([, mark]) => text.includes(mark));
    expect(found.map(([name]) => name)).toEqual(carries);
  });

  it('leaves out the list of words unless it is asked for it, or to validate a seed phrase', async () => {
    const exports = Object.keys(await import('../packages/core/src/index.ts'));
    const withWords = ['validateSeedPhrase', 'englishWords'];
    expect(exports).toEqual(expect.arrayContaining(withWords));
    const others = exports.filter((name) => !withWords.includes(name));
    expect(await bundleOf(others)).not.toContain(marks.words);
  });
});
