import { paymentUriError } from './payment-uri-error.ts';

/** A payment URI taken apart and percent-decoded, once. */
export interface UriParts {
  /** Lower case, without the colon. */
  readonly scheme: string;
  readonly path: string;
  /** Values by lower-case key, in their order. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
}

export const maximumUriLength = 2048;

/**
 * Takes a URI apart as RFC 3986 and BIP-321 do: `//` and an empty query are tolerated, the fragment
 * is ignored, the case of keys too.
 * @throws {ValidationError} `payment_uri_invalid` for no URI, over 2,048 characters, a control
 * character, wrong percent-encoding or a required parameter (none is known)
 */
export function splitUri(text: string): UriParts {
  if (text.length > maximumUriLength)
    throw paymentUriError('This payment request is too long.', { reason: 'request.length' });
  const match = /^([a-z][a-z\d+.-]*):(?:\/\/)?([^?#]*)(?:\?([^#]*))?/i.exec(text);
  if (!match || hasControl(text))
    throw paymentUriError('This is not a payment request.', { reason: 'request.none' });
  const [, scheme = '', path = '', query = ''] = match;
  const parameters = new Map<string, readonly string[]>();
  for (const parameter of query.split('&').filter((part) => part !== '')) {
    const equals = parameter.indexOf('=');
    const end = equals === -1 ? parameter.length : equals;
    const key = decode(parameter.slice(0, end)).toLowerCase();
    if (key.startsWith('req-'))
      throw paymentUriError('This payment request needs something that is not supported here.', {
        reason: 'request.unsupported',
      });
    parameters.set(key, [...(parameters.get(key) ?? []), decode(parameter.slice(end + 1))]);
  }
  return { scheme: scheme.toLowerCase(), path: decode(path), parameters };
}

/**
 * The only value of `key`, or null without one.
 * @throws {ValidationError} `payment_uri_invalid` when it is there twice: readers would differ
 */
export function singleParameter({ parameters }: UriParts, key: string): string | null {
  const values = parameters.get(key) ?? [];
  if (values.length > 1)
    throw paymentUriError(`This payment request has more than one ${key}.`, {
      reason: 'request.repeated',
      values: { key },
    });
  return values[0] ?? null;
}

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch (cause) {
    throw paymentUriError('This payment request is damaged.', { reason: 'request.damaged', cause });
  }
  if (hasControl(decoded))
    throw paymentUriError('This payment request is damaged.', { reason: 'request.damaged' });
  return decoded;
}

export function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
