import type { BaseUnits, ChainName } from '@billfold/core';
import type { AccountPublic } from '../../account-public.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import type { AddressPosition } from '../../address-position.ts';
import type { SignableNetwork } from '../../signable-network.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { createAddressDeriver } from './address-deriver.ts';
import { fromBlockhash, toBlockhash } from './blockhash.ts';
import { buildTransfer, type SolanaBuildResult } from './build.ts';
import { type DecodedSolanaTransfer, decodeTransfer } from './decode.ts';
import { derivePublic } from './derive.ts';
import {
  estimateFee,
  type SolanaEstimateRequest,
  type SolanaFeeEstimateResult,
} from './estimate-fee.ts';
import { rentMinimum } from './rent.ts';
import { signTransfer } from './sign.ts';
import { type SolanaDefinition, toSolanaNetwork } from './solana-network.ts';
import { tokenAccountOf } from './token-account.ts';
import { transferFee } from './transfer-fee.ts';
import type { SolanaPriority, SolanaTransferPlan, SolanaTransferRequest } from './transfer-plan.ts';
import { type SolanaVerification, verifyTransfer } from './verify.ts';

/** Keys, addresses and transactions of one cluster of Solana. */
export interface SolanaKeyring {
  readonly family: 'solana';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  derivePublic(seed: Uint8Array, account: number): AccountPublic;
  addressAt(publicKey: string, position: AddressPosition): string;
  createAddressDeriver(publicKey: string): AddressDeriver;
  /** The account of `owner` for the token of `mint`. */
  tokenAccountOf(owner: string, mint: string): string;
  /** The hash of a block, 64 hex digits, as transactions name it: base58. */
  toBlockhash(hash: string): string;
  fromBlockhash(blockhash: string): string;
  /** Lamports below which no account with so many bytes of data can be left, unless at 0. */
  rentMinimum(dataLength: number): bigint;
  /** Lamports that a transfer is charged, whatever it pays: for one signature, and its priority. */
  transferFee(priority: SolanaPriority | null): BaseUnits;
  estimateFee(request: SolanaEstimateRequest): SolanaFeeEstimateResult;
  buildTransfer(request: SolanaTransferRequest): SolanaBuildResult;
  signTransfer(seed: Uint8Array, plan: SolanaTransferPlan): SignedTransfer;
  /** Verifies the bytes alone, not balances and blocks, which only the ledger knows. */
  verifyTransfer(raw: Uint8Array): SolanaVerification;
  decodeTransfer(raw: Uint8Array): DecodedSolanaTransfer;
}

export function createSolanaKeyring(
  network: SignableNetwork,
  chain: ChainName,
  definition: SolanaDefinition,
): SolanaKeyring {
  const solana = toSolanaNetwork(network, chain, definition);
  return {
    family: 'solana',
    network,
    chain,
    derivePublic: (seed, account) => derivePublic(solana, seed, account),
    addressAt: (publicKey, position) => createAddressDeriver(publicKey)(position),
    createAddressDeriver,
    tokenAccountOf,
    toBlockhash,
    fromBlockhash,
    rentMinimum,
    transferFee: (priority) => transferFee(1, priority),
    estimateFee,
    buildTransfer: (request) => buildTransfer(solana, request),
    signTransfer: (seed, plan) => signTransfer(solana, seed, plan),
    verifyTransfer,
    decodeTransfer,
  };
}
