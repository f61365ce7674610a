import { toBaseUnits } from '@billfold/core';
import { minimumSatPerKvb, type UtxoTransferPlan } from '@billfold/keyring';
import type { Chain, WaitingPackage } from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import { type Acceleration, type IncomingTransaction, notAccelerable } from '../../acceleration.ts';
import { requireFamily } from '../../require-family.ts';
import type { PlannedSpend } from '../../spending.ts';
import { feeOfDescendant, paysRate } from '../fees/package-fee.ts';
import { loadAccountKey } from '../spending/account-key.ts';
import { loadFirstInputAddress } from '../spending/own-addresses.ts';
import { loadWaitingOutputs, sumOf } from '../spending/spendable-outputs.ts';
import { utxoKeyringOf } from '../utxo-keyring.ts';

/** Child pays for parent: the child takes all that the parent pays to the account, back to the same address. */
export const utxoAcceleration: Acceleration<'utxo'> = {
  quote: async (chain, hash) => {
    const { high } = requireFamily(await chain.fees(), 'utxo');
    const parents = await measureWaiting(chain, hash);
    if (paysRate(parents, high))
      throw notAccelerable('This transaction pays enough for the next blocks already.');
    return { plan: (tx, incoming) => planChild(tx, incoming, { parents, satPerKvb: high }) };
  },
};

/** @throws {ApiError} 409 NOT_ACCELERABLE */
async function measureWaiting(chain: Chain, hash: string): Promise<WaitingPackage> {
  const measured = await chain.measurePackage?.(hash);
  if (measured) return measured;
  const place = await chain.find(hash);
  throw notAccelerable(
    place?.place === 'block'
      ? 'This transaction is in a block already.'
      : 'The network no longer knows this transaction.',
  );
}

interface Target {
  /** The parent with its own ancestors. */
  readonly parents: WaitingPackage;
  readonly satPerKvb: bigint;
}

async function planChild(
  tx: Db,
  { account, row }: IncomingTransaction,
  { parents, satPerKvb }: Target,
): Promise<PlannedSpend<'utxo'>> {
  const outputs = await loadWaitingOutputs(tx, account, row.hash);
  if (outputs.length === 0)
    throw notAccelerable('Another transaction spends this one already. Speed up that one instead.');
  const key = await loadAccountKey(tx, account);
  const toAddress = row.toAddress ?? '';
  const keyring = utxoKeyringOf(account);
  const build = (amount: bigint | 'max', rate: bigint): UtxoTransferPlan => {
    const built = keyring.buildTransfer({
      ...{ ...key, utxos: outputs, required: outputs, recipient: toAddress, satPerKvb: rate },
      amount: amount === 'max' ? amount : toBaseUnits(amount),
    });
    if (built.outcome !== 'built') throw tooSmall();
    return built.plan;
  };
  // Its size does not depend on its fee.
  const vsize = BigInt(build('max', minimumSatPerKvb).vsize);
  // A parent that pays less than the target leaves its child to pay more, and so more than the relay minimum.
  const fee = feeOfDescendant(parents, { vsize, satPerKvb });
  const rest = sumOf(outputs) - fee;
  if (rest <= 0n) throw tooSmall();
  const plan = build(rest, (fee * 1_000n) / vsize);
  return {
    plan,
    fee: plan.fee,
    sent: toBaseUnits(rest),
    fromAddress: await loadFirstInputAddress(tx, account, plan),
    toAddress,
    isToSelf: true,
    nonce: null,
    lastHeight: null,
  };
}

const tooSmall = () => notAccelerable('What you received is too small to pay the fee.');
