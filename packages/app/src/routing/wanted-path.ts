/** Where the user wanted to go before sign-in came in between. In memory only. */
export interface WantedPath {
  remember(path: string): void;
  /** The path, once; null when there is none. */
  take(): string | null;
}

export function createWantedPath(): WantedPath {
  let wanted: string | null = null;
  return {
    remember: (path) => {
      // Two slashes in front would name another host.
      wanted = /^\/(?!\/)/.test(path) ? path : null;
    },
    take: () => {
      const path = wanted;
      wanted = null;
      return path;
    },
  };
}
