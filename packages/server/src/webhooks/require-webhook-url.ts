import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { findAddressFault, findUrlFault } from './check-webhook-url.ts';

/**
 * Refuses a URL to which nothing may be sent. Each attempt checks it again, as a name can change.
 * @throws {ApiError} 400 WEBHOOK_URL_REFUSED
 */
export async function requireWebhookUrl(
  rules: Pick<ServiceContext, 'privateWebhooks' | 'resolveHost'>,
  url: string,
): Promise<void> {
  const fault = findUrlFault(url, rules) ?? (await findAddressFault(new URL(url).hostname, rules));
  if (fault === null) return;
  throw new ApiError(400, 'WEBHOOK_URL_REFUSED', { errors: [fault], fields: { url: [fault] } });
}
