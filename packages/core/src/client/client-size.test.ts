import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { listAccounts } from '../contract/accounts/accounts.ts';
import { getRate } from '../contract/rates/rates.ts';
import { servedEndpoint } from '../contract/requests.ts';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

interface Piece {
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

/**
 * Vite's preload helper, added once to any page with a dynamic import: it counts for the page, not
 * for the client.
 */
const preloadHelper = 'vite/preload-helper';

/** Bundles a line of a host's code. */
async function bundle(line: string): Promise<readonly Piece[]> {
  const id = 'virtual:host';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@billfold/source', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'host',
        resolveId: (each) => (each === id ? id : null),
        load: (each) => (each === id ? line : null),
      },
      {
        name: 'no-preload-helper',
        enforce: 'pre',
        load: (each) =>
          each.includes(preloadHelper) ? 'export const __vitePreload = (load) => load();' : null,
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: id } },
  });
  if (!('output' in built)) throw new Error('The bundler watches instead of building.');
  return built.output.flatMap((each) => (each.type === 'chunk' ? [each] : []));
}
/** Everything that loads with a piece, the piece included. */
function closure(pieces: readonly Piece[], first: Piece): readonly Piece[] {
  const found = new Set([first]);
  for (const piece of found)
    for (const each of pieces) if (piece.imports.includes(each.fileName)) found.add(each);
  return [...found];
}
const gzipBytes = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
const pathsIn = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ code }) => code.match(/\/(api|v1)\/[\w/{}-]+/g) ?? []);

describe('what a host page loads (R-NFR-04)', () => {
  it('is 3.8 KB for the client, and its first call loads no other part', async () => {
    const pieces = await bundle(
      `import { createClient } from '${source('create-client.ts')}'; globalThis.used = createClient;`,
    );
    const shell = pieces.filter(({ isEntry }) => isEntry);
    const areas = pieces.find(({ fileName }) => fileName.includes('wallet-areas'));
    if (areas === undefined) throw new Error('The areas of the dialogs are no piece of their own.');
    const first = closure(pieces, areas).filter((piece) => !shell.includes(piece));
    expect(gzipBytes(shell)).toBeLessThanOrEqual(3.8 * 1_024);
    expect(pathsIn(shell)).toEqual([]);
    expect(pathsIn(first)).toContain('/api/wallets/{walletId}/accounts');
    expect(pathsIn(first).filter((path) => /^\/v1\/(auth|user|dev|dash)/.test(path))).toEqual([]);
    // The schemas of requests stay on the server.
    const { summary } = servedEndpoint(listAccounts);
    expect(first.filter(({ code }) => code.includes(summary))).toEqual([]);
  });

  it('is one call where one is imported from the contract', async () => {
    const pieces = await bundle(
      `import { getRate } from '${source('contract/index.ts')}'; globalThis.used = getRate;`,
    );
    expect(pathsIn(pieces)).toEqual(['/api/Rates/{crypto}']);
    const { summary } = servedEndpoint(getRate);
    expect(pieces.filter(({ code }) => code.includes(summary))).toEqual([]);
  });
});
