import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';
import { issueToken } from '../users/one-time-token.ts';

const lifeMs = 24 * 3_600_000;

export interface MailRecipient {
  readonly id: string;
  readonly email: string;
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
  await queueMail(tx, context, {
    to: user.email,
    subject: 'Verify your email address',
    paragraphs: [
      'Open this link to verify your email address:',
      {
        link: `${context.publicUrl}/account/verify/email?token=${token}`,
        label: 'Verify email',
      },
      "The link works once and expires in 24 hours. Didn't sign up for Billfold? Ignore this email.",
    ],
  });
}
