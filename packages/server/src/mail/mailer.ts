import type { Db } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema.ts';
import { enqueue } from '../outbox/outbox.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { composeMail, type MailContent } from './compose-mail.ts';

/** Addresses of users that a partner created, who have no email here. RFC 2606 keeps the name from ever existing. */
export const unreachable = '@users.invalid';

/**
 * Enqueues a mail in the transaction of its subject; delivery can be delayed. Where mails are only
 * shown, it is shown at once. Nothing is written to a user without an email.
 */
export async function queueMail(
  tx: Db,
  { platform }: { readonly platform: ServerPlatform },
  { notBefore, ...content }: MailContent & { readonly notBefore?: Date },
): Promise<void> {
  if (content.to.endsWith(unreachable)) return;
  const id = platform.newId();
  await tx.insert(mailOutbox).values({ id, ...composeMail(content), createdAt: nowOf(platform) });
  const when = notBefore === undefined ? {} : { notBefore };
  await enqueue(tx, platform, { kind: 'mail', payload: { mailId: id }, ...when });
}
