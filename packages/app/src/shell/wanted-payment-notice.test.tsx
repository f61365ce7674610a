import { toDecimal } from '@billfold/core';
import { getCheckout, listWallets } from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, openSite } from '../../test/open-site.tsx';

const id = `pay_${'a'.repeat(26)}`;
const none = toDecimal('0');
const asked: Checkout = {
  ...{ id, status: 'CREATED', paidState: 'UNPAID', refundState: 'NONE', flags: [] },
  ...{ displayStatus: 'Pending', orderId: 'A-1007', description: null, lines: [] },
  price: { amount: toDecimal('12.00'), currency: 'EUR' },
  merchant: {
    ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
    ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
  },
  ...{ credited: none, assets: [], defaultAsset: null, selected: null, method: null, due: null },
  ...{
    seen: none,
    remaining: none,
    isRestTooSmall: false,
    overBy: none,
    refunded: none,
    refunds: [],
  },
  ...{ pendingRefund: null, unmatched: [], confirmations: null, transfers: [] },
  ...{ actions: [], expiresAt: null, serverTime: new Date(), redirectUrl: null, cancelUrl: null },
  ...{ redirectAfterSeconds: null, language: null, email: null, receiptNumber: null },
  ...{ sendsReceipt: true, detailsMissing: false, successText: null, expiredText: null },
  collect: { email: 'NO', name: false, fields: [] },
  ...{ showsFiat: true, appearance: null, theme: {}, sandbox: false, simulated: false },
  sequence: 1,
};

const here = `${window.location.origin}/pay/${id}`;

/** Opens Send with the link of a checkout, as it does for those who are signed out. */
const open = (
  link: string,
  facts: Partial<Checkout> = {},
  prepare: OpenOptions['prepare'] = () => undefined,
) =>
  openSite(`/wallet/#pay=${encodeURIComponent(link)}`, {
    prepare: (sandbox) => {
      sandbox.services.on(getCheckout)(({ params }) => {
        if (params.id !== id) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
        return { data: { ...asked, ...facts } };
      });
      prepare(sandbox);
    },
  });

function expectWayBack(link: string): void {
  const way = screen.getByRole('link', { name: 'Back to the checkout' });
  expect(way).toHaveAttribute('href', link);
}

describe('the payment that waits', () => {
  test('shows shop, amount and order on sign-in and on sign-up, with the way back', async () => {
    await open(here);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
    expect(screen.getByText('Order A-1007')).toBeVisible();
    expectWayBack(here);
    await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Create account' });
    expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
    expectWayBack(here);
  });

  test('stays in sight while the first wallet is made', async () => {
    const { services } = await open(here, {}, (sandbox) =>
      sandbox.services.on(listWallets)(() => ({ items: [], total: 0, page: 1, pageSize: 25 })),
    );
    await screen.findByRole('heading', { name: 'Sign in' });
    services.session.signIn('bfs_token-of-ada');
    await screen.findByRole('heading', { name: 'New wallet', level: 1 });
    expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
    expectWayBack(here);
  });

  test('names the amount of the coin where the shop hides its price', async () => {
    const method: Checkout['method'] = {
      ...{ asset: 'BTC', network: 'BTC', identifier: 'BTC', reference: null, memo: null },
      ...{ address: 'bc1q', uri: 'bitcoin:bc1q', rate: toDecimal('94250'), rateAt: new Date() },
    };
    await open(here, { showsFiat: false, method, due: toDecimal('0.00012700') });
    expect(await screen.findByText('Corner Shop asks for 0.000127 BTC')).toBeVisible();
  });

  test('asks for nothing once it has ended', async () => {
    await open(here, { status: 'EXPIRED' });
    expect(await screen.findByText('Your payment to Corner Shop')).toBeVisible();
    expect(screen.queryByText(/€12/)).toBeNull();
  });

  test('of another host names the host', async () => {
    const link = `https://pay.example.com/pay/${id}`;
    await open(link);
    expect(await screen.findByText('Your payment to pay.example.com')).toBeVisible();
    expectWayBack(link);
  });
});

test('sign-in without a payment has no notice of one', async () => {
  await openSite('/wallet/#send');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('link', { name: 'Back to the checkout' })).toBeNull();
});
