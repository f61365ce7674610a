import type { EvmTransferFault } from '@billfold/keyring';

/** Reasons to reject a transaction that decodes. */
export type LedgerFault =
  | 'creates_contract'
  | 'gas_above_block'
  | 'fee_cap_below_base_fee'
  | 'nonce_too_low'
  | 'nonce_too_high'
  | 'funds_missing'
  | 'replacement_underpriced';

/**
 * Error messages of go-ethereum.
 * @see core/error.go, core/types/transaction.go, core/txpool/errors.go
 */
export const rejectionReasons: Readonly<Record<EvmTransferFault | LedgerFault, string>> = {
  malformed: 'rlp: element is larger than containing list',
  wrong_chain_id: 'invalid chain id for signer',
  signature_invalid: 'invalid sender',
  tip_above_fee_cap: 'max priority fee per gas higher than max fee per gas',
  intrinsic_gas_too_low: 'intrinsic gas too low',
  type_not_supported: 'transaction type not supported',
  // Nodes have no such rule: this ledger runs no code.
  creates_contract: 'contract creation not supported',
  gas_above_block: 'exceeds block gas limit',
  fee_cap_below_base_fee: 'max fee per gas less than block base fee',
  nonce_too_low: 'nonce too low',
  nonce_too_high: 'nonce too high',
  funds_missing: 'insufficient funds for gas * price + value',
  replacement_underpriced: 'replacement transaction underpriced',
};
