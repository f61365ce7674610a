import { toDecimal } from '@billfold/core';
import {
  getConfig,
  listWatchKeys,
  previewWatchKey,
  removeWatchKey,
  type SetWatchKey,
  setWatchKey,
  stepUp,
  type WatchedKey,
} from '@billfold/core/contract';
import type { BusinessRole, ChosenSettlement } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import {
  answerBusiness,
  type BusinessBooks,
  businessOf,
} from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';

const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const addresses = [
  'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
  'bc1qp59yckz4ae5c4efgw2s5wfyvrz0ala7rgvuz8z',
];
const read = { network: 'BTC', kind: 'wpkh', descriptor: 'wpkh(…)#checksum', addresses } as const;
const watched: WatchedKey = {
  ...{ ...read, addressesGiven: 12, held: toDecimal('0.25000000'), addedAt: at },
};

/** Settlement of a business that is paid into an own wallet alone. */
const keyless: ChosenSettlement = {
  ...{ walletId: null, walletName: null, networks: ['BTC'] },
  ...{ memberId: ada.id, memberName: 'Ada' },
};

interface Opening {
  readonly keys?: readonly WatchedKey[];
  readonly role?: BusinessRole;
  /** Code with which the server refuses a key. */
  readonly refuses?: string;
  readonly failsToLoad?: boolean;
  readonly hasNoWallet?: boolean;
  /** Paid into own wallets alone. */
  readonly isKeyless?: boolean;
}

async function open(opening: Opening = {}) {
  const { keys = [], role = 'OWNER', refuses, failsToLoad, hasNoWallet, isKeyless } = opening;
  const books = {
    keys: [...keys],
    previewed: [] as string[],
    chosen: [] as SetWatchKey[],
    isStepUp: true,
    fails: failsToLoad === true,
    business: undefined as BusinessBooks | undefined,
  };
  const site = await openAsAda('/payments/settings/cryptocurrency', {
    prepare: (sandbox) => {
      const business = answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
      books.business = business;
      if (isKeyless) business.settlement = keyless;
      else if (!hasNoWallet)
        business.settlement = {
          ...{ walletId: sandbox.walletId, walletName: 'Till', memberId: ada.id },
          ...{ memberName: 'Ada', networks: ['BTC', 'LTC'] },
        };
      const { services } = sandbox;
      services.on(getConfig)(() => ({
        data: {
          ...{ mode: 'sandbox', features: { payments: true }, version: '0.0.0', bases: {} },
          ...{ support: { url: null }, documentation: { url: null } },
          networks: {
            BTC: { chain: 'sandbox', chainId: null },
            LTC: { chain: 'sandbox', chainId: null },
            ETH: { chain: 'sandbox', chainId: null },
          },
        },
      }));
      services.on(listWatchKeys)(() => {
        if (books.fails) throw new FakeRefusal(400, { errors: ['Not now.'] });
        return { data: books.keys };
      });
      services.on(previewWatchKey)(({ body }) => {
        books.previewed.push(body.key);
        if (refuses === undefined) return { data: read };
        throw new FakeRefusal(400, { code: refuses, fields: { key: ['In English.'] } });
      });
      services.on(stepUp)(() => {
        books.isStepUp = true;
        return null;
      });
      services.on(setWatchKey)(({ body }) => {
        if (!books.isStepUp)
          throw new FakeRefusal(403, {
            ...{ code: 'STEP_UP_REQUIRED', fields: { password: ['Missing'] } },
          });
        books.chosen.push(body);
        business.settlement ??= keyless;
        books.keys = [{ ...watched, addressesGiven: 0, held: toDecimal('0') }];
        return { data: watched };
      });
      services.on(removeWatchKey)(() => {
        books.keys = [];
        if (business.settlement?.walletId === null)
          business.settlement = { ...keyless, networks: [] };
        return null;
      });
    },
  });
  await screen.findByRole('heading', { name: 'Settlement wallet' });
  return { ...site, books };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = (name: string) => screen.findByRole('group', { name });
const keyField = () => screen.findByLabelText('Extended public key or descriptor');

async function openDialog(opening?: Opening) {
  const opened = await open(opening);
  await press('Use your own wallet for Bitcoin');
  await screen.findByRole('dialog', { name: 'Receive Bitcoin in your own wallet' });
  return opened;
}

async function paste(text: string): Promise<void> {
  await userEvent.click(await keyField());
  await userEvent.paste(text);
}

describe('the card of own wallets', () => {
  test('says for Bitcoin and Litecoin where payments arrive', async () => {
    await open({ keys: [watched] });
    const bitcoin = await rowOf('Bitcoin');
    expect(bitcoin).toHaveTextContent('Payments arrive in your own wallet');
    expect(bitcoin).toHaveTextContent('12 addresses given to payments · 0.25 BTC there now');
    expect(bitcoin).toHaveTextContent(addresses[0] ?? '');
    expect(await rowOf('Litecoin')).toHaveTextContent('Payments arrive in Till');
    expect(screen.queryByRole('group', { name: 'Ethereum' })).toBeNull();
  });

  test('offers to load again what could not be loaded', async () => {
    const { books } = await open({ failsToLoad: true });
    expect(await screen.findByText("We couldn't load where payments arrive")).toBeVisible();
    books.fails = false;
    await press('Retry');
    expect(await rowOf('Bitcoin')).toHaveTextContent('Payments arrive in Till');
  });

  test('is not shown to an admin, and asks for nothing', async () => {
    const { sandbox } = await open({ role: 'ADMIN' });
    await screen.findByRole('heading', { name: 'Accepted assets' });
    expect(screen.queryByRole('heading', { name: 'Hardware or other wallet' })).toBeNull();
    const asked = sandbox.services.requests.map(({ path }) => path);
    expect(asked).not.toContain(listWatchKeys.path.replace('{businessId}', '7'));
  });
});

describe('an own wallet', () => {
  test('is chosen after its addresses were compared, and after the password', async () => {
    const { books } = await openDialog();
    books.isStepUp = false;
    await paste(` ${zpub}\n`);
    await press('Show addresses');
    const dialog = await screen.findByRole('dialog', { name: 'Compare the addresses' });
    const list = within(dialog).getByRole('list', { name: 'First receiving addresses' });
    for (const address of addresses) expect(list).toHaveTextContent(address);
    expect(dialog).toHaveTextContent('Raise the gap limit of your wallet');
    expect(dialog).toHaveTextContent('Payments that have an address already keep it.');
    await press('Use this wallet');
    expect(await screen.findByText('Compare them first, then tick this box')).toBeVisible();
    expect(books.chosen).toEqual([]);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'My wallet shows the same addresses' }),
    );
    await press('Use this wallet');
    const question = await screen.findByRole('dialog', { name: /Confirm/ });
    await userEvent.type(within(question).getByLabelText('Password'), 'Correct-horse-9');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Bitcoin payments now arrive in your own wallet')).toBeVisible();
    expect(books.chosen).toEqual([{ key: zpub, kind: null, firstAddress: addresses[0] }]);
    expect(await rowOf('Bitcoin')).toHaveTextContent('Payments arrive in your own wallet');
  });

  test('keeps the key while its addresses are not the right ones', async () => {
    const { books } = await openDialog();
    await paste(zpub);
    await press('Show addresses');
    await press('Back');
    expect(await keyField()).toHaveValue(zpub);
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind of addresses' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Taproot (tr)' }));
    await press('Show addresses');
    await userEvent.click(await screen.findByRole('checkbox', { name: /same addresses/ }));
    await press('Use this wallet');
    await waitFor(() => expect(books.chosen).toMatchObject([{ kind: 'tr' }]));
  });

  test.each([
    `${'abandon '.repeat(11)}about`,
    'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE',
  ])('is not read from %s, which is not sent and leaves the field', async (secret) => {
    const { books, sandbox } = await openDialog();
    await paste(secret);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This was a private key or a seed phrase',
    );
    expect(await keyField()).toHaveValue('');
    expect(document.body).not.toHaveTextContent(secret.slice(0, 20));
    await press('Show addresses');
    expect(await keyField()).toHaveAccessibleDescription('Required');
    expect(books.previewed).toEqual([]);
    expect(JSON.stringify(sandbox.services.requests)).not.toContain(secret.slice(0, 20));
  });

  test('is not kept where the server finds that it is private', async () => {
    await openDialog({ refuses: 'WATCH_KEY_PRIVATE' });
    await paste('a private key of another form');
    await press('Show addresses');
    expect(await screen.findByText(/removed it from the field and stored nothing/)).toBeVisible();
    expect(await keyField()).toHaveValue('');
    expect(screen.queryByText('In English.')).toBeNull();
  });

  test.each([
    ['WATCH_KEY_NETWORK', 'This key belongs to another network'],
    ['WATCH_KEY_CHECKSUM', /The checksum after # is wrong or missing/],
    ['WATCH_KEY_PATH', 'The key in the descriptor must end with /0/* or /<0;1>/*'],
    ['WATCH_KEY_IN_USE', /in use elsewhere/],
    ['WATCH_KEY_EARLIER', /before its settlement wallet changed/],
  ])('that is refused with %s says why under its field', async (refuses, text) => {
    await openDialog({ refuses });
    await paste(zpub);
    await press('Show addresses');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await keyField()).toHaveAccessibleDescription(text);
    expect(await keyField()).toHaveFocus();
  });

  test('is given up for the settlement wallet, after saying what happens to open payments', async () => {
    const { books } = await open({ keys: [watched] });
    await press('Use Till');
    const dialog = await screen.findByRole('dialog', { name: 'Receive Bitcoin in Till again?' });
    expect(dialog).toHaveTextContent(/Payments that have an address already keep it/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use Till' }));
    expect(await screen.findByText('Bitcoin payments now arrive in Till')).toBeVisible();
    expect(books.keys).toEqual([]);
    expect(await rowOf('Bitcoin')).toHaveTextContent('Payments arrive in Till');
  });
});

describe('an own wallet without a settlement wallet', () => {
  test('is what the business is paid into, and a settlement wallet can be added', async () => {
    const { books } = await open({ hasNoWallet: true });
    expect(await screen.findByText('Choose a settlement wallet first')).toBeVisible();
    expect(await rowOf('Bitcoin')).toHaveTextContent('Not set up');
    await press('Use your own wallet for Bitcoin');
    await paste(zpub);
    await press('Show addresses');
    await userEvent.click(await screen.findByRole('checkbox', { name: /same addresses/ }));
    await press('Use this wallet');
    expect(await screen.findByText('Payments arrive in an own wallet')).toBeVisible();
    expect(books.chosen).toHaveLength(1);
    expect(await screen.findByRole('checkbox', { name: 'BTC Bitcoin' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Litecoin/ })).toBeNull();
    expect(await rowOf('Litecoin')).toHaveTextContent('Not set up');
    await press('Choose wallet');
    const dialog = await screen.findByRole('dialog', { name: 'Settlement wallet' });
    await userEvent.type(
      within(dialog).getByLabelText('Cloud encryption password of this wallet'),
      'Cloud-Password-7',
    );
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Savings/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose wallet' }));
    expect(await screen.findByText('Payments now go to Savings')).toBeVisible();
    expect(books.business?.sent).toMatchObject({ settled: [{}], takeovers: [] });
  });

  test('is removed, after which the network is no longer taken', async () => {
    const { books } = await open({ keys: [watched], isKeyless: true });
    await press('Remove your wallet for Bitcoin');
    const dialog = await screen.findByRole('dialog', { name: 'Stop taking Bitcoin?' });
    expect(dialog).toHaveTextContent(/Payments that have an address already keep it/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You no longer take Bitcoin')).toBeVisible();
    expect(books.keys).toEqual([]);
    expect(await rowOf('Bitcoin')).toHaveTextContent('Not set up');
    expect(await screen.findByText('No wallet chosen yet')).toBeVisible();
  });

  test('takes the place of the settlement wallet', async () => {
    const { books } = await open({ keys: [watched] });
    await press('Use your own wallet only');
    const dialog = await screen.findByRole('dialog', { name: 'Stop using Till for payments?' });
    expect(dialog).toHaveTextContent(/Money in Till stays there/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use your own wallet only' }));
    expect(await screen.findByText('Payments now arrive in your own wallet only')).toBeVisible();
    expect(await screen.findByText('Payments arrive in an own wallet')).toBeVisible();
    expect(books.business?.sent.settled).toEqual([
      { walletId: null, password: null, seedPhrase: null },
    ]);
    expect(await rowOf('Litecoin')).toHaveTextContent('Not set up');
  });
});
