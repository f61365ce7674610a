/** Most that one call asks a node for, which may allow less. */
export interface NodeLimit {
  /** Returns how much to ask for at a height. */
  at(height: number): number;
  /** Asks for half of what was refused from now on; false where that is the least already. */
  narrow(height: number, refused: number): boolean;
}

/** Time after which a node is asked for the most again. */
const narrowForMs = 600_000;

/** Creates a limit, whose time is that of blocks. */
export function createNodeLimit(
  { most, least }: { readonly most: number; readonly least: number },
  blockMs: number,
): NodeLimit {
  let narrowed = most;
  let narrowUntil = 0;
  return {
    at: (height) => (height < narrowUntil ? narrowed : most),
    narrow: (height, refused) => {
      if (refused <= least) return false;
      narrowed = Math.max(least, Math.ceil(refused / 2));
      narrowUntil = height + Math.ceil(narrowForMs / blockMs);
      return true;
    },
  };
}
