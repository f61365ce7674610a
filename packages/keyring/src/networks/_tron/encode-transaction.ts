import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { RecoverableSignature } from '../recoverable-signature.ts';
import { encodeTokenTransfer } from '../token-transfer.ts';
import { encodeMessage } from './protobuf-write.ts';

/** A transfer, with addresses of 21 bytes. */
export interface UnsignedTransaction {
  /** Reference to a block: 2 bytes of its height, 8 bytes of its hash. */
  readonly blockBytes: Uint8Array;
  readonly blockHash: Uint8Array;
  readonly expiresAtMs: bigint;
  readonly createdAtMs: bigint;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** In base units of the token; without a token, in sun. */
  readonly amount: bigint;
  readonly token: { readonly contract: Uint8Array; readonly feeLimit: bigint } | null;
}

/** `raw_data`, what is hashed and signed. @see java-tron, protocol/core/Tron.proto */
export function encodeUnsigned(transaction: UnsignedTransaction): Uint8Array {
  const { blockBytes, blockHash, expiresAtMs, createdAtMs, token } = transaction;
  return encodeMessage([
    [1, blockBytes],
    [4, blockHash],
    [8, expiresAtMs],
    [11, encodeContract(transaction)],
    [14, createdAtMs],
    [18, token?.feeLimit ?? 0n],
  ]);
}

/** Encodes the transaction for a node. */
export function encodeSigned(rawData: Uint8Array, signature: RecoverableSignature): Uint8Array {
  return encodeMessage([
    [1, rawData],
    [2, encodeSignature(signature)],
  ]);
}

/** R, S, and by which of its points R is meant. */
function encodeSignature({ r, s, yParity }: RecoverableSignature): Uint8Array {
  const bytes = new Uint8Array(signatureLength);
  for (const [number, end] of [
    [r, 31],
    [s, 63],
  ] as const)
    for (let rest = number, at = end; rest > 0n; rest >>= 8n, at -= 1)
      bytes[at] = Number(rest & 0xffn);
  bytes[64] = Number(yParity) + 27;
  return bytes;
}

export const signatureLength = 65;

function encodeContract({ from, to, amount, token }: UnsignedTransaction): Uint8Array {
  const parameter =
    token === null
      ? ([
          [1, from],
          [2, to],
          [3, amount],
        ] as const)
      : ([
          [1, from],
          [2, token.contract],
          [4, encodeTokenTransfer({ to: to.subarray(1), value: amount })],
        ] as const);
  const { type, name } = token === null ? contractTypes.transfer : contractTypes.call;
  return encodeMessage([
    [1, type],
    [
      2,
      encodeMessage([
        [1, utf8ToBytes(name)],
        [2, encodeMessage(parameter)],
      ]),
    ],
  ]);
}

/** `TransferContract` and `TriggerSmartContract`. @see java-tron, protocol/core/contract */
export const contractTypes = {
  transfer: { type: 1n, name: 'type.googleapis.com/protocol.TransferContract' },
  call: { type: 31n, name: 'type.googleapis.com/protocol.TriggerSmartContract' },
} as const;
