/** Items that wait for one reader, who takes all that came since the last time. */
export interface Mailbox<T> {
  /** Puts an item in the place of the one with the same key, so that a slow reader finds few. */
  put(key: string, item: T): void;
  /** Takes everything that came, in the order of its keys, as soon as anything does; nothing after `ms`. */
  take(ms: number): Promise<readonly T[] | 'closed'>;
  close(): void;
}

export function openMailbox<T>(): Mailbox<T> {
  const items = new Map<string, T>();
  let isClosed = false;
  let wake = () => {};
  return {
    put: (key, item) => {
      items.set(key, item);
      wake();
    },
    take: async (ms) => {
      if (items.size === 0 && !isClosed)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = () => {};
      if (isClosed) return 'closed';
      const taken = [...items.values()];
      items.clear();
      return taken;
    },
    close: () => {
      isClosed = true;
      wake();
    },
  };
}
