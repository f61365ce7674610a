import { type BillingSettings, billingSettings } from '@billfold/core/contract';
import { listReaders } from '../business-mails/list-readers.ts';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';
import type { LinkRow } from '../payment-links/link-store.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { feeCurrency } from './invoice-store.ts';

interface MailedInvoice {
  readonly businessId: number;
  readonly number: string;
  readonly month: string;
  /** In cents. */
  readonly fee: bigint;
  readonly link: LinkRow;
}

/** Emails an invoice to the billing address of a business, or to its owners, in the transaction that makes it. */
export async function mailInvoice(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { businessId, number, month, fee, link }: MailedInvoice,
): Promise<void> {
  const { billingEmail } = await loadTab<BillingSettings>(tx, businessId, {
    ...{ tab: 'billing', atFirst: settingsAtFirst.billing, schema: billingSettings.settings },
  });
  const recipients = billingEmail === null ? [] : [billingEmail];
  const sum = `${formatCents(fee)} ${feeCurrency}`;
  for (const to of await listReaders(tx, { businessId, recipients }))
    await queueMail(tx, context, {
      to,
      write: (language) => ({
        subject: language.text('invoice.subject', { number, sum }),
        paragraphs: [
          language.text('invoice.text', { month: language.month(month), sum }),
          {
            link: `${context.publicUrl}/pay/link/${link.slug}`,
            label: language.text('invoice.open'),
          },
          language.text('invoice.earlier'),
          {
            link: `${context.publicUrl}/payments/settings/billing`,
            label: language.text('invoice.billing'),
          },
        ],
      }),
    });
}
