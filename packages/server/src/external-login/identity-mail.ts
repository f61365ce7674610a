import type { Provider } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { queueMail } from '../mail/mailer.ts';

export interface IdentityChange {
  readonly to: string;
  readonly provider: Provider;
  readonly change: 'connected' | 'disconnected';
}

/** A notice that cannot be turned off. */
export async function sendIdentityNotice(
  tx: Db,
  context: ServiceContext,
  { to, provider, change }: IdentityChange,
): Promise<void> {
  const name = providerNames[provider];
  await queueMail(tx, context, {
    to,
    subject: `${name} was ${change}`,
    paragraphs: [
      change === 'connected'
        ? `You can now sign in to your Billfold account with ${name}.`
        : `You can no longer sign in to your Billfold account with ${name}.`,
      "Wasn't you? Change your password and check your connected logins now:",
      { link: `${context.publicUrl}/account/settings/security`, label: 'Security settings' },
    ],
  });
}
