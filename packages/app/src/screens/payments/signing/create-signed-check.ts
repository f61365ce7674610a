/** Part of a transfer, as the server shows it. */
export interface ShownPart {
  readonly n: number;
  readonly attempt: number;
  /** Null before it was sent. */
  readonly hash: string | null;
}

/** Asks the server what became of a signature whose answer was lost. */
export interface SignedCheck<T> {
  /**
   * Signs what is left of a transfer, unless an earlier signature has arrived after all: that is the answer then.
   * @throws {BillfoldError} the refusal of the signer or of the server
   */
  readonly sign: (signNow: () => Promise<T>) => Promise<T>;
  /** Returns the transfer where more of it was sent since the first signature; undefined where none has arrived. */
  readonly loadSigned: () => Promise<T | undefined>;
}

/**
 * Creates the check of a transfer. A transfer that needs no signature any more was not signed for that reason: its funds may be
 * gone, or wait for a block. One that was signed has sent more than before.
 */
export function createSignedCheck<T>(
  load: () => Promise<T>,
  partsOf: (transfer: T) => readonly ShownPart[],
): SignedCheck<T> {
  let before: ReadonlySet<string> | null = null;
  const sentOf = (transfer: T): ReadonlySet<string> =>
    new Set(partsOf(transfer).flatMap(({ n, attempt, hash }) => (hash ? [`${n}:${attempt}`] : [])));
  const loadSigned = async (): Promise<T | undefined> => {
    const known = before;
    if (known === null) return undefined;
    const now = await load();
    return [...sentOf(now)].some((sent) => !known.has(sent)) ? now : undefined;
  };
  return {
    loadSigned,
    sign: async (signNow) => {
      const arrived = await loadSigned();
      if (arrived !== undefined) return arrived;
      before ??= sentOf(await load());
      return signNow();
    },
  };
}
