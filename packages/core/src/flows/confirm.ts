/**
 * Makes a call that may need proof of identity: asks for it where the service wants it, and repeats
 * the call. Null where the user did not prove it.
 */
export type Confirm = <T>(call: () => Promise<T>) => Promise<{ readonly answer: T } | null>;

/** Makes the call without asking: a refusal for lack of proof is thrown like any other. */
export async function callUnconfirmed<T>(
  call: () => Promise<T>,
): Promise<{ readonly answer: T } | null> {
  return { answer: await call() };
}
