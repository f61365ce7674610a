// Measures what a page loads, compressed, against its gates: per entry point, sign-in, install.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { buildEntry, makeHost, sizeOf, sizeOfFile, stylesFile } from './report/build-entry.mjs';
import { installedBeside } from './report/installed.mjs';
import { printSection, verdict } from './report/table.mjs';

const core = join(import.meta.dirname, '../packages/core/dist');
const uses = (names, from) => `import { ${names} } from '${from}';\nglobalThis.used = [${names}];`;
const provider = `import { WalletProvider } from '@billfold/react';\n`;
/** All that a host writes to have a dialog: a client, the provider, the dialog itself. */
const host = (dialogs) =>
  `import { createClient } from '@billfold/core';\nimport { WalletProvider } from '@billfold/react';\nimport { ${dialogs} } from '@billfold/react/dialogs';\nglobalThis.used = [createClient, WalletProvider, ${dialogs}];`;

/** What is counted: `first` is loaded at once, `all` also what is imported later. */
const entries = [
  {
    what: 'core: money, limits and formatting',
    code: uses(
      'parseAmount, toDecimal, formatCoin, formatMoney, toFiat, fromFiat, maxSpendable',
      '@billfold/core',
    ),
  },
  { what: 'core: `maxSpendable` alone', code: uses('maxSpendable', '@billfold/core') },
  {
    what: 'core: `createClient`, before the first call',
    code: uses('createClient', '@billfold/core'),
    gate: 3,
  },
  {
    what: 'core: the transport, at the first call',
    code: uses('createClient', '@billfold/core'),
    part: 'later',
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
  { what: 'react: provider alone', code: `${provider}globalThis.used = WalletProvider;` },
  {
    what: 'react: client, provider and triggers of both dialogs',
    code: host('SendDialog, ReceiveDialog'),
    gate: 8,
    styles: true,
  },
  {
    what: 'react: through an open SendDialog, transport and styles too',
    code: host('SendDialog'),
    part: 'all',
    gate: 46,
    styles: true,
  },
  {
    what: 'react: through an open ReceiveDialog, likewise',
    code: host('ReceiveDialog'),
    part: 'all',
    gate: 42,
    styles: true,
  },
];

makeHost();
const rows = [];
for (const [index, { what, code, gate, part = 'first', styles = false }] of entries.entries()) {
  const size = await measure(`entry-${index}`, code, part);
  rows.push(
    size === undefined
      ? [what, 'not there yet', '', '', '']
      : row(what, withStyles(size, styles), gate),
  );
}
rows.push(row('site: the sign-in page, JavaScript with React', await signInPage(), 110));
printSection({
  title: 'Sizes',
  text: 'KB of 1024 bytes; React stays outside but on the sign-in page; styles are counted where a dialog is drawn.',
  head: ['What', 'gzip', 'brotli', 'gate (gzip)', ''],
  rows,
});
const { packages, megabytes } = installedBeside('react');
console.log('');
printSection({
  title: 'Install of @billfold/react beside React',
  text: 'Every package that npm would fetch, unpacked.',
  head: ['What', '', 'gate', ''],
  rows: [
    ['packages', String(packages), '16', verdict(packages, 16)],
    ['MB', megabytes.toFixed(1), '14', verdict(megabytes, 14)],
  ],
});

async function measure(name, code, part) {
  try {
    const { first, later } = await buildEntry(name, code);
    return part === 'all' ? add(first, later) : part === 'later' ? later : first;
  } catch (error) {
    // An entry may name what another version of the packages has.
    if (/is not exported by|MISSING_EXPORT|resolve/.test(error.message)) return undefined;
    throw error;
  }
}

function withStyles(size, isDrawn) {
  return isDrawn ? add(size, sizeOfFile(stylesFile)) : size;
}

function add(a, b) {
  return { gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
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

/** Every script that a browser fetches until the page is still. */
async function signInPage() {
  const data = mkdtempSync(join(tmpdir(), 'billfold-sizes-'));
  const product = await startProduct({ data });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(`${product.url}/auth/sign-in`, { waitUntil: 'networkidle' });
    return sizeOf(await Promise.all(scripts));
  } finally {
    await browser.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
