import {
  type CreateBusinessPayment,
  createPayment,
  cryptocurrencySettings,
} from '@billfold/core/contract';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAsAda } from '../../../test/open-site.tsx';
import { answerPayments, paymentId, paymentOf } from '../../../test/payment-answers.ts';

interface Sent {
  readonly body: CreateBusinessPayment;
  readonly idempotencyKey: string | null;
}

async function openDialog(prepare: (sandbox: Sandbox) => void = () => undefined): Promise<Sent[]> {
  const sent: Sent[] = [];
  await openAsAda('/payments/payments', {
    prepare: (sandbox) => {
      answerPayments(sandbox, []);
      sandbox.services.on(cryptocurrencySettings.get)(() => ({ data: { version: 0, assets: [] } }));
      sandbox.services.on(createPayment)(({ body, idempotencyKey }) => {
        sent.push({ body, idempotencyKey });
        return { data: paymentOf(5, { price: body.price }) };
      });
      prepare(sandbox);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New payment' }));
  await screen.findByRole('dialog', { name: 'New payment' });
  return sent;
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create payment' }));

test('a payment is created from an amount alone, and shows its link', async () => {
  const sent = await openDialog();
  await type('Amount', '12.345');
  expect(screen.getByLabelText('Amount')).toHaveValue('12.34');
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Payment created' });
  expect(dialog).toHaveTextContent(`/pay/${paymentId(5)}`);
  expect(dialog).toHaveTextContent('$12.34');
  expect(within(dialog).getByRole('link', { name: 'View payment' })).toHaveAttribute(
    'href',
    `/payments/payments/${paymentId(5)}`,
  );
  const opens = within(dialog).getByRole('link', { name: 'Open checkout' });
  expect(opens).toHaveAttribute('href', expect.stringMatching(`/pay/${paymentId(5)}$`));
  expect(opens).toHaveAttribute('target', '_blank');
  expect(sent.map(({ body }) => body)).toEqual([
    { price: { amount: '12.34', currency: 'USD' }, metadata: {} },
  ]);
});

test('all that is typed is sent, the folded options too', async () => {
  const sent = await openDialog();
  await type('Amount', '9');
  await type('Order ID (optional)', ' No-7 ');
  await type('Description (optional)', 'Desk');
  await type('Customer email (optional)', 'b@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'More options' }));
  await type('Return page URL (optional)', 'https://shop.example/done');
  await type('Metadata (optional)', 'cart=7');
  await submit();
  await screen.findByRole('dialog', { name: 'Payment created' });
  expect(sent[0]?.body).toEqual({
    ...{ price: { amount: '9', currency: 'USD' }, orderId: 'No-7', description: 'Desk' },
    ...{ customer: { email: 'b@example.com' }, redirectUrl: 'https://shop.example/done' },
    metadata: { cart: '7' },
  });
});

test('the currency that was used last is offered for the next payment', async () => {
  const sent = await openDialog();
  await userEvent.click(screen.getByRole('combobox', { name: 'Currency' }));
  await userEvent.click(await screen.findByRole('option', { name: /^EUR/ }));
  await type('Amount', '9');
  await submit();
  const created = within(await screen.findByRole('dialog', { name: 'Payment created' }));
  await userEvent.click(created.getByRole('button', { name: 'New payment' }));
  await screen.findByRole('dialog', { name: 'New payment' });
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(/^EUR/);
  expect(sent[0]?.body.price.currency).toBe('EUR');
});

test('what is wrong is said under its field before anything is sent', async () => {
  const sent = await openDialog();
  await type('Customer email (optional)', 'nobody');
  await submit();
  expect(await screen.findByText('Enter an amount above zero')).toBeInTheDocument();
  expect(screen.getByText('Enter a complete email address')).toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('an order that has a payment leads to it, and what is typed stays', async () => {
  await openDialog((sandbox) =>
    sandbox.services.on(createPayment)(() => {
      const errors = ['Payment has this order id.'];
      throw new FakeRefusal(409, {
        code: 'ORDER_ID_IN_USE',
        errors,
        current: { id: paymentId(3) },
      });
    }),
  );
  await type('Amount', '9');
  await type('Order ID (optional)', 'No-3');
  await submit();
  expect(await screen.findByText('Another payment has this order ID.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open that payment' })).toHaveAttribute(
    'href',
    `/payments/payments/${paymentId(3)}`,
  );
  expect(screen.getByLabelText('Amount')).toHaveValue('9');
});

test('pressing again after an answer that never arrived opens the payment that exists', async () => {
  const made = new Map<string | null, ReturnType<typeof paymentOf>>();
  let isOffline = true;
  const opened: Sandbox[] = [];
  await openDialog((sandbox) => {
    opened.push(sandbox);
    sandbox.services.on(createPayment)(({ body, idempotencyKey }) => {
      const data = made.get(idempotencyKey) ?? paymentOf(made.size + 1, { price: body.price });
      made.set(idempotencyKey, data);
      if (isOffline) throw new TypeError('the connection is gone');
      return { data };
    });
  });
  await type('Amount', '9');
  await submit();
  // The client tries again by itself before it says so.
  for (const { time } of opened) await act(() => time.advance(60_000));
  expect(await screen.findByText('The server did not answer.')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('9');
  isOffline = false;
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Payment created' });
  expect(dialog).toHaveTextContent(`/pay/${paymentId(1)}`);
  expect(made.size).toBe(1);
});

test('a new price after a refusal is another payment, the same one is not', async () => {
  const keys: (string | null)[] = [];
  await openDialog((sandbox) =>
    sandbox.services.on(createPayment)(({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw new FakeRefusal(409, { code: 'RATE_UNAVAILABLE', errors: ['No price.'] });
    }),
  );
  await type('Amount', '9');
  await submit();
  await screen.findAllByText('No price.');
  await submit();
  await waitFor(() => expect(keys).toHaveLength(2));
  await type('Amount', '0');
  await submit();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
