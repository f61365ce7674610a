import { createUtxoPaymentUri } from '../_utxo/payment-uri.ts';
import { getNetwork } from '../registry.ts';

const litecoin = /* @__PURE__ */ getNetwork('LTC');

/** Payment URIs of Bitcoin's form under the scheme `litecoin`, a convention of wallets. */
export const litecoinPaymentUri = /* @__PURE__ */ createUtxoPaymentUri('litecoin', litecoin);
