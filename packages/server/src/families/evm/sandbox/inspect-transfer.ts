import { toBaseUnits } from '@billfold/core';
import type { DecodedEvmTransfer } from '@billfold/keyring';
import type { EvmInspection } from '../../../chains/sandbox/inspection.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { accountKey, readAccount } from './account-entry.ts';
import type { EvmRuleBook } from './check-transfer.ts';
import { effectiveGasPrice, gasUsed } from './gas.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import type { Run } from './run.ts';
import { runTransaction } from './run-transaction.ts';

/** Everything about an accepted transfer, its signature checked again against the account it charged. */
export function inspectTransfer(
  book: EvmRuleBook,
  raw: Uint8Array,
  before: Changes,
): EvmInspection {
  const verification = book.keyring.verifyTransfer(raw);
  const isSound = verification.outcome === 'valid';
  const transfer = isSound ? verification.transfer : book.keyring.decodeTransfer(raw);
  const { from, to, nonce, gasLimit, chainId, data, size } = transfer;
  const gasPrice = effectiveGasPrice(transfer.offer, book.baseFeePerGas);
  const run = runAgain(book, transfer, before);
  const value = toBaseUnits(run.hasFailed ? 0n : transfer.value);
  const fee = toBaseUnits(run.gasUsed * gasPrice);
  const isSigned = isCharged(transfer, before);
  const fault = isSound ? 'signature_invalid' : verification.fault;
  const isValid = isSound && isSigned;
  return {
    family: 'evm',
    size,
    fee,
    sender: from,
    nonce,
    gasLimit,
    gasUsed: run.gasUsed,
    gasPrice,
    chainId,
    data,
    hasFailed: run.hasFailed,
    tokenTransfer: tokenTransferOf(run, transfer),
    payers: [{ address: from, value: toBaseUnits(value + fee) }],
    outputs: [{ address: to, value }],
    signature: isSigned ? 'valid' : 'invalid',
    check: { isValid, reason: isValid ? null : rejectionReasons[fault] },
  };
}

function runAgain(
  { keyring }: EvmRuleBook,
  transfer: DecodedEvmTransfer,
  before: Changes,
): Pick<Run, 'gasUsed' | 'hasFailed' | 'token'> {
  const { from, to } = transfer;
  // A changed signature may name nobody.
  if (from === null || to === null)
    return { gasUsed: gasUsed(transfer), hasFailed: false, token: null };
  return runTransaction(keyring.network, { ...transfer, from, to }, before);
}

function tokenTransferOf(
  { token }: Pick<Run, 'token'>,
  { tokenTransfer }: DecodedEvmTransfer,
): EvmInspection['tokenTransfer'] {
  return token === null || tokenTransfer === null ? null : { token, ...tokenTransfer };
}

/** Almost any signature names some key: it must be the one whose account was charged. */
function isCharged({ from, nonce }: DecodedEvmTransfer, before: Changes): boolean {
  const entry = from === null ? undefined : before.get(accountKey(from));
  return entry !== undefined && readAccount(entry).nonce === nonce;
}
