import { type BaseUnits, findToken, toBaseUnits } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import { loadAccountBalance } from '../../../accounts/account-balances.ts';
import { loadPublicKey } from '../../../accounts/load-public-key.ts';
import type { EvmFees } from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import { notReplaceable, type Replacement, type ReplacementOrder } from '../../replacement.ts';
import { requireFamily } from '../../require-family.ts';
import type { PlannedSpend, SpendingAccount } from '../../spending.ts';
import { toPlannedSpend } from '../../to-planned-spend.ts';
import { evmKeyringOf, evmSweepsOf } from '../evm-keyring.ts';
import { chooseFeeOffer, priceOf, usualGasLimit } from '../fees/fee-offer.ts';
import { loadHeldToken } from '../spending/held-token.ts';
import { isSweep } from '../sweep/is-sweep.ts';

/** Replacement by a transaction with the same nonce and a higher gas price. */
export const evmReplacement: Replacement<'evm'> = {
  quote: async (chain) => {
    const fees = requireFamily(await chain.fees(), 'evm');
    return {
      requireReplaceable: async () => {},
      plan: (tx, order) => planReplacement(tx, order, fees),
    };
  },
  reserveInputs: async () => {},
};

/**
 * Plans a transaction with the nonce of `send`, whose price and priority fee are an eighth above the
 * old ones and at least those of now. The balance no longer counts the send.
 * @throws {ApiError} INSUFFICIENT_FUNDS, INSUFFICIENT_NATIVE_FOR_FEE
 */
async function planReplacement(
  tx: Db,
  { account, send, kind }: ReplacementOrder,
  fees: EvmFees,
): Promise<PlannedSpend<'evm'>> {
  const { network } = account;
  const keyring = evmKeyringOf(account);
  const { row } = send;
  const before = readBefore(account, send.raw);
  if (kind === 'SPEED_UP' && before.kind !== 'transfer')
    throw notReplaceable(
      before.kind === 'sweep'
        ? 'This transaction collects the funds of addresses. You can cancel it.'
        : 'This transaction puts a contract on the network. You can cancel it.',
    );
  const token = kind === 'CANCEL' ? undefined : findToken(network, row.assetId);
  const { publicKey } = await loadPublicKey(tx, account);
  const { spendable: balance } = await loadAccountBalance(tx, account);
  const held = token === undefined ? null : await loadHeldToken(tx, account, token);
  const build = (amount: BaseUnits | 'max') =>
    keyring.buildTransfer({
      publicKey,
      addressIndex: account.addressIndex,
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
  // A send of the whole balance can only pay more by sending less.
  const isAll = exact.outcome === 'insufficient_funds' && kind === 'SPEED_UP' && held === null;
  const built = isAll ? build('max') : exact;
  if (built.outcome !== 'built') throw refusedTransfer(network, built, token);
  const { plan } = built;
  return toPlannedSpend(plan, { sent: plan.value, nonce: plan.nonce });
}

/** Reads what its replacement keeps of a transaction. */
function readBefore(account: SpendingAccount, raw: Uint8Array) {
  if (!isSweep(raw)) {
    const { nonce, offer, gasLimit, data, tokenTransfer } =
      evmKeyringOf(account).decodeTransfer(raw);
    const isTransfer = data === '' || tokenTransfer !== null;
    return { nonce, offer, gasLimit, kind: isTransfer ? 'transfer' : 'deployment' } as const;
  }
  const verification = evmSweepsOf(account).verifySweep(raw);
  if (verification.outcome !== 'valid') throw new Error(`a sweep is ${verification.fault}`);
  const { nonce, offer, gasLimit } = verification.sweep;
  return { nonce, offer, gasLimit, kind: 'sweep' } as const;
}

/** A tenth more is the minimum of nodes: `PriceBump` in go-ethereum. */
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
