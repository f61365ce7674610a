import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '../../test/postgres-template.ts';
import {
  databaseUrl,
  emptyDatabase,
  isOnPostgres,
  workerDatabase,
} from '../../test/worker-database.ts';
import { StartError } from '../platform/start-error.ts';
import { openPostgres } from './open-postgres.ts';
import { rateLimits } from './schema.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const open = (url: string) => openPostgres({ url, poolSize: 3, migrations });

/** Returns the message with which the start refuses a changed database URL. */
async function refusalOf(change: (url: URL) => void): Promise<string> {
  await workerDatabase();
  const url = new URL(databaseUrl());
  change(url);
  const refused = await open(url.href).catch((error: unknown) => error);
  if (!(refused instanceof StartError)) throw new Error('The start was not refused.');
  expect(refused.message).not.toContain('hunter2');
  return refused.message;
}

describe.runIf(isOnPostgres())('openPostgres', () => {
  it('makes the tables once, however many processes start at the same time', async () => {
    const empty = await temporaryDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(empty.url)));
    const counts = await Promise.all(opened.map(({ db }) => db.$count(rateLimits)));
    expect(counts).toEqual([0, 0, 0, 0]);
    await Promise.all(opened.map((each) => each.close()));
    await empty.drop();
  });

  it('names a wrong password, a missing database and a silent server, never the password', async () => {
    const password = await refusalOf((url) => {
      url.password = 'hunter2';
    });
    expect(password).toMatch(/^DATABASE_URL: PostgreSQL at \S+ does not let user "\w+" in\./);
    const database = await refusalOf((url) => {
      url.pathname = '/billfold_is_not_here';
    });
    expect(database).toMatch(/there is no database "billfold_is_not_here"/);
    const silent = await refusalOf((url) => {
      url.password = 'hunter2';
      // The discard service: nobody listens there.
      url.port = '9';
    });
    expect(silent).toMatch(/no PostgreSQL answers at \S+:9 \(ECONNREFUSED\)\.$/);
  });

  it('gives a connection back on which no transaction can begin', async () => {
    await emptyDatabase();
    const { db, connections, close } = await open(databaseUrl());
    // Any failure of the first statement does: in life it is a connection that has just broken.
    const config = JSON.parse('{"isolationLevel":"unheard of"}');
    await expect(db.transaction(async () => null, config)).rejects.toThrow();
    expect(connections()?.used).toBe(0);
    expect(await db.transaction(async (tx) => tx.$count(rateLimits))).toBe(0);
    await close();
  });

  it('lets one process at a time do what is done alone', async () => {
    const { alone } = await workerDatabase();
    let inside = 0;
    const most = await Promise.all(
      Array.from({ length: 3 }, () =>
        alone(async () => {
          inside += 1;
          const seen = inside;
          await emptyDatabase();
          inside -= 1;
          return seen;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1]);
  });

  it('tells whether a process serves on it, for as long as one listens', async () => {
    const { listen, isServed } = await workerDatabase();
    expect(await isServed()).toBe(false);
    const unlisten = await listen('presence', () => {});
    await expect.poll(isServed).toBe(true);
    await unlisten();
    await expect.poll(isServed).toBe(false);
  });

  it('begins a transaction again that stood in the way of another one', async () => {
    const db = await emptyDatabase();
    const windowStart = new Date(0);
    const names = ['first', 'second'];
    await db.insert(rateLimits).values(names.map((key) => ({ key, windowStart, count: 0 })));
    let attempts = 0;
    const holding = meeting(2);
    const addTo = (keys: readonly string[]) =>
      db.transaction(async (tx) => {
        attempts += 1;
        for (const key of keys) {
          await tx
            .update(rateLimits)
            .set({ count: sql`${rateLimits.count} + 1` })
            .where(eq(rateLimits.key, key));
          await holding();
        }
      });
    await Promise.all([addTo(names), addTo(names.toReversed())]);
    expect(attempts).toBeGreaterThan(2);
    const rows = await db.select({ count: rateLimits.count }).from(rateLimits);
    expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
  });

  it('hears of commits again after its connection broke', async () => {
    const { db, listen } = await workerDatabase();
    const notices = counter();
    const unlisten = await listen('ears', notices.add);
    await notices.reach(1);
    await db.execute(sql`select pg_notify('ears', '')`);
    await notices.reach(2);
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
    );
    // A new connection counts as a notice: there may have been some before it.
    await notices.reach(3);
    await db.execute(sql`select pg_notify('ears', '')`);
    await notices.reach(4);
    await unlisten();
  });
});

/** Resolves for everybody once `size` have come; later ones pass. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived >= size) open();
    await opened;
  };
}

function counter() {
  let count = 0;
  let waiting: (() => void) | null = null;
  let wanted = 0;
  return {
    add: () => {
      count += 1;
      if (count >= wanted) waiting?.();
    },
    reach: async (total: number) => {
      if (count >= total) return;
      wanted = total;
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
    },
  };
}
