import { toDecimal } from '@billfold/core';
import {
  type CreateBusinessPayment,
  cancelPayment,
  createPayment,
  createSaleItem,
  deleteSaleItem,
  getUser,
  listSaleItems,
  type PaymentDetail,
  type SaleItem,
  updateSaleItem,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { type OpenSite, openAsAda } from '../../../test/open-site.tsx';
import {
  answerPayments,
  changePayment,
  type PaymentBooks,
  paymentId,
  paymentOf,
} from '../../../test/payment-answers.ts';
import type { TabFlag } from '../../session/tab-switch.ts';

interface Charged {
  readonly body: CreateBusinessPayment;
  readonly idempotencyKey: string | null;
}

interface Counter extends OpenSite {
  readonly books: PaymentBooks;
  readonly saved: SaleItem[];
  readonly sent: readonly Charged[];
}

const fresh = {
  ...{ status: 'CREATED', paidState: 'UNPAID', displayStatus: 'Created', method: null, due: null },
} as const satisfies Partial<PaymentDetail>;

async function openCounter(
  options: {
    readonly role?: BusinessRole;
    readonly currency?: string;
    readonly saved?: readonly SaleItem[];
    readonly tabFlag?: (name: string) => TabFlag;
    readonly prepare?: (sandbox: Sandbox, sent: Charged[]) => void;
  } = {},
): Promise<Counter> {
  const { role = 'OWNER', currency: defaultCurrency = 'USD' } = options;
  const sent: Charged[] = [];
  const saved = [...(options.saved ?? [])];
  const opened: PaymentBooks[] = [];
  const site = await openAsAda('/payments/pos', {
    ...(options.tabFlag && { services: { tabFlag: options.tabFlag } }),
    prepare: (sandbox) => {
      const status = 'ACTIVE';
      const businesses = [businessOf(7, { status, role, defaultCurrency })];
      const books = answerPayments(sandbox, [], { businesses });
      opened.push(books);
      sandbox.services.on(createPayment)(({ body, idempotencyKey }) => {
        sent.push({ body, idempotencyKey });
        const made = paymentOf(sent.length, { ...fresh, price: body.price });
        books.payments.push(made);
        return { data: made };
      });
      sandbox.services.on(cancelPayment)(({ params }) => ({
        data: changePayment(books, params.id, { status: 'CANCELLED', displayStatus: 'Cancelled' }),
      }));
      answerSaleItems(sandbox, saved);
      options.prepare?.(sandbox, sent);
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books, saved, sent };
}

const savedItem = (name: string, amount: string, currency = 'USD'): SaleItem => ({
  ...{ id: `itm_saved_${name.toLowerCase()}`, object: 'sale_item', name },
  ...{ price: { amount: toDecimal(amount), currency }, createdAt: at, updatedAt: at },
});

/** Answers the calls about saved items from a list in memory. */
function answerSaleItems({ services }: Sandbox, saved: SaleItem[]): void {
  services.on(listSaleItems)(() => ({ data: [...saved] }));
  services.on(createSaleItem)(({ body: { name, price, position = saved.length } }) => {
    const made = { ...savedItem(name, price.amount, price.currency), id: `itm_created_${name}` };
    saved.splice(position, 0, made);
    return { data: made };
  });
  services.on(updateSaleItem)(({ params: { id }, body: { position, ...changes } }) => {
    const index = saved.findIndex((each) => each.id === id);
    const [before] = saved.splice(index, 1);
    if (before === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const changed = { ...before, ...changes };
    saved.splice(position ?? index, 0, changed);
    return { data: changed };
  });
  services.on(deleteSaleItem)(({ params: { id } }) => {
    saved.splice(
      saved.findIndex((each) => each.id === id),
      1,
    );
    return null;
  });
}

const press = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const sale = () => screen.getByRole('region', { name: 'Sale' });
const payment = () => screen.findByRole('region', { name: 'Payment' });

/** Adds an item, and waits until its dialog has left. */
async function addItem(
  { sandbox }: Counter,
  name: string,
  price: string,
  quantity = '1',
): Promise<void> {
  await press('Add with a name');
  const dialog = await screen.findByRole('dialog', { name: 'Add item' });
  await userEvent.type(within(dialog).getByLabelText('Name (optional)'), name);
  await userEvent.type(within(dialog).getByLabelText('Price'), price);
  await userEvent.clear(within(dialog).getByLabelText('Quantity'));
  await userEvent.type(within(dialog).getByLabelText('Quantity'), quantity);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add item' }));
  await within(sale()).findByText(name);
  await act(() => sandbox.time.advance(100));
}

/** Shows what became of the payment, as a live update would. */
async function become({ services, books }: Counter, facts: Partial<PaymentDetail>): Promise<void> {
  changePayment(books, paymentId(1), facts);
  await act(async () => services.payments.invalidate());
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the keypad', () => {
  test('charges what was pressed, and shows the checkout to the customer', async () => {
    const { sent } = await openCounter();
    await press('1', '2', 'Decimal point', '5', '9', '9', 'Delete last digit', '0');
    expect(await amount()).toHaveValue('12.50');
    await press('Charge $12.50');
    expect(await payment()).toHaveTextContent('$12.50');
    expect(screen.getByRole('heading', { name: 'Scan to pay' })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'QR code of the checkout' })).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([
      { price: { amount: '12.5', currency: 'USD' }, metadata: { source: 'point-of-sale' } },
    ]);
  });

  test('leaves typing to the keyboard, whose Enter charges', async () => {
    const { sent } = await openCounter();
    await userEvent.type(await amount(), '3,5{Enter}');
    expect(await payment()).toHaveTextContent('$3.50');
    expect(sent).toHaveLength(1);
  });

  test('has hundreds in the place of a point where the currency has no decimals', async () => {
    await openCounter({ currency: 'JPY' });
    await press('5', '00');
    expect(screen.getByRole('button', { name: 'Charge ¥500' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull();
  });

  test('says what is missing before anything is charged', async () => {
    const { sent } = await openCounter();
    await press('Charge $0.00');
    expect(await screen.findAllByText('Enter an amount or add an item')).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });
});

describe('a sale', () => {
  test('adds up items, the typed amount and a tip', async () => {
    const counter = await openCounter();
    const { sent } = counter;
    await addItem(counter, 'Coffee', '2.75', '2');
    await press('One more Coffee', '4');
    const items = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Coffee'),
      'Other amount$4.00',
    ]);
    expect(screen.queryByText(/^Subtotal \$/)).toBeNull();
    await press('10%');
    expect(sale()).toHaveTextContent('Subtotal$12.25');
    expect(sale()).toHaveTextContent('Tip$1.23');
    await press('Charge $13.48, with $1.23 tip');
    await payment();
    expect(sent[0]?.body).toEqual({
      price: { amount: '13.48', currency: 'USD' },
      description: '3 × Coffee, Other amount, Tip',
      metadata: {
        ...{ source: 'point-of-sale', subtotal: '12.25', tip: '1.23' },
        items: '3 × Coffee (2.75)',
      },
    });
  });

  test('takes a typed amount as the price of a new item, and says what is wrong with it', async () => {
    await openCounter();
    await press('4', 'Add with a name');
    const dialog = await screen.findByRole('dialog', { name: 'Add item' });
    const price = within(dialog).getByLabelText('Price');
    expect(price).toHaveValue('4');
    await userEvent.clear(price);
    await userEvent.clear(within(dialog).getByLabelText('Quantity'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add item' }));
    expect(await within(dialog).findByText('Enter a price above zero')).toBeInTheDocument();
    expect(within(dialog).getByText(/^Enter a whole number/)).toBeInTheDocument();
    await userEvent.type(price, '5');
    await userEvent.type(within(dialog).getByLabelText('Quantity'), '2{Enter}');
    expect(await within(sale()).findByText('Item')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Charge $10.00' })).toBeInTheDocument();
    expect(await amount()).toHaveValue('');
  });

  test('has its items edited, removed and restored', async () => {
    const counter = await openCounter();
    await addItem(counter, 'Coffee', '2');
    await addItem(counter, 'Cake', '3');
    await press('Edit Cake');
    const dialog = await screen.findByRole('dialog', { name: 'Edit item' });
    const price = within(dialog).getByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '4{Enter}');
    await act(() => counter.sandbox.time.advance(100));
    await press('Remove Coffee');
    expect(screen.getByText(/^Coffee removed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Charge $4.00' })).toBeInTheDocument();
    await press('Undo');
    expect(screen.getByRole('button', { name: 'Charge $6.00' })).toBeInTheDocument();
    await press('Clear sale');
    expect(screen.getByRole('button', { name: 'Charge $0.00' })).toBeInTheDocument();
    await press('Undo');
    const items = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Coffee'),
      expect.stringContaining('Cake'),
    ]);
  });

  test('takes a tip of any amount', async () => {
    await openCounter();
    await press('5', 'Custom');
    await userEvent.type(screen.getByLabelText('Tip amount'), '0.75');
    expect(
      screen.getByRole('button', { name: 'Charge $5.75, with $0.75 tip' }),
    ).toBeInTheDocument();
    await press('No tip');
    expect(screen.getByRole('button', { name: 'Charge $5.00' })).toBeInTheDocument();
  });

  test('is charged once by two attempts, and again once it changed', async () => {
    const keys: (string | null)[] = [];
    await openCounter({
      prepare: (sandbox) =>
        sandbox.services.on(createPayment)(({ idempotencyKey }) => {
          keys.push(idempotencyKey);
          throw new FakeRefusal(409, { code: 'RATE_UNAVAILABLE', errors: ['No price.'] });
        }),
    });
    await press('9', 'Charge $9.00');
    await screen.findAllByText('No price.');
    await press('Charge $9.00');
    await waitFor(() => expect(keys).toHaveLength(2));
    await press('0', 'Charge $90.00');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(await amount()).toHaveValue('90');
  });

  test('stays on other pages and over the end of the session', async () => {
    const counter = await openCounter();
    const { sandbox, services } = counter;
    await addItem(counter, 'Coffee', '2');
    await userEvent.click(screen.getByRole('link', { name: 'Payment links' }));
    await screen.findByRole('group', { name: 'Links to show' });
    await userEvent.click(screen.getByRole('link', { name: 'Point of sale' }));
    expect(await screen.findByRole('button', { name: 'Charge $2.00' })).toBeInTheDocument();
    sandbox.services.fail(getUser, { status: 401, body: { code: 'UNAUTHORIZED' } });
    await services.client.user.get().catch(() => undefined);
    await screen.findByRole('heading', { name: 'Sign in' });
    services.session.signIn('bfs_another-token');
    expect(await screen.findByRole('button', { name: 'Charge $2.00' })).toBeInTheDocument();
  });
});

describe('the payment of a sale', () => {
  const shown: readonly (readonly [facts: Partial<PaymentDetail>, says: string])[] = [
    [{ status: 'PENDING', displayStatus: 'Pending', due: toDecimal('0.0005') }, 'Scan to pay'],
    [
      { status: 'PENDING', displayStatus: 'Underpaid', paidState: 'UNDERPAID' },
      'Part of it arrived',
    ],
    [{ status: 'CONFIRMING', displayStatus: 'Confirming', paidState: 'PAID' }, 'Payment seen'],
    [{ status: 'CONFIRMED', displayStatus: 'Confirmed', paidState: 'PAID' }, 'Paid'],
    [{ status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' }, 'Paid'],
    [
      { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'OVERPAID' },
      'Paid, with too much',
    ],
    [{ status: 'EXPIRED', displayStatus: 'Underpaid', paidState: 'UNDERPAID' }, 'Underpaid'],
    [{ status: 'EXPIRED', displayStatus: 'Late', paidState: 'PAID' }, 'Paid too late'],
    [{ status: 'EXPIRED', displayStatus: 'Expired' }, 'Time to pay has run out'],
    [{ status: 'INVALID', displayStatus: 'Invalid' }, 'No longer paid'],
  ];

  test.each(shown)('that is %o says so', async (facts, says) => {
    const counter = await openCounter();
    await press('7', 'Charge $7.00');
    await payment();
    await become(counter, facts);
    expect(await screen.findByRole('heading', { name: says })).toBeInTheDocument();
    const isPayable = facts.status === 'PENDING';
    expect(screen.queryByRole('img', { name: 'QR code of the checkout' }) !== null).toBe(isPayable);
  });

  test('that is open says so beside the price, and until when', async () => {
    const counter = await openCounter();
    const now = counter.sandbox.time.clock.now();
    await press('7', 'Charge $7.00');
    expect(await payment()).toHaveTextContent(/^\$7\.00Waiting for payment/);
    await become(counter, { expiresAt: new Date(now + 60_000) });
    await waitFor(async () => expect(await payment()).toHaveTextContent(/\d min left/));
    await become(counter, { expiresAt: new Date(now - 1_000) });
    await waitFor(async () => expect(await payment()).toHaveTextContent(/Time is up/));
    expect(screen.getByRole('button', { name: 'Next sale' })).toBeInTheDocument();
    await become(counter, { expiresAt: new Date(now + 90_000_000) });
    await waitFor(async () =>
      expect(await payment()).toHaveTextContent(/Open until \d+ \w+ \d{4}, \d\d:\d\d/),
    );
    await become(counter, { status: 'PENDING', displayStatus: 'Underpaid' });
    await waitFor(async () =>
      expect(await payment()).toHaveTextContent(/^\$7\.00Too little so far/),
    );
    await become(counter, { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' });
    await waitFor(async () => expect(await payment()).toHaveTextContent(/^\$7\.00Paid/));
  });

  test('names what is paid, and stands out against the next sale until it is', async () => {
    const counter = await openCounter();
    await press('2', 'Charge $2.00');
    await become(counter, { description: '2 × Coffee' });
    await waitFor(async () => expect(await payment()).toHaveTextContent('2 × Coffee'));
    const styleOfNext = () => screen.getByRole('button', { name: 'Next sale' }).className;
    const waiting = styleOfNext();
    await become(counter, { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' });
    await waitFor(() => expect(styleOfNext()).not.toBe(waiting));
  });

  test('leads to the next sale, which is empty', async () => {
    const counter = await openCounter();
    await addItem(counter, 'Coffee', '2');
    await press('Charge $2.00');
    await payment();
    await become(counter, { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' });
    await press('Next sale');
    expect(await screen.findByRole('button', { name: 'Charge $0.00' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Items' })).toBeNull();
  });

  test('is shown again after another page', async () => {
    await openCounter();
    await press('7', 'Charge $7.00');
    await payment();
    await userEvent.click(screen.getByRole('link', { name: 'Unmatched' }));
    await screen.findByText('Nothing to sort out');
    await userEvent.click(screen.getByRole('link', { name: 'Point of sale' }));
    expect(await payment()).toHaveTextContent('$7.00');
  });

  test('is cancelled, and what was sold can be charged again', async () => {
    const counter = await openCounter();
    const { sent } = counter;
    await addItem(counter, 'Coffee', '2');
    await press('Charge $2.00');
    await payment();
    await press('Cancel payment');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this payment?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeInTheDocument();
    await press('Change this sale', 'One more Coffee', 'Charge $4.00');
    await payment();
    expect(sent.map(({ body }) => body.price.amount)).toEqual(['2', '4']);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });
});

const tiles = async () => {
  const list = await screen.findByRole('list', { name: 'Saved items' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};
const drinks = [savedItem('Coffee', '2.50'), savedItem('Tea', '2.00')];

describe('saved items', () => {
  test('are added with one press each, and counted on their tiles', async () => {
    const { sent } = await openCounter({ saved: drinks });
    await press('Add Coffee, $2.50', 'Add Tea, $2.00', 'Add Coffee, $2.50');
    expect(await tiles()).toEqual(['Coffee$2.502', 'Tea$2.001']);
    expect(screen.getByText('Coffee: 2 in the sale')).toBeInTheDocument();
    const items = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    await press('Charge $7.00');
    await payment();
    expect(sent[0]?.body).toMatchObject({
      ...{ description: '2 × Coffee, Tea', price: { amount: '7', currency: 'USD' } },
    });
  });

  test('of another currency are offered once the sale is in it', async () => {
    await openCounter({ saved: [...drinks, savedItem('Torte', '4.00', 'EUR')] });
    expect(await tiles()).toEqual(['Coffee$2.50', 'Tea$2.00']);
    await press('Items in EUR');
    expect(await tiles()).toEqual(['Torte€4.00']);
    await press('Add Torte, €4.00');
    expect(screen.getByRole('button', { name: 'Charge €4.00' })).toBeInTheDocument();
  });

  test('begin with an item of a sale that is kept for later', async () => {
    const counter = await openCounter();
    expect(await screen.findByText(/^Save what you sell often/)).toBeInTheDocument();
    await press('Add with a name');
    const dialog = await screen.findByRole('dialog', { name: 'Add item' });
    const inDialog = within(dialog);
    await userEvent.type(inDialog.getByLabelText('Price'), '2.50');
    await userEvent.click(inDialog.getByRole('checkbox', { name: 'Add to saved items' }));
    await userEvent.click(inDialog.getByRole('button', { name: 'Add item' }));
    expect(await inDialog.findByText('Enter a name')).toBeInTheDocument();
    await userEvent.type(inDialog.getByLabelText('Name'), 'Coffee{Enter}');
    expect(await tiles()).toEqual(['Coffee$2.501']);
    expect(counter.saved).toMatchObject([
      { name: 'Coffee', price: { amount: '2.5', currency: 'USD' } },
    ]);
    await act(() => counter.sandbox.time.advance(100));
    await press('Add with a name');
    const again = within(await screen.findByRole('dialog', { name: 'Add item' }));
    await userEvent.type(again.getByLabelText(/^Name/), 'Coffee');
    await userEvent.type(again.getByLabelText('Price'), '2.50');
    await userEvent.click(again.getByRole('checkbox', { name: 'Add to saved items' }));
    await userEvent.click(again.getByRole('button', { name: 'Add item' }));
    await screen.findByRole('button', { name: 'Charge $5.00' });
    expect(counter.saved).toHaveLength(1);
  });

  test('say at its field what the service refuses, and leave the sale as it is', async () => {
    const message = 'A price in USD has at most 2 decimals.';
    await openCounter({
      prepare: ({ services }) =>
        services.on(createSaleItem)(() => {
          const fields = { 'price.amount': [message] };
          throw new FakeRefusal(400, { code: 'VALIDATION_FAILED', errors: [message], fields });
        }),
    });
    await press('Add with a name');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Coffee');
    await userEvent.type(dialog.getByLabelText('Price'), '2');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Add to saved items' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Price')).toHaveAccessibleDescription(message),
    );
    expect(screen.queryByRole('list', { name: 'Items' })).toBeNull();
  });

  test('are edited, moved, deleted and restored', async () => {
    const counter = await openCounter({ saved: drinks });
    // Without the tooltip of the pressed button.
    const rows = async () => (await tiles()).map((text) => text.replace(/(\.\d\d).*/, '$1'));
    await press('Edit items', 'Edit Coffee');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit item' }));
    await userEvent.clear(dialog.getByLabelText('Price'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a price above zero')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Price'), '3{Enter}');
    await waitFor(async () => expect(await rows()).toEqual(['Coffee$3.00', 'Tea$2.00']));
    await act(() => counter.sandbox.time.advance(100));
    await press('Move Coffee down');
    await waitFor(async () => expect(await rows()).toEqual(['Tea$2.00', 'Coffee$3.00']));
    await press('Delete Tea');
    await waitFor(async () => expect(await rows()).toEqual(['Coffee$3.00']));
    expect(screen.getByText(/^Tea deleted/)).toBeInTheDocument();
    await press('Undo');
    await waitFor(async () => expect(await rows()).toEqual(['Tea$2.00', 'Coffee$3.00']));
    expect(screen.queryByText(/^Tea deleted/)).toBeNull();
    await press('Done');
    expect(screen.getByRole('button', { name: 'Add Tea, $2.00' })).toBeInTheDocument();
  });

  test('are sold but not changed by a role that may not change settings', async () => {
    await openCounter({ role: 'SUPPORT', saved: drinks });
    await press('Add Coffee, $2.50');
    expect(screen.queryByRole('button', { name: 'Edit items' })).toBeNull();
    await press('Add with a name');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});

describe('the currency of a sale', () => {
  const choose = async (code: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), code);

  test('is changed while it is empty, and stays for the next sale', async () => {
    const counter = await openCounter();
    await choose('EUR');
    await press('7', 'Charge €7.00');
    await payment();
    await become(counter, { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' });
    await press('Next sale');
    expect(await screen.findByRole('button', { name: 'Charge €0.00' })).toBeInTheDocument();
  });

  test('is changed by a question where something is in it', async () => {
    await openCounter();
    await press('7');
    await choose('JPY');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to JPY?' }));
    expect(dialog.getByText(/^Amounts in USD/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await amount()).toHaveValue('7');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    await choose('JPY');
    await press('Clear and change');
    expect(await screen.findByRole('button', { name: 'Charge ¥0' })).toBeInTheDocument();
    expect(await amount()).toHaveValue('');
  });
});

describe('the full screen', () => {
  const flags = new Map<string, boolean>();
  const tabFlag = (name: string): TabFlag => ({
    read: () => flags.get(name) ?? false,
    write: (isOn) => void flags.set(name, isOn),
  });
  beforeEach(() => flags.clear());
  const hasMenu = () => screen.queryAllByRole('navigation').length > 0;
  const hasBell = () => screen.queryByRole('button', { name: /^Notifications/ }) !== null;

  test('leaves the sale alone, on its payment and the next sale too', async () => {
    const counter = await openCounter({ tabFlag });
    await amount();
    expect([hasMenu(), hasBell()]).toEqual([true, true]);
    await press('Full screen');
    expect([hasMenu(), hasBell()]).toEqual([false, false]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Point of sale');
    await press('7', 'Charge $7.00');
    await payment();
    expect([hasMenu(), hasBell()]).toEqual([false, false]);
    await become(counter, { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' });
    await press('Next sale');
    expect(hasMenu()).toBe(false);
    await press('Exit full screen');
    expect([hasMenu(), hasBell()]).toEqual([true, true]);
  });

  test('stays over a reload, and ends with Escape once no dialog is open', async () => {
    flags.set('full-screen-sale', true);
    const counter = await openCounter({ tabFlag });
    await screen.findByRole('button', { name: 'Exit full screen' });
    expect(hasMenu()).toBe(false);
    await press('Add with a name');
    await screen.findByRole('dialog', { name: 'Add item' });
    await userEvent.keyboard('{Escape}');
    await act(() => counter.sandbox.time.advance(100));
    expect(hasMenu()).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(hasMenu()).toBe(true);
    expect(flags.get('full-screen-sale')).toBe(false);
  });

  test('never shows the rest of the site while it loads', async () => {
    flags.set('full-screen-sale', true);
    const shown: boolean[] = [];
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('button', { name: 'Exit full screen' })) shown.push(hasMenu());
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await openCounter({ tabFlag });
    await screen.findByRole('button', { name: 'Exit full screen' });
    watch.disconnect();
    expect(shown).not.toContain(true);
    expect(shown).not.toHaveLength(0);
  });

  test('gives the rest of the site back on another page', async () => {
    flags.set('full-screen-sale', true);
    await openCounter({ tabFlag });
    await press('7', 'Charge $7.00');
    await payment();
    await userEvent.click(screen.getByRole('link', { name: 'View payment' }));
    expect(await screen.findAllByRole('navigation')).not.toHaveLength(0);
  });
});

const modes = ['sandbox', 'live'] as const;
const inModes = businessRoles.flatMap((role) => modes.map((mode) => ({ role, mode })));

test.each(inModes)('the point of sale for $role on a $mode server', async ({ role, mode }) => {
  await openCounter({ role, prepare: (sandbox) => turnPaymentsOn(sandbox, mode) });
  const mayCreate = isPermitted(role, 'create-payments', mode === 'live');
  const refusal = role === 'DEVELOPER' ? /test mode only/ : /^Your role can't create payments/;
  const text = mayCreate ? 'Enter an amount, or add items.' : refusal;
  expect(await screen.findByText(text)).toBeInTheDocument();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.includes('Point of sale')).toBe(mayCreate);
  expect(screen.queryByRole('group', { name: 'Keypad' }) !== null).toBe(mayCreate);
});

test('a business that is not set up yet is led to its set-up', async () => {
  await openAsAda('/payments/pos', {
    prepare: (sandbox) => {
      const businesses = [businessOf(7, { status: 'ONBOARDING' })];
      answerPayments(sandbox, [], { businesses });
    },
  });
  expect(await screen.findByText('Finish setting up first')).toBeInTheDocument();
});
