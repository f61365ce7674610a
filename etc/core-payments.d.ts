/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
type AccountNetworkCode = (typeof accountNetworkCodes)[number];

/** Schema as the holder of one uses it: parses unknown input. */
interface SchemaBase<T> {
    /** `input` as what it was taken for. @throws what is wrong with it, and where */
    parse(input: unknown): T;
    /** Parses without throwing. */
    safeParse(input: unknown): ParsedInput<T>;
}
type ParsedInput<T> = {
    readonly success: true;
    readonly data: T;
} | {
    readonly success: false;
    readonly error: Error;
};

/** A schema checked against a public interface; declarations then carry no structure of its own. */
interface Schema<T> extends SchemaBase<T> {
}
/**
 * One call of the API: its method, its path and the schema of its answer. The schema is a thunk, so
 * that an endpoint without a caller is left out of a bundle. `requests.ts` of each area has the
 * schemas of the requests, which no client loads.
 */
interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** With `{name}` for each path parameter. */
    readonly path: string;
    /** A browser follows 302; a script does not read it. */
    readonly status?: 200 | 201 | 202 | 204 | 302;
    /** Needs no session. */
    readonly public?: true;
    /** Its body is never logged, and its answer never cached. */
    readonly secret?: true;
    /** Takes an `Idempotency-Key` header. */
    readonly idempotent?: true;
    /** Media type of an answer that is a file instead of JSON. */
    readonly file?: 'text/csv' | 'application/json' | 'application/jsonl' | 'application/zip';
    /** Its answer is a stream of server-sent events, each of which `response` describes. */
    readonly stream?: true;
    readonly response: () => Schema<R>;
    /** Carries the types of the request, and is never set. */
    readonly request?: RequestTypes<P, Q, B>;
}
interface RequestTypes<P, Q, B> {
    readonly params: P;
    readonly query: Q;
    readonly body: B;
}
/** Parts of a request that its endpoint declares; an optional field that is undefined is not sent. */
type RequestOf<P, Q, B> = (unknown extends P ? object : {
    readonly params: P;
}) & (unknown extends Q ? object : {
    readonly query: Omittable<Q>;
}) & (unknown extends B ? object : {
    readonly body: Omittable<B>;
});
/** `T` with undefined allowed for its optional fields. */
type Omittable<T> = {
    readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K];
};

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};

/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of the specification. */
type Network = (typeof networkCodes)[number];
/**
 * Envelope `{data}` of the auth and payments services: see "Envelopes" in docs/decisions/api.md.
 */
interface Data<T> {
    readonly data: T;
}
/** One page of a list of the auth and payments services; `page` counts from 1. */
interface DataPage<T> extends Data<readonly T[]> {
    readonly meta: {
        readonly page: number;
        readonly pageSize: number;
        readonly total: number;
    };
}
/** Page of a list, for calls without filters. */
interface PageQuery {
    readonly page?: number;
    readonly pageSize?: number;
}

type TransactionType = 'SENT' | 'RECEIVED' | 'SELF' | 'CONTRACT';
type TransactionStatus = 'PENDING' | 'CONFIRMING' | 'CONFIRMED' | 'FAILED' | 'DROPPED' | 'REPLACED';
interface Transaction {
    readonly id: string;
    readonly accountId: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    /** Amount that reached the recipient (sent) or this account (received), without the fee. */
    readonly value: Decimal;
    readonly tokenSymbol: string | null;
    readonly blockchainNetwork: Network;
    readonly createdAt: Date;
    readonly fromAddress: string | null;
    /**
     * Number of other addresses of this account that paid along, as far as it is known: see "Several
     * sender addresses" in docs/decisions/accounts.md.
     */
    readonly moreFromAddresses: number;
    readonly toAddress: string | null;
    readonly hash: string;
    readonly confirmations: number;
    readonly requiredConfirmations: number;
    /** Paid by this account, or the most it may pay while that is open; null on what it received. */
    readonly fee: Decimal | null;
    readonly networkFee: Decimal | null;
    readonly blockHeight: number | null;
    readonly fiatCurrency: 'USD';
    /** Worth of `value` when it was first seen, two decimals; never computed again. Null without a price then. */
    readonly fiatValueAtTime: Decimal | null;
    /** The price that this was computed with. */
    readonly rateAtTime: Decimal | null;
    readonly note: string | null;
    /** Unsolicited: an unknown token, or dust from an address made to look like a known one. */
    readonly isSpam: boolean;
}

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

/** One way to pay that the payer can choose. */
interface CheckoutAsset {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** About how much, in main units; null without a price. */
    readonly estimate: Decimal | null;
    readonly feeHint: string | null;
    readonly timeHint: string | null;
    readonly enabled: boolean;
    /** Why it cannot be chosen now. */
    readonly reason: string | null;
}
interface CheckoutField {
    readonly name: string;
    readonly label: string;
    readonly type: 'text' | 'email' | 'select' | 'checkbox';
    readonly required: boolean;
    readonly options: readonly string[];
}
/**
 * Public view of a payment for its checkout page, without fields that belong to the merchant alone.
 */
interface Checkout {
    readonly id: string;
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
    readonly displayStatus: DisplayStatus;
    readonly merchant: {
        readonly name: string;
        readonly logoUrl: string | null;
        readonly supportEmail: string | null;
    };
    readonly orderId: string | null;
    readonly description: string | null;
    readonly price: Price;
    readonly assets: readonly CheckoutAsset[];
    readonly method: PaymentMethod | null;
    readonly due: Decimal | null;
    readonly seen: Decimal;
    readonly remaining: Decimal | null;
    readonly confirmations: PaymentConfirmations | null;
    readonly expiresAt: Date | null;
    /** By which the page corrects its own clock. */
    readonly serverTime: Date;
    readonly redirectUrl: string | null;
    /** Masked. */
    readonly email: string | null;
    readonly collect: {
        readonly email: 'NO' | 'OPTIONAL' | 'REQUIRED';
        readonly name: boolean;
        readonly fields: readonly CheckoutField[];
    };
    /** Colour variables of the merchant. */
    readonly theme: Readonly<Record<string, string>>;
    readonly sandbox: boolean;
}
interface CheckoutPath {
    readonly id: string;
}
interface SelectMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
}
interface CheckoutCustomer {
    readonly email: string | null;
    readonly name: string | null;
    readonly fields: Readonly<Record<string, string>>;
}
interface ClaimHash {
    readonly hash: string;
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

/** A path with the one parameter `businessId`. */
interface BusinessPath {
    readonly businessId: number;
}
/** A path with the business and one of its things. */
interface BusinessItemPath extends BusinessPath {
    readonly id: string;
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
interface RefundPath extends BusinessItemPath {
    readonly refundId: string;
}
/** Exactly one of the two, as when sending. */
interface SignSecret {
    readonly password: string | null;
    readonly seedPhrase: string | null;
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
interface ListCustomers extends PageQuery {
    readonly search?: string;
}

/** Filters of the list; `search` is an id, order id, email, address or hash. */
interface PaymentFilters {
    readonly status?: DisplayStatus;
    readonly asset?: string;
    readonly network?: string;
    readonly from?: string;
    readonly to?: string;
    readonly customerId?: string;
    readonly livemode?: boolean;
    readonly search?: string;
}
interface ListPayments extends PageQuery, PaymentFilters {
}
/** One thing that happened to a payment. */
interface PaymentEntry {
    readonly sequence: number;
    readonly type: string;
    /** Actor of the entry: a person, a key, the payer, or the chain. */
    readonly actor: string;
    readonly hash: string | null;
    readonly at: Date;
}
interface PaymentDetail extends Payment {
    readonly timeline: readonly PaymentEntry[];
    readonly note: string | null;
}
interface Reason {
    readonly reason: string | null;
}
/** Simulated transaction of the payer of a test payment. */
interface SimulatePayment {
    readonly amount: Decimal;
    readonly confirmations: number;
    readonly replaceable: boolean;
    /** Another asset than that of the payment, to see how that ends. */
    readonly asset?: string;
}
interface PaymentNote {
    readonly note: string | null;
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
interface RollSecret {
    readonly expireOldAfterHours: 0 | 1 | 24 | 72;
}

/** Sent back unchanged with a change; 409 `STALE_VERSION` when another change came first. */
interface Versioned {
    readonly version: number;
}
interface GeneralSettings extends Versioned {
    readonly name: string;
    readonly website: string | null;
    readonly supportEmail: string;
    readonly supportPhone: string | null;
    readonly timezone: string;
    readonly defaultCurrency: string;
    readonly statementText: string | null;
}
interface LegalSettings extends Versioned {
    readonly legalName: string;
    readonly companyType: string | null;
    readonly registrationNumber: string | null;
    readonly vatId: string | null;
    readonly address: string | null;
    readonly termsUrl: string | null;
    readonly privacyUrl: string | null;
    readonly refundUrl: string | null;
}
interface CheckoutSettings extends Versioned {
    /** Null follows the payer's system. */
    readonly theme: 'light' | 'dark' | null;
    readonly brandColor: string | null;
    readonly languages: readonly string[];
    readonly collectEmail: 'NO' | 'OPTIONAL' | 'REQUIRED';
    readonly collectName: boolean;
    readonly fields: readonly CheckoutField[];
    readonly defaultAsset: string | null;
    readonly assetOrder: readonly string[];
    /** Null stays on the page. */
    readonly redirectAfterSeconds: number | null;
    readonly showsFiat: boolean;
    readonly receiptFooter: string | null;
    readonly successText: string | null;
    readonly expiredText: string | null;
}
interface AcceptedAsset {
    /** `BTC`, `USDT@TRX`. */
    readonly asset: string;
    readonly isEnabled: boolean;
    readonly settlementAccountId: string | null;
    readonly confirmationPolicy: ConfirmationPolicy;
    readonly toleranceBasisPoints: number;
    readonly windowMinutes: number;
    readonly spreadPercent: string;
    readonly minimumPrice: string | null;
    readonly maximumPrice: string | null;
    readonly addressMode: 'FRESH' | 'SHARED';
    readonly discountPercent: string;
}
interface CryptocurrencySettings extends Versioned {
    readonly assets: readonly AcceptedAsset[];
}
interface PaymentsSettings extends Versioned {
    readonly quoteMinutes: number;
    readonly toleranceBasisPoints: number;
    readonly latePolicy: 'MANUAL' | 'ACCEPT_LATE_IF_ENOUGH';
    readonly overpaidPolicy: 'KEEP_AND_FLAG' | 'OFFER_REFUND';
    readonly completesItself: boolean;
    readonly selectionMinutes: number;
    readonly rateSources: readonly string[];
    readonly receiptPrefix: string;
}

interface NotificationRule {
    /** A type of event, such as `payment.late`. */
    readonly event: string;
    readonly byEmail: boolean;
    readonly inApp: boolean;
}
interface NotificationsSettings extends Versioned {
    readonly recipients: readonly string[];
    readonly rules: readonly NotificationRule[];
    readonly digest: 'NONE' | 'DAILY' | 'WEEKLY';
    /** True to notify when native funds for token sweeps run low. */
    readonly warnsOfLowGas: boolean;
}
interface SecuritySettings extends Versioned {
    readonly requires2fa: boolean;
    readonly sessionHours: number;
    /** Addresses and networks that may use dashboard and API; all where there are none. */
    readonly allowedIps: readonly string[];
}
interface DeveloperSettings extends Versioned {
    readonly allowedOrigins: readonly string[];
    readonly allowedRedirectHosts: readonly string[];
    readonly apiVersion: string;
}
interface BillingSettings extends Versioned {
    readonly billingEmail: string | null;
    readonly billingAddress: string | null;
    /** The own account that fees are paid from. */
    readonly paymentAccountId: string | null;
}
/** Appearance of an embedded wallet of this business. */
interface CryptocurrencyEmbedSettings extends Versioned {
    readonly colors: Readonly<Record<string, string>>;
    readonly disableCreateAccountButton: boolean;
}

interface Affiliate {
    readonly code: string;
    readonly isCodeEditable: boolean;
    readonly link: string;
    /** The share of the platform fee in per cent; zero where the deployment charges none. */
    readonly sharePercent: Decimal;
    readonly shareMonths: number;
    readonly payoutAccountId: string | null;
}
interface SetAffiliate {
    readonly code: string;
    readonly payoutAccountId: string | null;
}
interface Referral {
    /** Not the whole name: it belongs to another business. */
    readonly maskedName: string;
    readonly joinedAt: Date;
    readonly volumeBand: string;
    readonly status: 'JOINED' | 'ACTIVE' | 'CLOSED';
}
interface Commission {
    readonly id: string;
    readonly amount: Decimal;
    readonly currency: string;
    readonly status: 'PENDING' | 'PAYABLE' | 'PAID' | 'VOID';
    readonly earnedAt: Date;
    readonly payableAt: Date;
    readonly paidAt: Date | null;
}

declare const apiKeyScopes: readonly ['payments:read', 'payments:write', 'refunds:write', 'customers:read', 'customers:write', 'webhooks:write', 'reports:read', 'rates:read'];
type ApiKeyScope = (typeof apiKeyScopes)[number];
interface ApiKey {
    readonly id: string;
    readonly name: string;
    readonly kind: 'SECRET' | 'PUBLISHABLE';
    readonly livemode: boolean;
    /** Its beginning, by which people know it. */
    readonly prefix: string;
    readonly scopes: readonly ApiKeyScope[];
    readonly allowedIps: readonly string[];
    readonly createdBy: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
    readonly expiresAt: Date | null;
}
/** API key with its secret, which only two answers ever contain. */
interface ApiKeyWithSecret extends ApiKey {
    readonly secret: string;
}
interface CreateApiKey {
    readonly name: string;
    readonly kind: 'SECRET' | 'PUBLISHABLE';
    readonly livemode: boolean;
    readonly scopes: readonly ApiKeyScope[];
    readonly allowedIps: readonly string[];
    readonly expiresAt: string | null;
}

declare const businessRoles: readonly ['OWNER', 'ADMIN', 'DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'];
type BusinessRole = (typeof businessRoles)[number];
/** Steps of onboarding, in order. */
declare const onboardingSteps: readonly ['business', 'owner', 'wallet', 'assets', 'checkout', 'firstPayment', 'done'];
type OnboardingStep = (typeof onboardingSteps)[number];
interface Business {
    readonly id: number;
    readonly name: string;
    readonly status: 'ACTIVE' | 'ARCHIVED';
    readonly role: BusinessRole;
    readonly logoUrl: string | null;
    readonly onboardingStep: OnboardingStep;
}
interface CreateBusiness {
    readonly name: string;
    readonly website: string | null;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly industry: string;
    readonly supportEmail: string;
    readonly settlementWalletId: string;
    readonly assets: readonly string[];
    readonly defaultCurrency: string;
    readonly timezone: string;
}
interface UpdateBusiness extends Partial<CreateBusiness> {
    readonly onboardingStep?: OnboardingStep;
    readonly ownerName?: string;
    readonly ownerRole?: string;
    readonly monthlyVolume?: string;
}

interface SummaryQuery {
    readonly from: string;
    readonly to: string;
    readonly currency: string;
}
/** Figures of one period; amounts are in the requested currency. */
interface SummaryFigures {
    readonly received: Decimal;
    /** Payments that were paid, and payments that were created. */
    readonly count: number;
    readonly created: number;
    /** Paid of created, in per cent; null where none was created. */
    readonly conversion: Decimal | null;
    readonly average: Decimal | null;
    readonly refunded: Decimal;
}
interface BusinessSummary extends SummaryFigures {
    /** How many need a person. */
    readonly attention: {
        readonly underpaid: number;
        readonly late: number;
        readonly wrongAsset: number;
        readonly invalid: number;
        readonly failingWebhooks: number;
    };
    readonly series: readonly {
        /** A day, `2026-11-20`, in the time zone of the business. */
        readonly date: string;
        readonly total: Decimal;
        readonly byAsset: Readonly<Record<string, Decimal>>;
    }[];
    readonly previous: SummaryFigures;
}

/** Plan of a sweep: gathers the funds of payment addresses into the settlement account. */
interface SweepPlan {
    readonly id: string;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly amount: Decimal;
    readonly addresses: number;
    readonly fee: Decimal;
    /** Native funds that have to be brought to token addresses before; zero elsewhere. */
    readonly gasToBring: Decimal;
    readonly expiresAt: Date;
}
interface PlanSweep {
    readonly asset: string;
}
interface CreateSweep extends SignSecret {
    readonly planId: string;
}
interface Sweep {
    readonly id: string;
    readonly status: 'BROADCAST' | 'COMPLETED' | 'FAILED';
    readonly hashes: readonly string[];
}

interface Member {
    readonly id: string;
    readonly name: string | null;
    readonly email: string;
    readonly role: BusinessRole;
    readonly status: 'INVITED' | 'ACTIVE';
    readonly lastActiveAt: Date | null;
}
interface InviteMember {
    readonly email: string;
    readonly role: BusinessRole;
}
interface InvitationPath {
    readonly token: string;
}
interface AuditEntry {
    readonly id: string;
    readonly at: Date;
    readonly actor: string;
    readonly action: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly ip: string | null;
}
interface ListAudit extends PageQuery {
    readonly action?: string;
}

/** Public view of a refund for the customer to whom it is owed. */
interface RefundClaim {
    readonly merchant: {
        readonly name: string;
        readonly supportEmail: string | null;
    };
    readonly status: 'WAITING_FOR_ADDRESS' | 'WAITING_FOR_MERCHANT' | 'SENT' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';
    readonly amount: Decimal;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly address: string | null;
    /** True if a code was mailed that must be given with the address. */
    readonly needsCode: boolean;
    readonly hash: string | null;
    readonly expiresAt: Date;
}
interface ClaimRefund {
    readonly address: string;
    readonly memo: string | null;
    readonly code: string | null;
}
interface RefundClaimPath {
    readonly token: string;
}

declare const reportTypes: readonly ['PAYMENTS', 'TRANSFERS', 'REFUNDS', 'SETTLEMENTS', 'FEES', 'CUSTOMERS', 'TAX_SUMMARY'];
type ReportType = (typeof reportTypes)[number];
interface CreateReport {
    readonly type: ReportType;
    readonly from: string;
    readonly to: string;
    readonly timezone: string;
    readonly currency: string;
    readonly filters: {
        readonly asset?: string;
        readonly status?: string;
        readonly groupBy?: 'day' | 'week' | 'month';
    };
    readonly format: 'CSV' | 'JSON';
}
interface Report {
    readonly id: string;
    readonly type: ReportType;
    readonly status: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED';
    readonly format: 'CSV' | 'JSON';
    /** Signed, for 24 hours; null until it is ready. */
    readonly downloadUrl: string | null;
    /** The first rows, by column. */
    readonly preview: readonly Readonly<Record<string, string>>[];
    readonly totals: Readonly<Record<string, string>>;
    readonly createdAt: Date;
}

declare const deliveryResults: readonly ['SUCCEEDED', 'FAILED', 'PENDING'];
type DeliveryResult = (typeof deliveryResults)[number];
/** One attempt to deliver an event. */
interface Delivery {
    readonly id: string;
    readonly eventId: string;
    readonly eventType: WebhookEventType;
    readonly paymentId: string | null;
    readonly attempt: number;
    readonly result: DeliveryResult;
    readonly httpStatus: number | null;
    readonly durationMs: number | null;
    /** Why there was no answer, in words. */
    readonly error: string | null;
    readonly createdAt: Date;
    readonly sentAt: Date | null;
}
type Headers = Readonly<Record<string, string>>;
/** Delivery with its request and response; the secret is in neither. */
interface DeliveryDetail extends Delivery {
    readonly request: {
        readonly headers: Headers;
        readonly body: string;
    };
    readonly response: {
        readonly headers: Headers;
        readonly body: string;
    } | null;
}
interface ListDeliveries extends PageQuery {
    readonly eventType?: WebhookEventType;
    readonly result?: DeliveryResult;
    readonly from?: string;
    readonly to?: string;
    readonly paymentId?: string;
}
interface DeliveryPath extends BusinessItemPath {
    readonly deliveryId: string;
}
interface ReplayDeliveries {
    readonly from: string;
    readonly to: string;
    readonly onlyFailed: boolean;
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

type NetworkErrorCode = 'network' | 'timeout' | 'aborted' | 'offline' | 'response_invalid';
/** The call did not complete: no connection, too slow, cancelled, or an answer that breaks the contract. */
declare class NetworkError extends BillfoldError {
    readonly code: NetworkErrorCode;
    constructor(code: NetworkErrorCode, info?: ErrorInfo);
}

/**
 * Exact reason of a validation error whose code has several. Each has a sentence of its own, which
 * the screens translate (`validation.…` of the catalogue).
 */
type ValidationReason = 'blank' | 'blankOnBlur' | 'notA' | 'notAn' | 'looksLikeA' | 'looksLikeAn' | 'mistyped' | 'otherChain' | 'unsupportedAddress' | 'losesFunds' | 'ownContract' | 'belowMinimum' | 'aboveMaximum' | 'memoLength' | 'request.none' | 'request.damaged' | 'request.length' | 'request.repeated' | 'request.unsupported' | 'request.amount' | 'request.tooMuch' | 'request.noAddress' | 'request.network' | 'request.otherChain' | 'request.unknownNetwork' | 'request.unknownToken' | 'request.otherAsset' | 'request.notHeld' | 'request.ownContract' | 'request.contractCall' | 'request.webSite' | 'request.memoCharacters' | 'request.memoLength';
/** Values that fill the placeholders of a reason's sentence. */
type ValidationValues = Readonly<Record<string, string | number>>;

type UnauthorizedErrorCode = 'unauthorized' | 'token_provider_failed' | 'origin_not_allowed' | 'scope_missing';
type ValidationErrorCode = 'recipient_blank' | 'recipient_invalid' | 'wrong_network' | 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' | 'too_many_decimals' | 'memo_too_long' | 'password_weak' | 'passwords_differ' | 'seed_phrase_length' | 'seed_phrase_invalid' | 'payment_uri_invalid' | 'invalid_config';
type SigningErrorCode = 'wrong_encryption_key' | 'wrong_seed_phrase' | 'signer_unavailable';
type TransactionErrorCode = 'insufficient_funds' | 'fee_changed' | 'rejected_by_network' | 'outcome_unknown';
/** The session is missing, over, or not allowed to do this. */
declare class UnauthorizedError extends BillfoldError {
    readonly code: UnauthorizedErrorCode;
    constructor(code: UnauthorizedErrorCode, info?: ErrorInfo);
}
/** Sign-in needs a second factor. Raises no notification (R-NOTE-04). */
declare class TwoFactorRequiredError extends BillfoldError {
    readonly code = "two_factor_required";
}
/** A value typed, pasted, scanned or configured is not acceptable; `field` names the input, if there is one. */
declare class ValidationError extends BillfoldError {
    readonly code: ValidationErrorCode;
    readonly field: string | undefined;
    /**
     * Reason behind `messages`, for a translation of it; undefined where a service sent the message.
     */
    readonly reason: ValidationReason | undefined;
    readonly values: ValidationValues | undefined;
    constructor(code: ValidationErrorCode, info?: ValidationInfo);
}
interface ValidationInfo extends ErrorInfo {
    readonly field?: string;
    readonly reason?: ValidationReason;
    readonly values?: ValidationValues;
}
/** The secret does not open this wallet, or nothing can sign now. */
declare class SigningError extends BillfoldError {
    readonly code: SigningErrorCode;
    constructor(code: SigningErrorCode, info?: ErrorInfo);
}
/** The transaction was refused, or it is unknown whether it was sent; never sent twice. */
declare class TransactionError extends BillfoldError {
    readonly code: TransactionErrorCode;
    readonly transactionHash: string | undefined;
    constructor(code: TransactionErrorCode, info?: ErrorInfo & {
        readonly transactionHash?: string;
    });
}
/** Any other refusal by a service; `serverCode` is its wire code, lower case. */
declare class ApiError extends BillfoldError {
    readonly code = "api";
    readonly serverCode: string | undefined;
    /** Messages per field of the body, as the service named them. */
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /** How long the service wants to be left alone. */
    readonly retryAfterMs: number | undefined;
    /** With `stale_version`: what was to be changed, as it is now, in the words of the wire. */
    readonly current: unknown;
    constructor(info?: ErrorInfo & {
        readonly serverCode?: string;
        readonly fields?: Readonly<Record<string, readonly string[]>>;
        readonly retryAfterMs?: number;
        readonly current?: unknown;
    });
}
type AnyBillfoldError = NetworkError | UnauthorizedError | TwoFactorRequiredError | ValidationError | SigningError | TransactionError | ApiError;

/**
 * Everything that core takes from the world around it. No module reads a clock, a random source
 * or a global by itself, so that a test, a worker and a page each bring their own.
 */
interface Platform {
    readonly clock: Clock;
    readonly random: Random;
    readonly fetch: typeof globalThis.fetch;
    readonly storage: KeyValueStore;
    readonly schedule: Schedule;
    readonly logger: Logger;
}
interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
}
interface Random {
    /** `length` bytes from a cryptographic source; throws when there is none, never falls back. */
    bytes(length: number): Uint8Array;
}
/** Runs `task` once after `ms`; the returned function cancels it. */
type Schedule = (task: () => void, ms: number) => () => void;
/** Keys that are stored locally, exactly these (R-STORE-01). */
type StoreKey = 'accessToken' | 'walletId' | 'businessId' | 'theme' | 'env';
interface KeyValueStore {
    get(key: StoreKey): string | null;
    set(key: StoreKey, value: string): void;
    delete(key: StoreKey): void;
}
interface Logger {
    warn(message: string, detail?: Readonly<Record<string, string | number>>): void;
}

/** Base URLs of the three services: origin and path prefix, no slash at the end. */
interface BaseUrls {
    readonly wallet: string;
    readonly auth: string;
    readonly payments: string;
}
interface Bases {
    /** Base URL of the services that `baseUrls` does not name; empty on the server's own pages. */
    readonly baseUrl: string;
    readonly baseUrls?: Partial<BaseUrls> | undefined;
}

/** Events of a client, by name. */
interface ClientEvents {
    /** Emitted at first with the present state, then whenever the session begins or ends. */
    'session-changed': {
        readonly signedIn: boolean;
    };
    /** Once for each that was signed and sent; a repeated answer to one key is the same transaction. */
    'transaction-created': {
        readonly transaction: Transaction;
    };
    /** A call failed. Its caller is told as well. */
    error: AnyBillfoldError;
}
/** Listeners of each client event. */
type Listeners = {
    readonly [K in keyof ClientEvents]: ReadonlySet<(event: ClientEvents[K]) => void>;
};
interface EmitOptions {
    readonly platform: {
        readonly logger: Logger;
    };
    readonly listeners?: Listeners | undefined;
    readonly signal?: AbortSignal | undefined;
}
type Emit = <K extends keyof ClientEvents>(type: K, event: ClientEvents[K]) => void;

/** One attempt of one call, for tracing. Never holds a token, a body, a query or an id. */
interface RequestEvent {
    readonly method: string;
    /** Path of the contract, with `{name}` in place of each parameter. */
    readonly path: string;
    /** Null when no answer came. */
    readonly status: number | null;
    readonly ms: number;
    /** Counts from 1. */
    readonly attempt: number;
    /** Request id of the service; null when it gave none. */
    readonly requestId: string | null;
}

interface ExchangeOptions {
    readonly platform: Platform;
    /** Hears of every attempt; what it throws is told to the logger. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

interface TokenRequest {
    /** Why a token is wanted now. `unauthorized`: the last one was refused, so do not answer it again. */
    readonly reason: 'initial' | 'expiring' | 'unauthorized';
    readonly signal: AbortSignal;
}
/**
 * Access token, with or without its expiry; null when no user is signed in. A token that comes
 * asynchronously is cached in memory. A token or null that is returned synchronously is not cached:
 * it is asked for before every call.
 */
type TokenResponse = string | {
    readonly token: string;
    readonly expiresAt?: Date | number | string | undefined;
} | null;
type GetAccessToken = (request: TokenRequest) => TokenResponse | Promise<TokenResponse>;

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
interface TransportOptions extends Bases, ExchangeOptions, Told {
    readonly platform: Platform;
    readonly getAccessToken: GetAccessToken;
    /** Called once for each lost session: its token was refused, and there is no other. */
    readonly onUnauthorized: (error: UnauthorizedError) => void;
}
/** Listeners of the client, and the signal that aborts all calls, later ones included. */
type Told = Pick<EmitOptions, 'listeners' | 'signal'>;
interface Transport {
    /** Tells who listens. */
    readonly emit: Emit;
    call<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (request: RequestOf<P, Q, B>, options?: CallOptions) => Promise<R>;
    /** The address of a call that a browser goes to by itself. */
    url<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (request: RequestOf<P, Q, B>) => Promise<string>;
}

type PaymentsClient = ReturnType<typeof createPaymentsClient>;
/**
 * The typed calls of business mode and of the checkout, over a transport that is there already or
 * over a new one. Apart from `createClient`, so that a wallet alone does not carry them.
 */
declare function createPaymentsClient(connection: Pick<Transport, 'call'> | TransportOptions): {
    businesses: {
        list: (request: object, options?: CallOptions) => Promise<Data<readonly Business[]>>;
        create: (request: RequestOf<unknown, unknown, CreateBusiness>, options?: CallOptions) => Promise<Data<Business>>;
        update: (request: RequestOf<BusinessPath, unknown, UpdateBusiness>, options?: CallOptions) => Promise<Data<Business>>;
        archive: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        summary: (request: RequestOf<BusinessPath, SummaryQuery, unknown>, options?: CallOptions) => Promise<Data<BusinessSummary>>;
    };
    settings: {
        general: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<GeneralSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, GeneralSettings>, options?: CallOptions) => Promise<Data<GeneralSettings>>;
        };
        legal: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<LegalSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, LegalSettings>, options?: CallOptions) => Promise<Data<LegalSettings>>;
        };
        checkout: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<CheckoutSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, CheckoutSettings>, options?: CallOptions) => Promise<Data<CheckoutSettings>>;
        };
        cryptocurrency: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<CryptocurrencySettings>>;
            save: (request: RequestOf<BusinessPath, unknown, CryptocurrencySettings>, options?: CallOptions) => Promise<Data<CryptocurrencySettings>>;
        };
        payments: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<PaymentsSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, PaymentsSettings>, options?: CallOptions) => Promise<Data<PaymentsSettings>>;
        };
        notifications: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<NotificationsSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, NotificationsSettings>, options?: CallOptions) => Promise<Data<NotificationsSettings>>;
        };
        security: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<SecuritySettings>>;
            save: (request: RequestOf<BusinessPath, unknown, SecuritySettings>, options?: CallOptions) => Promise<Data<SecuritySettings>>;
        };
        developer: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<DeveloperSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, DeveloperSettings>, options?: CallOptions) => Promise<Data<DeveloperSettings>>;
        };
        billing: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<BillingSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, BillingSettings>, options?: CallOptions) => Promise<Data<BillingSettings>>;
        };
        cryptocurrencyEmbed: {
            get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<CryptocurrencyEmbedSettings>>;
            save: (request: RequestOf<BusinessPath, unknown, CryptocurrencyEmbedSettings>, options?: CallOptions) => Promise<Data<CryptocurrencyEmbedSettings>>;
        };
    };
    team: {
        list: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly Member[]>>;
        invite: (request: RequestOf<BusinessPath, unknown, InviteMember>, options?: CallOptions) => Promise<Data<Member>>;
        remove: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        acceptInvitation: (request: RequestOf<InvitationPath, unknown, unknown>, options?: CallOptions) => Promise<Data<{
            readonly businessId: number;
        }>>;
        audit: (request: RequestOf<BusinessPath, ListAudit, unknown>, options?: CallOptions) => Promise<DataPage<AuditEntry>>;
    };
    affiliate: {
        get: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Affiliate>>;
        set: (request: RequestOf<BusinessPath, unknown, SetAffiliate>, options?: CallOptions) => Promise<Data<Affiliate>>;
        referrals: (request: RequestOf<BusinessPath, PageQuery, unknown>, options?: CallOptions) => Promise<DataPage<Referral>>;
        commissions: (request: RequestOf<BusinessPath, PageQuery, unknown>, options?: CallOptions) => Promise<DataPage<Commission>>;
    };
    sweeps: {
        plan: (request: RequestOf<BusinessPath, unknown, PlanSweep>, options?: CallOptions) => Promise<Data<SweepPlan>>;
        create: (request: RequestOf<BusinessPath, unknown, CreateSweep>, options?: CallOptions) => Promise<Data<Sweep>>;
    };
    payments: {
        list: (request: RequestOf<BusinessPath, ListPayments, unknown>, options?: CallOptions) => Promise<DataPage<Payment>>;
        export: (request: RequestOf<BusinessPath, PaymentFilters, unknown>, options?: CallOptions) => Promise<File>;
        create: (request: RequestOf<BusinessPath, unknown, CreatePayment>, options?: CallOptions) => Promise<Data<CreatedPayment>>;
        get: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<PaymentDetail>>;
        cancel: (request: RequestOf<BusinessItemPath, unknown, Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        accept: (request: RequestOf<BusinessItemPath, unknown, Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        reopen: (request: RequestOf<BusinessItemPath, unknown, Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        markInvalid: (request: RequestOf<BusinessItemPath, unknown, Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        simulate: (request: RequestOf<BusinessItemPath, unknown, SimulatePayment>, options?: CallOptions) => Promise<Data<Payment>>;
        setNote: (request: RequestOf<BusinessItemPath, unknown, PaymentNote>, options?: CallOptions) => Promise<Data<Payment>>;
    };
    refunds: {
        list: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly Refund[]>>;
        create: (request: RequestOf<BusinessItemPath, unknown, CreateRefund>, options?: CallOptions) => Promise<Data<Refund>>;
        sign: (request: RequestOf<RefundPath, unknown, SignSecret>, options?: CallOptions) => Promise<Data<Refund>>;
        cancel: (request: RequestOf<RefundPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Refund>>;
    };
    customers: {
        list: (request: RequestOf<BusinessPath, ListCustomers, unknown>, options?: CallOptions) => Promise<DataPage<Customer>>;
        create: (request: RequestOf<BusinessPath, unknown, CustomerProfile>, options?: CallOptions) => Promise<Data<Customer>>;
        get: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Customer>>;
        update: (request: RequestOf<BusinessItemPath, unknown, CustomerProfile>, options?: CallOptions) => Promise<Data<Customer>>;
        remove: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        erase: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Customer>>;
    };
    reports: {
        create: (request: RequestOf<BusinessPath, unknown, CreateReport>, options?: CallOptions) => Promise<Data<Report>>;
        get: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Report>>;
    };
    webhooks: {
        list: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly Webhook[]>>;
        create: (request: RequestOf<BusinessPath, unknown, CreateWebhook>, options?: CallOptions) => Promise<Data<WebhookWithSecret>>;
        get: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Webhook>>;
        update: (request: RequestOf<BusinessItemPath, unknown, UpdateWebhook>, options?: CallOptions) => Promise<Data<Webhook>>;
        remove: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        rollSecret: (request: RequestOf<BusinessItemPath, unknown, RollSecret>, options?: CallOptions) => Promise<Data<WebhookWithSecret>>;
        ping: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<{
            readonly deliveryId: string;
        }>>;
    };
    deliveries: {
        list: (request: RequestOf<BusinessItemPath, ListDeliveries, unknown>, options?: CallOptions) => Promise<DataPage<Delivery>>;
        get: (request: RequestOf<DeliveryPath, unknown, unknown>, options?: CallOptions) => Promise<Data<DeliveryDetail>>;
        resend: (request: RequestOf<DeliveryPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Delivery>>;
        replay: (request: RequestOf<BusinessItemPath, unknown, ReplayDeliveries>, options?: CallOptions) => Promise<Data<{
            readonly count: number;
        }>>;
    };
    apiKeys: {
        list: (request: RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly ApiKey[]>>;
        create: (request: RequestOf<BusinessPath, unknown, CreateApiKey>, options?: CallOptions) => Promise<Data<ApiKeyWithSecret>>;
        roll: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<ApiKeyWithSecret>>;
        revoke: (request: RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
    };
    checkout: {
        get: (request: RequestOf<CheckoutPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Checkout>>;
        select: (request: RequestOf<CheckoutPath, unknown, SelectMethod>, options?: CallOptions) => Promise<Data<Checkout>>;
        setCustomer: (request: RequestOf<CheckoutPath, unknown, CheckoutCustomer>, options?: CallOptions) => Promise<Data<Checkout>>;
        cancel: (request: RequestOf<CheckoutPath, unknown, unknown>, options?: CallOptions) => Promise<Data<Checkout>>;
        claimHash: (request: RequestOf<CheckoutPath, unknown, ClaimHash>, options?: CallOptions) => Promise<Data<{
            readonly found: boolean;
        }>>;
    };
    refundClaims: {
        get: (request: RequestOf<RefundClaimPath, unknown, unknown>, options?: CallOptions) => Promise<Data<RefundClaim>>;
        claim: (request: RequestOf<RefundClaimPath, unknown, ClaimRefund>, options?: CallOptions) => Promise<Data<RefundClaim>>;
    };
};

interface PaymentFacts {
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
    readonly flags: readonly PaymentFlag[];
    /** Set once the whole overpayment was refunded. */
    readonly excessRefunded?: true;
}
/** Returns the one status text of a payment, for the list, its detail and the checkout. */
declare function displayStatus(facts: PaymentFacts): DisplayStatus;

export { apiKeyScopes, businessRoles, createPaymentsClient, deliveryResults, displayStatus, displayStatuses, onboardingSteps, paidStates, paymentFlags, paymentStatuses, refundStatuses, reportTypes, webhookEventTypes };
export type { AcceptedAsset, Affiliate, ApiKey, ApiKeyScope, ApiKeyWithSecret, AuditEntry, BillingSettings, Business, BusinessItemPath, BusinessPath, BusinessRole, BusinessSummary, CallOptions, Checkout, CheckoutAsset, CheckoutCustomer, CheckoutField, CheckoutPath, CheckoutSettings, ClaimHash, ClaimRefund, Commission, ConfirmationPolicy, CreateApiKey, CreateBusiness, CreatePayment, CreateRefund, CreateReport, CreateSweep, CreateWebhook, CreatedPayment, CryptocurrencyEmbedSettings, CryptocurrencySettings, Customer, CustomerProfile, Data, DataPage, Delivery, DeliveryDetail, DeliveryPath, DeliveryResult, DeveloperSettings, DisplayStatus, GeneralSettings, InvitationPath, InviteMember, LegalSettings, ListAudit, ListCustomers, ListDeliveries, ListPayments, Member, NewPaymentCustomer, NotificationRule, NotificationsSettings, OnboardingStep, PageQuery, PaidState, Payment, PaymentConfirmations, PaymentCustomer, PaymentDetail, PaymentEntry, PaymentFacts, PaymentFilters, PaymentFlag, PaymentMethod, PaymentNote, PaymentStatus, PaymentsClient, PaymentsSettings, Ping, PlanSweep, Price, Reason, Referral, Refund, RefundAmount, RefundClaim, RefundClaimPath, RefundPath, RefundStatus, ReplayDeliveries, Report, ReportType, RollSecret, SecuritySettings, SelectMethod, SetAffiliate, Settlement, SignSecret, SimulatePayment, SummaryFigures, SummaryQuery, Sweep, SweepPlan, Transfer, Transport, TransportOptions, UpdateBusiness, UpdateWebhook, Versioned, Webhook, WebhookEvent, WebhookEventType, WebhookWithSecret, Written };
