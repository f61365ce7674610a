/** Path parameters by name. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Returns the parameters of `path` by a pattern such as `/wallet/accounts/{accountId}`; null when the
 * path does not match. A trailing slash makes no difference.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    const text = given[at] ?? '';
    if (name === undefined && segment !== text) return null;
    if (name === undefined) continue;
    const value = decode(text);
    if (value === null || value === '') return null;
    params[name] = value;
  }
  return params;
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/');
}

/** Returns null for a malformed percent-encoding. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
