import { findTokenByContract, type Network, type TokenDefinition } from '@billfold/core';
import type { DecodedTronTransfer, TronPlannedToken } from '@billfold/keyring';
import type { TronFees } from '../../../chains/chain.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenBalanceOf, tokenKey } from '../../../chains/sandbox/token-entry.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { refusalEnergy, transferEnergy } from './energy.ts';
import { payoutContract, payoutKeysOf, runPayout } from './payout-contract.ts';

/** Result of a transfer, executed in its place among all others. Amounts in sun. */
export interface Run {
  /** For its place in a block. */
  readonly place: bigint;
  /** For running the contract of a token. */
  readonly computation: bigint;
  /** For the account of the recipient, which it opens. */
  readonly networkFee: bigint;
  /** Units of computation that it took. */
  readonly energy: bigint;
  /** The contract has taken everything back. */
  readonly hasFailed: boolean;
  /**
   * Token balances and accounts by key; also those that were only read, so that the result can be
   * described later.
   */
  readonly changes: Changes;
  /** The token that it moves, or was to move; null for the native asset and what no contract issues. */
  readonly token: TokenDefinition | null;
}

/**
 * Bandwidth that a transfer takes, in bytes: nodes keep 64 of them for its result. Accounts of this
 * ledger have none that costs nothing, as where the daily allowance is used up and nothing is staked.
 * @see java-tron, BandwidthProcessor
 */
export function bandwidthOf({ size }: Pick<DecodedTronTransfer, 'size'>): bigint {
  return BigInt(size) + 64n;
}

/** Runs a transfer. Of `entries` it needs those of `keysOf`. */
export function runTransfer(
  { network, fees }: { readonly network: Network; readonly fees: TronFees },
  transfer: DecodedTronTransfer,
  entries: Changes,
): Run {
  const place = bandwidthOf(transfer) * fees.sunPerByte;
  if (transfer.token !== null) {
    const token = findTokenByContract(network, transfer.token.contract) ?? null;
    const { balance } = readAccount(entries.get(accountKey(transfer.from))) ?? { balance: 0n };
    const affordable = balance > place ? balance - place : 0n;
    const { feeLimit } = transfer.token;
    const limit = (feeLimit < affordable ? feeLimit : affordable) / fees.sunPerEnergy;
    const call = runCall({ ...transfer, token: transfer.token }, entries, limit);
    return { ...call, place, computation: call.energy * fees.sunPerEnergy, networkFee: 0n, token };
  }
  const isOpen = Boolean(entries.get(accountKey(transfer.to)));
  const nothing = { computation: 0n, energy: 0n, hasFailed: false, changes: none, token: null };
  // Opening an account is charged for in place of bandwidth: consumeForCreateNewAccount of java-tron.
  return isOpen
    ? { ...nothing, place, networkFee: 0n }
    : { ...nothing, place: 0n, networkFee: fees.activation };
}

/** Returns the keys of the entries that `runTransfer` reads. */
export function keysOf({ from, to, token }: DecodedTronTransfer): readonly string[] {
  if (token === null) return [accountKey(from), accountKey(to)];
  if (token.contract === payoutContract) return [accountKey(from), ...payoutKeysOf({ to })];
  return [accountKey(from), ...[from, to].map((owner) => tokenKey(token.contract, owner))];
}

interface TokenCall extends Pick<DecodedTronTransfer, 'from' | 'to'> {
  readonly token: TronPlannedToken;
}

/** In the order in which the contract looks. */
function runCall(
  { from, to, token }: TokenCall,
  entries: Changes,
  energyLimit: bigint,
): Pick<Run, 'energy' | 'hasFailed' | 'changes'> {
  const { contract, value } = token;
  if (contract === payoutContract) return runPayout({ to, value }, entries, energyLimit);
  const sent = readTokenBalance(entries, contract, from);
  const received = readTokenBalance(entries, contract, to);
  const looked = new Map([
    tokenBalanceOf(contract, from, sent),
    tokenBalanceOf(contract, to, received),
  ]);
  const isCovered = sent >= value;
  const energy = isCovered ? transferEnergy(received) : refusalEnergy;
  // Out of energy: all of it is used up, and whatever was done is taken back.
  if (energy > energyLimit) return { energy: energyLimit, hasFailed: true, changes: looked };
  if (!isCovered) return { energy, hasFailed: true, changes: looked };
  if (from === to) return { energy, hasFailed: false, changes: looked };
  const changes = new Map([
    tokenBalanceOf(contract, from, sent - value),
    tokenBalanceOf(contract, to, received + value),
  ]);
  return { energy, hasFailed: false, changes };
}

const none: Changes = new Map();
