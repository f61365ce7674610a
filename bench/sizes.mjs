// Measures what a page loads, compressed, against its gates: per entry point, sign-in, install.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { buildEntry, makeHost, sizeOf } from './report/build-entry.mjs';
import { installedBeside } from './report/installed.mjs';
import { openDialog } from './report/open-dialog.mjs';
import { watchForm } from './report/page-clock.mjs';
import { printSection, verdict } from './report/table.mjs';

const core = join(import.meta.dirname, '../packages/core/dist');
const keyring = join(import.meta.dirname, '../packages/keyring/dist');
const uses = (names, from) => `import { ${names} } from '${from}';\nglobalThis.used = [${names}];`;
const provider = `import { WalletProvider } from '@billfold/react';\n`;
/** All that a host writes to have a dialog: a client, the provider, the dialog itself. */
const host = (dialogs) =>
  `import { createClient } from '@billfold/core';\nimport { WalletProvider } from '@billfold/react';\nimport { ${dialogs} } from '@billfold/react/dialogs';\nglobalThis.used = [createClient, WalletProvider, ${dialogs}];`;

/** Counted is what is loaded at once, or what the first use of `later` brings. */
const entries = [
  {
    what: 'core: money, limits and formatting',
    code: uses(
      'parseAmount, toDecimal, formatAmount, formatMoney, toFiat, fromFiat, maxSpendable',
      '@billfold/core',
    ),
  },
  { what: 'core: `maxSpendable` alone', code: uses('maxSpendable', '@billfold/core') },
  {
    what: 'core: `createClient`, before the first call',
    code: uses('createClient', '@billfold/core'),
    gate: 3.5,
  },
  {
    what: 'core: the transport, at the first call',
    code: uses('createClient', '@billfold/core'),
    later: 'wallet-areas',
    gate: 20,
  },
  {
    what: 'core: `validateAddress`, every network',
    code: uses('validateAddress', '@billfold/core'),
    gate: 9,
  },
  {
    what: 'core: the check of Bitcoin addresses alone',
    code: `import * as bitcoin from '${core}/networks/bitcoin/address.js';\nglobalThis.used = { ...bitcoin };`,
    gate: 5,
  },
  { what: 'core: `defineTheme` alone', code: uses('defineTheme', '@billfold/core/theme'), gate: 1 },
  {
    what: 'keyring: whole, every network',
    code: `import * as keyring from '@billfold/keyring';\nglobalThis.used = keyring;`,
    gate: 75,
  },
  { what: 'keyring: seed phrases alone', code: keyringParts(['seed-phrase']) },
  ...keyringFamilies().map((family) => ({
    what: `keyring: seed phrases and the ${family} family`,
    code: keyringParts(['seed-phrase', `networks/_${family}/${family}-keyring`]),
  })),
  { what: 'react: provider alone', code: `${provider}globalThis.used = WalletProvider;` },
  {
    what: 'react: client, provider and triggers of both dialogs',
    code: host('SendDialog, ReceiveDialog'),
    gate: 9,
  },
];

const folder = makeHost();
const rows = [];
for (const [index, entry] of entries.entries()) {
  const size = await measure(`entry-${index}`, entry);
  rows.push(
    size === undefined
      ? [entry.what, 'not there yet', '', '', '']
      : row(entry.what, size, entry.gate),
  );
}
const send = await openDialog({ host: folder, dialog: 'SendDialog' });
rows.push(row('react: through an open SendDialog, transport and styles too', send.open, 66));
const receive = await openDialog({
  host: folder,
  dialog: 'ReceiveDialog',
  goOn: async (dialog) => {
    await dialog.getByRole('combobox').click();
    await dialog.page().getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: 'QR code of the deposit address' }).waitFor();
  },
});
rows.push(
  row('react: through an open ReceiveDialog, likewise, with its QR code', receive.after, 68),
);
const signIn = await signInPage();
rows.push(
  row('site: the sign-in page until it is painted, JavaScript with React', signIn.painted, 115),
  row('site: the same, with what it fetches ahead afterwards', signIn.still),
);
printSection({
  title: 'Sizes',
  text: 'KB of 1024 bytes; React stays outside but on the sign-in page; styles are counted where a dialog is drawn, as fetched by a page that opens it.',
  head: ['What', 'gzip', 'brotli', 'gate (gzip)', ''],
  rows,
});
const { packages, megabytes } = installedBeside('react');
console.log('');
printSection({
  title: 'Install of @billfold/react compared with React',
  text: 'Every package that npm would fetch, unpacked; html5-qrcode apart, which is packed with ours.',
  head: ['What', '', 'gate', ''],
  rows: [
    ['packages', String(packages), '16', verdict(packages, 16)],
    ['MB', megabytes.toFixed(1), '14', verdict(megabytes, 14)],
  ],
});

function keyringFamilies() {
  return readdirSync(join(keyring, 'networks'))
    .filter((folder) => folder.startsWith('_'))
    .map((folder) => folder.slice(1));
}

function keyringParts(files) {
  const imports = files.map((file, at) => `import * as part${at} from '${keyring}/${file}.js';`);
  return `${imports.join('\n')}\nglobalThis.used = [${files.map((_, at) => `part${at}`)}];`;
}

async function measure(name, entry) {
  try {
    const { first, later } = await buildEntry(name, entry);
    return entry.later === undefined ? first : later;
  } catch (error) {
    // An entry may name what another version of the packages has.
    if (/is not exported by|MISSING_EXPORT|resolve/.test(error.message)) return undefined;
    throw error;
  }
}

function row(what, { gzip, brotli }, gate) {
  const kilobytes = (bytes) => (bytes / 1024).toFixed(bytes < 1024 ? 2 : 1);
  return [
    what,
    kilobytes(gzip),
    kilobytes(brotli),
    gate === undefined ? '–' : String(gate),
    verdict(gzip / 1024, gate),
  ];
}

/** The scripts that a browser asks for until the form is painted, and until the page is still. */
async function signInPage() {
  const data = mkdtempSync(join(tmpdir(), 'billfold-sizes-'));
  const product = await startProduct({ data });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // What a service worker fetches later on is no part of it.
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const scripts = new Map();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const text = response.text();
      // What comes as the browser closes is not counted.
      text.catch(() => undefined);
      scripts.set(response.url(), text);
    });
    await page.addInitScript(watchForm);
    await page.goto(`${product.url}/auth/sign-in`);
    const early = await page.evaluate(() => globalThis.scriptsUntilForm());
    // Some of it rests a second before it is fetched.
    await page.waitForTimeout(3_000);
    await page.waitForLoadState('networkidle');
    const sizes = async (urls) => sizeOf(await Promise.all(urls.map((url) => scripts.get(url))));
    return { painted: await sizes(early), still: await sizes([...scripts.keys()]) };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
