import type { SolanaKeyring } from '@billfold/keyring';
import type { RawTransfer, ReadRawTransfer } from '../raw-transfer.ts';
import { solanaKeyringOf } from './solana-keyring.ts';

type Instruction = ReturnType<SolanaKeyring['decodeTransfer']>['instructions'][number];
type OfKind<K extends Instruction['kind']> = Extract<Instruction, { readonly kind: K }>;

export const readRawTransfer: ReadRawTransfer<'solana'> = async ({ account, raw, planned }) => {
  const keyring = solanaKeyringOf(account);
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
type Paid = Pick<RawTransfer<'solana'>, 'to' | 'contract' | 'sent'>;
const noPayment: Paid = { to: null, contract: null, sent: 0n };

/** Reads the only payment: of lamports, or of a token between the associated token accounts. */
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
  if (payment === undefined || others.length > 0 || opened.length > 1) return noPayment;
  if (payment.kind === 'transfer')
    return opened.length === 0 && payment.from === from
      ? { to: payment.to, contract: null, sent: payment.lamports }
      : noPayment;
  const isPath = isBetween(keyring, payment, { from, to });
  const isTheirs = opened.every((one) => one.owner === to && one.mint === payment.mint);
  return isPath && isTheirs ? { to, contract: payment.mint, sent: payment.units } : noPayment;
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
