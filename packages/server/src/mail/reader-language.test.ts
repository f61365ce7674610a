import { inviteMember, requestReset, updateUser } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBusiness } from '../../test/business.ts';
import { mailsTo, type Person, signUp, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let ada: Person;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpVerified(server, 'ada@example.com');
});

const speak = (person: Person, locale: string) =>
  server.call(updateUser, { body: { locale } }, person);
const newestTo = async (email: string) => (await mailsTo(server.context.db, email))[0];

async function newestReset(email: string) {
  await server.call(requestReset, { body: { email } });
  await server.outbox.drain();
  return newestTo(email);
}

describe('a mail to a user', () => {
  it('is in the language that the user chose, as text and as HTML', async () => {
    await speak(ada, 'de-AT');
    const mail = await newestReset('ada@example.com');
    expect(mail?.subject).toBe('Neues Passwort festlegen');
    expect(mail?.text).toContain('Der Link gilt einmal und läuft in 30 Minuten ab.');
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    await speak(ada, 'ar');
    expect((await newestReset('ada@example.com'))?.html).toContain('<html lang="ar" dir="rtl">');
  });

  it.each(['en', 'en-GB', 'nl'])('is in English for %s', async (locale) => {
    await speak(ada, locale);
    expect(await newestReset('ada@example.com')).toMatchObject({ subject: 'Set a new password' });
  });
});

describe('an invitation', () => {
  const invite = async (email: string) => {
    const params = { businessId: await openBusiness(server, ada) };
    await server.call(inviteMember, { params, body: { email, role: 'ACCOUNTANT' } }, ada);
    return newestTo(email);
  };

  it('is in the language of the user who verified the address, whatever its case', async () => {
    await speak(await signUpVerified(server, 'bob@example.com'), 'fr');
    const mail = await invite('Bob@example.com');
    expect(mail?.subject).toBe('Rejoignez Corner Shop sur Billfold');
    expect(mail?.text).toContain(
      'Ada vous a invité à rejoindre Corner Shop. Votre rôle\u202f: comptable.',
    );
  });

  it('is in English for an address that nobody verified', async () => {
    await speak(ada, 'fr');
    await speak(await signUp(server, 'eve@example.com'), 'ar');
    expect((await invite('eve@example.com'))?.subject).toBe('Join Corner Shop on Billfold');
    expect((await invite('new@example.com'))?.subject).toBe('Join Corner Shop on Billfold');
  });
});
