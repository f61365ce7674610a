import type { DecodedSolanaTransfer } from '@billfold/keyring';

/** Returns the references of all payments of a transaction, each once. @see Solana Pay, `reference` */
export function referencesIn({
  instructions,
}: Pick<DecodedSolanaTransfer, 'instructions'>): readonly string[] {
  const named = instructions.flatMap((each) =>
    each.kind === 'transfer' || each.kind === 'token-transfer' ? (each.references ?? []) : [],
  );
  return [...new Set(named)];
}
