import type { AnyBillfoldError } from '@billfold/core';
import { type Translate, validationText } from '@billfold/core/i18n';

/** Refusals of the link of a checkout page that have a sentence of their own. */
const codes = [
  'request_link_refused',
  'request_unreachable',
  'request_not_verified',
  'request_not_found',
  'method_not_chosen',
  'method_unavailable',
  'details_missing',
  'request_expired',
  'request_cancelled',
  'request_paid',
  'request_wrong_network',
] as const;

/** Returns why the link of a checkout page leads to no payment, and what to do. */
export function requestErrorText(error: AnyBillfoldError, t: Translate): string {
  if (error.code === 'wrong_network') return validationText(error, t);
  const serverCode = error.code === 'api' ? error.serverCode : undefined;
  const known = codes.find((code) => code === serverCode);
  return t(known === undefined ? 'send.request.failed' : `send.request.${known}`);
}

/**
 * Reports whether the payer goes on at the checkout page: to choose a coin, for a new price, with details, or while the
 * host does not answer.
 */
export function isMendedByHost(error: AnyBillfoldError): boolean {
  if (error.code === 'wrong_network') return error.reason === 'request.noAsset';
  const mended: readonly (string | undefined)[] = [
    'request_unreachable',
    'method_not_chosen',
    'details_missing',
    'request_expired',
  ];
  return error.code === 'api' && mended.includes(error.serverCode);
}
