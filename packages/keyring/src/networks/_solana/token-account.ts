import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { formatAddress, isOnCurve } from './address.ts';
import { tokenAccountProgram, tokenProgram } from './programs.ts';

/**
 * The account of `owner` for the token of `mint`: an address that no key can have, found by counting
 * down until the hash is off the curve.
 * @see SPL Associated Token Account, `Pubkey::find_program_address`
 */
export function tokenAccountOf(owner: string, mint: string): string {
  const seeds = [owner, tokenProgram, mint].map((address) => base58.decode(address));
  const program = [base58.decode(tokenAccountProgram), utf8ToBytes('ProgramDerivedAddress')];
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = sha256(concatBytes(...seeds, Uint8Array.of(bump), ...program));
    if (!isOnCurve(hash)) return formatAddress(hash);
  }
  throw new RangeError('No hash of 256 is off the curve, of which half of all are.');
}
