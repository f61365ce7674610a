import type { Decimal } from '@billfold/core';
import { createQueryStore, createStore, type Resource, type Store } from '@billfold/core/flows';
import { sumByKey } from '@billfold/core/internal';
import type {
  Affiliate,
  AffiliatePayout,
  Billing,
  BillingSettings,
  BusinessBalances,
  BusinessNotification,
  BusinessSummary,
  CollectableFunds,
  Commission,
  Customer,
  CustomerCounts,
  CustomerDetail,
  CustomerFilters,
  Delivery,
  Invoice,
  LinkInvoice,
  LinkInvoiceStatus,
  LinkInvoiceTotal,
  LinkSchedule,
  LinkScheduleTotal,
  ListedPayment,
  ListedSweep,
  ListedUnmatched,
  ListPaymentLinks,
  ListPayments,
  ListUnmatched,
  NotificationsSettings,
  PaymentDetail,
  PaymentFilters,
  PaymentLink,
  PaymentsClient,
  PaymentTotal,
  Payout,
  PayoutWithLines,
  Referral,
  Refund,
  RefundPsbt,
  Report,
  SaleItem,
  SummaryQuery,
  SweepWithParts,
  UnmatchedState,
  UnreadCount,
} from '@billfold/core/payments';
import { acceptedIds } from '../common/accepted-ids.ts';
import type { BusinessData } from './business-data.ts';
import { hostOf } from './host-of.ts';
import type { ListPage } from './list-page.ts';
import { orNull } from './or-null.ts';

export interface PaymentListKey {
  readonly businessId: number;
  readonly filters: PaymentFilters;
  readonly pageSize: number;
  /** First and last page to load, counted from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
}

export type TotalsKey = Pick<PaymentListKey, 'businessId' | 'filters'>;

export interface LinkListKey
  extends Required<Pick<ListPaymentLinks, 'page' | 'pageSize'>>,
    Pick<ListPaymentLinks, 'livemode'> {
  readonly businessId: number;
  readonly isArchived: boolean;
  /** Empty for all. */
  readonly search: string;
}

/** Page of the invoices of a business in a mode. */
export interface InvoiceListKey extends Omit<LinkListKey, 'isArchived'> {
  /** Status of the listed invoices; null for any. */
  readonly status: LinkInvoiceStatus | null;
  readonly customerId?: string;
}

/** Page of the schedules of a business in a mode. */
export interface ScheduleListKey extends Omit<LinkListKey, 'isArchived' | 'search'> {
  readonly customerId?: string;
}

/** Filters of the invoices that are added up. */
export type InvoiceTotalsKey = Omit<InvoiceListKey, 'page' | 'pageSize'>;

/** Filters of the schedules that are added up. */
export type ScheduleTotalsKey = Omit<ScheduleListKey, 'page' | 'pageSize'>;

export interface LinkKey {
  readonly businessId: number;
  readonly linkId: string;
}

export interface UnmatchedListKey
  extends Required<Pick<ListUnmatched, 'page' | 'pageSize'>>,
    Pick<ListUnmatched, 'livemode'> {
  readonly businessId: number;
  readonly state: UnmatchedState;
}

export interface SummaryKey extends Pick<SummaryQuery, 'livemode' | 'days' | 'from' | 'to'> {
  readonly businessId: number;
  /** That of the business where it is null. */
  readonly currency: string | null;
}

export interface PaymentKey {
  readonly businessId: number;
  readonly paymentId: string;
}

export interface RefundKey {
  readonly businessId: number;
  readonly refundId: string;
  /** Payment that it sends back; null of a refund of an unmatched transfer. */
  readonly paymentId: string | null;
  readonly transferId: string | null;
}

export interface SweepKey {
  readonly businessId: number;
  readonly sweepId: string;
}

export interface PagedListKey {
  readonly businessId: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface InvoiceKey {
  readonly businessId: number;
  readonly invoiceId: string;
}

export interface PayoutKey {
  readonly businessId: number;
  readonly payoutId: string;
}

export interface CustomerListKey extends Pick<ListPayments, 'livemode'> {
  readonly businessId: number;
  /** Beginning of an email, name or company; empty for all. */
  readonly search: string;
  /** Tag of the listed customers; null for any. */
  readonly tag: string | null;
  /** Number of stretches to load, of 50 each. */
  readonly stretches: number;
}

/** Filters of the customers that are counted. */
export type CustomerCountsKey = Omit<CustomerListKey, 'stretches'>;

export interface CustomerKey {
  readonly businessId: number;
  readonly customerId: string;
}

/** Notifications of a business in a mode. */
export interface NotificationKey extends Pick<ListPayments, 'livemode'> {
  readonly businessId: number;
}

export interface NotificationListKey extends NotificationKey {
  /** Number of stretches to load, of 25 each. */
  readonly stretches: number;
}

/** Part of a list that names the next part. */
export interface Stretches<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** Delivery of an event of a payment to a webhook. */
export interface PaymentDelivery extends Delivery {
  readonly webhookId: string;
  /** Host of the webhook. */
  readonly host: string;
}

/** Balances of the settlement accounts, by the name of their asset. */
export interface SettlementBalances {
  /** Spendable in the wallet that the business is paid into now, from which payouts are sent. */
  readonly payable: ReadonlyMap<string, Decimal>;
}

/** Dialog that another part of the site wants opened; null for none. */
export interface WantedDialog {
  readonly name: 'payment' | 'link' | null;
}

/** Payments of the businesses of the user, loaded on first use. */
export interface PaymentsData {
  readonly list: (key: PaymentListKey) => Resource<ListPage<ListedPayment>>;
  readonly summary: (key: SummaryKey) => Resource<BusinessSummary>;
  /** Sums that the filtered payments ask for and that came, by currency. */
  readonly totals: (key: TotalsKey) => Resource<readonly PaymentTotal[]>;
  /** The payment; null where the business has none of that id. */
  readonly payment: (key: PaymentKey) => Resource<{ readonly found: PaymentDetail | null }>;
  /** Deliveries of the events of a payment to all webhooks, the newest first. */
  readonly deliveries: (key: PaymentKey) => Resource<readonly PaymentDelivery[]>;
  /** Refunds of a payment, in the order in which the service lists them. */
  readonly refunds: (key: PaymentKey) => Resource<readonly Refund[]>;
  /** Transaction that was prepared for the wallet that has the money of a refund; null before one was. */
  readonly refundPsbt: (key: RefundKey) => Resource<{ readonly found: RefundPsbt | null }>;
  /** Funds that wait at payment addresses, by asset. */
  readonly collectable: (businessId: number) => Resource<readonly CollectableFunds[]>;
  /** Funds of a business by asset, with their values. */
  readonly balances: (businessId: number) => Resource<BusinessBalances>;
  /** Newest sweeps of a business. */
  readonly sweeps: (businessId: number) => Resource<readonly ListedSweep[]>;
  readonly sweep: (key: SweepKey) => Resource<SweepWithParts>;
  /** Balances of the settlement accounts, by the name of their asset. */
  readonly settlementBalances: (businessId: number) => Resource<SettlementBalances>;
  /** Payouts of a business, the newest first. */
  readonly payouts: (key: PagedListKey) => Resource<ListPage<Payout>>;
  /** The payout; null where the business has none of that id. */
  readonly payout: (key: PayoutKey) => Resource<{ readonly found: PayoutWithLines | null }>;
  /** Link of a business that refers others, and what it earned. */
  readonly affiliate: (businessId: number) => Resource<Affiliate>;
  readonly referrals: (key: PagedListKey) => Resource<ListPage<Referral>>;
  readonly commissions: (key: PagedListKey) => Resource<ListPage<Commission>>;
  /** Payouts of commissions. */
  readonly affiliatePayouts: (key: PagedListKey) => Resource<ListPage<AffiliatePayout>>;
  /** Fee of the operator, and the usage of this month. */
  readonly billing: (businessId: number) => Resource<Billing>;
  /** Address that invoices go to. */
  readonly billingDetails: (businessId: number) => Resource<BillingSettings>;
  /** Invoices of the operator, the newest first. */
  readonly invoices: (key: PagedListKey) => Resource<ListPage<Invoice>>;
  /** The invoice; null where the business has none of that id. */
  readonly invoice: (key: InvoiceKey) => Resource<{ readonly found: Invoice | null }>;
  /** Invoices that a business emails, the newest first. */
  readonly linkInvoices: (key: InvoiceListKey) => Resource<ListPage<LinkInvoice>>;
  /** The invoice; null where the business has none of that id. */
  readonly linkInvoice: (key: InvoiceKey) => Resource<{ readonly found: LinkInvoice | null }>;
  /** Sums of the unpaid ones that pass filters, by currency. */
  readonly linkInvoiceTotals: (key: InvoiceTotalsKey) => Resource<readonly LinkInvoiceTotal[]>;
  /** Sums of the active schedules, by frequency and currency. */
  readonly linkScheduleTotals: (key: ScheduleTotalsKey) => Resource<readonly LinkScheduleTotal[]>;
  /** Schedules of such invoices. */
  readonly linkSchedules: (key: ScheduleListKey) => Resource<ListPage<LinkSchedule>>;
  readonly links: (key: LinkListKey) => Resource<ListPage<PaymentLink>>;
  /** The link; null where the business has none of that id. */
  readonly link: (key: LinkKey) => Resource<{ readonly found: PaymentLink | null }>;
  /** Saved items of the point of sale, in their order. */
  readonly saleItems: (businessId: number) => Resource<readonly SaleItem[]>;
  /** Transfers that name no payment. */
  readonly unmatched: (key: UnmatchedListKey) => Resource<ListPage<ListedUnmatched>>;
  /** Customers, the newest first. */
  readonly customers: (key: CustomerListKey) => Resource<Stretches<Customer>>;
  /** Number of customers that pass filters, and the tags of all. */
  readonly customerCounts: (key: CustomerCountsKey) => Resource<CustomerCounts>;
  /** The customer; null where the business has none of that id. */
  readonly customer: (key: CustomerKey) => Resource<{ readonly found: CustomerDetail | null }>;
  /** Newest reports of a business. */
  readonly reports: (businessId: number) => Resource<readonly Report[]>;
  /** Emails and notifications in the app that a business wants. */
  readonly notifications: (businessId: number) => Resource<NotificationsSettings>;
  /** Notifications in the app, the newest first. */
  readonly notificationList: (
    key: NotificationListKey,
  ) => Resource<Stretches<BusinessNotification>>;
  /** Number of them that the user has not read. */
  readonly unreadNotifications: (key: NotificationKey) => Resource<UnreadCount>;
  /** Names of the assets that a business accepts. */
  readonly acceptedAssets: (businessId: number) => Resource<readonly string[]>;
  /** Filters of the list as it was left, as a query string. */
  readonly listPlace: Store<{ readonly search: string }>;
  /** Dialog that the dashboard is asked to open; null where none is. */
  readonly wantedDialog: Store<WantedDialog>;
  /** Currency in which a business was last asked for a price in this session. */
  readonly priceCurrency: Store<Readonly<Record<number, string>>>;
  /** Sale at the counter of each business, as it is kept. */
  readonly sales: Store<Readonly<Record<number, string>>>;
  /** Reloads whatever is shown after a change. */
  invalidate(): void;
  /** Aborts all loads and clears all data. */
  reset(): void;
}

export function createPaymentsData({ call }: Pick<BusinessData, 'call'>): PaymentsData {
  const { addKeyed, invalidate, reset } = createQueryStore();
  const listPlace = createStore(() => ({ search: '' }));
  const wantedDialog = createStore<WantedDialog>(() => ({ name: null }));
  const priceCurrency = createStore<Readonly<Record<number, string>>>(() => ({}));
  const sales = createStore<Readonly<Record<number, string>>>(() => ({}));
  return {
    list: addKeyed((key: PaymentListKey, signal) => {
      const { businessId, filters, pageSize } = key;
      return loadPages(key, (page) =>
        call(({ payments }) =>
          payments.list(businessId, { ...filters, page, pageSize }, { signal }),
        ),
      );
    }),
    summary: addKeyed(({ businessId, currency, ...query }: SummaryKey, signal) =>
      call(({ businesses }) =>
        businesses.getSummary(businessId, { ...query, ...(currency && { currency }) }, { signal }),
      ),
    ),
    totals: addKeyed(({ businessId, filters }: TotalsKey, signal) =>
      call(({ payments }) => payments.total(businessId, filters, { signal })),
    ),
    payment: addKeyed(async ({ businessId, paymentId }: PaymentKey, signal) => {
      const found = await orNull(
        call(({ payments }) => payments.get(businessId, paymentId, { signal })),
      );
      return { found };
    }),
    deliveries: addKeyed((key: PaymentKey, signal) =>
      call((client) => loadDeliveries(client, key, signal)),
    ),
    refunds: addKeyed(({ businessId, paymentId }: PaymentKey, signal) =>
      call(({ refunds }) => refunds.list(businessId, paymentId, { signal })),
    ),
    refundPsbt: addKeyed(async ({ businessId, refundId, ...source }: RefundKey, signal) => ({
      found: await call(({ refunds, unmatchedRefunds }) =>
        source.transferId === null
          ? refunds.getPsbt(businessId, source.paymentId ?? '', refundId, { signal })
          : unmatchedRefunds.getPsbt(businessId, source.transferId, refundId, { signal }),
      ),
    })),
    collectable: addKeyed((businessId: number, signal) =>
      call(({ sweeps }) => sweeps.listCollectable(businessId, { signal })),
    ),
    balances: addKeyed((businessId: number, signal) =>
      call(({ settlement }) => settlement.getBalances(businessId, { signal })),
    ),
    sweeps: addKeyed(async (businessId: number, signal) => {
      const { items } = await call(({ sweeps }) =>
        sweeps.list(businessId, { page: 1, pageSize: 5 }, { signal }),
      );
      return items;
    }),
    sweep: addKeyed(({ businessId, sweepId }: SweepKey, signal) =>
      call(({ sweeps }) => sweeps.get(businessId, sweepId, { signal })),
    ),
    settlementBalances: addKeyed(async (businessId: number, signal) => {
      const query = { purpose: 'PAYMENTS', page: 1, pageSize: 50 } as const;
      const { data } = await call(({ settlement }) =>
        settlement.listAccounts(businessId, query, { signal }),
      );
      return {
        payable: sumByKey(
          data
            .filter(({ isCurrent }) => isCurrent)
            .flatMap(({ balances }) =>
              balances.map(({ asset, spendable }) => [asset, spendable] as const),
            ),
        ),
      };
    }),
    payouts: addKeyed(({ businessId, ...query }: PagedListKey, signal) =>
      call((client) => client.payouts.list(businessId, query, { signal })),
    ),
    payout: addKeyed(async ({ businessId, payoutId }: PayoutKey, signal) => {
      const found = await orNull(
        call((client) => client.payouts.get(businessId, payoutId, { signal })),
      );
      return { found };
    }),
    affiliate: addKeyed((businessId: number, signal) =>
      call((client) => client.affiliate.get(businessId, { signal })),
    ),
    referrals: addKeyed(({ businessId, ...query }: PagedListKey, signal) =>
      call((client) => client.affiliate.listReferrals(businessId, query, { signal })),
    ),
    commissions: addKeyed(({ businessId, ...query }: PagedListKey, signal) =>
      call((client) => client.affiliate.listCommissions(businessId, query, { signal })),
    ),
    affiliatePayouts: addKeyed(({ businessId, ...query }: PagedListKey, signal) =>
      call((client) => client.affiliate.listPayouts(businessId, query, { signal })),
    ),
    billing: addKeyed((businessId: number, signal) =>
      call((client) => client.billing.get(businessId, { signal })),
    ),
    billingDetails: addKeyed((businessId: number, signal) =>
      call(({ settings }) => settings.billing.get(businessId, { signal })),
    ),
    invoices: addKeyed(({ businessId, ...query }: PagedListKey, signal) =>
      call((client) => client.billing.listInvoices(businessId, query, { signal })),
    ),
    invoice: addKeyed(async ({ businessId, invoiceId }: InvoiceKey, signal) => {
      const found = await orNull(
        call((client) => client.billing.getInvoice(businessId, invoiceId, { signal })),
      );
      return { found };
    }),
    linkInvoices: addKeyed(({ businessId, search, status, ...page }: InvoiceListKey, signal) => {
      const query = { ...page, ...searched(search), ...(status !== null && { status }) };
      return call((client) => client.linkInvoices.list(businessId, query, { signal }));
    }),
    linkInvoice: addKeyed(async ({ businessId, invoiceId }: InvoiceKey, signal) => {
      const found = await orNull(
        call((client) => client.linkInvoices.get(businessId, invoiceId, { signal })),
      );
      return { found };
    }),
    linkInvoiceTotals: addKeyed(
      ({ businessId, search, status, ...mode }: InvoiceTotalsKey, signal) => {
        const query = { ...mode, ...searched(search), ...(status !== null && { status }) };
        return call((client) => client.linkInvoices.total(businessId, query, { signal }));
      },
    ),
    linkScheduleTotals: addKeyed(({ businessId, ...query }: ScheduleTotalsKey, signal) =>
      call((client) => client.linkSchedules.total(businessId, query, { signal })),
    ),
    linkSchedules: addKeyed(({ businessId, ...query }: ScheduleListKey, signal) =>
      call((client) => client.linkSchedules.list(businessId, query, { signal })),
    ),
    links: addKeyed(({ businessId, search, ...query }: LinkListKey, signal) =>
      call(({ paymentLinks }) =>
        paymentLinks.list(businessId, { ...query, ...searched(search) }, { signal }),
      ),
    ),
    link: addKeyed(async ({ businessId, linkId }: LinkKey, signal) => {
      const found = await orNull(
        call(({ paymentLinks }) => paymentLinks.get(businessId, linkId, { signal })),
      );
      return { found };
    }),
    saleItems: addKeyed((businessId: number, signal) =>
      call(({ saleItems }) => saleItems.list(businessId, { signal })),
    ),
    unmatched: addKeyed(({ businessId, ...query }: UnmatchedListKey, signal) =>
      call(({ unmatched }) => unmatched.list(businessId, query, { signal })),
    ),
    customers: addKeyed((key: CustomerListKey, signal) =>
      call((client) => loadCustomers(client, key, signal)),
    ),
    customerCounts: addKeyed(({ businessId, ...filters }: CustomerCountsKey, signal) =>
      call(({ customers }) => customers.counts(businessId, customersQuery(filters), { signal })),
    ),
    customer: addKeyed(async ({ businessId, customerId }: CustomerKey, signal) => {
      const found = await orNull(
        call(({ customers }) => customers.get(businessId, customerId, { signal })),
      );
      return { found };
    }),
    reports: addKeyed((businessId: number, signal) =>
      call(({ reports }) => reports.list(businessId, { signal })),
    ),
    notifications: addKeyed((businessId: number, signal) =>
      call(({ settings }) => settings.notifications.get(businessId, { signal })),
    ),
    notificationList: addKeyed((key: NotificationListKey, signal) => {
      const { businessId, stretches, ...query } = key;
      return loadStretches(stretches, (cursor) =>
        call((client) =>
          client.notifications.list(businessId, { ...query, ...cursor, limit: 25 }, { signal }),
        ),
      );
    }),
    unreadNotifications: addKeyed(({ businessId, ...query }: NotificationKey, signal) =>
      call((client) => client.notifications.countUnread(businessId, query, { signal })),
    ),
    acceptedAssets: addKeyed(async (businessId: number, signal) => {
      const saved = await call(({ settings }) =>
        settings.cryptocurrency.get(businessId, { signal }),
      );
      return acceptedIds(saved);
    }),
    listPlace,
    wantedDialog,
    priceCurrency,
    sales,
    invalidate: () => invalidate(),
    reset: () => {
      listPlace.set({ search: '' });
      wantedDialog.set({ name: null });
      priceCurrency.set({});
      sales.set({});
      reset();
    },
  };
}

/** Loads neighbouring pages at the same time and joins them. */
async function loadPages<T>(
  { firstPage, lastPage }: Pick<PaymentListKey, 'firstPage' | 'lastPage'>,
  load: (page: number) => Promise<ListPage<T>>,
): Promise<ListPage<T>> {
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at);
  const pages = await Promise.all(numbers.map(load));
  return { items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.total ?? 0 };
}

/** Returns the part of a query that names a search; none for an empty one. */
const searched = (search: string) => (search === '' ? {} : { search });

async function loadCustomers(
  { customers }: PaymentsClient,
  { businessId, stretches, ...filters }: CustomerListKey,
  signal: AbortSignal,
): Promise<Stretches<Customer>> {
  const query = { limit: 50, ...customersQuery(filters) };
  return loadStretches(stretches, (cursor) =>
    customers.list(businessId, { ...query, ...cursor }, { signal }),
  );
}

/** Returns the query that names filters; none for those that are not set. */
function customersQuery({
  search,
  tag,
  livemode,
}: Omit<CustomerCountsKey, 'businessId'>): CustomerFilters {
  return {
    ...searched(search),
    ...(tag !== null && { tag }),
    ...(livemode !== undefined && { livemode }),
  };
}

/** Loads stretches of a list one after the other, as each names the next one. */
async function loadStretches<T>(
  stretches: number,
  load: (cursor: {
    readonly cursor?: string;
  }) => Promise<Stretches<T> & { readonly nextCursor: string | null }>,
): Promise<Stretches<T>> {
  let list = await load({});
  const items = [...list.items];
  for (let loaded = 1; loaded < stretches && list.nextCursor !== null; loaded += 1) {
    list = await load({ cursor: list.nextCursor });
    items.push(...list.items);
  }
  return { items, hasMore: list.hasMore };
}

async function loadDeliveries(
  { webhooks, deliveries }: PaymentsClient,
  { businessId, paymentId }: PaymentKey,
  signal: AbortSignal,
): Promise<readonly PaymentDelivery[]> {
  const endpoints = await webhooks.list(businessId, { signal });
  const lists = await Promise.all(
    endpoints.map(async ({ id: webhookId, url }) => {
      const query = { paymentId, page: 1, pageSize: 50 };
      const { items } = await deliveries.list(businessId, webhookId, query, { signal });
      return items.map((delivery) => ({ ...delivery, webhookId, host: hostOf(url) }));
    }),
  );
  return lists.flat().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
