/** Of what is typed about a contact and outlives a session. */
export function contactFormName(walletId: string | null): string {
  return `contact of ${walletId}`;
}
