import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { unlayerStyles } from './unlayer-styles.ts';

const placeholder = '__BILLFOLD_STYLES__';
const styleTextFile = /\/theme\/style-text\.ts$/;

/**
 * Emits `styles.css` without a cascade layer and `styles.layer.css` with it, and writes the latter
 * into the module that shadow trees take it from.
 */
export function writeStyleText(): Plugin {
  return {
    name: 'billfold-write-style-text',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheet = bundle['styles.css'];
        const text = sheet?.type === 'asset' ? sheet.source.toString() : '';
        if (sheet?.type === 'asset') sheet.source = unlayerStyles(text);
        emitSheet(this, 'styles.layer.css', text);
        this.emitFile(declarationOf('styles.css'));
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
 * Serves the style text to a site that compiles this package from its source. Builds the sheet on
 * request, under the root of that site, because class names are derived from paths below it.
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

/** Emits `dialogs.css` and `dialogs.layer.css`: the part of the styles that the dialogs need. */
export function emitDialogStyles(): Plugin {
  return {
    name: 'billfold-emit-dialog-styles',
    async generateBundle() {
      const entries = ['src/provider/wallet-provider.tsx', 'src/dialogs.ts'];
      const source = await buildStyles(import.meta.dirname, entries);
      emitSheet(this, 'dialogs.layer.css', source);
      emitSheet(this, 'dialogs.css', unlayerStyles(source));
    },
  };
}

interface TextAsset {
  readonly type: 'asset';
  readonly fileName: string;
  readonly source: string;
}
interface Emitter {
  readonly emitFile: (file: TextAsset) => unknown;
}

function emitSheet(bundle: Emitter, fileName: string, source: string): void {
  bundle.emitFile({ type: 'asset', fileName, source });
  bundle.emitFile(declarationOf(fileName));
}

/** Declares the sheet as a module without exports: TypeScript refuses an import that has no types. */
function declarationOf(fileName: string): TextAsset {
  return { type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' };
}

async function buildStyles(
  root: string,
  entries: readonly string[] = ['src/index.ts', 'src/screens.ts', 'src/internal.ts'],
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
