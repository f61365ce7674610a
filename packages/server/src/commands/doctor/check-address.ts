import * as z from 'zod/mini';
import type { Env } from '../../platform/env.ts';
import { checkHeaders } from './check-headers.ts';
import { checkProxies } from './check-proxies.ts';
import { checkSkew } from './check-skew.ts';
import { aboutTopic, type Finding } from './finding.ts';

type Address = Pick<Env, 'publicUrl' | 'chainMode' | 'trustProxy'>;

const { ok, note, wrong } = aboutTopic('Public address');
const timeoutMs = 10_000;

/**
 * Checks the public address: that it serves this product, over TLS, with its security headers
 * intact, and through no proxy but the trusted ones.
 */
export async function checkAddress(address: Address): Promise<readonly Finding[]> {
  const { publicUrl, chainMode } = address;
  const unasked = checkProxies(address, null);
  if (publicUrl === null)
    return [
      chainMode === 'live'
        ? wrong(
            'links in mails lead to where this server listens, which nobody else reaches.',
            'set PUBLIC_URL to the address that people use.',
          )
        : note('PUBLIC_URL is not set: links in mails lead to this machine.'),
      unasked,
    ];
  const health = await ask(new URL('/healthz', publicUrl));
  const body = await health
    ?.json()
    .then((json) => z.parse(healthBody, json))
    .catch(() => null);
  if (health === null || !body)
    return [
      wrong(
        `${publicUrl} ${health === null ? 'does not answer' : 'answers something else'}.`,
        'start the server, and let the name and the proxy lead to it.',
      ),
      unasked,
    ];
  const page = await ask(new URL('/', publicUrl));
  await page?.body?.cancel();
  return [
    ok(`${publicUrl} leads to Billfold.`),
    ...checkEncryption(publicUrl),
    ...(page === null ? [] : checkHeaders(page.headers, publicUrl.startsWith('https:'))),
    ...skewOf(health.headers),
    checkProxies(address, body.forwarded ?? null),
  ];
}

async function ask(url: URL): Promise<Response | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { redirect: 'manual', signal }).catch(() => null);
}

const healthBody = z.object({ status: z.literal('ok'), forwarded: z.optional(z.boolean()) });

function checkEncryption(publicUrl: string): readonly Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || /^(localhost|127\.|\[::1\])/.test(hostname)) return [];
  return [
    wrong(
      'it is not encrypted: passwords can be read on their way.',
      'put a proxy with a certificate before the server, and set PUBLIC_URL to https://….',
    ),
  ];
}

/** The header tells whole seconds. */
function skewOf(headers: Headers): readonly Finding[] {
  const theirs = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(theirs) ? [] : [checkSkew('the public address', theirs + 500 - Date.now())];
}
