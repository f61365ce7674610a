import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { findWatched } from './find-watched.ts';
import type { OutRow } from './refund-store.ts';
import { requireStillReceived } from './signable-refund.ts';

export interface WatchedRefund {
  readonly row: OutRow;
  /** Field of the body that a refusal is about. */
  readonly field: string;
}

/** Returns the account whose money another wallet has. @throws {ApiError} 409 REFUND_SIGNED_HERE */
export async function requireWatched(
  db: Db,
  context: Pick<ServiceContext, 'chainMode'>,
  { row, field }: WatchedRefund,
): Promise<string> {
  const accountId = await findWatched(db, await requireStillReceived(db, context, row));
  if (accountId !== undefined) return accountId;
  throw fieldRefused(field, {
    ...{ status: 409, code: 'REFUND_SIGNED_HERE' },
    message: 'The settlement wallet has this money. Sign the refund instead.',
  });
}
