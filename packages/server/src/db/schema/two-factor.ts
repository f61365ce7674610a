import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, bytes, id } from '../columns.ts';
import { users } from './identity.ts';

/** The secret behind a user's codes by time (RFC 6238). */
export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  iv: bytes('iv').notNull(),
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Version of the master key that seals the secret. */
  keyVersion: integer('key_version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  /** Null until a code of it was shown: no code is asked for before that. */
  confirmedAt: at('confirmed_at'),
  /** Step of the last code that was accepted: it and those before are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Keyed by the server: a stolen table cannot be searched. */
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('recovery_codes_code').on(t.userId, t.codeHash),
    index('recovery_codes_user').on(t.userId),
  ],
);
