import { isIP } from 'node:net';
import type { ResolveHost } from '../platform/resolve-host.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { isPublicAddress } from './is-public-address.ts';

export interface WebhookUrlRules {
  readonly allowsPrivateWebhooks: boolean;
}

/** Names that only lead to this machine or its network (RFC 6761, 6762, 8375). */
const localNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

/**
 * Returns why nothing may be sent to a URL, in words; null where it may. Looks at the text alone: the addresses
 * of its host are checked when it is resolved.
 */
export function findUrlFault(
  text: string,
  { allowsPrivateWebhooks }: WebhookUrlRules,
): RefusalText | null {
  if (!URL.canParse(text)) return 'This is not a URL.';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowsPrivateWebhooks && url.protocol === 'http:'))
    return 'Use an https address.';
  if (url.username !== '' || url.password !== '') return 'Leave the user name and password out.';
  if (url.hash !== '' || text.includes('#')) return 'Leave the part after # out.';
  if (allowsPrivateWebhooks) return null;
  return findHostFault(url.hostname.toLowerCase().replace(/\.$/, '')) ?? findPortFault(url.port);
}

/** The parser of URLs has already turned every notation of IPv4 into dotted decimals. */
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
  { allowsPrivateWebhooks, resolveHost }: WebhookUrlRules & { readonly resolveHost: ResolveHost },
): Promise<RefusalText | null> {
  if (allowsPrivateWebhooks) return null;
  try {
    const found = await resolveHost(host);
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
