import {
  createApiKey,
  createBusiness,
  createContact,
  createPersonalToken,
  createUserExport,
  createWebhook,
  inviteMember,
  listSessions,
  pingWebhook,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import {
  addresses,
  businessNotifications,
  customers,
  feeInvoices,
  linkInvoices,
  linkSchedules,
  paymentLinks,
  payments,
  paymentTransfers,
  reports,
  reviewedSends,
  saleItems,
  transactions,
  transfersOut,
  trustedDevices,
} from '../src/db/schema.ts';
import { takeInvoiceNumber } from '../src/link-invoices/invoice-number.ts';
import { newPublicId } from '../src/platform/public-id.ts';
import { stranger } from './funded.ts';
import { newKey } from './new-key.ts';
import { type Holder, signInPassword, stepUpWithPassword } from './people.ts';
import type { TestServer } from './test-server.ts';

/** One of everything that a person can have, by the parameter that asks for it. */
export type Ids = Readonly<Record<string, string>>;

/** Makes what is missing, for somebody with a deposit. */
export async function idsOf(server: TestServer, holder: Holder): Promise<Ids> {
  const { walletId, account, user } = holder;
  const { db, platform } = server.context;
  const contact = await server.call(
    createContact,
    {
      params: { id: walletId },
      body: { name: 'Bob', network: 'BTC', address: stranger, memo: null },
    },
    holder,
  );
  await stepUpWithPassword(server, holder);
  const { data: made } = await server.call(createUserExport, {}, holder);
  const { data: open } = await server.call(listSessions, {}, holder);
  const deviceId = platform.newId();
  const at = new Date(server.clock.now());
  await db.insert(trustedDevices).values({
    ...{ id: deviceId, walletId, userId: user.id, deviceHash: deviceId },
    ...{ device: 'x', os: 'x', browser: 'x', lastSeenAt: at, trustedUntil: at },
  });
  const businessId = await businessOf(server, holder);
  const { data: invitation } = await server.call(
    inviteMember,
    {
      params: { businessId: Number(businessId) },
      body: { email: 'eve@example.com', role: 'VIEWER' },
    },
    holder,
  );
  const [address] = await db.select().from(addresses).where(eq(addresses.accountId, account.id));
  const [row] = await db.select().from(transactions).where(eq(transactions.walletId, walletId));
  if (address === undefined || row === undefined) throw new Error('nothing to ask for');
  const params = { businessId: Number(businessId) };
  const webhook = { url: 'https://shop.example/hooks', livemode: false };
  const { data: hook } = await server.call(createWebhook, { params, body: webhook }, holder);
  const { data: ping } = await server.call(
    pingWebhook,
    { params: { ...params, id: hook.id } },
    holder,
  );
  const { data: key } = await server.call(createApiKey, { params, body: newKey() }, holder);
  return {
    ...{ walletId, accountId: account.id, contactId: contact.id, deviceId },
    transactionId: row.id,
    intentId: await intentOf(server, holder),
    businessId,
    'members/{id}': user.id,
    'invitations/{id}': invitation.id,
    'api-keys/{id}': key.id,
    'webhooks/{id}': hook.id,
    deliveryId: ping.deliveryId,
    'notifications/{id}': await notificationOf(server, Number(businessId)),
    'payments/{id}': await paymentOf(server, Number(businessId)),
    'customers/{id}': await customerOf(server, Number(businessId)),
    'sweeps/{id}': await sweepOf(server, Number(businessId)),
    'payouts/{id}': await payoutOf(server, Number(businessId)),
    'invoices/{id}': await invoiceOf(server, Number(businessId)),
    refundId: await refundOf(server, Number(businessId)),
    'reports/{id}': await reportOf(server, holder, Number(businessId)),
    'sale-items/{id}': await saleItemOf(server, Number(businessId)),
    'payment-links/{id}': await linkOf(server, Number(businessId)),
    'link-invoices/{id}': await linkInvoiceOf(server, Number(businessId)),
    'link-schedules/{id}': await linkScheduleOf(server, holder, Number(businessId)),
    'unmatched/{id}': await transferOf(server, Number(businessId), account.id),
    'wallets/{id}': walletId,
    'addresses/{id}': address.id,
    'sessions/{id}': open[0]?.id ?? '',
    'exports/{id}': made.id,
    'tokens/{id}': (await readOnlyToken(server, holder)).id,
  };
}

/** A reviewed send. */
async function intentOf(
  { context, clock }: TestServer,
  { walletId, account }: Holder,
): Promise<string> {
  const id = context.platform.newId();
  const order = {
    ...{ amount: '0.001', destinationAddress: stranger, tokenId: null, feeRate: 'Medium' },
    ...{ feeRateValue: null, sendingMax: false, memo: null },
  };
  await context.db.insert(reviewedSends).values({
    ...{
      id,
      walletId,
      accountId: account.id,
      order,
      digest: '',
      sentUnits: 100_000n,
      feeUnits: 1n,
    },
    ...{ createdAt: new Date(clock.now()), expiresAt: new Date(clock.now() + 86_400_000) },
  });
  return id;
}

/** A transfer to a business that names no payment. */
async function transferOf(
  { context, clock }: TestServer,
  businessId: number,
  accountId: string,
): Promise<string> {
  const id = context.platform.newId();
  await context.db.insert(paymentTransfers).values({
    ...{ id, businessId, accountId, livemode: false, kind: 'OUTPUT', network: 'BTC' },
    ...{ assetId: 'BTC', hash: 'f'.repeat(64), position: 0, address: stranger, units: 100_000n },
    ...{ firstSeenAt: new Date(clock.now()), unmatchedState: 'OPEN' },
  });
  return `trf_${id}`;
}

/** A customer of a business. */
async function customerOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const id = newPublicId(context.platform.random, 'cus');
  const createdAt = new Date(clock.now());
  await context.db
    .insert(customers)
    .values({ id, businessId, livemode: false, name: 'Ann', createdAt });
  return id;
}

/** A report that a person asked for. */
async function reportOf({ context, clock }: TestServer, { user }: Holder, businessId: number) {
  const { random } = context.platform;
  const id = newPublicId(random, 'rep');
  await context.db.insert(reports).values({
    ...{ id, businessId, livemode: false, type: 'PAYMENTS', format: 'CSV', status: 'QUEUED' },
    ...{ fromDay: '2026-11-01', toDay: '2026-11-30', timezone: 'UTC', requestedBy: user.id },
    ...{ linkKey: random.bytes(32), createdAt: new Date(clock.now()) },
  });
  return id;
}

/** A payment link of a business. */
async function linkOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'lnk');
  await context.db.insert(paymentLinks).values({
    ...{ id, slug: id, businessId, livemode: false, title: 'Gift', priceCurrency: 'EUR' },
    ...{ createdAt: at, updatedAt: at },
  });
  return id;
}

/** An item that a business sells at its point of sale. */
async function saleItemOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'itm');
  await context.db.insert(saleItems).values({
    ...{ id, businessId, name: 'Coffee', price: '2.75', priceCurrency: 'EUR', position: 0 },
    ...{ createdAt: at, updatedAt: at },
  });
  return id;
}

/** An invoice by email that was sent. */
async function linkInvoiceOf(server: TestServer, businessId: number): Promise<string> {
  const { context, clock } = server;
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'lin');
  const linkId = await linkOf(server, businessId);
  await context.db.update(paymentLinks).set({ price: '5' }).where(eq(paymentLinks.id, linkId));
  await context.db.insert(linkInvoices).values({
    ...{ id, businessId, livemode: false, linkId, language: 'en', stopToken: id },
    number: await takeInvoiceNumber(context.db, { businessId, livemode: false }),
    customerId: await customerOf(server, businessId),
    ...{ sendOn: '2026-11-20', sentOn: '2026-11-20', sentAt: at, createdAt: at, updatedAt: at },
  });
  return id;
}

/** A schedule of invoices. */
async function linkScheduleOf(server: TestServer, { user }: Holder, businessId: number) {
  const at = new Date(server.clock.now());
  const id = newPublicId(server.context.platform.random, 'sch');
  await server.context.db.insert(linkSchedules).values({
    ...{ id, businessId, livemode: false, status: 'ACTIVE', title: 'Rent', price: '5' },
    ...{ priceCurrency: 'EUR', language: 'en', frequency: 'MONTHLY', startOn: '2035-01-31' },
    customerId: await customerOf(server, businessId),
    ...{ createdBy: user.id, createdAt: at, updatedAt: at },
  });
  return id;
}

/** A notification of a business about a payment. */
async function notificationOf(server: TestServer, businessId: number): Promise<string> {
  const { context, clock } = server;
  const id = newPublicId(context.platform.random, 'ntf');
  await context.db.insert(businessNotifications).values({
    ...{ id, businessId, livemode: false, event: 'payment.completed', reasons: [] },
    ...{ objectId: await paymentOf(server, businessId), createdAt: new Date(clock.now()) },
  });
  return id;
}

/** A payment of a business without a method. */
async function paymentOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'pay');
  await context.db.insert(payments).values({
    ...{ id, businessId, livemode: false, status: 'CREATED', paidState: 'UNPAID' },
    ...{ price: '1', priceCurrency: 'EUR', tolerance: '0' },
    ...{ selectUntil: at, createdAt: at, updatedAt: at },
  });
  return id;
}

/** A refund that waits for its signature. */
async function refundOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'ref');
  const [payment] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.businessId, businessId));
  await context.db.insert(transfersOut).values({
    ...{ id, businessId, livemode: false, kind: 'REFUND', status: 'AWAITING_SIGNATURE' },
    ...{ network: 'BTC', assetId: 'BTC', units: 100_000n, address: stranger },
    ...{ paymentId: payment?.id, createdAt: at, updatedAt: at },
  });
  return id;
}

/** A sweep whose address was refused. */
async function sweepOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'swp');
  await context.db.insert(transfersOut).values({
    ...{ id, businessId, livemode: false, kind: 'COLLECT', status: 'FAILED', feeUnits: 1n },
    ...{ network: 'ETH', assetId: 'ETH', units: 100_000n, address: stranger },
    ...{ createdAt: at, updatedAt: at },
  });
  return id;
}

/** A payout that the network refused. */
async function payoutOf({ context, clock }: TestServer, businessId: number): Promise<string> {
  const at = new Date(clock.now());
  const id = newPublicId(context.platform.random, 'pyo');
  await context.db.insert(transfersOut).values({
    ...{ id, businessId, livemode: false, kind: 'PAYOUT', status: 'FAILED', feeUnits: 1n },
    ...{ network: 'ETH', assetId: 'ETH', units: 100_000n, address: stranger },
    ...{ createdAt: at, updatedAt: at },
  });
  return id;
}

/** An invoice of the operator; its link is of the same business here. */
async function invoiceOf(server: TestServer, businessId: number): Promise<string> {
  const { context, clock } = server;
  const id = newPublicId(context.platform.random, 'inv');
  await context.db.insert(feeInvoices).values({
    ...{ id, businessId, month: '2026-10', payments: 1, volume: 20_000n, fee: 100n, lines: [] },
    ...{ linkId: await linkOf(server, businessId), createdAt: new Date(clock.now()) },
  });
  return id;
}

/** A business of the person, and its id as a path has it. */
export async function businessOf(server: TestServer, person: Pick<Holder, 'token'>) {
  const { data } = await server.call(createBusiness, { body: { name: 'Shop' } }, person);
  return String(data.id);
}

/** A token for a program that may only read. */
export async function readOnlyToken(server: TestServer, holder: Holder) {
  const expiresAt = new Date(server.clock.now() + 86_400_000);
  const password = signInPassword;
  const body = { name: 'program', access: 'READ', expiresAt, password } as const;
  return (await server.call(createPersonalToken, { body }, holder)).data;
}
