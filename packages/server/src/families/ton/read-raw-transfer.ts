import type { TonKeyring, TonTransferPlan } from '@billfold/keyring';
import { loadPublicKey } from '../../accounts/load-public-key.ts';
import { extraLifetimeMs, type RawTransfer, type ReadRawTransfer } from '../raw-transfer.ts';
import { tonKeyringOf } from './ton-keyring.ts';

export const readRawTransfer: ReadRawTransfer<'ton'> = async ({ tx, account, raw, planned }) => {
  const { plan } = planned;
  const { publicKey } = await loadPublicKey(tx, account);
  const verdict = tonKeyringOf(account).verifyTransfer(raw, publicKey);
  if (verdict.outcome === 'refused' || verdict.sender !== planned.fromAddress) return null;
  const { transfer } = verdict;
  const isShort = transfer.validUntil <= plan.validUntil + extraLifetimeMs / 1_000;
  const paid = plan.token === null ? readPayment(transfer, plan) : readJetton(transfer, plan);
  return {
    hash: transfer.hash,
    ...paid,
    to: isShort ? paid.to : null,
    // The network charges equal transfers equally.
    fee: planned.fee,
    nonce: transfer.seqno,
    plan,
    fromAddress: verdict.sender,
  };
};

type Transfer = ReturnType<TonKeyring['decodeTransfer']>;
type Paid = Pick<RawTransfer<'ton'>, 'to' | 'contract' | 'sent' | 'memo'>;

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

/** Reads a jetton transfer, which goes through the jetton wallet of the account. */
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
