import { getKeyring } from '@billfold/keyring';
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixedView } from '../../../../test/fixed-view.ts';
import {
  signedBy,
  type TestInstruction,
  type TestTransaction,
} from '../../../../test/solana-transaction.ts';
import type { BlockHeader } from '../../../chains/sandbox/ledger-store.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey } from './account-entry.ts';

const rules = getRules('SOL', 'sandbox');
const { toBlockhash } = getKeyring('SOL', 'sandbox');
const friend = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';
const sol = 10n ** 9n;
const rent = 890_880n;
const now = new Date(0);
/** 200 blocks, each with its height for a hash. */
const blocks = Array.from({ length: 200 }, (_, height): BlockHeader => {
  const hash = height.toString(16).padStart(64, '0');
  return { height, hash, parentHash: '', minedAt: now };
});
const hashAt = (height: number) => toBlockhash(height.toString(16).padStart(64, '0'));

let alice: KeyPairSigner;
beforeAll(async () => {
  alice = await generateKeyPairSigner();
});

const view = (lamports = sol) => {
  const entry = accountEntryOf(alice.address, { lamports, token: null });
  return fixedView(new Map(entry === null ? [] : [[accountKey(alice.address), entry]]), blocks);
};
const transfer = (lamports: bigint, to = friend): TestInstruction => ({
  kind: 'transfer',
  from: alice.address,
  to,
  lamports,
});
const sign = (changes: Partial<TestTransaction> = {}) =>
  signedBy({ payer: alice, blockhash: hashAt(199), instructions: [transfer(rent)], ...changes });
const check = async (changes: Partial<TestTransaction> = {}, lamports = sol) =>
  rules.check(view(lamports), await sign(changes), now);
const refusal = (error: string, permanent = true) => ({
  outcome: 'rejected',
  reason: `Transaction simulation failed: ${error}`,
  permanent,
  missing: [],
});

describe('checkTransfer of Solana', () => {
  it('takes a signed transfer: lamports move, the fee is gone', async () => {
    expect(await check()).toEqual({
      outcome: 'acceptable',
      changes: new Map([
        [
          accountKey(alice.address),
          { address: alice.address, lamports: String(sol - rent - 5_000n) },
        ],
        [accountKey(friend), { address: friend, lamports: String(rent) }],
      ]),
    });
  });

  it('removes an account that holds nothing any more', async () => {
    const verdict = await check({ instructions: [transfer(sol - 5_000n)] });
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    expect(verdict.changes.get(accountKey(alice.address))).toBeNull();
  });

  it('charges the price of the units that are asked for', async () => {
    const priority = [
      { kind: 'unit-limit', units: 1_001 },
      { kind: 'unit-price', microLamports: 1_000n },
    ] as const;
    const verdict = await check({ instructions: [...priority, transfer(rent, alice.address)] });
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    const left = verdict.changes.get(accountKey(alice.address));
    expect(left?.['lamports']).toBe(String(sol - 5_002n));
  });

  it('takes a block that is at most 150 deep, and none that it does not have', async () => {
    expect(await check({ blockhash: hashAt(49) })).toMatchObject({ outcome: 'acceptable' });
    for (const blockhash of [hashAt(48), hashAt(200), friend])
      expect(await check({ blockhash })).toEqual(refusal('Blockhash not found'));
  });

  it('lets go of what names a block more than 150 deep', async () => {
    const [late, timely] = await Promise.all(
      [hashAt(48), hashAt(49)].map((blockhash) => sign({ blockhash })),
    );
    if (late === undefined || timely === undefined) throw new Error('nothing is signed');
    expect(await rules.hasExpired?.(view(), late, now)).toBe(true);
    expect(await rules.hasExpired?.(view(), timely, now)).toBe(false);
  });

  it('may take later what lacks funds now', async () => {
    const noAccount = 'Attempt to debit an account but found no record of a prior credit.';
    const rentOf = (account: number) =>
      `Transaction results in an account (${account}) with insufficient funds for rent`;
    const refused = async (lamports: bigint, amount = rent) =>
      check({ instructions: [transfer(amount)] }, lamports);
    expect(await refused(0n)).toEqual(refusal(noAccount, false));
    expect(await refused(4_999n)).toEqual(refusal('Insufficient funds for fee', false));
    expect(await refused(rent + 4_999n)).toEqual(refusal(rentOf(0), false));
    expect(await refused(sol, sol - 5_000n - rent + 1n)).toEqual(refusal(rentOf(0), false));
    expect(await refused(sol, rent - 1n)).toEqual(refusal(rentOf(1), false));
    expect(await refused(sol, sol - 4_999n)).toEqual(
      refusal('Error processing Instruction 0: custom program error: 0x1', false),
    );
  });

  it('refuses for good what can never be done', async () => {
    const limit = { kind: 'unit-limit', units: 450 } as const;
    const unsigned = { ...transfer(1n), from: friend, to: alice.address, signs: false } as const;
    const cases: readonly (readonly [readonly TestInstruction[], string])[] = [
      [[limit, limit], 'Transaction contains a duplicate instruction (1) that is not allowed'],
      [[unsigned], 'Error processing Instruction 0: missing required signature for instruction'],
      [
        [transfer(rent, 'Vote111111111111111111111111111111111111111')],
        'Error processing Instruction 0: instruction changed the balance of a read-only account',
      ],
      [
        [{ kind: 'unit-limit', units: 299 }, transfer(rent)],
        'Error processing Instruction 1: Computational budget exceeded',
      ],
      [
        [{ kind: 'other', program: '1'.repeat(32), data: [8, 0, 0, 0] }],
        'Error processing Instruction 0: invalid instruction data',
      ],
      [
        [{ kind: 'other', program: friend, data: [] }],
        'Attempt to load a program that does not exist',
      ],
    ];
    for (const [instructions, error] of cases)
      expect(await check({ instructions })).toEqual(refusal(error));
  });

  it('refuses bytes as a node does', async () => {
    const raw = await sign();
    const forged = raw.with(1, (raw[1] ?? 0) ^ 1);
    expect(await rules.check(view(), forged, now)).toMatchObject({
      reason: 'Transaction signature verification failure',
      permanent: true,
    });
    expect(rules.hashOf(raw.subarray(0, -1))).toBeNull();
    expect(rules.refuseMalformed(raw.subarray(0, -1))).toMatch(/^failed to deserialize/);
    const versioned = Uint8Array.from([...raw.subarray(0, 65), 0x80, ...raw.subarray(65)]);
    expect(rules.refuseMalformed(versioned)).toMatch(/version is unsupported$/);
  });
});

describe('a transfer of Solana with a bit turned', () => {
  it('is taken nowhere, whichever bit it is', async () => {
    const raw = await sign();
    await fc.assert(
      fc.asyncProperty(fc.nat(raw.length * 8 - 1), async (bit) => {
        const turned = raw.with(bit >> 3, (raw[bit >> 3] ?? 0) ^ (1 << (bit & 7)));
        const isRead = rules.hashOf(turned) !== null;
        const verdict = isRead ? await rules.check(view(), turned, now) : { outcome: 'rejected' };
        expect(verdict.outcome).toBe('rejected');
      }),
      { numRuns: 60 },
    );
  });
});

describe('S38: no transaction of another chain', () => {
  it('passes here, as it names a block that is not here', async () => {
    const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
    expect(await check({ blockhash: mainnet })).toEqual(refusal('Blockhash not found'));
  });
});

describe('inspect', () => {
  it('shows what it does, and that it is signed', async () => {
    const memo = { kind: 'memo', text: 'Order 7' } as const;
    const raw = await sign({ instructions: [memo, transfer(rent)] });
    expect(rules.inspect(raw, new Map())).toEqual({
      family: 'solana',
      size: raw.length,
      fee: 5_000n,
      networkFee: 0n,
      tokenTransfer: null,
      sender: alice.address,
      signature: 'valid',
      blockhash: hashAt(199),
      memo: 'Order 7',
      payers: [{ address: alice.address, value: rent + 5_000n }],
      outputs: [{ address: friend, value: rent }],
      check: { isValid: true, reason: null },
    });
    const forged = raw.with(1, (raw[1] ?? 0) ^ 1);
    expect(rules.inspect(forged, new Map())).toMatchObject({
      signature: 'invalid',
      check: { isValid: false, reason: 'Transaction signature verification failure' },
    });
  });
});
