// Who may import whom (docs/architecture.md), as one table. `node scripts/layers.mjs` writes it
// into biome.json: a later override of a rule replaces an earlier one, so each repeats the whole.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const frameworks = [
  'react',
  'react/**',
  'react-dom',
  'react-dom/**',
  'preact',
  'preact/**',
  '@floating-ui/**',
  '@vanilla-extract/**',
];
const screens = ['@billfold/react', '@billfold/react/**', '@billfold/embed', '@billfold/app'];
const valtio = ['valtio', 'valtio/**'];
const fullZod = ['zod'];
const modules = ['create-client', 'create-server', 'main'];
const inside = (name) => (modules.includes(name) ? [`**/${name}.ts`] : [`**/${name}/**`]);

const coreOrder = [
  ['errors', 'platform', 'state'],
  ['money'],
  ['networks'],
  ['assets'],
  ['payment-uri'],
  ['seed-phrase', 'password-strength'],
  ['contract'],
  ['http', 'transaction-status'],
  ['client', 'create-client', 'payments', 'merchant'],
  ['i18n'],
  ['session', 'portfolio'],
  ['flows'],
];
const serverOrder = [
  ['platform'],
  ['db'],
  ['vault'],
  ['events', 'mail', 'outbox'],
  ['chains'],
  ['http'],
  ['services', 'families', 'sends', 'fees', 'history', 'watcher'],
  ['create-server', 'main'],
];

const core = [...frameworks, ...screens, '@billfold/keyring', 'billfold', 'node:*', ...fullZod];
const server = [...frameworks, ...screens, ...valtio, ...fullZod];

export const layers = [
  {
    includes: ['packages/core/src/**'],
    forbidden: [...core, ...valtio],
    message: 'core is free of frameworks, of Node and of the packages built on it',
  },
  ...toTheRight('packages/core/src', coreOrder, [...core, ...valtio]),
  ...contractLayers([...core, ...valtio]),
  {
    includes: ['packages/core/src/state/store.ts'],
    forbidden: [...core, 'valtio', 'valtio/react', ...coreOrder.slice(1).flat().flatMap(inside)],
    message: 'state/store.ts alone knows valtio, and only its vanilla part',
  },
  {
    includes: ['packages/keyring/src/**'],
    forbidden: [...frameworks, ...screens, ...valtio, ...fullZod, 'billfold', 'node:*'],
    message: 'keyring does no I/O and runs in a browser',
  },
  {
    includes: ['packages/{react,embed,app}/src/**'],
    forbidden: ['billfold', '@billfold/keyring', 'node:*', ...valtio, ...fullZod],
    message: 'screens never see the server, and keys only in the secret frame',
  },
  {
    includes: ['packages/server/src/**'],
    forbidden: server,
    message: 'the server has no screen',
  },
  ...toTheRight('packages/server/src', serverOrder, server),
];

function toTheRight(root, order, always) {
  return order.slice(0, -1).flatMap((folders, place) =>
    folders
      .filter((folder) => folder !== 'contract')
      .map((folder) => ({
        includes: [`${root}/${folder}/**`, `${root}/${folder}.ts`],
        forbidden: [
          ...always,
          ...order
            .slice(place + 1)
            .flat()
            .flatMap(inside),
        ],
        message: `${folder} may not import what stands to its right`,
      })),
  );
}

/** The contract has folders named like clients (`payments`, `merchant`), so depth tells them apart. */
function contractLayers(always) {
  const clients = ['payments', 'merchant'];
  const right = coreOrder
    .slice(coreOrder.findIndex((folders) => folders.includes('contract')) + 1)
    .flat()
    .filter((folder) => !clients.includes(folder))
    .flatMap(inside);
  return [
    ['packages/core/src/contract/*.ts', '..'],
    ['packages/core/src/contract/*/**', '../..'],
  ].map(([files, up]) => ({
    includes: [files],
    forbidden: [...always, ...right, ...clients.map((folder) => `${up}/${folder}/**`)],
    message: 'contract may not import what stands to its right',
  }));
}

export function biomeOverrides() {
  return layers.map(({ includes, forbidden, message }) => ({
    // Tests may reach for Node and for their oracles; the layers bind what ships.
    includes: [...includes, '!**/*.test.ts', '!**/*.test.tsx', '!**/*.conformance.ts'],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: { patterns: [{ group: forbidden, message }] },
          },
        },
      },
    },
  }));
}

if (import.meta.filename === process.argv[1]) {
  const file = join(import.meta.dirname, '..', 'biome.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const rest = config.overrides.filter(
    (override) => !override.linter?.rules?.style?.noRestrictedImports,
  );
  config.overrides = [...rest, ...biomeOverrides()];
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
