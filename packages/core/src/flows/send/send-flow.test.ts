import { describe, expect, it } from 'vitest';
import {
  createTransaction,
  getConfig,
  getFees,
  listAccounts,
  listContacts,
} from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

async function start(balances?: readonly string[]) {
  const sandbox = await createSandbox(balances === undefined ? {} : { balances });
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
  await settle();
  const { actions } = flow;
  const accountId = flow.getState().accounts[0]?.id ?? '';
  const toAmount = async () => {
    actions.selectAccount(accountId);
    actions.setRecipient(recipient);
    actions.next();
    await settle();
  };
  const toSign = async (amount = '0.1') => {
    await toAmount();
    actions.setAmount(amount);
    await sandbox.time.advance(100);
    actions.next();
    await settle();
    actions.next();
    actions.chooseSignMethod('ENCRYPTION_KEY');
  };
  return { sandbox, flow, actions, accountId, toAmount, toSign, state: flow.getState };
}

/** Everything of a state as text, amounts in base units included. */
function seen(state: object): string {
  return JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

describe('createSendFlow', () => {
  it('begins offline with the accounts that were loaded before, and loads them again by a retry', async () => {
    const { client, walletId, services, time } = await createSandbox();
    await client.resources.accounts(walletId).load();
    await client.resources.config.load();
    services.fail(listAccounts, 'connection-lost', { times: 3 });
    const { actions, getState } = createSendFlow(client, { walletId });
    await time.advance(60_000);
    expect(getState()).toMatchObject({ status: 'ready', error: { code: 'network' } });
    actions.setRecipient(recipient);
    actions.retry();
    await settle();
    expect(getState()).toMatchObject({ status: 'ready', error: null, recipient });
  });

  it('loads the known recipients by a retry as well, where no connection let them through', async () => {
    const { client, walletId, services, time } = await createSandbox();
    await client.resources.accounts(walletId).load();
    await client.resources.config.load();
    services.fail(listAccounts, 'connection-lost', { times: 3 });
    services.fail(listContacts, 'connection-lost', { times: 3 });
    const { actions, getState } = createSendFlow(client, { walletId });
    await time.advance(60_000);
    actions.enterRecipient();
    await time.advance(60_000);
    expect(getState()).toMatchObject({ suggestionsError: { code: 'network' } });
    const asked = () => services.requests.filter(({ path }) => path.endsWith('/contacts')).length;
    const before = asked();
    actions.retry();
    await settle();
    expect(getState()).toMatchObject({ suggestionsError: null });
    expect(asked()).toBe(before + 1);
  });

  it('begins with no earlier accounts where the server refuses to tell them', async () => {
    const { client, walletId, services } = await createSandbox();
    await client.resources.accounts(walletId).load();
    await client.resources.config.load();
    services.fail(listAccounts, { status: 403, body: {} });
    const { getState } = createSendFlow(client, { walletId });
    await settle();
    expect(getState().status).toBe('failed');
  });

  it('sends the reviewed transaction and shows it', async () => {
    const { sandbox, actions, state, toSign } = await start();
    await toSign('0.1');
    const transaction = await actions.sign({ password: sandbox.secrets.password });
    expect(transaction).toMatchObject({ value: '0.10000000', toAddress: recipient });
    expect(state()).toMatchObject({ step: 'result', transaction: { status: 'PENDING' } });
    expect(sandbox.books.accounts()[0]?.nativeBalance).toBe('0.39999000');
  });

  it('posts exactly the keys of the create body', async () => {
    const { sandbox, actions, toSign } = await start();
    let body: object = {};
    sandbox.services.on(createTransaction)((call) => {
      body = call.body;
      return sandbox.books.send(call.params.accountId, call.idempotencyKey ?? '', call.body);
    });
    await toSign('0.1');
    await actions.sign({ seedPhrase: sandbox.secrets.seedPhrase });
    expect(body).toEqual({
      amount: '0.10000000',
      destinationAddress: recipient,
      seedPhrase: sandbox.secrets.seedPhrase,
      password: null,
      feeRate: 'Medium',
      feeRateValue: null,
      twoFactorCode: null,
      sendingMax: false,
    });
  });

  it('adds the fee to the total', async () => {
    const { state, actions, toAmount, sandbox } = await start();
    await toAmount();
    actions.setAmount('0.1');
    await sandbox.time.advance(100);
    expect(state()).toMatchObject({ fee: '0.00001000', total: '0.10001000' });
  });

  it('flags sending everything when the amount is the maximum (R-SEND-16)', async () => {
    const { state, actions, toAmount } = await start(['0.50000000']);
    await toAmount();
    actions.setMax();
    expect(state()).toMatchObject({ amount: '0.49999000', sendingMax: true, total: '0.50000000' });
    actions.setAmount('0.49998999');
    expect(state().sendingMax).toBe(false);
  });

  it('loads fees when the typing pauses, not per keystroke', async () => {
    const { sandbox, actions, toAmount } = await start();
    await toAmount();
    const before = sandbox.services.requests.length;
    for (const text of ['0', '0.', '0.1', '0.12']) actions.setAmount(text);
    await sandbox.time.advance(99);
    expect(sandbox.services.requests.length).toBe(before);
    await sandbox.time.advance(1);
    expect(sandbox.services.requests.length).toBe(before + 1);
  });

  it('refuses an amount above the maximum or below the minimum', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    for (const [amount, text] of [
      ['0.49999001', 'The amount must not exceed the maximum allowed limit.'],
      ['0.00000999', 'The amount must be at least the minimum required.'],
      ['', 'The amount must be at least the minimum required.'],
    ] as const) {
      actions.setAmount(amount);
      actions.next();
      expect(state().step).toBe('amount');
      expect(state().errors.amount?.messages).toEqual([text]);
    }
  });

  it('accepts exactly the minimum and the maximum', async () => {
    for (const amount of ['0.00001', '0.49999']) {
      const { state, actions, sandbox, toAmount } = await start();
      await toAmount();
      actions.setAmount(amount);
      await sandbox.time.advance(100);
      actions.next();
      expect(state().step).toBe('review');
    }
  });

  it('keeps the previous amount when a keystroke adds too many decimals', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    actions.setAmount('0.12345678');
    actions.setAmount('0.123456789');
    expect(state().amount).toBe('0.12345678');
  });

  it('keeps the previous amount when the new one is too long', async () => {
    const { state, actions, toAmount, sandbox } = await start();
    await toAmount();
    actions.setAmount('0.1');
    actions.setAmount('9'.repeat(100));
    await sandbox.time.advance(100);
    expect(state()).toMatchObject({ amount: '0.1', fee: '0.00001000' });
  });

  it('shows the two blank-recipient sentences of the specification', async () => {
    const { state, actions, accountId } = await start();
    actions.selectAccount(accountId);
    actions.leaveRecipient();
    expect(state().errors.recipient?.messages).toEqual(["Recipient Address can't be blank"]);
    actions.next();
    expect(state().errors.recipient?.messages).toEqual(["Recipient Address can't be blank."]);
    expect(state().step).toBe('recipient');
  });

  it('refuses a mistyped recipient', async () => {
    const { state, actions, accountId } = await start();
    actions.selectAccount(accountId);
    actions.setRecipient(recipient.replace('qar0', 'qar1'));
    actions.next();
    expect(state()).toMatchObject({
      step: 'recipient',
      errors: { recipient: { code: 'recipient_invalid' } },
    });
  });

  it('stays on Sign after a wrong password and sends with the right one', async () => {
    const { sandbox, state, actions, toSign } = await start();
    await toSign();
    await expect(actions.sign({ password: 'wrong' })).rejects.toMatchObject({
      code: 'wrong_encryption_key',
    });
    expect(state()).toMatchObject({ step: 'sign', error: { code: 'wrong_encryption_key' } });
    await actions.sign({ password: sandbox.secrets.password });
    expect(sandbox.books.transactions()).toHaveLength(1);
  });

  it('sends once when the response is lost and the request is repeated', async () => {
    const { sandbox, state, actions, toSign } = await start();
    await toSign();
    sandbox.services.fail(createTransaction, 'connection-lost', { times: 2, after: true });
    const signing = actions.sign({ password: sandbox.secrets.password });
    await settle();
    expect(state()).toMatchObject({ step: 'sign', isChecking: true, canGoBack: false });
    await sandbox.time.advance(3_000);
    await signing;
    expect(state().step).toBe('result');
    expect(sandbox.books.transactions()).toHaveLength(1);
    expect(sandbox.books.accounts()[0]?.nativeBalance).toBe('0.39999000');
  });

  it('reports an unknown outcome instead of a failure', async () => {
    const { sandbox, state, actions, toSign } = await start();
    await toSign();
    sandbox.services.fail(createTransaction, 'connection-lost', { times: 10 });
    const signing = expect(
      actions.sign({ password: sandbox.secrets.password }),
    ).rejects.toMatchObject({ code: 'outcome_unknown' });
    await sandbox.time.advance(60_000);
    await signing;
    expect(state()).toMatchObject({ step: 'sign', error: { code: 'outcome_unknown' } });
  });

  it('returns to Review when the fee has changed', async () => {
    const { sandbox, state, actions, toSign } = await start();
    await toSign();
    sandbox.services.fail(createTransaction, { status: 409, body: { code: 'FEE_CHANGED' } });
    await expect(actions.sign({ password: sandbox.secrets.password })).rejects.toMatchObject({
      code: 'fee_changed',
    });
    await settle();
    expect(state()).toMatchObject({ step: 'review', fee: '0.00001000', canContinue: true });
  });

  it('uses a new idempotency key for each review', async () => {
    const { sandbox, actions, toSign } = await start();
    const keys: (string | null)[] = [];
    sandbox.services.on(createTransaction)((call) => {
      keys.push(call.idempotencyKey);
      return sandbox.books.send(call.params.accountId, call.idempotencyKey ?? '', call.body);
    });
    for (const amount of ['0.01', '0.02']) {
      await toSign(amount);
      await actions.sign({ password: sandbox.secrets.password });
      actions.reset();
      await settle();
    }
    expect(new Set(keys).size).toBe(2);
    expect(sandbox.books.transactions()).toHaveLength(2);
  });

  it('shows that fees cannot be loaded, and recovers', async () => {
    const { sandbox, state, actions, toAmount } = await start();
    sandbox.services.fail(getFees, { status: 500, body: {} });
    await toAmount();
    expect(state()).toMatchObject({ canContinue: false, error: { code: 'api' } });
    actions.retry();
    await settle();
    expect(state()).toMatchObject({ canContinue: true, error: null });
  });

  it('shows a failure to load the accounts and recovers', async () => {
    const sandbox = await createSandbox();
    sandbox.services.fail(listAccounts, {
      status: 500,
      body: { errors: ['Unknown error (ID: 1)'] },
    });
    const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
    await settle();
    expect(flow.getState()).toMatchObject({ status: 'failed', error: { code: 'api' } });
    flow.actions.retry();
    await settle();
    expect(flow.getState().status).toBe('ready');
  });

  it('has the status empty without a positive balance', async () => {
    const { state } = await start(['0.00000000']);
    expect(state().status).toBe('empty');
  });

  it('is ready by itself once the page learns of the first coins', async () => {
    const { sandbox, flow, state } = await start(['0.00000000']);
    const { client, walletId, books } = sandbox;
    const accounts = client.resources.accounts(walletId);
    await accounts.load();
    expect(state().status).toBe('empty');
    const [account] = books.accounts();
    const [address = ''] = books.addresses(account?.id ?? '');
    books.receive(address, toDecimal('0.3'));
    await accounts.refresh();
    await settle();
    expect(state().status).toBe('empty');
    books.mine(2);
    await accounts.refresh();
    await settle();
    expect(state()).toMatchObject({ status: 'ready', account: { id: account?.id } });
    flow.dispose();
  });

  it.each([
    ['before', 'is entered'],
    ['after', 'was entered'],
  ])('pays from an account that got coins %s its recipient %s', async (when) => {
    const { client, walletId, books } = await createSandbox({
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'ETH', balance: toDecimal('0') },
      ],
    });
    const [bitcoin, ether] = books.accounts();
    const flow = createSendFlow(client, { walletId });
    await settle();
    expect(flow.getState().account?.id).toBe(bitcoin?.id);
    const enter = () => flow.actions.setRecipient('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    if (when === 'after') {
      enter();
      await settle();
      expect(flow.getState().errors.recipient).toMatchObject({ reason: 'looksLikeAn' });
    }
    const [address = ''] = books.addresses(ether?.id ?? '');
    books.receive(address, toDecimal('0.3'));
    books.mine(12);
    await client.resources.accounts(walletId).refresh();
    await settle();
    if (when === 'before') enter();
    await settle();
    expect(flow.getState()).toMatchObject({
      account: { id: ether?.id },
      isRecipientPayable: true,
      replacedOption: { account: { id: bitcoin?.id } },
    });
    flow.dispose();
  });

  it('pays from an account that got coins on a later step, once the sender is back', async () => {
    const { client, walletId, books } = await createSandbox({
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'ETH', balance: toDecimal('0') },
      ],
    });
    const flow = createSendFlow(client, { walletId });
    await settle();
    flow.actions.setRecipient(recipient);
    await settle();
    flow.actions.next();
    await settle();
    expect(flow.getState().step).toBe('amount');
    const ether = books.accounts()[1]?.id ?? '';
    const [address = ''] = books.addresses(ether);
    books.receive(address, toDecimal('0.3'));
    books.mine(12);
    await client.resources.accounts(walletId).refresh();
    await settle();
    flow.actions.back();
    await settle();
    expect(flow.getState().accounts[1]?.nativeBalance).toBe('0.300000000000000000');
    flow.dispose();
  });

  it('bounds the amount by the coins that a reload of the accounts brought', async () => {
    const { client, walletId, books } = await createSandbox({
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'ETH', balance: toDecimal('0') },
      ],
    });
    const { actions, getState, dispose } = createSendFlow(client, { walletId });
    await settle();
    actions.setRecipient(recipient);
    await settle();
    actions.next();
    await settle();
    expect(getState().maximum).toBe('0.99999000');
    for (const { id } of books.accounts())
      books.receive(books.addresses(id)[0] ?? '', toDecimal('0.25'));
    books.mine(12);
    await client.resources.accounts(walletId).refresh();
    actions.back();
    await settle();
    expect(getState().account?.nativeBalance).toBe('1.25000000');
    actions.next();
    await settle();
    expect(getState()).toMatchObject({ step: 'amount', maximum: '1.24999000' });
    actions.setMax();
    expect(getState()).toMatchObject({ amount: '1.24999000', sendingMax: true });
    dispose();
  });

  it('shows no fee of an earlier recipient while the fee of the new one loads', async () => {
    const { sandbox, actions, toAmount, state } = await start();
    await toAmount();
    actions.setAmount('0.1');
    await sandbox.time.advance(100);
    expect(state().feeOptions).not.toBeNull();
    actions.back();
    actions.setRecipient('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    sandbox.services.on(getFees)(() => new Promise(() => undefined));
    await settle();
    actions.next();
    await settle();
    expect(state()).toMatchObject({ step: 'amount', fee: null, feeOptions: null });
    expect(state().feeBasis).toBe('maximum');
    actions.back();
    actions.setRecipient(recipient);
    await settle();
    actions.next();
    await settle();
    expect(state().feeOptions).not.toBeNull();
  });

  describe('coins that come to another account while Send is open', () => {
    const openWithRequest = async () => {
      const { client, walletId, books, services } = await createSandbox({
        accounts: [
          { network: 'SOL', balance: toDecimal('1') },
          { network: 'ETH', balance: toDecimal('0') },
        ],
      });
      const flow = createSendFlow(client, { walletId });
      await settle();
      const request = `solana:4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA?amount=0.2&memo=111`;
      flow.actions.setRecipient(request);
      await settle();
      return {
        ...{ client, flow, services, state: flow.getState },
        receive: async () => {
          const [address = ''] = books.addresses(books.accounts()[1]?.id ?? '');
          books.receive(address, toDecimal('0.3'));
          books.mine(12);
          await client.resources.accounts(walletId).refresh();
          await settle();
        },
      };
    };

    it('leave what was typed over a payment request', async () => {
      const { flow, receive, state } = await openWithRequest();
      flow.actions.setMemo('222');
      await receive();
      expect(state()).toMatchObject({ memo: '222', account: { blockchainNetwork: 'SOL' } });
    });

    it('leave what was typed where Send was reset before its accounts were loaded again', async () => {
      const { flow, state } = await openWithRequest();
      flow.actions.reset();
      flow.actions.setRecipient(
        'solana:4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA?amount=0.2&memo=111',
      );
      flow.actions.setMemo('222');
      await settle();
      expect(state().memo).toBe('222');
    });

    it('leave the accounts on offer in their place while they are looked up', async () => {
      const { client, walletId, books } = await createSandbox({
        accounts: [
          { network: 'BTC', balance: toDecimal('1') },
          { network: 'ETH', balance: toDecimal('1') },
          { network: 'SOL', balance: toDecimal('0') },
        ],
      });
      const [bitcoin, ether, solana] = books.accounts().map(({ id }) => id);
      const flow = createSendFlow(client, { walletId, prefill: { accountId: bitcoin ?? '' } });
      await settle();
      flow.actions.setRecipient('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
      await settle();
      const seen = new Set<string>();
      flow.subscribe(() =>
        seen.add(
          flow
            .getState()
            .otherAccounts.map(({ id }) => id)
            .join(),
        ),
      );
      const [address = ''] = books.addresses(solana ?? '');
      books.receive(address, toDecimal('0.3'));
      books.mine(15);
      await client.resources.accounts(walletId).refresh();
      await settle();
      expect(flow.getState().accounts[2]?.nativeBalance).toBe('0.300000000');
      expect([...seen]).toEqual([ether]);
      flow.dispose();
    });

    it('leave Send as it is where they cannot be looked up', async () => {
      const { receive, services, state } = await openWithRequest();
      services.fail(getConfig, { status: 500, body: {} }, { times: 9 });
      await receive();
      expect(state()).toMatchObject({ status: 'ready', account: { blockchainNetwork: 'SOL' } });
    });
  });

  it('clears everything but the account on reset (R-SEND-15)', async () => {
    const { state, actions, accountId, toSign } = await start();
    await toSign();
    actions.reset();
    await settle();
    expect(state()).toMatchObject({
      step: 'recipient',
      recipient: '',
      amount: '',
      feePriority: 'Medium',
      signMethod: null,
      account: { id: accountId },
    });
  });

  it('updates the confirmations on the result', async () => {
    const { sandbox, state, actions, toSign } = await start();
    await toSign();
    await actions.sign({ password: sandbox.secrets.password });
    sandbox.books.mine(1);
    await sandbox.time.advance(2_000);
    expect(state().transaction).toMatchObject({ confirmations: 1, status: 'CONFIRMING' });
    sandbox.books.mine(1);
    await sandbox.time.advance(2_000);
    expect(state().transaction).toMatchObject({ confirmations: 2, status: 'CONFIRMED' });
    expect(sandbox.time.pending()).toBe(0);
  });

  it('keeps no secret in its state and cancels its timers on dispose', async () => {
    const { sandbox, flow, actions, toSign } = await start();
    await toSign();
    await actions.sign({ password: sandbox.secrets.password });
    expect(seen(flow.getState())).not.toContain(sandbox.secrets.password);
    flow.dispose();
    expect(sandbox.time.pending()).toBe(0);
  });
});
