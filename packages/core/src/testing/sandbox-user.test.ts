import { describe, expect, it } from 'vitest';
import { createSignInFlow } from '../flows/sign-in/sign-in-flow.ts';
import { memoryStore } from '../platform/memory-store.ts';
import { createSession } from '../session/session.ts';
import { createSandbox } from './create-sandbox.ts';

const device = { device: 'Desktop', os: 'Linux', browser: 'Chromium 140' };

describe('the user of the fake services', () => {
  it('signs in with a code where one is wanted, and with nothing else', async () => {
    const { client, signIn } = await createSandbox({ twoFactor: true });
    const session = createSession(memoryStore());
    const flow = createSignInFlow(client, { session, device });
    flow.actions.setEmail(signIn.email);
    await flow.actions.submit('wrong');
    expect(flow.getState()).toMatchObject({ failure: { serverCode: 'invalid_credentials' } });
    await flow.actions.submit(signIn.password);
    expect(flow.getState().step).toBe('two-factor');
    await flow.actions.submitCode('000000');
    expect(flow.getState().wrongCodes).toBe(1);
    await flow.actions.submitCode(signIn.twoFactorCode);
    expect(session.get().isSignedIn).toBe(true);
    await expect(flow.result).resolves.toMatchObject({ user: { has2fa: true } });
  });

  it('needs no code elsewhere, and takes a recovery code too', async () => {
    const { signIn, client } = await createSandbox();
    const body = { email: signIn.email, password: signIn.password, twoFactorCode: null, device };
    expect((await client.auth.signIn(body)).user.has2fa).toBe(false);
    const other = await createSandbox({ twoFactor: true });
    const withRecovery = { ...body, twoFactorCode: signIn.recoveryCode };
    expect((await other.client.auth.signIn(withRecovery)).user.has2fa).toBe(true);
  });

  it('gets a new password by the token of a mail', async () => {
    const { client, signIn } = await createSandbox();
    const { email, resetToken: token } = signIn;
    await client.auth.requestPasswordReset({ email });
    const password = 'another horse battery';
    await expect(client.auth.completePasswordReset({ token: 'x', password })).rejects.toMatchObject(
      { serverCode: 'token_invalid' },
    );
    await client.auth.completePasswordReset({ token, password });
    const logIn = (entered: string) =>
      client.auth.signIn({ email, password: entered, twoFactorCode: null, device });
    await expect(logIn(signIn.password)).rejects.toMatchObject({ code: 'api' });
    expect((await logIn(password)).user.email).toBe(email);
  });

  it('registers, and verifies the email', async () => {
    const { client, signIn } = await createSandbox();
    const body = {
      name: 'Bob',
      email: 'bob@example.com',
      password: 'a long password',
      accountType: 'INDIVIDUAL',
      acceptTerms: true,
      referralCode: null,
      device,
    } as const;
    await expect(client.auth.register({ ...body, email: signIn.email })).rejects.toMatchObject({
      serverCode: 'email_taken',
    });
    expect((await client.auth.register(body)).user.isEmailVerified).toBe(false);
    await client.auth.verifyEmail({ token: signIn.verificationToken });
    expect(await client.user.get()).toMatchObject({ name: 'Bob', isEmailVerified: true });
  });
});
