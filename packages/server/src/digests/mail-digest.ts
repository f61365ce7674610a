import { mailReaders } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { BooksOfMode } from '../payments/summarize-payments.ts';
import type { DigestPeriod } from './digest-period.ts';
import type { AssetSum, Digest } from './load-digest.ts';

export interface MailedDigest extends BooksOfMode, DigestPeriod {
  readonly digest: Digest;
}

/** Emails the readers of a business what happened in a period, and what needs attention now. */
export async function mailDigest(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { businessId, livemode, fromDay, toDay, digest }: MailedDigest,
): Promise<void> {
  const { paid, refunded, attention, unmatched } = digest;
  await mailReaders(tx, context, {
    ...{ businessId, livemode },
    write: (language, business) => {
      const { text, day } = language;
      const [from, to] = [day(new Date(fromDay)), day(new Date(toDay))];
      return {
        subject:
          fromDay === toDay
            ? text('digest.subject.DAILY', { business, day: to })
            : text('digest.subject.WEEKLY', { business, from, to }),
        paragraphs: [
          text('digest.paid', { count: paid.count }),
          ...paid.sums.map((sum) => lineOf(sum, language)),
          ...(refunded.count === 0 ? [] : [text('digest.refunded', { count: refunded.count })]),
          ...refunded.sums.map((sum) => lineOf(sum, language)),
          ...(attention === 0 ? [] : [text('digest.attention', { count: attention })]),
          ...(unmatched === 0 ? [] : [text('digest.unmatched', { count: unmatched })]),
          { link: `${context.publicUrl}/payments/dashboard`, label: text('dashboard.open') },
        ],
      };
    },
  });
}

function lineOf({ assetId, units }: AssetSum, { amountOn }: MailLanguage): string {
  const asset = requireAsset(assetId);
  return amountOn(`${formatUnits(units, asset)} ${asset.symbol}`, asset.network);
}
