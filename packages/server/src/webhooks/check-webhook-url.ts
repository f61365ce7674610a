import { isIP } from 'node:net';
import type { PrivateWebhooks } from '../platform/env.ts';
import type { ResolveHost } from '../platform/resolve-host.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts';

export interface WebhookUrlRules {
  readonly privateWebhooks: PrivateWebhooks;
}

/** Hosts of this machine. The parser of URLs has already turned every notation of IPv4 into dotted decimals. */
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Reports whether a host may be private: any, or one of this machine. */
const isOpenHost = (host: string, { privateWebhooks }: WebhookUrlRules): boolean =>
  privateWebhooks === 'private' || (privateWebhooks === 'loopback' && loopbackHost.test(host));

/** Reports whether a connection to a host may use an address that it resolved to. */
export function mayConnectTo(host: string, address: string, rules: WebhookUrlRules): boolean {
  if (rules.privateWebhooks === 'private' || isPublicAddress(address)) return true;
  return isOpenHost(host, rules) && isLoopbackAddress(address);
}

/** Names that only lead to this machine or its network (RFC 6761, 6762, 8375). */
const localNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

/**
 * Returns why nothing may be sent to a URL, in words; null where it may. Looks at the text alone: the addresses
 * of its host are checked when it is resolved.
 */
export function findUrlFault(text: string, rules: WebhookUrlRules): RefusalText | null {
  if (!URL.canParse(text)) return 'This is not a URL.';
  const url = new URL(text);
  const isOpen = isOpenHost(url.hostname, rules);
  if (url.protocol !== 'https:' && !(isOpen && url.protocol === 'http:'))
    return 'Use an https address.';
  if (url.username !== '' || url.password !== '') return 'Leave the user name and password out.';
  if (url.hash !== '' || text.includes('#')) return 'Leave the part after # out.';
  if (isOpen) return null;
  return findHostFault(url.hostname.toLowerCase().replace(/\.$/, '')) ?? findPortFault(url.port);
}

function findHostFault(host: string): RefusalText | null {
  if (host.startsWith('[') || isIP(host) !== 0) return 'Use a host name instead of an IP address.';
  if (!host.includes('.') || localNames.test(host))
    return 'This host name leads to a private network.';
  return null;
}

function findPortFault(port: string): RefusalText | null {
  const number = port === '' ? 443 : Number(port);
  return number === 443 || number >= 1024 ? null : 'Use port 443, 8443 or one from 1024 on.';
}

/**
 * Returns why nothing may be sent to the present addresses of a host; null where it may. One private
 * address among several is enough: a connection may choose any of them.
 */
export async function findAddressFault(
  host: string,
  rules: WebhookUrlRules & { readonly resolveHost: ResolveHost },
): Promise<RefusalText | null> {
  // An address in a URL is not resolved, and `localhost` is checked when it is connected to.
  if (isOpenHost(host, rules)) return null;
  try {
    const found = await rules.resolveHost(host);
    const hidden = found.find(({ address }) => !isPublicAddress(address));
    if (hidden !== undefined) return privateAddress(hidden.address);
    return found.length === 0 ? unresolved : null;
  } catch {
    return unresolved;
  }
}

export const unresolved: RefusalText = 'The host name does not resolve.';

export const privateAddress = (address: string): RefusalText =>
  fill('The host resolves to {address}, which is not a public address.', { address });
