/**
 * What a valid address deserves to be told about, and whether funds are lost there: under a witness
 * version without rules yet anyone may spend, for a taproot key that is no point of the curve and
 * for an address without a key nobody can. Without a checksum a typing mistake goes unseen.
 */
const consequences = {
  'future-witness': 'loss',
  'taproot-off-curve': 'loss',
  burn: 'loss',
  'no-checksum': 'notice',
} as const satisfies Readonly<Record<string, 'loss' | 'notice'>>;

export type AddressFlag = keyof typeof consequences;

/** Whether one of `flags` stands against paying; the others are only to be shown. */
export function losesFunds(flags: readonly AddressFlag[]): boolean {
  return flags.some((flag) => consequences[flag] === 'loss');
}
