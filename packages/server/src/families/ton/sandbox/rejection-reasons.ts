import type { TonTransferFault } from '@billfold/keyring';

/** Reasons to reject a message that decodes. */
export type LedgerFault = 'expired' | 'wrong_seqno' | 'fee_not_covered';

/**
 * Messages of a node, with the exit codes of wallet v4R2.
 * @see ton-blockchain/ton, crypto/block/transaction.cpp; wallet-contract, func/wallet-v4-code.fc
 */
export const rejectionReasons: Readonly<Record<TonTransferFault | LedgerFault, string>> = {
  malformed: 'cannot deserialize bag-of-cells: not an external message',
  // Nodes have no such rule: this ledger knows the sends of our wallets alone.
  mode_not_supported: 'send mode not supported',
  wrong_init: notApplied('state init does not match the address'),
  wallet_unknown: notApplied('Failed to unpack account state'),
  wrong_wallet_id: exit(34),
  signature_invalid: exit(35),
  expired: exit(36),
  wrong_seqno: exit(33),
  fee_not_covered: notApplied('cannot pay for importing this external message'),
};

function exit(code: number): string {
  return notApplied(`inbound external message rejected by transaction: exitcode=${code}`);
}

function notApplied(why: string): string {
  return `cannot apply external message to current state : ${why}`;
}
