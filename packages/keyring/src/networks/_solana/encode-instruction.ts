import { utf8 } from '@scure/base';
import type { SolanaInstruction } from './instruction.ts';
import {
  computeBudgetProgram,
  memoProgram,
  systemProgram,
  tokenAccountProgram,
  tokenProgram,
} from './programs.ts';

export interface AccountUse {
  readonly address: string;
  readonly isSigner: boolean;
  readonly isWritable: boolean;
}

/** An instruction as its program takes it. */
export interface EncodedInstruction {
  readonly program: string;
  readonly accounts: readonly AccountUse[];
  readonly data: Uint8Array;
}

/** @see solana-system-interface, solana-compute-budget-interface, spl-memo, spl-token, spl-associated-token-account */
export function encodeInstruction(instruction: SolanaInstruction): EncodedInstruction {
  switch (instruction.kind) {
    case 'transfer':
      return {
        program: systemProgram,
        accounts: [
          signing(instruction.from),
          writable(instruction.to),
          ...(instruction.references ?? []).map(readOnly),
        ],
        data: Uint8Array.of(2, 0, 0, 0, ...littleEndian(instruction.lamports, 8)),
      };
    case 'unit-limit': {
      const data = Uint8Array.of(2, ...littleEndian(BigInt(instruction.units), 4));
      return { program: computeBudgetProgram, accounts: [], data };
    }
    case 'unit-price': {
      const data = Uint8Array.of(3, ...littleEndian(instruction.microLamports, 8));
      return { program: computeBudgetProgram, accounts: [], data };
    }
    case 'memo':
      return { program: memoProgram, accounts: [], data: utf8.decode(instruction.text) };
    case 'create-token-account': {
      const { payer, account, owner, mint } = instruction;
      const read = [owner, mint, systemProgram, tokenProgram].map(readOnly);
      return {
        program: tokenAccountProgram,
        accounts: [signing(payer), writable(account), ...read],
        data: Uint8Array.of(1),
      };
    }
    case 'token-transfer': {
      const { source, destination, owner, mint, units, decimals, references = [] } = instruction;
      const authority = { ...readOnly(owner), isSigner: true };
      return {
        program: tokenProgram,
        accounts: [
          ...[writable(source), readOnly(mint), writable(destination), authority],
          ...references.map(readOnly),
        ],
        data: Uint8Array.of(12, ...littleEndian(units, 8), decimals),
      };
    }
    default:
      return instruction satisfies never;
  }
}

const readOnly = (address: string): AccountUse => ({
  address,
  isSigner: false,
  isWritable: false,
});
const writable = (address: string): AccountUse => ({ ...readOnly(address), isWritable: true });
const signing = (address: string): AccountUse => ({ ...writable(address), isSigner: true });

function littleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => Number((value >> BigInt(8 * place)) & 0xffn));
}
