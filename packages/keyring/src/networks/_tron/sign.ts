import { sha256 } from '@noble/hashes/sha2.js';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { withPayingKey } from '../bip44-account.ts';
import { holderOf } from '../key-holder.ts';
import { signDigest } from '../recoverable-signature.ts';
import { formatAddress, parseAddress, parseRecipient, toAddress } from './address.ts';
import type { DecodedTronTransfer } from './decode.ts';
import { encodeSigned, encodeUnsigned, type UnsignedTransaction } from './encode-transaction.ts';
import { chargesOf } from './plan-amounts.ts';
import { encodeValidity } from './transaction-validity.ts';
import type { TronPlannedToken, TronTransferPlan } from './transfer-plan.ts';
import type { TronNetwork } from './tron-network.ts';
import { verifyTransfer } from './verify.ts';

/**
 * Signs `plan` with the key of `seed` that pays: deterministic (RFC 6979), low S. Keys made on the
 * way are zeroed; `seed` stays the caller's. The result is read back and checked against the plan, as
 * a flawed signature can give its key away.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
export function signTransfer(
  network: TronNetwork,
  seed: Uint8Array,
  plan: TronTransferPlan,
): SignedTransfer {
  const transaction = toTransaction(network, plan);
  const rawData = encodeUnsigned(transaction);
  const { account, addressIndex } = plan;
  const payer = { coinType: network.coinType, account, addressIndex };
  const raw = withPayingKey(seed, payer, ({ publicKey, privateKey }) => {
    if (formatAddress(toAddress(network, holderOf(publicKey))) !== plan.from)
      throw mismatch('The plan pays from other keys.');
    return encodeSigned(rawData, signDigest(sha256(rawData), privateKey));
  });
  const verification = verifyTransfer(network, raw);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!isAsPlanned(transfer, plan))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: transfer.hash };
}

function toTransaction(network: TronNetwork, plan: TronTransferPlan): UnsignedTransaction {
  const { value, token, terms, fee, networkFee } = plan;
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  const validity = encodeValidity(plan);
  if (validity === null) throw mismatch('No transaction is valid when the plan says.');
  const from = parseAddress(network, plan.from);
  const to = parseRecipient(network, plan.to);
  if (from === null || to === null) throw mismatch('The plan pays no address.');
  const amount = token === null ? value : token.value;
  if (!isAmount(network, plan)) throw mismatch('The plan pays no amount.');
  const charges = chargesOf(terms, { amount, token });
  if (fee !== charges.fee || networkFee !== charges.networkFee)
    throw mismatch('The fees are not what the terms come to.');
  return { ...validity, from, to, amount, token: token && toContract(network, token) };
}

function isAmount({ maximumAmount }: TronNetwork, { value, token }: TronTransferPlan): boolean {
  if (token === null) return value > 0n && value <= maximumAmount;
  const isPayable = token.value > 0n && token.value < 2n ** 256n;
  const { feeLimit, covered = 0n } = token;
  const isBounded = covered >= 0n && feeLimit >= covered && feeLimit <= maximumAmount;
  return isPayable && value === 0n && isBounded;
}

function toContract(
  network: TronNetwork,
  token: TronPlannedToken,
): NonNullable<UnsignedTransaction['token']> {
  const contract = parseAddress(network, token.contract);
  if (contract === null) throw mismatch('The plan names no contract.');
  return { contract, feeLimit: token.feeLimit };
}

function isAsPlanned(transfer: DecodedTronTransfer, plan: TronTransferPlan): boolean {
  const { reference } = transfer;
  return (
    transfer.from === plan.from &&
    transfer.to === plan.to &&
    transfer.value === plan.value &&
    isSameToken(transfer.token, plan.token) &&
    reference.heightBits === plan.reference.height % 2 ** 16 &&
    reference.hashPart === plan.reference.hash.slice(16, 32) &&
    transfer.createdAtMs === BigInt(plan.createdAtMs) &&
    transfer.expiresAtMs === BigInt(plan.expiresAtMs)
  );
}

function isSameToken(one: TronPlannedToken | null, other: TronPlannedToken | null): boolean {
  return (
    one?.contract === other?.contract &&
    one?.value === other?.value &&
    one?.feeLimit === other?.feeLimit
  );
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
