import type { ChainName, Network } from '@billfold/core';

type Prefixes = readonly string[];

const bitcoin: Prefixes = ['bc1', '1', '3'];
const litecoin: Prefixes = ['ltc1', 'L', 'M'];
const ton: Prefixes = ['UQ', 'EQ'];

/** First characters of addresses that depend on the chain of their network. */
const ofChains: Readonly<Partial<Record<Network, Readonly<Record<ChainName, Prefixes>>>>> = {
  BTC: {
    main: bitcoin,
    test: ['tb1', 'm', 'n', '2'],
    regtest: ['bcrt1', 'm', 'n', '2'],
    sandbox: bitcoin,
  },
  LTC: {
    main: litecoin,
    test: ['tltc1', 'm', 'n', 'Q'],
    regtest: ['rltc1', 'm', 'n', 'Q'],
    sandbox: litecoin,
  },
  TON: { main: ton, test: ['0Q', 'kQ'], regtest: ['0Q', 'kQ'], sandbox: ton },
};

/** First characters of addresses that are the same on each chain. */
const ofNetworks: Readonly<Partial<Record<Network, Prefixes>>> = {
  ETH: ['0x'],
  BSC: ['0x'],
  TRX: ['T'],
};

/** Returns the first characters of the addresses of a network; none for Solana, whose addresses have none in common. */
export function addressPrefixes(network: Network, chain: ChainName): Prefixes {
  return ofChains[network]?.[chain] ?? ofNetworks[network] ?? [];
}
