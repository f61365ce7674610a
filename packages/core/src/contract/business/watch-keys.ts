import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/network-codes.ts';
import { addressTypes } from '../address-types.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, network, nothing } from '../values.ts';

/**
 * Kinds of addresses that a public key is watched at, named as in output descriptors (BIP-381, BIP-382, BIP-386).
 * @example
 * const options = watchKeyKinds.map((kind) => <option key={kind}>{kind}</option>);
 */
export const watchKeyKinds = addressTypes;
export type WatchKeyKind = (typeof watchKeyKinds)[number];

/** Path of the key that a business is paid into on one network. */
export interface WatchKeyPath extends BusinessPath {
  readonly network: Network;
}
/** Public key that another wallet exported. */
export interface WatchKeyText {
  /** Extended public key (BIP-32, SLIP-132) or output descriptor with its checksum (BIP-380). */
  readonly key: string;
  /** Kind of its addresses; null where the key or the descriptor tells it. */
  readonly kind: WatchKeyKind | null;
}
/** Public key as it was read, with the addresses by which its owner recognises it. */
export interface WatchKeyPreview {
  readonly network: Network;
  readonly kind: WatchKeyKind;
  /** Descriptor of all of its addresses, with checksum (BIP-380, BIP-389). */
  readonly descriptor: string;
  /** First three receiving addresses. */
  readonly addresses: readonly string[];
}
export interface SetWatchKey extends WatchKeyText {
  /** First receiving address, which the owner has compared with their wallet. */
  readonly firstAddress: string;
}
/** Public key of another wallet that a business is paid into. */
export interface WatchedKey extends WatchKeyPreview {
  /** Number of addresses that payments got. Those that were not paid leave gaps. */
  readonly addressesGiven: number;
  /** Unspent funds at these addresses, in main units. They are in the other wallet, and are not spent here. */
  readonly held: Decimal;
  readonly addedAt: Date;
}

const kind = (): Schema<WatchKeyKind> => z.enum(watchKeyKinds);
const previewFields = () => ({
  ...{ network: network(), kind: kind(), descriptor: z.string() },
  addresses: z.readonly(z.array(z.string())),
});
const watchedKey = (): Schema<WatchedKey> =>
  z.object({ ...previewFields(), addressesGiven: z.int(), held: decimal(), addedAt: date() });

/** Reads a public key without choosing it, so that its owner can compare the addresses. */
export const previewWatchKey: Endpoint<
  WatchKeyPath,
  unknown,
  WatchKeyText,
  Data<WatchKeyPreview>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/watch-keys/{network}/preview',
  permission: 'sign-funds',
  secret: true,
  response: () => data<WatchKeyPreview>(z.object(previewFields())),
};

/** Chooses the public key of another wallet for new payments, in the place of an earlier one. */
export const setWatchKey: Endpoint<WatchKeyPath, unknown, SetWatchKey, Data<WatchedKey>> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/watch-keys/{network}',
  permission: 'sign-funds',
  secret: true,
  response: () => data<WatchedKey>(watchedKey()),
};

/** Removes the key: new payments arrive in the settlement wallet again. */
export const removeWatchKey: Endpoint<WatchKeyPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/watch-keys/{network}',
  status: 204,
  permission: 'sign-funds',
  response: nothing,
};

/** The public keys of other wallets that a business is paid into now. */
export const listWatchKeys: Endpoint<
  BusinessPath,
  unknown,
  unknown,
  Data<readonly WatchedKey[]>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/watch-keys',
  permission: 'sign-funds',
  response: () => data<readonly WatchedKey[]>(z.readonly(z.array(watchedKey()))),
};
