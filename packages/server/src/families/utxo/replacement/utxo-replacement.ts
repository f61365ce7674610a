import { type BaseUnits, toBaseUnits } from '@billfold/core';
import type { Utxo, UtxoBuildResult } from '@billfold/keyring';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { WaitingPackage } from '../../../chains/chain.ts';
import { isServed } from '../../../chains/served-networks.ts';
import type { Db } from '../../../db/open-database.ts';
import { utxos } from '../../../db/schema.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import {
  notReplaceable,
  type OpenSend,
  type Replacement,
  type ReplacementOrder,
} from '../../replacement.ts';
import { requireFamily } from '../../require-family.ts';
import type { PlannedSpend } from '../../spending.ts';
import { loadAccountKey } from '../spending/account-key.ts';
import { isOwnAddress, loadFirstInputAddress } from '../spending/own-addresses.ts';
import { loadOutputsAt, loadSpendableOutputs, sumOf } from '../spending/spendable-outputs.ts';
import { utxoKeyringOf } from '../utxo-keyring.ts';
import { buildAboveFee, type ReplacedFee } from './build-above-fee.ts';

/** Replacement by fee (BIP-125). */
export const utxoReplacement: Replacement<'utxo'> = {
  quote: async (chain, hash) => {
    const rates = requireFamily(await chain.fees(), 'utxo');
    const waiting = (await chain.measurePackage?.(hash)) ?? null;
    return {
      requireReplaceable,
      plan: (tx, order) => planReplacement(tx, order, { rates, waiting }),
    };
  },

  reserveInputs: async (tx, { network, hash, accountId }, raw) => {
    if (!isServed(network)) return;
    // The bytes of a transaction are decoded alike on every chain of a network.
    for (const input of utxoKeyringOf({ network, chain: 'main' }).decodeTransfer(raw).inputs)
      await tx
        .update(utxos)
        .set({ spentBy: hash })
        .where(
          and(
            eq(utxos.accountId, accountId),
            eq(utxos.hash, input.hash),
            eq(utxos.outputIndex, input.index),
            isNull(utxos.spentBy),
          ),
        );
  },
};

/** @throws {ApiError} 409 NOT_REPLACEABLE where a later transaction spends an output of the send */
async function requireReplaceable(tx: Db, { intent }: OpenSend): Promise<void> {
  const { network, hash } = intent;
  const spent = await tx.$count(
    utxos,
    and(eq(utxos.network, network), eq(utxos.hash, hash), isNotNull(utxos.spentBy)),
  );
  if (spent > 0) throw notReplaceable('A later payment spends what this one left.');
}

/**
 * Plans a transaction that conflicts with `send` and pays a higher fee, absolute and per size
 * (BIP-125). The send has released its inputs before.
 * @throws {ApiError} 409 NOT_REPLACEABLE; INSUFFICIENT_FUNDS
 */
async function planReplacement(
  tx: Db,
  { account, send, kind }: ReplacementOrder,
  { rates, waiting }: Mempool,
): Promise<PlannedSpend<'utxo'>> {
  const keyring = utxoKeyringOf(account);
  const key = await loadAccountKey(tx, account);
  const spendable = await loadSpendableOutputs(tx, account);
  const before = keyring.decodeTransfer(send.raw);
  const isReplacedInput = ({ hash, index }: Pick<Utxo, 'hash' | 'index'>) =>
    before.inputs.some((input) => input.hash === hash && input.index === index);
  // A child that pays for its parent spends a deposit that waits, which is not spendable otherwise.
  const inputs = await loadOutputsAt(tx, account, before.inputs);
  if (inputs.length === 0) throw notReplaceable();
  const own = { fee: send.row.feeUnits ?? 0n, vsize: BigInt(before.vsize) };
  const isSpeedUp = kind === 'SPEED_UP';
  const ancestors = isSpeedUp && waiting !== null ? without(waiting, own) : null;
  const replaced = { ...own, ancestors, rates };
  const build: Build = (from, recipient, amount) =>
    buildAboveFee(replaced, (satPerKvb) =>
      keyring.buildTransfer({ ...key, utxos: from, recipient, amount, satPerKvb }),
    );
  const built =
    kind === 'CANCEL'
      ? build(inputs, send.row.fromAddress ?? '', 'max')
      : speedUp(send, { build, inputs, spendable, hadChange: before.outputs.length > 1 });
  if (built.outcome !== 'built') throw refusedTransfer(account.network, built);
  const { plan } = built;
  // Without a shared input the two do not conflict, and both could be mined.
  if (!plan.inputs.some(isReplacedInput)) throw notReplaceable();
  const paid = plan.outputs.filter((output) => !output.isChange);
  const toAddress = paid[0]?.address ?? '';
  return {
    plan,
    fee: plan.fee,
    sent: sumOf(paid),
    fromAddress: await loadFirstInputAddress(tx, account, plan),
    toAddress,
    isToSelf: await isOwnAddress(tx, account, toAddress),
    nonce: null,
    lastHeight: null,
  };
}

interface Mempool {
  readonly rates: ReplacedFee['rates'];
  /** The send with its ancestors; null where the node does not know it. */
  readonly waiting: WaitingPackage | null;
}

function without(all: WaitingPackage, part: WaitingPackage): WaitingPackage {
  return { vsize: all.vsize - part.vsize, fee: all.fee - part.fee };
}

type Build = (
  from: readonly Utxo[],
  recipient: string,
  amount: BaseUnits | 'max',
) => UtxoBuildResult;

interface SpeedUp {
  readonly build: Build;
  /** Inputs of the replaced send. */
  readonly inputs: readonly Utxo[];
  readonly spendable: readonly Utxo[];
  readonly hadChange: boolean;
}

/**
 * Builds the same payment at a higher fee: from the replaced inputs, else from all spendable outputs,
 * else, where the send had no change, as a smaller maximum.
 */
function speedUp(
  { row }: OpenSend,
  { build, inputs, spendable, hadChange }: SpeedUp,
): UtxoBuildResult {
  const recipient = row.toAddress ?? '';
  // Nothing else pays for what its owner moves as a whole.
  if (row.type === 'SELF' && !hadChange) return build(inputs, recipient, 'max');
  const amount = toBaseUnits(row.valueUnits);
  const alone = build(inputs, recipient, amount);
  if (alone.outcome !== 'insufficient_funds') return alone;
  const together = build(spendable, recipient, amount);
  if (together.outcome !== 'insufficient_funds' || hadChange) return together;
  return build(inputs, recipient, 'max');
}
