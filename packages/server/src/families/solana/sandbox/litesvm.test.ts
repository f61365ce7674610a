import { getKeyring } from '@billfold/keyring';
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit';
import fc from 'fast-check';
import { type FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { beforeAll, expect, it } from 'vitest';
import { fixedView } from '../../../../test/fixed-view.ts';
import { signedBy, type TestInstruction } from '../../../../test/solana-transaction.ts';
import { lamportsIn, refusalOf, setLamports } from '../../../../test/solana-vm.ts';
import type { Entry } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';

/**
 * Differential test of our rules and Solana's runtime (LiteSVM): both accept the same transactions
 * and leave the same balances.
 */
const rules = getRules('SOL', 'sandbox');
const { fromBlockhash } = getKeyring('SOL', 'sandbox');
const svm = new LiteSVM();
const rent = 890_880n;
let payers: readonly KeyPairSigner[] = [];
beforeAll(async () => {
  payers = await Promise.all(Array.from({ length: 300 }, () => generateKeyPairSigner()));
});

const fee = 5_000n;
const wealth = 10n ** 9n;
const held = fc.oneof(
  { weight: 2, arbitrary: fc.constant(wealth) },
  fc.constantFrom(0n, fee - 1n, fee, rent, rent + fee - 1n, rent + fee, 2n * rent + fee),
);
/** Balance of the recipient: nothing, or enough. */
const theirs = fc.constantFrom(0n, rent, wealth);
const amount = fc.oneof(
  { weight: 2, arbitrary: fc.bigInt(rent, wealth / 4n) },
  fc.constantFrom(0n, 1n, rent - 1n, rent, wealth - fee, wealth - fee - rent),
);
const part = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      from: fc.constant('payer' as const),
      to: fc.constantFrom('friend', 'friend', 'friend', 'payer', 'stranger', 'builtIn'),
      lamports: amount,
      signs: fc.constant(true),
      writes: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      from: fc.constant('friend' as const),
      to: fc.constant('payer'),
      lamports: fc.constantFrom(0n, 1n),
      signs: fc.constant(false),
      writes: fc.constant(true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('memo' as const), text: fc.string() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('unit-limit' as const),
      units: fc.constantFrom(0, 149, 150, 299, 300, 450, 1_400_000, 2_000_000, 4_294_967_295),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('unit-price' as const),
      microLamports: fc.constantFrom(0n, 1n, 10_000n, 1_001n, 2n ** 40n),
    }),
  },
);

it('agrees with LiteSVM on what is taken, why not, and what is left', async () => {
  let count = 0;
  let taken = 0;
  const cases = fc.record({
    balance: held,
    friendBalance: theirs,
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ balance, friendBalance, parts }) => {
      // What a memo takes of the compute budget is not counted here.
      const isTight = parts.some((each) => each.kind === 'unit-limit' && each.units < 10_000);
      fc.pre(!(isTight && parts.some(({ kind }) => kind === 'memo')));
      const payer = payers[count % payers.length];
      count += 1;
      if (payer === undefined) throw new Error('There is no payer.');
      const [friend, stranger] = await Promise.all([
        generateKeyPairSigner(),
        generateKeyPairSigner(),
      ]);
      const places: Readonly<Record<string, string>> = {
        payer: payer.address,
        friend: friend.address,
        stranger: stranger.address,
        builtIn: 'Vote111111111111111111111111111111111111111',
      };
      const instructions = parts.map(
        (each): TestInstruction =>
          each.kind === 'transfer'
            ? { ...each, from: places[each.from] ?? '', to: places[each.to] ?? '' }
            : each,
      );
      const balances = new Map([
        [payer.address, balance],
        [friend.address, friendBalance],
      ]);
      const raw = await signedBy({ payer, blockhash: svm.latestBlockhash(), instructions });
      const ours = await validate(balances, raw);
      const real = run(balances, raw);
      const names = JSON.stringify(parts, (_, value) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
      expect({ names, balance, friendBalance, ...ours }).toEqual({
        names,
        balance,
        friendBalance,
        ...real,
      });
      if (ours.reason === null) taken += 1;
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(60);
  expect(count - taken).toBeGreaterThan(60);
}, 30_000);

interface Judgement {
  /** Null where it is taken. */
  readonly reason: string | null;
  /** Balances after an accepted transaction. */
  readonly left: readonly bigint[];
}
type Holdings = ReadonlyMap<string, bigint>;

/** Runs our rules on a ledger of one block. */
async function validate(holdings: Holdings, raw: Uint8Array): Promise<Judgement> {
  const entries = [...holdings].flatMap(([holder, units]): [string, Entry][] => {
    const entry = accountEntryOf(holder, { lamports: units, token: null });
    return entry === null ? [] : [[accountKey(holder), entry]];
  });
  const state = new Map(entries);
  const hash = fromBlockhash(svm.latestBlockhash());
  const block = { height: 0, hash, parentHash: '', minedAt: new Date(0) };
  const verdict = await rules.check(fixedView(state, [block]), raw, new Date(0));
  if (verdict.outcome === 'rejected') return { reason: verdict.reason, left: [] };
  const after = new Map<string, Entry | null>([...state, ...verdict.changes]);
  const left = [...holdings.keys()].map(
    (holder) => readAccount(after.get(accountKey(holder))).lamports,
  );
  return { reason: null, left };
}

/** Runs Solana's runtime. */
function run(holdings: Holdings, raw: Uint8Array): Judgement {
  for (const [holder, units] of holdings) setLamports(svm, holder, units);
  const refusal = refusalOf(svm, raw);
  if (refusal !== null)
    return { reason: `Transaction simulation failed: ${wordsOf(refusal)}`, left: [] };
  const left = [...holdings.keys()].map((holder) => lamportsIn(svm, holder));
  return { reason: null, left };
}

/** Converts Rust's debug form of an error, which LiteSVM prints, to the message of a node. */
function wordsOf(failed: FailedTransactionMetadata): string {
  const [, error = ''] = /err: (.*?), meta:/.exec(failed.toString()) ?? [];
  const [number = ''] = /\d+/.exec(error) ?? [];
  const name = error.replace(/\d+/, 'n');
  return (words[name] ?? error).replace('n#', number);
}

/** @see solana-transaction-error, solana-instruction-error */
const words: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  'InsufficientFundsForRent { account_index: n }':
    'Transaction results in an account (n#) with insufficient funds for rent',
  'DuplicateInstruction(n)':
    'Transaction contains a duplicate instruction (n#) that is not allowed',
  'InstructionError(n, Custom(1))': 'Error processing Instruction n#: custom program error: 0x1',
  'InstructionError(n, MissingRequiredSignature)':
    'Error processing Instruction n#: missing required signature for instruction',
  'InstructionError(n, ReadonlyLamportChange)':
    'Error processing Instruction n#: instruction changed the balance of a read-only account',
  'InstructionError(n, ComputationalBudgetExceeded)':
    'Error processing Instruction n#: Computational budget exceeded',
};
