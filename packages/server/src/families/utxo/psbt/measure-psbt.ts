import { Transaction } from '@scure/btc-signer';

/** Size and money of a prepared transaction. */
export interface PsbtMeasures {
  /** Virtual bytes with the longest signatures, rounded up. */
  readonly vsize: bigint;
  /** Units that its inputs hold. */
  readonly inputUnits: bigint;
}

/** Marker and flag of a transaction with witnesses. @see BIP-141 */
const witnessFrame = 2;
/** Item count, signature and key with their lengths; 72 is the longest low-S signature and its type. */
const inputWitness = 1 + 1 + 72 + 1 + 33;

/** Measures a prepared transaction of p2wpkh inputs, as its plan measured it. */
export function measurePsbt(psbt: Uint8Array): PsbtMeasures {
  const transaction = Transaction.fromPSBT(psbt);
  const { inputsLength: count, unsignedTx } = transaction;
  const weight = unsignedTx.length * 4 + witnessFrame + count * inputWitness;
  const values = Array.from(
    { length: count },
    (_, at) => transaction.getInput(at).witnessUtxo?.amount ?? 0n,
  );
  return {
    vsize: BigInt(Math.ceil(weight / 4)),
    inputUnits: values.reduce((sum, each) => sum + each, 0n),
  };
}
