import type { ReadRaw } from '../raw-facts.ts';
import { priceOf } from './fees/evm-fee-offer.ts';
import { evmKeyringOf } from './spending/evm-spending.ts';

/** Hex digits of a call of `transfer`, with nothing behind it. */
const callDigits = 136;

export const readEvmRaw: ReadRaw = async ({ account, raw, planned }) => {
  const verdict = evmKeyringOf(account).verifyTransfer(raw);
  if (verdict.outcome === 'refused' || verdict.sender !== planned.fromAddress) return null;
  const { hash, to, value, data, tokenTransfer, nonce, offer, gasLimit } = verdict.transfer;
  const token = data.length === callDigits ? tokenTransfer : null;
  const isPlain = data === '' || token !== null;
  return {
    hash,
    to: isPlain ? (token?.to ?? to) : null,
    contract: token === null ? null : to,
    sent: token?.value ?? value,
    fee: priceOf(offer) * gasLimit,
    memo: null,
    nonce,
    plan: planned.plan,
    fromAddress: verdict.sender,
  };
};
