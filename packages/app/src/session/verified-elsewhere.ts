/** Messages about a verified email between the tabs of one browser, so that only one continues. */
export interface VerifiedElsewhere {
  /** Tells the other tabs that this one goes on with the user of this id. */
  tell(userId: string): void;
  /** Calls back with each user that another tab goes on with; the returned function stops it. */
  subscribe(listener: (userId: string) => void): () => void;
}

/** The messages of a tab that has no other tab to reach. */
export const noOtherTabs: VerifiedElsewhere = {
  tell: () => undefined,
  subscribe: () => () => undefined,
};

/** Sends the messages over broadcast channels; a channel does not receive its own messages. */
export function verifiedOverChannel(open: () => Channel): VerifiedElsewhere {
  const openIfAllowed = (): Channel | null => {
    try {
      return open();
    } catch {
      // Where the browser keeps nothing for us, Firefox lets no tab hear another.
      return null;
    }
  };
  return {
    tell: (userId) => {
      const channel = openIfAllowed();
      channel?.postMessage(userId);
      channel?.close();
    },
    subscribe: (listener) => {
      const channel = openIfAllowed();
      if (channel === null) return () => undefined;
      channel.onmessage = ({ data }) => {
        if (typeof data === 'string') listener(data);
      };
      return () => channel.close();
    },
  };
}

/** The parts of a BroadcastChannel that are used. */
export interface Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: string): void;
  close(): void;
}
