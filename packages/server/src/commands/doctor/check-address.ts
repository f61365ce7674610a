import type { Env } from '../../platform/env.ts';
import { checkHeaders } from './check-headers.ts';
import { checkSkew } from './check-skew.ts';
import { aboutTopic, type Finding } from './finding.ts';

type Address = Pick<Env, 'publicUrl' | 'chainMode' | 'sandboxControls' | 'trustProxy'>;

const { ok, note, wrong } = aboutTopic('Public address');
const timeoutMs = 10_000;

/**
 * Checks the public address: that it serves this product, over TLS, with its security headers
 * intact.
 */
export async function checkAddress({ publicUrl, chainMode }: Address): Promise<readonly Finding[]> {
  if (publicUrl === null)
    return [
      chainMode === 'live'
        ? wrong(
            'links in mails lead to where this server listens, which nobody else reaches.',
            'set PUBLIC_URL to the address that people use.',
          )
        : note('PUBLIC_URL is not set: links in mails lead to this machine.'),
    ];
  const health = await ask(new URL('/healthz', publicUrl));
  const body = await health?.json().catch(() => null);
  if (health === null || !isHealthy(body))
    return [
      wrong(
        `${publicUrl} ${health === null ? 'does not answer' : 'answers something else'}.`,
        'start the server, and let the name and the proxy lead to it.',
      ),
    ];
  const page = await ask(new URL('/', publicUrl));
  await page?.body?.cancel();
  return [
    ok(`${publicUrl} leads to Billfold.`),
    ...checkEncryption(publicUrl),
    ...(page === null ? [] : checkHeaders(page.headers, publicUrl.startsWith('https:'))),
    ...skewOf(health.headers),
  ];
}

async function ask(url: URL): Promise<Response | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { redirect: 'manual', signal }).catch(() => null);
}

function isHealthy(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}

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

/** Tells whose word on the client's address counts, and who may move the sandbox. */
export function describeReach({
  chainMode,
  sandboxControls,
  trustProxy,
}: Address): readonly Finding[] {
  const proxies = aboutTopic('Proxies');
  const controls = aboutTopic('Sandbox');
  const isOpen = chainMode === 'sandbox' && sandboxControls === 'public';
  const named =
    typeof trustProxy === 'number' ? `${trustProxy} in front` : `those at ${trustProxy.join(', ')}`;
  return [
    trustProxy === 0
      ? proxies.ok('none is trusted: every address is that of the connection.')
      : proxies.ok(`trusted to name the address of a client: ${named}.`),
    ...(isOpen
      ? [
          controls.wrong(
            'everybody may move its ledgers and read its mails, and with them reset passwords.',
            'leave SANDBOX_CONTROLS out, unless this is a public demo.',
          ),
        ]
      : []),
  ];
}
