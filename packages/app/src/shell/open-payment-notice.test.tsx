import { toDecimal } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';
import type { SandboxOptions } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerPayment, paymentId, paymentLink } from '../../test/asked-payment.ts';
import { openAsAda } from '../../test/open-site.tsx';

interface OpenPayment extends SandboxOptions {
  readonly path?: string;
  readonly link?: string;
  readonly facts?: Partial<Checkout>;
}

/** Opens a page in a tab in which a checkout page asked for a payment before. */
function open({ path = '/wallet/contacts', link = paymentLink, facts, ...sandbox }: OpenPayment) {
  return openAsAda(path, {
    ...sandbox,
    services: { tabOpenPayment: { read: () => link, write: () => undefined } },
    prepare: (made) => answerPayment(made, facts),
  });
}

const elsewhere = `https://pay.example.com/pay/${paymentId}`;

test('a payment stays in sight, and opens Send with its verified request', async () => {
  await open({ link: elsewhere });
  expect(await screen.findByText('Your payment to pay.example.com')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  const send = await screen.findByRole('dialog', { name: 'Send' });
  expect(await within(send).findByText('Verified: pay.example.com')).toBeVisible();
});

test('the payment of a link in the address is kept for the time after Send', async () => {
  const { services } = await openAsAda(`/wallet/#pay=${encodeURIComponent(elsewhere)}`);
  await screen.findByRole('dialog', { name: 'Send' });
  expect(services.openPayment.get().link).toBe(elsewhere);
});

test('a payment at this site names shop, price and order, and leads back to its checkout', async () => {
  await open({});
  expect(await screen.findByText('Corner Shop asks for €12.00')).toBeVisible();
  expect(screen.getByText('Order A-1007')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Back to the checkout' });
  expect(way).toHaveAttribute('href', paymentLink);
});

test('an empty wallet opens no Send for the link of a checkout page', async () => {
  await openAsAda(`/wallet/#pay=${encodeURIComponent(paymentLink)}`, {
    balances: ['0'],
    prepare: (made) => answerPayment(made),
  });
  expect(
    await screen.findByText('Your wallet is empty. Once your coins have arrived, pay here.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an empty wallet is told how much of which coin the payment takes', async () => {
  const coin = {
    ...{ feeHint: null, minutesHint: 20, windowMinutes: 15, enabled: true, reason: null },
  };
  await open({
    balances: ['0'],
    facts: {
      assets: [
        { ...coin, asset: 'LTC', network: 'LTC', estimate: toDecimal('0.27292500') },
        { ...coin, asset: 'BTC', network: 'BTC', estimate: null },
        { ...coin, asset: 'USDT', network: 'TRX', estimate: toDecimal('12.5') },
      ],
    },
  });
  expect(
    await screen.findByText(
      'It takes about 0.272925\u00a0LTC or 12.5\u00a0USDT on Tron, and a little more for the network fee.',
      { normalizer: (text) => text },
    ),
  ).toBeVisible();
});

test('an empty wallet is told to receive coins first', async () => {
  await open({ balances: ['0'] });
  expect(
    await screen.findByText('Your wallet is empty. Once your coins have arrived, pay here.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Receive coins' }));
  expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
});

const chosen: Checkout['method'] = {
  ...{ asset: 'USDT', network: 'ETH', identifier: 'USDT@ETH', reference: null, memo: null },
  ...{ address: '0x0', uri: 'ethereum:0x0', rate: toDecimal('1'), rateAt: new Date() },
};

test('an empty wallet receives the chosen coin in the account of its network', async () => {
  await open({
    accounts: [
      { network: 'BTC', balance: toDecimal('0') },
      { network: 'ETH', balance: toDecimal('0') },
    ],
    facts: { method: chosen, due: toDecimal('12.5') },
  });
  await screen.findByText('Corner Shop asks for €12.00');
  await userEvent.click(await screen.findByRole('button', { name: 'Receive coins' }));
  const receive = await screen.findByRole('dialog', { name: 'Receive' });
  expect(await within(receive).findByRole('combobox', { name: 'To account' })).toHaveTextContent(
    'Tether',
  );
});

test('an empty wallet is told until when the price of the chosen coin holds', async () => {
  await open({
    balances: ['0'],
    facts: {
      ...{ method: chosen, due: toDecimal('12.5') },
      expiresAt: new Date(Date.now() + 15 * 60_000),
    },
  });
  expect(await screen.findByText(/^This amount is valid until/)).toBeVisible();
});

test('a hidden payment does not come back', async () => {
  const { services } = await open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('link', { name: 'Back to the checkout' })).toBeNull();
  expect(services.openPayment.get().link).toBeNull();
});

test.each([
  ['that was seen on the chain', { paidState: 'PAID', status: 'PENDING' }],
  ['that is confirming', { paidState: 'PAID', status: 'CONFIRMING' }],
  ['that expired', { status: 'EXPIRED' }],
] as const)('a payment %s is forgotten', async (_, facts) => {
  const { services } = await open({ facts });
  await waitFor(() => expect(services.openPayment.get().link).toBeNull());
  expect(screen.queryByRole('link', { name: 'Back to the checkout' })).toBeNull();
});

test('pages outside of the wallet show no payment', async () => {
  await open({ path: '/account/profile' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Back to the checkout' })).toBeNull();
});

test('the end of the session forgets the payment', async () => {
  const { services } = await open({});
  await screen.findByText('Corner Shop asks for €12.00');
  await services.signOut();
  expect(services.openPayment.get().link).toBeNull();
});
