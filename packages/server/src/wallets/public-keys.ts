import { getNetwork } from '@billfold/core';
import { addressTypes } from '@billfold/core/contract';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { walletPublicKeys } from '../db/schema.ts';
import { storedIndexOf } from '../db/stored-account-index.ts';
import type { SignerHandle } from '../vault/signer.ts';

/** How many accounts of a network and an address type can be opened before the secret is needed again. */
const keyPoolSize = 10;
/** Number of accounts of each other address type whose keys are prepared with a wallet. */
const otherPoolSize = 2;

export interface KeyRange {
  readonly walletId: string;
  readonly network: ServedNetwork;
  readonly firstIndex: number;
  /** `keyPoolSize` unless given. */
  readonly count?: number;
}

export type PublicKeyRow = typeof walletPublicKeys.$inferInsert;

/** Lists the first accounts of a network, of each of its address types. */
export function firstKeys(network: ServedNetwork): readonly Omit<KeyRange, 'walletId'>[] {
  const usual = { network, firstIndex: 0 };
  if (getNetwork(network).model.family !== 'utxo') return [usual];
  const others = addressTypes.filter((type) => type !== 'wpkh');
  const count = otherPoolSize;
  return [
    usual,
    ...others.map((addressType) => ({
      ...{ network, count, firstIndex: storedIndexOf({ addressType, account: 0 }) },
    })),
  ];
}

/** Derives the public keys of the next accounts, so that receiving never decrypts. */
export async function derivePublicKeys(
  { signer, chains, platform }: ServiceContext,
  handle: SignerHandle,
  { walletId, network, firstIndex, count = keyPoolSize }: KeyRange,
): Promise<readonly PublicKeyRow[]> {
  const { chain } = chains.get(network);
  const indexes = Array.from({ length: count }, (_, at) => firstIndex + at);
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
