import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { askForPayment, openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('a merchant asks payers a question, and reads the answer with the payment', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  await openAs(page, owner, '/payments/settings/checkout');

  await test.step('two questions are asked', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
    const size = page.getByRole('group', { name: 'Question 1' });
    await size.getByLabel('Question', { exact: true }).fill('T-shirt size');
    await size.getByRole('combobox', { name: 'Answer' }).click();
    await page.getByRole('option', { name: 'One of a list' }).click();
    await size.getByLabel('Choices').fill('Small\nLarge');
    await size.getByRole('checkbox', { name: 'Required before paying' }).check();
    await page.getByRole('button', { name: 'Add question' }).click();
    const note = page.getByRole('group', { name: 'Question 2' });
    await note.getByLabel('Question', { exact: true }).fill('Delivery note');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const id = await askForPayment(request, shop);
  await test.step('a payer answers them before paying', async () => {
    await page.goto(`/pay/${id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Fill in this field')).toBeVisible();
    await page.getByRole('combobox', { name: 'T-shirt size' }).click();
    await page.getByRole('option', { name: 'Large' }).click();
    await page.getByLabel('Delivery note (optional)').fill('Ring twice');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible();
  });

  await test.step('the merchant reads the answers', async () => {
    await page.goto(`/payments/payments/${id}`);
    const answers = page.getByRole('region', { name: 'Answers at checkout' });
    await expect(answers).toContainText('T-shirt size');
    await expect(answers).toContainText('Large');
    await expect(answers).toContainText('Ring twice');
    await expectAccessible(page);
  });
});
