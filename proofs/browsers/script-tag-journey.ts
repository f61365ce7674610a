import { createApi, createOwner, signInPassword } from '../../bench/load/api.mjs';
import { startMembersPage } from '../../scripts/serve.mjs';
import type { Journey } from './journey.ts';
import { keys } from './page.ts';

const password = 'Cloud-Password-7';
const stranger = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A member of another site opens Receive and Send there, and signs in the frame of the wallet. */
export async function scriptTagJourney({ step, page, api, url }: Journey): Promise<void> {
  const own = createApi(() => url);
  const { email, walletId, accountId } = await createOwner(own, { password, network: 'ETH' });
  const path = `/api/wallets/${walletId}/accounts/${accountId}/deposit-address`;
  const { addressValue: address } = await own.expect('GET', path);
  await api.expect('POST', '/v1/dev/sandbox/ETH/faucet', { address, asset: 'ETH', amount: '0.5' });
  await mine(12);
  const server = await startMembersPage({ billfold: url, email, password: signInPassword });
  try {
    await step(
      'another origin shows Receive and Send, which close and give the focus back',
      async () => {
        await page.open(server.url);
        for (const [label, title] of dialogs) {
          await page.press('button', label);
          await page.see('dialog', title);
          await page.see('combobox', /account/i);
          await page.photograph(`script-tag-${title.toLowerCase()}`);
          await page.pressKeys(keys.escape);
          await page.lose('dialog', title);
          await page.until(`the focus is on ${label}`, focusIs, label);
        }
      },
    );

    await step('another origin sends, signed in the frame of the wallet', async () => {
      await page.press('button', 'Send');
      const dialog = page.in('dialog', 'Send');
      await dialog.fill('input', /^Recipient Address/, stranger);
      await dialog.press('button', 'Continue');
      await dialog.fill('textbox', 'Amount', '0.1');
      await dialog.press('button', 'Continue');
      // Two presses on one place would be a double press, whose second one does nothing.
      await dialog.press('text', 'You send');
      await dialog.press('button', 'Continue');
      await dialog.enter(/./);
      await page.fill('textbox', 'Cloud encryption password', password);
      // A press counts once the frame was in sight for half a second.
      do await page.press('button', 'Sign Action');
      while ((await page.run(isStillFilled)) === true);
      await page.leave();
      await page.see('text', /Successfully Sent/);
      await page.photograph('script-tag-sent');
    });
  } finally {
    server.stop();
  }

  function mine(blocks: number) {
    return api.expect('POST', '/v1/dev/sandbox/ETH/mine', { blocks });
  }
}

const dialogs = [
  ['Show an address', 'Receive'],
  ['Send', 'Send'],
] as const;

const isStillFilled = `return (document.querySelector('input[type=password]')?.value ?? '') !== '';`;

const focusIs = `
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.innerText.trim() === arguments[0];`;
