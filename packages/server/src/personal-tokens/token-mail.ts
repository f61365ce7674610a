import type { TokenAccess } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';

export interface CreatedToken {
  readonly to: MailReader;
  readonly access: TokenAccess;
  readonly expiresAt: Date;
}

/** Notifies the user of a new personal token; cannot be turned off. Its name is not quoted. */
export async function sendTokenNotice(
  tx: Db,
  context: ServiceContext,
  { to, access, expiresAt }: CreatedToken,
): Promise<void> {
  const link = `${context.publicUrl}/account/settings/security`;
  await queueMail(tx, context, {
    to,
    write: ({ text, day }) => ({
      subject: text('token.subject'),
      paragraphs: [
        text(`token.text.${access}`, { day: day(expiresAt) }),
        text('token.notYou'),
        { link, label: text('open.security') },
      ],
    }),
  });
}
