import type { Identity } from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';
import { issueToken } from '../users/one-time-token.ts';

const resetLifeMs = 30 * 60_000;

export interface PasswordNotice {
  readonly to: MailReader;
  /** Connected logins, where the owner is to look at them. */
  readonly logins?: readonly Pick<Identity, 'provider' | 'email'>[];
}

/** Notifies the user of a new password; cannot be turned off. */
export async function sendPasswordNotice(
  tx: Db,
  context: ServiceContext,
  { to, logins = [] }: PasswordNotice,
): Promise<void> {
  const names = logins.map(
    ({ provider, email }) => `${providerNames[provider]} (${maskEmail(email)})`,
  );
  const link = `${context.publicUrl}/auth/reset-password`;
  await queueMail(tx, context, {
    to,
    write: ({ text }) => ({
      subject: text('password.subject'),
      paragraphs: [
        text('password.text'),
        ...(names.length === 0 ? [] : [text('password.logins', { logins: names.join(', ') })]),
        text('password.notYou'),
        { link, label: text('reset.open') },
      ],
    }),
  });
}

/** A link that sets a new sign-in password. It quotes nothing that the requester has typed. */
export async function sendReset(
  tx: Db,
  context: ServiceContext,
  user: MailReader & { readonly id: string },
): Promise<void> {
  const token = await issueToken(tx, context.platform, {
    userId: user.id,
    purpose: 'reset_password',
    lifeMs: resetLifeMs,
  });
  const link = `${context.publicUrl}/auth/new-password?token=${token}`;
  await queueMail(tx, context, {
    to: user,
    write: ({ text }) => ({
      subject: text('reset.subject'),
      paragraphs: [text('reset.text'), { link, label: text('reset.open') }, text('reset.expiry')],
    }),
  });
}
