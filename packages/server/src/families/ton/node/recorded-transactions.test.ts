import { tokensOf } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import recorded from '../../../../test/recorded/ton-transactions.json';
import type { KnownJettonWallets } from './jetton-wallets.ts';
import { nodeTransaction } from './node-answers.ts';
import { toChainTransactions } from './to-chain-transactions.ts';
import { formatAddress } from './ton-address.ts';

// Told by TonCenter; test/recorded/README.md says where from.
const on = { network: 'TON', chain: 'test' } as const;
const read = (note: string, wallets: KnownJettonWallets = new Map()) => {
  const found = recorded.find((each) => each.note === note) ?? expect.unreachable();
  const [transaction] = toChainTransactions(on, wallets, [
    nodeTransaction().parse(found.transaction),
  ]);
  const [before = 0n, after = 0n] = found.balances.map(BigInt);
  return { ...transaction, lost: before - after };
};

describe('a recorded transaction of TON', () => {
  it('of a wallet pays with a comment, and costs what its balance lost', () => {
    const { hash, sender, transfers, lost } = read('Wallet of version 4 that pays with a comment');
    // The index that told it did not normalize hashes of messages yet.
    expect(hash).toBe(
      Buffer.from('RhrVTJxVy89oSoONtxcjAemKpyWyYva5L7XmXPPdn20=', 'base64').toString('hex'),
    );
    expect(sender).toMatchObject({ nonce: 23n, hasFailed: false, fee: 2_390_472n });
    expect(transfers).toEqual([
      {
        ...{ position: 0, tokenId: null, value: 30_000_000n, memo: 'Yesssss Im done' },
        from: formatAddress(
          on,
          `0:${'5B6A643CF4E32FF0391C476456FED5BDB17EF10A55CBB7C2980C76D4AAD07875'}`,
        ),
        to: formatAddress(
          on,
          `0:${'835767AEB969C3845872D4633FBBAFDF20F92F7CED1FAE0F79804AC09F332A19'}`,
        ),
      },
    ]);
    expect(lost).toBe(30_000_000n + 2_390_472n);
  });

  it('of a wallet that its first message deploys has the normalized hash of that', () => {
    const { hash, sender, transfers, lost } = read(
      'Wallet of version 4 that its first message deploys',
    );
    expect(hash).toBe(
      Buffer.from('kudVqbrlxGq4LdbssZkZL5KGellh4n5Xrnp8BJl7QQ8=', 'base64').toString('hex'),
    );
    expect(sender).toMatchObject({ nonce: 0n, hasFailed: false });
    expect(transfers).toMatchObject([{ position: 0, value: 565_276_000n, memo: null }]);
    // One nanoton of rent is in no fee that a message names.
    expect(lost).toBe(565_276_000n + (sender?.fee ?? 0n));
  });

  it('of a contract pays on to three accounts, with a comment to one of them', () => {
    const { sender, transfers, lost } = read('Contract that pays on to three accounts');
    expect(transfers?.map(({ position, value, memo }) => [position, value, memo])).toEqual([
      [0, 547_800_000n, null],
      [1, 4_350_400n, 'Fee'],
      [2, 6_525_600n, null],
    ]);
    const paid = 547_800_000n + 4_350_400n + 6_525_600n;
    expect(lost).toBe((sender?.fee ?? 0n) + paid - 565_276_000n);
  });

  it('of a contract writes a log that moves nothing, and pays on what it got', () => {
    const { sender, transfers, lost } = read('Contract that writes a log and pays on');
    expect(transfers).toMatchObject([{ position: 1, value: 93_402_800n, memo: null }]);
    // The value of the message is not its own.
    expect(lost).toBe((sender?.fee ?? 0n) + 93_402_800n - 98_993_600n);
  });

  it('of a payment that bounces is paid, and the contract pays what is left of it back', () => {
    const paid = read('Wallet of version 5 whose payment bounces');
    const [payer, contract] = [
      '0:5A78B3C4CF147040FDB34768D4ABE734A47CCD0C9E0E065A4C7D9C62978D1F2F',
      '0:35D5F38CF7BF64062C021CC779250A29E4987290A6722A07685B5472B28CF89F',
    ].map((address) => formatAddress(on, address));
    expect(paid.transfers).toMatchObject([
      { from: payer, to: contract, value: 100_000_000n, memo: 'claim' },
    ]);
    expect(paid.sender).toMatchObject({ nonce: null, hasFailed: false });
    const back = read('Contract that sends a payment back');
    expect(back.transfers).toMatchObject([
      { from: contract, to: payer, value: 97_854_000n, memo: null },
    ]);
    expect(back.lost).toBe((back.sender?.fee ?? 0n) + 97_854_000n - 100_000_000n);
  });

  it('of a jetton leaves its owner in one and arrives in another, and costs what the balance of the owner lost', () => {
    const [owner, recipient, wallet, other] = [
      '0:2db133f2ad27be6231fefa2e9258de79d8df8ff1b32c6620b81564144a6061c8',
      '0:8af29064ce232f1c3b62fc6c556fae269871df40ab53dd76340c85cd236963b2',
      '0:695092b1b9d1f90824c4d609c58959300495b51b4986ec4a5089a2d24074fa2c',
      '0:a64cd248fe88c6b50aa8064df2400dc5a958fd7b656434e8a606ffc76f48c1f9',
    ] as const;
    // The index tells the token of a contract in another call; it is any token here.
    const [token] = tokensOf('TON');
    if (token === undefined) expect.unreachable();
    const wallets: KnownJettonWallets = new Map([
      [wallet, { owner, token }],
      [other, { owner: recipient, token }],
    ]);
    const ordered = read('Wallet that orders a jetton transfer', wallets);
    const units = { tokenId: token.id, value: 500_000_000n, memo: null };
    expect(ordered.transfers).toEqual([
      { ...units, position: 0, from: formatAddress(on, owner), to: null },
    ]);
    expect(ordered.sender).toMatchObject({ nonce: 5n, hasFailed: false });
    const handed = read('Jetton wallet that hands units over', wallets);
    expect(handed.transfers).toMatchObject([{ tokenId: null, value: 48_444_000n }]);
    const taken = read('Jetton wallet that takes units', wallets);
    expect(taken.transfers).toMatchObject([
      { tokenId: null, value: 1n, to: formatAddress(on, recipient) },
      { tokenId: null, value: 47_043_938n, to: formatAddress(on, owner) },
      { ...units, from: null, to: formatAddress(on, recipient) },
    ]);
    const left = read('Wallet that gets back what the jetton transfer left over', wallets);
    expect(left.hash).toBeUndefined();
    // The price that a wallet pays to receive money is in no row of the books.
    expect(ordered.lost).toBe((ordered.sender?.fee ?? 0n) - 47_043_938n + 396_400n);
  });
});
