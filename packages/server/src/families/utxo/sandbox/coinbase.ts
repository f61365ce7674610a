import { noIndex } from '../utxo-transaction.ts';

export interface CoinbaseOutput {
  /** Hex. */
  readonly script: string;
  readonly value: bigint;
}

/**
 * A transaction that spends nothing, in the form of the first one of a block. Written by hand:
 * transaction libraries refuse to extract one.
 * @see Bitcoin developer reference, coinbase input
 */
export function encodeCoinbase(outputs: readonly CoinbaseOutput[]): Uint8Array {
  if (outputs.length > maximumOutputs) throw new RangeError(`More than ${maximumOutputs} outputs.`);
  const message = Buffer.from('Billfold sandbox: these coins have no value');
  return new Uint8Array(
    Buffer.concat([
      uint32(1),
      Buffer.of(1),
      Buffer.alloc(32),
      uint32(noIndex),
      Buffer.of(message.length),
      message,
      uint32(0xffffffff),
      Buffer.of(outputs.length),
      ...outputs.map(encodeOutput),
      uint32(0),
    ]),
  );
}

/** Up to here a count is one byte. */
const maximumOutputs = 0xfc;

function encodeOutput({ script, value }: CoinbaseOutput): Buffer {
  const amount = Buffer.alloc(8);
  amount.writeBigUInt64LE(value);
  const bytes = Buffer.from(script, 'hex');
  return Buffer.concat([amount, Buffer.of(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
