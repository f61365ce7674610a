import type { ClaimRefund, RefundPlace } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { keepRefundAddress } from '../customers/keep-refund-address.ts';
import { transfersOut } from '../db/schema.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { nowOf } from '../platform/server-platform.ts';
import { changeRefund } from './change-refund.ts';
import { requireClaimCode } from './claim-code.ts';
import { customerTexts } from './destination-texts.ts';
import { type FoundClaim, requireClaimable } from './find-claim.ts';
import { requireDestination } from './require-destination.ts';

/**
 * Returns where a refund goes that can be claimed, with its network.
 * @throws {ApiError} 400 ADDRESS_INVALID, ADDRESS_IS_OWN, VALIDATION_FAILED; 409 REFUND_CLAIMED, REFUND_CANCELLED,
 * REFUND_EXPIRED
 */
export async function requireClaimPlace(
  context: ServiceContext,
  { row }: Pick<FoundClaim, 'row'>,
  { address, memo }: RefundPlace,
) {
  requireClaimable(row, nowOf(context.platform));
  const network = requireServed(requireAsset(row.assetId).network);
  const place = await requireDestination(context.db, context, {
    ...{ businessId: row.businessId, network, address, memo },
    texts: customerTexts,
  });
  return { ...place, network };
}

/**
 * Gives a refund the address of its customer, once. Where the customer agrees, the business keeps it for later refunds.
 * @throws {ApiError} 400 ADDRESS_INVALID, ADDRESS_IS_OWN, CODE_INVALID, VALIDATION_FAILED; 409 REFUND_CLAIMED,
 * REFUND_CANCELLED, REFUND_EXPIRED; 429 RATE_LIMITED
 */
export async function claimRefund(
  context: ServiceContext,
  { row, email, customerId }: FoundClaim,
  { address, memo, code, keepsAddress = false }: ClaimRefund,
): Promise<void> {
  const { db, platform } = context;
  const { network, ...place } = await requireClaimPlace(context, { row }, { address, memo });
  const { businessId } = row;
  if (email !== null) await requireClaimCode(context, row, code);
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(transfersOut)
      .where(eq(transfersOut.id, row.id))
      .for('update');
    requireClaimable(locked ?? row, nowOf(platform));
    await changeRefund(tx, context, row.id, {
      ...{ ...place, status: 'AWAITING_SIGNATURE', claimCodeHash: null, claimCodeExpiresAt: null },
    });
    const isKept = keepsAddress && email !== null && place.memo === null;
    if (isKept && customerId !== null)
      await keepRefundAddress(
        tx,
        platform,
        { businessId, customerId, livemode: row.livemode },
        { network, address: place.address },
      );
  });
}
