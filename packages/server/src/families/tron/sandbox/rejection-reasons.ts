import type { TronTransferFault } from '@billfold/keyring';

/** Reasons to reject a transaction that decodes. */
export type LedgerFault =
  | 'block_unknown'
  | 'expired'
  | 'expires_too_late'
  | 'sender_unknown'
  | 'bandwidth_missing'
  | 'funds_missing'
  | 'contract_unknown'
  | 'fee_limit_too_high';

/**
 * Response codes and messages of java-tron.
 * @see api.proto `response_code`, Wallet.broadcastTransaction, TransferActuator
 */
export const rejectionReasons: Readonly<Record<TronTransferFault | LedgerFault, string>> = {
  malformed: 'OTHER_ERROR: Protocol message had invalid wire format.',
  // Nodes know more kinds of contracts: this ledger transfers.
  type_not_supported: 'CONTRACT_VALIDATE_ERROR: Contract validate error : contract type error',
  signature_invalid: 'SIGERROR: Validate signature error',
  address_invalid: 'CONTRACT_VALIDATE_ERROR: Contract validate error : Invalid toAddress!',
  amount_invalid:
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Amount must be greater than 0.',
  sent_to_self:
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Cannot transfer TRX to yourself.',
  block_unknown: 'TAPOS_ERROR: Tapos check error.',
  expired: 'TRANSACTION_EXPIRATION_ERROR: Transaction expired',
  expires_too_late: 'TRANSACTION_EXPIRATION_ERROR: Transaction expired',
  sender_unknown:
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Validate TransferContract error, no OwnerAccount.',
  bandwidth_missing: 'BANDWITH_ERROR: Account resource insufficient error.',
  funds_missing:
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Validate TransferContract error, balance is not sufficient.',
  contract_unknown:
    'CONTRACT_VALIDATE_ERROR: Contract validate error : No contract or not a valid smart contract',
  fee_limit_too_high:
    'CONTRACT_VALIDATE_ERROR: Contract validate error : feeLimit must be >= 0 and <= 15000000000',
};
