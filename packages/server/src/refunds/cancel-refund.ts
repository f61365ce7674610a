import type { Refund } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill, type RefusalText, whole } from '../refusal-texts/refusal-text.ts';
import { changeRefund } from './change-refund.ts';
import { presentRefund } from './present-refund.ts';
import { loadRefundPart, lockRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { refuseSentElsewhere } from './refuse-spent-psbt.ts';

const withdrawable = ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'FAILED'];

/** Withdraws a refund that is not on its way. @throws {ApiError} 404; 409 STATE_CONFLICT, PSBT_SPENT */
export async function cancelRefund(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { admit, ...named }: NamedRefund & { readonly admit?: (row: OutRow) => void },
): Promise<Refund> {
  const row = await lockRefundRow(tx, named);
  admit?.(row);
  if (!withdrawable.includes(row.status))
    throw refundConflict(row, 'Only a refund that is not signed can be cancelled.');
  await refuseSentElsewhere(tx, row);
  const cancelled = await changeRefund(tx, context, row.id, { status: 'CANCELLED' });
  return presentRefund(cancelled, await loadRefundPart(tx, row.id));
}

/** Creates the refusal of what the state of a refund, which it names, does not allow. */
export function refundConflict({ id, status }: Pick<OutRow, 'id' | 'status'>, remedy: RefusalText) {
  const label = status.replaceAll('_', ' ').toLowerCase();
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [
      fill('This refund is {englishStatus}. {remedyText}', {
        englishStatus: label,
        remedyText: whole(remedy),
      }),
    ],
    current: { id, status },
  });
}
