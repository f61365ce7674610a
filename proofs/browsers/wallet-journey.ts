import { randomUUID } from 'node:crypto';
import { decodeQR } from 'qr/decode.js';
import { type Api, signInPassword } from '../../bench/load/api.mjs';
import type { Journey } from './journey.ts';
import { keys, type Page, type Scope } from './page.ts';

const cloudPassword = 'Cloud-Password-7';
/** An example of the reference page of bech32; no address of a phrase that the proof makes. */
const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** A person signs up, makes a wallet, receives, sends, signs out and in, and chooses a theme and a language. */
export async function walletJourney({ step, page, api }: Journey): Promise<void> {
  const email = `person-${randomUUID()}@example.com`;

  await step('signs up', async () => {
    await page.open('/');
    await page.see('heading', 'Sign in');
    await page.photograph('sign-in');
    await page.press('link', 'Create account');
    await page.fill('textbox', 'Name', 'Ada Lovelace');
    await page.fill('textbox', 'Email', email);
    await page.fill('textbox', /^Password/, signInPassword);
    await page.press('checkbox', /^I agree to the Terms/);
    await page.photograph('sign-up');
    await page.press('button', 'Create account');
    await page.see('heading', 'Check your email');
    await page.open(await linkInMail(api, email));
    await page.see('heading', 'Name your wallet');
  });

  await step('makes a wallet, and checks its words', async () => {
    await page.press('button', 'Continue');
    await page.fill('textbox', 'Cloud encryption password', cloudPassword);
    await page.fill('textbox', 'Confirm password', cloudPassword);
    await page.press('checkbox', /^I understand that this password/);
    await page.photograph('new-wallet-password');
    await page.press('button', 'Continue');
    await page.press('button', 'Reveal');
    const words = await readWords(page);
    await page.photograph('seed-phrase');
    await page.press('button', "I've written it down");
    await checkWords(page, words);
    await page.see('heading', 'Main wallet is ready');
    await page.photograph('wallet-ready');
    await page.press('button', 'Open wallet');
    await page.see('heading', 'Portfolio');
  });

  const address = await step(
    'receives: the code reads as the address, which is copied',
    async () => {
      await page.in('main').press('button', 'Receive');
      const dialog = page.in('dialog', 'Receive');
      await chooseBitcoin(dialog);
      await dialog.press('button', 'Continue');
      await dialog.see('img', 'QR code of the deposit address');
      await page.photograph('receive');
      await dialog.press('button', 'Show a large QR code');
      await page.see('button', 'Save image');
      await page.photograph('receive-code');
      const shown = decodeQR(await page.readPixels('svg[width="320"]', /^QR code/));
      await page.pressKeys(keys.escape);
      await page.lose('button', 'Save image');
      await dialog.press('button', 'Copy Deposit Address');
      await page.see('text', /copied/i);
      await page.photograph('receive-copied');
      await dialog.press('button', 'Close');
      await page.lose('dialog', 'Receive');
      return shown;
    },
  );

  await step('sends, signed on the device, until it is confirmed', async () => {
    await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', {
      address,
      asset: 'BTC',
      amount: '0.3',
    });
    await mine(api, 2);
    await page.until(
      'the coins can be sent',
      'return /0\\.3/.test(document.querySelector("main").innerText);',
    );
    await page.photograph('portfolio');
    await page.in('main').press('button', 'Send');
    const dialog = page.in('dialog', 'Send');
    await chooseBitcoin(dialog);
    await dialog.press(recipient.role, recipient.name);
    await page.pressKeys(keys.control, 'v');
    await page.see('text', new RegExp(address.slice(-4)));
    await page.photograph('send-pasted');
    await page.pressKeys(keys.escape);
    await page.lose('dialog', 'Send');
    await page.in('main').press('button', 'Send');
    await chooseBitcoin(dialog);
    await dialog.fill(recipient.role, recipient.name, stranger);
    await page.photograph('send-recipient');
    await dialog.press('button', 'Continue');
    await dialog.fill('textbox', 'Amount', '0.1');
    await page.photograph('send-amount');
    await dialog.press('button', 'Continue');
    // Two presses on one place would be a double press, whose second one does nothing.
    await dialog.press('text', 'You send');
    await page.photograph('send-review');
    await dialog.press('button', 'Continue');
    await dialog.fill('textbox', 'Cloud encryption password', cloudPassword);
    await page.photograph('send-sign');
    await dialog.press('button', 'Sign Action');
    await page.see('text', /Successfully Sent/);
    await mine(api, 2);
    await page.see('text', /2 of 2/);
    await page.photograph('send-done');
    await dialog.press('button', 'Done');
    await page.lose('dialog', 'Send');
  });

  await step('looks at the pages of the wallet', async () => {
    for (const [name, path, heading] of walletPages) {
      await page.open(path);
      await page.see('heading', heading);
      await page.photograph(name);
    }
  });

  await step('signs out, and in', async () => {
    await page.press('button', 'User menu');
    await page.press('menuitem', 'Sign Out');
    await page.see('heading', 'Sign in');
    await page.fill('textbox', 'Email', email);
    await page.fill('textbox', /^Password/, signInPassword);
    await page.press('button', 'Sign in');
    await page.fill('textbox', 'Cloud encryption password', cloudPassword);
    await page.press('button', 'Unlock');
    await page.see('heading', 'Portfolio');
  });

  await step('chooses the dark theme and Arabic, which stay', async () => {
    await page.open('/account/settings/general');
    await page.see('combobox', /^Theme/);
    // A part that loads above a list moves it.
    await page.photograph('settings');
    await page.press('combobox', /^Theme/);
    await page.press('option', /^Dark/);
    await page.until(
      'the page is dark',
      `return document.documentElement.dataset.billfoldScheme === 'dark';`,
    );
    await page.photograph('settings-dark');
    await page.press('combobox', /^Language/);
    await page.press('option', /^العربية/);
    await page.until('the page is Arabic', `return document.documentElement.dir === 'rtl';`);
    await page.photograph('settings-arabic');
    await page.open('/wallet/');
    await page.until(
      'it still is both',
      `const { dir, dataset } = document.documentElement;
       return dir === 'rtl' && dataset.billfoldScheme === 'dark' && document.querySelector('h1') !== null;`,
    );
    await page.photograph('portfolio-arabic');
  });
}

const walletPages = [
  ['accounts', '/wallet/accounts', 'Accounts'],
  ['transactions', '/wallet/transactions', 'Transactions'],
  ['contacts', '/wallet/contacts', 'Contacts'],
  ['wallet-settings', '/wallet/settings/security', /./],
  ['account-security', '/account/settings/security', /./],
] as const;

/** It is a combobox where there are suggestions below it. */
const recipient = {
  role: 'input:is([type=text], :not([type]))',
  name: /^Recipient Address/,
} as const;

async function chooseBitcoin(dialog: Scope): Promise<void> {
  await dialog.press('combobox', /account/i);
  await dialog.press('option', /Bitcoin/);
}

async function readWords(page: Page): Promise<readonly string[]> {
  const text = await page.read('list', 'Seed phrase');
  const words = text.match(/[a-z]{3,8}/g) ?? [];
  if (words.length !== 12) throw new Error(`${words.length} words are shown`);
  return words;
}

async function checkWords(page: Page, words: readonly string[]): Promise<void> {
  let asked = '';
  for (let times = 0; times < 3; times += 1) {
    const question = `const [shown] = document.body.innerText.match(/Choose word \\d+/) ?? [''];`;
    await page.until(
      'a word is asked for',
      `${question} return shown !== '' && shown !== arguments[0];`,
      asked,
    );
    asked = String(await page.run(`${question} return shown;`));
    await page.press(
      'button:not([aria-disabled=true], :disabled)',
      words[Number(/\d+/.exec(asked)) - 1] ?? '',
    );
  }
}

async function linkInMail(api: Api, email: string): Promise<string> {
  const { data } = await api.expect('GET', `/v1/dev/outbox?to=${encodeURIComponent(email)}`);
  const [link] = /https?:\/\/\S+/.exec(data[0].text) ?? [];
  if (link === undefined) throw new Error('the mail has no link');
  return link;
}

const mine = (api: Api, blocks: number) =>
  api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks });
