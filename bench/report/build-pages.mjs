// Pages of a host, built from the packages by its own bundler and served from a folder.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { serveFolder } from '../../scripts/serve.mjs';
import { makeHost } from './build-entry.mjs';

const source = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'] },
  ssr: { resolve: { conditions: ['@billfold/source', 'node', 'production'] } },
};

/**
 * Serves each page at its name: a script of ours in an empty page, or a whole page as it is written.
 * `fromSource` builds our packages from their sources, for pages with parts that are not public.
 * @param {Record<string, { script: string } | { page: string }>} pages
 * @param {{ fromSource?: boolean }} [options]
 */
export async function servePages(pages, { fromSource = false } = {}) {
  const host = makeHost();
  const dist = join(host, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const [name, { script, page = emptyPage(name) }] of Object.entries(pages)) {
    if (script !== undefined) writeFileSync(join(host, `${name}.js`), script);
    writeFileSync(join(host, `${name}.html`), page);
  }
  await build({
    root: host,
    configFile: false,
    logLevel: 'silent',
    ...(fromSource ? source : {}),
    build: {
      target: 'es2022',
      rolldownOptions: { input: Object.keys(pages).map((name) => join(host, `${name}.html`)) },
    },
  });
  const served = await serveFolder(dist);
  return {
    url: served.url,
    close: async () => {
      await served.close();
      rmSync(host, { recursive: true, force: true });
    },
  };
}

function emptyPage(name) {
  return `<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/${name}.js"></script>`;
}
