import type { Transaction } from '../contract/transactions/transactions.ts';

/** Transaction of the sandbox in memory, where all income has a transaction to name. */
export interface SandboxTransaction extends Transaction {
  readonly hash: string;
}
