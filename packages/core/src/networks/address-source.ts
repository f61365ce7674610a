import type { AddressBook, NetworkAddresses } from './network-addresses.ts';
import type { Network } from './network-codes.ts';

/** Addresses of networks that load when they are needed. */
export interface AddressSource {
  /** Returns the addresses that are loaded. */
  get(): AddressBook;
  /** Loads the addresses of more networks, and returns all that are loaded. */
  load(networks: readonly Network[]): Promise<AddressBook>;
}

/** Creates a source; a network loads once, and again after a failure. */
export function createAddressSource(
  loaders: Readonly<Record<Network, () => Promise<NetworkAddresses>>>,
): AddressSource {
  let book: AddressBook = {};
  return {
    get: () => book,
    async load(networks) {
      const missing = networks.filter((network) => book[network] === undefined);
      const loaded = await Promise.all(
        missing.map(async (network) => [network, await loaders[network]()] as const),
      );
      if (loaded.length > 0) book = { ...book, ...Object.fromEntries(loaded) };
      return book;
    },
  };
}

/** Source of the page: code that is loaded once, as any module is. */
export const networkAddresses: AddressSource = /* @__PURE__ */ createAddressSource({
  BTC: async () => (await import('./bitcoin/addresses.ts')).bitcoinAddresses,
  LTC: async () => (await import('./litecoin/addresses.ts')).litecoinAddresses,
  ETH: async () => (await import('./ethereum/addresses.ts')).ethereumAddresses,
  BSC: async () => (await import('./bsc/addresses.ts')).bscAddresses,
  TRX: async () => (await import('./tron/addresses.ts')).tronAddresses,
  SOL: async () => (await import('./solana/addresses.ts')).solanaAddresses,
  TON: async () => (await import('./ton/addresses.ts')).tonAddresses,
});
