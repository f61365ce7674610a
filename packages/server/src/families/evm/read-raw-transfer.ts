import type { ReadRawTransfer } from '../raw-transfer.ts';
import { evmKeyringOf } from './evm-keyring.ts';
import { priceOf } from './fees/fee-offer.ts';

/** Hex digits of an ERC-20 `transfer` call without trailing bytes. */
const callDigits = 136;

export const readRawTransfer: ReadRawTransfer<'evm'> = async ({ account, raw, planned }) => {
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
