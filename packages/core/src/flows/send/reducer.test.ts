import { describe, expect, it } from 'vitest';
import { reduceParsed } from '../../../test/reduce-send.ts';
import type { FeeEstimate } from '../../contract/transactions/transactions.ts';
import { NetworkError, SigningError, TransactionError } from '../../errors/error-kinds.ts';
import { toDecimal } from '../../money/decimal.ts';
import { mapNetworks } from '../../networks/registry.ts';
import { createSandbox } from '../../testing/index.ts';
import type { SendEvent } from './events.ts';
import { initialSendModel, type SendModel } from './model.ts';
import { estimateBasis } from './selectors/fees.ts';
import { viewSend } from './selectors/view.ts';

const { books } = await createSandbox({ balances: ['0.50000000', '0.25000000'] });
const accounts = books.accounts();
const [first = '', second = ''] = accounts.map(({ id }) => id);
const networks = mapNetworks(() => ({ chain: 'sandbox' as const, chainId: null }));
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const lost = new NetworkError('network');
const transaction = books.send(first, 'key', {
  amount: toDecimal('0.1'),
  destinationAddress: recipient,
  seedPhrase: null,
  password: 'x',
  feeRate: 'Medium',
  feeRateValue: null,
  twoFactorCode: null,
  sendingMax: false,
});

function play(from: SendModel, ...events: readonly SendEvent[]): SendModel {
  return events.reduce(reduceParsed, from);
}

/** With the answer to what the model asks for now, at `fee` for each priority. */
function estimated(model: SendModel, of: 'sweep' | 'exact', fee = '0.00001000'): SendModel {
  const option = { satPerVb: toDecimal('4'), vsize: 100, estimatedFee: toDecimal(fee) };
  const fees: FeeEstimate = {
    estimatedFee: toDecimal(fee),
    estimatedGasPrice: null,
    estimatedGasLimit: null,
    maximumAmount: toDecimal('0.50000000'),
    networkFee: null,
    isApproximate: false,
    rates: { Low: option, Medium: option, High: option },
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  };
  const estimate = { ...estimateBasis(model, of), fees };
  return play(model, { type: 'estimated', of, estimate });
}

const loading = initialSendModel();
const ready = play(loading, { type: 'source-loaded', accounts, networks });
const filled = play(
  ready,
  { type: 'account-selected', accountId: first },
  { type: 'recipient-changed', text: ` ${recipient} ` },
);
const amount = estimated(play(filled, { type: 'continued' }), 'sweep');
const typed = estimated(play(amount, { type: 'amount-changed', text: '0.1' }), 'exact');
const review = play(typed, { type: 'continued' });
const sign = play(
  review,
  { type: 'continued' },
  { type: 'method-chosen', method: 'ENCRYPTION_KEY' },
);
const sending = play(sign, { type: 'sending' });
const result = play(sending, { type: 'sent', transaction });

describe('reduceSend', () => {
  it.each<[string, SendModel, SendEvent, object]>([
    [
      'waits for an account where there are several',
      ready,
      { type: 'continued' },
      { step: 'recipient', accountId: null },
    ],
    [
      'goes on without the spaces around the recipient',
      filled,
      { type: 'continued' },
      { step: 'amount', recipient },
    ],
    [
      'keeps amount and priority when the same account is chosen again',
      play(amount, { type: 'amount-changed', text: '0.2' }, { type: 'went-back' }),
      { type: 'account-selected', accountId: first },
      { amount: '0.2' },
    ],
    [
      'resets amount and priority for another account (R-SEND-15)',
      play(
        amount,
        { type: 'amount-changed', text: '0.2' },
        { type: 'priority-changed', priority: 'High' },
        { type: 'went-back' },
      ),
      { type: 'account-selected', accountId: second },
      { accountId: second, amount: '', feePriority: 'Medium' },
    ],
    [
      'does not change the account of a later step',
      amount,
      { type: 'account-selected', accountId: second },
      { accountId: first },
    ],
    [
      'waits for the fees before Review',
      play(filled, { type: 'continued' }, { type: 'amount-changed', text: '0.1' }),
      { type: 'continued' },
      { step: 'amount' },
    ],
    ['reviews a good amount', typed, { type: 'continued' }, { step: 'review' }],
    [
      'waits for the fee before Sign',
      play(amount, { type: 'amount-changed', text: '0.1' }, { type: 'continued' }),
      { type: 'continued' },
      { step: 'review' },
    ],
    ['asks again how to sign', review, { type: 'continued' }, { step: 'sign', signMethod: null }],
    ['goes back from Amount (R-SEND-02)', amount, { type: 'went-back' }, { step: 'recipient' }],
    ['goes back from Review', review, { type: 'went-back' }, { step: 'amount' }],
    ['goes back from Sign', sign, { type: 'went-back' }, { step: 'review', signMethod: null }],
    ['does not go back while it sends', sending, { type: 'went-back' }, { step: 'sign' }],
    [
      'does not go back while it checks',
      play(sending, { type: 'checking' }),
      { type: 'went-back' },
      { step: 'sign' },
    ],
    ['does not go back from the result', result, { type: 'went-back' }, { step: 'result' }],
    ['does not go on from Sign by itself', sign, { type: 'continued' }, { step: 'sign' }],
    [
      'stays on Sign after a wrong key',
      sending,
      { type: 'refused', error: new SigningError('wrong_encryption_key') },
      { step: 'sign', signMethod: 'ENCRYPTION_KEY' },
    ],
    [
      'reviews again after a refusal by the network',
      sending,
      { type: 'refused', error: new TransactionError('rejected_by_network') },
      { step: 'review', signMethod: null },
    ],
    [
      'forgets the estimates of a fee that changed',
      sending,
      { type: 'refused', error: new TransactionError('fee_changed') },
      { step: 'review', estimates: { sweep: null, exact: null, error: null } },
    ],
    [
      'forgets the last refusal when another method is chosen',
      play(sending, { type: 'refused', error: lost }),
      { type: 'method-chosen', method: null },
      { signMethod: null, signing: { status: 'idle' } },
    ],
    [
      'shows loading as soon as it is tried again',
      play(loading, { type: 'source-failed', error: lost }),
      { type: 'retried' },
      { source: { status: 'loading' } },
    ],
    [
      'forgets the failed estimate as soon as it is tried again',
      play(amount, { type: 'estimate-failed', error: lost }),
      { type: 'retried' },
      { estimates: { error: null } },
    ],
    [
      'ignores the confirmations of another transaction',
      result,
      {
        type: 'confirmations-changed',
        confirmations: {
          hash: 'other',
          confirmations: 9,
          required: 2,
          final: 3,
          status: 'CONFIRMED',
        },
      },
      { transaction: { confirmations: 0, status: 'PENDING' } },
    ],
    [
      'keeps only the account when it is reset',
      result,
      { type: 'reset' },
      { step: 'recipient', accountId: first, recipient: '', amount: '', transaction: null },
    ],
  ])('%s', (_, from, event, expected) => {
    expect(reduceParsed(from, event)).toMatchObject(expected);
  });

  it('updates an amount set by Max with the priority, until an amount is typed', () => {
    const all = play(amount, { type: 'maximum-set' });
    expect(all.amount).toBe('0.49999000');
    const waiting = play(all, { type: 'priority-changed', priority: 'High' });
    expect(viewSend(waiting)).toMatchObject({ amount: '0.49999000', total: null });
    const dear = estimated(waiting, 'sweep', '0.00002000');
    expect(viewSend(dear)).toMatchObject({
      amount: '0.49998000',
      sendingMax: true,
      total: '0.50000000',
    });
    const cheap = play(dear, { type: 'priority-changed', priority: 'Low' });
    expect(estimated(cheap, 'sweep', '0.00000500').amount).toBe('0.49999500');
    const own = play(cheap, { type: 'amount-changed', text: '0.2' });
    expect(estimated(own, 'sweep', '0.00000500').amount).toBe('0.2');
  });

  it('sets the maximum as soon as it is known', () => {
    const early = play(filled, { type: 'continued' }, { type: 'maximum-set' });
    expect(early.amount).toBe('');
    expect(estimated(early, 'sweep').amount).toBe('0.49999000');
  });

  it('keeps the maximum over a switch of the edited side', () => {
    const swapped = play(amount, { type: 'maximum-set' }, { type: 'edited-switched' });
    const dear = play(swapped, { type: 'priority-changed', priority: 'High' });
    expect(estimated(dear, 'sweep', '0.00002000').amount).toBe('0.49998000');
  });

  it('selects the only account of a wallet', () => {
    const one = accounts.slice(0, 1);
    const model = play(loading, { type: 'source-loaded', accounts: one, networks });
    expect(model.accountId).toBe(first);
  });

  it('selects the only account with a balance', () => {
    const emptied = accounts.map((account, index) =>
      index === 0 ? { ...account, nativeBalance: toDecimal('0.00000000') } : account,
    );
    const model = play(loading, { type: 'source-loaded', accounts: emptied, networks });
    expect(model.accountId).toBe(second);
  });

  it('ignores a prefilled account that the wallet does not have', () => {
    const model = play(initialSendModel({ prefill: { accountId: 'gone' } }), {
      type: 'source-loaded',
      accounts,
      networks,
    });
    expect(model.accountId).toBeNull();
  });
});

describe('viewSend', () => {
  it('keeps the last fees of the priorities while those of another amount load', () => {
    const more = play(typed, { type: 'amount-changed', text: '0.2' });
    expect(viewSend(typed).feeBasis).toBe('amount');
    expect(viewSend(more)).toMatchObject({
      feeOptions: { Low: '0.00001000' },
      feeBasis: 'earlier',
      fee: null,
      total: null,
    });
    const other = play(more, { type: 'priority-changed', priority: 'High' });
    expect(viewSend(other)).toMatchObject({
      feeOptions: { High: '0.00001000' },
      fee: null,
      maximum: null,
      canContinue: false,
      busy: true,
    });
  });

  it('shows a failed estimate before an older refusal to sign', () => {
    const changed = new TransactionError('fee_changed');
    const again = play(sending, { type: 'refused', error: changed });
    expect(viewSend(again)).toMatchObject({ error: changed, busy: true, total: null });
    const failed = play(again, { type: 'estimate-failed', error: lost });
    expect(viewSend(failed)).toMatchObject({ error: lost, busy: false });
  });

  it('is busy while a failed estimate is retried', () => {
    const failed = play(filled, { type: 'continued' }, { type: 'estimate-failed', error: lost });
    expect(viewSend(failed)).toMatchObject({ busy: false, error: lost });
    expect(viewSend(play(failed, { type: 'retried' }))).toMatchObject({
      busy: true,
      error: null,
    });
  });

  it('keeps the estimate of what is typed when an earlier question is answered late', () => {
    const late = { ...estimateBasis(amount, 'exact'), fees: typed.estimates.exact?.fees };
    if (late.fees === undefined) throw new Error('no estimate');
    const estimate = { ...late, fees: late.fees };
    expect(play(typed, { type: 'estimated', of: 'exact', estimate })).toBe(typed);
  });
});
