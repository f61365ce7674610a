import type { Db } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema.ts';
import { enqueue } from '../outbox/outbox.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { composeMail, type MailContent } from './compose-mail.ts';

/**
 * Enqueues a mail in the transaction of its subject; delivery can be delayed. Where mails are only
 * shown, it is shown at once.
 */
export async function queueMail(
  tx: Db,
  { platform }: { readonly platform: ServerPlatform },
  { notBefore, ...content }: MailContent & { readonly notBefore?: Date },
): Promise<void> {
  const id = platform.newId();
  await tx.insert(mailOutbox).values({ id, ...composeMail(content), createdAt: nowOf(platform) });
  const when = notBefore === undefined ? {} : { notBefore };
  await enqueue(tx, platform, { kind: 'mail', payload: { mailId: id }, ...when });
}
