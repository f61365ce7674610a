import { describe, expect, it } from 'vitest';
import { createFundedAccount } from './testing/funded-account.ts';
import { createFundedTronAccount } from './testing/funded-tron-account.ts';
import { createFundedWallet } from './testing/funded-wallet.ts';
import { buildTransfer, signTransfer, verifyTransfer } from './transfer.ts';

const utxo = createFundedWallet('BTC', { values: [100_000n] });
const evm = createFundedAccount('ETH');
const tron = createFundedTronAccount();

describe('the families', () => {
  it('build, sign and check each by its own rules', () => {
    const payment = signTransfer(utxo.seed, utxo.plan());
    expect(verifyTransfer('BTC', payment.raw, utxo.plan().inputs).outcome).toBe('valid');
    const transfer = signTransfer(evm.seed, evm.plan());
    expect(verifyTransfer('ETH', transfer.raw)).toMatchObject({ sender: evm.address });
    const { raw } = signTransfer(tron.seed, tron.plan());
    expect(verifyTransfer('TRX', raw)).toMatchObject({ sender: tron.address });
  });

  it('know nothing of the transactions of each other', () => {
    const payment = signTransfer(utxo.seed, utxo.plan());
    const transfer = signTransfer(evm.seed, evm.plan());
    expect(verifyTransfer('ETH', payment.raw).outcome).toBe('refused');
    expect(verifyTransfer('BTC', transfer.raw, [])).toMatchObject({ fault: 'malformed' });
    expect(verifyTransfer('TRX', transfer.raw)).toMatchObject({ fault: 'malformed' });
  });

  it('refuse a request of each other', () => {
    const refusal = expect.objectContaining({ code: 'transfer_invalid' });
    // @ts-expect-error A request of the other family does not compile.
    expect(() => buildTransfer('BTC', evm.request)).toThrow(refusal);
    // @ts-expect-error A request of the other family does not compile.
    expect(() => buildTransfer('ETH', utxo.request)).toThrow(refusal);
    // @ts-expect-error A request of the other family does not compile.
    expect(() => buildTransfer('TRX', evm.request)).toThrow(refusal);
    // @ts-expect-error A request of the other family does not compile.
    expect(() => buildTransfer('ETH', tron.request)).toThrow(refusal);
  });

  it('refuse to sign a plan of each other', () => {
    const refusal = expect.objectContaining({ code: 'plan_mismatch' });
    expect(() => signTransfer(utxo.seed, { ...utxo.plan(), network: 'ETH' })).toThrow(refusal);
    expect(() => signTransfer(evm.seed, { ...evm.plan(), network: 'BTC' })).toThrow(refusal);
    expect(() => signTransfer(tron.seed, { ...tron.plan(), network: 'ETH' })).toThrow(refusal);
  });
});
