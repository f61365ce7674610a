import { validateAddress } from '@billfold/core';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { contacts, wallets } from '../../db/schema.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { formatCents } from '../../rates/fiat-value.ts';
import { fill } from '../../refusal-texts/refusal-text.ts';
import { dollarsOf, type RuledSend, unitsOfCent } from './dollars-of.ts';

const hourMs = 3_600_000;

/**
 * Refuses a large send to an address that has not been in the contacts of its user for as long as the operator wants.
 * @throws {ApiError} 409 RECIPIENT_NEW; RATE_UNAVAILABLE where its value is not known
 */
export async function refuseNewRecipient(
  tx: Db,
  { platform, sendSettings: { large } }: Pick<ServiceContext, 'platform' | 'sendSettings'>,
  send: RuledSend,
): Promise<void> {
  if (large === null || dollarsOf(send) <= large.above * unitsOfCent) return;
  const knownSince = await loadKnownSince(tx, send);
  const values = { amount: formatCents(large.above), hours: large.hours };
  if (knownSince === null)
    throw newRecipient(
      fill(
        'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.',
        values,
      ),
    );
  const from = new Date(knownSince.getTime() + large.hours * hourMs);
  if (from <= nowOf(platform)) return;
  throw newRecipient(
    fill('You can send more than {amount} USD to this contact from {time} UTC.', {
      amount: values.amount,
      time: from.toISOString().slice(0, 16).replace('T', ' '),
    }),
  );
}

/** Loads since when the address with this memo is a contact of the user, in any of the wallets; null where it is none. */
async function loadKnownSince(
  tx: Db,
  { userId, network, recipient, memo, chain }: RuledSend,
): Promise<Date | null> {
  const check = validateAddress(network, recipient, chain);
  if (!check.valid) return null;
  const since = sql`min(greatest(${contacts.createdAt}, ${contacts.addressChangedAt}))`;
  const [row] = await tx
    .select({ since: since.mapWith(contacts.createdAt) })
    .from(contacts)
    .innerJoin(wallets, eq(wallets.id, contacts.walletId))
    .where(
      and(
        ...[eq(wallets.userId, userId), isNull(wallets.deletedAt)],
        ...[eq(contacts.network, network), eq(contacts.address, check.normalized)],
        sql`nullif(${contacts.memo}, '') is not distinct from ${memo}`,
      ),
    );
  return row?.since ?? null;
}

const newRecipient = (error: ReturnType<typeof fill>): ApiError =>
  new ApiError(409, 'RECIPIENT_NEW', { message: 'New recipient', errors: [error] });
