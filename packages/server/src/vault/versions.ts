/** One value per stored version of the master key. */
export interface Versions<T> {
  /** Version that seals new records. */
  readonly current: number;
  readonly newest: T;
  readonly oldest: T;
  /** Undefined for a version that is not there. */
  find(version: number): T | undefined;
  /** @throws {Error} for a version that is not there */
  get(version: number): T;
  /** Newest first. */
  readonly all: readonly (readonly [version: number, value: T])[];
}

/** @throws {Error} without any */
export function toVersions<T>(entries: Iterable<readonly [number, T]>): Versions<T> {
  const all = [...entries].sort(([a], [b]) => b - a);
  const first = all[0];
  const last = all.at(-1);
  if (first === undefined || last === undefined) throw new Error('There is no version at all.');
  const byVersion = new Map(all);
  return {
    current: first[0],
    newest: first[1],
    oldest: last[1],
    all,
    find: (version) => byVersion.get(version),
    get: (version) => {
      const found = byVersion.get(version);
      if (found === undefined) throw new Error(`Master key ${version} is not there.`);
      return found;
    },
  };
}
