import type { RefundAddress } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { recordSystemAudit } from '../businesses/record-audit.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import { lockCustomerRow, type NamedCustomer } from './customer-store.ts';
import { joinAddresses, writeAddress } from './read-profile.ts';

/** Addresses that a profile can have. */
const most = 20;

/** Keeps an address to which a customer agreed to be refunded later, in place of the oldest one where there are many. */
export async function keepRefundAddress(
  tx: Db,
  platform: ServerPlatform,
  named: NamedCustomer,
  added: RefundAddress,
): Promise<void> {
  const row = await lockCustomerRow(tx, named);
  if (row.erasedAt !== null) return;
  const others = row.refundAddresses.filter((each) => writeAddress(each) !== writeAddress(added));
  const refundAddresses = joinAddresses(others, [added]).slice(-most);
  await tx.update(customers).set({ refundAddresses }).where(eq(customers.id, row.id));
  await recordSystemAudit(tx, platform, {
    ...{ businessId: row.businessId, action: 'customer.updated', target: row.id },
    after: { changed: 'refundAddresses' },
  });
}
