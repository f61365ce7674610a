import { lookup } from 'node:dns/promises';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds all addresses of a host. @throws where it has none */
export type ResolveHost = (host: string) => Promise<readonly ResolvedAddress[]>;

/** Asks the resolver of the system, as every other program of this machine does. */
export const resolveBySystem: ResolveHost = (host) => lookup(host, { all: true });
