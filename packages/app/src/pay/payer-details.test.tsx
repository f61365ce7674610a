import { toDecimal } from '@billfold/core';
import { getCheckout } from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { createSandbox } from '@billfold/core/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

const price = { amount: toDecimal('25.00'), currency: 'EUR' };
const none = toDecimal('0');
const paid: Checkout = {
  ...{ id: 'pay_a', status: 'COMPLETED', paidState: 'PAID', refundState: 'NONE', flags: [] },
  ...{ displayStatus: 'Completed', orderId: null, description: null, lines: [], price },
  merchant: {
    ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
    ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
  },
  ...{ credited: price.amount, assets: [], defaultAsset: null, selected: null, method: null },
  ...{ due: null, seen: none, remaining: null, overBy: none, confirmations: null, transfers: [] },
  ...{ actions: ['SET_CUSTOMER'], expiresAt: null, serverTime: new Date(0), redirectUrl: null },
  ...{ cancelUrl: null, redirectAfterSeconds: null, language: null, email: null },
  ...{ receiptNumber: null, sendsReceipt: true, detailsMissing: false },
  ...{ collect: { email: 'OPTIONAL', name: false, fields: [] }, successText: null },
  ...{ expiredText: null, showsFiat: true, appearance: null, theme: {}, sandbox: true },
  ...{ simulated: false, sequence: 3 },
};

async function open(facts: Partial<Checkout>): Promise<void> {
  const { services, platform } = await createSandbox();
  services.on(getCheckout)(() => ({ data: { ...paid, ...facts } }));
  window.history.replaceState(null, '', '/pay/pay_a');
  render(<PayRoot services={createPayServices(platform)} />);
  await screen.findByRole('heading', { name: 'Payment complete' });
}

const email = 'c***@example.com';
const goesTo = `Your receipt goes to ${email}.`;
const offer = { name: 'Get a receipt by email' };

describe('the details of a payer whose payment is complete', () => {
  test('say where the receipt goes, and offer one to a payer without an email', async () => {
    await open({ email });
    expect(screen.getByText(goesTo)).toBeVisible();
    await open({});
    expect(screen.getByRole('button', offer)).toBeVisible();
  });

  test('promise no receipt where the business sends none', async () => {
    await open({ email, sendsReceipt: false });
    expect(screen.queryByText(goesTo)).toBeNull();
  });

  test('ask for no email where the business sends no receipt', async () => {
    await open({ sendsReceipt: false });
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});
