import { getNetwork } from '@billfold/core';
import type { ContactFields } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { wallets } from '../db/schema.ts';
import type { Caller, Principal } from '../http/bind.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import { queueMail } from '../mail/mailer.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
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
  await recordOwnEvent(tx, context.platform, { type: 'CONTACT_ADDRESS_CHANGED', ...author });
  await queueNotice(tx, context, author, {
    ...{ walletId, named: moved },
    write: ({ text }, wallet) => ({
      subject: text('contact.subject'),
      text: text('contact.text', { wallet }),
      notYou: text('contact.notYou'),
    }),
  });
}

/** Contacts of one wallet that are new. */
export interface AddedContacts {
  readonly walletId: string;
  readonly added: readonly ContactFields[];
}

/**
 * Sends a notice of new contacts, where large sends go to known contacts alone: their owner can delete them before
 * anything large is sent to them.
 */
export async function tellOfAddedContacts(
  tx: Db,
  context: ServiceContext,
  author: ContactAuthor,
  { walletId, added }: AddedContacts,
): Promise<void> {
  const { large } = context.sendSettings;
  if (large === null || added.length === 0) return;
  const from = new Date(nowOf(context.platform).getTime() + large.hours * hourMs);
  const amount = formatCents(large.above);
  await queueNotice(tx, context, author, {
    ...{ walletId, named: added },
    write: ({ text, time }, wallet) => ({
      subject: text('contact.added.subject'),
      text: text('contact.added.text', { wallet, amount, time: time(from) }),
      notYou: text('contact.added.notYou'),
    }),
  });
}

const hourMs = 3_600_000;

interface Notice {
  readonly walletId: string;
  readonly named: readonly ContactFields[];
  readonly write: (
    language: MailLanguage,
    wallet: string,
  ) => { readonly subject: string; readonly text: string; readonly notYou: string };
}

async function queueNotice(
  tx: Db,
  context: ServiceContext,
  author: ContactAuthor,
  { walletId, named, write }: Notice,
): Promise<void> {
  const user = await requireUser(tx, author.principal.userId);
  const [wallet] = await tx
    .select({ name: wallets.name })
    .from(wallets)
    .where(eq(wallets.id, walletId));
  await queueMail(tx, context, {
    to: user,
    write: (language) => {
      const { text } = language;
      const words = write(language, wallet?.name ?? '');
      return {
        subject: words.subject,
        paragraphs: [
          words.text,
          ...named.slice(0, mostNamed).map((contact) => describe(contact, text)),
          ...(named.length > mostNamed
            ? [text('contact.more', { count: named.length - mostNamed })]
            : []),
          words.notYou,
          { link: `${context.publicUrl}/account/settings/security`, label: text('open.security') },
        ],
      };
    },
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
