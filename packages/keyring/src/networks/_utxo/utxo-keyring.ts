import type { ChainName } from '@billfold/core';
import { hex } from '@scure/base';
import type { AccountPublic } from '../../account-public.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import type { AddressPosition } from '../../address-position.ts';
import type { SignableNetwork } from '../../signable-network.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { createAddressDeriver } from './address-deriver.ts';
import { addressToScript } from './address-script.ts';
import { buildTransfer, type UtxoBuildResult } from './build.ts';
import { type DecodedUtxoTransfer, decodeTransfer } from './decode.ts';
import { derivePublic } from './derive.ts';
import {
  estimateFee,
  type UtxoEstimateRequest,
  type UtxoFeeEstimateResult,
} from './estimate-fee.ts';
import { hashTransfer } from './hash-transfer.ts';
import { type KeyOfKind, readAccountKey } from './key-expression.ts';
import type { WatchKind } from './key-versions.ts';
import { outputDescriptor } from './output-descriptor.ts';
import { parseWatchKey } from './parse-watch-key.ts';
import { kindOfPlan, signTransfer } from './sign.ts';
import type { UtxoTransferPlan, UtxoTransferRequest } from './transfer-plan.ts';
import { toUtxoNetwork, type UtxoDefinition } from './utxo-network.ts';
import { type SpentOutput, type UtxoVerification, verifyTransfer } from './verify.ts';
import { createWatchDeriver } from './watch-deriver.ts';
import type { WatchKey, WatchKeyResult } from './watch-key.ts';
import { placeWatched, type WatchedPlace } from './watched-place.ts';

/** Keys, addresses and transactions of one chain whose accounts hold unspent outputs, each account of one kind. */
export interface UtxoKeyring {
  readonly family: 'utxo';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  /** Derives the public key of an account; of p2wpkh outputs unless another kind is given (BIP-44, 49, 84, 86). */
  derivePublic(seed: Uint8Array, account: number, kind?: WatchKind): AccountPublic;
  /** Reads the kind of an account, and its extended public key alone (BIP-32), from the key of `derivePublic`. */
  readAccountKey(publicKey: string): KeyOfKind;
  addressAt(publicKey: string, position: AddressPosition): string;
  /**
   * Derives many addresses of one account from a key that is opened once; `addressAt` opens it each
   * time.
   */
  createAddressDeriver(publicKey: string): AddressDeriver;
  /** The descriptor of all addresses of an account, with its checksum (BIP-380). */
  descriptorOf(publicKey: string): string;
  /**
   * Reads the key of an account that another wallet exported to be watched: an extended public key or a descriptor. `kind`
   * is the kind of its outputs where the text does not tell it.
   */
  parseWatchKey(text: string, kind: WatchKind | null): WatchKeyResult;
  /** Derives many addresses of a watched key, which is opened once. */
  createWatchDeriver(key: Pick<WatchKey, 'kind' | 'publicKey'>): AddressDeriver;
  /** Derives the public key of an address of a watched key, with its place as a PSBT names it (BIP-174). */
  placeWatched(
    key: Pick<WatchKey, 'publicKey' | 'origin'>,
    position: AddressPosition,
  ): WatchedPlace;
  /** The output script that pays `address`, hex; null for what this chain cannot pay. */
  scriptOf(address: string): string | null;
  estimateFee(request: UtxoEstimateRequest): UtxoFeeEstimateResult;
  buildTransfer(request: UtxoTransferRequest): UtxoBuildResult;
  /**
   * Returns the hash that a plan has once it is signed, which its signatures do not change (BIP-141). Plans of p2pkh and of
   * nested outputs have none before.
   */
  hashTransfer(plan: Pick<UtxoTransferPlan, 'inputs' | 'outputs'>): string;
  /** Reads the kind of the account that a plan spends from. */
  kindOfPlan(plan: Pick<UtxoTransferPlan, 'inputs'>): WatchKind;
  signTransfer(seed: Uint8Array, plan: UtxoTransferPlan): SignedTransfer;
  verifyTransfer(raw: Uint8Array, spentOutputs: readonly SpentOutput[]): UtxoVerification;
  decodeTransfer(raw: Uint8Array): DecodedUtxoTransfer;
}

export function createUtxoKeyring(
  network: SignableNetwork,
  chain: ChainName,
  definition: UtxoDefinition,
): UtxoKeyring {
  const utxo = toUtxoNetwork(network, chain, definition);
  return {
    family: 'utxo',
    network,
    chain,
    derivePublic: (seed, account, kind = 'wpkh') => derivePublic(utxo, seed, { account, kind }),
    readAccountKey,
    addressAt: (publicKey, position) => createAddressDeriver(utxo.form, publicKey)(position),
    createAddressDeriver: (publicKey) => createAddressDeriver(utxo.form, publicKey),
    descriptorOf: outputDescriptor,
    parseWatchKey: (text, kind) => parseWatchKey(utxo, text, kind),
    createWatchDeriver: (key) => createWatchDeriver(utxo.form, key),
    placeWatched: (key, position) => placeWatched(utxo.form, key, position),
    scriptOf: (address) => {
      const script = addressToScript(utxo.form, address);
      return script === null ? null : hex.encode(script);
    },
    estimateFee: (request) => estimateFee(utxo, request),
    buildTransfer: (request) => buildTransfer(utxo, request),
    hashTransfer: (plan) => hashTransfer(utxo, plan),
    kindOfPlan,
    signTransfer: (seed, plan) => signTransfer(utxo, seed, plan),
    verifyTransfer: (raw, spentOutputs) => verifyTransfer(utxo, raw, spentOutputs),
    decodeTransfer: (raw) => decodeTransfer(utxo.form, raw),
  };
}
