/** Returns the key of the Add account form's draft, which outlives a session. */
export function newAccountForm(walletId: string | null): string {
  return `new account of ${walletId}`;
}
