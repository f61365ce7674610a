import { createHmac, pbkdf2Sync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { exemplars, networks, type TestedNetwork } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  fund,
  type Owner,
  openAs,
  sentBy,
  setSigning,
} from './people.ts';
import { test as base, expect, watch } from './product.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';
import { prepareSend, signSend } from './send-dialog.ts';

/** Page behind a proxy that records what leaves the browser. */
const test = base.extend<{ recording: RecordingProxy; logged: Page }>({
  recording: async ({ playwright: _ }, use) => {
    const recording = await startRecordingProxy();
    await use(recording);
    recording.stop();
  },
  logged: async ({ browser, contextOptions, url, recording: proxy }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: url, proxy });
    const page = await context.newPage();
    const faults: string[] = [];
    watch(page, url, faults);
    await use(page);
    expect(faults).toEqual([]);
    await context.close();
  },
});

for (const network of networks)
  test(`J4 ${network.code}: a send is signed in the browser, and no request holds its secret`, async ({
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
    const log = recording.requests
      .map(({ url, headers, body }) => `${url}\n${headers}\n${body}`)
      .join('\n');
    for (const secret of formsOf(owner)) expect(log).not.toContain(secret);
  });

for (const network of exemplars)
  test(`J4 ${network.code}: a send is signed by the server where the wallet is set so`, async ({
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

/** Returns password, phrase, seed and master key as they are, and as a request may hold them. */
function formsOf({ seedPhrase }: Owner): string[] {
  const seed = pbkdf2Sync(seedPhrase, 'mnemonic', 2_048, 64, 'sha512');
  const master = createHmac('sha512', 'Bitcoin seed').update(seed).digest().subarray(0, 32);
  const texts = [cloudPassword, seedPhrase];
  return [
    ...texts.flatMap((text) => [text, encodeURIComponent(text)]),
    ...[...texts.map((text) => Buffer.from(text)), seed, master].flatMap((bytes) =>
      (['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form)),
    ),
  ];
}
