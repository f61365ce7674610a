import type { DecodedEvmTransfer, EvmKeyring } from '@billfold/keyring';
import type { Changes, Entry, LedgerView, Rejected, Verdict } from '../rules.ts';
import { accountEntryOf, accountKey, type LedgerAccount, readAccount } from './account-entry.ts';
import { blockGasLimit, effectiveGasPrice, feeCap, gasUsed } from './gas.ts';
import { rejectionReasons } from './rejection-reasons.ts';

export interface EvmRuleBook {
  readonly keyring: EvmKeyring;
  readonly baseFeePerGas: bigint;
}

/** Judges a transfer against the accounts it moves between, as they stand in `view`. */
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
  const entries = await view.read([...new Set([sender, to].map(accountKey))]);
  const account = readAccount(entries.get(accountKey(sender)));
  return (
    refuseGas(book, transfer) ??
    refuseSender(transfer, account) ?? {
      outcome: 'acceptable',
      changes: move(book, entries, { ...transfer, from: sender, to }),
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

interface Movement extends DecodedEvmTransfer {
  readonly from: string;
  readonly to: string;
}

/** The accounts afterwards. The fee goes to nobody: it is burnt, the tip as well. */
function move(
  { baseFeePerGas }: EvmRuleBook,
  entries: ReadonlyMap<string, Entry>,
  transfer: Movement,
): Changes {
  const { from, to, value, offer } = transfer;
  const fee = gasUsed(transfer) * effectiveGasPrice(offer, baseFeePerGas);
  const { balance, nonce } = readAccount(entries.get(accountKey(from)));
  const payer = { balance: balance - value - fee, nonce: nonce + 1n };
  const changes = new Map([[accountKey(from), accountEntryOf(from, payer)]]);
  // A payment of nothing makes no account (EIP-161).
  if (value === 0n) return changes;
  const key = accountKey(to);
  const payee = readAccount(changes.get(key) ?? entries.get(key));
  return changes.set(key, accountEntryOf(to, { ...payee, balance: payee.balance + value }));
}

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}

/** What is refused now may pass later: funds come, earlier nonces are used. */
function putOff(reason: string): Rejected {
  return { ...reject(reason), permanent: false };
}
