import { toDecimal } from '@billfold/core';
import {
  type CreatePayout,
  createPayout,
  createPayoutIntents,
  getPayout,
  getSendProtection,
  type PayoutPlan,
  type PayoutWithLines,
  type PlanPayout,
  planPayout,
  resumePayout,
  type SignSecret,
} from '@billfold/core/contract';
import { parseCsv, rearm } from '@billfold/core/internal';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import type { CapturedDrafts } from '@billfold/react/internal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda, shownPath } from '../../../../test/open-site.tsx';
import { answerPayments, intentsOf, paymentOf } from '../../../../test/payment-answers.ts';
import { csvOfPayout } from './csv-of-payout.ts';
import { formatRows, readRows } from './payout-rows.ts';
import { readTable } from './read-table.ts';

const from = '0x52908400098527886E0F7030069857D2E4169EE7';
const grace = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const edith = '0xde709f2102306220921060314715629080e2fb77';
const stranger = '01890000-0000-7000-8000-0000000000e1';
const csv = `address,amount,reference\n${grace},0.5,Invoice 17\n${edith},0.25,\n`;
/** Same recipients as the form sends them. */
const sentCsv = `address,amount,memo,reference\n${grace},0.5,,Invoice 17\n${edith},0.25,,\n`;

const euros = { amount: toDecimal('2250.00'), currency: 'EUR' };
const plan: PayoutPlan = {
  ...{ id: 'pyo_0000000001', asset: 'ETH', network: 'ETH', from, count: 2 },
  ...{ amount: toDecimal('0.750000000000000000'), fee: toDecimal('0.002000000000000000') },
  value: euros,
  feeValue: { amount: toDecimal('6.00'), currency: 'EUR' },
  ...{ available: toDecimal('2'), nativeAvailable: toDecimal('2') },
  ...{ missing: toDecimal('0'), nativeMissing: toDecimal('0') },
  lines: [
    {
      ...{ n: 1, line: 2, address: grace, memo: null, reference: 'Invoice 17' },
      ...{ amount: toDecimal('0.5'), fee: toDecimal('0.001') },
    },
    {
      ...{ n: 2, line: 3, address: edith, memo: 'Customer 4711', reference: null },
      ...{ amount: toDecimal('0.25'), fee: toDecimal('0.001') },
    },
  ],
  expiresAt: new Date(at.getTime() + 600_000),
};

const hash = `0x${'ab'.repeat(32)}`;
const sending: PayoutWithLines = {
  ...{ id: plan.id, object: 'payout', livemode: false, status: 'SENDING', asset: 'ETH' },
  ...{ network: 'ETH', from, count: 2, amount: plan.amount, paid: toDecimal('0') },
  ...{ value: plan.value, fee: plan.fee, feePaid: toDecimal('0'), needsSignature: false },
  ...{ createdAt: at, completedAt: null },
  lines: [
    {
      ...{ n: 1, state: 'SENT', address: grace, amount: toDecimal('0.5'), attempt: 1 },
      ...{ memo: null, reference: 'Invoice 17', hash, error: null },
    },
    {
      ...{ n: 2, state: 'PLANNED', address: edith, amount: toDecimal('0.25'), attempt: 1 },
      ...{ memo: 'Customer 4711', reference: null, hash: null, error: null },
    },
  ],
};

/** One of two lines was refused by the network. */
const partial: PayoutWithLines = {
  ...{ ...sending, status: 'PARTIAL', paid: toDecimal('0.5'), needsSignature: true },
  lines: sending.lines.map((line) =>
    line.n === 1 ? { ...line, state: 'CONFIRMED' } : { ...line, state: 'FAILED', error: 'X' },
  ),
};

interface Opening {
  readonly path?: string;
  readonly payouts?: readonly PayoutWithLines[];
  readonly role?: BusinessRole;
  /** Member who owns the settlement wallet; null without such a wallet. */
  readonly signer?: string | null;
  /** True where own wallets alone are paid. */
  readonly isKeyless?: boolean;
  /** True where the settlement account has nothing. */
  readonly isEmpty?: boolean;
  /** Token that the settlement account has besides. */
  readonly held?: { readonly asset: string; readonly amount: string };
  /** Drafts that the page before left. */
  readonly drafts?: CapturedDrafts['forms'];
}

async function open(opening: Opening = {}) {
  const { payouts = [], role = 'OWNER', signer = ada.id, isKeyless = false, held } = opening;
  const { isEmpty = false } = opening;
  const planned: PlanPayout[] = [];
  const created: CreatePayout[] = [];
  const resumed: SignSecret[] = [];
  const found: { books: ReturnType<typeof answerPayments> | null } = { books: null };
  const { sandbox, services } = await openAsAda(opening.path ?? '/payments/payouts/new', {
    drafts: opening.drafts ? { owner: ada.id, forms: opening.drafts } : null,
    prepare: (own) => {
      const { services, walletId } = own;
      const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role });
      const books = answerPayments(own, [paymentOf(1)], { businesses: [business] });
      found.books = books;
      books.payouts = [...payouts];
      books.business.settlement =
        signer === null
          ? null
          : {
              ...(isKeyless
                ? { walletId: null, walletName: null }
                : { walletId, walletName: 'Till' }),
              ...{ memberId: signer, memberName: 'Grace' },
              networks: ['BTC', 'ETH'],
            };
      books.accounts = [
        {
          ...{ id: '01890000-0000-7000-8000-0000000000b1', walletId, network: 'ETH' },
          ...{ purpose: 'PAYMENTS', address: from, path: "m/44'/60'/7000000'", isCurrent: true },
          balances: [
            { asset: 'USDT@ETH', spendable: toDecimal('120.500000'), pending: toDecimal('0') },
            ...(held
              ? [{ asset: held.asset, spendable: toDecimal(held.amount), pending: toDecimal('0') }]
              : []),
          ],
        },
        // Payouts are not sent from the wallet that the business was paid into earlier.
        {
          id: '01890000-0000-7000-8000-0000000000b2',
          walletId: '01890000-0000-7000-8000-0000000000c2',
          ...({ network: 'ETH', purpose: 'PAYMENTS', address: from } as const),
          ...{ path: "m/44'/60'/7000001'", isCurrent: false },
          balances: [
            { asset: 'USDT@ETH', spendable: toDecimal('7.000000'), pending: toDecimal('0') },
          ],
        },
      ];
      if (isEmpty) books.accounts = [];
      services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      services.on(planPayout)(({ body }) => {
        planned.push(body);
        return { data: { ...plan, id: `pyo_000000000${planned.length}` } };
      });
      services.on(createPayout)(({ body }) => {
        created.push(body);
        const signed = { ...sending, id: body.planId };
        books.payouts = [signed];
        return { data: signed };
      });
      services.on(createPayoutIntents)(() => ({ data: intentsOf(books.payouts[0] ?? sending) }));
      services.on(resumePayout)(({ body }) => {
        resumed.push(body);
        books.payouts = [sending];
        return { data: sending };
      });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  if (found.books === null) throw new Error('nothing was prepared');
  return { sandbox, services, planned, created, resumed, books: found.books };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findRow = (number: number) => screen.findByRole('group', { name: `Recipient ${number}` });
const fieldOf = (row: HTMLElement, name: string) =>
  within(row).getByRole<HTMLInputElement>('textbox', { name });
const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
const shownRows = () => screen.getAllByRole('group', { name: /^Recipient \d+$/ }).map(textsOf);
const filled = [
  [grace, '0.5', 'Invoice 17'],
  [edith, '0.25', ''],
];

/** Opens the list of the assets that have no card of their own. */
async function openOthers(): Promise<void> {
  await screen.findByRole('group', { name: 'Recipient 1' });
  const others = screen.queryByRole('radio', { name: 'Another asset' });
  if (others !== null) await userEvent.click(others);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Asset to pay' }));
}

async function choose(asset = 'ETH'): Promise<void> {
  await openOthers();
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${asset}`) }));
}

async function paste(text: string, name = 'Recipient address', number = 1): Promise<void> {
  await userEvent.click(fieldOf(await findRow(number), name));
  await userEvent.paste(text);
}

async function fill(text = csv): Promise<void> {
  await choose();
  await paste(text);
}

async function review(): Promise<HTMLElement> {
  await fill();
  await press('Review payout');
  return screen.findByRole('region', { name: 'Check this payout' });
}

async function sign(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Cloud encryption password'), 'Secret-12345');
  await press('Sign and pay');
}

test('the assets of which the account has nothing are listed apart', async () => {
  await open();
  await openOthers();
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent(/^BTCNo balance$/);
  expect(screen.queryByRole('option', { name: /^USDT on Ethereum/ })).toBeNull();
});

test('the assets to pay leave out a token that is no longer offered, unless the account has some', async () => {
  await open({ held: { asset: 'BUSD@ETH', amount: '3' } });
  expect(await screen.findByRole('radio', { name: /^BUSD.*3 BUSD$/ })).toBeVisible();
  await openOthers();
  await screen.findByRole('option', { name: /^BTC/ });
  expect(screen.queryByRole('option', { name: /^MATIC/ })).not.toBeInTheDocument();
});

describe('the page of payouts', () => {
  test.each(businessRoles)('shows what the table of permissions gives to %s', async (role) => {
    await open({ path: '/payments/payouts', role });
    const sees = isPermitted(role, 'view-reports');
    if (sees) await screen.findByText('No payouts yet');
    else await screen.findByText('Only owners, admins and accountants see this page.');
    expect(screen.queryByRole('link', { name: 'Payouts' }) !== null).toBe(sees);
    expect(screen.queryByText('No payouts yet') !== null).toBe(sees);
    const signs = isPermitted(role, 'sign-funds');
    expect(screen.queryByRole('link', { name: 'New payout' }) !== null).toBe(signs);
  });

  test('names the owner of the settlement wallet to other owners', async () => {
    await open({ signer: stranger });
    expect(await screen.findByText('Grace signs for this business.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Recipient 1' })).toBeNull();
  });

  test('leads to the choice of a settlement wallet where there is none', async () => {
    await open({ signer: null });
    expect(await screen.findByText('Choose a settlement wallet first')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open the dashboard' });
    expect(link).toHaveAttribute('href', '/payments/dashboard');
  });

  test('leads to the settings where own wallets alone are paid', async () => {
    await open({ isKeyless: true });
    const link = await screen.findByRole('link', { name: 'Open settings' });
    expect(link).toHaveAttribute('href', '/payments/settings/cryptocurrency');
    expect(screen.queryByRole('group', { name: 'Recipient 1' })).toBeNull();
  });

  test('is named in the browser with its business, unlike the other lists of payments', async () => {
    await open({ path: '/payments/payouts' });
    await waitFor(() => expect(document.title).toBe('Payouts · Corner shop · Billfold'));
  });

  test('lists payouts, each with a link to its lines', async () => {
    await open({ path: '/payments/payouts', payouts: [{ ...sending, status: 'DONE' }] });
    const table = await screen.findByRole('table', { name: 'Payouts' });
    const link = await within(table).findByRole('link', { name: /2 recipients/ });
    expect(within(table).getByText('€2,250.00')).toBeVisible();
    await userEvent.click(link);
    expect(shownPath()).toBe(`/payments/payouts/${sending.id}`);
    expect(await screen.findByRole('heading', { name: /^Payout/, level: 1 })).toBeVisible();
  });
});

test('the heading of a payout stays the same element when the payout has loaded', async () => {
  const { sandbox } = await open({ path: '/payments/payouts', payouts: [sending] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  sandbox.services.on(getPayout)(async () => {
    await asked;
    return { data: sending };
  });
  await userEvent.click(await screen.findByRole('link', { name: /2 recipients/ }));
  const heading = await screen.findByRole('heading', { name: /^Payout/, level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  answer();
  expect(await screen.findByText('Customer 4711')).toBeVisible();
  expect(heading).toHaveFocus();
});

test('a new payout has a page of its own, from which the list is one step away', async () => {
  await open({ path: '/payments/payouts', payouts: [{ ...sending, status: 'DONE' }] });
  await userEvent.click(await screen.findByRole('link', { name: 'New payout' }));
  await findRow(1);
  expect(shownPath()).toBe('/payments/payouts/new');
  expect(screen.getByRole('heading', { name: 'New payout', level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
  expect(await screen.findByRole('table', { name: 'Payouts' })).toBeVisible();
});

test('what the account has is the choice of the asset', async () => {
  await open();
  const assets = await screen.findByRole('group', { name: 'Asset to pay' });
  const tether = within(assets).getByRole('radio', { name: 'USDT on Ethereum 120.5 USDT' });
  expect(within(assets).getAllByRole('radio')).toEqual([
    tether,
    within(assets).getByRole('radio', { name: 'Another asset' }),
  ]);
  expect(screen.queryByRole('combobox', { name: 'Asset to pay' })).toBeNull();
  await paste(csv);
  await press('Review payout');
  expect(await screen.findByText('Choose an asset')).toBeVisible();
  await waitFor(() => expect(tether).toHaveFocus());
  await userEvent.click(tether);
  expect(tether).toBeChecked();
  expect(screen.queryByText('Choose an asset')).toBeNull();
});

test('the sum of the rows says what it leaves of the account, or what is missing', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /^USDT on Ethereum/ }));
  await paste(`${grace},100.25\n${edith},20\n`);
  expect(await screen.findByText('0.25 USDT left')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total 120.25 USDT');
  await userEvent.type(fieldOf(await findRow(2), 'Amount'), '0');
  expect(await screen.findByText('179.75 USDT more than you have')).toBeVisible();
});

test('an account without any funds is said to be empty, with the way to collect', async () => {
  await open({ isEmpty: true });
  expect(await screen.findByText('Your settlement account is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Collect funds' })).toHaveAttribute(
    'href',
    '/payments/collect',
  );
});

test('who cannot sign payouts is offered no new one', async () => {
  const payouts = [{ ...sending, status: 'DONE' } as const];
  await open({ path: '/payments/payouts', payouts, role: 'ACCOUNTANT' });
  await within(await screen.findByRole('table', { name: 'Payouts' })).findByRole('link');
  expect(screen.queryByRole('link', { name: 'New payout' })).toBeNull();
});

test('who cannot sign payouts and opens the page of a new one is told who can', async () => {
  await open({ role: 'ACCOUNTANT' });
  expect(await screen.findByText('Only owners can pay out.')).toBeVisible();
});

test('a payout that waits for its owner is listed as such, and one without a price has no value', async () => {
  await open({ path: '/payments/payouts', payouts: [{ ...partial, value: null }] });
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(await within(table).findByText('Signature needed')).toBeVisible();
  expect(table).not.toHaveTextContent('€');
});

test('a payout of a token is listed with the network that carries it', async () => {
  await open({
    path: '/payments/payouts',
    payouts: [{ ...sending, asset: 'USDT', network: 'TRX', amount: toDecimal('12.000000') }],
  });
  const table = await screen.findByRole('table', { name: 'Payouts' });
  await within(table).findByRole('link');
  expect(table).toHaveTextContent(/12.*USDT on Tron/);
});

describe('the recipients of a new payout', () => {
  test('are limited, and the limit is said before and while they are typed', async () => {
    await open();
    await findRow(1);
    expect(screen.getByText('Digits with a point, such as 12.50.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Format of a CSV file'));
    expect(screen.getByText('Digits with a point, such as 12.50.')).toBeVisible();
    expect(screen.getByText('Up to 200 recipients')).toBeVisible();
    await fill();
    expect(screen.getByText('2 of at most 200 recipients')).toBeVisible();
    await choose('BTC');
    expect(screen.getByText('2 of at most 20 recipients')).toBeVisible();
  });

  test('can only be paid in assets on the networks of the settlement wallet', async () => {
    await open();
    await openOthers();
    expect(await screen.findByRole('option', { name: /^ETH/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^TRX/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /^USDT on Tron/ })).toBeNull();
  });

  test('are asked for before anything is sent to the service', async () => {
    const { planned } = await open();
    await choose();
    await press('Review payout');
    const address = fieldOf(await findRow(1), 'Recipient address');
    expect(address).toHaveAccessibleDescription('Enter the address of a recipient');
    expect(address).toHaveFocus();
    expect(planned).toEqual([]);
  });

  test('are typed by keyboard alone, row by row, and added up', async () => {
    const { planned } = await open();
    await choose();
    await userEvent.click(fieldOf(await findRow(1), 'Recipient address'));
    await userEvent.keyboard(`${grace}{Tab}0,5{Tab}Invoice 17`);
    screen.getByRole('button', { name: 'Add recipient' }).focus();
    await userEvent.keyboard('{Enter}');
    const second = await findRow(2);
    await waitFor(() => expect(fieldOf(second, 'Recipient address')).toHaveFocus());
    await userEvent.keyboard(`${edith}{Tab}0.25`);
    expect(screen.getByText('2 of at most 200 recipients')).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total 0.75 ETH');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Check this payout' });
    expect(planned).toEqual([{ asset: 'ETH', csv: sentCsv }]);
  });

  test('are removed one by one, and the focus goes to the row that takes the place', async () => {
    await open();
    await fill(`${csv}${grace},1,Invoice 18\n`);
    await press('Remove recipient 2');
    expect(shownRows()).toEqual([filled[0], [grace, '1', 'Invoice 18']]);
    const second = await findRow(2);
    await waitFor(() => expect(fieldOf(second, 'Recipient address')).toHaveFocus());
    await press('Remove recipient 2');
    expect(screen.getByRole('button', { name: 'Remove recipient 1' })).toBeDisabled();
    await press('Add recipient');
    await press('Remove all');
    expect(shownRows()).toEqual([['', '', '']]);
  });

  test.each([
    ['a list with commas', `${grace},0.5,Invoice 17\n${edith},0.25\n`],
    ['a spreadsheet', `${grace}\t0.5 ETH\tInvoice 17\r\n${edith}\t0.25\t\r\n`],
    ['a file with a heading', csv],
  ])('are filled from %s that is pasted', async (_, text) => {
    await open();
    await fill(text);
    expect(shownRows()).toEqual(filled);
  });

  test('are filled from one line that is pasted into an address', async () => {
    await open();
    await fill(`${grace}, 0.5, Invoice 17`);
    expect(shownRows()).toEqual([filled[0]]);
  });

  test('keep what is typed in the rows below when more are pasted above', async () => {
    await open();
    await fill();
    await paste(`${stranger}\t1\n${grace}\t2`);
    expect(shownRows()).toEqual([[stranger, '1', ''], [grace, '2', ''], filled[1]]);
  });

  test('take a column of amounts that is pasted, each in its row, also below an empty cell', async () => {
    await open();
    await fill(`${csv}${stranger},1,\n`);
    await paste('1\n\n3\n', 'Amount');
    expect(shownRows()).toEqual([
      [grace, '1', 'Invoice 17'],
      [edith, '', ''],
      [stranger, '3', ''],
    ]);
  });

  test('take a column of memos that is pasted, each in its row, also below an empty cell', async () => {
    await open();
    await fill(`address,amount,memo\n${grace},1,a\n${edith},2,b\n${stranger},3,c\n`);
    await paste('x\r\n\r\nz\r\n', 'Memo');
    expect(shownRows()).toEqual([
      [grace, '1', 'x', ''],
      [edith, '2', '', ''],
      [stranger, '3', 'z', ''],
    ]);
  });

  test.each([
    ['a comma that may be in the amount', `${grace},1,5`, /^Commas may split amounts here/],
    ['a heading that is known by half', 'wallet\tamount\nX\t1', /^Use only the columns/],
    ['points that may group thousands', `${grace};1.234;x`, /^Amounts such as 1\.234/],
    ['a quotation mark alone', `${grace}\t1\t5" pipe`, /^Close or remove the quotation mark/],
  ])('stay empty after a paste with %s', async (_, text, message) => {
    await open();
    await fill(text);
    expect(await screen.findByText(message)).toBeVisible();
    expect(shownRows()).toEqual([['', '', '']]);
  });

  test('with a third column that has no heading are taken once the asset is chosen', async () => {
    await open();
    await paste(`${grace}\t0.5\t4711`);
    expect(await screen.findByText(/^Choose the asset first/)).toBeVisible();
    expect(shownRows()).toEqual([['', '', '']]);
    await fill(`${grace}\t0.5\t4711`);
    expect(shownRows()).toEqual([[grace, '0.5', '4711']]);
  });

  test('keep an amount that is not clear as it is while it is edited, and leave it out of the total', async () => {
    await open();
    await fill(`${grace}\t1.234,56\n${edith}\t1`);
    const amount = fieldOf(await findRow(1), 'Amount');
    expect(amount).toHaveAccessibleDescription(/^This amount isn't clear/);
    expect(screen.getByText("1 amount isn't included")).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total 1 ETH');
    await userEvent.type(amount, '7');
    expect(amount).toHaveValue('1.234,567');
    expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,5');
    expect(amount).toHaveValue('2.5');
    expect(amount).toBeValid();
    expect(screen.queryByText(/included$/)).toBeNull();
  });

  test('with one comma and no point get no point by the next key', async () => {
    await open();
    await fill(`${grace}\t1234,56\n`);
    const amount = fieldOf(await findRow(1), 'Amount');
    await userEvent.type(amount, '7');
    expect(amount).toHaveValue('1234,567');
    expect(amount).toBeInvalid();
  });

  test('take no amount that can be read as two numbers', async () => {
    await open();
    await choose();
    await paste('1,234', 'Amount');
    const amount = fieldOf(await findRow(1), 'Amount');
    expect(amount).toHaveValue('');
    expect(amount).toBeInvalid();
    await userEvent.keyboard('2');
    expect(amount).toHaveValue('2');
    expect(amount).toBeValid();
  });

  test('keep a paste that was refused to the row in which it was', async () => {
    await open();
    await fill(`${grace}\t\n${edith}\t`);
    await paste('1,234', 'Amount');
    expect(fieldOf(await findRow(1), 'Amount')).toBeInvalid();
    await press('Remove recipient 1');
    expect(fieldOf(await findRow(1), 'Amount')).toBeValid();
  });

  test('have a memo where the network has one', async () => {
    await open();
    await fill(`address,amount,memo\n${grace},0.5,Customer 4711\n`);
    expect(fieldOf(await findRow(1), 'Memo')).toHaveValue('Customer 4711');
  });

  test('come from a file that is chosen or dropped, below those that are typed', async () => {
    await open();
    await paste(`${stranger}\t7`);
    const file = new File([csv], 'wages.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file of recipients'), file);
    await waitFor(() => expect(shownRows()).toEqual([[stranger, '7', ''], ...filled]));
    expect(screen.getByText('2 added, 3 in all')).toBeVisible();
    const corrected = new File([`address,amount\n${grace},2\n`], 'wages.csv', { type: 'text/csv' });
    const region = screen.getByRole('region', { name: 'Recipients' });
    fireEvent.drop(region, { dataTransfer: { files: [corrected] } });
    const rows = [
      [stranger, '7', ''],
      [grace, '2', ''],
    ];
    await waitFor(() => expect(shownRows()).toEqual(rows));
    const text = 'Rows of the last file replaced: 1 added, 2 in all';
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.type(fieldOf(await findRow(1), 'Amount'), '5');
    expect(screen.queryByText(text)).toBeNull();
  });

  test('that are typed while a file is read stay', async () => {
    await open();
    await findRow(1);
    const read: { finish: (text: string) => void } = { finish: () => undefined };
    const file = new File([csv], 'wages.csv', { type: 'text/csv' });
    file.text = () =>
      new Promise((resolve) => {
        read.finish = resolve;
      });
    await userEvent.upload(screen.getByLabelText('CSV file of recipients'), file);
    await paste(`${stranger}\t7`);
    read.finish(csv);
    await waitFor(() => expect(shownRows()).toEqual([[stranger, '7', ''], ...filled]));
  });

  test('are kept for the page after this one with what came from a file', async () => {
    const { services } = await open();
    await paste(`${stranger}\t7`);
    const file = new File([csv], 'wages.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file of recipients'), file);
    await screen.findByText('2 added, 3 in all');
    const [heading, ...lines] = sentCsv.split('\n');
    expect(services.drafts.capture()?.forms).toEqual({
      'payout rows of 7': {
        ...{ asset: '', origins: '011' },
        csv: [heading, `${stranger},7,,`, ...lines].join('\n'),
      },
    });
  });

  test('come back with the page, and a file that is chosen again replaces its rows still', async () => {
    const values = {
      ...{ asset: 'ETH', origins: '01' },
      csv: `address,amount,memo,reference\n${stranger},7,,\n${grace},1,,\n`,
    };
    await open({ drafts: { 'payout rows of 7': values } });
    await findRow(2);
    const file = new File([csv], 'wages.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file of recipients'), file);
    await waitFor(() => expect(shownRows()).toEqual([[stranger, '7', ''], ...filled]));
  });

  test.each(['payout', 'payout rows of 8'])('do not come from the draft "%s"', async (name) => {
    const values = { asset: 'ETH', csv: `address,amount,memo,reference\n${grace},1,,\n` };
    await open({ drafts: { [name]: values } });
    await findRow(1);
    expect(shownRows()).toEqual([['', '', '']]);
  });

  test.each([
    ['that has other columns', 'address,amount,colour\n', /^Use only the columns/],
    ['without lines', 'address,amount\n', /^No recipients found/],
    ['that is no table', '"open', /^Close or remove the quotation mark/],
    ['that is too long', `address,amount\n${'a,1\n'.repeat(201)}`, /^At most 200 recipients/],
  ])('stay as they are after a file %s', async (_, text, message) => {
    await open();
    await fill();
    const file = new File([text], 'wages.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file of recipients'), file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(shownRows()).toEqual(filled);
  });

  test('that are refused have their fault beside them until they are corrected', async () => {
    const { sandbox, planned } = await open();
    const lines = [
      { line: 2, field: 'address', code: 'ADDRESS_INVALID', message: 'Not an Ethereum address.' },
      { line: 3, field: 'amount', code: 'AMOUNT_INVALID', message: 'An amount is above zero.' },
    ];
    sandbox.services.fail(planPayout, {
      status: 400,
      body: { code: 'PAYOUT_LINES_INVALID', errors: ['2 lines.'], current: { lines } },
    });
    await fill();
    await press('Review payout');
    expect(await screen.findByText("2 rows can't be paid")).toBeVisible();
    expect(shownRows()).toEqual(filled);
    const address = fieldOf(await findRow(1), 'Recipient address');
    expect(address).toHaveAccessibleDescription('Not an Ethereum address.');
    await waitFor(() => expect(address).toHaveFocus());
    await press('Go to row 2');
    const amount = fieldOf(await findRow(2), 'Amount');
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription('An amount is above zero.');
    await press('Remove recipient 1');
    expect(screen.getByText("1 row can't be paid")).toBeVisible();
    const moved = fieldOf(await findRow(1), 'Amount');
    expect(moved).toBeInvalid();
    await userEvent.type(moved, '5');
    expect(moved).toBeValid();
    expect(screen.queryByText(/can't be paid/)).toBeNull();
    await press('Review payout');
    await screen.findByRole('region', { name: 'Check this payout' });
    expect(planned.map((body) => body.csv)).toEqual([
      `address,amount,memo,reference\n${edith},0.255,,\n`,
    ]);
  });

  test('that repeat each other are paid once that is accepted', async () => {
    const { sandbox, planned } = await open();
    expect(screen.queryByLabelText('Pay repeated rows too')).toBeNull();
    const lines = [{ line: 3, field: 'line', code: 'DUPLICATE', message: 'It repeats line 2.' }];
    sandbox.services.fail(planPayout, {
      status: 400,
      body: { code: 'PAYOUT_LINES_INVALID', errors: ['1 line.'], current: { lines } },
    });
    await fill(`${grace},0.5\n${grace},0.5\n`);
    await press('Review payout');
    expect(await within(await findRow(2)).findByText('This repeats another row.')).toBeVisible();
    expect(within(await findRow(1)).queryByText('This repeats another row.')).toBeNull();
    await userEvent.click(await screen.findByLabelText('Pay repeated rows too'));
    await press('Review payout');
    await screen.findByRole('region', { name: 'Check this payout' });
    expect(planned.map((body) => body.acceptDuplicates)).toEqual([true]);
  });

  const repeats = { line: 3, field: 'line', code: 'DUPLICATE', message: 'It repeats line 2.' };
  const refusedAs = (...lines: readonly object[]) => ({
    status: 400,
    body: { code: 'PAYOUT_LINES_INVALID', errors: ['1 line.'], current: { lines } },
  });

  test('that repeat each other in another writing are named too', async () => {
    const { sandbox } = await open();
    sandbox.services.fail(planPayout, refusedAs(repeats));
    await fill(`${grace}\t0.5\n${grace.toLowerCase()}\t0.50\n`);
    await press('Review payout');
    const address = fieldOf(await findRow(2), 'Recipient address');
    await waitFor(() => expect(address).toHaveAccessibleDescription('This repeats another row.'));
    expect(screen.getByText("1 row can't be paid")).toBeVisible();
    expect(screen.getByLabelText('Pay repeated rows too')).toBeVisible();
    await press('Remove recipient 1');
    expect(screen.queryByText('This repeats another row.')).toBeNull();
    expect(screen.queryByLabelText('Pay repeated rows too')).toBeNull();
  });

  test.each([
    ['a row', async () => userEvent.type(fieldOf(await findRow(1), 'Amount'), '5')],
    ['the asset', () => choose('BTC')],
    [
      'the file',
      () =>
        userEvent.upload(
          screen.getByLabelText('CSV file of recipients'),
          new File([csv], 'wages.csv', { type: 'text/csv' }),
        ),
    ],
  ])('that repeat each other are not accepted any more after a change of %s', async (_, change) => {
    const { sandbox, planned } = await open();
    sandbox.services.fail(planPayout, refusedAs(repeats));
    await fill(`${grace}\t0.5\n${grace}\t0.5\n${grace}\t0.5\n`);
    await press('Review payout');
    await userEvent.click(await screen.findByLabelText('Pay repeated rows too'));
    await change();
    await waitFor(() => {
      const box = screen.queryByLabelText('Pay repeated rows too');
      expect(box === null || !(box instanceof HTMLInputElement && box.checked)).toBe(true);
    });
    await press('Review payout');
    await screen.findByRole('region', { name: 'Check this payout' });
    expect(planned.map((body) => body.acceptDuplicates)).toEqual([undefined]);
  });

  test('that repeat each other are accepted before, not while, they are checked', async () => {
    const { sandbox } = await open();
    sandbox.services.fail(planPayout, refusedAs(repeats));
    await fill(`${grace}\t0.5\n${grace}\t0.5\n`);
    await press('Review payout');
    const box = await screen.findByLabelText('Pay repeated rows too');
    await userEvent.click(box);
    sandbox.services.on(planPayout)(() => new Promise<never>(() => undefined));
    await press('Review payout');
    await waitFor(() => expect(box).toBeDisabled());
  });

  test('that are too many are refused with their number', async () => {
    const { sandbox } = await open();
    const errors = ['This file has 201 lines. One payout on this network has at most 200.'];
    sandbox.services.fail(planPayout, {
      ...{ status: 400, body: { code: 'PAYOUT_TOO_LONG', errors } },
    });
    await fill();
    await press('Review payout');
    const [notice] = await screen.findAllByText(/This file has 201 lines\./);
    expect(notice).toBeVisible();
    expect(shownRows()).toEqual(filled);
  });

  test('that the service cannot read are refused under the rows', async () => {
    const { sandbox } = await open();
    sandbox.services.fail(planPayout, {
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { csv: ['The first line names the columns.'] } },
    });
    await fill();
    await press('Review payout');
    expect(await screen.findByText('The first line names the columns.')).toBeVisible();
  });

  test('of an account without any funds lead to the address that needs them', async () => {
    const { sandbox } = await open();
    sandbox.services.fail(planPayout, {
      status: 409,
      body: {
        ...{ code: 'FUNDS_MISSING', errors: ['Send it first.'] },
        current: {
          ...{ asset: 'ETH', native: 'ETH', address: from },
          ...{ missing: '0.750000000000000000', nativeMissing: '0.000000000000000000' },
        },
      },
    });
    await fill();
    await press('Review payout');
    expect(await screen.findByText('Your account needs more funds')).toBeVisible();
    expect(screen.getByText('Missing: 0.75 ETH.')).toBeVisible();
    expect(screen.getAllByText(from)[0]).toBeInTheDocument();
    expect(shownRows()).toEqual(filled);
  });
});

describe('the review of a payout', () => {
  test('shows sum, count, fee, balance and every whole address', async () => {
    await open();
    const step = await review();
    expect(step).toHaveFocus();
    expect(step).toHaveTextContent('0.75 ETH');
    expect(step).toHaveTextContent(/Network fees, at most.*0\.002 ETH/);
    expect(step).toHaveTextContent('Total, at most0.752 ETH€2,256.00');
    expect(step).toHaveTextContent(/Account balance.*2 ETH/);
    expect(step).toHaveTextContent(`FromYour settlement accountEthereum${from}`);
    expect(step).toHaveTextContent('To2 recipients');
    const rows = within(within(step).getByRole('region', { name: 'Lines to pay' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent(grace);
    expect(rows[0]).toHaveTextContent('Invoice 17');
    expect(rows[0]).not.toHaveTextContent('Memo');
    expect(rows[1]).toHaveTextContent('Memo: Customer 4711');
    expect(rows[1]).toHaveTextContent(edith);
    expect(step).not.toHaveTextContent(/Line \d/);
  });

  test('adds a token and its fees up in value, and not without a price', async () => {
    const { sandbox } = await open();
    const token: PayoutPlan = {
      ...plan,
      asset: 'USDT',
      value: { ...euros, amount: toDecimal('0.75') },
    };
    sandbox.services.on(planPayout)(() => ({ data: token }));
    const step = await review();
    expect(step).toHaveTextContent('Total, at most€6.75');
    await press('Back to the recipients');
    sandbox.services.on(planPayout)(() => ({ data: { ...token, feeValue: null } }));
    await press('Review payout');
    expect(await screen.findByRole('region', { name: 'Check this payout' })).not.toHaveTextContent(
      'Total',
    );
  });

  test('is left by the way back of the browser, with the lines as they were typed', async () => {
    await open();
    await review();
    expect(shownPath()).toBe('/payments/payouts/new?step=check');
    act(() => window.history.back());
    await findRow(1);
    expect(shownPath()).toBe('/payments/payouts/new');
    expect(shownRows().slice(0, 2)).toEqual(filled);
  });

  test('leads back to the lines as they were typed', async () => {
    await open();
    await review();
    await press('Back to the recipients');
    expect(shownRows()).toEqual(filled);
    expect(fieldOf(await findRow(1), 'Recipient address')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Asset to pay' })).toHaveTextContent(/^ETH/);
  });

  test('cannot be signed without the funds, and is checked again', async () => {
    const { sandbox, planned } = await open();
    sandbox.services.on(planPayout)(({ body }) => {
      planned.push(body);
      const isFirst = planned.length === 1;
      return { data: { ...plan, id: 'pyo_0000000009', missing: toDecimal(isFirst ? '0.1' : '0') } };
    });
    const step = await review();
    expect(step).toHaveTextContent('Missing: 0.1 ETH.');
    const button = screen.getByRole('button', { name: /^Sign payout/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Check again');
    await waitFor(() => expect(screen.queryByText('Your account needs more funds')).toBeNull());
    await press('Sign payout');
    expect(await screen.findByRole('dialog', { name: 'Sign this payout' })).toBeVisible();
  });
});

describe('the signature of a payout', () => {
  test('names whom it pays, with what that is worth', async () => {
    await open();
    await review();
    await press('Sign payout');
    const dialog = await screen.findByRole('dialog', { name: 'Sign this payout' });
    expect(dialog).toHaveTextContent('You pay0.75 ETH€2,250.00');
    expect(dialog).toHaveTextContent('To2 recipients');
    const rows = within(within(dialog).getByRole('list', { name: 'Lines to pay' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent(grace);
    expect(rows[0]).toHaveTextContent('Invoice 17');
    expect(rows[1]).toHaveTextContent(edith);
    expect(dialog).toHaveTextContent('Total, at most0.752 ETH€2,256.00');
    expect(dialog).not.toHaveTextContent('more');
  });

  test('names the first of many recipients, and how many more there are', async () => {
    const { sandbox } = await open();
    const [line] = plan.lines;
    if (line === undefined) throw new Error('a line is expected');
    const lines = [1, 2, 3, 4, 5].map((n) => ({
      ...{ ...line, n, reference: `Invoice ${n}` },
      // The last two are for one.
      memo: `${Math.min(n, 4)}`,
    }));
    sandbox.services.on(planPayout)(() => ({ data: { ...plan, count: 5, lines } }));
    await review();
    await press('Sign payout');
    const dialog = await screen.findByRole('dialog', { name: 'Sign this payout' });
    const list = within(dialog).getByRole('list', { name: 'Lines to pay' });
    expect(list).toHaveTextContent(/Invoice 1.*Invoice 2.*Invoice 3$/);
    expect(dialog).toHaveTextContent('4 recipients');
    expect(dialog).toHaveTextContent('+2 more');
  });

  test('sends the plan once and leads to its progress', async () => {
    const { created } = await open();
    await review();
    await press('Sign payout');
    await sign();
    await screen.findByRole('heading', { name: /^Payout/, level: 1 });
    expect(created).toEqual([
      { planId: 'pyo_0000000001', password: 'Secret-12345', seedPhrase: null },
    ]);
    expect(shownPath()).toBe('/payments/payouts/pyo_0000000001');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
    await userEvent.click(await screen.findByRole('link', { name: 'New payout' }));
    await findRow(1);
    expect(shownRows()).toEqual([['', '', '']]);
  });

  test('of an old plan asks for a new one, with nothing lost', async () => {
    const { sandbox, created } = await open();
    await review();
    sandbox.services.fail(createPayout, {
      ...{ status: 409, body: { code: 'PLAN_EXPIRED', errors: ['The plan is too old.'] } },
    });
    await press('Sign payout');
    await sign();
    expect(await screen.findByText('The plan has changed')).toBeVisible();
    await press('Get new plan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Sign payout');
    await sign();
    await waitFor(() => expect(created.map(({ planId }) => planId)).toEqual(['pyo_0000000002']));
  });

  test('tells what is missing where the funds went elsewhere meanwhile', async () => {
    const { sandbox } = await open();
    await review();
    sandbox.services.fail(createPayout, {
      status: 409,
      body: {
        ...{ code: 'FUNDS_MISSING', errors: ['Send it first.'] },
        current: {
          ...{ asset: 'USDT', native: 'ETH', address: from },
          ...{ missing: '0.000000', nativeMissing: '0.003000000000000000' },
        },
      },
    });
    await press('Sign payout');
    await sign();
    expect(await screen.findByText('Missing: 0.003 ETH.')).toBeVisible();
  });

  test('whose answer was lost is looked up before anything is said', async () => {
    const { sandbox } = await open();
    await review();
    sandbox.services.on(createPayout)(() => {
      throw new TypeError('the connection is gone');
    });
    sandbox.services.on(getPayout)(() => ({ data: sending }));
    await press('Sign payout');
    await sign();
    expect(await screen.findByRole('heading', { name: /^Payout/, level: 1 })).toBeVisible();
  });
});

describe('one payout', () => {
  const path = `/payments/payouts/${sending.id}`;

  test('shows its progress and each line with its transaction', async () => {
    await open({ path, payouts: [sending] });
    expect(await screen.findByText('0 of 0.75 ETH paid')).toBeVisible();
    expect(screen.getByText('1 sent · 1 waiting')).toBeVisible();
    expect(screen.getByText(/^Value when signed/)).toHaveTextContent('€2,250.00');
    expect(document.title).toMatch(/^Payout of 0\.75 ETH/);
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total0.75 ETH');
    expect(screen.getByText('Network fees, at most')).toBeVisible();
    expect(screen.queryByText('Network fees paid')).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Recipients' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(grace);
    expect(rows[1]).toHaveTextContent('Invoice 17');
    expect(rows[1]).toHaveTextContent(hash);
    expect(rows[2]).toHaveTextContent('Waiting');
    expect(rows[2]).toHaveTextContent('Customer 4711');
    expect(screen.queryByRole('button', { name: 'Sign the rest' })).toBeNull();
  });

  test('that is paid says so once, below its amount', async () => {
    const lines = sending.lines.map((line) => ({ ...line, state: 'CONFIRMED' as const }));
    await open({ path, payouts: [{ ...sending, status: 'DONE', paid: plan.amount, lines }] });
    expect(await screen.findByRole('heading', { name: /^Payout/, level: 1 })).toBeVisible();
    const progress = within(await screen.findByRole('region', { name: 'Payout' }));
    expect(progress.getByRole('status')).toHaveTextContent(
      /^0\.75 ETHPaidValue when signed €2,250\.002 recipients, all paid\.$/,
    );
  });

  test('that is partly paid is signed again for the rest', async () => {
    const { resumed } = await open({ path, payouts: [partial] });
    expect(await screen.findByText('1 confirmed · 1 failed')).toBeVisible();
    expect(screen.getByText('The rest needs another signature.')).toBeVisible();
    await press('Sign the rest');
    const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
    expect(await within(dialog).findByText('1 recipient')).toBeVisible();
    await sign();
    await waitFor(() => expect(resumed).toEqual([{ password: 'Secret-12345', seedPhrase: null }]));
    expect(await screen.findByText('1 sent · 1 waiting')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('waits for the owner of the settlement wallet', async () => {
    await open({ path, payouts: [partial], signer: stranger });
    expect(await screen.findByText('Grace signs for this business.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign the rest' })).toBeNull();
  });

  test('that the business does not have is not found', async () => {
    await open({ path: '/payments/payouts/pyo_none' });
    expect(await screen.findByText('Payout not found')).toBeVisible();
  });

  test('is no page of a role without reports', async () => {
    await open({ path, payouts: [sending], role: 'SUPPORT' });
    await screen.findByText('Only owners, admins and accountants see this page.');
    expect(screen.queryByText(/ETH paid/)).toBeNull();
  });
});

describe('the file of a payout', () => {
  test('has each line with its state, and nothing that a spreadsheet would run', async () => {
    const [first, second] = partial.lines;
    if (first === undefined || second === undefined) throw new Error('two lines are expected');
    const lines = [
      { ...first, memo: '+4711', reference: '=1+1' },
      { ...second, memo: null, reference: 'a, "b"' },
    ];
    const file = csvOfPayout({ ...partial, lines });
    expect(file.name).toBe('pyo_0000000001.csv');
    expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'address,amount,asset,network,memo,reference,state,transaction',
      `${grace},0.5,ETH,ETH,'+4711,'=1+1,CONFIRMED,${hash}`,
      `${edith},0.25,ETH,ETH,,"a, ""b""",FAILED,`,
      '',
    ]);
  });

  test.each(['=1', "'=1", '+4711', '-1', '@SUM(1)', '\t=1', "'a"])(
    'has %j as a memo and a reference, and a form that reads the file does too (S31)',
    async (text) => {
      const [first] = partial.lines;
      if (first === undefined) throw new Error('a payout without lines');
      const lines = [{ ...first, memo: text, reference: text }];
      const cells = parseCsv(await csvOfPayout({ ...partial, lines }).text())?.[1]?.cells ?? [];
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      expect([cells[4], cells[5]].map((cell) => rearm(cell ?? ''))).toEqual([text, text]);
      const row = { address: grace, amount: '0.5', memo: text, reference: text };
      const sent = formatRows([row]);
      expect(parseCsv(sent)?.[1]?.cells.map(rearm)).toEqual(Object.values(row));
      expect(readRows(sent, '0')).toMatchObject([row]);
      const read = { ...row, memo: text.trim(), reference: text.trim() };
      const order = ['address', 'amount'] as const;
      expect(readTable(formatRows([read]), { order, unit: 'ETH' }).rows).toEqual([read]);
    },
  );
});
