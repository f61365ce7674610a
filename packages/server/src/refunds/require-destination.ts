import { losesFunds, validateAddress } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { DestinationTexts } from './destination-texts.ts';

export interface Destination {
  readonly businessId: number;
  readonly network: ServedNetwork;
  readonly address: string;
  readonly memo: string | null;
  /** Sentences of refusals, for the reader who names the address. */
  readonly texts: DestinationTexts;
}

/**
 * Returns where a refund goes, with the address in its usual form. Money that was sent to an address of the
 * business itself would come back as a payment of somebody else.
 * @throws {ApiError} 400 ADDRESS_INVALID, ADDRESS_IS_OWN, VALIDATION_FAILED
 */
export async function requireDestination(
  db: Db,
  { chains }: Pick<ServiceContext, 'chains'>,
  { businessId, network, address: text, memo: given, texts }: Destination,
): Promise<{ readonly address: string; readonly memo: string | null }> {
  const check = validateAddress(network, text.trim(), chains.get(network).chain);
  if (!check.valid || losesFunds(check.flags))
    throw fieldRefused('address', { code: 'ADDRESS_INVALID', message: texts.invalid(network) });
  const own = and(eq(addresses.address, check.normalized), eq(accounts.businessId, businessId));
  const [found] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(own)
    .limit(1);
  if (found !== undefined)
    throw fieldRefused('address', { code: 'ADDRESS_IS_OWN', message: texts.own });
  const fault = texts.memo(network, given ?? '');
  if (fault !== null) throw fieldRefused('memo', { message: fault });
  return { address: check.normalized, memo: given || null };
}
