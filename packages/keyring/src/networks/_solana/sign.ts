import { ed25519 } from '@noble/curves/ed25519.js';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { withEd25519Key } from '../../slip10-key.ts';
import { accountPath } from './account-path.ts';
import { formatAddress, isRecipient } from './address.ts';
import { encodeMessage, encodeSigned } from './encode-message.ts';
import { isAsPlanned } from './is-as-planned.ts';
import { planInstructions } from './plan-instructions.ts';
import { tokenAccountMinimum } from './rent.ts';
import type { SolanaNetwork } from './solana-network.ts';
import { transferFee } from './transfer-fee.ts';
import { isPossible, isUint64 } from './transfer-numbers.ts';
import type { SolanaTransferPlan } from './transfer-plan.ts';
import { verifyTransfer } from './verify.ts';

/**
 * Signs `plan` with the key of `seed` that pays. Keys made on the way are zeroed; `seed` stays the
 * caller's. The result is read back and checked against the plan by code that shares nothing with
 * the writing of it.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
export function signTransfer(
  network: SolanaNetwork,
  seed: Uint8Array,
  plan: SolanaTransferPlan,
): SignedTransfer {
  checkPlan(network, plan);
  const { from, blockhash } = plan;
  const instructions = planInstructions(plan);
  const message = encodeMessage({ payer: from, blockhash, instructions });
  const signature = withEd25519Key(seed, accountPath(network, plan.account), (key) => {
    if (formatAddress(ed25519.getPublicKey(key)) !== from)
      throw mismatch('The plan pays from other keys.');
    return ed25519.sign(message, key);
  });
  const raw = encodeSigned(message, signature);
  const verification = verifyTransfer(raw);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!isAsPlanned(transfer, plan))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: transfer.hash };
}

function checkPlan(network: SolanaNetwork, plan: SolanaTransferPlan): void {
  const { to, value, fee, networkFee, token, priority } = plan;
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  if (!isPossible(network, plan)) throw mismatch('No transaction is like the plan.');
  if (!isUint64(value)) throw mismatch('The plan pays no amount.');
  if (!isRecipient(to)) throw mismatch('The plan pays no address.');
  if (fee !== transferFee(1, priority)) throw mismatch('The fee is not what is charged.');
  const isRent = networkFee === 0n || (token !== null && networkFee === tokenAccountMinimum);
  if (!isRent) throw mismatch('The network fee is no rent.');
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
