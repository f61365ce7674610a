import type { TransferFault, UtxoKeyring } from '@billfold/keyring';
import type { LedgerView, Rejected, Verdict } from '../rules.ts';
import { readUtxo, utxoEntries, utxoKey } from './utxo-entry.ts';

/** Judges a transfer against the outputs it spends, as they stand in `view`. */
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
      ...reject(reasons.output_missing),
      permanent: false,
      missing: missing.map((input) => ({ key: utxoKey(input), madeBy: input.hash })),
    };
  const spent = inputs.flatMap((input) => {
    const entry = entries.get(utxoKey(input));
    return entry === undefined ? [] : [readUtxo(input, entry)];
  });
  const verification = keyring.verifyTransfer(raw, spent);
  if (verification.outcome === 'refused') return reject(reasons[verification.fault]);
  const { transfer, fee } = verification;
  return {
    outcome: 'acceptable',
    changes: new Map([...keys.map((key) => [key, null] as const), ...utxoEntries(transfer)]),
    bid: {
      fee,
      vsize: transfer.vsize,
      isReplaceable: inputs.some(({ sequence }) => sequence <= maximumReplaceableSequence),
    },
  };
}

/** @see BIP-125 */
const maximumReplaceableSequence = 0xfffffffd;

const failedScript = (why: string) => `mandatory-script-verify-flag-failed (${why})`;

/** The words of Bitcoin Core. @see validation.cpp, policy.cpp, script_error.cpp */
const reasons: Readonly<Record<TransferFault, string>> = {
  malformed: 'TX decode failed',
  output_missing: 'bad-txns-inputs-missingorspent',
  value_created: 'bad-txns-in-belowout',
  too_large: 'tx-size',
  version_unsupported: 'version',
  time_locked: 'non-final',
  dust: 'dust',
  fee_too_low: 'min relay fee not met',
  script_unsupported: 'bad-txns-nonstandard-inputs',
  signature_script_present: failedScript('Witness requires empty scriptSig'),
  witness_shape: failedScript('Witness program hash mismatch'),
  key_invalid: failedScript('Using non-compressed keys in segwit'),
  key_mismatch: failedScript('Script failed an OP_EQUALVERIFY operation'),
  sighash_unsupported: failedScript('Signature hash type missing or not understood'),
  signature_encoding: failedScript('Non-canonical DER signature'),
  signature_high_s: failedScript('Non-canonical signature: S value is unnecessarily high'),
  signature_invalid: failedScript('Signature must be zero for failed CHECK(MULTI)SIG operation'),
};

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}
