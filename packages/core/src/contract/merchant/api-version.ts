/**
 * Version of the merchant API that this client sends in the `billfold-version` header.
 * @example
 * merchantApiVersion; // '2026-11-01'
 */
export const merchantApiVersion = '2026-11-01';
