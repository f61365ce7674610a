import type { Provider } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';

export interface IdentityChange {
  readonly to: MailReader;
  readonly provider: Provider;
  readonly change: 'connected' | 'disconnected';
}

/** A notice that cannot be turned off. */
export async function sendIdentityNotice(
  tx: Db,
  context: ServiceContext,
  { to, provider, change }: IdentityChange,
): Promise<void> {
  const name = { provider: providerNames[provider] };
  const link = `${context.publicUrl}/account/settings/security`;
  await queueMail(tx, context, {
    to,
    write: ({ text }) => ({
      subject: text(`identity.subject.${change}`, name),
      paragraphs: [
        text(`identity.text.${change}`, name),
        text('identity.notYou'),
        { link, label: text('open.security') },
      ],
    }),
  });
}
