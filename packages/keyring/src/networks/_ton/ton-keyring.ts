import type { ChainName } from '@billfold/core';
import type { AccountPublic } from '../../account-public.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import type { AddressPosition } from '../../address-position.ts';
import type { SignableNetwork } from '../../signable-network.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { createAddressDeriver } from './address-deriver.ts';
import { buildTransfer, type TonBuildResult } from './build.ts';
import { type DecodedTonTransfer, decodeTransfer } from './decode.ts';
import { derivePublic } from './derive.ts';
import { estimateFee, type TonEstimateRequest, type TonFeeEstimateResult } from './estimate-fee.ts';
import { signTransfer } from './sign.ts';
import { type TonDefinition, toTonNetwork } from './ton-network.ts';
import type { TonTransferPlan, TonTransferRequest } from './transfer-plan.ts';
import { type TonVerification, verifyTransfer } from './verify.ts';

/** Keys, addresses and transactions of one chain of TON, by wallets of version 4, revision 2. */
export interface TonKeyring {
  readonly family: 'ton';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  /** Subwallet id: a signature for another subwallet is invalid here. */
  readonly walletId: number;
  derivePublic(seed: Uint8Array, account: number): AccountPublic;
  addressAt(publicKey: string, position: AddressPosition): string;
  createAddressDeriver(publicKey: string): AddressDeriver;
  estimateFee(request: TonEstimateRequest): TonFeeEstimateResult;
  buildTransfer(request: TonTransferRequest): TonBuildResult;
  signTransfer(seed: Uint8Array, plan: TonTransferPlan): SignedTransfer;
  /** Verifies the bytes alone. `publicKey` is that of a wallet that has sent before, else null. */
  verifyTransfer(raw: Uint8Array, publicKey: string | null): TonVerification;
  decodeTransfer(raw: Uint8Array): DecodedTonTransfer;
}

export function createTonKeyring(
  network: SignableNetwork,
  chain: ChainName,
  definition: TonDefinition,
): TonKeyring {
  const ton = toTonNetwork(network, chain, definition);
  return {
    family: 'ton',
    network,
    chain,
    walletId: ton.walletId,
    derivePublic: (seed, account) => derivePublic(ton, seed, account),
    addressAt: (publicKey, position) => createAddressDeriver(ton, publicKey)(position),
    createAddressDeriver: (publicKey) => createAddressDeriver(ton, publicKey),
    estimateFee: (request) => estimateFee(ton, request),
    buildTransfer: (request) => buildTransfer(ton, request),
    signTransfer: (seed, plan) => signTransfer(ton, seed, plan),
    verifyTransfer: (raw, publicKey) => verifyTransfer(ton, raw, publicKey),
    decodeTransfer: (raw) => decodeTransfer(ton, raw),
  };
}
