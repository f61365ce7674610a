import { createUtxoPaymentUri } from '../_utxo/payment-uri.ts';
import { litecoin } from './network.ts';

/** Payment URIs of Bitcoin's form under the scheme `litecoin`, a convention of wallets. */
export const litecoinPaymentUri = /* @__PURE__ */ createUtxoPaymentUri('litecoin', litecoin);
