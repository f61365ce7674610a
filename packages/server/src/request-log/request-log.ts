import type { Platform } from '@billfold/core';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { apiRequests } from '../db/schema.ts';

export type RequestRow = typeof apiRequests.$inferInsert;

/** Writer of the request log, which works apart from the requests themselves. */
export interface RequestLog {
  /** Enqueues a row; drops it while too many wait. */
  add(row: RequestRow): void;
  /** Writes every row that waits, and waits until they are written. */
  settle(): Promise<void>;
}

export interface RequestLogOptions {
  readonly db: Db;
  readonly schedule: Platform['schedule'];
  /** Called with the error of rows that could not be written. */
  readonly onError: (error: unknown) => void;
}

/** Time in which rows are gathered. A process that is killed loses those of this time. */
const gatheringMs = 200;
const batch = 100;
/** Rows that wait while the database does not answer; with their bodies at most 170 MB. */
const mostWaiting = 10_000;

/**
 * Creates the writer of the request log. It writes the rows of a fifth of a second in one statement, after the
 * answers were sent: no call waits for it or fails with it.
 */
export function createRequestLog({ db, schedule, onError }: RequestLogOptions): RequestLog {
  const waiting: RequestRow[] = [];
  let cancel: (() => void) | null = null;
  let writing: Promise<void> | null = null;

  /** Rows that come meanwhile are gathered for the next time. */
  async function write(): Promise<void> {
    for (let left = waiting.length; left > 0; left -= batch)
      await insertRows(db, waiting.splice(0, Math.min(left, batch))).catch(onError);
    writing = null;
    gather();
  }
  function gather(): void {
    if (waiting.length > 0 && writing === null) cancel ??= schedule(flush, gatheringMs);
  }
  function flush(): void {
    cancel?.();
    cancel = null;
    writing ??= write();
  }
  return {
    add(row) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(row);
      gather();
    },
    async settle() {
      while (writing !== null || waiting.length > 0) {
        flush();
        await writing;
      }
    },
  };
}

const columns = Object.entries(getTableColumns(apiRequests));
const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));

/** Inserts rows as one value: a list of parameters makes another statement for each number of rows. */
async function insertRows(db: Db, rows: readonly RequestRow[]): Promise<void> {
  const stored = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key) ?? null]));
  });
  await db.execute(
    sql`insert into ${apiRequests} (${names})
      select ${names} from json_populate_recordset(null::${apiRequests}, ${JSON.stringify(stored)})`,
  );
}
