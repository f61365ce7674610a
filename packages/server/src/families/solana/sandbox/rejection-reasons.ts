import type { SolanaTransferFault } from '@billfold/keyring';

/** Reasons to reject a transaction that decodes. */
export type LedgerFault =
  | { readonly kind: 'blockhash_not_found' }
  | { readonly kind: 'payer_not_found' }
  | { readonly kind: 'fee_not_covered' }
  | { readonly kind: 'rent_not_covered'; readonly account: number }
  | { readonly kind: 'instruction_repeated'; readonly instruction: number }
  | { readonly kind: 'program_not_found' }
  | {
      readonly kind: 'instruction_failed';
      readonly instruction: number;
      readonly fault: InstructionFault;
    };

export type InstructionFault =
  | 'instruction_invalid'
  | 'signature_missing'
  | 'funds_missing'
  | 'account_read_only'
  | 'account_invalid'
  | 'seeds_invalid'
  | 'mint_mismatch'
  | 'owner_mismatch'
  | 'decimals_mismatch'
  | 'units_exceeded';

/** Error of a node for bytes that do not decode. @see solana-rpc, `decode_and_deserialize` */
export const bytesReasons: Readonly<Record<SolanaTransferFault, string>> = {
  malformed:
    'failed to deserialize solana_transaction::versioned::VersionedTransaction: io error: failed to fill whole buffer',
  version_not_supported: simulated('Transaction version is unsupported'),
  account_repeated: simulated('Account loaded twice'),
  signature_invalid: 'Transaction signature verification failure',
};

/** Returns the error of a node's preflight simulation. @see solana-transaction-error */
export function rejectionReason(fault: LedgerFault): string {
  return simulated(transactionError(fault));
}

function transactionError(fault: LedgerFault): string {
  switch (fault.kind) {
    case 'blockhash_not_found':
      return 'Blockhash not found';
    case 'payer_not_found':
      return 'Attempt to debit an account but found no record of a prior credit.';
    case 'fee_not_covered':
      return 'Insufficient funds for fee';
    case 'rent_not_covered':
      return `Transaction results in an account (${fault.account}) with insufficient funds for rent`;
    case 'instruction_repeated':
      return `Transaction contains a duplicate instruction (${fault.instruction}) that is not allowed`;
    case 'program_not_found':
      return 'Attempt to load a program that does not exist';
    case 'instruction_failed':
      return `Error processing Instruction ${fault.instruction}: ${instructionErrors[fault.fault]}`;
    default:
      return fault satisfies never;
  }
}

/** @see solana-instruction-error, solana-system-interface, spl-token `TokenError` */
const instructionErrors: Readonly<Record<InstructionFault, string>> = {
  instruction_invalid: 'invalid instruction data',
  signature_missing: 'missing required signature for instruction',
  // `ResultWithNegativeLamports` of the system program, `InsufficientFunds` of SPL Token.
  funds_missing: 'custom program error: 0x1',
  account_read_only: 'instruction changed the balance of a read-only account',
  account_invalid: 'invalid account data for instruction',
  seeds_invalid: 'Provided seeds do not result in a valid address',
  mint_mismatch: 'custom program error: 0x3',
  owner_mismatch: 'custom program error: 0x4',
  decimals_mismatch: 'custom program error: 0x12',
  units_exceeded: 'Computational budget exceeded',
};

function simulated(error: string): string {
  return `Transaction simulation failed: ${error}`;
}
