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

/** Emits `dialogs.css` beside `styles.css`: what a page with the dialogs alone needs of it. */
export function emitDialogStyles(): Plugin {
  return {
    name: 'billfold-emit-dialog-styles',
    async generateBundle() {
      const entries = ['src/provider/wallet-provider.tsx', 'src/dialogs.ts'];
      const source = await buildStyles(import.meta.dirname, entries);
      this.emitFile({ type: 'asset', fileName: 'dialogs.css', source });
    },
  };
}

async function buildStyles(
  root: string,
  entries: readonly string[] = ['src/index.ts', 'src/screens.ts'],
): Promise<string> {
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
        entry: entries.map((file) => join(import.meta.dirname, file)),
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
