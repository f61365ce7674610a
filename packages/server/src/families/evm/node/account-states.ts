import { blockTimeOf } from '../../../chains/block-times.ts';
import type { BlockRef } from '../../../chains/chain.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { createDelegations } from './delegations.ts';
import {
  hashOfNone,
  loadCodeHashes,
  loadState,
  noDigest,
  type ToldBlock,
  type ToldCodes,
  type ToldState,
} from './load-state.ts';
import type { NodeHeader } from './node-answers.ts';
import { createNodeLimit, type NodeLimit } from './node-limit.ts';
import type { OnChain } from './token-transfers.ts';

/** Finds ranges of blocks that left accounts as they were. */
export interface AccountStates {
  /**
   * Compares the state of accounts after `head` with that after `from`. Returns the hashes of the blocks from `from` to
   * below the head where all accounts have the same nonce and balance, and no code but that of a sweeper whose recipient
   * is one of them without code; else null, and where the node does not tell. Coins leave such an account by its own
   * transactions or those of that recipient alone, which nonces count. So none came either.
   */
  compare(range: ComparedRange): Promise<readonly string[] | null>;
  /** Returns how many calls a comparison takes where the state before it is known. */
  callsFor(addressCount: number, height: number): number;
  /** Returns whether the node did not tell the state of the newest head. */
  isRefused(): boolean;
}

export interface ComparedRange {
  readonly from: BlockRef;
  readonly head: NodeHeader;
  readonly addresses: readonly string[];
}

/** Blocks below a block whose hashes the Ethereum Virtual Machine tells (`BLOCKHASH`). */
export const mostBelow = 256;

/** Accounts of a call that tells balances and nonces: 44 million gas, of the 50 million that geth allows (`--rpc.gascap`). */
const usedAtOnce = { most: 1_250, least: 300 };

/** Accounts of a call that tells which of them are used: 39 million gas, and half a megabyte to send. */
const askedAtOnce = { most: 12_500, least: 1_500 };

/** State of accounts after a block. */
interface KnownState extends BlockRef {
  readonly addresses: readonly string[];
  /** Text of code hashes, balances and nonces: the same text, the same state. */
  readonly text: string;
}

/** Block after which a state is read. */
interface StatePlace extends BlockRef {
  /** Height of the first block whose hash is told. */
  readonly first: number;
  /** Returns whether the block is the one that was asked for, by what is told of it. */
  readonly isTold: (told: ToldBlock) => boolean;
  /** A refusal may be one of the number of accounts; that of an older block is one of the block. */
  readonly isNewest: boolean;
}

/** Remembers the state after the last head, so that the next comparison asks for one state alone. */
export function createAccountStates(
  rpc: BatchRpc,
  network: ServedNetwork,
  on: OnChain,
): AccountStates {
  const usedLimit = createNodeLimit(usedAtOnce, blockTimeOf(network));
  const askedLimit = createNodeLimit(askedAtOnce, blockTimeOf(network));
  const delegations = createDelegations(rpc, on);
  let known: KnownState | null = null;
  let usedCount = 0;
  let isRefused = false;

  /** Loads accounts in parts, fewer in a call where the node refuses so many. Null where it refuses the fewest. */
  async function loadParts<Told extends ToldBlock>(
    { height, isTold, isNewest }: StatePlace,
    { addresses, limit }: { readonly addresses: readonly string[]; readonly limit: NodeLimit },
    load: (some: readonly string[], before: Told | null) => Promise<Told | null>,
  ): Promise<Told | null> {
    let last: Told | null = null;
    for (let at = 0; at < addresses.length; ) {
      const some = addresses.slice(at, at + limit.at(height));
      const told = await load(some, last);
      if (told !== null && isTold(told)) {
        last = told;
        at += some.length;
      } else if (!isNewest || !limit.narrow(height, some.length)) return null;
    }
    return last;
  }

  /**
   * An account without code, coins and transactions of its own, as most are that are given out, is told by its code hash
   * alone, for a tenth of the gas.
   */
  async function loadCodes(place: StatePlace, addresses: readonly string[]) {
    const { hash: blockHash, first } = place;
    return loadParts(
      place,
      { addresses, limit: askedLimit },
      async (some, before: ToldCodes | null) => {
        const told = await loadCodeHashes(rpc, { blockHash, first, addresses: some });
        return told && { ...told, codeHashes: [...(before?.codeHashes ?? []), ...told.codeHashes] };
      },
    );
  }

  async function loadDigest(place: StatePlace, addresses: readonly string[]) {
    const { hash: blockHash, first } = place;
    return loadParts(place, { addresses, limit: usedLimit }, (some, before: ToldState | null) =>
      loadState(rpc, { blockHash, first, addresses: some, digest: before?.digest ?? noDigest }),
    );
  }

  async function loadText(place: StatePlace, addresses: readonly string[]) {
    const codes = await loadCodes(place, addresses);
    if (codes === null) return null;
    const { codeHashes, hashes } = codes;
    const used = addresses.filter((_, at) => codeHashes[at] !== hashOfNone);
    const digest = used.length === 0 ? noDigest : (await loadDigest(place, used))?.digest;
    return digest === undefined
      ? null
      : { codeHashes, hashes, used, text: [...codeHashes, digest].join() };
  }

  async function isSameAfter({ height, hash }: BlockRef, { addresses, text }: KnownState) {
    const isTold = (told: ToldBlock) => told.height === height;
    const place = { height, hash, first: height, isTold, isNewest: false };
    return (await loadText(place, addresses))?.text === text;
  }

  return {
    isRefused: () => isRefused,
    callsFor: (addressCount, height) =>
      Math.ceil(addressCount / askedLimit.at(height)) +
      Math.ceil(Math.min(usedCount, addressCount) / usedLimit.at(height)),
    compare: async (range) => {
      const { from, head, addresses } = range;
      const last = known !== null && isWithin(known, range) ? known : null;
      known = null;
      const first = last?.height ?? from.height;
      const place = toPlace(head, first);
      const loaded = await loadText(place, addresses);
      isRefused = loaded === null;
      if (loaded === null) return null;
      const { codeHashes, hashes, used, text } = loaded;
      usedCount = used.length;
      if (!(await delegations.areKept({ blockHash: head.hash, addresses, codeHashes })))
        return null;
      const now: KnownState = { height: place.height, hash: place.hash, addresses, text };
      known = now;
      const isBelow = ({ height, hash }: BlockRef) => hashes[height - first] === hash;
      if (!isBelow(from)) return null;
      const comparable = last !== null && isBelow(last) ? last : null;
      // Changes between the last head and `from` are in the books.
      if (
        comparable?.text !== text &&
        (comparable?.hash === from.hash || !(await isSameAfter(from, now)))
      )
        return null;
      return hashes.slice(from.height - first);
    },
  };
}

function toPlace(head: NodeHeader, first: number): StatePlace {
  const height = Number(head.number);
  const isTold = ({ time, hashes, ...told }: ToldBlock) =>
    told.height === height && time === Number(head.timestamp) && hashes.at(-1) === head.parentHash;
  return { height, hash: head.hash, first, isTold, isNewest: true };
}

/** Returns whether a state is of the same accounts, after a block that the range begins with or goes on from. */
function isWithin(state: KnownState, { from, head, addresses }: ComparedRange): boolean {
  return (
    state.height <= from.height &&
    state.height >= Number(head.number) - mostBelow &&
    state.addresses.length === addresses.length &&
    state.addresses.every((address, at) => address === addresses[at])
  );
}
