/** Queue of items for one reader, who takes all that came since the last time. */
export interface Mailbox<T> {
  put(item: T): void;
  /** Everything that came, as soon as anything does; nothing after `ms`. */
  take(ms: number): Promise<readonly T[] | 'closed'>;
  close(): void;
}

export function openMailbox<T>(): Mailbox<T> {
  let items: T[] = [];
  let isClosed = false;
  let wake = () => {};
  return {
    put: (item) => {
      items.push(item);
      wake();
    },
    take: async (ms) => {
      if (items.length === 0 && !isClosed)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = () => {};
      if (isClosed) return 'closed';
      const taken = items;
      items = [];
      return taken;
    },
    close: () => {
      isClosed = true;
      wake();
    },
  };
}
