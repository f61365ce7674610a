/** Facts of an error that its class does not name. */
export interface ErrorInfo {
  readonly title?: string;
  /** Sentences for people. */
  readonly messages?: readonly string[];
  /** HTTP status of the answer. */
  readonly status?: number;
  /** Id under which the service logged the request. */
  readonly requestId?: string;
  /** True if the same call can succeed later. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
}

/** Title of an answer without a `message`, which screens show in their language. */
export const untitledError = 'Error';
/** Body of an answer without `errors`, likewise. */
export const unhandledError = 'Unhandled error';

/** Marks our errors across duplicated copies, realms and postMessage, where `instanceof` fails. */
const brand = Symbol.for('billfold.error');

/**
 * Base class of all errors of calls and flows. Callers branch on `code`; people read `title` and
 * `messages`. It never holds a secret, such as a request body or a token.
 * @example
 * if (error instanceof BillfoldError) console.warn(error.code, error.requestId);
 */
export abstract class BillfoldError extends Error {
  abstract readonly code: string;
  readonly [brand] = true;
  /** The response's `message`, else `Error`. */
  readonly title: string;
  /** The response's `errors`, else `Unhandled error`. */
  readonly messages: readonly string[];
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryable: boolean;

  constructor(info: ErrorInfo = {}) {
    const { messages = [], cause } = info;
    // The sentence of a cause is for developers: `messages`, which people read, do not contain it.
    super(messages.join('\n') || (cause instanceof Error && cause.message) || unhandledError, {
      cause,
    });
    this.name = new.target.name;
    this.title = info.title ?? untitledError;
    this.messages = messages.length > 0 ? messages : [unhandledError];
    this.status = info.status;
    this.requestId = info.requestId;
    this.retryable = info.retryable ?? false;
  }

  toJSON(): ErrorJson {
    const { code, title, messages, status, requestId } = this;
    return { code, title, messages, status, requestId };
  }
}

/** An error as `JSON.stringify` writes it: without its cause and its stack. */
export interface ErrorJson {
  readonly code: string;
  readonly title: string;
  readonly messages: readonly string[];
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
}

export function hasErrorBrand(value: unknown): boolean {
  return typeof value === 'object' && value !== null && brand in value;
}
