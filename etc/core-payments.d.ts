import * as ___contract_index_ts from '@billfold/core/contract';
import { Transaction, Endpoint, RequestOf, PaymentStatus, PaidState, PaymentFlag, Data, BusinessPath, SummaryQuery, BusinessSummary, BusinessItemPath, DataPage, PageQuery, Payment, CreatePayment, CreatedPayment, DisplayStatus } from '@billfold/core/contract';
export { AcceptedAsset, Affiliate, ApiKey, ApiKeyScope, ApiKeyWithSecret, AuditEntry, BillingSettings, Business, BusinessItemPath, BusinessPath, BusinessRole, BusinessSummary, Checkout, CheckoutAsset, CheckoutCustomer, CheckoutField, CheckoutPath, CheckoutSettings, ClaimHash, ClaimRefund, Commission, ConfirmationPolicy, CreateApiKey, CreateBusiness, CreatePayment, CreateRefund, CreateReport, CreateSweep, CreateWebhook, CreatedPayment, CryptocurrencyEmbedSettings, CryptocurrencySettings, Customer, CustomerProfile, Data, DataPage, Delivery, DeliveryDetail, DeliveryPath, DeliveryResult, DeveloperSettings, DisplayStatus, GeneralSettings, InvitationPath, InviteMember, LegalSettings, ListAudit, ListCustomers, ListDeliveries, ListPayments, Member, NewPaymentCustomer, NotificationRule, NotificationsSettings, OnboardingStep, PageQuery, PaidState, Payment, PaymentConfirmations, PaymentCustomer, PaymentDetail, PaymentEntry, PaymentFilters, PaymentFlag, PaymentMethod, PaymentNote, PaymentStatus, PaymentsSettings, Ping, PlanSweep, Price, Reason, Referral, Refund, RefundAmount, RefundClaim, RefundClaimPath, RefundPath, RefundStatus, ReplayDeliveries, Report, ReportType, RollSecret, SecuritySettings, SelectMethod, SetAffiliate, Settlement, SignSecret, SimulatePayment, SummaryFigures, SummaryQuery, Sweep, SweepPlan, Transfer, UpdateBusiness, UpdateWebhook, Versioned, Webhook, WebhookEvent, WebhookEventType, WebhookWithSecret, Written, apiKeyScopes, businessRoles, deliveryResults, displayStatuses, onboardingSteps, paidStates, paymentFlags, paymentStatuses, refundStatuses, reportTypes, webhookEventTypes } from '@billfold/core/contract';

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
interface ErrorJson {
    readonly code: string;
    readonly title: string;
    readonly messages: readonly string[];
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
}

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
type ValidationReason = 'blank' | 'blankOnBlur' | 'notA' | 'notAn' | 'looksLikeA' | 'looksLikeAn' | 'mistyped' | 'otherChain' | 'unsupportedAddress' | 'losesFunds' | 'ownContract' | 'belowMinimum' | 'aboveMaximum' | 'memoLength' | 'request.none' | 'request.damaged' | 'request.length' | 'request.repeated' | 'request.unsupported' | 'request.amount' | 'request.tooMuch' | 'request.noAddress' | 'request.network' | 'request.otherChain' | 'request.unknownNetwork' | 'request.unknownToken' | 'request.otherAsset' | 'request.notHeld' | 'request.ownContract' | 'request.contractCall' | 'request.webSite' | 'request.memoCharacters' | 'request.memoLength';
/** Values that fill the placeholders of a reason's sentence. */
type ValidationValues = Readonly<Record<string, string | number>>;

type UnauthorizedErrorCode = 'unauthorized' | 'token_provider_failed' | 'origin_not_allowed' | 'scope_missing';
type ValidationErrorCode = 'recipient_blank' | 'recipient_invalid' | 'wrong_network' | 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' | 'too_many_decimals' | 'memo_too_long' | 'password_weak' | 'passwords_differ' | 'seed_phrase_length' | 'seed_phrase_invalid' | 'payment_uri_invalid' | 'invalid_config';
type SigningErrorCode = 'wrong_encryption_key' | 'wrong_seed_phrase' | 'signer_unavailable';
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
type AnyBillfoldError = NetworkError | UnauthorizedError | TwoFactorRequiredError | ValidationError | SigningError | TransactionError | ApiError;

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

interface HttpClientOptions {
    readonly platform: Platform;
    /** Called after every attempt; an error that it throws is logged. */
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
    /** Reviewed intent: the server signs it and nothing else. */
    readonly intent?: {
        readonly intentId: string;
        readonly digest: string;
    };
    /** In place of the session's token: a handoff token. */
    readonly accessToken?: string;
}
interface TransportOptions extends Bases, HttpClientOptions, Told {
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
        list: (request: object, options?: CallOptions) => Promise<Data<readonly ___contract_index_ts.Business[]>>;
        create: (request: ___contract_index_ts.RequestOf<unknown, unknown, ___contract_index_ts.CreateBusiness>, options?: CallOptions) => Promise<Data<___contract_index_ts.Business>>;
        update: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.UpdateBusiness>, options?: CallOptions) => Promise<Data<___contract_index_ts.Business>>;
        archive: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        summary: (request: ___contract_index_ts.RequestOf<BusinessPath, SummaryQuery, unknown>, options?: CallOptions) => Promise<Data<BusinessSummary>>;
    };
    settings: {
        general: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.GeneralSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.GeneralSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.GeneralSettings>>;
        };
        legal: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.LegalSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.LegalSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.LegalSettings>>;
        };
        checkout: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.CheckoutSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CheckoutSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.CheckoutSettings>>;
        };
        cryptocurrency: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.CryptocurrencySettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CryptocurrencySettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.CryptocurrencySettings>>;
        };
        payments: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.PaymentsSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.PaymentsSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.PaymentsSettings>>;
        };
        notifications: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.NotificationsSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.NotificationsSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.NotificationsSettings>>;
        };
        security: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.SecuritySettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.SecuritySettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.SecuritySettings>>;
        };
        developer: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.DeveloperSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.DeveloperSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.DeveloperSettings>>;
        };
        billing: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.BillingSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.BillingSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.BillingSettings>>;
        };
        cryptocurrencyEmbed: {
            get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.CryptocurrencyEmbedSettings>>;
            save: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CryptocurrencyEmbedSettings>, options?: CallOptions) => Promise<Data<___contract_index_ts.CryptocurrencyEmbedSettings>>;
        };
    };
    team: {
        list: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly ___contract_index_ts.Member[]>>;
        invite: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.InviteMember>, options?: CallOptions) => Promise<Data<___contract_index_ts.Member>>;
        remove: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        acceptInvitation: (request: ___contract_index_ts.RequestOf<___contract_index_ts.InvitationPath, unknown, unknown>, options?: CallOptions) => Promise<Data<{
            readonly businessId: number;
        }>>;
        audit: (request: ___contract_index_ts.RequestOf<BusinessPath, ___contract_index_ts.ListAudit, unknown>, options?: CallOptions) => Promise<DataPage<___contract_index_ts.AuditEntry>>;
    };
    affiliate: {
        get: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Affiliate>>;
        set: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.SetAffiliate>, options?: CallOptions) => Promise<Data<___contract_index_ts.Affiliate>>;
        referrals: (request: ___contract_index_ts.RequestOf<BusinessPath, PageQuery, unknown>, options?: CallOptions) => Promise<DataPage<___contract_index_ts.Referral>>;
        commissions: (request: ___contract_index_ts.RequestOf<BusinessPath, PageQuery, unknown>, options?: CallOptions) => Promise<DataPage<___contract_index_ts.Commission>>;
    };
    sweeps: {
        plan: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.PlanSweep>, options?: CallOptions) => Promise<Data<___contract_index_ts.SweepPlan>>;
        create: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CreateSweep>, options?: CallOptions) => Promise<Data<___contract_index_ts.Sweep>>;
    };
    payments: {
        list: (request: ___contract_index_ts.RequestOf<BusinessPath, ___contract_index_ts.ListPayments, unknown>, options?: CallOptions) => Promise<DataPage<Payment>>;
        export: (request: ___contract_index_ts.RequestOf<BusinessPath, ___contract_index_ts.PaymentFilters, unknown>, options?: CallOptions) => Promise<File>;
        create: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, CreatePayment>, options?: CallOptions) => Promise<Data<CreatedPayment>>;
        get: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.PaymentDetail>>;
        cancel: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        accept: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        reopen: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        markInvalid: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.Reason>, options?: CallOptions) => Promise<Data<Payment>>;
        simulate: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.SimulatePayment>, options?: CallOptions) => Promise<Data<Payment>>;
        setNote: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.PaymentNote>, options?: CallOptions) => Promise<Data<Payment>>;
    };
    refunds: {
        list: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly ___contract_index_ts.Refund[]>>;
        create: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.CreateRefund>, options?: CallOptions) => Promise<Data<___contract_index_ts.Refund>>;
        sign: (request: ___contract_index_ts.RequestOf<___contract_index_ts.RefundPath, unknown, ___contract_index_ts.SignSecret>, options?: CallOptions) => Promise<Data<___contract_index_ts.Refund>>;
        cancel: (request: ___contract_index_ts.RequestOf<___contract_index_ts.RefundPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Refund>>;
    };
    customers: {
        list: (request: ___contract_index_ts.RequestOf<BusinessPath, ___contract_index_ts.ListCustomers, unknown>, options?: CallOptions) => Promise<DataPage<___contract_index_ts.Customer>>;
        create: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CustomerProfile>, options?: CallOptions) => Promise<Data<___contract_index_ts.Customer>>;
        get: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Customer>>;
        update: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.CustomerProfile>, options?: CallOptions) => Promise<Data<___contract_index_ts.Customer>>;
        remove: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        erase: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Customer>>;
    };
    reports: {
        create: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CreateReport>, options?: CallOptions) => Promise<Data<___contract_index_ts.Report>>;
        get: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Report>>;
    };
    webhooks: {
        list: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly ___contract_index_ts.Webhook[]>>;
        create: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CreateWebhook>, options?: CallOptions) => Promise<Data<___contract_index_ts.WebhookWithSecret>>;
        get: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Webhook>>;
        update: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.UpdateWebhook>, options?: CallOptions) => Promise<Data<___contract_index_ts.Webhook>>;
        remove: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        rollSecret: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.RollSecret>, options?: CallOptions) => Promise<Data<___contract_index_ts.WebhookWithSecret>>;
        ping: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<{
            readonly deliveryId: string;
        }>>;
    };
    deliveries: {
        list: (request: ___contract_index_ts.RequestOf<BusinessItemPath, ___contract_index_ts.ListDeliveries, unknown>, options?: CallOptions) => Promise<DataPage<___contract_index_ts.Delivery>>;
        get: (request: ___contract_index_ts.RequestOf<___contract_index_ts.DeliveryPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.DeliveryDetail>>;
        resend: (request: ___contract_index_ts.RequestOf<___contract_index_ts.DeliveryPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Delivery>>;
        replay: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, ___contract_index_ts.ReplayDeliveries>, options?: CallOptions) => Promise<Data<{
            readonly count: number;
        }>>;
    };
    apiKeys: {
        list: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly ___contract_index_ts.ApiKey[]>>;
        create: (request: ___contract_index_ts.RequestOf<BusinessPath, unknown, ___contract_index_ts.CreateApiKey>, options?: CallOptions) => Promise<Data<___contract_index_ts.ApiKeyWithSecret>>;
        roll: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.ApiKeyWithSecret>>;
        revoke: (request: ___contract_index_ts.RequestOf<BusinessItemPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
    };
    checkout: {
        get: (request: ___contract_index_ts.RequestOf<___contract_index_ts.CheckoutPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Checkout>>;
        select: (request: ___contract_index_ts.RequestOf<___contract_index_ts.CheckoutPath, unknown, ___contract_index_ts.SelectMethod>, options?: CallOptions) => Promise<Data<___contract_index_ts.Checkout>>;
        setCustomer: (request: ___contract_index_ts.RequestOf<___contract_index_ts.CheckoutPath, unknown, ___contract_index_ts.CheckoutCustomer>, options?: CallOptions) => Promise<Data<___contract_index_ts.Checkout>>;
        cancel: (request: ___contract_index_ts.RequestOf<___contract_index_ts.CheckoutPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.Checkout>>;
        claimHash: (request: ___contract_index_ts.RequestOf<___contract_index_ts.CheckoutPath, unknown, ___contract_index_ts.ClaimHash>, options?: CallOptions) => Promise<Data<{
            readonly found: boolean;
        }>>;
    };
    refundClaims: {
        get: (request: ___contract_index_ts.RequestOf<___contract_index_ts.RefundClaimPath, unknown, unknown>, options?: CallOptions) => Promise<Data<___contract_index_ts.RefundClaim>>;
        claim: (request: ___contract_index_ts.RequestOf<___contract_index_ts.RefundClaimPath, unknown, ___contract_index_ts.ClaimRefund>, options?: CallOptions) => Promise<Data<___contract_index_ts.RefundClaim>>;
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

export { createPaymentsClient, displayStatus };
export type { CallOptions, PaymentFacts, PaymentsClient, Transport, TransportOptions };
