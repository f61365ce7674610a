import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from './members.ts';
import { ethereum } from './networks.ts';
import { cloudPassword, fund, mine, sentBy } from './people.ts';
import { expect, isThorough } from './product.ts';
import { frameOf, goToFrame, signInFrame } from './send-element.ts';

test.use({ opened: [ethereum] });
test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

/** Address of the page, to which it wants everything sent. */
const thief = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const attacks = ['request', 'request and answer', 'intent', 'screen'] as const;
const sends = isThorough ? 50 : attacks.length;

test('S3: a page that swaps addresses and reads what it can gets no coin and no character of the password', async ({
  members: { owner, page },
  request,
}) => {
  test.setTimeout(60_000 + sends * 30_000);
  await fund(request, owner, '20');
  await page.addInitScript(attack, { mine: thief, theirs: ethereum.stranger });
  let signed = 0;
  for (let at = 0; at < sends; at += 1) {
    const kind = attacks[at % attacks.length] ?? 'request';
    await test.step(`${at + 1}: it swaps the ${kind}`, async () => {
      await page.goto(`/#${encodeURIComponent(kind)}`);
      await page.reload();
      // The dialog notices some swaps itself, and never comes as far as the frame.
      await goToFrame(page);
      const facts = frameOf(page).locator('[data-facts]');
      const refused = page.getByText('answered with another payment');
      await expect(async () => {
        expect((await facts.isVisible()) || (await refused.isVisible())).toBe(true);
      }).toPass();
      if (await refused.isVisible()) return;
      const shown = (await facts.textContent())?.replaceAll(/\s/g, '') ?? '';
      // A person compares, and goes no further.
      if (!shown.includes(ethereum.stranger)) return;
      await signInFrame(frameOf(page), cloudPassword);
      await expect(page.getByText('Successfully Sent')).toBeVisible();
      signed += 1;
    });
  }
  await mine(request, ethereum.confirmations, ethereum);
  const sent = await sentBy(request, owner);
  expect(sent).toHaveLength(signed);
  expect(signed).toBeGreaterThan(0);
  expect(JSON.stringify(sent).toLowerCase()).not.toContain(thief.toLowerCase());
  const captured = await page.evaluate(() => sessionStorage.getItem('captured') ?? '');
  // It has seen what is typed in the page, so that it would have seen a password.
  expect(captured).toContain(ethereum.stranger);
  for (let from = 0; from + 5 <= cloudPassword.length; from += 1)
    expect(captured).not.toContain(cloudPassword.slice(from, from + 5));
});

test('S17: the frame of secrets is not drawn on an origin that nobody has allowed', async ({
  browser,
  contextOptions,
  url,
}) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe src="${url}/wallet/embed/secure"></iframe>`);
  });
  // This machine too, but by neither of the two names that the sandbox admits.
  await once(server.listen(0, '127.0.0.2'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await page.goto(`http://127.0.0.2:${port}/`);
  await expect(() => expect(refusals.join()).toMatch(/frame-ancestors/i)).toPass();
  await context.close();
  server.close();
});

/** Runs in the page and not in frames of other origins: does what a hostile page can do. */
function attack({ mine, theirs }: { readonly mine: string; readonly theirs: string }): void {
  if (window.top !== window) return;
  const kind = () => decodeURIComponent(window.location.hash.slice(1));
  const keep = (what: unknown): void => {
    const before = sessionStorage.getItem('captured') ?? '';
    const text = typeof what === 'string' ? what : (JSON.stringify(what) ?? '');
    sessionStorage.setItem('captured', (before + text).slice(-2_000_000));
  };
  const swap = (text: string): string => text.replaceAll(new RegExp(theirs, 'gi'), mine);
  const restore = (text: string): string => text.replaceAll(new RegExp(mine, 'gi'), theirs);

  const send = window.fetch;
  window.fetch = async (input, options) => {
    const asked = new Request(input, options);
    const body = await asked.clone().text();
    keep(body);
    const isIntent = asked.url.endsWith('/intents');
    const isSwapped = isIntent && kind().startsWith('request');
    const answer = await send(isSwapped ? new Request(asked, { body: swap(body) }) : asked);
    if (!isIntent) return answer;
    const text = await answer.clone().text();
    keep(text);
    if (kind() === 'intent') {
      // An intent of the page's own, for the port.
      const own = await send(
        new Request(asked.url, {
          ...options,
          method: 'POST',
          headers: asked.headers,
          body: swap(body),
        }),
      );
      const created: unknown = await own.clone().json();
      Reflect.set(window, 'ownIntent', Reflect.get(Object(created), 'intentId'));
    }
    if (kind() !== 'request and answer') return answer;
    return new Response(restore(text), { status: answer.status, headers: answer.headers });
  };
  const open = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    keep(String(body));
    open.call(this, body);
  };
  const attach = Element.prototype.attachShadow;
  const roots: ShadowRoot[] = [];
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, { ...options, mode: 'open' });
    roots.push(root);
    return root;
  };
  for (const type of ['keydown', 'input', 'paste', 'message'])
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof KeyboardEvent) keep(event.key);
        const [target] = event.composedPath();
        if (target instanceof HTMLInputElement) keep(target.value);
        if (event instanceof MessageEvent) keep(event.data);
      },
      true,
    );
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message: unknown, ...rest: []) {
    keep(message);
    const own: unknown = Reflect.get(window, 'ownIntent');
    const sent =
      kind() === 'intent' && typeof own === 'string'
        ? JSON.parse(JSON.stringify(message).replace(/"intentId":"[^"]*"/, `"intentId":"${own}"`))
        : message;
    post.call(this, sent, ...rest);
  };
  navigator.clipboard.readText = async () => mine;
  navigator.clipboard.writeText = async (text) => keep(text);
  // Draws the address of the page where the user expects another one, in all that it can reach.
  window.setInterval(() => {
    for (const frame of document.querySelectorAll('iframe')) keep(String(frame.contentDocument));
    for (const root of roots) for (const input of root.querySelectorAll('input')) keep(input.value);
    if (kind() !== 'screen') return;
    for (const root of roots)
      for (const node of root.querySelectorAll('bdi, code'))
        node.textContent = swap(node.textContent ?? '');
  }, 50);
}
