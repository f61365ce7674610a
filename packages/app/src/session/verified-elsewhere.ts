import type { Platform } from '@billfold/core';

/** Messages about a verified email between the tabs of one browser, so that only one continues. */
export interface VerifiedElsewhere {
  /**
   * Tells the other tabs that this one goes on with the user of this id. Returns the page that one of
   * them was asked for, such as an invitation; null without one.
   */
  tell(userId: string): Promise<string | null>;
  /**
   * Calls back with each user that another tab goes on with, for the page that this tab was asked for; the
   * returned function stops it.
   */
  subscribe(listener: (userId: string) => string | null): () => void;
}

/** The messages of a tab that has no other tab to reach. */
export const noOtherTabs: VerifiedElsewhere = {
  tell: async () => null,
  subscribe: () => () => undefined,
};

/** How long the other tabs have to answer: one in the background is slow, and may know of a payment. */
const answerMs = 1_000;

/** Sends the messages over broadcast channels; a channel does not receive its own messages. */
export function verifiedOverChannel(
  open: () => Channel,
  schedule: Platform['schedule'],
): VerifiedElsewhere {
  const openIfAllowed = (): Channel | null => {
    try {
      return open();
    } catch {
      // Where the browser keeps nothing for us, Firefox lets no tab hear another.
      return null;
    }
  };
  return {
    tell: async (userId) => {
      const channel = openIfAllowed();
      if (channel === null) return null;
      const answer = new Promise<string | null>((resolve) => {
        const cancel = schedule(() => resolve(null), answerMs);
        channel.onmessage = ({ data }) => {
          if (!isPath(data)) return;
          cancel();
          resolve(data);
        };
      });
      channel.postMessage(userId);
      return answer.finally(() => channel.close());
    },
    subscribe: (listener) => {
      const channel = openIfAllowed();
      if (channel === null) return () => undefined;
      channel.onmessage = ({ data }) => {
        if (typeof data !== 'string' || isPath(data)) return;
        const path = listener(data);
        if (path !== null) channel.postMessage(path);
      };
      return () => channel.close();
    },
  };
}

/** Tells the path of a page from the id of a user. */
function isPath(data: unknown): data is string {
  return typeof data === 'string' && data.startsWith('/');
}

/** The parts of a BroadcastChannel that are used. */
export interface Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: string): void;
  close(): void;
}
