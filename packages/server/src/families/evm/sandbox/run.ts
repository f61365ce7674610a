import type { TokenDefinition } from '@billfold/core';
import type { DecodedEvmTransfer } from '@billfold/keyring';
import type { Changes } from '../../../chains/sandbox/rules.ts';

/** A transaction with its sender, to an account or a contract that is there already. */
export interface RunnableTransaction extends DecodedEvmTransfer {
  readonly from: string;
  readonly to: string;
}

/** Result of a transaction, executed in its place among all others. */
export interface Run {
  readonly gasUsed: bigint;
  /** All is as before, but for the fee and the nonce. */
  readonly hasFailed: boolean;
  /**
   * Token balances by key, and what is paid out from; also those that were only read, so that the
   * result can be described later.
   */
  readonly changes: Changes;
  /** The token that it moves, or was to move. */
  readonly token: TokenDefinition | null;
  /** Payment by the contract that was called, which no transfer of the transaction shows. */
  readonly paidOut: Payout | null;
}

/** Native value that a contract pays in the course of a transaction to it. */
export interface Payout {
  readonly to: string;
  readonly value: bigint;
}
