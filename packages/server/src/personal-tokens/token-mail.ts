import type { TokenAccess } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';

export interface CreatedToken {
  readonly to: string;
  readonly access: TokenAccess;
  readonly expiresAt: Date;
}

const abilities: Readonly<Record<TokenAccess, string>> = {
  READ: 'read your wallets',
  FULL: 'read your wallets and change notes, labels and other things that need no password',
};

/** Notifies the user of a new personal token; cannot be turned off. Its name is not quoted. */
export async function sendTokenNotice(
  tx: Db,
  context: ServiceContext,
  { to, access, expiresAt }: CreatedToken,
): Promise<void> {
  const day = expiresAt.toISOString().slice(0, 10);
  await queueMail(tx, context, {
    to,
    subject: 'A personal access token was created',
    paragraphs: [
      `Your Billfold account has a new personal access token. Anyone who has it can ${abilities[access]}, until ${day}. It can't send coins or change contacts.`,
      "Wasn't you? Revoke the token and change your password now:",
      { link: `${context.publicUrl}/account/settings/security`, label: 'Security settings' },
    ],
  });
}
