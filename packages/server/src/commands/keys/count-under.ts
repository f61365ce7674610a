import { and, eq, isNull, like, notLike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { recoveryCodes, totpSecrets, users, walletVaults } from '../../db/schema.ts';

/** Numbers of records that still depend on one version of the master key. */
export interface Under {
  readonly passwords: number;
  readonly wallets: number;
  readonly recoveryCodes: number;
  readonly authenticators: number;
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
  };
}

export const isNothing = (under: Under): boolean =>
  Object.values(under).every((count) => count === 0);

/** `1 password, 2 wallets, 10 recovery codes and 0 authenticator apps`. */
export function describeUnder({ passwords, wallets, ...other }: Under): string {
  return [
    `sign-in passwords: ${passwords}`,
    `wallets: ${wallets}`,
    `recovery codes: ${other.recoveryCodes}`,
    `authenticator apps: ${other.authenticators}`,
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
