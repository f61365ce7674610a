// What reads a recipient on any network: a module of its own, loaded by recipient-reader.ts.
export { validateAddress } from '../../networks/validate-address.ts';
export { parseRecipient } from '../../payment-uri/parse-recipient.ts';
