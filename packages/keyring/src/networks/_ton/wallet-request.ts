import { bytesToBits, uintBits } from './bits.ts';
import { type Cell, createCell } from './cell.ts';
import type { Body } from './payload.ts';

/** Request to a wallet v4R2; the signature covers all of it. */
export interface WalletRequest {
  readonly walletId: number;
  /** Seconds since 1970, after which the wallet refuses. */
  readonly validUntil: number;
  readonly seqno: bigint;
  readonly sendMode: number;
  readonly message: Cell;
}

/**
 * Builds the cell whose hash is signed. Operation 0 sends. @see wallet-contract,
 * func/wallet-v4-code.fc
 */
export function requestCell(request: WalletRequest): Cell {
  const { walletId, validUntil, seqno, sendMode, message } = request;
  const head = `${uintBits(walletId, 32)}${uintBits(validUntil, 32)}${uintBits(seqno, 32)}`;
  return createCell(`${head}${uintBits(0, 8)}${uintBits(sendMode, 8)}`, [message]);
}

export function signedRequest({ bits, refs }: Cell, signature: Uint8Array): Body {
  return { bits: bytesToBits(signature) + bits, refs };
}

/**
 * Send modes of the wallet: the value of the message, fees apart, or the whole balance, fees
 * included. A send that the wallet cannot pay for is skipped: otherwise it would be retried, and
 * charged for, until it expires.
 */
export const sendModes = { value: 3, everything: 130 } as const;
