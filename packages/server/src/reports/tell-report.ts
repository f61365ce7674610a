import { listReaders } from '../business-mails/list-readers.ts';
import { loadNotificationSettings } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';
import { findUser } from '../users/user-store.ts';
import type { ReportRow } from './report-store.ts';

/** Emails that a report is ready, to the member who asked for it. The file is behind their sign-in. */
export async function tellReport(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  report: ReportRow,
): Promise<void> {
  const { type, month, fromDay, toDay } = report;
  const link = `${context.publicUrl}/payments/reports`;
  for (const to of await findReaders(tx, report))
    await queueMail(tx, context, {
      to,
      write: ({ text, day }) => ({
        subject: text(month === null ? 'report.subject' : 'report.subject.monthly'),
        paragraphs: [
          text(`report.text.${type}`, { from: day(new Date(fromDay)), to: day(new Date(toDay)) }),
          { link, label: text('report.open') },
        ],
      }),
    });
}

/** Finds the readers of the email of a report: of one that nobody asked for, those of the business. */
async function findReaders(
  tx: Db,
  { month, businessId, requestedBy }: ReportRow,
): Promise<readonly MailReader[]> {
  if (month === null) {
    const user = await findUser(tx, requestedBy);
    return user === undefined ? [] : [user];
  }
  const { recipients } = await loadNotificationSettings(tx, businessId);
  return listReaders(tx, { businessId, recipients });
}
