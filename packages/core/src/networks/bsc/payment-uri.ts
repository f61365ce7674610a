import { createEvmPaymentUri } from '../_evm/payment-uri.ts';
import { getNetwork } from '../registry.ts';

const bsc = /* @__PURE__ */ getNetwork('BSC');

export const bscPaymentUri = /* @__PURE__ */ createEvmPaymentUri(bsc);
