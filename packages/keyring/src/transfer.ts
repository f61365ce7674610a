import { getKeyring } from './get-keyring.ts';
import { KeyringError } from './keyring-error.ts';
import type { NetworkOf } from './network-of.ts';
import type { EvmBuildResult } from './networks/_evm/build.ts';
import type { EvmTransferRequest } from './networks/_evm/transfer-plan.ts';
import type { EvmVerification } from './networks/_evm/verify.ts';
import type { SolanaBuildResult } from './networks/_solana/build.ts';
import type { SolanaTransferRequest } from './networks/_solana/transfer-plan.ts';
import type { SolanaVerification } from './networks/_solana/verify.ts';
import type { TonBuildResult } from './networks/_ton/build.ts';
import type { TonTransferRequest } from './networks/_ton/transfer-plan.ts';
import type { TonVerification } from './networks/_ton/verify.ts';
import type { TronBuildResult } from './networks/_tron/build.ts';
import type { TronTransferRequest } from './networks/_tron/transfer-plan.ts';
import type { TronVerification } from './networks/_tron/verify.ts';
import type { UtxoBuildResult } from './networks/_utxo/build.ts';
import type { UtxoTransferRequest } from './networks/_utxo/transfer-plan.ts';
import type { SpentOutput, UtxoVerification } from './networks/_utxo/verify.ts';
import type { SignableNetwork } from './signable-network.ts';
import type { SignedTransfer } from './signed-transfer.ts';
import type { TransferPlan } from './transfer-plan.ts';

/**
 * Builds the plan of a transfer on the main chain, or returns why there is none. For another chain,
 * or where the network is known only at run time, use `getKeyring`.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `utxo_invalid`, `transfer_invalid`
 * @example
 * const { publicKey } = derivePublic('BTC', seed);
 * const amount = parseAmount('0.015', 8);
 * const satPerKvb = parseFeeRate('1.5');
 * const request = { publicKey, utxos, recipient: address, amount, satPerKvb, changeIndex: 0 };
 * const built = buildTransfer('BTC', request);
 * if (built.outcome === 'built') console.log(built.plan.fee);
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
  network: NetworkOf<'solana'>,
  request: SolanaTransferRequest,
): SolanaBuildResult;
export function buildTransfer(
  network: NetworkOf<'tron'>,
  request: TronTransferRequest,
): TronBuildResult;
export function buildTransfer(
  network: NetworkOf<'ton'>,
  request: TonTransferRequest,
): TonBuildResult;
export function buildTransfer(
  network: SignableNetwork,
  request:
    | TonTransferRequest
    | TronTransferRequest
    | UtxoTransferRequest
    | EvmTransferRequest
    | SolanaTransferRequest,
): TonBuildResult | TronBuildResult | UtxoBuildResult | EvmBuildResult | SolanaBuildResult {
  const keyring = getKeyring(network);
  if (keyring.family === 'utxo' && 'utxos' in request) return keyring.buildTransfer(request);
  if (keyring.family === 'evm' && 'gasLimit' in request) return keyring.buildTransfer(request);
  if (keyring.family === 'solana' && 'blockhash' in request) return keyring.buildTransfer(request);
  if (keyring.family === 'tron' && 'reference' in request) return keyring.buildTransfer(request);
  if (keyring.family === 'ton' && 'seqno' in request) return keyring.buildTransfer(request);
  throw new KeyringError('transfer_invalid', `The request does not suit ${network}.`);
}

/**
 * Signs a planned transfer on the chain of the plan, and verifies the result. The caller zeroes the
 * seed.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 * @example
 * const { raw, hash } = signTransfer(seed, plan);
 * seed.fill(0);
 */
export function signTransfer(seed: Uint8Array, plan: TransferPlan): SignedTransfer {
  const keyring = getKeyring(plan.network, plan.chain);
  if (keyring.family === 'utxo' && plan.family === 'utxo') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'evm' && plan.family === 'evm') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'solana' && plan.family === 'solana')
    return keyring.signTransfer(seed, plan);
  if (keyring.family === 'tron' && plan.family === 'tron') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'ton' && plan.family === 'ton') return keyring.signTransfer(seed, plan);
  throw new KeyringError('plan_mismatch', 'The plan is for a network of another family.');
}

/**
 * Verifies a signed transfer on the main chain, as a node does before it looks at its state. UTXO
 * networks need the spent outputs; TON needs the public key of a wallet that has sent before, and
 * null for one that its first send deploys. For another chain, or where the network is known only
 * at run time, use `getKeyring`.
 * @example
 * const verified = verifyTransfer('ETH', raw);
 * if (verified.outcome === 'refused') throw new Error(verified.fault);
 * console.log(verified.sender, verified.transfer.to);
 */
export function verifyTransfer(
  network: NetworkOf<'utxo'>,
  raw: Uint8Array,
  spentOutputs: readonly SpentOutput[],
): UtxoVerification;
export function verifyTransfer(network: NetworkOf<'evm'>, raw: Uint8Array): EvmVerification;
export function verifyTransfer(network: NetworkOf<'solana'>, raw: Uint8Array): SolanaVerification;
export function verifyTransfer(network: NetworkOf<'tron'>, raw: Uint8Array): TronVerification;
export function verifyTransfer(
  network: NetworkOf<'ton'>,
  raw: Uint8Array,
  publicKey: string | null,
): TonVerification;
export function verifyTransfer(
  network: SignableNetwork,
  raw: Uint8Array,
  known: readonly SpentOutput[] | string | null = null,
): TonVerification | TronVerification | UtxoVerification | EvmVerification | SolanaVerification {
  const keyring = getKeyring(network);
  const publicKey = typeof known === 'string' ? known : null;
  const spentOutputs = typeof known === 'string' ? [] : (known ?? []);
  if (keyring.family === 'utxo') return keyring.verifyTransfer(raw, spentOutputs);
  if (keyring.family === 'ton') return keyring.verifyTransfer(raw, publicKey);
  return keyring.verifyTransfer(raw);
}
