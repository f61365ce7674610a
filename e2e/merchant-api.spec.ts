import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J14: a shop repeats calls, is refused what its key may not do, and its developer reads why and rolls the key', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const { key } = await openShop(request, owner, ['BTC']);
  const order = { price: { amount: '25.00', currency: 'EUR' }, orderId: 'A-1001', method: 'BTC' };
  const ask = async (idempotencyKey: string, data: object, secret = key) => {
    const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': idempotencyKey };
    const answer = await request.post('/v1/merchant/payments', { headers, data });
    return { status: answer.status(), body: await answer.json() };
  };

  await test.step('a call that is repeated creates one payment', async () => {
    const [first, again] = [await ask('first', order), await ask('first', order)];
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
  });

  await test.step('what contradicts an earlier call is refused', async () => {
    const other = { ...order, price: { amount: '26.00', currency: 'EUR' } };
    expect(await ask('first', other)).toMatchObject({
      ...{ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } },
    });
    expect(await ask('second', other)).toMatchObject({
      ...{ status: 409, body: { code: 'ORDER_ID_IN_USE' } },
    });
  });

  await test.step('the key reaches its scopes alone', async () => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await request.get('/v1/merchant/webhook-endpoints', { headers });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'SCOPE_MISSING' });
  });

  await test.step('the log has each call with its answer', async () => {
    await openAs(page, owner, '/payments/requests');
    await page.getByRole('button', { name: 'Result' }).click();
    await page.getByRole('radio', { name: 'Refused' }).click();
    const log = page.getByRole('table', { name: 'Request log' });
    await expect(log).toContainText('GET /v1/merchant/webhook-endpoints');
    await expect(log.getByRole('button', { name: 'POST /v1/merchant/payments' })).toHaveCount(2);
    await expectAccessible(page);
    await log.getByRole('button', { name: 'POST /v1/merchant/payments' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('ORDER_ID_IN_USE');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a key that is rolled now ends at once, and the new one goes on', async () => {
    await page.goto('/payments/settings/developer');
    await page.getByRole('button', { name: 'Actions for Shop' }).click();
    await page.getByRole('menuitem', { name: 'Roll key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Now' }).check();
    await dialog.getByRole('button', { name: 'Roll key' }).click();
    const shown = dialog.locator('code').filter({ hasText: /^bf_test_sk_/ });
    await expect(shown).toBeVisible();
    const fresh = (await shown.textContent()) ?? '';
    await expectAccessible(page);
    const next = { ...order, orderId: 'A-1002' };
    expect((await ask('third', next)).status).toBe(401);
    expect((await ask('third', next, fresh)).status).toBe(201);
  });
});
