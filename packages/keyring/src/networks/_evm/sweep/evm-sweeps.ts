import { type ChainName, getNetwork } from '@billfold/core';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../../keyring-error.ts';
import type { NetworkOf } from '../../../network-of.ts';
import type { SignedTransfer } from '../../../signed-transfer.ts';
import { formatAddress, parseAddress } from '../address.ts';
import { toEvmNetwork } from '../evm-network.ts';
import {
  buildDeployment,
  buildRelease,
  buildSweep,
  type EvmDeploymentRequest,
  type EvmReleaseRequest,
  type EvmSweepBuildResult,
  type EvmSweepRequest,
} from './build-sweep.ts';
import { signDeployment } from './sign-deployment.ts';
import { signSweep } from './sign-sweep.ts';
import type { EvmDeploymentPlan, EvmReleasePlan, EvmSweepPlan } from './sweep-plan.ts';
import { delegationPrefix, getSweeper, readRecipient } from './sweeper.ts';
import { type EvmSweepVerification, verifySweep } from './verify-sweep.ts';

/** Contract to which the addresses of an account are delegated, so that one transaction sweeps them. */
export interface EvmSweeper {
  /** Its address, with its checksum; the same on every chain. */
  readonly address: string;
  /** Call that deploys it, whoever makes it: address with its checksum, and data in hex without `0x`. */
  readonly deployment: { readonly to: string; readonly data: string };
  /** Returns whether code that a node shows at its address is this contract: hex without `0x`. */
  isDeployed(code: string): boolean;
  /** Returns whether code that a node shows at an address delegates it to this contract. */
  isDelegated(code: string): boolean;
  /** Hash of the code of an address that is delegated to this contract, hex without `0x` (`EXTCODEHASH`). */
  readonly delegationHash: string;
}

/** Transactions of one chain that sweep several addresses of an account by EIP-7702. */
export interface EvmSweeps {
  /** Returns the sweeper of a recipient. @throws {KeyringError} `transfer_invalid` for text that is no address */
  getSweeper(recipient: string): EvmSweeper;
  /** Finds the recipient of a sweeper by its code, hex without `0x`; null where the code is another one. */
  findRecipient(code: string): string | null;
  buildSweep(request: EvmSweepRequest): EvmSweepBuildResult<EvmSweepPlan>;
  buildRelease(request: EvmReleaseRequest): EvmSweepBuildResult<EvmReleasePlan>;
  /** Plans the transaction without which the sweeper of the account is nowhere. */
  buildDeployment(request: EvmDeploymentRequest): EvmSweepBuildResult<EvmDeploymentPlan>;
  signSweep(seed: Uint8Array, plan: EvmSweepPlan | EvmReleasePlan): SignedTransfer;
  signDeployment(seed: Uint8Array, plan: EvmDeploymentPlan): SignedTransfer;
  /** Verifies the bytes alone, not balances and transaction counts, which only the ledger knows. */
  verifySweep(raw: Uint8Array): EvmSweepVerification;
}

/**
 * Returns the sweeps of a chain, the main chain unless given.
 * @example
 * const { address } = getSweeps('ETH').getSweeper('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
 */
export function getSweeps(network: NetworkOf<'evm'>, chain: ChainName = 'main'): EvmSweeps {
  const { coinType, model } = getNetwork(network);
  const evm = toEvmNetwork(network, chain, { coinType, model });
  return {
    getSweeper: describeSweeper,
    findRecipient: (code) => {
      const recipient = readRecipient(hex.decode(code.toLowerCase()));
      return recipient && formatAddress(recipient);
    },
    buildSweep: (request) => buildSweep(evm, request),
    buildRelease: (request) => buildRelease(evm, request),
    buildDeployment: (request) => buildDeployment(evm, request),
    signSweep: (seed, plan) => signSweep(evm, seed, plan),
    signDeployment: (seed, plan) => signDeployment(evm, seed, plan),
    verifySweep: (raw) => verifySweep(evm, raw),
  };
}

function describeSweeper(recipient: string): EvmSweeper {
  const parsed = parseAddress(recipient);
  if (parsed === null) throw new KeyringError('transfer_invalid', 'The recipient is no address.');
  const { address, deployment, isDeployed } = getSweeper(parsed);
  const code = Uint8Array.of(...delegationPrefix, ...address);
  const delegation = hex.encode(code);
  return {
    address: formatAddress(address),
    deployment: { to: formatAddress(deployment.to), data: hex.encode(deployment.data) },
    isDeployed: (code) => isDeployed(hex.decode(code.toLowerCase())),
    isDelegated: (shown) => shown.toLowerCase() === delegation,
    delegationHash: hex.encode(keccak_256(code)),
  };
}
