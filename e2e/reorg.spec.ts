import { createOwner, mine, openAs, payFromFaucet, reorganise } from './people.ts';
import { expect, test } from './product.ts';

test('a reorganisation takes confirmations and balance back, and gives them again @thorough', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same numbers as on a desktop, and each step waits for a poll');
  const owner = await createOwner(request);
  await payFromFaucet(request, owner, '0.2');
  await mine(request, 3);
  await openAs(page, owner);
  const holdings = page.getByRole('region', { name: 'Holdings' });
  const newest = page.getByRole('region', { name: 'Recent transactions' });
  const usable = async () => {
    await expect(newest.getByText(/^Pending$|confirmations$/)).toHaveCount(0);
    await expect(holdings).toContainText('0.2');
  };
  const onItsWay = page.getByText('0.2 BTC incoming');
  await usable();

  await test.step('depth 1: two confirmations are still enough', async () => {
    await reorganise(request, 1);
    await usable();
  });
  await test.step('another block: one of two, and not usable any more', async () => {
    await reorganise(request, 1);
    await expect(newest.getByText('Confirming 1/2')).toBeVisible();
    await expect(onItsWay).toBeVisible();
  });
  await test.step('a third: it waits for a block again', async () => {
    await reorganise(request, 1);
    await expect(newest.getByText('Pending')).toBeVisible();
    await expect(onItsWay).toBeVisible();
  });
  await test.step('mined again, it is usable again', async () => {
    await mine(request, 2);
    await usable();
  });
  for (const depth of [2, 3])
    await test.step(`depth ${depth} at once`, async () => {
      await mine(request, depth);
      await reorganise(request, depth + 2);
      await expect(newest.getByText('Pending')).toBeVisible();
      await mine(request, 2);
      await usable();
    });
});
