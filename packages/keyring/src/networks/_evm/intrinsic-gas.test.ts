import { hex } from '@scure/base';
import { type TransactionSerializable, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';

const keyring = getKeyring('ETH');
const account = privateKeyToAccount(`0x${'46'.repeat(32)}`);
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const transfer = { type: 'legacy', chainId: 1, to, value: 1n, gasPrice: 1n } as const;

const faultOf = async (transaction: TransactionSerializable) => {
  const signed = await account.signTransaction(transaction);
  const verification = keyring.verifyTransfer(hex.decode(signed.slice(2)));
  return verification.outcome === 'refused' ? verification.fault : null;
};

describe('the gas that a transaction takes before it runs', () => {
  it.each([
    ['nothing', new Uint8Array(), 21_000n],
    ['a zero', new Uint8Array(1), 21_010n],
    ['a byte', Uint8Array.of(1), 21_040n],
    ['both', Uint8Array.of(0, 0, 7, 0, 9), 21_110n],
  ])('asks a call with %s for the gas of EIP-7623', async (_, data, minimum) => {
    const call = { ...transfer, data: toHex(data) };
    expect(await faultOf({ ...call, gas: minimum })).toBeNull();
    expect(await faultOf({ ...call, gas: minimum - 1n })).toBe('intrinsic_gas_too_low');
  });

  it.each([
    ['nothing', new Uint8Array(), 53_000n],
    ['33 bytes of code', new Uint8Array(33).fill(1), 53_000n + 33n * 16n + 2n * 2n],
  ])('asks a new contract with %s for the gas of EIP-2 and EIP-3860', async (_, data, minimum) => {
    const creation = { ...transfer, to: null, data: toHex(data) };
    expect(await faultOf({ ...creation, gas: minimum })).toBeNull();
    expect(await faultOf({ ...creation, gas: minimum - 1n })).toBe('intrinsic_gas_too_low');
  });
});
