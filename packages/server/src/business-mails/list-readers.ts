import type { NotificationsSettings } from '@billfold/core/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessMembers, users } from '../db/schema.ts';

/** Lists the addresses that get the emails of a business: its recipients, or the owners where there are none. */
export async function listReaders(
  db: Db,
  {
    businessId,
    recipients,
  }: Pick<NotificationsSettings, 'recipients'> & { readonly businessId: number },
): Promise<readonly string[]> {
  if (recipients.length > 0) return [...new Set(recipients)];
  const owners = await db
    .select({ email: users.email })
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
  return owners.map(({ email }) => email);
}
