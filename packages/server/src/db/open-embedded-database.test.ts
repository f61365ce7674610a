import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { executeText } from './execute-text.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbeddedDatabase({
    template: fileURLToPath(new URL('../../dist/template.tar.gz', import.meta.url)),
    migrations: fileURLToPath(new URL('../../migrations', import.meta.url)),
  });
});
afterAll(() => database.close());

describe('openEmbeddedDatabase', () => {
  it('answers after a statement that failed, and statements that it knew by name', async () => {
    const { db } = database;
    const fraction = async (by: number) => executeText(db, sql`select 12 / ${by}::int as fraction`);
    // A failure ends the connection of the pool; the next one reaches the same session.
    for (const by of [1, 2, 3, 4]) expect(await fraction(by)).toEqual([{ fraction: 12 / by }]);
    await expect(fraction(0)).rejects.toMatchObject({ cause: { code: '22012' } });
    for (const by of [1, 2, 3, 4]) expect(await fraction(by)).toEqual([{ fraction: 12 / by }]);
  });

  it('undoes a transaction that failed, and lets others wait for its end', async () => {
    const { db } = database;
    await db.execute(sql`create table marks (mark integer primary key)`);
    const count = () => db.$count(sql`marks`);
    const first = db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (1)`);
      await tx.execute(sql`insert into marks values (1)`);
    });
    const counted = count();
    await expect(first).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await counted).toBe(0);
    await db.transaction((tx) => tx.execute(sql`insert into marks values (2)`));
    expect(await count()).toBe(1);
  });

  it('tells listeners of commits, also after a statement that failed, until they stop', async () => {
    const { db, listen } = database;
    const heard: string[] = [];
    const stop = await listen('changes', () => heard.push('changes'));
    await listen('others', () => heard.push('others'));
    await db.execute(sql`notify changes`);
    await db.execute(sql`select 1 / 0`).catch(() => {});
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`notify changes`);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await db.transaction((tx) => tx.execute(sql`notify others`));
    expect(heard).toEqual(['changes', 'others']);
    await stop();
    await db.execute(sql`notify changes`);
    expect(heard).toEqual(['changes', 'others']);
  });

  it('keeps nothing of what it has answered', async () => {
    const { db } = database;
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const read = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        await db.execute(
          sql`select repeat('answer', 50) || n as text from generate_series(1, 1000) as n`,
        );
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = await read(5);
    expect((await read(50)) - before).toBeLessThan(5_000_000);
  });

  it('reads times, days, long and exact numbers as the texts that columns parse', async () => {
    const { db } = database;
    const rows = await executeText(
      db,
      sql`select '2026-11-20 09:00:00.123+00'::timestamptz at time zone 'utc' as time,
        '2026-11-20'::date as day, '1 day'::interval as span, 9007199254740993 as long, 0.10 as exact`,
    );
    expect(rows).toEqual([
      {
        ...{ time: '2026-11-20 09:00:00.123', day: '2026-11-20', span: '1 day' },
        ...{ long: '9007199254740993', exact: '0.10' },
      },
    ]);
  });
});
