import { type AccountAsset, nativeAsset } from '@billfold/core';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { gasLimitFor } from '../sweeps/delegated-purses.ts';
import type { PartRow, TransferRow } from './transfer-store.ts';

export interface PartTerms {
  readonly asset: AccountAsset;
  /** Null takes the gas that the network needs. */
  readonly gasLimit: string | null;
}

/** Loads what a part of a transfer sends: gas is native, and takes more for an address that may run code. */
export async function termsOfPart(
  context: Pick<ServiceContext, 'db' | 'collectsTogether'>,
  { assetId }: Pick<TransferRow, 'assetId'>,
  { step, purseId }: Pick<PartRow, 'step' | 'purseId'>,
): Promise<PartTerms> {
  const asset = requireAsset(assetId);
  if (step !== 'GAS') return { asset, gasLimit: null };
  const network = requireServed(asset.network);
  const purseIds = purseId === null ? [] : [purseId];
  const gasLimit = await gasLimitFor(context, { network, purseIds });
  return { asset: nativeAsset(network), gasLimit };
}
