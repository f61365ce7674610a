import { type Network, toBaseUnits } from '@billfold/core';
import type { ChainTransaction, Sender, Transfer } from '../../../chains/chain.ts';
import { formatAddress } from './hex-address.ts';
import type { NodeInternalTransaction, NodeOutcome, NodeTransaction } from './node-answers.ts';
import { transferInCall, transfersInLogs } from './token-transfers.ts';

/** Fees of a transaction, in sun. */
export type Cost = Pick<Sender, 'fee' | 'networkFee'>;

/** Describes a transaction of a block. */
export function toMined(
  network: Network,
  transaction: NodeTransaction,
  outcome: NodeOutcome | null,
): ChainTransaction {
  const result = transaction.ret?.[0]?.contractRet ?? 'SUCCESS';
  const hasFailed = result !== 'SUCCESS';
  const moved =
    hasFailed || outcome === null ? askedOf(network, transaction) : movedBy(network, outcome);
  return {
    ...placeless(transaction, { ...costOf(transaction, outcome), hasFailed }),
    transfers: [...nativeTransfers(transaction), ...moved],
  };
}

/** One that waits, at the most it may cost. */
export function toWaiting(
  network: Network,
  transaction: NodeTransaction,
  cost: Cost,
): ChainTransaction {
  return {
    ...placeless(transaction, { ...cost, hasFailed: false }),
    transfers: [...nativeTransfers(transaction), ...askedOf(network, transaction)],
  };
}

/** Returns the only contract of a transaction. */
export function orderOf({ raw_data: { contract } }: NodeTransaction) {
  const [first] = contract;
  return { type: first?.type ?? '', ...first?.parameter.value };
}

export function isPlainTransfer(transaction: NodeTransaction): boolean {
  return orderOf(transaction).type === 'TransferContract';
}

function placeless(
  transaction: NodeTransaction,
  paid: Cost & Pick<Sender, 'hasFailed'>,
): Pick<ChainTransaction, 'hash' | 'spends' | 'sender' | 'references'> {
  const address = formatAddress(orderOf(transaction).owner_address ?? '');
  const sender = address === null ? null : { address, nonce: null, ...paid };
  return { hash: transaction.txID, spends: [], sender, references: [] };
}

/**
 * Returns the fee for activating the recipient. A plain transfer is charged it in place of
 * bandwidth; a memo and extra signatures are charged separately.
 */
function costOf(transaction: NodeTransaction, outcome: NodeOutcome | null): Cost {
  const fee = toBaseUnits(outcome?.fee ?? 0n);
  const bandwidth = outcome?.receipt?.net_fee ?? 0n;
  const isCommon = (transaction.signature?.length ?? 0) <= 1 && !transaction.raw_data.data;
  const opens = isPlainTransfer(transaction) && isCommon && fee > bandwidth;
  return opens ? { fee, networkFee: fee } : { fee };
}

/** A call that carries nothing moves nothing. */
function nativeTransfers(transaction: NodeTransaction): readonly Transfer[] {
  const order = orderOf(transaction);
  const isTransfer = isPlainTransfer(transaction);
  const target = isTransfer ? order.to_address : order.contract_address;
  const value = (isTransfer ? order.amount : order.call_value) ?? 0n;
  if (target === undefined || value <= 0n) return [];
  return [
    {
      position: 0,
      from: formatAddress(order.owner_address ?? ''),
      to: formatAddress(target),
      tokenId: null,
      value: toBaseUnits(value),
      memo: null,
    },
  ];
}

function askedOf(network: Network, transaction: NodeTransaction): readonly Transfer[] {
  const { type, owner_address: owner = '', contract_address, data = '' } = orderOf(transaction);
  if (type !== 'TriggerSmartContract' || contract_address === undefined) return [];
  return transferInCall(network, { owner, contract: contract_address, data });
}

function movedBy(
  network: Network,
  { log = [], internal_transactions: inner = [] }: NodeOutcome,
): readonly Transfer[] {
  // The value of the transaction itself stands at 0.
  const paid = inner.flatMap((each, at) => paidByContract(each, at + 1));
  return [...transfersInLogs(network, log), ...paid];
}

/** Transfers of TRX by a contract. */
function paidByContract(
  {
    caller_address,
    transferTo_address,
    callValueInfo = [],
    note,
    rejected,
  }: NodeInternalTransaction,
  position: number,
): readonly Transfer[] {
  if (!moving.has(note?.toLowerCase() ?? '')) return [];
  const native = callValueInfo.filter(({ tokenId }) => tokenId === undefined);
  const value = native.reduce((sum, { callValue = 0n }) => sum + callValue, 0n);
  if (rejected === true || value === 0n) return [];
  const from = formatAddress(caller_address ?? '');
  const to = formatAddress(transferTo_address ?? '');
  return [{ position, from, to, tokenId: null, value: toBaseUnits(value), memo: null }];
}

/**
 * Notes of the operations that move TRX to the other address. Staking, delegating and voting by a contract show an
 * amount and an address too, and the address gets none of it.
 * @see java-tron, Program.java, `addInternalTx`
 */
const moving: ReadonlySet<string> = new Set(
  ['call', 'create', 'suicide'].map((note) => Buffer.from(note).toString('hex')),
);
