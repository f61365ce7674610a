import { bitcoin, ethereum } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough, rulesOfLook } from './product.ts';
import { openShop } from './settled-shop.ts';

// Without a connection only parts that were loaded before can be opened.
test.use({ loadsAhead: true });

test.use({ variables: movableClock });
test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('J11: a customer pays at the counter, from the keypad to the paid sale @main', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  test.setTimeout(360_000);
  const owner = await createOwner(request, [bitcoin, ethereum]);
  await openShop(request, owner, ['BTC', 'ETH']);
  await openAs(page, owner, '/payments/payments');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (...names: readonly string[]) => {
    for (const name of names) await (isMobile ? button(name).tap() : button(name).click());
  };
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('the keypad is reached from the payments', async () => {
    await page.getByRole('link', { name: 'Point of sale' }).click();
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
    await expect(button('Charge $0.00')).toBeInViewport();
    await expect(button('Delete last digit')).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('items, an amount and a tip add up', async () => {
    await press('2', 'Decimal point', '7', '5', 'Add with a name');
    await dialog.getByLabel('Name (optional)').fill('Coffee');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await press('One more Coffee', '4', '10%');
    await expect(button('Charge $10.45, with $0.95 tip')).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('a reload keeps the sale', async () => {
    await page.reload();
    await expect(button('Charge $10.45, with $0.95 tip')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items' })).toContainText('Coffee');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('4');
  });

  await test.step('a lost connection keeps it too, and says so', async () => {
    await context.setOffline(true);
    await press('Charge $10.45, with $0.95 tip');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(button('Charge $10.45, with $0.95 tip')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('the customer gets the code of the checkout', async () => {
    await press('Charge $10.45, with $0.95 tip');
    await expect(heading('Scan to pay')).toBeFocused();
    await expect(payment.getByRole('img', { name: 'QR code of the checkout' })).toBeInViewport();
    await expect(payment.getByText('$10.45').first()).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await expect(heading('Scan to pay')).toBeVisible();
    await expect(payment).toContainText('$10.45');
  });

  await test.step('the customer pays half, then the rest, and the counter sees both', async () => {
    const path =
      (await payment.getByRole('link', { name: 'View payment' }).getAttribute('href')) ?? '';
    const customer = await context.newPage();
    await customer.goto(`/pay/${path.split('/').at(-1)}`);
    await expect(customer.getByText('2 × Coffee, Other amount, Tip')).toBeVisible();
    await customer.getByRole('button', { name: /^Bitcoin/ }).click();
    await expect(payment).toContainText(/Waiting for 0\.\d+ BTC/);
    await customer.getByRole('button', { name: 'Pay half' }).click();
    await expect(heading('Part of it arrived')).toBeVisible();
    await expectAccessible(page);
    await customer.getByRole('button', { name: 'Pay from the sandbox' }).click();
    await expect(heading('Payment seen')).toBeVisible();
    await expectAccessible(page);
    await customer.close();
    await page.reload();
    await expect(heading('Payment seen')).toBeVisible();
    await mine(request, 2);
    await expect(heading('Paid')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading('Paid')).toBeVisible();
  });

  await test.step('the next sale is cancelled, changed and runs out of time', async () => {
    await press('Next sale', '8', 'Charge $8.00');
    await expect(heading('Scan to pay')).toBeVisible();
    await press('Cancel payment');
    await dialog.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(heading('Cancelled')).toBeVisible();
    await press('Change this sale', '0', 'Charge $80.00');
    await expect(heading('Scan to pay')).toBeVisible();
    const data = { advanceSeconds: 7_200 };
    expect((await request.post('/v1/dev/clock', { data })).ok()).toBe(true);
    await mine(request, 1);
    await mine(request, 1, ethereum);
    await page.reload();
    await expect(heading('Time to pay has run out')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it fits 320 px in the other scheme', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await expectAccessible(page, rulesOfLook);
    await press('Change this sale');
    await press('9', '9', '9', '9', '9', '9', 'Decimal point', '9', '9', 'Add with a name');
    await dialog.getByLabel('Name (optional)').fill('W'.repeat(60));
    await dialog.getByLabel('Quantity').fill('9999');
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(320);
    // A row of the keypad that is half under the header counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, rulesOfLook);
  });
});
