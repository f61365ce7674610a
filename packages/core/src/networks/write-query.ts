/** `?` and the parameters that have a value, percent-encoded; empty without any. */
export function writeQuery(parameters: Readonly<Record<string, string | null>>): string {
  const query = Object.entries(parameters).flatMap(([key, value]) =>
    value === null ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}
