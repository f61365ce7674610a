import { toBaseUnits } from '@billfold/core';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { toUtxoTransaction } from '../utxo-transaction.ts';

/**
 * Transaction that keeps its parts as one text until they are asked for: a full mempool has more than a hundred thousand,
 * of which hardly any is looked at twice, and the memory of their parts would be searched again and again.
 */
class PackedTransaction implements ChainTransaction {
  readonly hash: string;
  readonly #parts: string;

  constructor({ hash, spends, transfers }: ChainTransaction) {
    this.hash = hash;
    const outputs = transfers.map(({ to, value }) => `${value} ${to ?? ''}`);
    this.#parts = [spends.map((spent) => `${spent.index} ${spent.hash}`), outputs]
      .map((parts) => parts.join(','))
      .join(';');
  }

  get sender(): null {
    return null;
  }
  get references(): readonly string[] {
    return none;
  }
  get spends(): ChainTransaction['spends'] {
    return this.#unpack().spends;
  }
  get transfers(): ChainTransaction['transfers'] {
    return this.#unpack().transfers;
  }

  #unpack(): ChainTransaction {
    const [inputs = [], outputs = []] = this.#parts
      .split(';')
      .map((parts) => (parts === '' ? [] : parts.split(',').map((part) => part.split(' '))));
    return toUtxoTransaction({
      hash: this.hash,
      inputs: inputs.map(([index = '', hash = '']) => ({ hash, index: Number(index) })),
      outputs: outputs.map(([value = '', address = '']) => ({
        value: toBaseUnits(BigInt(value)),
        address: address === '' ? null : address,
      })),
    });
  }
}

const none: readonly string[] = [];

/** Packs a transaction, unless it is packed. */
export function packTransaction(transaction: ChainTransaction): ChainTransaction {
  return transaction instanceof PackedTransaction
    ? transaction
    : new PackedTransaction(transaction);
}
