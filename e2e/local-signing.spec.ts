import type { APIRequestContext, Page } from '@playwright/test';
import { codeAt } from './authenticator.ts';
import { bitcoin, networks, type TestedNetwork, tagOf, tagUnlessExemplar } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  fund,
  type Owner,
  openAs,
  sentBy,
  setSigning,
  signInPassword,
} from './people.ts';
import { test as base, expect, isThorough } from './product.ts';
import { formsOf, logOf, type RecordedPages, recordedPages } from './recorded-pages.ts';
import type { RecordingProxy } from './recording-proxy.ts';
import { prepareSend, signSend } from './send-dialog.ts';

const test = base.extend<RecordedPages>(recordedPages);

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

for (const network of networks)
  test(`J4 ${network.code}: a send is signed in the browser, and no request holds its secret${network === bitcoin ? ' @main' : tagOf(network)}`, async ({
    logged: page,
    recording,
    request,
  }) => {
    const owner = await createOwner(request, [network]);
    await setSigning(request, owner, 'local');
    await fund(request, owner, network.funds ?? '0.3');
    const send = await prepareSend(await opened(page, owner), orderOn(network));
    await test.step('a wrong password is said at its field', async () => {
      await signSend(send, 'Another-Password-1');
      await expect(send.secret).toHaveAttribute('aria-invalid', 'true');
      await expect(
        send.root.getByText('The cloud encryption password is incorrect.').first(),
      ).toBeVisible();
    });
    await signSend(send);
    await expect(send.root.getByText('Successfully Sent')).toBeVisible();
    const [sent] = await sentBy(request, owner);
    expect(Number(sent?.value)).toBe(Number(orderOn(network).amount));

    expect(namesOf(recording)).toEqual(
      expect.arrayContaining(['vault', 'evaluate', 'prove', 'plan']),
    );
    expect(createsOf(recording)).toMatchObject([
      { password: null, seedPhrase: null, rawTransaction: expect.stringMatching(/^[\da-f]+$/) },
    ]);
    for (const secret of formsOf(owner)) expect(logOf(recording)).not.toContain(secret);
  });

test('J4: a two-factor code travels with what the browser signed, and a wrong one sends nothing', async ({
  logged: page,
  recording,
  request,
}) => {
  const owner = await createOwner(request, [bitcoin]);
  const secret = await askForCodes(request, owner);
  await fund(request, owner, '0.3');
  const send = await prepareSend(await opened(page, owner), orderOn(bitcoin));
  const code = send.root.getByLabel('Two-factor code');
  await code.fill('000000');
  await signSend(send);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await sentBy(request, owner)).toEqual([]);
  await code.fill(codeAt(secret, Date.now() + 30_000));
  await signSend(send);
  await expect(send.root.getByText('Successfully Sent')).toBeVisible();
  const signed = { password: null, seedPhrase: null, rawTransaction: expect.any(String) };
  expect(createsOf(recording)).toMatchObject([
    { ...signed, twoFactorCode: '000000' },
    { ...signed, twoFactorCode: expect.stringMatching(/^\d{6}$/) },
  ]);
  const log = recording.requests.map(({ body }) => body).join('\n');
  expect(log).not.toContain(cloudPassword);
});

for (const network of networks)
  test(`J4 ${network.code}: a send is signed by the server where the wallet is set so${tagUnlessExemplar(network)}`, async ({
    logged: page,
    recording,
    request,
  }) => {
    const owner = await createOwner(request, [network]);
    await setSigning(request, owner, 'hosted');
    await fund(request, owner, network.funds ?? '0.3');
    const send = await prepareSend(await opened(page, owner), orderOn(network));
    await signSend(send);
    await expect(send.root.getByText('Successfully Sent')).toBeVisible();
    expect(namesOf(recording)).not.toContain('evaluate');
    expect(createsOf(recording)).toMatchObject([{ password: cloudPassword, seedPhrase: null }]);
  });

async function opened(page: Page, owner: Owner): Promise<Page> {
  await openAs(page, owner);
  return page;
}

/** Turns two-factor sign-in on, and asks for its codes in Send; returns the secret of the codes. */
async function askForCodes(request: APIRequestContext, owner: Owner): Promise<string> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const setup = await request.post('/v1/user/2fa/setup', {
    ...{ headers, data: { password: signInPassword } },
  });
  const { data } = await setup.json();
  const code = codeAt(data.secret, Date.now() - 30_000);
  const enabled = await request.post('/v1/user/2fa/enable', { headers, data: { code } });
  expect(enabled.ok()).toBe(true);
  const protection = { twoFactorForSending: true, twoFactorCode: codeAt(data.secret, Date.now()) };
  const path = `/api/wallets/${owner.walletId}/send-protection`;
  expect((await request.put(path, { headers, data: protection })).ok()).toBe(true);
  return data.secret;
}

const orderOn = ({ stranger, sent }: TestedNetwork) => ({
  recipient: stranger,
  amount: sent ?? '0.1',
});

const namesOf = ({ requests }: RecordingProxy): (string | undefined)[] =>
  requests.map(({ url }) => url.pathname.split('/').at(-1));

/** Returns the bodies of the create calls. */
const createsOf = ({ requests }: RecordingProxy): unknown[] =>
  requests
    .filter(
      ({ method, url }) =>
        method === 'POST' && /\/transactions\/accounts\/[^/]+$/.test(url.pathname),
    )
    .map(({ body }) => JSON.parse(body));
