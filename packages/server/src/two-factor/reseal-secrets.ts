import type { Random } from '@billfold/core';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { totpSecrets } from '../db/schema.ts';
import type { ServerKeys } from '../vault/server-keys.ts';
import type { Versions } from '../vault/versions.ts';
import { openSecret, sealSecret } from './totp-store.ts';

export interface Resealing {
  readonly keys: Versions<Pick<ServerKeys, 'totpSecrets'>>;
  readonly random: Random;
}

const batchSize = 100;

/**
 * Seals every secret behind codes under the newest key that is not yet; answers how many. Each row
 * by itself, so that it goes on where it was cut off.
 * @throws {Error} one does not open
 */
export async function resealSecrets(db: Db, { keys, random }: Resealing): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db
      .select()
      .from(totpSecrets)
      .where(lt(totpSecrets.keyVersion, keys.current))
      .orderBy(asc(totpSecrets.userId))
      .limit(batchSize);
    if (rows.length === 0) return count;
    for (const row of rows) {
      const { userId, sealedSecret } = row;
      const secret = openSecret(row, keys);
      const sealed = sealSecret(secret, { userId, iv: random.bytes(12) }, keys);
      secret.fill(0);
      // A secret that its owner replaces meanwhile stays as it is.
      await db
        .update(totpSecrets)
        .set(sealed)
        .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealedSecret, sealedSecret)));
      count += 1;
    }
  }
}
