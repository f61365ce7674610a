// Checks of orders after the kills: by the tables of the server, by its ledgers and by what receivers got.
import type pg from 'pg';
import { onServer } from '../../scripts/postgres.mjs';
import { toUnits } from '../processes/person.ts';
import type { AddCheck } from '../support/checks.ts';
import type { Order, Way } from './customers.ts';
import { type Ledger, writeUnits } from './ledger.ts';

interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly paid_state: string;
  readonly credited: string;
  readonly sequence: number;
}
interface QuoteRow {
  readonly payment_id: string;
  readonly network: string;
  readonly mode: string;
  readonly address: string;
  readonly memo: string | null;
  readonly rate: string;
  readonly due_units: string;
  readonly asked: string;
  /** Sum of its transfers that have not ended. */
  readonly units: string;
}

/** Ends of the ways to pay, as `STATUS PAIDSTATE`. */
export const ends: Readonly<Record<Way, readonly string[]>> = {
  // A customer on a shared address may have paid twice after a lost answer.
  exact: ['COMPLETED PAID', 'COMPLETED OVERPAID'],
  'in two parts': ['COMPLETED PAID'],
  'too much': ['COMPLETED OVERPAID'],
  'in two assets': ['COMPLETED PAID'],
  'taken back': ['INVALID UNPAID'],
  never: ['EXPIRED UNPAID'],
  late: ['EXPIRED PAID'],
  cancelled: ['CANCELLED UNPAID'],
};
const decimals: Readonly<Record<string, bigint>> = { BTC: 8n, ETH: 18n, TRX: 6n, LTC: 8n, TON: 9n };

export interface JudgedOrders {
  readonly databaseUrl: string;
  readonly ledger: Ledger;
  readonly orders: readonly Order[];
}

/** Money of a payment by its ledgers. */
export interface Paid {
  readonly id: string;
  /** In 10^-18 of a main unit, by the network of its quotes. */
  readonly units: ReadonlyMap<string, bigint>;
  /** Value at the rates of its quotes, in 10^-18 of the currency. */
  readonly value: bigint;
}

/** Checks payments, addresses and sums. Returns what each payment was paid. */
export async function judgeOrders(judged: JudgedOrders, check: AddCheck): Promise<readonly Paid[]> {
  const { rows, quotes } = await onServer(judged.databaseUrl, loadRows);
  judgePayments(judged.orders, rows, check);
  const own = quotes.filter(({ mode }) => mode !== 'SHARED');
  const marks = quotes.flatMap(({ memo }) => memo ?? []);
  // Another quote of a payment in the same asset keeps the address.
  const addresses = new Set(own.map(({ network, address }) => `${network} ${address}`));
  const places = new Set(own.map(({ payment_id, network }) => `${payment_id} ${network}`));
  check(
    'no address and no comment is given twice',
    addresses.size === places.size && new Set(marks).size === marks.length,
    `${addresses.size} addresses, ${marks.length} comments`,
  );
  const received = await loadReceived(judged.ledger, quotes);
  judgeTransfers(quotes, received, check);
  const paid = rows.map(({ id }) => paidOf(id, { quotes, received }));
  judgeCredits(rows, paid, check);
  return paid;
}

function judgePayments(
  orders: readonly Order[],
  rows: readonly PaymentRow[],
  check: AddCheck,
): void {
  const known = new Map(rows.map(({ id, order_id }) => [order_id, id]));
  const lost = orders.filter(({ orderId, id }) => known.get(orderId) !== id);
  check('no payment is lost', lost.length === 0, `${orders.length} orders`);
  check(
    'no payment is made twice',
    rows.length === orders.length,
    `${rows.length} payments of ${orders.length} orders`,
  );
  const ways = new Map(orders.map(({ id, way }) => [id, way]));
  const wrong = rows.filter(({ id, status, paid_state }) => {
    const way = ways.get(id);
    return way === undefined || !ends[way].includes(`${status} ${paid_state}`);
  });
  check(
    'each payment ends as it was paid',
    wrong.length === 0,
    wrong.map((row) => `${ways.get(row.id)}: ${row.status} ${row.paid_state}`).join(', ') ||
      `${rows.length} payments in ${Object.keys(ends).length} ways`,
  );
}

/** Returns what each address received by its ledger. */
async function loadReceived(ledger: Ledger, quotes: readonly QuoteRow[]) {
  const received = new Map<string, bigint>();
  for (const { network, address } of quotes)
    if (!received.has(address)) received.set(address, await ledger.received({ network, address }));
  return received;
}

function judgeTransfers(
  quotes: readonly QuoteRow[],
  received: ReadonlyMap<string, bigint>,
  check: AddCheck,
): void {
  const noted = new Map<string, bigint>();
  for (const { network, address, units } of quotes)
    noted.set(address, (noted.get(address) ?? 0n) + inMainUnits(units, network));
  const wrong = [...received].filter(([address, sum]) => noted.get(address) !== sum);
  check(
    'each address was credited what its ledger paid it',
    wrong.length === 0,
    wrong
      .map(([at, sum]) => `${at}: ${writeUnits(noted.get(at) ?? 0n)} of ${writeUnits(sum)}`)
      .join(', ') ||
      `${received.size} addresses, ${[...received.values()].filter((sum) => sum > 0n).length} of them paid`,
  );
}

interface Received {
  readonly quotes: readonly QuoteRow[];
  readonly received: ReadonlyMap<string, bigint>;
}

function paidOf(id: string, { quotes, received }: Received): Paid {
  const own = quotes.filter(({ payment_id }) => payment_id === id);
  const paidAt = (quote: QuoteRow): bigint => received.get(quote.address) ?? 0n;
  const value = inCents(own.reduce((sum, quote) => sum + valueAtQuote(quote, paidAt(quote)), 0n));
  // Another quote in the same asset keeps the address.
  const units = new Map(own.map((quote) => [quote.network, unitsAt(quote, paidAt(quote))]));
  return { id, units, value };
}

function judgeCredits(rows: readonly PaymentRow[], paid: readonly Paid[], check: AddCheck): void {
  const values = new Map(paid.map(({ id, value }) => [id, value]));
  const wrong = rows.filter(({ id, credited }) => values.get(id) !== toUnits(credited));
  const total = paid.reduce((sum, { value }) => sum + value, 0n);
  check(
    'the sum credited is the sum of the ledgers, at the rates of the quotes',
    wrong.length === 0,
    wrong.map(({ id }) => id).join(', ') || `${writeUnits(total)} EUR`,
  );
}

/** Returns the value of what a quote was paid: rounded down to 10^-8, and the due is what was asked. */
function valueAtQuote(quote: QuoteRow, paid: bigint): bigint {
  const units = unitsAt(quote, paid);
  const due = inMainUnits(quote.due_units, quote.network);
  const asked = toUnits(quote.asked);
  const step = 10n ** 10n;
  const value = ((units * toUnits(quote.rate)) / 10n ** 18n / step) * step;
  if (units === due) return asked;
  return units < due ? min(value, asked) : -min(-value, -asked);
}

/** Rounds the value of all that came to cents, half up, and to one cent at least: orders are priced in EUR. */
function inCents(value: bigint): bigint {
  const cent = 10n ** 16n;
  if (value === 0n) return 0n;
  const cents = (value + cent / 2n) / cent;
  return (cents === 0n ? 1n : cents) * cent;
}

/** Returns what a quote was paid: all that its address received, and of a shared one what its comment names. */
function unitsAt(quote: QuoteRow, paid: bigint): bigint {
  return quote.mode === 'SHARED' ? inMainUnits(quote.units, quote.network) : paid;
}

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Returns base units as 10^-18 of a main unit. */
function inMainUnits(units: string, network: string): bigint {
  return BigInt(units) * 10n ** (18n - (decimals[network] ?? 18n));
}

async function loadRows(client: pg.Client) {
  const { rows } = await client.query<PaymentRow>(
    'select id, order_id, status, paid_state, credited::text, sequence from payments',
  );
  const { rows: quotes } = await client.query<QuoteRow>(
    `select q.payment_id, q.network, q.mode, q.address, q.memo, q.rate::text, q.due_units::text, q.asked::text,
       coalesce((select sum(units) from payment_transfers t where t.quote_id = q.id and t.ended_as is null), 0)::text as units
     from payment_quotes q`,
  );
  return { rows, quotes };
}
