import { and, eq, isNull } from 'drizzle-orm';
import type { Watch } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { addresses, paymentClaims, paymentTransfers } from '../db/schema.ts';

/**
 * Loads what the books look for in the blocks of a network: the addresses of all accounts, and the claims of payments
 * that wait, which a transaction to elsewhere may end. Null for more than `most` of either.
 */
export async function loadWatch(
  db: Db,
  network: ServedNetwork,
  most: number,
): Promise<Watch | null> {
  const watched = await db
    .selectDistinct({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.network, network))
    // A search is prepared again where they come in another order.
    .orderBy(addresses.address)
    .limit(most + 1);
  if (watched.length > most) return null;
  const claimed = await db
    .select({ claim: paymentClaims.claim })
    .from(paymentClaims)
    .innerJoin(paymentTransfers, eq(paymentTransfers.id, paymentClaims.transferId))
    .where(
      and(
        eq(paymentClaims.network, network),
        isNull(paymentTransfers.blockHeight),
        isNull(paymentTransfers.endedAs),
      ),
    )
    .limit(most + 1);
  if (claimed.length > most) return null;
  return {
    addresses: watched.map(({ address }) => address),
    claims: new Set(claimed.map(({ claim }) => claim)),
  };
}
