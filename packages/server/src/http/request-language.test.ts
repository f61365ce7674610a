import {
  createContact,
  createWallet,
  getMerchantPayment,
  importContacts,
  listContacts,
  listWallets,
  logIn,
  register,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { keyOf, signUpMerchant } from '../../test/api-keys.ts';
import {
  device,
  mailsTo,
  newWallet,
  registration,
  signUp,
  signUpWithAccount,
} from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';

const german = { language: 'de-DE' };

describe('a refusal', () => {
  it('of a German screen is German, from a form to a missing page', async () => {
    const server = await createTestServer();
    const person = await signUp(server, 'ada@example.com');
    const reader = { ...person, ...german };
    const wrong = { email: 'ada@example.com', password: 'wrong', device, twoFactorCode: null };
    expect(await server.refusal(logIn, { body: wrong }, german)).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Anmeldedaten falsch',
      errors: ['E-Mail-Adresse oder Passwort ist falsch.'],
    });
    expect(await server.refusal(createWallet, { body: newWallet() }, reader)).toMatchObject({
      errors: ['Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie eine Wallet erstellen.'],
    });
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await server.refusal(listContacts, { params: { id }, query: {} }, reader)).toMatchObject(
      {
        code: 'NOT_FOUND',
        errors: ['Das gibt es nicht oder nicht mehr.'],
      },
    );
    expect(await server.refusal(listWallets, {}, german)).toMatchObject({
      message: 'Nicht angemeldet',
      errors: ['Melden Sie sich an, um fortzufahren.'],
    });
  });

  it('of a field names it as the request does, and says its rule in German', async () => {
    const server = await createTestServer();
    const body = { ...registration('ada@example.com'), name: '' };
    expect(await server.refusal(register, { body }, german)).toMatchObject({
      message: 'Ungültig: name',
      errors: ['name: Darf nicht leer sein.'],
      fields: { name: ['Darf nicht leer sein.'] },
    });
    expect((await server.refusal(register, { body })).errors).toEqual(['name must not be empty.']);
  });

  it('of an address and of rows of a file is in the language of the reader', async () => {
    const server = await createTestServer();
    const holder = await signUpWithAccount(server, 'ada@example.com');
    const params = { id: holder.walletId };
    const contact = { name: 'Bob', network: 'BTC', address: 'nonsense', memo: null } as const;
    const french = { ...holder, language: 'fr' };
    expect(await server.refusal(createContact, { params, body: contact }, french)).toMatchObject({
      message: 'Vérifiez les champs signalés',
      fields: { address: ['Ce n’est pas une adresse Bitcoin qui peut être payée.'] },
    });
    const csv = 'name,network,address,memo\nBob,BTC,nonsense,\n';
    const { refused } = await server.call(importContacts, { params, body: { csv } }, french);
    expect(refused).toEqual([
      { line: 2, message: 'Ce n’est pas une adresse Bitcoin qui peut être payée.' },
    ]);
  });

  it('of a program is English, whatever languages it names', async () => {
    const server = await createTestServer();
    const merchant = await signUpMerchant(server, 'ada@example.com');
    const key = { token: (await keyOf(server, merchant)).token, ...german };
    const params = { id: 'pay_0000000000000000' };
    expect((await server.refusal(getMerchantPayment, { params }, key)).errors).toEqual([
      'This payment does not exist.',
    ]);
  });
});

describe('a new user', () => {
  it('has the language of the sign-up page, and reads the first mail in it', async () => {
    const server = await createTestServer();
    const body = registration('ada@example.com');
    const { data } = await server.call(register, { body }, german);
    expect(data.user.locale).toBe('de');
    const [mail] = await mailsTo(server.context.db, 'ada@example.com');
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  });
});
