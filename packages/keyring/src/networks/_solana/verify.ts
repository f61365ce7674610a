import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { type DecodedSolanaTransfer, toDecodedTransfer } from './decode.ts';
import { type RawTransaction, readTransaction } from './raw-transaction.ts';

export type SolanaVerification =
  | { readonly outcome: 'valid'; readonly sender: string; readonly transfer: DecodedSolanaTransfer }
  | { readonly outcome: 'refused'; readonly fault: SolanaTransferFault };

export type SolanaTransferFault =
  /** Malformed: not one transaction in its only encoding. */
  | 'malformed'
  /** Transaction in the form with a version. */
  | 'version_not_supported'
  /** An account is listed twice. */
  | 'account_repeated'
  /** One of its signatures is not by its account. */
  | 'signature_invalid';

/**
 * Validates `raw` as a node does before it looks at its state; the blockhash and balances are
 * checked by the ledger. Never throws, whatever the bytes.
 */
export function verifyTransfer(raw: Uint8Array): SolanaVerification {
  const read = readTransaction(raw);
  if (read.outcome !== 'read') return refuse(read.outcome);
  const { transaction } = read;
  const addresses = transaction.accounts.map(({ address }) => address);
  if (new Set(addresses).size < addresses.length) return refuse('account_repeated');
  if (!isSigned(transaction)) return refuse('signature_invalid');
  const transfer = toDecodedTransfer(raw, transaction);
  return { outcome: 'valid', sender: transfer.payer, transfer };
}

function isSigned({ signatures, accounts, message }: RawTransaction): boolean {
  return signatures.every((signature, place) => {
    const { address } = accounts[place] ?? { address: '' };
    return isSignature(signature, message, base58.decode(address));
  });
}

/**
 * Verifies an ed25519 signature by RFC 8032, stricter than ZIP-215: as the runtime does
 * (`verify_strict`).
 */
function isSignature(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}

function refuse(fault: SolanaTransferFault): SolanaVerification {
  return { outcome: 'refused', fault };
}
