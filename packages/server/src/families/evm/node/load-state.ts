import { ChainFaultError } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { bytes } from './node-answers.ts';

/** Facts of the block after which a node reads accounts, told from within it. */
export interface ToldBlock {
  readonly height: number;
  /** Seconds since 1970. */
  readonly time: number;
  /** Hashes of the blocks from `first` to the one below. */
  readonly hashes: readonly string[];
}

/** State of accounts after a block. */
export interface ToldState extends ToldBlock {
  /** Digest of that before, and of balance and nonce of each account in their order: the same digest, the same state. */
  readonly digest: string;
}

/** Codes of accounts after a block. */
export interface ToldCodes extends ToldBlock {
  /** Hash of the code of each account: `hashOfNone` for one that is empty, `hashOfNoCode` for another one without code. */
  readonly codeHashes: readonly string[];
}

export interface WantedAccounts {
  /** Hash of the block after which they are read. */
  readonly blockHash: string;
  /** Height of the first block whose hash is told, at most 256 below. */
  readonly first: number;
  readonly addresses: readonly string[];
}

export interface WantedState extends WantedAccounts {
  /** Digest of the accounts before these; `noDigest` for none. */
  readonly digest: string;
}

/** Digest of no accounts. */
export const noDigest = `0x${'0'.repeat(64)}`;

/** Code hash of an account without code, coins and transactions of its own (EIP-1052, EIP-161). */
export const hashOfNone = `0x${'0'.repeat(64)}`;

/** Hash of no code. */
export const hashOfNoCode = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';

/**
 * Loads the balances and nonces of addresses after a block by one `eth_call`; null where the node does not run it. The call
 * puts code at `reader`, and code at each address that creates an empty contract: its address follows from the nonce,
 * which no other operation tells. Nothing of this is kept. An address takes 35,250 gas.
 * @see geth, "JSON-RPC server", `eth_call`, state override set
 */
export async function loadState(
  rpc: BatchRpc,
  { blockHash, first, addresses, digest }: WantedState,
): Promise<ToldState | null> {
  const code = Object.fromEntries(addresses.map((address) => [address, { code: nonceTeller }]));
  const words = await read(rpc, {
    ...{ blockHash, data: `0x${toWord(first)}${digest.slice(2)}${encode(addresses)}` },
    overrides: { ...code, [reader]: { code: stateReader } },
  });
  const [told, ...block] = words ?? [];
  const toldBlock = toBlock(block);
  return told === undefined || toldBlock === null ? null : { digest: told, ...toldBlock };
}

/**
 * Loads the code hashes of addresses after a block by one `eth_call`; null where the node does not run it. An address takes
 * 3,100 gas.
 */
export async function loadCodeHashes(
  rpc: BatchRpc,
  { blockHash, first, addresses }: WantedAccounts,
): Promise<ToldCodes | null> {
  const words = await read(rpc, {
    ...{ blockHash, data: `0x${toWord(first)}${encode(addresses)}` },
    overrides: { [reader]: { code: codeReader } },
  });
  const block = toBlock(words?.slice(addresses.length) ?? []);
  return words && block && { codeHashes: words.slice(0, addresses.length), ...block };
}

function toBlock([height, time, ...hashes]: readonly string[]): ToldBlock | null {
  if (height === undefined || time === undefined) return null;
  return { height: Number(height), time: Number(time), hashes };
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
 * Reads the addresses behind the first two words. Returns the digest that begins with the second word, and what `tellBlock`
 * writes. An address that does not answer with another address, as where a node ignores the code that is put there, undoes
 * the call.
 */
const stateReader = [
  '0x602035600052', // the digest so far
  '6040', // place of the next address
  '5b80361115604a57', // behind the last one: on to the block
  '803560601c8031602052', // the address, and its balance
  '60206040600060006000855af1', // call it
  '3d60201416604051151516603a5760006000fd', // undone unless it answers one word that is not zero
  '5b6060600020600052', // digest of the digest so far, the balance and the answer
  '50601401600856', // to the next address
  '5b506020', // place behind the digest
  tellBlock(0x4e),
].join('');

/** Reads the addresses behind the first word. Returns their code hashes, and what `tellBlock` writes. */
const codeReader = [
  '0x60006020', // places of the next hash, and of the next address
  '5b80361115601f57', // behind the last one: on to the block
  '803560601c3f8252', // the hash of its code
  '6014019060200190600456', // to the next address
  '5b50', // place behind the last hash
  tellBlock(0x21),
].join('');

/**
 * Returns code, for a place in the whole, that writes height and time of the block, and the hashes of the blocks from the
 * height in the first word of the call to the one below. It begins at the place on the stack, and ends the call with all
 * that was written.
 */
function tellBlock(place: number): string {
  const at = (offset: number) => `60${(place + offset).toString(16).padStart(2, '0')}`;
  return [
    '438152602001', // height
    '428152602001', // time
    '60003590', // next height, and the place of its hash
    `5b43821015${at(0x27)}57`, // not below the block: return what is written
    `814081526020019060010190${at(0x10)}56`, // its hash; to the next height
    '5b6000f3',
  ].join('');
}

const toWord = (value: number) => value.toString(16).padStart(64, '0');
const encode = (addresses: readonly string[]) =>
  addresses.map((address) => address.slice(2).toLowerCase()).join('');
