import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type DecodedEvmTransfer, getKeyring } from '@billfold/keyring';
import * as z from 'zod/mini';
import { balanceReader } from '../src/chains/balance-reader.ts';
import { hashOfNoCode, hashOfNone } from '../src/families/evm/node/load-state.ts';
import { listenOnLoopback } from './loopback.ts';

/** How a node of a test behaves. */
export interface NodeBehaviour {
  /** It ends the connections of these calls; `all` of every call. */
  readonly away: readonly string[] | 'all';
  /** The node never answers these calls. */
  readonly hangs: readonly string[];
  readonly chainId: number;
  /** The node answers a sent transaction with the hash of another one. */
  readonly namesOther: boolean;
  /** The node accepts a sent transaction and drops it. */
  readonly forgets: boolean;
  /** The node leaves the receipts of its blocks out. */
  readonly holdsReceipts: boolean;
  /** The node answers a batch of calls with one error. */
  readonly refusesBatches: boolean;
  /** The node answers nothing where it is asked to run code that is not on its chain. */
  readonly runsNoCode: boolean;
  /** Contract of a token of which each transaction moves some between strangers; null for none. */
  readonly movesToken: string | null;
}

export interface EvmNode {
  /** With a password, which nothing of the server may ever say. */
  readonly url: string;
  /** Raw transactions sent to the node, as hex, repeats included. */
  readonly sent: readonly string[];
  /** Methods of each request, so far. */
  readonly requests: readonly (readonly string[])[];
  /** Number of calls that wait for an answer that never comes, and that the caller has not ended. */
  readonly hanging: number;
  behave(changes: Partial<NodeBehaviour>): void;
  /** Pays from nowhere, in the next block. */
  fund(address: string, units: bigint): void;
  /** Pays from nowhere in the next block, by a contract: no transaction names the address. */
  payByContract(address: string, units: bigint): void;
  mine(blocks: number): void;
  /** Returns the wei that mined blocks paid to an address. */
  received(address: string): bigint;
  close(): Promise<void>;
}

export const nodePassword = 'hunter2';
const regtest = 31_337;
const gwei = 1_000_000_000n;
const transferGas = 21_000n;
const request = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()) });
const body = z.union([request, z.array(request)]);

interface Mined {
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  readonly nonce: bigint;
  readonly value: bigint;
}
interface MinedBlock {
  readonly transactions: readonly Mined[];
  /** Paid by contracts. */
  readonly hidden: readonly Pick<Mined, 'to' | 'value'>[];
}

/** A node of Ethereum that believes everybody and does what a test says: no rule of the chain is in it. */
export async function startEvmNode(): Promise<EvmNode> {
  let behaviour: NodeBehaviour = {
    away: [],
    hangs: [],
    chainId: regtest,
    namesOther: false,
    forgets: false,
    holdsReceipts: false,
    refusesBatches: false,
    runsNoCode: false,
    movesToken: null,
  };
  const blocks: MinedBlock[] = [{ transactions: [], hidden: [] }];
  const waiting: Mined[] = [];
  const hidden: Pick<Mined, 'to' | 'value'>[] = [];
  const sent: string[] = [];
  const requests: string[][] = [];
  const ledger = { blocks, waiting, sent };
  let hanging = 0;
  const loopback = await listenOnLoopback(() => async (incoming, response) => {
    const asked = body.parse(JSON.parse(await textOf(incoming)));
    const calls = [asked].flat();
    requests.push(calls.map(({ method }) => method));
    const { away, hangs } = behaviour;
    if (away === 'all' || calls.some(({ method }) => away.includes(method))) {
      incoming.socket.destroy();
      return;
    }
    if (calls.some(({ method }) => hangs.includes(method))) {
      hanging += 1;
      response.on('close', () => {
        hanging -= 1;
      });
      return;
    }
    const answers = calls.map(({ id, ...call }) => ({
      ...{ jsonrpc: '2.0', id, result: answerTo(call) },
    }));
    const refusal = { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'no batches' } };
    const answer = Array.isArray(asked) ? answers : answers[0];
    response.end(
      JSON.stringify(Array.isArray(asked) && behaviour.refusesBatches ? refusal : answer),
    );
  });
  const answerTo = ({ method, params: [first, second, third] }: Call): unknown => {
    switch (method) {
      case 'eth_chainId':
        return toQuantity(behaviour.chainId);
      case 'eth_syncing':
        return false;
      case 'eth_feeHistory':
        return {
          baseFeePerGas: [gwei, gwei].map(toQuantity),
          gasUsedRatio: [0.5],
          reward: [[toQuantity(gwei)]],
        };
      case 'eth_getBlockByNumber':
        return showBlock(ledger, String(first));
      case 'eth_getBlockReceipts':
        return behaviour.holdsReceipts ? [] : receiptsOf(ledger, String(first));
      case 'eth_getLogs':
        return searchLogs(ledger, first, behaviour);
      case 'eth_getTransactionReceipt':
        return behaviour.holdsReceipts ? null : findReceipt(ledger, String(first));
      case 'eth_getTransactionByHash':
        return findTransaction(ledger, String(first));
      case 'eth_getBalance':
        return toQuantity(balanceOf(blocks.slice(0, heightOf(blocks, second) + 1), String(first)));
      case 'eth_call':
        return third === undefined
          ? call(blocks.slice(0, heightOf(blocks, second) + 1), first, behaviour)
          : callOverridden(blocks.slice(0, heightOf(blocks, second) + 1), first, third, behaviour);
      case 'eth_getTransactionCount':
        return toQuantity(sentBy(blocks, String(first)).length);
      case 'eth_sendRawTransaction':
        return take(ledger, String(first), behaviour);
      default:
        throw new Error(`the node of the test does not know ${method}`);
    }
  };
  let paid = 0;
  return {
    url: loopback.origin.replace('//', `//user:${nodePassword}@`),
    sent,
    requests,
    get hanging() {
      return hanging;
    },
    behave: (changes) => {
      behaviour = { ...behaviour, ...changes };
    },
    fund: (to, value) => {
      paid += 1;
      const from = `0x${'11'.repeat(20)}`;
      waiting.push({ hash: hashOf(`faucet ${paid}`), from, to, nonce: BigInt(paid), value });
    },
    mine: (count) => {
      for (let mined = 0; mined < count; mined += 1)
        blocks.push({ transactions: waiting.splice(0), hidden: hidden.splice(0) });
    },
    payByContract: (to, value) => {
      hidden.push({ to, value });
    },
    received: (address) =>
      blocks
        .flatMap(({ transactions }) => transactions)
        .filter(({ to }) => isSame(to, address))
        .reduce((sum, { value }) => sum + value, 0n),
    close: loopback.close,
  };
}

interface Call {
  readonly method: string;
  readonly params: readonly unknown[];
}
interface Ledger {
  readonly blocks: readonly MinedBlock[];
  readonly waiting: Mined[];
  readonly sent: string[];
}

function take({ blocks, waiting, sent }: Ledger, raw: string, behaviour: NodeBehaviour): string {
  sent.push(raw);
  const transfer = decode(raw);
  const { hash, from, to, nonce, value } = transfer;
  const known = [...blocks.flatMap(({ transactions }) => transactions), ...waiting];
  if (
    !behaviour.forgets &&
    from !== null &&
    to !== null &&
    !known.some((each) => each.hash === hash)
  )
    waiting.push({ hash, from, to, nonce, value });
  return behaviour.namesOther ? hashOf('another') : hash;
}

function decode(raw: string): DecodedEvmTransfer {
  const keyring = getKeyring('ETH', 'regtest');
  if (keyring.family !== 'evm') throw new TypeError('Ethereum is of another family');
  return keyring.decodeTransfer(new Uint8Array(Buffer.from(raw.slice(2), 'hex')));
}

function showBlock({ blocks, waiting }: Ledger, tag: string) {
  if (tag === 'pending')
    return { number: toQuantity(blocks.length), transactions: waiting.map(showTransaction) };
  const height = tag === 'latest' ? blocks.length - 1 : Number(tag);
  const block = blocks[height];
  if (block === undefined) return null;
  return {
    number: toQuantity(height),
    hash: blockHash(height),
    parentHash: height === 0 ? `0x${'00'.repeat(32)}` : blockHash(height - 1),
    timestamp: toQuantity(timeOf(height)),
    baseFeePerGas: toQuantity(gwei),
    transactions: block.transactions.map(showTransaction),
  };
}

function receiptsOf({ blocks }: Ledger, hash: string) {
  const height = blocks.findIndex((_, at) => blockHash(at) === hash);
  return blocks[height]?.transactions.map((mined) => showReceipt(mined, hash));
}

function findReceipt({ blocks }: Ledger, hash: string) {
  for (const [height, { transactions }] of blocks.entries()) {
    const mined = transactions.find((each) => each.hash === hash);
    if (mined !== undefined) return showReceipt(mined, blockHash(height));
  }
  return null;
}

const logFilter = z.object({
  blockHash: z.optional(z.string()),
  fromBlock: z.optional(z.string()),
  toBlock: z.optional(z.string()),
  topics: z.array(z.unknown()),
});

/** Nobody whom a search can name takes part in a transfer. */
function searchLogs({ blocks }: Ledger, asked: unknown, { movesToken }: NodeBehaviour) {
  const { blockHash: hash, fromBlock, toBlock, topics } = z.parse(logFilter, asked);
  if (movesToken === null || topics.length > 1) return [];
  const [transfer] = topics;
  const stranger = `0x${'22'.repeat(20).padStart(64, '0')}`;
  return blocks.flatMap(({ transactions }, height) => {
    const isAsked =
      hash === undefined
        ? height >= Number(fromBlock) && height <= Number(toBlock)
        : hash === blockHash(height);
    if (!isAsked) return [];
    return transactions.map((mined) => ({
      ...{ blockHash: blockHash(height), transactionHash: mined.hash, address: movesToken },
      topics: [transfer, stranger, stranger],
    }));
  });
}

function showReceipt({ hash }: Mined, hashOfBlock: string) {
  return {
    ...{ transactionHash: hash, blockHash: hashOfBlock, status: '0x1', logs: [] },
    gasUsed: toQuantity(transferGas),
    effectiveGasPrice: toQuantity(2n * gwei),
  };
}

function findTransaction({ blocks, waiting }: Ledger, hash: string) {
  const height = blocks.findIndex(({ transactions }) =>
    transactions.some((each) => each.hash === hash),
  );
  const found = [...(blocks[height]?.transactions ?? []), ...waiting].find(
    (each) => each.hash === hash,
  );
  if (found === undefined) return null;
  const place = height < 0 ? [null, null] : [blockHash(height), toQuantity(height)];
  const [hashOfBlock, blockNumber] = place;
  return { ...showTransaction(found), blockHash: hashOfBlock, blockNumber };
}

function showTransaction({ hash, from, to, nonce, value }: Mined) {
  return {
    ...{ hash, from, to, input: '0x' },
    nonce: toQuantity(nonce),
    value: toQuantity(value),
    gas: toQuantity(transferGas),
    maxFeePerGas: toQuantity(3n * gwei),
  };
}

function sentBy(blocks: readonly MinedBlock[], address: string): readonly Mined[] {
  return blocks
    .flatMap(({ transactions }) => transactions)
    .filter(({ from }) => isSame(from, address));
}

/** All that came, less what was sent and its fees. */
function balanceOf(blocks: readonly MinedBlock[], address: string): bigint {
  const paid = blocks.flatMap(({ transactions, hidden }) => [...transactions, ...hidden]);
  const received = paid.filter(({ to }) => isSame(to, address));
  const fees = sentBy(blocks, address).map(() => transferGas * 2n * gwei);
  return sumOf(received.map(({ value }) => value)) - sumOf(spentBy(blocks, address)) - sumOf(fees);
}

/** Answers `balanceOf` of a token, or what the server asks for in one call. Nobody holds a token here. */
function call(
  blocks: readonly MinedBlock[],
  called: unknown,
  { runsNoCode }: NodeBehaviour,
): string {
  const { to, data } = z.parse(z.object({ to: z.optional(z.string()), data: z.string() }), called);
  const toWord = (units: bigint) => units.toString(16).padStart(64, '0');
  if (to !== undefined) return `0x${toWord(0n)}`;
  if (runsNoCode) return '0x';
  const pairs = data.slice(2 + balanceReader().length).match(/.{80}/g) ?? [];
  const words = pairs.map((pair) => {
    const isNative = /^0{40}/.test(pair);
    return toWord(isNative ? balanceOf(blocks, `0x${pair.slice(40)}`) : 0n);
  });
  return `0x${words.join('')}`;
}

/** Answers what code that a call puts at addresses tells: their state, or whether each was ever used. */
function callOverridden(
  blocks: readonly MinedBlock[],
  called: unknown,
  overrides: unknown,
  { runsNoCode }: NodeBehaviour,
): string {
  if (runsNoCode) return '0x';
  const { to, data } = z.parse(z.object({ to: z.string(), data: z.string() }), called);
  const toWord = (value: bigint | number) => value.toString(16).padStart(64, '0');
  const accounts = Object.keys(z.parse(z.record(z.string(), z.unknown()), overrides)).filter(
    (address) => address !== to,
  );
  const height = blocks.length - 1;
  const told = [toWord(height), toWord(timeOf(height))];
  for (let at = Number(`0x${data.slice(2, 66)}`); at < height; at += 1)
    told.push(blockHash(at).slice(2));
  const paid = blocks.flatMap(({ transactions, hidden }) => [
    ...transactions.map(({ hash, from, to }) => ({ text: hash, sides: [from, to] })),
    ...hidden.map(({ to, value }) => ({ text: `${to} ${value}`, sides: [to] })),
  ]);
  if (accounts.length === 0) {
    const used = new Set(paid.flatMap(({ sides }) => sides.map((side) => side.toLowerCase())));
    const asked = data.slice(66).match(/.{40}/g) ?? [];
    const codes = asked.map((text) => (used.has(`0x${text}`) ? hashOfNoCode : hashOfNone).slice(2));
    return `0x${[...codes, ...told].join('')}`;
  }
  const asked = new Set(accounts.map((address) => address.toLowerCase()));
  const texts = paid.flatMap(({ text, sides }) =>
    sides.some((side) => asked.has(side.toLowerCase())) ? text : [],
  );
  return `0x${[hashOf([data.slice(66, 130), ...texts].join()).slice(2), ...told].join('')}`;
}

function spentBy(blocks: readonly MinedBlock[], address: string): readonly bigint[] {
  return sentBy(blocks, address).map(({ value }) => value);
}

/** Height of the block that a call names by a tag or its hash (EIP-1898). */
function heightOf(blocks: readonly MinedBlock[], at: unknown): number {
  const named = z.safeParse(z.object({ blockHash: z.string() }), at);
  if (!named.success) return blocks.length - 1;
  return blocks.findIndex((_, height) => blockHash(height) === named.data.blockHash);
}

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const hashOf = (text: string) => `0x${createHash('sha256').update(text).digest('hex')}`;
const timeOf = (height: number) => 1_800_000_000 + height;
const blockHash = (height: number) => hashOf(`block ${height}`);
const toQuantity = (value: bigint | number) => `0x${value.toString(16)}`;

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
