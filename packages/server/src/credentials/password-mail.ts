import type { Identity } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { queueMail } from '../mail/mailer.ts';
import { maskEmail } from '../users/mask-email.ts';
import { issueToken } from '../users/one-time-token.ts';

const resetLifeMs = 30 * 60_000;

export interface PasswordNotice {
  readonly to: string;
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
  await queueMail(tx, context, {
    to,
    subject: 'Your password was changed',
    paragraphs: [
      "The sign-in password of your Billfold account was changed. Your cloud encryption passwords and seed phrases haven't changed.",
      ...(names.length === 0
        ? []
        : [
            `These connected logins can still sign in: ${names.join(', ')}. If you don't recognise one of them, remove it in your security settings.`,
          ]),
      "Wasn't you? Set a new password now:",
      { link: `${context.publicUrl}/auth/reset-password`, label: 'Set a new password' },
    ],
  });
}

/** A link that sets a new sign-in password. It quotes nothing that the requester has typed. */
export async function sendReset(
  tx: Db,
  context: ServiceContext,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  const token = await issueToken(tx, context.platform, {
    userId: user.id,
    purpose: 'reset_password',
    lifeMs: resetLifeMs,
  });
  await queueMail(tx, context, {
    to: user.email,
    subject: 'Set a new password',
    paragraphs: [
      'Open this link to set a new sign-in password:',
      {
        link: `${context.publicUrl}/auth/new-password?token=${token}`,
        label: 'Set a new password',
      },
      "The link works once and expires in 30 minutes. Your cloud encryption passwords and seed phrases don't change. Didn't ask for this? Ignore this email.",
    ],
  });
}
