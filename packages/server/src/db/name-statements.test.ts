import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isOnPostgres, workerDatabase } from '../../test/worker-database.ts';
import type { Db } from './open-database.ts';

/** On one connection, as all of a transaction. */
const keptOn = async (tx: Db, mark: string): Promise<number> => {
  const [row] = await tx
    .select({ kept: sql`count(*)`.mapWith(Number) })
    .from(sql`pg_prepared_statements`)
    .where(sql`statement like ${`%${mark}%`} and statement not like '%pg_prepared%'`);
  return row?.kept ?? 0;
};

describe.runIf(isOnPostgres())('statements on PostgreSQL', () => {
  it('are kept by a connection once they have come often, and answer as before', async () => {
    const { db } = await workerDatabase();
    await db.transaction(async (tx) => {
      for (let at = 1; at <= 5; at += 1) {
        const rows = await tx
          .select({ at: sql`${at}::integer`.mapWith(Number) })
          .from(sql`generate_series(1, 1) as often`);
        expect(rows).toEqual([{ at }]);
        expect(await keptOn(tx, 'as often')).toBe(at < 3 ? 0 : 1);
      }
    });
  });

  it('are not kept when they search, so that each is planned for what it seeks', async () => {
    const { db } = await workerDatabase();
    await db.transaction(async (tx) => {
      for (let at = 1; at <= 5; at += 1)
        await tx.execute(sql`select 'a' as sought where 'abc' collate "C" ilike ${`%${at}%`}`);
      expect(await keptOn(tx, 'as sought')).toBe(0);
    });
  });

  it('are not kept when each is another one', async () => {
    const { db } = await workerDatabase();
    await db.transaction(async (tx) => {
      for (let at = 1; at <= 5; at += 1)
        await tx.execute(sql.raw(`select ${at} as rare`).append(sql` where ${at} > 0`));
      expect(await keptOn(tx, 'as rare')).toBe(0);
    });
  });
});
