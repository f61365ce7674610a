import { toBaseUnits } from '@billfold/core';
import type { SolanaInspection } from '../../../chains/sandbox/inspection.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { bytesReasons } from './rejection-reasons.ts';
import type { SolanaRuleBook } from './rule-book.ts';
import { paidRent, tokenMoves } from './token-moves.ts';

/** Everything about an accepted transaction, its signature checked again. */
export function inspectTransfer(
  book: SolanaRuleBook,
  raw: Uint8Array,
  before: Changes,
): SolanaInspection {
  const verification = book.keyring.verifyTransfer(raw);
  const isValid = verification.outcome === 'valid';
  const transfer = book.keyring.decodeTransfer(raw);
  const { payer, fee, size, blockhash, instructions } = transfer;
  const payments = instructions.flatMap((each) => (each.kind === 'transfer' ? each : []));
  const sent = payments.reduce((sum, { lamports }) => sum + lamports, 0n);
  const rent = paidRent(book, transfer, before);
  const [memo = null] = instructions.flatMap((each) => (each.kind === 'memo' ? each.text : []));
  const [move = null] = tokenMoves(book, transfer, before);
  return {
    family: 'solana',
    size,
    fee,
    networkFee: toBaseUnits(rent),
    sender: payer,
    blockhash,
    memo,
    tokenTransfer: move && { token: move.token, to: move.to, value: toBaseUnits(move.units) },
    payers: [{ address: payer, value: toBaseUnits(sent + fee + rent) }],
    outputs: payments.map(({ to, lamports }) => ({ address: to, value: toBaseUnits(lamports) })),
    signature: isValid ? 'valid' : 'invalid',
    check: { isValid, reason: isValid ? null : bytesReasons[verification.fault] },
  };
}
