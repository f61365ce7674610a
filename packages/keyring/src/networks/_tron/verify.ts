import { hasHighS } from '../recoverable-signature.ts';
import { parseAddress } from './address.ts';
import { type DecodedTronTransfer, toDecodedTransfer } from './decode.ts';
import { readTransaction } from './raw-transaction.ts';
import type { TronNetwork } from './tron-network.ts';

export type TronVerification =
  | { readonly outcome: 'valid'; readonly sender: string; readonly transfer: DecodedTronTransfer }
  | { readonly outcome: 'refused'; readonly fault: TronTransferFault };

export type TronTransferFault =
  /** Malformed: not one transaction in the encoding that wallets write. */
  | 'malformed'
  /** Not a transfer of the native asset or of a token. */
  | 'type_not_supported'
  /** Signed by a key other than the sender's, by none, or with a high S. */
  | 'signature_invalid'
  /** Sender, recipient or contract that is not an address of this network. */
  | 'address_invalid'
  /** Amount of zero in the native asset. */
  | 'amount_invalid'
  /** The native asset cannot be sent to oneself. */
  | 'sent_to_self';

/**
 * Validates `raw` as a node does before it looks at its state; balances, the reference block and
 * the time are checked by the ledger. Nodes accept a high S too, which no wallet makes: it is
 * refused, so that nobody but the signer can produce a second form of the same bytes.
 * Never throws, whatever the bytes.
 */
export function verifyTransfer(network: TronNetwork, raw: Uint8Array): TronVerification {
  const read = readTransaction(raw);
  if (read.outcome !== 'read') return refuse(read.outcome);
  const { transaction } = read;
  if (hasHighS(transaction.signature)) return refuse('signature_invalid');
  const transfer = toDecodedTransfer(network, { raw, transaction });
  const { from, to, value, token } = transfer;
  if (transfer.signer !== from) return refuse('signature_invalid');
  if ([from, to, token?.contract ?? to].some((text) => parseAddress(network, text) === null))
    return refuse('address_invalid');
  if (token === null && value === 0n) return refuse('amount_invalid');
  if (token === null && from === to) return refuse('sent_to_self');
  return { outcome: 'valid', sender: from, transfer };
}

function refuse(fault: TronTransferFault): TronVerification {
  return { outcome: 'refused', fault };
}
