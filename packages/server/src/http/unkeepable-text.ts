/**
 * Finds texts in a request that PostgreSQL cannot store, and returns their paths: those with the
 * character NUL or a lone surrogate.
 */
export function findUnkeepable(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string')
    return value.includes('\0') || /\p{Surrogate}/u.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    findUnkeepable(part, path === '' ? name : `${path}.${name}`),
  );
}
