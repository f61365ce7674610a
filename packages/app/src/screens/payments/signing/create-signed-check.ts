/** Part of a transfer, as the server shows it. */
export interface ShownPart {
  readonly n: number;
  readonly attempt: number;
  /** Null before it was sent. */
  readonly hash: string | null;
}

/** Facts of a transfer about its signature. */
export interface SignedFacts {
  readonly status: string;
  readonly needsSignature: boolean;
}

export interface SignedCheckOptions<T> {
  readonly load: () => Promise<T>;
  readonly partsOf: (transfer: T) => readonly ShownPart[];
  /** Returns true where the server signs, which sends the parts later. */
  readonly isHosted: () => boolean;
}

/** Asks the server what became of a signature whose answer was lost. */
export interface SignedCheck<T> {
  /** Notes what was sent before a signature. @throws {BillfoldError} */
  readonly prepare: () => Promise<void>;
  /** Returns the transfer where more of it was signed since; undefined where no signature has arrived. */
  readonly loadSigned: () => Promise<T | undefined>;
}

/**
 * Creates the check of a transfer. A transfer that needs no signature any more was not signed for that reason: its funds may be
 * gone, or wait for a block. One that was signed has sent more than before, or is sent by the server.
 */
export function createSignedCheck<T extends SignedFacts>(
  options: SignedCheckOptions<T>,
): SignedCheck<T> {
  const { load, partsOf, isHosted } = options;
  let before: T | null = null;
  const sentOf = (transfer: T): ReadonlySet<string> =>
    new Set(partsOf(transfer).flatMap(({ n, attempt, hash }) => (hash ? [`${n}:${attempt}`] : [])));
  return {
    prepare: async () => {
      before = await load();
    },
    loadSigned: async () => {
      if (before === null) return undefined;
      const now = await load();
      const known = sentOf(before);
      const isSent = [...sentOf(now)].some((sent) => !known.has(sent));
      const isTaken =
        isHosted() && before.needsSignature && !now.needsSignature && now.status === 'SENDING';
      return isSent || isTaken ? now : undefined;
    },
  };
}
