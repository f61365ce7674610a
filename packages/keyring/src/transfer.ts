import type { Network } from '@billfold/core';
import { getKeyring } from './get-keyring.ts';
import type { BuildResult } from './networks/_utxo/build.ts';
import type { SignedTransfer } from './networks/_utxo/sign.ts';
import type { TransferPlan, TransferRequest } from './networks/_utxo/transfer-plan.ts';
import type { SpentOutput, Verification } from './networks/_utxo/verify.ts';

/** On the main chain; for another one ask `getKeyring`. */
export function buildTransfer(network: Network, request: TransferRequest): BuildResult {
  return getKeyring(network).buildTransfer(request);
}

/** On the chain that the plan names. */
export function signTransfer(seed: Uint8Array, plan: TransferPlan): SignedTransfer {
  return getKeyring(plan.network, plan.chain).signTransfer(seed, plan);
}

/** On the main chain; for another one ask `getKeyring`. */
export function verifyTransfer(
  network: Network,
  raw: Uint8Array,
  spentOutputs: readonly SpentOutput[],
): Verification {
  return getKeyring(network).verifyTransfer(raw, spentOutputs);
}
