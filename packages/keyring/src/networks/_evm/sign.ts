import { withDescendant, withPrivateNode } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { accountPath, payingPosition } from './account-path.ts';
import { formatAddress, parseRecipient, publicKeyToAddress } from './address.ts';
import type { DecodedEvmTransfer } from './decode.ts';
import type { UnsignedTransaction } from './encode-transaction.ts';
import type { EvmNetwork } from './evm-network.ts';
import { maximumFee } from './fee-offer.ts';
import { signTransaction } from './sign-transaction.ts';
import { isPossible } from './transaction-numbers.ts';
import type { EvmFeeOffer, EvmTransferPlan } from './transfer-plan.ts';
import { verifyTransfer } from './verify.ts';

/**
 * Signs `plan` with the key of `seed` that pays: deterministic (RFC 6979), low S, for one chain
 * alone (EIP-155). Keys made on the way are zeroed; `seed` stays the caller's. The result is read
 * back and checked against the plan by code that shares nothing with the signing, as a flawed
 * signature can give its key away.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
export function signTransfer(
  network: EvmNetwork,
  seed: Uint8Array,
  plan: EvmTransferPlan,
): SignedTransfer {
  const transaction = toTransaction(network, plan);
  const raw = withPayingKey(network, seed, plan, (key) => signTransaction(transaction, key));
  const verification = verifyTransfer(network, raw);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!isAsPlanned(transfer, plan))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: transfer.hash };
}

function toTransaction(network: EvmNetwork, plan: EvmTransferPlan): UnsignedTransaction {
  const { nonce, value, gasLimit, offer } = plan;
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  if (!isPossible(network, plan)) throw mismatch('No transaction has the numbers of the plan.');
  if (value < 0n || value >= 2n ** 256n) throw mismatch('The plan pays no amount.');
  if (plan.fee !== maximumFee(plan)) throw mismatch('The fee is not what the offer comes to.');
  const to = parseRecipient(plan.to);
  if (to === null || formatAddress(to) !== plan.to) throw mismatch('The plan pays no address.');
  return { chainId: network.chainId, nonce, to, value, gasLimit, offer };
}

function withPayingKey<T>(
  network: EvmNetwork,
  seed: Uint8Array,
  { account, from }: EvmTransferPlan,
  use: (key: Uint8Array) => T,
): T {
  const { branch, addressIndex } = payingPosition;
  return withPrivateNode(seed, accountPath(network, account), (node) =>
    withDescendant(node, [branch, addressIndex], ({ publicKey, privateKey: key }) => {
      if (publicKey === null || key === null) throw mismatch('The account has no private key.');
      try {
        if (formatAddress(publicKeyToAddress(publicKey)) !== from)
          throw mismatch('The plan pays from other keys.');
        return use(key);
      } finally {
        key.fill(0);
      }
    }),
  );
}

function isAsPlanned(transfer: DecodedEvmTransfer, plan: EvmTransferPlan): boolean {
  return (
    transfer.from === plan.from &&
    transfer.to === plan.to &&
    transfer.value === plan.value &&
    transfer.nonce === plan.nonce &&
    transfer.gasLimit === plan.gasLimit &&
    transfer.data === '' &&
    isSameOffer(transfer.offer, plan.offer)
  );
}

function isSameOffer(one: EvmFeeOffer, other: EvmFeeOffer): boolean {
  if (one.kind === 'legacy') return other.kind === 'legacy' && one.gasPrice === other.gasPrice;
  return (
    other.kind === 'eip1559' &&
    one.maxFeePerGas === other.maxFeePerGas &&
    one.maxPriorityFeePerGas === other.maxPriorityFeePerGas
  );
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
