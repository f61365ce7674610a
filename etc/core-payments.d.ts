import * as ___contract_index_ts from '@billfold/core/contract';
import { Transaction, Endpoint, RequestOf, BaseUrls, EmbedScope, BusinessUpdate, Checkout, PaymentStatus, PaidState, RefundState, PaymentFlag, Business, CreateBusiness, BusinessDetail, UpdateBusiness, SetLogo, Logo, SummaryQuery, BusinessSummary, GeneralSettings, LegalSettings, CheckoutSettings, CryptocurrencySettings, PaymentsSettings, IntegrationsSettings, NotificationsSettings, SecuritySettings, DeveloperSettings, BillingSettings, CryptocurrencyEmbedSettings, SettleBusiness, SettlementWallet, ChosenSettlement, ListPaymentsAccounts, PaymentsAccount, BusinessBalances, RecoverySheet, WatchedKey, WatchKeyText, WatchKeyPreview, SetWatchKey, Member, BusinessRole, Invitation, InviteMember, InvitationPreview, AcceptedInvitation, ListBusinessNotifications, BusinessNotification, NotificationMode, UnreadCount, ListAudit, Page, AuditEntry, AuditFilters, Affiliate, SetAffiliate, PageQuery, Referral, Commission, AffiliatePayout, Billing, Invoice, CollectableFunds, PlanSweep, SweepPlan, CreateSweep, SweepWithParts, ListedSweep, SignSecret, SweepIntents, SignParts, PlanPayout, PayoutPlan, CreatePayout, PayoutWithLines, Payout, PayoutIntents, ListPayments, ListedPayment, PaymentFilters, PaymentTotal, CreateBusinessPayment, Payment, PaymentDetail, Reason, SimulatePayment, PaymentNote, MarkHandled, ListPaymentLinks, PaymentLink, CreatePaymentLink, UpdatePaymentLink, SaleItem, CreateSaleItem, UpdateSaleItem, ListLinkInvoices, LinkInvoice, LinkInvoiceTotal, CreateLinkInvoice, UpdateLinkInvoice, ListLinkSchedules, LinkSchedule, LinkScheduleTotal, CreateLinkSchedule, UpdateLinkSchedule, ListUnmatched, ListedUnmatched, AssignTransfer, UnmatchedTransfer, Refund, CreateRefund, RefundIntent, SignRefund, RefundPsbt, PrepareRefundPsbt, CreateUnmatchedRefund, ListCustomers, Customer, CustomerFilters, CustomerCounts, ImportCustomers, ImportedCustomers, CreateCustomer, CustomerDetail, UpdateCustomer, CreateReport, Report, Webhook, CreateWebhook, WebhookWithSecret, WebhookDetail, UpdateWebhook, RollSecret, ListDeliveries, Delivery, DeliveryDetail, ReplayDeliveries, ApiKey, CreateApiKey, ApiKeyWithSecret, UpdateApiKey, RollApiKey, ListApiRequests, ApiRequest, SelectMethod, CheckoutCustomer, ClaimHash, ClaimedHash, SendCheckoutReceipt, CheckoutLink, PayLink, LinkedPayment, CheckoutLanguage, RefundClaim, RefundPlace, ClaimRefund, InvoiceEmails, ChooseInvoiceEmails, DisplayStatus, Price } from '@billfold/core/contract';
export { AcceptedAsset, AcceptedInvitation, AddressMode, Affiliate, AffiliatePayout, AffiliatePayoutStatus, AnswerType, ApiKey, ApiKeyKind, ApiKeyScope, ApiKeyWithSecret, ApiRequest, ApiVersion, AssetReason, AssignTransfer, AstrayTransaction, AttentionReason, AuditChange, AuditEntry, AuditFilters, Billing, BillingSettings, Business, BusinessBalance, BusinessBalances, BusinessDetail, BusinessItemPath, BusinessNotification, BusinessNotificationEvent, BusinessPath, BusinessPermission, BusinessRole, BusinessStatus, BusinessSummary, BusinessUpdate, Canceller, Checkout, CheckoutAction, CheckoutAsset, CheckoutCollection, CheckoutCustomer, CheckoutField, CheckoutInvoice, CheckoutLanguage, CheckoutLink, CheckoutLinkPath, CheckoutMerchant, CheckoutPath, CheckoutRefund, CheckoutSettings, CheckoutTransfer, ChooseInvoiceEmails, ChosenSettlement, ClaimHash, ClaimRefund, ClaimState, ClaimedHash, CollectableFunds, Commission, CommissionStatus, CommissionSums, ConfirmationPolicy, CreateApiKey, CreateBusiness, CreateBusinessPayment, CreateCustomer, CreateLinkInvoice, CreateLinkSchedule, CreatePayment, CreatePaymentLink, CreatePayout, CreateRefund, CreateReport, CreateSaleItem, CreateSweep, CreateUnmatchedRefund, CreateWebhook, CryptocurrencyEmbedSettings, CryptocurrencySettings, Customer, CustomerCounts, CustomerDetail, CustomerFilters, CustomerProfile, CustomerTag, CustomerTotal, Delivery, DeliveryAttempt, DeliveryAttemptDetail, DeliveryDetail, DeliveryPath, DeliveryResult, DeveloperSettings, DisplayStatus, FeeLine, FeeTotal, GeneralSettings, HandledMark, ImportCustomers, ImportedCustomers, IntegrationsSettings, Invitation, InvitationPreview, InvitationToken, InviteMember, Invoice, InvoiceEmails, InvoiceEmailsPath, InvoiceStatus, LegalSettings, LinkFrequency, LinkInvoice, LinkInvoiceContents, LinkInvoiceMail, LinkInvoiceStatus, LinkInvoiceTotal, LinkMailState, LinkSchedule, LinkScheduleStatus, LinkScheduleTotal, LinkUse, LinkedPayment, ListApiRequests, ListAudit, ListBusinessNotifications, ListCustomers, ListDeliveries, ListLinkInvoices, ListLinkSchedules, ListPaymentLinks, ListPayments, ListPaymentsAccounts, ListUnmatched, ListedPayment, ListedSweep, ListedUnmatched, Logo, MarkHandled, Member, MissedEvents, NamedTransaction, NewPaymentCustomer, NewWebhook, NotificationMode, NotificationRule, NotificationSubject, NotificationsSettings, OnboardingStep, OverlapHours, OwnAddress, Page, PageQuery, PaidState, PartIntent, PayLink, Payment, PaymentActorKind, PaymentAnswer, PaymentConfirmations, PaymentCustomer, PaymentDetail, PaymentEntry, PaymentFilters, PaymentFlag, PaymentFlagFilter, PaymentLine, PaymentLink, PaymentLinkState, PaymentMethod, PaymentNote, PaymentOrigin, PaymentStatus, PaymentTotal, PaymentsAccount, PaymentsBalance, PaymentsSettings, Payout, PayoutField, PayoutIntents, PayoutLine, PayoutLineIntent, PayoutPlan, PayoutRestLine, PayoutStatus, PayoutWithLines, PendingRefund, PermissionGrant, Ping, PlanPayout, PlanSweep, PlannedPayoutLine, PrepareRefundPsbt, Price, ReadThrough, Reason, ReceiptMerchant, RecordRefund, RecoveryKey, RecoverySheet, Referral, ReferralStatus, Refund, RefundAddress, RefundAmount, RefundClaim, RefundClaimPath, RefundIntent, RefundPath, RefundPlace, RefundPsbt, RefundState, RefundStatus, RefundedPayment, RefusedPayoutLine, ReplayDeliveries, Report, ReportFormat, ReportStatus, ReportTotal, ReportType, RequestOutcome, RollApiKey, RollSecret, SaleItem, SecuritySettings, SelectMethod, SendCheckoutReceipt, SetAffiliate, SetLogo, SetWatchKey, SettleBusiness, Settlement, SettlementTakeover, SettlementWallet, SignParts, SignRefund, SignSecret, SignedRefundPsbt, SignedTransaction, SimulatePayment, SkippedAddress, SuggestedPayment, SummaryAttention, SummaryFigures, SummaryQuery, Sweep, SweepDeployment, SweepIntents, SweepLeftOut, SweepPart, SweepPartIntent, SweepPlan, SweepRest, SweepSkip, SweepStatus, SweepWay, SweepWithParts, Transfer, TransferBusiness, TransferIntents, TransferValue, UnmatchedCause, UnmatchedFunds, UnmatchedRefundAmount, UnmatchedState, UnmatchedTransaction, UnmatchedTransfer, UnreadCount, UpdateApiKey, UpdateBusiness, UpdateCustomer, UpdateLinkInvoice, UpdateLinkSchedule, UpdateMember, UpdatePaymentLink, UpdateSaleItem, UpdateWebhook, Versioned, VolumeBand, WatchKeyKind, WatchKeyPath, WatchKeyPreview, WatchKeyText, WatchedKey, Webhook, WebhookDetail, WebhookDisabledReason, WebhookEvent, WebhookEventType, WebhookWithSecret, Written, addressModes, affiliatePayoutStatuses, answerTypes, apiKeyScopes, apiVersions, assetReasons, attentionReasons, businessNotificationEvents, businessPermissions, businessRoles, businessStatuses, cancellers, checkoutActions, claimStates, commissionStatuses, deliveryResults, displayStatuses, invoiceStatuses, isPermitted, linkFrequencies, linkInvoiceStatuses, linkMailStates, linkScheduleStatuses, mostSaleItems, notificationPermissions, onboardingSteps, overlapHours, paidStates, paymentActorKinds, paymentFlagFilters, paymentFlags, paymentLinkStates, paymentOrigins, paymentStatuses, payoutStatuses, referralStatuses, refundStates, refundStatuses, reportFormats, reportTypes, requestOutcomes, rolePermissions, unmatchedCauses, unmatchedStates, volumeBands, watchKeyKinds, webhookEventTypes } from '@billfold/core/contract';

/** Facts of an error that its class does not name. */
interface ErrorInfo {
    readonly title?: string;
    /** Sentences for people. */
    readonly messages?: readonly string[];
    /** HTTP status of the answer. */
    readonly status?: number;
    /** Id under which the service logged the request. */
    readonly requestId?: string;
    /** True if the same call can succeed later. */
    readonly retryable?: boolean;
    readonly cause?: unknown;
}
/** Marks our errors across duplicated copies, realms and postMessage, where `instanceof` fails. */
declare const brand: unique symbol;
/**
 * Base class of all errors of calls and flows. Callers branch on `code`; people read `title` and
 * `messages`. It never holds a secret, such as a request body or a token.
 * @example
 * if (error instanceof BillfoldError) console.warn(error.code, error.requestId);
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
/** An error as `JSON.stringify` writes it: without its cause and its stack. */
interface ErrorJson {
    readonly code: string;
    readonly title: string;
    readonly messages: readonly string[];
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
}

/** Reason why a call did not complete. */
type NetworkErrorCode = 'network' | 'timeout' | 'aborted' | 'offline' | 'response_invalid';
/**
 * The call did not complete: no connection, too slow, cancelled, or an answer that breaks the contract.
 * @example
 * if (error instanceof NetworkError && error.code === 'offline') console.warn('no connection');
 */
declare class NetworkError extends BillfoldError {
    readonly code: NetworkErrorCode;
    constructor(code: NetworkErrorCode, info?: ErrorInfo);
}

/**
 * Exact reason of a validation error whose code has several. Each has a sentence of its own, which
 * the screens translate (`validation.…` of the catalogue).
 */
type ValidationReason = 'blank' | 'blankOnBlur' | 'notA' | 'notAn' | 'looksLikeA' | 'looksLikeAn' | 'noAccount' | 'unrecognized' | 'mistyped' | 'otherChain' | 'unsupportedAddress' | 'losesFunds' | 'ownContract' | 'belowMinimum' | 'aboveMaximum' | 'memoLength' | 'request.none' | 'request.damaged' | 'request.length' | 'request.repeated' | 'request.unsupported' | 'request.amount' | 'request.tooMuch' | 'request.noAddress' | 'request.network' | 'request.otherChain' | 'request.unknownNetwork' | 'request.unknownToken' | 'request.otherAsset' | 'request.notHeld' | 'request.noAsset' | 'request.ownContract' | 'request.contractCall' | 'request.webSite' | 'request.memoCharacters' | 'request.memoLength';
/** Values that fill the placeholders of a reason's sentence. */
type ValidationValues = Readonly<Record<string, string | number>>;

/** Reason why a call was not allowed. */
type UnauthorizedErrorCode = 'unauthorized' | 'token_provider_failed' | 'origin_not_allowed' | 'scope_missing';
/** Kind of input that was refused. */
type ValidationErrorCode = 'recipient_blank' | 'recipient_invalid' | 'wrong_network' | 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' | 'too_many_decimals' | 'memo_too_long' | 'password_weak' | 'passwords_differ' | 'seed_phrase_length' | 'seed_phrase_invalid' | 'payment_uri_invalid' | 'invalid_config';
/** Reason why nothing was signed. */
type SigningErrorCode = 'wrong_encryption_key' | 'wrong_seed_phrase' | 'signer_unavailable';
/** Outcome of a send that did not succeed. After `outcome_unknown` it may still have been sent. */
type TransactionErrorCode = 'insufficient_funds' | 'fee_changed' | 'rejected_by_network' | 'outcome_unknown';
/**
 * The session is missing, over, or not allowed to do this.
 * @example
 * if (error instanceof UnauthorizedError) console.warn('signed out', error.code);
 */
declare class UnauthorizedError extends BillfoldError {
    readonly code: UnauthorizedErrorCode;
    constructor(code: UnauthorizedErrorCode, info?: ErrorInfo);
}
/**
 * Sign-in needs a second factor. Raises no notification (R-NOTE-04).
 * @example
 * if (error instanceof TwoFactorRequiredError) console.warn('a two-factor code is needed');
 */
declare class TwoFactorRequiredError extends BillfoldError {
    readonly code = "two_factor_required";
}
/**
 * A value typed, pasted, scanned or configured is not acceptable; `field` names the input, if there is one.
 * @example
 * if (error instanceof ValidationError) console.warn(error.field, error.messages);
 */
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
/** Facts of a `ValidationError`. */
interface ValidationInfo extends ErrorInfo {
    readonly field?: string;
    readonly reason?: ValidationReason;
    readonly values?: ValidationValues;
}
/**
 * The secret does not open this wallet, or nothing can sign now.
 * @example
 * if (error instanceof SigningError) console.warn('not signed', error.code);
 */
declare class SigningError extends BillfoldError {
    readonly code: SigningErrorCode;
    constructor(code: SigningErrorCode, info?: ErrorInfo);
}
/**
 * The transaction was refused, or it is unknown whether it was sent; never sent twice.
 * @example
 * if (error instanceof TransactionError && error.code === 'outcome_unknown')
 *   console.warn('look for', error.transactionHash);
 */
declare class TransactionError extends BillfoldError {
    readonly code: TransactionErrorCode;
    readonly transactionHash: string | undefined;
    constructor(code: TransactionErrorCode, info?: ErrorInfo & {
        readonly transactionHash?: string;
    });
}
/**
 * Any other refusal by a service; `serverCode` is its wire code, lower case.
 * @example
 * if (error instanceof ApiError && error.serverCode === 'not_found') console.warn('gone');
 */
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
/** Every error that calls and flows throw. */
type AnyBillfoldError = NetworkError | UnauthorizedError | TwoFactorRequiredError | ValidationError | SigningError | TransactionError | ApiError;

/** Request for an access token. */
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
    /** End of the token: a date, milliseconds since 1970, or text in ISO 8601; it has none unless given. */
    readonly expiresAt?: Date | number | string | undefined;
} | null;
/** Returns the access token of the user who is signed in on the page. */
type GetAccessToken = (request: TokenRequest) => TokenResponse | Promise<TokenResponse>;

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
/** Source of the current time. */
interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
}
/** Source of random bytes. */
interface Random {
    /** `length` bytes from a cryptographic source; throws when there is none, never falls back. */
    bytes(length: number): Uint8Array;
}
/** Runs `task` once after `ms`; the returned function cancels it. */
type Schedule = (task: () => void, ms: number) => () => void;
/** Keys that are stored locally, exactly these (R-STORE-01). */
type StoreKey = 'accessToken' | 'walletId' | 'businessId' | 'theme' | 'env';
/** Storage of the page, as text by key. */
interface KeyValueStore {
    get(key: StoreKey): string | null;
    set(key: StoreKey, value: string): void;
    delete(key: StoreKey): void;
}
/** Receiver of warnings for the developers of a page. */
interface Logger {
    warn(message: string, detail?: Readonly<Record<string, string | number>>): void;
}

/** Addresses of the services. */
interface Bases {
    /** Base URL of the services that `baseUrls` does not name; empty on the server's own pages. */
    readonly baseUrl: string;
    readonly baseUrls?: Partial<BaseUrls> | undefined;
}

/** Events of a client, by name. */
interface ClientEvents {
    /**
     * Emitted at first with the present state, then whenever the session begins or ends. `wasSignedIn`
     * is the state before: a session that never was cannot end.
     */
    'session-changed': {
        readonly signedIn: boolean;
        readonly wasSignedIn: boolean;
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
/** Listeners of the events of a client, and the log of their errors. */
interface EmitOptions {
    readonly platform: {
        readonly logger: Logger;
    };
    readonly listeners?: Listeners | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** Notifies the listeners of an event. */
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

/** Options of every HTTP call. */
interface HttpClientOptions {
    readonly platform: Platform;
    /** Called after every attempt; an error that it throws is logged. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

/** Listeners of the updates of a stream. */
interface StreamListeners<T> {
    readonly onUpdate: (update: T) => void;
    /**
     * Called when the stream connects or disconnects. Unless each stream begins with the present state, load once
     * more when it connects: missed updates are not sent later.
     */
    readonly onConnection?: ((isConnected: boolean) => void) | undefined;
    /** Called when the service refuses the stream, and would refuse it again. */
    readonly onRefused?: ((status: number) => void) | undefined;
    /** Reports whether nothing comes after an update. */
    readonly isLast?: ((update: T) => boolean) | undefined;
    /** Loads the present state, every 5 seconds while no stream brings it. */
    readonly poll?: ((signal: AbortSignal) => Promise<T>) | undefined;
}

/** Options of one call. */
interface CallOptions {
    readonly signal?: AbortSignal;
    /** Idempotency key of a call that takes one; generated unless given. */
    readonly idempotencyKey?: string;
    /**
     * 1 sends the call once and rejects as soon as its answer is lost, for a caller that looks the outcome up
     * itself. Otherwise calls that are safe to repeat are repeated.
     */
    readonly attempts?: 1;
    /** Reviewed intent: the server signs it and nothing else. */
    readonly intent?: {
        readonly intentId: string;
        readonly digest: string;
    };
    /** Handoff token, used instead of the session's token. */
    readonly accessToken?: string;
}
/** Options of the calls of a client. */
interface TransportOptions extends Bases, HttpClientOptions, ListenerOptions {
    readonly platform: Platform;
    readonly getAccessToken: GetAccessToken;
    /** Returns the language in which refusals are answered, such as `pt-BR`; English without it. */
    readonly getLocale?: (() => string) | undefined;
    /** Called once for each lost session: its token was refused, and there is no other. */
    readonly onUnauthorized: (error: UnauthorizedError) => void;
    /** Called with the scopes of the token when an answer names others than the one before it; null for no limits. */
    readonly onScopes?: ((scopes: readonly EmbedScope[] | null) => void) | undefined;
}
/** Listeners of the client, and the signal that aborts all calls, later ones included. */
type ListenerOptions = Pick<EmitOptions, 'listeners' | 'signal'>;
/** Sends the calls of a client to the services. */
interface Transport {
    /** Notifies the listeners of an event. */
    readonly emit: Emit;
    call<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (request: RequestOf<P, Q, B>, options?: CallOptions) => Promise<R>;
    /** Watches an endpoint with `stream` until the returned function is called. */
    watch<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (request: RequestOf<P, Q, B>, listeners: StreamListeners<R>) => () => void;
    /** The address of a call that a browser goes to by itself. */
    url<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (request: RequestOf<P, Q, B>) => Promise<string>;
}

/** Part of a list of the merchant API; `nextCursor` requests the next part. */
interface CursorList<T> {
    readonly items: readonly T[];
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
}

/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 * @example
 * networkCodes.map((code) => getNetwork(code).name);
 */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of the specification. */
type Network = (typeof networkCodes)[number];

/** Listeners of a watched business. */
interface BusinessListeners {
    readonly onUpdate: (update: BusinessUpdate) => void;
    /** Called when the stream connects or disconnects. Load once more when it connects: missed updates are not sent later. */
    readonly onConnection?: (isConnected: boolean) => void;
}

/** Listeners of a watched payment. */
interface CheckoutListeners {
    readonly onCheckout: (checkout: Checkout) => void;
    /** Called when the stream connects or disconnects. */
    readonly onConnection?: (isConnected: boolean) => void;
    /** Called where the payment will not change any more; nothing comes after it. */
    readonly onEnded?: () => void;
}

/** Calls of business mode and of the checkout, by area. */
type PaymentsClient = ReturnType<typeof createPaymentsClient>;
/**
 * Creates the client of business mode and of the checkout, over a transport or over a new one. It
 * has an entry of its own, so that a wallet alone does not load it.
 * @example
 * const client = createPaymentsClient({
 *   platform: browserPlatform(),
 *   baseUrl: 'https://wallet.example',
 *   getAccessToken: () => token,
 *   onUnauthorized: () => location.assign('/sign-in'),
 * });
 * const [business] = await client.businesses.list();
 */
declare function createPaymentsClient(connection: Pick<Transport, 'call' | 'watch'> | TransportOptions): {
    businesses: {
        list: (options?: CallOptions) => Promise<readonly Business[]>;
        create: (business: CreateBusiness, options?: CallOptions) => Promise<Business>;
        get: (businessId: number, options?: CallOptions) => Promise<BusinessDetail>;
        watch: (businessId: number, { onUpdate, onConnection }: BusinessListeners) => () => void;
        update: (businessId: number, change: UpdateBusiness, options?: CallOptions) => Promise<BusinessDetail>;
        archive: (businessId: number, options?: CallOptions) => Promise<null>;
        setLogo: (businessId: number, logo: SetLogo, options?: CallOptions) => Promise<Logo>;
        removeLogo: (businessId: number, options?: CallOptions) => Promise<null>;
        getSummary: (businessId: number, query: SummaryQuery, options?: CallOptions) => Promise<BusinessSummary>;
    };
    settings: {
        general: {
            get: (businessId: number, options?: CallOptions) => Promise<GeneralSettings>;
            update: (businessId: number, changed: GeneralSettings, options?: CallOptions) => Promise<GeneralSettings>;
        };
        legal: {
            get: (businessId: number, options?: CallOptions) => Promise<LegalSettings>;
            update: (businessId: number, changed: LegalSettings, options?: CallOptions) => Promise<LegalSettings>;
        };
        checkout: {
            get: (businessId: number, options?: CallOptions) => Promise<CheckoutSettings>;
            update: (businessId: number, changed: CheckoutSettings, options?: CallOptions) => Promise<CheckoutSettings>;
        };
        cryptocurrency: {
            get: (businessId: number, options?: CallOptions) => Promise<CryptocurrencySettings>;
            update: (businessId: number, changed: CryptocurrencySettings, options?: CallOptions) => Promise<CryptocurrencySettings>;
        };
        payments: {
            get: (businessId: number, options?: CallOptions) => Promise<PaymentsSettings>;
            update: (businessId: number, changed: PaymentsSettings, options?: CallOptions) => Promise<PaymentsSettings>;
        };
        integrations: {
            get: (businessId: number, options?: CallOptions) => Promise<IntegrationsSettings>;
            update: (businessId: number, changed: IntegrationsSettings, options?: CallOptions) => Promise<IntegrationsSettings>;
        };
        notifications: {
            get: (businessId: number, options?: CallOptions) => Promise<NotificationsSettings>;
            update: (businessId: number, changed: NotificationsSettings, options?: CallOptions) => Promise<NotificationsSettings>;
        };
        security: {
            get: (businessId: number, options?: CallOptions) => Promise<SecuritySettings>;
            update: (businessId: number, changed: SecuritySettings, options?: CallOptions) => Promise<SecuritySettings>;
        };
        developer: {
            get: (businessId: number, options?: CallOptions) => Promise<DeveloperSettings>;
            update: (businessId: number, changed: DeveloperSettings, options?: CallOptions) => Promise<DeveloperSettings>;
        };
        billing: {
            get: (businessId: number, options?: CallOptions) => Promise<BillingSettings>;
            update: (businessId: number, changed: BillingSettings, options?: CallOptions) => Promise<BillingSettings>;
        };
        cryptocurrencyEmbed: {
            get: (businessId: number, options?: CallOptions) => Promise<CryptocurrencyEmbedSettings>;
            update: (businessId: number, changed: CryptocurrencyEmbedSettings, options?: CallOptions) => Promise<CryptocurrencyEmbedSettings>;
        };
    };
    settlement: {
        choose: (businessId: number, chosen: SettleBusiness, options?: CallOptions) => Promise<SettlementWallet>;
        get: (businessId: number, options?: CallOptions) => Promise<ChosenSettlement | null>;
        listAccounts: (businessId: number, query?: ListPaymentsAccounts, options?: CallOptions) => Promise<___contract_index_ts.DataPage<PaymentsAccount>>;
        getBalances: (businessId: number, options?: CallOptions) => Promise<BusinessBalances>;
        getRecoverySheet: (businessId: number, options?: CallOptions) => Promise<RecoverySheet>;
        listWatchKeys: (businessId: number, options?: CallOptions) => Promise<readonly WatchedKey[]>;
        previewWatchKey: (businessId: number, network: Network, text: WatchKeyText, options?: CallOptions) => Promise<WatchKeyPreview>;
        setWatchKey: (businessId: number, network: Network, chosen: SetWatchKey, options?: CallOptions) => Promise<WatchedKey>;
        removeWatchKey: (businessId: number, network: Network, options?: CallOptions) => Promise<null>;
    };
    team: {
        list: (businessId: number, options?: CallOptions) => Promise<readonly Member[]>;
        changeRole: (businessId: number, memberId: string, role: BusinessRole, options?: CallOptions) => Promise<Member>;
        remove: (businessId: number, memberId: string, options?: CallOptions) => Promise<null>;
        leave: (businessId: number, options?: CallOptions) => Promise<null>;
        transfer: (businessId: number, memberId: string, options?: CallOptions) => Promise<Business>;
        listInvitations: (businessId: number, options?: CallOptions) => Promise<readonly Invitation[]>;
        invite: (businessId: number, member: InviteMember, options?: CallOptions) => Promise<Invitation>;
        revokeInvitation: (businessId: number, invitationId: string, options?: CallOptions) => Promise<null>;
        previewInvitation: (token: string, options?: CallOptions) => Promise<InvitationPreview>;
        acceptInvitation: (token: string, options?: CallOptions) => Promise<AcceptedInvitation>;
    };
    notifications: {
        list: (businessId: number, query?: ListBusinessNotifications, options?: CallOptions) => Promise<CursorList<BusinessNotification>>;
        countUnread: (businessId: number, query?: NotificationMode, options?: CallOptions) => Promise<UnreadCount>;
        read: (businessId: number, id: string, options?: CallOptions) => Promise<null>;
        readThrough: (businessId: number, through: string, options?: CallOptions) => Promise<null>;
    };
    audit: {
        list: (businessId: number, query?: ListAudit, options?: CallOptions) => Promise<Page<AuditEntry>>;
        export: (businessId: number, query?: AuditFilters, options?: CallOptions) => Promise<File>;
    };
    affiliate: {
        get: (businessId: number, options?: CallOptions) => Promise<Affiliate>;
        set: (businessId: number, affiliate: SetAffiliate, options?: CallOptions) => Promise<Affiliate>;
        listReferrals: (businessId: number, query?: PageQuery, options?: CallOptions) => Promise<Page<Referral>>;
        listCommissions: (businessId: number, query?: PageQuery, options?: CallOptions) => Promise<Page<Commission>>;
        listPayouts: (businessId: number, query?: PageQuery, options?: CallOptions) => Promise<Page<AffiliatePayout>>;
        requestPayout: (businessId: number, options?: CallOptions) => Promise<AffiliatePayout>;
    };
    billing: {
        get: (businessId: number, options?: CallOptions) => Promise<Billing>;
        listInvoices: (businessId: number, query?: PageQuery, options?: CallOptions) => Promise<Page<Invoice>>;
        getInvoice: (businessId: number, id: string, options?: CallOptions) => Promise<Invoice>;
    };
    sweeps: {
        listCollectable: (businessId: number, options?: CallOptions) => Promise<readonly CollectableFunds[]>;
        plan: (businessId: number, sweep: PlanSweep, options?: CallOptions) => Promise<SweepPlan>;
        create: (businessId: number, sweep: CreateSweep, options?: CallOptions) => Promise<SweepWithParts>;
        list: (businessId: number, query?: PageQuery, options?: CallOptions) => Promise<Page<ListedSweep>>;
        get: (businessId: number, id: string, options?: CallOptions) => Promise<SweepWithParts>;
        resume: (businessId: number, id: string, secret: SignSecret, options?: CallOptions) => Promise<SweepWithParts>;
        createIntents: (businessId: number, id: string, options?: CallOptions) => Promise<SweepIntents>;
        sign: (businessId: number, id: string, signed: SignParts, options?: CallOptions) => Promise<SweepWithParts>;
    };
    payouts: {
        plan: (businessId: number, payout: PlanPayout, options?: CallOptions) => Promise<PayoutPlan>;
        create: (businessId: number, payout: CreatePayout, options?: CallOptions) => Promise<PayoutWithLines>;
        list: (businessId: number, query?: PageQuery, options?: CallOptions) => Promise<Page<Payout>>;
        get: (businessId: number, id: string, options?: CallOptions) => Promise<PayoutWithLines>;
        resume: (businessId: number, id: string, secret: SignSecret, options?: CallOptions) => Promise<PayoutWithLines>;
        createIntents: (businessId: number, id: string, options?: CallOptions) => Promise<PayoutIntents>;
        sign: (businessId: number, id: string, signed: SignParts, options?: CallOptions) => Promise<PayoutWithLines>;
    };
    payments: {
        list: (businessId: number, query?: ListPayments, options?: CallOptions) => Promise<Page<ListedPayment>>;
        total: (businessId: number, query?: PaymentFilters, options?: CallOptions) => Promise<readonly PaymentTotal[]>;
        export: (businessId: number, query?: PaymentFilters, options?: CallOptions) => Promise<File>;
        create: (businessId: number, payment: CreateBusinessPayment, options?: CallOptions) => Promise<Payment>;
        get: (businessId: number, paymentId: string, options?: CallOptions) => Promise<PaymentDetail>;
        listEvents: (businessId: number, paymentId: string, options?: CallOptions) => Promise<CursorList<___contract_index_ts.EventRecord>>;
        getReceipt: (businessId: number, paymentId: string, options?: CallOptions) => Promise<___contract_index_ts.Receipt>;
        sendReceipt: (businessId: number, paymentId: string, options?: CallOptions) => Promise<null>;
        cancel: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) => Promise<Payment>;
        accept: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) => Promise<Payment>;
        reopen: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) => Promise<Payment>;
        refresh: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) => Promise<Payment>;
        markPaid: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) => Promise<Payment>;
        markInvalid: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) => Promise<Payment>;
        simulate: (businessId: number, paymentId: string, event: SimulatePayment, options?: CallOptions) => Promise<Payment>;
        setNote: (businessId: number, paymentId: string, note: PaymentNote, options?: CallOptions) => Promise<Payment>;
        setHandled: (businessId: number, paymentId: string, mark: MarkHandled, options?: CallOptions) => Promise<Payment>;
    };
    paymentLinks: {
        list: (businessId: number, query?: ListPaymentLinks, options?: CallOptions) => Promise<Page<PaymentLink>>;
        create: (businessId: number, link: CreatePaymentLink, options?: CallOptions) => Promise<PaymentLink>;
        get: (businessId: number, id: string, options?: CallOptions) => Promise<PaymentLink>;
        update: (businessId: number, id: string, changes: UpdatePaymentLink, options?: CallOptions) => Promise<PaymentLink>;
    };
    saleItems: {
        list: (businessId: number, options?: CallOptions) => Promise<readonly SaleItem[]>;
        create: (businessId: number, item: CreateSaleItem, options?: CallOptions) => Promise<SaleItem>;
        update: (businessId: number, id: string, changes: UpdateSaleItem, options?: CallOptions) => Promise<SaleItem>;
        delete: (businessId: number, id: string, options?: CallOptions) => Promise<null>;
    };
    linkInvoices: {
        list: (businessId: number, query?: ListLinkInvoices, options?: CallOptions) => Promise<Page<LinkInvoice>>;
        total: (businessId: number, query?: ___contract_index_ts.LinkInvoiceFilters, options?: CallOptions) => Promise<readonly LinkInvoiceTotal[]>;
        create: (businessId: number, invoice: CreateLinkInvoice, options?: CallOptions) => Promise<LinkInvoice>;
        get: (businessId: number, id: string, options?: CallOptions) => Promise<LinkInvoice>;
        update: (businessId: number, id: string, changes: UpdateLinkInvoice, options?: CallOptions) => Promise<LinkInvoice>;
        send: (businessId: number, id: string, options?: CallOptions) => Promise<LinkInvoice>;
        cancel: (businessId: number, id: string, options?: CallOptions) => Promise<LinkInvoice>;
    };
    linkSchedules: {
        list: (businessId: number, query?: ListLinkSchedules, options?: CallOptions) => Promise<Page<LinkSchedule>>;
        total: (businessId: number, query?: ___contract_index_ts.LinkScheduleFilters, options?: CallOptions) => Promise<readonly LinkScheduleTotal[]>;
        create: (businessId: number, schedule: CreateLinkSchedule, options?: CallOptions) => Promise<LinkSchedule>;
        get: (businessId: number, id: string, options?: CallOptions) => Promise<LinkSchedule>;
        update: (businessId: number, id: string, changes: UpdateLinkSchedule, options?: CallOptions) => Promise<LinkSchedule>;
        cancel: (businessId: number, id: string, options?: CallOptions) => Promise<LinkSchedule>;
    };
    unmatched: {
        list: (businessId: number, query?: ListUnmatched, options?: CallOptions) => Promise<Page<ListedUnmatched>>;
        assign: (businessId: number, id: string, target: AssignTransfer, options?: CallOptions) => Promise<UnmatchedTransfer>;
        ignore: (businessId: number, id: string, options?: CallOptions) => Promise<UnmatchedTransfer>;
        reopen: (businessId: number, id: string, options?: CallOptions) => Promise<UnmatchedTransfer>;
    };
    refunds: {
        list: (businessId: number, paymentId: string, options?: CallOptions) => Promise<readonly Refund[]>;
        create: (businessId: number, paymentId: string, refund: CreateRefund, options?: CallOptions) => Promise<Refund>;
        createIntent: (businessId: number, paymentId: string, refundId: string, options?: CallOptions) => Promise<RefundIntent>;
        sign: (businessId: number, paymentId: string, refundId: string, signature: SignRefund, options?: CallOptions) => Promise<Refund>;
        record: (businessId: number, paymentId: string, refundId: string, hash: string, options?: CallOptions) => Promise<Refund>;
        getPsbt: (businessId: number, paymentId: string, refundId: string, options?: CallOptions) => Promise<RefundPsbt | null>;
        preparePsbt: (businessId: number, paymentId: string, refundId: string, accepted?: PrepareRefundPsbt, options?: CallOptions) => Promise<RefundPsbt>;
        sendPsbt: (businessId: number, paymentId: string, refundId: string, psbt: string, options?: CallOptions) => Promise<Refund>;
        cancel: (businessId: number, paymentId: string, refundId: string, options?: CallOptions) => Promise<Refund>;
    };
    unmatchedRefunds: {
        list: (businessId: number, transferId: string, options?: CallOptions) => Promise<readonly Refund[]>;
        create: (businessId: number, transferId: string, refund: CreateUnmatchedRefund, options?: CallOptions) => Promise<Refund>;
        createIntent: (businessId: number, transferId: string, refundId: string, options?: CallOptions) => Promise<RefundIntent>;
        sign: (businessId: number, transferId: string, refundId: string, signature: SignRefund, options?: CallOptions) => Promise<Refund>;
        record: (businessId: number, transferId: string, refundId: string, hash: string, options?: CallOptions) => Promise<Refund>;
        getPsbt: (businessId: number, transferId: string, refundId: string, options?: CallOptions) => Promise<RefundPsbt | null>;
        preparePsbt: (businessId: number, transferId: string, refundId: string, accepted?: PrepareRefundPsbt, options?: CallOptions) => Promise<RefundPsbt>;
        sendPsbt: (businessId: number, transferId: string, refundId: string, psbt: string, options?: CallOptions) => Promise<Refund>;
        cancel: (businessId: number, transferId: string, refundId: string, options?: CallOptions) => Promise<Refund>;
    };
    customers: {
        list: (businessId: number, query?: ListCustomers, options?: CallOptions) => Promise<CursorList<Customer>>;
        counts: (businessId: number, query?: CustomerFilters, options?: CallOptions) => Promise<CustomerCounts>;
        export: (businessId: number, query?: CustomerFilters, options?: CallOptions) => Promise<File>;
        import: (businessId: number, table: ImportCustomers, options?: CallOptions) => Promise<ImportedCustomers>;
        create: (businessId: number, profile: CreateCustomer, options?: CallOptions) => Promise<Customer>;
        get: (businessId: number, customerId: string, options?: CallOptions) => Promise<CustomerDetail>;
        update: (businessId: number, customerId: string, change: UpdateCustomer, options?: CallOptions) => Promise<Customer>;
        remove: (businessId: number, customerId: string, options?: CallOptions) => Promise<null>;
        merge: (businessId: number, customerId: string, customerIds: readonly string[], options?: CallOptions) => Promise<Customer>;
        erase: (businessId: number, customerId: string, options?: CallOptions) => Promise<Customer>;
    };
    reports: {
        create: (businessId: number, report: CreateReport, options?: CallOptions) => Promise<Report>;
        list: (businessId: number, options?: CallOptions) => Promise<readonly Report[]>;
        get: (businessId: number, reportId: string, options?: CallOptions) => Promise<Report>;
    };
    webhooks: {
        list: (businessId: number, options?: CallOptions) => Promise<readonly Webhook[]>;
        create: (businessId: number, webhook: CreateWebhook, options?: CallOptions) => Promise<WebhookWithSecret>;
        get: (businessId: number, webhookId: string, options?: CallOptions) => Promise<WebhookDetail>;
        update: (businessId: number, webhookId: string, change: UpdateWebhook, options?: CallOptions) => Promise<WebhookDetail>;
        remove: (businessId: number, webhookId: string, options?: CallOptions) => Promise<null>;
        rollSecret: (businessId: number, webhookId: string, roll: RollSecret, options?: CallOptions) => Promise<WebhookWithSecret>;
        ping: (businessId: number, webhookId: string, options?: CallOptions) => Promise<{
            readonly deliveryId: string;
        }>;
    };
    deliveries: {
        list: (businessId: number, webhookId: string, query?: ListDeliveries, options?: CallOptions) => Promise<Page<Delivery>>;
        get: (businessId: number, webhookId: string, deliveryId: string, options?: CallOptions) => Promise<DeliveryDetail>;
        resend: (businessId: number, webhookId: string, deliveryId: string, options?: CallOptions) => Promise<Delivery>;
        replay: (businessId: number, webhookId: string, period: ReplayDeliveries, options?: CallOptions) => Promise<{
            readonly count: number;
        }>;
    };
    apiKeys: {
        list: (businessId: number, options?: CallOptions) => Promise<readonly ApiKey[]>;
        create: (businessId: number, key: CreateApiKey, options?: CallOptions) => Promise<ApiKeyWithSecret>;
        update: (businessId: number, keyId: string, change: UpdateApiKey, options?: CallOptions) => Promise<ApiKey>;
        roll: (businessId: number, keyId: string, roll: RollApiKey, options?: CallOptions) => Promise<ApiKeyWithSecret>;
        revoke: (businessId: number, keyId: string, options?: CallOptions) => Promise<null>;
        listRequests: (businessId: number, query?: ListApiRequests, options?: CallOptions) => Promise<Page<ApiRequest>>;
    };
    checkout: {
        get: (paymentId: string, options?: CallOptions) => Promise<Checkout>;
        watch: (paymentId: string, { onCheckout, onConnection, onEnded }: CheckoutListeners) => () => void;
        selectMethod: (paymentId: string, method: SelectMethod, options?: CallOptions) => Promise<Checkout>;
        setCustomer: (paymentId: string, customer: CheckoutCustomer, options?: CallOptions) => Promise<Checkout>;
        cancel: (paymentId: string, options?: CallOptions) => Promise<Checkout>;
        claimHash: (paymentId: string, claim: ClaimHash, options?: CallOptions) => Promise<ClaimedHash>;
        getRequest: (paymentId: string, options?: CallOptions) => Promise<___contract_index_ts.SignedPaymentRequest>;
        announceTransaction: (paymentId: string, signed: ___contract_index_ts.AnnounceTransaction, options?: CallOptions) => Promise<ClaimedHash>;
        getReceipt: (paymentId: string, options?: CallOptions) => Promise<___contract_index_ts.Receipt>;
        sendReceipt: (paymentId: string, to: SendCheckoutReceipt, options?: CallOptions) => Promise<null>;
        getLink: (slug: string, options?: CallOptions) => Promise<CheckoutLink>;
        payLink: (slug: string, payment: PayLink, options?: CallOptions) => Promise<LinkedPayment>;
        setLanguage: (paymentId: string, read: CheckoutLanguage, options?: CallOptions) => Promise<Checkout>;
    };
    refundClaims: {
        get: (token: string, options?: CallOptions) => Promise<RefundClaim>;
        sendLink: (paymentId: string, options?: CallOptions) => Promise<null>;
        requestCode: (token: string, options?: CallOptions) => Promise<RefundClaim>;
        check: (token: string, place: RefundPlace, options?: CallOptions) => Promise<RefundClaim>;
        claim: (token: string, claim: ClaimRefund, options?: CallOptions) => Promise<RefundClaim>;
    };
    invoiceEmails: {
        get: (token: string, options?: CallOptions) => Promise<InvoiceEmails>;
        choose: (token: string, choice: ChooseInvoiceEmails, options?: CallOptions) => Promise<InvoiceEmails>;
    };
};

interface PaymentFacts {
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
    readonly refundState: RefundState;
    readonly flags: readonly PaymentFlag[];
}
/**
 * Returns the status text of a payment, for the list, its detail and the checkout.
 * @example
 * displayStatus({ status: 'PENDING', paidState: 'UNDERPAID', refundState: 'NONE', flags: [] }); // 'Underpaid'
 */
declare function displayStatus(facts: PaymentFacts): DisplayStatus;

/** Language in which a price is written. */
interface PriceFormat {
    /** BCP 47 tag; English unless given. */
    readonly locale?: string | undefined;
}

/**
 * Formats a price with the decimals of its currency as `€50.00`, or exactly as `0.01 BTC` where it is in an asset.
 * Money is written by the rules of `format.locale`, English unless given; a translate function has that of its reader.
 * Nothing is converted.
 * @example
 * priceText({ amount: toDecimal('50'), currency: 'EUR' }); // '€50.00'
 * priceText({ amount: toDecimal('50'), currency: 'EUR' }, { locale: 'de' }); // '50,00\u00a0€'
 */
declare function priceText({ amount, currency }: Price, format?: PriceFormat): string;

export { createPaymentsClient, displayStatus, priceText };
export type { BusinessListeners, CallOptions, CheckoutListeners, PaymentFacts, PaymentsClient, Transport, TransportOptions };
