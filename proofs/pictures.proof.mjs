// Photographs every screen and dialog of the running product, on a phone and on a desktop, in
// both themes, into .cache/pictures, those of a business and its checkout into business/ there; four of them go to
// docs/images for the README.
//   --check   also looks for axe violations, and for sideways scrolling at 320 px
//   --only=x  only scenes whose name contains x, such as business/ or business/checkout, or one of several parts of names
//             with commas between them; the pictures of others stay
//   --light   only the light theme
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { createApi, createOwner, sendBody, until } from '../bench/load/api.mjs';
import { findFaults } from '../e2e/axe.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { businessScenes } from './pictures/business-scenes.mjs';
import { businessEnvironment, fillBusiness } from './pictures/fill-business.mjs';
import { proofArguments } from './support/proof-arguments.ts';

const { values: options } = parseArgs({
  args: proofArguments,
  options: {
    check: { type: 'boolean' },
    only: { type: 'string', default: '' },
    light: { type: 'boolean' },
  },
});
const names = options.only.split(',');
const folder = '.cache/pictures';
const images = 'docs/images';
const chosen = {
  'portfolio.desktop.light': 'portfolio',
  'send-review.desktop.light': 'send-review',
  'receive.phone.dark': 'receive-phone',
  'transaction.desktop.light': 'transaction',
};
/** The published address of BIP-84's account 0, address 0. */
const stranger = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
/** The published Ethereum address of the phrase `abandon … about`. */
const etherStranger = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const views = [
  { view: 'desktop', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { view: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
];
/** Pictures of one screen that is longer than the window. */
const mostParts = 3;
const faults = [];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const schemes = options.light ? ['light'] : ['light', 'dark'];
const looks = schemes.flatMap((scheme) => views.map((view) => ({ ...view, scheme })));

it('every screen and dialog is photographed', async () => {
  try {
    if (options.only === '') rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'business'), { recursive: true });
    const isOfBusiness = (name) => name.startsWith('business/');
    if (!names.every(isOfBusiness)) await photographWallet();
    if (options.only === '' || names.some(isOfBusiness)) await photographBusiness();
    mkdirSync(images, { recursive: true });
    if (options.only === '')
      for (const [shot, name] of Object.entries(chosen))
        cpSync(join(folder, `${shot}.png`), join(images, `${name}.png`));
  } finally {
    await browser.close();
  }
  for (const fault of faults) console.log(fault);
  expect(faults).toEqual([]);
});

async function photographWallet() {
  await withProduct({ SANDBOX_SPEED: '0', BILLFOLD_DEMO: '1' }, async (product, data) => {
    const people = { full: await openDemo(product, data), empty: await openEmpty(product) };
    const shown = scenes(people).map(([name, path, act, who]) => ({ name, path, act, who }));
    await takeAll(product, people, shown);
  });
}

async function photographBusiness() {
  await withProduct(businessEnvironment, async (product) => {
    const filled = await fillBusiness(() => product.url);
    const personOf = ({ token, walletId }) => ({ token: token(), walletId });
    const people = {
      ...{ shop: personOf(filled.shop), starter: personOf(filled.starter) },
      newcomer: personOf(filled.newcomer),
    };
    const shown = businessScenes(filled).map((scene) => ({
      ...{ ...scene, name: `business/${scene.name}`, isLong: true },
    }));
    await takeAll(product, people, shown);
  });
}

/** Starts a product of its own, and ends it and deletes its data afterwards. */
async function withProduct(env, work) {
  const data = mkdtempSync(join(tmpdir(), 'billfold-pictures-'));
  const product = await startProduct({ data, env });
  try {
    await work(product, data);
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The person that comes with an empty sandbox, with a second account and coins on their way. */
async function openDemo(product, data) {
  const demo = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8'));
  const api = createApi(() => product.url);
  const device = { device: 'Desktop', os: 'Linux', browser: 'Pictures' };
  const login = { email: demo.email, password: demo.password, twoFactorCode: null, device };
  const { data: session } = await api.expect('POST', '/v1/auth/login/basic', login);
  api.signIn(session.accessToken);
  const { items: wallets } = await api.expect('GET', '/api/wallets');
  const walletId = wallets[0].id;
  const root = `/api/wallets/${walletId}`;
  const { items: accounts } = await api.expect('GET', `${root}/accounts`);
  const accountOn = (network) => accounts.find((one) => one.blockchainNetwork === network).id;
  const accountId = accountOn('BTC');
  const second = await api.expect('POST', `${root}/accounts`, accountBody('Holidays'));
  await pay(api, `${root}/accounts/${second.id}`, '0.0085');
  await api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks: 1 });
  const body = sendBody({ amount: '0.0032', recipient: stranger, password: demo.cloudPassword });
  await api.expect('POST', `${root}/transactions/accounts/${accountId}`, body, {
    'idempotency-key': 'pictures-1',
  });
  await pay(api, `${root}/accounts/${accountId}`, '0.0121');
  const list = () => api.expect('GET', `${root}/transactions?PageSize=100`);
  const isSeen = async () =>
    (await list()).items.filter(({ status }) => status !== 'CONFIRMED').length >= 3;
  await until('the newest transactions are seen', isSeen, { withinMs: 20_000 });
  const { items } = await list();
  const find = (type, status) => items.find((item) => item.type === type && item.status === status);
  return {
    token: session.accessToken,
    walletId,
    accountId,
    etherAccountId: accountOn('ETH'),
    etherSent: items.find((one) => one.type === 'SENT' && one.blockchainNetwork === 'ETH'),
    sent: items.find(
      (one) => one.type === 'SENT' && one.status === 'CONFIRMED' && one.blockchainNetwork === 'BTC',
    ),
    confirming: find('RECEIVED', 'CONFIRMING'),
  };
}

/** Somebody whose wallet has just been made. */
async function openEmpty(product) {
  let token = null;
  const api = createApi(() => product.url);
  const signIn = (accessToken) => {
    token = accessToken;
    api.signIn(accessToken);
  };
  const owner = await createOwner({ ...api, signIn }, { password: 'Pictures-password-1' });
  return { token, ...owner };
}

async function pay(api, account, amount) {
  const { addressValue: address } = await api.expect('GET', `${account}/deposit-address`);
  await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', { address, asset: 'BTC', amount });
}

function accountBody(name) {
  return { name, cryptoCurrencyType: 'BTC', password: null, seedPhrase: null };
}

/** Lists the scenes by who is signed in: name, path, and the steps before the picture. */
function scenes({ full }) {
  const press = (name) => (page) => page.getByRole('main').getByRole('button', { name }).click();
  const next = (page) => page.getByRole('button', { name: 'Continue' }).click();
  const bitcoin = { account: /Bitcoin/, recipient: stranger, amount: '0.0125' };
  const ether = { account: /Ethereum/, recipient: etherStranger, amount: '0.25' };
  const choose = async (page, { account }) => {
    await page.getByRole('combobox').first().click();
    await page.getByRole('option', { name: account }).first().click();
  };
  const recipient = (of) => async (page) => {
    await press('Send')(page);
    await choose(page, of);
    await page.getByLabel('Recipient Address').fill(of.recipient);
  };
  const amount = (of) => async (page) => {
    await recipient(of)(page);
    await next(page);
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(of.amount);
  };
  const review = (of) => async (page) => {
    await amount(of)(page);
    await page.waitForTimeout(1_500);
    await next(page);
    await page.getByText('Total', { exact: true }).waitFor();
  };
  const receive = (of) => async (page) => {
    await press('Receive')(page);
    await choose(page, of);
    await next(page);
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    // The code is drawn when its encoder is there.
    await page.waitForTimeout(500);
  };
  const transaction = (item) => `/wallet/transactions/${item.id}`;
  const ledger = '/sandbox/BTC';
  const somebody = [
    ['portfolio', '/wallet/'],
    ['portfolio-hidden', '/wallet/', (page) => page.getByLabel('Hide amounts').first().click()],
    ['asset', '/wallet/assets/BTC'],
    ['asset-token', '/wallet/assets/USDT'],
    ['asset-not-found', '/wallet/assets/NOPE'],
    ['accounts', '/wallet/accounts'],
    ['account', `/wallet/accounts/${full.accountId}`],
    ['account-not-found', '/wallet/accounts/01890000-0000-7000-8000-000000000000'],
    ['transactions', '/wallet/transactions'],
    ['transactions-account', `/wallet/transactions?account=${full.accountId}`],
    ['transaction', transaction(full.sent)],
    ['transaction-confirming', transaction(full.confirming)],
    ['transaction-not-found', '/wallet/transactions/01890000-0000-7000-8000-000000000000'],
    ['account-ether', `/wallet/accounts/${full.etherAccountId}`],
    ['transaction-ether', transaction(full.etherSent)],
    ['send-recipient', '/wallet/', recipient(bitcoin)],
    ['send-amount', '/wallet/', amount(bitcoin)],
    ['send-review', '/wallet/', review(bitcoin)],
    ['send-sign', '/wallet/', async (page) => review(bitcoin)(page).then(() => next(page))],
    ['send-amount-ether', '/wallet/', amount(ether)],
    ['send-review-ether', '/wallet/', review(ether)],
    ['receive-account', '/wallet/', press('Receive')],
    ['receive', '/wallet/', receive(bitcoin)],
    ['receive-ether', '/wallet/', receive(ether)],
    ['add-account', '/wallet/accounts', press('Add account')],
    ['sandbox', '/wallet/', (page) => page.getByLabel('Sandbox controls').click()],
    ['shortcuts', '/wallet/', (page) => page.keyboard.press('?')],
    ['contacts', '/wallet/contacts'],
    ['palette', '/wallet/', (page) => page.keyboard.press('Control+k')],
    [
      'deposit-addresses',
      '/wallet/',
      async (page) => {
        await receive(bitcoin)(page);
        await page.getByRole('button', { name: 'Manage deposit addresses' }).click();
        await page.getByRole('dialog', { name: /^Deposit/ }).waitFor();
      },
    ],
    ['reset-password', '/wallet/settings/security', press('Reset with seed phrase')],
    [
      'wallet-picker',
      '/wallet/',
      (page) => page.getByRole('button', { name: /Demo wallet/ }).click(),
    ],
    ['user-menu', '/wallet/', (page) => page.getByRole('button', { name: 'User menu' }).click()],
    ['help-menu', '/wallet/', (page) => page.getByRole('button', { name: 'Help' }).click()],
    ...['general', 'security', 'accounts', 'privacy'].map((tab) => [
      `wallet-settings-${tab}`,
      `/wallet/settings/${tab}`,
    ]),
    ...['general', 'security', 'notifications', 'developer'].map((tab) => [
      `account-settings-${tab}`,
      `/account/settings/${tab}`,
    ]),
    ['platform-settings', '/account/platform'],
    ['embed-accounts', '/wallet/embed/accounts'],
    ['embed-account', `/wallet/embed/accounts/${full.accountId}`],
    ['new-wallet', '/wallet/new-wallet'],
    ['page-not-found', '/no/such/page'],
  ];
  const nobody = [
    ['sign-in', '/auth/sign-in'],
    ['sign-up', '/auth/sign-up'],
    ['reset-request', '/auth/reset-password'],
    ['security-tips', '/security-tips'],
    ['terms', '/legal/terms'],
    ['outbox', '/dev/outbox'],
    ['ledger', ledger],
    ['ledger-block', `${ledger}/block/${full.sent.blockHeight}`],
    ['ledger-transaction', `${ledger}/tx/${full.sent.hash}`],
    ['ledger-address', `${ledger}/address/${full.sent.toAddress}`],
    ['ledger-transaction-ether', `/sandbox/ETH/tx/${full.etherSent.hash}`],
    ['ledger-not-found', `${ledger}/tx/${'0'.repeat(64)}`],
  ];
  const newcomer = [
    ['empty-portfolio', '/wallet/'],
    ['empty-transactions', '/wallet/transactions'],
    ['empty-send', '/wallet/#send'],
  ];
  return [
    ...somebody.map((scene) => [...scene.slice(0, 2), scene[2], 'full']),
    ...nobody.map((scene) => [...scene, undefined, null]),
    ...newcomer.map((scene) => [...scene, undefined, 'empty']),
  ];
}

/** Photographs scenes in every look. The pages of a look share a context, so that files are loaded once. */
async function takeAll(product, people, shown) {
  const wanted = shown.filter((scene) => names.some((part) => scene.name.includes(part)));
  for (const { view, viewport, hasTouch, scheme } of looks)
    for (const who of new Set(wanted.map((scene) => scene.who))) {
      const context = await browser.newContext({
        ...{ baseURL: product.url, viewport, hasTouch, colorScheme: scheme },
        reducedMotion: 'reduce',
      });
      if (who !== null)
        await context.addInitScript(
          ({ token, walletId }) => {
            localStorage.setItem('accessToken', token);
            localStorage.setItem('walletId', walletId);
          },
          { token: people[who].token, walletId: people[who].walletId },
        );
      for (const scene of wanted.filter((each) => each.who === who))
        await take(await context.newPage(), scene, `${scene.name}.${view}.${scheme}`);
      await context.close();
    }
}

async function take(page, { name, path, act, change, isLong }, shot) {
  page.on('pageerror', (error) => faults.push(`${shot}: ${error.message}`));
  // A scene that never shows is told of, and the others are taken.
  page.setDefaultTimeout(30_000);
  const undo = await change?.();
  try {
    await page.goto(typeof path === 'string' ? path : await path());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(showsAll);
    if (act) await act(page);
    await page.waitForTimeout(500);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${shot}.png`) });
    if (isLong) await takeRest(page, shot);
    // A setting of the wallet: it would hold for every picture that follows.
    if (name === 'portfolio-hidden') {
      const saved = page.waitForResponse(/\/settings$/);
      await page.getByLabel('Show amounts').first().click();
      await saved;
    }
    if (options.check) await check(page, shot);
  } catch (error) {
    faults.push(`${shot}: ${error.message.split('\n')[0]}`);
    await page.screenshot({ path: join(folder, `${shot}.failed.png`) });
  }
  await undo?.();
  await page.close();
}

/** Runs in the page: resolves once a frame was painted. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Photographs what is below the window, a window at a time. */
async function takeRest(page, shot) {
  for (let part = 2; part <= mostParts; part += 1) {
    const hasMoved = await page.evaluate(scrollOn);
    if (!hasMoved) return;
    await page.evaluate(nextFrame);
    await page.screenshot({ path: join(folder, `${shot}.${part}.png`) });
  }
}

/** Runs in the page: scrolls by most of a window, and returns false at the end. */
function scrollOn() {
  if (document.querySelector('dialog[open]') !== null) return false;
  const before = window.scrollY;
  window.scrollBy(0, window.innerHeight * 0.8);
  return window.scrollY > before + 8;
}

/** Runs in the page: whether its content, fonts and images are there. Live updates keep a request open for good. */
function showsAll() {
  const isLoading = [...document.querySelectorAll('[role=status]')].some(
    ({ textContent }) => textContent === 'Loading',
  );
  const hasImages = [...document.images].every(({ complete }) => complete);
  return !isLoading && hasImages && document.fonts.status === 'loaded';
}

async function check(page, shot) {
  for (const fault of await findFaults(page)) faults.push(`${shot}: axe ${fault.slice(0, 200)}`);
  if (!shot.includes('.phone.')) return;
  await page.setViewportSize({ width: 320, height: 640 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  if (widest > 320) faults.push(`${shot}: ${widest} px wide in a window of 320`);
}
