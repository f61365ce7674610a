/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
type AccountNetworkCode = (typeof accountNetworkCodes)[number];

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};

/** Status of a payment in its life cycle. */
declare const paymentStatuses: readonly ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'INVALID', 'PARTIALLY_REFUNDED', 'REFUNDED'];
type PaymentStatus = (typeof paymentStatuses)[number];
/** Comparison of the amount seen on the chain with the amount due. */
declare const paidStates: readonly ['UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID'];
type PaidState = (typeof paidStates)[number];
declare const paymentFlags: readonly ['late', 'multiple', 'wrongAsset', 'doubleSpendRisk', 'reorged', 'manuallyMarked', 'test'];
type PaymentFlag = (typeof paymentFlags)[number];
/** The one word that people read. */
declare const displayStatuses: readonly ['Created', 'Pending', 'Underpaid', 'Confirming', 'Confirmed', 'Overpaid', 'Completed', 'Late', 'Expired', 'Cancelled', 'Invalid', 'Partially refunded', 'Refunded'];
type DisplayStatus = (typeof displayStatuses)[number];
/** A price in a fiat currency or in an asset. */
interface Price {
    readonly amount: Decimal;
    readonly currency: string;
}
/** Method by which a payment is paid, once the payer has chosen. */
interface PaymentMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly identifier: string;
    readonly address: string;
    /** Payment id on a shared address, where the network has one, such as a tag or reference key. */
    readonly reference: string | null;
    readonly memo: string | null;
    readonly uri: string;
    /** Price of one main unit of the asset in the currency of the price, held since `rateAt`. */
    readonly rate: Decimal;
    readonly rateAt: Date;
}
/** One transfer on the chain to the address of a payment. */
interface Transfer {
    readonly hash: string;
    readonly amount: Decimal;
    readonly from: readonly string[];
    readonly confirmations: number;
    readonly replaceable: boolean;
    readonly firstSeenAt: Date;
    readonly blockHeight: number | null;
    /** False where it does not pay: another asset, replaced, dropped. */
    readonly counted: boolean;
}
/** Amounts are in main units of the asset of `method`; `due` is null until one is chosen. */
interface Payment {
    readonly id: string;
    readonly object: 'payment';
    readonly businessId: number;
    readonly livemode: boolean;
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
    readonly displayStatus: DisplayStatus;
    readonly flags: readonly PaymentFlag[];
    readonly orderId: string | null;
    readonly description: string | null;
    readonly price: Price;
    readonly method: PaymentMethod | null;
    readonly due: Decimal | null;
    readonly seen: Decimal;
    readonly confirmed: Decimal;
    readonly shortBy: Decimal;
    readonly overBy: Decimal;
    readonly refunded: Decimal;
    readonly tolerance: Decimal;
    readonly confirmations: PaymentConfirmations | null;
    readonly transfers: readonly Transfer[];
    readonly customer: PaymentCustomer | null;
    readonly metadata: Readonly<Record<string, string>>;
    readonly checkoutUrl: string;
    readonly redirectUrl: string | null;
    readonly cancelUrl: string | null;
    readonly expiresAt: Date | null;
    readonly createdAt: Date;
    readonly detectedAt: Date | null;
    readonly confirmedAt: Date | null;
    readonly completedAt: Date | null;
    /** Rises with every change; of two states the higher one is newer. */
    readonly sequence: number;
}
interface PaymentConfirmations {
    readonly current: number;
    readonly required: number;
    readonly final: number;
}
interface PaymentCustomer {
    readonly id: string;
    readonly email: string | null;
    readonly name: string | null;
}
/** A payment as its creator sees it, once. */
interface CreatedPayment extends Payment {
    /** Lets a page read the payment without a key; in no other answer and in no webhook. */
    readonly clientSecret: string;
}
interface SelectMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
}

type ConfirmationPolicy = 'FAST' | 'STANDARD' | 'STRICT' | number;
/** Customer of a new payment: an existing one by id, or an email to create one. */
type NewPaymentCustomer = {
    readonly id: string;
} | {
    readonly email: string;
    readonly name?: string;
};
/** The body of a new payment, the same for the dashboard and for the merchant API. */
interface CreatePayment {
    readonly price: {
        readonly amount: Decimal;
        readonly currency: string;
    };
    /** Unique per business and mode while a payment with it is open, else 409 `ORDER_ID_IN_USE`. */
    readonly orderId?: string | null;
    readonly description?: string | null;
    /**
     * Assets accepted for this payment, such as `BTC` or `USDT@TRX`; all that the business accepts
     * unless given.
     */
    readonly assets?: readonly string[];
    /** Chosen for the payer, so that the quote is locked at once. */
    readonly method?: string | null;
    readonly customer?: NewPaymentCustomer | null;
    /** At most 20 keys of at most 500 characters each. */
    readonly metadata?: Readonly<Record<string, string>>;
    readonly redirectUrl?: string | null;
    readonly cancelUrl?: string | null;
    readonly expiresInMinutes?: number;
    /** Basis points below the due amount that still count as paid; the setting of the business unless given. */
    readonly tolerance?: number | null;
    readonly confirmationPolicy?: ConfirmationPolicy | null;
    readonly language?: string;
}

declare const refundStatuses: readonly ['CREATED', 'ADDRESS_PROVIDED', 'SIGNED', 'BROADCAST', 'CONFIRMED', 'FAILED', 'CANCELLED'];
type RefundStatus = (typeof refundStatuses)[number];
/** Money on its way back to a customer; `amount` is in main units of the asset. */
interface Refund {
    readonly id: string;
    readonly object: 'refund';
    readonly paymentId: string;
    readonly status: RefundStatus;
    readonly amount: Decimal;
    readonly asset: string;
    readonly network: string;
    readonly address: string | null;
    readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
    readonly reason: string | null;
    readonly hash: string | null;
    /** Where the customer gives an address; null once there is one. */
    readonly claimUrl: string | null;
    readonly createdAt: Date;
    readonly broadcastAt: Date | null;
    readonly confirmedAt: Date | null;
}
/**
 * Amount of a refund: all that was received, the price at today's rate, the overpayment, or a
 * custom amount.
 */
type RefundAmount = {
    readonly kind: 'RECEIVED' | 'PRICE' | 'OVERPAID';
} | {
    readonly kind: 'CUSTOM';
    readonly amount: Decimal;
    readonly currency: string;
};
interface CreateRefund {
    readonly amount: RefundAmount;
    /** Kept back, in per cent of the amount. */
    readonly feePercent?: Decimal;
    readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
    readonly reason: string | null;
    /** Null asks the customer for one. */
    readonly address: string | null;
}

/** Customer of a business; an erased one has no name and no email, but keeps the amounts. */
interface Customer {
    readonly id: string;
    readonly object: 'customer';
    readonly email: string | null;
    readonly name: string | null;
    readonly phone: string | null;
    readonly company: string | null;
    readonly address: string | null;
    readonly tags: readonly string[];
    readonly notes: string | null;
    readonly paymentsCount: number;
    /** In the default currency of the business. */
    readonly total: Decimal;
    readonly lastPaymentAt: Date | null;
    readonly refundAddresses: readonly {
        readonly network: string;
        readonly address: string;
    }[];
    readonly isErased: boolean;
    readonly createdAt: Date;
}
interface CustomerProfile {
    /** Unique per business, whatever the case of its letters. */
    readonly email?: string | null;
    readonly name?: string | null;
    readonly phone?: string | null;
    readonly company?: string | null;
    readonly address?: string | null;
    readonly tags?: readonly string[];
    readonly notes?: string | null;
}
/** Simulated transaction of the payer of a test payment. */
interface SimulatePayment {
    readonly amount: Decimal;
    readonly confirmations: number;
    readonly replaceable: boolean;
    /** Another asset than that of the payment, to see how that ends. */
    readonly asset?: string;
}

/** Types of webhook events. */
declare const webhookEventTypes: readonly ['payment.created', 'payment.pending', 'payment.detected', 'payment.underpaid', 'payment.overpaid', 'payment.confirmed', 'payment.completed', 'payment.expired', 'payment.late', 'payment.cancelled', 'payment.invalid', 'payment.reorged', 'payment.reopened', 'payment.partially_refunded', 'payment.refunded', 'refund.created', 'refund.address_provided', 'refund.signed', 'refund.broadcast', 'refund.confirmed', 'refund.failed', 'refund.cancelled', 'customer.created', 'customer.updated', 'settlement.completed', 'webhook.ping'];
type WebhookEventType = (typeof webhookEventTypes)[number];
/** A value as it is written in JSON: times are ISO 8601 text. */
type Written<T> = T extends string | number | boolean | null ? T : T extends Date ? string : {
    readonly [K in keyof T]: Written<T[K]>;
};
/** Funds that were gathered into the settlement wallet. */
interface Settlement {
    readonly id: string;
    readonly object: 'settlement';
    readonly asset: string;
    readonly network: string;
    readonly amount: string;
    readonly fee: string;
    readonly hashes: readonly string[];
    readonly completedAt: string;
}
/** Payload of a test delivery to a webhook endpoint. */
interface Ping {
    readonly object: 'ping';
    readonly webhookId: string;
}
interface EventOf<Type extends WebhookEventType, T> {
    /** Event id, equal on every attempt: remember it to process each event once. */
    readonly id: string;
    readonly object: 'event';
    readonly type: Type;
    readonly apiVersion: string;
    readonly createdAt: string;
    readonly livemode: boolean;
    /** Rises per payment; a receiver ignores a lower one than it has seen. */
    readonly sequence: number;
    readonly data: {
        readonly object: T;
        /** Changed fields with their previous values; absent where nothing was before. */
        readonly previous?: Partial<T>;
    };
}
type Named<Family extends string> = Extract<WebhookEventType, `${Family}.${string}`>;
/** Body of a webhook, a union discriminated by `type`. */
type WebhookEvent = EventOf<Named<'payment'>, Written<Payment>> | EventOf<Named<'refund'>, Written<Refund>> | EventOf<Named<'customer'>, Written<Customer>> | EventOf<Named<'settlement'>, Settlement> | EventOf<Named<'webhook'>, Ping>;

interface Webhook {
    readonly id: string;
    readonly url: string;
    readonly description: string | null;
    /** Null sends all. */
    readonly events: readonly WebhookEventType[] | null;
    readonly apiVersion: string;
    readonly isEnabled: boolean;
    readonly disablesItself: boolean;
    /** Why it is off, where it turned itself off. */
    readonly disabledReason: string | null;
    /** Per cent of deliveries that arrived; null without any. */
    readonly successRate24h: string | null;
    readonly successRate7d: string | null;
    readonly nextRetryAt: Date | null;
    readonly createdAt: Date;
}
/** Webhook with its secret, which only two answers ever contain. */
interface WebhookWithSecret extends Webhook {
    readonly secret: string;
}
interface CreateWebhook {
    readonly url: string;
    readonly description: string | null;
    readonly events: readonly WebhookEventType[] | null;
    readonly disablesItself: boolean;
}
interface UpdateWebhook extends Partial<CreateWebhook> {
    readonly isEnabled?: boolean;
}

interface ErrorInfo {
    readonly title?: string;
    readonly messages?: readonly string[];
    readonly status?: number;
    readonly requestId?: string;
    readonly retryable?: boolean;
    readonly cause?: unknown;
}
/** Marks our errors across duplicated copies, realms and postMessage, where `instanceof` fails. */
declare const brand: unique symbol;
/**
 * Base class of all errors of calls and flows. Callers branch on `code`; people read `title` and
 * `messages`. It never holds a secret, such as a request body or a token.
 */
declare abstract class BillfoldError extends Error {
    abstract readonly code: string;
    readonly [brand] = true;
    /** The response's `message`, else `Error`. */
    readonly title: string;
    /** The response's `errors`, else `Unhandled error`. */
    readonly messages: readonly string[];
    readonly status: number | undefined;
    readonly requestId: string | undefined;
    readonly retryable: boolean;
    constructor(info?: ErrorInfo);
    toJSON(): ErrorJson;
}
interface ErrorJson {
    readonly code: string;
    readonly title: string;
    readonly messages: readonly string[];
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
}

interface CallOptions {
    readonly signal?: AbortSignal;
    /** Where the call takes one and none is given, it is made. */
    readonly idempotencyKey?: string;
    /**
     * 1 for who watches over the outcome itself: the call is then sent once, and a lost answer is
     * told at once. Elsewhere what is safe to repeat is repeated.
     */
    readonly attempts?: 1;
    /** Reviewed intent: the server signs it and nothing else. */
    readonly intent?: {
        readonly intentId: string;
        readonly digest: string;
    };
    /** In place of the session's token: a handoff token. */
    readonly accessToken?: string;
}

/** One stretch of a list of the merchant API; `nextCursor` asks for the one after it. */
interface CursorPage<T> {
    readonly data: readonly T[];
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
}
interface CursorQuery {
    readonly cursor?: string;
    /** At most 100. */
    readonly limit?: number;
}

/** An event as it was sent to webhooks, kept for 30 days, so that missed ones can be caught up. */
interface EventRecord {
    readonly id: string;
    readonly object: 'event';
    readonly type: WebhookEventType;
    readonly apiVersion: string;
    readonly createdAt: Date;
    readonly livemode: boolean;
    readonly sequence: number;
    /** Object that `type` names: a payment, a refund, a customer. */
    readonly data: Readonly<Record<string, unknown>>;
}
interface ListEvents extends CursorQuery {
    readonly type?: WebhookEventType;
    readonly since?: string;
}

interface MerchantListPayments extends CursorQuery {
    readonly status?: PaymentStatus;
    readonly orderId?: string;
    readonly customerId?: string;
}

/** Asset that the business accepts; `minimum` and `maximum` are prices in its default currency. */
interface MerchantAsset {
    readonly asset: string;
    readonly enabled: boolean;
    readonly minimum: Decimal | null;
    readonly maximum: Decimal | null;
    readonly confirmations: number;
}
interface GetRates {
    readonly base: string;
    /** Separated by commas; all unless given. */
    readonly assets?: string;
}
interface Rates {
    readonly base: string;
    readonly rates: Readonly<Record<string, Decimal>>;
    readonly asOf: Date;
}
interface CreateEstimate {
    readonly price: Price;
    readonly assets?: readonly string[];
}
interface Estimate {
    readonly asset: string;
    /** Rounded up to what the asset is paid in. */
    readonly amount: Decimal;
}
interface Pong {
    readonly businessId: number;
    readonly livemode: boolean;
}

interface MerchantClientOptions {
    /** A secret key, `bf_test_sk_…` or `bf_live_sk_…`: for servers only. */
    readonly apiKey: string;
    /** The origin of the deployment, without a trailing slash. */
    readonly baseUrl: string;
    readonly fetch?: typeof globalThis.fetch;
}
/** One method per call. Its answers are what the API's are, without their envelope. */
type MerchantClient = ReturnType<typeof createMerchantClient>;
/** The version of the merchant API that this client speaks. */
declare const merchantApiVersion = "2026-11-01";
/**
 * A client of the merchant API. What creates or moves something carries an idempotency key: give
 * your own to repeat a call safely, such as after a lost answer; each call has a new one otherwise.
 */
declare function createMerchantClient(options: MerchantClientOptions): {
    createPayment: (body: CreatePayment, options?: CallOptions) => Promise<CreatedPayment>;
    listPayments: (query?: MerchantListPayments, options?: CallOptions) => Promise<CursorPage<Payment>>;
    getPayment: (id: string, options?: CallOptions) => Promise<Payment>;
    cancelPayment: (id: string, options?: CallOptions) => Promise<Payment>;
    selectMethod: (id: string, body: SelectMethod, options?: CallOptions) => Promise<Payment>;
    acceptPayment: (id: string, options?: CallOptions) => Promise<Payment>;
    listPaymentEvents: (id: string, options?: CallOptions) => Promise<CursorPage<EventRecord>>;
    simulatePayment: (id: string, body: SimulatePayment, options?: CallOptions) => Promise<Payment>;
    refund: (paymentId: string, body: CreateRefund, options?: CallOptions) => Promise<Refund>;
    getRefund: (id: string, options?: CallOptions) => Promise<Refund>;
    cancelRefund: (id: string, options?: CallOptions) => Promise<Refund>;
    createCustomer: (body: CustomerProfile, options?: CallOptions) => Promise<Customer>;
    listCustomers: (query?: CursorQuery, options?: CallOptions) => Promise<CursorPage<Customer>>;
    getCustomer: (id: string, options?: CallOptions) => Promise<Customer>;
    updateCustomer: (id: string, body: CustomerProfile, options?: CallOptions) => Promise<Customer>;
    deleteCustomer: (id: string, options?: CallOptions) => Promise<null>;
    listAssets: (options?: CallOptions) => Promise<readonly MerchantAsset[]>;
    getRates: (query: GetRates, options?: CallOptions) => Promise<Rates>;
    estimate: (body: CreateEstimate, options?: CallOptions) => Promise<readonly Estimate[]>;
    listEvents: (query?: ListEvents, options?: CallOptions) => Promise<CursorPage<EventRecord>>;
    getEvent: (id: string, options?: CallOptions) => Promise<EventRecord>;
    createWebhookEndpoint: (body: CreateWebhook, options?: CallOptions) => Promise<WebhookWithSecret>;
    listWebhookEndpoints: (options?: CallOptions) => Promise<readonly Webhook[]>;
    updateWebhookEndpoint: (id: string, body: UpdateWebhook, options?: CallOptions) => Promise<Webhook>;
    deleteWebhookEndpoint: (id: string, options?: CallOptions) => Promise<null>;
    ping: (options?: CallOptions) => Promise<Pong>;
};

/** A `Headers` object, or the record that Node gives; names in any case. */
type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;
interface VerifyWebhookOptions {
    /** How far the timestamp may be from `now`, either way; 300 unless given. */
    readonly toleranceSeconds?: number;
    /** The receiver's clock, as a date or in milliseconds since 1970; the system's unless given. */
    readonly now?: Date | number;
}
/**
 * The event in a webhook, once it is certain that the owner of one of `secrets` sent exactly this
 * body, lately. Give the body as it arrived: parsed and written again, it is another one. While a
 * secret is rolled, give both. The same event can arrive twice: remember its `id`.
 *
 * Only the sender is checked, not the shape: what is signed is ours, and a newer version may say
 * more than this one knows.
 * @throws {WebhookError} see `WebhookErrorCode`
 * @see https://www.standardwebhooks.com
 */
declare function verifyWebhook(payload: string | Uint8Array, headers: WebhookHeaders, secrets: string | readonly string[], options?: VerifyWebhookOptions): Promise<WebhookEvent>;

type WebhookErrorCode = 
/** One of the three headers is missing. */
'headers_missing' | 'timestamp_invalid'
/** Further in the past, or in the future, than the tolerance: a replay, or a wrong clock. */
 | 'timestamp_too_old' | 'timestamp_too_new'
/** No signature was made with one of the secrets over exactly this body. */
 | 'signature_mismatch'
/** Signed, but no JSON. */
 | 'body_malformed'
/** Not `whsec_` and base64: a mistake in the receiver's settings. */
 | 'secret_malformed';
/** The request is not to be acted on. Holds neither the body nor a secret. */
declare class WebhookError extends BillfoldError {
    readonly code: WebhookErrorCode;
    constructor(code: WebhookErrorCode, message: string, cause?: unknown);
}

export { WebhookError, createMerchantClient, merchantApiVersion, verifyWebhook, webhookEventTypes };
export type { CallOptions, ConfirmationPolicy, CreateEstimate, CreatePayment, CreateRefund, CreateWebhook, CreatedPayment, CursorPage, CursorQuery, Customer, CustomerProfile, DisplayStatus, Estimate, EventRecord, GetRates, ListEvents, MerchantAsset, MerchantClient, MerchantClientOptions, MerchantListPayments, NewPaymentCustomer, PaidState, Payment, PaymentConfirmations, PaymentCustomer, PaymentFlag, PaymentMethod, PaymentStatus, Ping, Pong, Price, Rates, Refund, RefundAmount, RefundStatus, SelectMethod, Settlement, SimulatePayment, Transfer, UpdateWebhook, VerifyWebhookOptions, Webhook, WebhookErrorCode, WebhookEvent, WebhookEventType, WebhookHeaders, WebhookWithSecret, Written };
