import { toDecimal } from '@billfold/core';
import { listWallets } from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerPayment, paymentId, paymentLink } from '../../test/asked-payment.ts';
import { type OpenOptions, openSite } from '../../test/open-site.tsx';

/** Opens Send with the link of a checkout, as it does for those who are signed out. */
const open = (
  link: string,
  facts: Partial<Checkout> = {},
  prepare: OpenOptions['prepare'] = () => undefined,
) =>
  openSite(`/wallet/#pay=${encodeURIComponent(link)}`, {
    prepare: (sandbox) => {
      answerPayment(sandbox, facts);
      prepare(sandbox);
    },
  });

function expectWayBack(link: string): void {
  const way = screen.getByRole('link', { name: 'Back to the checkout' });
  expect(way).toHaveAttribute('href', link);
}

describe('the payment that waits', () => {
  test('shows shop, amount and order on sign-in and on sign-up, with the way back', async () => {
    await open(paymentLink);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
    expect(screen.getByText('Order A-1007')).toBeVisible();
    expectWayBack(paymentLink);
    await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Create account' });
    expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
    expectWayBack(paymentLink);
  });

  test('stays in sight while the first wallet is made', async () => {
    const { services } = await open(paymentLink, {}, (sandbox) =>
      sandbox.services.on(listWallets)(() => ({ items: [], total: 0, page: 1, pageSize: 25 })),
    );
    await screen.findByRole('heading', { name: 'Sign in' });
    services.session.signIn('bfs_token-of-ada');
    await screen.findByRole('heading', { name: 'New wallet', level: 1 });
    expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
    expectWayBack(paymentLink);
  });

  test('names the amount of the coin where the shop hides its price', async () => {
    const method: Checkout['method'] = {
      ...{ asset: 'BTC', network: 'BTC', identifier: 'BTC', reference: null, memo: null },
      ...{ address: 'bc1q', uri: 'bitcoin:bc1q', rate: toDecimal('94250'), rateAt: new Date() },
    };
    await open(paymentLink, { showsFiat: false, method, due: toDecimal('0.00012700') });
    expect(await screen.findByText('Corner Shop asks for 0.000127 BTC')).toBeVisible();
  });

  test('asks for nothing once it has ended', async () => {
    await open(paymentLink, { status: 'EXPIRED' });
    expect(await screen.findByText('Your payment to Corner Shop')).toBeVisible();
    expect(screen.queryByText(/€12/)).toBeNull();
  });

  test('of another host names the host', async () => {
    const link = `https://pay.example.com/pay/${paymentId}`;
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
