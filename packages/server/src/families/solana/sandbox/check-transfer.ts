import type { DecodedSolanaTransfer } from '@billfold/keyring';
import type { Changes, LedgerView, Rejected, Verdict } from '../../../chains/sandbox/rules.ts';
import { accountEntryOf, accountKey, type LedgerAccount, readAccount } from './account-entry.ts';
import type { Accounts, Outcome } from './accounts.ts';
import { isRecent } from './blockhash.ts';
import { bytesReasons, type LedgerFault, rejectionReason } from './rejection-reasons.ts';
import type { SolanaRuleBook } from './rule-book.ts';
import { runInstructions } from './run-instructions.ts';

/**
 * Judges a transaction as the runtime does, in its order: the block that it names, the fee, its
 * instructions one after the other, and what they leave behind.
 */
export async function checkTransfer(
  book: SolanaRuleBook,
  view: LedgerView,
  raw: Uint8Array,
): Promise<Verdict> {
  const { keyring } = book;
  const verification = keyring.verifyTransfer(raw);
  if (verification.outcome === 'refused') return reject(bytesReasons[verification.fault]);
  const { transfer } = verification;
  // A block that is not on the best chain, or too deep in it, does not come back.
  if (!(await isRecent(keyring, view, transfer.blockhash)))
    return reject(rejectionReason({ kind: 'blockhash_not_found' }));
  const before = await readAccounts(view, transfer);
  const after = runTransfer(book, transfer, before);
  return after.outcome === 'done'
    ? { outcome: 'acceptable', changes: changesOf(before, after.accounts) }
    : toRejected(after.fault);
}

function runTransfer(
  book: SolanaRuleBook,
  transfer: DecodedSolanaTransfer,
  before: Accounts,
): Outcome {
  const repeated = findRepeated(transfer);
  if (repeated !== null) return fail({ kind: 'instruction_repeated', instruction: repeated });
  const charged = chargeFee(book, transfer, before);
  if (charged.outcome === 'failed') return charged;
  const run = runInstructions(book, transfer, charged.accounts);
  if (run.outcome === 'failed') return run;
  const account = transfer.accounts.findIndex(({ address }) =>
    isPoor(book, run.accounts.get(address)),
  );
  return account === -1 ? run : fail({ kind: 'rent_not_covered', account });
}

/** Finds a repeated setting of the compute budget: each may occur once. */
function findRepeated({ instructions }: DecodedSolanaTransfer): number | null {
  const place = instructions.findIndex(
    ({ kind }, at) =>
      (kind === 'unit-limit' || kind === 'unit-price') &&
      instructions.slice(0, at).some((earlier) => earlier.kind === kind),
  );
  return place === -1 ? null : place;
}

/** The fee comes first, and alone must not leave too little either. */
function chargeFee(
  book: SolanaRuleBook,
  { payer, fee }: DecodedSolanaTransfer,
  before: Accounts,
): Outcome {
  const account = before.get(payer);
  if (account === undefined || account.lamports === 0n) return fail({ kind: 'payer_not_found' });
  if (account.lamports < fee) return fail({ kind: 'fee_not_covered' });
  const charged = { ...account, lamports: account.lamports - fee };
  return isPoor(book, charged)
    ? fail({ kind: 'rent_not_covered', account: 0 })
    : { outcome: 'done', accounts: new Map([...before, [payer, charged]]) };
}

/** Too little to exist. None is so before: no transaction that is taken leaves one. */
function isPoor({ minimum }: SolanaRuleBook, account: LedgerAccount | undefined): boolean {
  if (account === undefined || account.lamports === 0n) return false;
  return account.lamports < (account.token === null ? minimum.plain : minimum.token);
}

async function readAccounts(
  view: LedgerView,
  { accounts }: DecodedSolanaTransfer,
): Promise<Accounts> {
  const entries = await view.read(accounts.map(({ address }) => accountKey(address)));
  return new Map(
    accounts.map(({ address }) => [address, readAccount(entries.get(accountKey(address)))]),
  );
}

function changesOf(before: Accounts, after: Accounts): Changes {
  const changed = [...after].filter(([address, account]) => before.get(address) !== account);
  return new Map(
    changed.map(([address, account]) => [accountKey(address), accountEntryOf(address, account)]),
  );
}

/** Rejects a transaction; it may pass later only where funds are missing. */
function toRejected(fault: LedgerFault): Rejected {
  const isLasting =
    fault.kind === 'instruction_repeated' ||
    fault.kind === 'program_not_found' ||
    (fault.kind === 'instruction_failed' && !passing.includes(fault.fault));
  return { ...reject(rejectionReason(fault)), permanent: isLasting };
}

const passing: readonly string[] = ['funds_missing', 'account_invalid'];

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}

function fail(fault: LedgerFault): Outcome {
  return { outcome: 'failed', fault };
}
