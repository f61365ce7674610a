import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';

export type TwoFactorChange = 'enabled' | 'disabled' | 'codes-renewed' | 'recovery-code-used';

const told: Readonly<Record<TwoFactorChange, { readonly subject: string; readonly text: string }>> =
  {
    enabled: {
      subject: 'Two-factor sign-in is on',
      text: 'Signing in to your Billfold account now asks for a code from your authenticator app. We signed out all other sessions and revoked all personal access tokens.',
    },
    disabled: {
      subject: 'Two-factor sign-in is off',
      text: 'Signing in to your Billfold account no longer asks for a code.',
    },
    'codes-renewed': {
      subject: 'Your recovery codes were replaced',
      text: 'Your Billfold account has new recovery codes. The old ones no longer work.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      text: 'A recovery code was used instead of a code from your authenticator app. It no longer works.',
    },
  };

/** A notice that cannot be turned off. */
export async function sendTwoFactorNotice(
  tx: Db,
  context: ServiceContext,
  { to, change }: { readonly to: string; readonly change: TwoFactorChange },
): Promise<void> {
  const { subject, text } = told[change];
  await queueMail(tx, context, {
    to,
    subject,
    paragraphs: [
      text,
      "Wasn't you? Change your password and sign out all other sessions now:",
      { link: `${context.publicUrl}/account/settings/security`, label: 'Security settings' },
    ],
  });
}
