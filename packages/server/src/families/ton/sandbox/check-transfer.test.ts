import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed, type TonTransferRequest } from '@billfold/keyring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../../../test/ledger-wallet.ts';
import type { Changes, Entry, LedgerView } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey } from './account-entry.ts';

const rules = getRules('TON', 'sandbox');
const keyring = getKeyring('TON', 'sandbox');
const ton = 10n ** 9n;
const at = new Date('2026-11-20T12:00:00Z');
const now = at.getTime() / 1_000;

const open = (phrase: string) => {
  const seed = seedPhraseToSeed(phrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  return {
    seed,
    publicKey,
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
  };
};
const [alice, bob, carol] = [open(phrases[0]), open(phrases[1]), open(phrases[2])];

/** Alice has sent five times and holds ten TON, Bob has received one and never sent, Carol nothing. */
const state = new Map([
  [
    accountKey(alice.address),
    accountEntryOf(alice.address, {
      balance: 10n * ton,
      seqno: 5n,
      publicKey: alice.publicKey,
    }),
  ],
  [
    accountKey(bob.address),
    accountEntryOf(bob.address, { balance: ton, seqno: 0n, publicKey: null }),
  ],
]);
const view: LedgerView = {
  read: async (keys) =>
    new Map(
      keys.flatMap((key): [string, Entry][] => {
        const entry = state.get(key);
        return entry === undefined ? [] : [[key, entry]];
      }),
    ),
  head: async () => null,
  headerAt: async () => null,
  findBlock: async () => null,
};
if (rules.fees.family !== 'ton') throw new Error('These are the fees of another family.');
const { prices } = rules.fees;

type Order = Partial<TonTransferRequest> & { readonly by?: typeof alice };

/** Signs without a limit of the balance: the ledger must validate it. */
function sign({ by = alice, ...changes }: Order = {}): Uint8Array {
  const built = keyring.buildTransfer({
    publicKey: by.publicKey,
    account: 0,
    balance: toBaseUnits(1_000n * ton),
    seqno: 5n,
    validUntil: now + 60,
    recipient: bob.address,
    amount: toBaseUnits(2n * ton),
    isBounceable: false,
    memo: null,
    prices,
    token: null,
    ...changes,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return keyring.signTransfer(by.seed, built.plan).raw;
}
const check = (order: Order = {}, time = at) => rules.check(view, sign(order), time);
const applied = async (order: Order = {}): Promise<Changes> => {
  const verdict = await check(order);
  if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
  return verdict.changes;
};
const before: Changes = state;
const exit = (code: number) =>
  `cannot apply external message to current state : inbound external message rejected by transaction: exitcode=${code}`;

/** Fee as computed by the TVM at these prices, see engine.test.ts of the keyring. */
const plainFee = 2_329_600n;

describe('checkTransfer of TON', () => {
  it('takes a signed transfer: value moves, the fee is burnt, the send is counted', async () => {
    expect(await applied()).toEqual(
      new Map([
        [
          accountKey(alice.address),
          {
            address: alice.address,
            balance: String(8n * ton - plainFee),
            seqno: '6',
            publicKey: alice.publicKey,
          },
        ],
        [
          accountKey(bob.address),
          { address: bob.address, balance: String(3n * ton), seqno: '0', publicKey: null },
        ],
      ]),
    );
  });

  it('opens a wallet with the send that brings it along', async () => {
    const order = { by: bob, seqno: 0n, recipient: carol.address, amount: toBaseUnits(1n) };
    const changes = await applied(order);
    expect(changes.get(accountKey(bob.address))).toMatchObject({
      seqno: '1',
      publicKey: bob.publicKey,
      balance: String(ton - 1n - 5_392_800n),
    });
    const stripped = rules.check(view, sign({ ...order, seqno: 1n }), at);
    expect(await stripped).toMatchObject({ reason: exit(33), permanent: false });
  });

  it.each([
    ['a count that was used', { seqno: 4n }, exit(33), true],
    ['a count that comes later', { seqno: 6n }, exit(33), false],
    ['a time that is over', { validUntil: now }, exit(36), true],
    ['an old count after its time', { seqno: 4n, validUntil: now - 1 }, exit(36), true],
    [
      'a wallet that nobody knows',
      { by: carol, seqno: 0n },
      'cannot apply external message to current state : cannot pay for importing this external message',
      false,
    ],
  ] as const)('refuses %s', async (_, order, reason, permanent) => {
    expect(await check(order)).toEqual({ outcome: 'rejected', reason, permanent, missing: [] });
  });

  it('refuses what another key has signed, and what is for a wallet of another chain', async () => {
    const main = getKeyring('TON', 'main');
    const { publicKey } = main.derivePublic(alice.seed, 0);
    const elsewhere = main.buildTransfer({
      publicKey,
      account: 0,
      balance: toBaseUnits(ton),
      seqno: 0n,
      validUntil: now + 60,
      recipient: bob.address,
      amount: toBaseUnits(1n),
      isBounceable: false,
      memo: null,
      prices,
      token: null,
    });
    if (elsewhere.outcome !== 'built') throw new Error(elsewhere.outcome);
    const { raw } = main.signTransfer(alice.seed, elsewhere.plan);
    expect(await rules.check(view, raw, at)).toMatchObject({ reason: exit(34), permanent: true });
    const stolen = new Map(state);
    const key = accountKey(alice.address);
    const taken = { balance: ton, seqno: 5n, publicKey: bob.publicKey };
    stolen.set(key, accountEntryOf(alice.address, taken));
    const forged = { ...view, read: async () => stolen };
    expect(await rules.check(forged, sign(), at)).toMatchObject({ reason: exit(35) });
  });

  it('counts and charges a send of more than there is, and pays nobody', async () => {
    const order = { amount: toBaseUnits(10n * ton) };
    const changes = await applied(order);
    expect(changes.get(accountKey(alice.address))).toMatchObject({
      balance: String(10n * ton - 1_932_800n),
      seqno: '6',
    });
    expect(changes.get(accountKey(bob.address))).toEqual(state.get(accountKey(bob.address)));
    expect(rules.describe(sign(order), 'block', before)).toMatchObject({
      sender: { fee: 1_932_800n, hasFailed: true },
      transfers: [{ to: bob.address, value: 10n * ton }],
    });
    expect(rules.describe(sign(order), 'mempool', before).sender?.hasFailed).toBe(false);
    expect(rules.inspect(sign(order), before)).toMatchObject({
      result: 'skipped',
      outputs: [{ address: bob.address, value: 0n }],
    });
  });

  it('lets come back what bounces where no wallet is, less what that costs', async () => {
    const order = { isBounceable: true };
    const fee = plainFee + 667_600n;
    const changes = await applied(order);
    expect(changes.get(accountKey(alice.address))).toMatchObject({
      balance: String(10n * ton - fee),
    });
    expect(changes.get(accountKey(bob.address))).toEqual(state.get(accountKey(bob.address)));
    expect(rules.describe(sign(order), 'block', before).sender).toMatchObject({
      fee,
      hasFailed: true,
    });
    expect(rules.inspect(sign(order), before)).toMatchObject({ result: 'bounced', fee });
  });

  it('lets nothing bounce from where a wallet is, its own among them', async () => {
    const changes = await applied({ isBounceable: true, recipient: alice.address });
    expect([...changes.values()]).toEqual([
      expect.objectContaining({ balance: String(10n * ton - plainFee) }),
    ]);
  });

  it('sends everything there is when it comes to it, not what was planned', async () => {
    const order = {
      amount: 'max',
      balance: toBaseUnits(3n * ton),
      recipient: carol.address,
    } as const;
    const changes = await applied(order);
    expect(changes.get(accountKey(alice.address))).toMatchObject({ balance: '0' });
    expect(changes.get(accountKey(carol.address))).toMatchObject({
      balance: String(10n * ton - 2_316_800n),
      publicKey: null,
    });
    expect(rules.describe(sign(order), 'block', before).transfers).toMatchObject([
      { value: 10n * ton - 2_316_800n },
    ]);
  });

  it('shows the comment, the wallet and the time of a transfer', () => {
    expect(rules.inspect(sign({ memo: 'Rent' }), before)).toMatchObject({
      family: 'ton',
      sender: alice.address,
      seqno: 5n,
      walletId: keyring.walletId,
      validUntil: new Date('2026-11-20T12:01:00Z'),
      bringsWallet: false,
      isBounceable: false,
      memo: 'Rent',
      result: 'paid',
      signature: 'valid',
      check: { isValid: true, reason: null },
    });
  });

  it('knows when no block can take a transfer any more', async () => {
    const has = async (seconds: number) =>
      rules.hasExpired?.(view, sign(), new Date(at.getTime() + seconds * 1_000));
    expect(await Promise.all([0, 59, 60, 61].map(has))).toEqual([false, false, true, true]);
  });

  it('takes no transfer in which a single bit differs', async () => {
    const raw = sign();
    await fc.assert(
      fc.asyncProperty(fc.nat(raw.length * 8 - 1), async (bit) => {
        const turned = raw.with(bit >> 3, (raw[bit >> 3] ?? 0) ^ (1 << (bit & 7)));
        const isRead = rules.hashOf(turned) !== null;
        const verdict = isRead ? await rules.check(view, turned, at) : { outcome: 'rejected' };
        expect(verdict.outcome).toBe('rejected');
      }),
      { numRuns: 60 },
    );
  });

  it('has no hash for bytes in any other form', () => {
    expect(rules.hashOf(sign().slice(1))).toBeNull();
    expect(rules.refuseMalformed(new Uint8Array())).toContain('bag-of-cells');
  });
});
