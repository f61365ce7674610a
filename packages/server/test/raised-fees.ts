import type { ChainFees } from '../src/chains/chain.ts';

/** Returns the prices of a node that asks `percent` of what it asked. */
export function raisedFees(fees: ChainFees, percent: bigint): ChainFees {
  const raise = (price: bigint) => (price * percent) / 100n;
  switch (fees.family) {
    case 'utxo':
      return {
        ...{ family: 'utxo', low: raise(fees.low) },
        ...{ medium: raise(fees.medium), high: raise(fees.high) },
      };
    case 'evm':
      return { ...fees, baseFeePerGas: raise(fees.baseFeePerGas) };
    case 'tron':
      return {
        ...{ family: 'tron', activation: raise(fees.activation) },
        ...{ sunPerByte: raise(fees.sunPerByte), sunPerEnergy: raise(fees.sunPerEnergy) },
      };
    case 'solana':
      // A quiet cluster asks for nothing, of which every multiple is nothing.
      return { family: 'solana', unitPrice: raise(fees.unitPrice + 100n) };
    case 'ton':
      return { family: 'ton', prices: { ...fees.prices, gasPrice: raise(fees.prices.gasPrice) } };
    default:
      return fees satisfies never;
  }
}
