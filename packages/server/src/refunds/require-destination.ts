import { losesFunds, validateAddress } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { memoOf } from '../sends/create/memo-of.ts';

export interface Destination {
  readonly businessId: number;
  readonly network: ServedNetwork;
  readonly address: string;
  readonly memo: string | null;
}

/**
 * Returns where a refund goes, with the address in its usual form. Money that was sent to an address of the
 * business itself would come back as a payment of somebody else.
 * @throws {ApiError} 400 ADDRESS_INVALID, ADDRESS_IS_OWN, VALIDATION_FAILED
 */
export async function requireDestination(
  db: Db,
  { chains }: Pick<ServiceContext, 'chains'>,
  { businessId, network, address: text, memo: given }: Destination,
): Promise<{ readonly address: string; readonly memo: string | null }> {
  const check = validateAddress(network, text.trim(), chains.get(network).chain);
  if (!check.valid || losesFunds(check.flags))
    throw fieldRefused('address', {
      code: 'ADDRESS_INVALID',
      message: fill('This address cannot be paid on {network}.', { network }),
    });
  const own = and(eq(addresses.address, check.normalized), eq(accounts.businessId, businessId));
  const [found] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(own)
    .limit(1);
  if (found !== undefined)
    throw fieldRefused('address', {
      code: 'ADDRESS_IS_OWN',
      message: 'This address receives payments to the business. Use one of the customer.',
    });
  const memo = memoOf(network, { memo: given ?? '' });
  return { address: check.normalized, memo };
}
