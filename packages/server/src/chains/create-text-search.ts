/** Letters that are compared at a place before a whole text is. */
const sample = 4;

/** Limits the table of samples to 16 MiB; most of it is to be empty, as each chance find is compared. */
const mostBits = 22;

/**
 * Creates a search for any of `wanted` in a long text. It looks at every nth place alone, n so small that one of these
 * places is within each text that is wanted: the time of a search follows the length of the text, hardly their number.
 * @throws {RangeError} one of them has less than four letters
 */
export function createTextSearch(wanted: readonly string[]): (text: string) => boolean {
  if (wanted.length === 0) return () => false;
  const shortest = wanted.reduce((least, { length }) => Math.min(least, length), Infinity);
  if (shortest < sample) throw new RangeError(`a text of ${shortest} letters is too short`);
  const step = shortest - sample + 1;
  const bits = Math.min(mostBits, Math.ceil(Math.log2(wanted.length * step)) + 4);
  const shift = 32 - bits;
  // Each place within a text that is wanted is an entry of a list; 0 is the end of a list.
  const lists = new Int32Array(2 ** bits);
  const following = new Int32Array(wanted.length * step + 1);
  for (const [index, each] of wanted.entries())
    for (let offset = 0; offset < step; offset += 1) {
      const entry = index * step + offset + 1;
      const list = sampleAt(each, offset) >>> shift;
      following[entry] = lists[list] ?? 0;
      lists[list] = entry;
    }

  return (text) => {
    for (let at = 0; at + sample <= text.length; at += step)
      for (
        let entry = lists[sampleAt(text, at) >>> shift] ?? 0;
        entry !== 0;
        entry = following[entry] ?? 0
      ) {
        const offset = (entry - 1) % step;
        const each = wanted[(entry - 1 - offset) / step] ?? '';
        if (text.startsWith(each, at - offset)) return true;
      }
    return false;
  };
}

/**
 * Creates searches, and keeps the last one for as long as the same is wanted. `textOf` is how a text shows what is
 * wanted; as it is, unless given.
 */
export function createTextSearches(
  textOf: (wanted: string) => string = (wanted) => wanted,
): (wanted: readonly string[]) => (text: string) => boolean {
  let kept = { wanted: [] as readonly string[], search: createTextSearch([]) };
  return (wanted) => {
    const isSame =
      wanted.length === kept.wanted.length && wanted.every((each, at) => each === kept.wanted[at]);
    if (!isSame) kept = { wanted, search: createTextSearch(wanted.map(textOf)) };
    return kept.search;
  };
}

/** Mixes the letters at a place to 32 bits (Fibonacci hashing). */
function sampleAt(text: string, at: number): number {
  const letters =
    text.charCodeAt(at) ^
    (text.charCodeAt(at + 1) << 7) ^
    (text.charCodeAt(at + 2) << 14) ^
    (text.charCodeAt(at + 3) << 21);
  return Math.imul(letters, 0x9e3779b1) >>> 0;
}
