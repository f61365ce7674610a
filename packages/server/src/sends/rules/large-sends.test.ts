import { toDecimal } from '@billfold/core';
import {
  type ContactFields,
  createContact,
  createIntent,
  createTransaction,
  createWallet,
  deleteContact,
  importContacts,
  updateContact,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { holderWith, placeOf, send, sendRequest, strangers } from '../../../test/funded.ts';
import {
  type Holder,
  mailsTo,
  newWallet,
  stepUpWithPassword,
  vectorPhrase,
} from '../../../test/people.ts';
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { moveSignedIn } from '../../../test/stay-signed-in.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { sandboxRates } from '../../db/schema.ts';
import { noSendRules } from '../../platform/send-settings.ts';

const hourMs = 3_600_000;
/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };
const order = (amount: string) => ({ ...secret, amount: toDecimal(amount) });
const other = strangers.BSC;

let server: TestServer;
let holder: Holder;
beforeEach(() => open('ETH'));

/** A holder of 20 coins, which cost 100 USD each, on a server with the rule. */
async function open(network: 'ETH' | 'TON'): Promise<void> {
  const prepared = await testServerOptions();
  const sendSettings = { ...noSendRules, large: { above: 50_000n, hours: 24 } };
  const options = { ...prepared.options, sendSettings };
  server = await createTestServer({}, { ...prepared, options });
  holder = await holderWith(server, ['20'], network);
  const row = { symbol: network, feed: 'pinned' as const, price: '100', since: new Date(0) };
  await server.context.db.insert(sandboxRates).values(row);
}

const refused = (amount: string, destinationAddress: string = strangers.ETH) =>
  server.refusal(
    createTransaction,
    { params: placeOf(holder), body: sendRequest({ ...order(amount), destinationAddress }) },
    { token: holder.token, idempotencyKey: 'refused' },
  );
const review = (amount: string) => ({
  params: placeOf(holder),
  body: {
    ...{ amount: toDecimal(amount), destinationAddress: strangers.ETH, tokenId: null },
    ...{ feeRate: 'Medium' as const, feeRateValue: null, sendingMax: false, memo: null },
  },
});
const wait = (hours: number) => moveSignedIn(server, new Date(server.clock.now() + hours * hourMs));
const params = () => ({ id: holder.walletId });
const bob = (changes: Partial<ContactFields> = {}): ContactFields => ({
  ...{ name: 'Bob', network: 'ETH', address: strangers.ETH, memo: null },
  ...changes,
});
const add = (changes?: Partial<ContactFields>) =>
  server.call(createContact, { params: params(), body: bob(changes) }, holder);
const mails = async () =>
  (await mailsTo(server.context.db, holder.user.email)).map(({ subject }) => subject);
const unknown = {
  ...{ status: 409, code: 'RECIPIENT_NEW', message: 'New recipient' },
  errors: [
    'More than 500.00 USD can be sent only to contacts that you have had for 24 h. Save this address as a contact first.',
  ],
};

describe('a large send', () => {
  it('goes to no unknown address, and a smaller one goes everywhere', async () => {
    expect(await refused('5.000000000000000001')).toMatchObject(unknown);
    await send(server, holder, { ...order('5'), key: 'a' });
  });

  it('is refused at the review already', async () => {
    expect(await server.refusal(createIntent, review('6'), holder)).toMatchObject(unknown);
  });

  it('goes to a contact once it is 24 hours old, and says from when', async () => {
    await add({ address: strangers.ETH.toLowerCase() });
    const from = new Date(server.clock.now() + 24 * hourMs).toISOString();
    const time = from.slice(0, 16).replace('T', ' ');
    expect(await refused('6')).toMatchObject({
      code: 'RECIPIENT_NEW',
      errors: [`You can send more than 500.00 USD to this contact from ${time} UTC.`],
    });
    await wait(24);
    await send(server, holder, {
      ...order('6'),
      destinationAddress: strangers.ETH.toLowerCase(),
      key: 'a',
    });
    expect(await refused('6', other)).toMatchObject(unknown);
  });

  it('waits anew after the contact got another address, or was deleted and saved again', async () => {
    const { id } = await add({ address: other });
    await wait(24);
    await stepUpWithPassword(server, holder);
    const place = { id: holder.walletId, contactId: id };
    await server.call(updateContact, { params: place, body: bob() }, holder);
    expect(await refused('6')).toMatchObject({ code: 'RECIPIENT_NEW' });
    await wait(24);
    await server.call(deleteContact, { params: place }, holder);
    await add();
    expect(await refused('6')).toMatchObject({ code: 'RECIPIENT_NEW' });
  });

  it('knows contacts of another wallet of the user, not those of another network', async () => {
    const { id } = await server.call(createWallet, { body: newWallet({ name: 'Second' }) }, holder);
    await server.call(createContact, { params: { id }, body: bob() }, holder);
    await add({ network: 'BSC', address: other });
    await wait(24);
    await send(server, holder, { ...order('6'), key: 'a' });
    expect(await refused('6', other)).toMatchObject(unknown);
  });

  it('is refused where its owner has signed it before the contact was deleted', async () => {
    const { id } = await add();
    await wait(24);
    const { intentId, digest } = await server.call(createIntent, review('6'), holder);
    const body = sendRequest({
      ...{ amount: toDecimal('6'), destinationAddress: strangers.ETH, password: null },
      acceptFee: true,
    });
    const { rawTransaction } = signElsewhere(await planSend(server, holder, body));
    const place = { id: holder.walletId, contactId: id };
    await server.call(deleteContact, { params: place }, holder);
    const refusal = await server.refusal(
      createTransaction,
      { params: placeOf(holder), body: { ...body, rawTransaction } },
      { token: holder.token, idempotencyKey: 'raw', intent: `${intentId}; digest=${digest}` },
    );
    expect(refusal).toMatchObject(unknown);
  });

  it('knows an address of an exchange by its memo', async () => {
    await open('TON');
    const exchange = { network: 'TON' as const, address: strangers.TON };
    await add({ ...exchange, memo: '1001' });
    await wait(24);
    const to = (memo: string | undefined) => ({
      ...{ ...order('6'), destinationAddress: strangers.TON },
      ...(memo !== undefined && { memo }),
    });
    const refusedTo = (memo: string | undefined) =>
      server.refusal(
        createTransaction,
        { params: placeOf(holder), body: sendRequest(to(memo)) },
        { token: holder.token, idempotencyKey: 'refused' },
      );
    for (const memo of ['1002', '', undefined])
      expect(await refusedTo(memo)).toMatchObject(unknown);
    const reviewed = review('6');
    const body = { ...reviewed.body, destinationAddress: strangers.TON, memo: '1002' };
    expect(await server.refusal(createIntent, { ...reviewed, body }, holder)).toMatchObject(
      unknown,
    );
    await add({ ...exchange, name: 'Eve', memo: '1002' });
    expect(await refusedTo('1002')).toMatchObject({
      code: 'RECIPIENT_NEW',
      errors: [expect.stringContaining('to this contact from')],
    });
    await send(server, holder, { ...to('1001'), key: 'known' });
    await add({ ...exchange, name: 'Rita' });
    await wait(24);
    await send(server, holder, { ...to(''), key: 'without' });
  });

  it('needs a price', async () => {
    await server.context.db.update(sandboxRates).set({ feed: 'unavailable', price: null });
    expect(await refused('0.1')).toMatchObject({ status: 409, code: 'RATE_UNAVAILABLE' });
  });

  it('has its recipient named in a mail when the contact is saved or imported', async () => {
    await add();
    const csv = `name,network,address,memo\nEve,BSC,${other},\n`;
    await server.call(importContacts, { params: params(), body: { csv } }, holder);
    expect(
      (await mails()).filter((subject) => subject === 'New contacts in your wallet'),
    ).toHaveLength(2);
  });
});
