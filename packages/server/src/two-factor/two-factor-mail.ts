import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';

export type TwoFactorChange = 'enabled' | 'disabled' | 'codes-renewed' | 'recovery-code-used';

/** A notice that cannot be turned off. */
export async function sendTwoFactorNotice(
  tx: Db,
  context: ServiceContext,
  { to, change }: { readonly to: MailReader; readonly change: TwoFactorChange },
): Promise<void> {
  const link = `${context.publicUrl}/account/settings/security`;
  await queueMail(tx, context, {
    to,
    write: ({ text }) => ({
      subject: text(`twoFactor.subject.${change}`),
      paragraphs: [
        text(`twoFactor.text.${change}`),
        text('twoFactor.notYou'),
        { link, label: text('open.security') },
      ],
    }),
  });
}
