import { createUtxoPaymentUri } from '../_utxo/payment-uri.ts';
import { bitcoin } from './network.ts';

export const bitcoinPaymentUri = /* @__PURE__ */ createUtxoPaymentUri('bitcoin', bitcoin);
