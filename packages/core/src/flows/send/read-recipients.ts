// What Send needs from the first recipient on: a module of its own, loaded by recipient-reader.ts.
export { validateAddress } from '../../networks/validate-address.ts';
export { parseRecipient } from '../../payment-uri/parse-recipient.ts';
export { createLaterEffects } from './later-effects.ts';
