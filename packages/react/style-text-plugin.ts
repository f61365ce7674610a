import { join, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { listSheets } from './list-sheets.ts';
import { unlayerStyles } from './unlayer-styles.ts';

const placeholder = '__BILLFOLD_STYLES__';
const styleTextFile = /\/theme\/style-text\/([\w-]+)\.ts(?:\?|$)/;

/**
 * Emits `styles.css` without a cascade layer and `styles.layer.css` with it, and writes the style texts
 * of shadow trees: a module for the sheet of each part, and one per dialog that imports those it needs.
 */
export function writeStyleText(): readonly Plugin[] {
  const sheets = new Map<string, string>();
  const recordSheets: Plugin = {
    name: 'billfold-record-styles',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.vanilla.css')) sheets.set(id, code);
    },
  };
  const writeTexts: Plugin = {
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
        const emitted = new Set<string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const [, name] = file.facadeModuleId?.match(styleTextFile) ?? [];
          if (name === undefined) continue;
          const ids = listSheets(name, (id) => this.getModuleInfo(id)).filter((id) =>
            sheets.has(id),
          );
          for (const id of ids.filter((each) => !emitted.has(each))) {
            emitted.add(id);
            const source = `export const text = ${JSON.stringify(sheets.get(id))};\n`;
            this.emitFile({ type: 'asset', fileName: `${partFolder}/${partName(id)}`, source });
          }
          file.code = importTexts(ids.map(partName));
        }
      },
    },
  };
  return [recordSheets, writeTexts];
}

const partFolder = 'theme/style-text/parts';

/** `…/src/ui/button/button.css.ts.vanilla.css` is `ui-button-button.js`. */
function partName(id: string): string {
  const path = relative(join(import.meta.dirname, 'src'), id);
  return `${path.replace(/\.css\.ts\.vanilla\.css$/, '').replaceAll(sep, '-')}.js`;
}

function importTexts(files: readonly string[]): string {
  const imports = files.map((file, at) => `import { text as text${at} } from './parts/${file}';`);
  return `${imports.join('\n')}\nexport const styleTexts = [${files.map((_, at) => `text${at}`)}];\n`;
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
      const [, name] = styleTextFile.exec(id) ?? [];
      if (name === undefined) return null;
      // From source the provider brings all styles.
      const texts = name === 'provider' ? [await buildStyles(root)] : [];
      return `export const styleTexts = ${JSON.stringify(texts)};`;
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
