import { type BaseUnits, findToken, toBaseUnits } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import type { EvmFees } from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import type { ReplacementWish } from '../../../sends/replace/replacement-wish.ts';
import { loadAccountBalance } from '../../../services/accounts/account-balances.ts';
import { loadPublicKey } from '../../../services/accounts/load-public-key.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import type { PlannedSpend } from '../../spending.ts';
import { toPlannedSpend } from '../../to-planned-spend.ts';
import { chooseFeeOffer, priceOf, usualGasLimit } from '../fees/evm-fee-offer.ts';
import { evmKeyringOf, loadHeldToken } from '../spending/evm-spending.ts';

/**
 * A transaction with the number of `send` that offers an eighth more on both counts, and at least
 * what the network asks now. The send counts for nothing any more.
 * @throws {ApiError} INSUFFICIENT_FUNDS, INSUFFICIENT_NATIVE_FOR_FEE
 */
export async function planEvmReplacement(
  tx: Db,
  { account, send, kind }: ReplacementWish,
  fees: EvmFees,
): Promise<PlannedSpend> {
  const { network } = account;
  const keyring = evmKeyringOf(account);
  const { row } = send;
  const before = keyring.decodeTransfer(send.raw);
  const token = kind === 'CANCEL' ? undefined : findToken(network, row.assetId);
  const { publicKey } = await loadPublicKey(tx, account);
  const { spendable: balance } = await loadAccountBalance(tx, account);
  const held = token === undefined ? null : await loadHeldToken(tx, account, token);
  const build = (amount: BaseUnits | 'max') =>
    keyring.buildTransfer({
      publicKey,
      balance,
      nonce: before.nonce,
      recipient: (kind === 'CANCEL' ? row.fromAddress : row.toAddress) ?? '',
      amount,
      token: held,
      offer: raise(before.offer, chooseFeeOffer(network, fees)),
      gasLimit: kind === 'CANCEL' ? usualGasLimit(network) : before.gasLimit,
    });
  const amount = toBaseUnits(kind === 'CANCEL' ? 0n : row.valueUnits);
  const exact = build(amount);
  // Where everything was sent there is nothing else to pay more from.
  const isAll = exact.outcome === 'insufficient_funds' && kind === 'SPEED_UP' && held === null;
  const built = isAll ? build('max') : exact;
  if (built.outcome !== 'built') throw refusedTransfer(network, built, token);
  const { plan } = built;
  return toPlannedSpend(plan, { sent: plan.value, nonce: plan.nonce });
}

/** Nodes ask for a tenth more: go-ethereum's `PriceBump`. */
const raised = (old: bigint): bigint => (old * 1_125n) / 1_000n + 1n;

function raise(old: EvmFeeOffer, now: EvmFeeOffer): EvmFeeOffer {
  const price = largest(raised(priceOf(old)), priceOf(now));
  if (old.kind === 'legacy' || now.kind === 'legacy') return { kind: 'legacy', gasPrice: price };
  const tip = largest(raised(old.maxPriorityFeePerGas), now.maxPriorityFeePerGas);
  return {
    kind: 'eip1559',
    maxFeePerGas: largest(price, tip),
    maxPriorityFeePerGas: tip,
  };
}

const largest = (a: bigint, b: bigint): bigint => (a > b ? a : b);
