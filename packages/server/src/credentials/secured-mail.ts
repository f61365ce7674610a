import type { SecuredUser } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';

export interface SecuredNotice {
  readonly to: MailReader;
  readonly secured: SecuredUser;
}

/** Notifies the user that their account was secured; cannot be turned off. */
export async function sendSecuredNotice(
  tx: Db,
  context: ServiceContext,
  { to, secured }: SecuredNotice,
): Promise<void> {
  const { keptLogin, ...ended } = secured;
  const link = `${context.publicUrl}/auth/reset-password`;
  await queueMail(tx, context, {
    to,
    write: ({ text }) => ({
      subject: text('secured.subject'),
      paragraphs: [
        text('secured.text', ended),
        ...(keptLogin === null
          ? []
          : [text('secured.kept', { provider: providerNames[keptLogin] })]),
        text('secured.notYou'),
        { link, label: text('reset.open') },
      ],
    }),
  });
}
