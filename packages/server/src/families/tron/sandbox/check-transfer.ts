import { findTokenByContract } from '@billfold/core';
import type { DecodedTronTransfer, TronKeyring } from '@billfold/keyring';
import type { TronFees } from '../../../chains/chain.ts';
import type { Changes, LedgerView, Rejected, Verdict } from '../../../chains/sandbox/rules.ts';
import { accountEntryOf, accountKey, type LedgerAccount, readAccount } from './account-entry.ts';
import { payoutContract } from './payout-contract.ts';
import { refersToThisChain } from './reference-block.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { keysOf, type Run, runTransfer } from './run-transfer.ts';

export interface TronRuleBook {
  readonly keyring: TronKeyring;
  readonly fees: TronFees;
}

/** Bytes to validate, and the time. */
export interface TransferAt {
  readonly raw: Uint8Array;
  readonly at: Date;
}

/** Validates a transfer against the accounts in `view`, in the order of nodes. */
export async function checkTransfer(
  { keyring, fees }: TronRuleBook,
  view: LedgerView,
  { raw, at }: TransferAt,
): Promise<Verdict> {
  const verification = keyring.verifyTransfer(raw);
  if (verification.outcome === 'refused') return reject(rejectionReasons[verification.fault]);
  const { transfer } = verification;
  if (!(await refersToThisChain(view, transfer.reference)))
    return reject(rejectionReasons.block_unknown);
  const early = refuseTime(transfer, at);
  if (early !== null) return early;
  const unknown = refuseContract(keyring, transfer);
  if (unknown !== null) return unknown;
  const entries = await view.read(keysOf(transfer));
  const sender = readAccount(entries.get(accountKey(transfer.from)));
  if (sender === null) return putOff(rejectionReasons.sender_unknown);
  const run = runTransfer({ network: keyring.network, fees }, transfer, entries);
  return (
    refuseSender(transfer, sender, run) ?? {
      outcome: 'acceptable',
      changes: move({ transfer, sender, run }, entries),
    }
  );
}

interface Movement {
  readonly transfer: DecodedTronTransfer;
  readonly sender: LedgerAccount;
  readonly run: Run;
}

/** Returns the state after the transfer. The fees are burnt. */
function move({ transfer, sender, run }: Movement, entries: Changes): Changes {
  const { from, to, value, token } = transfer;
  const left = sender.balance - value - run.place - run.computation - run.networkFee;
  // A contract may have paid its caller.
  const own = readAccount(run.changes.get(accountKey(from))) ?? sender;
  const paid = own.balance - sender.balance;
  const payer = accountEntryOf(from, { balance: left + paid, sent: sender.sent + 1n });
  const changes = new Map([...run.changes, [accountKey(from), payer]]);
  if (token !== null) return changes;
  const { balance, sent } = readAccount(entries.get(accountKey(to))) ?? nothing;
  return changes.set(accountKey(to), accountEntryOf(to, { balance: balance + value, sent }));
}

function refuseContract({ network }: TronKeyring, { token }: DecodedTronTransfer): Rejected | null {
  if (token === null) return null;
  const isKnown = token.contract === payoutContract;
  if (!isKnown && findTokenByContract(network, token.contract) === undefined)
    return reject(rejectionReasons.contract_unknown);
  return token.feeLimit > highestFeeLimit ? reject(rejectionReasons.fee_limit_too_high) : null;
}

/** Returns whether the transaction has expired at `at`. @see java-tron, Manager.validateCommon */
export function hasExpired({ expiresAtMs }: DecodedTronTransfer, at: Date): boolean {
  return expiresAtMs <= BigInt(at.getTime());
}

/** Nodes take the time of their newest block, which is `at` where blocks come every few seconds. */
function refuseTime(transfer: DecodedTronTransfer, at: Date): Rejected | null {
  if (hasExpired(transfer, at)) return reject(rejectionReasons.expired);
  const latest = BigInt(at.getTime() + longestValidityMs);
  return transfer.expiresAtMs > latest ? putOff(rejectionReasons.expires_too_late) : null;
}

function refuseSender(
  { value }: DecodedTronTransfer,
  { balance }: LedgerAccount,
  { place, networkFee }: Run,
): Rejected | null {
  if (balance < place) return putOff(rejectionReasons.bandwidth_missing);
  return balance < value + place + networkFee ? putOff(rejectionReasons.funds_missing) : null;
}

/** 15,000 TRX. @see java-tron, DynamicPropertiesStore.getMaxFeeLimit */
const highestFeeLimit = 15_000_000_000n;

const longestValidityMs = 24 * 60 * 60 * 1_000;

const nothing: LedgerAccount = { balance: 0n, sent: 0n };

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}

/** Rejects a transfer that may pass later, when funds arrive or its time comes. */
function putOff(reason: string): Rejected {
  return { ...reject(reason), permanent: false };
}
