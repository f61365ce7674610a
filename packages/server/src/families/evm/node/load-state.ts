import { ChainFaultError } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { bytes } from './node-answers.ts';

/** State of accounts after a block, and what a node tells of that block from within. */
export interface ToldState {
  /** Digest of balance and nonce of each account in their order: the same digest, the same balances and nonces. */
  readonly digest: string;
  readonly height: number;
  /** Seconds since 1970. */
  readonly time: number;
  /** Hashes of the blocks from `first` to the one below. */
  readonly hashes: readonly string[];
}

export interface WantedState {
  /** Hash of the block after which the state is read. */
  readonly blockHash: string;
  /** Height of the first block whose hash is told, at most 256 below. */
  readonly first: number;
  readonly addresses: readonly string[];
}

/**
 * Loads the balances and nonces of addresses after a block by one `eth_call`; null where the node does not run it. The call
 * puts code at `reader`, and code at each address that creates an empty contract: its address follows from the nonce,
 * which no other operation tells. Nothing of this is kept.
 * @see geth, "JSON-RPC server", `eth_call`, state override set
 */
export async function loadState(
  rpc: BatchRpc,
  { blockHash, first, addresses }: WantedState,
): Promise<ToldState | null> {
  const code = Object.fromEntries(addresses.map((address) => [address, { code: nonceTeller }]));
  const words = await read(rpc, {
    ...{ blockHash, data: `0x${toWord(first)}${encode(addresses)}` },
    overrides: { ...code, [reader]: { code: stateReader } },
  });
  const [digest, height, time, ...hashes] = words ?? [];
  if (digest === undefined || height === undefined || time === undefined) return null;
  return { digest, height: Number(height), time: Number(time), hashes };
}

/** Returns whether none of the addresses has code after a block; null where the node does not run the call. */
export async function areWithoutCode(
  rpc: BatchRpc,
  { blockHash, addresses }: Omit<WantedState, 'first'>,
): Promise<boolean | null> {
  const words = await read(rpc, {
    ...{ blockHash, data: `0x${encode(addresses)}` },
    overrides: { [reader]: { code: codeReader } },
  });
  const [size] = words ?? [];
  return size === undefined ? null : BigInt(size) === 0n;
}

interface Reading {
  readonly blockHash: string;
  readonly data: string;
  readonly overrides: Readonly<Record<string, { readonly code: string }>>;
}

async function read(
  rpc: BatchRpc,
  { blockHash, data, overrides }: Reading,
): Promise<readonly string[] | null> {
  const block = { blockHash, requireCanonical: true };
  try {
    const answer = await rpc.call({
      method: 'eth_call',
      params: [{ to: reader, data }, block, overrides],
      schema: bytes(),
    });
    return (
      answer
        .slice(2)
        .match(/.{64}/g)
        ?.map((word) => `0x${word}`) ?? null
    );
  } catch (error) {
    if (error instanceof JsonRpcError || error instanceof ChainFaultError) return null;
    throw error;
  }
}

/** Nobody's address, at which nothing is on any chain. */
const reader = `0x${'b111f01d'.repeat(5)}`;

/** Creates an empty contract, and returns its address. */
const nonceTeller = '0x600060006000f060005260206000f3';

/**
 * Reads the addresses behind the first word. Returns the digest, the height and the time of the block, and the hashes of
 * the blocks from the height in that word on. An address that does not answer with another address, as where a node
 * ignores the code that is put there, undoes the call.
 */
const stateReader = [
  '0x6020', // place of the next address
  '5b80361115604457', // behind the last one: on to the block
  '803560601c8031602052', // the address, and its balance
  '60206040600060006000855af1', // call it
  '3d6020141660405115151660345760006000fd', // undone unless it answers one word that is not zero
  '5b6060600020600052', // digest of the digest so far, the balance and the answer
  '50601401600256', // to the next address
  '5b504360205242604052', // height and time of the block
  '6000356060', // next height, and the place of its hash
  '5b43821015606a57', // not below the block: return what is written
  '814081526020019060010190605356', // its hash; to the next height
  '5b6000f3',
].join('');

/** Returns the sum of the sizes of all codes. */
const codeReader = [
  '0x6000', // place of the next address
  '5b80361115601d57', // behind the last one: return the sum
  '803560601c3b60005101600052', // add the size of the code
  '601401600256',
  '5b60206000f3',
].join('');

const toWord = (value: number) => value.toString(16).padStart(64, '0');
const encode = (addresses: readonly string[]) =>
  addresses.map((address) => address.slice(2).toLowerCase()).join('');
