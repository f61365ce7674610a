import { getNetwork } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import * as fc from 'fast-check';
import {
  concatHex,
  hexToBytes,
  keccak256,
  parseSignature,
  type TransactionSerializable,
  toHex,
  toRlp,
  trim,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { fixedView } from '../../../../test/fixed-view.ts';
import { createAccountWallet, phrases } from '../../../../test/ledger-wallet.ts';
import { getRules } from '../../get-rules.ts';
import { accountEntryOf, accountKey } from './account-entry.ts';

const rules = getRules('ETH', 'sandbox');
const alice = mnemonicToAccount(phrases[0]);
const bob = mnemonicToAccount(phrases[1]);
const gwei = 10n ** 9n;
const ether = 10n ** 18n;
const { model } = getNetwork('ETH');
const { chainId } = model.chains.sandbox;

/** Alice has sent five transactions and holds one ether, bob is not known. */
const state = new Map([
  [accountKey(alice.address), accountEntryOf(alice.address, { balance: ether, nonce: 5n })],
]);
const view = fixedView(state);
/** Nothing here depends on the time. */
const at = new Date(0);

const valid = {
  type: 'eip1559',
  chainId,
  nonce: 5,
  to: bob.address,
  value: ether / 4n,
  gas: 21_000n,
  maxFeePerGas: 30n * gwei,
  maxPriorityFeePerGas: 2n * gwei,
} as const satisfies TransactionSerializable;

/** Signed by another implementation than ours. */
const sign = async (transaction: TransactionSerializable, signer = alice): Promise<Uint8Array> =>
  hexToBytes(await signer.signTransaction(transaction));
const check = async (transaction: TransactionSerializable) =>
  rules.check(view, await sign(transaction), at);

describe('checkTransfer of an account network', () => {
  it('takes a signed transfer: value moves, the fee is burnt, the nonce is used', async () => {
    // 10 gwei are the base fee of the sandbox, 2 gwei the tip.
    const fee = 21_000n * 12n * gwei;
    expect(await check(valid)).toEqual({
      outcome: 'acceptable',
      changes: new Map([
        [
          accountKey(alice.address),
          { address: alice.address, balance: String(ether - ether / 4n - fee), nonce: '6' },
        ],
        [
          accountKey(bob.address),
          { address: bob.address, balance: String(ether / 4n), nonce: '0' },
        ],
      ]),
    });
  });

  it.each([
    ['the cap, where base fee and tip are more', { maxFeePerGas: 11n * gwei }, 11n],
    ['no tip', { maxPriorityFeePerGas: 0n }, 10n],
  ])('charges %s', async (_, changes, price) => {
    const verdict = await check({ ...valid, to: alice.address, ...changes });
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    expect([...verdict.changes.values()]).toEqual([
      { address: alice.address, balance: String(ether - 21_000n * price * gwei), nonce: '6' },
    ]);
  });

  it('charges a legacy transaction its gas price, and only gas that is used', async () => {
    const { maxFeePerGas: _, maxPriorityFeePerGas: __, ...facts } = valid;
    const legacy = { ...facts, type: 'legacy', gas: 90_000n, gasPrice: 20n * gwei } as const;
    const verdict = await check({ ...legacy, to: alice.address });
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    expect(verdict.changes.get(accountKey(alice.address))?.['balance']).toBe(
      String(ether - 21_000n * 20n * gwei),
    );
  });

  it('takes data to an address without code, which costs gas (EIP-7623) and does nothing', async () => {
    // Two zeros and two others are ten tokens of ten gas.
    const data = '0x00010002';
    expect(await check({ ...valid, data })).toMatchObject({ reason: 'intrinsic gas too low' });
    const verdict = await check({ ...valid, data, gas: 21_100n, to: alice.address });
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    expect(verdict.changes.get(accountKey(alice.address))?.['balance']).toBe(
      String(ether - 21_100n * 12n * gwei),
    );
  });

  it('makes no account of a payment of nothing (EIP-161)', async () => {
    const verdict = await check({ ...valid, value: 0n });
    if (verdict.outcome === 'rejected') throw new Error(verdict.reason);
    expect([...verdict.changes.keys()]).toEqual([accountKey(alice.address)]);
  });

  it.each([
    ['a used nonce', { nonce: 4 }, 'nonce too low', true],
    ['a nonce ahead', { nonce: 6 }, 'nonce too high', false],
    [
      'more than there is with the fee at most',
      { value: ether - 21_000n * 30n * gwei + 1n },
      'insufficient funds for gas * price + value',
      false,
    ],
    [
      'a cap below the base fee',
      { maxFeePerGas: 10n * gwei - 1n, maxPriorityFeePerGas: 0n },
      'max fee per gas less than block base fee',
      false,
    ],
    ['too little gas', { gas: 20_999n }, 'intrinsic gas too low', true],
    ['more gas than a block', { gas: 30_000_001n }, 'exceeds block gas limit', true],
    [
      'a contract',
      { to: null, gas: 60_000n, data: '0x00' },
      'contract creation not supported',
      true,
    ],
  ] as const)('refuses %s', async (_, changes, reason, permanent) => {
    expect(await check({ ...valid, ...changes })).toEqual({
      outcome: 'rejected',
      reason,
      permanent,
      missing: [],
    });
  });

  it('refuses a tip above the cap', async () => {
    const [tip, cap] = [13n * gwei, 12n * gwei];
    const amounts = [BigInt(chainId), 5n, tip, cap, 21_000n].map((number) => toHex(number));
    const fields = [...amounts, bob.address, toHex(1n), '0x', []] as const;
    const hash = keccak256(concatHex(['0x02', toRlp([...fields])]));
    const { yParity, r, s } = parseSignature(await alice.sign({ hash }));
    const signature = [yParity === 0 ? '0x' : '0x01', trim(r), trim(s)] as const;
    const raw = hexToBytes(concatHex(['0x02', toRlp([...fields, ...signature])]));
    expect(await rules.check(view, raw, at)).toMatchObject({
      reason: 'max priority fee per gas higher than max fee per gas',
      permanent: true,
    });
  });

  it('spends everything but the fee at most', async () => {
    expect(await check({ ...valid, value: ether - 21_000n * 30n * gwei })).toMatchObject({
      outcome: 'acceptable',
    });
  });

  it('refuses a form of transaction that it does not have', async () => {
    const raw = await sign({
      ...valid,
      accessList: [{ address: bob.address, storageKeys: [] }],
    });
    expect(rules.hashOf(raw)).toBeNull();
    expect(rules.refuseMalformed(raw)).toBe('transaction type not supported');
    expect(rules.refuseMalformed(raw.subarray(0, 50))).toMatch(/^rlp: /);
  });

  it('takes no transfer in which a single bit differs', async () => {
    const raw = await sign(valid);
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
});

describe('S38: no transaction of another chain', () => {
  it.each([1, 56, 11_155_111, 31_337])('of chain id %i passes here', async (other) => {
    const { maxFeePerGas: _, maxPriorityFeePerGas: __, ...facts } = valid;
    for (const form of [valid, { ...facts, type: 'legacy', gasPrice: 20n * gwei } as const])
      expect(await check({ ...form, chainId: other })).toMatchObject({
        reason: 'invalid chain id for signer',
        permanent: true,
      });
  });

  it('passes here that is signed for none (before EIP-155)', async () => {
    const { maxFeePerGas: _, maxPriorityFeePerGas: __, chainId: ___, ...facts } = valid;
    expect(await check({ ...facts, type: 'legacy', gasPrice: 20n * gwei })).toMatchObject({
      reason: 'invalid chain id for signer',
      permanent: true,
    });
  });

  it('and none of the sandbox passes on another chain', async () => {
    const wallet = createAccountWallet('ETH', phrases[0]);
    expect(wallet.address).toBe(alice.address);
    for (const chain of ['main', 'test', 'regtest'] as const) {
      const keyring = getKeyring('ETH', chain);
      if (keyring.family !== 'evm') throw new Error(keyring.family);
      expect(keyring.verifyTransfer(await sign(valid))).toEqual({
        outcome: 'refused',
        fault: 'wrong_chain_id',
      });
    }
  });
});
