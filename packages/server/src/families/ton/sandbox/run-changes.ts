import type { DecodedTonTransfer } from '@billfold/keyring';
import type { Changes, Entry } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenBalanceOf, tokenKey } from '../../../chains/sandbox/token-entry.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import type { JettonOrder } from './jetton.ts';
import type { Run } from './run-transfer.ts';

type Change = readonly [key: string, entry: Entry | null];

/**
 * Returns the state after `run`. It includes entries that were only read, so that the result can be
 * described later.
 */
export function changesOf(transfer: DecodedTonTransfer, run: Run, entries: Changes): Changes {
  const { from, to, seqno, publicKey } = transfer;
  const { fee, moved, jetton, outcome } = run;
  const sender = readAccount(entries.get(accountKey(from)));
  const isToSelf = from === to;
  const wallet = {
    balance: sender.balance - fee - (isToSelf ? 0n : moved),
    seqno: seqno + 1n,
    publicKey: sender.publicKey ?? publicKey,
  };
  const isMoved = outcome === 'paid';
  return new Map<string, Entry | null>([
    ...(jetton === null ? recipientChange(to, moved, entries) : []),
    ...(jetton === null ? [] : jettonChanges(jetton, { from, isMoved }, entries)),
    [accountKey(from), accountEntryOf(from, wallet)],
  ]);
}

/** Returns the keys of the entries that a transfer reads. */
export function keysOf({ from, to }: DecodedTonTransfer, jetton: JettonOrder | null): string[] {
  const tokens =
    jetton === null ? [] : [from, jetton.to].map((of) => tokenKey(jetton.token.contract, of));
  return [...new Set([...[from, to].map(accountKey), ...tokens])];
}

function recipientChange(to: string, moved: bigint, entries: Changes): readonly Change[] {
  const key = accountKey(to);
  const entry = entries.get(key) ?? null;
  const account = readAccount(entry);
  const paid = { ...account, balance: account.balance + moved };
  return [[key, moved === 0n ? entry : accountEntryOf(to, paid)]];
}

function jettonChanges(
  { token: { contract }, to, value }: JettonOrder,
  { from, isMoved }: { readonly from: string; readonly isMoved: boolean },
  entries: Changes,
): readonly Change[] {
  const held = readTokenBalance(entries, contract, from);
  const received = readTokenBalance(entries, contract, to);
  if (!isMoved || from === to) return [tokenBalanceOf(contract, from, held)];
  return [
    tokenBalanceOf(contract, from, held - value),
    tokenBalanceOf(contract, to, received + value),
  ];
}
