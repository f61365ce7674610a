/** Programs and tokens that people come across, with names of their own in front. */
const known = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  // USDC and USDT.
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
];

/**
 * Reports whether an address is a known program or token, from which nobody can spend. Names built
 * into Solana are padded with `1`: the system program, `Stake111…`, `Sysvar…111`, wrapped SOL, the
 * incinerator. No key has twelve of them in a row.
 */
export function isKnownProgram(address: string): boolean {
  return address.includes('1'.repeat(12)) || known.includes(address);
}
