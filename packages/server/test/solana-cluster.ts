import { createHash } from 'node:crypto';
import { getBase58Decoder, getTransactionDecoder } from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { balancesOf, parseInstruction, parseTransaction } from './solana-parsed.ts';

export interface ClusterBlock {
  readonly slot: number;
  readonly height: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly transactions: readonly ClusterTransaction[];
}
export interface ClusterTransaction {
  readonly raw: Uint8Array;
  readonly signature: string;
  /** Transaction in the JSON form of a node’s response. */
  readonly shown: object;
}

/**
 * Solana's own runtime (LiteSVM), with blocks: it knows none, so they are made here, and before every
 * third one two slots are left empty.
 */
export interface SolanaCluster {
  readonly svm: () => LiteSVM;
  readonly blocks: () => readonly ClusterBlock[];
  readonly head: () => ClusterBlock;
  isRecent(blockhash: string): boolean;
  /** The signature, or why not. */
  send(raw: Uint8Array): { readonly signature: string } | { readonly refusal: string };
  mine(): void;
  rollBack(count: number): void;
  forgetWaiting(): void;
}

type Preparation = (svm: LiteSVM) => void;

export function createSolanaCluster(prepare: Preparation): SolanaCluster {
  let made = 0;
  let svm = freshVm(prepare);
  let blocks: readonly ClusterBlock[] = [];
  let pool: readonly Uint8Array[] = [];
  const append = (transactions: readonly ClusterTransaction[]): void => {
    made += 1;
    blocks = [...blocks, nextBlock(blocks.at(-1) ?? null, made, transactions)];
  };
  const head = (): ClusterBlock => {
    const last = blocks.at(-1);
    if (last === undefined) throw new Error('There is no block.');
    return last;
  };
  const isRecent = (blockhash: string) =>
    blocks.some(({ hash, height }) => hash === blockhash && head().height - height <= 150);
  append([]);
  return {
    svm: () => svm,
    blocks: () => blocks,
    head,
    isRecent,
    send: (raw) => {
      const { signature, blockhash } = parseTransaction(raw);
      const refusal = isRecent(blockhash) ? simulate(svm, raw) : 'Blockhash not found';
      if (refusal !== null) return { refusal: `Transaction simulation failed: ${refusal}` };
      if (!pool.some((other) => Buffer.compare(other, raw) === 0)) pool = [...pool, raw];
      return { signature };
    },
    mine: () => {
      const taken = pool.filter((raw) => isRecent(parseTransaction(raw).blockhash));
      pool = [];
      append(taken.flatMap((raw) => execute(svm, raw) ?? []));
    },
    rollBack: (count) => {
      const gone = blocks.slice(-count).flatMap(({ transactions }) => transactions);
      blocks = blocks.slice(0, -count);
      svm = freshVm(prepare);
      for (const { transactions } of blocks) for (const { raw } of transactions) execute(svm, raw);
      pool = [...gone.map(({ raw }) => raw), ...pool];
    },
    forgetWaiting: () => {
      pool = [];
    },
  };
}

function freshVm(prepare: Preparation): LiteSVM {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(10_000n);
  prepare(svm);
  return svm;
}

function nextBlock(
  below: ClusterBlock | null,
  number: number,
  transactions: readonly ClusterTransaction[],
): ClusterBlock {
  const hash = getBase58Decoder().decode(createHash('sha256').update(`${number}`).digest());
  if (below === null) return { slot: 0, height: 0, hash, parentHash: '1'.repeat(32), transactions };
  const height = below.height + 1;
  const slot = below.slot + (number % 3 === 0 ? 3 : 1);
  return { slot, height, hash, parentHash: below.hash, transactions };
}

/** Null for one that no block takes. */
function execute(svm: LiteSVM, raw: Uint8Array): ClusterTransaction | null {
  const { signature, keys, accountKeys, instructions } = parseTransaction(raw);
  const before = balancesOf(svm, keys);
  const result = svm.sendTransaction(getTransactionDecoder().decode(raw));
  const after = balancesOf(svm, keys);
  // All lamports stay where they can be seen, but for the fee.
  const fee = sum(before.lamports) - sum(after.lamports);
  if (fee === 0n) return null;
  const hasFailed = result instanceof FailedTransactionMetadata;
  const inner = (hasFailed ? result.meta() : result).innerInstructions();
  const meta = {
    err: hasFailed ? { InstructionError: [0, { Custom: 1 }] } : null,
    fee,
    preBalances: before.lamports,
    postBalances: after.lamports,
    preTokenBalances: before.tokens,
    postTokenBalances: after.tokens,
    innerInstructions: inner.map((calls, index) => ({
      index,
      instructions: calls.map((each) => {
        const called = each.instruction();
        const accounts = [...called.accounts()];
        const program = called.programIdIndex();
        return parseInstruction(keys, { program, accounts, data: called.data() });
      }),
    })),
  };
  const message = { accountKeys, instructions };
  return {
    raw,
    signature,
    shown: { meta, transaction: { signatures: [signature], message } },
  };
}

/** Why a node would not pass it on, in its words; null where it would. */
function simulate(svm: LiteSVM, raw: Uint8Array): string | null {
  const result = svm.simulateTransaction(getTransactionDecoder().decode(raw));
  if (!(result instanceof FailedTransactionMetadata)) return null;
  const [, error = ''] = /err: (.*?), meta:/.exec(result.toString()) ?? [];
  const [number = ''] = /\d+/.exec(error) ?? [];
  return (words[error.replace(/\d+/, 'n')] ?? error).replace('n#', number);
}

/** @see solana-transaction-error, solana-instruction-error */
const words: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  'InstructionError(n, Custom(1))': 'Error processing Instruction n#: custom program error: 0x1',
};

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
