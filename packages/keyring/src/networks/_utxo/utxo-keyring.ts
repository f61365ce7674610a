import type { ChainName, Network, NetworkDefinition } from '@billfold/core';
import { hex } from '@scure/base';
import type { AccountPublic } from '../../account-public.ts';
import type { AddressPosition } from './account-key.ts';
import { type AddressDeriver, createAddressDeriver } from './address-deriver.ts';
import { addressToScript } from './address-script.ts';
import { type BuildResult, buildTransfer } from './build.ts';
import { type DecodedTransfer, decodeTransfer } from './decode.ts';
import { derivePublic } from './derive.ts';
import { type EstimateRequest, estimateFee, type FeeEstimateResult } from './estimate-fee.ts';
import { type SignedTransfer, signTransfer } from './sign.ts';
import type { TransferPlan, TransferRequest } from './transfer-plan.ts';
import { toUtxoNetwork } from './utxo-network.ts';
import { type SpentOutput, type Verification, verifyTransfer } from './verify.ts';

/** Keys, addresses and transactions of one chain whose accounts hold unspent p2wpkh outputs. */
export interface UtxoKeyring {
  readonly family: 'utxo';
  readonly network: Network;
  readonly chain: ChainName;
  derivePublic(seed: Uint8Array, account: number): AccountPublic;
  addressAt(publicKey: string, position: AddressPosition): string;
  /** For many addresses of one account: `addressAt` opens the account key each time. */
  createAddressDeriver(publicKey: string): AddressDeriver;
  /** The output script that pays `address`, hex; null for what this chain cannot pay. */
  scriptOf(address: string): string | null;
  estimateFee(request: EstimateRequest): FeeEstimateResult;
  buildTransfer(request: TransferRequest): BuildResult;
  signTransfer(seed: Uint8Array, plan: TransferPlan): SignedTransfer;
  verifyTransfer(raw: Uint8Array, spentOutputs: readonly SpentOutput[]): Verification;
  decodeTransfer(raw: Uint8Array): DecodedTransfer;
}

export function createUtxoKeyring(
  network: Network,
  chain: ChainName,
  definition: Pick<NetworkDefinition, 'coinType' | 'model'>,
): UtxoKeyring {
  const utxo = toUtxoNetwork(network, chain, definition);
  return {
    family: 'utxo',
    network,
    chain,
    derivePublic: (seed, account) => derivePublic(utxo, seed, account),
    addressAt: (publicKey, position) => createAddressDeriver(utxo.form, publicKey)(position),
    createAddressDeriver: (publicKey) => createAddressDeriver(utxo.form, publicKey),
    scriptOf: (address) => {
      const script = addressToScript(utxo.form, address);
      return script === null ? null : hex.encode(script);
    },
    estimateFee: (request) => estimateFee(utxo, request),
    buildTransfer: (request) => buildTransfer(utxo, request),
    signTransfer: (seed, plan) => signTransfer(utxo, seed, plan),
    verifyTransfer: (raw, spentOutputs) => verifyTransfer(utxo, raw, spentOutputs),
    decodeTransfer: (raw) => decodeTransfer(utxo.form, raw),
  };
}
