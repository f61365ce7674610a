import { BillfoldError } from '../errors/billfold-error.ts';

/** Reason why a webhook was not verified. */
export type WebhookErrorCode =
  /** One of the three headers is missing. */
  | 'headers_missing'
  | 'timestamp_invalid'
  /** Further in the past, or in the future, than the tolerance: a replay, or a wrong clock. */
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  /** No signature was made with one of the secrets over exactly this body. */
  | 'signature_mismatch'
  /** Signed, but not JSON. */
  | 'body_malformed'
  /** Not `whsec_` and base64: a mistake in the receiver's settings. */
  | 'secret_malformed';

/**
 * Error of a webhook that must not be processed. Contains neither the body nor a secret.
 * @example
 * try {
 *   await verifyWebhook(await request.text(), request.headers, webhookSecret);
 * } catch (error) {
 *   if (!(error instanceof WebhookError)) throw error;
 *   console.warn('Webhook refused', error.code);
 * }
 */
export class WebhookError extends BillfoldError {
  readonly code: WebhookErrorCode;
  constructor(code: WebhookErrorCode, message: string, cause?: unknown) {
    super({ messages: [message], cause });
    this.code = code;
  }
}
