import { and, eq, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessMembers, users } from '../db/schema.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import { queueMail } from '../mail/mailer.ts';
import { requireUser } from '../users/user-store.ts';
import type { BusinessRow } from './business-store.ts';

export interface MovedPayments {
  readonly business: Pick<BusinessRow, 'id' | 'name'>;
  /** Owner who took the payments over, and gets no mail. */
  readonly by: string;
}

/** Mails the other owners that payments go to another wallet, as an intruder would do that too. */
export async function mailOwners(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { business, by }: MovedPayments,
): Promise<void> {
  const actor = await requireUser(tx, by);
  const owners = await tx
    .select({ email: users.email, locale: users.locale })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(
      and(
        eq(businessMembers.businessId, business.id),
        eq(businessMembers.role, 'OWNER'),
        ne(businessMembers.userId, by),
      ),
    );
  const name = inOneLine(actor.name || actor.email);
  const shop = { business: inOneLine(business.name) };
  const link = `${context.publicUrl}/payments/settings/security`;
  for (const to of owners)
    await queueMail(tx, context, {
      to,
      write: ({ text }) => ({
        subject: text('takeover.subject', shop),
        paragraphs: [
          text('takeover.text', { ...shop, name }),
          text('takeover.addresses'),
          text('takeover.notExpected'),
          { link, label: text('takeover.open') },
        ],
      }),
    });
}
