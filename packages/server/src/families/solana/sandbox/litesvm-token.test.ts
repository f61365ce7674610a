import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring, type SolanaTransferPlan, seedPhraseToSeed } from '@billfold/keyring';
import fc from 'fast-check';
import { LiteSVM } from 'litesvm';
import { expect, it } from 'vitest';
import { fixedView } from '../../../../test/fixed-view.ts';
import { phrases } from '../../../../test/ledger-wallet.ts';
import {
  lamportsIn,
  refusalOf,
  setLamports,
  setMint,
  setTokenAccount,
  unitsIn,
} from '../../../../test/solana-vm.ts';
import type { Entry } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey, type LedgerAccount, readAccount } from './account-entry.ts';

/**
 * Differential test of our token rules and the SPL programs in Solana's runtime (LiteSVM): both
 * accept the same transactions and leave the same balances.
 */
const rules = getRules('SOL', 'sandbox');
const keyring = getKeyring('SOL', 'sandbox');
const [usdt, usdc] = tokensOf('SOL');
if (usdt === undefined || usdc === undefined) throw new Error('Solana has no tokens.');
const svm = new LiteSVM();
setMint(svm, usdt.contract, usdt.decimals);
setMint(svm, usdc.contract, usdc.decimals);
const seed = seedPhraseToSeed(phrases[0]);
const [alice, bob] = [0, 1].map((account) => keyring.derivePublic(seed, account).publicKey);
if (alice === undefined || bob === undefined) throw new Error('There is nobody.');
/** Mint that does not exist. */
const nothing = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';

const fee = 5_000n;
const rent = 890_880n;
const tokenRent = 2_039_280n;
type Account = LedgerAccount | null;

const cases = fc.record({
  lamports: fc.constantFrom(
    0n,
    fee,
    rent + fee,
    tokenRent + fee - 1n,
    tokenRent + fee,
    tokenRent + fee + 1n,
    tokenRent + fee + rent,
    10n ** 9n,
    10n ** 9n,
  ),
  held: fc.constantFrom(null, 0n, 10n, 1_000n, 1_000n),
  theirs: fc.constantFrom<'none' | 'token' | 'lamports'>('none', 'none', 'token', 'lamports'),
  to: fc.constantFrom(bob, bob, bob, alice),
  mint: fc.constantFrom(usdt.contract, usdt.contract, usdc.contract, nothing),
  units: fc.constantFrom(0n, 1n, 10n, 11n, 1_000n),
  decimals: fc.constantFrom(6, 6, 6, 5),
});

it('agrees with LiteSVM on what is taken of a token, and on what is left', () => {
  let count = 0;
  let taken = 0;
  return fc
    .assert(
      fc.asyncProperty(cases, async ({ lamports, held, theirs, to, mint, units, decimals }) => {
        count += 1;
        const [mine, their] = [alice, bob].map((owner) => keyring.tokenAccountOf(owner, mint));
        if (mine === undefined || their === undefined) throw new Error('There is no account.');
        // Nobody has what does not exist.
        fc.pre(mint !== nothing || (held === null && theirs !== 'token'));
        const token = (owner: string, amount: bigint) => ({
          lamports: tokenRent,
          token: { owner, mint, units: amount },
        });
        const theirAccounts: Readonly<Record<typeof theirs, Account>> = {
          none: null,
          token: token(bob, 5n),
          lamports: { lamports: rent, token: null },
        };
        const accounts = new Map<string, Account>([
          [alice, lamports === 0n ? null : { lamports, token: null }],
          [mine, held === null ? null : token(alice, held)],
          [their, theirAccounts[theirs]],
        ]);
        const raw = sign({
          to,
          value: toBaseUnits(units),
          token: { mint, decimals },
          memo: `${count}`,
        });
        const ours = await validate(accounts, raw);
        expect(ours).toEqual(run(accounts, raw));
        if (ours !== null) taken += 1;
      }),
      { numRuns: 120 },
    )
    .then(() => {
      expect(taken).toBeGreaterThan(15);
      expect(count - taken).toBeGreaterThan(15);
    });
}, 30_000);

function sign(changes: Pick<SolanaTransferPlan, 'to' | 'value' | 'token' | 'memo'>): Uint8Array {
  const plan: SolanaTransferPlan = {
    family: 'solana',
    network: 'SOL',
    chain: 'sandbox',
    account: 0,
    from: alice ?? '',
    blockhash: svm.latestBlockhash(),
    priority: null,
    fee: toBaseUnits(fee),
    networkFee: toBaseUnits(0n),
    ...changes,
  };
  return keyring.signTransfer(seed, plan).raw;
}

/** Lamports and units of each account, where it is taken. */
type Left = readonly (readonly [lamports: bigint, units: bigint | null])[] | null;

async function validate(accounts: ReadonlyMap<string, Account>, raw: Uint8Array): Promise<Left> {
  const entries = [...accounts].flatMap(([place, account]): [string, Entry][] => {
    const entry = account && accountEntryOf(place, account);
    return entry === null ? [] : [[accountKey(place), entry]];
  });
  const hash = keyring.fromBlockhash(svm.latestBlockhash());
  const block = { height: 0, hash, parentHash: '', minedAt: new Date(0) };
  const verdict = await rules.check(fixedView(new Map(entries), [block]), raw, new Date(0));
  if (verdict.outcome === 'rejected') return null;
  const after = new Map<string, Entry | null>([...entries, ...verdict.changes]);
  return [...accounts.keys()].map((place) => {
    const { lamports, token } = readAccount(after.get(accountKey(place)));
    return [lamports, token?.units ?? null];
  });
}

function run(accounts: ReadonlyMap<string, Account>, raw: Uint8Array): Left {
  for (const [account, content] of accounts) {
    if (content?.token) setTokenAccount(svm, { account, ...content.token });
    else setLamports(svm, account, content?.lamports ?? 0n);
  }
  if (refusalOf(svm, raw) !== null) return null;
  return [...accounts.keys()].map((place) => [lamportsIn(svm, place), unitsIn(svm, place)]);
}
