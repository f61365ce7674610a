import type { Network } from '@billfold/core';

/** First characters of the addresses of networks; those of Solana have none in common. */
export const addressPrefixes: Readonly<Partial<Record<Network, readonly string[]>>> = {
  BTC: ['bc1', '1', '3'],
  LTC: ['ltc1', 'L', 'M'],
  ETH: ['0x'],
  BSC: ['0x'],
  TRX: ['T'],
  TON: ['UQ', 'EQ'],
};
