import type { Platform } from '@billfold/core';
import type { PublisherAddress } from '../../../../chains/node-settings.ts';
import { mempoolTopics } from './follow-mempool.ts';
import { subscribeZmtp } from './subscribe-zmtp.ts';

export interface Heard {
  /** False where no handshake was done. */
  readonly isReached: boolean;
  /** Topics of the mempool of which no message came. */
  readonly missing: readonly string[];
}

export interface HearOptions {
  readonly address: PublisherAddress;
  readonly schedule: Platform['schedule'];
  /** Longest time until the first messages, in milliseconds. */
  readonly waitMs: number;
}

/** Listens to a node until a message of each topic of the mempool came, or the time is over. */
export function hearPublisher({ address, schedule, waitMs }: HearOptions): Promise<Heard> {
  const missing = new Set<string>(mempoolTopics);
  let isReached = false;
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      subscription.close();
      resolve({ isReached, missing: [...missing] });
    };
    const cancel = schedule(end, waitMs);
    const subscription = subscribeZmtp({
      ...{ address, schedule, topics: mempoolTopics },
      onReady: () => {
        isReached = true;
      },
      onMessage: ([topic]) => {
        missing.delete(topic?.toString('latin1') ?? '');
        if (missing.size === 0) end();
      },
      onLost: () => {
        if (!isReached) end();
      },
    });
  });
}
