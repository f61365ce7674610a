import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { ChainName, NetworkModel, UtxoChain } from './network.ts';

/** Writes the address that stands for `bytes`, sharing no code with what it checks. */
export function referenceAddress(bytes: Uint8Array, model: NetworkModel, chain: ChainName): string {
  switch (model.family) {
    case 'utxo':
      return referenceOutput(bytes, model.chains[chain]);
    case 'evm':
      return referenceEip55(bytes);
    case 'tron':
      return referenceBase58check(Uint8Array.of(model.chains[chain].addressVersion, ...bytes));
    case 'solana':
      return referenceBase58(bytes);
    case 'ton':
      return referenceTon(bytes, model.chains[chain].testOnly ? 0xd1 : 0x51);
    default:
      return model satisfies never;
  }
}

/** The address of an output script by the text of BIP-173, BIP-350 and the base58check of Bitcoin. */
function referenceOutput(script: Uint8Array, chain: UtxoChain): string {
  const hash = script.length === 25 ? script.subarray(3, 23) : script.subarray(2, 22);
  if (script[0] === 0x76) return referenceBase58check(Uint8Array.of(chain.pubKeyHash, ...hash));
  if (script[0] === 0xa9) return referenceBase58check(Uint8Array.of(chain.scriptHash, ...hash));
  const version = (script[0] ?? 0) === 0 ? 0 : (script[0] ?? 0) - 0x50;
  return referenceSegwit(chain.hrp, version, script.subarray(2));
}

/** Encodes the checksum by the text of EIP-55. */
export function referenceEip55(account: Uint8Array): string {
  const digits = toHex(account);
  const hash = toHex(keccak_256(new TextEncoder().encode(digits)));
  const upper = [...digits].map((digit, place) =>
    Number.parseInt(hash.charAt(place), 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${upper.join('')}`;
}

const base58Letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

export function referenceBase58check(payload: Uint8Array): string {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  return referenceBase58([...payload, ...sha256(sha256(payload)).subarray(0, 4)]);
}

export function referenceBase58(bytes: Iterable<number>): string {
  const zeros = /^(?:00)*/.exec(toHex(bytes))?.[0].length ?? 0;
  let text = '';
  for (let rest = BigInt(`0x${toHex(bytes)}`); rest > 0n; rest /= 58n)
    text = `${base58Letters[Number(rest % 58n)]}${text}`;
  return '1'.repeat(zeros / 2) + text;
}

/**
 * The friendly form of a workchain and a hash, with the remainder of a long division for a checksum.
 * @see TEP-2
 */
export function referenceTon(account: Uint8Array, tag: number): string {
  const data = BigInt(`0x${toHex([tag, ...account])}0000`);
  let remainder = data;
  for (let degree = 36 * 8 - 1; degree >= 16; degree -= 1)
    if ((remainder >> BigInt(degree)) & 1n) remainder ^= 0x11021n << BigInt(degree - 16);
  const digits = (data ^ remainder).toString(16).padStart(72, '0');
  return Buffer.from(digits, 'hex').toString('base64url');
}

export function referenceSegwit(hrp: string, version: number, program: Uint8Array): string {
  const bits = [...program].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const words = (bits.match(/.{1,5}/g) ?? []).map((word) =>
    Number.parseInt(word.padEnd(5, '0'), 2),
  );
  const data = [version, ...words];
  const expanded = [...hrp].map((letter) => letter.charCodeAt(0));
  const prefix = [...expanded.map((code) => code >> 5), 0, ...expanded.map((code) => code & 31)];
  const constant = version === 0 ? 1 : 0x2bc830a3;
  const remainder = polymod([...prefix, ...data, 0, 0, 0, 0, 0, 0]) ^ constant;
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (remainder >> shift) & 31);
  return `${hrp}1${[...data, ...checksum].map((word) => bech32Letters[word]).join('')}`;
}

function polymod(values: readonly number[]): number {
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let checksum = 1;
  for (const value of values) {
    const top = checksum >> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (const [bit, term] of generator.entries()) if ((top >> bit) & 1) checksum ^= term;
  }
  return checksum;
}

export function toHex(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
