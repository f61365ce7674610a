import { and, eq, isNull, like, notLike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { recoveryCodes, totpSecrets, users, walletVaults } from '../../db/schema.ts';
import { countSecretsUnder } from '../../webhooks/reseal-webhook-secrets.ts';

/** Numbers of records that still depend on one version of the master key. */
export interface Under {
  readonly passwords: number;
  readonly wallets: number;
  readonly recoveryCodes: number;
  readonly authenticators: number;
  readonly webhooks: number;
}

export async function countUnder(db: Db, version: number): Promise<Under> {
  return {
    passwords: await db.$count(
      users,
      and(isNull(users.deletedAt), isVersion(users.passwordHash, version)),
    ),
    wallets: await db.$count(walletVaults, eq(walletVaults.pepperVersion, version)),
    recoveryCodes: await db.$count(
      recoveryCodes,
      and(isNull(recoveryCodes.usedAt), isVersion(recoveryCodes.codeHash, version)),
    ),
    authenticators: await db.$count(totpSecrets, eq(totpSecrets.keyVersion, version)),
    webhooks: await countSecretsUnder(db, version),
  };
}

export const isNothing = (under: Under): boolean =>
  Object.values(under).every((count) => count === 0);

/** Such as `sign-in passwords: 1, wallets: 2, recovery codes: 10, authenticator apps: 0, webhooks: 0`. */
export function describeUnder({ passwords, wallets, ...other }: Under): string {
  return [
    `sign-in passwords: ${passwords}`,
    `wallets: ${wallets}`,
    `recovery codes: ${other.recoveryCodes}`,
    `authenticator apps: ${other.authenticators}`,
    `webhooks: ${other.webhooks}`,
  ].join(', ');
}

/** A stored text names its version before a colon; without one it is of the first. */
function isVersion(
  column: typeof users.passwordHash | typeof recoveryCodes.codeHash,
  version: number,
): SQL | undefined {
  const named = like(column, `${version}:%`);
  return version === 1 ? or(named, notLike(column, '%:%')) : named;
}
