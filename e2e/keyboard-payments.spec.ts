import { keysOf } from './keys.ts';
import { bitcoin, ethereum } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, mine, newEmail, openAs } from './people.ts';
import { expect } from './product.ts';
import { askForPayment, call, openShop, payShop } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

test('J19 with the keyboard alone: every way on at the checkout, to the receipt by email @main', async ({
  page,
  request,
}) => {
  test.slow();
  const shop = await openShop(request, await createOwner(request, [bitcoin, ethereum]), [
    'BTC',
    'ETH',
  ]);
  const { press, enter, keepsFocus } = keysOf(page);
  const { keyboard } = page;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  await page.goto(`/pay/${await askForPayment(request, shop)}`);

  await test.step('a coin is chosen, left for another one, and kept', async () => {
    await expect(heading('Choose how to pay')).toBeVisible();
    await press('Bitcoin');
    await expect(heading(/^Send 0\.\d+ BTC$/)).toBeFocused();
    await press('Pay with another coin');
    await expect(heading('Choose how to pay')).toBeFocused();
    await press('Back');
    await expect(heading(/^Send 0\.\d+ BTC$/)).toBeFocused();
  });

  await test.step('amount and address are copied, and the code is enlarged', async () => {
    await press('Copy amount');
    await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
    await press('Show a large QR code');
    const sheet = page.getByRole('dialog', { name: 'Scan to pay' });
    await expect(sheet).toBeVisible();
    await press('Copy address');
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show a large QR code' })).toBeFocused();
    await press('Copy address');
  });

  await test.step('another wallet is named, and refused', async () => {
    await press('Other ways to pay');
    await press('Pay from a Billfold on another website');
    await expect(page.getByLabel('Address of your Billfold')).toBeFocused();
    await enter('http://wallet.example.com');
    await expect(page.getByText('Enter the https address of your wallet')).toBeVisible();
    await keepsFocus();
    await keyboard.press('Shift+Tab');
    await expect(
      page.getByRole('button', { name: 'Pay from a Billfold on another website' }),
    ).toBeFocused();
  });

  await test.step('a hash is looked for, and the payment is not given up', async () => {
    await press('I have already paid');
    await expect(page.getByLabel('Transaction hash')).toBeFocused();
    await enter('ab'.repeat(32));
    await expect(page.getByText(/^We have not seen this transaction/)).toBeVisible();
    await keepsFocus();
    await press('Cancel payment');
    await expect(page.getByRole('button', { name: 'Keep payment' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel payment' })).toBeFocused();
  });

  await test.step('it is paid, and the receipt is asked for', async () => {
    await press('Pay from the sandbox');
    await expect(heading('Payment received')).toBeFocused();
    await mine(request, 2);
    await expect(heading('Payment complete')).toBeFocused();
    await press('Get a receipt by email');
    await expect(page.getByLabel('Email')).toBeFocused();
    await enter(newEmail());
    await expect(page.getByText(/^We emailed your receipt to/)).toBeVisible();
    await keepsFocus();
    await press('Email the receipt to another address');
    await expect(page.getByLabel('Email')).toBeFocused();
    await enter(newEmail());
    await expect(page.getByText(/^Receipt sent to/)).toBeVisible();
    await keepsFocus();
  });
});

test('J12 with the keyboard alone: a customer says where a refund goes', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [ethereum]);
  const shop = await openShop(request, owner, ['ETH']);
  const id = await payShop(request, shop, { asset: 'ETH', amount: '1', network: ethereum });
  const email = newEmail();
  await call(request, owner.token, {
    ...{ method: 'post', path: `/v1/checkout/${id}/customer` },
    data: { email, name: null, fields: {} },
  });
  const { data: refund } = await call(request, owner.token, {
    ...{ method: 'post', path: `/v1/dash/businesses/${shop.businessId}/payments/${id}/refunds` },
    data: {
      ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'CUSTOMER', reason: 'Sold out' },
      address: null,
    },
  });
  const { press, type, enter, keepsFocus } = keysOf(page);
  const { keyboard } = page;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.goto(new URL(refund.claimUrl).pathname);

  await test.step('the address is typed, and corrected', async () => {
    await expect(heading('Where should your refund go?')).toBeVisible();
    await press('Continue');
    await expect(page.getByText('Enter an address')).toBeVisible();
    await type('Ethereum address', '0x5aAeb6');
    await keyboard.press('Enter');
    await expect(page.getByText('This is not an Ethereum address.')).toBeVisible();
    await type('Ethereum address', '');
    await keyboard.press('ControlOrMeta+A');
    await enter(ethereum.stranger);
    await expect(heading('Check your address')).toBeFocused();
    await press('Change address');
    await expect(heading('Where should your refund go?')).toBeFocused();
    await press('Continue');
    await expect(heading('Check your address')).toBeFocused();
  });

  await test.step('the code of the email confirms it', async () => {
    await press('Email me a code');
    await expect(page.getByText(/^Code sent to/)).toBeVisible();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    const answer = await request.get('/v1/dev/outbox', { params: { to: email } });
    const { data: mails } = await answer.json();
    const [, code = ''] = /Your code is (\d{6})/.exec(mails[0].text) ?? [];
    await enter(code);
    await expect(heading('Your address is saved')).toBeFocused();
    await keepsFocus();
  });
});

test('J11 with the keyboard alone: a sale at the counter is changed, charged and cancelled', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  await openShop(request, owner, ['BTC']);
  const { press, type, keepsFocus } = keysOf(page);
  const { keyboard } = page;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const charge = (amount: string) => page.getByRole('button', { name: `Charge ${amount}` });
  await openAs(page, owner, '/payments/pos');

  await test.step('an item is added, removed and restored', async () => {
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toBeFocused();
    await keyboard.type('4');
    await press('Add with a name');
    const dialog = page.getByRole('dialog', { name: 'Add item' });
    await expect(dialog.getByLabel('Name (optional)')).toBeFocused();
    await keyboard.type('Coffee');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add with a name' })).toBeFocused();
    await press('One more Coffee');
    await expect(charge('$8.00')).toBeVisible();
    await press('One less Coffee');
    await press('Remove Coffee');
    await expect(page.getByText('Coffee removed')).toBeVisible();
    await keepsFocus();
    await press('Undo');
    await expect(charge('$4.00')).toBeVisible();
    await keepsFocus();
    await press('10%', 'Space');
    await expect(charge('$4.40')).toBeVisible();
  });

  await test.step('it is charged, cancelled, changed and charged again', async () => {
    await press('Charge $4.40, with $0.40 tip');
    await expect(heading('Scan to pay')).toBeFocused();
    await press('Cancel payment');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await press('Cancel payment');
    await expect(dialog).toBeHidden();
    await expect(heading('Cancelled')).toBeVisible();
    await keepsFocus();
    await press('Change this sale');
    await expect(charge('$4.40')).toBeVisible();
    await keepsFocus();
    await type('Amount', '1');
    await keyboard.press('Enter');
    await expect(heading('Scan to pay')).toBeFocused();
    await press('Next sale');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  });
});
