import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { minimumSatPerKvb, type Utxo, type UtxoBuildResult } from '@billfold/keyring';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FeeRates } from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import { utxos } from '../../../db/schema.ts';
import { notReplaceable, type OpenSend } from '../../../sends/replace/open-send.ts';
import type { ReplacementWish } from '../../../sends/replace/replacement-wish.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import type { PlannedSpend, SpendingAccount } from '../../spending.ts';
import {
  addressOfFirstInput,
  isOwnAddress,
  loadKey,
  loadSpendable,
  utxoKeyringOf,
} from '../spending/utxo-spending.ts';

type Built = Extract<UtxoBuildResult, { readonly outcome: 'built' }>;

/** @throws {ApiError} 409 NOT_REPLACEABLE when something builds on the send already */
export async function refuseBuiltUpon(tx: Db, { intent }: OpenSend): Promise<void> {
  const { network, hash } = intent;
  const spent = await tx.$count(
    utxos,
    and(eq(utxos.network, network), eq(utxos.hash, hash), isNotNull(utxos.spentBy)),
  );
  if (spent > 0) throw notReplaceable('A later payment spends what this one left.');
}

/**
 * A transaction that spends an input of `send` and pays more than it, and more for its size
 * (BIP-125). The send has given its inputs back before.
 * @throws {ApiError} 409 NOT_REPLACEABLE; INSUFFICIENT_FUNDS
 */
export async function planUtxoReplacement(
  tx: Db,
  { account, send, kind }: ReplacementWish,
  rates: FeeRates,
): Promise<PlannedSpend> {
  const keyring = utxoKeyringOf(account);
  const key = await loadKey(tx, account);
  const spendable = await loadSpendable(tx, account);
  const before = keyring.decodeTransfer(send.raw);
  const isOld = ({ hash, index }: Pick<Utxo, 'hash' | 'index'>) =>
    before.inputs.some((input) => input.hash === hash && input.index === index);
  const inputs = spendable.filter(isOld);
  const first = inputs[0];
  if (first === undefined) throw notReplaceable();
  const bid = { fee: send.row.feeUnits ?? 0n, vsize: BigInt(before.vsize), rates };
  const build = (from: readonly Utxo[], recipient: string, amount: BaseUnits | 'max') =>
    outbid(bid, (satPerKvb) =>
      keyring.buildTransfer({ ...key, utxos: from, recipient, amount, satPerKvb }),
    );
  const built =
    kind === 'CANCEL'
      ? build(inputs, send.row.fromAddress ?? '', 'max')
      : speedUp(send, {
          hadChange: before.outputs.length > 1,
          with: (amount, from = inputs) => build(from, send.row.toAddress ?? '', amount),
          spendable,
        });
  if (built.outcome !== 'built') throw refusedTransfer(account.network, built);
  const { plan } = built;
  // Without an input in common both could be mined.
  if (!plan.inputs.some(isOld)) throw notReplaceable();
  return describe(tx, account, built);
}

interface SpeedUp {
  readonly hadChange: boolean;
  readonly spendable: readonly Utxo[];
  readonly with: (amount: BaseUnits | 'max', from?: readonly Utxo[]) => UtxoBuildResult;
}

/** From its own inputs, else with others, else of what everything was sent by with less of it. */
function speedUp({ row }: OpenSend, options: SpeedUp): UtxoBuildResult {
  const amount = toBaseUnits(row.valueUnits);
  const alone = options.with(amount);
  if (alone.outcome !== 'insufficient_funds') return alone;
  const together = options.with(amount, options.spendable);
  if (together.outcome !== 'insufficient_funds' || options.hadChange) return together;
  return options.with('max');
}

interface Bid {
  readonly fee: bigint;
  readonly vsize: bigint;
  readonly rates: FeeRates;
}

/** Raises the rate until it is enough for what is built by it. */
function outbid(
  { fee, vsize, rates }: Bid,
  build: (satPerKvb: bigint) => UtxoBuildResult,
): UtxoBuildResult {
  const better = (fee * 1_000n) / vsize + minimumSatPerKvb;
  let satPerKvb = better > rates.high ? better : rates.high;
  for (;;) {
    const built = build(satPerKvb);
    if (built.outcome !== 'built') return built;
    const size = BigInt(built.plan.vsize);
    // Its own relay is paid for on top of what the other one paid.
    const least = fee + (size * minimumSatPerKvb + 999n) / 1_000n;
    const missing = least - built.plan.fee;
    if (missing <= 0n) return built;
    satPerKvb += (missing * 1_000n) / size + 1n;
  }
}

async function describe(tx: Db, account: SpendingAccount, { plan }: Built): Promise<PlannedSpend> {
  const paid = plan.outputs.filter((output) => !output.isChange);
  const toAddress = paid[0]?.address ?? '';
  return {
    plan,
    fee: plan.fee,
    sent: toBaseUnits(paid.reduce((sum, { value }) => sum + value, 0n)),
    fromAddress: await addressOfFirstInput(tx, account, plan),
    toAddress,
    isToSelf: await isOwnAddress(tx, account, toAddress),
    nonce: null,
  };
}
