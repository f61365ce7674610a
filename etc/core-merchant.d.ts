import * as ___contract_index_ts from '@billfold/core/contract';
import { MerchantListPayments, Payment, CreatePayment, SelectMethod, EventRecord, Receipt, SimulatePayment, CreateRefund, Refund, CreateUnmatchedRefund, CursorQuery, Customer, CustomerProfile, MerchantAsset, GetRates, Rates, CreateEstimate, Estimate, ListEvents, Webhook, NewWebhook, WebhookWithSecret, UpdateWebhook, WebhookDetail, Pong, ReceiptTransfer, WebhookEvent } from '@billfold/core/contract';
export { AnswerType, ApiKeyFacts, ApiKeyKind, AttentionReason, ConfirmationPolicy, CreateEstimate, CreatePayment, CreateRefund, CreateUnmatchedRefund, CursorQuery, Customer, CustomerProfile, CustomerTotal, DisplayStatus, Estimate, EventRecord, GetRates, ListEvents, MerchantAsset, MerchantListPayments, MissedEvents, NewPaymentCustomer, NewWebhook, PaidState, Payment, PaymentAnswer, PaymentConfirmations, PaymentCustomer, PaymentFlag, PaymentMethod, PaymentStatus, Ping, Pong, Price, Rates, Receipt, ReceiptMerchant, ReceiptState, ReceiptTransfer, Refund, RefundAddress, RefundAmount, RefundState, RefundStatus, SelectMethod, Settlement, SimulatePayment, Transfer, TransferProof, UnmatchedFunds, UnmatchedRefundAmount, UpdateWebhook, Webhook, WebhookDetail, WebhookDisabledReason, WebhookEvent, WebhookEventType, WebhookWithSecret, Written, attentionReasons, merchantApiVersion, parseApiKey, webhookEventTypes } from '@billfold/core/contract';

/** Part of a list of the merchant API; `nextCursor` requests the next part. */
interface CursorList<T> {
    readonly items: readonly T[];
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
}

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

/**
 * The public chain, its public test chain, a private one of a node, and our embedded ledger.
 * @example
 * chainNames.map((chain) => getNetwork('ETH').model.chains[chain].chainId);
 */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
/** Chain of a network: that of real money, a public test chain, a private one, or the sandbox. */
type ChainName = (typeof chainNames)[number];

/** Options of a merchant client: the key and the address are required. */
interface MerchantClientOptions {
    /** Secret key, `bf_test_sk_…` or `bf_live_sk_…`, for servers only. */
    readonly apiKey: string;
    /** Origin of the deployment, without a trailing slash. */
    readonly baseUrl: string;
    readonly fetch?: typeof globalThis.fetch;
}
/** Calls of the merchant API, by area. */
type MerchantClient = ReturnType<typeof createMerchantClient>;
/**
 * Creates a client of the merchant API. Calls that create or move something send an idempotency
 * key: pass your own to repeat a call safely, such as after a lost response.
 * @example
 * const merchant = createMerchantClient({ apiKey, baseUrl: 'https://wallet.example' });
 * const price = { amount: toDecimal('19.90'), currency: 'EUR' };
 * const { checkoutUrl } = await merchant.payments.create({ price, orderId: 'A-1001' });
 */
declare function createMerchantClient(options: MerchantClientOptions): {
    payments: {
        list: (query?: MerchantListPayments, options?: CallOptions) => Promise<CursorList<Payment>>;
        create: (payment: CreatePayment, options?: CallOptions) => Promise<Payment>;
        get: (paymentId: string, options?: CallOptions) => Promise<Payment>;
        cancel: (paymentId: string, options?: CallOptions) => Promise<Payment>;
        selectMethod: (paymentId: string, method: SelectMethod, options?: CallOptions) => Promise<Payment>;
        accept: (paymentId: string, options?: CallOptions) => Promise<Payment>;
        markPaid: (paymentId: string, mark: ___contract_index_ts.MarkPaid, options?: CallOptions) => Promise<Payment>;
        listEvents: (paymentId: string, options?: CallOptions) => Promise<CursorList<EventRecord>>;
        getReceipt: (paymentId: string, options?: CallOptions) => Promise<Receipt>;
        simulate: (paymentId: string, event: SimulatePayment, options?: CallOptions) => Promise<Payment>;
    };
    refunds: {
        create: (paymentId: string, refund: CreateRefund, options?: CallOptions) => Promise<Refund>;
        createOfTransfer: (transferId: string, refund: CreateUnmatchedRefund, options?: CallOptions) => Promise<Refund>;
        get: (refundId: string, options?: CallOptions) => Promise<Refund>;
        cancel: (refundId: string, options?: CallOptions) => Promise<Refund>;
    };
    customers: {
        list: (query?: CursorQuery, options?: CallOptions) => Promise<CursorList<Customer>>;
        create: (profile: CustomerProfile, options?: CallOptions) => Promise<Customer>;
        get: (customerId: string, options?: CallOptions) => Promise<Customer>;
        update: (customerId: string, profile: CustomerProfile, options?: CallOptions) => Promise<Customer>;
        remove: (customerId: string, options?: CallOptions) => Promise<null>;
    };
    prices: {
        listAssets: (options?: CallOptions) => Promise<readonly MerchantAsset[]>;
        getRates: (query: GetRates, options?: CallOptions) => Promise<Rates>;
        estimate: (estimate: CreateEstimate, options?: CallOptions) => Promise<readonly Estimate[]>;
    };
    events: {
        list: (query?: ListEvents, options?: CallOptions) => Promise<CursorList<EventRecord>>;
        get: (eventId: string, options?: CallOptions) => Promise<EventRecord>;
    };
    webhooks: {
        list: (options?: CallOptions) => Promise<readonly Webhook[]>;
        create: (webhook: NewWebhook, options?: CallOptions) => Promise<WebhookWithSecret>;
        update: (webhookId: string, change: UpdateWebhook, options?: CallOptions) => Promise<WebhookDetail>;
        remove: (webhookId: string, options?: CallOptions) => Promise<null>;
    };
    /**
     * Checks the key, and loads its business and mode.
     * @example
     * const { livemode } = await merchant.ping();
     */
    ping: (call?: CallOptions) => Promise<Pong>;
};

/** Reason why a receipt was not verified. */
type ReceiptErrorCode = 
/** No transfer that counts has a proof. */
'proof_missing'
/** The bytes of a proof are no transaction, no header or no hashes. */
 | 'proof_malformed'
/** The transaction has another hash than the receipt names. */
 | 'transaction_mismatch'
/** The named output pays another address or amount, or a second transfer names it too. */
 | 'output_mismatch'
/** The header of the block does not cover the transaction. */
 | 'branch_mismatch'
/** The branch leads to the header, but could have been made for a block without the transaction. */
 | 'branch_ambiguous'
/** The hash of the header misses its target, or the target is easier than the network allows. */
 | 'work_missing';
/**
 * Error of a receipt whose proofs do not hold.
 * @example
 * const merchant = createMerchantClient({ apiKey, baseUrl: 'https://wallet.example' });
 * const receipt = await merchant.payments.getReceipt('pay_aaaaaaaaaaaaaaaaaaaaaaaaaa');
 * try {
 *   verifyReceipt(receipt);
 * } catch (error) {
 *   if (error instanceof ReceiptError) console.warn('Receipt refused', error.code);
 * }
 */
declare class ReceiptError extends BillfoldError {
    readonly code: ReceiptErrorCode;
    constructor(code: ReceiptErrorCode, message: string);
}

/** Options of `verifyReceipt`. */
interface VerifyReceiptOptions {
    /** Chain that the payment was made on: that of real money, or the sandbox of a sandbox receipt, unless given. */
    readonly chain?: ChainName;
}
/** Transfer that a block contains. Compare the block with a node or an explorer that you trust. */
interface ProvedTransfer {
    readonly transfer: ReceiptTransfer;
    readonly blockHash: string;
    /** Height as the receipt names it. The header does not prove it. */
    readonly blockHeight: number;
    /** Time in the header, which its miner chose. */
    readonly minedAt: Date;
    /** Hashes that it took on average to find the block. */
    readonly work: bigint;
}
/** Result of `verifyReceipt`. */
interface VerifiedReceipt {
    readonly proved: readonly ProvedTransfer[];
    /** Counted transfers without a proof: on another network, or asked before their block was known. */
    readonly unproved: readonly ReceiptTransfer[];
}
/**
 * Verifies without any network that the transactions of a receipt pay its addresses and amounts, and that the
 * header of a block with proof of work covers each of them. It cannot know if that block is in the best chain:
 * compare `blockHash` and `blockHeight` with a node. Rates, credited values and texts are the server's word.
 * @throws {ReceiptError} see `ReceiptErrorCode`
 * @example
 * const merchant = createMerchantClient({ apiKey, baseUrl: 'https://wallet.example' });
 * const receipt = await merchant.payments.getReceipt('pay_aaaaaaaaaaaaaaaaaaaaaaaaaa');
 * const { proved } = verifyReceipt(receipt);
 * for (const { blockHash, blockHeight } of proved) console.log(blockHeight, blockHash);
 */
declare function verifyReceipt(receipt: Pick<Receipt, 'transfers' | 'sandbox'>, { chain }?: VerifyReceiptOptions): VerifiedReceipt;

/** `Headers` of a web request, or `headers` of a Node request; names in any case. */
type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;
/** Options of `verifyWebhook`. */
interface VerifyWebhookOptions {
    /** Largest difference between the timestamp and `now`, in seconds; 300 unless given. */
    readonly toleranceSeconds?: number;
    /** Current time, as a date or in milliseconds since 1970; the system's clock unless given. */
    readonly now?: Date | number;
}
/**
 * Verifies the signature of a webhook and returns its event. Pass the body as received: parsing and
 * serializing it again changes it. Pass both secrets while one is rolled. An event can arrive
 * twice: store its `id`. The event is not validated against a schema, because a newer server may
 * send fields that this version does not know.
 * @throws {WebhookError} see `WebhookErrorCode`
 * @see https://www.standardwebhooks.com
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, webhookSecret);
 * if (event.type === 'payment.completed') console.log(event.data.object.orderId);
 */
declare function verifyWebhook(payload: string | Uint8Array, headers: WebhookHeaders, secrets: string | readonly string[], options?: VerifyWebhookOptions): Promise<WebhookEvent>;

/** Reason why a webhook was not verified. */
type WebhookErrorCode = 
/** One of the three headers is missing. */
'headers_missing' | 'timestamp_invalid'
/** Further in the past, or in the future, than the tolerance: a replay, or a wrong clock. */
 | 'timestamp_too_old' | 'timestamp_too_new'
/** No signature was made with one of the secrets over exactly this body. */
 | 'signature_mismatch'
/** Signed, but not JSON. */
 | 'body_malformed'
/** Not `whsec_` and base64: a mistake in the receiver's settings. */
 | 'secret_malformed';
/**
 * Error of a webhook that must not be processed. Contains neither the body nor a secret.
 * @example
 * try {
 *   await verifyWebhook(await request.text(), request.headers, webhookSecret);
 * } catch (error) {
 *   if (!(error instanceof WebhookError)) throw error;
 *   console.warn('Webhook refused', error.code);
 * }
 */
declare class WebhookError extends BillfoldError {
    readonly code: WebhookErrorCode;
    constructor(code: WebhookErrorCode, message: string, cause?: unknown);
}

export { ReceiptError, WebhookError, createMerchantClient, verifyReceipt, verifyWebhook };
export type { CallOptions, CursorList, MerchantClient, MerchantClientOptions, ProvedTransfer, ReceiptErrorCode, VerifiedReceipt, VerifyReceiptOptions, VerifyWebhookOptions, WebhookErrorCode, WebhookHeaders };
