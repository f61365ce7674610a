import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';
import { issueToken } from '../users/one-time-token.ts';

const lifeMs = 24 * 3_600_000;

export interface MailRecipient extends MailReader {
  readonly id: string;
}

/**
 * Queues a mail whose link proves that `user` reads this address. It quotes nothing that the user
 * typed: anyone who registers another person's address would write to them through us.
 */
export async function sendVerification(
  tx: Db,
  context: ServiceContext,
  user: MailRecipient,
): Promise<void> {
  const purpose = 'verify_email';
  const token = await issueToken(tx, context.platform, { userId: user.id, purpose, lifeMs });
  const link = `${context.publicUrl}/account/verify/email?token=${token}`;
  await queueMail(tx, context, {
    to: user,
    write: ({ text }) => ({
      subject: text('verify.subject'),
      paragraphs: [
        text('verify.text'),
        { link, label: text('verify.open') },
        text('verify.expiry'),
      ],
    }),
  });
}
