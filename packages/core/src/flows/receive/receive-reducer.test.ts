import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/error-kinds.ts';
import { createSandbox } from '../../testing/index.ts';
import {
  initialReceiveModel,
  type ReceiveEvent,
  type ReceiveModel,
  reduceReceive,
} from './receive-reducer.ts';

const { books } = await createSandbox({ balances: ['0.5', '0.25'] });
const accounts = books.accounts();
const [first = '', second = ''] = accounts.map(({ id }) => id);
const address = { id: 'one', addressValue: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' };
const error = new ApiError({ status: 409, serverCode: 'address_gap_limit' });

function play(from: ReceiveModel, ...events: readonly ReceiveEvent[]): ReceiveModel {
  return events.reduce(reduceReceive, from);
}
const source = { type: 'source-loaded', accounts, manifests: [] } as const;
const loading = initialReceiveModel(null);
const ready = play(loading, source);
const asking = play(ready, { type: 'account-selected', accountId: first }, { type: 'continued' });
const shown = play(asking, { type: 'address-loaded', address });

describe('reduceReceive', () => {
  it.each<[string, ReceiveModel, ReceiveEvent, object]>([
    ['chooses none of several accounts', loading, source, { accountId: null }],
    [
      'chooses the only account',
      loading,
      { ...source, accounts: accounts.slice(0, 1) },
      { accountId: first, step: 'account' },
    ],
    [
      'keeps the account it was opened with',
      initialReceiveModel(second),
      source,
      { accountId: second },
    ],
    [
      'drops an account that the wallet does not have',
      initialReceiveModel('gone'),
      source,
      { accountId: null },
    ],
    ['does not go on without an account', ready, { type: 'continued' }, { step: 'account' }],
    [
      'asks for the address on entering the second step',
      play(ready, { type: 'account-selected', accountId: first }),
      { type: 'continued' },
      { step: 'receive', address: { status: 'loading' } },
    ],
    [
      'does not change the account of the second step',
      shown,
      { type: 'account-selected', accountId: second },
      { accountId: first },
    ],
    [
      'forgets the address on going back',
      shown,
      { type: 'went-back' },
      { step: 'account', accountId: first, address: { status: 'none' } },
    ],
    [
      'keeps the old address while a new one is made',
      shown,
      { type: 'generating' },
      { address: { status: 'ready' }, generation: { status: 'running' } },
    ],
    [
      'keeps the old address when no new one is made, and says why',
      play(shown, { type: 'generating' }),
      { type: 'address-failed', error },
      { address: { status: 'ready' }, generation: { status: 'failed', error } },
    ],
    [
      'says why there is no address',
      asking,
      { type: 'address-failed', error },
      { address: { status: 'failed', error } },
    ],
    [
      'shows loading as soon as the address is asked for again',
      play(asking, { type: 'address-failed', error }),
      { type: 'retried' },
      { address: { status: 'loading' } },
    ],
    [
      'shows loading as soon as the accounts are asked for again',
      play(loading, { type: 'source-failed', error }),
      { type: 'retried' },
      { source: { status: 'loading' } },
    ],
    [
      'leaves what did not fail alone',
      shown,
      { type: 'retried' },
      { address: { status: 'ready' }, source: { status: 'ready' } },
    ],
    [
      'forgets step and account when it is reset',
      shown,
      { type: 'reset' },
      { step: 'account', accountId: null, address: { status: 'none' } },
    ],
  ])('%s', (_, from, event, expected) => {
    expect(reduceReceive(from, event)).toMatchObject(expected);
  });
});
