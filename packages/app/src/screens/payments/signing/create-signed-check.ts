/** Facts of a transfer about its signature. */
export interface SignedFacts {
  readonly status: string;
  readonly needsSignature: boolean;
}

/** Asks the server what became of a secret that it signs with, and whose answer was lost. */
export interface SignedCheck<T> {
  /** Notes what was left before a signature. @throws {BillfoldError} */
  readonly prepare: () => Promise<void>;
  /** Returns the transfer where all that was left of it is being sent; undefined where no secret has arrived. */
  readonly loadSigned: () => Promise<T | undefined>;
}

/**
 * Creates the check of a transfer of which the server signs all that is left. One that needs no signature any more was not signed
 * for that reason alone: its funds may be gone.
 */
export function createSignedCheck<T extends SignedFacts>(load: () => Promise<T>): SignedCheck<T> {
  let before: T | null = null;
  return {
    prepare: async () => {
      before = await load();
    },
    loadSigned: async () => {
      if (before === null) return undefined;
      const now = await load();
      const isTaken =
        before.needsSignature &&
        !now.needsSignature &&
        (now.status === 'SENDING' || now.status === 'DONE');
      return isTaken ? now : undefined;
    },
  };
}
