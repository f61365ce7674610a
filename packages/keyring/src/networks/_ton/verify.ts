import { equalBytes } from '@noble/curves/utils.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import type { TonAddress } from './address.ts';
import { type DecodedTonTransfer, toDecodedTransfer } from './decode.ts';
import { isSignature } from './public-key.ts';
import { ownerOfInit, type RawTransfer, readTransfer } from './raw-transfer.ts';
import type { TonNetwork } from './ton-network.ts';
import { walletAddress } from './wallet-contract.ts';
import { sendModes } from './wallet-request.ts';

export type TonVerification =
  | { readonly outcome: 'valid'; readonly sender: string; readonly transfer: DecodedTonTransfer }
  | { readonly outcome: 'refused'; readonly fault: TonTransferFault };

export type TonTransferFault =
  /** Malformed: not one send of one message in its only encoding. */
  | 'malformed'
  /** Send mode that our wallets never use. */
  | 'mode_not_supported'
  /** The hash of the state init is not the wallet's address. */
  | 'wrong_init'
  /** Wallet unknown: neither its state init nor its public key is given. */
  | 'wallet_unknown'
  /** Signed for another subwallet, such as that of another chain. */
  | 'wrong_wallet_id'
  /** Not signed by the key of the wallet. */
  | 'signature_invalid';

/**
 * Validates `raw` as the wallet of `publicKey` (hex) does; the sequence number, the time and
 * balances are checked by the ledger. Without a key, the one in the state init is used.
 * Never throws, whatever the bytes.
 */
export function verifyTransfer(
  network: TonNetwork,
  raw: Uint8Array,
  publicKey: string | null,
): TonVerification {
  const transfer = tryRead(raw);
  if (transfer === null) return refuse('malformed');
  const { walletId, sendMode, requestHash, signature } = transfer;
  if (sendMode !== sendModes.value && sendMode !== sendModes.everything)
    return refuse('mode_not_supported');
  const key = publicKey === null ? keyBroughtAlong(transfer) : hex.decode(publicKey);
  if (key === 'wrong_init' || key === 'wallet_unknown') return refuse(key);
  if (walletId !== network.walletId) return refuse('wrong_wallet_id');
  const isOwner = isSameAddress(walletAddress(network, key), transfer.wallet);
  if (!isOwner || !isSignature(signature, requestHash, key)) return refuse('signature_invalid');
  const decoded = toDecodedTransfer(network, transfer, raw.length);
  return { outcome: 'valid', sender: decoded.from, transfer: decoded };
}

function tryRead(raw: Uint8Array): RawTransfer | null {
  try {
    return readTransfer(raw);
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

/** The key of the wallet that comes along, which must be all that its address is the hash of. */
function keyBroughtAlong({
  init,
  wallet,
}: RawTransfer): Uint8Array | 'wrong_init' | 'wallet_unknown' {
  if (init === null) return 'wallet_unknown';
  const owner = ownerOfInit(init);
  const isItsOwn = isSameAddress({ ...wallet, hash: init.hash }, wallet);
  return owner !== null && isItsOwn ? owner.publicKey : 'wrong_init';
}

function isSameAddress(one: TonAddress, other: TonAddress): boolean {
  return one.workchain === other.workchain && equalBytes(one.hash, other.hash);
}

function refuse(fault: TonTransferFault): TonVerification {
  return { outcome: 'refused', fault };
}
