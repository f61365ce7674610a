import { fieldRefused } from '../platform/field-refused.ts';

/** Place in a list that has the newest first, and those of one moment by their ids. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** Writes the place after which the next part of a list begins. */
export function writeCursor({ createdAt, id }: Place): string {
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
    throw fieldRefused('cursor', { message: 'This is not the nextCursor of a list.' });
  return { createdAt: new Date(Number(time)), id };
}
