import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';
import { users } from './identity.ts';

const provider = () => text('provider', { enum: ['google', 'discord', 'apple'] }).notNull();

/** A login of another provider that signs a user in. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    provider: provider(),
    /** The provider's own name for the person; emails change. */
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('user_identities_subject').on(t.provider, t.subject),
    unique('user_identities_user').on(t.userId, t.provider),
    check('user_identities_provider', sql`${t.provider} in ('google','discord','apple')`),
  ],
);

/** A way to a provider and back, for ten minutes. */
export const externalLogins = pgTable(
  'external_logins',
  {
    id: id(),
    provider: provider(),
    stateHash: text('state_hash').notNull().unique(),
    nonce: text('nonce').notNull(),
    /** Where the provider's answer goes to. */
    redirectUri: text('redirect_uri').notNull(),
    /** S256 of a verifier that the browser keeps; null when `codeVerifier` is kept here. */
    codeChallenge: text('code_challenge'),
    codeVerifier: text('code_verifier'),
    /** Hash of the cookie of the browser that began; null where it keeps the verifier itself. */
    browserHash: text('browser_hash'),
    returnTo: text('return_to'),
    /** Answer of the provider, kept once it was asked: a code of the provider works only once. */
    answerHash: text('answer_hash'),
    subject: text('subject'),
    email: text('email'),
    isEmailVerified: boolean('is_email_verified'),
    name: text('name'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('external_logins_end').on(t.expiresAt),
    check('external_logins_provider', sql`${t.provider} in ('google','discord','apple')`),
  ],
);
