import { createHmac } from 'node:crypto';

export interface SignedMessage {
  readonly id: string;
  /** Unix time of the attempt, in seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Signs a message as Standard Webhooks defines: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, one
 * for each secret, with spaces between.
 */
export function signWebhook(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly Uint8Array[],
): string {
  return secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`))
    .map((hmac) => `v1,${hmac.digest('base64')}`)
    .join(' ');
}
