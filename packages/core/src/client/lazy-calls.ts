type Call = (...args: readonly unknown[]) => unknown;
type Piece = Readonly<Record<string, Readonly<Record<string, Call>> | undefined>>;
type Load<C> = () => Promise<C>;

/**
 * The calls of an area, from a module that is loaded when the first of them is made, and from a
 * second one if the first does not have it. Their names are known to the types alone: a hundred of
 * them would be a sixth of the client before its first call.
 */
export function lazyCalls<K extends keyof A, A>(area: K, load: Load<A>): A[K];
export function lazyCalls<K extends keyof A & keyof B, A, B>(
  area: K,
  load: Load<A>,
  loadMore: Load<B>,
): A[K] & B[K];
export function lazyCalls(area: string, ...pieces: readonly Load<Piece>[]): object {
  const calls: Record<string, Call> = {};
  const lazily =
    (name: string): Call =>
    async (...args) => {
      for (const load of pieces) {
        const call = (await load())[area]?.[name];
        if (call) return call(...args);
      }
      throw new TypeError(name);
    };
  return new Proxy(calls, {
    get: (_, key) => {
      const name = String(key);
      if (probes.test(name)) return undefined;
      calls[name] ??= lazily(name);
      return calls[name];
    },
  });
}

/** Names that `await`, `JSON.stringify` and printers probe in any object; symbols match `\W`. */
const probes = /\W|^(then|toJSON|asymmetricMatch)$/;
