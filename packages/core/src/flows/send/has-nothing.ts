import type { Account } from '../../contract/accounts/accounts.ts';

/** Neither of the native asset nor of any token. */
export function hasNothing({ nativeBalance, tokens }: Account): boolean {
  return [nativeBalance, ...tokens.map(({ balance }) => balance)].every((balance) =>
    /^[0.]*$/.test(balance),
  );
}
