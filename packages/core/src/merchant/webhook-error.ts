import { BillfoldError } from '../errors/billfold-error.ts';

export type WebhookErrorCode =
  /** One of the three headers is missing. */
  | 'headers_missing'
  | 'timestamp_invalid'
  /** Further in the past, or in the future, than the tolerance: a replay, or a wrong clock. */
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  /** No signature was made with one of the secrets over exactly this body. */
  | 'signature_mismatch'
  /** Signed, but no JSON. */
  | 'body_malformed'
  /** Not `whsec_` and base64: a mistake in the receiver's settings. */
  | 'secret_malformed';

/** The request is not to be acted on. Holds neither the body nor a secret. */
export class WebhookError extends BillfoldError {
  readonly code: WebhookErrorCode;
  constructor(code: WebhookErrorCode, message: string, cause?: unknown) {
    super({ messages: [message], cause });
    this.code = code;
  }
}
