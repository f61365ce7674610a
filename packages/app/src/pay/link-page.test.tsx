import { toDecimal } from '@billfold/core';
import { type CheckoutLink, getCheckoutLink, payCheckoutLink } from '@billfold/core/contract';
import { createSandbox, type Sandbox } from '@billfold/core/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as css from './pay.css.ts';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

const issuer = {
  ...{ name: 'Corner Shop', website: null, supportEmail: null, legalName: 'Corner Ltd' },
  ...{ companyType: null, registrationNumber: null, vatId: 'DE123', address: '1 High St' },
  ...{ termsUrl: null, privacyUrl: null, imprintUrl: null, refundUrl: null },
};

interface Opened {
  readonly facts?: Partial<CheckoutLink>;
  readonly prepare?: (sandbox: Sandbox) => void;
  /** Query of the address. */
  readonly search?: string;
}

/** Opens the page of a link that takes 48 euros, unless `facts` say something else. */
async function open({ facts = {}, prepare = () => undefined, search = '' }: Opened = {}) {
  const sandbox = await createSandbox();
  const { services, platform } = sandbox;
  services.on(getCheckoutLink)(() => ({
    data: {
      ...{
        slug: 'membership',
        state: 'ACTIVE',
        use: null,
        paidAt: null,
        title: 'Membership',
        description: null,
      },
      merchant: {
        ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
        ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
      },
      ...{ currency: 'EUR', price: toDecimal('48.00'), minPrice: null, maxPrice: null },
      ...{ lines: [], dueAt: null, invoice: null, serverTime: new Date() },
      ...{ appearance: null, theme: {} },
      ...{ sandbox: false, ...facts },
    },
  }));
  prepare(sandbox);
  window.history.replaceState(null, '', `/pay/link/membership${search}`);
  render(<PayRoot services={createPayServices(platform)} />);
  return sandbox;
}

test('a link with a fixed price says what it is paid with', async () => {
  await open();
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Pay with cryptocurrency');
  expect(screen.getByText(/^Next, you choose a coin and a network/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

test('a link whose payer decides the amount says what it is paid with before the amount is asked for', async () => {
  await open({ facts: { price: null } });
  const amount = await screen.findByLabelText('Amount in EUR');
  const says = screen.getByText(/^You pay with cryptocurrency\. Next, choose a coin and a network/);
  expect(says.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a link with a due time names it only while it can be paid', async () => {
  const dueAt = new Date('2026-12-30T03:28:00Z');
  await open({ facts: { dueAt } });
  expect(await screen.findByText(/^Pay before/)).toBeVisible();
  cleanup();
  await open({ facts: { dueAt, state: 'EXPIRED' } });
  await screen.findByRole('heading', { name: 'This link has expired' });
  expect(screen.queryByText(/^Pay before/)).toBeNull();
});

test.each(['PAUSED', 'EXPIRED', 'USED_UP', 'ARCHIVED'] as const)(
  'a link that is %s says where its payer sees the payment',
  async (state) => {
    await open({ facts: { state } });
    expect(
      await screen.findByText(/^Already paid\? Your payment has a link of its own/),
    ).toBeVisible();
  },
);

test('a link that cannot be paid leads to the shop, by one way', async () => {
  const pages = { logoUrl: null, website: null, termsUrl: null, privacyUrl: null, refundUrl: null };
  const merchant = { name: 'Corner Shop', ...pages, supportEmail: 'help@shop.example' };
  await open({ facts: { state: 'PAUSED', merchant } });
  const contact = await screen.findByRole('link', { name: 'Contact Corner Shop' });
  expect(contact).toHaveAttribute('href', 'mailto:help@shop.example?subject=Membership');
  cleanup();
  await open({ facts: { state: 'ACTIVE', merchant } });
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(screen.getAllByRole('link', { name: 'Contact Corner Shop' })).toHaveLength(1);
});

test.each([
  ['OPEN', /^This link is for one payment, which was started and is not paid yet/],
  ['PARTLY_PAID', /only part of the price has arrived/],
  ['CONFIRMING', /The whole price has arrived/],
  ['PAID', /^This link was for one payment, which is paid in full\.$/],
  ['REFUNDED', /^The whole payment went back to its payer\.$/],
] as const)('a link of one use says how far its payment is: %s', async (use, says) => {
  await open({ facts: { state: 'USED_UP', use } });
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByText(/Everything offered here/)).toBeNull();
  const titles = { PAID: 'Already paid', REFUNDED: 'Refunded' };
  const name =
    use in titles ? titles[use as keyof typeof titles] : 'Someone is paying with this link';
  expect(screen.getByRole('heading', { name })).toBeVisible();
});

test('the link of a paid invoice says so, with the day and the way to the receipt', async () => {
  const id = `pay_${'1'.padStart(26, '0')}`;
  await open({
    prepare: ({ services }) =>
      services.on(payCheckoutLink)(() => ({ data: { id, checkoutUrl: '' } })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/pay/${id}`));
  cleanup();
  const facts = {
    state: 'USED_UP',
    use: 'PAID',
    paidAt: new Date('2026-11-29T10:00:00Z'),
    invoice: { number: 'INV-1', issuer, customerName: 'Ann', issuedOn: '2026-11-20', dueOn: null },
  } as const;
  await open({ facts });
  const heading = await screen.findByRole('heading', { name: 'Invoice INV-1 is paid' });
  expect(heading).toBeVisible();
  expect(document.getElementsByClassName(css.marks.success)).toHaveLength(1);
  expect(screen.getByText(/^Paid on/)).toHaveTextContent('Paid on 29 Nov 2026');
  expect(screen.queryByText('Price')).toBeNull();
  expect(screen.queryByText(/been used|Open it before/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Open your payment' }));
  expect(window.location.pathname).toBe(`/pay/${id}`);
  cleanup();
  window.localStorage.clear();
  await open({ facts });
  expect(await screen.findByText(/^The payment page shows the receipt/)).toBeVisible();
});

test('the link of an invoice that was refunded does not say that it is paid', async () => {
  const days = { issuedOn: '2026-11-20', dueOn: null };
  const invoice = { number: 'INV-1', issuer, customerName: 'Ann', ...days };
  const paidAt = new Date('2026-11-29T10:00:00Z');
  await open({ facts: { state: 'USED_UP', use: 'REFUNDED', paidAt, invoice } });
  expect(await screen.findByRole('heading', { name: 'Invoice INV-1 was refunded' })).toBeVisible();
  expect(screen.getByText(/^Paid on/)).toHaveTextContent('Paid on 29 Nov 2026');
  expect(screen.getByText('The whole payment went back to its payer.')).toBeVisible();
  expect(screen.queryByText('Paid')).toBeNull();
  expect(document.getElementsByClassName(css.marks.success)).toHaveLength(0);
});

test('the page of an invoice names the amount due, its total and then the note', async () => {
  const days = { issuedOn: '2026-11-20', dueOn: null };
  const invoice = { number: 'INV-1', issuer, customerName: null, ...days };
  const lines = [{ label: 'Honey', quantity: 4, unitPrice: toDecimal('12.00') }];
  await open({ facts: { invoice, lines, description: 'Thank you!' } });
  expect(await screen.findByText('Amount due')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(?:CS)?Corner Shop$/);
  const paper = screen.getByText(`Pay at ${window.location.origin}/pay/link/membership`);
  expect(paper).toHaveClass(css.onPaper);
  expect(screen.queryByText('Price')).toBeNull();
  const items = screen.getByRole('region', { name: 'Items' });
  expect(items).toHaveTextContent('Honey · 4 × €12.00€48.00Total€48.00');
  const note = screen.getByText('Thank you!');
  expect(items.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the page of an invoice of which a part came names the rest, and leads to its payment on every device', async () => {
  const days = { issuedOn: '2026-11-20', dueOn: null };
  const invoice = { number: 'INV-1', issuer, customerName: null, ...days };
  const facts = { invoice: { ...invoice, arrived: toDecimal('20.01000001') } };
  const sandbox = await open({ facts });
  expect(await screen.findByText('Still due of €48.00')).toBeVisible();
  expect(screen.getByText('€27.99')).toHaveClass(css.price);
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('€20.01 of €48.00 arrived');
  expect(screen.getByText(/Open it to send the remaining €27\.99\.$/)).toBeVisible();
  expect(screen.queryByText('Amount due')).toBeNull();
  const checkoutUrl = 'https://pay.example/pay/pay_a';
  sandbox.services.on(payCheckoutLink)(() => ({ data: { id: 'pay_a', checkoutUrl } }));
  await userEvent.click(screen.getByRole('button', { name: 'Open your payment' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pay/pay_a'));
});

test('the link of an invoice has what its customer books: number, parties and days', async () => {
  const days = { issuedOn: '2026-11-20', dueOn: '2026-12-05' };
  await open({ facts: { invoice: { number: 'INV-12', issuer, customerName: 'Ann', ...days } } });
  const facts = await screen.findByRole('region', { name: 'Invoice INV-12' });
  expect(facts).toHaveTextContent(
    'FromCorner Shop (Corner Ltd)Business address1 High StVAT numberDE123ToAnnDate20 Nov 2026Due5 Dec 2026',
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Print invoice' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  cleanup();
  await open();
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(screen.queryByText(/Invoice/)).toBeNull();
});

test('a link that does not exist says what to do after sending, in a language to choose', async () => {
  await open({
    prepare: ({ services }) =>
      services.fail(getCheckoutLink, { status: 404, body: { code: 'NOT_FOUND', errors: [] } }),
  });
  expect(await screen.findByText(/Already sent\? Keep the transaction hash/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByText(/Schon gesendet\?/)).toBeVisible();
});

test('prices are written as the language of the page has them', async () => {
  await open({ facts: { price: toDecimal('1234.50') }, search: '?locale=de' });
  expect(await screen.findByText(/^1\.234,50\s€$/)).toBeVisible();
  expect(screen.queryByText(/€1,234/)).toBeNull();
});

test('the payer chooses the language, which a reload and a shared link keep', async () => {
  await open({ search: '?from=shop' });
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  expect(choice).toHaveDisplayValue('English');
  await userEvent.selectOptions(choice, 'Deutsch');
  expect(await screen.findByRole('button', { name: 'Weiter zur Zahlung' })).toBeVisible();
  expect(window.location.search).toBe('?from=shop&locale=de');
});

test.each(['PAUSED', 'EXPIRED', 'USED_UP', 'ARCHIVED'] as const)(
  'a link that takes no money looks closed, not like one to wait for: %s',
  async (state) => {
    await open({ facts: { state } });
    expect(await screen.findByRole('heading', { name: /^This link (is|has)/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Corner Shop' })).toBeVisible();
    expect(document.getElementsByClassName(css.marks.closed)).toHaveLength(1);
    expect(document.getElementsByClassName(css.marks.info)).toHaveLength(0);
  },
);

test('the language in the address comes before the one of the browser, unless it is not offered', async () => {
  await open({ search: '?locale=fr' });
  expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveDisplayValue('Français');
  cleanup();
  await open({ search: '?locale=xx%20' });
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeVisible();
});

test.each([null, toDecimal('48.00')])(
  'pressing again after an answer that never arrived opens the payment that exists: price %s',
  async (price) => {
    const made = new Map<string | null, string>();
    const asked: (string | null)[] = [];
    let isOffline = true;
    const { time } = await open({
      facts: { price },
      prepare: ({ services }) => {
        services.on(payCheckoutLink)(({ body, idempotencyKey }) => {
          asked.push(body.amount);
          const id = made.get(idempotencyKey) ?? `pay_${String(made.size + 1).padStart(26, '0')}`;
          made.set(idempotencyKey, id);
          if (isOffline) throw new TypeError('the connection is gone');
          return { data: { id, checkoutUrl: `http://localhost/pay/${id}` } };
        });
      },
    });
    const submit = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    const amount = screen.queryByRole('textbox');
    if (amount !== null) await userEvent.type(amount, '12.5');
    await submit();
    // The client tries again by itself before it says so.
    await act(() => time.advance(60_000));
    expect(await screen.findByText('The server did not answer.')).toBeVisible();
    if (amount !== null) expect(amount).toHaveValue('12.5');
    isOffline = false;
    await submit();
    await waitFor(() => expect(window.location.pathname).toBe(`/pay/pay_${'1'.padStart(26, '0')}`));
    expect(made.size).toBe(1);
    expect(new Set(asked)).toEqual(new Set([price === null ? '12.5' : null]));
  },
);

test('a link that is opened again leads to the payment that was started by it', async () => {
  const id = `pay_${'1'.padStart(26, '0')}`;
  await open({
    prepare: ({ services }) =>
      services.on(payCheckoutLink)(() => ({ data: { id, checkoutUrl: '' } })),
  });
  expect(screen.queryByRole('button', { name: 'Open your payment' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/pay/${id}`));
  cleanup();
  await open({});
  expect(await screen.findByRole('button', { name: 'Start another payment' })).toBeVisible();
  cleanup();
  // An invoice has one payment, to which each way leads.
  const days = { issuedOn: '2026-11-20', dueOn: null };
  const invoice = { number: 'INV-1', issuer, customerName: null, ...days };
  await open({ facts: { invoice } });
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  cleanup();
  await open({ facts: { state: 'USED_UP' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Open your payment' }));
  expect(window.location.pathname).toBe(`/pay/${id}`);
});
