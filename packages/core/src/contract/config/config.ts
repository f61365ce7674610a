import * as z from 'zod/mini';
import { type Environment, environments } from '../../assets/specified-values.ts';
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
/** Base URLs of the three services: origin and path prefix, no slash at the end. */
export interface BaseUrls {
  readonly wallet: string;
  readonly auth: string;
  readonly payments: string;
}

/** Base URLs by environment; an absent environment has its services at the origin of the page. */
export type EnvironmentBases = Readonly<Partial<Record<Environment, BaseUrls>>>;

export interface Config {
  readonly mode: 'sandbox' | 'live';
  /** Networks that this server serves; an absent one is known, but not served here. */
  readonly networks: Readonly<Partial<Record<Network, NetworkConfig>>>;
  readonly features: { readonly payments: boolean };
  /** Where people are helped, and where they read on; null where there is no such site. */
  readonly support: { readonly url: string | null };
  readonly documentation: { readonly url: string | null };
  /** Services that the pages of this server may call instead of its own (R-API-01). */
  readonly bases: EnvironmentBases;
  readonly version: string;
}

const networkConfig = (): Schema<NetworkConfig> =>
  z.object({
    chain: z.enum(['main', 'test', 'regtest', 'sandbox']),
    chainId: z.nullable(z.int()),
  });
export const baseUrls = (): Schema<BaseUrls> =>
  z.object({ wallet: z.string(), auth: z.string(), payments: z.string() });
export const config = (): Schema<Config> =>
  z.object({
    mode: z.enum(['sandbox', 'live']),
    networks: z.partialRecord(z.enum(networkCodes), networkConfig()),
    features: z.object({ payments: z.boolean() }),
    support: z.object({ url: z.nullable(z.string()) }),
    documentation: z.object({ url: z.nullable(z.string()) }),
    bases: z.partialRecord(z.enum(environments), baseUrls()),
    version: z.string(),
  });

export const getConfig: Endpoint<unknown, unknown, unknown, Data<Config>> = {
  method: 'GET',
  path: '/v1/config',
  public: true,
  response: () => data(config()),
};
