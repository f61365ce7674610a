import type { Db } from '../../db/open-database.ts';
import { oneTimeTokens } from '../../db/schema.ts';
import { queueMail } from '../../mail/mailer.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import { createToken, hashToken } from './opaque-token.ts';

const lifeMs = 24 * 3_600_000;

export interface MailRecipient {
  readonly id: string;
  readonly email: string;
}

/**
 * Queues a mail whose link proves that `user` reads this address. It quotes nothing that the user
 * typed: whoever registers somebody else's address would write to them through us.
 */
export async function sendVerification(
  tx: Db,
  { platform, publicUrl }: ServiceContext,
  user: MailRecipient,
): Promise<void> {
  const token = createToken(platform.random);
  const now = nowOf(platform);
  await tx.insert(oneTimeTokens).values({
    id: platform.newId(),
    userId: user.id,
    purpose: 'verify_email',
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  await queueMail(tx, platform, {
    to: user.email,
    subject: 'Verify your email address',
    text: [
      'Open this link to confirm that this address is yours:',
      `${publicUrl}/account/verify/email?token=${token}`,
      'It works once, for 24 hours. If you did not sign up at Billfold, ignore this mail.',
    ].join('\n\n'),
  });
}
