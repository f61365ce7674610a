import * as z from 'zod/mini';

/** SHA-384 hash of each script of a build, as `integrity` attributes have it, by its path in the folder. */
export type HashList = ReadonlyMap<string, string>;

const schema = z.record(z.string(), z.string().check(z.regex(/^sha384-[\w+/]{64}$/)));
const mostFiles = 1_000;
const longestPath = 200;
/** Segments that begin with no dot, so that no path leads out of its folder or out of a line of text. */
const path = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.js$/;

/** Parses the text of an `integrity.json`. Returns null for anything else, also for a list without the loader. */
export function parseHashList(text: string): HashList | null {
  const read = z.safeParse(schema, parseJson(text));
  if (!read.success) return null;
  const list = new Map(Object.entries(read.data));
  const paths = [...list.keys()];
  const isBuild = list.has('billfold.js') && list.size <= mostFiles;
  return isBuild && paths.every((each) => each.length <= longestPath && path.test(each))
    ? list
    : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
