import { recordCommissions } from './affiliates/record-commissions.ts';
import { snapshotEveryMs, takeSnapshots } from './balance-chart/take-snapshots.ts';
import { thinSnapshots } from './balance-chart/thin-snapshots.ts';
import { closeMonth } from './billing/close-month.ts';
import { recordFeeRate } from './billing/fee-rates.ts';
import type { ServiceContext } from './context.ts';
import { createLeasedLoop, type LeasedLoop, type LeasedLoopOptions } from './db/leased-loop.ts';
import { onlyEvery } from './db/only-every.ts';
import { sendDigests } from './digests/send-digests.ts';
import { deleteOldChanges } from './events/delete-old-changes.ts';
import { runSchedules } from './link-invoices/run-schedules.ts';
import { sendDueInvoices } from './link-invoices/send-due-invoices.ts';
import { dropLostTransfers } from './payments/drop-lost-transfers.ts';
import { expirePayments } from './payments/expire-payments.ts';
import { foldSumChanges } from './payments/fold-sum-changes.ts';
import { releaseQuotes } from './payments/release-quotes.ts';
import { fillStocks } from './payments-accounts/address-stock.ts';
import { pollPrices } from './rates/poll-prices.ts';
import type { PriceFeed } from './rates/price-feed.ts';
import { thinRates } from './rates/thin-rates.ts';
import { expireRefunds } from './refunds/expire-refunds.ts';
import { makeMonthlyReports } from './reports/make-monthly-reports.ts';
import { deleteOldRecords } from './retention/delete-old-records.ts';
import { expirePlans } from './transfers-out/expire-plans.ts';
import { tellSignatures } from './transfers-out/tell-signatures.ts';
import { purgeWallets } from './wallets/purge-wallets.ts';

type Shared = Omit<LeasedLoopOptions, 'name' | 'step'>;

/** Creates the periodic jobs: cleanup, snapshots and prices. */
export function createHousekeeping(
  shared: Shared,
  context: ServiceContext,
  feeds: readonly PriceFeed[],
): readonly LeasedLoop[] {
  const { db } = context;
  const forgetting = createLeasedLoop({
    ...shared,
    name: 'events',
    step: async () => {
      await deleteOldChanges(db);
      return deleteEveryMs;
    },
  });
  const purging = createLeasedLoop({
    ...shared,
    name: 'purge-wallets',
    step: onlyEvery(shared.clock, purgeEveryMs, () => purgeWallets(context)),
  });
  const snapshots = createLeasedLoop({
    ...shared,
    name: 'snapshots',
    step: onlyEvery(shared.clock, snapshotEveryMs, async () => {
      await takeSnapshots(context);
      await thinSnapshots(context);
    }),
  });
  const retention = createLeasedLoop({
    ...shared,
    name: 'retention',
    step: onlyEvery(shared.clock, purgeEveryMs, () => deleteOldRecords(context)),
  });
  const stocking = createLeasedLoop({
    ...shared,
    name: 'address-stock',
    step: onlyEvery(shared.clock, stockEveryMs, () => fillStocks(context)),
  });
  const always = [forgetting, purging, snapshots, retention];
  const expiring = createLeasedLoop({
    ...shared,
    name: 'expire-payments',
    step: async () => {
      await expirePayments(context);
      return expireEveryMs;
    },
  });
  const releasing = createLeasedLoop({
    ...shared,
    name: 'release-quotes',
    step: onlyEvery(shared.clock, releaseEveryMs, async () => {
      await releaseQuotes(context);
      await dropLostTransfers(context);
      await expireRefunds(context);
      await expirePlans(context);
      await tellSignatures(context);
    }),
  });
  const folding = createLeasedLoop({
    ...shared,
    name: 'payment-sums',
    step: async () => ((await foldSumChanges(db)) ? foldEveryMs : 0),
  });
  const monthly = createLeasedLoop({
    ...shared,
    name: 'monthly-reports',
    step: onlyEvery(shared.clock, releaseEveryMs, () => makeMonthlyReports(context)),
  });
  const digests = createLeasedLoop({
    ...shared,
    name: 'digests',
    step: onlyEvery(shared.clock, releaseEveryMs, () => sendDigests(context)),
  });
  const billing = createLeasedLoop({
    ...shared,
    name: 'billing',
    step: onlyEvery(shared.clock, releaseEveryMs, async () => {
      await recordFeeRate(context);
      await closeMonth(context);
      await recordCommissions(context);
    }),
  });
  const invoicing = createLeasedLoop({
    ...shared,
    name: 'link-invoices',
    step: async () => {
      await runSchedules(context);
      await sendDueInvoices(context);
      return invoiceEveryMs;
    },
  });
  const ofPayments = [
    ...[stocking, expiring, releasing, folding, monthly],
    ...[digests, billing, invoicing],
  ];
  const loops = context.hasPayments ? [...always, ...ofPayments] : always;
  if (feeds.length === 0) return loops;
  const { clock, onError } = shared;
  const polling = createLeasedLoop({
    ...shared,
    name: 'rates',
    step: onlyEvery(clock, pollEveryMs, () => pollPrices(context, { feeds, onError })),
  });
  const thinning = createLeasedLoop({
    ...shared,
    name: 'thin-rates',
    step: onlyEvery(clock, thinEveryMs, () => thinRates(context)),
  });
  return [...loops, polling, thinning];
}

const stockEveryMs = 60_000;
const expireEveryMs = 2_000;
const foldEveryMs = 60_000;
const releaseEveryMs = 10 * 60_000;
const invoiceEveryMs = 60_000;
const deleteEveryMs = 60_000;
const purgeEveryMs = 60 * 60_000;
const pollEveryMs = 60_000;
const thinEveryMs = 24 * 60 * 60_000;
