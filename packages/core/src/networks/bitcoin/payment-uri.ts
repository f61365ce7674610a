import { createUtxoPaymentUri } from '../_utxo/payment-uri.ts';
import { getNetwork } from '../registry.ts';

const bitcoin = /* @__PURE__ */ getNetwork('BTC');

export const bitcoinPaymentUri = /* @__PURE__ */ createUtxoPaymentUri('bitcoin', bitcoin);
