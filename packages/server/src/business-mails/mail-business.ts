import { type NotificationsSettings, notificationsSettings } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import type { MailParagraph, MailWords } from '../mail/compose-mail.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import { queueMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import { listReaders } from './list-readers.ts';

/** Mail to the readers that the settings of a business name. */
export interface ReadersMail {
  readonly businessId: number;
  /** False of a test, which the subject says. */
  readonly livemode: boolean;
  /** Writes the mail for a business of this name. */
  readonly write: (language: MailLanguage, business: string) => MailWords;
}

export interface BusinessMail extends ReadersMail, Pick<NotificationsSettings, 'recipients'> {}

type Tools = Pick<ServiceContext, 'platform' | 'publicUrl'>;

/** Emails the readers of a business, in the transaction that makes the mail due. */
export async function mailReaders(tx: Db, context: Tools, mail: ReadersMail): Promise<void> {
  const { recipients } = await loadNotificationSettings(tx, mail.businessId);
  await mailBusiness(tx, context, { ...mail, recipients });
}

/** Emails the recipients of a business, or its owners where there are none, in the transaction that makes the mail due. */
export async function mailBusiness(
  tx: Db,
  context: Tools,
  { businessId, livemode, write, recipients }: BusinessMail,
): Promise<void> {
  const [business] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (business === undefined) return;
  const name = inOneLine(business.name);
  const isNamed = recipients.length > 0;
  for (const to of await listReaders(tx, { businessId, recipients }))
    await queueMail(tx, context, {
      to,
      write: (language) => {
        const { subject, paragraphs } = write(language, name);
        const { text } = language;
        return {
          subject: modeSubject(subject, livemode, language),
          paragraphs: [
            ...paragraphs,
            ...(isNamed ? [text('business.named', { business: name })] : []),
            ...settingsLink(context, language),
          ],
        };
      },
    });
}

/** Returns the paragraphs that lead to the settings of emails. */
function settingsLink(
  { publicUrl }: Pick<Tools, 'publicUrl'>,
  { text }: MailLanguage,
): readonly MailParagraph[] {
  const link = `${publicUrl}/payments/settings/notifications`;
  return [text('business.manage'), { link, label: text('business.notifications') }];
}

/** Loads the choices of a business about its emails and its notifications in the app. */
export function loadNotificationSettings(
  db: Db,
  businessId: number,
): Promise<NotificationsSettings> {
  return loadTab<NotificationsSettings>(db, businessId, {
    ...{ tab: 'notifications', atFirst: settingsAtFirst.notifications },
    schema: notificationsSettings.settings,
  });
}
