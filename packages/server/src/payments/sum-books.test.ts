import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@billfold/core/internal';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThorough } from '../../test/is-thorough.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, paymentSumChanges, paymentSums, payments } from '../db/schema.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { foldSumChanges } from './fold-sum-changes.ts';
import { readPriced, writePriced } from './read-price.ts';
import { sumBooks } from './sum-books.ts';
import type { BookSums, SpanOfDays } from './summarize-payments.ts';

type Row = typeof payments.$inferSelect;

const firstDay = '2026-10-23';
const dayMs = 86_400_000;
const first = Date.parse(`${firstDay}T00:00:00Z`);
/** A moment of six days, in which clocks change in London and on Lord Howe; often at an edge of an hour. */
const moment = fc
  .record({ minute: fc.nat(6 * 1_440), offset: fc.constantFrom(-1, 0, 1, 30_000) })
  .map(({ minute, offset }) => new Date(first + minute * 60_000 + offset));
const edge = fc.nat(6 * 96).map((quarter) => new Date(first + quarter * 900_000));
const amount = fc.bigInt(0n, 10n ** 30n).map(writePriced);
const facts = fc.record({
  status: fc.constantFrom<Row['status']>(
    ...(['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED', 'COMPLETED'] as const),
    ...(['COMPLETED', 'EXPIRED', 'CANCELLED', 'INVALID'] as const),
  ),
  paidState: fc.constantFrom<Row['paidState']>('UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID'),
  refundState: fc.constantFrom<Row['refundState']>('NONE', 'NONE', 'PARTIAL', 'FULL'),
  paidAssetId: fc.constantFrom(null, 'BTC', 'ETH'),
  credited: fc.oneof(amount, fc.constant('0')),
  refunded: amount,
  paidElsewhere: fc.constantFrom(null, null, '0.4', '1'),
  confirmedAt: fc.option(fc.oneof(moment, edge)),
});
const id = fc.nat(5).map((number) => `pay_${number}`);
const created = fc.record({
  business: fc.constantFrom(0, 0, 0, 1),
  livemode: fc.constantFrom(false, false, true),
  priceCurrency: fc.constantFrom('EUR', 'USD'),
  createdAt: fc.oneof(moment, edge),
});
const change = fc.oneof(
  fc.record({ change: fc.constant('create' as const), id, facts, created }),
  fc.record({ change: fc.constant('decide' as const), id, facts }),
  fc.record({ change: fc.constant('decide all' as const), status: facts.map((f) => f.status) }),
  fc.record({ change: fc.constant('note' as const), id }),
  fc.record({ change: fc.constant('delete' as const), id }),
  fc.record({ change: fc.constant('roll back' as const), id, facts }),
  fc.record({ change: fc.constant('fold' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
const zones = ['UTC', 'Europe/London', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
/** Spans of whole days of a time zone, and of any two moments. */
const span = fc.oneof(
  fc
    .record({
      zone: fc.constantFrom(...zones),
      skipped: fc.nat(3),
      count: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ zone, skipped, count }): SpanOfDays => {
      const { startOf } = createDaysInZone(zone);
      const starts = Array.from({ length: count + 1 }, (_, at) =>
        startOf(addDays(firstDay, skipped + at)),
      );
      return { from: starts[0] ?? new Date(first), to: starts.at(-1) ?? new Date(first), starts };
    }),
  fc.tuple(fc.oneof(moment, edge), fc.oneof(moment, edge)).map(([one, other]): SpanOfDays => {
    const [from, to] = one < other ? [one, other] : [other, one];
    return { from, to, starts: [] };
  }),
);

describe('sums of the books', () => {
  it('are those of the payments after any change of these, over any span', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 5, maxLength: 25 }),
        fc.array(span, { minLength: 4, maxLength: 8 }),
        async (changes, spans) => {
          const db = await emptyDatabase();
          const businessIds = await openBusinesses(db);
          for (const each of changes) await make(db, businessIds, each);
          await compare(db, businessIds[0], spans);
          await sumAnew(db);
          await compare(db, businessIds[0], spans);
        },
      ),
      { numRuns: isThorough ? 500 : 15 },
    );
  }, 300_000);

  it('wait in their changes until these are folded, and stay the same', async () => {
    const db = await emptyDatabase();
    const [businessId] = await openBusinesses(db);
    const at = new Date(first);
    await db
      .insert(payments)
      .values([0, 1, 2].map((number) => rowOf(businessId, `pay_${number}`, at)));
    const week: SpanOfDays = { from: at, to: new Date(first + 7 * dayMs), starts: [] };
    const read = () => sumBooks(db, { businessId, livemode: false, currency: 'EUR' }, week);
    const before = await read();
    expect(before).toMatchObject([{ created: 3, open: 3, confirmed: 0 }]);
    expect([await db.$count(paymentSums), await db.$count(paymentSumChanges)]).toEqual([0, 1]);
    expect(await foldSumChanges(db)).toBe(true);
    // By the hour and by the quarter of it.
    expect([await db.$count(paymentSums), await db.$count(paymentSumChanges)]).toEqual([2, 0]);
    expect(await read()).toEqual(before);
  });

  it('are not written by a change that they do not count', async () => {
    const db = await emptyDatabase();
    const [businessId] = await openBusinesses(db);
    await db.insert(payments).values(rowOf(businessId, 'pay_0', new Date(first)));
    await foldSumChanges(db);
    await db.update(payments).set({ note: 'Call back', status: 'PENDING' });
    expect(await db.$count(paymentSumChanges)).toBe(0);
  });
});

function rowOf(
  businessId: number,
  paymentId: string,
  createdAt: Date,
): typeof payments.$inferInsert {
  return {
    ...{ id: paymentId, businessId, livemode: false, status: 'CREATED', paidState: 'UNPAID' },
    ...{ price: '1', priceCurrency: 'EUR', tolerance: '0' },
    ...{ selectUntil: createdAt, createdAt, updatedAt: createdAt },
  };
}

async function openBusinesses(db: Db): Promise<readonly [number, number]> {
  const createdAt = new Date(first);
  const rows = await db
    .insert(businesses)
    .values([
      { name: 'First', createdAt },
      { name: 'Second', createdAt },
    ])
    .returning();
  return [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
}

async function make(db: Db, businessIds: readonly [number, number], move: Change): Promise<void> {
  switch (move.change) {
    case 'create': {
      const { business, createdAt, ...rest } = move.created;
      const row = rowOf(businessIds[business === 0 ? 0 : 1], move.id, createdAt);
      await db
        .insert(payments)
        .values({ ...row, ...rest, ...move.facts })
        .onConflictDoNothing();
      return;
    }
    case 'decide':
      await db.update(payments).set(move.facts).where(eq(payments.id, move.id));
      return;
    case 'decide all':
      await db.update(payments).set({ status: move.status });
      return;
    case 'note':
      await db.update(payments).set({ note: 'Call back' }).where(eq(payments.id, move.id));
      return;
    case 'delete':
      await db.delete(payments).where(eq(payments.id, move.id));
      return;
    case 'roll back':
      await db
        .transaction(async (tx) => {
          await tx.update(payments).set(move.facts).where(eq(payments.id, move.id));
          throw new RangeError('undone');
        })
        .catch((error) => expect(error).toBeInstanceOf(RangeError));
      return;
    case 'fold':
      await foldSumChanges(db);
      return;
    default:
      move satisfies never;
  }
}

/** Fills the sums in as the upgrade does for the payments that it finds. */
async function sumAnew(db: Db): Promise<void> {
  await db.delete(paymentSums);
  await db.delete(paymentSumChanges);
  // No payment was marked as paid at that time.
  await db.update(payments).set({ paidElsewhere: null });
  await db.delete(paymentSumChanges);
  const path = join(import.meta.dirname, '../../migrations/0058_payment_sums.sql');
  const statement = readFileSync(path, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
  await db.execute(sql.raw(statement));
}

/** Compares the sums of spans with those of the rows of payments, which are added up here. */
async function compare(db: Db, businessId: number, spans: readonly SpanOfDays[]): Promise<void> {
  const rows = await db.select().from(payments).where(eq(payments.businessId, businessId));
  for (const each of spans)
    for (const livemode of [false, true])
      for (const currency of [undefined, 'EUR']) {
        const books = { businessId, livemode, ...(currency === undefined ? {} : { currency }) };
        const own = rows.filter(
          (row) => row.livemode === livemode && [undefined, row.priceCurrency].includes(currency),
        );
        expect(merge(await sumBooks(db, books, each))).toEqual(merge(own.flatMap(partsOf(each))));
      }
}

const partsOf =
  ({ from, to, starts }: SpanOfDays) =>
  (row: Row): readonly BookSums[] => {
    const { createdAt, confirmedAt, priceCurrency: currency, paidAssetId, status } = row;
    const isIn = (at: Date | null): at is Date => at !== null && at >= from && at < to;
    const dayOf = (at: Date) =>
      starts.length === 0 ? 1 : starts.filter((start) => start <= at).length;
    const isPaid = status === 'CONFIRMED' || status === 'COMPLETED';
    const isOpen = status === 'CREATED' || status === 'PENDING' || status === 'CONFIRMING';
    const [credited, refunded] = [readPriced(row.credited), readPriced(row.refunded)];
    const elsewhere = readPriced(row.paidElsewhere ?? '0');
    const over = credited + elsewhere - readPriced(row.price) - refunded;
    const isBooked = row.paidElsewhere === null || credited > 0n;
    const isOver = row.paidState === 'OVERPAID' && row.refundState === 'NONE' && over > 0n;
    return [
      ...(isIn(createdAt)
        ? [
            {
              ...{ ...nothing, day: dayOf(createdAt), currency, assetId: null, created: 1 },
              ...{ paid: isPaid ? 1 : 0, open: isOpen ? 1 : 0 },
            },
          ]
        : []),
      ...(isIn(confirmedAt) && isPaid && isBooked
        ? [
            {
              ...{ ...nothing, day: dayOf(confirmedAt), currency, assetId: paidAssetId },
              ...{ confirmed: 1, received: credited, refunded, overpaid: isOver ? over : 0n },
            },
          ]
        : []),
    ];
  };

const nothing = {
  created: 0,
  paid: 0,
  open: 0,
  confirmed: 0,
  received: 0n,
  refunded: 0n,
  overpaid: 0n,
};

/** Adds up the sums of each day, currency and asset; those of nothing are left out. */
function merge(sums: readonly BookSums[]): ReadonlyMap<string, object> {
  const merged = new Map<string, typeof nothing>();
  for (const { day, currency, assetId, ...part } of sums) {
    const key = `${day} ${currency} ${assetId}`;
    const { created, paid, open, confirmed, received, refunded, overpaid } =
      merged.get(key) ?? nothing;
    merged.set(key, {
      ...{ created: created + part.created, paid: paid + part.paid, open: open + part.open },
      ...{ confirmed: confirmed + part.confirmed, received: received + part.received },
      ...{ refunded: refunded + part.refunded, overpaid: overpaid + part.overpaid },
    });
  }
  const isSomething = (part: typeof nothing) => part.created > 0 || part.confirmed > 0;
  return new Map([...merged].filter(([, part]) => isSomething(part)).sort());
}
