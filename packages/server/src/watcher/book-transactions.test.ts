import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import type { ChainTransaction } from '../chains/chain.ts';
import { bookTransactions, type HeldOutput, type Owner } from './book-transactions.ts';

const owner = (name: string, branch: Owner['branch'] = 'receive'): Owner => ({
  walletId: `wallet of ${name}`,
  accountId: name,
  addressId: `${name} ${branch}`,
  address: `${name} ${branch}`,
  branch,
});
const held = (
  account: string,
  index: number,
  value: bigint,
  spentBy: string | null = null,
): HeldOutput => ({
  walletId: `wallet of ${account}`,
  accountId: account,
  address: `${account} receive`,
  hash: 'earlier',
  index,
  value: toBaseUnits(value),
  spentBy,
  isSettled: true,
});
const transaction = (
  inputs: readonly number[],
  outputs: readonly (readonly [to: string | null, value: bigint])[],
): ChainTransaction => ({
  hash: 'this',
  sender: null,
  spends: inputs.map((index) => ({ hash: 'earlier', index })),
  transfers: outputs.map(([to, value], position) => ({
    position,
    to,
    from: null,
    tokenId: null,
    value: toBaseUnits(value),
    memo: null,
  })),
  references: [],
});
const owners = [owner('ann'), owner('ann', 'change'), owner('bea')];

describe('bookTransactions', () => {
  it('adds up all outputs that an account received', () => {
    const { movements, outputs } = bookTransactions(
      [
        transaction(
          [7],
          [
            ['ann receive', 5n],
            ['somebody', 1n],
            ['ann receive', 6n],
          ],
        ),
      ],
      { owners, held: [] },
    );
    expect(movements).toMatchObject([
      { accountId: 'ann', type: 'RECEIVED', value: 11n, fee: null },
    ]);
    expect(outputs.map(({ index, isChange }) => [index, isChange])).toEqual([
      [0, false],
      [2, false],
    ]);
  });

  it('counts what reached others as the value, and what reached nobody as the fee', () => {
    const { movements } = bookTransactions(
      [
        transaction(
          [0, 1],
          [
            ['somebody', 30n],
            ['ann change', 65n],
          ],
        ),
      ],
      { owners, held: [held('ann', 0, 60n), held('ann', 1, 40n)] },
    );
    expect(movements).toEqual([
      {
        walletId: 'wallet of ann',
        accountId: 'ann',
        hash: 'this',
        tokenId: null,
        type: 'SENT',
        value: 30n,
        fee: 5n,
        networkFee: null,
        nonce: null,
        fromAddress: 'ann receive',
        toAddress: 'somebody',
        endedAs: null,
      },
    ]);
  });

  it('names no recipient when there are several', () => {
    const { movements } = bookTransactions(
      [
        transaction(
          [0],
          [
            ['somebody', 30n],
            ['somebody else', 20n],
          ],
        ),
      ],
      { owners, held: [held('ann', 0, 60n)] },
    );
    expect(movements).toMatchObject([{ value: 50n, fee: 10n, toAddress: null }]);
  });

  it('shows what an account lost, and no fee, when others paid along', () => {
    const { movements } = bookTransactions(
      [
        transaction(
          [0, 9],
          [
            ['somebody', 70n],
            ['ann change', 20n],
          ],
        ),
      ],
      { owners, held: [held('ann', 0, 60n)] },
    );
    expect(movements).toMatchObject([{ type: 'SENT', value: 40n, fee: null }]);
  });

  it('shows what stayed on a receiving address of a transfer to oneself', () => {
    const { movements } = bookTransactions(
      [
        transaction(
          [0],
          [
            ['ann receive', 30n],
            ['ann change', 25n],
            [null, 0n],
          ],
        ),
      ],
      { owners, held: [held('ann', 0, 60n)] },
    );
    expect(movements).toMatchObject([
      { type: 'SELF', value: 30n, fee: 5n, toAddress: 'ann receive' },
    ]);
  });

  it('lets a transaction spend what an earlier one of the same block made', () => {
    const child = {
      ...transaction([], [['bea receive', 28n]]),
      hash: 'child',
      spends: [{ hash: 'this', index: 0 }],
    };
    const { spends, movements } = bookTransactions(
      [transaction([7], [['ann receive', 30n]]), child],
      { owners, held: [] },
    );
    expect(spends).toEqual([{ hash: 'this', index: 0, by: 'child' }]);
    expect(movements.map(({ accountId, type, fee }) => [accountId, type, fee])).toEqual([
      ['ann', 'RECEIVED', null],
      ['ann', 'SENT', 2n],
      ['bea', 'RECEIVED', null],
    ]);
  });

  it('makes change out of settled outputs alone', () => {
    const pays = transaction([1, 2], [['ann receive', 5n]]);
    const isChange = (...settled: readonly [boolean, boolean]) =>
      bookTransactions([pays], {
        owners,
        held: settled.map((isSettled, at) => ({ ...held('ann', at + 1, 3n), isSettled })),
      }).outputs.map((output) => output.isChange);
    expect(isChange(true, true)).toEqual([true]);
    expect(isChange(true, false)).toEqual([false]);
  });

  it('names the transaction that was to spend the same', () => {
    const booked = (spentBy: string | null) =>
      bookTransactions([transaction([0], [['somebody', 30n]])], {
        owners,
        held: [held('ann', 0, 60n, spentBy)],
      }).replaced;
    expect([booked('rival'), booked('this'), booked(null)]).toEqual([['rival'], [], []]);
  });

  it('makes no output of tokens, of nothing, or of a script without address', () => {
    const { outputs } = bookTransactions(
      [
        {
          ...transaction(
            [7],
            [
              ['ann receive', 0n],
              [null, 5n],
            ],
          ),
          transfers: [
            {
              position: 0,
              to: 'ann receive',
              from: null,
              tokenId: 'token',
              value: toBaseUnits(5n),
              memo: null,
            },
            {
              position: 1,
              to: 'ann receive',
              from: null,
              tokenId: null,
              value: toBaseUnits(0n),
              memo: null,
            },
            {
              position: 2,
              to: null,
              from: null,
              tokenId: null,
              value: toBaseUnits(5n),
              memo: null,
            },
          ],
        },
      ],
      { owners, held: [] },
    );
    expect(outputs).toEqual([]);
  });
});
