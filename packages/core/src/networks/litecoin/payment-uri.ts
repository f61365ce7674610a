import { createUtxoPaymentUri } from '../_utxo/payment-uri.ts';
import { litecoin } from './network.ts';

/** As Bitcoin's, under another scheme: a convention that wallets share. */
export const litecoinPaymentUri = /* @__PURE__ */ createUtxoPaymentUri('litecoin', litecoin);
