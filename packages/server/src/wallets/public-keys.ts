import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { walletPublicKeys } from '../db/schema.ts';
import type { SignerHandle } from '../vault/signer.ts';

/** How many accounts of a network can be opened before the secret is needed again. */
const keyPoolSize = 10;

export interface KeyRange {
  readonly walletId: string;
  readonly network: ServedNetwork;
  readonly firstIndex: number;
}

export type PublicKeyRow = typeof walletPublicKeys.$inferInsert;

/** The public keys of the next `keyPoolSize` accounts, so that receiving never decrypts. */
export async function derivePublicKeys(
  { signer, chains, platform }: ServiceContext,
  handle: SignerHandle,
  { walletId, network, firstIndex }: KeyRange,
): Promise<readonly PublicKeyRow[]> {
  const { chain } = chains.get(network);
  const indexes = Array.from({ length: keyPoolSize }, (_, at) => firstIndex + at);
  return Promise.all(
    indexes.map(async (accountIndex) => ({
      id: platform.newId(),
      walletId,
      network,
      accountIndex,
      ...(await signer.derivePublic(handle, { network, chain, accountIndex })),
    })),
  );
}

/** Keys that stand already stay as they are. */
export async function storePublicKeys(db: Db, rows: readonly PublicKeyRow[]): Promise<void> {
  await db
    .insert(walletPublicKeys)
    .values([...rows])
    .onConflictDoNothing();
}
