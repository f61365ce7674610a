import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { createQuery, createStatement } from './build-once.ts';
import type { Db } from './open-database.ts';
import { sandboxRates } from './schema.ts';

let db: Db;
beforeEach(async () => {
  db = await emptyDatabase();
});
const since = new Date('2026-05-04T03:02:01.005Z');
const pinned = { symbol: 'BTC', feed: 'pinned', price: '60000.5', since };
const absent = { symbol: 'ETH', feed: 'unavailable', price: null, since };

const insertRate = createStatement((handle) => {
  const [symbol, feed] = [sql.placeholder('symbol'), sql.placeholder('feed')];
  const [price, since] = [sql.placeholder('price'), sql.placeholder('since')];
  const inserted = handle.insert(sandboxRates).values({ symbol, feed, price, since });
  return sql`with inserted as ${inserted} select 1`;
});

const { symbol, price } = sandboxRates;
const findRate = createQuery({ symbol, price, since: sandboxRates.since }, (handle, fields) =>
  handle
    .select(fields)
    .from(sandboxRates)
    .where(eq(symbol, sql.placeholder('symbol'))),
);

describe('createStatement', () => {
  it('encodes the values of each run, also null', async () => {
    await insertRate(db, pinned);
    await insertRate(db, absent);
    const rows = await db.select({ symbol, price }).from(sandboxRates).orderBy(symbol);
    expect(rows.map((row) => [row.symbol, row.price && Number(row.price)])).toEqual([
      ['BTC', 60_000.5],
      ['ETH', null],
    ]);
  });

  it('belongs to the transaction that it is given', async () => {
    await insertRate(db, pinned);
    const undone = db.transaction(async (tx) => {
      await insertRate(tx, absent);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await db.$count(sandboxRates)).toBe(1);
  });
});

describe('createQuery', () => {
  it('returns the rows decoded, by the names of its fields', async () => {
    await insertRate(db, absent);
    expect(await findRate(db, { symbol: 'ETH' })).toEqual([{ symbol: 'ETH', price: null, since }]);
    expect(await findRate(db, { symbol: 'BTC' })).toEqual([]);
  });

  it('sees what its transaction wrote', async () => {
    await findRate(db, { symbol: 'LTC' });
    await db.transaction(async (tx) => {
      await insertRate(tx, { ...pinned, symbol: 'LTC' });
      expect(await findRate(tx, { symbol: 'LTC' })).toHaveLength(1);
    });
  });
});
