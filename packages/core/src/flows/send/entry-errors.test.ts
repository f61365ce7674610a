import { describe, expect, it } from 'vitest';
import { createSandbox, type SandboxOptions, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';

async function start(options: SandboxOptions = {}) {
  const sandbox = await createSandbox(options);
  const zoe = { name: 'Zoe Lind', network: 'BTC', address: recipient, memo: null } as const;
  await sandbox.client.contacts.create(sandbox.walletId, zoe);
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
  await settle();
  flow.actions.enterRecipient();
  await settle();
  const error = (field: 'recipient' | 'amount') => flow.getState().errors[field]?.code ?? null;
  /** Types letter by letter. */
  const type = async (text: string) => {
    for (let length = 1; length <= text.length; length += 1)
      flow.actions.setRecipient(text.slice(0, length));
    await settle();
  };
  const toAmount = async () => {
    flow.actions.setRecipient(recipient);
    flow.actions.next();
    await settle();
  };
  return { ...flow, error, type, toAmount, advance: sandbox.time.advance };
}

describe('the error of a recipient (R-SEND-04)', () => {
  it('is shown as soon as a wrong text is pasted', async () => {
    const { actions, error } = await start();
    actions.setRecipient(ethereum);
    await settle();
    expect(error('recipient')).toBe('wrong_network');
    actions.setRecipient(recipient);
    await settle();
    expect(error('recipient')).toBeNull();
  });

  it('is not shown for an empty field that was left to choose another account', async () => {
    const { actions, error, getState } = await start({ balances: ['0.5', '0.25'] });
    actions.selectAccount(getState().accounts[0]?.id ?? '');
    actions.leaveRecipient();
    expect(error('recipient')).toBe('recipient_blank');
    const other = getState().accounts[1];
    actions.selectAccount(other?.id ?? '');
    expect(getState().account).toBe(other);
    expect(error('recipient')).toBeNull();
  });

  it('is not shown while an address is typed, or the name of a contact', async () => {
    const { error, type } = await start();
    for (const text of [recipient.slice(0, -1), 'bitcoin:bc1q', 'zoe lin', '0x52'])
      for (let length = 1; length <= text.length; length += 1) {
        await type(text.slice(0, length));
        expect(error('recipient'), text.slice(0, length)).toBeNull();
      }
  });

  it('is shown once nothing can become of the typed text', async () => {
    const { error, type } = await start();
    await type('0x529084');
    expect(error('recipient')).toBe('recipient_invalid');
    await type('zoe linx');
    expect(error('recipient')).toBe('recipient_invalid');
  });

  it('is shown when the field with half an address is left', async () => {
    const { actions, error, type } = await start();
    await type('bc1qar0srrr');
    expect(error('recipient')).toBeNull();
    actions.leaveRecipient();
    expect(error('recipient')).toBe('recipient_invalid');
  });

  it('is not shown for an empty field that was cleared', async () => {
    const { actions, error } = await start();
    actions.setRecipient(ethereum);
    actions.setRecipient('');
    await settle();
    expect(error('recipient')).toBeNull();
  });
});

describe('the error of an amount (R-SEND-09)', () => {
  it('is shown half a second after the last key where the amount is above the maximum', async () => {
    const { actions, error, toAmount, advance } = await start();
    await toAmount();
    actions.setAmount('7');
    await advance(499);
    expect(error('amount')).toBeNull();
    await advance(1);
    expect(error('amount')).toBe('amount_above_maximum');
    actions.setAmount('77');
    expect(error('amount')).toBe('amount_above_maximum');
    actions.setAmount('0.7');
    actions.setAmount('0.1');
    expect(error('amount')).toBeNull();
  });

  it('waits with the minimum while more digits can reach it', async () => {
    const { actions, error, toAmount, advance } = await start();
    await toAmount();
    for (const text of ['0', '0.', '0.0000', '0.00001', '0.000010']) {
      actions.setAmount(text);
      await advance(500);
      expect(error('amount'), text).toBeNull();
    }
    actions.setAmount('0.000001');
    await advance(500);
    expect(error('amount')).toBe('amount_below_minimum');
  });

  it('is shown when the field is left, except for an empty one', async () => {
    const { actions, error, toAmount } = await start();
    await toAmount();
    actions.leaveAmount();
    expect(error('amount')).toBeNull();
    actions.setAmount('0');
    actions.leaveAmount();
    expect(error('amount')).toBe('amount_below_minimum');
    actions.setMin();
    expect(error('amount')).toBeNull();
  });

  it('names the decimals of the field when a key had one more, until the next one', async () => {
    const { actions, getState, toAmount } = await start();
    await toAmount();
    actions.setAmount('0.12345678');
    expect(getState().exceededDigits).toBeNull();
    actions.setAmount('0.123456789');
    expect(getState()).toMatchObject({ amount: '0.12345678', exceededDigits: 8, errors: {} });
    actions.setAmount('0.1234567');
    expect(getState().exceededDigits).toBeNull();
    actions.setAmountUsd('1.234');
    expect(getState().exceededDigits).toBe(2);
    actions.setMax();
    expect(getState().exceededDigits).toBeNull();
  });
});
