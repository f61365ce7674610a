import type { Db } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema.ts';
import { enqueue } from '../outbox/outbox.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { composeMail, type MailWords } from './compose-mail.ts';
import { type MailLanguage, mailLanguageOf } from './mail-language.ts';

/** Addresses of users that a partner created, who have no email here. RFC 2606 keeps the name from ever existing. */
export const unreachable = '@users.invalid';

/** Reader of a mail, such as a user. */
export interface MailReader {
  readonly email: string;
  /** BCP 47 tag; a language that is not offered gets English. */
  readonly locale: string;
  /** IANA name of the time zone of times; UTC where it is left out or null. */
  readonly timeZone?: string | null;
}

/** Writes a mail in the language of its reader. */
export type WriteMail = (language: MailLanguage) => MailWords;

export interface NewMail {
  readonly to: MailReader;
  readonly write: WriteMail;
  readonly notBefore?: Date;
  /** Id by which its end is noted; a new one unless given. */
  readonly id?: string;
  /** Page on which the reader stops such mails. */
  readonly unsubscribeUrl?: string;
}

/**
 * Enqueues a mail in the transaction of its subject; delivery can be delayed. Where mails are only
 * shown, it is shown at once. Nothing is written to a user without an email.
 */
export async function queueMail(
  tx: Db,
  { platform }: { readonly platform: ServerPlatform },
  { to, write, notBefore, id = platform.newId(), unsubscribeUrl }: NewMail,
): Promise<void> {
  if (to.email.endsWith(unreachable)) return;
  const language = mailLanguageOf(to.locale, to.timeZone ?? 'UTC');
  const mail = composeMail({ to: to.email, language, ...write(language) });
  await tx.insert(mailOutbox).values({
    ...{ id, ...mail, unsubscribeUrl: unsubscribeUrl ?? null, createdAt: nowOf(platform) },
  });
  const when = notBefore === undefined ? {} : { notBefore };
  await enqueue(tx, platform, { kind: 'mail', payload: { mailId: id }, ...when });
}
