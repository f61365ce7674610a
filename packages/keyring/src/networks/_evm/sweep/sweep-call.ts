import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { utf8 } from '@scure/base';
import { toWord } from './sweeper.ts';

/** Arguments of a call of `sweep`. */
export interface SweepCall {
  /** Address of the token; zeros for the native coin. */
  readonly token: Uint8Array;
  readonly moves: readonly Move[];
}

export interface Move {
  readonly purse: Uint8Array;
  readonly units: bigint;
}

const selector = keccak_256(utf8.decode('sweep(address,(address,uint256)[])')).subarray(0, 4);
/** Place of the list of moves behind the two arguments. */
const listAt = 64n;

/** The call of the sweeper that moves the funds of purses. @see Solidity, contract ABI */
export function encodeSweepCall({ token, moves }: SweepCall): Uint8Array {
  const words = moves.flatMap(({ purse, units }) => [toWord(purse), numberWord(units)]);
  const head = [toWord(token), numberWord(listAt), numberWord(BigInt(moves.length))];
  return concatBytes(selector, ...head, ...words);
}

/** Null for any other call, and for any but its one encoding. */
export function readSweepCall(data: Uint8Array): SweepCall | null {
  const words = data.subarray(4);
  const [token, at, count, ...rest] = Array.from({ length: words.length / 32 }, (_, index) =>
    words.subarray(index * 32, index * 32 + 32),
  );
  if (token === undefined || at === undefined || count === undefined) return null;
  const moves = Array.from({ length: rest.length / 2 }, (_, index) => ({
    purse: (rest[index * 2] ?? token).subarray(12),
    units: toNumber(rest[index * 2 + 1] ?? token),
  }));
  const call = { token: token.subarray(12), moves };
  const encoded = encodeSweepCall(call);
  const isSame = encoded.length === data.length && encoded.every((byte, n) => byte === data[n]);
  return isSame ? call : null;
}

function numberWord(value: bigint): Uint8Array {
  const word = new Uint8Array(32);
  for (let rest = value, at = 31; rest > 0n; rest >>= 8n, at -= 1) word[at] = Number(rest & 0xffn);
  return word;
}

const toNumber = (word: Uint8Array): bigint =>
  word.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
