import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import * as fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../../../test/ledger-wallet.ts';
import type { BlockHeader } from '../../../chains/sandbox/ledger-store.ts';
import type { Entry, LedgerView } from '../../../chains/sandbox/rules.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey } from './account-entry.ts';

const rules = getRules('TRX', 'sandbox');
const keyring = getKeyring('TRX', 'sandbox');
const seed = seedPhraseToSeed(phrases[0]);
const { publicKey } = keyring.derivePublic(seed, 0);
const alice = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
const bob = keyring.addressAt(publicKey, { branch: 0, addressIndex: 1 });
const carol = keyring.addressAt(publicKey, { branch: 0, addressIndex: 2 });
const trx = 1_000_000n;
const at = new Date('2026-11-20T12:00:00Z');

/** Alice holds ten TRX, Bob has an account with nothing in it, Carol has none. */
const state = new Map([
  [accountKey(alice), accountEntryOf(alice, { balance: 10n * trx, sent: 5n })],
  [accountKey(bob), accountEntryOf(bob, { balance: 0n, sent: 0n })],
]);

const blockAt = (height: number): BlockHeader => ({
  height,
  hash: height.toString(16).padStart(16, '0').repeat(4),
  parentHash: '',
  minedAt: at,
});

function viewAt(height: number): LedgerView {
  return {
    read: async (keys) =>
      new Map(
        keys.flatMap((key): [string, Entry][] => {
          const entry = state.get(key);
          return entry === undefined ? [] : [[key, entry]];
        }),
      ),
    head: async () => blockAt(height),
    headerAt: async (asked) => (asked < 0 || asked > height ? null : blockAt(asked)),
    findBlock: async () => null,
  };
}
const view = viewAt(100_000);

interface Order {
  readonly to?: string;
  readonly amount?: bigint;
  readonly reference?: BlockHeader;
  readonly lasts?: number;
}

/** Signs without a limit of the balance: the ledger must validate it. */
function sign({ to = bob, amount = 2n * trx, reference = blockAt(99_990), lasts = 60_000 }: Order) {
  const built = keyring.buildTransfer({
    publicKey,
    balance: toBaseUnits(2n ** 62n),
    recipient: to,
    amount: toBaseUnits(amount),
    token: null,
    terms: { kind: 'bandwidth', sunPerByte: 0n },
    reference,
    createdAtMs: at.getTime() - 100_000_000,
    expiresAtMs: at.getTime() + lasts,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return keyring.signTransfer(seed, built.plan).raw;
}
const check = (order: Order, seen = view) => rules.check(seen, sign(order), at);

describe('checkTransfer of Tron', () => {
  it('takes a signed transfer: value moves, and what its bytes cost is burnt', async () => {
    const raw = sign({});
    const fee = BigInt(raw.length + 64) * 1_000n;
    expect(await rules.check(view, raw, at)).toEqual({
      outcome: 'acceptable',
      changes: new Map([
        [accountKey(alice), accountEntryOf(alice, { balance: 8n * trx - fee, sent: 6n })],
        [accountKey(bob), accountEntryOf(bob, { balance: 2n * trx, sent: 0n })],
      ]),
    });
  });

  it('opens the account of a recipient, for 1.1 TRX and nothing else', async () => {
    expect(await check({ to: carol })).toEqual({
      outcome: 'acceptable',
      changes: new Map([
        [accountKey(alice), accountEntryOf(alice, { balance: 6_900_000n, sent: 6n })],
        [accountKey(carol), accountEntryOf(carol, { balance: 2n * trx, sent: 0n })],
      ]),
    });
  });

  it('spends everything but what it costs, and not a sun more', async () => {
    const most = 10n * trx - 1_100_000n;
    expect(await check({ to: carol, amount: most })).toMatchObject({ outcome: 'acceptable' });
    expect(await check({ to: carol, amount: most + 1n })).toMatchObject({
      reason: expect.stringMatching(/^CONTRACT_VALIDATE_ERROR: .* balance is not sufficient\.$/),
      permanent: false,
    });
    const fee = BigInt(sign({ amount: 9n * trx }).length + 64) * 1_000n;
    const rest = 10n * trx - fee;
    expect(await check({ amount: rest })).toMatchObject({ outcome: 'acceptable' });
    expect(await check({ amount: rest + 1n })).toMatchObject({ permanent: false });
  });

  it('refuses who cannot pay for the place, and who is nobody, but not for good', async () => {
    const poor = new Map([[accountKey(alice), accountEntryOf(alice, { balance: 9n, sent: 0n })]]);
    const bobIsThere = { ...view, read: async () => new Map([...state, ...poor]) };
    expect(await check({ amount: 1n }, bobIsThere)).toMatchObject({
      reason: 'BANDWITH_ERROR: Account resource insufficient error.',
      permanent: false,
    });
    expect(await check({}, { ...view, read: async () => new Map() })).toMatchObject({
      reason: expect.stringContaining('no OwnerAccount'),
      permanent: false,
    });
  });

  it('refuses a block that is not on this chain (S38)', async () => {
    const refusal = { reason: 'TAPOS_ERROR: Tapos check error.', permanent: true };
    const forged = { ...blockAt(99_990), hash: 'ab'.repeat(32) };
    expect(await check({ reference: forged })).toMatchObject(refusal);
    expect(await check({ reference: blockAt(100_001) })).toMatchObject(refusal);
    expect(await check({ reference: blockAt(50) }, viewAt(40))).toMatchObject(refusal);
  });

  it('refuses a block that is 65,536 blocks old, and takes one that is a block younger', async () => {
    const oldest = 100_000 - 65_535;
    expect(await check({ reference: blockAt(oldest) })).toMatchObject({ outcome: 'acceptable' });
    expect(await check({ reference: blockAt(oldest - 1) })).toMatchObject({
      reason: 'TAPOS_ERROR: Tapos check error.',
    });
    expect(await check({ reference: blockAt(0) }, viewAt(3))).toMatchObject({
      outcome: 'acceptable',
    });
  });

  it('refuses what has expired for good, and what lasts for more than a day for now', async () => {
    const reason = 'TRANSACTION_EXPIRATION_ERROR: Transaction expired';
    expect(await check({ lasts: 1 })).toMatchObject({ outcome: 'acceptable' });
    expect(await check({ lasts: 0 })).toMatchObject({ reason, permanent: true });
    const day = 24 * 60 * 60 * 1_000;
    expect(await check({ lasts: day })).toMatchObject({ outcome: 'acceptable' });
    expect(await check({ lasts: day + 1 })).toMatchObject({ reason, permanent: false });
  });

  it('says when no block can take a transaction any more', async () => {
    const raw = sign({});
    const expired = (seen: LedgerView, when: number) =>
      rules.hasExpired?.(seen, raw, new Date(when));
    expect(await expired(view, at.getTime() + 59_999)).toBe(false);
    expect(await expired(view, at.getTime() + 60_000)).toBe(true);
    expect(await expired(viewAt(99_989 + 2 ** 16), at.getTime())).toBe(false);
    expect(await expired(viewAt(99_990 + 2 ** 16), at.getTime())).toBe(true);
  });

  it('takes what tronweb has built and signed', async () => {
    const tronWeb = new TronWeb({ fullHost: 'http://127.0.0.1:1' });
    const { privateKey } = TronWeb.fromMnemonic(phrases[0]);
    const reference = blockAt(99_990);
    const built = await tronWeb.transactionBuilder.sendTrx(bob, 2_000_000, alice, {
      blockHeader: {
        ref_block_bytes: (reference.height % 2 ** 16).toString(16).padStart(4, '0'),
        ref_block_hash: reference.hash.slice(16, 32),
        expiration: at.getTime() + 60_000,
        timestamp: at.getTime(),
      },
    });
    const { signature, raw_data_hex: data } = await tronWeb.trx.sign(built, privateKey.slice(2));
    const length = data.length / 2;
    const prefix = [0x0a, 0x80 | (length & 0x7f), length >> 7];
    const signed = Buffer.from(signature[0] ?? '', 'hex');
    const raw = Uint8Array.from([...prefix, ...Buffer.from(data, 'hex'), 0x12, 65, ...signed]);
    expect(rules.hashOf(raw)).toBe(built.txID);
    expect(await rules.check(view, raw, at)).toMatchObject({ outcome: 'acceptable' });
  });

  it('takes no transfer in which a single bit differs', async () => {
    const raw = sign({});
    await fc.assert(
      fc.asyncProperty(fc.nat(raw.length * 8 - 1), async (bit) => {
        const flipped = Uint8Array.from(raw);
        const byte = Math.floor(bit / 8);
        flipped[byte] = (flipped[byte] ?? 0) ^ (1 << (bit % 8));
        const isRead = rules.hashOf(flipped) !== null;
        const verdict = isRead ? await rules.check(view, flipped, at) : { outcome: 'rejected' };
        expect(verdict.outcome).toBe('rejected');
      }),
      { numRuns: 150 },
    );
  });

  it('says in words of a node what is no transfer', () => {
    expect(rules.refuseMalformed(Uint8Array.of(1, 2, 3))).toMatch(/^OTHER_ERROR: /);
  });
});

describe('inspectTransfer of Tron', () => {
  it('shows what an accepted transfer says, and checks it again', () => {
    const raw = sign({ to: carol });
    const before = new Map([
      [accountKey(alice), state.get(accountKey(alice)) ?? null],
      [accountKey(carol), null],
    ]);
    expect(rules.inspect(raw, before)).toEqual({
      family: 'tron',
      size: raw.length,
      fee: 0n,
      networkFee: 1_100_000n,
      sender: alice,
      bandwidth: BigInt(raw.length + 64),
      energy: 0n,
      hasFailed: false,
      tokenTransfer: null,
      reference: { heightBits: 99_990 - 65_536, hashPart: blockAt(99_990).hash.slice(16, 32) },
      createdAt: new Date(at.getTime() - 100_000_000),
      expiresAt: new Date(at.getTime() + 60_000),
      payers: [{ address: alice, value: 3_100_000n }],
      outputs: [{ address: carol, value: 2n * trx }],
      signature: 'valid',
      check: { isValid: true, reason: null },
    });
    expect(rules.inspect(raw, new Map())).toMatchObject({
      signature: 'invalid',
      check: { isValid: false, reason: 'SIGERROR: Validate signature error' },
    });
  });
});
