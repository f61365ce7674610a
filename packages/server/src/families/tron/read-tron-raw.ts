import { getKeyring } from '@billfold/keyring';
import { longerMs, type ReadRaw } from '../raw-facts.ts';

export const readTronRaw: ReadRaw = async ({ account, raw, planned }) => {
  const keyring = getKeyring(account.network, account.chain);
  const { plan } = planned;
  if (keyring.family !== 'tron' || plan.family !== 'tron') return null;
  const verdict = keyring.verifyTransfer(raw);
  if (verdict.outcome === 'refused' || verdict.sender !== planned.fromAddress) return null;
  const { hash, to, value, token, expiresAtMs } = verdict.transfer;
  const isShort = expiresAtMs <= BigInt(plan.expiresAtMs + longerMs);
  const ownLimit = plan.token?.feeLimit ?? 0n;
  return {
    hash,
    to: isShort ? to : null,
    contract: token?.contract ?? null,
    sent: token?.value ?? value,
    // Its bytes cost what ours would; what a contract may take stands in it.
    fee: planned.fee - ownLimit + (token?.feeLimit ?? 0n),
    memo: null,
    nonce: null,
    plan,
    fromAddress: verdict.sender,
  };
};
