import { extraLifetimeMs, type ReadRawTransfer } from '../raw-transfer.ts';
import { tronKeyringOf } from './tron-keyring.ts';

export const readRawTransfer: ReadRawTransfer<'tron'> = async ({ account, raw, planned }) => {
  const { plan } = planned;
  const verdict = tronKeyringOf(account).verifyTransfer(raw);
  if (verdict.outcome === 'refused' || verdict.sender !== planned.fromAddress) return null;
  const { hash, to, value, token, expiresAtMs } = verdict.transfer;
  const isShort = expiresAtMs <= BigInt(plan.expiresAtMs + extraLifetimeMs);
  const covered = plan.token?.covered ?? 0n;
  const ownCharge = (plan.token?.feeLimit ?? 0n) - covered;
  const limit = token?.feeLimit ?? 0n;
  return {
    hash,
    to: isShort ? to : null,
    contract: token?.contract ?? null,
    sent: token?.value ?? value,
    // Its bytes cost as much as ours; the fee limit of its contract call is its own.
    fee: planned.fee - ownCharge + (limit > covered ? limit - covered : 0n),
    memo: null,
    nonce: null,
    plan,
    fromAddress: verdict.sender,
  };
};
