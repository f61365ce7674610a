import { getKeyring } from './get-keyring.ts';
import { KeyringError } from './keyring-error.ts';
import type { NetworkOf } from './network-of.ts';
import type { EvmBuildResult } from './networks/_evm/build.ts';
import type { EvmTransferRequest } from './networks/_evm/transfer-plan.ts';
import type { EvmVerification } from './networks/_evm/verify.ts';
import type { UtxoBuildResult } from './networks/_utxo/build.ts';
import type { UtxoTransferRequest } from './networks/_utxo/transfer-plan.ts';
import type { SpentOutput, UtxoVerification } from './networks/_utxo/verify.ts';
import type { SignableNetwork } from './signable-network.ts';
import type { SignedTransfer } from './signed-transfer.ts';
import type { TransferPlan } from './transfer-plan.ts';

/**
 * On the main chain; for another one, or where the network is only known when the code runs, ask
 * `getKeyring`.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `utxo_invalid`, `transfer_invalid`
 */
export function buildTransfer(
  network: NetworkOf<'utxo'>,
  request: UtxoTransferRequest,
): UtxoBuildResult;
export function buildTransfer(
  network: NetworkOf<'evm'>,
  request: EvmTransferRequest,
): EvmBuildResult;
export function buildTransfer(
  network: SignableNetwork,
  request: UtxoTransferRequest | EvmTransferRequest,
): UtxoBuildResult | EvmBuildResult {
  const keyring = getKeyring(network);
  const isUtxoRequest = 'utxos' in request;
  if (keyring.family === 'utxo' && isUtxoRequest) return keyring.buildTransfer(request);
  if (keyring.family === 'evm' && !isUtxoRequest) return keyring.buildTransfer(request);
  throw new KeyringError('transfer_invalid', `The request does not suit ${network}.`);
}

/**
 * On the chain that the plan names.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
export function signTransfer(seed: Uint8Array, plan: TransferPlan): SignedTransfer {
  const keyring = getKeyring(plan.network, plan.chain);
  if (keyring.family === 'utxo' && plan.family === 'utxo') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'evm' && plan.family === 'evm') return keyring.signTransfer(seed, plan);
  throw new KeyringError('plan_mismatch', 'The plan is for a network of another family.');
}

/**
 * On the main chain; for another one, or where the network is only known when the code runs, ask
 * `getKeyring`. Networks with UTXOs need the outputs that are spent.
 */
export function verifyTransfer(
  network: NetworkOf<'utxo'>,
  raw: Uint8Array,
  spentOutputs: readonly SpentOutput[],
): UtxoVerification;
export function verifyTransfer(network: NetworkOf<'evm'>, raw: Uint8Array): EvmVerification;
export function verifyTransfer(
  network: SignableNetwork,
  raw: Uint8Array,
  spentOutputs: readonly SpentOutput[] = [],
): UtxoVerification | EvmVerification {
  const keyring = getKeyring(network);
  return keyring.family === 'utxo'
    ? keyring.verifyTransfer(raw, spentOutputs)
    : keyring.verifyTransfer(raw);
}
