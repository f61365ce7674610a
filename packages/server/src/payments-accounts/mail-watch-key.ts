import { and, eq } from 'drizzle-orm';
import type { BusinessRow } from '../businesses/business-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessMembers, users } from '../db/schema.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import { queueMail } from '../mail/mailer.ts';
import { requireUser } from '../users/user-store.ts';

export interface ChangedKey {
  readonly business: Pick<BusinessRow, 'id' | 'name'>;
  readonly network: string;
  /** Owner who changed it. */
  readonly by: string;
  /** First address of the chosen key; null where it was removed. */
  readonly firstAddress: string | null;
}

/** Mails every owner that payments go elsewhere, also the one in whose session it was done: an intruder may have it. */
export async function mailWatchKey(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { business, network, by, firstAddress }: ChangedKey,
): Promise<void> {
  const actor = await requireUser(tx, by);
  const owners = await tx
    .select({ email: users.email, locale: users.locale })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, business.id), eq(businessMembers.role, 'OWNER')));
  const facts = {
    ...{ business: inOneLine(business.name), asset: network },
    name: inOneLine(actor.name || actor.email),
  };
  const link = `${context.publicUrl}/payments/settings/security`;
  for (const to of owners)
    await queueMail(tx, context, {
      to,
      write: ({ text }) => ({
        subject: text('watchKey.subject', facts),
        paragraphs: [
          ...(firstAddress === null
            ? [text('watchKey.removed', facts)]
            : [
                text('watchKey.chosen', facts),
                text('watchKey.address', { address: firstAddress }),
              ]),
          text('takeover.addresses'),
          text('takeover.notExpected'),
          { link, label: text('takeover.open') },
        ],
      }),
    });
}
