/**
 * Recognizes a secret key of a business by its prefix. It belongs on a server, never in a page.
 * @example
 * isSecretKey('bf_test_sk_4Xk'); // true
 * isSecretKey('bf_test_pk_4Xk'); // false
 */
export function isSecretKey(key: string | undefined): boolean {
  return key !== undefined && /^bf_(?:test|live)_sk_/.test(key.trim());
}
