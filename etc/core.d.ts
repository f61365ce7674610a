import * as ___contract_index_ts from '@billfold/core/contract';
import { Transaction, Endpoint, RequestOf, BaseUrls, EmbedScope, LabelAddress, Register, LogIn, LogInDemo, LogInWithProvider, Provider, StartProviderLogIn, AppleSignIn, ExchangeToken, VerifyEmail, RequestReset, ListResetLogins, CompleteReset, UpdateUser, DeleteUser, ChangeEmail, UndoEmail, ChangePassword, UpdateUserPlatform, UpdateNotifications, CreateWallet, ActivateWallet, RenameWallet, DeleteWallet, BalanceChartQuery, ImportLabels, UpdateWalletSettings, UpdateSendProtection, UnlockWallet, RevealSeed, ResetWalletPassword, ChangeWalletPassword, EvaluateVault, ProveVault, CreateAccount, UpdateAccount, GetDepositAddress, ListAddresses, TransactionType, TransactionStatus, UpdateNote, GetConfirmations, FeeQuery, CreateTransaction, CreateTokenTransaction, CreateIntent, TransactionIntent, IntentPath, OpenPaymentRequest, ReplacementKind, ReplaceTransaction, AccelerateTransaction, PageQuery, ContactFields, ImportContacts, PriceHistoryQuery, GasQuery, Faucet, Mine, Reorg, Replace, Hold, Outage, SandboxRate, AdvanceClock, ListOutbox, FeeSpike, Dust, LedgerAddressQuery, ListSettlementAccounts, Config, User as User$1, Page, Wallet, CoinManifest, Account, WalletSettings, WalletStatistics, EmbedSettings, CurrentRate, LiveUpdate } from '@billfold/core/contract';
export { BaseUrls, EmbedScope } from '@billfold/core/contract';

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
/** Code of any error of calls and flows. */
type ErrorCode = AnyBillfoldError['code'];
/** The member whose `code` can be `C`; `Extract` is not enough where `code` is itself a union. */
type ErrorOf<C extends ErrorCode, E = AnyBillfoldError> = E extends {
    readonly code: infer K;
} ? [C & K] extends [never] ? never : E & {
    readonly code: C & K;
} : never;

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

/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 * @example
 * networkCodes.map((code) => getNetwork(code).name);
 */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of the specification. */
type Network = (typeof networkCodes)[number];

declare const baseUnits: unique symbol;
/** An amount in the smallest unit of its asset (satoshi, wei, …), never negative. */
type BaseUnits = bigint & {
    readonly [baseUnits]: true;
};
/**
 * Converts a number to base units. @throws {ValidationError} `amount_invalid` below zero
 * @example
 * toBaseUnits(1_500_000n);
 */
declare function toBaseUnits(value: bigint): BaseUnits;
/**
 * Tells whether a number can be an amount: not below zero.
 * @example
 * isBaseUnits(-1n); // false
 */
declare function isBaseUnits(value: bigint): value is BaseUnits;

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};
/** Decimal text with an optional minus, as of a change. */
type SignedDecimal = string;
/**
 * `value` as exact text: a text is checked and kept as it is written, base units are written out
 * with all `decimals`.
 * @throws {ValidationError} `amount_invalid` for a sign, an exponent, grouping or superfluous zeros in front
 * @example
 * toDecimal('0.015');
 * toDecimal(toBaseUnits(1_500_000n), { decimals: 8 }); // '0.01500000'
 */
declare function toDecimal(value: string | BaseUnits, options?: {
    readonly decimals?: number;
}): Decimal;
/**
 * `text` in base units of an asset with `decimals`. Strict: digits with at most one point, no
 * sign, exponent or grouping; leading zeros and `.5` are accepted; nothing is ever rounded.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals`
 * @example
 * parseAmount('0.015', 8); // 1500000n
 */
declare function parseAmount(text: string, decimals: number): BaseUnits;

/** Decimals of an asset: those it is counted in and those that are shown. */
interface AssetDigits {
    /** Decimals of its base unit: 8 means 10^8 base units to one. */
    readonly decimals: number;
    /** Decimals shown and accepted in amounts; may be fewer. */
    readonly digits: number;
}
/**
 * Decimals to display where an asset's own are unknown (R-ACC-04). Never for arithmetic: an asset
 * without known decimals cannot be sent.
 * @example
 * formatAmount(balance, { decimals: 8, digits: defaultDigits.token });
 */
declare const defaultDigits: {
    readonly native: 8;
    readonly token: 2;
};

/** Limits of the token that a client calls with. */
interface TokenScopes {
    /** Null for a token without limits, such as that of a signed-in user, and before the first answer. */
    readonly scopes: readonly EmbedScope[] | null;
}

/** Calls of `client.accounts`. */
type Accounts = ReturnType<typeof createAccounts>;
/** Filter and page of a list of accounts. */
interface AccountFilter {
    readonly network?: Network | undefined;
    readonly isDeleted?: boolean | undefined;
    /** Both kinds unless given. */
    readonly isArchived?: boolean | undefined;
    /** Part of the name, without regard to case. */
    readonly search?: string | undefined;
    /** Counts from 1. */
    readonly page?: number | undefined;
    /** At most 100. */
    readonly pageSize?: number | undefined;
}
/** Label of one deposit address. */
interface AddressLabel extends LabelAddress {
    readonly addressId: string;
}
/** Creates the calls about the accounts of a wallet and their addresses. */
declare function createAccounts({ call }: Transport): {
    /**
     * Lists the accounts of a wallet with their balances.
     * @example
     * const { items } = await client.accounts.list(walletId, { network: 'BTC', pageSize: 100 });
     */
    list: (walletId: string, { network, ...query }?: AccountFilter, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.Account>>;
    /**
     * Loads an account with its balance.
     * @example
     * const { balance } = await client.accounts.get(walletId, accountId);
     */
    get: (walletId: string, accountId: string, options?: CallOptions) => Promise<___contract_index_ts.Account>;
    /**
     * Creates an account on a network.
     * @example
     * const account = await client.accounts.create(walletId, newAccount);
     */
    create: (walletId: string, account: CreateAccount, options?: CallOptions) => Promise<___contract_index_ts.Account>;
    /**
     * Renames, archives or orders an account.
     * @example
     * await client.accounts.update(walletId, accountId, { name: 'Rent' });
     */
    update: (walletId: string, accountId: string, change: UpdateAccount, options?: CallOptions) => Promise<___contract_index_ts.Account>;
    /**
     * Deletes an empty account; it can be restored.
     * @example
     * await client.accounts.remove(walletId, accountId);
     */
    remove: (walletId: string, accountId: string, options?: CallOptions) => Promise<null>;
    /**
     * Restores a deleted account.
     * @example
     * const account = await client.accounts.restore(walletId, accountId);
     */
    restore: (walletId: string, accountId: string, options?: CallOptions) => Promise<___contract_index_ts.Account>;
    /**
     * Lists the accounts of a wallet that hold an asset, by network code or symbol.
     * @example
     * const accounts = await client.accounts.listAvailable(walletId, 'USDT');
     */
    listAvailable: (walletId: string, asset: string, options?: CallOptions) => Promise<readonly ___contract_index_ts.Account[]>;
    /**
     * Loads the deposit address of an account, a new one with `createNew`.
     * @example
     * const { addressValue } = await client.accounts.getDepositAddress(walletId, accountId);
     */
    getDepositAddress: (walletId: string, accountId: string, query?: GetDepositAddress, options?: CallOptions) => Promise<___contract_index_ts.DepositAddress>;
    /**
     * Loads the public key of an account, extended where addresses derive from it. A wallet that
     * imports it sees all addresses and balances of the account, and cannot spend.
     * @example
     * const { publicKey, path } = await client.accounts.getPublicKey(walletId, accountId);
     */
    getPublicKey: (walletId: string, accountId: string, options?: CallOptions) => Promise<___contract_index_ts.AccountPublicKey>;
    /**
     * Lists the addresses of an account.
     * @example
     * const unused = await client.accounts.listAddresses(walletId, accountId, { isUsed: false });
     */
    listAddresses: (walletId: string, accountId: string, query?: ListAddresses, options?: CallOptions) => Promise<readonly ___contract_index_ts.AddressRow[]>;
    /**
     * Labels an address of an account.
     * @example
     * await client.accounts.labelAddress(walletId, accountId, { addressId, label: 'Shop' });
     */
    labelAddress: (walletId: string, accountId: string, { addressId, ...label }: AddressLabel, options?: CallOptions) => Promise<___contract_index_ts.AddressRow>;
};

/** Calls of `client.auth`. */
type Auth = ReturnType<typeof createAuth>;
/** Creates the calls to sign up, in and out. */
declare function createAuth(transport: Transport): {
    /**
     * Loads the sign-in methods that the deployment offers.
     * @example
     * const { providers } = await client.auth.getOptions();
     */
    getOptions: (options?: CallOptions) => Promise<___contract_index_ts.AuthOptions>;
    /**
     * Creates a user and signs in.
     * @example
     * const { accessToken } = await client.auth.register(registration);
     */
    register: (user: Register, options?: CallOptions) => Promise<___contract_index_ts.SignedIn>;
    /**
     * Signs in with email and password.
     * @example
     * const { accessToken } = await client.auth.signIn({ email, password, twoFactorCode: null, device });
     */
    signIn: (proof: LogIn, options?: CallOptions) => Promise<___contract_index_ts.SignedIn>;
    /**
     * Signs in to the demo of a sandbox, where `getOptions` offers it.
     * @example
     * const { accessToken } = await client.auth.signInToDemo({ device });
     */
    signInToDemo: (body: LogInDemo, options?: CallOptions) => Promise<___contract_index_ts.SignedIn>;
    /**
     * Signs in with an answer of Google.
     * @example
     * const { accessToken } = await client.auth.signInWithGoogle(answer);
     */
    signInWithGoogle: (answer: LogInWithProvider, options?: CallOptions) => Promise<___contract_index_ts.SignedIn>;
    /**
     * Signs in with an answer of Discord.
     * @example
     * const { accessToken } = await client.auth.signInWithDiscord(answer);
     */
    signInWithDiscord: (answer: LogInWithProvider, options?: CallOptions) => Promise<___contract_index_ts.SignedIn>;
    /**
     * Starts a sign-in with a provider, and answers the address to go to.
     * @example
     * const { url } = await client.auth.startProviderSignIn('google', { redirectUri, codeChallenge });
     */
    startProviderSignIn: (provider: Provider, start: StartProviderLogIn, options?: CallOptions) => Promise<___contract_index_ts.StartedProviderLogIn>;
    /**
     * Returns the address that starts a sign-in with Apple.
     * @example
     * location.assign(await client.auth.getAppleUrl({ returnTo: '/wallet/' }));
     */
    getAppleUrl: (query?: AppleSignIn) => Promise<string>;
    /**
     * Exchanges a handoff token, given as `accessToken` of the options, for a session.
     * @example
     * const session = await client.auth.exchangeToken(undefined, { accessToken: handoffToken });
     */
    exchangeToken: (proof: ExchangeToken | undefined, options?: CallOptions) => Promise<___contract_index_ts.ExchangedToken>;
    /**
     * Ends this session.
     * @example
     * await client.auth.signOut();
     */
    signOut: (options?: CallOptions) => Promise<null>;
    /**
     * Verifies the email with the token of the mail.
     * @example
     * await client.auth.verifyEmail({ token });
     */
    verifyEmail: (proof: VerifyEmail, options?: CallOptions) => Promise<null>;
    /**
     * Sends the verification mail again.
     * @example
     * await client.auth.resendVerification();
     */
    resendVerification: (options?: CallOptions) => Promise<null>;
    /**
     * Sends the mail that resets the sign-in password.
     * @example
     * await client.auth.requestPasswordReset({ email });
     */
    requestPasswordReset: (request: RequestReset, options?: CallOptions) => Promise<null>;
    /**
     * Lists the connected logins that still sign in after a reset, with masked emails.
     * @example
     * const logins = await client.auth.listResetLogins({ token });
     */
    listResetLogins: (proof: ListResetLogins, options?: CallOptions) => Promise<readonly ___contract_index_ts.ResetLogin[]>;
    /**
     * Sets a new sign-in password with the token of the mail, and removes the named logins.
     * @example
     * await client.auth.completePasswordReset({ token, password });
     */
    completePasswordReset: (proof: CompleteReset, options?: CallOptions) => Promise<null>;
};

/** Calls of `client.config`. */
type ConfigCalls = ReturnType<typeof createConfig>;
/** Creates the calls about the deployment. */
declare function createConfig({ call }: Transport): {
    /**
     * Loads the networks and assets that the deployment serves.
     * @example
     * const { networks } = await client.config.get();
     */
    get: (options?: CallOptions) => Promise<___contract_index_ts.Config>;
};

/** Calls of `client.contacts`. */
type Contacts = ReturnType<typeof createContacts>;
/** Creates the calls about the address book of a wallet. */
declare function createContacts({ call }: Transport): {
    /**
     * Lists the contacts of a wallet.
     * @example
     * const { items } = await client.contacts.list(walletId, { pageSize: 100 });
     */
    list: (walletId: string, query?: PageQuery, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.Contact>>;
    /**
     * Creates a contact.
     * @example
     * const contact = await client.contacts.create(walletId, { name: 'Ada', network: 'BTC', address });
     */
    create: (walletId: string, contact: ContactFields, options?: CallOptions) => Promise<___contract_index_ts.Contact>;
    /**
     * Updates a contact. Another address, network or memo needs a step-up: see `client.user.stepUp`.
     * @throws {ApiError} `step_up_required`
     * @example
     * await client.contacts.update(walletId, contactId, { ...contact, name: 'Ada Lovelace' });
     */
    update: (walletId: string, contactId: string, contact: ContactFields, options?: CallOptions) => Promise<___contract_index_ts.Contact>;
    /**
     * Removes a contact.
     * @example
     * await client.contacts.remove(walletId, contactId);
     */
    remove: (walletId: string, contactId: string, options?: CallOptions) => Promise<null>;
    /**
     * Imports contacts from a CSV file.
     * @example
     * const { imported } = await client.contacts.import(walletId, { csv });
     */
    import: (walletId: string, contacts: ImportContacts, options?: CallOptions) => Promise<___contract_index_ts.ImportedContacts>;
};

/** Calls of `client.embed`. */
type EmbedCalls = ReturnType<typeof createEmbed>;
/** Creates the calls of a widget on a partner's page. */
declare function createEmbed({ call }: Transport): {
    /**
     * Loads the settings of the embedded wallet, by the publishable key of a business.
     * @example
     * const { colors } = await client.embed.getSettings(publishableKey);
     */
    getSettings: (publishableKey: string, options?: CallOptions) => Promise<___contract_index_ts.EmbedSettings>;
};

/** Calls of `client.rates`. */
type Rates = ReturnType<typeof createRates>;
/** Creates the calls about prices, gas and the facts of assets. */
declare function createRates({ call }: Transport): {
    /**
     * Loads the price of an asset in US dollars, by symbol.
     * @example
     * const { currentRate } = await client.rates.get('BTC');
     */
    get: (symbol: string, options?: CallOptions) => Promise<___contract_index_ts.CurrentRate>;
    /**
     * Lists the exchange rates of the display currencies.
     * @example
     * const currencies = await client.rates.listCurrencies();
     */
    listCurrencies: (options?: CallOptions) => Promise<readonly ___contract_index_ts.CurrencyRate[]>;
    /**
     * Loads past prices of assets in US dollars, by symbol.
     * @example
     * const { series } = await client.rates.getHistory(['BTC', 'ETH'], { period: '1W' });
     */
    getHistory: (symbols: readonly string[], query: Omit<PriceHistoryQuery, 'symbols'>, options?: CallOptions) => Promise<___contract_index_ts.PriceHistory>;
    /**
     * Loads the facts of one asset: digits, smallest amount, confirmations.
     * @example
     * const manifest = await client.rates.getManifest('BTC');
     */
    getManifest: (asset: string, options?: CallOptions) => Promise<___contract_index_ts.CoinManifest>;
    /**
     * Lists the facts of every asset.
     * @example
     * const manifests = await client.rates.listManifests();
     */
    listManifests: (options?: CallOptions) => Promise<readonly ___contract_index_ts.CoinManifest[]>;
    /**
     * Estimates gas on Ethereum.
     * @example
     * const gas = await client.rates.getGas({ toAddress });
     */
    getGas: (query?: GasQuery, options?: CallOptions) => Promise<___contract_index_ts.GasEstimate>;
    /**
     * Estimates gas on BNB Smart Chain.
     * @example
     * const gas = await client.rates.getBscGas({ toAddress });
     */
    getBscGas: (query?: GasQuery, options?: CallOptions) => Promise<___contract_index_ts.GasEstimate>;
};

/** Calls of `client.sandbox`. */
type SandboxCalls = ReturnType<typeof createSandbox>;
/** Creates the calls that control and explore the sandbox ledger. */
declare function createSandbox(transport: Transport): {
    /**
     * Pays coins of the sandbox to an address.
     * @example
     * await client.sandbox.faucet('BTC', { address, amount });
     */
    faucet: (network: Network, payment: Faucet, options?: CallOptions) => Promise<___contract_index_ts.FaucetPayment>;
    /**
     * Mines blocks.
     * @example
     * await client.sandbox.mine('BTC', { blocks: 6 });
     */
    mine: (network: Network, count: Mine, options?: CallOptions) => Promise<___contract_index_ts.LedgerHead>;
    /**
     * Replaces the newest blocks by others.
     * @example
     * await client.sandbox.reorg('BTC', { depth: 2, dropTx: [] });
     */
    reorg: (network: Network, depth: Reorg, options?: CallOptions) => Promise<___contract_index_ts.LedgerHead>;
    /**
     * Replaces a pending payment.
     * @example
     * await client.sandbox.replace('BTC', { hash });
     */
    replace: (network: Network, replacement: Replace, options?: CallOptions) => Promise<___contract_index_ts.FaucetPayment>;
    /**
     * Keeps a transaction out of the blocks, or releases it.
     * @example
     * await client.sandbox.hold('BTC', { hash, hold: true });
     */
    hold: (network: Network, change: Hold, options?: CallOptions) => Promise<Hold>;
    /**
     * Stops the node for a while.
     * @example
     * await client.sandbox.outage('BTC', { seconds: 30 });
     */
    outage: (network: Network, length: Outage, options?: CallOptions) => Promise<___contract_index_ts.OutageEnd>;
    /**
     * Sets the price of an asset.
     * @example
     * await client.sandbox.setRate(rate);
     */
    setRate: (rate: SandboxRate, options?: CallOptions) => Promise<___contract_index_ts.SandboxRateState>;
    /**
     * Advances the clock of the services.
     * @example
     * await client.sandbox.advanceClock({ seconds: 3600 });
     */
    advanceClock: (step: AdvanceClock, options?: CallOptions) => Promise<___contract_index_ts.ClockState>;
    /**
     * Lists the mails that were sent.
     * @example
     * const mails = await client.sandbox.listOutbox();
     */
    listOutbox: (query?: ListOutbox, options?: CallOptions) => Promise<readonly ___contract_index_ts.OutboxMail[]>;
    /**
     * Loads how much the fees of a ledger are raised.
     * @example
     * const { factor, until } = await client.sandbox.getFeeSpike('BTC');
     */
    getFeeSpike: (network: Network, options?: CallOptions) => Promise<___contract_index_ts.FeeSpikeState>;
    /**
     * Raises the fees of a ledger for a while.
     * @example
     * await client.sandbox.setFeeSpike('BTC', { factor: 5, seconds: 300 });
     */
    setFeeSpike: (network: Network, spike: FeeSpike, options?: CallOptions) => Promise<___contract_index_ts.FeeSpikeState>;
    /**
     * Loads the sender of dust and the address that it imitates.
     * @example
     * const { imitates } = await client.sandbox.getImpostor('ETH');
     */
    getImpostor: (network: Network, options?: CallOptions) => Promise<___contract_index_ts.Impostor>;
    /**
     * Sends dust from the impostor.
     * @example
     * await client.sandbox.sendDust('ETH', { address });
     */
    sendDust: (network: Network, dust: Dust, options?: CallOptions) => Promise<___contract_index_ts.FaucetPayment>;
    /**
     * Loads a transaction of the ledger.
     * @example
     * const transaction = await client.sandbox.getTransaction('BTC', hash);
     */
    getTransaction: (network: Network, hash: string, options?: CallOptions) => Promise<___contract_index_ts.LedgerTransaction>;
    /**
     * Loads an address of the ledger.
     * @example
     * const { balance } = await client.sandbox.getAddress('BTC', address);
     */
    getAddress: (network: Network, address: string, query?: LedgerAddressQuery, options?: CallOptions) => Promise<___contract_index_ts.LedgerAddress>;
    /**
     * Loads a block of the ledger.
     * @example
     * const block = await client.sandbox.getBlock('BTC', height);
     */
    getBlock: (network: Network, height: number, options?: CallOptions) => Promise<___contract_index_ts.LedgerBlock>;
    /**
     * Lists the newest blocks.
     * @example
     * const blocks = await client.sandbox.listBlocks('BTC');
     */
    listBlocks: (network: Network, options?: CallOptions) => Promise<readonly ___contract_index_ts.LedgerBlockSummary[]>;
};

/** Calls of `client.settlements`. */
type Settlements = ReturnType<typeof createSettlements>;
/** Creates the calls about the funds that businesses have in a wallet, apart from its balance. */
declare function createSettlements({ call }: Transport): {
    /**
     * Lists the funds of the businesses that are paid into a wallet.
     * @example
     * const { items } = await client.settlements.list(walletId);
     */
    list: (walletId: string, options?: CallOptions) => Promise<{
        readonly items: readonly ___contract_index_ts.SettlementLine[];
    }>;
    /**
     * Lists the accounts of a business that hold an asset, the largest balance first.
     * @example
     * const { items } = await client.settlements.listAccounts(walletId, businessId, { asset: 'ETH' });
     */
    listAccounts: (walletId: string, businessId: number, query?: ListSettlementAccounts, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.SettlementAccount>>;
    /**
     * Lists the transactions that were sent from the accounts of a business, newest first.
     * @example
     * const { items } = await client.settlements.listSends(walletId, businessId);
     */
    listSends: (walletId: string, businessId: number, query?: PageQuery, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.Transaction>>;
};

/** Filter of a list of transactions. */
interface TransactionFilter {
    readonly network?: Network | undefined;
    /** A network's code for its native asset, or the id of a token. */
    readonly asset?: string | undefined;
    readonly accountId?: string | undefined;
    readonly type?: TransactionType | undefined;
    readonly status?: TransactionStatus | undefined;
    /** First seen at or after this moment. */
    readonly dateFrom?: Date | undefined;
    /** First seen before this moment. */
    readonly dateTo?: Date | undefined;
    /** Least value in US dollars when it was first seen, with at most two decimals. */
    readonly fiatFrom?: string | undefined;
    /** Greatest value in US dollars when it was first seen, with at most two decimals. */
    readonly fiatTo?: string | undefined;
    /** Part of a hash, an address or a note. */
    readonly search?: string | undefined;
    /** Both kinds unless given. */
    readonly isSpam?: boolean | undefined;
}
/** Filter and page of a list of transactions. */
interface TransactionListQuery extends TransactionFilter {
    /** Counts from 1. */
    readonly page?: number | undefined;
    /** At most 100. */
    readonly pageSize?: number | undefined;
}

/** Calls of `client.transactions`. */
type Transactions = ReturnType<typeof createTransactions>;
/** Token transfer whose fees are requested. */
interface TokenFees {
    readonly tokenId: string;
    readonly amount: Decimal;
    /** Empty before it is known. */
    readonly toAddress: string;
    /** Text for the recipient, which some networks charge for. */
    readonly memo?: string;
}
/** Creates the calls about transactions: the history, fees, sending and replacing. */
declare function createTransactions(transport: Transport): {
    /**
     * Lists the transactions of a wallet, newest first.
     * @example
     * const { items } = await client.transactions.list(walletId, { type: 'SENT', pageSize: 100 });
     */
    list: (walletId: string, { page, pageSize, ...filter }?: TransactionListQuery, options?: CallOptions) => Promise<___contract_index_ts.Page<Transaction>>;
    /**
     * Loads a transaction of a wallet.
     * @example
     * const { status } = await client.transactions.get(walletId, transactionId);
     */
    get: (walletId: string, transactionId: string, options?: CallOptions) => Promise<Transaction>;
    /**
     * Finds a transaction in all wallets of the signed-in user.
     * @example
     * const { walletId, status } = await client.transactions.find(transactionId);
     */
    find: (transactionId: string, options?: CallOptions) => Promise<___contract_index_ts.OwnedTransaction>;
    /**
     * Exports the transactions of a wallet as a CSV file.
     * @example
     * const file = await client.transactions.export(walletId, { dateFrom });
     */
    export: (walletId: string, filter?: TransactionFilter, options?: CallOptions) => Promise<File>;
    /**
     * Updates the note of a transaction; an empty one removes it.
     * @example
     * await client.transactions.updateNote(walletId, { transactionId, note: 'Rent' });
     */
    updateNote: (walletId: string, note: UpdateNote, options?: CallOptions) => Promise<Transaction>;
    /**
     * Loads the confirmations of a transaction by its hash.
     * @example
     * const { confirmations } = await client.transactions.getConfirmations(walletId, { hash, network });
     */
    getConfirmations: (walletId: string, query: GetConfirmations, options?: CallOptions) => Promise<___contract_index_ts.Confirmations>;
    /**
     * Lists the confirmations of up to a hundred transactions.
     * @example
     * const rows = await client.transactions.listConfirmations(walletId, hashes);
     */
    listConfirmations: (walletId: string, hashes: readonly string[], options?: CallOptions) => Promise<readonly ___contract_index_ts.Confirmations[]>;
    /**
     * Loads the fees of sending the native asset, with the largest amount that can be sent.
     * @example
     * const fees = await client.transactions.getFees(walletId, accountId, query);
     */
    getFees: (walletId: string, accountId: string, query: FeeQuery, options?: CallOptions) => Promise<___contract_index_ts.FeeEstimate>;
    /**
     * Loads the fees of sending a token.
     * @example
     * const fees = await client.transactions.getTokenFees(walletId, accountId, query);
     */
    getTokenFees: (walletId: string, accountId: string, query: TokenFees, options?: CallOptions) => Promise<___contract_index_ts.TokenFeeEstimate>;
    /**
     * Estimates the fee of sending the native asset, with the request in the body.
     * @example
     * const fees = await client.transactions.estimateFee(walletId, accountId, query);
     */
    estimateFee: (walletId: string, accountId: string, query: FeeQuery, options?: CallOptions) => Promise<___contract_index_ts.FeeEstimate>;
    /**
     * Estimates the fee of sending a token, with the request in the body.
     * @example
     * const fees = await client.transactions.estimateTokenFee(walletId, accountId, query);
     */
    estimateTokenFee: (walletId: string, accountId: string, query: TokenFees, options?: CallOptions) => Promise<___contract_index_ts.TokenFeeEstimate>;
    /**
     * Signs and sends the native asset of an account. One idempotency key sends at most once.
     * @example
     * const sent = await client.transactions.send(walletId, accountId, order, { idempotencyKey });
     */
    send: (walletId: string, accountId: string, transaction: CreateTransaction, options?: CallOptions) => Promise<___contract_index_ts.SentTransaction>;
    /**
     * Signs and sends a token of an account. One idempotency key sends at most once.
     * @example
     * const sent = await client.transactions.sendToken(walletId, accountId, order, { idempotencyKey });
     */
    sendToken: (walletId: string, accountId: string, transaction: CreateTokenTransaction, options?: CallOptions) => Promise<___contract_index_ts.SentTransaction>;
    /**
     * Creates an intent: the transaction to review, with the digest that signing is bound to.
     * @example
     * const { intentId, digest } = await client.transactions.createIntent(walletId, accountId, order);
     */
    createIntent: (walletId: string, accountId: string, intent: CreateIntent, options?: CallOptions) => Promise<TransactionIntent>;
    /**
     * Loads a stored intent, as the server will sign it.
     * @example
     * const { recipient, totalFee } = await client.transactions.getIntent({ walletId, accountId, intentId });
     */
    getIntent: (intent: IntentPath, options?: CallOptions) => Promise<___contract_index_ts.StoredIntent>;
    /**
     * Loads the unsigned transaction of an intent, for an owner who signs it.
     * @example
     * const intent = await client.transactions.createIntent(walletId, accountId, order);
     * const plan = await client.transactions.getPlan(walletId, accountId, intent);
     */
    getPlan: (walletId: string, accountId: string, { intentId, digest }: Pick<TransactionIntent, 'intentId' | 'digest'>, options?: CallOptions) => Promise<string>;
    /**
     * Opens the link of a checkout page, and verifies the host that asks to be paid. An asset is chosen at the
     * host first, where one is given.
     * @example
     * const { id, host, amount } = await client.transactions.openRequest(walletId, { link });
     */
    openRequest: (walletId: string, request: OpenPaymentRequest, options?: CallOptions) => Promise<___contract_index_ts.PaymentRequest>;
    /**
     * Loads the assets that a host takes, where `openRequest` fails because none is chosen yet.
     * @example
     * const { host, assets } = await client.transactions.listRequestAssets(walletId, link);
     */
    listRequestAssets: (walletId: string, link: string, options?: CallOptions) => Promise<___contract_index_ts.RequestAssets>;
    /**
     * Loads the replacement that would speed up or cancel a pending transaction.
     * @example
     * const bump = await client.transactions.getReplacement(walletId, transactionId, 'SPEED_UP');
     */
    getReplacement: (walletId: string, transactionId: string, kind: ReplacementKind, options?: CallOptions) => Promise<___contract_index_ts.Replacement>;
    /**
     * Replaces a pending transaction by one with a higher fee.
     * @example
     * const sent = await client.transactions.replace(walletId, transactionId, replacement);
     */
    replace: (walletId: string, transactionId: string, replacement: ReplaceTransaction, options?: CallOptions) => Promise<___contract_index_ts.SentTransaction>;
    /**
     * Loads what it costs to speed up an incoming transaction that waits, on Bitcoin and Litecoin: the fee of a second
     * transaction that spends it and pays for both (child pays for parent).
     * @example
     * const { fee, value } = await client.transactions.getAcceleration(walletId, transactionId);
     */
    getAcceleration: (walletId: string, transactionId: string, options?: CallOptions) => Promise<___contract_index_ts.Acceleration>;
    /**
     * Speeds up an incoming transaction that waits, by a second one that spends it and pays for both.
     * @example
     * const child = await client.transactions.accelerate(walletId, transactionId, acceleration);
     */
    accelerate: (walletId: string, transactionId: string, acceleration: AccelerateTransaction, options?: CallOptions) => Promise<___contract_index_ts.SentTransaction>;
};

/** Calls of `client.user`. */
type User = ReturnType<typeof createUser>;
/** Creates the calls about the signed-in user: profile, security, notifications and exports. */
declare function createUser(transport: Transport): {
    stepUp: (proof: ___contract_index_ts.StepUpProof, options?: CallOptions) => Promise<null>;
    setUpTwoFactor: (proof: ___contract_index_ts.SetUpTwoFactor, options?: CallOptions) => Promise<___contract_index_ts.TwoFactorSecret>;
    enableTwoFactor: (proof: ___contract_index_ts.TwoFactorCode, options?: CallOptions) => Promise<___contract_index_ts.RecoveryCodes>;
    disableTwoFactor: (proof: ___contract_index_ts.TwoFactorProof, options?: CallOptions) => Promise<null>;
    renewRecoveryCodes: (proof: ___contract_index_ts.TwoFactorProof, options?: CallOptions) => Promise<___contract_index_ts.RecoveryCodes>;
    listSessions: (options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.UserSession>>;
    endSession: (sessionId: string, options?: CallOptions) => Promise<null>;
    endOtherSessions: (options?: CallOptions) => Promise<null>;
    secure: (options?: CallOptions) => Promise<___contract_index_ts.SecuredUser>;
    listSecurityEvents: (query?: ___contract_index_ts.PageQuery, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.SecurityEvent>>;
    getSecurityScore: (options?: CallOptions) => Promise<___contract_index_ts.SecurityScore>;
    listTokens: (options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.PersonalToken>>;
    createToken: (token: ___contract_index_ts.CreatePersonalToken, options?: CallOptions) => Promise<___contract_index_ts.CreatedPersonalToken>;
    revokeToken: (tokenId: string, options?: CallOptions) => Promise<null>;
    listIdentities: (options?: CallOptions) => Promise<readonly ___contract_index_ts.Identity[]>;
    connectIdentity: (provider: ___contract_index_ts.Provider, answer: ___contract_index_ts.ProviderAnswer, options?: CallOptions) => Promise<___contract_index_ts.Identity>;
    disconnectIdentity: (provider: ___contract_index_ts.Provider, options?: CallOptions) => Promise<null>;
    /**
     * Loads the signed-in user.
     * @example
     * const { email } = await client.user.get();
     */
    get: (options?: CallOptions) => Promise<___contract_index_ts.User>;
    /**
     * Updates the profile, and answers it whole; an empty change only reads it.
     * @example
     * const profile = await client.user.update({ name: 'Ada' });
     */
    update: (change: UpdateUser, options?: CallOptions) => Promise<___contract_index_ts.UserProfile>;
    /**
     * Deletes the user.
     * @example
     * await client.user.remove({ password, twoFactorCode });
     */
    remove: (proof: DeleteUser, options?: CallOptions) => Promise<null>;
    /**
     * Changes the email, which has to be verified again.
     * @example
     * await client.user.changeEmail({ email, password });
     */
    changeEmail: (change: ChangeEmail, options?: CallOptions) => Promise<null>;
    /**
     * Undoes a change of the email, with the token of the mail to the old address.
     * @example
     * await client.user.undoEmailChange({ token });
     */
    undoEmailChange: (proof: UndoEmail, options?: CallOptions) => Promise<null>;
    /**
     * Changes the sign-in password.
     * @example
     * await client.user.changePassword({ password, newPassword });
     */
    changePassword: (change: ChangePassword, options?: CallOptions) => Promise<null>;
    /**
     * Loads the memberships of the user and the selected business.
     * @example
     * const { accountType } = await client.user.getPlatform();
     */
    getPlatform: (options?: CallOptions) => Promise<___contract_index_ts.UserPlatform>;
    /**
     * Updates the account type and the selected business.
     * @example
     * await client.user.updatePlatform(change);
     */
    updatePlatform: (change: UpdateUserPlatform, options?: CallOptions) => Promise<___contract_index_ts.UserPlatform>;
    /**
     * Loads the notification settings.
     * @example
     * const settings = await client.user.getNotifications();
     */
    getNotifications: (options?: CallOptions) => Promise<___contract_index_ts.NotificationSettings>;
    /**
     * Updates the notification settings.
     * @example
     * await client.user.updateNotifications(settings);
     */
    updateNotifications: (settings: UpdateNotifications, options?: CallOptions) => Promise<___contract_index_ts.NotificationSettings>;
    /**
     * Lists the data exports of the user.
     * @example
     * const { items } = await client.user.listExports();
     */
    listExports: (options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.UserExport>>;
    /**
     * Starts a data export.
     * @example
     * const { id } = await client.user.createExport();
     */
    createExport: (options?: CallOptions) => Promise<___contract_index_ts.UserExport>;
    /**
     * Downloads a finished data export.
     * @example
     * const file = await client.user.downloadExport(exportId);
     */
    downloadExport: (exportId: string, options?: CallOptions) => Promise<File>;
};

/** Calls of `client.wallets`. */
type Wallets = ReturnType<typeof createWallets>;
/** Filter of a list of wallets. */
interface WalletFilter {
    /** Deleted wallets instead of those in use; both kinds unless given. */
    readonly isDeleted?: boolean | undefined;
}
/** Creates the calls about wallets, their settings, their secrets and their devices. */
declare function createWallets(transport: Transport): {
    /**
     * Lists the wallets of the signed-in user.
     * @example
     * const { items } = await client.wallets.list({ isDeleted: false });
     */
    list: ({ isDeleted }?: WalletFilter, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.Wallet>>;
    /**
     * Loads a wallet.
     * @example
     * const { name } = await client.wallets.get(walletId);
     */
    get: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.Wallet>;
    /**
     * Creates a wallet, which has to be activated with its seed phrase before it is used.
     * @example
     * const created = await client.wallets.create(wallet);
     */
    create: (wallet: CreateWallet, options?: CallOptions) => Promise<___contract_index_ts.CreatedWallet>;
    /**
     * Activates a new wallet, once its owner has proved that the seed phrase is written down.
     * @example
     * await client.wallets.activate(walletId, activation);
     */
    activate: (walletId: string, activation: ActivateWallet, options?: CallOptions) => Promise<___contract_index_ts.ActivatedWallet>;
    /**
     * Renames a wallet.
     * @example
     * await client.wallets.rename(walletId, { name: 'Savings' });
     */
    rename: (walletId: string, change: RenameWallet, options?: CallOptions) => Promise<___contract_index_ts.Wallet>;
    /**
     * Deletes a wallet; it can be restored for a while. Where a proxy drops the body of the DELETE, the
     * call is repeated as a POST.
     * @example
     * await client.wallets.remove(walletId, { password, seedPhrase: null, confirmName: 'Savings' });
     */
    remove: (walletId: string, proof: DeleteWallet, options?: CallOptions) => Promise<null>;
    /**
     * Restores a deleted wallet.
     * @example
     * const wallet = await client.wallets.restore(walletId);
     */
    restore: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.Wallet>;
    /**
     * Loads the balances of a wallet by asset, with their value.
     * @example
     * const { totalBalance } = await client.wallets.getStatistics(walletId);
     */
    getStatistics: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.WalletStatistics>;
    /**
     * Loads the value of a wallet over a period.
     * @example
     * const chart = await client.wallets.getBalanceChart(walletId, { period: '1M', currency: 'USD' });
     */
    getBalanceChart: (walletId: string, query: Omit<BalanceChartQuery, 'walletId'>, options?: CallOptions) => Promise<___contract_index_ts.BalanceChart>;
    /**
     * Exports what the service knows of a wallet, as a file.
     * @example
     * const file = await client.wallets.export(walletId);
     */
    export: (walletId: string, options?: CallOptions) => Promise<File>;
    /**
     * Exports the labels of a wallet as BIP-329 lines.
     * @example
     * const file = await client.wallets.exportLabels(walletId);
     */
    exportLabels: (walletId: string, options?: CallOptions) => Promise<File>;
    /**
     * Imports labels from BIP-329 lines.
     * @example
     * const { imported } = await client.wallets.importLabels(walletId, { jsonl });
     */
    importLabels: (walletId: string, labels: ImportLabels, options?: CallOptions) => Promise<___contract_index_ts.ImportedLabels>;
    /**
     * Loads the settings of a wallet.
     * @example
     * const { requireUnlockOnNewDevice } = await client.wallets.getSettings(walletId);
     */
    getSettings: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.WalletSettings>;
    /**
     * Updates the settings of a wallet.
     * @example
     * await client.wallets.updateSettings(walletId, { ...settings, supportAccess: false });
     */
    updateSettings: (walletId: string, settings: UpdateWalletSettings, options?: CallOptions) => Promise<___contract_index_ts.WalletSettings>;
    /**
     * Loads what protects sending from a wallet.
     * @example
     * const protection = await client.wallets.getSendProtection(walletId);
     */
    getSendProtection: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.SendProtection>;
    /**
     * Updates what protects sending from a wallet.
     * @example
     * await client.wallets.updateSendProtection(walletId, protection);
     */
    updateSendProtection: (walletId: string, protection: UpdateSendProtection, options?: CallOptions) => Promise<___contract_index_ts.SendProtection>;
    /**
     * Lists the devices that a wallet trusts.
     * @example
     * const { items } = await client.wallets.listDevices(walletId);
     */
    listDevices: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.Page<___contract_index_ts.TrustedDevice>>;
    /**
     * Removes a device that a wallet trusts.
     * @example
     * await client.wallets.removeDevice(walletId, deviceId);
     */
    removeDevice: (walletId: string, deviceId: string, options?: CallOptions) => Promise<null>;
    /**
     * Unlocks a wallet on this device.
     * @example
     * await client.wallets.unlock(walletId, proof);
     */
    unlock: (walletId: string, proof: UnlockWallet, options?: CallOptions) => Promise<___contract_index_ts.UnlockedWallet>;
    /**
     * Reveals the seed phrase of a wallet.
     * @example
     * const { seedPhrase } = await client.wallets.revealSeed(walletId, proof);
     */
    revealSeed: (walletId: string, proof: RevealSeed, options?: CallOptions) => Promise<___contract_index_ts.RevealedSeed>;
    /**
     * Resets the encryption password of a wallet with its seed phrase.
     * @example
     * await client.wallets.resetPassword(walletId, proof);
     */
    resetPassword: (walletId: string, proof: ResetWalletPassword, options?: CallOptions) => Promise<null>;
    /**
     * Changes the encryption password of a wallet.
     * @example
     * await client.wallets.changePassword(walletId, change);
     */
    changePassword: (walletId: string, change: ChangeWalletPassword, options?: CallOptions) => Promise<null>;
    /**
     * Loads the sealed vault of a wallet.
     * @example
     * const vault = await client.wallets.getVault(walletId);
     */
    getVault: (walletId: string, options?: CallOptions) => Promise<___contract_index_ts.SealedVault>;
    /**
     * Evaluates a blinded encryption password, which counts as a wrong one until it is proved.
     * @example
     * const { evaluationId, evaluated } = await client.wallets.evaluateVault(walletId, blinded);
     */
    evaluateVault: (walletId: string, blinded: EvaluateVault, options?: CallOptions) => Promise<___contract_index_ts.EvaluatedVault>;
    /**
     * Proves that an evaluation opened the wallet.
     * @example
     * await client.wallets.proveVault(walletId, proof);
     */
    proveVault: (walletId: string, proof: ProveVault, options?: CallOptions) => Promise<null>;
};

/** Calls of the wallet and auth services, by area. */
interface ClientAreas {
    readonly config: ConfigCalls;
    readonly auth: Auth;
    readonly user: User;
    readonly wallets: Wallets;
    readonly accounts: Accounts;
    readonly transactions: Transactions;
    readonly contacts: Contacts;
    readonly rates: Rates;
    readonly embed: EmbedCalls;
    readonly sandbox: SandboxCalls;
    readonly settlements: Settlements;
}

/** Areas that load apart from those of the dialogs. */
type SeparateArea = 'auth' | 'user' | 'sandbox' | 'settlements';
/** Areas whose code loads at the first call. */
interface LazyAreas extends ClientAreas {
    /** Loads the transport with the areas of the dialogs, and `areas`, before their first calls. */
    prefetch(...areas: readonly SeparateArea[]): Promise<void>;
}

/** Adds a listener of an event; the returned function removes it. */
type Listen = <K extends keyof ClientEvents>(type: K, listener: (event: ClientEvents[K]) => void) => () => void;

/** State of a query: pending, ready, or failed. */
type ResourceState<T> = {
    readonly status: 'pending';
    readonly data: undefined;
    readonly error: undefined;
} | {
    readonly status: 'ready';
    readonly data: T;
    readonly error: undefined;
    readonly refreshing: boolean;
} | {
    readonly status: 'failed';
    /** Data from before the failure, if any. */
    readonly data: T | undefined;
    readonly error: AnyBillfoldError;
};
/** Cached server data: one load for all parallel readers, refreshed on request, abortable. */
interface Resource<T> {
    get(): ResourceState<T>;
    subscribe(listener: () => void): () => void;
    /** Loads the data unless it is loaded; joins a load in flight. */
    load(): Promise<void>;
    /** Reloads the data and keeps the old data meanwhile; joins a load in flight. */
    refresh(): Promise<void>;
    /**
     * Invalidates the data and reloads it, after a load in flight, which may predate the change.
     * Skips data that was never loaded.
     */
    invalidate(): Promise<void>;
    /** Aborts the load in flight, clears the data, and shows `pending` again. */
    reset(): void;
}

/** Tag of cached data that can be invalidated. */
type CacheKey = 'wallets' | 'accounts' | 'transactions' | 'rates' | 'user';
/** Server data of a client, cached once for all readers. */
interface Resources {
    readonly config: Resource<Config>;
    /** Signed-in user. */
    readonly user: Resource<User$1>;
    /** Wallets that are not deleted. */
    readonly wallets: Resource<Page<Wallet>>;
    readonly manifests: Resource<readonly CoinManifest[]>;
    /** First hundred accounts of a wallet. */
    accounts(walletId: string): Resource<Page<Account>>;
    /** Newest hundred transactions of a wallet. */
    transactions(walletId: string): Resource<Page<Transaction>>;
    settings(walletId: string): Resource<WalletSettings>;
    /** Balances of a wallet by asset, with their value; empty for a wallet that loads no prices. */
    statistics(walletId: string): Resource<WalletStatistics>;
    /** Look of the embedded wallet of a business, by its publishable key. */
    embedSettings(publishableKey: string): Resource<EmbedSettings>;
    /** Price of an asset, by symbol. */
    rate(symbol: string): Resource<CurrentRate>;
    /** Reloads loaded data with one of `keys`, all of it without any; old data stays until then. */
    invalidate(...keys: readonly CacheKey[]): void;
    /** Aborts the loads with one of `keys` and clears their data; everything without any. */
    reset(...keys: readonly CacheKey[]): void;
}

/** Holder of one frozen state. */
interface Store<T extends object> {
    get(): T;
    /** Replaces the whole state, and notifies the listeners before it returns. */
    set(next: T): void;
    subscribe(listener: () => void): () => void;
}

type Optional = 'platform' | 'onUnauthorized';
/** Options of a client: the address of the services and the token of the session are required. */
type ClientOptions = Omit<TransportOptions, 'listeners' | 'signal' | 'onScopes' | Optional> & Partial<Pick<TransportOptions, Optional>>;
/** Client of a Billfold server: its calls by area, its events and its cached data. */
interface BillfoldClient extends LazyAreas {
    readonly resources: Resources;
    /** Scopes of the token, as the service named them with its last answer. */
    readonly tokenScopes: Pick<Store<TokenScopes>, 'get' | 'subscribe'>;
    /** Platform of the client: flows take their clock and randomness from it. */
    readonly platform: TransportOptions['platform'];
    /** Token source of the client, as it was given: a frame of the wallet's own origin asks it as well. */
    readonly getAccessToken: TransportOptions['getAccessToken'];
    /** Address of the services, as it was given. */
    readonly baseUrl: string;
    /** Calls `listener` for each event of a type, until the returned function is called. */
    readonly on: Listen;
    /** Invalidates and reloads the resources of `keys`, all of them when none is given. */
    invalidate(...keys: readonly CacheKey[]): void;
    /** Aborts every call, later ones too, and clears the listeners and the cache. */
    dispose(): void;
}
/**
 * Creates the client of the wallet and auth services. Small by itself: the transport and the
 * contract are imported at the first call.
 * @example
 * const client = createClient({ baseUrl: 'https://wallet.example', getAccessToken: () => token });
 * const { items } = await client.transactions.list(walletId, { type: 'SENT', pageSize: 100 });
 */
declare function createClient(options: ClientOptions): BillfoldClient;

/** Asset that an account can hold: the native asset of its network, or a token. */
interface AccountAsset extends AssetDigits {
    /** The code of the network for its native asset, `USDT@ETH` for a token. */
    readonly id: string;
    readonly network: Network;
    readonly symbol: string;
    readonly name: string;
    /** Smallest amount that may be sent, in main units. */
    readonly minimumAmount: Decimal;
}
/**
 * The asset that pays the fees of `network`.
 * @example
 * nativeAsset('BTC').symbol; // 'BTC'
 */
declare function nativeAsset(network: Network): AccountAsset;

declare const cents: unique symbol;
/** An amount of US dollars in cents, never negative. */
type Cents = bigint & {
    readonly [cents]: true;
};
/**
 * Converts a number to cents. @throws {ValidationError} `amount_invalid` below zero
 * @example
 * formatMoney(toCents(123_450n)); // '$1,234.50'
 */
declare function toCents(value: bigint): Cents;
/**
 * Tells whether a number can be an amount in cents: not below zero.
 * @example
 * isCents(-1n); // false
 */
declare function isCents(value: bigint): value is Cents;

/** Source of live updates, which notifies its subscribers while it is connected. */
interface LiveSource {
    get(): {
        readonly isConnected: boolean;
    };
    subscribe(listener: () => void): () => void;
    /** Calls `listener` for each change, until the function that it answers is called. */
    listen(listener: (update: LiveUpdate) => void): () => void;
}

/**
 * Warnings about valid addresses, with their consequence: whether funds are lost there. Funds are
 * lost for a witness version without rules yet (anyone may spend), a taproot key off the curve, a
 * burn address without a key, and a program or a token of Solana. Without a checksum a typing
 * mistake goes unseen. Addresses of Solana off the curve have no key but accounts that a program
 * signs for: multisig vaults, which may be paid, and token accounts, which should not. A payment to
 * a bounceable address of TON that nothing there accepts comes back.
 */
declare const consequences: {
    readonly 'future-witness': 'loss';
    readonly 'taproot-off-curve': 'loss';
    readonly burn: 'loss';
    readonly program: 'loss';
    readonly 'off-curve': 'notice';
    readonly bounceable: 'notice';
    readonly 'no-checksum': 'notice';
};
/** Property of a valid address that its payer should know. */
type AddressFlag = keyof typeof consequences;
/**
 * Reports if one of `flags` means that a payment is lost; the others are notices.
 * @example
 * losesFunds(['burn']); // true
 * losesFunds(['no-checksum']); // false
 */
declare function losesFunds(flags: readonly AddressFlag[]): boolean;

/** Contents of a payment URI; absent parts are left out. */
interface PaymentRequest {
    readonly network: Network;
    /** Recipient, normalized by `validateAddress`. */
    readonly address: string;
    /** In main units of the asset, without superfluous zeros. */
    readonly amount?: Decimal;
    /** The contract of the token that is asked for, as it is known here; without one, the native asset is. */
    readonly token?: string;
    /** Name of the recipient, as the recipient gives it: plain text, never a link. */
    readonly label?: string;
    /** Purpose of the payment, likewise. */
    readonly message?: string;
    /** To be sent along with the payment, unchanged: without it, the recipient may not credit it. */
    readonly memo?: string;
    /** Reasons to warn before paying this address; left out without any. */
    readonly flags?: readonly AddressFlag[];
}

/** Recipient of a payment, with the rest of the payment request. */
interface Recipient extends PaymentRequest {
    /** Reasons to warn before paying this address. */
    readonly flags: readonly AddressFlag[];
}

/** Identifier of the specification (R-ASSET-05). */
type SpecifiedIdentifier = 'BITCOIN' | 'ETHEREUM' | 'LITECOIN' | 'BITCOIN_CASH' | 'ETH_USD_COIN' | 'ETH_TETHER' | 'MONERO' | 'ETH_BNB' | 'ETH_BUSD' | 'ETH_MATIC' | 'ETH_SHIBA_INU' | 'ETH_APE_COIN' | 'ETH_CRONOS' | 'ETH_DAI' | 'ETH_UNISWAP' | 'TRON' | 'TRX_TETHER' | 'TRX_USD_C' | 'CONTRACT_ETH' | 'CONTRACT_USDT' | 'CONTRACT_USDC' | 'CONTRACT_ERC20_ETH' | 'CONTRACT_ERC20_USDT' | 'CONTRACT_ERC20_USDC' | 'CONTRACT_TRC20_TRX' | 'CONTRACT_TRC20_USDT' | 'CONTRACT_TRC20_USDC' | 'SOLANA' | 'SOL_TETHER' | 'SOL_USD_COIN';
/** Identifier of our own. */
type ExtendedIdentifier = 'TONCOIN' | 'TON_NOTCOIN' | 'TON_TETHER' | 'BNB_SMART_CHAIN' | 'BSC_TETHER' | 'BSC_USD_COIN';
/** Identifier of an asset that the product knows. */
type AssetIdentifier = SpecifiedIdentifier | ExtendedIdentifier;

/** A token that the product moves. Its id is `{symbol}@{network}`. */
interface TokenDefinition extends AccountAsset {
    /** Address of its contract, mint or master. */
    readonly contract: string;
    readonly identifier: AssetIdentifier;
}
/**
 * The tokens of a network, in the order in which people see them; none where it has no standard.
 * @example
 * tokensOf('ETH').map(({ symbol }) => symbol);
 */
declare function tokensOf(network: Network): readonly TokenDefinition[];
/**
 * The token of `network` with this id, such as `USDT@ETH`.
 * @example
 * findToken('ETH', 'USDT@ETH')?.contract; // '0xdAC17F958D2ee523a2206206994597C13D831ec7'
 */
declare function findToken(network: Network, id: string): TokenDefinition | undefined;
/**
 * The token that `contract` issues; `contract` as its network writes it, with a checksum (EIP-55).
 * @example
 * findTokenByContract('ETH', '0xdAC17F958D2ee523a2206206994597C13D831ec7')?.symbol; // 'USDT'
 */
declare function findTokenByContract(network: Network, contract: string): TokenDefinition | undefined;

/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
/** Network on which accounts can be opened. */
type AccountNetworkCode = (typeof accountNetworkCodes)[number];
/**
 * Tickers of the assets that the product knows by symbol.
 * @example
 * assetSymbols.includes('BTC'); // true
 */
declare const assetSymbols: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BNB', 'BSC', 'USDT', 'USDC', 'NOTCOIN'];
/** Symbol of a known asset. */
type AssetSymbol = (typeof assetSymbols)[number];

/**
 * Currencies in which amounts can be shown (ISO 4217). The first is the default; prices are kept in
 * it.
 * @example
 * displayCurrencies.includes('EUR'); // true
 */
declare const displayCurrencies: readonly ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'INR', 'BRL'];
/** Currency in which values can be shown (ISO 4217). */
type DisplayCurrency = (typeof displayCurrencies)[number];

/**
 * Closed sets of values of the specification (R-ASSET-01), each with the union of its members.
 * @example
 * accountTypes.map((type) => type.toLowerCase()); // ['individual', 'business']
 */
declare const accountTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
/** Kind of user who signs up. */
type AccountType = (typeof accountTypes)[number];
/**
 * Fee speeds of the specification.
 * @example
 * feePriorities.map((priority) => ({ value: priority, label: priority }));
 */
declare const feePriorities: readonly ['Low', 'Medium', 'High', 'Custom'];
/** Priority of a fee; `Custom` is a rate that the sender types. */
type FeePriority = (typeof feePriorities)[number];

/**
 * The public chain, its public test chain, a private one of a node, and our embedded ledger.
 * @example
 * chainNames.map((chain) => getNetwork('ETH').model.chains[chain].chainId);
 */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
/** Chain of a network: that of real money, a public test chain, a private one, or the sandbox. */
type ChainName = (typeof chainNames)[number];
/**
 * Everything the product knows of a network without asking a node: data, no behaviour. Code outside
 * `networks/` asks one of these facts, never which network it has.
 */
interface NetworkDefinition {
    readonly code: string;
    readonly name: string;
    /** Ticker of the asset that pays the fees. */
    readonly symbol: string;
    /** Decimals of the native asset: 8 means 10^8 base units to one. */
    readonly decimals: number;
    /** Decimals shown and accepted in amounts. */
    readonly digits: number;
    /** Smallest native amount that may be sent, in main units. */
    readonly minimumAmount: Decimal;
    /** SLIP-44 coin type. */
    readonly coinType: number;
    readonly color: string;
    readonly confirmations: {
        /** After which funds can be used, where the manifest names no other count. */
        readonly available: number;
        /** After which the chain is not expected to change its mind. */
        readonly final: number;
    };
    /** A display estimate; nothing times out by it. */
    readonly minutesPerConfirmation: number;
    readonly feePriority: FeePriorityChoice;
    /** True if the fee is estimated again before the review; otherwise the chosen fee is kept. */
    readonly reestimatesFeeOnReview: boolean;
    /**
     * True if sends of the native asset can have a charge apart from the fee, such as one that opens
     * the recipient's account: it is shown even where nothing is due. Sends of a token can have such
     * a charge on any network; their estimate states it.
     */
    readonly chargesNetworkFee: boolean;
    /** How an address is made ready to receive; null where every address is. */
    readonly activation: 'first-deposit' | null;
    /** Fee parameters per unit of computation; null where there is none. */
    readonly gas: {
        readonly transferLimit: string;
        /** Unit of gas prices: its number of decimals below the main unit of the native asset. */
        readonly priceUnit: {
            readonly name: string;
            readonly decimals: number;
        };
    } | null;
    /** Name of the standard of its tokens; null where it has none. */
    readonly tokenStandard: string | null;
    /** Text sent along with a transfer; null where there is none. */
    readonly memo: {
        readonly maximumBytes: number;
    } | null;
    /** True if a transaction can spend from several addresses, so that its confirmation names one. */
    readonly showsFromAddress: boolean;
    /** True if its accounts carry a Beta badge. */
    readonly isBeta: boolean;
    /** Deposit addresses per account; null where any number can be made. */
    readonly addressLimit: number | null;
    /** Schemes of its payment URIs, in lower case without the colon; networks can share one. */
    readonly paymentSchemes: readonly string[];
    /** Rough form of its addresses on any of its chains, for messages and not for validation. */
    readonly addressPattern: RegExp;
    readonly explorer: Explorer;
    readonly model: NetworkModel;
}
/** Network whose balance is a set of unspent outputs. */
interface UtxoNetwork extends NetworkDefinition {
    readonly model: UtxoModel;
}
/** Network of the Ethereum family. */
interface EvmNetwork extends NetworkDefinition {
    readonly model: EvmModel;
}
/** Network of the Tron family. */
interface TronNetwork extends NetworkDefinition {
    readonly model: TronModel;
}
/** Network of the Solana family. */
interface SolanaNetwork extends NetworkDefinition {
    readonly memo: {
        readonly maximumBytes: number;
    };
    readonly model: SolanaModel;
}
/** Network of the TON family. */
interface TonNetwork extends NetworkDefinition {
    readonly memo: {
        readonly maximumBytes: number;
    };
    readonly model: TonModel;
}
/** Addresses of pages about a transaction and an address, with `{hash}` and `{address}`. */
interface Explorer {
    readonly transaction: string;
    readonly address: string;
}
/** Choice of a priority that a sender has, with the blocks within which each is aimed to be mined. */
type FeePriorityChoice = {
    readonly choice: 'selectable';
    readonly targetBlocks: Readonly<Record<'low' | 'medium' | 'high', number>>;
} | {
    readonly choice: 'automatic';
};
/** Parameters of the chains of one family, per chain. */
type NetworkModel = UtxoModel | EvmModel | TronModel | SolanaModel | TonModel;
/** Facts of the UTXO family. */
interface UtxoModel {
    readonly family: 'utxo';
    readonly chains: Readonly<Record<ChainName, UtxoChain>>;
    /** Smallest output that nodes relay, in base units. */
    readonly dust: bigint;
    /** More can never exist (`MAX_MONEY` of its node), in base units. */
    readonly maximumSupply: bigint;
    /** Lower-case beginnings of destinations that exist but that we cannot pay. */
    readonly unsupportedPrefixes: readonly string[];
}
/** Prefixes of the addresses and keys of one chain. */
interface UtxoChain {
    /** Human-readable part of its segwit addresses (BIP-173). */
    readonly hrp: string;
    /** Version byte of its p2pkh addresses. */
    readonly pubKeyHash: number;
    /** Version byte of its p2sh addresses. */
    readonly scriptHash: number;
    /** Version byte of its private keys as text (WIF). */
    readonly wif: number;
    /** Version bytes of its extended keys (BIP-32). */
    readonly bip32: {
        readonly public: number;
        readonly private: number;
    };
}
/** Facts of the Ethereum family. */
interface EvmModel {
    readonly family: 'evm';
    /** How a transaction offers its fee: type 2 (EIP-1559) or one gas price. */
    readonly fees: 'eip1559' | 'legacy';
    readonly chains: Readonly<Record<ChainName, EvmChain>>;
}
/** Facts of one chain of the Ethereum family. */
interface EvmChain {
    /** Keeps a transaction of one chain from being valid on another (EIP-155). */
    readonly chainId: number;
}
/**
 * Facts of the Tron family. A transaction names no chain, but a recent block by part of its hash. A
 * chain without that block refuses it, so a sandbox signature is valid nowhere else.
 */
interface TronModel {
    readonly family: 'tron';
    readonly chains: Readonly<Record<ChainName, TronChain>>;
    /** The most that a transfer can carry (`int64` of its protocol), in base units. */
    readonly maximumAmount: bigint;
}
/** Facts of one chain of the Tron family. */
interface TronChain {
    /** First byte of its addresses, before the twenty that name the holder of a key. */
    readonly addressVersion: number;
}
/**
 * Facts of the Solana family. A transaction names no cluster, but the hash of a recent block. A
 * cluster without that block refuses it, so a sandbox signature is valid nowhere else.
 */
interface SolanaModel {
    readonly family: 'solana';
    readonly chains: Readonly<Record<ChainName, SolanaChain>>;
    /** The most that a transfer can carry (`u64` lamports), in base units. */
    readonly maximumAmount: bigint;
}
/** Facts of one cluster of Solana. */
interface SolanaChain {
    /** Hash by which a node names its cluster; null for one that is created at every start. */
    readonly genesisHash: string | null;
}
/** Facts of the TON family. */
interface TonModel {
    readonly family: 'ton';
    /** Workchain of our wallets; other addresses may be on the masterchain, -1. */
    readonly workchain: number;
    readonly chains: Readonly<Record<ChainName, TonChain>>;
    /** The most that a message can carry (`VarUInteger 16`), in base units. */
    readonly maximumAmount: bigint;
}
/** Facts of one chain of the TON family. */
interface TonChain {
    /** True if software of the main chain refuses its addresses by the way they are written. */
    readonly testOnly: boolean;
    /**
     * Subwallet of wallet v4R2: part of what is signed, and of what an address is the hash of. Another
     * one keeps a signature from being valid on the main chain, where the same key has another address.
     */
    readonly walletId: number;
}

/** Duration in whole hours and the remaining minutes. */
interface TimeEstimate {
    readonly hours: number;
    readonly minutes: number;
}
/**
 * Estimates the usual duration of `confirmations`: at least one minute, rounded up to whole minutes.
 * For display only; nothing times out by it (R-FMT-06).
 * @example
 * estimateTime(6, 10); // { hours: 1, minutes: 0 }
 */
declare function estimateTime(confirmations: number, minutesPerConfirmation: number): TimeEstimate;

/** Every network of the product with its family. A network exists when it stands here. */
interface Definitions extends Readonly<Record<Network, NetworkDefinition>> {
    readonly BTC: UtxoNetwork;
    readonly LTC: UtxoNetwork;
    readonly ETH: EvmNetwork;
    readonly BSC: EvmNetwork;
    readonly TRX: TronNetwork;
    readonly SOL: SolanaNetwork;
    readonly TON: TonNetwork;
}
/**
 * Returns the definition of a network; with its family if the code is a literal.
 * @example
 * const { name, decimals } = getNetwork('ETH'); // 'Ethereum', 18
 */
declare function getNetwork<N extends Network>(network: N): Definitions[N];
/**
 * Tells whether `text` is the code of a network.
 * @example
 * isNetwork('BTC'); // true
 */
declare function isNetwork(text: string): text is Network;

/** Kind of output or account that a valid address pays to. */
type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'future-witness' | 'evm' | 'tron' | 'solana' | 'ton';
/** Result of one network's address check. */
type NetworkAddressCheck = ValidAddress | InvalidAddress | OtherChainAddress;
/** Result of `validateAddress`. */
type AddressCheck = NetworkAddressCheck | OtherNetworkAddress;
/** An address that can be paid. */
interface ValidAddress {
    readonly valid: true;
    /** The one way to write this address, by which two texts can be compared. */
    readonly normalized: string;
    readonly kind: AddressKind;
    /** Computed at the first read, since some need a proof on a curve. */
    readonly flags: readonly AddressFlag[];
}
/** A text that is no address of the network. */
interface InvalidAddress {
    readonly valid: false;
    /** `checksum`: written like an address, but mistyped. `unsupported`: exists, but we cannot pay it. */
    readonly reason: 'malformed' | 'checksum' | 'unsupported';
}
/** An address of another chain of the same network, such as its test chain. */
interface OtherChainAddress {
    readonly valid: false;
    readonly reason: 'wrong-chain';
    readonly looksLike: ChainName;
}
/** A text that looks like an address of another network. */
interface OtherNetworkAddress {
    readonly valid: false;
    readonly reason: 'wrong-network';
    /** By its shape alone. */
    readonly looksLike: Network;
}

/** Price of one main unit of an asset in US dollars: `digits / 10^scale`, above zero. */
interface Rate {
    readonly digits: bigint;
    readonly scale: number;
}
/**
 * `text` such as `65000.25` as a rate, exactly.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text above zero
 * @example
 * parseRate('65000.25');
 */
declare function parseRate(text: string): Rate;
/**
 * Value of `units` at `rate`. Rounds half up to cents.
 * @example
 * toFiat(toBaseUnits(100_000_000n), parseRate('65000'), { decimals: 8 }); // 6500000n
 */
declare function toFiat(units: BaseUnits, rate: Rate, asset: Pick<AssetDigits, 'decimals'>): Cents;
/**
 * Converts `cents` to an amount of an asset at `rate`. Rounds down to the asset's digits.
 * @example
 * fromFiat(toCents(6_500_000n), parseRate('65000'), getNetwork('BTC')); // 100000000n
 */
declare function fromFiat(cents: Cents, rate: Rate, asset: AssetDigits): BaseUnits;

/** Name and color of a network, as screens show it. */
interface NetworkLabel {
    readonly name: string;
    /** Decoration only: the name beside it carries the meaning. */
    readonly color: string;
    /** The network that accounts of its assets are on; null where there are none. */
    readonly chain: AccountNetworkCode | null;
}

/** An asset of the identifier table. */
interface Asset {
    readonly identifier: AssetIdentifier;
    readonly ticker: string;
    readonly name: string;
    /** File name of its icon, without the extension. */
    readonly icon: string;
    readonly network: NetworkLabel;
}
/**
 * Returns ticker, name, icon and network of an asset (R-ASSET-07).
 * @example
 * getAsset('ETH_TETHER').ticker; // 'USDT'
 */
declare function getAsset(identifier: AssetIdentifier): Asset;
/**
 * Tells whether `text` is the identifier of an asset.
 * @example
 * isAssetIdentifier('BITCOIN'); // true
 */
declare function isAssetIdentifier(text: string): text is AssetIdentifier;

/**
 * The native asset or the token with this id; undefined for any other text.
 * @example
 * findAccountAsset('USDT@ETH')?.decimals; // 6
 */
declare function findAccountAsset(id: string): AccountAsset | undefined;

/**
 * Lists the assets with a symbol, in any case: native assets first, in the order of the networks.
 * @example
 * listAssetsOfSymbol('usdt').map(({ id }) => id); // ['USDT@ETH', …]
 */
declare function listAssetsOfSymbol(symbol: string): readonly AccountAsset[];

/**
 * Reports whether an asset is offered to receive and to accept. One that its issuer ended or replaced is not, and is
 * still held, sent and booked.
 * @example
 * isOffered('USDT@ETH'); // true
 * isOffered('BUSD@ETH'); // false
 */
declare function isOffered(assetId: string): boolean;
/**
 * Lists the assets of a network that are offered, the native one first.
 * @example
 * listOfferedAssets('TRX').map(({ id }) => id); // ['TRX', 'USDT@TRX']
 */
declare function listOfferedAssets(network: Network): readonly AccountAsset[];

/**
 * Tells whether a caught value is one of our errors, also from another copy of the package.
 * @example
 * if (isBillfoldError(error)) console.warn(error.title, error.messages);
 */
declare function isBillfoldError(value: unknown): value is AnyBillfoldError;
/**
 * Tells whether a caught value is one of our errors with one of these codes.
 * @example
 * if (isErrorCode(error, 'insufficient_funds', 'fee_changed')) console.warn(error.messages);
 */
declare function isErrorCode<C extends ErrorCode>(value: unknown, ...codes: readonly C[]): value is ErrorOf<C>;

/**
 * Sanitizes the text of an amount field after a keystroke: everything but digits and the point is
 * stripped; a second point or more than `digits` decimals keeps `previous`. For typing only: pasted
 * text goes through `readPastedAmount`, scanned text through `parseAmount`.
 * @example
 * sanitizeAmountInput('0.5', '0.5x', 8); // '0.5'
 */
declare function sanitizeAmountInput(previous: string, text: string, digits: number): string;
/**
 * `1,5` as `1.5` where the locale writes its decimals after a comma; other texts unchanged.
 * @example
 * withDecimalPoint('1,5', ','); // '1.5'
 */
declare function withDecimalPoint(text: string, decimalSeparator: string): string;
/**
 * Parses a pasted amount to digits and at most one point: `0.5`, `0.5 BTC` where that is the unit,
 * `$1,234.50` in dollars. Null for everything else, such as `0,5` or `1,234`, which mean different
 * numbers to different readers: see "Pasted amounts" in docs/decisions/money.md.
 * @example
 * readPastedAmount('0.5 BTC', 'BTC'); // '0.5'
 * readPastedAmount('1,234', 'BTC'); // null
 */
declare function readPastedAmount(text: string, unit: string): string | null;

/** Display currency, with its rate. */
interface DisplayMoney {
    readonly currency: DisplayCurrency;
    /** Price of one unit of the currency in US dollars; 1 for the dollar. */
    readonly rate: Rate;
}
/**
 * US dollars as the display currency.
 * @example
 * formatMoney('1234.5', { display: dollars }); // '$1,234.50'
 */
declare const dollars: DisplayMoney;
/**
 * Parses the price of one unit of `currency` in US dollars, above zero.
 * @example
 * formatMoney('110', { display: toDisplayMoney('EUR', '1.10') }); // '€100.00'
 */
declare function toDisplayMoney(currency: DisplayCurrency, currentRate: string): DisplayMoney;

/** Decimals of a formatted amount. An asset or a network can be given as it is. */
interface AmountFormat extends AssetDigits {
    /** Drops trailing zeros, as in lists. */
    readonly trim?: boolean;
}
/**
 * Formats base units as exact text in main units, without zeros at the end; `parseAmount` reads it
 * back.
 * @throws {ValidationError} `amount_invalid` below zero, or beyond 78 digits or 36 decimals
 * @example
 * formatAmount(1_500_000n, 8); // '0.015'
 */
declare function formatAmount(units: bigint, decimals: number): Decimal;
/**
 * Formats an amount with the decimals people see (R-FMT-02), never in scientific notation. Rounds
 * half up; an amount above zero but too small to show is `<0.00000001`, not zero.
 * @example
 * formatAmount(toDecimal('0.015'), getNetwork('BTC')); // '0.01500000'
 */
declare function formatAmount(amount: BaseUnits | Decimal, format: AmountFormat): string;

/**
 * Formats a date as `20 Nov 2026, 14:05 GMT+1` (R-FMT-04) in `timeZone`, an IANA name such as
 * `Europe/Berlin`; in another `locale` than English as its readers write one, in the digits of amounts.
 * @throws {RangeError} for an invalid date, an unknown time zone or a malformed locale
 * @example
 * formatDate(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '20 Nov 2026, 13:05 GMT'
 */
declare function formatDate(date: Date, timeZone: string, locale?: string): string;
/**
 * Formats the day of a date as `20 Nov 2026` in `timeZone`; in another `locale` than English as its
 * readers write one.
 * @throws {RangeError} for an invalid date, an unknown time zone or a malformed locale
 * @example
 * formatDay(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '20 Nov 2026'
 */
declare function formatDay(date: Date, timeZone: string, locale?: string): string;
/**
 * Formats the time of the day as `14:05` in `timeZone`, in every language.
 * @throws {RangeError} for an invalid date or an unknown time zone
 * @example
 * formatClock(new Date('2026-11-20T13:05:00Z'), 'UTC'); // '13:05'
 */
declare function formatClock(date: Date, timeZone: string): string;

/** Currency and sign of formatted money. */
interface MoneyFormat {
    /** Currency to convert to; US dollars unless given. */
    readonly display?: DisplayMoney;
    /** Puts a plus before what is above zero, as for a change. */
    readonly signed?: boolean;
}
/**
 * Formats US dollars, given as cents or as decimal text, as `$1,234.50` (R-FMT-01), or converted to
 * `€1,234.50`. Rounds half up to cents, once; a missing amount is `$0.00`.
 * @example
 * formatMoney('1234.5'); // '$1,234.50'
 * formatMoney('1.1', { signed: true }); // '+$1.10'
 */
declare function formatMoney(usd: Cents | SignedDecimal | null, { display, signed }?: MoneyFormat): string;
/**
 * Formats the sum of values in US dollars as the sum of its parts as they are shown: each part is
 * rounded to cents of the display currency before it is added.
 * @example
 * const display = toDisplayMoney('EUR', '1.10');
 * formatMoneySum([toDecimal('0.05'), toDecimal('0.05')], { display }); // '€0.10'
 * formatMoney('0.10', { display }); // '€0.09'
 */
declare function formatMoneySum(parts: readonly (Cents | Decimal)[], { display }?: Pick<MoneyFormat, 'display'>): string;

/** Sign and language of a formatted percentage. */
interface PercentFormat {
    /** Puts a plus before what is above zero, as for a change. */
    readonly signed?: boolean;
    /** BCP 47 tag; English unless given. */
    readonly locale?: string;
}
/**
 * Formats a percentage as `1.25%`, `−0.40%` or `0.00%`; in another `locale` than English with the decimal mark and the
 * spacing of its readers, in the digits of amounts. Rounds half up to two decimals.
 * @throws {RangeError} for a malformed locale
 * @example
 * formatPercent('1.25', { signed: true }); // '+1.25%'
 */
declare function formatPercent(percent: SignedDecimal, { signed, locale }?: PercentFormat): string;
/** Direction of a change. */
type ChangeDirection = 'up' | 'down' | 'none';
/**
 * Returns the direction of a change as it is shown: a change that rounds to zero has none.
 * @example
 * directionOf('-0.4'); // 'down'
 */
declare function directionOf(change: SignedDecimal): ChangeDirection;

/**
 * Formats the price of one unit of an asset, given in US dollars, in a display currency: two decimals
 * from one on, four significant digits below it, such as `$0.2536` or `$0.00001187`. Rounds half up,
 * once.
 * @example
 * formatRate(toDecimal('0.25361')); // '$0.2536'
 */
declare function formatRate(usd: Decimal, { display }?: Pick<MoneyFormat, 'display'>): string;
/**
 * Formats the difference between two prices as `formatRate` does, with its sign.
 * @example
 * formatRateChange('-0.25361'); // '−$0.2536'
 */
declare function formatRateChange(usd: SignedDecimal, options?: Pick<MoneyFormat, 'display'>): string;

/** Amounts that limit one send, in base units of the sent asset. */
interface SpendableParts {
    /** Balance after the reserves of the chain and before the fee. */
    readonly maximumAmount: BaseUnits;
    /** The whole fee charged in this asset: gas price times limit where there is gas. */
    readonly fee: BaseUnits;
    /** Charged apart from the fee; zero on most networks. */
    readonly networkFee: BaseUnits;
}
/**
 * Returns the most that can be sent now (R-SEND-10), never negative. Rounds down to the asset's
 * digits.
 * @example
 * const parts = { maximumAmount: toBaseUnits(50_000n), fee: toBaseUnits(1_000n), networkFee: toBaseUnits(0n) };
 * maxSpendable(parts, getNetwork('BTC')); // 49000n
 */
declare function maxSpendable(parts: SpendableParts, asset: AssetDigits): BaseUnits;

/**
 * Converts `amount`, in main units, to US dollars at `rate`, the price of one unit: two decimals.
 * Exact up to the last step, which rounds half up.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text, and for a rate of zero
 * @example
 * toUsd('0.5', '65000'); // '32500.00'
 */
declare function toUsd(amount: string, rate: string): Decimal;
/**
 * A fee in US dollars as it is shown (R-FMT-03): two decimals, rounded half up, but at least `0.01`
 * where there is a fee at all. Takes the exact value; a value rounded to `0.00` before counts as no
 * fee.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text
 * @example
 * feeUsd('0.0004'); // '0.01'
 */
declare function feeUsd(usd: string): Decimal;
/**
 * Returns the value of a fee in US cents at `rate` (R-FMT-03). Rounds half up, but a fee above zero is
 * at least one cent.
 * @example
 * formatMoney(feeToFiat(toBaseUnits(1n), parseRate('65000'), { decimals: 8 })); // '$0.01'
 */
declare function feeToFiat(fee: BaseUnits, rate: Rate, asset: Pick<AssetDigits, 'decimals'>): Cents;

/** Page of an explorer: that of a transaction, or of an address. */
type ExplorerPage = {
    readonly hash: string;
} | {
    readonly address: string;
};
/**
 * Link to a page of `explorer`; the hash or address is URL-encoded.
 * @example
 * explorerUrl(getNetwork('BTC').explorer, { address });
 */
declare function explorerUrl(explorer: Explorer, page: ExplorerPage): string;

/**
 * Shortens an address of over 16 characters to its first 6 and last 7, for lists (R-FMT-05). A
 * recipient to confirm is never shortened: look-alike addresses share both ends.
 * @example
 * shortenAddress('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'); // 'bc1qcr...z306fyu'
 */
declare function shortenAddress(address: string): string;
/**
 * An address in full, in groups of four characters, the last one shorter. A leading `0x` belongs to
 * the first group without counting.
 * @example
 * groupAddress('bc1qcr8te4kr').join(' '); // 'bc1q cr8t e4kr'
 */
declare function groupAddress(address: string): readonly string[];

/**
 * Validates `text` as an address of `network` on `chain`, exactly as it is given: surrounding white
 * space makes it invalid. Never throws.
 * @example
 * const check = validateAddress('BTC', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
 * if (check.valid) console.log(check.normalized);
 */
declare function validateAddress(network: Network, text: string, chain?: ChainName): AddressCheck;

/** Grades of the strength meter (R-RPW-03), which a screen translates. */
type PasswordStrength = 'TooWeak' | 'Weak' | 'Medium' | 'Strong';
/** Requirement for a new password: enough characters, and each of the four character classes. */
type PasswordPart = 'length' | 'lower' | 'upper' | 'digit' | 'symbol';
/**
 * Requirements for a new password, in the order in which they are shown.
 * @example
 * passwordParts.length; // 5
 */
declare const passwordParts: readonly PasswordPart[];
/**
 * Grades a new password: it needs lower case, upper case, digit and symbol, and 10, 14 or 16
 * characters, counted in code points (R-RPW-03). Only `TooWeak` is refused.
 * @example
 * passwordStrength('Correct-Horse-7-Battery'); // 'Strong'
 */
declare function passwordStrength(password: string): PasswordStrength;
/**
 * Lists the requirements that a password does not meet, in the order of `passwordParts`.
 * @example
 * missingPasswordParts('correct horse'); // ['upper', 'digit', 'symbol']
 */
declare function missingPasswordParts(password: string): readonly PasswordPart[];

/**
 * Parses a recipient on `network` as typed, pasted or scanned: an address or a payment URI;
 * surrounding white space is ignored.
 * @throws {ValidationError} `recipient_blank`, `recipient_invalid`, `wrong_network`,
 * `payment_uri_invalid`
 * @example
 * parseRecipient('BTC', 'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.2').amount; // '0.2'
 */
declare function parseRecipient(network: Network, text: string, chain?: ChainName): Recipient;

/**
 * Parses a payment URI of any supported network. Only plain transfers to one address, of the native
 * asset or of a known token.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network` when it is
 * for another network or for another chain than `chain`
 * @see BIP-21, BIP-321, EIP-681, Solana Pay
 * @example
 * const { network, address, amount } = parsePaymentUri(scannedText);
 */
declare function parsePaymentUri(text: string, chain?: ChainName): PaymentRequest;
/** Contents of a payment URI to write. */
interface PaymentUriParts {
    readonly address: string;
    /** In main units of the asset. */
    readonly amount?: Decimal | null;
    readonly label?: string | null;
    readonly message?: string | null;
    /** Text to be sent along; only where the network has it. */
    readonly memo?: string | null;
    /** Addresses by which the recipient finds the payment; only on Solana (Solana Pay, `reference`). */
    readonly references?: readonly string[];
}
/**
 * Formats a payment URI, for a QR code. `asset` is the id of what is to be paid, the code of a network or such as
 * `USDT@ETH`: a request for a token can never ask for as many native coins.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an asset, an
 * amount, a memo or references that cannot be asked for or texts that are too long
 * @example
 * formatPaymentUri('BTC', { address, amount: toDecimal('0.2') }); // 'bitcoin:bc1q…?amount=0.2'
 */
declare function formatPaymentUri(asset: string, parts: PaymentUriParts, chain?: ChainName): string;

/**
 * The page's own clock, random source, fetch and storage. The only module that reads globals.
 * @example
 * const client = createClient({
 *   baseUrl: 'https://wallet.example',
 *   getAccessToken: () => token,
 *   platform: browserPlatform({ clock: { now: () => Date.now() } }),
 * });
 */
declare function browserPlatform(overrides?: Partial<Platform>): Platform;
/**
 * Local storage under the keys of the specification, in memory when the browser refuses it
 * (blocked cookies, full disk): the session then lasts as long as the page.
 * @example
 * const platform = browserPlatform({ storage: browserStore() });
 */
declare function browserStore(): KeyValueStore;

/**
 * Creates a store in memory, cleared with the page: for embeds on foreign origins, servers and
 * tests.
 * @example
 * const platform = browserPlatform({ storage: memoryStore() });
 */
declare function memoryStore(initial?: Readonly<Partial<Record<StoreKey, string>>>): KeyValueStore;

/** Result of `checkSeedPhrase`. */
type SeedPhraseCheck = 
/** `isWellKnown` phrases stand in documentation: whatever they receive is taken at once. */
{
    readonly outcome: 'valid';
    readonly phrase: string;
    readonly isWellKnown: boolean;
}
/** Fewer than 12 or more than 24 words. */
 | {
    readonly outcome: 'word_count';
    readonly count: number;
}
/** Between 12 and 24 words, but not 12, 15, 18, 21 or 24. */
 | {
    readonly outcome: 'length';
    readonly count: number;
} | {
    readonly outcome: 'unknown_words';
    readonly words: readonly UnknownWord[];
} | {
    readonly outcome: 'checksum';
};
/** A word of a phrase that is not in the list. */
interface UnknownWord {
    /** Counted from 1, as people count. */
    readonly position: number;
    readonly word: string;
}
/**
 * Checks `text` as a seed phrase of `words` and reports the first fault in the order that helps its
 * writer most: number of words, unknown words, checksum. The answer can hold words of the phrase:
 * never log it. `words` is the list of a language in its published order, such as `wordlist` of
 * `@scure/bip39/wordlists/english.js`, which a page loads when it needs it.
 * @see BIP-39
 * @example
 * checkSeedPhrase('abandon abandon', englishWords()); // { outcome: 'word_count', count: 2 }
 */
declare function checkSeedPhrase(text: string, words: readonly string[]): SeedPhraseCheck;

/**
 * The 2048 English words of BIP-39 in their published order. A function, so that a page which
 * never asks for them does not carry them.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt
 * @example
 * englishWords()[0]; // 'abandon'
 */
declare function englishWords(): readonly string[];

/**
 * `text` in the one form that phrases are compared, checked and hashed in: NFKD, trimmed, lower
 * case, one space between words.
 * @see BIP-39
 * @example
 * normalizeSeedPhrase(' Abandon  ability '); // 'abandon ability'
 */
declare function normalizeSeedPhrase(text: string): string;

/**
 * Extracts a seed phrase from text as people keep it: on lines, numbered, with commas, quotes or
 * brackets around the words. Numbers and punctuation by themselves or around a word are dropped,
 * words never: an unknown word stays, so that it can be reported. In the form of
 * `normalizeSeedPhrase`.
 * @example
 * readSeedPhrase('1. abandon\n2. ability'); // 'abandon ability'
 */
declare function readSeedPhrase(text: string): string;

/**
 * Reports whether `text` is a valid seed phrase: 12, 15, 18, 21 or 24 English words with a correct
 * checksum, in any case and spacing. Brings the word list (14 KB) into a bundle; `checkSeedPhrase`
 * takes a list that is loaded on demand, and reports the fault.
 * @see BIP-39
 * @example
 * validateSeedPhrase('abandon ability'); // false
 */
declare function validateSeedPhrase(text: string): boolean;

export { ApiError, BillfoldError, NetworkError, SigningError, TransactionError, TwoFactorRequiredError, UnauthorizedError, ValidationError, accountTypes, assetSymbols, browserPlatform, browserStore, chainNames, checkSeedPhrase, createClient, defaultDigits, directionOf, displayCurrencies, dollars, englishWords, estimateTime, explorerUrl, feePriorities, feeToFiat, feeUsd, findAccountAsset, findToken, findTokenByContract, formatAmount, formatClock, formatDate, formatDay, formatMoney, formatMoneySum, formatPaymentUri, formatPercent, formatRate, formatRateChange, fromFiat, getAsset, getNetwork, groupAddress, isAssetIdentifier, isBaseUnits, isBillfoldError, isCents, isErrorCode, isNetwork, isOffered, listAssetsOfSymbol, listOfferedAssets, losesFunds, maxSpendable, memoryStore, missingPasswordParts, nativeAsset, networkCodes, normalizeSeedPhrase, parseAmount, parsePaymentUri, parseRate, parseRecipient, passwordParts, passwordStrength, readPastedAmount, readSeedPhrase, sanitizeAmountInput, shortenAddress, toBaseUnits, toCents, toDecimal, toDisplayMoney, toFiat, toUsd, tokensOf, validateAddress, validateSeedPhrase, withDecimalPoint };
export type { AccountAsset, AccountFilter, AccountType, AddressCheck, AddressFlag, AddressKind, AddressLabel, AmountFormat, AnyBillfoldError, Asset, AssetDigits, AssetIdentifier, AssetSymbol, BaseUnits, BillfoldClient, CacheKey, CallOptions, Cents, ChainName, ChangeDirection, ClientEvents, ClientOptions, Clock, Decimal, DisplayCurrency, DisplayMoney, ErrorCode, ErrorInfo, ErrorJson, ErrorOf, EvmChain, EvmModel, EvmNetwork, Explorer, ExplorerPage, FeePriority, FeePriorityChoice, GetAccessToken, InvalidAddress, KeyValueStore, LiveSource, MoneyFormat, Network, NetworkDefinition, NetworkModel, OtherChainAddress, OtherNetworkAddress, PasswordPart, PasswordStrength, PaymentRequest, PaymentUriParts, PercentFormat, Platform, Random, Rate, Recipient, RequestEvent, Resources, SeedPhraseCheck, SignedDecimal, SolanaChain, SolanaModel, SolanaNetwork, SpendableParts, StoreKey, TimeEstimate, TokenDefinition, TokenFees, TokenRequest, TokenResponse, TokenScopes, TonChain, TonModel, TonNetwork, TransactionFilter, TransactionListQuery, TronChain, TronModel, TronNetwork, UnknownWord, UtxoChain, UtxoModel, UtxoNetwork, ValidAddress, ValidationInfo, ValidationReason, ValidationValues, WalletFilter };
