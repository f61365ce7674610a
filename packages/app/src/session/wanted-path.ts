/** Where the user wanted to go before sign-in came in between. In memory only. */
export interface WantedPath {
  remember(path: string): void;
  /** Keeps the page on which a session ended; redirects to sign-in do not count until then. */
  hold(path: string): void;
  /** Reports whether the path is the page on which a session ended. */
  isHeld(): boolean;
  /** The path, which stays wanted. */
  peek(): string | null;
  /** The path, once; null when there is none. */
  take(): string | null;
}

export function createWantedPath(): WantedPath {
  let wanted: string | null = null;
  let isHeld = false;
  // Two slashes in front would name another host.
  const ownPath = (path: string): string | null => (/^\/(?!\/)/.test(path) ? path : null);
  return {
    remember: (path) => {
      if (!isHeld) wanted = ownPath(path);
    },
    hold: (path) => {
      wanted = ownPath(path);
      isHeld = wanted !== null;
    },
    isHeld: () => isHeld,
    peek: () => wanted,
    take: () => {
      const path = wanted;
      wanted = null;
      isHeld = false;
      return path;
    },
  };
}
