import { getNetwork, toBaseUnits, tokensOf } from '@billfold/core';
import { Transaction } from 'ethers';
import * as fc from 'fast-check';
import { encodeFunctionData, erc20Abi, toHex } from 'viem';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { createFundedAccount } from '../../testing/funded-account.ts';
import { networksOf } from '../../testing/networks-of.ts';
import type { EvmTransferPlan, EvmTransferRequest } from './transfer-plan.ts';

const { keyring, seed, request, address, plan } = createFundedAccount('ETH');
const [usdt, usdc] = tokensOf('ETH');
if (usdt === undefined || usdc === undefined) throw new Error('Ethereum has no tokens.');

const order: Partial<EvmTransferRequest> = {
  token: { contract: usdt.contract, balance: toBaseUnits(25_000_000n) },
  amount: toBaseUnits(10_000_000n),
  gasLimit: 62_000n,
};
const build = (changes: Partial<EvmTransferRequest> = {}) =>
  keyring.buildTransfer({ ...request, ...order, ...changes });
const planned = (changes: Partial<EvmTransferRequest> = {}) => plan({ ...order, ...changes });
const fee = 62_000n * 20_000_000_000n;
const prices = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };

describe('a transfer of a token', () => {
  it('is planned with whom it pays, and the fee in the native asset', () => {
    expect(planned()).toMatchObject({
      from: address,
      to: request.recipient,
      token: usdt.contract,
      value: 10_000_000n,
      fee,
      gasLimit: 62_000n,
    });
  });

  it.each([
    { kind: 'legacy', gasPrice: 20_000_000_000n },
    { kind: 'eip1559', ...prices },
  ] as const)('is signed as viem signs it, and read as ethers reads it: $kind', async (offer) => {
    const { raw, hash } = keyring.signTransfer(seed, planned({ offer }));
    const args = [`0x${request.recipient.slice(2)}`, 10_000_000n] as const;
    const call = {
      chainId: 1,
      nonce: 5,
      to: `0x${usdt.contract.slice(2)}`,
      value: 0n,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
      gas: 62_000n,
    } as const;
    const viem = await hdKeyToAccount(HDKey.fromMasterSeed(seed)).signTransaction(
      offer.kind === 'legacy'
        ? { ...call, type: 'legacy', gasPrice: offer.gasPrice }
        : { ...call, type: 'eip1559', ...prices },
    );
    expect(toHex(raw)).toBe(viem);
    const read = Transaction.from(toHex(raw));
    expect(read).toMatchObject({ hash, from: address, to: usdt.contract, value: 0n });
  });

  it('is told from its bytes', () => {
    const { raw } = keyring.signTransfer(seed, planned());
    const transfer = { to: request.recipient, value: 10_000_000n };
    expect(keyring.decodeTransfer(raw)).toMatchObject({
      to: usdt.contract,
      value: 0n,
      tokenTransfer: transfer,
    });
    expect(keyring.verifyTransfer(raw)).toMatchObject({
      outcome: 'valid',
      sender: address,
      transfer: { tokenTransfer: transfer },
    });
  });

  it('sends everything that there is of it, and keeps its offer', () => {
    const offer = { kind: 'eip1559', ...prices } as const;
    expect(planned({ amount: 'max', offer })).toMatchObject({ value: 25_000_000n, offer });
  });

  it('needs no native asset beyond the fee', () => {
    expect(build({ balance: toBaseUnits(fee) }).outcome).toBe('built');
    const poor = { balance: toBaseUnits(fee - 1n) };
    expect(build(poor)).toEqual({ outcome: 'insufficient_native', required: fee });
    expect(keyring.estimateFee({ ...request, ...order, ...poor })).toEqual(build(poor));
  });

  it('is not more than there is of it, whatever else the account holds', () => {
    const maximum = toBaseUnits(25_000_000n);
    expect(build({ amount: maximum }).outcome).toBe('built');
    const refusal = { outcome: 'insufficient_funds', maximum };
    expect(build({ amount: toBaseUnits(25_000_001n) })).toEqual(refusal);
    const none = { contract: usdt.contract, balance: toBaseUnits(0n) };
    expect(build({ token: none, amount: 'max' })).toEqual({ ...refusal, maximum: 0n });
  });

  it.each([
    ['nobody', 'nobody'],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['the token itself', usdt.contract],
    ['the token itself, in small letters', usdt.contract.toLowerCase()],
  ])('does not pay %s', (_, recipient) => {
    expect(build({ recipient })).toEqual({ outcome: 'recipient_invalid' });
  });

  it('takes more gas than a plain transfer', () => {
    const refusal = { outcome: 'gas_limit_too_low', minimum: 23_360n };
    expect(build({ gasLimit: 21_000n })).toEqual(refusal);
    expect(build({ gasLimit: 23_359n })).toEqual(refusal);
    expect(build({ gasLimit: 23_360n }).outcome).toBe('built');
  });

  it('can always be signed with the least gas that is let through', () => {
    const recipient = `0x${'f'.repeat(40)}`;
    const most = toBaseUnits(2n ** 256n - 1n);
    const token = { contract: usdt.contract, balance: most };
    const dearest = planned({ token, recipient, amount: most, gasLimit: 23_360n });
    expect(keyring.signTransfer(seed, dearest).raw.length).toBeGreaterThan(0);
  });

  it.each(['', 'USDT', `${usdt.contract}0`, usdt.contract.replace('dA', 'da')])(
    'is not asked of a token named "%s"',
    (contract) => {
      const token = { contract, balance: toBaseUnits(25_000_000n) };
      expect(() => build({ token })).toThrow(expect.objectContaining({ code: 'transfer_invalid' }));
    },
  );

  const changes: readonly (readonly [string, Partial<EvmTransferPlan>])[] = [
    ['a token that is none', { token: '0x' }],
    ['a token without checksum', { token: usdt.contract.toLowerCase() }],
    ['the recipient as its token', { token: request.recipient }],
    ['a recipient without checksum', { to: request.recipient.toLowerCase() }],
    ['another fee', { fee: toBaseUnits(1n) }],
  ];
  it.each(changes)('is not signed from a plan with %s', (_, change) => {
    expect(() => keyring.signTransfer(seed, { ...planned(), ...change })).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });

  it('is another transaction for another token, recipient or amount', () => {
    const hashes = [
      {},
      { token: { contract: usdc.contract, balance: toBaseUnits(25_000_000n) } },
      { recipient: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
      { amount: toBaseUnits(10_000_001n) },
    ].map((change) => keyring.signTransfer(seed, planned(change)).hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is read back as planned, whatever the plan', () => {
    const value = fc.bigInt(0n, 2n ** 256n - 1n).map(toBaseUnits);
    return fc.assert(
      fc.property(value, fc.bigInt(23_360n, 10n ** 6n), (amount, gasLimit) => {
        const token = { contract: usdt.contract, balance: amount };
        const made = planned({ token, amount, gasLimit, offer: { kind: 'legacy', gasPrice: 1n } });
        const { raw } = keyring.signTransfer(seed, made);
        const { tokenTransfer } = keyring.decodeTransfer(raw);
        expect(tokenTransfer).toEqual({ to: made.to, value: amount });
      }),
      { numRuns: 30 },
    );
  });
});

it.each(networksOf('evm'))('%s signs each of its tokens', (network) => {
  const account = createFundedAccount(network, { chain: 'sandbox' });
  for (const { contract } of tokensOf(network)) {
    const token = { contract, balance: toBaseUnits(5n) };
    const made = account.plan({ token, amount: 'max', gasLimit: 62_000n });
    const { raw } = account.keyring.signTransfer(account.seed, made);
    expect(account.keyring.decodeTransfer(raw)).toMatchObject({
      to: contract,
      tokenTransfer: { to: account.request.recipient, value: 5n },
    });
  }
  expect(getNetwork(network).tokenStandard).not.toBeNull();
});
