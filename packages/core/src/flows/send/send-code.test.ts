import { describe, expect, it } from 'vitest';
import { getSendProtection } from '../../contract/index.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

/** On Sign, of a wallet whose sends ask for a code. */
async function start({ isToldBefore = true } = {}) {
  const sandbox = await createSandbox({ twoFactorForSending: true });
  const { client, services, time, walletId } = sandbox;
  if (!isToldBefore)
    services.fail(getSendProtection, { status: 404, body: { code: 'NOT_FOUND' } }, { times: 9 });
  const { actions, getState: state } = createSendFlow(client, { walletId });
  await settle();
  actions.setRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  actions.next();
  await settle();
  actions.setAmount('0.1');
  await time.advance(100);
  actions.next();
  await settle();
  actions.next();
  actions.chooseSignMethod('ENCRYPTION_KEY');
  const { password } = sandbox.secrets;
  const { twoFactorCode } = sandbox.signIn;
  return { ...sandbox, actions, state, password, twoFactorCode };
}

describe('a send that asks for a two-factor code (A-48)', () => {
  it('says so before anything is signed, and is sent with it', async () => {
    const { state, actions, password, twoFactorCode } = await start();
    expect(state().asksCode).toBe(true);
    await actions.sign({ password, twoFactorCode });
    expect(state().step).toBe('result');
  });

  it('is told by the refusal where nobody said so before', async () => {
    const { state, actions, password, books } = await start({ isToldBefore: false });
    expect(state().asksCode).toBe(false);
    await expect(actions.sign({ password })).rejects.toMatchObject({
      serverCode: '2fa_required_for_send',
    });
    expect(state()).toMatchObject({ step: 'sign', signMethod: 'ENCRYPTION_KEY', asksCode: true });
    expect(books.transactions()).toEqual([]);
  });

  it('stays on Sign for another try when the code is wrong', async () => {
    const { state, actions, password } = await start();
    await expect(actions.sign({ password, twoFactorCode: '000000' })).rejects.toMatchObject({
      serverCode: 'two_factor_invalid',
    });
    expect(state()).toMatchObject({ step: 'sign', problem: { serverCode: 'two_factor_invalid' } });
  });

  it('knows it still when the dialog begins anew', async () => {
    const { state, actions } = await start();
    actions.reset();
    expect(state().asksCode).toBe(true);
  });
});

it('sends no code where none is asked for', async () => {
  const { client, walletId } = await createSandbox();
  expect(await client.wallets.sendProtection({ params: { id: walletId } })).toEqual({
    twoFactorForSending: false,
    asksCode: false,
  });
});
