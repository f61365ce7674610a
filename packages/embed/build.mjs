// Builds the script tag: first the chunks, then the loader, which contains the names of some of them,
// then the hashes for `integrity` attributes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const require = createRequire(import.meta.url);

// Absolute files: a plain alias does not reach the packages inside pnpm's store.
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};
const alias = Object.entries(preact).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: require.resolve(file).replace(/client\.js$/, 'client.mjs'),
}));

// Vite evaluates the styles in an environment of their own, under these conditions.
const source = ['@billfold/source', 'node', 'production'];
const entries = {
  client: 'src/widget/create-widget-client.ts',
  receive: 'src/widget/index.tsx',
  send: 'src/widget/embedded-send.tsx',
  wallet: 'src/widget/embedded-wallet.tsx',
};
const widgetBuild = {
  input: entries,
  output: {
    format: 'es',
    entryFileNames: 'chunks/[name]-entry-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
};
// Built several times. The drafts show the styles of the drawn parts, which the last build contains as
// text, and the modules of each opening. The last build puts the modules of the first opening into two files that
// load in parallel: the client, which calls first, and the dialog. What an earlier part loads on demand keeps files of its
// own, or it would bring the whole file of a later part along, which contains it too.
const unstyled = { __STYLES__: '""', __SEND_STYLES__: '""', __SCREEN_STYLES__: '""' };
const { client: ofCalls, receive: ofReceive, send: ofSending } = entries;
const receiveDraft = await draftOf({ client: ofCalls, receive: ofReceive });
const draft = await draftOf({ client: ofCalls, receive: ofReceive, send: ofSending });
const walletDraft = await draftOf(entries);
const dialogRules = rulesOf(receiveDraft);
const ofClient = modulesBehind(draft, ['client', 'wallet-areas']);
const ofDialog = modulesBehind(draft, [
  'receive',
  'receive-surface',
  'in-shadow',
  'notification-stack',
]);
const ofSend = modulesBehind(draft, ['send', 'send-surface']);
const ofWallet = modulesBehind(walletDraft, ['wallet']);
const files = await bundle({
  ...widgetBuild,
  isFirst: true,
  output: {
    ...widgetBuild.output,
    codeSplitting: {
      groups: [
        { name: 'client', test: (id) => ofClient.has(id), priority: 5 },
        { name: 'receive', test: (id) => ofDialog.has(id), priority: 4 },
        ...groupsOnDemand(draft, { within: modulesIn(receiveDraft), priority: 3 }),
        { name: 'send', test: (id) => ofSend.has(id), priority: 2 },
        ...groupsOnDemand(draft, { within: modulesIn(draft), priority: 1 }),
        { name: 'wallet', test: (id) => ofWallet.has(id), priority: 0 },
      ],
    },
  },
  define: {
    __STYLES__: JSON.stringify(await minify(dialogRules)),
    __SEND_STYLES__: JSON.stringify(await minify(rulesOf(draft), dialogRules)),
    __SCREEN_STYLES__: JSON.stringify(await minify(rulesOf(walletDraft), dialogRules)),
  },
});
const client = reExportedBy('client', 'startChunks');
const widget = reExportedBy('receive', 'createWidget');
const send = reExportedBy('send', 'EmbeddedSend');
const screens = reExportedBy('wallet', 'EmbeddedWallet');
// A bundle of its own, in one file: the code of a server in memory must add nothing to the chunks of the others.
const [sandbox] = await bundle({
  input: { 'sandbox-services': 'src/widget/create-widget-sandbox.ts' },
  output: { format: 'es', entryFileNames: 'chunks/[name]-[hash].js', codeSplitting: false },
});
const list = writeHashList();
await bundle({
  input: { loader: 'src/loader.ts' },
  output: { format: 'iife', entryFileNames: 'billfold.js' },
  define: {
    __VERSION__: JSON.stringify(version),
    __CLIENT__: JSON.stringify(hashedFiles(client.file)),
    __START_CHUNKS__: JSON.stringify(client.name),
    __SANDBOX__: JSON.stringify([hashed(sandbox.fileName)]),
    __WIDGET__: JSON.stringify(hashedFiles(widget.file)),
    __CREATE_WIDGET__: JSON.stringify(widget.name),
    __SEND__: JSON.stringify(hashedFiles(send.file)),
    __EMBEDDED_SEND__: JSON.stringify(send.name),
    __HASHES__: JSON.stringify([hashed(list)]),
    __EMBEDDED_WALLET__: JSON.stringify(screens.name),
  },
});
await bundle({
  input: { checkout: 'src/checkout-loader.ts' },
  output: { format: 'iife', entryFileNames: 'billfold-checkout.js' },
});
// The chunk of the dialog contains the styles.
rmSync(join(dist, 'assets'), { recursive: true, force: true });
writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(hashes(), null, 2)}\n`);

/** Builds in memory, with readable styles. */
function draftOf(input) {
  return bundle({ ...widgetBuild, input, define: unstyled, write: false, cssMinify: false });
}

/** Returns the rules of a build in their order, each with the at-rules around it. */
function rulesOf(output) {
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return splitRules(String(sheet?.source ?? ''));
}

/** Splits a style sheet at the closing brace of each rule; at-rules with rules inside are split too. */
function splitRules(css, around = []) {
  const rules = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';' && depth === 0) {
      rules.push({ around, text: css.slice(start, at + 1).trim() });
      start = at + 1;
    }
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    const text = css.slice(start, at + 1).trim();
    start = at + 1;
    const head = text.slice(0, text.indexOf('{')).trim();
    if (/^@(layer|media|supports|container)\b/.test(head))
      rules.push(...splitRules(text.slice(text.indexOf('{') + 1, -1), [...around, head]));
    else rules.push({ around, text });
  }
  return rules;
}

/** Writes rules as a minified style sheet, without those that `known` has. */
async function minify(rules, known = []) {
  const keyOf = ({ around, text }) => [...around, text].join('{');
  const keys = new Set(known.map(keyOf));
  const css = rules
    .filter((rule) => !keys.has(keyOf(rule)))
    .map((rule) => `${keyOf(rule)}${'}'.repeat(rule.around.length)}`)
    .join('\n');
  const id = '\0rules.css';
  const [sheet] = (
    await build({
      root: here,
      configFile: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'billfold-rules',
          resolveId: (name) => (name === 'rules.css' ? id : null),
          load: (name) => (name === id ? css : null),
        },
      ],
      build: {
        ...{ target: 'es2022', cssMinify: true, write: false },
        rolldownOptions: { input: 'rules.css' },
      },
    })
  ).output.filter(({ fileName }) => fileName.endsWith('.css'));
  return String(sheet.source).trim();
}

async function bundle(options) {
  const { input, output, define, write = true, cssMinify = true, isFirst = false } = options;
  const result = await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` }),
      checkedImports(),
      inlineRuntime(),
    ],
    ssr: { resolve: { conditions: source } },
    environments: { ssr: { resolve: { conditions: source } } },
    resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'], alias },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      target: 'es2022',
      minify: 'oxc',
      cssMinify,
      modulePreload: {
        polyfill: false,
        // The file of the import itself too, also where it imports no other.
        resolveDependencies: (file, imported) =>
          [...new Set([file, ...imported])].filter((each) => !each.includes('rolldown-runtime')),
      },
      cssCodeSplit: false,
      emptyOutDir: isFirst,
      write,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(input).map(([name, file]) => [name, join(here, file)]),
        ),
        preserveEntrySignatures: 'strict',
        output,
        onLog: (level, log, handle) => {
          // Every component file of the SDK begins with "use client".
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  return result.output;
}

/** Replaces the helper of the bundler around each import on demand by ours, which checks the files first. */
function checkedImports() {
  const source = join(here, 'src/widget/chunk-check.ts');
  return {
    name: 'billfold-checked-imports',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? `export { checkedImport as __vitePreload } from ${JSON.stringify(source)};`
        : null,
  };
}

/** Copies the helpers of the bundler into each chunk that imports them: a file less to wait for. */
function inlineRuntime() {
  return {
    name: 'billfold-inline-runtime',
    generateBundle(_, files) {
      const runtime = Object.values(files).find(({ name }) => name === 'rolldown-runtime');
      if (runtime === undefined) return;
      const importOfIt = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
      const [, helpers, exported] = /^(.*)export\{([^}]*)\};\s*$/s.exec(runtime.code);
      const values = exported.replace(/(\w+) as (\w+)/g, '$2:$1');
      for (const file of Object.values(files))
        file.code = file.code?.replace(importOfIt, (_, names) => {
          const wanted = names.replace(/(\w+) as (\w+)/g, '$1:$2');
          return `const{${wanted}}=(()=>{${helpers}return{${values}}})();`;
        });
      delete files[runtime.fileName];
    },
  };
}

/** Returns the modules of the named chunks and of all chunks that they import at once. */
function modulesBehind(files, names) {
  const chunks = files.filter(({ type }) => type === 'chunk');
  const found = new Set(chunks.filter(({ name }) => names.includes(name)));
  if (found.size < names.length) throw new Error(`Not all of these are chunks: ${names}`);
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/** Returns a group for each chunk of a draft, of which groups with a higher priority take theirs before. */
function groupsOnDemand(files, { within, priority }) {
  return importedFirst(files.filter(({ type }) => type === 'chunk')).map(({ name, moduleIds }) => {
    const modules = new Set(moduleIds.filter((id) => within.has(id)));
    return { name, test: (id) => modules.has(id), priority };
  });
}

function modulesIn(files) {
  return new Set(files.flatMap(({ moduleIds = [] }) => moduleIds));
}

/** Sorts chunks behind those that they import: a group takes what its modules import along, unless an earlier one has. */
function importedFirst(chunks) {
  const sorted = new Set();
  const visit = (chunk, above) => {
    if (above.has(chunk)) return;
    for (const each of chunks)
      if (chunk.imports.includes(each.fileName)) visit(each, new Set([...above, chunk]));
    sorted.add(chunk);
  };
  for (const chunk of chunks) visit(chunk, new Set());
  return [...sorted];
}

/**
 * Removes the file of an entry, which only re-exports from its chunk, and returns that chunk with its
 * name of the export. The loader imports the chunk itself: one round trip less.
 */
function reExportedBy(entry, exported) {
  const { code, fileName } = files.find(({ isEntry, name }) => isEntry && name === entry);
  const found = /^export\{([\w ,]+)\}from"\.\/([\w-]+\.js)";\s*$/.exec(code);
  const names = new Map(found?.[1].split(',').map((each) => each.split(' as ').reverse()));
  const name = names.get(exported);
  if (name === undefined) throw new Error(`The entry ${entry} is more than a re-export: ${code}`);
  rmSync(join(dist, fileName));
  return { name, file: `chunks/${found[2]}` };
}

/** Returns a chunk and all chunks that it imports, each with the hash of its file. */
function hashedFiles(file) {
  const chunks = new Map(files.map((each) => [each.fileName, each]));
  const found = new Set([file]);
  // The helpers of the bundler are no file any more.
  for (const each of found)
    for (const name of chunks.get(each).imports)
      if (!/rolldown-runtime/.test(name)) found.add(name);
  return [...found].map(hashed);
}

function hashed(file) {
  return [file, hashOf(file, 'sha256')];
}

function hashOf(file, algorithm) {
  return createHash(algorithm)
    .update(readFileSync(join(dist, file)))
    .digest('base64');
}

/**
 * Writes the hashes of what chunks import on demand, and the files of the screens, into a file that the loader knows
 * by its hash: in the loader they would be before each page, and in the chunks they would change with each other.
 */
function writeHashList() {
  const chunks = files.filter(
    ({ fileName }) => /\.js$/.test(fileName) && existsSync(join(dist, fileName)),
  );
  const hashes = Object.fromEntries(chunks.map(({ fileName }) => hashed(fileName)));
  const text = `export const hashes=${JSON.stringify(hashes)},screens=${JSON.stringify(hashedFiles(screens.file))};\n`;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `chunks/hashes-${name}.js`;
  writeFileSync(join(dist, file), text);
  return file;
}

function hashes() {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();
  return Object.fromEntries(files.map((file) => [file, `sha384-${hashOf(file, 'sha384')}`]));
}
