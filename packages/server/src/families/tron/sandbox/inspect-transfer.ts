import { toBaseUnits } from '@billfold/core';
import type { DecodedTronTransfer } from '@billfold/keyring';
import type { TronInspection } from '../../../chains/sandbox/inspection.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { accountKey } from './account-entry.ts';
import type { TronRuleBook } from './check-transfer.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { bandwidthOf, type Run, runTransfer } from './run-transfer.ts';

/** Everything about an accepted transfer, its signature checked again against the account it charged. */
export function inspectTransfer(
  { keyring, fees }: TronRuleBook,
  raw: Uint8Array,
  before: Changes,
): TronInspection {
  const verification = keyring.verifyTransfer(raw);
  const isSound = verification.outcome === 'valid';
  const transfer = isSound ? verification.transfer : keyring.decodeTransfer(raw);
  const { from, signer, to, value, token, size, reference, createdAtMs, expiresAtMs } = transfer;
  const run = runTransfer({ network: keyring.network, fees }, transfer, before);
  const fee = toBaseUnits(run.place + run.computation);
  const isSigned = isCharged(transfer, before);
  const fault = isSound ? 'signature_invalid' : verification.fault;
  const isValid = isSound && isSigned;
  return {
    family: 'tron',
    size,
    fee,
    networkFee: toBaseUnits(run.networkFee),
    sender: signer,
    bandwidth: bandwidthOf(transfer),
    energy: run.energy,
    hasFailed: run.hasFailed,
    tokenTransfer: tokenTransferOf(run, transfer),
    reference,
    createdAt: new Date(Number(createdAtMs)),
    expiresAt: new Date(Number(expiresAtMs)),
    payers: [{ address: from, value: toBaseUnits(value + fee + run.networkFee) }],
    outputs: [{ address: token?.contract ?? to, value }],
    signature: isSigned ? 'valid' : 'invalid',
    check: { isValid, reason: isValid ? null : rejectionReasons[fault] },
  };
}

function tokenTransferOf(
  { token }: Run,
  { to, token: sent }: DecodedTronTransfer,
): TronInspection['tokenTransfer'] {
  return token === null || sent === null ? null : { token, to, value: sent.value };
}

/** Almost any signature names some key: it must be the one whose account was charged. */
function isCharged({ from, signer }: DecodedTronTransfer, before: Changes): boolean {
  return signer === from && Boolean(before.get(accountKey(from)));
}
