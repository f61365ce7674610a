import { formatDate } from '@billfold/core';
import { languages } from '@billfold/core/internal';
import { expect, it } from 'vitest';
import { mailsTo, signUp } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { sendNewDeviceNotice } from '../auth/new-device-mail.ts';
import { sendVerification } from '../auth/verification-mail.ts';
import { sendUndo } from '../credentials/email-mail.ts';
import { sendPasswordNotice, sendReset } from '../credentials/password-mail.ts';
import { sendSecuredNotice } from '../credentials/secured-mail.ts';
import { sendIdentityNotice } from '../external-login/identity-mail.ts';
import { sendTokenNotice } from '../personal-tokens/token-mail.ts';
import { sendTwoFactorNotice, type TwoFactorChange } from '../two-factor/two-factor-mail.ts';

const email = 'ada@example.com';
const site = 'https://wallet.example';
const security = `${site}/account/settings/security`;
const changes: readonly TwoFactorChange[] = [
  'enabled',
  'disabled',
  'codes-renewed',
  'recovery-code-used',
];

/** Sends every mail about sign-in to a reader of `locale`. */
async function sendAll(locale: string) {
  const server = await createTestServer();
  const { user } = await signUp(server, 'eve@example.com');
  const { context } = server;
  const { db } = context;
  const to = { email, locale };
  const ada = { id: user.id, ...to };
  const device = { device: 'Phone', os: 'iOS', browser: 'Safari' };
  const secured = { sessions: 1, tokens: 0, devices: 2, logins: 1, keptLogin: null };
  const logins = [{ provider: 'google', email: 'ada@gmail.com' }] as const;
  await sendVerification(db, context, ada);
  await sendReset(db, context, ada);
  await sendPasswordNotice(db, context, { to, logins });
  await sendUndo(db, context, ada);
  await sendNewDeviceNotice(db, context, { to, device, ip: '203.0.113.9' });
  await sendSecuredNotice(db, context, { to, secured });
  for (const change of changes) await sendTwoFactorNotice(db, context, { to, change });
  await sendTokenNotice(db, context, { to, access: 'READ', expiresAt: new Date(0) });
  for (const change of ['connected', 'disconnected'] as const)
    await sendIdentityNotice(db, context, { to, provider: 'google', change });
  return { server, mails: await mailsTo(db, email) };
}

it('writes every mail about sign-in as a subject, what happened, and what to do', async () => {
  const { server, mails } = await sendAll('en');
  const at = formatDate(new Date(server.clock.now()), 'UTC');
  const written = mails.map(({ subject, text }) =>
    [subject, ...text.replaceAll(/token=[\w-]{43}/g, 'token=…').split('\n\n')].join(' | '),
  );
  const signOutOthers = `Wasn't you? Change your password and sign out all other sessions now: | ${security}`;
  expect(written.toSorted()).toEqual(
    [
      `Verify your email address | Open this link to verify your email address: | ${site}/account/verify/email?token=… | The link works once and expires in 24 hours. Didn't sign up for Billfold? Ignore this email.`,
      `Set a new password | Open this link to set a new sign-in password: | ${site}/auth/new-password?token=… | The link works once and expires in 30 minutes. Your cloud encryption passwords and seed phrases don't change. Didn't ask for this? Ignore this email.`,
      `Your password was changed | The sign-in password of your Billfold account was changed. Your cloud encryption passwords and seed phrases haven't changed. | These connected logins can still sign in: Google (a***@gmail.com). If you don't recognise one of them, remove it in your security settings. | Wasn't you? Set a new password now: | ${site}/auth/reset-password`,
      `Your email address was changed | Your Billfold account now has a different email address. This one can no longer sign in. | Wasn't you? Undo the change. This signs out every device, and we'll email you a link to set a new password: | ${site}/account/undo/email?token=… | The link works once and expires in 24 hours.`,
      `New sign-in to your Billfold account | New sign-in to your account from: Safari, iOS, Phone. | Time: ${at}. IP address: 203.0.113.9. | Wasn't you? Change your password and sign out that session now: | ${security}`,
      `Your account was secured | We ended this access to your Billfold account: 1 other session, 0 personal access tokens, 2 trusted devices, 1 connected login. Links that we emailed you to verify your address or to set a password no longer work. | Wasn't you, or someone else may know your password? Set a new one now: | ${site}/auth/reset-password`,
      `Two-factor sign-in is on | Signing in to your Billfold account now asks for a code from your authenticator app. We signed out all other sessions and revoked all personal access tokens. | ${signOutOthers}`,
      `Two-factor sign-in is off | Signing in to your Billfold account no longer asks for a code. | ${signOutOthers}`,
      `Your recovery codes were replaced | Your Billfold account has new recovery codes. The old ones no longer work. | ${signOutOthers}`,
      `A recovery code was used | A recovery code was used instead of a code from your authenticator app. It no longer works. | ${signOutOthers}`,
      `A personal access token was created | Your Billfold account has a new personal access token. Anyone who has it can read your wallets, until 1 Jan 1970. It can't send coins or change contacts. | Wasn't you? Revoke the token and change your password now: | ${security}`,
      `Google was connected | You can now sign in to your Billfold account with Google. | Wasn't you? Change your password and check your connected logins now: | ${security}`,
      `Google was disconnected | You can no longer sign in to your Billfold account with Google. | Wasn't you? Change your password and check your connected logins now: | ${security}`,
    ].toSorted(),
  );
});

it.each(languages.map(({ tag }) => tag))('fills every mail about sign-in in %s', async (tag) => {
  const { mails } = await sendAll(tag);
  expect(mails).toHaveLength(13);
  const start = `<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}">`;
  for (const { subject, text, html } of mails) {
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(start);
  }
});
