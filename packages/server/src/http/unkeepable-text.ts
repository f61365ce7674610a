/**
 * Where in a request stand texts that no column of text takes, by their paths: those with the character
 * NUL, and with half of a character (a surrogate by itself).
 */
export function findUnkeepable(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string')
    return value.includes('\0') || /\p{Surrogate}/u.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    findUnkeepable(part, path === '' ? name : `${path}.${name}`),
  );
}
