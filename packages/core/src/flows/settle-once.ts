export interface SettleOnce<T> {
  readonly promise: Promise<T>;
  /** Settles the promise; later values are ignored. */
  settle(value: T): void;
}

/** Creates a promise with a separate `settle` function, for the result of a flow. */
export function settleOnce<T>(): SettleOnce<T> {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value) => settle(value) };
}
