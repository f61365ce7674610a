export interface SettleOnce<T> {
  readonly promise: Promise<T>;
  /** The first value counts; later ones are ignored. */
  settle(value: T): void;
}

/** A promise that is settled from outside: how a flow ended. */
export function settleOnce<T>(): SettleOnce<T> {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value) => settle(value) };
}
