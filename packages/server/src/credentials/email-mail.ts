import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';
import { issueToken } from '../users/one-time-token.ts';

const undoLifeMs = 24 * 3_600_000;

/** User with the address before the change. */
export interface MovedUser extends MailReader {
  readonly id: string;
}

/** Notifies the old address, with a link to undo the change. The new one is not named. */
export async function sendUndo(tx: Db, context: ServiceContext, user: MovedUser): Promise<void> {
  const token = await issueToken(tx, context.platform, {
    userId: user.id,
    purpose: 'undo_email',
    lifeMs: undoLifeMs,
    payload: { email: user.email },
  });
  const link = `${context.publicUrl}/account/undo/email?token=${token}`;
  await queueMail(tx, context, {
    to: user,
    write: ({ text }) => ({
      subject: text('email.subject'),
      paragraphs: [
        text('email.text'),
        text('email.undo'),
        { link, label: text('email.open') },
        text('email.expiry'),
      ],
    }),
  });
}
