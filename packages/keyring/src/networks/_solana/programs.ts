export const systemProgram = '11111111111111111111111111111111';
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111';
/** SPL Memo, version 2. */
export const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
/** SPL Token; Token-2022 is another program, whose tokens are not supported. */
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const tokenAccountProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

/**
 * Reports whether `address` is a known program or token, from which nobody can spend. Names of
 * built-in programs are padded with `1`, and no key has twelve of them in a row.
 */
export function isKnownProgram(address: string): boolean {
  return address.includes('1'.repeat(12)) || known.includes(address);
}

const known: readonly string[] = [
  memoProgram,
  tokenProgram,
  tokenAccountProgram,
  // Token-2022, version 1 of SPL Memo, Token Metadata.
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  // USDC and USDT.
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
];
