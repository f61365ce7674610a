import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import { formatAddress } from './address.ts';
import { ownerOfInit, type RawTransfer, readTransfer } from './raw-transfer.ts';
import { type RawPayload, readPayload } from './read-payload.ts';
import type { TonNetwork } from './ton-network.ts';
import { sendModes } from './wallet-request.ts';

/** Decoded signed transfer, not validated. Plain data. */
export interface DecodedTonTransfer {
  /** 64 hex digits, of the message to the wallet: the network names its transactions only later. */
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  /** In nanotons; nothing where the wallet sends everything. */
  readonly value: BaseUnits;
  readonly isEverything: boolean;
  readonly sendMode: number;
  readonly isBounceable: boolean;
  readonly payload: TonPayload;
  readonly walletId: number;
  readonly seqno: bigint;
  /** Seconds since 1970. */
  readonly validUntil: number;
  /** The public key that the wallet begins with, hex; null where the wallet does not come along. */
  readonly publicKey: string | null;
  /** Bytes. */
  readonly size: number;
}

/** Message of a transfer to the contract that receives it. */
export type TonPayload =
  | { readonly kind: 'none' }
  | { readonly kind: 'comment'; readonly text: string }
  /** It goes to the jetton wallet of the sender, to hand over units of its jetton. */
  | {
      readonly kind: 'jetton';
      readonly units: BaseUnits;
      readonly recipient: string;
      /** Recipient of the TON that are left over. */
      readonly response: string;
      readonly memo: string | null;
    }
  /** Anything else. */
  | { readonly kind: 'other' };

/**
 * Reads what `signTransfer` writes, for any wallet.
 * @throws {KeyringError} `transaction_malformed`, and nothing else, whatever the bytes
 */
export function decodeTransfer(network: TonNetwork, raw: Uint8Array): DecodedTonTransfer {
  return toDecodedTransfer(network, readTransfer(raw), raw.length);
}

export function toDecodedTransfer(
  network: TonNetwork,
  transfer: RawTransfer,
  size: number,
): DecodedTonTransfer {
  const { hash, wallet, init, walletId, seqno, validUntil, sendMode, message } = transfer;
  const owner = init && ownerOfInit(init);
  return {
    hash,
    from: formatAddress(wallet, network),
    to: formatAddress(message.to, network),
    value: toBaseUnits(message.value),
    isEverything: sendMode === sendModes.everything,
    sendMode,
    isBounceable: message.isBounceable,
    payload: toPayload(network, readPayload(message.body)),
    walletId,
    seqno,
    validUntil,
    publicKey: owner && hex.encode(owner.publicKey),
    size,
  };
}

function toPayload(network: TonNetwork, payload: RawPayload): TonPayload {
  if (payload.kind !== 'jetton') return payload;
  const { units, recipient, response, memo } = payload;
  return {
    kind: 'jetton',
    units: toBaseUnits(units),
    recipient: formatAddress(recipient, network),
    response: formatAddress(response, network),
    memo,
  };
}
