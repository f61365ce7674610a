import type { getNetwork } from '@billfold/core';
import type { SignableNetwork } from '@billfold/keyring';

/**
 * The networks of this server, in the order in which people see them: those with keys and a ledger.
 * The registry knows more, whose addresses and prices can be read all the same.
 */
export const servedNetworks = [
  'BTC',
  'LTC',
  'ETH',
  'BSC',
  'TRX',
  'SOL',
  'TON',
] as const satisfies readonly SignableNetwork[];

export type ServedNetwork = (typeof servedNetworks)[number];

/** Family of a served network, by which its records and its spending differ. */
export type ServedFamily = ReturnType<typeof getNetwork<ServedNetwork>>['model']['family'];

export function isServed(text: string): text is ServedNetwork {
  return servedNetworks.some((network) => network === text);
}

/** One value per network; a network that is left out does not compile. */
export function mapServed<T>(make: (network: ServedNetwork) => T): Record<ServedNetwork, T> {
  return {
    BTC: make('BTC'),
    LTC: make('LTC'),
    ETH: make('ETH'),
    BSC: make('BSC'),
    TRX: make('TRX'),
    SOL: make('SOL'),
    TON: make('TON'),
  };
}
