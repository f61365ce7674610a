import type { SealedVault } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { readKdfParams } from '../vault/kdf-params.ts';
import { loadVault, type WalletOwner } from './wallet-store.ts';

/** Returns the sealed seed as it is stored, for a backup or to be opened in the browser. @throws {ApiError} 404 */
export async function showVault(
  { db, signer }: Pick<ServiceContext, 'db' | 'signer'>,
  owner: WalletOwner,
): Promise<SealedVault> {
  const { record, binding } = await loadVault(db, owner);
  const cost = readKdfParams(record.kdfParams);
  if (cost === undefined)
    throw new Error(`wallet ${owner.walletId} is sealed with an unknown cost`);
  return {
    v: record.version,
    kdf: record.kdf,
    params: { m: cost.memoryKib, t: cost.passes, p: cost.lanes },
    salt: base64url(record.salt),
    pepperV: record.pepperVersion,
    ivW: base64url(record.wrapIv),
    wrap: base64url(record.wrappedKey),
    ivS: base64url(record.seedIv),
    seed: base64url(record.sealedSeed),
    userId: binding.userId,
    createdAt: binding.createdAt,
    isNewest: await signer.isNewest(record),
  };
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
