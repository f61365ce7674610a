import type { LookupFunction } from 'node:net';
import type { ResolveHost } from '../platform/resolve-host.ts';
import { englishRefusals } from '../refusal-texts/write-refusal.ts';
import {
  mayConnectTo,
  privateAddress,
  unresolved,
  type WebhookUrlRules,
} from './check-webhook-url.ts';
import { WebhookRefusedError } from './describe-send-fault.ts';

/**
 * Creates the look-up of a single connection. It connects to the addresses that were checked here, so that a
 * name that changes between a check and the connection gains nothing.
 */
export function createPinnedLookup(
  rules: WebhookUrlRules & { readonly resolveHost: ResolveHost },
): LookupFunction {
  return (host, { all }, callback) => {
    void rules
      .resolveHost(host)
      .catch(() => [])
      .then((found) => {
        const hidden = found.find(({ address }) => !mayConnectTo(host, address, rules));
        const [first] = found;
        if (first === undefined)
          callback(new WebhookRefusedError(englishRefusals.text(unresolved)), []);
        else if (hidden !== undefined)
          callback(
            new WebhookRefusedError(englishRefusals.text(privateAddress(hidden.address))),
            [],
          );
        else if (all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      });
  };
}
