import { FakeRefusal } from './fake-services.ts';

/** What the fake user's authenticator app shows at any time. */
export const sandboxAppCode = '123456';

export function requireAppCode(code: string | null): void {
  if (code !== sandboxAppCode)
    throw new FakeRefusal(400, {
      code: 'TWO_FACTOR_INVALID',
      errors: ['That code is not valid.'],
    });
}

/** The same of a send, which says first that it takes one. */
export function requireSendCode(code: string | null): void {
  if (code === null)
    throw new FakeRefusal(400, {
      code: '2FA_REQUIRED_FOR_SEND',
      errors: ['Enter the code of your authenticator app to send.'],
    });
  requireAppCode(code);
}
