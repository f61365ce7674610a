import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import type { ChainTransaction, Transfer } from '../../chains/chain.ts';
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
  index: 0,
  from,
  to,
  tokenId: null,
  value: toBaseUnits(value),
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
});
const owners = [owner('ann'), owner('bea')];

describe('bookAccountTransactions', () => {
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
        type: 'SENT',
        value: 30n,
        fee: 3n,
        nonce: 7n,
        fromAddress: 'ann',
        toAddress: 'bea',
        endedAs: null,
      },
      {
        walletId: 'wallet of bea',
        accountId: 'bea',
        hash: 'this',
        type: 'RECEIVED',
        value: 30n,
        fee: null,
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

  it('books what moves nothing of the native asset for who paid its fee', () => {
    const token = { ...transfer('ann', 'bea', 9n), tokenId: 'token' };
    const { movements } = bookAccountTransactions([transaction('ann', [token])], owners);
    expect(movements).toMatchObject([
      { accountId: 'ann', type: 'SENT', value: 0n, fee: 3n, nonce: 7n, toAddress: null },
    ]);
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

  it('takes coins that nobody sent', () => {
    const genesis = { ...transaction('', [transfer('', 'ann', 5n)]), sender: null };
    expect(bookAccountTransactions([genesis], owners).movements).toMatchObject([
      { accountId: 'ann', type: 'RECEIVED', value: 5n, fromAddress: null },
    ]);
  });
});
