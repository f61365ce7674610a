import { concatBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import {
  type AccountUse,
  type EncodedInstruction,
  encodeInstruction,
} from './encode-instruction.ts';
import type { SolanaInstruction } from './instruction.ts';

export interface UnsignedTransaction {
  /** Signs, and is charged the fee. */
  readonly payer: string;
  readonly blockhash: string;
  readonly instructions: readonly SolanaInstruction[];
}

/**
 * Encodes the message to be signed, in the legacy form without a version. Accounts are ordered as
 * Solana's libraries order them, which is stricter than the protocol: the fee payer, then the other
 * signers, then the rest, in each group writable accounts before read-only ones.
 * @see Solana documentation, Transactions, legacy message format
 */
export function encodeMessage({ payer, blockhash, instructions }: UnsignedTransaction): Uint8Array {
  const encoded = instructions.map(encodeInstruction);
  const accounts = orderAccounts(payer, encoded);
  const count = (isCounted: (account: AccountUse) => boolean) => accounts.filter(isCounted).length;
  const indexOf = (address: string) => accounts.findIndex((each) => each.address === address);
  return concatBytes(
    Uint8Array.of(
      count(({ isSigner }) => isSigner),
      count(({ isSigner, isWritable }) => isSigner && !isWritable),
      count(({ isSigner, isWritable }) => !isSigner && !isWritable),
    ),
    compactU16(accounts.length),
    ...accounts.map(({ address }) => base58.decode(address)),
    base58.decode(blockhash),
    compactU16(encoded.length),
    ...encoded.flatMap(({ program, accounts: used, data }) => [
      Uint8Array.of(indexOf(program)),
      compactU16(used.length),
      Uint8Array.from(used, ({ address }) => indexOf(address)),
      compactU16(data.length),
      data,
    ]),
  );
}

/** Encodes the signed transaction for broadcast. */
export function encodeSigned(message: Uint8Array, signature: Uint8Array): Uint8Array {
  return concatBytes(compactU16(1), signature, message);
}

/** Each account once, with all that any instruction needs of it. */
function orderAccounts(
  payer: string,
  instructions: readonly EncodedInstruction[],
): readonly AccountUse[] {
  const uses = new Map<string, AccountUse>();
  const add = ({ address, isSigner, isWritable }: AccountUse) => {
    const known = uses.get(address);
    uses.set(address, {
      address,
      isSigner: isSigner || known?.isSigner === true,
      isWritable: isWritable || known?.isWritable === true,
    });
  };
  add({ address: payer, isSigner: true, isWritable: true });
  for (const { accounts, program } of instructions) {
    for (const account of accounts) add(account);
    add({ address: program, isSigner: false, isWritable: false });
  }
  const rank = ({ address, isSigner, isWritable }: AccountUse) =>
    address === payer ? -1 : (isSigner ? 0 : 2) + (isWritable ? 0 : 1);
  return [...uses.values()].sort(
    (one, other) => rank(one) - rank(other) || compareAddresses(one.address, other.address),
  );
}

/** Compares base58 addresses without regard to case, then lower case first. */
function compareAddresses(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return one > other ? -1 : 1;
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function compactU16(value: number): Uint8Array {
  return value < 0x80
    ? Uint8Array.of(value)
    : Uint8Array.of((value & 0x7f) | 0x80, ...compactU16(value >> 7));
}
