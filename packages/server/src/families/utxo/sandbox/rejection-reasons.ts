import type { UtxoTransferFault } from '@billfold/keyring';

const failedScript = (why: string) => `mandatory-script-verify-flag-failed (${why})`;

/** Reject reasons of Bitcoin Core. @see validation.cpp, policy.cpp, script_error.cpp */
export const rejectionReasons: Readonly<Record<UtxoTransferFault, string>> = {
  malformed: 'TX decode failed',
  output_missing: 'bad-txns-inputs-missingorspent',
  value_created: 'bad-txns-in-belowout',
  too_large: 'tx-size',
  too_small: 'tx-size-small',
  version_unsupported: 'version',
  time_locked: 'non-final',
  output_nonstandard: 'scriptpubkey',
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
