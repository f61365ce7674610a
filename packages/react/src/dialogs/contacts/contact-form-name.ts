/** Returns the key of the contact form's draft, which outlives a session. */
export function contactFormName(walletId: string | null): string {
  return `contact of ${walletId}`;
}
