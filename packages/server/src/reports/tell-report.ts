import type { ReportType } from '@billfold/core/contract';
import { listReaders } from '../business-mails/list-readers.ts';
import { loadNotificationSettings } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';
import { findUser } from '../users/user-store.ts';
import type { ReportRow } from './report-store.ts';

/** Subjects of reports in texts. */
const subjects: Readonly<Record<ReportType, string>> = {
  PAYMENTS: 'payments',
  TRANSFERS: 'transfers',
  REFUNDS: 'refunds',
  SETTLEMENTS: 'settlements',
  TAX: 'taxes',
};

/** Emails that a report is ready, to the member who asked for it. The file is behind their sign-in. */
export async function tellReport(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  report: ReportRow,
): Promise<void> {
  const { type, fromDay, toDay } = report;
  for (const to of await findReaders(tx, report))
    await queueMail(tx, context, {
      to,
      subject: report.month === null ? 'Your report is ready' : 'Your monthly report is ready',
      paragraphs: [
        `The report on ${subjects[type]} from ${fromDay} to ${toDay} is ready. You can download it for 30 days:`,
        { link: `${context.publicUrl}/payments/reports`, label: 'Open reports' },
      ],
    });
}

/** Finds the addresses that get the email of a report: of one that nobody asked for, those of the business. */
async function findReaders(
  tx: Db,
  { month, businessId, requestedBy }: ReportRow,
): Promise<readonly string[]> {
  if (month === null) {
    const user = await findUser(tx, requestedBy);
    return user === undefined ? [] : [user.email];
  }
  const { recipients } = await loadNotificationSettings(tx, businessId);
  return listReaders(tx, { businessId, recipients });
}
