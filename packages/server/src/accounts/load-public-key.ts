import { and, eq } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { walletPublicKeys } from '../db/schema.ts';

/** Key position of an account: wallet, network and account index. */
export interface AccountKey {
  readonly id: string;
  readonly walletId: string;
  readonly network: ServedNetwork;
  readonly accountIndex: number;
}

/** The stored public key of an account, and its path. */
export async function loadPublicKey(tx: Db, { walletId, network, accountIndex }: AccountKey) {
  const [row] = await tx
    .select({ path: walletPublicKeys.path, publicKey: walletPublicKeys.publicKey })
    .from(walletPublicKeys)
    .where(
      and(
        eq(walletPublicKeys.walletId, walletId),
        eq(walletPublicKeys.network, network),
        eq(walletPublicKeys.accountIndex, accountIndex),
      ),
    );
  if (row === undefined)
    throw new Error(`wallet ${walletId} has no ${network} key ${accountIndex}`);
  return row;
}
