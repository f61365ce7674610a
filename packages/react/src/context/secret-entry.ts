/** Where seed phrase and encryption key are typed and shown. */
export type SecretEntry = 'frame' | 'inline';

/** `inline` on a page of the wallet's own origin, `frame` on any other and while the page is unknown. */
export function defaultSecretEntry(baseUrl: string, page: Location | undefined): SecretEntry {
  if (!page || !URL.canParse(baseUrl, page.href)) return 'frame';
  return new URL(baseUrl, page.href).origin === page.origin ? 'inline' : 'frame';
}
