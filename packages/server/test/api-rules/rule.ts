/** Call with the status, the code and a part of the answer that every implementation gives. */
export interface Rule {
  readonly name: string;
  /** Method and URL, with {W}, {A}, {PASSWORD}, {SEED}, and {NOBODY} for an id that names nothing. */
  readonly call: string;
  readonly body?: object;
  readonly key?: string;
  /** The `Billfold-Intent` header; {INTENT} is the intent that was created last. */
  readonly intent?: string;
  readonly status?: number;
  readonly code?: string;
  /** A part of the answer. */
  readonly like?: unknown;
  /** Checks what a part cannot state, such as how two fields relate. */
  readonly check?: (answer: unknown) => void;
}

export const invalid = { status: 400, code: 'VALIDATION_FAILED' };
export const missing = { status: 404, code: 'NOT_FOUND' };
