import { getNetwork } from '@billfold/core';
import type { ContactFields } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { wallets } from '../db/schema.ts';
import type { Caller, Principal } from '../http/bind.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import { queueMail } from '../mail/mailer.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { requireUser } from '../users/user-store.ts';

/** Author of a change in the address book. */
export interface ContactAuthor {
  readonly principal: Principal;
  readonly caller: Caller;
}

/** Contacts of one wallet whose names now stand for another address. */
export interface MovedContacts {
  readonly walletId: string;
  readonly moved: readonly ContactFields[];
}

/** Most contacts that one mail names. */
const mostNamed = 10;

/** Records that names stand for another address, and sends a notice that cannot be turned off. */
export async function tellOfMovedContacts(
  tx: Db,
  context: ServiceContext,
  author: ContactAuthor,
  { walletId, moved }: MovedContacts,
): Promise<void> {
  if (moved.length === 0) return;
  const user = await requireUser(tx, author.principal.userId);
  const [wallet] = await tx
    .select({ name: wallets.name })
    .from(wallets)
    .where(eq(wallets.id, walletId));
  await recordOwnEvent(tx, context.platform, { type: 'CONTACT_ADDRESS_CHANGED', ...author });
  await queueMail(tx, context, {
    to: user,
    write: ({ text }) => ({
      subject: text('contact.subject'),
      paragraphs: [
        text('contact.text', { wallet: wallet?.name ?? '' }),
        ...moved.slice(0, mostNamed).map((contact) => describe(contact, text)),
        ...(moved.length > mostNamed
          ? [text('contact.more', { count: moved.length - mostNamed })]
          : []),
        text('contact.notYou'),
        { link: `${context.publicUrl}/account/settings/security`, label: text('open.security') },
      ],
    }),
  });
}

function describe(
  { name, network, address, memo }: ContactFields,
  text: MailLanguage['text'],
): string {
  const place = { name, network: getNetwork(network).name, address };
  return memo === null
    ? text('contact.line', place)
    : text('contact.lineWithMemo', { ...place, memo });
}
