import { getKeyring, type TonTransferPlan } from '@billfold/keyring';
import { loadPublicKey } from '../../services/accounts/load-public-key.ts';
import { longerMs, type RawFacts, type ReadRaw } from '../raw-facts.ts';

export const readTonRaw: ReadRaw = async ({ tx, account, raw, planned }) => {
  const keyring = getKeyring(account.network, account.chain);
  const { plan } = planned;
  if (keyring.family !== 'ton' || plan.family !== 'ton') return null;
  const { publicKey } = await loadPublicKey(tx, account);
  const verdict = keyring.verifyTransfer(raw, publicKey);
  if (verdict.outcome === 'refused' || verdict.sender !== planned.fromAddress) return null;
  const { transfer } = verdict;
  const isShort = transfer.validUntil <= plan.validUntil + longerMs / 1_000;
  const paid = plan.token === null ? readPayment(transfer, plan) : readJetton(transfer, plan);
  return {
    hash: transfer.hash,
    ...paid,
    to: isShort ? paid.to : null,
    // The network charges the same for the same transfer.
    fee: planned.fee,
    nonce: transfer.seqno,
    plan,
    fromAddress: verdict.sender,
  };
};

type Transfer = ReturnType<
  Extract<ReturnType<typeof getKeyring>, { readonly family: 'ton' }>['decodeTransfer']
>;
type Paid = Pick<RawFacts, 'to' | 'contract' | 'sent' | 'memo'>;

function readPayment({ payload, ...transfer }: Transfer, plan: TonTransferPlan): Paid {
  const isMeant =
    (payload.kind === 'none' || payload.kind === 'comment') &&
    transfer.isBounceable === plan.isBounceable &&
    transfer.isEverything === plan.isEverything;
  return {
    to: isMeant ? transfer.to : null,
    contract: null,
    sent: transfer.isEverything ? plan.value : transfer.value,
    memo: payload.kind === 'comment' ? payload.text : null,
  };
}

/** A jetton leaves through the account's own jetton wallet, which its network named. */
function readJetton({ payload, ...transfer }: Transfer, plan: TonTransferPlan): Paid {
  const { token } = plan;
  if (token === null || payload.kind !== 'jetton' || transfer.to !== token.wallet)
    return { to: null, contract: null, sent: 0n, memo: null };
  const isMeant =
    transfer.isBounceable &&
    !transfer.isEverything &&
    transfer.value <= token.attached &&
    payload.response === plan.from;
  return {
    to: isMeant ? payload.recipient : null,
    contract: token.wallet,
    sent: payload.units,
    memo: payload.memo,
  };
}
