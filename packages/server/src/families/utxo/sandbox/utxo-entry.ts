import type { DecodedUtxoTransfer, Outpoint, SpentOutput } from '@billfold/keyring';
import * as z from 'zod/mini';
import type { Entry } from '../../../chains/sandbox/rules.ts';

export function utxoKey({ hash, index }: Outpoint): string {
  return `utxo:${hash}:${index}`;
}

/** @throws {TypeError} for any other text */
export function parseUtxoKey(key: string): Outpoint {
  const [, hash, index] = /^utxo:([0-9a-f]{64}):(\d{1,10})$/.exec(key) ?? [];
  if (hash === undefined || index === undefined) throw new TypeError(`${key} names no output.`);
  return { hash, index: Number(index) };
}

/** Returns the entries of the outputs that can be spent. */
export function utxoEntries({
  hash,
  outputs,
}: DecodedUtxoTransfer): readonly (readonly [string, Entry])[] {
  return outputs.flatMap(({ script, address, value }, index) =>
    script.startsWith(opReturn)
      ? []
      : [[utxoKey({ hash, index }), { script, address, value: value.toString() }] as const],
  );
}

export function readUtxo({ hash, index }: Outpoint, entry: Entry): SpentOutput {
  const { script, value } = utxoEntry.parse(entry);
  return { hash, index, script, value: BigInt(value) };
}

const opReturn = '6a';
const utxoEntry = z.object({ script: z.string(), value: z.string() });
