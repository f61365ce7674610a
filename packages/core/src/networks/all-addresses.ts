import { bitcoinAddresses } from './bitcoin/addresses.ts';
import { bscAddresses } from './bsc/addresses.ts';
import { ethereumAddresses } from './ethereum/addresses.ts';
import { litecoinAddresses } from './litecoin/addresses.ts';
import type { NetworkAddresses } from './network-addresses.ts';
import type { Network } from './network-codes.ts';
import { solanaAddresses } from './solana/addresses.ts';
import { tonAddresses } from './ton/addresses.ts';
import { tronAddresses } from './tron/addresses.ts';

/** Addresses of every network, for callers that cannot wait for one to load. */
export const allAddresses: Readonly<Record<Network, NetworkAddresses>> = {
  BTC: bitcoinAddresses,
  LTC: litecoinAddresses,
  ETH: ethereumAddresses,
  BSC: bscAddresses,
  TRX: tronAddresses,
  SOL: solanaAddresses,
  TON: tonAddresses,
};
