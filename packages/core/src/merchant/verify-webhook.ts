import type { WebhookEvent } from '../contract/webhooks/events.ts';
import { WebhookError } from './webhook-error.ts';
import { isSigned } from './webhook-signature.ts';

/** `Headers` of a web request, or `headers` of a Node request; names in any case. */
export type WebhookHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Options of `verifyWebhook`. */
export interface VerifyWebhookOptions {
  /** Largest difference between the timestamp and `now`, in seconds; 300 unless given. */
  readonly toleranceSeconds?: number;
  /** Current time, as a date or in milliseconds since 1970; the system's clock unless given. */
  readonly now?: Date | number;
}

/**
 * Verifies the signature of a webhook and returns its event. Pass the body as received: parsing and
 * serializing it again changes it. Pass both secrets while one is rolled. An event can arrive
 * twice: store its `id`. The event is not validated against a schema, because a newer server may
 * send fields that this version does not know.
 * @throws {WebhookError} see `WebhookErrorCode`
 * @see https://www.standardwebhooks.com
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, webhookSecret);
 * if (event.type === 'payment.completed') console.log(event.data.object.orderId);
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readHeader(headers, 'webhook-signature');
  if (!id || !timestamp || !signatures)
    throw new WebhookError('headers_missing', 'A header of Standard Webhooks is missing.');
  requireRecent(timestamp, options);
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const message = join(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  if (!(await isSigned(message, signatures, typeof secrets === 'string' ? [secrets] : secrets)))
    throw new WebhookError('signature_mismatch', 'No signature fits the secret and this body.');
  return parseEvent(body);
}

function readHeader(headers: WebhookHeaders, name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  // Two values cannot both be what was signed.
  return typeof value === 'string' ? value : value?.length === 1 ? (value[0] ?? null) : null;
}

function isHeaders(headers: WebhookHeaders): headers is Pick<Headers, 'get'> {
  return typeof headers['get'] === 'function';
}

function requireRecent(timestamp: string, options: VerifyWebhookOptions): void {
  const { toleranceSeconds = 300, now = Date.now() } = options;
  if (!/^\d{1,15}$/.test(timestamp))
    throw new WebhookError('timestamp_invalid', 'The timestamp is no number of seconds.');
  const age = Math.floor(Number(now) / 1000) - Number(timestamp);
  if (age > toleranceSeconds)
    throw new WebhookError('timestamp_too_old', `The webhook was sent ${age} seconds ago.`);
  if (-age > toleranceSeconds)
    throw new WebhookError('timestamp_too_new', `The webhook is ${-age} seconds in the future.`);
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new WebhookError('body_malformed', 'The body is signed, but it is no JSON.', cause);
  }
}
