import {
  type BusinessNotificationEvent,
  type NotificationsSettings,
  notificationsSettings,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import { queueMail } from '../mail/mailer.ts';
import { inOneLine } from './in-one-line.ts';
import { listReaders } from './list-readers.ts';

export interface BusinessMail {
  readonly businessId: number;
  readonly event: BusinessNotificationEvent;
  /** False of a test, which the subject says. */
  readonly livemode: boolean;
  /** Composes the mail for a business of this name. */
  readonly compose: (shop: string) => Omit<MailContent, 'to'>;
}

/**
 * Emails a business about an event that its settings want, in the transaction of the event, so that each
 * reader gets it exactly once.
 */
export async function mailBusiness(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { businessId, event, livemode, compose }: BusinessMail,
): Promise<void> {
  const settings = await loadNotificationSettings(tx, businessId);
  if (!settings.rules.some((rule) => rule.event === event && rule.byEmail)) return;
  const [business] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (business === undefined) return;
  const shop = inOneLine(business.name);
  const { subject, paragraphs } = compose(shop);
  const isNamed = settings.recipients.length > 0;
  for (const to of await listReaders(tx, { businessId, ...settings }))
    await queueMail(tx, context, {
      to,
      subject: livemode ? subject : `Test: ${subject}`,
      paragraphs: [
        ...paragraphs,
        ...(isNamed
          ? [
              `${shop} chose your address for this email. Don't want it? Ask them to remove your address.`,
            ]
          : []),
        ...settingsLink(context),
      ],
    });
}

/** Returns the paragraphs that lead to the settings of emails. */
export function settingsLink({ publicUrl }: Pick<ServiceContext, 'publicUrl'>) {
  const link = `${publicUrl}/payments/settings/notifications`;
  return ['Choose which emails your business gets:', { link, label: 'Notifications' }] as const;
}

/** Loads the choices of a business about its emails. */
export function loadNotificationSettings(
  db: Db,
  businessId: number,
): Promise<NotificationsSettings> {
  return loadTab<NotificationsSettings>(db, businessId, {
    ...{ tab: 'notifications', atFirst: settingsAtFirst.notifications },
    schema: notificationsSettings.settings,
  });
}
