import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';

/** Emails that members of a business send by hand in a day, and of one invoice. */
const perDay = { business: 500, invoice: 5 } as const;

/**
 * Counts an email that a member sends, so that nobody makes the server a source of spam.
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function limitInvoices(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { businessId, id }: { readonly businessId: number; readonly id: string | null },
): Promise<void> {
  const window = { windowMs: 24 * 3_600_000, now: nowOf(platform) };
  if (id !== null) await take(db, `invoice:${id}`, { limit: perDay.invoice, ...window });
  await take(db, `invoices:${businessId}`, { limit: perDay.business, ...window });
}
