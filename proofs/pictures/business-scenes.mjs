/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {string | (() => Promise<string>)} path
 * @property {'shop' | 'starter' | 'newcomer' | null} who is signed in
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [act] the steps before the picture
 * @property {() => Promise<() => Promise<void>>} [change] changes what holds for one scene, and returns its undoing
 *
 * Lists the scenes of a business and of its checkout. Their names sort by screen.
 * @param {import('./fill-business.mjs').FilledBusiness} filled
 * @returns {readonly Scene[]}
 */
export function businessScenes(filled) {
  return [...paymentScenes(filled), ...settingScenes(filled), ...checkoutScenes(filled)];
}

const press = (name) => (page) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const dialog = (name) => async (page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};
/** Presses an entry of a menu. */
const choose = (menu, name) => async (page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
};
const inDialog = (page, name) => page.getByRole('dialog').getByRole('button', { name }).click();

function paymentScenes(filled) {
  const payment = (id) => `/payments/payments/${id}`;
  const states = [
    ...['waiting', 'choose', 'comment', 'exact', 'wrong', 'part', 'confirming', 'replaceable'],
    ...['confirmed', 'completed', 'over', 'returned', 'twice', 'coin', 'expired', 'short'],
    ...['late', 'cancelled', 'invalid', 'marked', 'undone'],
  ];
  return [
    { name: 'dashboard', path: '/payments/dashboard' },
    {
      ...{ name: 'dashboard-table', path: '/payments/dashboard' },
      act: press('Show as a table'),
    },
    {
      ...{ name: 'dashboard-bell', path: '/payments/dashboard' },
      act: async (page) => {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
      },
    },
    { name: 'payments', path: '/payments/payments' },
    { name: 'payments-attention', path: '/payments/payments?attention=true' },
    { name: 'payments-none-match', path: '/payments/payments?q=nothing' },
    { name: 'payments-new', path: '/payments/payments', act: dialog('New payment') },
    {
      ...{ name: 'payments-new-options', path: '/payments/payments' },
      act: async (page) => {
        await dialog('New payment')(page);
        await inDialog(page, 'More options');
      },
    },
    ...states.map((state) => ({ name: `payment-${state}`, path: payment(filled[state]) })),
    { name: 'payment-not-found', path: payment('pay_none') },
    { name: 'payment-waiting-menu', path: payment(filled.waiting), act: press('More actions') },
    { name: 'payment-waiting-qr', path: payment(filled.waiting), act: dialog('Show QR code') },
    {
      name: 'payment-waiting-simulate',
      path: payment(filled.waiting),
      act: dialog('Simulate payment'),
    },
    {
      ...{ name: 'payment-waiting-cancel', path: payment(filled.waiting) },
      act: choose('More actions', 'Cancel payment'),
    },
    {
      name: 'payment-short-accept',
      path: payment(filled.short),
      act: dialog(/^Accept [^a]/),
    },
    { name: 'payment-short-rest', path: payment(filled.short), act: dialog('Ask for the rest') },
    {
      ...{ name: 'payment-expired-mark-paid', path: payment(filled.expired) },
      act: choose('More actions', 'Mark as paid'),
    },
    {
      ...{ name: 'payment-confirmed-invalid', path: payment(filled.confirmed) },
      act: choose('More actions', 'Mark as invalid'),
    },
    { name: 'payment-coin-refund', path: payment(filled.coin), act: dialog('Refund') },
    { name: 'payment-twice-sign', path: payment(filled.twice), act: dialog('Sign refund') },
    { name: 'unmatched', path: '/payments/unmatched' },
    { name: 'unmatched-assign', path: '/payments/unmatched', act: dialog('Assign 0.5 SOL') },
    { name: 'unmatched-refund', path: '/payments/unmatched', act: dialog('Refund 0.5 SOL') },
    { name: 'collect', path: '/payments/collect' },
    { name: 'collect-sign', path: '/payments/collect', act: dialog('Collect ETH') },
    { name: 'payouts', path: '/payments/payouts' },
    { name: 'payouts-new', path: '/payments/payouts/new' },
    { name: 'payout', path: `/payments/payouts/${filled.payoutId}` },
    { name: 'pos', path: '/payments/pos' },
    { name: 'pos-item', path: '/payments/pos', act: sell() },
    { name: 'pos-sale', path: '/payments/pos', act: sell('item') },
    { name: 'pos-scan', path: '/payments/pos', act: sell('item', 'charge') },
    { name: 'pos-items', path: '/payments/pos', act: sell('saved') },
    { name: 'pos-items-edit', path: '/payments/pos', act: sell('edit') },
    { name: 'pos-full', path: '/payments/pos', act: sell('full', 'saved') },
    { name: 'pos-full-scan', path: '/payments/pos', act: sell('full', 'saved', 'charge') },
    { name: 'links', path: '/payments/payment-links' },
    { name: 'links-new', path: '/payments/payment-links', act: dialog('New link') },
    ...Object.entries(filled.links).map(([state, { id }]) => ({
      ...{ name: `link-${state}`, path: `/payments/payment-links/${id}` },
    })),
    {
      ...{ name: 'link-fixed-edit', path: `/payments/payment-links/${filled.links.fixed.id}` },
      act: dialog('Edit'),
    },
    { name: 'link-overdue', path: `/payments/payment-links/${filled.overdue.id}` },
    { name: 'invoices', path: '/payments/link-invoices' },
    { name: 'invoices-new', path: '/payments/link-invoices', act: dialog('New invoice') },
    { name: 'invoices-schedules', path: '/payments/link-invoices?state=schedules' },
    { name: 'invoice', path: `/payments/link-invoices/${filled.linkInvoiceId}` },
    {
      ...{ name: 'invoice-send', path: `/payments/link-invoices/${filled.linkInvoiceId}` },
      act: dialog('Send again'),
    },
    {
      ...{ name: 'invoice-paper', path: `/payments/link-invoices/${filled.linkInvoiceId}` },
      act: async (page) => {
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
        await page.getByRole('article').waitFor();
      },
    },
    { name: 'customers', path: '/payments/customers' },
    { name: 'customers-new', path: '/payments/customers', act: dialog('Add customer') },
    { name: 'customer', path: `/payments/customers/${filled.customerId}` },
    { name: 'reports', path: '/payments/reports' },
    { name: 'reports-new', path: '/payments/reports', act: dialog('New report') },
    { name: 'reports-preview', path: '/payments/reports', act: press(/^Show preview/) },
    { name: 'affiliates', path: '/payments/affiliates' },
    { name: 'fees-invoice', path: `/payments/invoices/${filled.feeInvoiceId}` },
  ].map((scene) => ({ ...scene, who: 'shop' }));
}

/** Types a sale; `item` adds one to it, and `charge` shows the code of its checkout. */
const sell =
  (...steps) =>
  async (page) => {
    const button = (name) => page.getByRole('button', { name, exact: true });
    // A sale that an earlier picture began is kept.
    if (await button('Next sale').isVisible()) await button('Next sale').click();
    if (await button('Clear sale').isVisible()) await button('Clear sale').click();
    const isFull = await button('Exit full screen').isVisible();
    if (isFull !== steps.includes('full'))
      await button(isFull ? 'Exit full screen' : 'Full screen').click();
    if (steps.includes('edit')) return button('Edit items').click();
    if (steps.includes('saved')) {
      for (const key of ['Add Espresso, €2.80', 'Add Butter croissant, €3.20', '10%'])
        await button(key).click();
    } else {
      for (const key of ['2', 'Decimal point', '7', '5', 'Add with a name'])
        await button(key).click();
      const item = page.getByRole('dialog');
      await item.getByLabel('Name (optional)').fill('Coffee');
      if (!steps.includes('item')) return;
      await item.getByRole('button', { name: 'Add item' }).click();
      for (const key of ['One more Coffee', '4', '10%']) await button(key).click();
    }
    if (!steps.includes('charge')) return;
    await page.getByRole('button', { name: /^Charge / }).click();
    await page.getByRole('heading', { name: 'Scan to pay' }).waitFor();
  };

function settingScenes(filled) {
  const tabs = [
    ...['general', 'legal', 'checkout', 'notifications', 'cryptocurrency', 'cryptocurrency/embed'],
    ...['security', 'payments', 'developer', 'integrations', 'billing'],
  ];
  const settings = (tab) => `/payments/settings/${tab}`;
  const webhook = `/payments/webhook-logs/${filled.webhookId}`;
  const scenes = [
    ...tabs.map((tab) => ({
      ...{ name: `settings-${tab.replace('/', '-')}`, path: settings(tab) },
    })),
    {
      name: 'settings-general-archive',
      path: settings('general'),
      act: dialog('Archive business'),
    },
    {
      ...{ name: 'settings-cryptocurrency-wallet', path: settings('cryptocurrency') },
      act: dialog('Change wallet'),
    },
    { name: 'settings-security-invite', path: settings('security'), act: dialog('Invite member') },
    { name: 'settings-developer-key', path: settings('developer'), act: dialog('Create key') },
    { name: 'settings-developer-webhook', path: settings('developer'), act: dialog('Add webhook') },
    { name: 'webhook', path: webhook },
    { name: 'webhook-edit', path: webhook, act: dialog('Edit') },
    {
      ...{ name: 'webhook-delivery', path: webhook },
      act: async (page) => {
        await page.getByRole('table').getByRole('link').first().click();
        await page.getByRole('figure', { name: 'Request body' }).waitFor();
      },
    },
    { name: 'requests', path: '/payments/requests' },
    {
      ...{ name: 'requests-one', path: '/payments/requests' },
      act: async (page) => {
        await page
          .getByText(/simulate/)
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'audit', path: '/payments/audit-log' },
    { name: 'guide', path: '/payments/guides' },
    { name: 'guide-webhooks', path: '/payments/guides/webhooks' },
    { name: 'guide-going-live', path: '/payments/guides/going-live' },
    { name: 'wallet-line', path: '/wallet/accounts' },
  ].map((scene) => ({ ...scene, who: 'shop' }));
  const typeName = (page) => page.getByLabel('Business name').fill('Ada & sons');
  const step = (name) => `/payments/onboarding?step=${name}`;
  return [
    ...scenes,
    { name: 'onboarding-1', path: '/payments/onboarding', act: typeName, who: 'starter' },
    { name: 'onboarding-2-wallet', path: step('wallet'), who: 'newcomer' },
    { name: 'onboarding-3-assets', path: step('assets'), who: 'shop' },
    { name: 'onboarding-4-checkout', path: step('checkout'), who: 'shop' },
    { name: 'onboarding-5-payment', path: step('firstPayment'), who: 'shop' },
    { name: 'dashboard-new', path: '/payments/dashboard', who: 'newcomer' },
  ];
}

function checkoutScenes({ shop, world, ...filled }) {
  const pay = (id) => `/pay/${id}`;
  const link = (slug) => `/pay/link/${slug}`;
  const button = (name) => (page) => page.getByRole('button', { name }).click();
  /** A payment without a coin, which has an hour: less than all pictures may take. */
  const newOrder = async () => pay(await shop.order(null, null, { description: 'A tote bag' }));
  /** A payment whose five minutes are nearly over. Those of today have a day. */
  const lastMinutes = async () => {
    const id = await shop.order(null, 'BTC', { expiresInMinutes: 5 });
    await world.advance(240);
    return pay(id);
  };
  /** A payment whose price ran out and has moved. */
  const movedPrice = async () => {
    const id = await shop.order(null, 'BTC', { expiresInMinutes: 5 });
    await world.advance(320);
    await world.mine('BTC', 1);
    await world.statusIs(id, 'EXPIRED');
    return pay(id);
  };
  const claim = async (page) => {
    await button('I have already paid')(page);
    await page.getByLabel('Transaction hash').fill('ab'.repeat(32));
    await button('Check transaction')(page);
    await page.getByText(/^We have not seen this transaction/).waitFor();
  };
  const showCode = async (page) => {
    const show = page.getByRole('button', { name: 'Show QR code' });
    if (await show.isVisible()) await show.click();
    await page.getByRole('img', { name: 'QR code of the payment' }).waitFor();
  };
  const changing = (tab, changes, undone) => async () => {
    await shop.set(tab, changes);
    return () => shop.set(tab, undone);
  };
  const brand = changing('checkout', { brandColor: '#7A1FA2' }, { brandColor: null });
  const details = changing(
    'checkout',
    { collectEmail: 'REQUIRED', collectName: true },
    { collectEmail: 'NO', collectName: false },
  );
  return [
    { name: 'choose', path: newOrder },
    {
      ...{ name: 'choose-search', path: newOrder },
      act: (page) => page.getByRole('searchbox').fill('usdt'),
    },
    {
      ...{ name: 'choose-first-time', path: newOrder },
      act: (page) => page.getByText('New to paying with cryptocurrency?').click(),
    },
    { name: 'choose-details', path: newOrder, change: details },
    { name: 'send', path: pay(filled.waiting) },
    { name: 'send-brand', path: pay(filled.waiting), change: brand },
    { name: 'send-cancel', path: pay(filled.waiting), act: button('Cancel payment') },
    { name: 'send-change', path: pay(filled.waiting), act: button('Pay with another coin') },
    { name: 'send-claim', path: pay(filled.waiting), act: button('I have already paid') },
    { name: 'send-claim-unknown', path: pay(filled.waiting), act: claim },
    { name: 'send-code', path: pay(filled.waiting), act: showCode },
    {
      ...{ name: 'send-code-sheet', path: pay(filled.waiting) },
      act: async (page) => {
        await showCode(page);
        await page.getByRole('button', { name: /Show a large QR code/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'send-comment', path: pay(filled.comment) },
    { name: 'send-countdown', path: lastMinutes },
    { name: 'send-exact', path: pay(filled.exact) },
    {
      name: 'send-other-wallets',
      path: pay(filled.waiting),
      act: button('Other ways to pay'),
    },
    { name: 'send-part', path: pay(filled.part) },
    { name: 'send-repriced', path: movedPrice, act: button('Get current amount') },
    { name: 'send-wrong', path: pay(filled.wrong) },
    { name: 'confirming', path: pay(filled.confirming) },
    { name: 'confirming-replaceable', path: pay(filled.replaceable) },
    { name: 'paid', path: pay(filled.coin) },
    { name: 'paid-brand', path: pay(filled.coin), change: brand },
    { name: 'paid-over', path: pay(filled.over) },
    { name: 'paid-refund-asked', path: pay(filled.completed) },
    { name: 'paid-refunded', path: pay(filled.returned) },
    { name: 'paid-receipt', path: pay(filled.coin), act: button('Get a receipt by email') },
    { name: 'paid-twice', path: pay(filled.twice) },
    { name: 'paid-marked', path: pay(filled.marked) },
    { name: 'ended-cancelled', path: pay(filled.cancelled) },
    { name: 'ended-expired', path: pay(filled.expired) },
    { name: 'ended-invalid', path: pay(filled.invalid) },
    { name: 'ended-late', path: pay(filled.late) },
    { name: 'ended-short', path: pay(filled.short) },
    { name: 'ended-undone', path: pay(filled.undone) },
    { name: 'ended-not-found', path: pay('pay_none') },
    ...Object.entries(filled.links).map(([state, { slug }]) => ({
      ...{ name: `link-${state}`, path: link(slug) },
    })),
    { name: 'link-overdue', path: link(filled.overdue.slug) },
    { name: 'link-not-found', path: link('none') },
    { name: 'refund-claim', path: filled.claimPath },
  ].map((scene) => ({ ...scene, name: `checkout-${scene.name}`, who: null }));
}
