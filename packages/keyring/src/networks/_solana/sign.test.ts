import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { createFundedLamports } from '../../testing/funded-lamports.ts';
import type { SolanaTransferPlan, SolanaTransferRequest } from './transfer-plan.ts';

const { keyring, seed, plan, request, address } = createFundedLamports('SOL');
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const token = {
  mint: usdc,
  decimals: 6,
  balance: toBaseUnits(10n ** 9n),
  isRecipientReady: false,
};
const references = [
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g',
];
const full: Partial<SolanaTransferRequest> = {
  priority: { unitLimit: 20_000, unitPrice: 5n },
  memo: 'Order 7',
};

describe('signTransfer', () => {
  it('signs what is planned, and the same bytes each time', () => {
    const planned = plan(full);
    const { raw, hash } = keyring.signTransfer(seed, planned);
    expect(keyring.signTransfer(seed, planned)).toEqual({ raw, hash });
    const transfer = keyring.decodeTransfer(raw);
    expect(keyring.verifyTransfer(raw)).toEqual({ outcome: 'valid', sender: address, transfer });
    expect(transfer).toMatchObject({
      hash,
      payer: address,
      blockhash: request.blockhash,
      fee: planned.fee,
      size: raw.length,
      instructions: [
        { kind: 'unit-limit', units: 20_000 },
        { kind: 'unit-price', microLamports: 5n },
        { kind: 'memo', text: 'Order 7' },
        { kind: 'transfer', from: address, to: request.recipient, lamports: 10n ** 8n },
      ],
    });
    expect(transfer.accounts[0]).toEqual({ address, isSigner: true, isWritable: true });
  });

  it('hands a token over, and makes the account for it first', () => {
    const { raw } = keyring.signTransfer(seed, plan({ ...full, token }));
    const [source, destination] = [address, request.recipient].map((owner) =>
      keyring.tokenAccountOf(owner, usdc),
    );
    expect(keyring.decodeTransfer(raw).instructions.slice(2)).toEqual([
      {
        kind: 'create-token-account',
        payer: address,
        account: destination,
        owner: request.recipient,
        mint: usdc,
      },
      { kind: 'memo', text: 'Order 7' },
      {
        kind: 'token-transfer',
        source,
        destination,
        owner: address,
        mint: usdc,
        units: 10n ** 8n,
        decimals: 6,
      },
    ]);
  });

  it('names the references of a payment, of SOL or of a token', () => {
    for (const changes of [{}, { token }]) {
      const planned = plan({ ...changes, memo: 'Order 7', references });
      const { raw } = keyring.signTransfer(seed, planned);
      const { instructions, accounts } = keyring.decodeTransfer(raw);
      expect(instructions.at(-1)).toMatchObject({ references });
      expect(accounts.filter(({ address: each }) => references.includes(each))).toEqual(
        references.map((each) => ({ address: each, isSigner: false, isWritable: false })),
      );
    }
  });

  it('signs no payment whose reference is one of its parties', () => {
    for (const party of [address, request.recipient])
      expect(() => keyring.signTransfer(seed, plan({ references: [party] }))).toThrow(
        expect.objectContaining({ code: 'signature_refused' }),
      );
  });

  it('leaves the seed as it is', () => {
    const copy = seed.slice();
    keyring.signTransfer(copy, plan());
    expect(copy).toEqual(seed);
  });

  it.each([
    ['other keys', { account: 1 }],
    ['another sender', { from: request.recipient }],
    ['another chain', { chain: 'sandbox' }],
    ['another fee', { fee: toBaseUnits(5_001n) }],
    ['a fee for a token that it does not send', { networkFee: toBaseUnits(2_039_280n) }],
    ['an amount beyond 64 bits', { value: toBaseUnits(2n ** 64n) }],
    ['no recipient', { to: '' }],
    ['a program', { to: usdc }],
    ['no block', { blockhash: '' }],
    ['a memo that is none', { memo: '' }],
    ['a reference that is none', { references: ['Order 7'] }],
  ] satisfies readonly (readonly [string, Partial<SolanaTransferPlan>])[])(
    'refuses a plan with %s',
    (_, changes) => {
      expect(() => keyring.signTransfer(seed, { ...plan(), ...changes })).toThrow(
        expect.objectContaining({ code: 'plan_mismatch' }),
      );
    },
  );
});
