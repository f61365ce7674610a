// Layers and directions of imports (docs/architecture.md), types included. `npm test` runs it.

/**
 * Areas of a package, lowest first. An area imports the ones before it and none of those after it;
 * areas that share a place may know each other.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
const areas = {
  core: [
    ['csv', 'errors', 'platform', 'state', 'theme'],
    ['query'],
    ['money'],
    ['networks'],
    ['assets'],
    ['payment-uri'],
    ['seed-phrase', 'password-strength'],
    ['contract'],
    ['transaction-status'],
    ['http'],
    ['client', 'create-client', 'payments', 'merchant'],
    ['i18n'],
    ['session', 'portfolio'],
    ['flows'],
    ['script-tag'],
    ['testing'],
    ['index', 'internal'],
  ],
  react: [
    ['theme', 'state', 'secure-frame'],
    ['context'],
    ['query'],
    ['ui'],
    ['provider'],
    ['dialogs'],
    ['screens'],
    ['hooks'],
    ['index', 'internal'],
    ['test-support'],
  ],
  app: [
    ['common'],
    ['signing'],
    // The checkout and the frame of secrets are pages of their own, which share `common` alone with the site.
    ['pay', 'secure'],
    ['session', 'live', 'updates'],
    ['services'],
    ['routing'],
    ['shell'],
    ['sandbox', 'embed'],
    ['screens'],
    ['dialogs'],
    ['site'],
    ['app'],
    ['main'],
  ],
  server: [
    ['refusal-texts'],
    ['platform'],
    ['db'],
    ['vault'],
    ['logos'],
    ['events', 'mail', 'outbox'],
    ['chains'],
    ['http'],
    ['csv', 'rate-limit', 'rates', 'identity-providers'],
    ['context'],
    ['idempotency', 'users', 'referrals'],
    ['security-events', 'transaction-mails'],
    ['sessions', 'passwords'],
    ['embed-sessions', 'personal-tokens', 'two-factor', 'step-up'],
    ['auth'],
    ['credentials'],
    ['businesses'],
    ['business-mails'],
    ['api-keys', 'embed-settings'],
    ['signed-requests'],
    ['webhooks'],
    ['merchant', 'request-log'],
    ['external-login', 'security-score', 'user-deletion', 'user-exports'],
    ['wallets'],
    ['accounts', 'contacts', 'live'],
    ['balance-chart', 'history', 'statistics', 'families'],
    ['payment-requests'],
    ['sends', 'wallet-export', 'watcher', 'balance-checks', 'balance-probes'],
    ['fees', 'payments-accounts', 'sandbox', 'system'],
    ['customers', 'payment-links', 'sale-items'],
    ['billing', 'link-invoices'],
    ['affiliates'],
    [
      'checkout',
      'payer-mails',
      'payouts',
      'receipts',
      'refunds',
      'reports',
      'secure-frame',
      'sweeps',
      'transfers-out',
    ],
    ['business-notifications', 'digests', 'gas-warnings'],
    ['retention', 'bind-user-services', 'bind-business-services', 'bind-merchant-api', 'demo'],
    ['commands'],
    ['create-server', 'main'],
  ],
};

const tests = '\\.(test|stories|conformance|fixture)\\.tsx?$|/(testing|test-support)/';
const frameworks = ['react', 'react-dom', 'preact', '@floating-ui', '@vanilla-extract'];

/** @param {string} name @param {readonly string[]} list */
const inside = (name, list) => `^packages/${name}/src/(${list.join('|')})(/|\\.tsx?$)`;
/** @param {readonly string[]} names */
const packages = (names) =>
  names.map((name) =>
    name === 'server'
      ? '^packages/server/|^billfold$'
      : `^packages/${name}/|^@billfold/${name}(/|$)`,
  );
/** @param {readonly string[]} names of npm packages with everything below them */
const modules = (names) => names.map((name) => `(^|/node_modules/)${name}(/|$)`);
const wholeZod = '^zod$|/node_modules/zod/(?!mini/|v4/(mini|core|locales)/)';

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @param {string} name */
const source = (name) => ({ path: `^packages/${name}/src/`, pathNot: tests });

const directions = Object.entries(areas).flatMap(([name, order]) =>
  order
    .slice(0, -1)
    .map((list, place) =>
      forbid(
        `${name}: ${list.join(', ')}`,
        'An area imports only areas that come before it in .dependency-cruiser.mjs.',
        { path: inside(name, list), pathNot: tests },
        { path: inside(name, order.slice(place + 1).flat()) },
      ),
    ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    forbid(
      'resolves',
      'An import names a file or a package that exists.',
      {},
      {
        couldNotResolve: true,
      },
    ),
    forbid(
      'no cycles',
      'No file leads back to itself, by types neither: a type that two files need has a file below both.',
      {},
      { circular: true },
    ),
    forbid(
      'core is portable',
      'core knows no framework, no other package of ours and only zod/mini.',
      source('core'),
      {
        path: [
          ...modules([...frameworks, 'valtio']),
          ...packages(['react', 'embed', 'app', 'keyring', 'server']),
          wholeZod,
        ],
        pathNot: '/node_modules/valtio/(esm/)?vanilla|^valtio/vanilla$',
      },
    ),
    forbid(
      'state/store.ts wraps valtio',
      'Only core/src/state/store.ts imports valtio, and only its vanilla part.',
      { path: '^packages/', pathNot: '^packages/core/src/state/store\\.ts$' },
      { path: modules(['valtio']) },
    ),
    forbid(
      'browser code has no Node',
      'core, keyring, react, embed and app run in a browser.',
      { path: '^packages/(core|keyring|react|embed|app)/src/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid('keyring is pure', 'keyring does no I/O and knows core alone.', source('keyring'), {
      path: [
        ...modules([...frameworks]),
        ...packages(['react', 'embed', 'app', 'server']),
        wholeZod,
      ],
    }),
    forbid(
      'screens have no keys and no server',
      'react, embed and app import neither the server nor the keyring, which the signing worker alone has.',
      {
        ...source('(react|embed|app)'),
        pathNot: `${tests}|^packages/app/src/signing/(signing-worker|serve-signing|sign-task)\\.ts$`,
      },
      { path: [...packages(['server', 'keyring']), wholeZod] },
    ),
    forbid(
      'the signing worker is apart',
      'Its code holds secrets: pages start it by the address of its entry, and import nothing else of it.',
      {
        path: '^packages/app/src/',
        pathNot: `${tests}|^packages/app/src/signing/(signing-worker|serve-signing)\\.ts$`,
      },
      { path: '^packages/app/src/signing/(serve-signing|sign-task)\\.ts$' },
    ),
    forbid(
      'argon2id runs in the signing worker',
      'On the main thread it would block the page.',
      { path: '^packages/', pathNot: `${tests}|^packages/app/src/signing/serve-signing\\.ts$` },
      { path: modules(['hash-wasm']) },
    ),
    forbid(
      'the server has no screen',
      'The server imports no framework and no package that draws.',
      source('server'),
      { path: [...modules(frameworks), ...packages(['react', 'embed', 'app'])] },
    ),
    forbid(
      'no test code in shipped code',
      'What ships imports no test, story or fixture.',
      { path: '^packages/[^/]+/src/', pathNot: tests },
      { path: '\\.(test|stories|conformance)\\.tsx?$|/test-support/' },
    ),
    ...directions,
  ],
  options: {
    doNotFollow: { path: ['node_modules', '\\.(test|stories|conformance)\\.tsx?$'] },
    // Type-only imports count: a type is as much a dependency as a value.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@billfold/source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
export default configuration;
