import type { UnmatchedTransfer } from '@billfold/core/contract';
import { notifyBusiness } from '../business-mails/notify-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';

export interface NotifiedTransfer
  extends Pick<UnmatchedTransfer, 'id' | 'livemode' | 'asset' | 'network' | 'amount'> {
  readonly businessId: number;
}

/** Notifies a business that a transfer came that names no payment. */
export function notifyOfUnmatched(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { businessId, id: objectId, livemode, asset, network, amount }: NotifiedTransfer,
): Promise<void> {
  return notifyBusiness(tx, context, {
    ...{ businessId, event: 'payment.attention', livemode, objectId },
    reasons: ['unmatched'],
    write: ({ text, amountOn }, business) => ({
      subject: text('unmatched.subject', { amount: `${amount} ${asset}` }),
      paragraphs: [
        text('unmatched.text', { business, amount: amountOn(`${amount} ${asset}`, network) }),
        text('unmatched.advice'),
        { link: `${context.publicUrl}/payments/unmatched`, label: text('unmatched.open') },
      ],
    }),
  });
}
