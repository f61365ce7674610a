import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

async function start(networks: readonly ('BTC' | 'ETH' | 'BSC' | 'LTC')[]) {
  const accounts = networks.map((network, index) => ({
    network,
    balance: toDecimal(`${index + 1}`),
  }));
  const { client, walletId, books } = await createSandbox({ accounts });
  const flow = createSendFlow(client, { walletId });
  await settle();
  const type = async (text: string) => {
    flow.actions.setRecipient(text);
    await settle();
  };
  const idOf = (index: number) => books.accounts()[index]?.id;
  return { flow, type, idOf, state: flow.getState };
}

describe('a recipient that is entered before an account is chosen', () => {
  it.each([
    [bitcoin, 0],
    [evm, 1],
    [`ethereum:${evm}?value=1000000000000000000`, 1],
  ])('chooses an account that can pay %s', async (text, index) => {
    const { type, state, idOf } = await start(['BTC', 'ETH']);
    expect(state().account).toBeNull();
    await type(text);
    expect(state().account?.id).toBe(idOf(index));
    expect(state().isRecipientPayable).toBe(true);
  });

  it('chooses the fullest account of the first network that can pay it', async () => {
    const { type, state, idOf } = await start(['ETH', 'BSC', 'ETH', 'BTC']);
    await type(evm);
    expect(state().account?.id).toBe(idOf(2));
  });

  it('chooses none where no account can pay it', async () => {
    const { type, state } = await start(['BTC', 'ETH']);
    await type('TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7');
    expect(state()).toMatchObject({ account: null, otherAccount: null });
  });
});

describe('a recipient of another network', () => {
  it('names an account that can pay it, and is paid once that is selected', async () => {
    const { flow, type, state, idOf } = await start(['BTC', 'ETH']);
    flow.actions.selectAccount(idOf(0) ?? '');
    await type(evm);
    expect(state().otherAccount?.id).toBe(idOf(1));
    expect(state().account?.id).toBe(idOf(0));
    flow.actions.selectAccount(idOf(1) ?? '');
    await settle();
    expect(state()).toMatchObject({ recipientAddress: evm, otherAccount: null });
  });

  it('names none for an address that the chosen account can pay', async () => {
    const { flow, type, state, idOf } = await start(['BTC', 'ETH']);
    flow.actions.selectAccount(idOf(0) ?? '');
    await type(bitcoin);
    expect(state().otherAccount).toBeNull();
  });
});
