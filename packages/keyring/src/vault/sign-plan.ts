import { getNetwork } from '@billfold/core';
import { KeyringError } from '../keyring-error.ts';
import type { SignedTransfer } from '../signed-transfer.ts';
import type { TransferPlan } from '../transfer-plan.ts';

/**
 * Signs a planned transfer like `signTransfer`, and loads the code of its family alone. The caller zeroes
 * the seed.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 * @example
 * const { raw } = await signPlan(seed, plan);
 * seed.fill(0);
 */
export async function signPlan(seed: Uint8Array, plan: TransferPlan): Promise<SignedTransfer> {
  const { network, chain } = plan;
  const { coinType, memo, model } = getNetwork(network);
  if (model.family === 'utxo' && plan.family === 'utxo') {
    const { createUtxoKeyring } = await import('../networks/_utxo/utxo-keyring.ts');
    return createUtxoKeyring(network, chain, { coinType, model }).signTransfer(seed, plan);
  }
  if (model.family === 'evm' && plan.family === 'evm') {
    const { createEvmKeyring } = await import('../networks/_evm/evm-keyring.ts');
    return createEvmKeyring(network, chain, { coinType, model }).signTransfer(seed, plan);
  }
  if (model.family === 'solana' && plan.family === 'solana') {
    const { createSolanaKeyring } = await import('../networks/_solana/solana-keyring.ts');
    return createSolanaKeyring(network, chain, { coinType, memo, model }).signTransfer(seed, plan);
  }
  if (model.family === 'tron' && plan.family === 'tron') {
    const { createTronKeyring } = await import('../networks/_tron/tron-keyring.ts');
    return createTronKeyring(network, chain, { coinType, model }).signTransfer(seed, plan);
  }
  if (model.family === 'ton' && plan.family === 'ton') {
    const { createTonKeyring } = await import('../networks/_ton/ton-keyring.ts');
    return createTonKeyring(network, chain, { coinType, memo, model }).signTransfer(seed, plan);
  }
  throw new KeyringError('plan_mismatch', 'The plan is for a network of another family.');
}
