import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import * as fc from 'fast-check';
import { toHex } from 'viem';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { createFundedAccount } from '../../testing/funded-account.ts';
import { readTransaction } from './raw-transaction.ts';
import type { EvmFeeOffer, EvmTransferPlan } from './transfer-plan.ts';

const { keyring, seed, plan, address } = createFundedAccount('ETH');
const eip1559: EvmFeeOffer = {
  kind: 'eip1559',
  maxFeePerGas: 30_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};
const legacy: EvmFeeOffer = { kind: 'legacy', gasPrice: 20_000_000_000n };

describe.each([legacy, eip1559])('signTransfer with an offer of kind $kind', (offer) => {
  it('signs what was planned, as viem does with the same seed', async () => {
    const planned = plan({ offer });
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const account = hdKeyToAccount(HDKey.fromMasterSeed(seed));
    const { nonce, to, value, gasLimit: gas } = planned;
    const shared = {
      chainId: 1,
      nonce: Number(nonce),
      to: `0x${to.slice(2)}`,
      value,
      gas,
    } as const;
    const viem = await account.signTransaction(
      offer.kind === 'legacy'
        ? { ...shared, type: 'legacy', gasPrice: offer.gasPrice }
        : { ...shared, ...pricesOf(offer), type: 'eip1559' },
    );
    expect(toHex(raw)).toBe(viem);
    expect(keyring.decodeTransfer(raw)).toMatchObject({ hash, from: account.address, to, value });
  });

  it('signs the same bytes each time, and leaves the seed to its owner', () => {
    const planned = plan({ offer });
    expect(keyring.signTransfer(seed, planned)).toEqual(keyring.signTransfer(seed, planned));
    expect(seed).toEqual(new Uint8Array(32).fill(7));
  });

  it('pays from any receiving address of the account, as viem does', async () => {
    const index = 41;
    const account = hdKeyToAccount(HDKey.fromMasterSeed(seed), { addressIndex: index });
    const planned = plan({ offer, addressIndex: index });
    expect(planned.from).toBe(account.address);
    const { raw } = keyring.signTransfer(seed, planned);
    expect(keyring.verifyTransfer(raw)).toMatchObject({ sender: account.address });
  });

  it('signs for the chain and the account that the plan names', () => {
    const elsewhere = createFundedAccount('ETH', { chain: 'sandbox', account: 3 });
    const { raw } = elsewhere.keyring.signTransfer(seed, elsewhere.plan({ offer }));
    expect(elsewhere.keyring.verifyTransfer(raw)).toMatchObject({
      outcome: 'valid',
      sender: elsewhere.address,
      transfer: { chainId: elsewhere.keyring.chainId },
    });
    expect(elsewhere.address).not.toBe(address);
  });

  const changes: readonly (readonly [string, (plan: EvmTransferPlan) => EvmTransferPlan])[] = [
    ['another account', (plan) => ({ ...plan, account: 1 })],
    ['another address of the account', (plan) => ({ ...plan, addressIndex: 1 })],
    ['another chain', (plan) => ({ ...plan, chain: 'regtest' })],
    ['another sender', (plan) => ({ ...plan, from: plan.to })],
    ['a sender without checksum', (plan) => ({ ...plan, from: plan.from.toLowerCase() })],
    ['a recipient that is none', (plan) => ({ ...plan, to: '0x' })],
    ['a recipient with a typing error', (plan) => ({ ...plan, to: plan.to.replace('5a', '5b') })],
    ['a recipient without checksum', (plan) => ({ ...plan, to: plan.to.toLowerCase() })],
    ['the zero address', (plan) => ({ ...plan, to: `0x${'0'.repeat(40)}` })],
    ['a higher fee', (plan) => ({ ...plan, fee: toBaseUnits(plan.fee + 1n) })],
    ['a lower fee', (plan) => ({ ...plan, fee: toBaseUnits(plan.fee - 1n) })],
    ['another gas limit', (plan) => ({ ...plan, gasLimit: 21_001n })],
    ['another price', (plan) => ({ ...plan, offer: { kind: 'legacy', gasPrice: 1n } })],
    [
      'a priority fee above the price',
      (plan) => {
        const price = plan.fee / plan.gasLimit;
        const prices = { maxFeePerGas: price, maxPriorityFeePerGas: price + 1n };
        return { ...plan, offer: { kind: 'eip1559', ...prices } };
      },
    ],
    ['a negative nonce', (plan) => ({ ...plan, nonce: -1n })],
    ['a negative value', (plan) => ({ ...plan, value: unchecked(-1n) })],
    ['a value beyond 256 bits', (plan) => ({ ...plan, value: unchecked(2n ** 256n) })],
  ];
  it.each(changes)('refuses a plan with %s', (_, change) => {
    expect(() => keyring.signTransfer(seed, change(plan({ offer })))).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });

  it('refuses the seed of another wallet', () => {
    expect(() => keyring.signTransfer(new Uint8Array(32).fill(8), plan({ offer }))).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });

  it('refuses to hand over what no node would take', () => {
    const planned = plan({ offer });
    const fee = toBaseUnits((planned.fee / 21_000n) * 20_999n);
    expect(() => keyring.signTransfer(seed, { ...planned, gasLimit: 20_999n, fee })).toThrow(
      expect.objectContaining({ code: 'signature_refused' }),
    );
  });
});

describe('every signature', () => {
  it('is low S and unlike all others, and its transaction is as planned', () => {
    const half = secp256k1.Point.Fn.ORDER / 2n;
    const seen = new Set<bigint>();
    for (let nonce = 0n; nonce < 100n; nonce += 1n) {
      const { raw } = keyring.signTransfer(seed, plan({ nonce, offer: eip1559 }));
      const read = readTransaction(raw);
      if (read.outcome !== 'read') throw new Error(read.outcome);
      const { r, s } = read.transaction.signature;
      expect(s <= half).toBe(true);
      seen.add(r);
    }
    expect(seen.size).toBe(100);
  }, 30_000);

  it(
    'passes the check, whatever the plan',
    () =>
      fc.assert(
        fc.property(
          fc.bigInt(0n, 10n ** 17n).map(toBaseUnits),
          fc.bigInt(0n, 2n ** 64n - 2n),
          fc.bigInt(21_000n, 100_000n),
          fc.constantFrom(legacy, eip1559),
          (amount, nonce, gasLimit, offer) => {
            const planned = plan({ amount, nonce, gasLimit, offer });
            const { raw, hash } = keyring.signTransfer(seed, planned);
            expect(keyring.verifyTransfer(raw)).toMatchObject({
              outcome: 'valid',
              sender: planned.from,
              transfer: { hash, value: amount, nonce, gasLimit, offer },
            });
          },
        ),
        { numRuns: 25 },
      ),
    30_000,
  );
});

function pricesOf({ maxFeePerGas, maxPriorityFeePerGas }: EvmFeeOffer & { kind: 'eip1559' }) {
  return { maxFeePerGas, maxPriorityFeePerGas };
}

/** Turns any value into base units, such as a corrupt plan could hold and no type admits. */
function unchecked(value: bigint): BaseUnits {
  const isClaimed = (_: bigint): _ is BaseUnits => true;
  if (!isClaimed(value)) throw new Error('It is always claimed.');
  return value;
}
