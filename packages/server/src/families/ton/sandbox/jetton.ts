import { createHash } from 'node:crypto';
import { type BaseUnits, type TokenDefinition, tokensOf, validateAddress } from '@billfold/core';
import type { DecodedTonTransfer, TonKeyring } from '@billfold/keyring';

/** Transfer of a jetton in core's table. */
export interface JettonOrder {
  readonly token: TokenDefinition;
  readonly to: string;
  readonly value: BaseUnits;
}

/** Null for a transfer that asks nothing of one, or not of the sender's own wallet for it. */
export function findJettonOrder(
  keyring: TonKeyring,
  { from, to, payload }: DecodedTonTransfer,
): JettonOrder | null {
  if (payload.kind !== 'jetton' || payload.response !== from) return null;
  const { recipient, units } = payload;
  const token = tokensOf(keyring.network).find(
    ({ contract }) => jettonWalletOf(keyring, contract, from) === to,
  );
  return token === undefined ? null : { token, to: recipient, value: units };
}

/**
 * Returns the address of the jetton wallet of `owner`, which has no key. On a real chain its hash
 * covers the code too; this ledger runs none.
 */
export function jettonWalletOf(
  { network, chain }: TonKeyring,
  contract: string,
  owner: string,
): string {
  const hash = createHash('sha256').update(`${contract}:${owner}`).digest('hex');
  const check = validateAddress(network, `0:${hash}`, chain);
  if (!check.valid) throw new TypeError(`0:${hash} is no address of ${network}.`);
  return check.normalized;
}
