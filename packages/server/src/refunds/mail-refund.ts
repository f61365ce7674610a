import { getNetwork } from '@billfold/core';
import { mailBusiness } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailParagraph } from '../mail/compose-mail.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { OutRow } from './refund-store.ts';

/** Emails a business that a refund needs its signature or is confirmed. Other states are not emailed. */
export async function mailRefund(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  row: OutRow,
): Promise<void> {
  const { businessId, livemode, status } = row;
  const asset = requireAsset(row.assetId);
  const amount = `${formatUnits(row.units, asset)} ${asset.symbol} on ${getNetwork(asset.network).name}`;
  const page = pageOf(context, row);
  if (status === 'CONFIRMED')
    return mailBusiness(tx, context, {
      ...{ businessId, event: 'refund.confirmed', livemode },
      compose: (shop) => ({
        subject: `Refund of ${amount} confirmed`,
        paragraphs: [`${shop} refunded ${amount}. The network has confirmed it.`, page],
      }),
    });
  if (status !== 'AWAITING_SIGNATURE' && status !== 'FAILED') return;
  return mailBusiness(tx, context, {
    ...{ businessId, event: 'refund.signature_needed', livemode },
    compose: (shop) => ({
      subject: `Refund of ${amount} needs a signature`,
      paragraphs: [
        status === 'FAILED'
          ? `The network refused a refund of ${amount} by ${shop}. Sign the refund again.`
          : `A refund of ${amount} by ${shop} waits for a signature.`,
        'Only the owner of the wallet that payments go to can sign it.',
        page,
      ],
    }),
  });
}

function pageOf(
  { publicUrl }: Pick<ServiceContext, 'publicUrl'>,
  { paymentId }: OutRow,
): MailParagraph {
  return paymentId === null
    ? { link: `${publicUrl}/payments/unmatched`, label: 'Open unmatched transfers' }
    : { link: `${publicUrl}/payments/payments/${paymentId}`, label: 'Open payment' };
}
