import { createEvmPaymentUri } from '../_evm/payment-uri.ts';
import { bsc } from './network.ts';

export const bscPaymentUri = /* @__PURE__ */ createEvmPaymentUri(bsc);
