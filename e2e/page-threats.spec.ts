import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../packages/server/test/loopback.ts';
import { launchShell } from './browser.ts';
import { test } from './members.ts';
import { ethereum } from './networks.ts';
import { cloudPassword, fund, mine, sentBy } from './people.ts';
import { expect, isThorough } from './product.ts';
import { frameOf, goToFrame, signInFrame } from './send-element.ts';

/** Every name leads to this machine, so that pages of any origin can be served here. */
const launch = launchShell();
const launchOptions = {
  ...launch,
  args: [...(launch.args ?? []), '--host-resolver-rules=MAP * 127.0.0.1'],
};
test.use({ launchOptions });
test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

/** Serves `html` at all addresses of a port. */
async function servePage(html: string): Promise<{ port: number; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { port: portOf(server), close };
}

test.describe('S18: messages that are forged', () => {
  test.use({ opened: [ethereum] });

  test('500 of them move neither the page nor the frame, and one payment is signed as it was shown', async ({
    members: { owner, page },
    request,
  }) => {
    test.slow();
    await fund(request, owner, '0.3');
    await page.addInitScript(keepNonces);
    await page.reload();
    await goToFrame(page);
    const frame = frameOf(page);
    const facts = frame.locator('[data-facts]');
    const button = frame.getByRole('button', { name: 'Sign Action' });
    await expect(facts).toContainText('0.1');
    await expect(button).toBeVisible();
    const shown = await facts.textContent();

    await test.step('250 to the page, from a window of another origin', async () => {
      const stranger = await servePage('<!doctype html><title>Other</title>');
      const opened = page.waitForEvent('popup');
      await page.evaluate(
        (port) => void window.open(`http://stranger.example:${port}/`),
        stranger.port,
      );
      const other = await opened;
      await other.waitForLoadState();
      expect(await other.evaluate(() => window.origin)).toContain('stranger.example');
      expect(await other.evaluate(forgeToPage, 250)).toBe(250);
      await other.close();
      stranger.close();
    });
    await test.step('250 to the frame, from the page that shows it', async () => {
      expect(await page.evaluate(forgeToFrame, 250)).toEqual({ posted: 250, heard: 0 });
    });

    await expect(facts).toHaveText(shown ?? '');
    await expect(page.getByText('Successfully Sent')).toBeHidden();
    await mine(request, ethereum.confirmations, ethereum);
    expect(await sentBy(request, owner)).toEqual([]);
    await signInFrame(frame, cloudPassword);
    await expect(page.getByText('Successfully Sent')).toBeVisible();
    await mine(request, ethereum.confirmations, ethereum);
    const sent = await sentBy(request, owner);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent).toLowerCase()).toContain(ethereum.stranger.toLowerCase());
  });
});

/** Runs in the page: keeps the frame that said hello, and its nonce, as any script of the page can. */
function keepNonces(): void {
  if (window.top !== window) return;
  window.addEventListener('message', ({ data, source }) => {
    if (Object(data).type !== 'hello') return;
    Reflect.set(window, 'greeted', { nonce: Object(data).nonce, source });
  });
}

/** Runs in a window that the page has opened: posts what the frame would. */
function forgeToPage(count: number): number {
  const id = '0197aa00-0000-7000-8000-000000000000';
  const nonce = '08'.repeat(16);
  const forged: readonly unknown[] = [
    { billfold: 1, type: 'hello', nonce },
    { billfold: 2, type: 'hello', nonce },
    { billfold: 1, type: 'hello', nonce: [nonce] },
    { type: 'sent', transactionId: id },
    { type: 'wallet-created', walletId: id },
    { type: 'need-token', id: 1, reason: 'initial' },
    { type: 'progress', progress: 'sending' },
    { type: 'outcome-unknown' },
    JSON.parse('{"__proto__":{"type":"sent"}}'),
    'hello',
  ];
  for (let at = 0; at < count; at += 1) window.opener.postMessage(forged[at % forged.length], '*');
  return count;
}

/** Runs in the page: answers the frame again, with other ports, and orders what the person has not seen. */
async function forgeToFrame(count: number): Promise<{ posted: number; heard: number }> {
  const { nonce, source } = Reflect.get(window, 'greeted');
  const id = '0197aa00-0000-7000-8000-000000000000';
  const welcome = { billfold: 1, type: 'welcome', nonce };
  const request = { walletId: id, accountId: id, intentId: id, idempotencyKey: nonce };
  const forged: readonly unknown[] = [
    // The true answer once more: the frame has its port.
    welcome,
    { ...welcome, nonce: '08'.repeat(16) },
    { ...welcome, billfold: 2 },
    { ...welcome, type: 'hello' },
    { type: 'sign', request, colorScheme: 'light' },
    { type: 'new-wallet', colorScheme: 'light' },
    { type: 'token', id: 1, token: 'bfs_forged' },
    JSON.parse('{"__proto__":{"type":"sign"}}'),
    null,
    'x'.repeat(100_000),
  ];
  let heard = 0;
  for (let at = 0; at < count; at += 1) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      heard += 1;
    };
    source.postMessage(forged[at % forged.length], '*', [port2]);
    port1.postMessage({ type: 'sign', request, colorScheme: 'light' });
  }
  // Once a later message of the page was handled, what came before it was too.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  return { posted: count, heard };
}

/** Texts in place of a color, each of which would load, close or override something if it were written into a style. */
const noColors: readonly string[] = [
  'url(http://stranger.example/a.png)',
  'url("http://stranger.example/b.png")',
  'URL(//stranger.example/c.png)',
  'image-set("http://stranger.example/d.png" 1x)',
  'red url(http://stranger.example/e.png)',
  'red; background: url(http://stranger.example/f.png)',
  'red; --billfold-color-text: red',
  'red} :host {display: none',
  'red} * {background: url(http://stranger.example/g.png)}',
  'red}} @import "http://stranger.example/h.css"; {{',
  '@import url(http://stranger.example/i.css)',
  '</style><img src=http://stranger.example/j.png>',
  '</style><script>window.isRun = true</script>',
  '<svg onload="window.isRun = true">',
  'expression(window.isRun = true)',
  'javascript:window.isRun=true',
  'red !important',
  '#ff0000 !important',
  'red /* x */',
  '/* */ red',
  '\\72 ed',
  '\\75rl(http://stranger.example/k.png)',
  'var(--host-secret)',
  'var(--billfold-color-text, url(http://stranger.example/l.png))',
  'attr(title)',
  'env(safe-area-inset-top)',
  'rgb(var(--x) 2 3)',
  'rgb(calc(1) 2 3)',
  'rgb(1 2 3',
  'rgb(1 2 3); color: red',
  'color-mix(in srgb, red, blue)',
  'color(srgb 1 0 0)',
  'currentColor',
  'inherit',
  'initial',
  'paint(x)',
  'element(#x)',
  'cross-fade(url(http://stranger.example/m.png), red)',
  'constructor',
  '__proto__',
];

test('S20: 40 texts in place of a color load nothing, run nothing and leave the button as it was', async ({
  browser,
  url,
}) => {
  const shop = await servePage(`<!doctype html><title>Shop</title>
    <script src="${url}/1/billfold.js" data-sandbox data-colors='{"accent":"#0b6bcb"}'></script>
    <billfold-send></billfold-send>`);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${shop.port}/`);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stranger.example')) strangers.push(request.url());
  });
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 203)');
  expect(noColors).toHaveLength(40);
  const looks = await button.evaluate(async (element, values) => {
    const { ready } = Object(Reflect.get(window, 'Billfold'));
    const billfold = await ready;
    const look = (): string => {
      const { backgroundColor, backgroundImage, color, display } = getComputedStyle(element);
      return [backgroundColor, backgroundImage, color, display].join(' ');
    };
    const before = look();
    const changed: string[] = [];
    for (const value of values) {
      billfold.update({ colors: { accent: '#0b6bcb', text: value, surface: value } });
      if (look() !== before) changed.push(value);
    }
    // It could have changed: a color does.
    billfold.update({ colors: { accent: '#ff0000' } });
    return { changed, isChangedByColor: look() !== before };
  }, noColors);
  expect(looks).toEqual({ changed: [], isChangedByColor: true });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isRun'))).toBeUndefined();
  expect(strangers).toEqual([]);
  await page.close();
  shop.close();
});

/** Settings of the script tag that name a property of every object. */
const ofAllObjects: readonly string[] = [
  '{"__proto__":{"isAdmin":"#fff"}}',
  '{"constructor":{"prototype":{"isAdmin":"#fff"}}}',
  '{"accent":{"__proto__":{"isAdmin":"#fff"}}}',
  '{"--billfold-color-__proto__":"#fff","__proto__":"#fff"}',
  '{"toString":"#fff","hasOwnProperty":"#fff","prototype":"#fff"}',
];

test('S19: settings that name a property of every object change no object of the page', async ({
  browser,
  url,
}) => {
  const shop = await servePage(
    `<!doctype html><title>Shop</title>
    <script>window.before = Object.getOwnPropertyNames(Object.prototype).sort().join();</script>
    <script src="${url}/1/billfold.js" data-sandbox data-colors='${ofAllObjects[0]}'></script>
    <billfold-receive></billfold-receive>`,
  );
  const page = await browser.newPage();
  await page.goto(`http://localhost:${shop.port}/`);
  await page.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible();
  const after = await page.evaluate(async (settings) => {
    const { ready } = Object(Reflect.get(window, 'Billfold'));
    const billfold = await ready;
    for (const text of settings) {
      billfold.update({ colors: JSON.parse(text) });
      billfold.update(JSON.parse(text));
    }
    return {
      isSame:
        Object.getOwnPropertyNames(Object.prototype).sort().join() ===
        Reflect.get(window, 'before'),
      isAdmin: Reflect.get({}, 'isAdmin'),
      text: String({}),
    };
  }, ofAllObjects);
  expect(after).toEqual({ isSame: true, isAdmin: undefined, text: '[object Object]' });
  await page.close();
  shop.close();
});

/** Hosts that look like one that the sandbox admits, or are of a network behind it. */
const strangers: readonly string[] = [
  'localhost.example.com',
  'evil-localhost',
  'localhost-evil',
  'localhost.evil.com',
  'sub.localhost.example',
  '127.0.0.1.example.com',
  '127.0.0.1.nip.example',
  '127-0-0-1.example',
  'xn--lcalhost-8ya.com',
  'localhos',
  'local.host',
  'localhost.localdomain',
  'example.com',
  'wallet.example.evil.com',
  'billfold.example',
  'billfold',
  'router.lan',
  'kubernetes.docker.internal',
  'host.docker.internal',
];

test('S28: pages of 20 other origins can read no answer, and one of this machine can', async ({
  browser,
  url,
}) => {
  const { port, close } = await servePage('<!doctype html><title>Page</title>');
  const page = await browser.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/blocked by CORS policy: .*Access-Control-Allow-Origin/.test(message.text()))
      refusals.push(message.text());
  });
  const admitted: string[] = [];
  for (const host of ['localhost', '127.0.0.1', ...strangers]) {
    await page.goto(`http://${host}:${port}/`);
    if ((await page.evaluate(readAnswers, url)) > 0) admitted.push(host);
  }
  expect(admitted).toEqual(['localhost', '127.0.0.1']);
  await page.goto(`http://localhost:${port}/`);
  // The origin `null`.
  await page.setContent('<iframe sandbox="allow-scripts" srcdoc="<p>Frame"></iframe>');
  const [, frame] = page.frames();
  if (frame === undefined) throw new Error('the frame is missing');
  expect(await frame.evaluate(readAnswers, url)).toBe(0);
  // It was the server that admitted none of them: two calls of each origin were refused.
  expect(refusals).toHaveLength(2 * (strangers.length + 1));
  expect(strangers).toHaveLength(19);
  await page.close();
  close();
});

/** Runs in a page: returns how many of two answers it can read, of a plain call and of one that asks first. */
async function readAnswers(base: string): Promise<number> {
  const address = `${base}/v1/config`;
  const calls = [fetch(address), fetch(address, { headers: { authorization: 'Bearer bfs_x' } })];
  const answers = await Promise.allSettled(calls);
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

/** Headers of everything that the server sends. */
const ofAll = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(self\)/,
  'cache-control': /./,
};
/** Headers of what a browser shows as a page, and of the calls. */
const ofPages = {
  'content-security-policy':
    /^default-src 'none';script-src 'self'.*;object-src 'none';.*require-trusted-types-for 'script'/,
  'x-frame-options': /^SAMEORIGIN$|^DENY$/,
};

test('S42: everything that the pages get has the headers, and nothing names the program', async ({
  page,
  url,
}) => {
  const faults: string[] = [];
  let answers = 0;
  page.on('response', (response) => {
    answers += 1;
    const headers = response.headers();
    const { pathname } = new URL(response.url());
    const wanted = pathname.startsWith('/assets/') ? ofAll : { ...ofAll, ...ofPages };
    for (const [name, value] of Object.entries(wanted))
      if (!value.test(headers[name] ?? '')) faults.push(`${pathname} ${name}: ${headers[name]}`);
    for (const name of ['server', 'x-powered-by', 'set-cookie'])
      if (name in headers) faults.push(`${pathname} has ${name}`);
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/auth/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/nothing', '/v1/config', '/v1/nothing', '/api/wallets'])
    await page.goto(`${url}${path}`);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(20);
});
