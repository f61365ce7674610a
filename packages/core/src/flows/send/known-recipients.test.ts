import { describe, expect, it } from 'vitest';
import { getFees, listContacts, listTransactions } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import {
  type KnownRecipient,
  matchRecipient,
  suggestRecipients,
  uniqueRecipients,
} from './known-recipients.ts';
import { createSendFlow } from './send-flow.ts';

// BIP-173's and BIP-84's own examples.
const known = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
// BIP-350's own example.
const other = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const recipient = (own: Partial<KnownRecipient>): KnownRecipient => ({
  source: 'contact',
  address: known,
  name: 'Zoe',
  memo: null,
  accountId: null,
  paidAt: null,
  addressChangedAt: null,
  ...own,
});
const of = (...recipients: readonly KnownRecipient[]) =>
  ({ network: 'BTC', recipients, error: null }) as const;

describe('matchRecipient', () => {
  it.each([
    ['known', of(recipient({})), known],
    ['same-account', of(recipient({ source: 'own-account', accountId: 'mine' })), known],
    ['known', of(recipient({ source: 'own-account', accountId: 'other' })), known],
    ['first-time', of(recipient({})), stranger],
    ['first-time', of(), known],
    // Four characters at each end alike, beyond what all addresses begin with.
    [
      'look-alike',
      of(recipient({})),
      `${known.slice(0, 8)}qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq${known.slice(-4)}`,
    ],
    [
      'first-time',
      of(recipient({})),
      `${known.slice(0, 7)}zqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq${known.slice(-4)}`,
    ],
  ])('finds a %s recipient (R-SEND-05)', (kind, people, address) => {
    expect(matchRecipient(people, address, 'mine').kind).toBe(kind);
  });
});

describe('suggestRecipients', () => {
  const people = [recipient({}), recipient({ name: null, source: 'paid', address: stranger })];

  it.each([
    ['a recipient by a part of the name, in any case', 'zO', [known]],
    ['a recipient by the beginning of the address', 'bc1qar', [stranger]],
    ['all recipients for an empty text', '  ', [known, stranger]],
    ['no recipient', 'xyz', []],
    ['no recipient for a complete address', known, []],
  ])('suggests %s', (_, text, expected) => {
    expect(suggestRecipients(people, text).map(({ address }) => address)).toEqual(expected);
  });

  it('suggests at most four recipients of each source, contacts first', () => {
    const many = (['own-account', 'paid', 'contact'] as const).flatMap((source) =>
      Array.from({ length: 20 }, (_, index) =>
        recipient({
          source,
          address: `${source} ${index}`,
          accountId: source === 'own-account' ? `account ${index}` : null,
        }),
      ),
    );
    const sources = suggestRecipients(many, 'zoe').map(({ source }) => source);
    expect(sources).toEqual([
      ...Array<string>(4).fill('contact'),
      ...Array<string>(4).fill('paid'),
      ...Array<string>(4).fill('own-account'),
    ]);
  });

  it('suggests one address of each own account', () => {
    const own = ['a1', 'a2'].map((address) =>
      recipient({ source: 'own-account', name: 'Savings', accountId: 'account', address }),
    );
    expect(suggestRecipients(own, '').map(({ address }) => address)).toEqual(['a1']);
  });
});

it('uniqueRecipients keeps the most trusted source of an address, with its newest payment', () => {
  const paidOn = (day: number) =>
    recipient({ source: 'paid', name: null, paidAt: new Date(Date.UTC(2026, 10, day)) });
  expect(uniqueRecipients([recipient({}), paidOn(20), paidOn(3)])).toEqual([
    recipient({ paidAt: new Date(Date.UTC(2026, 10, 20)) }),
  ]);
});

/** Address of BIP-173, saved as a contact. */
const saved = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

async function start() {
  const sandbox = await createSandbox({ balances: ['0.5', '0.25'] });
  const { client, walletId, books } = sandbox;
  await client.contacts.create(walletId, {
    name: 'Zoe',
    network: 'BTC',
    address: saved,
    memo: null,
  });
  const flow = createSendFlow(client, { walletId });
  await settle();
  const { actions, getState: state } = flow;
  const first = books.accounts()[0]?.id ?? '';
  actions.selectAccount(first);
  const type = async (text: string) => {
    actions.setRecipient(text);
    await settle();
  };
  const toReview = async (amount: string) => {
    await type(stranger);
    actions.next();
    await settle();
    actions.setAmount(amount);
    await sandbox.time.advance(100);
    actions.next();
    await settle();
  };
  return { sandbox, flow, actions, state, type, toReview, first };
}

describe('the recipient of a Send flow', () => {
  it('loads the known recipients when the field receives the focus, not before', async () => {
    const { sandbox, actions, state } = await start();
    const asked = () =>
      sandbox.services.requests.filter(({ path }) => path.endsWith('/contacts')).length;
    const before = asked();
    expect(state().suggestions).toEqual([]);
    actions.enterRecipient();
    await settle();
    expect(asked()).toBe(before + 1);
    // Not the account that is sent from.
    expect(state().suggestions.map(({ name }) => name)).toEqual(['Zoe']);
    actions.setRecipient('z');
    actions.setRecipient('zo');
    await settle();
    expect(asked()).toBe(before + 1);
    expect(state().suggestions).toMatchObject([{ source: 'contact', name: 'Zoe', address: saved }]);
  });

  it('matches a first recipient, a contact and an address of the same account (R-SEND-05)', async () => {
    const { sandbox, state, type, first } = await start();
    await type(stranger);
    expect(state().recipientMatch).toEqual({ kind: 'first-time' });
    await type(saved);
    expect(state().recipientMatch).toMatchObject({ kind: 'known', recipient: { name: 'Zoe' } });
    await type(sandbox.books.addresses(first)[0] ?? '');
    expect(state().recipientMatch).toEqual({ kind: 'same-account' });
  });

  it('is compared with the lists that loaded, and with all of them after a retry (R-SEND-05)', async () => {
    const { sandbox, actions, state, type } = await start();
    sandbox.services.fail(listTransactions, { status: 404, body: {} });
    await type(stranger);
    expect(state()).toMatchObject({
      recipientMatch: { kind: 'not-compared', error: { code: 'api' } },
      isUncomparedAccepted: false,
      error: null,
      canContinue: false,
    });
    await type(saved);
    expect(state().recipientMatch).toMatchObject({ kind: 'known', recipient: { name: 'Zoe' } });
    sandbox.services.fail(listTransactions, { status: 404, body: {} });
    await type(stranger);
    actions.retry();
    await settle();
    expect(state()).toMatchObject({ recipientMatch: { kind: 'first-time' }, canContinue: true });
  });
});

describe('an address that looks like a known one (R-SEND-05)', () => {
  /** Begins and ends like `saved`; a payment to it is what an attacker hopes for. */
  const impostor = `0x5aae${'1'.repeat(32)}eaed`;
  const anna = {
    name: 'Anna',
    network: 'ETH',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    memo: null,
  } as const;

  /** A flow whose contacts are held back until `release`. */
  async function startHeld() {
    const sandbox = await createSandbox({
      accounts: [{ network: 'ETH', balance: toDecimal('2') }],
    });
    const { client, walletId, services } = sandbox;
    await client.contacts.create(walletId, anna);
    const answer = await client.contacts.list(walletId);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    services.on(listContacts)(async () => {
      await held;
      return answer;
    });
    const { actions, getState: state } = createSendFlow(client, { walletId });
    await settle();
    actions.setRecipient(impostor);
    await settle();
    return { sandbox, services, actions, state, release };
  }

  it('does not pass Continue before the known recipients are loaded', async () => {
    const { actions, state, release } = await startHeld();
    expect(state().recipientMatch).toBeNull();
    actions.next();
    await settle();
    expect(state()).toMatchObject({ step: 'recipient', busy: true });
    release();
    await settle();
    expect(state()).toMatchObject({
      step: 'recipient',
      busy: false,
      canContinue: false,
      recipientMatch: { kind: 'look-alike', recipient: { name: 'Anna' } },
    });
    actions.acceptLookAlike(true);
    actions.next();
    expect(state().step).toBe('amount');
  });

  it('is found by a retry although the address was accepted without the comparison', async () => {
    const { services, actions, state, release } = await startHeld();
    release();
    await settle();
    services.fail(listContacts, { status: 404, body: {} });
    actions.reset();
    await settle();
    actions.setRecipient(impostor);
    await settle();
    expect(state().recipientMatch?.kind).toBe('not-compared');
    actions.acceptUncompared(true);
    expect(state().canContinue).toBe(true);
    actions.retry();
    await settle();
    expect(state()).toMatchObject({ recipientMatch: { kind: 'look-alike' }, canContinue: false });
  });
});

describe('a recipient that could not be compared', () => {
  it('is paid once the sender accepts it, and needs another yes for another address', async () => {
    const { sandbox, actions, state, type } = await start();
    sandbox.services.fail(listTransactions, { status: 404, body: {} }, { times: 9 });
    await type(stranger);
    actions.next();
    expect(state().step).toBe('recipient');
    actions.acceptUncompared(true);
    expect(state().isUncomparedAccepted).toBe(true);
    await type(other);
    expect(state().isUncomparedAccepted).toBe(false);
    actions.acceptUncompared(true);
    actions.next();
    expect(state().step).toBe('amount');
  });

  it('waits where the lists of another network load, and takes only those of its own', async () => {
    const sandbox = await createSandbox({
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'ETH', balance: toDecimal('1') },
      ],
    });
    const { client, walletId, books } = sandbox;
    const [bitcoin = '', ether = ''] = books.accounts().map(({ id }) => id);
    const flow = createSendFlow(client, { walletId });
    await settle();
    const { actions, getState: state } = flow;
    actions.selectAccount(ether);
    actions.setRecipient(stranger);
    actions.selectAccount(bitcoin);
    actions.next();
    expect(state().step).toBe('recipient');
    await settle();
    expect(state().step).toBe('amount');
    expect(state().recipientMatch).toEqual({ kind: 'first-time' });
  });
});

describe('high fees of a Send flow', () => {
  const fees = (estimatedFee: string) => () => ({
    estimatedFee: toDecimal(estimatedFee),
    estimatedGasPrice: null,
    estimatedGasLimit: null,
    maximumAmount: toDecimal('0.5'),
    networkFee: null,
    isApproximate: false,
    rates: null,
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  });

  it.each([
    ['0.00001000', '0.0001', null],
    ['0.00001001', '0.0001', 'share'],
    // More than $50 at any price of these years.
    ['0.01', '0.4', 'amount'],
  ])('a fee of %s for an amount of %s is high because of %s', async (fee, amount, expected) => {
    const { sandbox, state, toReview } = await start();
    sandbox.services.on(getFees)(fees(fee));
    await toReview(amount);
    expect(state().step).toBe('review');
    expect(state().highFee?.reason ?? null).toBe(expected);
  });

  it('block Review until they are accepted, and ask again for other fees', async () => {
    const { sandbox, state, actions, toReview } = await start();
    sandbox.services.on(getFees)(fees('0.01'));
    await toReview('0.05');
    expect(state()).toMatchObject({ canContinue: false, isHighFeeAccepted: false });
    actions.next();
    expect(state().step).toBe('review');
    actions.acceptHighFee(true);
    expect(state().canContinue).toBe(true);
    actions.acceptHighFee(false);
    expect(state().canContinue).toBe(false);
    actions.acceptHighFee(true);
    actions.next();
    expect(state().step).toBe('sign');
  });
});
