import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { isListed } from '../db/is-listed.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import {
  accounts,
  addresses,
  contacts,
  personalTokens,
  securityEvents,
  sessions,
  transactions,
  userIdentities,
  users,
  walletSettings,
  wallets,
} from '../db/schema.ts';
import { loadNotifications } from '../users/notification-choices.ts';
import type { ArchivedFile } from './zip-archive.ts';

/** Everything that is kept about a user, but what only signs them in or opens their wallets. */
export async function collectUserData(db: Db, userId: string): Promise<readonly ArchivedFile[]> {
  const { passwordHash: _, ...profile } = getTableColumns(users);
  const { tokenHash: _session, deviceHash: _device, ...session } = getTableColumns(sessions);
  const { tokenHash: _token, ...token } = getTableColumns(personalTokens);
  const ofUser = eq(wallets.userId, userId);
  const ofWallet = eq(wallets.id, accounts.walletId);
  return [
    file('profile', await db.select(profile).from(users).where(eq(users.id, userId))),
    file('notifications', await loadNotifications(db, userId)),
    file('sessions', await db.select(session).from(sessions).where(eq(sessions.userId, userId))),
    file(
      'personal-tokens',
      await db.select(token).from(personalTokens).where(eq(personalTokens.userId, userId)),
    ),
    file(
      'connected-logins',
      await db.select().from(userIdentities).where(eq(userIdentities.userId, userId)),
    ),
    file(
      'security-events',
      await db
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(asc(securityEvents.at)),
    ),
    file('wallets', await db.select().from(wallets).where(ofUser)),
    file(
      'wallet-settings',
      await db
        .select(getTableColumns(walletSettings))
        .from(walletSettings)
        .innerJoin(wallets, eq(wallets.id, walletSettings.walletId))
        .where(ofUser),
    ),
    file(
      'contacts',
      await db
        .select(getTableColumns(contacts))
        .from(contacts)
        .innerJoin(wallets, eq(wallets.id, contacts.walletId))
        .where(ofUser),
    ),
    file(
      'accounts',
      await db
        .select(getTableColumns(accounts))
        .from(accounts)
        .innerJoin(wallets, ofWallet)
        .where(and(ofUser, isOfWallet)),
    ),
    file(
      'addresses',
      await db
        .select(getTableColumns(addresses))
        .from(addresses)
        .innerJoin(accounts, eq(accounts.id, addresses.accountId))
        .innerJoin(wallets, ofWallet)
        .where(and(ofUser, isOfWallet)),
    ),
    file(
      'transactions',
      await db
        .select(getTableColumns(transactions))
        .from(transactions)
        .innerJoin(wallets, eq(wallets.id, transactions.walletId))
        .where(and(ofUser, isListed))
        .orderBy(asc(transactions.id)),
    ),
  ];
}

function file(name: string, data: unknown): ArchivedFile {
  return { name: `${name}.json`, content: Buffer.from(JSON.stringify(data, asText, 2)) };
}

/** Amounts stay exact, as text; bytes are written in hex. */
function asText(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return typeof value === 'bigint' ? String(value) : value;
}
