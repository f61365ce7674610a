import { findTokenByContract, type Network, validateAddress } from '@billfold/core';
import type { Entry } from '../../../chains/sandbox/rules.ts';
import { accountKey, readAccount } from './account-entry.ts';
import type { Payout, Run, RunnableTransaction } from './run.ts';
import { atLeastFloor, dataGas, refusalGas } from './token-gas.ts';

/**
 * Contract of every sandbox of the family. It keeps what it is sent, and pays native value to anybody by the call
 * `transfer(address,uint256)`, as smart wallets and exchanges do. Its code takes any call with data for that one:
 *
 *     CALLDATASIZE PUSH1 5 JUMPI STOP
 *     JUMPDEST PUSH0 PUSH0 PUSH0 PUSH0 PUSH1 36 CALLDATALOAD PUSH1 4 CALLDATALOAD GAS CALL
 *     PUSH1 24 JUMPI PUSH0 PUSH0 REVERT JUMPDEST STOP
 */
export const payoutContract = '0x00000000000000000000000000000000b111F0aD';

export function isPayoutContract(address: string): boolean {
  return address.toLowerCase() === payoutContract.toLowerCase();
}

/** Returns the keys of the accounts that a call of the contract reads; none for another transaction. */
export function payoutKeysOf(
  network: Network,
  transaction: RunnableTransaction,
): readonly string[] {
  if (!isPayoutContract(transaction.to)) return [];
  return [transaction.to, readCall(network, transaction).to].map(accountKey);
}

/** Runs a transaction to the contract. Of `entries` it needs those of `payoutKeysOf`. */
export function runPayout(
  network: Network,
  transaction: RunnableTransaction,
  entries: ReadonlyMap<string, Entry | null>,
): Run {
  const { value, data, gasLimit } = transaction;
  const intrinsic = dataGas(data);
  if (data === '')
    return finish(transaction, { peak: intrinsic + keepingGas, used: intrinsic + keepingGas });
  const payout = readCall(network, transaction);
  const looked = new Map(
    payoutKeysOf(network, transaction).map((key) => [key, entries.get(key) ?? null] as const),
  );
  const held = readAccount(entries.get(accountKey(transaction.to))).balance + value;
  const peak = intrinsic + gasBefore + callGas(transaction, payout, entries);
  const isRefused = findTokenByContract(network, payout.to) !== undefined;
  const isPaid = held >= payout.value && !isRefused && gasLimit >= peak;
  const inside = insideGas(payout, { isRefused, isCovered: held >= payout.value });
  const used = peak + inside + (isPaid ? gasAfter : gasToRevert);
  return {
    ...finish(transaction, { peak, used }),
    changes: looked,
    ...(isPaid ? { paidOut: payout } : { hasFailed: true }),
  };
}

interface GasNeed {
  /** Most that it needs at once, while it calls the recipient. */
  readonly peak: bigint;
  readonly used: bigint;
}

function finish({ data, gasLimit }: RunnableTransaction, { peak, used }: GasNeed): Run {
  const isOut = gasLimit < peak;
  return {
    gasUsed: isOut ? gasLimit : atLeastFloor(used, data),
    hasFailed: isOut,
    changes: new Map(),
    token: null,
    paidOut: null,
  };
}

/** Reads the two words behind the selector, filled up with zeros as the code sees them. */
function readCall(network: Network, { data }: RunnableTransaction): Payout {
  const words = data.slice(8).padEnd(128, '0');
  const check = validateAddress(network, `0x${words.slice(24, 64)}`);
  if (!check.valid) throw new TypeError('Twenty bytes are an address.');
  return { to: check.normalized, value: BigInt(`0x${words.slice(64, 128)}`) };
}

/** @see EIP-2929; EIP-161; Yellow Paper, C_EXTRA */
function callGas(
  { from, to: contract }: RunnableTransaction,
  { to, value }: Payout,
  entries: ReadonlyMap<string, Entry | null>,
): bigint {
  const isWarm = [from, contract].some((each) => accountKey(each) === accountKey(to));
  const { balance, nonce } = readAccount(entries.get(accountKey(to)));
  const isNew = !isWarm && balance === 0n && nonce === 0n;
  const access = isWarm ? 100n : 2_600n;
  return value === 0n ? access : access + 9_000n + (isNew ? 25_000n : 0n);
}

/** Gas that the call itself uses, less the stipend that comes back. */
function insideGas(
  { to, value }: Payout,
  { isRefused, isCovered }: { readonly isRefused: boolean; readonly isCovered: boolean },
): bigint {
  const stipend = value === 0n ? 0n : 2_300n;
  if (!isCovered) return -stipend;
  if (isRefused) return (value === 0n ? refusalGas.noFunction : refusalGas.value) - stipend;
  return (isPayoutContract(to) ? keepingGas : 0n) - stipend;
}

/** Gas of keeping what comes without data. */
const keepingGas = 15n;
/** Gas of everything before the recipient is called. */
const gasBefore = 38n;
const gasAfter = 14n;
const gasToRevert = 17n;
