import { concatBytes } from '@noble/hashes/utils.js';

/** Arguments of a call of `transfer`. */
export interface TokenTransfer {
  /** The 20 bytes that name the holder of a key. */
  readonly to: Uint8Array;
  readonly value: bigint;
}

/** First bytes of keccak-256 of `transfer(address,uint256)`. @see ERC-20 */
const selector = Uint8Array.of(0xa9, 0x05, 0x9c, 0xbb);

/** The call of a token contract that hands over tokens. @see Solidity, contract ABI */
export function encodeTokenTransfer({ to, value }: TokenTransfer): Uint8Array {
  const amount = new Uint8Array(32);
  for (let rest = value, at = 31; rest > 0n; rest >>= 8n, at -= 1)
    amount[at] = Number(rest & 0xffn);
  return concatBytes(selector, new Uint8Array(12), to, amount);
}

/** Null for any other call, and for one that a contract would read differently or not at all. */
export function readTokenTransfer(data: Uint8Array): TokenTransfer | null {
  if (data.length !== 68 || selector.some((byte, at) => data[at] !== byte)) return null;
  if (data.subarray(4, 16).some((byte) => byte !== 0)) return null;
  const value = data.subarray(36).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return { to: data.subarray(16, 36), value };
}
