import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import dts from 'rollup-plugin-dts';

// Entry name in dist → module, per published package.
const packages = {
  core: {
    index: 'index',
    flows: 'flows',
    i18n: 'i18n',
    locales: 'locales',
    contract: 'contract/index',
    payments: 'payments/index',
    merchant: 'merchant/index',
    'script-tag': 'script-tag/index',
    testing: 'testing/index',
    theme: 'theme/index',
  },
  keyring: { index: 'index', vault: 'vault' },
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

const compiledContract = resolve('node_modules/.cache/tsc/core/contract');

/** The contract entry, and the files whose names it exports. */
const contractFiles = new Set([
  `${compiledContract}/index.ts`,
  ...[
    ...readFileSync(`${compiledContract}/index.d.ts`, 'utf8').matchAll(/from '\.\/([^']+)\.ts'/g),
  ].map(([, file]) => `${compiledContract}/${file}.ts`),
]);

/**
 * Makes the other entries of core name the types of the wire by `@billfold/core/contract`: each is
 * declared once, and a change of the wire is one difference in etc/.
 */
const contractByName = {
  name: 'contract-by-name',
  resolveId(id, importer) {
    if (!importer || importer.startsWith(compiledContract)) return undefined;
    return contractFiles.has(resolve(dirname(importer), id))
      ? { id: '@billfold/core/contract', external: true }
      : undefined;
  },
};

/** Makes the catalogues name the type of a loader by `@billfold/core/i18n`, which has the keys of all texts. */
const loaderByName = {
  name: 'loader-by-name',
  resolveId(id, importer) {
    return importer?.endsWith('/i18n/load-catalogue.d.ts') && id !== './match-locale.ts'
      ? { id: '@billfold/core/i18n', external: true }
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
  plugins: [
    publishedSchema,
    contractByName,
    loaderByName,
    sourceExtensions,
    dts({ tsconfig: `packages/${name}/tsconfig.json` }),
  ],
}));
