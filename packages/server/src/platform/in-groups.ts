/**
 * Maps items in their order, at most eight at a time: a node is asked for many answers, but not for all together.
 */
export async function mapInGroups<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(map))));
  return results;
}

const atOnce = 8;
