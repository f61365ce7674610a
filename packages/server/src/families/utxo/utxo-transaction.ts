import type { DecodedUtxoTransfer, Outpoint } from '@billfold/keyring';
import type { ChainTransaction } from '../../chains/chain.ts';

/** A transaction that spends outputs, in the words of the books. */
export function toUtxoTransaction({
  hash,
  inputs,
  outputs,
}: Pick<DecodedUtxoTransfer, 'hash' | 'inputs' | 'outputs'>): ChainTransaction {
  return {
    hash,
    spends: inputs
      .filter((input) => !isCoinbaseInput(input))
      .map(({ hash, index }) => ({ hash, index })),
    sender: null,
    transfers: outputs.map(({ address, value }, index) => ({
      index,
      to: address,
      from: null,
      tokenId: null,
      value,
    })),
  };
}

/** What the first transaction of a block has in place of an output that it spends. */
export function isCoinbaseInput({ hash, index }: Outpoint): boolean {
  return index === noIndex && /^0{64}$/.test(hash);
}

export const noIndex = 0xffffffff;
