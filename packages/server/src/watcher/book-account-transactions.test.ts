import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import type { ChainTransaction, Transfer } from '../chains/chain.ts';
import { bookAccountTransactions } from './book-account-transactions.ts';
import type { Owner } from './book-transactions.ts';

const owner = (account: string, address = account): Owner => ({
  walletId: `wallet of ${account}`,
  accountId: account,
  addressId: `id of ${account}`,
  address,
  branch: 'receive',
});
const transfer = (from: string, to: string | null, value: bigint): Transfer => ({
  position: 0,
  from,
  to,
  tokenId: null,
  value: toBaseUnits(value),
  memo: null,
});
const transaction = (
  from: string,
  transfers: readonly Transfer[],
  hasFailed = false,
): ChainTransaction => ({
  hash: 'this',
  spends: [],
  sender: { address: from, nonce: 7n, fee: toBaseUnits(3n), hasFailed },
  transfers,
  references: [],
});
const owners = [owner('ann'), owner('bea')];

describe('bookAccountTransactions', () => {
  it('books tokens that one transaction takes from several addresses to its sender, who pays', () => {
    const taken = (from: string, value: bigint) => ({
      ...{ ...transfer(from, 'main', value), tokenId: 'USDT@ETH' },
    });
    const swept = transaction('main', [taken('ann', 30n), taken('bea', 12n)]);
    const { movements } = bookAccountTransactions([swept], [...owners, owner('main')]);
    const facts = movements.map(({ accountId, tokenId, type, value, fee, nonce }) => ({
      ...{ accountId, tokenId, type, value, fee, nonce },
    }));
    const token = { tokenId: 'USDT@ETH', fee: null, nonce: null };
    expect(facts).toEqual([
      { accountId: 'main', tokenId: null, type: 'SENT', value: 0n, fee: 3n, nonce: 7n },
      { ...token, accountId: 'main', type: 'RECEIVED', value: 42n },
      { ...token, accountId: 'ann', type: 'SENT', value: 30n },
      { ...token, accountId: 'bea', type: 'SENT', value: 12n },
    ]);
  });

  it('books one movement for each side that is ours', () => {
    const { movements, used } = bookAccountTransactions(
      [transaction('ann', [transfer('ann', 'bea', 30n)])],
      owners,
    );
    expect(movements).toEqual([
      {
        walletId: 'wallet of ann',
        accountId: 'ann',
        hash: 'this',
        tokenId: null,
        type: 'SENT',
        value: 30n,
        fee: 3n,
        networkFee: null,
        nonce: 7n,
        fromAddress: 'ann',
        toAddress: 'bea',
        endedAs: null,
      },
      {
        walletId: 'wallet of bea',
        accountId: 'bea',
        hash: 'this',
        tokenId: null,
        type: 'RECEIVED',
        value: 30n,
        fee: null,
        networkFee: null,
        nonce: null,
        fromAddress: 'ann',
        toAddress: 'bea',
        endedAs: null,
      },
    ]);
    expect(used).toEqual(['id of ann', 'id of bea']);
  });

  it('books a transfer to oneself once, at the cost of its fee', () => {
    const { movements } = bookAccountTransactions(
      [transaction('ann', [transfer('ann', 'ann', 30n)])],
      owners,
    );
    expect(movements).toMatchObject([{ type: 'SELF', value: 30n, fee: 3n, toAddress: 'ann' }]);
  });

  it('never books nothing as received, nor its address as used', () => {
    const nothing = [transaction('somebody', [transfer('somebody', 'ann', 0n)])];
    expect(bookAccountTransactions(nothing, owners)).toEqual({ movements: [], used: [] });
  });

  it('books a call that moves nothing for who paid its fee', () => {
    const { movements } = bookAccountTransactions([transaction('ann', [])], owners);
    expect(movements).toMatchObject([
      { accountId: 'ann', type: 'SENT', tokenId: null, value: 0n, fee: 3n, nonce: 7n },
    ]);
  });

  describe('of a token', () => {
    const token = (from: string, to: string, value: bigint, tokenId = 'USDT@ETH'): Transfer => ({
      ...transfer(from, to, value),
      tokenId,
    });
    const book = (signer: string, transfers: readonly Transfer[], hasFailed = false) =>
      bookAccountTransactions([transaction(signer, transfers, hasFailed)], owners).movements;

    it('books what left and what came, and its fee on the side that signed', () => {
      expect(book('ann', [token('ann', 'bea', 9n)])).toMatchObject([
        { accountId: 'ann', type: 'SENT', tokenId: 'USDT@ETH', value: 9n, fee: 3n, nonce: 7n },
        { accountId: 'bea', type: 'RECEIVED', tokenId: 'USDT@ETH', value: 9n, fee: null },
      ]);
    });

    it('books each asset that moved, and the fee once', () => {
      const both = [transfer('ann', 'bea', 5n), token('ann', 'bea', 9n)];
      const [native, usdt] = book('ann', both).filter(({ accountId }) => accountId === 'ann');
      expect(native).toMatchObject({ tokenId: null, value: 5n, fee: 3n, nonce: 7n });
      expect(usdt).toMatchObject({ tokenId: 'USDT@ETH', value: 9n, fee: null, nonce: null });
    });

    it('books an exchange as what left and what came', () => {
      const swap = [token('ann', 'pool', 9n), token('pool', 'ann', 4n, 'DAI@ETH')];
      expect(book('ann', swap)).toMatchObject([
        { type: 'SENT', tokenId: 'USDT@ETH', value: 9n, fee: 3n },
        { type: 'RECEIVED', tokenId: 'DAI@ETH', value: 4n, fee: null, fromAddress: 'pool' },
      ]);
    });

    it('books a transfer by an allowance, without a fee', () => {
      expect(book('shop', [token('ann', 'shop', 9n)])).toMatchObject([
        { accountId: 'ann', type: 'SENT', value: 9n, fee: null, nonce: null, toAddress: 'shop' },
      ]);
    });

    it('books nothing that somebody takes or sends, as anybody can (address poisoning)', () => {
      expect(book('thief', [token('ann', 'thief', 0n), token('thief', 'bea', 0n)])).toEqual([]);
    });

    it('books one that failed as what it was to send, and as nothing that came', () => {
      expect(book('ann', [token('ann', 'bea', 9n)], true)).toMatchObject([
        { accountId: 'ann', tokenId: 'USDT@ETH', value: 9n, fee: 3n, endedAs: 'FAILED' },
      ]);
    });
  });

  it('books one that failed in a block for its sender alone', () => {
    const { movements } = bookAccountTransactions([transaction('ann', [], true)], owners);
    expect(movements).toMatchObject([
      { accountId: 'ann', type: 'SENT', value: 0n, fee: 3n, endedAs: 'FAILED' },
    ]);
  });

  it('books every account that has the address, as the same phrase in two wallets makes', () => {
    const { movements } = bookAccountTransactions(
      [transaction('ann', [transfer('ann', 'somebody', 30n)])],
      [owner('one', 'ann'), owner('two', 'ann')],
    );
    expect(movements.map(({ accountId, type }) => [accountId, type])).toEqual([
      ['one', 'SENT'],
      ['two', 'SENT'],
    ]);
  });

  it('books jettons that the wallet of a recipient sends back as income, so that only the fee is lost', () => {
    // On TON a jetton leaves in the transaction of its owner, and comes back in one of its own.
    const jettons = { ...transfer('ann', null, 9n), tokenId: 'USDT@TON' };
    const sent = transaction('ann', [jettons]);
    const returned: ChainTransaction = {
      ...{ hash: 'another', spends: [], sender: null, references: [] },
      transfers: [{ ...jettons, from: null, to: 'ann' }],
    };
    const { movements } = bookAccountTransactions([sent, returned], owners);
    const ofJettons = movements.filter(({ tokenId }) => tokenId === 'USDT@TON');
    expect(ofJettons.map(({ hash, type, value }) => [hash, type, value])).toEqual([
      ['this', 'SENT', 9n],
      ['another', 'RECEIVED', 9n],
    ]);
    expect(movements.reduce((sum, { fee }) => sum + (fee ?? 0n), 0n)).toBe(3n);
  });

  it('takes coins that nobody sent', () => {
    const genesis = { ...transaction('', [transfer('', 'ann', 5n)]), sender: null };
    expect(bookAccountTransactions([genesis], owners).movements).toMatchObject([
      { accountId: 'ann', type: 'RECEIVED', value: 5n, fromAddress: null },
    ]);
  });
});
