import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { createOwner, type Owner, openAs } from './people.ts';
import { expect, test } from './product.ts';

test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

/** Texts of at most 40 characters that run `x()` where a page takes them as markup, code or an address. */
const payloads: readonly string[] = [
  '<img src=x onerror=x()>',
  '<svg onload=x()>',
  '<script>x()</script>',
  '<body onload=x()>',
  '"><img src=x onerror=x()>',
  "'><svg/onload=x()>",
  '</title><script>x()</script>',
  '</style><script>x()</script>',
  '</script><script>x()</script>',
  '<iframe src=javascript:x()>',
  '<a href=javascript:x()>a</a>',
  '<math><mi href=javascript:x()>',
  '<details open ontoggle=x()>',
  '<input autofocus onfocus=x()>',
  '<video><source onerror=x()>',
  '<audio src=x onerror=x()>',
  '<object data=javascript:x()>',
  '<embed src=javascript:x()>',
  '<form action=javascript:x()>',
  '<button formaction=javascript:x()>',
  '<base href=javascript:x()//>',
  '<link rel=import href=x>',
  '<meta http-equiv=refresh content=0>',
  '<marquee onstart=x()>',
  '<select autofocus onfocus=x()>',
  '<textarea autofocus onfocus=x()>',
  '<keygen autofocus onfocus=x()>',
  '<isindex type=image onerror=x()>',
  '<img/src/onerror=x()>',
  '<IMG SRC=y OnErRoR=x()>',
  '<img src=x onerror=&#120;()>',
  '<<img src=x onerror=x()>',
  '<img src="x"onerror=x()>',
  '<img src=`x`onerror=x()>',
  '<x onclick=x()>a',
  '<x onmouseover=x()>a',
  '<x tabindex=1 onfocus=x()>',
  '<style>@import"//x"</style>',
  '<x style=animation:x onanimationend=x()>',
  '<svg><animate onbegin=x()>',
  '<svg><script>x()</script>',
  '<svg><a xlink:href=javascript:x()>',
  '<template><img onerror=x()>',
  '<noscript><img onerror=x()>',
  'javascript:x()',
  'JaVaScRiPt:x(1)',
  'java&Tab;script:x()',
  'data:text/html,<script>x()</script>',
  'vbscript:x()',
  '{{x()}}',
  '$\u007bx()}',
  '#{x()}',
  '<%= x() %>',
  '{{constructor.constructor("x()")()}}',
  '%3Cimg src=x onerror=x()%3E',
  '&lt;img src=x onerror=x()&gt;',
  '\\u003cimg onerror=x()\\u003e',
  "';x();//",
  '";x();//',
  '`;x();//',
  '--><img src=x onerror=x()>',
  ']]><img src=x onerror=x()>',
];

/** Screens that show a name of the user. */
const screens = [
  '/wallet/contacts',
  '/wallet/',
  '/wallet/accounts',
  '/wallet/settings/general',
  '/account/settings',
];

test('S16: names that look like code run on no screen', async ({ page, request }) => {
  test.slow();
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  const owner = await createOwner(request, [bitcoin]);
  const call = callAs(request, owner);
  const [name = ''] = payloads;
  const [account] = owner.accounts;
  const wallet = `/api/wallets/${owner.walletId}`;
  await call('put', wallet, { name });
  await call('put', `${wallet}/accounts/${account?.id}`, { name });
  await call('patch', '/v1/user', { name });
  for (const [index, payload] of payloads.entries()) {
    const address = `0x${(index + 1_000).toString().padStart(40, 'a')}`;
    await call('post', `${wallet}/contacts`, {
      name: payload,
      network: 'ETH',
      address,
      memo: null,
    });
  }
  await page.addInitScript(() => Reflect.set(window, 'x', () => Reflect.set(window, 'ran', true)));
  await openAs(page, owner, '/wallet/contacts');
  for (const payload of payloads)
    await expect(page.getByText(payload, { exact: true }).first()).toBeAttached();
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeAttached();
    expect(await runIn(page), path).toEqual({ ran: false, elements: 0 });
  }
});

/** Returns whether a payload ran in the page, and how many elements were made of one. */
function runIn(page: Page): Promise<{ readonly ran: boolean; readonly elements: number }> {
  return page.evaluate(() => ({
    ran: Reflect.has(window, 'ran'),
    elements: document.querySelectorAll(
      '[onerror],[onload],[onfocus],[ontoggle],[src=x],[href^="javascript:" i],marquee,isindex,keygen,embed,object',
    ).length,
  }));
}

type Method = 'post' | 'put' | 'patch';

/** Returns a caller of the API in the name of the owner. */
function callAs(request: APIRequestContext, { token }: Owner) {
  return async (method: Method, path: string, data: object): Promise<void> => {
    const answer = await request[method](path, {
      ...{ data, headers: { authorization: `Bearer ${token}` } },
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
}
