import { toDecimal } from '@billfold/core';
import { type CheckoutCustomer, getCheckout, setCheckoutCustomer } from '@billfold/core/contract';
import type { MessageKey } from '@billfold/core/i18n';
import { loadCheckoutLanguage } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { createSandbox } from '@billfold/core/testing';
import { fireEvent, render as renderPage, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  ...{
    credited: price.amount,
    paidElsewhere: null,
    assets: [],
    defaultAsset: null,
    selected: null,
    method: null,
  },
  ...{
    due: null,
    seen: none,
    remaining: null,
    isRestTooSmall: false,
    overBy: none,
    refunded: none,
    refunds: [],
    pendingRefund: null,
    unmatched: [],
    confirmations: null,
    transfers: [],
  },
  ...{ actions: ['SET_CUSTOMER'], expiresAt: null, serverTime: new Date(0), redirectUrl: null },
  ...{
    cancelUrl: null,
    redirectAfterSeconds: null,
    language: null,
    emailLanguage: 'en',
    email: null,
  },
  ...{ receiptNumber: null, sendsReceipt: true, detailsMissing: false },
  ...{ collect: { email: 'OPTIONAL', name: false, fields: [] }, successText: null },
  ...{ expiredText: null, showsFiat: true, appearance: null, theme: {}, sandbox: true },
  ...{ simulated: false, sequence: 3 },
};

/** Renders the page of a payment, and returns the calls that it makes and the details that are saved. */
async function render(facts: Partial<Checkout>) {
  const { services, platform } = await createSandbox();
  const saved: CheckoutCustomer[] = [];
  services.on(getCheckout)(() => ({ data: { ...paid, ...facts } }));
  services.on(setCheckoutCustomer)(({ body }) => {
    saved.push(body);
    return { data: { ...paid, ...facts, detailsMissing: false } };
  });
  window.history.replaceState(null, '', '/pay/pay_a');
  renderPage(<PayRoot services={createPayServices(platform)} />);
  return { services, saved };
}

async function open(facts: Partial<Checkout>): Promise<void> {
  await render(facts);
  await screen.findByRole('heading', { name: 'Payment complete' });
}

const needed: Partial<Checkout> = {
  ...{ status: 'CREATED', paidState: 'UNPAID', displayStatus: 'Created', credited: none },
  ...{ actions: ['SELECT', 'SET_CUSTOMER'], detailsMissing: true },
  collect: {
    ...{ email: 'REQUIRED', name: true },
    fields: [{ name: 'flat', label: 'Flat', type: 'text', required: true, options: [] }],
  },
};

/** Texts that are no email address. */
const wrong = [
  '<img src=x onerror=alert(1)>',
  'x'.repeat(100_000),
  '\u202emoc.elpmaxe@nna',
  'ann@example',
  '١٢@example.com',
];

describe.each(['de', 'ar'])('the details before a payment, in %s', (language) => {
  test('keep what is wrong, say why and lead to it', async () => {
    const texts = (await loadCheckoutLanguage(language)) ?? {};
    const t = (key: MessageKey): string => String(texts[key]);
    const { services, saved } = await render({ ...needed, language, emailLanguage: language });
    const email = await screen.findByLabelText(t('checkout.details.email'));
    const flat = screen.getByLabelText('Flat');
    const go = screen.getByRole('button', { name: t('common.continue') });
    for (const text of [...wrong, '']) {
      fireEvent.change(email, { target: { value: text } });
      await userEvent.click(go);
      expect(email).toHaveAccessibleDescription(
        expect.stringContaining(t('checkout.details.email.invalid')),
      );
      expect(email).toHaveValue(text);
      expect(email).toHaveFocus();
      expect(flat).toHaveAccessibleDescription(t('checkout.details.missing'));
      expect(document.querySelector('img[onerror]')).toBeNull();
    }
    expect(services.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    // An answer is free text, and is sent as it was typed.
    fireEvent.change(email, { target: { value: 'ann@example.com' } });
    fireEvent.change(flat, { target: { value: wrong[0] } });
    await userEvent.click(go);
    await waitFor(() => expect(saved.map(({ fields }) => fields)).toEqual([{ flat: wrong[0] }]));
    expect(document.querySelector('img[onerror]')).toBeNull();
  });
});

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

  test('say where the receipt was sent once it was issued', async () => {
    await open({ email, receiptNumber: 'A-1' });
    expect(screen.getByText(`We emailed your receipt to ${email}.`)).toBeVisible();
  });

  test('keep the offer as the heading of its form, and close the form by it', async () => {
    await open({});
    const button = screen.getByRole('button', offer);
    await userEvent.click(button);
    expect(await screen.findByLabelText(/^Email/)).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  test('give the focus back to the offer where no email was typed', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', offer));
    expect(await screen.findByLabelText(/^Email/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', offer)).toHaveFocus());
  });

  test('keep an email that is being typed as the payment completes', async () => {
    let shown: Partial<Checkout> = { status: 'CONFIRMING', displayStatus: 'Confirming' };
    const { services } = await render(shown);
    services.on(getCheckout)(() => ({ data: { ...paid, ...shown } }));
    await userEvent.click(await screen.findByRole('button', offer));
    await userEvent.type(await screen.findByLabelText(/^Email/), 'ann@exa');
    shown = { sequence: 4 };
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByRole('heading', { name: 'Payment complete' });
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ann@exa');
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
