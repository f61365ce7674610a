import type { ChainName } from '@billfold/core';
import type { AccountPublic } from '../../account-public.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import type { AddressPosition } from '../../address-position.ts';
import type { SignableNetwork } from '../../signable-network.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { derivePublic } from '../bip44-account.ts';
import { createAddressDeriver } from './address-deriver.ts';
import { buildTransfer, type EvmBuildResult } from './build.ts';
import { type DecodedEvmTransfer, decodeTransfer } from './decode.ts';
import { type EvmEstimateRequest, type EvmFeeEstimateResult, estimateFee } from './estimate-fee.ts';
import { type EvmDefinition, toEvmNetwork } from './evm-network.ts';
import { signTransfer } from './sign.ts';
import type { EvmTransferPlan, EvmTransferRequest } from './transfer-plan.ts';
import { type EvmVerification, verifyTransfer } from './verify.ts';

/** Keys, addresses and transactions of one chain of the Ethereum family. */
export interface EvmKeyring {
  readonly family: 'evm';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly chainId: bigint;
  derivePublic(seed: Uint8Array, account: number): AccountPublic;
  addressAt(publicKey: string, position: AddressPosition): string;
  /**
   * Derives many addresses of one account from a key that is opened once; `addressAt` opens it each
   * time.
   */
  createAddressDeriver(publicKey: string): AddressDeriver;
  estimateFee(request: EvmEstimateRequest): EvmFeeEstimateResult;
  buildTransfer(request: EvmTransferRequest): EvmBuildResult;
  signTransfer(seed: Uint8Array, plan: EvmTransferPlan): SignedTransfer;
  /** Verifies the bytes alone, not balance and nonce, which only the ledger knows. */
  verifyTransfer(raw: Uint8Array): EvmVerification;
  decodeTransfer(raw: Uint8Array): DecodedEvmTransfer;
}

export function createEvmKeyring(
  network: SignableNetwork,
  chain: ChainName,
  definition: EvmDefinition,
): EvmKeyring {
  const evm = toEvmNetwork(network, chain, definition);
  return {
    family: 'evm',
    network,
    chain,
    chainId: evm.chainId,
    derivePublic: (seed, account) => derivePublic(seed, { ...evm, account }),
    addressAt: (publicKey, position) => createAddressDeriver(publicKey)(position),
    createAddressDeriver,
    estimateFee: (request) => estimateFee(evm, request),
    buildTransfer: (request) => buildTransfer(evm, request),
    signTransfer: (seed, plan) => signTransfer(evm, seed, plan),
    verifyTransfer: (raw) => verifyTransfer(evm, raw),
    decodeTransfer,
  };
}
