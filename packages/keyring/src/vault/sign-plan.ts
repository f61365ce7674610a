import { KeyringError } from '../keyring-error.ts';
import type { SignedTransfer } from '../signed-transfer.ts';
import type { TransferPlan } from '../transfer-plan.ts';
import { loadKeyring } from './load-keyring.ts';

/**
 * Signs a planned transfer like `signTransfer`, and loads the code of its family alone. The caller zeroes
 * the seed.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 * @example
 * const { raw } = await signPlan(seed, plan);
 * seed.fill(0);
 */
export async function signPlan(seed: Uint8Array, plan: TransferPlan): Promise<SignedTransfer> {
  const keyring = await loadKeyring(plan.network, plan.chain);
  if (keyring.family === 'utxo' && plan.family === 'utxo') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'evm' && plan.family === 'evm') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'solana' && plan.family === 'solana')
    return keyring.signTransfer(seed, plan);
  if (keyring.family === 'tron' && plan.family === 'tron') return keyring.signTransfer(seed, plan);
  if (keyring.family === 'ton' && plan.family === 'ton') return keyring.signTransfer(seed, plan);
  throw new KeyringError('plan_mismatch', 'The plan is for a network of another family.');
}
