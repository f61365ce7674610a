import { fill, type RefusalText, type RefusalTexts } from '../refusal-texts/refusal-text.ts';
import { titleText } from '../refusal-texts/title-text.ts';
import { englishRefusals } from '../refusal-texts/write-refusal.ts';
import type { CallAllowance } from './call-allowance.ts';

export interface ApiErrorInfo {
  /** Title of the notification; the code in words unless given. */
  readonly message?: RefusalText;
  readonly errors?: readonly RefusalText[];
  readonly fields?: Readonly<Record<string, readonly RefusalText[]>>;
  readonly retryAfterSeconds?: number;
  /** How many calls are left, with RATE_LIMITED. */
  readonly allowance?: CallAllowance;
  /** Facts for the caller: with STALE_VERSION, the item as it is now. */
  readonly current?: Facts;
}

/** Facts of a refusal; a function where they hold texts, which it writes. */
type Facts = object | ((write: (text: RefusalText) => string) => object);

/**
 * A refusal that the caller may read. Anything else that is thrown becomes a 500 without detail. `message`,
 * `errors` and `fields` are English; an answer writes `texts` in the language of its reader.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly texts: RefusalTexts;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds: number | undefined;
  readonly allowance: CallAllowance | undefined;
  readonly current: Facts | undefined;

  constructor(status: number, code: string, info: ApiErrorInfo = {}) {
    const { message: title = titleText(code), errors = [], fields = {} } = info;
    const texts = { title, errors, fields };
    const english = englishRefusals.refusal(texts);
    super(english.message);
    this.status = status;
    this.code = code;
    this.texts = texts;
    this.errors = english.errors;
    this.fields = english.fields;
    this.retryAfterSeconds = info.retryAfterSeconds;
    this.allowance = info.allowance;
    this.current = info.current;
  }
}

/** Creates the 404 of missing and foreign data, answered alike (S22 in docs/security.md). */
export function notFound(thing: string): ApiError {
  return new ApiError(404, 'NOT_FOUND', {
    errors: [fill('This {englishThing} does not exist.', { englishThing: thing })],
  });
}

/**
 * Creates a 401, only for missing, unknown or ended sessions: see "401 is reserved for tokens" in
 * docs/decisions/auth.md.
 */
export function unauthorized(): ApiError {
  return new ApiError(401, 'UNAUTHORIZED', { errors: ['Sign in to continue.'] });
}
