import * as z from 'zod/mini';
import type { ChainName } from '../../networks/network.ts';
import { type Network, networkCodes } from '../../networks/network-codes.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';

export interface NetworkConfig {
  /** Which of the network's chains this server works on. */
  readonly chain: ChainName;
  /** The EVM chain id; null on networks without one. */
  readonly chainId: number | null;
}
export interface Config {
  readonly mode: 'sandbox' | 'live';
  /** Networks that this server serves; an absent one is known, but not served here. */
  readonly networks: Readonly<Partial<Record<Network, NetworkConfig>>>;
  readonly features: { readonly payments: boolean };
  /** Where people are helped, and where they read on; null where there is no such site. */
  readonly support: { readonly url: string | null };
  readonly documentation: { readonly url: string | null };
  readonly version: string;
}

const networkConfig = (): Schema<NetworkConfig> =>
  z.object({
    chain: z.enum(['main', 'test', 'regtest', 'sandbox']),
    chainId: z.nullable(z.int()),
  });
export const config = (): Schema<Config> =>
  z.object({
    mode: z.enum(['sandbox', 'live']),
    networks: z.partialRecord(z.enum(networkCodes), networkConfig()),
    features: z.object({ payments: z.boolean() }),
    support: z.object({ url: z.nullable(z.string()) }),
    documentation: z.object({ url: z.nullable(z.string()) }),
    version: z.string(),
  });

export const getConfig: Endpoint<unknown, unknown, unknown, Data<Config>> = {
  method: 'GET',
  path: '/v1/config',
  public: true,
  response: () => data(config()),
};
