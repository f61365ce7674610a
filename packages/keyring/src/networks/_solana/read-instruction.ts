import { utf8 } from '@scure/base';
import type { AccountUse } from './encode-instruction.ts';
import type { SolanaInstruction, UnknownInstruction } from './instruction.ts';
import {
  computeBudgetProgram,
  memoProgram,
  systemProgram,
  tokenAccountProgram,
  tokenProgram,
} from './programs.ts';
import type { RawInstruction } from './raw-transaction.ts';

/**
 * Decodes an instruction from its bytes, sharing no code with the encoder. The use of its accounts
 * is not validated here.
 */
export function readInstruction(raw: RawInstruction): SolanaInstruction | UnknownInstruction {
  return readers[raw.program]?.(raw) ?? { kind: 'unknown', program: raw.program };
}

type Reader = (raw: RawInstruction) => SolanaInstruction | null;

const readers: Readonly<Record<string, Reader | undefined>> = {
  [systemProgram]: ({ accounts, data }) => {
    const [from, to, ...others] = accounts;
    const named = readReferences(others);
    if (named === null || from === undefined || to === undefined) return null;
    if (data.length !== 12 || numberAt(data, 0, 4) !== 2n) return null;
    const lamports = numberAt(data, 4, 8);
    return { kind: 'transfer', from: from.address, to: to.address, lamports, ...named };
  },
  [computeBudgetProgram]: ({ data }) => {
    if (data.length === 5 && data[0] === 2)
      return { kind: 'unit-limit', units: Number(numberAt(data, 1, 4)) };
    if (data.length === 9 && data[0] === 3)
      return { kind: 'unit-price', microLamports: numberAt(data, 1, 8) };
    return null;
  },
  [memoProgram]: ({ accounts, data }) => {
    const text = accounts.length === 0 ? readText(data) : null;
    return text === null ? null : { kind: 'memo', text };
  },
  [tokenAccountProgram]: ({ accounts, data }) => {
    const [payer, account, owner, mint, system, token] = accounts.map(({ address }) => address);
    if (data.length !== 1 || data[0] !== 1 || accounts.length !== 6) return null;
    if (system !== systemProgram || token !== tokenProgram) return null;
    if (payer === undefined || account === undefined) return null;
    if (owner === undefined || mint === undefined) return null;
    return { kind: 'create-token-account', payer, account, owner, mint };
  },
  [tokenProgram]: ({ accounts, data }) => {
    const [source, mint, destination, owner] = accounts.map(({ address }) => address);
    const named = readReferences(accounts.slice(4));
    const [tag, decimals] = [data[0], data[9]];
    if (data.length !== 10 || tag !== 12 || named === null) return null;
    if (source === undefined || mint === undefined || decimals === undefined) return null;
    if (destination === undefined || owner === undefined) return null;
    const units = numberAt(data, 1, 8);
    return { kind: 'token-transfer', source, destination, owner, mint, units, decimals, ...named };
  },
};

/** Accounts behind those that the program reads; null for one that could do more than be named. */
function readReferences(accounts: readonly AccountUse[]): { references?: string[] } | null {
  if (accounts.some(({ isSigner, isWritable }) => isSigner || isWritable)) return null;
  return accounts.length === 0 ? {} : { references: accounts.map(({ address }) => address) };
}

function numberAt(data: Uint8Array, start: number, length: number): bigint {
  return data
    .subarray(start, start + length)
    .reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

function readText(data: Uint8Array): string | null {
  try {
    return utf8.encode(data);
  } catch {
    return null;
  }
}
