import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, businessMembers, users } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import type { EndpointRow } from './endpoint-store.ts';

export interface DisabledEndpoint {
  readonly endpoint: EndpointRow;
  /** Why it was turned off, as a sentence. */
  readonly reason: string;
}

/** Tells the owners of a business by email that one of its webhooks was turned off. */
export async function mailOwners(
  tx: Db,
  { platform, publicUrl }: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { endpoint: { id, businessId, url }, reason }: DisabledEndpoint,
): Promise<void> {
  const owners = await tx
    .select({ email: users.email, business: businesses.name })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.role, 'OWNER'),
        isNull(users.deletedAt),
      ),
    );
  for (const { email, business } of owners)
    await queueMail(
      tx,
      { platform },
      {
        to: email,
        subject: `A webhook of ${business.replaceAll(/\s+/g, ' ')} was turned off`,
        paragraphs: [
          `We stopped sending events to ${url}. ${reason}`,
          'Repair the receiver, turn the webhook on again, and send the missed events again. They are kept for 30 days.',
          { link: `${publicUrl}/payments/webhook-logs/${id}`, label: 'Open webhook' },
        ],
      },
    );
}
