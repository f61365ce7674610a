import { address, createKeyPairSignerFromPrivateKeyBytes, getBase58Encoder } from '@solana/kit';
import type { LiteSVM } from 'litesvm';
import * as z from 'zod/mini';
import type { ChainHarness } from '../src/chains/chain-harness.conformance.ts';
import { type JsonRpc, JsonRpcError } from '../src/chains/json-rpc.ts';
import { parseExactJson } from '../src/chains/parse-exact-json.ts';
import { createSolanaRpcChain } from '../src/families/solana/node/create-solana-rpc-chain.ts';
import { rememberSent } from './remember-sent.ts';
import { type ClusterBlock, createSolanaCluster, type SolanaCluster } from './solana-cluster.ts';
import { parseTransaction, tokenIn } from './solana-parsed.ts';
import { signedBy } from './solana-transaction.ts';
import { setLamports } from './solana-vm.ts';

export interface SolanaNode extends ChainHarness {
  readonly rpc: JsonRpc;
  readonly cluster: SolanaCluster;
}

/** Methods of a node over Solana's own runtime, which has none. `prepare` puts accounts there. */
export async function startSolanaNode(
  prepare: (svm: LiteSVM) => void = () => {},
): Promise<SolanaNode> {
  const faucet = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7));
  const cluster = createSolanaCluster((svm) => {
    // More than a number holds exactly.
    setLamports(svm, faucet.address, 10n ** 17n + 1n);
    prepare(svm);
  });
  const methods = methodsOf(cluster);
  const rpc: JsonRpc = {
    call: async ({ method, params = [], schema, parse = parseExactJson }) => {
      const answer = methods[method]?.(params);
      if (answer === undefined) throw new JsonRpcError(-32_601, 'Method not found');
      return schema.parse(parse(toJson(answer)));
    },
  };
  const chain = rememberSent(
    (raw) => parseTransaction(raw).signature,
    (sent) => createSolanaRpcChain({ network: 'SOL', chain: 'regtest', rpc, sent }),
  );
  return {
    rpc,
    cluster,
    chain,
    needsMinedFunds: true,
    mine: async (count) => {
      for (let mined = 0; mined < count; mined += 1) cluster.mine();
    },
    rollBack: async (count) => cluster.rollBack(count),
    // A node shows nothing that waits but what went out through the same chain.
    fund: async (to, lamports) => {
      const instructions = [{ kind: 'transfer', from: faucet.address, to, lamports }] as const;
      const blockhash = cluster.head().hash;
      const raw = await signedBy({ payer: faucet, blockhash, instructions });
      await chain.broadcast(raw);
      return parseTransaction(raw).signature;
    },
  };
}

const blocksUntilFinal = 32;

type Method = (params: readonly unknown[]) => unknown;

function methodsOf(cluster: SolanaCluster): Readonly<Record<string, Method | undefined>> {
  const text = (value: unknown) => z.string().parse(value);
  const number = (value: unknown) => z.int().parse(value);
  const slots = () => cluster.blocks().map(({ slot }) => slot);
  return {
    getHealth: () => 'ok',
    getGenesisHash: () => cluster.blocks()[0]?.hash,
    getSlot: () => cluster.head().slot,
    getBlockHeight: () => cluster.head().height,
    getLatestBlockhash: ([options]) => latestBlockhash(cluster, options),
    getBlock: ([slot, options]) => showBlock(cluster, number(slot), options),
    getTransaction: ([hash]) => showTransaction(cluster, text(hash)),
    getBlocks: ([from, to]) => slots().filter((slot) => slot >= number(from) && slot <= number(to)),
    getBlocksWithLimit: ([from, limit]) =>
      slots()
        .filter((slot) => slot >= number(from))
        .slice(0, number(limit)),
    getSignatureStatuses: ([hashes]) => ({
      value: z
        .array(z.string())
        .parse(hashes)
        .map((hash) => statusOf(cluster, hash)),
    }),
    isBlockhashValid: ([hash]) => ({ value: cluster.isRecent(text(hash)) }),
    sendTransaction: ([raw]) => {
      const sent = cluster.send(Buffer.from(text(raw), 'base64'));
      if ('refusal' in sent) throw new JsonRpcError(-32_002, sent.refusal);
      return sent.signature;
    },
    getBalance: ([of]) => ({ value: cluster.svm().getBalance(address(text(of))) ?? 0n }),
    getMultipleAccounts: ([all]) => ({
      context: { slot: cluster.head().slot },
      value: z
        .array(z.string())
        .parse(all)
        .map((of) => showAccount(cluster.svm(), of)),
    }),
    getAccountInfo: ([of]) => ({ value: showAccount(cluster.svm(), text(of)) }),
    getMinimumBalanceForRentExemption: ([length]) =>
      cluster.svm().minimumBalanceForRentExemption(BigInt(number(length))),
    getRecentPrioritizationFees: () =>
      [0, 10 ** 12, 20_000, 30_000].map((prioritizationFee, slot) => ({ slot, prioritizationFee })),
  };
}

function showBlock({ blocks }: SolanaCluster, wanted: number, options: unknown): object {
  const { transactionDetails } = z.parse(blockOptions, options);
  const block = blocks().find(({ slot }) => slot === wanted);
  if (block === undefined) throw new JsonRpcError(-32_007, 'Slot was skipped');
  const { height, slot, hash, parentHash, transactions } = block;
  const shown = transactions.map((each) =>
    transactionDetails === 'accounts' ? listTransaction(each.shown) : each.shown,
  );
  return {
    blockHeight: height,
    blockTime: 1_700_000_000 + slot,
    blockhash: hash,
    previousBlockhash: parentHash,
    ...(transactionDetails === 'none' ? {} : { transactions: shown }),
  };
}

/** Returns what a list has of a transaction: its accounts and balances. @see Agave, transaction-status, lib.rs */
function listTransaction(shown: object): object {
  const { meta, transaction } = z.parse(wholeTransaction, shown);
  const { innerInstructions: _, ...balances } = meta;
  const { signatures, message } = transaction;
  return { meta: balances, transaction: { signatures, accountKeys: message.accountKeys } };
}

const blockOptions = z.object({ transactionDetails: z.enum(['none', 'accounts', 'full']) });
const wholeTransaction = z.object({
  meta: z.looseObject({}),
  transaction: z.object({
    signatures: z.array(z.string()),
    message: z.object({ accountKeys: z.array(z.unknown()) }),
  }),
});

function showTransaction({ blocks }: SolanaCluster, hash: string): object | null {
  for (const { slot, transactions } of blocks()) {
    const found = transactions.find(({ signature }) => signature === hash);
    if (found !== undefined) return { slot, blockTime: 1_700_000_000 + slot, ...found.shown };
  }
  return null;
}

/** Answers the newest block of a commitment; a block is final when 32 are on top of it. */
function latestBlockhash({ blocks, head }: SolanaCluster, options: unknown): object {
  const { commitment } = z.parse(z.object({ commitment: z.string() }), options);
  const depth = commitment === 'finalized' ? blocksUntilFinal : 0;
  const { hash, height } = blocks()[Math.max(0, head().height - depth)] ?? head();
  return { value: { blockhash: hash, lastValidBlockHeight: height + 150 } };
}

function statusOf({ blocks, head }: SolanaCluster, hash: string): object | null {
  if (getBase58Encoder().encode(hash).length !== 64)
    throw new JsonRpcError(-32_602, 'Invalid param: WrongSize');
  const holds = ({ transactions }: ClusterBlock) =>
    transactions.some(({ signature }) => signature === hash);
  const block = blocks().find(holds);
  if (block === undefined) return null;
  const isFinal = head().height - block.height >= blocksUntilFinal;
  return { slot: block.slot, confirmationStatus: isFinal ? 'finalized' : 'confirmed' };
}

function showAccount(svm: LiteSVM, of: string): object | null {
  const account = svm.getAccount(address(of));
  if (!account.exists) return null;
  const token = tokenIn(svm, account.address);
  const info = token && {
    ...{ mint: token.mint, owner: token.owner },
    tokenAmount: { amount: `${token.amount}` },
  };
  const data = info === null ? ['', 'base64'] : { program: 'spl-token', parsed: { info } };
  return { lamports: account.lamports, data };
}

/** Amounts are numbers, however long they are. */
function toJson(answer: unknown): string {
  const marked = JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'bigint' ? `bigint:${value}` : value,
  );
  return marked.replace(/"bigint:(-?\d+)"/g, '$1');
}
