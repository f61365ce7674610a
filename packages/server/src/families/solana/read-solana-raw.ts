import { getKeyring, type SolanaKeyring } from '@billfold/keyring';
import type { RawFacts, ReadRaw } from '../raw-facts.ts';

type Instruction = ReturnType<SolanaKeyring['decodeTransfer']>['instructions'][number];
type OfKind<K extends Instruction['kind']> = Extract<Instruction, { readonly kind: K }>;

export const readSolanaRaw: ReadRaw = async ({ account, raw, planned }) => {
  const keyring = getKeyring(account.network, account.chain);
  if (keyring.family !== 'solana') return null;
  const verdict = keyring.verifyTransfer(raw);
  if (verdict.outcome === 'refused' || verdict.sender !== planned.fromAddress) return null;
  const { hash, fee, instructions } = verdict.transfer;
  const [memo, ...memos] = instructions.filter((each) => each.kind === 'memo');
  const isKnown = instructions.every(({ kind }) => kind !== 'unknown') && memos.length === 0;
  const paid = readPayment(keyring, instructions, {
    from: verdict.sender,
    to: planned.toAddress,
  });
  return {
    hash,
    ...paid,
    to: isKnown ? paid.to : null,
    fee,
    memo: memo?.text ?? null,
    nonce: null,
    plan: planned.plan,
    fromAddress: verdict.sender,
  };
};

interface Parties {
  readonly from: string;
  readonly to: string;
}
type Paid = Pick<RawFacts, 'to' | 'contract' | 'sent'>;
const nobody: Paid = { to: null, contract: null, sent: 0n };

/** The one payment in it: of lamports, or of a token between the accounts that the two have for it. */
function readPayment(
  keyring: SolanaKeyring,
  instructions: readonly Instruction[],
  { from, to }: Parties,
): Paid {
  const payments = instructions.filter(
    (each) => each.kind === 'transfer' || each.kind === 'token-transfer',
  );
  const opened = instructions.filter((each) => each.kind === 'create-token-account');
  const [payment, ...others] = payments;
  if (payment === undefined || others.length > 0 || opened.length > 1) return nobody;
  if (payment.kind === 'transfer')
    return opened.length === 0 && payment.from === from
      ? { to: payment.to, contract: null, sent: payment.lamports }
      : nobody;
  const isPath = isBetween(keyring, payment, { from, to });
  const isTheirs = opened.every((one) => one.owner === to && one.mint === payment.mint);
  return isPath && isTheirs ? { to, contract: payment.mint, sent: payment.units } : nobody;
}

function isBetween(
  { tokenAccountOf }: SolanaKeyring,
  { owner, source, destination, mint }: OfKind<'token-transfer'>,
  { from, to }: Parties,
): boolean {
  return (
    owner === from &&
    source === tokenAccountOf(from, mint) &&
    destination === tokenAccountOf(to, mint)
  );
}
