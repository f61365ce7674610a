import { describe, expect, it } from 'vitest';
import { createIntent } from '../../contract/transactions/intents.ts';
import {
  listRequestAssets,
  openPaymentRequest,
} from '../../contract/transactions/payment-requests.ts';
import { toDecimal } from '../../money/decimal.ts';
import { FakeRefusal } from '../../testing/fake-services.ts';
import { createSandbox, type SandboxOptions, settle } from '../../testing/index.ts';
import { createSendFlow, type SendFlowOptions } from './send-flow.ts';

const linkOf = (letter: string, origin = 'https://pay.example.com') =>
  `${origin}/pay/pay_${'a'.repeat(25)}${letter}`;
const accounts: NonNullable<SandboxOptions['accounts']> = [
  { network: 'BTC', balance: toDecimal('0.5') },
  { network: 'LTC', balance: toDecimal('2') },
  { network: 'ETH', balance: toDecimal('1'), tokens: { 'USDT@ETH': toDecimal('250') } },
];
const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

async function start(
  options: Omit<SendFlowOptions, 'walletId'> = {},
  sandboxOptions: SandboxOptions = { accounts },
) {
  const sandbox = await createSandbox(sandboxOptions);
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId, ...options });
  await settle();
  return { sandbox, flow, actions: flow.actions, state: flow.getState };
}

describe('the link of a checkout page as the recipient', () => {
  it('fills in and locks what the verified host asks for, from an account that can pay it', async () => {
    const { state, actions } = await start();
    const litecoin = state().accounts.find(({ blockchainNetwork }) => blockchainNetwork === 'LTC');
    actions.selectAccount(litecoin?.id ?? '');
    actions.setRecipient(linkOf('b'));
    expect(state()).toMatchObject({ isOpeningRequest: true, canContinue: false, errors: {} });
    await settle();
    expect(state()).toMatchObject({
      ...{ isOpeningRequest: false, requestError: null, errors: {} },
      request: { host: 'pay.example.com', businessName: 'Corner Shop' },
      requestLink: linkOf('b'),
      ...{ recipient: bitcoinAddress, recipientAddress: bitcoinAddress, amount: '0.01' },
      account: { blockchainNetwork: 'BTC' },
      locked: ['asset', 'recipient', 'memo', 'amount'],
      canContinue: true,
    });
    actions.setRecipient('else');
    actions.setAmount('0.4');
    actions.setMax();
    expect(state()).toMatchObject({ recipient: bitcoinAddress, amount: '0.01' });
    expect(state().options.map(({ asset }) => asset.id)).toEqual(['BTC']);
  });

  it('selects the token that is asked for', async () => {
    const { state, actions } = await start();
    actions.setRecipient(linkOf('e'));
    await settle();
    expect(state()).toMatchObject({
      ...{ amount: '20', asset: { id: 'USDT@ETH' }, account: { blockchainNetwork: 'ETH' } },
    });
  });

  it('is reviewed as an order that names the request', async () => {
    const { state, actions, sandbox } = await start();
    const orders: unknown[] = [];
    actions.setRecipient(linkOf('b'));
    await settle();
    sandbox.services.on(createIntent)(({ params, body }) => {
      orders.push(body);
      return sandbox.books.review(params.accountId, body);
    });
    actions.next();
    await settle();
    actions.next();
    await settle();
    expect(state().step).toBe('review');
    expect(orders).toMatchObject([
      {
        ...{ amount: '0.01000000', destinationAddress: bitcoinAddress, sendingMax: false },
        requestId: state().request?.id,
      },
    ]);
  });

  it('is removed with everything that it filled in', async () => {
    const { state, actions } = await start();
    actions.setRecipient(linkOf('b'));
    await settle();
    actions.removeRequest();
    await settle();
    expect(state()).toMatchObject({ request: null, recipient: '', amount: '', locked: [] });
    expect(state().accounts).toHaveLength(3);
    actions.setRecipient(linkOf('b'));
    await settle();
    actions.reset();
    await settle();
    expect(state()).toMatchObject({ request: null, recipient: '', amount: '', locked: [] });
    expect(state().accounts).toHaveLength(3);
  });

  it.each([
    ['x', 'request_expired'],
    ['p', 'request_paid'],
  ])('that ends in %s fails with %s, and another text is a new beginning', async (end, code) => {
    const { state, actions } = await start();
    actions.setRecipient(linkOf(end));
    await settle();
    expect(state()).toMatchObject({
      requestError: { code: 'api', serverCode: code },
      ...{ request: null, canContinue: false, errors: {} },
    });
    actions.next();
    expect(state().step).toBe('recipient');
    actions.setRecipient(bitcoinAddress);
    await settle();
    expect(state()).toMatchObject({ requestError: null, isRecipientPayable: true });
  });

  it('waits for the choice of an asset that the wallet holds, and opens in it', async () => {
    const { state, actions } = await start();
    actions.setRecipient(linkOf('n'));
    await settle();
    expect(state()).toMatchObject({
      requestChoice: {
        ...{ host: 'pay.example.com', businessName: 'Corner Shop', orderId: 'A-1001' },
        price: { amount: '20.00', currency: 'EUR' },
        assets: [{ assetId: 'BTC', estimate: '0.01000000' }, { assetId: 'USDT@ETH' }],
      },
      ...{ requestError: null, request: null, canContinue: false, errors: {} },
    });
    actions.next();
    expect(state().step).toBe('recipient');
    actions.chooseRequestAsset('USDT@ETH');
    expect(state()).toMatchObject({
      ...{ requestChoice: { host: 'pay.example.com' }, chosenRequestAsset: 'USDT@ETH' },
      isOpeningRequest: true,
    });
    await settle();
    expect(state()).toMatchObject({
      ...{ request: { host: 'pay.example.com', assetId: 'USDT@ETH' }, amount: '20' },
      account: { blockchainNetwork: 'ETH' },
    });
  });

  it('leaves an empty field where its payer does not choose', async () => {
    const { state, actions } = await start();
    actions.setRecipient(linkOf('n'));
    await settle();
    actions.removeRequest();
    await settle();
    expect(state()).toMatchObject({ requestChoice: null, recipient: '', requestError: null });
  });

  it('offers the assets again where the chosen one cannot be used, with the reason', async () => {
    const { state, actions, sandbox } = await start();
    actions.setRecipient(linkOf('n'));
    await settle();
    sandbox.services.on(openPaymentRequest)(() => {
      throw new FakeRefusal(409, { code: 'METHOD_UNAVAILABLE' });
    });
    actions.chooseRequestAsset('BTC');
    await settle();
    expect(state()).toMatchObject({
      requestChoice: { assets: [{ assetId: 'BTC' }, { assetId: 'USDT@ETH' }] },
      requestError: { serverCode: 'method_unavailable' },
    });
  });

  it('says that a choice is missing where the host names no assets', async () => {
    const { state, actions, sandbox } = await start();
    sandbox.services.on(listRequestAssets)(() => {
      throw new FakeRefusal(409, { code: 'REQUEST_UNREACHABLE' });
    });
    actions.setRecipient(linkOf('n'));
    await settle();
    expect(state()).toMatchObject({
      ...{ requestChoice: null, requestError: { serverCode: 'method_not_chosen' } },
    });
  });

  it('says that the wallet holds nothing that the host takes', async () => {
    const { state, actions } = await start({}, { accounts: accounts.slice(1, 2) });
    actions.setRecipient(linkOf('n'));
    await settle();
    expect(state().requestError).toMatchObject({
      ...{ code: 'wrong_network', reason: 'request.noAsset' },
    });
  });

  it('fails for a host that is not verified, and for a network without an account', async () => {
    const { state, actions } = await start({}, { accounts: accounts.slice(1, 2) });
    actions.setRecipient(linkOf('b', 'https://pay.example.org'));
    await settle();
    expect(state().requestError).toMatchObject({ serverCode: 'request_not_verified' });
    actions.setRecipient(linkOf('b'));
    await settle();
    expect(state().requestError).toMatchObject({ code: 'wrong_network', reason: 'noAccount' });
  });

  it('opens by itself where the host of the page prefills it', async () => {
    const { state } = await start({ prefill: { recipient: linkOf('b') } });
    expect(state()).toMatchObject({ request: { host: 'pay.example.com' }, amount: '0.01' });
  });

  it('leaves an answer unused that comes after another text', async () => {
    const { state, actions, sandbox } = await start();
    const late: { answer: () => void } = { answer: () => undefined };
    sandbox.services.on(openPaymentRequest)(
      () =>
        new Promise((_, reject) => {
          late.answer = () => reject(new Error('too late'));
        }),
    );
    actions.setRecipient(linkOf('b'));
    await settle();
    actions.setRecipient(bitcoinAddress);
    late.answer();
    await settle();
    expect(state()).toMatchObject({ request: null, requestError: null, recipient: bitcoinAddress });
  });

  it('shows a change of the request on Review, where nothing was signed', async () => {
    const { state, actions, sandbox } = await start();
    actions.setRecipient(linkOf('b'));
    await settle();
    actions.next();
    await settle();
    sandbox.services.on(createIntent)(() => {
      throw new FakeRefusal(409, { code: 'REQUEST_CHANGED' });
    });
    actions.next();
    await settle();
    actions.next();
    await settle();
    await expect(actions.sign({ password: sandbox.secrets.password })).rejects.toMatchObject({
      serverCode: 'request_changed',
    });
    expect(state()).toMatchObject({ step: 'review', error: { serverCode: 'request_changed' } });
  });
});
