import * as z from 'zod/mini';
import type { Schema } from '../schema.ts';

/** IANA name of a time zone, such as `Europe/Berlin`. */
export const timezone = (): Schema<string> =>
  z
    .string()
    .check(
      z.maxLength(64),
      z.refine(isTimezone, { error: 'must be a time zone such as Europe/Berlin' }),
      z.meta({ examples: ['Europe/Berlin'] }),
    );

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
