import { test } from './paid-product.ts';
import { linkInMail, newEmail, signInPassword, signUp, verifyEmail } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J15: a business is signed up, created and shared with an accountant who has no wallet', async ({
  page: owner,
  openPage,
  request,
}) => {
  // Three people walk through it.
  test.slow();
  const email = newEmail();

  await test.step('sign up as a business', async () => {
    await owner.goto('/auth/sign-up');
    await owner.getByLabel('Name').fill('Ada Lovelace');
    await owner.getByLabel('Email').fill(email);
    await owner.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
    await owner.getByRole('radio', { name: /^Business/ }).check();
    await owner.getByLabel('I agree to the Terms and Privacy Policy').check();
    await owner.getByRole('button', { name: 'Create account' }).click();
    await expect(owner.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await verifyEmail(request, { email, token: '' });
  });

  await test.step('create the business, without a wallet', async () => {
    await expect(owner.getByRole('heading', { name: 'Create a business' })).toBeVisible();
    await expectAccessible(owner);
    await owner.getByLabel('Business name').fill('Corner shop');
    await owner.getByRole('button', { name: 'Create business' }).click();
    await expect(owner.getByText('You have no wallet yet')).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('link', { name: 'Finish later' }).click();
    await expect(owner.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(owner.getByText('1 of 5 steps done')).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('give it a logo, which the server encodes again', async () => {
    await owner.getByRole('link', { name: 'Settings' }).first().click();
    await expect(owner.getByRole('heading', { name: 'General', level: 1 })).toBeVisible();
    await owner.getByLabel('Choose picture', { exact: true }).last().setInputFiles(logo);
    await expect(owner.getByText('Logo saved')).toBeVisible();
    const picture = owner.getByRole('main').locator('img[src^="/v1/logos/"]');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((each) => each.getBoundingClientRect().width)).toBe(40);
    await expectAccessible(owner);
  });

  const guest = await signUp(request);
  await verifyEmail(request, guest);

  await test.step('invite an accountant', async () => {
    await owner.getByRole('link', { name: 'Settings' }).first().click();
    await owner.getByRole('link', { name: 'Team and security' }).first().click();
    await owner.getByRole('button', { name: 'Invite member' }).click();
    await owner.getByLabel('Email').fill(guest.email);
    await owner.getByRole('radio', { name: /^Accountant/ }).check();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByRole('list', { name: 'Pending invitations' })).toContainText(
      guest.email,
    );
    await expectAccessible(owner);
  });

  const accountant = await openPage();
  await test.step('accept without a wallet, and land on the business', async () => {
    await accountant.goto(await linkInMail(request, guest.email));
    await expect(accountant.getByRole('heading', { name: 'Join Corner shop' })).toBeVisible();
    await expectAccessible(accountant);
    await accountant.getByRole('button', { name: 'Sign in' }).click();
    await accountant.getByLabel('Email').fill(guest.email);
    await accountant.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
    await accountant.getByRole('button', { name: 'Sign in' }).click();
    await accountant.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(accountant.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await accountant.goto('/payments/settings/security');
    await expect(accountant.getByText('Only owners and admins see the team.')).toBeVisible();
  });

  await test.step('change the role while the page of the accountant is open', async () => {
    await owner.reload();
    await owner.getByRole('button', { name: /^Actions for / }).click();
    await owner.getByRole('menuitem', { name: 'Change role' }).click();
    await owner.getByRole('radio', { name: /^Admin/ }).check();
    await owner.getByRole('button', { name: 'Save role' }).click();
    await expect(accountant.getByText('Your role is now Admin')).toBeVisible({ timeout: 20_000 });
    await expect(accountant.getByRole('button', { name: 'Invite member' })).toBeVisible();
    await expectAccessible(accountant);
  });

  await test.step('sign up from an invitation, verify in another tab, and come back to it', async () => {
    const newcomer = newEmail();
    await owner.getByRole('button', { name: 'Invite member' }).click();
    await owner.getByLabel('Email').fill(newcomer);
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByRole('list', { name: 'Pending invitations' })).toContainText(newcomer);
    const first = await openPage();
    await first.goto(await linkInMail(request, newcomer));
    await first.getByRole('button', { name: 'Create account' }).click();
    await first.getByLabel('Name').fill('Bob');
    await first.getByLabel('Email').fill(newcomer);
    await first.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
    await first.getByLabel('I agree to the Terms and Privacy Policy').check();
    await first.getByRole('button', { name: 'Create account' }).click();
    await expect(first.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const second = await first.context().newPage();
    await second.goto(await linkInMail(request, newcomer));
    await second.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

/** A picture of one pixel. */
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGMQyQv4DwADPgHShwLVvAAAAABJRU5ErkJggg==',
    'base64',
  ),
};
