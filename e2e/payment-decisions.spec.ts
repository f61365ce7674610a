import { type Asked, askFor, runOutOfTime, shows } from './asked-payment.ts';
import { bitcoin, ethereum, networks } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, mine, openAs } from './people.ts';
import { expect } from './product.ts';
import { call, openShop } from './settled-shop.ts';

const [ton] = networks.filter(({ code }) => code === 'TON');
if (ton === undefined) throw new Error('TON is not among the networks');

test.use({ variables: movableClock });

test('R-PAY-02: what a member or the payer decides about a payment is seen by both', async ({
  page: payer,
  context,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the payer has a phone here too, and the merchant a desk');
  // Each of eleven payments is made, and most wait for blocks.
  test.setTimeout(420_000);
  const owner = await createOwner(request, []);
  const shop = await openShop(request, owner, ['BTC', 'ETH', 'TON']);
  const merchant = await context.newPage();
  await payer.setViewportSize({ width: 390, height: 844 });
  await openAs(merchant, owner, '/payments/payments');
  const open = async (method: string): Promise<Asked> => {
    const asked = await askFor(request, shop, method);
    await payer.goto(`/pay/${asked.id}`);
    await merchant.goto(`/payments/payments/${asked.id}`);
    await bothShow('Waiting for your payment', 'Waiting for payment');
    return asked;
  };
  const bothShow = async (ofPayer: string, ofMerchant: string): Promise<void> => {
    await shows(payer, [ofPayer]);
    await shows(merchant, [ofMerchant]);
  };
  const expire = () => runOutOfTime(request, [bitcoin, ethereum]);
  const dialog = merchant.getByRole('dialog');
  /** Presses a decision, and the same words in the question that follows. */
  const decide = async (name: string | RegExp): Promise<void> => {
    await merchant.getByRole('main').getByRole('button', { name }).click();
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('too little without the comment: a member says for what it is', async () => {
    const { pay } = await open('TON');
    await pay({ isUnmarked: true, percent: 97n });
    await mine(request, 20, ton);
    await bothShow('Waiting for your payment', 'Waiting for payment');
    const page = await context.newPage();
    await page.goto('/payments/unmatched');
    await page.getByRole('button', { name: /^Assign \d/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It then counts as');
    await dialog.getByRole('button', { name: 'Assign transfer' }).click();
    await expect(dialog).toBeHidden();
    await page.close();
    await bothShow('Send the remaining', 'Underpaid');
  });

  await test.step('too little by the fee of an exchange: the business takes it', async () => {
    const { pay } = await open('BTC');
    await pay({ percent: 95n });
    await mine(request, 8, bitcoin);
    await bothShow('Send the remaining', 'Underpaid');
    await expire();
    await bothShow('Only part of the price arrived', 'Ask for it, accept less, or refund.');
    await decide(/^Accept [^a]/);
    await bothShow('Payment complete', 'Completed');
    await shows(payer, ['less than the price arrived']);
  });

  await test.step('too little: the business asks for the rest, and it comes', async () => {
    const { pay, rest } = await open('BTC');
    await pay({ percent: 60n });
    await mine(request, 8, bitcoin);
    await bothShow('Send the remaining', 'Underpaid');
    await expire();
    await bothShow('Only part of the price arrived', 'Ask for it, accept less, or refund.');
    await decide('Ask for the rest');
    await bothShow('Send the remaining', 'The customer can pay it with the same link');
    await shows(payer, ['Corner shop asks for the rest after all: this payment is open again.']);
    await rest();
    await mine(request, 8, bitcoin);
    await bothShow('Payment complete', 'Completed');
  });

  await test.step('too late: the business takes it', async () => {
    const { pay } = await open('ETH');
    await expire();
    await bothShow('This amount is no longer valid', 'Expired');
    await pay();
    await mine(request, 40, ethereum);
    await bothShow('Your payment arrived late', 'Paid late');
    await decide('Accept as paid');
    await bothShow('Payment complete', 'Completed');
  });

  await test.step('what the business does not take is marked as invalid', async () => {
    const { pay } = await open('BTC');
    await pay();
    await bothShow('Payment received', 'Confirming');
    await merchant.getByRole('button', { name: 'More actions' }).click();
    await merchant.getByRole('menuitem', { name: 'Mark as invalid' }).click();
    await dialog.getByLabel('Reason').fill('Paid by mistake');
    await dialog.getByRole('button', { name: 'Mark as invalid' }).click();
    await bothShow('Payment not accepted', 'Invalid');
    await shows(payer, ['Corner shop did not accept it for this order']);
    await shows(merchant, ['This payment was marked as invalid.', 'Paid by mistake']);
    await mine(request, 8, bitcoin);
    await decide('Accept as paid');
    await bothShow('Payment complete', 'Completed');
  });

  await test.step('what was paid in cash is marked as paid', async () => {
    const { pay } = await open('BTC');
    await expire();
    await bothShow('This amount is no longer valid', 'Expired');
    await merchant.getByRole('button', { name: 'More actions' }).click();
    await merchant.getByRole('menuitem', { name: 'Mark as paid' }).click();
    await dialog.getByLabel('How it was paid').fill('Paid in cash.');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await bothShow('Payment complete', 'Paid in cash.');
    await shows(payer, ['Corner shop marked this payment as paid.', 'Marked as paid by the shop']);
    await expect(payer.getByText('cash')).toHaveCount(0);
    // Coins that come all the same are too much.
    await pay();
    await mine(request, 8, bitcoin);
    await bothShow('too much', 'although this payment was paid another way');
  });

  await test.step('the payer cancels, and pays all the same', async () => {
    const { pay } = await open('BTC');
    await payer.getByRole('button', { name: 'Cancel payment' }).click();
    await payer.getByRole('button', { name: 'Yes, cancel' }).click();
    await bothShow('You cancelled this payment', 'Cancelled before anything arrived.');
    await pay();
    await mine(request, 8, bitcoin);
    await bothShow('Your payment arrived late', 'arrived too late');
    await decide('Accept as paid');
    await bothShow('Payment complete', 'Completed');
  });

  await test.step('the business cancels', async () => {
    await open('BTC');
    await merchant.getByRole('button', { name: 'More actions' }).click();
    await merchant.getByRole('menuitem', { name: 'Cancel payment' }).click();
    await dialog.getByRole('button', { name: 'Cancel payment' }).click();
    await bothShow('Corner shop cancelled this payment', 'Cancelled before anything arrived.');
  });

  await test.step('too late, where the business takes what is enough', async () => {
    const path = `/v1/dash/businesses/${shop.businessId}/settings/payments`;
    const headers = { authorization: `Bearer ${owner.token}` };
    const { data: settings } = await (await request.get(path, { headers })).json();
    const data = { ...settings, latePolicy: 'ACCEPT_LATE_IF_ENOUGH', toleranceBps: 1_000 };
    await call(request, owner.token, { method: 'put', path, data });
    const short = await open('BTC');
    await expire();
    await bothShow('This amount is no longer valid', 'Expired');
    await short.pay({ percent: 80n });
    await mine(request, 8, bitcoin);
    await bothShow('Your payment arrived late', 'arrived too late');
    const enough = await open('BTC');
    await expire();
    await bothShow('This amount is no longer valid', 'Expired');
    await enough.pay();
    await mine(request, 8, bitcoin);
    await bothShow('Payment complete', 'Completed');
  });
});
