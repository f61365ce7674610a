import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/error-kinds.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox } from '../../testing/index.ts';
import {
  type DepositAddressesEvent,
  type DepositAddressesModel,
  initialDepositAddresses,
  reduceDepositAddresses,
} from './deposit-addresses-reducer.ts';
import { isGapLimit, viewDepositAddresses } from './deposit-addresses-selectors.ts';

const { books } = await createSandbox({ balances: ['0.5'] });
const [account] = books.accounts();
if (account === undefined) throw new Error('the sandbox has no account');
const row = {
  id: '01890000-0000-7000-8000-00000000000c',
  addressValue: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  label: null,
  isUsed: false,
  balance: toDecimal('0'),
  createdAt: new Date(0),
  path: "m/84'/0'/0'/0/0",
};
const address = { id: row.id, addressValue: row.addressValue };
const error = new ApiError({ status: 409, serverCode: 'address_gap_limit' });

function play(from: DepositAddressesModel, ...events: readonly DepositAddressesEvent[]) {
  return events.reduce(reduceDepositAddresses, from);
}
const source = { type: 'source-loaded', account, canGenerate: true } as const;
const listed = { type: 'list-loaded', addresses: [row] } as const;
const loading = initialDepositAddresses();
const ready = play(loading, source, listed);
const failed = play(loading, { type: 'source-failed', error }, { type: 'list-failed', error });
const taken = play(ready, { type: 'selected', addressValue: row.addressValue });

describe('reduceDepositAddresses', () => {
  it.each<[string, DepositAddressesModel, DepositAddressesEvent, object]>([
    [
      'knows the account and whether addresses can be made',
      loading,
      source,
      { source: { status: 'ready', account, canGenerate: true }, list: { status: 'loading' } },
    ],
    [
      'says why the account could not be had',
      loading,
      { type: 'source-failed', error },
      { source: { status: 'failed', error } },
    ],
    ['lists the addresses', loading, listed, { list: { status: 'ready', addresses: [row] } }],
    [
      'says why there is no list',
      loading,
      { type: 'list-failed', error },
      { list: { status: 'failed', error } },
    ],
    [
      'reloads the list for another filter',
      ready,
      { type: 'filter-chosen', filter: 'all' },
      { filter: 'all', list: { status: 'loading' } },
    ],
    [
      'keeps the list for the same filter',
      ready,
      { type: 'filter-chosen', filter: 'unused' },
      { filter: 'unused', list: { status: 'ready' } },
    ],
    [
      'keeps the list while an address is made',
      ready,
      { type: 'generating' },
      { generation: { status: 'running' }, list: { status: 'ready' } },
    ],
    [
      'is done when an address was made',
      play(ready, { type: 'generating' }),
      { type: 'generated' },
      { generation: { status: 'idle' } },
    ],
    [
      'keeps the list when no address was made, and says why',
      play(ready, { type: 'generating' }),
      { type: 'generation-failed', error },
      { generation: { status: 'failed', error }, list: { status: 'ready' } },
    ],
    [
      'shows loading as soon as what failed is asked for again',
      failed,
      { type: 'retried' },
      { source: { status: 'loading' }, list: { status: 'loading' } },
    ],
    [
      'leaves what did not fail alone',
      ready,
      { type: 'retried' },
      { source: { status: 'ready' }, list: { status: 'ready' } },
    ],
    [
      'takes a listed address (R-ADDR-02)',
      ready,
      { type: 'selected', addressValue: row.addressValue },
      { selected: address },
    ],
    [
      'takes no address that is not listed',
      ready,
      { type: 'selected', addressValue: 'elsewhere' },
      { selected: null },
    ],
    [
      'takes none while the list is loading',
      loading,
      { type: 'selected', addressValue: row.addressValue },
      { selected: null },
    ],
    [
      'keeps the address that was taken first',
      taken,
      { type: 'selected', addressValue: 'elsewhere' },
      { selected: address },
    ],
  ])('%s', (_, from, event, expected) => {
    expect(reduceDepositAddresses(from, event)).toMatchObject(expected);
  });
});

describe('viewDepositAddresses', () => {
  it.each<[string, DepositAddressesModel, object]>([
    ['loading', play(loading, listed), { account: null, network: null, canGenerate: false }],
    ['loading', play(loading, source), { account, addresses: [], canGenerate: true }],
    ['failed', play(ready, { type: 'list-failed', error }), { problem: error }],
    ['failed', play(ready, { type: 'source-failed', error }), { problem: error, account: null }],
    ['empty', play(ready, { ...listed, addresses: [] }), { problem: null }],
    ['ready', ready, { network: { name: 'Bitcoin' }, addresses: [row], problem: null }],
    ['ready', play(ready, { type: 'generating' }), { isGenerating: true }],
    ['ready', play(ready, { type: 'generation-failed', error }), { problem: error }],
  ])('is %s, case %#', (status, model, expected) => {
    expect(viewDepositAddresses(model)).toMatchObject({ status, ...expected });
  });

  it('tells the gap limit from other refusals (R-ADDR-05a)', () => {
    expect(isGapLimit(error)).toBe(true);
    expect(isGapLimit(new ApiError({ status: 409, serverCode: 'busy' }))).toBe(false);
    expect(isGapLimit(null)).toBe(false);
  });
});
