import { fieldRefused } from '../platform/field-refused.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';

/** Place in a list that has the newest first, and those of one moment by their ids. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** Page of a list, with the cursor of the next one. */
export interface PlacedPage<R extends Place> {
  readonly page: readonly R[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Cuts a page off rows that were loaded with one more than `limit`, which tells if there are further ones. */
export function cutPage<R extends Place>(rows: readonly R[], limit: number): PlacedPage<R> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  return { page, hasMore, nextCursor: hasMore && last !== undefined ? writeCursor(last) : null };
}

function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

/**
 * Reads a place from the cursor of a request; ids begin with `prefix`.
 * @throws {ApiError} 400 VALIDATION_FAILED for a text that is none
 */
export function readCursor(cursor: string, prefix: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, time, id] = /^(\d{1,15}) (\w{1,80})$/.exec(text) ?? [];
  if (time === undefined || id?.startsWith(`${prefix}_`) !== true)
    throw fieldRefused('cursor', { message: forPrograms('This is not the nextCursor of a list.') });
  return { createdAt: new Date(Number(time)), id };
}
