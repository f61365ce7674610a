/** Recognizes a secret key of a business, which belongs on its server and never in a page. */
export function isSecretKey(key: string | undefined): boolean {
  return key !== undefined && /^bf_(?:test|live)_sk_/.test(key.trim());
}
