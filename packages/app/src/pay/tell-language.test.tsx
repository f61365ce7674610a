import { toDecimal } from '@billfold/core';
import { getCheckout, setCheckoutLanguage } from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { createSandbox } from '@billfold/core/testing';
import { render as renderPage, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

const price = { amount: toDecimal('25.00'), currency: 'EUR' };
const none = toDecimal('0');
const cancelled: Checkout = {
  ...{ id: 'pay_a', status: 'CANCELLED', paidState: 'UNPAID', refundState: 'NONE', flags: [] },
  ...{ displayStatus: 'Cancelled', orderId: null, description: null, lines: [], price },
  merchant: {
    ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
    ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
  },
  ...{
    credited: none,
    paidElsewhere: null,
    assets: [],
    defaultAsset: null,
    selected: null,
    method: null,
    due: null,
  },
  ...{ seen: none, remaining: null, isRestTooSmall: false, overBy: none, refunded: none },
  ...{ refunds: [], pendingRefund: null, unmatched: [], confirmations: null, transfers: [] },
  ...{ actions: [], expiresAt: null, serverTime: new Date(0), redirectUrl: null, cancelUrl: null },
  ...{ redirectAfterSeconds: null, language: null, emailLanguage: 'en', email: null },
  ...{ receiptNumber: null, sendsReceipt: true, detailsMissing: false, successText: null },
  ...{ collect: { email: 'OPTIONAL', name: false, fields: [] }, expiredText: null },
  ...{ showsFiat: true, appearance: null, theme: {}, sandbox: true, simulated: false, sequence: 3 },
};

/** Renders the page of a payment, and returns the languages that it tells the server. */
async function open(facts: Partial<Checkout>, search = ''): Promise<readonly string[]> {
  const { services, platform } = await createSandbox();
  const told: string[] = [];
  let emailLanguage = facts.emailLanguage ?? 'en';
  const shown = () => ({ data: { ...cancelled, ...facts, emailLanguage } });
  services.on(getCheckout)(shown);
  services.on(setCheckoutLanguage)(({ body: { language, timeZone } }) => {
    expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    told.push(language);
    emailLanguage = language;
    return shown();
  });
  window.history.replaceState(null, '', `/pay/pay_a${search}`);
  renderPage(<PayRoot services={createPayServices(platform)} />);
  return told;
}

test('the page tells the language in which the payer reads it, and each that the payer chooses', async () => {
  const told = await open({}, '?locale=de');
  await screen.findByRole('heading', { name: 'Zahlung abgebrochen' });
  await waitFor(() => expect(told).toEqual(['de']));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'es');
  await waitFor(() => expect(told).toEqual(['de', 'es']));
});

test('the page tells no language that the emails have already, such as the one of the payment', async () => {
  const told = await open({ language: 'fr', emailLanguage: 'fr' });
  await screen.findByRole('heading', { name: 'Paiement annulé' });
  expect(told).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ja');
  await waitFor(() => expect(told).toEqual(['ja']));
});
