import { toDecimal } from '@billfold/core';
import {
  claimCheckoutHash,
  getCheckout,
  getCheckoutLink,
  getCheckoutReceipt,
  type Receipt,
} from '@billfold/core/contract';
import type { Checkout, ClaimedHash, PaymentMethod } from '@billfold/core/payments';
import { createSandbox } from '@billfold/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as css from './pay.css.ts';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';
import { keepStarted } from './started-payments.ts';

const price = { amount: toDecimal('50.00'), currency: 'EUR' };
const none = toDecimal('0');
const due = toDecimal('55.000000');
const hour = 3_600_000;
const address = 'TN9MeVAwx2KCqZjC34NvWTyuUErzsbmM2q';
const asked: Checkout = {
  ...{ id: 'pay_a', status: 'PENDING', paidState: 'UNPAID', refundState: 'NONE', flags: [] },
  ...{ displayStatus: 'Pending', orderId: null, description: null, lines: [], price },
  merchant: {
    ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: 'help@shop.example' },
    ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
  },
  ...{ credited: none, paidElsewhere: null, assets: [], defaultAsset: null },
  selected: { asset: 'USDT', network: 'TRX' },
  method: {
    ...{ asset: 'USDT', network: 'TRX', identifier: 'USDT', reference: null, memo: null },
    address,
    ...{ uri: address, rate: toDecimal('0.9091') },
    rateAt: new Date(),
  },
  ...{
    due,
    seen: none,
    remaining: due,
    isRestTooSmall: false,
    overBy: none,
    refunded: none,
    refunds: [],
    pendingRefund: null,
    unmatched: [],
    confirmations: null,
    transfers: [],
  },
  ...{ actions: [], expiresAt: new Date(Date.now() + hour), serverTime: new Date() },
  ...{
    redirectUrl: null,
    cancelUrl: null,
    redirectAfterSeconds: null,
    language: null,
    emailLanguage: 'en',
  },
  ...{ email: null, receiptNumber: null, sendsReceipt: true, detailsMissing: false },
  ...{ collect: { email: 'NO', name: false, fields: [] }, successText: null, expiredText: null },
  ...{ showsFiat: true, appearance: null, theme: {}, sandbox: false, simulated: false },
  sequence: 3,
};
const transfer: Checkout['transfers'][number] = {
  ...{ hash: 'ab'.repeat(32), asset: 'USDT', network: 'TRX', confirmations: 0 },
  ...{ amount: toDecimal('53.500000'), firstSeenAt: new Date(), counted: true },
  endedAs: null,
};
const partly: Partial<Checkout> = {
  ...{ paidState: 'UNDERPAID', seen: transfer.amount, remaining: toDecimal('1.500000') },
  ...{ credited: toDecimal('48.64000000'), transfers: [transfer] },
};

const other = { ...transfer, asset: 'USDC', amount: toDecimal('5.000000'), counted: false };
const short: Partial<Checkout> = { ...partly, status: 'EXPIRED', method: null };
const late: Partial<Checkout> = { ...short, flags: ['late'] };
const invalid: Partial<Checkout> = { ...short, status: 'INVALID' };
const wrong: Partial<Checkout> = { flags: ['wrongAsset'], transfers: [other] };

/** Facts of a method, the lines beside its large code, and one that is not there. */
type LargeCode = readonly [string, Partial<PaymentMethod>, readonly string[], RegExp];

const offered = {
  estimate: null,
  feeHint: null,
  minutesHint: 5,
  windowMinutes: 15,
  enabled: true,
  reason: null,
};
const assets: Checkout['assets'] = [
  { ...offered, asset: 'BTC', network: 'BTC' },
  { ...offered, asset: 'ETH', network: 'ETH' },
];

const tooMuch: Partial<Checkout> = {
  ...{ status: 'COMPLETED', method: null, paidState: 'OVERPAID', overBy: toDecimal('2') },
  ...{ remaining: none, credited: toDecimal('51.81820000') },
};
const receipt: Receipt = {
  ...{ number: 'A-1', state: 'VALID', paymentId: 'pay_a', issuedAt: new Date(), voidedAt: null },
  merchant: {
    ...{ name: 'Corner Shop', website: null, supportEmail: null, legalName: null },
    ...{ companyType: null, registrationNumber: null, vatId: null, address: null },
    ...{ termsUrl: null, privacyUrl: null, imprintUrl: null, refundUrl: null },
  },
  ...{
    orderId: null,
    description: null,
    lines: [],
    price,
    credited: price.amount,
    paidElsewhere: null,
  },
  ...{ transfers: [], footer: null, sandbox: false },
};

async function open(
  facts: Partial<Checkout>,
  found?: ClaimedHash,
  issued: Receipt = receipt,
): Promise<void> {
  const { services, platform } = await createSandbox();
  services.on(getCheckout)(() => ({ data: { ...asked, serverTime: new Date(), ...facts } }));
  services.on(getCheckoutReceipt)(() => ({ data: issued }));
  if (found) services.on(claimCheckoutHash)(() => ({ data: found }));
  window.history.replaceState(null, '', '/pay/pay_a');
  render(<PayRoot services={createPayServices(platform)} />);
  await screen.findByRole('heading', { level: 2 });
}

/** Makes the window of the test as narrow as a phone. */
function showOnPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /max-width/.test(media) }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test.each([
  ['COMPLETED', 'PAID', 'This link was for one payment, which is paid in full.', 'Open receipt'],
  ['COMPLETED', null, 'You have paid with this link.', 'Open your payment'],
  [
    ...(['EXPIRED', null] as const),
    'You started to pay here. Open that payment first: it shows what has arrived.',
    'Open your payment',
  ],
] as const)(
  'a link that this browser has used says how its payment is: %s, use %s',
  async (status, use, says, button) => {
    keepStarted('tea', 'pay_a');
    onTestFinished(() => localStorage.clear());
    const { services, platform } = await createSandbox();
    const { merchant } = asked;
    services.on(getCheckout)(() => ({ data: { ...asked, status, method: null } }));
    services.on(getCheckoutLink)(() => ({
      data: {
        ...{
          slug: 'tea',
          state: 'USED_UP',
          use,
          paidAt: null,
          merchant,
          title: 'Tea',
          description: null,
        },
        ...{ currency: 'EUR', price: price.amount, minPrice: null, maxPrice: null, lines: [] },
        ...{ dueAt: null, invoice: null, serverTime: new Date(), appearance: null, theme: {} },
        sandbox: false,
      },
    }));
    window.history.replaceState(null, '', '/pay/link/tea');
    render(<PayRoot services={createPayServices(platform)} />);
    expect(await screen.findByText(says)).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  },
);

const follows = Node.DOCUMENT_POSITION_FOLLOWING;
const named = { network: 'TRX', hash: 'cd'.repeat(32), onOtherNetwork: false } as const;
const arrived =
  /^Your transaction arrived at Corner Shop, but does not show which payment it is for/;
const contact = { name: 'Contact Corner Shop' };
const mail = 'mailto:help@shop.example?subject=Payment%20ID%3A%20pay_a';

describe('the checkout of a payer at an exchange', () => {
  test('names the network as exchanges do, and what has to arrive', async () => {
    await open({});
    expect(screen.getByText('Tron (TRC20)')).toBeVisible();
    expect(screen.getByText(/check that 55 USDT arrives after the fee\./)).toBeVisible();
    expect(screen.getByText(/^Sent it\? You can close this page/)).toBeVisible();
    expect(screen.queryByText(/^Send exactly this amount/)).toBeNull();
  });

  test('warns of other networks beside the name of the network, before the address', async () => {
    await open({});
    const warning = screen.getByText(/^Send USDT on the Tron \(TRC20\) network only/);
    const rest = screen.getByText('To this address');
    expect(screen.getByText('Tron (TRC20)').compareDocumentPosition(warning)).toBe(follows);
    expect(warning.compareDocumentPosition(rest)).toBe(follows);
  });

  test('says that the amount tells payments to one address apart', async () => {
    const { method } = asked;
    await open({ method: method && { ...method, reference: 'a reference' } });
    const says = screen.getByText(/^Send exactly this amount/);
    expect(says).toHaveTextContent('its last digits identify your payment');
    expect(says).not.toHaveTextContent('another coin');
    expect(screen.queryByText(/arrives after the fee/)).toBeNull();
    cleanup();
    const actions = ['SELECT'] as const;
    await open({ actions, assets, method: method && { ...method, reference: 'a reference' } });
    expect(screen.getByText(/Cannot send all decimals\? Pay with another coin\./)).toBeVisible();
    cleanup();
    const [first] = assets;
    if (first === undefined) throw new Error('no offer');
    await open({ assets: [{ ...first, asset: 'USDT', network: 'TRX', isExact: true }] });
    expect(screen.getByText(/^Send exactly this amount/)).toBeVisible();
  });

  test('says what of the amount marks the payment above its price, from a cent on', async () => {
    const selected = { asset: 'SOL', network: 'SOL' } as const;
    const marked = toDecimal('0.04328978');
    const says = 'Includes €0.02 that marks your payment.';
    const { method } = asked;
    const openMarked = (facts: Partial<Checkout>) =>
      open({
        ...{ selected, price: { amount: toDecimal('7.50'), currency: 'EUR' } },
        method: method && { ...method, ...selected, rate: toDecimal('173.74') },
        ...{ due: marked, remaining: marked },
        ...{ assets: [{ ...offered, ...selected, isExact: true }], ...facts },
      });
    await openMarked({});
    expect(await screen.findByText(says)).toBeVisible();
    for (const facts of [
      { showsFiat: false },
      { remaining: toDecimal('0.04317000') },
      { assets: [] },
    ]) {
      cleanup();
      await openMarked(facts);
      expect(screen.queryByText(/that marks your payment/)).toBeNull();
    }
  });

  test('says on the receipt what of the amount marks the payment', async () => {
    const price = { amount: toDecimal('7.50'), currency: 'EUR' };
    const paid: Receipt['transfers'][number] = {
      ...{ hash: transfer.hash, asset: 'SOL', network: 'SOL', address, counted: true, proof: null },
      ...{ amount: toDecimal('0.04328978'), rate: toDecimal('173.74'), credited: price.amount },
      receivedAt: new Date(),
    };
    await open(
      { ...{ status: 'COMPLETED', method: null, paidState: 'PAID', receiptNumber: 'A-1' }, price },
      undefined,
      { ...receipt, price, credited: price.amount, transfers: [paid] },
    );
    expect(await screen.findByText('Includes €0.02 that marks your payment')).toBeVisible();
  });

  test('leads those who sent another amount, or no comment, to their transaction', async () => {
    const { method } = asked;
    await open({ method: method && { ...method, reference: 'a reference' } });
    await userEvent.click(screen.getByRole('button', { name: 'Paid, or sent another amount?' }));
    expect(await screen.findByLabelText('Transaction hash')).toBeVisible();
    cleanup();
    await open({ method: method && { ...method, memo: '1234' } });
    expect(
      screen.getByRole('button', { name: 'Paid, or sent without the comment?' }),
    ).toBeVisible();
    cleanup();
    await open({});
    expect(screen.getByRole('button', { name: 'I have already paid' })).toBeVisible();
  });

  test.each([
    [1, /^This amount is valid until \d\d:\d\d \(6\d min left\)/],
    // The end of a long one is on another day.
    [24, /^This amount is valid until \d+ \w+ \d{4}, \d\d:\d\d( [\w+:]+)?$/],
  ])('says until when a price holds for %i hours', async (hours, words) => {
    await open({ expiresAt: new Date(Date.now() + hours * hour) });
    expect(screen.getByText(/^This amount is valid until/)).toHaveTextContent(words);
  });

  test.each([
    ['a payer who still has time', 3, /^Send before then, so that/],
    ['a payer whose time is nearly over', 1, /^Little time is left\. Not sent yet\? Wait/],
  ])('tells %s whether to begin', async (_, minutes, says) => {
    await open({ expiresAt: new Date(Date.now() + minutes * 60_000) });
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.getAllByText(/this page says what to do/)).toHaveLength(1);
  });

  test.each([
    [3, /primary/],
    [1, /quiet/],
  ])(
    'opens the wallet of a phone loudest only while enough time is left: %i min',
    async (minutes, look) => {
      showOnPhone();
      const { method } = asked;
      const expiresAt = new Date(Date.now() + minutes * 60_000);
      await open({ expiresAt, method: method && { ...method, uri: 'tron:pay' } });
      expect(screen.getByRole('link', { name: 'Open in wallet' }).className).toMatch(look);
    },
  );

  test('says how to pay where the link opened no wallet app', async () => {
    const { method } = asked;
    await open({ method: method && { ...method, uri: '#wallet' } });
    expect(screen.queryByText(/^Nothing opened/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Open in wallet' }));
    expect(screen.getByText(/^Nothing opened\? Copy the amount and the address/)).toBeVisible();
  });

  test.each([
    ['with a link', {}, [], /holds the address/],
    ['with a comment', { memo: 'X26' }, ['Comment: X26'], /holds the address/],
    [
      'of the address alone',
      { uri: address },
      ['This code holds the address only. Enter the amount yourself.'],
      /^Comment:/,
    ],
    [
      'of the address alone, with a comment',
      { uri: address, memo: 'X26' },
      [
        'Comment: X26',
        'This code holds the address only. Enter the amount and the comment yourself.',
      ],
      /Enter the amount yourself/,
    ],
  ] satisfies readonly LargeCode[])(
    'says beside the large code what to send, %s',
    async (_, facts, says, saysNot) => {
      const { method } = asked;
      await open({ ...partly, method: method && { ...method, uri: 'tron:pay', ...facts } });
      const rest = screen.getByRole('heading', { level: 2 }).textContent;
      await userEvent.click(await screen.findByRole('button', { name: /^QR code of the payment/ }));
      const sheet = within(screen.getByRole('dialog', { name: 'Scan to pay' }));
      const amount = sheet.getByText(/^1\.5\sUSDT$/);
      expect(rest).toBe(`Send the remaining ${amount.textContent}`);
      expect(amount.parentElement).toHaveTextContent('1.5 USDT · Tron (TRC20)');
      expect(sheet.getByRole('button', { name: 'Copy amount' })).toBeVisible();
      expect(sheet.getByText(/^Send USDT on the Tron \(TRC20\) network only/)).toBeVisible();
      expect(sheet.getByText(/^This amount is valid until/)).toBeVisible();
      for (const line of says) expect(sheet.getByText(line)).toBeVisible();
      expect(sheet.queryByText(saysNot)).toBeNull();
    },
  );

  test('names the comment where the payment is not found without it', async () => {
    const { method } = asked;
    await open({ method: method && { ...method, memo: '1234', uri: '#wallet' } });
    const copies = screen.getByRole('button', { name: 'Copy comment' });
    expect(copies.compareDocumentPosition(screen.getByText('Waiting for your payment'))).toBe(
      follows,
    );
    expect(screen.getByText(/“Open in wallet” fills it in for you\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Open in wallet' }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Paid, or sent without the comment?' }),
    );
    const forgot = 'Sent without the comment? Ask Corner Shop before you pay again.';
    expect(await screen.findByText(forgot)).toBeVisible();
    const says = /^Nothing opened\? Copy the amount, the address and the comment into/;
    expect(screen.getByText(says)).toBeVisible();
  });

  test('promises no comment from a link that holds the address alone', async () => {
    const { method } = asked;
    await open({ method: method && { ...method, memo: '1234' } });
    expect(screen.getByText(/^Enter it as comment, memo or tag/)).not.toHaveTextContent(
      /fills it in/,
    );
  });

  test.each([
    [
      'NONE',
      /^53\.5 USDT \(€48\.64\) arrived after .* Corner Shop can accept it or send it back\.$/,
    ],
    ['PARTIAL', /^Corner Shop has your payment, and sent part of it back to you\.$/],
    ['FULL', /^Corner Shop sent your payment back to you\. Nothing more to do\.$/],
  ] as const)('says of a late payment what the shop did: %s', async (refundState, says) => {
    await open({ ...late, refundState });
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.queryAllByText(/arrived after/)).toHaveLength(refundState === 'NONE' ? 1 : 0);
  });

  test('says how much of the price arrived in time, and to send no more', async () => {
    await open(short);
    expect(screen.getByText('€48.64 of €50.00 arrived in time (53.5 USDT).')).toBeVisible();
    const asks = 'Do not send more. Corner Shop can accept it or send it back.';
    expect(screen.getByText(asks)).toBeVisible();
  });

  test.each([
    ['late', { showsFiat: false }, /^53\.5 USDT arrived after/],
    ['short', { showsFiat: false }, /^53\.5 USDT arrived in time\.$/],
    ['short', { price: { amount: due, currency: 'USDT' } }, /^53\.5 USDT arrived in time\.$/],
    ['short', { credited: toDecimal('0.001') }, /^53\.5 USDT arrived in time\.$/],
    [
      'short',
      { showsFiat: false, transfers: [transfer, { ...transfer, asset: 'TRX' }] },
      /^53\.5 USDT, 53\.5 TRX arrived in time\.$/,
    ],
  ] satisfies readonly (readonly ['late' | 'short', Partial<Checkout>, RegExp])[])(
    'tells in coins alone what arrived of a %s payment without a value: %o',
    async (end, facts, says) => {
      await open({ ...(end === 'late' ? late : short), ...facts });
      expect(screen.getByText(says)).toBeVisible();
    },
  );

  test.each([
    ['reached the shop', {}, 'Payment not accepted', /^Your 53\.5 USDT arrived, but Corner Shop/],
    [
      'brought nothing',
      { transfers: [] },
      'Payment did not go through',
      /^Corner Shop did not accept this payment\./,
    ],
    [
      'the network took back',
      { flags: ['reorged'] },
      'Payment did not go through',
      /^The network did not keep your transaction, so this order is not paid\./,
    ],
  ] satisfies readonly (readonly [string, Partial<Checkout>, string, RegExp])[])(
    'says where the money of an invalid payment is that %s',
    async (_, facts, title, says) => {
      await open({ ...invalid, ...facts });
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(says)).toBeVisible();
    },
  );

  test.each([
    ['short', short],
    ['late', late],
    ['invalid', invalid],
    ['of another coin', { ...wrong, status: 'EXPIRED', method: null, actions: ['REFRESH'] }],
  ] satisfies readonly (readonly [string, Partial<Checkout>])[])(
    'leads to the shop before all else from a payment that is %s',
    async (_, facts) => {
      await open({ ...facts, cancelUrl: 'https://shop.example/cart' });
      const ask = screen.getByRole('link', contact);
      const back = screen.getByRole('link', { name: 'Back to Corner Shop' });
      expect(ask).toHaveAttribute('href', mail);
      expect(ask.className).not.toBe(back.className);
      expect(ask.compareDocumentPosition(back)).toBe(follows);
      for (const refresh of screen.queryAllByRole('button', { name: 'Get current amount' }))
        expect(ask.compareDocumentPosition(refresh)).toBe(follows);
      expect(screen.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
    },
  );

  test('has one way to a shop whose page is all that it names', async () => {
    const website = 'https://shop.example/';
    const merchant = { ...asked.merchant, supportEmail: null, website };
    await open({ ...short, merchant });
    expect(screen.getByRole('link', contact)).toHaveAttribute('href', website);
    expect(screen.queryByRole('link', { name: 'Back to Corner Shop' })).toBeNull();
  });

  test('does not call the page to which a payer returns a way to ask', async () => {
    const merchant = { ...asked.merchant, supportEmail: null };
    await open({ ...short, merchant, cancelUrl: 'https://shop.example/cart' });
    expect(screen.queryByRole('link', contact)).toBeNull();
    const says =
      'Questions? Write to Corner Shop where you ordered, and give the payment ID below.';
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
  });

  test('asks nothing of a shop that sent the money back', async () => {
    const cancelUrl = 'https://shop.example/cart';
    await open({ ...invalid, refundState: 'FULL', cancelUrl });
    expect(screen.getByText(/^Corner Shop sent your payment back to you\./)).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to Corner Shop' });
    expect(back.compareDocumentPosition(screen.getByRole('link', contact))).toBe(follows);
  });

  test('keeps the address where the form of another Billfold does not load', async () => {
    // Fails as the import of a script does without a connection.
    vi.doMock('./other-wallet.tsx', () => {
      throw new Error('no connection');
    });
    onTestFinished(() => {
      vi.doUnmock('./other-wallet.tsx');
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Other ways to pay' }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Pay from a Billfold on another website' }),
    );
    expect(await screen.findByText(/^We couldn't load this part of the page\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(screen.getByText('To this address')).toBeVisible();
  });

  test('claims no coin that the shop cannot send back yet', async () => {
    await open(wrong);
    expect(screen.getByRole('heading', { name: '5 USDC arrived instead of USDT' })).toBeVisible();
    const says =
      'Your 5 USDC are at Corner Shop, not lost: Corner Shop can accept or return them. Do not pay again.';
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.getByText('Other coin')).toBeVisible();
    expect(screen.queryByText('Not counted')).toBeNull();
  });

  test('asks for the right coin behind a press where another one arrived, and offers no end', async () => {
    await open({ ...wrong, actions: ['CANCEL'] });
    expect(screen.queryByText(/Waiting for your payment|^To this address/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay in USDT anyway' }));
    expect(screen.getByRole('heading', { name: /^Send 55/ })).toBeVisible();
    expect(screen.getAllByRole('link', contact)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
  });

  test('asks for no rest that is too small to send, but the shop to accept what arrived', async () => {
    const tiny = { remaining: toDecimal('0.010000'), credited: toDecimal('49.99000000') };
    await open({ ...partly, ...tiny, isRestTooSmall: true });
    const title = '€0.01 is missing, too little to send';
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('53.5 USDT (€49.99) of €50.00 arrived')).toBeVisible();
    expect(screen.getByText(/^Corner Shop can accept what arrived/)).toBeVisible();
    expect(screen.getAllByRole('link', contact)).toHaveLength(1);
    expect(screen.queryByText(/Waiting for the remaining|^This amount is valid until/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send the rest anyway' }));
    expect(screen.getByRole('heading', { name: /^Send the remaining 0\.01/ })).toBeVisible();
  });

  test.each([
    ['REPLACED', 'Not counted: replaced'],
    ['DROPPED', 'Not counted: dropped'],
    ['FAILED', 'Not counted: failed'],
  ] as const)(
    'warns before it asks again where the transaction brought nothing: %s',
    async (endedAs, chip) => {
      await open({ transfers: [{ ...transfer, counted: false, endedAs }] });
      const warning = await screen.findByText(/so nothing arrived\. Check your wallet before/);
      const asks = screen.getByRole('heading', { level: 2 });
      expect(warning.compareDocumentPosition(asks)).toBe(follows);
      expect(screen.getByText(chip)).toBeVisible();
    },
  );

  test('warns of no replaced transaction where the one in its place pays', async () => {
    const replaced = { ...transfer, counted: false, endedAs: 'REPLACED' } as const;
    await open({ ...partly, transfers: [replaced, transfer] });
    expect(screen.getByText('Not counted: replaced')).toBeVisible();
    expect(screen.queryByText(/so nothing arrived/)).toBeNull();
  });

  test('names another coin beside a part of the price', async () => {
    await open({ ...partly, flags: ['wrongAsset'], transfers: [transfer, other] });
    const came = '5 USDC came to this address, but this payment asks for USDT.';
    const says = 'Ask Corner Shop: it can send the 5 USDC back.';
    expect(screen.getByText(`${came} ${says}`)).toBeVisible();
  });

  test.each([
    [{ transfers: [other, { ...other, hash: 'cd'.repeat(32) }] }, /^10 USDC arrived instead/],
    [
      { transfers: [other, { ...other, hash: null, asset: 'TRX' }] },
      /^5 USDC, 5 TRX arrived instead/,
    ],
    [
      { transfers: [{ ...other, asset: 'USDT', network: 'ETH' }] },
      /^5 USDT \(Ethereum\) arrived instead/,
    ],
    // Replaced, or of a coin that counts as it was chosen first.
    [{ transfers: [other, { ...transfer, counted: false }] }, /^5 USDC arrived instead/],
    [{ transfers: [other, { ...transfer, asset: 'TRX' }] }, /^5 USDC arrived instead/],
  ] satisfies readonly (readonly [Partial<Checkout>, RegExp])[])(
    'adds up what came in another coin: %o',
    async (facts, says) => {
      await open({ ...wrong, ...facts });
      expect(screen.getByText(says)).toBeVisible();
    },
  );

  test('offers no other coin where one came that does not count: its payer would pay twice', async () => {
    await open({ ...wrong, actions: ['SELECT'], assets });
    await userEvent.click(screen.getByRole('button', { name: 'Pay in USDT anyway' }));
    expect(screen.queryByRole('button', { name: 'Pay with another coin' })).toBeNull();
  });

  test('says that a transaction that names no payment is not lost, and asks the shop about it', async () => {
    const hash = 'cd'.repeat(32);
    await open(
      {},
      {
        state: 'MINED',
        blockHeight: 7,
        counted: false,
        unmatched: true,
        paysOther: false,
        otherNetwork: null,
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    await userEvent.type(await screen.findByLabelText('Transaction hash'), `${hash}{Enter}`);
    const says =
      /^Your transaction arrived at Corner Shop, but does not show which payment it is for\./;
    expect(await screen.findByText(says)).toHaveTextContent(/Do not pay again\.$/);
    const [asks] = screen.getAllByRole('link', contact);
    expect(asks).toHaveAttribute('href', expect.stringContaining(hash));
  });

  test('tells a payment that came after its cancellation from one that came late', async () => {
    await open({ ...late, status: 'CANCELLED' });
    expect(screen.getByText(/arrived after this payment was cancelled\./)).toBeVisible();
  });

  test('keeps the payment where Escape answers whether to cancel it', async () => {
    await open({ actions: ['CANCEL'] });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('button', { name: 'Yes, cancel' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Cancel this payment?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel payment' })).toHaveFocus();
  });

  test('names no other coin where the payer has chosen it since', async () => {
    await open({ ...wrong, transfers: [{ ...other, asset: 'USDT' }] });
    expect(screen.getByText('Not counted')).toBeVisible();
    expect(screen.queryByText(/arrived instead/)).toBeNull();
    expect(screen.getAllByRole('link', contact)).toHaveLength(1);
  });

  test.each(['EXPIRED', 'CANCELLED'] as const)(
    'names the other coin where the time is over: %s',
    async (status) => {
      await open({ ...wrong, status, method: null, expiredText: 'Order again.' });
      const kept = 'Your 5 USDC are at Corner Shop, not lost, but this payment asked for USDT.';
      const ask = 'Ask Corner Shop to accept or return them before you pay again.';
      expect(screen.getByText(`${kept} ${ask}`)).toBeVisible();
      expect(screen.queryByText(/We have not seen a payment|order again|Already sent/)).toBeNull();
      expect(document.getElementsByClassName(css.marks.warning)).toHaveLength(1);
    },
  );

  test('lists what arrived of a part, and leads to the shop with the id of the payment', async () => {
    await open(partly);
    const arrived = within(screen.getByRole('region', { name: 'Transactions' }));
    expect(arrived.getByText('53.5 USDT')).toBeVisible();
    expect(screen.getByText('pay_a')).toBeVisible();
    const part = '53.5 USDT (€48.64) of €50.00 arrived';
    const notice = screen.getByText(part);
    expect(notice.compareDocumentPosition(screen.getByText(/^This amount is valid until/))).toBe(
      follows,
    );
    expect(screen.getByText('Waiting for the remaining €1.36')).toBeVisible();
  });

  test('says in coins what arrived at a shop that shows no national currencies', async () => {
    await open({ ...partly, showsFiat: false });
    expect(screen.getByText('We received 53.5 USDT, which is part of the price.')).toBeVisible();
    expect(screen.getByText('Waiting for the remaining 1.5 USDT')).toBeVisible();
  });

  test('asks for a rest that is not small without words about one that cannot be sent', async () => {
    const half = { remaining: toDecimal('27.500000'), credited: toDecimal('25.00') };
    await open({ ...partly, ...half });
    expect(await screen.findByRole('link', contact)).toHaveAttribute('href', mail);
    expect(screen.queryByText(/too small to send/)).toBeNull();
  });

  test('leads to the shop that can decide about a part', async () => {
    await open(partly);
    expect(screen.getByText(/Corner Shop can accept what arrived or send it back/)).toBeVisible();
    expect(screen.getByRole('link', contact)).toHaveAttribute('href', mail);
    expect(screen.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
  });

  test('says how to reach a shop that names no way', async () => {
    const { merchant } = asked;
    const unreachable = { ...merchant, supportEmail: null, website: null };
    await open({ ...partly, merchant: unreachable, cancelUrl: null, redirectUrl: null });
    expect(screen.queryByRole('link', contact)).toBeNull();
    expect(
      screen.getByText(
        'Questions? Write to Corner Shop where you ordered, and give the payment ID below.',
      ),
    ).toBeVisible();
  });

  test('asks for the rest in one place, with the fee of an exchange below the address', async () => {
    await open(partly);
    const fee = screen.getByText(/check that 1\.5 USDT arrives after the fee\.$/);
    const rest = screen.getByRole('heading', { level: 2 });
    expect(screen.getAllByText(/1\.5 USDT/)).toEqual([rest, fee]);
    const address = screen.getByText('To the same address as before');
    expect(address.compareDocumentPosition(fee)).toBe(follows);
    const stuck = await screen.findByText(/^Is the rest too small to send/);
    expect(stuck.compareDocumentPosition(address)).toBe(follows);
    const [asks] = screen.getAllByRole('link', contact);
    const arrived = screen.getByRole('region', { name: 'Transactions' });
    expect(asks?.compareDocumentPosition(arrived)).toBe(follows);
  });

  test('says that the rest gets no new price once its time is over', async () => {
    await open(partly);
    expect(screen.getByText(/After that, do not send it: ask Corner Shop\.$/)).toBeVisible();
    expect(screen.queryByText(/^Send before then|can also take an hour/)).toBeNull();
  });

  test('says that what has to come in time is the transaction, which an exchange sends later', async () => {
    await open({});
    expect(screen.getByText(/^Send before then, so that your transaction reaches/)).toBeVisible();
    expect(
      screen.getByText(/hour to send\. .* Corner Shop can accept it or send it back\.$/),
    ).toBeVisible();
  });

  test('calls no address the same where the part arrived in another coin', async () => {
    await open({ ...partly, transfers: [{ ...transfer, asset: 'TRX' }] });
    expect(screen.getByText('To this address')).toBeVisible();
  });

  test('calls no address the same where the part arrived before the price of this one', async () => {
    const { method } = asked;
    const rateAt = new Date(transfer.firstSeenAt.getTime() + 1);
    await open({ ...partly, method: method && { ...method, rateAt } });
    expect(screen.getByText('To this address')).toBeVisible();
  });

  test('tells of the fee once where the rest names its payment', async () => {
    const { method } = asked;
    await open({ ...partly, method: method && { ...method, reference: 'a reference' } });
    expect(screen.getByText(/Check what arrives after its fee\.$/)).toBeVisible();
    expect(screen.queryByText(/after the fee/)).toBeNull();
  });

  test('opens the wallet before it says what to do after sending, on a computer', async () => {
    const { method } = asked;
    await open({ method: method && { ...method, uri: '#wallet' } });
    const opens = screen.getByRole('link', { name: 'Open in wallet' });
    expect(opens.compareDocumentPosition(screen.getByText(/^Sent it\?/))).toBe(follows);
  });

  test('shows the code of the address alone on a phone, where no code was shown', async () => {
    showOnPhone();
    const { method } = asked;
    await open({ method: method && { ...method, uri: '#wallet' } });
    expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Other ways to pay' }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Show a QR code without the amount' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^QR code of the payment/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'Scan to pay' }));
    expect(sheet.getByText(/^This code holds the address only\./)).toBeVisible();
    expect(screen.getAllByText(/^This code holds the address only\./)).toHaveLength(2);
  });

  test('shows what it waits for first, then network and address, then other ways to pay', async () => {
    await open({});
    expect(screen.queryByRole('link', { name: 'I have a Billfold wallet' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Other ways to pay' }));
    const parts = [
      screen.getByRole('heading', { level: 2 }),
      screen.getByText('Waiting for your payment'),
      screen.getByText('On this network'),
      screen.getByText('To this address'),
      screen.getByText(/^Sent it\?/),
      screen.getByRole('button', { name: 'Other ways to pay' }),
      screen.getByRole('link', { name: 'I have a Billfold wallet' }),
      screen.getByRole('button', { name: 'Pay from a Billfold on another website' }),
    ];
    const later = parts.slice(1).map((part, index) => parts[index]?.compareDocumentPosition(part));
    expect(later).toEqual(parts.slice(1).map(() => follows));
  });

  test('tells of a difference before the payment is confirmed', async () => {
    const confirming = { status: 'CONFIRMING', method: null } as const;
    await open({ ...confirming, paidState: 'OVERPAID', overBy: toDecimal('2'), remaining: none });
    expect(screen.getByText(/^You sent 2 USDT too much/)).toBeVisible();
    await open({ ...partly, ...confirming, paidState: 'PAID' });
    expect(screen.getByText(/^1.5 USDT \(€1.36\) less than the price arrived/)).toBeVisible();
  });

  test('values what arrived too much, and has it on the receipt', async () => {
    await open({ ...tooMuch, receiptNumber: 'A-1' });
    expect(screen.getByText(/^You sent 2 USDT \(€1\.82\) too much\./)).toBeVisible();
    const issued = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect(await issued.findByText('Overpaid')).toBeVisible();
    expect(issued.getByText('2 USDT (€1.82)')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Copy payment ID' })).toHaveLength(1);
    expect(issued.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
  });

  test('says that the shop marked it as paid, and claims no coins', async () => {
    const paidElsewhere = toDecimal('50.00');
    const nothing = { credited: none, seen: none, remaining: none, transfers: [], method: null };
    const marked = { status: 'COMPLETED', paidState: 'UNPAID', paidElsewhere } as const;
    await open({ ...nothing, ...marked, receiptNumber: 'A-1' }, undefined, {
      ...{ ...receipt, paidElsewhere, credited: none, transfers: [] },
    });
    expect(screen.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(
      screen.getByText(/^Corner Shop marked this payment as paid\. Nothing more to do\.$/),
    ).toBeVisible();
    const issued = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect((await issued.findByText('Marked as paid by the shop')).nextSibling).toHaveTextContent(
      '€50.00',
    );
    expect(issued.queryByText('Paid with')).toBeNull();
  });

  test('lists on the receipt what came after it, so that paid and overpaid add up', async () => {
    const first = { ...transfer, amount: due };
    const replaced = { ...transfer, hash: 'ef'.repeat(32), counted: false };
    const issued: Receipt['transfers'][number] = {
      ...{ hash: transfer.hash, asset: 'USDT', network: 'TRX', address, amount: due },
      ...{ rate: toDecimal('0.9091'), credited: price.amount, receivedAt: new Date() },
      ...{ counted: true, proof: null },
    };
    const later = { ...transfer, hash: 'cd'.repeat(32), amount: toDecimal('2.000000') };
    await open(
      // An output of the same transaction, as large as the one on the receipt.
      { ...tooMuch, receiptNumber: 'A-1', transfers: [first, replaced, later, first] },
      undefined,
      { ...receipt, transfers: [issued] },
    );
    const paid = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect((await paid.findByText('Transaction 1')).nextSibling).toHaveTextContent('€50.00');
    // A transfer that came after the receipt was issued has no value on it: it is what came too much.
    expect(paid.getByText('Transaction 2').nextSibling).toHaveTextContent(/^Overpaid$/);
    expect(paid.getByText('Transaction 3')).toBeVisible();
    expect(paid.queryByText('Part 4')).toBeNull();
    const coins = paid.getAllByText('Paid with').map(({ nextSibling }) => nextSibling?.textContent);
    expect(coins).toEqual([
      expect.stringMatching(/^55 USDT/),
      '2 USDT · Tron',
      expect.stringMatching(/^55 USDT/),
    ]);
    expect(paid.getAllByText('Rate')).toHaveLength(1);
    expect(paid.getAllByText('Overpaid')).toHaveLength(3);
  });

  test.each([
    ['as much again is above it', due, 'TRX'],
    ['the last transfer is in another coin', none, 'ETH'],
  ] as const)('says that the price was paid twice where %s', async (_, overBy, network) => {
    const first = { ...transfer, amount: due, confirmations: 20 };
    const second = { ...transfer, network, hash: 'cd'.repeat(32), amount: due };
    await open({ ...tooMuch, overBy, credited: toDecimal('100.00'), transfers: [first, second] });
    expect(screen.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'You paid twice' })).toBeVisible();
    expect(
      screen.getByText(/^Corner Shop can send the second payment back to you: .*€50\.00/),
    ).toBeVisible();
    expect(screen.queryByText(/too much/)).toBeNull();
  });

  test('says what is too much where a small transfer came after the price', async () => {
    const first = { ...transfer, amount: due, confirmations: 20 };
    const second = { ...transfer, hash: 'cd'.repeat(32), amount: toDecimal('2') };
    await open({ ...tooMuch, transfers: [first, second] });
    expect(screen.getByText(/^You sent 2 USDT .*too much\./)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'You paid twice' })).toBeNull();
  });

  test.each([
    ['of a shop that shows no national currencies', { showsFiat: false }],
    [
      'of a price in the coin itself',
      { price: { amount: toDecimal('50'), currency: 'USDT' }, credited: toDecimal('52') },
    ],
    ['that is nothing at the rate of the payer', { credited: price.amount }],
  ])('gives no value %s', async (_, facts) => {
    await open({ ...tooMuch, ...facts });
    expect(screen.getByText(/^You sent 2 USDT too much\./)).toBeVisible();
  });

  test.each([
    ['that was paid', { status: 'COMPLETED', method: null, paidState: 'PAID' }],
    ['that ended short', short],
  ] satisfies readonly (readonly [string, Partial<Checkout>])[])(
    'says to which address a payment %s was sent back',
    async (_, facts) => {
      const back = { asset: 'USDT', network: 'TRX', amount: toDecimal('50.000000') } as const;
      const refunds = [{ ...back, sent: toDecimal('48.500000'), address, hash: 'ef'.repeat(32) }];
      await open({ ...facts, refundState: 'FULL', refunds });
      const sent = within(screen.getByRole('region', { name: 'Sent back to you' }));
      // A wallet shows less, by the fee.
      expect(sent.getByText('48.5 USDT · Tron (TRC20)')).toBeVisible();
      expect(sent.getByText('50 USDT, less the network fee of 1.5 USDT')).toBeVisible();
      expect(sent.getByText(/^to/)).toHaveTextContent(address.slice(-4));
      expect(sent.getByRole('link')).toHaveAttribute('href', expect.stringContaining('efef'));
    },
  );

  test('says of a paid price that it is paid, and asks for one that is not', async () => {
    await open({ ...tooMuch, receiptNumber: null });
    expect(screen.getByText('Paid')).toBeVisible();
    expect(screen.queryByText('Price')).toBeNull();
    cleanup();
    await open({});
    expect(screen.getByText('Price')).toBeVisible();
  });

  test('names a coin with a longer hold next to the time, and not in the words about fees', async () => {
    const longer = { ...offered, asset: 'BTC', network: 'BTC', windowMinutes: 60 } as const;
    const own = { ...offered, asset: 'USDT', network: 'TRX' } as const;
    await open({ actions: ['SELECT'], assets: [own, longer] });
    const says = screen.getByText(
      'Paying from an exchange? With other coins, such as BTC, the amount is valid for 1 hour.',
    );
    const until = screen.getByText(/^This amount is valid until/);
    expect(until.compareDocumentPosition(says)).toBe(follows);
    expect(says.compareDocumentPosition(screen.getByText('To this address'))).toBe(follows);
  });

  test('says to those who search for a card that none is accepted, and marks exact amounts and comments', async () => {
    const symbols = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;
    const all = symbols.map((network) => {
      const asset = network === 'BSC' ? 'BNB' : network;
      return { ...offered, asset, network, isExact: network === 'SOL' };
    });
    const facts = { method: null, selected: null, actions: ['SELECT'] } as const;
    await open({ ...facts, status: 'CREATED', assets: all });
    expect(screen.getByText(/^Pick a cryptocurrency you have/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Solana/ })).toHaveTextContent(
      'send the exact amount',
    );
    expect(screen.getAllByText(/send the exact amount$/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^(Toncoin|TON)/ })).toHaveTextContent(
      'needs a comment',
    );
    expect(screen.getAllByText(/needs a comment$/)).toHaveLength(1);
    const search = screen.getByRole('searchbox', { name: 'Search coins and networks' });
    await userEvent.type(search, 'Visa');
    expect(screen.getByText('Cards are not accepted here.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'Cardano');
    expect(screen.getByText('No coin matches “Cardano”.')).toBeVisible();
  });

  test.each([
    ['before a coin is chosen', { status: 'CREATED', method: null, actions: ['SELECT'], assets }],
    ['while its blocks are counted', { status: 'CONFIRMING', method: null, paidState: 'PAID' }],
  ] satisfies readonly (readonly [string, Partial<Checkout>])[])(
    'leads back to the shop %s',
    async (_, facts) => {
      await open({ ...facts, redirectUrl: 'https://shop.example/thanks' });
      const back = screen.getByRole('link', { name: 'Back to Corner Shop' });
      expect(back).toHaveAttribute('href', expect.stringContaining('shop.example/thanks'));
    },
  );

  test.each([
    [[60, 15], '15 minutes'],
    [[1_440, 1_440], '24 hours'],
  ])('says for how long the amount holds before a coin is chosen: %j', async (windows, says) => {
    const offers = assets.map((each, n) => ({ ...each, windowMinutes: windows[n] ?? 0 }));
    const facts = { status: 'CREATED', method: null, actions: ['SELECT'] } as const;
    await open({ ...facts, assets: offers });
    expect(screen.getByText(/exact amount, which is valid/)).toHaveTextContent(`at least ${says}.`);
  });

  test('says at which rate the amount pays the price, unless the shop shows no national currency', async () => {
    await open({});
    expect(screen.getByText('1 USDT = €0.9091')).toBeVisible();
    cleanup();
    await open({ showsFiat: false });
    expect(screen.queryByText(/^1 USDT/)).toBeNull();
  });

  test('has the networks of one coin below its name', async () => {
    const tether = (network: 'ETH' | 'TRX') => ({ ...offered, asset: 'USDT', network });
    const offers = [...assets, tether('TRX'), tether('ETH')];
    await open({ status: 'CREATED', method: null, actions: ['SELECT'], assets: offers });
    const group = screen.getByRole('heading', { level: 3, name: 'USDT Tether' }).closest('li');
    const networks = within(group ?? document.body).getAllByRole('button');
    expect(networks.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Tron \(TRC20\)/),
      expect.stringMatching(/^Ethereum \(ERC20\)/),
    ]);
    expect(screen.getByRole('button', { name: /^Bitcoin BTC/ })).toBeVisible();
  });

  test('names the value alone where it came in another coin than the chosen one', async () => {
    await open({ ...tooMuch, overBy: toDecimal('0') });
    expect(screen.getByText(/^You sent €1\.82 too much\./)).toBeVisible();
  });

  test('names the invoice that it pays, on the page and on the receipt', async () => {
    const invoiceNumber = 'INV-1';
    await open({ invoiceNumber });
    expect(screen.getByText('Invoice INV-1')).toBeVisible();
    cleanup();
    const paid = { status: 'COMPLETED', method: null, paidState: 'PAID' } as const;
    await open({ ...paid, receiptNumber: 'A-1', invoiceNumber });
    const issued = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect((await issued.findByText('Invoice')).nextSibling).toHaveTextContent('INV-1');
  });

  test('has nothing overpaid on the receipt of an exact payment', async () => {
    await open({ status: 'COMPLETED', method: null, paidState: 'PAID', receiptNumber: 'A-1' });
    expect(await screen.findByText('Paid to')).toBeVisible();
    expect(screen.queryByText('Overpaid')).toBeNull();
  });

  const back = { asset: 'USDT', network: 'TRX', address, hash: 'ef'.repeat(32) } as const;
  test.each([
    ['NONE', '1.5 USDT'],
    ['FULL', '1.5 USDT · The whole payment'],
  ] as const)(
    'shows on the receipt what was overpaid and what of it was sent back, and says whose it was: %s',
    async (refundState, says) => {
      const over = {
        paidState: 'PAID',
        overBy: toDecimal('2'),
        refunded: toDecimal('2.00'),
        refunds: [{ ...back, amount: toDecimal('2.000000'), sent: toDecimal('1.500000') }],
      } as const;
      await open({ ...tooMuch, ...over, refundState, receiptNumber: 'A-1' });
      const issued = within(await screen.findByRole('region', { name: 'Receipt' }));
      expect((await issued.findByText('Refunded')).nextSibling).toHaveTextContent(says);
      const fee = issued.getByText('Network fee of the refund').nextSibling;
      expect(fee).toHaveTextContent('0.5 USDT');
      expect(issued.getByText('2 USDT (€1.82)')).toBeVisible();
      const returned = 'You sent 2 USDT (€1.82) too much. Corner Shop sent it back to you.';
      expect(screen.queryAllByText(returned)).toHaveLength(refundState === 'NONE' ? 1 : 0);
      expect(screen.queryByText(/^Need a refund/)).toBeNull();
    },
  );

  test('does not say that nothing is left to do where too much arrived', async () => {
    const over = { paidState: 'OVERPAID', overBy: toDecimal('2'), remaining: none } as const;
    await open({ status: 'COMPLETED', method: null, ...over });
    expect(screen.getByText('Corner Shop has your payment.')).toBeVisible();
    expect(screen.queryByText(/Nothing more to do/)).toBeNull();
  });

  test('says on the receipt what its own time is, where the money came at another one', async () => {
    const issuedAt = new Date('2026-12-30T03:58:00Z');
    const paid = { status: 'COMPLETED', method: null, paidState: 'PAID' } as const;
    await open({ ...paid, receiptNumber: 'A-1' }, undefined, { ...receipt, issuedAt });
    expect(await screen.findByText(/^Issued/)).toHaveTextContent(/^Issued 30 Dec 2026, \d\d:58/);
  });

  test('says what a confirmation is for', async () => {
    await open({ status: 'CONFIRMING', method: null, paidState: 'PAID', remaining: none });
    expect(screen.getByText(/Each confirmation makes it harder to undo\./)).toBeVisible();
  });

  test('leads to the shop for a refund of a payment that is complete', async () => {
    await open({ status: 'COMPLETED', method: null, paidState: 'PAID', receiptNumber: 'A-1' });
    expect(screen.getByText(/^Need a refund\? Ask Corner Shop/)).toBeVisible();
    expect(screen.getByRole('link', contact)).toHaveAttribute('href', mail);
  });

  test.each([
    ['PARTIAL', 'Corner Shop has your payment, and sent part of it back to you.'],
    ['FULL', 'Corner Shop sent your payment back to you. Nothing more to do.'],
  ] as const)('asks for nothing that was sent back: %s', async (refundState, says) => {
    const over = { paidState: 'OVERPAID', overBy: toDecimal('2'), remaining: none } as const;
    const successText = 'We ship today.';
    await open({ status: 'COMPLETED', method: null, ...over, refundState, successText });
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.queryByText(/too much|^Need a refund|We ship today/)).toBeNull();
  });

  const over = { paidState: 'OVERPAID', overBy: toDecimal('2'), remaining: none } as const;
  const pending = { asset: 'USDT', network: 'TRX', amount: toDecimal('2.000000') } as const;
  test.each<readonly [string, Partial<Checkout>]>([
    ['that is overpaid', { ...over, status: 'COMPLETED', method: null, receiptNumber: 'A-1' }],
    ['whose blocks are counted', { ...over, status: 'CONFIRMING', method: null }],
    ['that is paid', { status: 'COMPLETED', method: null, paidState: 'PAID', receiptNumber: 'A' }],
    ['that waits for its rest', partly],
    ['that ended with a part', short],
    ['that came late', late],
    ['that is invalid', invalid],
    ['that waits after another coin', wrong],
    ['that ended with another coin', { ...wrong, status: 'EXPIRED', method: null }],
  ])('asks for nothing that is to go back of a payment %s', async (_, changes) => {
    await open({ ...changes, pendingRefund: { ...pending, status: 'SENT' } });
    expect(screen.getByText(/^2 USDT is on its way back to you\./)).toBeVisible();
    expect(
      screen.queryByText(/too much|Need a refund|to send it back|it can send|Nothing more/),
    ).toBeNull();
  });

  test('asks for the address to which money is to go back', async () => {
    await open({
      ...over,
      status: 'COMPLETED',
      method: null,
      pendingRefund: { ...pending, status: 'WAITING_FOR_ADDRESS' },
    });
    expect(
      screen.getByText(
        /^Corner Shop wants to send 2 USDT back to you, and needs the address of your wallet/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', contact)).toBeVisible();
  });

  test('says of too much at a shop that names no way where to ask, and what to name', async () => {
    const merchant = { ...asked.merchant, supportEmail: null };
    await open({ ...tooMuch, receiptNumber: 'A-1', merchant });
    expect(
      screen.getByText(
        'Questions? Write to Corner Shop where you ordered, and give the payment ID below.',
      ),
    ).toBeVisible();
  });

  test('gives no advice for after sending on the page of a simulated payment', async () => {
    await open({ simulated: true, sandbox: true });
    expect(screen.getByText('Waiting for your payment')).toBeVisible();
    expect(screen.queryByText(/^Sent it\?/)).toBeNull();
  });

  test('tells newcomers who are about to send how it ends, and what else may happen', async () => {
    await open({});
    await userEvent.click(
      screen.getByRole('button', { name: 'New to paying with cryptocurrency?' }),
    );
    const ends = 'This page says “Payment received, being confirmed” once it has worked.';
    expect(await screen.findByText(ends)).toBeVisible();
    expect(screen.getByText(/On another network, it may be lost\.$/)).toBeVisible();
  });

  test('tells newcomers where coins come from, and how a refund is had', async () => {
    await open({ status: 'CREATED', method: null, selected: null, actions: ['SELECT'], assets });
    await userEvent.click(
      screen.getByRole('button', { name: 'New to paying with cryptocurrency?' }),
    );
    expect(await screen.findByText(/^No coins yet\? An exchange sells them/)).toBeVisible();
    expect(screen.getByText(/^Want your money back later\? Ask Corner Shop\./)).toBeVisible();
  });

  test('leads to the wallet by its name, which needs no question before it', async () => {
    await open({ status: 'CREATED', method: null, selected: null, actions: ['SELECT'], assets });
    expect(screen.getByRole('link', { name: 'I have a Billfold wallet' })).toBeVisible();
    expect(screen.queryByText(/this wallet\?$/)).toBeNull();
  });

  test('names a token with its ticker, and its network on a line of its own', async () => {
    const tether = { ...offered, asset: 'USDT', network: 'ETH' } as const;
    const facts = { status: 'CREATED', method: null, selected: null, actions: ['SELECT'] } as const;
    await open({ ...facts, assets: [...assets, tether] });
    const name = /^USDT Tether on Ethereum \(ERC20\)/;
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByText('on Ethereum (ERC20)')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Bitcoin BTC about 5 min/ })).toBeVisible();
  });

  test.each([
    ['0.00053949', '≈ 0.0005395 BTC'],
    ['55.5', '≈ 55.5 BTC'],
    ['1234.56789', '≈ 1234.57 BTC'],
  ])('estimates %s as %s', async (estimate, text) => {
    const facts = { status: 'CREATED', method: null, selected: null, actions: ['SELECT'] } as const;
    const [bitcoin] = assets;
    await open({
      ...facts,
      assets: bitcoin ? [{ ...bitcoin, estimate: toDecimal(estimate) }] : [],
    });
    expect(screen.getByText(text)).toBeVisible();
  });

  test('warns a payer who has sent a coin before another one is chosen, and leads back', async () => {
    await open({ status: 'PENDING', actions: ['SELECT'], assets });
    await userEvent.click(screen.getByRole('button', { name: 'Pay with another coin' }));
    const warning = screen.getByText(/^Already sent \w+\? Do not choose another coin/);
    expect(warning).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(warning).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: /^Send / })).toBeVisible();
  });

  test('offers to cancel last, below the other ways on', async () => {
    await open({ status: 'PENDING', actions: ['SELECT', 'CANCEL'], assets });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual([
      'I have already paid',
      'Pay with another coin',
      'Cancel payment',
    ]);
  });

  test.each([
    ['that waits', {}, 'Pay Corner Shop'],
    ['of which a part arrived', partly, 'Pay Corner Shop'],
    ['that is confirming', { status: 'CONFIRMING', method: null }, 'Corner Shop'],
    ['that is paid', { status: 'COMPLETED', method: null }, 'Corner Shop'],
    ['that is short', short, 'Corner Shop'],
    ['that expired', { status: 'EXPIRED', method: null }, 'Corner Shop'],
  ] satisfies readonly (readonly [string, Partial<Checkout>, string])[])(
    'asks to pay in its heading only while it can be paid, for a payment %s',
    async (_, facts, title) => {
      await open(facts);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );

  test('has nothing to say of an exact payment', async () => {
    await open({ status: 'CONFIRMING', method: null, paidState: 'PAID', remaining: none });
    expect(screen.queryByText(/less than the price|too much/)).toBeNull();
  });

  test('keeps a payer whose coins are on the way from paying twice when time is over', async () => {
    await open({ status: 'EXPIRED', method: null, actions: ['REFRESH'] });
    expect(screen.getByText(/^Already sent\? Do not pay again/)).toHaveTextContent(
      /If it shows nothing, ask Corner Shop\.$/,
    );
    expect(screen.getByRole('link', contact)).toHaveAttribute('href', mail);
  });

  test.each([
    ['that expired', { status: 'EXPIRED', method: null }],
    ['that is short', short],
    ['that was late', late],
    ['that was cancelled', { status: 'CANCELLED', method: null }],
    ['that is invalid', invalid],
    ['that is overpaid', tooMuch],
    ['whose other coin arrived', wrong],
    ['that waits', {}],
    ['of which a simulated part arrived', { ...partly, simulated: true, sandbox: true }],
  ] satisfies readonly (readonly [string, Partial<Checkout>])[])(
    'leads to the shop once from a payment %s',
    async (_, facts) => {
      await open(facts);
      expect(screen.getAllByRole('link', contact)).toHaveLength(1);
    },
  );

  test.each([
    [
      'of an expired payment',
      { status: 'EXPIRED', method: null, selected: null, actions: ['REFRESH'] },
      'Get current amount',
    ],
  ] satisfies readonly (readonly [string, Partial<Checkout>, string])[])(
    'leads to the shop from the choice of a coin %s',
    async (_, facts, name) => {
      await open({ ...facts, assets });
      await userEvent.click(screen.getByRole('button', { name }));
      await screen.findByRole('heading', { name: 'Choose how to pay' });
      expect(screen.getAllByRole('link', contact)).toHaveLength(1);
    },
  );

  test('leads to the shop from the questions of the business before the rest is paid', async () => {
    const field = { name: 'size', label: 'Size', required: false, options: [] };
    const collect = { email: 'NO', name: false, fields: [{ ...field, type: 'text' }] } as const;
    await open({ ...partly, collect, actions: ['SET_CUSTOMER'] });
    expect(screen.getByRole('heading', { name: 'Your details' })).toBeVisible();
    expect(screen.getAllByRole('link', contact)).toHaveLength(1);
  });

  test('leads to the shop once where the hash of an ended payment is unknown', async () => {
    const ended = { status: 'EXPIRED', method: null } as const;
    await open(ended, {
      state: 'UNKNOWN',
      blockHeight: null,
      counted: false,
      unmatched: false,
      paysOther: false,
      otherNetwork: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    await userEvent.type(
      await screen.findByLabelText('Transaction hash'),
      `${'cd'.repeat(32)}{Enter}`,
    );
    expect(
      await screen.findByText(/^Did you send on another network, or to the address/),
    ).toBeVisible();
    expect(screen.getAllByRole('link', contact)).toHaveLength(1);
  });

  test.each([
    ['PAYER', 'You cancelled this payment'],
    ['BUSINESS', 'Corner Shop cancelled this payment'],
    [null, 'Payment cancelled'],
  ] as const)('names who cancelled the payment: %s', async (cancelledBy, title) => {
    await open({ status: 'CANCELLED', method: null, cancelledBy });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  });

  test.each([true, false])(
    'says that the shop asks for the rest where it opened the payment again: %s',
    async (isRestAsked) => {
      await open({ ...partly, isRestAsked });
      await screen.findByText(/arrived$/);
      const says = screen.queryByText(
        'Corner Shop asks for the rest after all: this payment is open again.',
      );
      expect(says !== null).toBe(isRestAsked);
    },
  );

  test('leads back to the shop first where the payment was cancelled', async () => {
    const cancelUrl = 'https://shop.example/cart';
    await open({ status: 'CANCELLED', method: null, cancelUrl });
    const back = screen.getByRole('link', { name: 'Back to Corner Shop' });
    expect(back).toHaveAttribute('href', cancelUrl);
    const claims = screen.getByRole('button', { name: 'I have already paid' });
    expect(back.compareDocumentPosition(claims)).toBe(follows);
  });

  test('says whom to ask who paid a payment that was cancelled', async () => {
    const merchant = { ...asked.merchant, supportEmail: null };
    await open({ status: 'CANCELLED', method: null, merchant });
    expect(
      screen.getByText(
        'Questions? Write to Corner Shop where you ordered, and give the payment ID below.',
      ),
    ).toBeVisible();
  });

  test('keeps the button as the heading of the form that it opens, and closes it by it', async () => {
    await open({});
    const button = screen.getByRole('button', { name: 'I have already paid' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByLabelText('Transaction hash')).toHaveFocus();
    await userEvent.click(button);
    expect(screen.queryByLabelText('Transaction hash')).toBeNull();
    expect(button).toHaveFocus();
  });

  test.each([
    ['UNKNOWN', /An exchange can take an hour to send/],
    ['UNKNOWN', /^Did you send on another network, or/],
    ['MINED', /^The network has this transaction/],
    ['SEEN', /^The transaction exists/],
  ] as const)('answers a hash that is %s with %s', async (state, answer) => {
    await open(
      {},
      {
        state,
        blockHeight: null,
        counted: false,
        unmatched: false,
        paysOther: false,
        otherNetwork: null,
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    await userEvent.type(
      await screen.findByLabelText('Transaction hash'),
      `${'cd'.repeat(32)}{Enter}`,
    );
    expect(await screen.findByText(answer)).toBeVisible();
  });

  test.each(['MINED', 'SEEN'] as const)(
    'says of a transaction that is %s that it pays another address',
    async (state) => {
      const known = { state, blockHeight: null, counted: false, unmatched: false } as const;
      await open({}, { ...known, paysOther: true, otherNetwork: null });
      await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
      const hash = await screen.findByLabelText('Transaction hash');
      await userEvent.type(hash, `${'cd'.repeat(32)}{Enter}`);
      expect(
        await screen.findByText(/^This transaction does not pay this order: it went to another/),
      ).toBeVisible();
      expect(screen.queryByText(/We have not seen/)).toBeNull();
    },
  );

  test('says of a transaction on another network where it arrived, and who can help', async () => {
    const known = { state: 'MINED', blockHeight: 7, counted: false, unmatched: false } as const;
    await open({}, { ...known, paysOther: false, otherNetwork: 'BSC' });
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    const hash = await screen.findByLabelText('Transaction hash');
    await userEvent.type(hash, `${'cd'.repeat(32)}{Enter}`);
    expect(
      await screen.findByText(/^Your coins arrived at .* on BNB Smart Chain, but/),
    ).toBeVisible();
    expect(screen.queryByText(/^The network has this transaction|We have not seen/)).toBeNull();
    expect(screen.getByText(/They are not lost/)).toBeVisible();
  });

  test.each([
    ['the number of a withdrawal', '0a8f6d1e-77b1-4c63-9a55', /^This is no transaction hash/],
    ['the address', address, /^This is the address to pay to/],
  ])('does not look for %s', async (_, typed, says) => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    await userEvent.type(await screen.findByLabelText('Transaction hash'), `${typed}{Enter}`);
    expect(await screen.findByText(says)).toBeVisible();
  });

  test('says of a transaction that it lists that it does not count', async () => {
    const found = {
      state: 'MINED',
      blockHeight: 7,
      counted: false,
      unmatched: false,
      paysOther: false,
      otherNetwork: null,
    } as const;
    await open(wrong, found);
    await userEvent.click(screen.getByRole('button', { name: 'Pay in USDT anyway' }));
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    const hash = await screen.findByLabelText('Transaction hash');
    await userEvent.type(hash, `https://explorer.example/tx/${'ab'.repeat(32)}{Enter}`);
    expect(await screen.findByText(/^This is a transaction that is listed/)).toBeVisible();
  });

  test.each([
    ['in capitals', 'AB'.repeat(32)],
    ['with the prefix of Ethereum', `0x${'ab'.repeat(32)}`],
  ])('knows a transaction that it lists by a hash that is typed %s', async (_, typed) => {
    await open(wrong, {
      state: 'MINED',
      blockHeight: 7,
      counted: false,
      unmatched: false,
      paysOther: false,
      otherNetwork: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Pay in USDT anyway' }));
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    await userEvent.type(await screen.findByLabelText('Transaction hash'), `${typed}{Enter}`);
    expect(await screen.findByText(/^This is a transaction that is listed/)).toBeVisible();
  });

  test.each([
    ['is still to be paid', {}],
    ['has expired', { status: 'EXPIRED', method: null, actions: ['REFRESH'] }],
    ['was cancelled', { status: 'CANCELLED', method: null }],
  ] satisfies readonly (readonly [string, Partial<Checkout>])[])(
    'tells on opening of a transaction that arrived unmatched for a payment that %s',
    async (_, facts) => {
      await open({ ...facts, unmatched: [named] });
      expect(await screen.findByText(arrived)).toBeVisible();
      expect(screen.getAllByRole('link', contact)).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Get current amount' })).toBeNull();
      expect(screen.queryByText(/Not paid yet\?|We have not seen a payment/)).toBeNull();
    },
  );

  test.each([
    [
      'is still to be paid',
      {},
      /^This payment asks for coins on \w+\. Your coins are at Corner Shop/,
    ],
    [
      'has expired',
      { status: 'EXPIRED', method: null, actions: ['REFRESH'] },
      /but this payment asks for coins on \w+\. They are not lost/,
    ],
  ] satisfies readonly (readonly [string, Partial<Checkout>, RegExp])[])(
    'tells on opening of coins that came on another network for a payment that %s',
    async (_, facts, says) => {
      await open({ ...facts, unmatched: [{ ...named, network: 'BSC', onOtherNetwork: true }] });
      expect(await screen.findByText(says)).toBeVisible();
      expect(screen.getAllByText(/arrived .*on BNB Smart Chain/).length).toBeGreaterThan(0);
      expect(screen.getAllByRole('link', contact)).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Get current amount' })).toBeNull();
      expect(screen.queryByText(/Waiting for your payment/)).toBeNull();
    },
  );

  test('names the network of the coin that came, where another one was chosen since', async () => {
    const came = { ...transfer, asset: 'BTC', network: 'BTC', counted: true } as const;
    await open({
      ...{ status: 'CONFIRMING', paidState: 'PAID', transfers: [came] },
      confirmations: { current: 0, required: 2, final: 3 },
    });
    expect(await screen.findByText(/^The Bitcoin network is confirming it/)).toBeVisible();
    expect(screen.getByText(/about 20 min/)).toBeVisible();
  });

  test('asks for no other payment while a transaction waits to be matched, but behind a press', async () => {
    await open({ unmatched: [named] });
    expect(await screen.findByText(arrived)).toHaveTextContent(/Do not pay again\.$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Corner Shop' })).toBeVisible();
    expect(
      screen.queryByText(/Waiting for your payment|^This amount is valid until|^To this/),
    ).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay again anyway' }));
    expect(screen.getByRole('heading', { name: /^Send 55/ })).toBeVisible();
    expect(screen.getAllByRole('link', contact)).toHaveLength(1);
  });

  test('says of a transaction that waits to be matched that it was found', async () => {
    const unmatched = [named] as const;
    const found = {
      state: 'MINED',
      blockHeight: 7,
      counted: false,
      unmatched: true,
      paysOther: false,
      otherNetwork: null,
    } as const;
    await open({ status: 'EXPIRED', method: null, unmatched }, found);
    await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
    const hash = await screen.findByLabelText('Transaction hash');
    await userEvent.type(hash, `${'cd'.repeat(32)}{Enter}`);
    expect(await screen.findByText(/^We found it: Corner Shop must match it/)).toBeVisible();
    expect(screen.queryByText(/does not count/)).toBeNull();
  });

  test('tells nothing of an unmatched transaction once the payment is complete', async () => {
    const unmatched = [named] as const;
    await open({ status: 'COMPLETED', method: null, paidState: 'PAID', unmatched });
    expect(screen.queryByText(arrived)).toBeNull();
  });

  test('tells once of the transaction that its payer has looked for', async () => {
    const hash = 'cd'.repeat(32);
    const { services, platform } = await createSandbox();
    let unmatched: Checkout['unmatched'] = [];
    services.on(getCheckout)(() => ({ data: { ...asked, unmatched } }));
    services.on(claimCheckoutHash)(() => {
      unmatched = [{ ...named, hash }];
      return {
        data: {
          state: 'MINED',
          blockHeight: 7,
          counted: false,
          unmatched: true,
          paysOther: false,
          otherNetwork: null,
        },
      };
    });
    window.history.replaceState(null, '', '/pay/pay_a');
    render(<PayRoot services={createPayServices(platform)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'I have already paid' }));
    await userEvent.type(
      await screen.findByLabelText('Transaction hash'),
      `${hash.toUpperCase()}{Enter}`,
    );
    const title = await screen.findByRole('heading', { name: 'We found your transaction' });
    expect(title).toHaveFocus();
    expect(screen.getAllByText(arrived)).toHaveLength(1);
    expect(screen.queryByText(/does not count/)).toBeNull();
  });

  test('says of the rest of a price, when little time is left, not to send it', async () => {
    await open({ ...partly, expiresAt: new Date(Date.now() + 60_000) });
    expect(screen.getByText(/^Little time is left\. The rest not sent yet\?/)).toBeVisible();
  });
});
