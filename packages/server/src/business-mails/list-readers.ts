import type { NotificationsSettings } from '@billfold/core/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessMembers, users } from '../db/schema.ts';
import type { MailReader } from '../mail/mailer.ts';
import { findMailReaders } from '../users/find-mail-readers.ts';

/** Lists the readers of the emails of a business: its recipients, or the owners where there are none. */
export async function listReaders(
  db: Db,
  {
    businessId,
    recipients,
  }: Pick<NotificationsSettings, 'recipients'> & { readonly businessId: number },
): Promise<readonly MailReader[]> {
  if (recipients.length > 0) return findMailReaders(db, [...new Set(recipients)]);
  return db
    .select({ email: users.email, locale: users.locale })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.role, 'OWNER'),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.email));
}
