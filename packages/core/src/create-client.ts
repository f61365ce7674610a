import { createLazyCalls, type LazyCalls } from './client/calls.ts';
import { createResources, type Resources } from './client/resources.ts';
import type { TransportOptions } from './contract/transport.ts';

export type ClientOptions = TransportOptions;

export interface BillfoldClient extends LazyCalls {
  readonly resources: Resources;
  /** The platform that the client was made with: flows take their clock and randomness from it. */
  readonly platform: TransportOptions['platform'];
  /** As it was given: what a part asks to know whether it stands on the wallet's own pages. */
  readonly baseUrl: string;
}

/**
 * The typed client of the wallet and auth services. Small by itself: the transport (zod, the
 * contract) is imported at the first call, and what else a call needs at the first of its kind.
 */
export function createClient(options: ClientOptions): BillfoldClient {
  const calls = createLazyCalls(options);
  const { platform, baseUrl } = options;
  return { ...calls, resources: createResources(calls), platform, baseUrl };
}
