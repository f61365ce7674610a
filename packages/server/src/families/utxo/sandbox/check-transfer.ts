import type { UtxoKeyring } from '@billfold/keyring';
import type { LedgerView, Rejected, Verdict } from '../../../chains/sandbox/rules.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { readUtxo, utxoEntries, utxoKey } from './utxo-entry.ts';

/** Validates a transfer against the unspent outputs in `view`. */
export async function checkTransfer(
  keyring: UtxoKeyring,
  view: LedgerView,
  raw: Uint8Array,
): Promise<Verdict> {
  const { inputs } = keyring.decodeTransfer(raw);
  const keys = inputs.map(utxoKey);
  if (new Set(keys).size < keys.length) return reject('bad-txns-inputs-duplicate');
  const entries = await view.read(keys);
  const missing = inputs.filter((input) => !entries.has(utxoKey(input)));
  if (missing.length > 0)
    return {
      ...reject(rejectionReasons.output_missing),
      permanent: false,
      missing: missing.map((input) => ({ key: utxoKey(input), madeBy: input.hash })),
    };
  const spent = inputs.flatMap((input) => {
    const entry = entries.get(utxoKey(input));
    return entry === undefined ? [] : [readUtxo(input, entry)];
  });
  const verification = keyring.verifyTransfer(raw, spent);
  if (verification.outcome === 'refused') return reject(rejectionReasons[verification.fault]);
  return {
    outcome: 'acceptable',
    changes: new Map([
      ...keys.map((key) => [key, null] as const),
      ...utxoEntries(verification.transfer),
    ]),
  };
}

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}
