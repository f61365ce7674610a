/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
type AccountNetworkCode = (typeof accountNetworkCodes)[number];

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};

/** In the order in which people see them. Apart from what is known of them: the contract needs no more. */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of spec §3. */
type Network = (typeof networkCodes)[number];

/** What a schema does for who holds one. */
interface SchemaBase<T> {
    /** `input` as what it was taken for. @throws what is wrong with it, and where */
    parse(input: unknown): T;
    /** The same without throwing. */
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
 * One call of the API as plain data. Schemas are thunks, so that an endpoint nobody uses costs
 * no bytes: calls at top level defeat tree-shaking.
 */
interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** With `{name}` for each path parameter. */
    readonly path: string;
    readonly summary: string;
    /** 302 is a page that the browser goes to, not one that a script reads. */
    readonly status?: 200 | 201 | 202 | 204 | 302;
    /** Needs no session. */
    readonly public?: true;
    /** Its body is never logged, and its answer never cached. */
    readonly secret?: true;
    /** Takes an `Idempotency-Key` header (product.md 3.0). */
    readonly idempotent?: true;
    /** In bytes, where the 64 KB of other calls are not enough. */
    readonly bodyLimit?: number;
    /** Media type of an answer that is a file to be kept, and no JSON. */
    readonly file?: 'text/csv' | 'application/json' | 'application/jsonl' | 'application/zip';
    /** Its answer is a stream of server-sent events, each of which `response` describes. */
    readonly stream?: true;
    readonly params?: () => Schema<P>;
    readonly query?: () => Schema<Q>;
    readonly body?: () => Schema<B>;
    readonly response: () => Schema<R>;
}
/** What a call needs: only the parts that its endpoint declares. */
type RequestOf<P, Q, B> = (unknown extends P ? object : {
    readonly params: P;
}) & (unknown extends Q ? object : {
    readonly query: Q;
}) & (unknown extends B ? object : {
    readonly body: B;
});
/** `{data}`: the envelope of the auth and payments services. */
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
/** Which page of a list, where nothing else is asked. */
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
    /** What reached the recipient (sent) or this account (received); the fee is apart. */
    readonly value: Decimal;
    readonly tokenSymbol: string | null;
    readonly blockchainNetwork: Network;
    readonly createdAt: Date;
    readonly fromAddress: string | null;
    /** How many other addresses of this account paid along, as far as the books know. */
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
    /** Nobody asked for it: an unknown token, or dust from an address made to look like a known one. */
    readonly isSpam: boolean;
}

/** A path with the one parameter `businessId`. */
interface BusinessPath {
    readonly businessId: number;
}
/** A path with the business and one of its things. */
interface BusinessItemPath extends BusinessPath {
    readonly id: string;
}

/** Where a payment is in its life (product.md 3.11). */
declare const paymentStatuses: readonly ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'INVALID', 'PARTIALLY_REFUNDED', 'REFUNDED'];
type PaymentStatus = (typeof paymentStatuses)[number];
/** How the money that was seen compares with what is due. */
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
/** How a payment is to be paid, once the payer has chosen. */
interface PaymentMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly identifier: string;
    readonly address: string;
    /** What tells the payment apart on a shared address, where the network has such a thing. */
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
/** What the page that a customer pays at shows: nothing that belongs to the merchant alone. */
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
/** Who pays: somebody known, or an address to make a customer of. */
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
    /** What it may be paid with, such as `BTC` or `USDT@TRX`; all that the business accepts unless given. */
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
/** How much goes back: all that came, the price at today's rate, what was too much, or an amount. */
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

/** The filters of the list (product.md 3.14); `search` is an id, order id, email, address or hash. */
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
    /** Who did it: a person, a key, the payer, or the chain. */
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
/** What the payer of a test payment is to have done. */
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

/** Somebody who pays a business; an erased one has no name and no email, but keeps the amounts. */
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

/** What a webhook can tell (product.md 3.18). */
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
/** What a webhook endpoint is asked when it is tried out. */
interface Ping {
    readonly object: 'ping';
    readonly webhookId: string;
}
interface EventOf<Type extends WebhookEventType, T> {
    /** The same on every attempt; what to remember so that nothing is done twice. */
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
        /** What changed, as it was before; absent where nothing was. */
        readonly previous?: Partial<T>;
    };
}
type Named<Family extends string> = Extract<WebhookEventType, `${Family}.${string}`>;
/** The body of a webhook, told apart by `type`. */
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
/** With its secret, in the two answers that ever show it. */
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

/** Sent back unchanged with a change; 409 `STALE_VERSION` when somebody else was faster. */
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
    /** Whether to say that native funds for token sweeps run low. */
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
/** What an embedded wallet of this business looks like (product.md 3.23). */
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
/** With the key itself, in the two answers that ever show it. */
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
/** The steps of onboarding (product.md 3.12), in their order. */
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
/** One period; amounts in the currency that was asked for. */
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

/** What gathering the funds of payment addresses into the settlement account takes. */
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

/** What a customer who is owed a refund sees. */
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
    /** Whether a code was mailed that has to be given with the address. */
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
/** With what was sent and answered; the secret is in neither. */
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
/** Spec §3 "Stored locally": these keys exactly. */
type StoreKey = 'accessToken' | 'walletId' | 'businessId' | 'theme' | 'env';
interface KeyValueStore {
    get(key: StoreKey): string | null;
    set(key: StoreKey, value: string): void;
    delete(key: StoreKey): void;
}
interface Logger {
    warn(message: string, detail?: Readonly<Record<string, string | number>>): void;
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
 * What every call and flow throws. Callers branch on `code`; people read `title` and `messages`.
 * Never holds a secret: no request body, no token.
 * @see spec §8 Error catalogue
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
 * What exactly is wrong where one code has several causes: each is a sentence of its own, which the
 * screens say in the reader's language (`validation.…` of the catalogue).
 */
type ValidationReason = 'blank' | 'blankOnBlur' | 'notA' | 'notAn' | 'looksLikeA' | 'looksLikeAn' | 'mistyped' | 'otherChain' | 'unsupportedAddress' | 'losesFunds' | 'ownContract' | 'belowMinimum' | 'aboveMaximum' | 'memoLength' | 'request.none' | 'request.damaged' | 'request.length' | 'request.repeated' | 'request.unsupported' | 'request.amount' | 'request.tooMuch' | 'request.noAddress' | 'request.network' | 'request.otherChain' | 'request.unknownNetwork' | 'request.unknownToken' | 'request.otherAsset' | 'request.notHeld' | 'request.ownContract' | 'request.contractCall' | 'request.webSite' | 'request.memoCharacters' | 'request.memoLength';
/** What the sentence of a reason is filled in with. */
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
/** Sign-in needs a second factor. Raises no notification (spec §8). */
declare class TwoFactorRequiredError extends BillfoldError {
    readonly code = "two_factor_required";
}
/** A value typed, pasted, scanned or configured is not acceptable; `field` names the input, if there is one. */
declare class ValidationError extends BillfoldError {
    readonly code: ValidationErrorCode;
    readonly field: string | undefined;
    /** What `messages` say in English, to be said in any language; undefined where a service said it. */
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

interface TokenRequest {
    /** Why a token is wanted now. `unauthorized`: the last one was refused, so do not answer it again. */
    readonly reason: 'initial' | 'expiring' | 'unauthorized';
    readonly signal: AbortSignal;
}
/**
 * A bare token, or one that says when it ends; null when nobody is signed in. An answer that takes
 * time is kept in memory. A bare token or null that is there at once is asked for again for every
 * call: whoever has it at hand keeps it.
 */
type TokenResponse = string | {
    readonly token: string;
    readonly expiresAt?: Date | number | string | undefined;
} | null;
type GetAccessToken = (request: TokenRequest) => TokenResponse | Promise<TokenResponse>;

/** Where each of the three services of spec §7 stands: origin and path prefix, no slash at the end. */
interface BaseUrls {
    readonly wallet: string;
    readonly auth: string;
    readonly payments: string;
}
interface Bases {
    /** Of every service that `baseUrls` does not name; empty on the server's own pages. */
    readonly baseUrl: string;
    readonly baseUrls?: Partial<BaseUrls> | undefined;
}

/** What a client tells of, by name. */
interface ClientEvents {
    /** Whether the services take the token of the session: told at first, and when it changes. */
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
/** Who wants to hear of what. */
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
    /** As the contract has it, with `{name}` in place of each parameter. */
    readonly path: string;
    /** Null when no answer came. */
    readonly status: number | null;
    readonly ms: number;
    /** Counts from 1. */
    readonly attempt: number;
    /** What the service calls it; null when it did not say. */
    readonly requestId: string | null;
}

interface ExchangeOptions {
    readonly platform: Platform;
    /** Hears of every attempt; what it throws is told to the logger. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
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
    /** What was shown, and is to be signed and nothing else. */
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
/** Who hears of what happens, and what ends every call, those to come too. */
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
    /** Whether all that was paid too much has gone back. */
    readonly excessRefunded?: true;
}
/** The one word for a payment in the list, in its detail and in the checkout (product.md 3.11). */
declare function displayStatus(facts: PaymentFacts): DisplayStatus;

export { apiKeyScopes, businessRoles, createPaymentsClient, deliveryResults, displayStatus, displayStatuses, onboardingSteps, paidStates, paymentFlags, paymentStatuses, refundStatuses, reportTypes, webhookEventTypes };
export type { AcceptedAsset, Affiliate, ApiKey, ApiKeyScope, ApiKeyWithSecret, AuditEntry, BillingSettings, Business, BusinessItemPath, BusinessPath, BusinessRole, BusinessSummary, CallOptions, Checkout, CheckoutAsset, CheckoutCustomer, CheckoutField, CheckoutPath, CheckoutSettings, ClaimHash, ClaimRefund, Commission, ConfirmationPolicy, CreateApiKey, CreateBusiness, CreatePayment, CreateRefund, CreateReport, CreateSweep, CreateWebhook, CreatedPayment, CryptocurrencyEmbedSettings, CryptocurrencySettings, Customer, CustomerProfile, Data, DataPage, Delivery, DeliveryDetail, DeliveryPath, DeliveryResult, DeveloperSettings, DisplayStatus, GeneralSettings, InvitationPath, InviteMember, LegalSettings, ListAudit, ListCustomers, ListDeliveries, ListPayments, Member, NewPaymentCustomer, NotificationRule, NotificationsSettings, OnboardingStep, PageQuery, PaidState, Payment, PaymentConfirmations, PaymentCustomer, PaymentDetail, PaymentEntry, PaymentFacts, PaymentFilters, PaymentFlag, PaymentMethod, PaymentNote, PaymentStatus, PaymentsClient, PaymentsSettings, Ping, PlanSweep, Price, Reason, Referral, Refund, RefundAmount, RefundClaim, RefundClaimPath, RefundPath, RefundStatus, ReplayDeliveries, Report, ReportType, RollSecret, SecuritySettings, SelectMethod, SetAffiliate, Settlement, SignSecret, SimulatePayment, SummaryFigures, SummaryQuery, Sweep, SweepPlan, Transfer, Transport, TransportOptions, UpdateBusiness, UpdateWebhook, Versioned, Webhook, WebhookEvent, WebhookEventType, WebhookWithSecret, Written };
