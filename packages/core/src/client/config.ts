import { getConfig } from '../contract/config/config.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { unwrap } from './unwrap.ts';

/** Calls of `client.config`. */
export type ConfigCalls = ReturnType<typeof createConfig>;

/** Creates the calls about the deployment. */
export function createConfig({ call }: Transport) {
  return {
    /**
     * Loads the networks and assets that the deployment serves.
     * @example
     * const { networks } = await client.config.get();
     */
    get: (options?: CallOptions) => unwrap(call(getConfig)({}, options)),
  };
}
