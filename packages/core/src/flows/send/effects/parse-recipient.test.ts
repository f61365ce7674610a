import { expect, it, vi } from 'vitest';
import { type AddressSource, createAddressSource } from '../../../networks/address-source.ts';
import { allAddresses } from '../../../networks/all-addresses.ts';
import { mapNetworks, type Network } from '../../../networks/registry.ts';
import { createSandbox, settle } from '../../../testing/index.ts';
import type { SendEvent } from '../events.ts';
import { initialSendModel } from '../model.ts';
import { reduceSend } from '../reducer.ts';
import { viewSend } from '../selectors/view.ts';
import { createRecipientParser } from './parse-recipient.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const request = `bitcoin:${recipient}?amount=0.2`;
const networks = mapNetworks(() => ({ chain: 'sandbox' as const, chainId: null }));

/** Creates a Send model whose addresses load when `arrive` is called. */
async function start(load?: AddressSource['load']) {
  const { books } = await createSandbox({ balances: ['1'] });
  const waiting: (() => void)[] = [];
  const asked: Network[] = [];
  const source = createAddressSource(
    mapNetworks((network) => async () => {
      asked.push(network);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return allAddresses[network];
    }),
  );
  let model = initialSendModel();
  const dispatch = (event: SendEvent): void => {
    const before = model;
    model = reduceSend(model, event);
    parser.onChange(before);
  };
  const { signal } = new AbortController();
  const addresses = load === undefined ? source : { get: source.get, load };
  const parser = createRecipientParser({ get: () => model, dispatch, signal }, addresses);
  dispatch({ type: 'source-loaded', accounts: books.accounts(), networks });
  const arrive = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await settle();
  };
  return { dispatch, asked, arrive, state: () => viewSend(model) };
}

it('loads the addresses of the chosen network alone, before a recipient is typed', async () => {
  const { asked } = await start();
  expect(asked).toEqual(['BTC']);
});

it('parses at once when they are there', async () => {
  const { dispatch, arrive, state } = await start();
  await arrive();
  dispatch({ type: 'recipient-changed', text: request });
  expect(state()).toMatchObject({ recipientAddress: recipient, amount: '0.2' });
});

it('continues when they arrive, with the recipient that was typed before', async () => {
  const { dispatch, arrive, state } = await start();
  dispatch({ type: 'recipient-changed', text: recipient });
  dispatch({ type: 'continued' });
  expect(state()).toMatchObject({ step: 'recipient', busy: true, errors: {} });
  await arrive();
  // It still waits for the known recipients, to compare it with.
  expect(state()).toMatchObject({ step: 'recipient', busy: true, recipientAddress: recipient });
  const known = { network: 'BTC', recipients: [], error: null } as const;
  dispatch({ type: 'known-loaded', known });
  expect(state()).toMatchObject({ step: 'amount', busy: true, recipientAddress: recipient });
});

it('shows the error of a late parse and stays', async () => {
  const { dispatch, arrive, state } = await start();
  dispatch({ type: 'recipient-changed', text: 'x' });
  dispatch({ type: 'continued' });
  await arrive();
  expect(state()).toMatchObject({ step: 'recipient', busy: false });
  expect(state().errors.recipient?.code).toBe('recipient_invalid');
});

it('fills no late request over what was typed in the meantime', async () => {
  const { dispatch, arrive, state } = await start();
  dispatch({ type: 'recipient-changed', text: request });
  dispatch({ type: 'amount-changed', text: '0.3' });
  await arrive();
  expect(state()).toMatchObject({ recipientAddress: recipient, amount: '0.3' });
});

it('loads the networks of a foreign request, to name the one that it is for', async () => {
  const { dispatch, arrive, asked, state } = await start();
  await arrive();
  const payee = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  dispatch({ type: 'recipient-changed', text: `ethereum:${payee}@7700001` });
  dispatch({ type: 'continued' });
  expect(asked).toEqual(['BTC', 'ETH', 'BSC']);
  await arrive();
  expect(state().errors.recipient?.messages).toEqual(['This payment request is for Ethereum.']);
});

it('fails as loading the accounts does, and can be retried', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const { state } = await start(load);
  await settle();
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'network' } });
  expect(load).toHaveBeenCalledWith(['BTC']);
});
