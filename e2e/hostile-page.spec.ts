import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from './members.ts';
import { ethereum } from './networks.ts';
import { cloudPassword, fund, mine, sentBy } from './people.ts';
import { expect, isThorough } from './product.ts';
import { frameOf, goToFrame, signInFrame, watchForLong } from './send-element.ts';

test.use({ opened: [ethereum] });
test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

/** Address of the page, to which it wants everything sent. */
const thief = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const attacks = ['request', 'request and answer', 'intent', 'screen'] as const;
/** Attack that leaves the request and the frame alone: the person signs, for the stranger. */
const signable = 'screen';
const sends = isThorough ? 50 : attacks.length;

test('S3: a page that swaps addresses and reads what it can gets no coin and no character of the password', async ({
  members: { owner, page },
  request,
}) => {
  test.setTimeout(120_000 + sends * 30_000);
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
  const kinds = Array.from({ length: sends }, (_, at) => attacks[at % attacks.length]);
  expect(signed).toBe(kinds.filter((kind) => kind === signable).length);
  expect(JSON.stringify(sent).toLowerCase()).not.toContain(thief.toLowerCase());
  const captured = await page.evaluate((): string => Reflect.get(window, 'captured')());
  // It has seen what is typed in the page, so that it would have seen a password.
  expect(captured).toContain(ethereum.stranger);
  // Parts with a hyphen: "Passw" is in the names of calls, which the page sees in lists of ours.
  for (let from = 0; from + 5 <= cloudPassword.length; from += 1) {
    const part = cloudPassword.slice(from, from + 5);
    expect(part.includes('-') && captured.includes(part), part).toBe(false);
  }
});

test('S17: a press at first sight of the frame, and one under an element of the page, sign nothing', async ({
  members: { owner, page },
  request,
}) => {
  test.slow();
  await fund(request, owner, '0.3');
  await goToFrame(page);
  const frame = frameOf(page);
  const password = frame.getByRole('textbox', { name: 'Cloud encryption password' });
  const button = frame.getByRole('button', { name: 'Sign Action' });
  const refusal = frame.getByText('This window is not fully in sight');
  const sendNothing = async (): Promise<void> => {
    await expect(refusal).toBeVisible();
    await expect(password).toHaveValue(cloudPassword);
    await mine(request, ethereum.confirmations, ethereum);
    expect(await sentBy(request, owner)).toEqual([]);
  };
  // A mark in the layer of modal dialogs, above ours.
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.id = 'cover';
    cover.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;background:#fff';
    document.body.append(cover);
  });
  await password.fill(cloudPassword);

  await test.step('under an element of the page', async () => {
    await page.evaluate(() => document.getElementById('cover')?.showPopover());
    await button.evaluate(watchForLong);
    await button.evaluate((node: HTMLElement) => node.click());
    await sendNothing();
  });
  await test.step('at first sight', async () => {
    const press = button.evaluate(pressAtFirstSight);
    await page.evaluate(() => document.getElementById('cover')?.hidePopover());
    await press;
    await sendNothing();
  });
  await test.step('once it was in sight for long enough, the press counts', async () => {
    await signInFrame(frame, cloudPassword);
    await expect(page.getByText('Successfully Sent')).toBeVisible();
    await mine(request, ethereum.confirmations, ethereum);
    expect(await sentBy(request, owner)).toHaveLength(1);
  });
});

/** Runs in the frame: presses the button when it first comes into sight. */
function pressAtFirstSight(button: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const options = { threshold: 0.5, trackVisibility: true, delay: 100 };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => Reflect.get(entry, 'isVisible'))) return;
      observer.disconnect();
      button.click();
      resolve();
    }, options);
    observer.observe(button);
  });
}

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
  let captured = sessionStorage.getItem('captured') ?? '';
  // In memory until the page goes: storage is written whole each time, for each array of the page.
  const keep = (what: unknown): void => {
    captured += typeof what === 'string' ? what : (JSON.stringify(what) ?? '');
    if (captured.length > 4_000_000) captured = captured.slice(-2_000_000);
  };
  window.addEventListener('pagehide', () =>
    sessionStorage.setItem('captured', captured.slice(-2_000_000)),
  );
  Reflect.set(window, 'captured', () => captured);
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
  // Listeners of the whole page, and each array that passes through it.
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (typeof listener !== 'function') return listen.call(this, type, listener, options);
    const spy = spies.get(listener) ?? {
      handleEvent(event: Event): void {
        if (event instanceof MessageEvent) keep(event.data);
        if (event instanceof KeyboardEvent) keep(event.key);
        listener.call(event.currentTarget as never, event);
      },
    };
    spies.set(listener, spy);
    listen.call(this, type, spy, options);
  };
  const forget = EventTarget.prototype.removeEventListener;
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const spy = typeof listener === 'function' ? spies.get(listener) : undefined;
    forget.call(this, type, spy ?? listener, options);
  };
  const spies = new WeakMap<EventListener, EventListenerObject>();
  const { join, map, push } = Array.prototype;
  const keepTexts = (list: readonly unknown[]): void => {
    for (let at = 0; at < list.length; at += 1) if (typeof list[at] === 'string') keep(list[at]);
  };
  Array.prototype.join = function (...given) {
    keepTexts(this);
    return join.apply(this, given);
  };
  Object.assign(Array.prototype, {
    map(this: unknown[], ...given: Parameters<typeof map>) {
      keepTexts(this);
      return map.apply(this, given);
    },
  });
  Array.prototype.push = function (...given) {
    keepTexts(given);
    return push.apply(this, given);
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
