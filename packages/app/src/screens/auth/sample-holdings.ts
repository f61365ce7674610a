import { type Decimal, toDecimal } from '@billfold/core';

/** Holding of the sample wallet. */
export interface SampleHolding {
  readonly symbol: string;
  readonly name: string;
  readonly amount: string;
  readonly value: Decimal;
}

export const sampleHoldings: readonly SampleHolding[] = [
  { symbol: 'BTC', name: 'Bitcoin', amount: '0.35', value: toDecimal('32200.00') },
  { symbol: 'ETH', name: 'Ethereum', amount: '2.5', value: toDecimal('7750.00') },
  { symbol: 'USDT', name: 'Tether', amount: '4,902.4', value: toDecimal('4902.40') },
  { symbol: 'SOL', name: 'Solana', amount: '24', value: toDecimal('3360.00') },
];

export const sampleTotal: Decimal = toDecimal('48212.40');

/** Values of the last day, oldest first. */
export const sampleValues: readonly Decimal[] = [
  '44120.10',
  '44870.52',
  '44310.77',
  '45260.31',
  '46015.94',
  '45604.18',
  '46480.66',
  '47120.05',
  '46790.43',
  '47655.20',
  '47410.89',
  '48212.40',
].map((value) => toDecimal(value));
