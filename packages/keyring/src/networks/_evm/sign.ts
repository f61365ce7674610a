import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { withPayingKey } from '../bip44-account.ts';
import { holderOf } from '../key-holder.ts';
import { encodeTokenTransfer } from '../token-transfer.ts';
import { formatAddress, parseAddress, parseRecipient } from './address.ts';
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
  const { account, addressIndex } = plan;
  const payer = { coinType: network.coinType, account, addressIndex };
  const raw = withPayingKey(seed, payer, ({ publicKey, privateKey }) => {
    if (formatAddress(holderOf(publicKey)) !== plan.from)
      throw mismatch('The plan pays from other keys.');
    return signTransaction(transaction, privateKey);
  });
  const verification = verifyTransfer(network, raw);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!isAsPlanned(transfer, plan, transaction.data))
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
  const shared = { chainId: network.chainId, nonce, gasLimit, offer };
  if (plan.token === null) return { ...shared, to, value, data: new Uint8Array() };
  const contract = parseAddress(plan.token);
  if (contract === null || formatAddress(contract) !== plan.token || plan.token === plan.to)
    throw mismatch('The plan names no token.');
  return { ...shared, to: contract, value: 0n, data: encodeTokenTransfer({ to, value }) };
}

function isAsPlanned(
  transfer: DecodedEvmTransfer,
  plan: EvmTransferPlan,
  data: Uint8Array,
): boolean {
  return (
    transfer.from === plan.from &&
    paysAsPlanned(transfer, plan) &&
    transfer.nonce === plan.nonce &&
    transfer.gasLimit === plan.gasLimit &&
    transfer.data === hex.encode(data) &&
    isSameOffer(transfer.offer, plan.offer)
  );
}

function paysAsPlanned(
  { to, value, tokenTransfer }: DecodedEvmTransfer,
  plan: EvmTransferPlan,
): boolean {
  if (plan.token === null) return to === plan.to && value === plan.value && tokenTransfer === null;
  return (
    to === plan.token &&
    value === 0n &&
    tokenTransfer?.to === plan.to &&
    tokenTransfer.value === plan.value
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
