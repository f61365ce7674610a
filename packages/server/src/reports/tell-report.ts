import {
  type NotificationsSettings,
  notificationsSettings,
  type ReportType,
} from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessMembers, users } from '../db/schema.ts';
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
  for (const to of await listReaders(tx, report))
    await queueMail(tx, context, {
      to,
      subject: report.month === null ? 'Your report is ready' : 'Your monthly report is ready',
      paragraphs: [
        `The report on ${subjects[type]} from ${fromDay} to ${toDay} is ready. You can download it for 30 days:`,
        { link: `${context.publicUrl}/payments/reports`, label: 'Open reports' },
      ],
    });
}

/** Lists who is told of a report: of one that nobody asked for, the recipients of notifications, or the owners. */
async function listReaders(
  tx: Db,
  { month, businessId, requestedBy }: ReportRow,
): Promise<readonly string[]> {
  if (month === null) {
    const user = await findUser(tx, requestedBy);
    return user === undefined ? [] : [user.email];
  }
  const { recipients } = await loadTab<NotificationsSettings>(tx, businessId, {
    ...{ tab: 'notifications', atFirst: settingsAtFirst.notifications },
    schema: notificationsSettings.settings,
  });
  if (recipients.length > 0) return recipients;
  const owners = await tx
    .select({ email: users.email })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'OWNER')));
  return owners.map(({ email }) => email);
}
