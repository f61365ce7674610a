import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { createInsertFreeRow, createInsertRow } from './insert-row.ts';
import type { Db } from './open-database.ts';
import { events, sandboxRates } from './schema.ts';

let db: Db;
beforeEach(async () => {
  db = await emptyDatabase();
});
const since = new Date('2026-05-04T03:02:01.005Z');
const pinned = { symbol: 'BTC', feed: 'pinned', price: '60000.5', since } as const;

describe('createInsertFreeRow', () => {
  const insertRate = createInsertFreeRow(sandboxRates);

  it('returns the row as the database has it, also null', async () => {
    const stored = await insertRate(db, pinned);
    expect(stored).toMatchObject({ symbol: 'BTC', since });
    expect(Number(stored?.price)).toBe(60_000.5);
    const without = { symbol: 'ETH', feed: 'unavailable', price: null, since } as const;
    expect(await insertRate(db, without)).toEqual(without);
    expect(await db.select().from(sandboxRates).where(eq(sandboxRates.symbol, 'ETH'))).toEqual([
      without,
    ]);
  });

  it('returns nothing for a taken key, and leaves its row', async () => {
    const first = await insertRate(db, pinned);
    expect(await insertRate(db, { ...pinned, price: '1' })).toBeUndefined();
    expect(
      await db.select({ since: sandboxRates.since, price: sandboxRates.price }).from(sandboxRates),
    ).toEqual([{ since, price: first?.price }]);
  });

  it('belongs to the transaction that it is given', async () => {
    await insertRate(db, pinned);
    const undone = db.transaction(async (tx) => {
      await insertRate(tx, { ...pinned, symbol: 'LTC' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await db.$count(sandboxRates)).toBe(1);
  });
});

describe('createInsertRow', () => {
  it('refuses a taken key', async () => {
    const insertRate = createInsertRow(sandboxRates);
    await insertRate(db, pinned);
    await expect(insertRate(db, pinned)).rejects.toThrow();
    expect(await db.$count(sandboxRates)).toBe(1);
  });

  it('keeps apart rows with other columns, and leaves the rest to the database', async () => {
    const insertEvent = createInsertRow(events);
    await insertEvent(db, { topic: 'outbox', payload: { name: 'first' } });
    await insertEvent(db, { topic: 'blocks', payload: {}, businessId: 7 });
    await insertEvent(db, { topic: 'outbox', payload: { name: 'last' } });
    const rows = await db.select().from(events).orderBy(events.id);
    expect(rows.map(({ topic, payload, businessId }) => [topic, payload, businessId])).toEqual([
      ['outbox', { name: 'first' }, null],
      ['blocks', {}, 7],
      ['outbox', { name: 'last' }, null],
    ]);
    expect(rows.every(({ at }) => at instanceof Date)).toBe(true);
  });
});
