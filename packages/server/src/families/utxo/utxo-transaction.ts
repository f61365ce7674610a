import type { DecodedUtxoTransfer, Outpoint } from '@billfold/keyring';
import type { ChainTransaction } from '../../chains/chain.ts';

/** Parts of a decoded transaction that the records see. */
interface UtxoParts extends Pick<DecodedUtxoTransfer, 'hash'> {
  readonly inputs: readonly Outpoint[];
  readonly outputs: readonly Pick<DecodedUtxoTransfer['outputs'][number], 'address' | 'value'>[];
}

/** Describes a transaction that spends outputs. */
export function toUtxoTransaction({ hash, inputs, outputs }: UtxoParts): ChainTransaction {
  return {
    hash,
    spends: inputs
      .filter((input) => !isCoinbaseInput(input))
      .map(({ hash, index }) => ({ hash, index })),
    sender: null,
    transfers: outputs.map(({ address, value }, position) => ({
      position,
      to: address,
      from: null,
      tokenId: null,
      value,
      memo: null,
    })),
    references: [],
  };
}

/** Returns whether an input is that of a coinbase transaction, which spends no output. */
export function isCoinbaseInput({ hash, index }: Outpoint): boolean {
  return index === noIndex && /^0{64}$/.test(hash);
}

export const noIndex = 0xffffffff;
