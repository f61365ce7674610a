import { createEvmPaymentUri } from '../_evm/payment-uri.ts';
import { ethereum } from './network.ts';

export const ethereumPaymentUri = /* @__PURE__ */ createEvmPaymentUri(ethereum);
