import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

const placeholder = '__BILLFOLD_STYLES__';
const styleTextFile = /\/theme\/style-text\.ts$/;

/** Writes the text of the emitted `styles.css` into the module that shadow trees take it from. */
export function writeStyleText(): Plugin {
  return {
    name: 'billfold-write-style-text',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheet = bundle['styles.css'];
        const text = sheet?.type === 'asset' ? sheet.source.toString() : '';
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.facadeModuleId?.match(styleTextFile))
            file.code = file.code.replace(new RegExp(`(["'])${placeholder}\\1`), () =>
              JSON.stringify(text),
            );
      },
    },
  };
}

/**
 * The same for a site that compiles this package from its source: builds the sheet when it is asked
 * for, under the root of that site, because class names follow from paths below it.
 */
export function serveStyleText(): Plugin {
  let root = '';
  return {
    name: 'billfold-serve-style-text',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!styleTextFile.test(id.split('?')[0] ?? '')) return null;
      return `export const styleText = ${JSON.stringify(await buildStyles(root))};`;
    },
  };
}

async function buildStyles(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` })],
    resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: join(import.meta.dirname, 'src/index.ts'),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: { external: (id) => /^[a-z@]/.test(id) && !id.startsWith('src/') },
    },
  });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const sheet = output.find(({ fileName }) => fileName === 'styles.css');
  return sheet?.type === 'asset' ? sheet.source.toString() : placeholder;
}
