import type { BroadcastResult } from '../chain.ts';
import { applyTransaction } from './apply-transaction.ts';
import type { LedgerDraft } from './ledger-store.ts';
import { replaceConflicts } from './replace-conflicts.ts';
import type { SandboxRules } from './rules.ts';

/** Accepts a transaction into the mempool, or rejects it with the message of a real node. */
export async function acceptTransaction(
  draft: LedgerDraft,
  rules: SandboxRules,
  { raw, at }: { readonly raw: Uint8Array; readonly at: Date },
): Promise<BroadcastResult> {
  const hash = rules.hashOf(raw);
  if (hash === null) return reject(rules.refuseMalformed(raw));
  const known = await draft.find(hash);
  if (known !== null)
    return Buffer.compare(known.raw, raw) === 0
      ? { outcome: 'already-known' }
      : reject(rules.twinRefusal ?? otherWitness);
  const verdict = await rules.check(draft, raw, at);
  const transaction = { hash, raw, acceptedAt: at };
  if (verdict.outcome === 'acceptable') {
    await applyTransaction(draft, { ...transaction, changes: verdict.changes });
    return { outcome: 'accepted' };
  }
  const refusal = await replaceConflicts(draft, rules, { ...transaction, refusal: verdict });
  if (refusal === null) return { outcome: 'accepted' };
  return { outcome: 'rejected', reason: refusal.reason, permanent: refusal.permanent };
}

/** Rejection of Bitcoin Core, whose hashes leave the witnesses out (BIP-141). */
const otherWitness = 'txn-same-nonwitness-data-in-mempool';

const reject = (reason: string): BroadcastResult => ({
  outcome: 'rejected',
  reason,
  permanent: true,
});
