import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../packages/core/src');
const published = Object.keys(await import('../packages/core/src/index.ts'));
const folder = mkdtempSync(join(tmpdir(), 'billfold-shaken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Code of core that a bundler keeps for a page which uses only `names`, public or internal. */
async function bundleOf(names: readonly string[]): Promise<string> {
  const input = join(folder, 'page.js');
  const imports = names.map((name) => {
    const entry = published.includes(name) ? 'index.ts' : 'internal.ts';
    return `import { ${name} } from '${join(source, entry)}';`;
  });
  writeFileSync(input, `${imports.join('\n')}\nglobalThis.used = [${names.join(', ')}];\n`);
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

/** Text that only one part of core contains. */
const marks = {
  words: 'abandon ability able',
  assets: 'Shiba Inu',
  addresses: '@scure/base',
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
    const withWords = ['validateSeedPhrase', 'englishWords'];
    expect(published).toEqual(expect.arrayContaining(withWords));
    const others = published.filter((name) => !withWords.includes(name));
    expect(await bundleOf(others)).not.toContain(marks.words);
  });
});
