import { FakeRefusal } from './fake-services.ts';

/** Code of the fake user's authenticator app, valid at any time. */
export const sandboxAppCode = '123456';

export function requireAppCode(code: string | null): void {
  if (code !== sandboxAppCode)
    throw new FakeRefusal(400, {
      code: 'TWO_FACTOR_INVALID',
      errors: ["That code isn't right."],
    });
}

/** Requires the two-factor code of a send; without one, the refusal says that a send takes it. */
export function requireSendCode(code: string | null): void {
  if (code === null)
    throw new FakeRefusal(400, {
      code: '2FA_REQUIRED_FOR_SEND',
      errors: ['Enter the code from your authenticator app to send.'],
    });
  requireAppCode(code);
}
