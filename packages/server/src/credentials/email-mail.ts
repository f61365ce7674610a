import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';
import { issueToken } from '../users/one-time-token.ts';

const undoLifeMs = 24 * 3_600_000;

export interface MovedUser {
  readonly id: string;
  /** The address before the change. */
  readonly email: string;
}

/** Notifies the old address, with a link to undo the change. The new one is not named. */
export async function sendUndo(tx: Db, context: ServiceContext, user: MovedUser): Promise<void> {
  const token = await issueToken(tx, context.platform, {
    userId: user.id,
    purpose: 'undo_email',
    lifeMs: undoLifeMs,
    payload: { email: user.email },
  });
  await queueMail(tx, context, {
    to: user.email,
    subject: 'Your email address was changed',
    paragraphs: [
      'Your Billfold account now has a different email address. This one can no longer sign in.',
      "Wasn't you? Undo the change. This signs out every device, and we'll email you a link to set a new password:",
      {
        link: `${context.publicUrl}/account/undo/email?token=${token}`,
        label: 'Undo email change',
      },
      'The link works once and expires in 24 hours.',
    ],
  });
}
