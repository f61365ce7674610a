import type { UtxoKeyring } from '@billfold/keyring';
import type { WaitingPackage } from '../../../chains/chain.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { readUtxo, utxoKey } from './utxo-entry.ts';

/** Measures a transfer alone. `before` holds the outputs that it spends. */
export function measureTransfer(
  keyring: UtxoKeyring,
  raw: Uint8Array,
  before: Changes,
): WaitingPackage {
  const { inputs, outputs, vsize } = keyring.decodeTransfer(raw);
  const spent = inputs.flatMap((input) => {
    const entry = before.get(utxoKey(input));
    return entry ? [readUtxo(input, entry)] : [];
  });
  return { vsize: BigInt(vsize), fee: sumOf(spent) - sumOf(outputs) };
}

function sumOf(items: readonly { readonly value: bigint }[]): bigint {
  return items.reduce((sum, { value }) => sum + value, 0n);
}
