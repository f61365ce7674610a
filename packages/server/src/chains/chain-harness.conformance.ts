import type { SignedTransfer } from '@billfold/keyring';
import type { Chain, ChainTransaction } from './chain.ts';

/** A chain that a test can move. */
export interface ChainHarness {
  readonly chain: Chain;
  mine(blocks: number): Promise<void>;
  /** Takes blocks back; what they held waits again. */
  rollBack(blocks: number): Promise<void>;
  /** Pays `amount` by a transaction into the mempool, and answers its hash. */
  fund(address: string, amount: bigint): Promise<string>;
  /** Pays `amount` by a contract, so that no transfer shows it; left out where blocks show everything. */
  payByContract?(address: string, amount: bigint): Promise<void>;
  /** A deposit can be spent only when a block has it; elsewhere the mempool is enough. */
  readonly needsMinedFunds?: boolean;
}

/** Wallet without history on the chain, in an interface that fits every family. */
export interface Spender {
  readonly address: string;
  /** Base units that are enough for any of its transfers. */
  readonly amount: bigint;
  /** A transfer to itself of what `deposit` paid. The two variants exclude each other. */
  spend(deposit: ChainTransaction, variant?: 'first' | 'second'): SignedTransfer;
  /** A transfer that lacks what may still come. */
  spendTooEarly(deposit: ChainTransaction): SignedTransfer;
  /** Pays some of it with a text for the recipient; left out on networks without one. */
  payWithMemo?(deposit: ChainTransaction, memo: string): SignedTransfer;
  /** Rejection by a node where a block has spent the funds of `spend`. */
  readonly usedUp: string;
  /** True where our own ledger does not rule it out either: the funds can come back. */
  readonly staysOpen?: boolean;
}

/** A harness with a spender on it, in the middle of a test. */
export interface SpendingHarness extends ChainHarness {
  readonly spender: Spender;
  /** Pays the spender, and answers what the mempool shows of it. */
  funded(): Promise<ChainTransaction>;
  /** Funds the spender; resolves when the deposit can be spent. */
  spendable(): Promise<ChainTransaction>;
}

// BIP-39 test vectors.
export const spenderPhrase = `${'abandon '.repeat(11)}about`;

export async function waiting(chain: Chain, hash: string): Promise<ChainTransaction> {
  const transaction = (await chain.mempool()).find((each) => each.hash === hash);
  if (transaction === undefined) throw new Error(`${hash} does not wait in the mempool.`);
  return transaction;
}
