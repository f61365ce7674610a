import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import dts from 'rollup-plugin-dts';

// Entry name in dist → module, per published package.
const packages = {
  core: {
    index: 'index',
    flows: 'flows',
    i18n: 'i18n',
    contract: 'contract/index',
    payments: 'payments/index',
    merchant: 'merchant/index',
    testing: 'testing/index',
    theme: 'theme/index',
  },
  keyring: { index: 'index' },
  react: {
    index: 'index',
    dialogs: 'dialogs',
    hooks: 'hooks',
    screens: 'screens',
    theme: 'theme/theme.css',
  },
};

/** tsc keeps `./x.ts` in its declarations; without this they would silently stay outside. */
const sourceExtensions = {
  name: 'source-extensions',
  resolveId(id, importer) {
    if (!importer || !/^\..*\.tsx?$/.test(id) || id.endsWith('.d.ts')) return undefined;
    const file = resolve(dirname(importer), id.replace(/\.tsx?$/, '.d.ts'));
    return existsSync(file) ? file : undefined;
  },
};

/** Inside, a schema is one of zod; who installs core needs no types but its own. */
const publishedSchema = {
  name: 'published-schema',
  resolveId(id, importer) {
    return importer && id === './schema-base.ts'
      ? resolve(dirname(importer), 'schema-published.d.ts')
      : undefined;
  },
};

export default Object.entries(packages).map(([name, entries]) => ({
  input: Object.fromEntries(
    Object.entries(entries).map(([entry, module]) => [
      entry,
      `node_modules/.cache/tsc/${name}/${module}.d.ts`,
    ]),
  ),
  output: {
    dir: `packages/${name}/dist`,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'chunks/[name].d.ts',
  },
  external: (id) => !/^[./]/.test(id) && !id.includes('\0'),
  plugins: [publishedSchema, sourceExtensions, dts({ tsconfig: `packages/${name}/tsconfig.json` })],
}));
