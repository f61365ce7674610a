import { equalBytes } from '@noble/curves/utils.js';
import { hex } from '@scure/base';
import type { TonAddress } from './address.ts';
import { readBagOfCells } from './bag-of-cells.ts';
import { createBitReader } from './bit-reader.ts';
import { bitsToBytes } from './bits.ts';
import { type Cell, digestCell } from './cell.ts';
import { type InternalMessage, normalizedHash } from './message.ts';
import { readExternalMessage, readInternalMessage } from './read-message.ts';
import { walletInitHash } from './wallet-contract.ts';

/** A message to a wallet of ours from outside, taken apart. */
export interface RawTransfer {
  /** @see normalizedHash */
  readonly hash: string;
  readonly wallet: TonAddress;
  readonly init: Cell | null;
  readonly signature: Uint8Array;
  /** Signed cell. */
  readonly requestHash: Uint8Array;
  readonly walletId: number;
  readonly validUntil: number;
  readonly seqno: bigint;
  readonly sendMode: number;
  readonly message: InternalMessage;
}

/**
 * Reads one send of one message, which is all that our wallets are ever asked for: no plugins.
 * @throws {KeyringError} `transaction_malformed`, and nothing else, whatever the bytes
 */
export function readTransfer(raw: Uint8Array): RawTransfer {
  const { wallet, init, body } = readExternalMessage(readBagOfCells(raw));
  const reader = createBitReader(body);
  const signature = reader.bytes(64);
  const request = digestCell(reader.rest().bits, body.refs);
  const walletId = Number(reader.uint(32));
  const validUntil = Number(reader.uint(32));
  const seqno = reader.uint(32);
  reader.expect('00000000');
  const sendMode = Number(reader.uint(8));
  const message = readInternalMessage(reader.ref());
  reader.end();
  return {
    hash: hex.encode(normalizedHash({ wallet, body })),
    wallet,
    init,
    signature,
    requestHash: request.hash,
    walletId,
    validUntil,
    seqno,
    sendMode,
    message,
  };
}

/**
 * Returns the subwallet and public key in a state init, null where it is not that of a wallet v4R2.
 */
export function ownerOfInit({ refs, hash }: Cell): WalletOwner | null {
  const bits = refs[1]?.bits ?? '';
  if (bits.length !== 321) return null;
  const walletId = Number.parseInt(bits.slice(32, 64), 2);
  const publicKey = bitsToBytes(bits.slice(64, 320));
  const isWallet = equalBytes(walletInitHash(publicKey, walletId), hash);
  return isWallet ? { walletId, publicKey } : null;
}

export interface WalletOwner {
  readonly walletId: number;
  readonly publicKey: Uint8Array;
}
