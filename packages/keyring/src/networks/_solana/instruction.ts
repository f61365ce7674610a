/** Accounts that a payment only names, so that the recipient finds it. @see Solana Pay, `reference` */
interface Referring {
  /** Left out for none. */
  readonly references?: readonly string[];
}

/** Instruction of a transaction, of the kinds that we encode and decode. */
export type SolanaInstruction =
  | ({
      readonly kind: 'transfer';
      readonly from: string;
      readonly to: string;
      readonly lamports: bigint;
    } & Referring)
  | { readonly kind: 'unit-limit'; readonly units: number }
  | { readonly kind: 'unit-price'; readonly microLamports: bigint }
  | { readonly kind: 'memo'; readonly text: string }
  /** Makes the account of `owner` for a token unless it is there, on account of `payer`. */
  | {
      readonly kind: 'create-token-account';
      readonly payer: string;
      readonly account: string;
      readonly owner: string;
      readonly mint: string;
    }
  | ({
      readonly kind: 'token-transfer';
      readonly source: string;
      readonly destination: string;
      readonly owner: string;
      readonly mint: string;
      readonly units: bigint;
      readonly decimals: number;
    } & Referring);

/** One that says nothing to us, or not in the form that we write. */
export interface UnknownInstruction {
  readonly kind: 'unknown';
  readonly program: string;
}
