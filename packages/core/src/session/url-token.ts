export interface UrlToken {
  /** Null when the value is malformed: it is taken out of the address all the same. */
  readonly accessToken: string | null;
  /** Path, query and fragment without the token; everything else byte for byte. */
  readonly cleanPath: string;
}

export interface UrlParts {
  readonly pathname: string;
  /** With its question mark, as `location.search`. */
  readonly search: string;
  /** With its number sign, as `location.hash`. */
  readonly hash: string;
}

/**
 * Parses the access token in the query or in the fragment of an address (R-AUTH-05), null when
 * there is none: see "Access tokens in the address" in docs/decisions/auth.md. A second token makes
 * both malformed.
 */
export function parseUrlToken(url: UrlParts): UrlToken | null {
  const query = splitToken(url.search, '?');
  const fragment = splitToken(url.hash, '#');
  const values = [...query.values, ...fragment.values];
  if (values.length === 0) return null;
  const [value] = values;
  return {
    accessToken: values.length === 1 && value !== undefined && isTokenShaped(value) ? value : null,
    cleanPath: url.pathname + query.rest + fragment.rest,
  };
}

/**
 * Reports whether text has the shape of a bearer token: no character that a header or a URL would
 * have to escape.
 */
function isTokenShaped(text: string): boolean {
  return /^[A-Za-z0-9._~-]{16,4096}$/.test(text);
}

function splitToken(text: string, mark: '?' | '#') {
  const pairs = text.startsWith(mark) ? text.slice(1).split('&') : [];
  const isToken = (pair: string): boolean => /^accessToken(=|$)/.test(pair);
  const kept = pairs.filter((pair) => !isToken(pair)).join('&');
  return {
    values: pairs.filter(isToken).map((pair) => pair.slice('accessToken='.length)),
    rest: kept === '' ? '' : mark + kept,
  };
}
