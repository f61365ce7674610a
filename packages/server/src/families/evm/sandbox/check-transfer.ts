import type { DecodedEvmTransfer, EvmKeyring } from '@billfold/keyring';
import type {
  Changes,
  Entry,
  LedgerView,
  Rejected,
  Verdict,
} from '../../../chains/sandbox/rules.ts';
import { accountEntryOf, accountKey, type LedgerAccount, readAccount } from './account-entry.ts';
import { blockGasLimit, effectiveGasPrice, feeCap } from './gas.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import type { RunnableTransaction } from './run.ts';
import { keysReadBy, runTransaction } from './run-transaction.ts';

export interface EvmRuleBook {
  readonly keyring: EvmKeyring;
  readonly baseFeePerGas: bigint;
}

/** Validates a transfer against the balances and nonces in `view`. */
export async function checkTransfer(
  book: EvmRuleBook,
  view: LedgerView,
  raw: Uint8Array,
): Promise<Verdict> {
  const verification = book.keyring.verifyTransfer(raw);
  if (verification.outcome === 'refused') return reject(rejectionReasons[verification.fault]);
  const { sender, transfer } = verification;
  const { to } = transfer;
  if (to === null) return reject(rejectionReasons.creates_contract);
  const transaction = { ...transfer, from: sender, to };
  const keys = [...[sender, to].map(accountKey), ...keysReadBy(book.keyring.network, transaction)];
  const entries = await view.read([...new Set(keys)]);
  const account = readAccount(entries.get(accountKey(sender)));
  return (
    refuseGas(book, transfer) ??
    refuseSender(transfer, account) ?? {
      outcome: 'acceptable',
      changes: move(book, entries, transaction),
    }
  );
}

function refuseGas(
  { baseFeePerGas }: EvmRuleBook,
  { gasLimit, offer }: DecodedEvmTransfer,
): Rejected | null {
  if (gasLimit > blockGasLimit) return reject(rejectionReasons.gas_above_block);
  if (feeCap(offer) < baseFeePerGas) return putOff(rejectionReasons.fee_cap_below_base_fee);
  return null;
}

function refuseSender(
  { nonce, value, gasLimit, offer }: DecodedEvmTransfer,
  account: LedgerAccount,
): Rejected | null {
  if (nonce < account.nonce) return reject(rejectionReasons.nonce_too_low);
  if (nonce > account.nonce) return putOff(rejectionReasons.nonce_too_high);
  if (account.balance < value + gasLimit * feeCap(offer))
    return putOff(rejectionReasons.funds_missing);
  return null;
}

/** Returns the state after the transfer. Base fee and tip are both burnt. */
function move(
  { keyring, baseFeePerGas }: EvmRuleBook,
  entries: ReadonlyMap<string, Entry>,
  transaction: RunnableTransaction,
): Changes {
  const { from, to, offer } = transaction;
  const run = runTransaction(keyring.network, transaction, entries);
  const value = run.hasFailed ? 0n : transaction.value;
  const fee = run.gasUsed * effectiveGasPrice(offer, baseFeePerGas);
  const { balance, nonce } = readAccount(entries.get(accountKey(from)));
  const payer = { balance: balance - value - fee, nonce: nonce + 1n };
  const changes = new Map([...run.changes, [accountKey(from), accountEntryOf(from, payer)]]);
  const moves = [{ to, value }];
  if (run.paidOut !== null) moves.push({ to, value: -run.paidOut.value }, run.paidOut);
  for (const move of moves) {
    // A payment of nothing makes no account (EIP-161).
    if (move.value === 0n) continue;
    const key = accountKey(move.to);
    const account = readAccount(changes.get(key) ?? entries.get(key));
    const credited = { ...account, balance: account.balance + move.value };
    changes.set(key, accountEntryOf(move.to, credited));
  }
  return changes;
}

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}

/** Rejects a transfer that may pass later, when funds arrive or a nonce gap is filled. */
function putOff(reason: string): Rejected {
  return { ...reject(reason), permanent: false };
}
