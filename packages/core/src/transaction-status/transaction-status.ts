import type { TransactionStatus } from '../contract/transactions/transactions.ts';

export interface TransactionFacts {
  /** Block it stands in, null before it has one. */
  readonly blockHeight: number | null;
  /** How it ended without a block or in spite of one, null while it has not. */
  readonly endedAs: 'FAILED' | 'DROPPED' | 'REPLACED' | null;
}

export interface ConfirmationFacts {
  /** Height of the newest block, null before one is known. */
  readonly headHeight: number | null;
  /** Confirmations after which the funds can be used. */
  readonly required: number;
}

/**
 * Derives the status of a transaction. It is never stored, so a reorganisation needs no repair: see
 * "Statuses are derived" in docs/decisions/accounts.md.
 */
export function statusOf(
  { blockHeight, endedAs }: TransactionFacts,
  { headHeight, required }: ConfirmationFacts,
): TransactionStatus {
  if (endedAs !== null) return endedAs;
  if (blockHeight === null) return 'PENDING';
  return confirmationsOf(blockHeight, headHeight) < required ? 'CONFIRMING' : 'CONFIRMED';
}

/** Blocks on top of a transaction including its own; 0 without a block or above the head. */
export function confirmationsOf(blockHeight: number | null, headHeight: number | null): number {
  if (blockHeight === null || headHeight === null) return 0;
  return Math.max(0, headHeight - blockHeight + 1);
}
