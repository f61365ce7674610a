import { toBaseUnits } from '@billfold/core';
import type { SpentOutput, UtxoKeyring, UtxoVerification } from '@billfold/keyring';
import type { InspectedInput, UtxoInspection } from '../../../chains/sandbox/inspection.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { isCoinbaseInput } from '../utxo-transaction.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { readUtxo, utxoKey } from './utxo-entry.ts';

/** Everything about an accepted transfer, its signatures checked again against what it spent. */
export function inspectTransfer(
  keyring: UtxoKeyring,
  raw: Uint8Array,
  before: Changes,
): UtxoInspection {
  const { inputs, outputs, vsize } = keyring.decodeTransfer(raw);
  const spends = inputs.filter((input) => !isCoinbaseInput(input));
  const spent = spends.flatMap((input): readonly Spent[] => {
    const entry = before.get(utxoKey(input));
    return entry ? [{ ...readUtxo(input, entry), address: entry['address'] ?? null }] : [];
  });
  const verification = spends.length === 0 ? null : keyring.verifyTransfer(raw, spent);
  const payers = spent.map(({ address, value }) => ({ address, value: toBaseUnits(value) }));
  return {
    family: 'utxo',
    size: raw.length,
    vsize,
    fee: spends.length === 0 ? null : feeOf(spent, outputs),
    payers,
    inputs: spent.map(({ hash, index, address, value }, at) => ({
      hash,
      index,
      address,
      value: toBaseUnits(value),
      signature: signatureAt(verification, at),
    })),
    outputs: outputs.map(({ address, value }) => ({ address, value })),
    check: verification && {
      isValid: verification.outcome === 'valid',
      reason: verification.outcome === 'valid' ? null : rejectionReasons[verification.fault],
    },
  };
}

interface Spent extends SpentOutput {
  readonly address: string | null;
}

function feeOf(
  spent: readonly { readonly value: bigint }[],
  outputs: readonly { readonly value: bigint }[],
): UtxoInspection['fee'] {
  const total = (items: readonly { readonly value: bigint }[]) =>
    items.reduce((sum, { value }) => sum + value, 0n);
  return toBaseUnits(total(spent) - total(outputs));
}

function signatureAt(
  verification: UtxoVerification | null,
  at: number,
): InspectedInput['signature'] {
  if (verification?.outcome === 'valid') return 'valid';
  const faulty = verification?.input ?? null;
  if (faulty === null || at > faulty) return 'unchecked';
  return at === faulty ? 'invalid' : 'valid';
}
