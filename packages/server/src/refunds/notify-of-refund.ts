import { notifyBusiness } from '../business-mails/notify-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailParagraph } from '../mail/compose-mail.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { OutRow } from './refund-store.ts';

/** Notifies a business that a refund needs its signature or is confirmed. Of other states it is not notified. */
export async function notifyOfRefund(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  row: OutRow,
): Promise<void> {
  const { businessId, livemode, status, id: objectId } = row;
  const asset = requireAsset(row.assetId);
  const amountIn = ({ amountOn }: MailLanguage): string =>
    amountOn(`${formatUnits(row.units, asset)} ${asset.symbol}`, asset.network);
  if (status === 'CONFIRMED')
    return notifyBusiness(tx, context, {
      ...{ businessId, event: 'refund.confirmed', livemode, objectId },
      write: (language, business) => {
        const amount = amountIn(language);
        return {
          subject: language.text('refund.confirmed.subject', { amount }),
          paragraphs: [
            language.text('refund.confirmed', { business, amount }),
            pageOf(context, row, language),
          ],
        };
      },
    });
  if (status !== 'AWAITING_SIGNATURE' && status !== 'FAILED') return;
  const key = status === 'FAILED' ? 'refund.signature.again' : 'refund.signature';
  return notifyBusiness(tx, context, {
    ...{ businessId, event: 'refund.signature_needed', livemode, objectId },
    write: (language, business) => {
      const amount = amountIn(language);
      return {
        subject: language.text('refund.signature.subject', { amount }),
        paragraphs: [
          language.text(key, { business, amount }),
          language.text('refund.signature.owner'),
          pageOf(context, row, language),
        ],
      };
    },
  });
}

function pageOf(
  { publicUrl }: Pick<ServiceContext, 'publicUrl'>,
  { paymentId }: OutRow,
  { text }: MailLanguage,
): MailParagraph {
  return paymentId === null
    ? { link: `${publicUrl}/payments/unmatched`, label: text('unmatched.open') }
    : { link: `${publicUrl}/payments/payments/${paymentId}`, label: text('payment.open') };
}
