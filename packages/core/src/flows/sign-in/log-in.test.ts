import { expect, test } from 'vitest';
import { createLogIn } from './log-in.ts';

test('an answer that is there already counts for nothing once sign-in is given up', async () => {
  const abort = new AbortController();
  const logIn = createLogIn(
    {
      auth: {
        signIn: async () => {
          abort.abort();
          return signedIn;
        },
        signInToDemo: async () => signedIn,
        signInWithGoogle: async () => signedIn,
        signInWithDiscord: async () => signedIn,
        exchangeToken: async () => signedIn,
      },
      user: { get: async () => user },
    },
    { device: { device: 'Desktop', os: 'Linux', browser: 'Chrome 140' }, signal: abort.signal },
  );
  const outcome = await logIn(
    { from: 'form', email: 'ada@example.com', password: 'correct horse' },
    null,
  );
  expect(outcome).toEqual({ status: 'aborted' });
});

const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date(0),
  locale: 'en',
  currency: 'USD',
} as const;
const signedIn = { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0), user };
