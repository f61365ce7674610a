import { ethereum, solana, tron } from './networks.ts';
import { createOwner, fund, mine, openAs } from './people.ts';
import { expect, expectAccessibleInThemes, isThorough, test } from './product.ts';
import { agreeToFee, sendDialogOf, signSend } from './send-dialog.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

for (const [network, funds, tag] of [
  [ethereum, '0.3', ''],
  [tron, '200', ' @thorough'],
  [solana, '0.3', ' @thorough'],
] as const)
  test(`J4 USDT on ${network.code}: it comes from the faucet, and is sent for a fee in the native asset${tag}`, async ({
    page,
    request,
    isMobile,
  }) => {
    const owner = await createOwner(request, [network]);
    await openAs(page, owner, `/wallet/accounts/${owner.accounts[0]?.id}`);
    const tokens = page.getByRole('region', { name: 'Tokens' });

    await test.step('the faucet pays what is chosen', async () => {
      await page.getByRole('button', { name: 'Sandbox controls' }).click();
      const drawer = page.getByRole('dialog', { name: 'Sandbox' });
      await drawer.getByRole('combobox', { name: 'Asset' }).click();
      await drawer.getByRole('option', { name: 'Tether (USDT)' }).click();
      await expectAccessibleInThemes(page);
      await drawer.getByRole('button', { name: 'Get 100 USDT' }).click();
      await expect(drawer.getByText(`100 USDT is on its way to ${network.name}.`)).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await mine(request, network.confirmations, network);
      await expect(tokens).toContainText('100 USDT');
      await expectAccessibleInThemes(page);
    });

    const send = sendDialogOf(page);
    const { root: dialog, recipient, amount, next } = send;
    const toAmount = async () => {
      if (isMobile) {
        await tokens.getByRole('button', { name: /^Actions for .* USDT$/ }).click();
        await tokens.getByRole('menuitem', { name: 'Send USDT' }).click();
      } else await tokens.getByRole('button', { name: 'Send USDT' }).click();
      await expect(dialog.getByRole('combobox', { name: 'From account' })).toContainText('Tether');
      await recipient.fill(network.stranger);
      await expectAccessibleInThemes(page);
      await next.click();
    };

    await test.step('without the native asset it cannot be sent, and says so', async () => {
      await toAmount();
      await expect(
        dialog.getByText(new RegExp(`^You need about .* ${network.code} on this account`)),
      ).toBeVisible();
      await expect(next).toBeDisabled();
      await expectAccessibleInThemes(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('with it the amount is reviewed in both', async () => {
      await fund(request, owner, funds);
      await expect(page.getByRole('main')).toContainText(
        new RegExp(`${funds}[.0]* ${network.code}`),
      );
      await toAmount();
      await dialog.getByRole('button', { name: 'Max' }).click();
      await expect(amount).toHaveValue('100.000000');
      await amount.fill('40.5');
      await next.click();
      await expect(
        dialog.getByText(new RegExp(`^40\\.500000 USDT \\+ [\\d.]+ ${network.code}`)),
      ).toBeVisible();
      await expectAccessibleInThemes(page);
      await agreeToFee(send);
      await next.click();
    });

    await test.step('it is signed, and arrives with the recipient', async () => {
      await signSend(send);
      await expect(dialog.getByText('Successfully Sent')).toBeVisible();
      await expect(dialog.getByText('40.500000 USDT')).toBeVisible();
      await mine(request, network.confirmations, network);
      const { confirmations } = network;
      await expect(dialog.getByText(`${confirmations} of ${confirmations}`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(tokens).toContainText('59.5 USDT');
      const headers = { authorization: `Bearer ${owner.token}` };
      const path = `/api/wallets/${owner.walletId}/transactions`;
      const { items } = await (await request.get(path, { headers })).json();
      const shown = await request.get(
        `/v1/dev/sandbox/${network.code}/transactions/${items[0].hash}`,
      );
      const { data } = await shown.json();
      expect(data.tokenTransfer).toMatchObject({
        tokenId: `USDT@${network.code}`,
        address: network.stranger,
        value: '40.500000',
      });
    });
  });
