import type { ChainFees } from '../chain.ts';

/**
 * Returns the fees of a network whose blocks are wanted `factor` times as much. Only the part that
 * senders compete with rises: rates, tips and priority fees. Fees that the protocol fixes stay.
 */
export function raiseFees(fees: ChainFees, factor: number): ChainFees {
  const times = BigInt(factor);
  switch (fees.family) {
    case 'utxo': {
      const { family, low, medium, high } = fees;
      return { family, low: low * times, medium: medium * times, high: high * times };
    }
    case 'evm': {
      // The tip alone makes up the whole price: the base fee of the ledger does not move.
      const { baseFeePerGas, priorityFeePerGas } = fees;
      const price = (baseFeePerGas + priorityFeePerGas) * times;
      return { ...fees, priorityFeePerGas: price - baseFeePerGas };
    }
    case 'solana':
      return { ...fees, unitPrice: fees.unitPrice * times + signaturePrice * (times - 1n) };
    case 'tron':
    case 'ton':
      return fees;
    default:
      return fees satisfies never;
  }
}

/** Fee of a signature per compute unit of a transfer, in millionths of a lamport: 5,000 lamports for 60,000. */
const signaturePrice = 83_333n;
