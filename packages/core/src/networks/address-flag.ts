/**
 * Warnings about valid addresses, with their consequence: whether funds are lost there. Funds are
 * lost for a witness version without rules yet (anyone may spend), a taproot key off the curve, a
 * burn address without a key, and a program or a token of Solana. Without a checksum a typing
 * mistake goes unseen. Addresses of Solana off the curve have no key but accounts that a program
 * signs for: multisig vaults, which may be paid, and token accounts, which should not. A payment to
 * a bounceable address of TON that nothing there accepts comes back.
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

/** Property of a valid address that its payer should know. */
export type AddressFlag = keyof typeof consequences;

/**
 * Reports if one of `flags` means that a payment is lost; the others are notices.
 * @example
 * losesFunds(['burn']); // true
 * losesFunds(['no-checksum']); // false
 */
export function losesFunds(flags: readonly AddressFlag[]): boolean {
  return flags.some((flag) => consequences[flag] === 'loss');
}
