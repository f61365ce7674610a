import type { Db } from '../db/open-database.ts';
import { apiRequests } from '../db/schema.ts';

export type RequestRow = typeof apiRequests.$inferInsert;

/** Writer of the request log, beside the requests themselves. */
export interface RequestLog {
  /** Enqueues a row; drops it while too many wait. */
  add(row: RequestRow): void;
  /** Waits until every row is written. */
  settle(): Promise<void>;
}

export interface RequestLogOptions {
  readonly db: Db;
  /** Called with the error of rows that could not be written. */
  readonly onError: (error: unknown) => void;
}

const batch = 100;
/** Rows that wait while the database does not answer; with their bodies at most 170 MB. */
const mostWaiting = 10_000;

/**
 * Creates the writer of the request log. It writes rows that came meanwhile in one statement, after the
 * answers were sent: no call waits for it or fails with it.
 */
export function createRequestLog({ db, onError }: RequestLogOptions): RequestLog {
  const waiting: RequestRow[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting.splice(0, batch);
      await db.insert(apiRequests).values(rows).catch(onError);
    }
    writing = null;
  }
  return {
    add(row) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(row);
      writing ??= write();
    },
    async settle() {
      while (writing !== null) await writing;
    },
  };
}
