import { toDecimal } from '@billfold/core';
import {
  type CheckoutCustomer,
  getCheckout,
  sendRefundLink,
  setCheckoutCustomer,
} from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { createSandbox } from '@billfold/core/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

const price = { amount: toDecimal('50.00'), currency: 'EUR' };
const none = toDecimal('0');
const transfer: Checkout['transfers'][number] = {
  ...{ hash: 'ab'.repeat(32), asset: 'USDT', network: 'TRX', confirmations: 0 },
  ...{ amount: toDecimal('53.500000'), firstSeenAt: new Date(0), counted: true },
  endedAs: null,
};
const late: Checkout = {
  ...{ id: 'pay_a', status: 'EXPIRED', paidState: 'UNDERPAID', refundState: 'NONE' },
  ...{ flags: ['late'], displayStatus: 'Expired', orderId: null, description: null, lines: [] },
  merchant: {
    ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
    ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
  },
  ...{ price, credited: toDecimal('48.64'), paidElsewhere: null, assets: [], defaultAsset: null },
  ...{ selected: { asset: 'USDT', network: 'TRX' }, method: null, due: toDecimal('55') },
  ...{ seen: transfer.amount, remaining: toDecimal('1.5'), isRestTooSmall: false, overBy: none },
  ...{ refunded: none, refunds: [], pendingRefund: null, unmatched: [], confirmations: null },
  ...{ transfers: [transfer], actions: ['SET_CUSTOMER'], expiresAt: null },
  ...{ serverTime: new Date(0), redirectUrl: null, cancelUrl: null, redirectAfterSeconds: null },
  ...{ language: null, emailLanguage: 'en', email: null, receiptNumber: null },
  ...{ sendsReceipt: true, detailsMissing: false, successText: null, expiredText: null },
  ...{ collect: { email: 'OPTIONAL', name: false, fields: [] }, showsFiat: true },
  ...{ appearance: null, theme: {}, sandbox: true, simulated: false, sequence: 3 },
};
const waiting: Checkout['pendingRefund'] = {
  ...{ status: 'WAITING_FOR_ADDRESS', asset: 'USDT', network: 'TRX' },
  ...{ amount: toDecimal('53.5'), emailed: null },
};

/** Opens the page of a payment, and returns what is saved and how often the link of its refund is sent. */
async function open(facts: Partial<Checkout> = {}) {
  const { services, platform } = await createSandbox();
  const saved: CheckoutCustomer[] = [];
  let links = 0;
  services.on(getCheckout)(() => ({ data: { ...late, ...facts } }));
  services.on(setCheckoutCustomer)(({ body }) => {
    saved.push(body);
    return { data: { ...late, ...facts, email: 'p***@example.com', actions: [], sequence: 4 } };
  });
  services.on(sendRefundLink)(() => {
    links += 1;
    return null;
  });
  window.history.replaceState(null, '', '/pay/pay_a');
  render(<PayRoot services={createPayServices(platform)} />);
  await screen.findByRole('heading', { level: 2 });
  return { user: userEvent.setup(), saved, links: () => links };
}

const tell = { name: 'Tell me what Corner Shop decides' };

describe('a payment about which the shop decides', () => {
  test.each([
    ['that came late', {}],
    ['of which a part came', { flags: [] }],
    [
      'in another coin',
      {
        flags: ['wrongAsset'],
        paidState: 'UNPAID',
        transfers: [{ ...transfer, asset: 'USDC', counted: false }],
      },
    ],
    ['that the shop refused', { status: 'INVALID', flags: [] }],
    [
      'that is too much',
      { status: 'COMPLETED', flags: [], paidState: 'OVERPAID', overBy: toDecimal('2') },
    ],
  ] as const)('takes an email for the decision: %s', async (_, facts) => {
    const { user, saved } = await open(facts);
    expect(screen.getByRole('button', { name: 'Copy page link' })).toBeVisible();
    await user.click(screen.getByRole('button', tell));
    expect(screen.getByText('Enter a valid email address')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), ' payer@example.com ');
    await user.click(screen.getByRole('button', tell));
    const says = await screen.findByText('We email p***@example.com what Corner Shop decides.');
    expect(says).toHaveFocus();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(saved).toEqual([{ email: 'payer@example.com', name: null, fields: {}, timeZone }]);
    expect(screen.queryByRole('button', tell)).toBeNull();
  });

  test('asks for no email that the shop does not want, or that it writes nothing to', async () => {
    await open({ collect: { ...late.collect, email: 'NO' } });
    expect(screen.queryByRole('button', tell)).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy page link' })).toBeVisible();
  });

  test.each([
    ['ORDER', 'where you ordered'],
    ['LINK', 'where you got the payment link'],
    ['INVOICE', 'where you got the invoice'],
  ] as const)('names the place to ask of an %s', async (origin, where) => {
    await open({ origin });
    expect(
      screen.getByText(`Questions? Write to Corner Shop ${where}, and give the payment ID below.`),
    ).toBeVisible();
  });
});

describe('a refund that waits for the address of its payer', () => {
  test.each([
    ['EXPIRED', 'UNDERPAID'],
    ['COMPLETED', 'OVERPAID'],
  ] as const)('is the heading of a payment that is %s', async (status, paidState) => {
    await open({ status, paidState, pendingRefund: waiting });
    const name = 'Refund waiting for your address';
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByText(/^Corner Shop had no email address to send the link to/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email the link again' })).toBeNull();
    expect(screen.queryByRole('button', tell)).toBeNull();
  });

  test('says where its link went, and sends it there again', async () => {
    const emailed = { to: 'p***@example.com', at: new Date('2026-11-30T12:00:00Z') };
    const { user, links } = await open({ pendingRefund: { ...waiting, emailed } });
    expect(
      screen.getByText(/^We emailed the link for it to p\*\*\*@example\.com on 30 Nov 2026\./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email the link again' }));
    expect(await screen.findByText('Link sent to p***@example.com.')).toBeVisible();
    expect(links()).toBe(1);
  });
});
