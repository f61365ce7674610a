/** Of what is typed in Add account and outlives a session. */
export function newAccountForm(walletId: string | null): string {
  return `new account of ${walletId}`;
}
