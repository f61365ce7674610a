import type { Env } from '../../platform/env.ts';
import { aboutTopic, type Finding } from './finding.ts';

const { ok, wrong } = aboutTopic('Proxies');

/**
 * Compares `TRUST_PROXY` with a request that came in at the public address.
 * @param isForwarded whether it had a header of a proxy; null when none could be asked
 */
export function checkProxies(
  { trustProxy }: Pick<Env, 'trustProxy'>,
  isForwarded: boolean | null,
): Finding {
  if (trustProxy === 0)
    return isForwarded === true
      ? wrong(
          'requests come through a proxy that is not trusted: everybody has its address, and shares its limits.',
          'set TRUST_PROXY to the number of proxies in front, or to their addresses.',
        )
      : ok('none is trusted: every address is that of the connection.');
  if (isForwarded === false)
    return wrong(
      'one is trusted, and requests come without its header: a caller can choose its own address.',
      'leave TRUST_PROXY out, or let the proxy set X-Forwarded-For.',
    );
  const named =
    typeof trustProxy === 'number' ? `${trustProxy} in front` : `those at ${trustProxy.join(', ')}`;
  return ok(`trusted to name the address of a client: ${named}.`);
}
