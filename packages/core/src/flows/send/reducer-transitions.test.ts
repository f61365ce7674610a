import { describe, expect, it } from 'vitest';
import { reduceParsed } from '../../../test/reduce-send.ts';
import type { FeeEstimate } from '../../contract/transactions/transactions.ts';
import { NetworkError, TransactionError } from '../../errors/error-kinds.ts';
import { toDecimal } from '../../money/decimal.ts';
import { parseRate } from '../../money/rate.ts';
import { mapNetworks } from '../../networks/registry.ts';
import { createSandbox } from '../../testing/index.ts';
import type { SendEvent } from './events.ts';
import { initialSendModel, type KnownRate, type SendModel, type SendStart } from './model.ts';
import { estimateBasis } from './selectors/fees.ts';

/** The arrows that one event draws by itself; what several make together is in send-reducer.test.ts. */
const { books } = await createSandbox();
const [first] = books.accounts().map(({ id }) => id);
const accountId = first ?? '';
const networks = mapNetworks(() => ({ chain: 'sandbox' as const, chainId: null }));
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const lost = new NetworkError('network');
const rate: KnownRate = {
  symbol: 'BTC',
  current: { currentRate: toDecimal('100000'), asOf: new Date(0), stale: false },
  price: parseRate(toDecimal('100000')),
  age: 'current',
};
const fees: FeeEstimate = {
  estimatedFee: toDecimal('0.00001000'),
  estimatedGasPrice: null,
  estimatedGasLimit: null,
  maximumAmount: toDecimal('0.50000000'),
  networkFee: null,
  isApproximate: false,
  rates: null,
  expiresAt: new Date(0),
};

const play = (from: SendModel, ...events: readonly SendEvent[]) =>
  events.reduce(reduceParsed, from);
const loading = initialSendModel();
const source: SendEvent = { type: 'source-loaded', accounts: books.accounts(), networks };
const ready = play(loading, source);
const priced = play(ready, { type: 'rate-loaded', rate });
const filled = play(priced, { type: 'recipient-changed', text: recipient });
const amount = play(filled, { type: 'continued' });
const bounded = play(amount, {
  type: 'estimated',
  of: 'sweep',
  estimate: { ...estimateBasis(amount, 'sweep'), fees },
});
const typed = play(bounded, { type: 'amount-changed', text: '0.1' });
const known = play(typed, {
  type: 'estimated',
  of: 'exact',
  estimate: { ...estimateBasis(typed, 'exact'), fees },
});
const sign = play(known, { type: 'continued' }, { type: 'continued' });
const locked = (start: SendStart) => play(initialSendModel(start), source);

describe('each event of Send', () => {
  it.each<[string, SendModel, SendEvent, object]>([
    ['source-loaded', loading, source, { source: { status: 'ready' }, accountId }],
    [
      'source-failed',
      loading,
      { type: 'source-failed', error: lost },
      { source: { status: 'failed', error: lost } },
    ],
    [
      'recipient-changed',
      { ...ready, recipientValidation: 'on-blur' },
      { type: 'recipient-changed', text: 'x' },
      { recipient: 'x', recipientValidation: 'while-typing' },
    ],
    [
      'recipient-changed to a text that comes as a whole',
      ready,
      { type: 'recipient-changed', text: recipient },
      { recipientValidation: 'on-entry' },
    ],
    ['amount-left while empty', bounded, { type: 'amount-left' }, { amountValidation: 'not-yet' }],
    ['amount-left', typed, { type: 'amount-left' }, { amountValidation: 'whole' }],
    ['amount-paused', typed, { type: 'amount-paused' }, { amountValidation: 'on-pause' }],
    ['recipient-left', ready, { type: 'recipient-left' }, { recipientValidation: 'on-blur' }],
    [
      'recipient-left after Continue',
      { ...ready, recipientValidation: 'on-continue' },
      { type: 'recipient-left' },
      { recipientValidation: 'on-continue' },
    ],
    [
      'continued without a recipient (R-SEND-04)',
      ready,
      { type: 'continued' },
      { step: 'recipient', recipientValidation: 'on-continue' },
    ],
    ['continued with one', filled, { type: 'continued' }, { step: 'amount' }],
    ['continued with nothing typed', bounded, { type: 'continued' }, { amountValidation: 'whole' }],
    [
      'amount-changed',
      { ...bounded, edited: 'usd', amountValidation: 'whole' },
      { type: 'amount-changed', text: '0.1' },
      { amount: '0.1', edited: 'asset', amountSource: 'asset', amountValidation: 'on-pause' },
    ],
    [
      'usd-changed',
      bounded,
      { type: 'usd-changed', text: '100' },
      { amountUsd: '100', amount: '', edited: 'usd', amountSource: 'usd' },
    ],
    [
      'usd-changed without a price',
      { ...bounded, rate: null },
      { type: 'usd-changed', text: '100' },
      { amountUsd: '', edited: 'asset' },
    ],
    [
      'amounts-linked after USD',
      play(bounded, { type: 'usd-changed', text: '100' }),
      { type: 'amounts-linked' },
      { amount: '0.00100000' },
    ],
    [
      'amounts-linked after the asset',
      typed,
      { type: 'amounts-linked' },
      { amountUsd: '10000.00' },
    ],
    [
      'maximum-set',
      bounded,
      { type: 'maximum-set' },
      { amount: '0.49999000', amountSource: 'maximum', amountUsd: '49999.00' },
    ],
    ['maximum-taken without an account', loading, { type: 'maximum-set' }, { amount: '' }],
    ['edited-switched', typed, { type: 'edited-switched' }, { edited: 'usd', amount: '0.1' }],
    [
      'edited-switched without a price',
      { ...typed, rate: null },
      { type: 'edited-switched' },
      { edited: 'asset' },
    ],
    ['rate-loaded', play(typed), { type: 'rate-loaded', rate }, { rate, amountUsd: '10000.00' }],
    ['rate-aged', typed, { type: 'rate-aged', age: 'old' }, { rate: { age: 'old' } }],
    [
      'rate-aged out of use for USD',
      play(bounded, { type: 'usd-changed', text: '100' }),
      { type: 'rate-aged', age: 'expired' },
      { edited: 'asset', amountSource: 'asset', amount: '0.00100000' },
    ],
    ['rate-aged without a price', ready, { type: 'rate-aged', age: 'old' }, { rate: null }],
    [
      'priority-changed',
      bounded,
      { type: 'priority-changed', priority: 'High' },
      { feePriority: 'High' },
    ],
    [
      'estimate-failed',
      bounded,
      { type: 'estimate-failed', error: lost },
      { estimates: { error: lost } },
    ],
    [
      'estimated, on Review, below what was typed',
      play(known, { type: 'continued' }),
      {
        type: 'estimated',
        of: 'sweep',
        estimate: {
          ...estimateBasis(known, 'sweep'),
          fees: { ...fees, maximumAmount: toDecimal('0.05000000') },
        },
      },
      { step: 'amount', amountValidation: 'whole' },
    ],
    [
      'method-chosen',
      sign,
      { type: 'method-chosen', method: 'SEED_PHRASE' },
      { signMethod: 'SEED_PHRASE' },
    ],
    ['sending', sign, { type: 'sending' }, { signing: { status: 'sending' } }],
    ['checking', sign, { type: 'checking' }, { signing: { status: 'checking' } }],
    [
      'refused for lack of funds',
      sign,
      { type: 'refused', error: new TransactionError('insufficient_funds') },
      { step: 'review', signMethod: null, signing: { status: 'refused' } },
    ],
    [
      'refused without an outcome',
      sign,
      { type: 'refused', error: new TransactionError('outcome_unknown') },
      { step: 'sign', signing: { status: 'refused' } },
    ],
    [
      'retried with nothing failed',
      ready,
      { type: 'retried' },
      { source: { status: 'ready' }, estimates: { error: null } },
    ],
    [
      'a change of a locked recipient',
      locked({ prefill: { recipient }, lock: ['recipient'] }),
      { type: 'recipient-changed', text: 'x' },
      { recipient },
    ],
    [
      'a change of a locked amount',
      locked({ prefill: { amount: toDecimal('0.1') }, lock: ['amount'] }),
      { type: 'amount-changed', text: '9' },
      { amount: '0.1' },
    ],
    [
      'a change of a locked priority',
      locked({ prefill: { feePriority: 'Low' }, lock: ['feePriority'] }),
      { type: 'priority-changed', priority: 'High' },
      { feePriority: 'Low' },
    ],
    [
      'a change of a locked account',
      locked({ prefill: { accountId }, lock: ['account'] }),
      { type: 'account-selected', accountId: 'other' },
      { accountId },
    ],
  ])('%s', (_, from, event, expected) => {
    expect(reduceParsed(from, event)).toMatchObject(expected);
  });

  it('shows the result after sent, and its confirmations', () => {
    const transaction = books.send(accountId, 'key', {
      amount: toDecimal('0.1'),
      destinationAddress: recipient,
      seedPhrase: null,
      password: 'x',
      feeRate: 'Medium',
      feeRateValue: null,
      twoFactorCode: null,
      sendingMax: false,
    });
    const result = play(sign, { type: 'sending' }, { type: 'sent', transaction });
    expect(result).toMatchObject({ step: 'result', transaction, signing: { status: 'idle' } });
    const { hash } = transaction;
    const confirmed = {
      hash,
      confirmations: 2,
      required: 2,
      final: 3,
      status: 'CONFIRMED',
    } as const;
    const moved = play(result, { type: 'confirmations-changed', confirmations: confirmed });
    expect(moved.transaction).toMatchObject({ confirmations: 2, status: 'CONFIRMED' });
  });
});
