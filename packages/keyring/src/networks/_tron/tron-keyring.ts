import type { ChainName } from '@billfold/core';
import type { AccountPublic } from '../../account-public.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import type { AddressPosition } from '../../address-position.ts';
import type { SignableNetwork } from '../../signable-network.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { derivePublic } from '../bip44-account.ts';
import { createAddressDeriver } from './address-deriver.ts';
import { buildTransfer, type TronBuildResult } from './build.ts';
import { type DecodedTronTransfer, decodeTransfer } from './decode.ts';
import {
  estimateFee,
  type TronEstimateRequest,
  type TronFeeEstimateResult,
} from './estimate-fee.ts';
import { signTransfer } from './sign.ts';
import type { TronTransferPlan, TronTransferRequest } from './transfer-plan.ts';
import { type TronDefinition, toTronNetwork } from './tron-network.ts';
import { type TronVerification, verifyTransfer } from './verify.ts';

/** Keys, addresses and transactions of one chain of Tron. */
export interface TronKeyring {
  readonly family: 'tron';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  derivePublic(seed: Uint8Array, account: number): AccountPublic;
  addressAt(publicKey: string, position: AddressPosition): string;
  /**
   * Derives many addresses of one account from a key that is opened once; `addressAt` opens it each
   * time.
   */
  createAddressDeriver(publicKey: string): AddressDeriver;
  estimateFee(request: TronEstimateRequest): TronFeeEstimateResult;
  buildTransfer(request: TronTransferRequest): TronBuildResult;
  signTransfer(seed: Uint8Array, plan: TronTransferPlan): SignedTransfer;
  /** Verifies the bytes alone, not balances, blocks and time, which only the ledger knows. */
  verifyTransfer(raw: Uint8Array): TronVerification;
  decodeTransfer(raw: Uint8Array): DecodedTronTransfer;
}

export function createTronKeyring(
  network: SignableNetwork,
  chain: ChainName,
  definition: TronDefinition,
): TronKeyring {
  const tron = toTronNetwork(network, chain, definition);
  return {
    family: 'tron',
    network,
    chain,
    derivePublic: (seed, account) => derivePublic(seed, { ...tron, account }),
    addressAt: (publicKey, position) => createAddressDeriver(tron, publicKey)(position),
    createAddressDeriver: (publicKey) => createAddressDeriver(tron, publicKey),
    estimateFee: (request) => estimateFee(tron, request),
    buildTransfer: (request) => buildTransfer(tron, request),
    signTransfer: (seed, plan) => signTransfer(tron, seed, plan),
    verifyTransfer: (raw) => verifyTransfer(tron, raw),
    decodeTransfer: (raw) => decodeTransfer(tron, raw),
  };
}
