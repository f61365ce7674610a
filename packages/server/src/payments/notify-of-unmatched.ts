import type { UnmatchedTransfer } from '@billfold/core/contract';
import { mailBusiness } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';

export interface MailedTransfer
  extends Pick<UnmatchedTransfer, 'livemode' | 'asset' | 'network' | 'amount'> {
  readonly businessId: number;
}

/** Emails a business that a transfer came that names no payment. */
export function notifyOfUnmatched(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { businessId, livemode, asset, network, amount }: MailedTransfer,
): Promise<void> {
  return mailBusiness(tx, context, {
    ...{ businessId, event: 'payment.attention', livemode },
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
