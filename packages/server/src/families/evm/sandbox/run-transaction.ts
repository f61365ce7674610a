import { findTokenByContract, type Network } from '@billfold/core';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { gasUsed } from './gas.ts';
import { isPayoutContract, payoutKeysOf, runPayout } from './payout-contract.ts';
import type { Run, RunnableTransaction } from './run.ts';
import { readTokenBalance, tokenBalanceOf, tokenKey } from './token-entry.ts';
import { atLeastFloor, dataGas, refusalGas, transferWork } from './token-gas.ts';

/**
 * Runs a transaction: to an address without code it only pays. The tokens of core's table are
 * contracts that know `transfer` and nothing else, and there is one more that pays native value out. Of
 * `entries` it needs those of `keysReadBy`.
 */
export function runTransaction(
  network: Network,
  transaction: RunnableTransaction,
  entries: Changes,
): Run {
  if (isPayoutContract(transaction.to)) return runPayout(network, transaction, entries);
  const token = findTokenByContract(network, transaction.to);
  if (token === undefined) return { ...nothing, gasUsed: gasUsed(transaction) };
  const call = runCall(transaction, entries);
  const { data, gasLimit } = transaction;
  const needed = dataGas(data) + call.gas;
  // Out of gas: all of it is used up, and whatever was done is taken back.
  if (gasLimit < needed)
    return {
      ...{ ...nothing, gasUsed: gasLimit, hasFailed: true, token },
      changes: asBefore(call.changes, entries),
    };
  return { ...nothing, ...call, gasUsed: atLeastFloor(needed - call.refund, data), token };
}

/** Returns the keys of the entries that `runTransaction` reads, besides those of sender and recipient. */
export function keysReadBy(network: Network, transaction: RunnableTransaction): readonly string[] {
  const { from, to, tokenTransfer } = transaction;
  if (isPayoutContract(to)) return payoutKeysOf(network, transaction);
  return tokenTransfer === null ? [] : [from, tokenTransfer.to].map((owner) => tokenKey(to, owner));
}

interface Call extends Pick<Run, 'hasFailed' | 'changes'> {
  readonly gas: bigint;
  readonly refund: bigint;
}

/** In the order in which the contract looks. */
function runCall(transaction: RunnableTransaction, entries: Changes): Call {
  const { from, to: contract, value, data, tokenTransfer } = transaction;
  if (value > 0n) return refuse(refusalGas.value);
  if (data.length < 8) return refuse(refusalGas.noFunction);
  if (!data.startsWith(transferSelector)) return refuse(refusalGas.unknownFunction);
  if (data.length < 136) return refuse(refusalGas.shortArguments);
  if (tokenTransfer === null) return refuse(refusalGas.dirtyAddress);
  const { to, value: amount } = tokenTransfer;
  if (/^0x0+$/.test(to)) return refuse(refusalGas.zeroAddress);
  const balance = readTokenBalance(entries, contract, from);
  const looked = new Map([tokenBalanceOf(contract, from, balance)]);
  if (balance < amount) return { ...refuse(refusalGas.balanceTooLow), changes: looked };
  const isToSelf = to === from;
  const received = readTokenBalance(entries, contract, to);
  const work = transferWork({ value: amount, from: balance, to: isToSelf ? null : received });
  if (isToSelf || amount === 0n) return { ...work, hasFailed: false, changes: looked };
  const changes = new Map([
    tokenBalanceOf(contract, from, balance - amount),
    tokenBalanceOf(contract, to, received + amount),
  ]);
  return { ...work, hasFailed: false, changes };
}

function asBefore(changes: Changes, entries: Changes): Changes {
  return new Map([...changes.keys()].map((key) => [key, entries.get(key) ?? null]));
}

function refuse(gas: bigint): Call {
  return { gas, refund: 0n, hasFailed: true, changes: noChanges };
}

/** Arguments of `transfer(address,uint256)`, hex. */
const transferSelector = 'a9059cbb';
const noChanges: Changes = new Map();
const nothing = { hasFailed: false, changes: noChanges, token: null, paidOut: null };
