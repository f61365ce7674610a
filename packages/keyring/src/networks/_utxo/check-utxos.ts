import { KeyringError } from '../../keyring-error.ts';
import type { Utxo } from './transfer-plan.ts';

/** @throws {KeyringError} `utxo_invalid` for an output named twice, or one that cannot exist */
export function checkUtxos(utxos: readonly Utxo[]): void {
  const seen = new Set<string>();
  for (const { hash, index, value } of utxos) {
    const outpoint = `${hash}:${index}`;
    if (!/^[0-9a-f]{64}$/.test(hash) || !Number.isInteger(index) || index < 0 || index > 0xffffffff)
      throw new KeyringError('utxo_invalid', 'A transaction has no output of this name.');
    if (value <= 0n) throw new KeyringError('utxo_invalid', `The output ${outpoint} is empty.`);
    if (seen.has(outpoint))
      throw new KeyringError('utxo_invalid', `The output ${outpoint} is given twice.`);
    seen.add(outpoint);
  }
}
