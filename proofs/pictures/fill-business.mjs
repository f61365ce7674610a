// Fills a server with businesses that have something of every kind, for the proofs that go through their screens.
import { randomUUID } from 'node:crypto';
import { createApi, createOwner, signInPassword, until } from '../../bench/load/api.mjs';

const cloudPassword = 'Pictures-password-1';
const device = { device: 'Desktop', os: 'Linux', browser: 'Pictures' };
const everyAsset = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON', 'USDT@ETH', 'USDT@TRX'];
/** Published addresses that nobody here holds: the first two examples of EIP-55, and one of BIP-173. */
const strangers = {
  ETH: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  BTC: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
};

/** Environment of the product: its first business is that of its operator, who charges a fee. */
export const businessEnvironment = {
  ...{ SANDBOX_SPEED: '0', SANDBOX_CLOCK: 'movable', PAYMENTS: 'on', RATE_LIMITS: 'off' },
  ...{ ALLOW_PRIVATE_WEBHOOKS: 'true', OPERATOR_FEE: '0.5', OPERATOR_BUSINESS: '1' },
  ...{ AFFILIATE_SHARE: '20' },
};

/**
 * @typedef {Awaited<ReturnType<typeof fillBusiness>>} FilledBusiness
 *
 * Opens the businesses and lets the time of the server pass as their payments need it.
 * @param {() => string} url of the product
 */
export async function fillBusiness(url) {
  const world = createWorld(url);
  const operator = await openBusiness(url, { name: 'Billfold Cloud', assets: ['BTC'] });
  const shop = await openBusiness(url, { name: 'Corner Books', assets: everyAsset });
  const { data: affiliate } = await shop.ask('GET', 'affiliate');
  const friend = await openBusiness(url, {
    ...{ name: 'Tea House', assets: ['BTC'], referralCode: affiliate.code },
  });
  await chargeMonth(world, { operator, shop, friend });
  const ended = await letPaymentsEnd(world, shop);
  await shop.set('payments', { windowMinutes: 1_440 });
  const undone = await undoPayment(world, shop);
  await fillSettings(shop);
  const open = await askForPayments(world, shop);
  const books = await keepBooks(shop);
  await saveItems(shop);
  const links = await createLinks(world, shop);
  const integrations = await integrate(shop);
  const settled = await refundAndPayOut(world, shop);
  await report(shop);
  await payLast(world, shop, open);
  const starter = await openPerson(url);
  const newcomer = await openPerson(url);
  await newcomer.ask('POST', '/v1/dash/businesses', { name: 'Ada & sons' });
  return {
    ...{ shop, starter, newcomer, world },
    ...{ ...ended, ...undone, ...open, ...books, ...links, ...integrations, ...settled },
  };
}

/**
 * Controls of the sandbox.
 * @param {() => string} url
 */
function createWorld(url) {
  const api = createApi(url);
  const sandbox = (network, action, body) =>
    api.expect('POST', `/v1/dev/sandbox/${network}/${action}`, body);
  const mine = (network, blocks) => sandbox(network, 'mine', { blocks });
  const checkoutOf = async (id) => (await api.expect('GET', `/v1/checkout/${id}`)).data;
  const statusIs = (id, status) =>
    until(`${id} is ${status}`, async () => (await checkoutOf(id)).status === status, {
      withinMs: 60_000,
    });
  return {
    ...{ api, sandbox, mine, checkoutOf, statusIs },
    /** Pays as a payer outside does; without an amount, all that is due. */
    pay: async (id, { amount, asset } = {}) => {
      const { method, remaining } = await checkoutOf(id);
      const { address, memo, reference, network } = method;
      const answer = await sandbox(network, 'faucet', {
        ...{ address, asset: asset ?? idOf(method), amount: amount ?? remaining },
        ...(memo === null ? {} : { memo }),
        ...(reference === null ? {} : { reference }),
      });
      return answer.data.hash;
    },
    advance: (seconds) => api.expect('POST', '/v1/dev/clock', { advanceSeconds: seconds }),
    choose: (id, asset, network) =>
      api.expect('POST', `/v1/checkout/${id}/select`, { asset, network }),
    /** Creates a payment as a payer of a link does, and returns its id. */
    payLink: async (slug) => {
      const path = `/v1/checkout/links/${slug}/payments`;
      const headers = { 'idempotency-key': randomUUID() };
      return (await api.expect('POST', path, { amount: null }, headers)).data.id;
    },
  };
}

const idOf = ({ asset, network }) =>
  ['USDT', 'USDC'].includes(asset) ? `${asset}@${network}` : network;

/**
 * Creates a person with a wallet and no business, who can sign in again.
 * @param {() => string} url of the product
 * @param {string | null} [referralCode]
 */
export async function openPerson(url, referralCode = null) {
  const api = createApi(url);
  let token = '';
  const signIn = (accessToken) => {
    token = accessToken;
    api.signIn(accessToken);
  };
  const owner = await createOwner({ ...api, signIn }, { password: cloudPassword, referralCode });
  const ask = async (method, path, body) =>
    api.expect(method, path, body, { 'idempotency-key': randomUUID() });
  return {
    ...{ ...owner, ask },
    token: () => token,
    signInAgain: async () => {
      const login = { email: owner.email, password: signInPassword, twoFactorCode: null, device };
      signIn((await api.expect('POST', '/v1/auth/login/basic', login)).data.accessToken);
      await ask('POST', '/v1/user/step-up', { password: signInPassword });
    },
  };
}

async function openBusiness(url, { name, assets, referralCode }) {
  const owner = await openPerson(url, referralCode);
  const { data: business } = await owner.ask('POST', '/v1/dash/businesses', { name });
  await owner.ask('PATCH', `/v1/dash/businesses/${business.id}`, { defaultCurrency: 'EUR' });
  const ask = (method, path, body) =>
    owner.ask(method, `/v1/dash/businesses/${business.id}/${path}`, body);
  const { walletId } = owner;
  await ask('PUT', 'settlement', { walletId, password: cloudPassword, seedPhrase: null });
  const rules = {
    ...{ isEnabled: true, confirmationPolicy: null, toleranceBps: null, windowMinutes: null },
    ...{ adjustBps: null, minPrice: null, maxPrice: null },
  };
  await ask('PUT', 'settings/cryptocurrency', {
    version: 0,
    assets: assets.map((asset) => ({ asset, addressMode: addressModeOf(asset), ...rules })),
  });
  await owner.ask('POST', '/v1/user/step-up', { password: signInPassword });
  const { data: key } = await ask('POST', 'api-keys', {
    ...{ name: 'Web shop', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['payments:read', 'payments:write'], allowedIps: [], allowedOrigins: [] },
  });
  const merchant = createApi(url);
  merchant.signIn(key.secret);
  const asKey = (path, body) =>
    merchant.expect('POST', `/v1/merchant/${path}`, body, { 'idempotency-key': randomUUID() });
  return {
    ...{ ...owner, id: business.id, ask },
    /** Asks for a payment, and returns its id. */
    order: async (orderId, method, more = {}) => {
      const price = { amount: '50.00', currency: 'EUR' };
      return (await asKey('payments', { price, orderId, method, ...more })).data.id;
    },
    simulate: (id, paid) =>
      asKey(`test/payments/${id}/simulate`, { replaceable: false, confirmations: 0, ...paid }),
    /** Changes some settings of a tab. */
    set: async (tab, changes) => {
      const { data } = await ask('GET', `settings/${tab}`);
      await ask('PUT', `settings/${tab}`, { ...data, ...changes });
    },
  };
}

/** Returns the one mode that an asset has, or FRESH where there is a choice. */
function addressModeOf(asset) {
  const [, network = asset] = asset.split('@');
  if (network === 'TRX') return 'POOL';
  return ['SOL', 'TON'].includes(network) ? 'SHARED' : 'FRESH';
}

/** Lets a month pass with fees: an invoice for the shop, and commissions from the business that it referred. */
async function chargeMonth(world, { operator, shop, friend }) {
  for (const business of [shop, friend]) {
    const price = { amount: '18000.00', currency: 'EUR' };
    const id = await business.order('Wholesale', 'BTC', { price });
    const { remaining } = await world.checkoutOf(id);
    await business.simulate(id, { amount: remaining, confirmations: 8 });
    await world.statusIs(id, 'COMPLETED');
  }
  await world.advance(32 * 86_400);
  for (const business of [operator, shop, friend]) await business.signInAgain();
  const invoiceOf = async (business) => (await business.ask('GET', 'billing/invoices')).data[0];
  const isInvoiced = async () => (await invoiceOf(friend)) !== undefined;
  await until('the month is invoiced', isInvoiced, { withinMs: 60_000, everyMs: 500 });
  const { url } = await invoiceOf(friend);
  const asked = await world.payLink(url.split('/').at(-1));
  await world.choose(asked, 'BTC', 'BTC');
  await world.pay(asked);
  await world.mine('BTC', 8);
  await world.statusIs(asked, 'COMPLETED');
  // Commissions are looked for every ten minutes.
  await world.advance(660);
  const sums = async () => (await shop.ask('GET', 'affiliate')).data.sums;
  const hasCommission = async () => Number((await sums()).pending) > 0;
  await until('the commission is recorded', hasCommission, { withinMs: 120_000, everyMs: 500 });
}

/** Payments whose time is over: unpaid, paid in part, and paid too late. */
async function letPaymentsEnd(world, shop) {
  const expired = await shop.order('1001', 'BTC', { redirectUrl: 'https://books.example/' });
  const short = await shop.order('1002', 'BTC');
  const late = await shop.order('1003', 'ETH');
  const overdue = await shop.ask('POST', 'payment-links', {
    ...{ title: 'Autumn book fair', currency: 'EUR', price: '45.00', dueAt: inDays(32.03) },
  });
  await shop.simulate(short, { amount: '0.0004', confirmations: 6 });
  await world.advance(3_700);
  for (const network of ['BTC', 'ETH']) await world.mine(network, 1);
  for (const id of [expired, short, late]) await world.statusIs(id, 'EXPIRED');
  await shop.simulate(late, { amount: '0.0305', confirmations: 6 });
  return { expired, short, late, overdue: overdue.data };
}

/** A payment that the network took back after it counted, before any other whose blocks would go too. */
async function undoPayment(world, shop) {
  const undone = await shop.order('1004', 'BTC');
  const hash = await world.pay(undone);
  await world.mine('BTC', 2);
  await world.statusIs(undone, 'CONFIRMED');
  await world.sandbox('BTC', 'reorg', { depth: 2, dropTx: [hash] });
  await world.mine('BTC', 3);
  await world.statusIs(undone, 'INVALID');
  return { undone };
}

/** Payments of today in every other state. */
async function askForPayments(world, shop) {
  const customer = { email: 'ann.lee@example.com', name: 'Ann Lee' };
  const description = '2 paperbacks and a tote bag';
  const waiting = await shop.order('1005', 'BTC', { description, customer });
  const choose = await shop.order('1006', null, { description });
  const comment = await shop.order('1007', 'TON');
  const exact = await shop.order('1008', 'SOL');
  const wrong = await shop.order('1009', 'ETH');
  const part = await shop.order('1010', 'BTC');
  const cancelled = await shop.order('1011', 'BTC', { cancelUrl: 'https://books.example/cart' });
  const invalid = await shop.order('1012', 'BTC');
  const marked = await shop.order('1021', 'ETH', { description, customer });
  const over = await shop.order('1013', 'BTC', { customer });
  const completed = await shop.order('1014', 'USDT@TRX', {
    ...{ description, customer, redirectUrl: 'https://books.example/' },
    metadata: { cart: '7f3c', channel: 'web' },
  });
  const twice = await shop.order('1015', 'ETH', {
    customer: { email: 'tomas.reyes@example.com', name: 'Tomas Reyes' },
  });
  const confirmed = await shop.order('1016', 'LTC');
  const coin = await shop.order('1017', 'BSC');
  const confirming = await shop.order('1018', 'ETH');
  const replaceable = await shop.order('1019', 'BTC');
  const returned = await shop.order('1020', 'BTC', { customer });
  await shop.simulate(wrong, { amount: '5', asset: 'USDT@ETH', confirmations: 2 });
  await shop.simulate(part, { amount: '0.0004', confirmations: 2 });
  await shop.ask('POST', `payments/${cancelled}/cancel`, { reason: 'Ordered twice' });
  await shop.simulate(invalid, { amount: '0.0004' });
  await shop.ask('POST', `payments/${invalid}/mark-invalid`, { reason: 'Paid by a stranger' });
  await shop.ask('POST', `payments/${marked}/mark-paid`, { reason: 'Paid in cash.' });
  for (const id of [over, returned]) await shop.simulate(id, { amount: '0.01', confirmations: 8 });
  for (const [id, network] of [
    [completed, 'TRX'],
    [twice, 'ETH'],
    [coin, 'BSC'],
  ]) {
    await world.pay(id);
    await world.mine(network, 40);
    await world.statusIs(id, 'COMPLETED');
  }
  await shop.simulate(twice, { amount: '0.03', confirmations: 40 });
  await world.pay(confirmed);
  await world.mine('LTC', 5);
  await world.sandbox('SOL', 'faucet', {
    ...{ address: (await world.checkoutOf(exact)).method.address, asset: 'SOL', amount: '0.5' },
  });
  await world.mine('SOL', 1);
  await shop.ask('PUT', `payments/${part}/note`, { note: 'Ann writes that the rest comes today.' });
  return {
    ...{
      waiting,
      choose,
      comment,
      exact,
      wrong,
      part,
      cancelled,
      invalid,
      marked,
      over,
      completed,
    },
    ...{ twice, confirmed, coin, confirming, replaceable, returned },
  };
}

/** Pays what is pictured before it is confirmed, after all else: the blocks of each payment are those of all. */
async function payLast(world, shop, { confirming, replaceable }) {
  const { remaining: ether } = await world.checkoutOf(confirming);
  await shop.simulate(confirming, { amount: ether, confirmations: 3 });
  await world.statusIs(confirming, 'CONFIRMING');
  const { remaining: coins } = await world.checkoutOf(replaceable);
  await shop.simulate(replaceable, { amount: coins, replaceable: true });
}

/** Customers and invoices by email. */
async function keepBooks(shop) {
  const { data: customers } = await shop.ask('GET', 'customers');
  const customer = customers.find(({ email }) => email === 'ann.lee@example.com');
  await shop.ask('PATCH', `customers/${customer.id}`, {
    ...{ company: 'Lee & Partners', phone: '+49 30 1234567', tags: ['Wholesale', 'Berlin'] },
    notes: 'Pays by exchange. Wants printed receipts.',
  });
  const invoice = { customer: { id: customer.id }, currency: 'EUR', price: '850.00' };
  const { data: sent } = await shop.ask('POST', 'link-invoices', {
    ...{ ...invoice, title: 'Books of December', dueOn: dayIn(60), reminders: [-3, 0, 7] },
    note: 'Thank you for your order.',
    price: null,
    lines: [
      { label: 'Atlas', quantity: 15, unitPrice: '45.00' },
      { label: 'Globe', quantity: 5, unitPrice: '35.00' },
    ],
  });
  await shop.ask('POST', 'link-schedules', {
    ...{ ...invoice, title: 'Reading club', frequency: 'MONTHLY', startOn: dayIn(45) },
  });
  const { data: fees } = await shop.ask('GET', 'billing/invoices');
  return { customerId: customer.id, linkInvoiceId: sent.id, feeInvoiceId: fees[0].id };
}

/** Saved items of the counter, in two currencies. */
async function saveItems(shop) {
  const prices = {
    ...{ Espresso: '2.80', Cappuccino: '3.60', 'Pot of tea': '4.20', 'Butter croissant': '3.20' },
    ...{ 'Carrot cake': '4.90', 'Tote bag with the bookshop owl': '14.00', 'Gift card': '25.00' },
  };
  for (const [name, amount] of Object.entries(prices))
    await shop.ask('POST', 'sale-items', { name, price: { amount, currency: 'EUR' } });
  await shop.ask('POST', 'sale-items', {
    ...{ name: 'Postcard', price: { amount: '1.50', currency: 'USD' } },
  });
}

/** A payment link in each state. */
async function createLinks(world, shop) {
  const create = async (link) =>
    (await shop.ask('POST', 'payment-links', { currency: 'EUR', ...link })).data;
  const description = 'Signed by the author, with a bookmark.';
  const fixed = await create({ title: 'First edition', description, price: '120.00' });
  const donation = await create({ title: 'Support the reading club', minPrice: '5' });
  const lines = await create({
    ...{ title: 'School order', dueAt: inDays(90), price: '171.00' },
    lines: [
      { label: 'Atlas', quantity: 3, unitPrice: '45.00' },
      { label: 'Globe', quantity: 1, unitPrice: '36.00' },
    ],
  });
  const paused = await create({ title: 'Calendar', price: '18.00' });
  const archived = await create({ title: 'Old catalogue', price: '9.00' });
  const usedUp = await create({ title: 'Last copy', price: '60.00', maxUses: 1 });
  await shop.ask('PATCH', `payment-links/${paused.id}`, { isActive: false });
  await shop.ask('PATCH', `payment-links/${archived.id}`, { isArchived: true });
  // The coin gives it the window of the settings: it would end during the pictures, and free its use.
  await world.choose(await world.payLink(usedUp.slug), 'BTC', 'BTC');
  return { links: { fixed, donation, lines, paused, archived, usedUp } };
}

/** Webhooks with a delivery that failed, and an invitation. */
async function integrate(shop) {
  const { data: webhook } = await shop.ask('POST', 'webhooks', {
    ...{ url: 'http://127.0.0.1:9/billfold', livemode: false },
  });
  await shop.ask('POST', `webhooks/${webhook.id}/ping`, {});
  await shop.ask('POST', 'invitations', { email: 'accounts@example.com', role: 'ACCOUNTANT' });
  return { webhookId: webhook.id };
}

/** Refunds that wait and one that is confirmed, a collection and a payout. */
async function refundAndPayOut(world, shop) {
  const secret = { password: cloudPassword, seedPhrase: null, acceptFee: true };
  const refund = async (id, kind, address) =>
    (
      await shop.ask('POST', `payments/${id}/refunds`, {
        ...{ amount: { kind }, networkFeePaidBy: 'CUSTOMER', reason: 'Sold out', address },
      })
    ).data;
  const { data: payments } = await shop.ask('GET', 'payments?pageSize=100');
  const of = (orderId) => payments.find((one) => one.orderId === orderId).id;
  const asked = await refund(of('1014'), 'RECEIVED', null);
  await refund(of('1015'), 'OVERPAID', strangers.ETH[0]);
  const refunds = `payments/${of('1020')}/refunds`;
  const signed = await refund(of('1020'), 'OVERPAID', strangers.BTC);
  await shop.ask('POST', `${refunds}/${signed.id}/sign`, secret);
  await world.mine('BTC', 2);
  const isConfirmed = async () => (await shop.ask('GET', refunds)).data[0].status === 'CONFIRMED';
  await until('the refund is confirmed', isConfirmed, { withinMs: 60_000 });
  const { data: sweep } = await shop.ask('POST', 'sweeps/plan', { asset: 'BSC' });
  await shop.ask('POST', 'sweeps', { planId: sweep.id, ...secret });
  const { data: accounts } = await shop.ask('GET', 'accounts?network=ETH');
  const [{ address }] = accounts;
  await world.sandbox('ETH', 'faucet', { address, asset: 'ETH', amount: '2' });
  await world.mine('ETH', 12);
  const csv = `address,amount,reference\n${strangers.ETH.map((to, n) => `${to},0.${n + 1}5,Author ${n + 1}`).join('\n')}\n`;
  const { data: plan } = await shop.ask('POST', 'payouts/plan', { asset: 'ETH', csv });
  const { data: payout } = await shop.ask('POST', 'payouts', { planId: plan.id, ...secret });
  await world.mine('BSC', 20);
  await world.mine('ETH', 2);
  return { payoutId: payout.id, claimPath: new URL(asked.claimUrl).pathname };
}

/** Reports of all that has happened so far. */
async function report(shop) {
  for (const type of ['PAYMENTS', 'TAX'])
    await shop.ask('POST', 'reports', { type, format: 'CSV', from: dayIn(-1), to: dayIn(60) });
  const isReady = async () =>
    (await shop.ask('GET', 'reports')).data.every(({ status }) => status === 'READY');
  await until('the reports are ready', isReady, { withinMs: 60_000 });
}

/** Settings that show in pictures: a color and the legal data of a receipt. */
async function fillSettings(shop) {
  await shop.set('general', {
    website: 'https://books.example/',
    supportEmail: 'help@books.example',
  });
  await shop.set('legal', {
    ...{ legalName: 'Corner Books GmbH', vatId: 'DE123456789', registrationNumber: 'HRB 12345' },
    address: 'Lindenstraße 12\n10969 Berlin',
  });
}

const dayIn = (days) => inDays(days).slice(0, 10);
/** Time after that of this machine, which the server's is a month ahead of. */
function inDays(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
