import { createEvmPaymentUri } from '../_evm/payment-uri.ts';
import { getNetwork } from '../registry.ts';

const ethereum = /* @__PURE__ */ getNetwork('ETH');

export const ethereumPaymentUri = /* @__PURE__ */ createEvmPaymentUri(ethereum);
