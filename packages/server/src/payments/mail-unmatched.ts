import { getNetwork } from '@billfold/core';
import type { UnmatchedTransfer } from '@billfold/core/contract';
import { mailBusiness } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';

export interface MailedTransfer
  extends Pick<UnmatchedTransfer, 'livemode' | 'asset' | 'network' | 'amount'> {
  readonly businessId: number;
}

/** Emails a business that a transfer came that names no payment. */
export function mailUnmatched(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { businessId, livemode, asset, network, amount }: MailedTransfer,
): Promise<void> {
  return mailBusiness(tx, context, {
    ...{ businessId, event: 'payment.attention', livemode },
    compose: (shop) => ({
      subject: `A transfer of ${amount} ${asset} names no payment`,
      paragraphs: [
        `${shop} received ${amount} ${asset} on ${getNetwork(network).name}. We don't know for which payment.`,
        'Assign the transfer to a payment, or refund it.',
        { link: `${context.publicUrl}/payments/unmatched`, label: 'Open unmatched transfers' },
      ],
    }),
  });
}
