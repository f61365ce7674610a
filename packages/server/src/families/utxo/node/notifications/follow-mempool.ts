import type { Platform } from '@billfold/core';
import type { PublisherAddress } from '../../../../chains/node-settings.ts';
import { shownHash } from '../../block-proof.ts';
import { bareTransaction } from '../../raw-block.ts';
import { subscribeZmtp, type ZmtpSubscription } from './subscribe-zmtp.ts';
import { ZmtpError } from './zmtp-reader.ts';

/** Changes of a node's mempool, in their order. */
export interface MempoolChanges {
  /** A transaction came; `bare` has its bytes without witness, null where the node did not send them. */
  added(hash: string, bare: Buffer | null): void;
  /** A transaction left, but not into a block. */
  removed(hash: string): void;
  /** A block came; `transactions` are the hashes of what it has. */
  mined(block: string, transactions: Iterable<string>): void;
  /** Something is missing, or a block was taken back: what waits is to be listed. */
  interrupted(): void;
  /** The connection has ended: nothing comes until the next change. */
  lost(): void;
}

/** Topics of Bitcoin Core: the bytes of each transaction, and what became of it. Both come through one socket. */
export const mempoolTopics = ['rawtx', 'sequence'] as const;

export interface FollowOptions {
  readonly address: PublisherAddress;
  readonly schedule: Platform['schedule'];
  readonly changes: MempoolChanges;
}

/** Follows the mempool of a node that publishes it (`zmqpubrawtx`, `zmqpubsequence`). */
export function followMempool({ address, schedule, changes }: FollowOptions): ZmtpSubscription {
  let follow = createFollower(changes);
  return subscribeZmtp({
    ...{ address, schedule, topics: mempoolTopics },
    onMessage: (parts) => follow(parts),
    onLost: () => {
      // The node counts from zero where it has started again.
      follow = createFollower(changes);
      changes.lost();
    },
  });
}

/** Most transactions whose bytes wait for the message that tells where they are. No block has as many. */
const mostUntold = 100_000;

/**
 * Reads the messages of one connection. The node sends the bytes of each transaction twice: before it tells that it
 * took it, and before the block that has it.
 * @see Bitcoin Core, doc/zmq.md
 */
export function createFollower(changes: MempoolChanges): (parts: readonly Buffer[]) => void {
  const counters = new Map<string, number>();
  const untold = new Map<string, Buffer>();

  /** Counts the messages of each topic, which the node drops where its queue is full. */
  function requireNext(topic: string, counter: Buffer): void {
    if (counter.length !== counterLength) throw new ZmtpError('a message without its counter');
    const number = counter.readUInt32LE();
    const last = counters.get(topic);
    counters.set(topic, number);
    if (last === undefined || number === (last + 1) >>> 0) return;
    untold.clear();
    changes.interrupted();
  }

  function noteTransaction(raw: Buffer): void {
    const bare = readBare(raw);
    // One of hidden coins alone has another hash, and is read by that.
    if (bare === null) return;
    if (untold.size >= mostUntold) throw new ZmtpError('transactions of no block and no mempool');
    untold.set(shownHash(bare), bare);
  }

  function noteSequence(body: Buffer): void {
    const label = String.fromCharCode(body[hashLength] ?? 0);
    if (body.length !== lengthOf.get(label)) throw new ZmtpError('a change that cannot be read');
    const hash = body.toString('hex', 0, hashLength);
    switch (label) {
      case 'A': {
        const bare = untold.get(hash) ?? null;
        untold.delete(hash);
        changes.added(hash, bare);
        break;
      }
      case 'R':
        changes.removed(hash);
        break;
      case 'C':
        // Each block has a transaction: without one, the node does not publish them.
        if (untold.size === 0) changes.interrupted();
        else changes.mined(hash, untold.keys());
        untold.clear();
        break;
      default:
        // Transactions of the block come back in an order in which children may be before their parents.
        changes.interrupted();
        untold.clear();
    }
  }

  return (parts) => {
    const [topicBytes, body, counter] = parts;
    if (topicBytes === undefined || body === undefined || counter === undefined)
      throw new ZmtpError('a message without its three parts');
    const topic = topicBytes.toString('latin1');
    requireNext(topic, counter);
    if (topic === 'rawtx') noteTransaction(body);
    else if (topic === 'sequence') noteSequence(body);
    else throw new ZmtpError('a topic that was not asked for');
  };
}

function readBare(raw: Buffer): Buffer | null {
  try {
    return bareTransaction(raw);
  } catch (error) {
    if (error instanceof RangeError) throw new ZmtpError('a transaction that is none');
    throw error;
  }
}

const hashLength = 32;
const counterLength = 4;
/** Lengths of a change by its label: taken and dropped transactions have a number of their own behind it. */
const lengthOf: ReadonlyMap<string, number> = new Map([
  ['A', hashLength + 1 + 8],
  ['R', hashLength + 1 + 8],
  ['C', hashLength + 1],
  ['D', hashLength + 1],
]);
