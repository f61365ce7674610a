import { ValidationError, type ValidationInfo } from '../errors/error-kinds.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal, trimDecimal } from '../money/decimal.ts';
import type { FindToken, RequestedToken, UriParts } from './payment-request.ts';

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

/** `message` is English; a `reason` says the same in the reader's language. */
export function paymentUriError(
  message: string,
  info?: Pick<ValidationInfo, 'reason' | 'values' | 'cause'>,
): ValidationError {
  return new ValidationError('payment_uri_invalid', { ...info, messages: [message] });
}

/** Decimals and upper limit of an amount in a payment request; the limit is in base units. */
export interface AmountBounds {
  readonly decimals: number;
  readonly maximum: bigint;
}

/**
 * An amount in main units with all its decimals, null for none.
 * @throws {ValidationError} `payment_uri_invalid`
 */
export function readBoundedAmount(text: string | null, bounds: AmountBounds): Decimal | null {
  if (text === null) return null;
  return boundUnits(parseRequestedAmount(text, bounds.decimals), bounds);
}

/** Base units as main units. @throws {ValidationError} `payment_uri_invalid` beyond the bounds */
export function boundUnits(units: bigint, { decimals, maximum }: AmountBounds): Decimal {
  if (units > maximum)
    throw paymentUriError('This payment request asks for more than there is.', {
      reason: 'request.tooMuch',
    });
  return toDecimal(toBaseUnits(units), { decimals });
}

/** An amount in main units without trailing zeros, null for none. */
export function writeBoundedAmount(amount: Decimal | null, bounds: AmountBounds): string | null {
  const exact = readBoundedAmount(amount, bounds);
  return exact && trimDecimal(exact);
}

/**
 * Refuses a payment URI with other parameters than `known`: it could ask for more than a plain
 * transfer.
 * @throws {ValidationError} `payment_uri_invalid`
 */
export function requireKnownParameters({ parameters }: UriParts, known: readonly string[]): void {
  if ([...parameters.keys()].some((key) => !known.includes(key)))
    throw paymentUriError('This payment request needs something that is not supported here.', {
      reason: 'request.unsupported',
    });
}

/**
 * Finds the token that a payment request names by its contract.
 * @throws {ValidationError} `payment_uri_invalid` for an unknown one: its amounts could not be
 * parsed, and anyone can give a contract any name
 */
export function requireToken(contract: string, findToken: FindToken): RequestedToken {
  const token = findToken(contract);
  if (token === undefined)
    throw paymentUriError('This payment request is for an unsupported token.', {
      reason: 'request.unknownToken',
    });
  return token;
}

/** A requested amount in main units as base units. @throws {ValidationError} `payment_uri_invalid` */
export function parseRequestedAmount(text: string, decimals: number): BaseUnits {
  try {
    return parseAmount(text, decimals);
  } catch (cause) {
    throw paymentUriError('The amount of this payment request is not valid.', {
      reason: 'request.amount',
      cause,
    });
  }
}

/**
 * Sanitizes text from a payment request for display: removes marks that change its direction and
 * broken characters; null when nothing is left.
 */
export function requestText(text: string | null): string | null {
  const plain = (text ?? '')
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\p{Cc}/gu, ' ');
  return plain === '' ? null : plain;
}

/**
 * A text to be sent along, exactly as it is asked for: a recipient who looks for it would not find a
 * changed one. null for none.
 * @throws {ValidationError} `payment_uri_invalid` for one that is too long or cannot be shown as it is
 */
export function requestMemo(
  text: string | null,
  { maximumBytes }: { readonly maximumBytes: number },
): string | null {
  if (text === null || text === '') return null;
  if (requestText(text) !== text)
    throw paymentUriError('The memo of this payment request has characters that cannot be shown.', {
      reason: 'request.memoCharacters',
    });
  if (new TextEncoder().encode(text).length > maximumBytes)
    throw paymentUriError('The memo of this payment request is too long.', {
      reason: 'request.memoLength',
    });
  return text;
}

/**
 * `?` and the parameters that have a value, percent-encoded, one of several values once for each; empty
 * without any.
 */
export function writeQuery(
  parameters: Readonly<Record<string, string | readonly string[] | null>>,
): string {
  const query = Object.entries(parameters).flatMap(([key, value]) =>
    [value ?? []].flat().map((each) => `${key}=${encodeURIComponent(each)}`),
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}
