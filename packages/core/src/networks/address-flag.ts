/**
 * What a valid address deserves to be told about, and whether funds are lost there: under a witness
 * version without rules yet anyone may spend; for a taproot key that is no point of the curve, for
 * an address without a key and for a program or a token of Solana nobody can. Without a checksum a
 * typing mistake goes unseen. Off the curve, Solana has no keys but accounts that a program signs
 * for: vaults of several owners, which may be paid, and token accounts, which should not. To a
 * bounceable address of TON a payment that nothing there accepts comes back.
 */
const consequences = {
  'future-witness': 'loss',
  'taproot-off-curve': 'loss',
  burn: 'loss',
  program: 'loss',
  'off-curve': 'notice',
  bounceable: 'notice',
  'no-checksum': 'notice',
} as const satisfies Readonly<Record<string, 'loss' | 'notice'>>;

export type AddressFlag = keyof typeof consequences;

/** Reports if one of `flags` means that a payment is lost; the others are notices. */
export function losesFunds(flags: readonly AddressFlag[]): boolean {
  return flags.some((flag) => consequences[flag] === 'loss');
}
