import type { SecuredUser } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { queueMail } from '../mail/mailer.ts';

export interface SecuredNotice {
  readonly to: string;
  readonly secured: SecuredUser;
}

/** Notifies the user that their account was secured; cannot be turned off. */
export async function sendSecuredNotice(
  tx: Db,
  context: ServiceContext,
  { to, secured }: SecuredNotice,
): Promise<void> {
  const { sessions, tokens, devices, logins, keptLogin } = secured;
  const ended = [
    `${sessions} other ${sessions === 1 ? 'session' : 'sessions'}`,
    `${tokens} personal access ${tokens === 1 ? 'token' : 'tokens'}`,
    `${devices} trusted ${devices === 1 ? 'device' : 'devices'}`,
    `${logins} connected ${logins === 1 ? 'login' : 'logins'}`,
  ];
  await queueMail(tx, context, {
    to,
    subject: 'Your account was secured',
    paragraphs: [
      `We ended this access to your Billfold account: ${ended.join(', ')}. Links that we emailed you to verify your address or to set a password no longer work.`,
      ...(keptLogin === null
        ? []
        : [
            `Your ${providerNames[keptLogin]} login stays connected, because it is your only way to sign in.`,
          ]),
      "Wasn't you, or someone else may know your password? Set a new one now:",
      { link: `${context.publicUrl}/auth/reset-password`, label: 'Set a new password' },
    ],
  });
}
