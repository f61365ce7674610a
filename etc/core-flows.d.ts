import * as ___contract_index_ts from '@billfold/core/contract';
import { Transaction, Endpoint, RequestOf, BaseUrls, EmbedScope, TransactionType, TransactionStatus, Register, LogIn, LogInDemo, LogInWithProvider, Provider, StartProviderLogIn, AppleSignIn, ExchangeToken, VerifyEmail, RequestReset, ListResetLogins, CompleteReset, UpdateUser, DeleteUser, ChangeEmail, UndoEmail, ChangePassword, UpdateUserPlatform, UpdateNotifications, CreateWallet, ActivateWallet, RenameWallet, DeleteWallet, BalanceChartQuery, ImportLabels, UpdateWalletSettings, UpdateSendProtection, UnlockWallet, RevealSeed, ResetWalletPassword, ChangeWalletPassword, EvaluateVault, ProveVault, CreateAccount, UpdateAccount, GetDepositAddress, ListAddresses, LabelAddress, UpdateNote, GetConfirmations, FeeQuery, CreateTransaction, CreateTokenTransaction, CreateIntent, TransactionIntent, IntentPath, OpenPaymentRequest, ReplacementKind, ReplaceTransaction, AccelerateTransaction, PageQuery, ContactFields, ImportContacts, PriceHistoryQuery, GasQuery, Faucet, Mine, Reorg, Replace, Hold, Outage, SandboxRate, AdvanceClock, ListOutbox, FeeSpike, Dust, LedgerAddressQuery, ListSettlementAccounts, Config, User as User$1, Page, Wallet, CoinManifest, Account, WalletSettings, WalletStatistics, EmbedSettings, CurrentRate, LiveUpdate, KeyPath, AddressType, AssetStatistics, ChartFlow, Contact, ImportedContacts, DepositAddress, AddressRow, PaymentRequest as PaymentRequest$1, RequestAssets, BalanceChart } from '@billfold/core/contract';

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

/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 * @example
 * networkCodes.map((code) => getNetwork(code).name);
 */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of the specification. */
type Network = (typeof networkCodes)[number];

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};
/** Decimal text with an optional minus, as of a change. */
type SignedDecimal = string;

/** Decimals of an asset: those it is counted in and those that are shown. */
interface AssetDigits {
    /** Decimals of its base unit: 8 means 10^8 base units to one. */
    readonly decimals: number;
    /** Decimals shown and accepted in amounts; may be fewer. */
    readonly digits: number;
}

/** Limits of the token that a client calls with. */
interface TokenScopes {
    /** Null for a token without limits, such as that of a signed-in user, and before the first answer. */
    readonly scopes: readonly EmbedScope[] | null;
}
/**
 * Reports whether a token has one of `wanted`.
 * @example
 * const canSend = hasScope(client.tokenScopes.get(), 'send');
 */
declare function hasScope({ scopes }: TokenScopes, ...wanted: readonly EmbedScope[]): boolean;

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
/**
 * Creates a resource outside a store, for data that one component loads and drops.
 * @example
 * const accounts = createResource((signal) => client.accounts.list(walletId, {}, { signal }));
 * await accounts.load();
 * const { data, error } = accounts.get();
 */
declare function createResource<T>(fetchData: (signal: AbortSignal) => Promise<T>): Resource<T>;

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
/**
 * Creates a store of one frozen state, which `set` replaces whole. Listeners are notified before
 * `set` returns: a batched notification moves the caret of controlled inputs.
 * @example
 * const store = createStore(() => ({ count: 0 }));
 * store.set({ count: 1 });
 * store.get(); // { count: 1 }
 */
declare function createStore<T extends object>(initial: () => T): Store<T>;
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

declare const cents: unique symbol;
/** An amount of US dollars in cents, never negative. */
type Cents = bigint & {
    readonly [cents]: true;
};

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

/** Secret that signs a transaction. */
declare const keyTypes: readonly ['ENCRYPTION_KEY', 'SEED_PHRASE'];
type KeyType = (typeof keyTypes)[number];
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

/** English texts of the whole product by key; the specification's sentences are in it byte for byte. */
declare const en: {
    "account.address.loadFailed": string;
    "account.address.text": string;
    "account.address.title": string;
    "account.addressType": string;
    "account.addressType.pkh": string;
    "account.addressType.sh-wpkh": string;
    "account.addressType.tr": string;
    "account.addressType.wpkh": string;
    "account.addresses.column.address": string;
    "account.addresses.column.balance": string;
    "account.addresses.column.path": string;
    "account.addresses.column.state": string;
    "account.addresses.count": string;
    "account.addresses.gapLimit": string;
    "account.addresses.gapLimit.title": string;
    "account.addresses.generate": string;
    "account.addresses.generated": string;
    "account.addresses.loadFailed": string;
    "account.addresses.noneUnused": string;
    "account.addresses.showUsed": string;
    "account.addresses.text": string;
    "account.addresses.title": string;
    "account.addresses.unused": string;
    "account.addresses.used": string;
    "account.balance": string;
    "account.created": string;
    "account.details": string;
    "account.explorer": string;
    "account.historyFrom": string;
    "account.key.copy": string;
    "account.key.copyDescriptor": string;
    "account.key.descriptor": string;
    "account.key.extended": string;
    "account.key.extended.text": string;
    "account.key.hide": string;
    "account.key.loadFailed": string;
    "account.key.show": string;
    "account.key.single": string;
    "account.key.single.text": string;
    "account.network": string;
    "account.notFound.back": string;
    "account.notFound.text": string;
    "account.notFound.title": string;
    "account.path": string;
    "account.tokens": string;
    "account.tokens.receive": string;
    "account.tokens.send": string;
    "account.transactions": string;
    "account.transactions.empty": string;
    "account.upToDate": string;
    "account.value": string;
    "account.value.tokens": string;
    "accountDeveloper.access.FULL": string;
    "accountDeveloper.access.FULL.detail": string;
    "accountDeveloper.access.READ": string;
    "accountDeveloper.access.READ.detail": string;
    "accountDeveloper.api": string;
    "accountDeveloper.api.docs": string;
    "accountDeveloper.api.open": string;
    "accountDeveloper.api.text": string;
    "accountDeveloper.create.access": string;
    "accountDeveloper.create.life": string;
    "accountDeveloper.create.life.30": string;
    "accountDeveloper.create.life.365": string;
    "accountDeveloper.create.life.90": string;
    "accountDeveloper.create.name": string;
    "accountDeveloper.create.name.hint": string;
    "accountDeveloper.create.nameLength": string;
    "accountDeveloper.create.submit": string;
    "accountDeveloper.create.title": string;
    "accountDeveloper.created.copy": string;
    "accountDeveloper.created.label": string;
    "accountDeveloper.created.title": string;
    "accountDeveloper.created.warning": string;
    "accountDeveloper.created.warning.title": string;
    "accountDeveloper.embed": string;
    "accountDeveloper.embed.accent": string;
    "accountDeveloper.embed.accentText": string;
    "accountDeveloper.embed.contrast": string;
    "accountDeveloper.embed.copy": string;
    "accountDeveloper.embed.dialog": string;
    "accountDeveloper.embed.form": string;
    "accountDeveloper.embed.preview": string;
    "accountDeveloper.embed.react": string;
    "accountDeveloper.embed.reset": string;
    "accountDeveloper.embed.sample": string;
    "accountDeveloper.embed.scheme": string;
    "accountDeveloper.embed.script": string;
    "accountDeveloper.embed.text": string;
    "accountDeveloper.embed.words": string;
    "accountDeveloper.environment": string;
    "accountDeveloper.environment.auth": string;
    "accountDeveloper.environment.current": string;
    "accountDeveloper.environment.payments": string;
    "accountDeveloper.environment.switch": string;
    "accountDeveloper.environment.switch.hint": string;
    "accountDeveloper.environment.text": string;
    "accountDeveloper.environment.wallet": string;
    "accountDeveloper.revoke": string;
    "accountDeveloper.revoke.of": string;
    "accountDeveloper.revoke.text": string;
    "accountDeveloper.revoke.title": string;
    "accountDeveloper.revoked": string;
    "accountDeveloper.tokens": string;
    "accountDeveloper.tokens.create": string;
    "accountDeveloper.tokens.empty": string;
    "accountDeveloper.tokens.empty.text": string;
    "accountDeveloper.tokens.expiresAt": string;
    "accountDeveloper.tokens.loadFailed": string;
    "accountDeveloper.tokens.never": string;
    "accountDeveloper.tokens.text": string;
    "accountDeveloper.tokens.usedAt": string;
    "accountGeneral.changeEmail.done": string;
    "accountGeneral.changeEmail.label": string;
    "accountGeneral.changeEmail.lead": string;
    "accountGeneral.changeEmail.lead.unverified": string;
    "accountGeneral.changeEmail.same": string;
    "accountGeneral.changeEmail.submit": string;
    "accountGeneral.changeEmail.title": string;
    "accountGeneral.currency": string;
    "accountGeneral.currency.hint": string;
    "accountGeneral.currency.option": string;
    "accountGeneral.danger": string;
    "accountGeneral.delete.blocked": string;
    "accountGeneral.delete.coins": string;
    "accountGeneral.delete.confirm": string;
    "accountGeneral.delete.done": string;
    "accountGeneral.delete.last": string;
    "accountGeneral.delete.open": string;
    "accountGeneral.delete.text": string;
    "accountGeneral.delete.title": string;
    "accountGeneral.delete.understood": string;
    "accountGeneral.email": string;
    "accountGeneral.email.change": string;
    "accountGeneral.email.unverified": string;
    "accountGeneral.email.verified": string;
    "accountGeneral.language": string;
    "accountGeneral.language.failed": string;
    "accountGeneral.language.hint": string;
    "accountGeneral.language.unreviewed": string;
    "accountGeneral.loadFailed": string;
    "accountGeneral.name": string;
    "accountGeneral.nameLength": string;
    "accountGeneral.preferences": string;
    "accountGeneral.profile": string;
    "accountGeneral.shortcuts": string;
    "accountGeneral.shortcuts.text": string;
    "accountGeneral.theme": string;
    "accountGeneral.theme.dark": string;
    "accountGeneral.theme.hint": string;
    "accountGeneral.theme.light": string;
    "accountGeneral.timezone": string;
    "accountGeneral.timezone.device": string;
    "accountGeneral.timezone.hint": string;
    "accountNotifications.by.email": string;
    "accountNotifications.by.inApp": string;
    "accountNotifications.email": string;
    "accountNotifications.event": string;
    "accountNotifications.event.CONFIRMED": string;
    "accountNotifications.event.NEW_DEVICE": string;
    "accountNotifications.event.PRODUCT_NEWS": string;
    "accountNotifications.event.RECEIVED": string;
    "accountNotifications.event.SECURITY_CHANGED": string;
    "accountNotifications.event.SENT": string;
    "accountNotifications.inApp": string;
    "accountNotifications.loadFailed": string;
    "accountNotifications.quiet": string;
    "accountNotifications.quiet.from": string;
    "accountNotifications.quiet.text": string;
    "accountNotifications.quiet.time": string;
    "accountNotifications.quiet.to": string;
    "accountNotifications.quiet.use": string;
    "accountNotifications.required": string;
    "accountNotifications.title": string;
    "accountPlatform.businesses": string;
    "accountPlatform.choices": string;
    "accountPlatform.close.open": string;
    "accountPlatform.export": string;
    "accountPlatform.export.download": string;
    "accountPlatform.export.empty": string;
    "accountPlatform.export.loadFailed": string;
    "accountPlatform.export.start": string;
    "accountPlatform.export.status.EXPIRED": string;
    "accountPlatform.export.status.FAILED": string;
    "accountPlatform.export.status.QUEUED": string;
    "accountPlatform.export.status.READY": string;
    "accountPlatform.export.status.RUNNING": string;
    "accountPlatform.export.text": string;
    "accountPlatform.export.until": string;
    "accountPlatform.loadFailed": string;
    "accountPlatform.mode": string;
    "accountPlatform.mode.payments": string;
    "accountPlatform.mode.payments.detail": string;
    "accountPlatform.mode.wallet": string;
    "accountPlatform.mode.wallet.detail": string;
    "accountPlatform.role.OWNER": string;
    "accountPlatform.title": string;
    "accountPlatform.type": string;
    "accountPlatform.type.BUSINESS": string;
    "accountPlatform.type.BUSINESS.detail": string;
    "accountPlatform.type.INDIVIDUAL": string;
    "accountPlatform.type.INDIVIDUAL.detail": string;
    "accountPlatform.wallets": string;
    "accountPlatform.wallets.create": string;
    "accountPlatform.wallets.empty": string;
    "accountSecurity.code.label": string;
    "accountSecurity.code.wrong": string;
    "accountSecurity.codes.copy": string;
    "accountSecurity.codes.download": string;
    "accountSecurity.codes.file": string;
    "accountSecurity.codes.kept": string;
    "accountSecurity.codes.lead": string;
    "accountSecurity.codes.list": string;
    "accountSecurity.codes.warning": string;
    "accountSecurity.codes.warning.title": string;
    "accountSecurity.event.ACCOUNT_SECURED": string;
    "accountSecurity.event.CLOUD_PASSWORD_CHANGED": string;
    "accountSecurity.event.CLOUD_PASSWORD_RESET": string;
    "accountSecurity.event.CONTACT_ADDRESS_CHANGED": string;
    "accountSecurity.event.DATA_EXPORTED": string;
    "accountSecurity.event.DEVICE_TRUSTED": string;
    "accountSecurity.event.EMAIL_CHANGED": string;
    "accountSecurity.event.EMAIL_CHANGE_UNDONE": string;
    "accountSecurity.event.EMAIL_VERIFIED": string;
    "accountSecurity.event.IDENTITY_CONNECTED": string;
    "accountSecurity.event.IDENTITY_DISCONNECTED": string;
    "accountSecurity.event.OTHER_SESSIONS_ENDED": string;
    "accountSecurity.event.PASSWORD_CHANGED": string;
    "accountSecurity.event.PASSWORD_RESET": string;
    "accountSecurity.event.PERSONAL_TOKEN_CREATED": string;
    "accountSecurity.event.PERSONAL_TOKEN_REVOKED": string;
    "accountSecurity.event.RECOVERY_CODES_RENEWED": string;
    "accountSecurity.event.RECOVERY_CODE_USED": string;
    "accountSecurity.event.SEED_REVEALED": string;
    "accountSecurity.event.SEND_CODE_NOT_REQUIRED": string;
    "accountSecurity.event.SEND_CODE_REQUIRED": string;
    "accountSecurity.event.SESSION_ENDED": string;
    "accountSecurity.event.SIGNED_IN": string;
    "accountSecurity.event.SIGNED_IN_ON_NEW_DEVICE": string;
    "accountSecurity.event.SIGNED_OUT": string;
    "accountSecurity.event.SIGNED_UP": string;
    "accountSecurity.event.TWO_FACTOR_DISABLED": string;
    "accountSecurity.event.TWO_FACTOR_ENABLED": string;
    "accountSecurity.event.USER_DELETED": string;
    "accountSecurity.event.WALLET_DELETED": string;
    "accountSecurity.event.WALLET_RESTORED": string;
    "accountSecurity.event.other": string;
    "accountSecurity.events": string;
    "accountSecurity.events.empty": string;
    "accountSecurity.events.empty.text": string;
    "accountSecurity.events.loadFailed": string;
    "accountSecurity.events.more": string;
    "accountSecurity.events.text": string;
    "accountSecurity.logins": string;
    "accountSecurity.logins.apple": string;
    "accountSecurity.logins.connect": string;
    "accountSecurity.logins.connect.of": string;
    "accountSecurity.logins.connected": string;
    "accountSecurity.logins.disconnect": string;
    "accountSecurity.logins.disconnect.of": string;
    "accountSecurity.logins.disconnect.text": string;
    "accountSecurity.logins.disconnected": string;
    "accountSecurity.logins.discord": string;
    "accountSecurity.logins.google": string;
    "accountSecurity.logins.loadFailed": string;
    "accountSecurity.logins.none": string;
    "accountSecurity.logins.text": string;
    "accountSecurity.password": string;
    "accountSecurity.password.change": string;
    "accountSecurity.password.confirm": string;
    "accountSecurity.password.differ": string;
    "accountSecurity.password.done": string;
    "accountSecurity.password.new": string;
    "accountSecurity.password.none": string;
    "accountSecurity.password.others": string;
    "accountSecurity.password.set": string;
    "accountSecurity.password.text": string;
    "accountSecurity.renew.submit": string;
    "accountSecurity.renew.text": string;
    "accountSecurity.renew.title": string;
    "accountSecurity.secure": string;
    "accountSecurity.secure.done": string;
    "accountSecurity.secure.ended": string;
    "accountSecurity.secure.ended.devices": string;
    "accountSecurity.secure.ended.logins": string;
    "accountSecurity.secure.ended.sessions": string;
    "accountSecurity.secure.ended.tokens": string;
    "accountSecurity.secure.ends": string;
    "accountSecurity.secure.ends.devices": string;
    "accountSecurity.secure.ends.logins": string;
    "accountSecurity.secure.ends.sessions": string;
    "accountSecurity.secure.ends.tokens": string;
    "accountSecurity.secure.kept": string;
    "accountSecurity.secure.password": string;
    "accountSecurity.secure.stays": string;
    "accountSecurity.secure.text": string;
    "accountSecurity.secure.title": string;
    "accountSecurity.sessions": string;
    "accountSecurity.sessions.current": string;
    "accountSecurity.sessions.device": string;
    "accountSecurity.sessions.end": string;
    "accountSecurity.sessions.end.of": string;
    "accountSecurity.sessions.endOthers": string;
    "accountSecurity.sessions.endOthers.text": string;
    "accountSecurity.sessions.endOthers.title": string;
    "accountSecurity.sessions.loadFailed": string;
    "accountSecurity.sessions.othersEnded": string;
    "accountSecurity.sessions.seen": string;
    "accountSecurity.sessions.since": string;
    "accountSecurity.sessions.text": string;
    "accountSecurity.setUp.app.code": string;
    "accountSecurity.setUp.app.codeLength": string;
    "accountSecurity.setUp.app.copy": string;
    "accountSecurity.setUp.app.lead": string;
    "accountSecurity.setUp.app.open": string;
    "accountSecurity.setUp.app.others": string;
    "accountSecurity.setUp.app.qr": string;
    "accountSecurity.setUp.app.secret": string;
    "accountSecurity.setUp.app.submit": string;
    "accountSecurity.setUp.password.lead": string;
    "accountSecurity.setUp.step.app": string;
    "accountSecurity.setUp.step.codes": string;
    "accountSecurity.setUp.step.password": string;
    "accountSecurity.setUp.steps": string;
    "accountSecurity.setUp.title": string;
    "accountSecurity.signIn": string;
    "accountSecurity.turnOff.text": string;
    "accountSecurity.turnOff.title": string;
    "accountSecurity.twoFactor": string;
    "accountSecurity.twoFactor.disabled": string;
    "accountSecurity.twoFactor.enabled": string;
    "accountSecurity.twoFactor.isOff": string;
    "accountSecurity.twoFactor.isOn": string;
    "accountSecurity.twoFactor.off": string;
    "accountSecurity.twoFactor.on": string;
    "accountSecurity.twoFactor.renew": string;
    "accountSecurity.twoFactor.setUp": string;
    "accountSecurity.twoFactor.turnOff": string;
    "accountSettings.currentPassword": string;
    "accountSettings.save": string;
    "accountSettings.saved": string;
    "accountSettings.signInAgain": string;
    "accountSettings.title.developer": string;
    "accountSettings.title.general": string;
    "accountSettings.title.notifications": string;
    "accountSettings.title.security": string;
    "accounts.actions": string;
    "accounts.add": string;
    "accounts.addresses": string;
    "accounts.archive": string;
    "accounts.archived": string;
    "accounts.column.account": string;
    "accounts.column.actions": string;
    "accounts.column.balance": string;
    "accounts.column.worth": string;
    "accounts.count": string;
    "accounts.delete": string;
    "accounts.delete.done": string;
    "accounts.delete.text": string;
    "accounts.delete.title": string;
    "accounts.empty.text": string;
    "accounts.empty.title": string;
    "accounts.filter.allNetworks": string;
    "accounts.filter.archived": string;
    "accounts.filter.network": string;
    "accounts.filter.search": string;
    "accounts.filter.search.hint": string;
    "accounts.filters": string;
    "accounts.lead": string;
    "accounts.noMatch.text": string;
    "accounts.noMatch.title": string;
    "accounts.rename": string;
    "accounts.rename.done": string;
    "accounts.rename.label": string;
    "accounts.rename.length": string;
    "accounts.rename.title": string;
    "accounts.searching": string;
    "accounts.searching.text": string;
    "accounts.title": string;
    "accounts.tokens.more": string;
    "accounts.unarchive": string;
    "accounts.unarchived": string;
    "addAccount.added": string;
    "addAccount.addressType": string;
    "addAccount.addressType.hint": string;
    "addAccount.addressType.pkh": string;
    "addAccount.addressType.sh-wpkh": string;
    "addAccount.addressType.tr": string;
    "addAccount.addressType.wpkh": string;
    "addAccount.failed": string;
    "addAccount.key": string;
    "addAccount.key.hint": string;
    "addAccount.keyPath": string;
    "addAccount.keyPath.ACCOUNT": string;
    "addAccount.keyPath.ADDRESS": string;
    "addAccount.keyPath.hint": string;
    "addAccount.keyRequired": string;
    "addAccount.keyRequired.title": string;
    "addAccount.loadFailed": string;
    "addAccount.name": string;
    "addAccount.nameLength": string;
    "addAccount.nameTaken": string;
    "addAccount.network": string;
    "addAccount.noNetwork": string;
    "addAccount.submit": string;
    "addAccount.title": string;
    "affiliates.code": string;
    "affiliates.code.choose": string;
    "affiliates.code.hint": string;
    "affiliates.code.invalid": string;
    "affiliates.code.save": string;
    "affiliates.code.saved": string;
    "affiliates.column.amount": string;
    "affiliates.column.business": string;
    "affiliates.column.earned": string;
    "affiliates.column.joined": string;
    "affiliates.column.requested": string;
    "affiliates.column.status": string;
    "affiliates.column.volume": string;
    "affiliates.commission.PAID": string;
    "affiliates.commission.PAYABLE": string;
    "affiliates.commission.PENDING": string;
    "affiliates.commission.REQUESTED": string;
    "affiliates.commission.VOID": string;
    "affiliates.commission.readyOn": string;
    "affiliates.earned": string;
    "affiliates.earned.empty": string;
    "affiliates.earned.empty.text": string;
    "affiliates.earned.loadFailed": string;
    "affiliates.forbidden": string;
    "affiliates.lead": string;
    "affiliates.link": string;
    "affiliates.link.copy": string;
    "affiliates.link.qr": string;
    "affiliates.link.text": string;
    "affiliates.loadFailed": string;
    "affiliates.masked": string;
    "affiliates.none": string;
    "affiliates.payout": string;
    "affiliates.payout.done": string;
    "affiliates.payout.low": string;
    "affiliates.payout.nothing": string;
    "affiliates.payout.text": string;
    "affiliates.payouts": string;
    "affiliates.payouts.OPEN": string;
    "affiliates.payouts.PAID": string;
    "affiliates.payouts.VOID": string;
    "affiliates.payouts.empty": string;
    "affiliates.payouts.empty.text": string;
    "affiliates.payouts.loadFailed": string;
    "affiliates.qr": string;
    "affiliates.referral.ACTIVE": string;
    "affiliates.referral.CLOSED": string;
    "affiliates.referral.JOINED": string;
    "affiliates.referrals": string;
    "affiliates.referrals.empty": string;
    "affiliates.referrals.empty.text": string;
    "affiliates.referrals.loadFailed": string;
    "affiliates.stopped": string;
    "affiliates.sums": string;
    "affiliates.sums.paid": string;
    "affiliates.sums.payable": string;
    "affiliates.sums.pending": string;
    "affiliates.sums.requested": string;
    "affiliates.terms": string;
    "affiliates.terms.text": string;
    "affiliates.title": string;
    "affiliates.unpaid": string;
    "affiliates.unpaid.text": string;
    "affiliates.volume.ABOVE_100K": string;
    "affiliates.volume.UNDER_100K": string;
    "affiliates.volume.UNDER_10K": string;
    "affiliates.volume.UNDER_1K": string;
    "amount.max": string;
    "amount.notRead": string;
    "apiKey.addresses": string;
    "apiKey.addresses.hint": string;
    "apiKey.addresses.invalid": string;
    "apiKey.created": string;
    "apiKey.edit.done": string;
    "apiKey.edit.submit": string;
    "apiKey.edit.title": string;
    "apiKey.expiry": string;
    "apiKey.expiry.30": string;
    "apiKey.expiry.365": string;
    "apiKey.expiry.90": string;
    "apiKey.expiry.never": string;
    "apiKey.kind": string;
    "apiKey.kind.PUBLISHABLE": string;
    "apiKey.kind.PUBLISHABLE.text": string;
    "apiKey.kind.SECRET": string;
    "apiKey.kind.SECRET.text": string;
    "apiKey.name": string;
    "apiKey.name.hint": string;
    "apiKey.name.length": string;
    "apiKey.new.mode.live": string;
    "apiKey.new.mode.test": string;
    "apiKey.new.title": string;
    "apiKey.origins": string;
    "apiKey.origins.invalid": string;
    "apiKey.origins.missing": string;
    "apiKey.publishable": string;
    "apiKey.revoke.done": string;
    "apiKey.revoke.effects": string;
    "apiKey.revoke.effects.calls": string;
    "apiKey.revoke.effects.final": string;
    "apiKey.revoke.effects.payments": string;
    "apiKey.revoke.submit": string;
    "apiKey.revoke.title": string;
    "apiKey.roll.submit": string;
    "apiKey.roll.text": string;
    "apiKey.roll.title": string;
    "apiKey.scope.customers:read": string;
    "apiKey.scope.customers:read.text": string;
    "apiKey.scope.customers:write": string;
    "apiKey.scope.customers:write.text": string;
    "apiKey.scope.embed:write": string;
    "apiKey.scope.embed:write.text": string;
    "apiKey.scope.payments:read": string;
    "apiKey.scope.payments:read.text": string;
    "apiKey.scope.payments:write": string;
    "apiKey.scope.payments:write.text": string;
    "apiKey.scope.rates:read": string;
    "apiKey.scope.rates:read.text": string;
    "apiKey.scope.refunds:write": string;
    "apiKey.scope.refunds:write.text": string;
    "apiKey.scope.reports:read": string;
    "apiKey.scope.reports:read.text": string;
    "apiKey.scope.webhooks:write": string;
    "apiKey.scope.webhooks:write.text": string;
    "apiKey.scopes": string;
    "apiKey.scopes.missing": string;
    "apiKey.secret": string;
    "apiKey.secret.copy": string;
    "apiKeys.actions": string;
    "apiKeys.addresses": string;
    "apiKeys.create": string;
    "apiKeys.createdBy": string;
    "apiKeys.edit": string;
    "apiKeys.empty": string;
    "apiKeys.empty.text": string;
    "apiKeys.ends": string;
    "apiKeys.expired": string;
    "apiKeys.lastUsed": string;
    "apiKeys.loadFailed": string;
    "apiKeys.neverUsed": string;
    "apiKeys.publishable": string;
    "apiKeys.replaced": string;
    "apiKeys.revoke": string;
    "apiKeys.roll": string;
    "apiKeys.text": string;
    "apiKeys.title": string;
    "asset.balance": string;
    "asset.balance.none": string;
    "asset.chart.empty": string;
    "asset.chart.label": string;
    "asset.column.account": string;
    "asset.contracts": string;
    "asset.contracts.copy": string;
    "asset.contracts.text": string;
    "asset.notFound.back": string;
    "asset.notFound.text": string;
    "asset.notFound.title": string;
    "asset.price": string;
    "asset.price.unknown": string;
    "asset.transactions.empty": string;
    "audit.action": string;
    "audit.actor": string;
    "audit.area": string;
    "audit.area.api-key": string;
    "audit.area.business": string;
    "audit.area.invitation": string;
    "audit.area.member": string;
    "audit.area.payment": string;
    "audit.area.settings": string;
    "audit.area.settlement": string;
    "audit.area.webhook": string;
    "audit.by": string;
    "audit.by.key": string;
    "audit.by.system": string;
    "audit.by.user": string;
    "audit.change": string;
    "audit.copyId": string;
    "audit.count": string;
    "audit.did.affiliate.code-chosen": string;
    "audit.did.affiliate.payout-requested": string;
    "audit.did.api-key.created": string;
    "audit.did.api-key.revoked": string;
    "audit.did.api-key.rolled": string;
    "audit.did.api-key.updated": string;
    "audit.did.assets.updated": string;
    "audit.did.business.archived": string;
    "audit.did.business.created": string;
    "audit.did.business.transferred": string;
    "audit.did.business.updated": string;
    "audit.did.customer.created": string;
    "audit.did.customer.deleted": string;
    "audit.did.customer.erased": string;
    "audit.did.customer.imported": string;
    "audit.did.customer.merged": string;
    "audit.did.customer.updated": string;
    "audit.did.invitation.revoked": string;
    "audit.did.invitation.sent": string;
    "audit.did.link-invoice.cancelled": string;
    "audit.did.link-invoice.created": string;
    "audit.did.link-invoice.paused": string;
    "audit.did.link-invoice.resumed": string;
    "audit.did.link-invoice.sent": string;
    "audit.did.link-schedule.cancelled": string;
    "audit.did.link-schedule.created": string;
    "audit.did.link-schedule.paused": string;
    "audit.did.link-schedule.resumed": string;
    "audit.did.logo.removed": string;
    "audit.did.logo.updated": string;
    "audit.did.member.joined": string;
    "audit.did.member.left": string;
    "audit.did.member.removed": string;
    "audit.did.member.role-changed": string;
    "audit.did.payment-link.created": string;
    "audit.did.payment-link.updated": string;
    "audit.did.payment.accepted": string;
    "audit.did.payment.cancelled": string;
    "audit.did.payment.handled": string;
    "audit.did.payment.invalidated": string;
    "audit.did.payment.marked_paid": string;
    "audit.did.payment.receipt_sent": string;
    "audit.did.payment.refreshed": string;
    "audit.did.payment.reopened": string;
    "audit.did.payment.unhandled": string;
    "audit.did.payout.resumed": string;
    "audit.did.payout.signed": string;
    "audit.did.refund.cancelled": string;
    "audit.did.refund.created": string;
    "audit.did.refund.prepared": string;
    "audit.did.refund.recorded": string;
    "audit.did.refund.sent": string;
    "audit.did.refund.signed": string;
    "audit.did.sale-item.created": string;
    "audit.did.sale-item.deleted": string;
    "audit.did.sale-item.updated": string;
    "audit.did.settings.updated": string;
    "audit.did.settlement.chosen": string;
    "audit.did.sweep.resumed": string;
    "audit.did.sweep.signed": string;
    "audit.did.transfer.assigned": string;
    "audit.did.transfer.ignored": string;
    "audit.did.transfer.reopened": string;
    "audit.did.watch-key.chosen": string;
    "audit.did.watch-key.removed": string;
    "audit.did.webhook.created": string;
    "audit.did.webhook.deleted": string;
    "audit.did.webhook.rolled": string;
    "audit.did.webhook.updated": string;
    "audit.empty.text": string;
    "audit.empty.title": string;
    "audit.export": string;
    "audit.exported": string;
    "audit.field.accepted": string;
    "audit.field.address": string;
    "audit.field.adjustBps": string;
    "audit.field.allowedIps": string;
    "audit.field.allowedOrigins": string;
    "audit.field.allowsRefresh": string;
    "audit.field.amount": string;
    "audit.field.apiVersion": string;
    "audit.field.asset": string;
    "audit.field.assetOrder": string;
    "audit.field.billingAddress": string;
    "audit.field.billingEmail": string;
    "audit.field.brandColor": string;
    "audit.field.byEmail": string;
    "audit.field.changed": string;
    "audit.field.code": string;
    "audit.field.collectEmail": string;
    "audit.field.collectName": string;
    "audit.field.colors": string;
    "audit.field.company": string;
    "audit.field.confirmationPolicy": string;
    "audit.field.country": string;
    "audit.field.currency": string;
    "audit.field.defaultAsset": string;
    "audit.field.defaultCurrency": string;
    "audit.field.description": string;
    "audit.field.disablesItself": string;
    "audit.field.dueAt": string;
    "audit.field.email": string;
    "audit.field.event": string;
    "audit.field.events": string;
    "audit.field.expiredText": string;
    "audit.field.expiresAt": string;
    "audit.field.fields": string;
    "audit.field.firstAddress": string;
    "audit.field.inApp": string;
    "audit.field.industry": string;
    "audit.field.isActive": string;
    "audit.field.isArchived": string;
    "audit.field.isEnabled": string;
    "audit.field.kind": string;
    "audit.field.latePolicy": string;
    "audit.field.lines": string;
    "audit.field.livemode": string;
    "audit.field.logo": string;
    "audit.field.masked": string;
    "audit.field.maxPrice": string;
    "audit.field.maxUses": string;
    "audit.field.minPrice": string;
    "audit.field.monthlyReport": string;
    "audit.field.monthlyVolume": string;
    "audit.field.name": string;
    "audit.field.notes": string;
    "audit.field.overlapHours": string;
    "audit.field.phone": string;
    "audit.field.price": string;
    "audit.field.reason": string;
    "audit.field.receiptFooter": string;
    "audit.field.receiptPrefix": string;
    "audit.field.recipients": string;
    "audit.field.redirectAfterSeconds": string;
    "audit.field.redirectUrl": string;
    "audit.field.refund": string;
    "audit.field.refundAddresses": string;
    "audit.field.requires2fa": string;
    "audit.field.role": string;
    "audit.field.rules": string;
    "audit.field.scopes": string;
    "audit.field.selectionMinutes": string;
    "audit.field.sendsReceipts": string;
    "audit.field.sessionHours": string;
    "audit.field.showsFiat": string;
    "audit.field.status": string;
    "audit.field.successText": string;
    "audit.field.supportEmail": string;
    "audit.field.tags": string;
    "audit.field.theme": string;
    "audit.field.timezone": string;
    "audit.field.title": string;
    "audit.field.toleranceBps": string;
    "audit.field.transfer": string;
    "audit.field.url": string;
    "audit.field.vatId": string;
    "audit.field.walletId": string;
    "audit.field.warnsOfLowGas": string;
    "audit.field.website": string;
    "audit.field.windowMinutes": string;
    "audit.filters": string;
    "audit.forbidden": string;
    "audit.hours": string;
    "audit.ip": string;
    "audit.loadFailed": string;
    "audit.minutes": string;
    "audit.mode.live": string;
    "audit.mode.test": string;
    "audit.noMatch.text": string;
    "audit.noMatch.title": string;
    "audit.nothing": string;
    "audit.open": string;
    "audit.percent": string;
    "audit.picture": string;
    "audit.question": string;
    "audit.question.checkbox": string;
    "audit.question.email": string;
    "audit.question.required": string;
    "audit.question.select": string;
    "audit.question.text": string;
    "audit.seconds": string;
    "audit.set": string;
    "audit.tab.billing": string;
    "audit.tab.checkout": string;
    "audit.tab.cryptocurrency": string;
    "audit.tab.cryptocurrency/embed": string;
    "audit.tab.developer": string;
    "audit.tab.general": string;
    "audit.tab.integrations": string;
    "audit.tab.legal": string;
    "audit.tab.notifications": string;
    "audit.tab.payments": string;
    "audit.tab.security": string;
    "audit.text": string;
    "audit.title": string;
    "audit.value.ACCEPT_LATE_IF_ENOUGH": string;
    "audit.value.ACCOUNTANT": string;
    "audit.value.ACTIVE": string;
    "audit.value.ADMIN": string;
    "audit.value.ARCHIVED": string;
    "audit.value.CANCELLED": string;
    "audit.value.COMPLETED": string;
    "audit.value.CONFIRMED": string;
    "audit.value.CONFIRMING": string;
    "audit.value.CREATED": string;
    "audit.value.CURRENT": string;
    "audit.value.DAILY": string;
    "audit.value.DEVELOPER": string;
    "audit.value.EXPIRED": string;
    "audit.value.INSTANT": string;
    "audit.value.INVALID": string;
    "audit.value.KEEP_AND_FLAG": string;
    "audit.value.MANUAL": string;
    "audit.value.NO": string;
    "audit.value.NONE": string;
    "audit.value.OFFER_REFUND": string;
    "audit.value.ONBOARDING": string;
    "audit.value.OPTIONAL": string;
    "audit.value.OWNER": string;
    "audit.value.PAUSED": string;
    "audit.value.PAYMENTS": string;
    "audit.value.PENDING": string;
    "audit.value.PUBLISHABLE": string;
    "audit.value.REQUIRED": string;
    "audit.value.SECRET": string;
    "audit.value.STANDARD": string;
    "audit.value.STRICT": string;
    "audit.value.SUPPORT": string;
    "audit.value.SUSPENDED": string;
    "audit.value.TAX": string;
    "audit.value.VIEWER": string;
    "audit.value.WEEKLY": string;
    "audit.value.dark": string;
    "audit.value.false": string;
    "audit.value.light": string;
    "audit.value.staysOn": string;
    "audit.value.true": string;
    "audit.value.turnsOff": string;
    "auth.allSet.elsewhere": string;
    "auth.allSet.goOnHere": string;
    "auth.allSet.text": string;
    "auth.allSet.title": string;
    "auth.checkEmail.embedded": string;
    "auth.checkEmail.openOutbox": string;
    "auth.checkEmail.outbox": string;
    "auth.checkEmail.resend": string;
    "auth.checkEmail.resendIn": string;
    "auth.checkEmail.resent": string;
    "auth.checkEmail.text": string;
    "auth.checkEmail.title": string;
    "auth.checkEmail.waiting": string;
    "auth.demo.explore": string;
    "auth.demo.hint": string;
    "auth.email": string;
    "auth.email.invalid": string;
    "auth.email.missing": string;
    "auth.panel.sample": string;
    "auth.panel.text": string;
    "auth.panel.title": string;
    "auth.password": string;
    "auth.password.containsEmail": string;
    "auth.password.hint": string;
    "auth.password.long": string;
    "auth.password.short": string;
    "auth.selectWallet.accounts": string;
    "auth.selectWallet.create": string;
    "auth.selectWallet.failed": string;
    "auth.selectWallet.lastUsed": string;
    "auth.selectWallet.lead": string;
    "auth.selectWallet.noMatch": string;
    "auth.selectWallet.search": string;
    "auth.selectWallet.title": string;
    "auth.selectWallet.unfinished": string;
    "auth.signIn.apple": string;
    "auth.signIn.arriving": string;
    "auth.signIn.createAccount": string;
    "auth.signIn.discord": string;
    "auth.signIn.ended.text": string;
    "auth.signIn.ended.title": string;
    "auth.signIn.forgot": string;
    "auth.signIn.google": string;
    "auth.signIn.lead": string;
    "auth.signIn.lead.pay": string;
    "auth.signIn.linkOver": string;
    "auth.signIn.or": string;
    "auth.signIn.passwordChanged": string;
    "auth.signIn.provider.apple": string;
    "auth.signIn.provider.discord": string;
    "auth.signIn.provider.google": string;
    "auth.signIn.provider.unknown": string;
    "auth.signIn.providerFailed": string;
    "auth.signIn.providerTaken": string;
    "auth.signIn.providerUnverified": string;
    "auth.signIn.submit": string;
    "auth.signIn.title": string;
    "auth.signIn.toSignUp": string;
    "auth.signIn.twoFactor": string;
    "auth.signIn.wrongCredentials": string;
    "auth.signOut": string;
    "auth.signUp.accountType": string;
    "auth.signUp.business": string;
    "auth.signUp.business.detail": string;
    "auth.signUp.individual": string;
    "auth.signUp.individual.detail": string;
    "auth.signUp.lead": string;
    "auth.signUp.lead.pay": string;
    "auth.signUp.name": string;
    "auth.signUp.nameLength": string;
    "auth.signUp.signIn": string;
    "auth.signUp.submit": string;
    "auth.signUp.terms": string;
    "auth.signUp.terms.privacy": string;
    "auth.signUp.terms.terms": string;
    "auth.signUp.title": string;
    "auth.signUp.toSignIn": string;
    "auth.twoFactor.code": string;
    "auth.twoFactor.code.length": string;
    "auth.twoFactor.ended": string;
    "auth.twoFactor.lead": string;
    "auth.twoFactor.recoveryCode": string;
    "auth.twoFactor.recoveryCode.lead": string;
    "auth.twoFactor.recoveryCode.length": string;
    "auth.twoFactor.submit": string;
    "auth.twoFactor.title": string;
    "auth.twoFactor.useCode": string;
    "auth.twoFactor.useRecoveryCode": string;
    "auth.twoFactor.wrong": string;
    "auth.twoFactor.wrongWithTries": string;
    "auth.unlock.forgotKey": string;
    "auth.unlock.forgotPhrase": string;
    "auth.unlock.lead": string;
    "auth.unlock.otherWallet": string;
    "auth.unlock.password": string;
    "auth.unlock.seedPhrase": string;
    "auth.unlock.seedPhrase.lead": string;
    "auth.unlock.skip": string;
    "auth.unlock.submit": string;
    "auth.unlock.title": string;
    "auth.unlock.trustDevice": string;
    "auth.unlock.usePassword": string;
    "auth.unlock.useSeedPhrase": string;
    "auth.verifyEmail.failure": string;
    "auth.verifyEmail.failure.text": string;
    "auth.verifyEmail.newLink": string;
    "auth.verifyEmail.signIn": string;
    "auth.verifyEmail.success": string;
    "auth.verifyEmail.title": string;
    "auth.verifyEmail.verifying": string;
    "billing.address": string;
    "billing.address.hint": string;
    "billing.address.long": string;
    "billing.carried": string;
    "billing.carried.text": string;
    "billing.column.fee": string;
    "billing.column.invoice": string;
    "billing.column.month": string;
    "billing.column.status": string;
    "billing.details": string;
    "billing.details.loadFailed": string;
    "billing.details.none": string;
    "billing.details.text": string;
    "billing.email": string;
    "billing.email.hint": string;
    "billing.email.invalid": string;
    "billing.fee": string;
    "billing.feeSoFar": string;
    "billing.forbidden": string;
    "billing.invoices": string;
    "billing.invoices.empty": string;
    "billing.invoices.empty.text": string;
    "billing.invoices.loadFailed": string;
    "billing.loadFailed": string;
    "billing.none": string;
    "billing.pay": string;
    "billing.pay.of": string;
    "billing.payments": string;
    "billing.rate": string;
    "billing.rate.text": string;
    "billing.status.OPEN": string;
    "billing.status.PAID": string;
    "billing.status.REFUNDED": string;
    "billing.status.VOID": string;
    "billing.usage": string;
    "billing.usage.counts": string;
    "billing.usage.currency": string;
    "billing.volume": string;
    "business.cancel": string;
    "business.confirmName": string;
    "business.confirmName.different": string;
    "business.confirmName.hint": string;
    "business.email.invalid": string;
    "business.email.missing": string;
    "business.name": string;
    "business.name.length": string;
    "business.roleChanged": string;
    "business.roleChanged.dismiss": string;
    "businessBell.empty": string;
    "businessBell.empty.text": string;
    "businessBell.failed": string;
    "businessBell.new": string;
    "businessBell.order": string;
    "businessBell.payment.attention": string;
    "businessBell.payment.completed": string;
    "businessBell.payout.signature_needed": string;
    "businessBell.readAll": string;
    "businessBell.reason.late": string;
    "businessBell.reason.multiple": string;
    "businessBell.reason.other_network": string;
    "businessBell.reason.overpaid": string;
    "businessBell.reason.reorged": string;
    "businessBell.reason.underpaid": string;
    "businessBell.reason.wrong_asset": string;
    "businessBell.refund.confirmed": string;
    "businessBell.refund.signature_needed": string;
    "businessBell.settings": string;
    "businessBell.settlement.signature_needed": string;
    "businessBell.title": string;
    "businessBell.unmatched": string;
    "businessBell.unread": string;
    "businessBell.webhook.disabled": string;
    "businessBell.webhook.failing": string;
    "businessLegal.address": string;
    "businessLegal.legalName": string;
    "businessLegal.loadFailed": string;
    "businessLegal.none": string;
    "businessLegal.privacyUrl": string;
    "businessLegal.readOnly": string;
    "businessLegal.refundUrl": string;
    "businessLegal.registrationNumber": string;
    "businessLegal.termsUrl": string;
    "businessLegal.text": string;
    "businessLegal.title": string;
    "businessLegal.url.hint": string;
    "businessLegal.url.invalid": string;
    "businessLegal.vatId": string;
    "businessLegal.vatId.hint": string;
    "businessLegal.vatId.invalid": string;
    "businessNotifications.byEmail": string;
    "businessNotifications.digest": string;
    "businessNotifications.digest.DAILY": string;
    "businessNotifications.digest.NONE": string;
    "businessNotifications.digest.WEEKLY": string;
    "businessNotifications.digest.hint": string;
    "businessNotifications.event": string;
    "businessNotifications.inApp": string;
    "businessNotifications.loadFailed": string;
    "businessNotifications.lowGas": string;
    "businessNotifications.of.byEmail": string;
    "businessNotifications.of.inApp": string;
    "businessNotifications.payment.attention": string;
    "businessNotifications.payment.attention.text": string;
    "businessNotifications.payment.completed": string;
    "businessNotifications.payment.completed.text": string;
    "businessNotifications.payout.signature_needed": string;
    "businessNotifications.payout.signature_needed.text": string;
    "businessNotifications.recipients": string;
    "businessNotifications.recipients.hint": string;
    "businessNotifications.recipients.invalid": string;
    "businessNotifications.recipients.tooMany": string;
    "businessNotifications.refund.confirmed": string;
    "businessNotifications.refund.confirmed.text": string;
    "businessNotifications.refund.signature_needed": string;
    "businessNotifications.refund.signature_needed.text": string;
    "businessNotifications.reports": string;
    "businessNotifications.settlement.signature_needed": string;
    "businessNotifications.settlement.signature_needed.text": string;
    "businessNotifications.text": string;
    "businessNotifications.title": string;
    "businessNotifications.webhook.disabled": string;
    "businessNotifications.webhook.disabled.text": string;
    "businessNotifications.webhook.failing": string;
    "businessNotifications.webhook.failing.text": string;
    "businessSettings.affiliates": string;
    "businessSettings.affiliates.open": string;
    "businessSettings.affiliates.text": string;
    "businessSettings.archive": string;
    "businessSettings.archive.confirm": string;
    "businessSettings.archive.done": string;
    "businessSettings.archive.open": string;
    "businessSettings.archive.open.collect": string;
    "businessSettings.archive.open.leave": string;
    "businessSettings.archive.open.missing": string;
    "businessSettings.archive.open.unmatched": string;
    "businessSettings.archive.stays": string;
    "businessSettings.archive.stays.funds": string;
    "businessSettings.archive.stays.records": string;
    "businessSettings.archive.stops": string;
    "businessSettings.archive.stops.changes": string;
    "businessSettings.archive.stops.invitations": string;
    "businessSettings.archive.stops.money": string;
    "businessSettings.archive.stops.payments": string;
    "businessSettings.archive.text": string;
    "businessSettings.archive.title": string;
    "businessSettings.currency": string;
    "businessSettings.currency.hint": string;
    "businessSettings.currency.option": string;
    "businessSettings.danger": string;
    "businessSettings.leave": string;
    "businessSettings.leave.done": string;
    "businessSettings.leave.lastOwner": string;
    "businessSettings.leave.text": string;
    "businessSettings.leave.title": string;
    "businessSettings.loadFailed": string;
    "businessSettings.logo": string;
    "businessSettings.logo.change": string;
    "businessSettings.logo.choose": string;
    "businessSettings.logo.drop": string;
    "businessSettings.logo.empty": string;
    "businessSettings.logo.hint": string;
    "businessSettings.logo.large": string;
    "businessSettings.logo.preview": string;
    "businessSettings.logo.remove": string;
    "businessSettings.logo.removed": string;
    "businessSettings.logo.saved": string;
    "businessSettings.logo.type": string;
    "businessSettings.name.hint": string;
    "businessSettings.none": string;
    "businessSettings.nothing": string;
    "businessSettings.profile": string;
    "businessSettings.readOnly": string;
    "businessSettings.save": string;
    "businessSettings.saved": string;
    "businessSettings.stale.mine": string;
    "businessSettings.stale.someone": string;
    "businessSettings.stale.text": string;
    "businessSettings.stale.theirs": string;
    "businessSettings.stale.title": string;
    "businessSettings.supportEmail": string;
    "businessSettings.supportEmail.field": string;
    "businessSettings.supportEmail.hint": string;
    "businessSettings.timezone": string;
    "businessSettings.timezone.hint": string;
    "businessSettings.website": string;
    "businessSettings.website.field": string;
    "businessSettings.website.hint": string;
    "businessSettings.website.invalid": string;
    "businessSetup.adjust": string;
    "businessSetup.adjust.hint": string;
    "businessSetup.adjust.invalid": string;
    "businessSetup.assetOrder": string;
    "businessSetup.assetOrder.down": string;
    "businessSetup.assetOrder.moved": string;
    "businessSetup.assetOrder.up": string;
    "businessSetup.assets": string;
    "businessSetup.assets.all": string;
    "businessSetup.assets.closed": string;
    "businessSetup.assets.count": string;
    "businessSetup.assets.gas": string;
    "businessSetup.assets.loadFailed": string;
    "businessSetup.assets.missing": string;
    "businessSetup.assets.more": string;
    "businessSetup.assets.noWallet": string;
    "businessSetup.assets.noWallet.text": string;
    "businessSetup.assets.none": string;
    "businessSetup.assets.nothing": string;
    "businessSetup.assets.rules": string;
    "businessSetup.assets.rules.short": string;
    "businessSetup.assets.rules.text": string;
    "businessSetup.assets.text": string;
    "businessSetup.assets.withdrawn": string;
    "businessSetup.card.after": string;
    "businessSetup.card.assets": string;
    "businessSetup.card.customer": string;
    "businessSetup.card.receipts": string;
    "businessSetup.collectEmail": string;
    "businessSetup.collectEmail.NO": string;
    "businessSetup.collectEmail.OPTIONAL": string;
    "businessSetup.collectEmail.REQUIRED": string;
    "businessSetup.collectName": string;
    "businessSetup.color": string;
    "businessSetup.color.contrast.both": string;
    "businessSetup.color.contrast.dark": string;
    "businessSetup.color.contrast.light": string;
    "businessSetup.color.reset": string;
    "businessSetup.confirmations": string;
    "businessSetup.confirmations.invalid": string;
    "businessSetup.defaultAsset": string;
    "businessSetup.defaultAsset.none": string;
    "businessSetup.expiredText": string;
    "businessSetup.hours": string;
    "businessSetup.identity": string;
    "businessSetup.identity.change": string;
    "businessSetup.language": string;
    "businessSetup.language.hint": string;
    "businessSetup.language.none": string;
    "businessSetup.limit.hint": string;
    "businessSetup.limit.invalid": string;
    "businessSetup.limit.range": string;
    "businessSetup.look": string;
    "businessSetup.look.loadFailed": string;
    "businessSetup.maxPrice": string;
    "businessSetup.minPrice": string;
    "businessSetup.minutes": string;
    "businessSetup.minutes.invalid": string;
    "businessSetup.minutes.unit": string;
    "businessSetup.mode": string;
    "businessSetup.mode.FRESH": string;
    "businessSetup.mode.POOL": string;
    "businessSetup.mode.SHARED": string;
    "businessSetup.own": string;
    "businessSetup.own.address.copy": string;
    "businessSetup.own.addresses": string;
    "businessSetup.own.alone": string;
    "businessSetup.own.alone.text": string;
    "businessSetup.own.back": string;
    "businessSetup.own.card": string;
    "businessSetup.own.changes.new": string;
    "businessSetup.own.changes.open": string;
    "businessSetup.own.changes.refunds": string;
    "businessSetup.own.compare": string;
    "businessSetup.own.compare.text": string;
    "businessSetup.own.compared": string;
    "businessSetup.own.compared.missing": string;
    "businessSetup.own.done": string;
    "businessSetup.own.first": string;
    "businessSetup.own.folded": string;
    "businessSetup.own.gap": string;
    "businessSetup.own.gap.text": string;
    "businessSetup.own.given": string;
    "businessSetup.own.inOwn": string;
    "businessSetup.own.inWallet": string;
    "businessSetup.own.key": string;
    "businessSetup.own.key.hint": string;
    "businessSetup.own.kind": string;
    "businessSetup.own.kind.hint": string;
    "businessSetup.own.kind.pkh": string;
    "businessSetup.own.kind.sh-wpkh": string;
    "businessSetup.own.kind.told": string;
    "businessSetup.own.kind.tr": string;
    "businessSetup.own.kind.wpkh": string;
    "businessSetup.own.loadFailed": string;
    "businessSetup.own.none": string;
    "businessSetup.own.optional": string;
    "businessSetup.own.preview": string;
    "businessSetup.own.private": string;
    "businessSetup.own.private.next": string;
    "businessSetup.own.private.text": string;
    "businessSetup.own.refused.checksum": string;
    "businessSetup.own.refused.damaged": string;
    "businessSetup.own.refused.depth": string;
    "businessSetup.own.refused.earlier": string;
    "businessSetup.own.refused.hardened": string;
    "businessSetup.own.refused.inUse": string;
    "businessSetup.own.refused.kind": string;
    "businessSetup.own.refused.multisig": string;
    "businessSetup.own.refused.network": string;
    "businessSetup.own.refused.origin": string;
    "businessSetup.own.refused.path": string;
    "businessSetup.own.refused.script": string;
    "businessSetup.own.refused.unreadable": string;
    "businessSetup.own.remove": string;
    "businessSetup.own.remove.text": string;
    "businessSetup.own.remove.title": string;
    "businessSetup.own.removed": string;
    "businessSetup.own.replace": string;
    "businessSetup.own.replace.label": string;
    "businessSetup.own.stop": string;
    "businessSetup.own.stop.label": string;
    "businessSetup.own.stop.text": string;
    "businessSetup.own.stop.title": string;
    "businessSetup.own.stopped": string;
    "businessSetup.own.submit": string;
    "businessSetup.own.text": string;
    "businessSetup.own.title": string;
    "businessSetup.own.use": string;
    "businessSetup.own.use.label": string;
    "businessSetup.percent.invalid": string;
    "businessSetup.policy": string;
    "businessSetup.policy.INSTANT": string;
    "businessSetup.policy.OWN": string;
    "businessSetup.policy.STANDARD": string;
    "businessSetup.policy.STANDARD.count": string;
    "businessSetup.policy.STRICT": string;
    "businessSetup.policy.STRICT.count": string;
    "businessSetup.policy.hint": string;
    "businessSetup.policy.inherit": string;
    "businessSetup.policy.instant.warning": string;
    "businessSetup.preview": string;
    "businessSetup.preview.choose": string;
    "businessSetup.preview.details": string;
    "businessSetup.preview.expired": string;
    "businessSetup.preview.frame": string;
    "businessSetup.preview.open": string;
    "businessSetup.preview.order": string;
    "businessSetup.preview.paid": string;
    "businessSetup.preview.state": string;
    "businessSetup.preview.text": string;
    "businessSetup.question": string;
    "businessSetup.question.add": string;
    "businessSetup.question.checkbox": string;
    "businessSetup.question.email": string;
    "businessSetup.question.label": string;
    "businessSetup.question.options": string;
    "businessSetup.question.options.hint": string;
    "businessSetup.question.remove": string;
    "businessSetup.question.required": string;
    "businessSetup.question.select": string;
    "businessSetup.question.text": string;
    "businessSetup.question.type": string;
    "businessSetup.questions": string;
    "businessSetup.questions.invalid": string;
    "businessSetup.questions.text": string;
    "businessSetup.readOnly": string;
    "businessSetup.receiptFooter": string;
    "businessSetup.receiptFooter.hint": string;
    "businessSetup.receiptPrefix": string;
    "businessSetup.receiptPrefix.hint": string;
    "businessSetup.receiptPrefix.invalid": string;
    "businessSetup.redirect": string;
    "businessSetup.redirect.hint": string;
    "businessSetup.redirect.invalid": string;
    "businessSetup.redirect.unit": string;
    "businessSetup.rules": string;
    "businessSetup.rules.late": string;
    "businessSetup.rules.late.ACCEPT_LATE_IF_ENOUGH": string;
    "businessSetup.rules.late.ACCEPT_LATE_IF_ENOUGH.text": string;
    "businessSetup.rules.late.MANUAL": string;
    "businessSetup.rules.late.MANUAL.text": string;
    "businessSetup.rules.loadFailed": string;
    "businessSetup.rules.refresh": string;
    "businessSetup.rules.text": string;
    "businessSetup.selection": string;
    "businessSetup.selection.hint": string;
    "businessSetup.sendsReceipts": string;
    "businessSetup.settlement": string;
    "businessSetup.settlement.change": string;
    "businessSetup.settlement.change.changes": string;
    "businessSetup.settlement.change.changes.mail": string;
    "businessSetup.settlement.change.changes.new": string;
    "businessSetup.settlement.change.now": string;
    "businessSetup.settlement.change.stays": string;
    "businessSetup.settlement.change.stays.funds": string;
    "businessSetup.settlement.change.stays.watched": string;
    "businessSetup.settlement.change.submit": string;
    "businessSetup.settlement.change.title": string;
    "businessSetup.settlement.choose": string;
    "businessSetup.settlement.keyless": string;
    "businessSetup.settlement.keyless.text": string;
    "businessSetup.settlement.keysOnly": string;
    "businessSetup.settlement.keysOnly.done": string;
    "businessSetup.settlement.keysOnly.text": string;
    "businessSetup.settlement.keysOnly.title": string;
    "businessSetup.settlement.loadFailed": string;
    "businessSetup.settlement.networks": string;
    "businessSetup.settlement.none": string;
    "businessSetup.settlement.none.owner": string;
    "businessSetup.settlement.none.text": string;
    "businessSetup.settlement.open": string;
    "businessSetup.settlement.open.done": string;
    "businessSetup.settlement.open.text": string;
    "businessSetup.settlement.open.title": string;
    "businessSetup.settlement.owner": string;
    "businessSetup.settlement.saved": string;
    "businessSetup.settlement.sheet": string;
    "businessSetup.settlement.sheet.done": string;
    "businessSetup.settlement.sheet.download": string;
    "businessSetup.settlement.sheet.text": string;
    "businessSetup.settlement.takeOver": string;
    "businessSetup.settlement.text": string;
    "businessSetup.settlement.wallet": string;
    "businessSetup.settlement.you": string;
    "businessSetup.showsFiat": string;
    "businessSetup.successText": string;
    "businessSetup.text.hint": string;
    "businessSetup.theme": string;
    "businessSetup.theme.dark": string;
    "businessSetup.theme.light": string;
    "businessSetup.theme.system": string;
    "businessSetup.tolerance": string;
    "businessSetup.tolerance.hint": string;
    "businessSetup.wallet.about": string;
    "businessSetup.wallet.another": string;
    "businessSetup.wallet.choose": string;
    "businessSetup.wallet.create": string;
    "businessSetup.wallet.effects": string;
    "businessSetup.wallet.effects.addresses": string;
    "businessSetup.wallet.effects.apart": string;
    "businessSetup.wallet.effects.keys": string;
    "businessSetup.wallet.loadFailed": string;
    "businessSetup.wallet.missing": string;
    "businessSetup.wallet.noOther": string;
    "businessSetup.wallet.noOther.text": string;
    "businessSetup.wallet.none": string;
    "businessSetup.wallet.none.text": string;
    "businessSetup.wallet.password": string;
    "businessSetup.wallet.password.hint": string;
    "businessSetup.window": string;
    "businessSetup.window.hint": string;
    "businessSetup.window.usual": string;
    "chart.empty": string;
    "chart.failed": string;
    "chart.legend": string;
    "chart.now": string;
    "chart.others": string;
    "chart.point": string;
    "chart.showChart": string;
    "chart.showTable": string;
    "chart.time": string;
    "chart.total": string;
    "chart.value": string;
    "checklist.done": string;
    "checklist.doneItems": string;
    "checklist.go": string;
    "checklist.item.email-verified": string;
    "checklist.item.few-sessions": string;
    "checklist.item.new-device-mails": string;
    "checklist.item.recovery-codes": string;
    "checklist.item.seed-confirmed": string;
    "checklist.item.tokens-in-use": string;
    "checklist.item.two-factor": string;
    "checklist.loadFailed": string;
    "checklist.open": string;
    "checklist.text": string;
    "checklist.title": string;
    "checkout.already": string;
    "checkout.already.hash": string;
    "checkout.already.memo": string;
    "checkout.already.other": string;
    "checkout.amount": string;
    "checkout.asset.about": string;
    "checkout.asset.cheapest": string;
    "checkout.asset.comment": string;
    "checkout.asset.exact": string;
    "checkout.asset.fee": string;
    "checkout.asset.fee.small": string;
    "checkout.asset.minutes": string;
    "checkout.asset.network": string;
    "checkout.asset.reason.BUSINESS_CLOSED": string;
    "checkout.asset.reason.NETWORK_DELAYED": string;
    "checkout.asset.reason.NO_RATE": string;
    "checkout.asset.reason.OUT_OF_RANGE": string;
    "checkout.asset.window": string;
    "checkout.billfold": string;
    "checkout.billfold.host": string;
    "checkout.billfold.host.invalid": string;
    "checkout.billfold.open": string;
    "checkout.billfold.other": string;
    "checkout.broken": string;
    "checkout.broken.reload": string;
    "checkout.broken.text": string;
    "checkout.cancel": string;
    "checkout.cancel.confirm": string;
    "checkout.cancel.keep": string;
    "checkout.cancel.question": string;
    "checkout.cancel.text": string;
    "checkout.cancelled": string;
    "checkout.cancelled.BUSINESS": string;
    "checkout.cancelled.PAYER": string;
    "checkout.cancelled.text": string;
    "checkout.choose": string;
    "checkout.choose.cards": string;
    "checkout.choose.empty": string;
    "checkout.choose.failed": string;
    "checkout.choose.none": string;
    "checkout.choose.search": string;
    "checkout.choose.text": string;
    "checkout.confirming": string;
    "checkout.confirming.count": string;
    "checkout.confirming.left": string;
    "checkout.confirming.progress": string;
    "checkout.confirming.reorged": string;
    "checkout.confirming.risk": string;
    "checkout.confirming.text": string;
    "checkout.decision.hint": string;
    "checkout.decision.save": string;
    "checkout.decision.saved": string;
    "checkout.details": string;
    "checkout.details.email": string;
    "checkout.details.email.hint": string;
    "checkout.details.email.invalid": string;
    "checkout.details.email.optional": string;
    "checkout.details.missing": string;
    "checkout.details.name": string;
    "checkout.details.optional": string;
    "checkout.details.receipt": string;
    "checkout.details.save": string;
    "checkout.details.saved": string;
    "checkout.details.sent": string;
    "checkout.details.text": string;
    "checkout.expired": string;
    "checkout.expired.closed": string;
    "checkout.expired.price": string;
    "checkout.expired.refresh": string;
    "checkout.expired.sent": string;
    "checkout.expired.short": string;
    "checkout.expired.short.amount": string;
    "checkout.expired.short.text": string;
    "checkout.expired.short.value": string;
    "checkout.expired.text": string;
    "checkout.expired.wrongAsset": string;
    "checkout.first": string;
    "checkout.first.done": string;
    "checkout.first.fee": string;
    "checkout.first.get": string;
    "checkout.first.have": string;
    "checkout.first.network": string;
    "checkout.first.refund": string;
    "checkout.first.send": string;
    "checkout.first.wait": string;
    "checkout.first.wrong": string;
    "checkout.footer": string;
    "checkout.help": string;
    "checkout.help.INVOICE": string;
    "checkout.help.LINK": string;
    "checkout.help.ORDER": string;
    "checkout.help.id": string;
    "checkout.help.id.copied": string;
    "checkout.help.id.copy": string;
    "checkout.help.id.give": string;
    "checkout.invalid": string;
    "checkout.invalid.arrived": string;
    "checkout.invalid.arrived.text": string;
    "checkout.invalid.reorged": string;
    "checkout.invalid.text": string;
    "checkout.invoice": string;
    "checkout.language": string;
    "checkout.late": string;
    "checkout.late.cancelled": string;
    "checkout.late.text": string;
    "checkout.line": string;
    "checkout.lines": string;
    "checkout.loadFailed": string;
    "checkout.notFound": string;
    "checkout.notFound.text": string;
    "checkout.offline": string;
    "checkout.order": string;
    "checkout.paid": string;
    "checkout.paid.back": string;
    "checkout.paid.back.FULL": string;
    "checkout.paid.less": string;
    "checkout.paid.marked": string;
    "checkout.paid.over": string;
    "checkout.paid.over.how": string;
    "checkout.paid.over.returned": string;
    "checkout.paid.print": string;
    "checkout.paid.received": string;
    "checkout.paid.redirect": string;
    "checkout.paid.refund": string;
    "checkout.paid.refunded.FULL": string;
    "checkout.paid.refunded.PARTIAL": string;
    "checkout.paid.stay": string;
    "checkout.paid.text": string;
    "checkout.paid.twice": string;
    "checkout.paid.twice.text": string;
    "checkout.part.failed": string;
    "checkout.price": string;
    "checkout.price.paid": string;
    "checkout.privacy": string;
    "checkout.rate": string;
    "checkout.refunds": string;
    "checkout.send": string;
    "checkout.send.address": string;
    "checkout.send.address.copied": string;
    "checkout.send.address.copy": string;
    "checkout.send.address.same": string;
    "checkout.send.amount.copied": string;
    "checkout.send.amount.copy": string;
    "checkout.send.asked": string;
    "checkout.send.change": string;
    "checkout.send.change.sent": string;
    "checkout.send.checked": string;
    "checkout.send.close": string;
    "checkout.send.exact": string;
    "checkout.send.exact.change": string;
    "checkout.send.exchange": string;
    "checkout.send.exchange.longer": string;
    "checkout.send.exchange.time": string;
    "checkout.send.held": string;
    "checkout.send.held.after": string;
    "checkout.send.held.after.rest": string;
    "checkout.send.held.invoice": string;
    "checkout.send.held.scarce": string;
    "checkout.send.held.scarce.rest": string;
    "checkout.send.how": string;
    "checkout.send.how.memo": string;
    "checkout.send.left.announced": string;
    "checkout.send.left.minutes": string;
    "checkout.send.link.copied": string;
    "checkout.send.link.copy": string;
    "checkout.send.mark": string;
    "checkout.send.memo": string;
    "checkout.send.memo.ask": string;
    "checkout.send.memo.carried": string;
    "checkout.send.memo.change": string;
    "checkout.send.memo.copied": string;
    "checkout.send.memo.copy": string;
    "checkout.send.memo.warning": string;
    "checkout.send.more": string;
    "checkout.send.network": string;
    "checkout.send.on": string;
    "checkout.send.open": string;
    "checkout.send.open.none": string;
    "checkout.send.open.none.memo": string;
    "checkout.send.partly": string;
    "checkout.send.partly.stuck": string;
    "checkout.send.partly.value": string;
    "checkout.send.qr": string;
    "checkout.send.qr.address": string;
    "checkout.send.qr.hide": string;
    "checkout.send.qr.memo": string;
    "checkout.send.qr.plain": string;
    "checkout.send.qr.plain.memo": string;
    "checkout.send.qr.scan": string;
    "checkout.send.qr.show": string;
    "checkout.send.qr.title": string;
    "checkout.send.qr.whole": string;
    "checkout.send.repriced": string;
    "checkout.send.rest": string;
    "checkout.send.waiting": string;
    "checkout.send.waiting.rest": string;
    "checkout.send.wrongAsset": string;
    "checkout.sentBack": string;
    "checkout.sentBack.SENT": string;
    "checkout.sentBack.WAITING_FOR_ADDRESS": string;
    "checkout.sentBack.WAITING_FOR_MERCHANT": string;
    "checkout.sentBack.again": string;
    "checkout.sentBack.again.sent": string;
    "checkout.sentBack.emailed": string;
    "checkout.sentBack.fee": string;
    "checkout.sentBack.title": string;
    "checkout.sentBack.to": string;
    "checkout.sentBack.unsent": string;
    "checkout.shopSees": string;
    "checkout.slow": string;
    "checkout.stale": string;
    "checkout.terms": string;
    "checkout.test": string;
    "checkout.title": string;
    "checkout.title.paid": string;
    "checkout.transfers": string;
    "checkout.transfers.DROPPED": string;
    "checkout.transfers.FAILED": string;
    "checkout.transfers.REPLACED": string;
    "checkout.transfers.contract": string;
    "checkout.transfers.other": string;
    "checkout.transfers.uncounted": string;
    "checkoutHash.awaited": string;
    "checkoutHash.check": string;
    "checkoutHash.counted": string;
    "checkoutHash.elsewhere": string;
    "checkoutHash.held.astray": string;
    "checkoutHash.held.astray.text": string;
    "checkoutHash.held.tooLittle": string;
    "checkoutHash.held.tooLittle.send": string;
    "checkoutHash.held.tooLittle.text": string;
    "checkoutHash.held.unmatched": string;
    "checkoutHash.held.unmatched.send": string;
    "checkoutHash.held.unmatched.text": string;
    "checkoutHash.held.wrongAsset": string;
    "checkoutHash.held.wrongAsset.send": string;
    "checkoutHash.held.wrongAsset.text": string;
    "checkoutHash.isAddress": string;
    "checkoutHash.listed": string;
    "checkoutHash.lost": string;
    "checkoutHash.memo": string;
    "checkoutHash.mined": string;
    "checkoutHash.otherNetwork": string;
    "checkoutHash.paysOther": string;
    "checkoutHash.seen": string;
    "checkoutHash.shape": string;
    "checkoutHash.text": string;
    "checkoutHash.unknown": string;
    "checkoutHash.unmatched": string;
    "checkoutLink.ARCHIVED": string;
    "checkoutLink.ARCHIVED.text": string;
    "checkoutLink.EXPIRED": string;
    "checkoutLink.EXPIRED.text": string;
    "checkoutLink.PAID": string;
    "checkoutLink.PAID.invoice": string;
    "checkoutLink.PAID.label": string;
    "checkoutLink.PAID.on": string;
    "checkoutLink.PAID.page": string;
    "checkoutLink.PAID.receipt": string;
    "checkoutLink.PAUSED": string;
    "checkoutLink.PAUSED.text": string;
    "checkoutLink.REFUNDED": string;
    "checkoutLink.REFUNDED.invoice": string;
    "checkoutLink.USED_UP": string;
    "checkoutLink.USED_UP.now": string;
    "checkoutLink.USED_UP.text": string;
    "checkoutLink.amount": string;
    "checkoutLink.amount.high": string;
    "checkoutLink.amount.hint.both": string;
    "checkoutLink.amount.hint.maximum": string;
    "checkoutLink.amount.hint.minimum": string;
    "checkoutLink.amount.low": string;
    "checkoutLink.amount.missing": string;
    "checkoutLink.amountDue": string;
    "checkoutLink.another": string;
    "checkoutLink.continue": string;
    "checkoutLink.due": string;
    "checkoutLink.fixed": string;
    "checkoutLink.invoice.date": string;
    "checkoutLink.invoice.due": string;
    "checkoutLink.invoice.from": string;
    "checkoutLink.invoice.payAt": string;
    "checkoutLink.invoice.print": string;
    "checkoutLink.invoice.to": string;
    "checkoutLink.open": string;
    "checkoutLink.overdue": string;
    "checkoutLink.overdue.pay": string;
    "checkoutLink.paid": string;
    "checkoutLink.partly": string;
    "checkoutLink.partly.text": string;
    "checkoutLink.resume": string;
    "checkoutLink.started": string;
    "checkoutLink.started.paid": string;
    "checkoutLink.stillDue": string;
    "checkoutLink.text": string;
    "checkoutLink.text.open": string;
    "checkoutLink.total": string;
    "checkoutLink.use.CONFIRMING": string;
    "checkoutLink.use.OPEN": string;
    "checkoutLink.use.PAID": string;
    "checkoutLink.use.PARTLY_PAID": string;
    "checkoutLink.use.REFUNDED": string;
    "checkoutReceipt.UNCONFIRMED": string;
    "checkoutReceipt.VOID": string;
    "checkoutReceipt.address": string;
    "checkoutReceipt.another": string;
    "checkoutReceipt.another.hint": string;
    "checkoutReceipt.date": string;
    "checkoutReceipt.description": string;
    "checkoutReceipt.id": string;
    "checkoutReceipt.invoice": string;
    "checkoutReceipt.issued": string;
    "checkoutReceipt.loadFailed": string;
    "checkoutReceipt.mark": string;
    "checkoutReceipt.marked": string;
    "checkoutReceipt.merchant": string;
    "checkoutReceipt.number": string;
    "checkoutReceipt.order": string;
    "checkoutReceipt.over": string;
    "checkoutReceipt.paid": string;
    "checkoutReceipt.part": string;
    "checkoutReceipt.rate": string;
    "checkoutReceipt.refunded": string;
    "checkoutReceipt.refunded.FULL": string;
    "checkoutReceipt.refunded.PARTIAL": string;
    "checkoutReceipt.refunded.fee": string;
    "checkoutReceipt.registration": string;
    "checkoutReceipt.send": string;
    "checkoutReceipt.sendTo": string;
    "checkoutReceipt.sent": string;
    "checkoutReceipt.short": string;
    "checkoutReceipt.title": string;
    "checkoutReceipt.transaction": string;
    "checkoutReceipt.vat": string;
    "checkoutTest.sandbox": string;
    "checkoutTest.sandbox.double": string;
    "checkoutTest.sandbox.half": string;
    "checkoutTest.sandbox.mine": string;
    "checkoutTest.sandbox.mine.text": string;
    "checkoutTest.sandbox.pay": string;
    "checkoutTest.sandbox.text": string;
    "checkoutTest.simulated.blocks": string;
    "checkoutTest.simulated.open": string;
    "checkoutTest.simulated.text": string;
    "checkoutTest.simulated.title": string;
    "checkoutTest.simulated.warning": string;
    "cloudPassword.confirm": string;
    "cloudPassword.consent": string;
    "cloudPassword.differ": string;
    "cloudPassword.empty": string;
    "cloudPassword.hint": string;
    "cloudPassword.label": string;
    "cloudPassword.rule": string;
    "cloudPassword.rule.digit": string;
    "cloudPassword.rule.has": string;
    "cloudPassword.rule.lacks": string;
    "cloudPassword.rule.length": string;
    "cloudPassword.rule.lower": string;
    "cloudPassword.rule.symbol": string;
    "cloudPassword.rule.upper": string;
    "cloudPassword.weak": string;
    "cloudPassword.weakHint": string;
    "common.assetOnNetwork": string;
    "common.back": string;
    "common.cancel": string;
    "common.close": string;
    "common.continue": string;
    "common.copyToClipboard": string;
    "common.done": string;
    "common.loading": string;
    "common.noAnswer": string;
    "common.offlineContent": string;
    "common.outage": string;
    "common.outage.asOf": string;
    "common.requestId": string;
    "common.required": string;
    "common.retry": string;
    "common.sandboxTimes": string;
    "common.tokenFailed": string;
    "common.wasOffline": string;
    "confirmation.confirmations": string;
    "confirmation.copyFrom": string;
    "confirmation.copyHash": string;
    "confirmation.copyTo": string;
    "confirmation.count": string;
    "confirmation.date": string;
    "confirmation.fiat": string;
    "confirmation.from": string;
    "confirmation.hash": string;
    "confirmation.left": string;
    "confirmation.left.block": string;
    "confirmation.left.sandbox": string;
    "confirmation.moreFrom": string;
    "confirmation.network": string;
    "confirmation.progress": string;
    "confirmation.progress.bar": string;
    "confirmation.rate": string;
    "confirmation.rate.value": string;
    "confirmation.status.CONFIRMED": string;
    "confirmation.status.CONFIRMING": string;
    "confirmation.status.DROPPED": string;
    "confirmation.status.FAILED": string;
    "confirmation.status.PENDING": string;
    "confirmation.status.REPLACED": string;
    "confirmation.to": string;
    "contact.addressChanged": string;
    "contacts.add": string;
    "contacts.addTitle": string;
    "contacts.address": string;
    "contacts.copy": string;
    "contacts.edit": string;
    "contacts.editOn": string;
    "contacts.editTitle": string;
    "contacts.empty.text": string;
    "contacts.empty.title": string;
    "contacts.failed": string;
    "contacts.import": string;
    "contacts.imported": string;
    "contacts.imported.known": string;
    "contacts.imported.refused": string;
    "contacts.lastPaid": string;
    "contacts.list": string;
    "contacts.loadFailed": string;
    "contacts.memo": string;
    "contacts.memo.hint": string;
    "contacts.memo.value": string;
    "contacts.memoLength": string;
    "contacts.name": string;
    "contacts.nameLength": string;
    "contacts.network": string;
    "contacts.nothingFound": string;
    "contacts.remove": string;
    "contacts.removeFailed": string;
    "contacts.removeText": string;
    "contacts.removeTitle": string;
    "contacts.removed": string;
    "contacts.save": string;
    "contacts.saveFailed": string;
    "contacts.saved": string;
    "contacts.search": string;
    "contacts.search.hint": string;
    "contacts.send": string;
    "contacts.sendOn": string;
    "contacts.title": string;
    "contacts.undo": string;
    "copy.manually": string;
    "customer.address": string;
    "customer.company": string;
    "customer.copyEmail": string;
    "customer.created": string;
    "customer.email": string;
    "customer.erase": string;
    "customer.erase.confirm": string;
    "customer.erase.done": string;
    "customer.erase.keep": string;
    "customer.erase.missing": string;
    "customer.erase.text": string;
    "customer.erase.title": string;
    "customer.erased.text": string;
    "customer.invoices.all": string;
    "customer.loadFailed": string;
    "customer.merge": string;
    "customer.merge.addresses": string;
    "customer.merge.addresses.none": string;
    "customer.merge.back": string;
    "customer.merge.blocked": string;
    "customer.merge.choices": string;
    "customer.merge.details": string;
    "customer.merge.done": string;
    "customer.merge.effects": string;
    "customer.merge.forever": string;
    "customer.merge.lead": string;
    "customer.merge.missing": string;
    "customer.merge.none": string;
    "customer.merge.notes": string;
    "customer.merge.payments": string;
    "customer.merge.question": string;
    "customer.merge.review": string;
    "customer.merge.submit": string;
    "customer.merge.title": string;
    "customer.more": string;
    "customer.name": string;
    "customer.notFound.back": string;
    "customer.notFound.text": string;
    "customer.notFound.title": string;
    "customer.notes": string;
    "customer.payments": string;
    "customer.payments.none": string;
    "customer.phone": string;
    "customer.profile": string;
    "customer.refundAddresses": string;
    "customer.refundAddresses.copy": string;
    "customer.refundAddresses.remove": string;
    "customer.refundAddresses.removed": string;
    "customer.schedules.all": string;
    "customer.tags": string;
    "customer.title": string;
    "customer.totals": string;
    "customer.totals.count": string;
    "customer.totals.net": string;
    "customer.totals.none": string;
    "customer.totals.of": string;
    "customer.totals.open": string;
    "customer.totals.received": string;
    "customer.totals.refunded": string;
    "customers.address": string;
    "customers.column.customer": string;
    "customers.column.last": string;
    "customers.column.net": string;
    "customers.column.payments": string;
    "customers.column.received": string;
    "customers.column.refunded": string;
    "customers.column.tags": string;
    "customers.company": string;
    "customers.confirmed": string;
    "customers.count": string;
    "customers.edit": string;
    "customers.edit.done": string;
    "customers.edit.submit": string;
    "customers.edit.title": string;
    "customers.email": string;
    "customers.email.invalid": string;
    "customers.empty.text": string;
    "customers.empty.title": string;
    "customers.enough": string;
    "customers.erased": string;
    "customers.export": string;
    "customers.exported": string;
    "customers.filter.anyTag": string;
    "customers.filter.tag": string;
    "customers.import": string;
    "customers.import.choose": string;
    "customers.import.chosen": string;
    "customers.import.close": string;
    "customers.import.done": string;
    "customers.import.done.title": string;
    "customers.import.file": string;
    "customers.import.line": string;
    "customers.import.missing": string;
    "customers.import.refused": string;
    "customers.import.submit": string;
    "customers.import.text": string;
    "customers.import.title": string;
    "customers.lead": string;
    "customers.loadFailed": string;
    "customers.missing": string;
    "customers.more": string;
    "customers.name": string;
    "customers.never": string;
    "customers.new": string;
    "customers.new.done": string;
    "customers.new.title": string;
    "customers.noMatch": string;
    "customers.noMatch.hint": string;
    "customers.notes": string;
    "customers.notes.hint": string;
    "customers.phone": string;
    "customers.refunded": string;
    "customers.search": string;
    "customers.search.hint": string;
    "customers.tags": string;
    "customers.tags.hint": string;
    "customers.title": string;
    "customers.unnamed": string;
    "dashboard.about": string;
    "dashboard.allPayments": string;
    "dashboard.attention": string;
    "dashboard.attention.collectionsToSign": string;
    "dashboard.attention.collectionsToSign.text": string;
    "dashboard.attention.failingWebhooks": string;
    "dashboard.attention.failingWebhooks.text": string;
    "dashboard.attention.invalid": string;
    "dashboard.attention.invalid.text": string;
    "dashboard.attention.late": string;
    "dashboard.attention.late.text": string;
    "dashboard.attention.more": string;
    "dashboard.attention.overpaid": string;
    "dashboard.attention.overpaid.text": string;
    "dashboard.attention.payoutsToSign": string;
    "dashboard.attention.payoutsToSign.text": string;
    "dashboard.attention.refundsToSign": string;
    "dashboard.attention.refundsToSign.text": string;
    "dashboard.attention.title": string;
    "dashboard.attention.underpaid": string;
    "dashboard.attention.underpaid.text": string;
    "dashboard.attention.unmatched": string;
    "dashboard.attention.unmatched.text": string;
    "dashboard.attention.unmatchedRefundsToSign": string;
    "dashboard.attention.unmatchedRefundsToSign.text": string;
    "dashboard.attention.wrongAsset": string;
    "dashboard.attention.wrongAsset.text": string;
    "dashboard.average": string;
    "dashboard.balances": string;
    "dashboard.balances.collect": string;
    "dashboard.balances.collectable": string;
    "dashboard.balances.failed": string;
    "dashboard.balances.incoming": string;
    "dashboard.balances.noPrice": string;
    "dashboard.balances.noTotal": string;
    "dashboard.balances.total": string;
    "dashboard.balances.unmatched": string;
    "dashboard.before": string;
    "dashboard.before.30d": string;
    "dashboard.before.7d": string;
    "dashboard.before.90d": string;
    "dashboard.before.custom": string;
    "dashboard.before.lastMonth": string;
    "dashboard.before.today": string;
    "dashboard.chart": string;
    "dashboard.chart.beforeRefunds": string;
    "dashboard.checklist": string;
    "dashboard.checklist.done": string;
    "dashboard.checklist.goingLive": string;
    "dashboard.checklist.progress": string;
    "dashboard.conversion": string;
    "dashboard.conversion.counts": string;
    "dashboard.conversion.share": string;
    "dashboard.conversion.share.open": string;
    "dashboard.created": string;
    "dashboard.currencies": string;
    "dashboard.days.invalid": string;
    "dashboard.figures": string;
    "dashboard.figures.failed": string;
    "dashboard.from": string;
    "dashboard.loadFailed": string;
    "dashboard.members": string;
    "dashboard.net": string;
    "dashboard.net.parts": string;
    "dashboard.newLink": string;
    "dashboard.none": string;
    "dashboard.paid": string;
    "dashboard.period": string;
    "dashboard.period.30d": string;
    "dashboard.period.7d": string;
    "dashboard.period.90d": string;
    "dashboard.period.custom": string;
    "dashboard.period.lastMonth": string;
    "dashboard.period.today": string;
    "dashboard.received": string;
    "dashboard.received.hint": string;
    "dashboard.recent": string;
    "dashboard.refunded": string;
    "dashboard.refunded.unmatched": string;
    "dashboard.role": string;
    "dashboard.status.ACTIVE": string;
    "dashboard.status.ARCHIVED": string;
    "dashboard.status.ONBOARDING": string;
    "dashboard.status.SUSPENDED": string;
    "dashboard.step.assets": string;
    "dashboard.step.assets.more": string;
    "dashboard.step.assets.text": string;
    "dashboard.step.business": string;
    "dashboard.step.checkout": string;
    "dashboard.step.checkout.done": string;
    "dashboard.step.checkout.text": string;
    "dashboard.step.firstPayment": string;
    "dashboard.step.firstPayment.text": string;
    "dashboard.step.wallet": string;
    "dashboard.step.wallet.text": string;
    "dashboard.suspended.text": string;
    "dashboard.suspended.title": string;
    "dashboard.title": string;
    "dashboard.to": string;
    "deliveries.answer": string;
    "deliveries.anyEvent": string;
    "deliveries.attempts": string;
    "deliveries.count": string;
    "deliveries.createdZone": string;
    "deliveries.empty.text": string;
    "deliveries.empty.title": string;
    "deliveries.event": string;
    "deliveries.filters": string;
    "deliveries.loadFailed": string;
    "deliveries.noMatch.text": string;
    "deliveries.noMatch.title": string;
    "deliveries.open": string;
    "deliveries.payment": string;
    "deliveries.payment.hint": string;
    "deliveries.result": string;
    "deliveries.title": string;
    "delivery.attempt": string;
    "delivery.attempt.ms": string;
    "delivery.attempt.status": string;
    "delivery.attempts": string;
    "delivery.attempts.none": string;
    "delivery.body": string;
    "delivery.body.copy": string;
    "delivery.body.gone": string;
    "delivery.copyEventId": string;
    "delivery.created": string;
    "delivery.curl": string;
    "delivery.eventId": string;
    "delivery.loadFailed": string;
    "delivery.manual": string;
    "delivery.next": string;
    "delivery.notFound.text": string;
    "delivery.notFound.title": string;
    "delivery.payment": string;
    "delivery.requestHeaders": string;
    "delivery.resend": string;
    "delivery.resent": string;
    "delivery.responseBody": string;
    "delivery.responseHeaders": string;
    "delivery.result.FAILED": string;
    "delivery.result.PENDING": string;
    "delivery.result.RETRYING": string;
    "delivery.result.SUCCEEDED": string;
    "delivery.summary": string;
    "depositAddresses.gapLimit": string;
    "depositAddresses.gapLimit.title": string;
    "depositAddresses.generate": string;
    "depositAddresses.generateFailed": string;
    "depositAddresses.generated": string;
    "depositAddresses.hideQr": string;
    "depositAddresses.list": string;
    "depositAddresses.loadFailed": string;
    "depositAddresses.none": string;
    "depositAddresses.noneUnused": string;
    "depositAddresses.qr": string;
    "depositAddresses.showQr": string;
    "depositAddresses.showUsed": string;
    "depositAddresses.single": string;
    "depositAddresses.title": string;
    "depositAddresses.titlePlain": string;
    "depositAddresses.unused": string;
    "depositAddresses.used": string;
    "developer.forbidden": string;
    "developer.mode.live": string;
    "developer.mode.test": string;
    "developer.overlap": string;
    "developer.overlap.0": string;
    "developer.overlap.1": string;
    "developer.overlap.24": string;
    "developer.overlap.72": string;
    "developer.secret.notStored": string;
    "developer.secret.once": string;
    "developer.secret.once.text": string;
    "developer.secret.stored": string;
    "developer.title": string;
    "dialog.loadFailed.text": string;
    "dialog.loadFailed.title": string;
    "embed.accounts": string;
    "embed.portfolio": string;
    "embed.sandbox.password": string;
    "embed.screens": string;
    "embed.settings": string;
    "embed.transactions": string;
    "emptyWallet.manage": string;
    "emptyWallet.text": string;
    "explorer.open": string;
    "filterChips.any": string;
    "filterChips.chosen": string;
    "filterChips.clear": string;
    "filterChips.done": string;
    "filterChips.remove": string;
    "filterChips.set": string;
    "filterChips.title": string;
    "guide.collect.fees.text": string;
    "guide.collect.fees.title": string;
    "guide.collect.follow.text": string;
    "guide.collect.follow.title": string;
    "guide.collect.lead": string;
    "guide.collect.open.text": string;
    "guide.collect.open.title": string;
    "guide.collect.plan.text": string;
    "guide.collect.plan.title": string;
    "guide.collect.sign.text": string;
    "guide.collect.sign.title": string;
    "guide.collect.title": string;
    "guide.first-payment.create.text": string;
    "guide.first-payment.create.title": string;
    "guide.first-payment.key.text": string;
    "guide.first-payment.key.title": string;
    "guide.first-payment.lead": string;
    "guide.first-payment.send.text": string;
    "guide.first-payment.send.title": string;
    "guide.first-payment.ship.text": string;
    "guide.first-payment.ship.title": string;
    "guide.first-payment.simulate.text": string;
    "guide.first-payment.simulate.title": string;
    "guide.first-payment.title": string;
    "guide.going-live.backup.text": string;
    "guide.going-live.backup.title": string;
    "guide.going-live.events.text": string;
    "guide.going-live.events.title": string;
    "guide.going-live.first.text": string;
    "guide.going-live.first.title": string;
    "guide.going-live.keys.text": string;
    "guide.going-live.keys.title": string;
    "guide.going-live.lead": string;
    "guide.going-live.operator": string;
    "guide.going-live.phrase.text": string;
    "guide.going-live.phrase.title": string;
    "guide.going-live.server.text": string;
    "guide.going-live.server.title": string;
    "guide.going-live.test.text": string;
    "guide.going-live.test.title": string;
    "guide.going-live.title": string;
    "guide.payouts.asset.text": string;
    "guide.payouts.asset.title": string;
    "guide.payouts.check.text": string;
    "guide.payouts.check.title": string;
    "guide.payouts.follow.text": string;
    "guide.payouts.follow.title": string;
    "guide.payouts.lead": string;
    "guide.payouts.review.text": string;
    "guide.payouts.review.title": string;
    "guide.payouts.rows.text": string;
    "guide.payouts.rows.title": string;
    "guide.payouts.sign.text": string;
    "guide.payouts.sign.title": string;
    "guide.payouts.title": string;
    "guide.refunds.amount.text": string;
    "guide.refunds.amount.title": string;
    "guide.refunds.create.text": string;
    "guide.refunds.create.title": string;
    "guide.refunds.follow.text": string;
    "guide.refunds.follow.title": string;
    "guide.refunds.lead": string;
    "guide.refunds.open.text": string;
    "guide.refunds.open.title": string;
    "guide.refunds.own.text": string;
    "guide.refunds.own.title": string;
    "guide.refunds.place.text": string;
    "guide.refunds.place.title": string;
    "guide.refunds.sign.text": string;
    "guide.refunds.sign.title": string;
    "guide.refunds.title": string;
    "guide.webhooks.add.text": string;
    "guide.webhooks.add.title": string;
    "guide.webhooks.answer.text": string;
    "guide.webhooks.answer.title": string;
    "guide.webhooks.lead": string;
    "guide.webhooks.missed.text": string;
    "guide.webhooks.missed.title": string;
    "guide.webhooks.once.text": string;
    "guide.webhooks.once.title": string;
    "guide.webhooks.title": string;
    "guide.webhooks.verify.text": string;
    "guide.webhooks.verify.title": string;
    "guides.code.of": string;
    "guides.copy": string;
    "guides.forbidden": string;
    "guides.language": string;
    "guides.language.curl": string;
    "guides.language.node": string;
    "guides.language.php": string;
    "guides.language.python": string;
    "guides.language.shell": string;
    "guides.open.collect": string;
    "guides.open.developer": string;
    "guides.open.firstPayment": string;
    "guides.open.payments": string;
    "guides.open.payouts": string;
    "guides.open.phrase": string;
    "guides.open.webhooks": string;
    "guides.title": string;
    "integrations.button": string;
    "integrations.button.code": string;
    "integrations.button.default": string;
    "integrations.button.label": string;
    "integrations.button.link": string;
    "integrations.button.links.loadFailed": string;
    "integrations.button.loadFailed": string;
    "integrations.button.none": string;
    "integrations.button.none.create": string;
    "integrations.button.none.text": string;
    "integrations.button.off": string;
    "integrations.button.page": string;
    "integrations.button.preview": string;
    "integrations.button.text": string;
    "integrations.button.theme": string;
    "integrations.button.theme.dark": string;
    "integrations.button.theme.light": string;
    "integrations.button.theme.system": string;
    "integrations.checkout": string;
    "integrations.checkout.code": string;
    "integrations.checkout.origins": string;
    "integrations.checkout.text": string;
    "integrations.copy": string;
    "integrations.customers": string;
    "integrations.customers.text": string;
    "integrations.embed": string;
    "integrations.embed.accounts": string;
    "integrations.embed.code": string;
    "integrations.embed.key": string;
    "integrations.embed.key.create": string;
    "integrations.embed.loadFailed": string;
    "integrations.embed.text": string;
    "integrations.more": string;
    "integrations.orders": string;
    "integrations.orders.text": string;
    "integrations.wallet": string;
    "integrations.wallet.text": string;
    "invitation.accept": string;
    "invitation.accepted": string;
    "invitation.another.switch": string;
    "invitation.another.text": string;
    "invitation.another.title": string;
    "invitation.home": string;
    "invitation.invitation_expired.text": string;
    "invitation.invitation_expired.title": string;
    "invitation.invitation_revoked.text": string;
    "invitation.invitation_revoked.title": string;
    "invitation.invitation_used.text": string;
    "invitation.invitation_used.title": string;
    "invitation.invited": string;
    "invitation.lead": string;
    "invitation.leave": string;
    "invitation.loadFailed": string;
    "invitation.loading": string;
    "invitation.role": string;
    "invitation.signIn": string;
    "invitation.signInFirst": string;
    "invitation.signUp": string;
    "invitation.signedInAs": string;
    "invitation.title": string;
    "invitation.unknown.text": string;
    "invitation.unknown.title": string;
    "invitation.unverified": string;
    "invitation.verify": string;
    "invoice.address": string;
    "invoice.back": string;
    "invoice.base": string;
    "invoice.counts": string;
    "invoice.created": string;
    "invoice.details": string;
    "invoice.item": string;
    "invoice.line": string;
    "invoice.lines": string;
    "invoice.loadFailed": string;
    "invoice.notFound": string;
    "invoice.notFound.back": string;
    "invoice.notFound.text": string;
    "invoice.paid": string;
    "invoice.pay": string;
    "invoice.payee": string;
    "invoice.payee.address": string;
    "invoice.payee.registration": string;
    "invoice.payee.vat": string;
    "invoice.payer": string;
    "invoice.percent": string;
    "invoice.period": string;
    "invoice.period.until": string;
    "invoice.print": string;
    "invoice.rate": string;
    "invoice.says.OPEN": string;
    "invoice.says.PAID": string;
    "invoice.says.REFUNDED": string;
    "invoice.says.VOID": string;
    "invoice.sum": string;
    "invoice.title": string;
    "invoice.total": string;
    "invoiceEmails.loadFailed": string;
    "invoiceEmails.notFound": string;
    "invoiceEmails.notFound.text": string;
    "invoiceEmails.off": string;
    "invoiceEmails.off.text": string;
    "invoiceEmails.on": string;
    "invoiceEmails.on.text": string;
    "invoiceEmails.start": string;
    "invoiceEmails.stop": string;
    "invoiceEmails.title": string;
    "ledger.address.balance.hint": string;
    "ledger.address.nonce": string;
    "ledger.address.none": string;
    "ledger.address.title": string;
    "ledger.address.transactions": string;
    "ledger.address.waits": string;
    "ledger.block.confirmations": string;
    "ledger.block.empty": string;
    "ledger.block.hash": string;
    "ledger.block.mined": string;
    "ledger.block.parent": string;
    "ledger.block.title": string;
    "ledger.block.transactions": string;
    "ledger.blocks.count": string;
    "ledger.blocks.lead": string;
    "ledger.blocks.none": string;
    "ledger.blocks.title": string;
    "ledger.column.block": string;
    "ledger.column.change": string;
    "ledger.column.date": string;
    "ledger.column.fee": string;
    "ledger.column.hash": string;
    "ledger.column.height": string;
    "ledger.column.mined": string;
    "ledger.column.transaction": string;
    "ledger.column.transactions": string;
    "ledger.column.value": string;
    "ledger.loadFailed": string;
    "ledger.name": string;
    "ledger.network": string;
    "ledger.notFound.back": string;
    "ledger.notFound.text": string;
    "ledger.notFound.title": string;
    "ledger.search": string;
    "ledger.search.hint": string;
    "ledger.signature.invalid": string;
    "ledger.signature.unchecked": string;
    "ledger.signature.valid": string;
    "ledger.totalOutput": string;
    "ledger.totalOutput.hint": string;
    "ledger.transaction.accepted": string;
    "ledger.transaction.amount": string;
    "ledger.transaction.bandwidth": string;
    "ledger.transaction.block": string;
    "ledger.transaction.blockhash": string;
    "ledger.transaction.bounce": string;
    "ledger.transaction.bounce.no": string;
    "ledger.transaction.bounce.yes": string;
    "ledger.transaction.bytes": string;
    "ledger.transaction.chainId": string;
    "ledger.transaction.chainId.none": string;
    "ledger.transaction.change": string;
    "ledger.transaction.check": string;
    "ledger.transaction.confirmed": string;
    "ledger.transaction.data": string;
    "ledger.transaction.details": string;
    "ledger.transaction.energy": string;
    "ledger.transaction.expires": string;
    "ledger.transaction.failed": string;
    "ledger.transaction.fee": string;
    "ledger.transaction.from": string;
    "ledger.transaction.gas": string;
    "ledger.transaction.gas.value": string;
    "ledger.transaction.gasPrice": string;
    "ledger.transaction.gasPrice.value": string;
    "ledger.transaction.genesis": string;
    "ledger.transaction.hash": string;
    "ledger.transaction.held": string;
    "ledger.transaction.inputs": string;
    "ledger.transaction.invalid": string;
    "ledger.transaction.memo": string;
    "ledger.transaction.networkFee": string;
    "ledger.transaction.noAddress": string;
    "ledger.transaction.noInputs": string;
    "ledger.transaction.noSender": string;
    "ledger.transaction.nonce": string;
    "ledger.transaction.outputs": string;
    "ledger.transaction.reference": string;
    "ledger.transaction.reference.value": string;
    "ledger.transaction.result": string;
    "ledger.transaction.result.bounced": string;
    "ledger.transaction.result.paid": string;
    "ledger.transaction.result.skipped": string;
    "ledger.transaction.seqno": string;
    "ledger.transaction.size": string;
    "ledger.transaction.size.value": string;
    "ledger.transaction.spends": string;
    "ledger.transaction.title": string;
    "ledger.transaction.to": string;
    "ledger.transaction.valid": string;
    "ledger.transaction.waits": string;
    "ledger.transaction.walletId": string;
    "ledger.transaction.walletId.new": string;
    "ledger.wallet": string;
    "legal.back": string;
    "legal.privacy.kept": string;
    "legal.privacy.kept.1": string;
    "legal.privacy.kept.2": string;
    "legal.privacy.kept.3": string;
    "legal.privacy.lead": string;
    "legal.privacy.rights": string;
    "legal.privacy.rights.1": string;
    "legal.privacy.rights.2": string;
    "legal.privacy.shared": string;
    "legal.privacy.shared.1": string;
    "legal.privacy.shared.2": string;
    "legal.privacy.title": string;
    "legal.seeAlso": string;
    "legal.terms.keys": string;
    "legal.terms.keys.1": string;
    "legal.terms.keys.2": string;
    "legal.terms.lead": string;
    "legal.terms.title": string;
    "legal.terms.transactions": string;
    "legal.terms.transactions.1": string;
    "legal.terms.transactions.2": string;
    "legal.terms.use": string;
    "legal.terms.use.1": string;
    "legal.terms.use.2": string;
    "legal.updated": string;
    "linkInvoice.amountDue": string;
    "linkInvoice.customer": string;
    "linkInvoice.date": string;
    "linkInvoice.details": string;
    "linkInvoice.dueOn": string;
    "linkInvoice.issuer": string;
    "linkInvoice.issuer.registration": string;
    "linkInvoice.issuer.vat": string;
    "linkInvoice.item": string;
    "linkInvoice.item.each": string;
    "linkInvoice.item.quantity": string;
    "linkInvoice.item.sum": string;
    "linkInvoice.items": string;
    "linkInvoice.loadFailed": string;
    "linkInvoice.mail.INVOICE": string;
    "linkInvoice.mail.REMINDER": string;
    "linkInvoice.mail.reminder.after": string;
    "linkInvoice.mail.reminder.before": string;
    "linkInvoice.mail.reminder.on": string;
    "linkInvoice.mail.state.DROPPED": string;
    "linkInvoice.mail.state.NO_EMAIL": string;
    "linkInvoice.mail.state.PAUSED": string;
    "linkInvoice.mail.state.PLANNED": string;
    "linkInvoice.mail.state.QUEUED": string;
    "linkInvoice.mail.state.REFUSED": string;
    "linkInvoice.mail.state.SENT": string;
    "linkInvoice.mail.state.STOPPED": string;
    "linkInvoice.mails": string;
    "linkInvoice.mails.empty": string;
    "linkInvoice.name": string;
    "linkInvoice.new.createSchedule": string;
    "linkInvoice.new.created": string;
    "linkInvoice.new.createdSchedule": string;
    "linkInvoice.new.due.DATE": string;
    "linkInvoice.new.dueOn": string;
    "linkInvoice.new.dueOn.missing": string;
    "linkInvoice.new.email": string;
    "linkInvoice.new.email.invalid": string;
    "linkInvoice.new.endOn": string;
    "linkInvoice.new.note": string;
    "linkInvoice.new.reminder.after": string;
    "linkInvoice.new.reminder.before": string;
    "linkInvoice.new.reminder.on": string;
    "linkInvoice.new.reminders": string;
    "linkInvoice.new.reminders.undated": string;
    "linkInvoice.new.repeat": string;
    "linkInvoice.new.repeat.NONE": string;
    "linkInvoice.new.review": string;
    "linkInvoice.new.review.schedule": string;
    "linkInvoice.new.sendOn": string;
    "linkInvoice.new.sendOn.hint": string;
    "linkInvoice.new.startOn": string;
    "linkInvoice.new.startOn.missing": string;
    "linkInvoice.new.title": string;
    "linkInvoice.new.title.hint": string;
    "linkInvoice.notFound.back": string;
    "linkInvoice.notFound.text": string;
    "linkInvoice.notFound.title": string;
    "linkInvoice.number": string;
    "linkInvoice.numbered": string;
    "linkInvoice.payAt": string;
    "linkInvoice.payment.view": string;
    "linkInvoice.print": string;
    "linkInvoice.review.checkoutLanguage": string;
    "linkInvoice.review.due": string;
    "linkInvoice.review.dueDays": string;
    "linkInvoice.review.endless": string;
    "linkInvoice.review.first": string;
    "linkInvoice.review.language": string;
    "linkInvoice.review.last": string;
    "linkInvoice.review.next": string;
    "linkInvoice.review.schedule": string;
    "linkInvoice.review.send": string;
    "linkInvoice.review.subject": string;
    "linkInvoice.review.subject.test": string;
    "linkInvoice.review.subject.text": string;
    "linkInvoice.review.title": string;
    "linkInvoice.review.title.again": string;
    "linkInvoice.review.title.schedule": string;
    "linkInvoice.review.to": string;
    "linkInvoice.review.undated": string;
    "linkInvoice.says.cancelled": string;
    "linkInvoice.says.notSent": string;
    "linkInvoice.says.overdue": string;
    "linkInvoice.says.paid": string;
    "linkInvoice.says.paid.on": string;
    "linkInvoice.says.refunded": string;
    "linkInvoice.says.scheduled": string;
    "linkInvoice.says.sent": string;
    "linkInvoice.says.sent.due": string;
    "linkInvoice.says.stopped": string;
    "linkInvoice.sendOn": string;
    "linkInvoice.stopped": string;
    "linkInvoice.test": string;
    "linkInvoice.total": string;
    "linkInvoice.view": string;
    "linkInvoices.actions": string;
    "linkInvoices.cancel": string;
    "linkInvoices.cancel.text": string;
    "linkInvoices.cancel.title": string;
    "linkInvoices.cancelled": string;
    "linkInvoices.column.actions": string;
    "linkInvoices.column.invoice": string;
    "linkInvoices.column.schedule": string;
    "linkInvoices.column.sent": string;
    "linkInvoices.copy": string;
    "linkInvoices.count": string;
    "linkInvoices.due": string;
    "linkInvoices.each.MONTHLY": string;
    "linkInvoices.each.QUARTERLY": string;
    "linkInvoices.each.WEEKLY": string;
    "linkInvoices.each.YEARLY": string;
    "linkInvoices.empty.text": string;
    "linkInvoices.empty.title": string;
    "linkInvoices.frequency.MONTHLY": string;
    "linkInvoices.frequency.QUARTERLY": string;
    "linkInvoices.frequency.WEEKLY": string;
    "linkInvoices.frequency.YEARLY": string;
    "linkInvoices.keep": string;
    "linkInvoices.lists": string;
    "linkInvoices.loadFailed": string;
    "linkInvoices.new": string;
    "linkInvoices.newSchedule": string;
    "linkInvoices.next": string;
    "linkInvoices.noMatch": string;
    "linkInvoices.noMatch.text": string;
    "linkInvoices.outstanding": string;
    "linkInvoices.overdue": string;
    "linkInvoices.pause": string;
    "linkInvoices.paused": string;
    "linkInvoices.resume": string;
    "linkInvoices.resumed": string;
    "linkInvoices.schedule.ACTIVE": string;
    "linkInvoices.schedule.CANCELLED": string;
    "linkInvoices.schedule.ENDED": string;
    "linkInvoices.schedule.PAUSED": string;
    "linkInvoices.schedule.cancel": string;
    "linkInvoices.schedule.cancel.text": string;
    "linkInvoices.schedule.cancel.title": string;
    "linkInvoices.schedule.cancelled": string;
    "linkInvoices.schedule.keep": string;
    "linkInvoices.schedule.pause": string;
    "linkInvoices.schedule.paused": string;
    "linkInvoices.schedule.resume": string;
    "linkInvoices.schedule.resumed": string;
    "linkInvoices.schedules.active": string;
    "linkInvoices.schedules.empty": string;
    "linkInvoices.schedules.empty.text": string;
    "linkInvoices.search.hint": string;
    "linkInvoices.send": string;
    "linkInvoices.sendAgain": string;
    "linkInvoices.sends": string;
    "linkInvoices.sent": string;
    "linkInvoices.shown.invoices": string;
    "linkInvoices.shown.schedules": string;
    "linkInvoices.status.CANCELLED": string;
    "linkInvoices.status.NOT_SENT": string;
    "linkInvoices.status.OVERDUE": string;
    "linkInvoices.status.PAID": string;
    "linkInvoices.status.REFUNDED": string;
    "linkInvoices.status.SCHEDULED": string;
    "linkInvoices.status.SENT": string;
    "missingWallet.create": string;
    "missingWallet.failed": string;
    "missingWallet.screen": string;
    "missingWallet.text": string;
    "missingWallet.title": string;
    "network.beta": string;
    "newPassword.confirm": string;
    "newPassword.differ": string;
    "newPassword.label": string;
    "newPassword.lead": string;
    "newPassword.logins": string;
    "newPassword.logins.apple": string;
    "newPassword.logins.discord": string;
    "newPassword.logins.google": string;
    "newPassword.logins.remove": string;
    "newPassword.logins.text": string;
    "newPassword.over.again": string;
    "newPassword.over.text": string;
    "newPassword.over.title": string;
    "newPassword.request.lead": string;
    "newPassword.request.otherEmail": string;
    "newPassword.request.resend": string;
    "newPassword.request.resendIn": string;
    "newPassword.request.resent": string;
    "newPassword.request.sent": string;
    "newPassword.request.sentHint": string;
    "newPassword.request.sentTitle": string;
    "newPassword.request.submit": string;
    "newPassword.request.title": string;
    "newPassword.submit": string;
    "newPassword.title": string;
    "newPassword.toSignIn": string;
    "newPayment.amount": string;
    "newPayment.amount.missing": string;
    "newPayment.created": string;
    "newPayment.created.another": string;
    "newPayment.created.lead": string;
    "newPayment.created.open": string;
    "newPayment.currency": string;
    "newPayment.description": string;
    "newPayment.description.hint": string;
    "newPayment.email": string;
    "newPayment.email.invalid": string;
    "newPayment.metadata": string;
    "newPayment.metadata.hint": string;
    "newPayment.metadata.invalid": string;
    "newPayment.method": string;
    "newPayment.method.any": string;
    "newPayment.minutes": string;
    "newPayment.minutes.count": string;
    "newPayment.minutes.hours": string;
    "newPayment.minutes.usual": string;
    "newPayment.more": string;
    "newPayment.orderId": string;
    "newPayment.orderId.hint": string;
    "newPayment.redirectUrl": string;
    "newPayment.redirectUrl.hint": string;
    "newPayment.redirectUrl.invalid": string;
    "newPayment.submit": string;
    "newPayment.taken": string;
    "newPayment.taken.open": string;
    "newPayment.title": string;
    "newWallet.accounts.lead": string;
    "newWallet.accounts.lead.fixed": string;
    "newWallet.accounts.skip": string;
    "newWallet.accounts.title": string;
    "newWallet.advanced": string;
    "newWallet.confirm.lead": string;
    "newWallet.confirm.title": string;
    "newWallet.done.accounts": string;
    "newWallet.done.accounts.fixed": string;
    "newWallet.done.networks": string;
    "newWallet.done.noAccounts": string;
    "newWallet.done.submit": string;
    "newWallet.done.title": string;
    "newWallet.finish.lead": string;
    "newWallet.finish.submit": string;
    "newWallet.finish.title": string;
    "newWallet.import.lead": string;
    "newWallet.import.submit": string;
    "newWallet.import.title": string;
    "newWallet.kind.create": string;
    "newWallet.kind.create.detail": string;
    "newWallet.kind.import": string;
    "newWallet.kind.import.detail": string;
    "newWallet.kind.label": string;
    "newWallet.name.label": string;
    "newWallet.name.lead": string;
    "newWallet.name.length": string;
    "newWallet.name.suggestion": string;
    "newWallet.name.taken": string;
    "newWallet.name.title": string;
    "newWallet.password.lead": string;
    "newWallet.password.title": string;
    "newWallet.phrase.continue": string;
    "newWallet.phrase.copy": string;
    "newWallet.phrase.copyWarning": string;
    "newWallet.phrase.lead": string;
    "newWallet.phrase.missing": string;
    "newWallet.phrase.print": string;
    "newWallet.phrase.printTitle": string;
    "newWallet.phrase.title": string;
    "newWallet.phrase.warning": string;
    "newWallet.phrase.warning.once": string;
    "newWallet.phrase.warning.title": string;
    "newWallet.step.confirm": string;
    "newWallet.step.name": string;
    "newWallet.step.password": string;
    "newWallet.step.phrase": string;
    "newWallet.steps": string;
    "newWallet.title": string;
    "newWallet.unfinished.action": string;
    "newWallet.unfinished.text": string;
    "newWallet.unfinished.title": string;
    "newWallet.wordCount.label": string;
    "newWallet.wordCount.words": string;
    "notification.copied": string;
    "notification.count": string;
    "notification.error": string;
    "notification.region": string;
    "notification.success": string;
    "notification.unhandled": string;
    "notificationCentre.CONFIRMED.received": string;
    "notificationCentre.CONFIRMED.sent": string;
    "notificationCentre.NEW_DEVICE": string;
    "notificationCentre.RECEIVED": string;
    "notificationCentre.SECURITY_CHANGED": string;
    "notificationCentre.SENT": string;
    "notificationCentre.all": string;
    "notificationCentre.empty": string;
    "notificationCentre.empty.text": string;
    "notificationCentre.failed": string;
    "notificationCentre.loading": string;
    "notificationCentre.new": string;
    "notificationCentre.title": string;
    "notificationCentre.unread": string;
    "onboarding.back": string;
    "onboarding.checkout.name": string;
    "onboarding.checkout.name.change": string;
    "onboarding.continue": string;
    "onboarding.country": string;
    "onboarding.country.none": string;
    "onboarding.forbidden": string;
    "onboarding.industry": string;
    "onboarding.industry.hint": string;
    "onboarding.later": string;
    "onboarding.lead": string;
    "onboarding.more": string;
    "onboarding.name.hint": string;
    "onboarding.pay.again": string;
    "onboarding.pay.arrived": string;
    "onboarding.pay.arrived.text": string;
    "onboarding.pay.connect": string;
    "onboarding.pay.create": string;
    "onboarding.pay.dashboard": string;
    "onboarding.pay.ended": string;
    "onboarding.pay.ended.text": string;
    "onboarding.pay.loadFailed": string;
    "onboarding.pay.notReady": string;
    "onboarding.pay.notReady.open": string;
    "onboarding.pay.notReady.text": string;
    "onboarding.pay.open": string;
    "onboarding.pay.open.hint": string;
    "onboarding.pay.open.live": string;
    "onboarding.pay.paid": string;
    "onboarding.pay.paid.text": string;
    "onboarding.pay.price": string;
    "onboarding.pay.text": string;
    "onboarding.pay.view": string;
    "onboarding.pay.waiting": string;
    "onboarding.pay.waiting.text": string;
    "onboarding.skip": string;
    "onboarding.step.assets": string;
    "onboarding.step.business": string;
    "onboarding.step.checkout": string;
    "onboarding.step.firstPayment": string;
    "onboarding.step.wallet": string;
    "onboarding.steps": string;
    "onboarding.submit": string;
    "onboarding.title": string;
    "onboarding.title.assets": string;
    "onboarding.title.business": string;
    "onboarding.title.checkout": string;
    "onboarding.title.firstPayment": string;
    "onboarding.title.wallet": string;
    "onboarding.volume": string;
    "onboarding.volume.ABOVE_100K": string;
    "onboarding.volume.UNDER_100K": string;
    "onboarding.volume.UNDER_10K": string;
    "onboarding.volume.UNDER_1K": string;
    "onboarding.volume.none": string;
    "onboarding.wallet.done": string;
    "onboarding.wallet.done.text": string;
    "onboarding.wallet.keyless": string;
    "onboarding.wallet.keyless.text": string;
    "onboarding.wallet.owner": string;
    "onboarding.wallet.settings": string;
    "origins.allowed": string;
    "origins.allowed.hint": string;
    "origins.hosts": string;
    "origins.hosts.hint": string;
    "origins.hosts.invalid": string;
    "origins.invalid": string;
    "origins.loadFailed": string;
    "origins.text": string;
    "origins.title": string;
    "pager.more": string;
    "pager.next": string;
    "pager.pages": string;
    "pager.previous": string;
    "pager.range": string;
    "palette.accounts": string;
    "palette.actions": string;
    "palette.affiliates": string;
    "palette.audit": string;
    "palette.businesses": string;
    "palette.contacts": string;
    "palette.copyAddress": string;
    "palette.count": string;
    "palette.go": string;
    "palette.guides": string;
    "palette.hint": string;
    "palette.newLink": string;
    "palette.newPayment": string;
    "palette.nothing": string;
    "palette.recent": string;
    "palette.requests": string;
    "palette.search": string;
    "palette.searchCustomers": string;
    "palette.searchFor": string;
    "palette.searchPayments": string;
    "palette.sendTo": string;
    "palette.sendTo.contact": string;
    "palette.switchTo": string;
    "palette.teamWords": string;
    "palette.title": string;
    "palette.transactions": string;
    "palette.wallets": string;
    "password.hide": string;
    "password.show": string;
    "password.strength": string;
    "password.strength.Medium": string;
    "password.strength.Strong": string;
    "password.strength.TooWeak": string;
    "password.strength.Weak": string;
    "payment.accept": string;
    "payment.accept.done": string;
    "payment.accept.lead": string;
    "payment.accept.text": string;
    "payment.accept.title": string;
    "payment.accept.whole": string;
    "payment.actor.chain": string;
    "payment.amounts": string;
    "payment.answers": string;
    "payment.answers.no": string;
    "payment.answers.yes": string;
    "payment.astray": string;
    "payment.astray.copyPath": string;
    "payment.astray.take": string;
    "payment.astray.text": string;
    "payment.astray.unknown": string;
    "payment.attention.late": string;
    "payment.attention.late.overpaid": string;
    "payment.attention.late.underpaid": string;
    "payment.attention.multiple": string;
    "payment.attention.other_network": string;
    "payment.attention.overpaid": string;
    "payment.attention.reopened": string;
    "payment.attention.reorged": string;
    "payment.attention.underpaid": string;
    "payment.attention.unmatched": string;
    "payment.attention.wrong_asset": string;
    "payment.cancel": string;
    "payment.cancel.done": string;
    "payment.cancel.keep": string;
    "payment.cancel.refund": string;
    "payment.cancel.text": string;
    "payment.cancel.title": string;
    "payment.changed.text": string;
    "payment.changed.title": string;
    "payment.checkout": string;
    "payment.checkout.close": string;
    "payment.checkout.copy": string;
    "payment.checkout.open": string;
    "payment.checkout.qr": string;
    "payment.checkout.qr.label": string;
    "payment.checkout.qr.text": string;
    "payment.checkout.qr.title": string;
    "payment.checkout.text": string;
    "payment.close": string;
    "payment.confirmed": string;
    "payment.contact": string;
    "payment.contact.subject": string;
    "payment.copyId": string;
    "payment.createAgain": string;
    "payment.created": string;
    "payment.credited": string;
    "payment.customer": string;
    "payment.description": string;
    "payment.details": string;
    "payment.due": string;
    "payment.event.payment.attention": string;
    "payment.event.payment.cancelled": string;
    "payment.event.payment.completed": string;
    "payment.event.payment.confirmed": string;
    "payment.event.payment.created": string;
    "payment.event.payment.detected": string;
    "payment.event.payment.expired": string;
    "payment.event.payment.handled": string;
    "payment.event.payment.invalid": string;
    "payment.event.payment.invalid.byPerson": string;
    "payment.event.payment.marked_paid": string;
    "payment.event.payment.refunded": string;
    "payment.event.payment.unhandled": string;
    "payment.finalAt": string;
    "payment.finalAt.value": string;
    "payment.handled.by": string;
    "payment.handled.done": string;
    "payment.handled.hint": string;
    "payment.handled.mark": string;
    "payment.handled.title": string;
    "payment.handled.undo": string;
    "payment.handled.undone": string;
    "payment.id": string;
    "payment.invalidate": string;
    "payment.invalidate.done": string;
    "payment.invalidate.text": string;
    "payment.invalidate.title": string;
    "payment.loadFailed": string;
    "payment.markPaid": string;
    "payment.markPaid.done": string;
    "payment.markPaid.not": string;
    "payment.markPaid.reason": string;
    "payment.markPaid.reason.hint": string;
    "payment.markPaid.reason.missing": string;
    "payment.markPaid.text": string;
    "payment.markPaid.title": string;
    "payment.metadata": string;
    "payment.method": string;
    "payment.method.address": string;
    "payment.method.copyAddress": string;
    "payment.method.copyMemo": string;
    "payment.method.copyReference": string;
    "payment.method.memo": string;
    "payment.method.network": string;
    "payment.method.reference": string;
    "payment.method.unpaid": string;
    "payment.more": string;
    "payment.named": string;
    "payment.named.open": string;
    "payment.named.text": string;
    "payment.notFound.back": string;
    "payment.notFound.text": string;
    "payment.notFound.title": string;
    "payment.note": string;
    "payment.note.add": string;
    "payment.note.edit": string;
    "payment.note.hint": string;
    "payment.note.saved": string;
    "payment.note.saving": string;
    "payment.note.undo": string;
    "payment.ofPrice": string;
    "payment.order": string;
    "payment.overBy": string;
    "payment.paidElsewhere": string;
    "payment.price": string;
    "payment.print": string;
    "payment.rate": string;
    "payment.rate.arrival": string;
    "payment.rate.booked": string;
    "payment.rate.value": string;
    "payment.reason": string;
    "payment.reason.hint": string;
    "payment.reason.missing": string;
    "payment.reason.optional": string;
    "payment.receipt": string;
    "payment.receipt.open": string;
    "payment.receipt.send": string;
    "payment.receipt.sent": string;
    "payment.refresh": string;
    "payment.refresh.done": string;
    "payment.refresh.text": string;
    "payment.refresh.title": string;
    "payment.refunded": string;
    "payment.reopen": string;
    "payment.reopen.done": string;
    "payment.reopen.text": string;
    "payment.reopen.title": string;
    "payment.returnsTo": string;
    "payment.says.cancelled": string;
    "payment.says.cancelled.part": string;
    "payment.says.completed": string;
    "payment.says.confirmed": string;
    "payment.says.confirming": string;
    "payment.says.confirming.replaceable": string;
    "payment.says.created": string;
    "payment.says.expired": string;
    "payment.says.expired.other": string;
    "payment.says.invalid": string;
    "payment.says.invalidWithMoney": string;
    "payment.says.late": string;
    "payment.says.late.over": string;
    "payment.says.markedPaid": string;
    "payment.says.markedPaid.by": string;
    "payment.says.markedPaid.over": string;
    "payment.says.other": string;
    "payment.says.other.open": string;
    "payment.says.otherOnly": string;
    "payment.says.otherOnly.open": string;
    "payment.says.overpaid": string;
    "payment.says.partly": string;
    "payment.says.pending": string;
    "payment.says.pending.still": string;
    "payment.says.reason": string;
    "payment.says.refunded": string;
    "payment.says.refunded.all": string;
    "payment.says.refunded.more": string;
    "payment.says.refunded.part": string;
    "payment.says.refunded.some": string;
    "payment.says.refunding": string;
    "payment.says.rejected": string;
    "payment.says.returning": string;
    "payment.says.returning.all": string;
    "payment.says.takenBack": string;
    "payment.says.underpaid": string;
    "payment.seen": string;
    "payment.shortBy": string;
    "payment.simulate": string;
    "payment.simulate.amount": string;
    "payment.simulate.amount.invalid": string;
    "payment.simulate.asset": string;
    "payment.simulate.blocks": string;
    "payment.simulate.blocks.count": string;
    "payment.simulate.blocks.final": string;
    "payment.simulate.blocks.none": string;
    "payment.simulate.blocks.replaceable": string;
    "payment.simulate.blocks.required": string;
    "payment.simulate.byContract": string;
    "payment.simulate.done": string;
    "payment.simulate.double": string;
    "payment.simulate.exact": string;
    "payment.simulate.half": string;
    "payment.simulate.lead": string;
    "payment.simulate.own": string;
    "payment.simulate.submit": string;
    "payment.simulate.title": string;
    "payment.simulate.withoutMarks": string;
    "payment.timeline": string;
    "payment.title": string;
    "payment.title.order": string;
    "payment.tolerance": string;
    "payment.transfers": string;
    "payment.transfers.amount": string;
    "payment.transfers.byContract": string;
    "payment.transfers.confirmations": string;
    "payment.transfers.copyHash": string;
    "payment.transfers.replaceable": string;
    "payment.transfers.seen": string;
    "payment.transfers.transaction": string;
    "payment.transfers.uncounted": string;
    "payment.transfers.waiting": string;
    "payment.uncounted": string;
    "payment.until": string;
    "payment.value.arrival": string;
    "payment.value.arrival.hint": string;
    "payment.webhooks": string;
    "payment.webhooks.FAILED": string;
    "payment.webhooks.PENDING": string;
    "payment.webhooks.RETRYING": string;
    "payment.webhooks.SUCCEEDED": string;
    "payment.webhooks.attempts": string;
    "payment.webhooks.loadFailed": string;
    "payment.webhooks.next": string;
    "payment.webhooks.resend": string;
    "payment.webhooks.resend.of": string;
    "payment.webhooks.resent": string;
    "payment.webhooks.status": string;
    "paymentLink.amount": string;
    "paymentLink.amount.fixed": string;
    "paymentLink.amount.missing": string;
    "paymentLink.create": string;
    "paymentLink.created": string;
    "paymentLink.created.lead": string;
    "paymentLink.createdAt": string;
    "paymentLink.description": string;
    "paymentLink.details": string;
    "paymentLink.done": string;
    "paymentLink.dueAt": string;
    "paymentLink.dueAt.hint": string;
    "paymentLink.edit.title": string;
    "paymentLink.item": string;
    "paymentLink.item.each": string;
    "paymentLink.kind": string;
    "paymentLink.kind.FIXED": string;
    "paymentLink.kind.LINES": string;
    "paymentLink.kind.OPEN": string;
    "paymentLink.line": string;
    "paymentLink.line.add": string;
    "paymentLink.line.label": string;
    "paymentLink.line.quantity": string;
    "paymentLink.line.remove": string;
    "paymentLink.line.unitPrice": string;
    "paymentLink.lines": string;
    "paymentLink.lines.missing": string;
    "paymentLink.lines.total": string;
    "paymentLink.loadFailed": string;
    "paymentLink.maxPrice": string;
    "paymentLink.maxPrice.low": string;
    "paymentLink.maxUses": string;
    "paymentLink.maxUses.hint": string;
    "paymentLink.maxUses.invalid": string;
    "paymentLink.minPrice": string;
    "paymentLink.name": string;
    "paymentLink.new.title": string;
    "paymentLink.notFound.back": string;
    "paymentLink.notFound.text": string;
    "paymentLink.notFound.title": string;
    "paymentLink.payments": string;
    "paymentLink.payments.empty.closed": string;
    "paymentLink.payments.empty.text": string;
    "paymentLink.payments.empty.title": string;
    "paymentLink.price": string;
    "paymentLink.received": string;
    "paymentLink.received.of": string;
    "paymentLink.redirectUrl": string;
    "paymentLink.redirectUrl.invalid": string;
    "paymentLink.refunded": string;
    "paymentLink.save": string;
    "paymentLink.saved": string;
    "paymentLink.share": string;
    "paymentLink.share.ARCHIVED": string;
    "paymentLink.share.EXPIRED": string;
    "paymentLink.share.PAUSED": string;
    "paymentLink.share.USED_UP": string;
    "paymentLink.share.closed": string;
    "paymentLink.share.inUse": string;
    "paymentLink.share.qr.label": string;
    "paymentLink.title": string;
    "paymentLink.title.hint": string;
    "paymentLink.title.missing": string;
    "paymentLink.uses": string;
    "paymentLink.uses.of": string;
    "paymentLinks.actions": string;
    "paymentLinks.anyAmount": string;
    "paymentLinks.archive": string;
    "paymentLinks.archived.empty": string;
    "paymentLinks.archivedDone": string;
    "paymentLinks.between": string;
    "paymentLinks.closed": string;
    "paymentLinks.column.actions": string;
    "paymentLinks.column.paid": string;
    "paymentLinks.column.title": string;
    "paymentLinks.copy": string;
    "paymentLinks.copy.of": string;
    "paymentLinks.count": string;
    "paymentLinks.due": string;
    "paymentLinks.edit": string;
    "paymentLinks.empty.text": string;
    "paymentLinks.empty.title": string;
    "paymentLinks.filters": string;
    "paymentLinks.from": string;
    "paymentLinks.loadFailed": string;
    "paymentLinks.new": string;
    "paymentLinks.noMatch": string;
    "paymentLinks.paid": string;
    "paymentLinks.pause": string;
    "paymentLinks.paused": string;
    "paymentLinks.qr": string;
    "paymentLinks.received": string;
    "paymentLinks.restore": string;
    "paymentLinks.restored": string;
    "paymentLinks.resume": string;
    "paymentLinks.resumed": string;
    "paymentLinks.search.hint": string;
    "paymentLinks.shown.archived": string;
    "paymentLinks.shown.current": string;
    "paymentLinks.state.ACTIVE": string;
    "paymentLinks.state.ARCHIVED": string;
    "paymentLinks.state.EXPIRED": string;
    "paymentLinks.state.PAUSED": string;
    "paymentLinks.state.USED_UP": string;
    "paymentLinks.state.inUse": string;
    "paymentLinks.upTo": string;
    "paymentLinks.used": string;
    "paymentStatus.Cancelled": string;
    "paymentStatus.Completed": string;
    "paymentStatus.Confirmed": string;
    "paymentStatus.Confirming": string;
    "paymentStatus.Created": string;
    "paymentStatus.Expired": string;
    "paymentStatus.Invalid": string;
    "paymentStatus.Late": string;
    "paymentStatus.Overpaid": string;
    "paymentStatus.Partially refunded": string;
    "paymentStatus.Pending": string;
    "paymentStatus.Refunded": string;
    "paymentStatus.Underpaid": string;
    "paymentStatus.excessRefunded": string;
    "paymentStatus.flag.doubleSpendRisk": string;
    "paymentStatus.flag.late": string;
    "paymentStatus.flag.manuallyMarked": string;
    "paymentStatus.flag.multiple": string;
    "paymentStatus.flag.overpaid": string;
    "paymentStatus.flag.refundToSign": string;
    "paymentStatus.flag.reorged": string;
    "paymentStatus.flag.test": string;
    "paymentStatus.flag.wrongAsset": string;
    "paymentStatus.markedPaid": string;
    "paymentStatus.refunding": string;
    "payments.column.created": string;
    "payments.column.paid": string;
    "payments.column.payment": string;
    "payments.column.price": string;
    "payments.column.status": string;
    "payments.count": string;
    "payments.empty.readOnly": string;
    "payments.empty.text": string;
    "payments.empty.title": string;
    "payments.export": string;
    "payments.exported": string;
    "payments.filter.anyAsset": string;
    "payments.filter.anyFlag": string;
    "payments.filter.anyStatus": string;
    "payments.filter.asset": string;
    "payments.filter.flag": string;
    "payments.filter.flag.late": string;
    "payments.filter.flag.overpaid": string;
    "payments.filter.needsAttention": string;
    "payments.filter.search": string;
    "payments.filter.search.hint": string;
    "payments.filter.status": string;
    "payments.filters": string;
    "payments.loadFailed": string;
    "payments.new": string;
    "payments.noMatch.text": string;
    "payments.noMatch.title": string;
    "payments.notChosen": string;
    "payments.ofDue": string;
    "payments.search.clear": string;
    "payments.search.none": string;
    "payments.section.collect": string;
    "payments.section.invoices": string;
    "payments.section.links": string;
    "payments.section.payments": string;
    "payments.section.payouts": string;
    "payments.section.pos": string;
    "payments.section.unmatched": string;
    "payments.sections": string;
    "payments.setUp.action": string;
    "payments.setUp.text": string;
    "payments.setUp.title": string;
    "payments.testMode": string;
    "payments.title": string;
    "payments.total.net": string;
    "payments.total.promised": string;
    "payments.totals": string;
    "payments.why.late": string;
    "payments.why.marked": string;
    "payments.why.overpaid": string;
    "payments.why.underpaid": string;
    "payments.why.undone": string;
    "payments.why.wrongAsset": string;
    "payout.completed": string;
    "payout.counts.CONFIRMED": string;
    "payout.counts.FAILED": string;
    "payout.counts.PLANNED": string;
    "payout.counts.SENT": string;
    "payout.created": string;
    "payout.details": string;
    "payout.export": string;
    "payout.exported": string;
    "payout.feePaid": string;
    "payout.lines": string;
    "payout.lines.amount": string;
    "payout.lines.copyAddress": string;
    "payout.lines.copyHash": string;
    "payout.lines.memo": string;
    "payout.lines.recipient": string;
    "payout.lines.state": string;
    "payout.loadFailed": string;
    "payout.name": string;
    "payout.network": string;
    "payout.notFound": string;
    "payout.notFound.back": string;
    "payout.notFound.text": string;
    "payout.paid": string;
    "payout.progress": string;
    "payout.says.done": string;
    "payout.sending": string;
    "payout.state.CONFIRMED": string;
    "payout.state.FAILED": string;
    "payout.state.PLANNED": string;
    "payout.state.SENT": string;
    "payout.title": string;
    "payout.value": string;
    "payout.waiting": string;
    "payouts.asset": string;
    "payouts.asset.choose": string;
    "payouts.asset.missing": string;
    "payouts.asset.none": string;
    "payouts.asset.other": string;
    "payouts.balances.collect": string;
    "payouts.balances.none": string;
    "payouts.check.amount": string;
    "payouts.check.available": string;
    "payouts.check.back": string;
    "payouts.check.count": string;
    "payouts.check.fee": string;
    "payouts.check.from": string;
    "payouts.check.memo": string;
    "payouts.check.more": string;
    "payouts.check.native": string;
    "payouts.check.scroll": string;
    "payouts.check.title": string;
    "payouts.check.to": string;
    "payouts.check.total": string;
    "payouts.column.created": string;
    "payouts.column.payout": string;
    "payouts.column.status": string;
    "payouts.columns": string;
    "payouts.columns.address": string;
    "payouts.columns.amount": string;
    "payouts.columns.first": string;
    "payouts.columns.memo": string;
    "payouts.columns.reference": string;
    "payouts.csv.asset": string;
    "payouts.csv.columns": string;
    "payouts.csv.commas": string;
    "payouts.csv.count.most": string;
    "payouts.csv.count.none": string;
    "payouts.csv.empty": string;
    "payouts.csv.long": string;
    "payouts.csv.missing": string;
    "payouts.csv.points": string;
    "payouts.csv.quotes": string;
    "payouts.csv.unreadable": string;
    "payouts.duplicates": string;
    "payouts.empty": string;
    "payouts.empty.text": string;
    "payouts.file": string;
    "payouts.file.added": string;
    "payouts.file.choose": string;
    "payouts.file.replaced": string;
    "payouts.forbidden": string;
    "payouts.funds": string;
    "payouts.funds.account": string;
    "payouts.funds.arrives": string;
    "payouts.funds.both": string;
    "payouts.funds.check": string;
    "payouts.funds.copy": string;
    "payouts.funds.first": string;
    "payouts.funds.one": string;
    "payouts.funds.send": string;
    "payouts.lead": string;
    "payouts.limit": string;
    "payouts.list": string;
    "payouts.loadFailed": string;
    "payouts.new": string;
    "payouts.new.forbidden": string;
    "payouts.noWallet": string;
    "payouts.noWallet.open": string;
    "payouts.noWallet.settings": string;
    "payouts.noWallet.text": string;
    "payouts.refused": string;
    "payouts.refused.line": string;
    "payouts.refused.select": string;
    "payouts.refused.text": string;
    "payouts.resume": string;
    "payouts.resume.changed": string;
    "payouts.resume.changed.text": string;
    "payouts.resume.loadFailed": string;
    "payouts.resume.text": string;
    "payouts.resume.title": string;
    "payouts.resume.waiting": string;
    "payouts.review": string;
    "payouts.row": string;
    "payouts.row.add": string;
    "payouts.row.address": string;
    "payouts.row.amount": string;
    "payouts.row.reference": string;
    "payouts.row.remove": string;
    "payouts.row.repeated": string;
    "payouts.row.unclear": string;
    "payouts.rows": string;
    "payouts.rows.available": string;
    "payouts.rows.clear": string;
    "payouts.rows.hint": string;
    "payouts.rows.left": string;
    "payouts.rows.left.native": string;
    "payouts.rows.over": string;
    "payouts.rows.total": string;
    "payouts.rows.without": string;
    "payouts.sign": string;
    "payouts.sign.again": string;
    "payouts.sign.old": string;
    "payouts.sign.old.text": string;
    "payouts.sign.submit": string;
    "payouts.sign.title": string;
    "payouts.sign.unknown": string;
    "payouts.sign.unknown.changed": string;
    "payouts.sign.unknown.text": string;
    "payouts.signer": string;
    "payouts.signer.loadFailed": string;
    "payouts.status.DONE": string;
    "payouts.status.FAILED": string;
    "payouts.status.PARTIAL": string;
    "payouts.status.SENDING": string;
    "payouts.status.unsigned": string;
    "payouts.template": string;
    "picker.choose": string;
    "picker.nothingFound": string;
    "picker.search": string;
    "pickers.businesses": string;
    "pickers.createBusiness": string;
    "pickers.createWallet": string;
    "pickers.failed": string;
    "pickers.none": string;
    "pickers.wallets": string;
    "portfolio.assets": string;
    "portfolio.balance": string;
    "portfolio.chart.1D": string;
    "portfolio.chart.1M": string;
    "portfolio.chart.1W": string;
    "portfolio.chart.1Y": string;
    "portfolio.chart.3M": string;
    "portfolio.chart.ALL": string;
    "portfolio.chart.dots": string;
    "portfolio.chart.empty": string;
    "portfolio.chart.flows": string;
    "portfolio.chart.gain": string;
    "portfolio.chart.hidden": string;
    "portfolio.chart.inDollars": string;
    "portfolio.chart.label": string;
    "portfolio.chart.mode.performance": string;
    "portfolio.chart.mode.value": string;
    "portfolio.chart.modes": string;
    "portfolio.chart.moved.deposits": string;
    "portfolio.chart.moved.transfers": string;
    "portfolio.chart.over.1D": string;
    "portfolio.chart.over.1M": string;
    "portfolio.chart.over.1W": string;
    "portfolio.chart.over.1Y": string;
    "portfolio.chart.over.3M": string;
    "portfolio.chart.over.ALL": string;
    "portfolio.chart.performanceLabel": string;
    "portfolio.chart.periods": string;
    "portfolio.chart.received": string;
    "portfolio.chart.sent": string;
    "portfolio.chart.sentTo": string;
    "portfolio.checklist": string;
    "portfolio.checklist.backUp": string;
    "portfolio.checklist.backUp.done": string;
    "portfolio.checklist.backUp.text": string;
    "portfolio.checklist.done": string;
    "portfolio.checklist.receive": string;
    "portfolio.checklist.toDo": string;
    "portfolio.checklist.twoFactor": string;
    "portfolio.checklist.twoFactor.done": string;
    "portfolio.checklist.twoFactor.open": string;
    "portfolio.checklist.twoFactor.text": string;
    "portfolio.column.amount": string;
    "portfolio.column.asset": string;
    "portfolio.column.change": string;
    "portfolio.column.price": string;
    "portfolio.column.share": string;
    "portfolio.column.trend": string;
    "portfolio.column.worth": string;
    "portfolio.contacts": string;
    "portfolio.empty.text": string;
    "portfolio.empty.title": string;
    "portfolio.hidden": string;
    "portfolio.hidden.count": string;
    "portfolio.hidden.text": string;
    "portfolio.hideAmounts": string;
    "portfolio.hideSmall": string;
    "portfolio.hideToken": string;
    "portfolio.holdings": string;
    "portfolio.holdings.more": string;
    "portfolio.holdings.options": string;
    "portfolio.loadFailed": string;
    "portfolio.more": string;
    "portfolio.networksOf": string;
    "portfolio.noAccounts.text": string;
    "portfolio.noAccounts.title": string;
    "portfolio.noPrices": string;
    "portfolio.noPrices.text": string;
    "portfolio.onNetwork": string;
    "portfolio.onNetworks": string;
    "portfolio.pending": string;
    "portfolio.receive": string;
    "portfolio.recent": string;
    "portfolio.scan": string;
    "portfolio.send": string;
    "portfolio.share": string;
    "portfolio.share.small": string;
    "portfolio.show": string;
    "portfolio.showAmounts": string;
    "portfolio.showToken": string;
    "portfolio.sort": string;
    "portfolio.sort.name": string;
    "portfolio.sort.worth": string;
    "portfolio.staleAsOf": string;
    "portfolio.staleHint": string;
    "portfolio.title": string;
    "portfolio.unknown": string;
    "portfolio.viewAll": string;
    "pos.amount": string;
    "pos.change": string;
    "pos.charge": string;
    "pos.charge.missing": string;
    "pos.charge.withTip": string;
    "pos.clear": string;
    "pos.cleared": string;
    "pos.currency": string;
    "pos.currency.ask": string;
    "pos.currency.ask.text": string;
    "pos.currency.clear": string;
    "pos.forbidden": string;
    "pos.full": string;
    "pos.full.exit": string;
    "pos.item": string;
    "pos.item.add": string;
    "pos.item.addNamed": string;
    "pos.item.each": string;
    "pos.item.edit": string;
    "pos.item.editNamed": string;
    "pos.item.fewer": string;
    "pos.item.keep": string;
    "pos.item.more": string;
    "pos.item.name": string;
    "pos.item.name.missing": string;
    "pos.item.new": string;
    "pos.item.price": string;
    "pos.item.price.missing": string;
    "pos.item.quantity": string;
    "pos.item.quantity.missing": string;
    "pos.item.remove": string;
    "pos.item.removed": string;
    "pos.item.save": string;
    "pos.items": string;
    "pos.key.delete": string;
    "pos.key.point": string;
    "pos.keypad": string;
    "pos.loadFailed": string;
    "pos.next": string;
    "pos.open.after.partly": string;
    "pos.open.left": string;
    "pos.open.over": string;
    "pos.open.partly": string;
    "pos.open.untilTime": string;
    "pos.open.waiting": string;
    "pos.otherAmount": string;
    "pos.payment": string;
    "pos.payment.loadFailed": string;
    "pos.payment.notFound": string;
    "pos.payment.qr": string;
    "pos.payment.view": string;
    "pos.payment.wrongAsset": string;
    "pos.sale": string;
    "pos.sale.empty": string;
    "pos.saved": string;
    "pos.saved.delete": string;
    "pos.saved.deleted": string;
    "pos.saved.done": string;
    "pos.saved.earlier": string;
    "pos.saved.edit": string;
    "pos.saved.empty": string;
    "pos.saved.inSale": string;
    "pos.saved.later": string;
    "pos.saved.loadFailed": string;
    "pos.saved.name": string;
    "pos.saved.other": string;
    "pos.saved.tile": string;
    "pos.state.cancelled": string;
    "pos.state.cancelled.text": string;
    "pos.state.chosen": string;
    "pos.state.chosen.text": string;
    "pos.state.expired": string;
    "pos.state.expired.text": string;
    "pos.state.invalid": string;
    "pos.state.invalid.text": string;
    "pos.state.late": string;
    "pos.state.late.text": string;
    "pos.state.over": string;
    "pos.state.over.text": string;
    "pos.state.paid": string;
    "pos.state.paid.text": string;
    "pos.state.partly": string;
    "pos.state.partly.text": string;
    "pos.state.refunded": string;
    "pos.state.refunded.text": string;
    "pos.state.seen": string;
    "pos.state.seen.text": string;
    "pos.state.under": string;
    "pos.state.under.text": string;
    "pos.state.waiting": string;
    "pos.state.waiting.text": string;
    "pos.subtotal": string;
    "pos.testOnly": string;
    "pos.tip": string;
    "pos.tip.amount": string;
    "pos.tip.custom": string;
    "pos.tip.none": string;
    "pos.tip.percent": string;
    "pos.total": string;
    "pos.undo": string;
    "qr.enlarge": string;
    "qr.save": string;
    "qr.share": string;
    "receive.account": string;
    "receive.account.placeholder": string;
    "receive.accountsFailed": string;
    "receive.activation": string;
    "receive.activation.learnMore": string;
    "receive.address": string;
    "receive.addressFailed": string;
    "receive.asset.hint": string;
    "receive.confirmations": string;
    "receive.copy": string;
    "receive.empty.title": string;
    "receive.generate": string;
    "receive.generateFailed": string;
    "receive.generated": string;
    "receive.incoming": string;
    "receive.manage": string;
    "receive.missing.account": string;
    "receive.outage": string;
    "receive.qr": string;
    "receive.request": string;
    "receive.request.amount": string;
    "receive.request.copy": string;
    "receive.request.hint": string;
    "receive.request.refused": string;
    "receive.request.remove": string;
    "receive.scopeMissing": string;
    "receive.selectAccount": string;
    "receive.shortcuts": string;
    "receive.step.account": string;
    "receive.step.receive": string;
    "receive.steps": string;
    "receive.title": string;
    "receive.tokenFees": string;
    "receive.waiting": string;
    "receive.warning.BSC": string;
    "receive.warning.BTC": string;
    "receive.warning.ETH": string;
    "receive.warning.LTC": string;
    "receive.warning.SOL": string;
    "receive.warning.TON": string;
    "receive.warning.TRX": string;
    "receive.warning.token": string;
    "recipient.change": string;
    "recipient.new": string;
    "refundClaim.address": string;
    "refundClaim.address.begins": string;
    "refundClaim.address.hint": string;
    "refundClaim.address.missing": string;
    "refundClaim.address.other": string;
    "refundClaim.amount": string;
    "refundClaim.amount.fee": string;
    "refundClaim.amount.fee.about": string;
    "refundClaim.amount.network": string;
    "refundClaim.cancelled": string;
    "refundClaim.cancelled.text": string;
    "refundClaim.change": string;
    "refundClaim.code": string;
    "refundClaim.code.again": string;
    "refundClaim.code.missing": string;
    "refundClaim.code.send": string;
    "refundClaim.code.sent": string;
    "refundClaim.code.why": string;
    "refundClaim.comment": string;
    "refundClaim.confirm": string;
    "refundClaim.confirmed": string;
    "refundClaim.confirmed.text": string;
    "refundClaim.enter": string;
    "refundClaim.enter.text": string;
    "refundClaim.expired": string;
    "refundClaim.expired.text": string;
    "refundClaim.keep": string;
    "refundClaim.keep.text": string;
    "refundClaim.loadFailed": string;
    "refundClaim.memo": string;
    "refundClaim.memo.hint": string;
    "refundClaim.notFound": string;
    "refundClaim.notFound.text": string;
    "refundClaim.review": string;
    "refundClaim.review.text": string;
    "refundClaim.sent": string;
    "refundClaim.sent.text": string;
    "refundClaim.title": string;
    "refundClaim.to": string;
    "refundClaim.transaction": string;
    "refundClaim.until": string;
    "refundClaim.value": string;
    "refundClaim.value.came": string;
    "refundClaim.waiting": string;
    "refundClaim.waiting.email": string;
    "refundClaim.waiting.text": string;
    "refunds.address": string;
    "refunds.address.missing": string;
    "refunds.amount": string;
    "refunds.amount.CUSTOM": string;
    "refunds.amount.OVERPAID": string;
    "refunds.amount.PRICE": string;
    "refunds.amount.RECEIVED": string;
    "refunds.amount.REST": string;
    "refunds.amount.now": string;
    "refunds.amount.then": string;
    "refunds.asset": string;
    "refunds.cancel": string;
    "refunds.cancel.done": string;
    "refunds.cancel.keep": string;
    "refunds.cancel.link": string;
    "refunds.cancel.prepared": string;
    "refunds.cancel.text": string;
    "refunds.cancel.title": string;
    "refunds.collect.done": string;
    "refunds.collect.done.text": string;
    "refunds.collect.submit": string;
    "refunds.collect.text": string;
    "refunds.collect.wait": string;
    "refunds.comment": string;
    "refunds.copyAddress": string;
    "refunds.copyHash": string;
    "refunds.create": string;
    "refunds.created": string;
    "refunds.custom": string;
    "refunds.custom.hint": string;
    "refunds.custom.missing": string;
    "refunds.custom.tooMuch": string;
    "refunds.custom.unit": string;
    "refunds.destination": string;
    "refunds.destination.ask": string;
    "refunds.destination.ask.email": string;
    "refunds.destination.ask.link": string;
    "refunds.destination.enter": string;
    "refunds.destination.enter.text": string;
    "refunds.earlier.open": string;
    "refunds.earlier.text": string;
    "refunds.earlier.title": string;
    "refunds.email": string;
    "refunds.email.hint": string;
    "refunds.event.confirmed": string;
    "refunds.event.created": string;
    "refunds.event.sent": string;
    "refunds.fee": string;
    "refunds.fee.CUSTOMER": string;
    "refunds.fee.MERCHANT": string;
    "refunds.guide": string;
    "refunds.kept": string;
    "refunds.kept.invalid": string;
    "refunds.link.copy": string;
    "refunds.link.done": string;
    "refunds.link.emailed": string;
    "refunds.link.share": string;
    "refunds.link.title": string;
    "refunds.loadFailed": string;
    "refunds.memo": string;
    "refunds.memo.hint": string;
    "refunds.more": string;
    "refunds.new": string;
    "refunds.new.excess": string;
    "refunds.new.title": string;
    "refunds.new.transfer": string;
    "refunds.own.code": string;
    "refunds.own.copyAmount": string;
    "refunds.own.done": string;
    "refunds.own.elsewhere": string;
    "refunds.own.fee": string;
    "refunds.own.hash": string;
    "refunds.own.hash.hint": string;
    "refunds.own.hash.invalid": string;
    "refunds.own.later": string;
    "refunds.own.refused.here": string;
    "refunds.own.refused.mismatch": string;
    "refunds.own.refused.unknown": string;
    "refunds.own.refused.used": string;
    "refunds.own.sent": string;
    "refunds.own.sign": string;
    "refunds.own.submit": string;
    "refunds.own.text": string;
    "refunds.own.title": string;
    "refunds.own.waiting": string;
    "refunds.own.waiting.text": string;
    "refunds.psbt.anew": string;
    "refunds.psbt.anew.done": string;
    "refunds.psbt.anew.done.text": string;
    "refunds.psbt.anew.text": string;
    "refunds.psbt.anew.title": string;
    "refunds.psbt.behind": string;
    "refunds.psbt.change": string;
    "refunds.psbt.change.address": string;
    "refunds.psbt.code": string;
    "refunds.psbt.copy": string;
    "refunds.psbt.download": string;
    "refunds.psbt.elsewhere": string;
    "refunds.psbt.failed": string;
    "refunds.psbt.failed.text": string;
    "refunds.psbt.fee": string;
    "refunds.psbt.fee.earlier": string;
    "refunds.psbt.fee.now": string;
    "refunds.psbt.fee.unknown": string;
    "refunds.psbt.fee.unknown.text": string;
    "refunds.psbt.file": string;
    "refunds.psbt.file.choose": string;
    "refunds.psbt.file.invalid": string;
    "refunds.psbt.loadFailed": string;
    "refunds.psbt.offer": string;
    "refunds.psbt.old": string;
    "refunds.psbt.old.text": string;
    "refunds.psbt.pays": string;
    "refunds.psbt.record": string;
    "refunds.psbt.send": string;
    "refunds.psbt.sign": string;
    "refunds.psbt.sign.text": string;
    "refunds.psbt.signed": string;
    "refunds.psbt.signed.hint": string;
    "refunds.psbt.signed.invalid": string;
    "refunds.psbt.spent": string;
    "refunds.psbt.spent.record": string;
    "refunds.psbt.spent.text": string;
    "refunds.psbt.submit": string;
    "refunds.psbt.text": string;
    "refunds.psbt.title": string;
    "refunds.reason": string;
    "refunds.reason.hint": string;
    "refunds.review": string;
    "refunds.review.amount": string;
    "refunds.review.ask": string;
    "refunds.review.back": string;
    "refunds.review.inAsset": string;
    "refunds.review.kept": string;
    "refunds.review.kept.value": string;
    "refunds.review.sender": string;
    "refunds.review.sender.text": string;
    "refunds.review.sign": string;
    "refunds.review.title": string;
    "refunds.review.to": string;
    "refunds.saved": string;
    "refunds.saved.text": string;
    "refunds.says.AWAITING_ADDRESS": string;
    "refunds.says.AWAITING_SIGNATURE": string;
    "refunds.says.FAILED": string;
    "refunds.says.signer": string;
    "refunds.sign": string;
    "refunds.sign.arriving": string;
    "refunds.sign.arriving.text": string;
    "refunds.sign.collect": string;
    "refunds.sign.collect.open": string;
    "refunds.sign.collect.text": string;
    "refunds.sign.done": string;
    "refunds.sign.fee.CUSTOMER": string;
    "refunds.sign.fee.MERCHANT": string;
    "refunds.sign.gets": string;
    "refunds.sign.later": string;
    "refunds.sign.loadFailed": string;
    "refunds.sign.submit": string;
    "refunds.sign.unknown": string;
    "refunds.sign.unknown.changed": string;
    "refunds.sign.unknown.text": string;
    "refunds.status.AWAITING_ADDRESS": string;
    "refunds.status.AWAITING_SIGNATURE": string;
    "refunds.status.BROADCAST": string;
    "refunds.status.CANCELLED": string;
    "refunds.status.CONFIRMED": string;
    "refunds.status.EXPIRED": string;
    "refunds.status.FAILED": string;
    "refunds.title": string;
    "refunds.to": string;
    "reports.actions": string;
    "reports.again": string;
    "reports.column.asset": string;
    "reports.column.currency": string;
    "reports.column.kept": string;
    "reports.column.month": string;
    "reports.column.network": string;
    "reports.column.network_fees": string;
    "reports.column.network_fees_value": string;
    "reports.column.payments": string;
    "reports.column.received": string;
    "reports.column.received_value": string;
    "reports.column.refunded": string;
    "reports.column.refunded_value": string;
    "reports.column.refunds": string;
    "reports.counts": string;
    "reports.created": string;
    "reports.createdAt": string;
    "reports.download": string;
    "reports.download.of": string;
    "reports.empty.text": string;
    "reports.empty.title": string;
    "reports.forbidden": string;
    "reports.lead": string;
    "reports.loadFailed": string;
    "reports.monthly": string;
    "reports.monthly.NONE": string;
    "reports.monthly.PAYMENTS": string;
    "reports.monthly.TAX": string;
    "reports.monthly.choice": string;
    "reports.monthly.loadFailed": string;
    "reports.monthly.text": string;
    "reports.new": string;
    "reports.new.CSV": string;
    "reports.new.CSV.text": string;
    "reports.new.JSON": string;
    "reports.new.JSON.text": string;
    "reports.new.day.missing": string;
    "reports.new.format": string;
    "reports.new.from": string;
    "reports.new.order": string;
    "reports.new.period": string;
    "reports.new.submit": string;
    "reports.new.title": string;
    "reports.new.to": string;
    "reports.new.type": string;
    "reports.new.zone": string;
    "reports.preview": string;
    "reports.preview.all": string;
    "reports.preview.columns": string;
    "reports.preview.created": string;
    "reports.preview.figures": string;
    "reports.preview.figures.text": string;
    "reports.preview.first": string;
    "reports.preview.hide": string;
    "reports.preview.of": string;
    "reports.preview.payment": string;
    "reports.preview.price": string;
    "reports.preview.received": string;
    "reports.preview.refunded": string;
    "reports.preview.show": string;
    "reports.preview.status": string;
    "reports.rows": string;
    "reports.rows.soFar": string;
    "reports.says.EXPIRED": string;
    "reports.says.FAILED": string;
    "reports.says.QUEUED": string;
    "reports.says.RUNNING": string;
    "reports.status.EXPIRED": string;
    "reports.status.FAILED": string;
    "reports.status.QUEUED": string;
    "reports.status.READY": string;
    "reports.status.RUNNING": string;
    "reports.status.partial": string;
    "reports.title": string;
    "reports.totals": string;
    "reports.totals.count": string;
    "reports.totals.created": string;
    "reports.totals.currency": string;
    "reports.totals.net": string;
    "reports.totals.none": string;
    "reports.totals.partial": string;
    "reports.totals.received": string;
    "reports.totals.refunded": string;
    "reports.type.PAYMENTS": string;
    "reports.type.PAYMENTS.text": string;
    "reports.type.REFUNDS": string;
    "reports.type.REFUNDS.text": string;
    "reports.type.SETTLEMENTS": string;
    "reports.type.SETTLEMENTS.text": string;
    "reports.type.TAX": string;
    "reports.type.TAX.text": string;
    "reports.type.TRANSFERS": string;
    "reports.type.TRANSFERS.text": string;
    "reports.until": string;
    "requests.at": string;
    "requests.atZone": string;
    "requests.body": string;
    "requests.body.copy": string;
    "requests.count": string;
    "requests.detail": string;
    "requests.duration": string;
    "requests.empty.text": string;
    "requests.empty.title": string;
    "requests.filters": string;
    "requests.idempotencyKey": string;
    "requests.idempotencyKey.copy": string;
    "requests.ip": string;
    "requests.key": string;
    "requests.loadFailed": string;
    "requests.method": string;
    "requests.ms": string;
    "requests.noMatch.text": string;
    "requests.noMatch.title": string;
    "requests.order": string;
    "requests.outcome.FAILED": string;
    "requests.outcome.REFUSED": string;
    "requests.outcome.SUCCEEDED": string;
    "requests.path": string;
    "requests.payment": string;
    "requests.request": string;
    "requests.response": string;
    "requests.response.copy": string;
    "requests.result": string;
    "requests.status": string;
    "requests.text": string;
    "requests.title": string;
    "resetPassword.done": string;
    "resetPassword.failed": string;
    "resetPassword.forgotKey": string;
    "resetPassword.forgotPhrase": string;
    "resetPassword.phrase.lead": string;
    "resetPassword.step.password": string;
    "resetPassword.step.phrase": string;
    "resetPassword.steps": string;
    "resetPassword.submit": string;
    "resetPassword.title": string;
    "role.ACCOUNTANT": string;
    "role.ACCOUNTANT.text": string;
    "role.ADMIN": string;
    "role.ADMIN.text": string;
    "role.DEVELOPER": string;
    "role.DEVELOPER.text": string;
    "role.OWNER": string;
    "role.OWNER.text": string;
    "role.SUPPORT": string;
    "role.SUPPORT.text": string;
    "role.VIEWER": string;
    "role.VIEWER.text": string;
    "sandbox.account": string;
    "sandbox.coins.asset": string;
    "sandbox.coins.text": string;
    "sandbox.coins.title": string;
    "sandbox.explorer": string;
    "sandbox.getCoins": string;
    "sandbox.held": string;
    "sandbox.hold.hold": string;
    "sandbox.hold.none": string;
    "sandbox.hold.release": string;
    "sandbox.hold.text": string;
    "sandbox.hold.title": string;
    "sandbox.lead": string;
    "sandbox.mine.one": string;
    "sandbox.mine.six": string;
    "sandbox.mine.text": string;
    "sandbox.mine.title": string;
    "sandbox.mined": string;
    "sandbox.network": string;
    "sandbox.noAccount": string;
    "sandbox.open": string;
    "sandbox.outage.end": string;
    "sandbox.outage.ended": string;
    "sandbox.outage.start": string;
    "sandbox.outage.started": string;
    "sandbox.outage.text": string;
    "sandbox.outage.title": string;
    "sandbox.paid": string;
    "sandbox.paid.several": string;
    "sandbox.paid.slow": string;
    "sandbox.pay": string;
    "sandbox.prices.fail": string;
    "sandbox.prices.failed": string;
    "sandbox.prices.invalid": string;
    "sandbox.prices.pin": string;
    "sandbox.prices.pinned": string;
    "sandbox.prices.price": string;
    "sandbox.prices.text": string;
    "sandbox.prices.title": string;
    "sandbox.prices.walk": string;
    "sandbox.prices.walks": string;
    "sandbox.released": string;
    "sandbox.reorg.depth.1": string;
    "sandbox.reorg.depth.1.label": string;
    "sandbox.reorg.depth.2": string;
    "sandbox.reorg.depth.2.label": string;
    "sandbox.reorg.depth.3": string;
    "sandbox.reorg.depth.3.label": string;
    "sandbox.reorg.text": string;
    "sandbox.reorg.title": string;
    "sandbox.reorged": string;
    "sandbox.scenarios.feeSpike": string;
    "sandbox.scenarios.feeSpike.end": string;
    "sandbox.scenarios.feeSpike.ended": string;
    "sandbox.scenarios.feeSpike.started": string;
    "sandbox.scenarios.poisoned": string;
    "sandbox.scenarios.poisoned.contact": string;
    "sandbox.scenarios.poisoned.done": string;
    "sandbox.scenarios.stuck": string;
    "sandbox.scenarios.stuck.done": string;
    "sandbox.scenarios.text": string;
    "sandbox.scenarios.title": string;
    "sandbox.scenarios.undone": string;
    "sandbox.scenarios.undone.done": string;
    "sandbox.title": string;
    "scanner.failed": string;
    "scanner.insecure": string;
    "scanner.noCamera": string;
    "scanner.noCode": string;
    "scanner.noPermission": string;
    "scanner.notPayment": string;
    "scanner.paste": string;
    "scanner.paused": string;
    "scanner.pictureUnreadable": string;
    "scanner.readingPicture": string;
    "scanner.scanning": string;
    "scanner.starting": string;
    "scanner.title": string;
    "scanner.upload": string;
    "scanner.wrongNetwork": string;
    "secretEntry.frame": string;
    "secretEntry.frame.open": string;
    "secretEntry.frame.text": string;
    "secretEntry.frame.title": string;
    "secureFrame.alone": string;
    "secureFrame.alone.text": string;
    "secureFrame.covered": string;
    "secureFrame.covered.text": string;
    "secureFrame.covered.wait": string;
    "secureFrame.failed": string;
    "secureFrame.fees": string;
    "secureFrame.place": string;
    "secureFrame.review": string;
    "secureFrame.secretPlace": string;
    "securityTips.addresses": string;
    "securityTips.addresses.1": string;
    "securityTips.addresses.2": string;
    "securityTips.addresses.3": string;
    "securityTips.addresses.4": string;
    "securityTips.back": string;
    "securityTips.cloudPassword": string;
    "securityTips.cloudPassword.1": string;
    "securityTips.cloudPassword.2": string;
    "securityTips.cloudPassword.3": string;
    "securityTips.contents": string;
    "securityTips.devices": string;
    "securityTips.devices.1": string;
    "securityTips.devices.2": string;
    "securityTips.devices.3": string;
    "securityTips.devices.4": string;
    "securityTips.exchanges": string;
    "securityTips.exchanges.1": string;
    "securityTips.exchanges.2": string;
    "securityTips.exchanges.3": string;
    "securityTips.lead": string;
    "securityTips.phishing": string;
    "securityTips.phishing.1": string;
    "securityTips.phishing.2": string;
    "securityTips.phishing.3": string;
    "securityTips.seedPhrase": string;
    "securityTips.seedPhrase.1": string;
    "securityTips.seedPhrase.2": string;
    "securityTips.seedPhrase.3": string;
    "securityTips.seedPhrase.4": string;
    "securityTips.title": string;
    "securityTips.tron": string;
    "securityTips.tron.1": string;
    "securityTips.tron.2": string;
    "securityTips.wrong": string;
    "securityTips.wrong.1": string;
    "securityTips.wrong.2": string;
    "securityTips.wrong.3": string;
    "securityTips.wrong.4": string;
    "seedPhrase.alone": string;
    "seedPhrase.choose": string;
    "seedPhrase.count": string;
    "seedPhrase.countOption": string;
    "seedPhrase.full": string;
    "seedPhrase.grid": string;
    "seedPhrase.hidden": string;
    "seedPhrase.paste": string;
    "seedPhrase.pasted": string;
    "seedPhrase.problem.checksum": string;
    "seedPhrase.problem.count": string;
    "seedPhrase.problem.mismatch": string;
    "seedPhrase.problem.unknown": string;
    "seedPhrase.reveal": string;
    "seedPhrase.showAgain": string;
    "seedPhrase.undo": string;
    "seedPhrase.word": string;
    "seedPhrase.words": string;
    "seedPhrase.wordsLeft": string;
    "seedPhrase.wrongWord": string;
    "send.account": string;
    "send.account.placeholder": string;
    "send.account.switchBack": string;
    "send.account.switched": string;
    "send.accountsEarlier": string;
    "send.accountsFailed": string;
    "send.amount": string;
    "send.amountUsd": string;
    "send.arrival": string;
    "send.arrival.value": string;
    "send.charge.details": string;
    "send.charge.gasLimit": string;
    "send.charge.gasPrice": string;
    "send.charge.text": string;
    "send.checking": string;
    "send.checking.text": string;
    "send.digits": string;
    "send.empty.title": string;
    "send.equivalent": string;
    "send.fees.about": string;
    "send.fees.activation": string;
    "send.fees.activation.all": string;
    "send.fees.activation.part": string;
    "send.fees.free": string;
    "send.fees.free.token": string;
    "send.fees.ofEarlier": string;
    "send.fees.ofMaximum": string;
    "send.fees.resources": string;
    "send.fees.resources.token": string;
    "send.feesFailed": string;
    "send.maximum": string;
    "send.maximum.fees": string;
    "send.memo": string;
    "send.memo.hint": string;
    "send.minimum": string;
    "send.missing.account": string;
    "send.missing.fees": string;
    "send.missing.highFee": string;
    "send.missing.lookAlike": string;
    "send.missing.memo": string;
    "send.missing.nativeFee": string;
    "send.missingForFee": string;
    "send.missingForFee.address": string;
    "send.missingForFee.address.text": string;
    "send.missingForFee.copy": string;
    "send.missingForFee.text": string;
    "send.missingForFee.topUp": string;
    "send.outage": string;
    "send.priority": string;
    "send.priority.Custom": string;
    "send.priority.Custom.text": string;
    "send.priority.High": string;
    "send.priority.Low": string;
    "send.priority.Medium": string;
    "send.priority.block": string;
    "send.priority.blocks": string;
    "send.priority.facts": string;
    "send.priority.rate": string;
    "send.priority.rate.high": string;
    "send.priority.rate.least": string;
    "send.priority.rate.low": string;
    "send.priority.rate.range": string;
    "send.priority.rate.unit": string;
    "send.priority.usual.High": string;
    "send.priority.usual.Low": string;
    "send.priority.usual.Medium": string;
    "send.rate.asOf": string;
    "send.rate.expired": string;
    "send.recipient": string;
    "send.recipient.changed": string;
    "send.recipient.contacts": string;
    "send.recipient.firstTime": string;
    "send.recipient.fromAccount": string;
    "send.recipient.group.contact": string;
    "send.recipient.group.own-account": string;
    "send.recipient.group.paid": string;
    "send.recipient.lastPaid": string;
    "send.recipient.lookAlike": string;
    "send.recipient.lookAlike.accept": string;
    "send.recipient.lookAlike.known": string;
    "send.recipient.lookAlike.text": string;
    "send.recipient.lookAlike.typed": string;
    "send.recipient.noChecksum": string;
    "send.recipient.notCompared": string;
    "send.recipient.notCompared.text": string;
    "send.recipient.offCurve": string;
    "send.recipient.offline": string;
    "send.recipient.otherAccount": string;
    "send.recipient.paid": string;
    "send.recipient.placeholder": string;
    "send.recipient.sameAccount": string;
    "send.recipient.scan": string;
    "send.recipient.severalNetworks": string;
    "send.recipient.suggestions": string;
    "send.request.asset": string;
    "send.request.asset.about": string;
    "send.request.asset.network": string;
    "send.request.back": string;
    "send.request.checkout": string;
    "send.request.choose": string;
    "send.request.choose.price": string;
    "send.request.details_missing": string;
    "send.request.failed": string;
    "send.request.fee": string;
    "send.request.leave": string;
    "send.request.method_not_chosen": string;
    "send.request.method_unavailable": string;
    "send.request.opening": string;
    "send.request.order": string;
    "send.request.price": string;
    "send.request.request_cancelled": string;
    "send.request.request_expired": string;
    "send.request.request_link_refused": string;
    "send.request.request_not_found": string;
    "send.request.request_not_verified": string;
    "send.request.request_paid": string;
    "send.request.request_unreachable": string;
    "send.request.request_wrong_network": string;
    "send.request.test": string;
    "send.request.title": string;
    "send.request.until": string;
    "send.request.verified": string;
    "send.review.amount": string;
    "send.review.available": string;
    "send.review.changedFee": string;
    "send.review.fees": string;
    "send.review.from": string;
    "send.review.highFee": string;
    "send.review.highFee.accept": string;
    "send.review.highFee.amount": string;
    "send.review.highFee.service": string;
    "send.review.highFee.share": string;
    "send.review.memo": string;
    "send.review.networkFee": string;
    "send.review.to": string;
    "send.review.total": string;
    "send.review.value": string;
    "send.scopeMissing": string;
    "send.sent": string;
    "send.sent.again": string;
    "send.sent.note": string;
    "send.sent.note.label": string;
    "send.sent.note.save": string;
    "send.sent.note.saved": string;
    "send.sent.notification": string;
    "send.sign.ENCRYPTION_KEY": string;
    "send.sign.ENCRYPTION_KEY.detail": string;
    "send.sign.ENCRYPTION_KEY.hint": string;
    "send.sign.SEED_PHRASE": string;
    "send.sign.SEED_PHRASE.detail": string;
    "send.sign.back": string;
    "send.sign.code": string;
    "send.sign.code.hint": string;
    "send.sign.code.length": string;
    "send.sign.forgotKey": string;
    "send.sign.forgotPhrase": string;
    "send.sign.frame": string;
    "send.sign.frame.blocked": string;
    "send.sign.frame.blocked.text": string;
    "send.sign.frame.open": string;
    "send.sign.frame.retry": string;
    "send.sign.lead": string;
    "send.sign.method": string;
    "send.sign.offline": string;
    "send.sign.once": string;
    "send.sign.refused": string;
    "send.sign.submit": string;
    "send.step.amount": string;
    "send.step.recipient": string;
    "send.step.review": string;
    "send.step.sign": string;
    "send.steps": string;
    "send.switchTo": string;
    "send.title": string;
    "send.unknown": string;
    "send.unknown.text": string;
    "send.unknown.transactions": string;
    "send.usd": string;
    "send.warning.BSC": string;
    "send.warning.BTC": string;
    "send.warning.ETH": string;
    "send.warning.LTC": string;
    "send.warning.SOL": string;
    "send.warning.TON": string;
    "send.warning.TRX": string;
    "send.warning.token": string;
    "settings.business": string;
    "settings.business.billing": string;
    "settings.business.checkout": string;
    "settings.business.cryptocurrency": string;
    "settings.business.developer": string;
    "settings.business.embed": string;
    "settings.business.general": string;
    "settings.business.integrations": string;
    "settings.business.label": string;
    "settings.business.legal": string;
    "settings.business.notifications": string;
    "settings.business.payments": string;
    "settings.business.security": string;
    "settings.color.code": string;
    "settings.wallet": string;
    "settings.wallet.accounts": string;
    "settings.wallet.general": string;
    "settings.wallet.label": string;
    "settings.wallet.privacy": string;
    "settings.wallet.security": string;
    "settings.you": string;
    "settings.you.data": string;
    "settings.you.developer": string;
    "settings.you.general": string;
    "settings.you.label": string;
    "settings.you.notifications": string;
    "settings.you.security": string;
    "settlements.addresses.copy": string;
    "settlements.addresses.hide": string;
    "settlements.addresses.loadFailed": string;
    "settlements.addresses.none": string;
    "settlements.addresses.show": string;
    "settlements.addresses.text": string;
    "settlements.empty.text": string;
    "settlements.empty.title": string;
    "settlements.fresh": string;
    "settlements.held": string;
    "settlements.lead": string;
    "settlements.loadFailed": string;
    "settlements.own": string;
    "settlements.reused": string;
    "settlements.send": string;
    "settlements.sendFrom": string;
    "settlements.sent": string;
    "settlements.sent.loadFailed": string;
    "settlements.sent.none": string;
    "settlements.sent.text": string;
    "settlements.shared": string;
    "settlements.title": string;
    "settlements.unpriced": string;
    "shell.businessLost": string;
    "shell.businessLost.title": string;
    "shell.documentation": string;
    "shell.embedEnded.retry": string;
    "shell.embedEnded.text": string;
    "shell.embedEnded.title": string;
    "shell.environment": string;
    "shell.error.title": string;
    "shell.footer.checking": string;
    "shell.footer.down": string;
    "shell.footer.privacy": string;
    "shell.footer.ready": string;
    "shell.footer.terms": string;
    "shell.footer.tips": string;
    "shell.help": string;
    "shell.home": string;
    "shell.home.payments": string;
    "shell.later": string;
    "shell.loadFailed.businesses": string;
    "shell.loadFailed.user": string;
    "shell.loadFailed.wallets": string;
    "shell.loading": string;
    "shell.menu": string;
    "shell.menu.account": string;
    "shell.menu.developer": string;
    "shell.menu.security": string;
    "shell.menu.support": string;
    "shell.mode": string;
    "shell.mode.payments": string;
    "shell.mode.wallet": string;
    "shell.nav.accounts": string;
    "shell.nav.contacts": string;
    "shell.nav.customers": string;
    "shell.nav.dashboard": string;
    "shell.nav.payments": string;
    "shell.nav.portfolio": string;
    "shell.nav.receive": string;
    "shell.nav.reports": string;
    "shell.nav.send": string;
    "shell.nav.settings": string;
    "shell.nav.swap": string;
    "shell.nav.transactions": string;
    "shell.navigation": string;
    "shell.navigation.section": string;
    "shell.notFound.home": string;
    "shell.notFound.text": string;
    "shell.notFound.title": string;
    "shell.offline": string;
    "shell.pageTitle": string;
    "shell.palette": string;
    "shell.palette.hint": string;
    "shell.paying.back": string;
    "shell.paying.empty": string;
    "shell.paying.hide": string;
    "shell.paying.needs": string;
    "shell.paying.needs.more": string;
    "shell.paying.order": string;
    "shell.paying.pay": string;
    "shell.paying.receive": string;
    "shell.paying.shop": string;
    "shell.paying.title": string;
    "shell.paying.until": string;
    "shell.preloadFailed.text": string;
    "shell.preloadFailed.title": string;
    "shell.product": string;
    "shell.readGuide": string;
    "shell.reload": string;
    "shell.sandbox": string;
    "shell.sandbox.fold": string;
    "shell.sandbox.short": string;
    "shell.shortcuts": string;
    "shell.shortcuts.accounts": string;
    "shell.shortcuts.help": string;
    "shell.shortcuts.portfolio": string;
    "shell.shortcuts.receive": string;
    "shell.shortcuts.search": string;
    "shell.shortcuts.send": string;
    "shell.shortcuts.then": string;
    "shell.shortcuts.transactions": string;
    "shell.shortcuts.use": string;
    "shell.signOut": string;
    "shell.signedInAs": string;
    "shell.signedInAs.notYou": string;
    "shell.signedInAs.replaced": string;
    "shell.signedInAs.wallet": string;
    "shell.signedOut": string;
    "shell.skip": string;
    "shell.support.copyId": string;
    "shell.support.lastError": string;
    "shell.support.noError": string;
    "shell.support.none": string;
    "shell.support.open": string;
    "shell.support.search": string;
    "shell.support.site": string;
    "shell.support.text": string;
    "shell.support.tips": string;
    "shell.theme.toDark": string;
    "shell.theme.toLight": string;
    "shell.unreachable": string;
    "shell.update": string;
    "shell.update.text": string;
    "shell.updatedAt": string;
    "signInRule.new-sign-in.action": string;
    "signInRule.new-sign-in.text": string;
    "signInRule.new-sign-in.title": string;
    "signInRule.two-factor.action": string;
    "signInRule.two-factor.text": string;
    "signInRule.two-factor.title": string;
    "signInRules.loadFailed": string;
    "signInRules.requires2fa": string;
    "signInRules.session": string;
    "signInRules.session.days": string;
    "signInRules.session.hint": string;
    "signInRules.session.hours": string;
    "signInRules.session.none": string;
    "signInRules.text": string;
    "signInRules.title": string;
    "signInRules.yourself": string;
    "stepUp.code": string;
    "stepUp.code.hint": string;
    "stepUp.code.wrong": string;
    "stepUp.password": string;
    "stepUp.password.wrong": string;
    "stepUp.signInAgain": string;
    "stepUp.signInAgain.elsewhere": string;
    "stepUp.signInAgain.submit": string;
    "stepUp.submit": string;
    "stepUp.text": string;
    "stepUp.title": string;
    "swap.instead": string;
    "swap.step.receive": string;
    "swap.step.receive.action": string;
    "swap.step.receive.hint": string;
    "swap.step.send": string;
    "swap.step.send.action": string;
    "swap.step.send.hint": string;
    "swap.step.trade": string;
    "swap.step.trade.hint": string;
    "swap.text": string;
    "swap.title": string;
    "sweeps.addresses": string;
    "sweeps.collect": string;
    "sweeps.collect.named": string;
    "sweeps.column.actions": string;
    "sweeps.column.collection": string;
    "sweeps.column.transaction": string;
    "sweeps.column.transaction.copy": string;
    "sweeps.column.transaction.more": string;
    "sweeps.followFailed": string;
    "sweeps.forbidden": string;
    "sweeps.kept": string;
    "sweeps.loadFailed": string;
    "sweeps.newest": string;
    "sweeps.none": string;
    "sweeps.none.text": string;
    "sweeps.none.unpaid": string;
    "sweeps.plan.again": string;
    "sweeps.plan.amount": string;
    "sweeps.plan.changed": string;
    "sweeps.plan.changed.text": string;
    "sweeps.plan.deployment": string;
    "sweeps.plan.deployment.text": string;
    "sweeps.plan.failed": string;
    "sweeps.plan.fee": string;
    "sweeps.plan.from": string;
    "sweeps.plan.from.addresses": string;
    "sweeps.plan.from.together": string;
    "sweeps.plan.gas": string;
    "sweeps.plan.gas.text": string;
    "sweeps.plan.gasAvailable": string;
    "sweeps.plan.gross": string;
    "sweeps.plan.left": string;
    "sweeps.plan.left.further": string;
    "sweeps.plan.left.moving": string;
    "sweeps.plan.left.open": string;
    "sweeps.plan.left.tooSmall": string;
    "sweeps.plan.old": string;
    "sweeps.plan.old.text": string;
    "sweeps.plan.to": string;
    "sweeps.promised": string;
    "sweeps.resume": string;
    "sweeps.resume.changed": string;
    "sweeps.resume.changed.text": string;
    "sweeps.resume.loadFailed": string;
    "sweeps.resume.named": string;
    "sweeps.resume.title": string;
    "sweeps.resume.waiting": string;
    "sweeps.row": string;
    "sweeps.says.confirming": string;
    "sweeps.says.waiting": string;
    "sweeps.sign.done": string;
    "sweeps.sign.server": string;
    "sweeps.sign.submit": string;
    "sweeps.sign.unknown": string;
    "sweeps.sign.unknown.changed": string;
    "sweeps.sign.unknown.text": string;
    "sweeps.signer": string;
    "sweeps.skipped": string;
    "sweeps.skipped.BLOCKED": string;
    "sweeps.skipped.BUSY": string;
    "sweeps.skipped.CANNOT_SEND": string;
    "sweeps.skipped.EMPTY": string;
    "sweeps.skipped.FEE_CHANGED": string;
    "sweeps.skipped.GAS_MISSING": string;
    "sweeps.skipped.LATER": string;
    "sweeps.skipped.text": string;
    "sweeps.status.DONE": string;
    "sweeps.status.FAILED": string;
    "sweeps.status.PARTIAL": string;
    "sweeps.status.SENDING": string;
    "sweeps.text": string;
    "sweeps.title": string;
    "sweeps.total": string;
    "team.actions": string;
    "team.changeRole": string;
    "team.changeRole.done": string;
    "team.changeRole.submit": string;
    "team.changeRole.title": string;
    "team.forbidden": string;
    "team.invitations": string;
    "team.invitations.empty": string;
    "team.invitations.expired": string;
    "team.invitations.expires": string;
    "team.invitations.loadFailed": string;
    "team.invite": string;
    "team.invite.done": string;
    "team.invite.email": string;
    "team.invite.email.hint": string;
    "team.invite.submit": string;
    "team.invite.title": string;
    "team.lastActive": string;
    "team.link": string;
    "team.link.open": string;
    "team.link.text": string;
    "team.loadFailed": string;
    "team.members": string;
    "team.neverActive": string;
    "team.remove": string;
    "team.remove.done": string;
    "team.remove.submit": string;
    "team.remove.text": string;
    "team.remove.title": string;
    "team.resend": string;
    "team.resend.of": string;
    "team.revoke": string;
    "team.revoke.done": string;
    "team.revoke.of": string;
    "team.revoke.submit": string;
    "team.revoke.text": string;
    "team.revoke.title": string;
    "team.role": string;
    "team.settlementOwner": string;
    "team.takeOver": string;
    "team.takeOver.ADMIN": string;
    "team.takeOver.LEAVES": string;
    "team.takeOver.OWNER": string;
    "team.takeOver.becomes": string;
    "team.takeOver.createWallet": string;
    "team.takeOver.done": string;
    "team.takeOver.earlier": string;
    "team.takeOver.noWallet": string;
    "team.takeOver.password": string;
    "team.takeOver.password.hint": string;
    "team.takeOver.submit": string;
    "team.takeOver.text": string;
    "team.takeOver.title": string;
    "team.takeOver.wallet": string;
    "team.transfer": string;
    "team.transfer.done": string;
    "team.transfer.settled.text": string;
    "team.transfer.settled.title": string;
    "team.transfer.submit": string;
    "team.transfer.text": string;
    "team.transfer.title": string;
    "team.you": string;
    "time.about": string;
    "time.daysAgo": string;
    "time.hours": string;
    "time.hoursAgo": string;
    "time.hoursMinutes": string;
    "time.inSentence.now": string;
    "time.inSentence.today": string;
    "time.inSentence.yesterday": string;
    "time.minutes": string;
    "time.minutesAgo": string;
    "time.now": string;
    "time.today": string;
    "time.yesterday": string;
    "tools.api": string;
    "tools.api.open": string;
    "tools.api.text": string;
    "tools.goingLive": string;
    "tools.goingLive.open": string;
    "tools.goingLive.text": string;
    "tools.guides": string;
    "tools.guides.open": string;
    "tools.guides.text": string;
    "tools.payment": string;
    "tools.payment.create": string;
    "tools.payment.text": string;
    "tools.requests": string;
    "tools.requests.open": string;
    "tools.requests.text": string;
    "tools.title": string;
    "transaction.account": string;
    "transaction.block": string;
    "transaction.block.waiting": string;
    "transaction.contact.hint": string;
    "transaction.contact.name": string;
    "transaction.contact.save": string;
    "transaction.copyFrom": string;
    "transaction.copyHash": string;
    "transaction.copyTo": string;
    "transaction.ended.DROPPED": string;
    "transaction.ended.FAILED": string;
    "transaction.ended.REPLACED": string;
    "transaction.fee": string;
    "transaction.from": string;
    "transaction.hash": string;
    "transaction.hash.none.contract": string;
    "transaction.hash.none.correction": string;
    "transaction.heading.CONTRACT": string;
    "transaction.heading.RECEIVED": string;
    "transaction.heading.SELF": string;
    "transaction.heading.SENT": string;
    "transaction.heading.pending.CONTRACT": string;
    "transaction.heading.pending.RECEIVED": string;
    "transaction.heading.pending.SELF": string;
    "transaction.heading.pending.SENT": string;
    "transaction.loadFailed": string;
    "transaction.more": string;
    "transaction.networkFee": string;
    "transaction.notFound.back": string;
    "transaction.notFound.text": string;
    "transaction.notFound.title": string;
    "transaction.note": string;
    "transaction.note.hint": string;
    "transaction.note.label": string;
    "transaction.note.saved": string;
    "transaction.note.saving": string;
    "transaction.note.undo": string;
    "transaction.party.more": string;
    "transaction.party.spam": string;
    "transaction.receipt": string;
    "transaction.receipt.print": string;
    "transaction.receipt.printed": string;
    "transaction.replace.ACCELERATE.hint": string;
    "transaction.replace.ACCELERATE.text": string;
    "transaction.replace.CANCEL": string;
    "transaction.replace.CANCEL.text": string;
    "transaction.replace.SPEED_UP": string;
    "transaction.replace.SPEED_UP.text": string;
    "transaction.replace.back": string;
    "transaction.replace.code": string;
    "transaction.replace.done.ACCELERATE": string;
    "transaction.replace.done.CANCEL": string;
    "transaction.replace.done.SPEED_UP": string;
    "transaction.replace.failed": string;
    "transaction.replace.failed.ACCELERATE": string;
    "transaction.replace.fee": string;
    "transaction.replace.keep": string;
    "transaction.replace.password": string;
    "transaction.replace.previousFee": string;
    "transaction.replace.received": string;
    "transaction.replace.text": string;
    "transaction.replace.title": string;
    "transaction.replace.value": string;
    "transaction.step.DROPPED": string;
    "transaction.step.FAILED": string;
    "transaction.step.REPLACED": string;
    "transaction.title": string;
    "transaction.to": string;
    "transaction.total": string;
    "transaction.valueNow": string;
    "transaction.valueThen": string;
    "transaction.wallet": string;
    "transactions.column.amount": string;
    "transactions.column.counterparty": string;
    "transactions.column.date": string;
    "transactions.column.fiat": string;
    "transactions.column.status": string;
    "transactions.empty.text": string;
    "transactions.empty.title": string;
    "transactions.export": string;
    "transactions.exported": string;
    "transactions.filter.account": string;
    "transactions.filter.allAccounts": string;
    "transactions.filter.allAssets": string;
    "transactions.filter.allStatuses": string;
    "transactions.filter.asset": string;
    "transactions.filter.atLeast": string;
    "transactions.filter.atMost": string;
    "transactions.filter.between": string;
    "transactions.filter.currency": string;
    "transactions.filter.from": string;
    "transactions.filter.max": string;
    "transactions.filter.min": string;
    "transactions.filter.notAnAmount": string;
    "transactions.filter.period": string;
    "transactions.filter.search": string;
    "transactions.filter.search.hint": string;
    "transactions.filter.since": string;
    "transactions.filter.status": string;
    "transactions.filter.status.CONFIRMING": string;
    "transactions.filter.to": string;
    "transactions.filter.token": string;
    "transactions.filter.until": string;
    "transactions.filters": string;
    "transactions.hidden.show": string;
    "transactions.hidden.text": string;
    "transactions.loadFailed": string;
    "transactions.noMatch.text": string;
    "transactions.noMatch.title": string;
    "transactions.note": string;
    "transactions.open": string;
    "transactions.open.unlisted.contract": string;
    "transactions.open.unlisted.correction": string;
    "transactions.party.CONTRACT": string;
    "transactions.party.RECEIVED": string;
    "transactions.party.SENT": string;
    "transactions.party.account": string;
    "transactions.party.copy": string;
    "transactions.party.network": string;
    "transactions.party.send": string;
    "transactions.party.sendAgain": string;
    "transactions.party.title": string;
    "transactions.party.unknown": string;
    "transactions.party.unlisted.contract": string;
    "transactions.party.unlisted.correction": string;
    "transactions.perPage": string;
    "transactions.period.any": string;
    "transactions.period.lastMonth": string;
    "transactions.period.month": string;
    "transactions.period.own": string;
    "transactions.period.quarter": string;
    "transactions.period.thisMonth": string;
    "transactions.period.thisYear": string;
    "transactions.period.today": string;
    "transactions.period.week": string;
    "transactions.selection.count": string;
    "transactions.status.CONFIRMED": string;
    "transactions.status.CONFIRMING": string;
    "transactions.status.DROPPED": string;
    "transactions.status.FAILED": string;
    "transactions.status.PENDING": string;
    "transactions.status.REPLACED": string;
    "transactions.title": string;
    "transactions.type.CONTRACT": string;
    "transactions.type.RECEIVED": string;
    "transactions.type.SELF": string;
    "transactions.type.SENT": string;
    "undoEmail.done.text": string;
    "undoEmail.done.title": string;
    "undoEmail.effects": string;
    "undoEmail.lead": string;
    "undoEmail.over.reset": string;
    "undoEmail.over.text": string;
    "undoEmail.over.title": string;
    "undoEmail.submit": string;
    "undoEmail.title": string;
    "unmatched.assign": string;
    "unmatched.assign.effect": string;
    "unmatched.assign.exact": string;
    "unmatched.assign.expected": string;
    "unmatched.assign.lead": string;
    "unmatched.assign.missing": string;
    "unmatched.assign.none": string;
    "unmatched.assign.of": string;
    "unmatched.assign.other": string;
    "unmatched.assign.over": string;
    "unmatched.assign.over.short": string;
    "unmatched.assign.payments": string;
    "unmatched.assign.search": string;
    "unmatched.assign.search.hint": string;
    "unmatched.assign.submit": string;
    "unmatched.assign.title": string;
    "unmatched.assign.under": string;
    "unmatched.assign.under.short": string;
    "unmatched.assigned": string;
    "unmatched.cause.ADDRESS_RETURNED": string;
    "unmatched.cause.ASSET_NOT_ACCEPTED": string;
    "unmatched.cause.BEFORE_PAYMENT": string;
    "unmatched.cause.NOT_ASKED": string;
    "unmatched.cause.NO_COMMENT": string;
    "unmatched.cause.NO_REFERENCE": string;
    "unmatched.cause.OTHER_AMOUNT": string;
    "unmatched.cause.UNKNOWN_COMMENT": string;
    "unmatched.copyFrom": string;
    "unmatched.copyHash": string;
    "unmatched.copyTo": string;
    "unmatched.decided.title": string;
    "unmatched.empty.ASSIGNED.text": string;
    "unmatched.empty.ASSIGNED.title": string;
    "unmatched.empty.IGNORED.text": string;
    "unmatched.empty.IGNORED.title": string;
    "unmatched.empty.OPEN.text": string;
    "unmatched.empty.OPEN.title": string;
    "unmatched.empty.REFUNDED.text": string;
    "unmatched.empty.REFUNDED.title": string;
    "unmatched.filters": string;
    "unmatched.from": string;
    "unmatched.fromContract": string;
    "unmatched.ignore": string;
    "unmatched.ignore.of": string;
    "unmatched.ignored": string;
    "unmatched.lead": string;
    "unmatched.loadFailed": string;
    "unmatched.memo": string;
    "unmatched.payment": string;
    "unmatched.refund": string;
    "unmatched.refund.of": string;
    "unmatched.refunds": string;
    "unmatched.reopen": string;
    "unmatched.reopen.of": string;
    "unmatched.reopened": string;
    "unmatched.rest": string;
    "unmatched.state.ASSIGNED": string;
    "unmatched.state.IGNORED": string;
    "unmatched.state.OPEN": string;
    "unmatched.state.REFUNDED": string;
    "unmatched.suggestion": string;
    "unmatched.suggestion.of": string;
    "unmatched.to": string;
    "unmatched.undo": string;
    "validation.aboveMaximum": string;
    "validation.belowMinimum": string;
    "validation.blank": string;
    "validation.blankOnBlur": string;
    "validation.looksLikeA": string;
    "validation.looksLikeAn": string;
    "validation.losesFunds": string;
    "validation.memoLength": string;
    "validation.mistyped": string;
    "validation.noAccount": string;
    "validation.notA": string;
    "validation.notAn": string;
    "validation.otherChain": string;
    "validation.ownContract": string;
    "validation.request.amount": string;
    "validation.request.contractCall": string;
    "validation.request.damaged": string;
    "validation.request.length": string;
    "validation.request.memoCharacters": string;
    "validation.request.memoLength": string;
    "validation.request.network": string;
    "validation.request.noAddress": string;
    "validation.request.noAsset": string;
    "validation.request.none": string;
    "validation.request.notHeld": string;
    "validation.request.otherAsset": string;
    "validation.request.otherChain": string;
    "validation.request.ownContract": string;
    "validation.request.repeated": string;
    "validation.request.tooMuch": string;
    "validation.request.unknownNetwork": string;
    "validation.request.unknownToken": string;
    "validation.request.unsupported": string;
    "validation.request.webSite": string;
    "validation.unrecognized": string;
    "validation.unsupportedAddress": string;
    "walletSettings.accounts": string;
    "walletSettings.accounts.add": string;
    "walletSettings.accounts.archived": string;
    "walletSettings.accounts.down": string;
    "walletSettings.accounts.empty": string;
    "walletSettings.accounts.empty.text": string;
    "walletSettings.accounts.gap": string;
    "walletSettings.accounts.loadFailed": string;
    "walletSettings.accounts.moved": string;
    "walletSettings.accounts.path": string;
    "walletSettings.accounts.text": string;
    "walletSettings.accounts.up": string;
    "walletSettings.contacts": string;
    "walletSettings.contacts.open": string;
    "walletSettings.contacts.page": string;
    "walletSettings.contacts.text": string;
    "walletSettings.currency": string;
    "walletSettings.currency.hint": string;
    "walletSettings.currency.option": string;
    "walletSettings.danger": string;
    "walletSettings.defaults": string;
    "walletSettings.defaults.count": string;
    "walletSettings.defaults.none": string;
    "walletSettings.defaults.text": string;
    "walletSettings.defaults.token": string;
    "walletSettings.delete": string;
    "walletSettings.delete.coins": string;
    "walletSettings.delete.confirmName": string;
    "walletSettings.delete.confirmName.hint": string;
    "walletSettings.delete.confirmName.wrong": string;
    "walletSettings.delete.done": string;
    "walletSettings.delete.open": string;
    "walletSettings.delete.text": string;
    "walletSettings.delete.title": string;
    "walletSettings.deleted": string;
    "walletSettings.deleted.created": string;
    "walletSettings.deleted.text": string;
    "walletSettings.deletedAccounts": string;
    "walletSettings.deletedAccounts.text": string;
    "walletSettings.devices": string;
    "walletSettings.devices.current": string;
    "walletSettings.devices.empty": string;
    "walletSettings.devices.empty.text": string;
    "walletSettings.devices.loadFailed": string;
    "walletSettings.devices.name": string;
    "walletSettings.devices.remove": string;
    "walletSettings.devices.remove.of": string;
    "walletSettings.devices.require": string;
    "walletSettings.devices.require.text": string;
    "walletSettings.devices.seen": string;
    "walletSettings.devices.text": string;
    "walletSettings.devices.until": string;
    "walletSettings.display": string;
    "walletSettings.export": string;
    "walletSettings.export.download": string;
    "walletSettings.export.text": string;
    "walletSettings.hiddenTokens": string;
    "walletSettings.hiddenTokens.empty": string;
    "walletSettings.hiddenTokens.empty.text": string;
    "walletSettings.hiddenTokens.in": string;
    "walletSettings.hiddenTokens.show": string;
    "walletSettings.hiddenTokens.show.of": string;
    "walletSettings.hiddenTokens.text": string;
    "walletSettings.hideBalances.hide": string;
    "walletSettings.hideBalances.text": string;
    "walletSettings.hideSmall": string;
    "walletSettings.hideSmall.text": string;
    "walletSettings.keys": string;
    "walletSettings.loadFailed": string;
    "walletSettings.name": string;
    "walletSettings.name.length": string;
    "walletSettings.name.save": string;
    "walletSettings.none": string;
    "walletSettings.password": string;
    "walletSettings.password.change": string;
    "walletSettings.password.current": string;
    "walletSettings.password.done": string;
    "walletSettings.password.effects": string;
    "walletSettings.password.new": string;
    "walletSettings.password.reset": string;
    "walletSettings.password.text": string;
    "walletSettings.prices": string;
    "walletSettings.prices.text": string;
    "walletSettings.privacy": string;
    "walletSettings.restore": string;
    "walletSettings.restore.of": string;
    "walletSettings.restored": string;
    "walletSettings.saved": string;
    "walletSettings.seed": string;
    "walletSettings.seed.effects": string;
    "walletSettings.seed.left": string;
    "walletSettings.seed.open": string;
    "walletSettings.seed.over": string;
    "walletSettings.seed.support": string;
    "walletSettings.seed.text": string;
    "walletSettings.seed.title": string;
    "walletSettings.sendCode": string;
    "walletSettings.sendCode.code": string;
    "walletSettings.sendCode.hint": string;
    "walletSettings.sendCode.length": string;
    "walletSettings.sendCode.needs": string;
    "walletSettings.sendCode.noApp": string;
    "walletSettings.sendCode.setUp": string;
    "walletSettings.sendCode.text": string;
    "walletSettings.sendCode.turnOff": string;
    "walletSettings.sendCode.turnOn": string;
    "walletSettings.signing": string;
    "walletSettings.signing.text": string;
    "walletSettings.spam": string;
    "walletSettings.spam.text": string;
    "walletSettings.support.allow": string;
    "walletSettings.support.text": string;
    "walletSettings.tab.accounts": string;
    "walletSettings.tab.general": string;
    "walletSettings.tab.privacy": string;
    "walletSettings.tab.security": string;
    "walletSettings.tabs": string;
    "walletSettings.title.accounts": string;
    "walletSettings.title.general": string;
    "walletSettings.title.privacy": string;
    "walletSettings.title.security": string;
    "walletSettings.wallet": string;
    "webhook.actions": string;
    "webhook.apiVersion": string;
    "webhook.copyUrl": string;
    "webhook.delete": string;
    "webhook.delete.done": string;
    "webhook.delete.submit": string;
    "webhook.delete.text": string;
    "webhook.delete.title": string;
    "webhook.description": string;
    "webhook.disablesItself": string;
    "webhook.edit.done": string;
    "webhook.edit.submit": string;
    "webhook.edit.title": string;
    "webhook.event.payment.attention": string;
    "webhook.event.payment.cancelled": string;
    "webhook.event.payment.completed": string;
    "webhook.event.payment.confirmed": string;
    "webhook.event.payment.created": string;
    "webhook.event.payment.detected": string;
    "webhook.event.payment.expired": string;
    "webhook.event.payment.invalid": string;
    "webhook.event.payment.refunded": string;
    "webhook.event.refund.updated": string;
    "webhook.event.settlement.completed": string;
    "webhook.event.webhook.ping": string;
    "webhook.events": string;
    "webhook.events.all": string;
    "webhook.events.all.text": string;
    "webhook.events.missing": string;
    "webhook.events.some": string;
    "webhook.events.some.text": string;
    "webhook.events.types": string;
    "webhook.formerSecret": string;
    "webhook.loadFailed": string;
    "webhook.missed": string;
    "webhook.missed.since": string;
    "webhook.new.secret": string;
    "webhook.new.title": string;
    "webhook.nextRetry": string;
    "webhook.notFound.back": string;
    "webhook.notFound.text": string;
    "webhook.notFound.title": string;
    "webhook.off.NOTHING_ACCEPTED": string;
    "webhook.off.RECEIVER_GONE": string;
    "webhook.off.text": string;
    "webhook.off.title": string;
    "webhook.on": string;
    "webhook.on.done": string;
    "webhook.ping": string;
    "webhook.ping.accepted.text": string;
    "webhook.ping.answered": string;
    "webhook.ping.failed": string;
    "webhook.ping.refused.text": string;
    "webhook.ping.title": string;
    "webhook.ping.view": string;
    "webhook.ping.waiting": string;
    "webhook.rate": string;
    "webhook.rate.none": string;
    "webhook.rate24h": string;
    "webhook.rate7d": string;
    "webhook.replay": string;
    "webhook.replay.done": string;
    "webhook.replay.text": string;
    "webhook.replay.title": string;
    "webhook.roll": string;
    "webhook.roll.text": string;
    "webhook.roll.title": string;
    "webhook.secret.copy": string;
    "webhook.secret.label": string;
    "webhook.secret.title": string;
    "webhook.secret.use": string;
    "webhook.status": string;
    "webhook.summary": string;
    "webhook.turnOff": string;
    "webhook.turnOff.done": string;
    "webhook.turnOff.text": string;
    "webhook.turnOff.title": string;
    "webhook.url": string;
    "webhook.url.hint": string;
    "webhook.url.hint.sandbox": string;
    "webhook.url.invalid": string;
    "webhook.url.private": string;
    "webhooks.add": string;
    "webhooks.allEvents": string;
    "webhooks.empty": string;
    "webhooks.empty.text": string;
    "webhooks.events": string;
    "webhooks.failingSince": string;
    "webhooks.loadFailed": string;
    "webhooks.noneYet": string;
    "webhooks.open": string;
    "webhooks.open.of": string;
    "webhooks.rate24h": string;
    "webhooks.state.FAILING": string;
    "webhooks.state.OFF": string;
    "webhooks.state.ON": string;
    "webhooks.text": string;
    "webhooks.title": string;
};

/** Name of a text. */
type MessageKey = keyof typeof en;
/** Values that fill the placeholders of a text. */
type MessageValues = Readonly<Record<string, string | number>>;
/** Returns a text in the language of the translator. */
interface Translate {
    (key: MessageKey, values?: MessageValues): string;
    /** BCP 47 tag by whose rules it writes; English where there is none. */
    readonly locale?: string;
}

/**
 * Secret of one call: it is in no state, event or log. Carries the two-factor code where
 * `SendState.asksCode` is true.
 */
type SendSecret = ({
    readonly password: string;
} | {
    readonly seedPhrase: string;
}) & {
    readonly twoFactorCode?: string;
};

/** Step of Send, in order. */
type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
/** Secret to sign with: the encryption key or the seed phrase. */
type SignMethod = KeyType;
/** Amount field that is being edited: the asset's or the one in US dollars. */
type AmountSide = 'asset' | 'usd';
/** Field that a host can lock. A locked amount locks its asset as well. */
type SendField = 'account' | 'asset' | 'recipient' | 'memo' | 'amount' | 'feePriority';
/** Initial values of the fields, also after a reset. */
interface SendPrefill {
    readonly accountId?: string;
    /** Id such as `USDT@ETH`; the native asset of the account by default. */
    readonly tokenId?: string;
    /** Address, or a payment URI with one. */
    readonly recipient?: string;
    /** Text for the recipient, on networks with memos. */
    readonly memo?: string;
    readonly amount?: Decimal;
    /** Ignored where `amount` is given. */
    readonly amountUsd?: Decimal;
    /** Ignored on networks without a choice of fees. */
    readonly feePriority?: Exclude<FeePriority, 'Custom'>;
}
/** Options that the flow starts with, and returns to on a reset. */
interface SendStart {
    readonly prefill?: SendPrefill;
    /** Fields that are shown but cannot be changed, as far as they are prefilled. */
    readonly lock?: readonly SendField[];
    /** Offers a custom fee rate, where the network leaves a choice. */
    readonly allowCustomFee?: boolean;
    /** Sends what a business was paid: `prefill.accountId` is then one of its accounts. */
    readonly settlement?: SendSettlement;
}
/** Business whose payments arrived in the wallet, apart from its balance. */
interface SendSettlement {
    readonly businessId: number;
}

/** Way in which a dialog was left without a result. */
type DismissReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'host' | 'navigated' | 'signed-out';
/** End of a Send flow. */
type SendResult = {
    readonly status: 'sent';
    readonly transaction: Transaction;
} | {
    readonly status: 'dismissed';
    readonly step: SendStep;
    readonly reason: DismissReason;
};
/** Reviewed send for a signer outside of the flow. */
interface SignRequest {
    readonly walletId: string;
    readonly accountId: string;
    /** Intent that is signed; the signer loads it from the server. */
    readonly intentId: string;
    /** Key of the create call, so that the send is carried out once. */
    readonly idempotencyKey: string;
}
/** Progress of a signer: waiting for the secret, sending, or finding out whether it was sent. */
type SignProgress = 'waiting' | 'sending' | 'checking';
/**
 * Signs and sends a reviewed intent in a place that the flow cannot read, such as a frame of the wallet's
 * own origin. Resolves with the id of the transaction.
 */
type SignElsewhere = (request: SignRequest, onProgress: (progress: SignProgress) => void) => Promise<string>;
/** Actions of the sender. */
interface SendActions {
    /** Selects an account, and one of its assets by its id; the native one unless it is kept. */
    selectAccount(id: string, assetId?: string): void;
    /** Selects one of `assets` by its id. */
    selectAsset(id: string): void;
    setRecipient(text: string): void;
    /** Loads the known recipients, when the field receives the focus. */
    enterRecipient(): void;
    /** Validates the recipient, when the field loses the focus. */
    leaveRecipient(): void;
    /** Chooses one of `requestChoice.assets` by its id, and opens the request in it. */
    chooseRequestAsset(assetId: string): void;
    /** Removes the opened request with what it filled in, before it is paid. */
    removeRequest(): void;
    /** Accepts or refuses an address that looks like a known one. */
    acceptLookAlike(isAccepted: boolean): void;
    /** Accepts or refuses an address that could not be compared with all known ones. */
    acceptUncompared(isAccepted: boolean): void;
    setMemo(text: string): void;
    setAmount(text: string): void;
    /**
     * Sets the amount in US dollars; the asset's amount follows, rounded down. Ignored without a price,
     * or with an expired one.
     */
    setAmountUsd(text: string): void;
    /** Validates the amount, when its field loses the focus. */
    leaveAmount(): void;
    /** Switches the edited side; the asset's amount stays the same. */
    switchEdited(): void;
    setMax(): void;
    /** Sets the smallest amount that may be sent. */
    setMin(): void;
    setFeePriority(priority: FeePriority): void;
    /** Sets the rate for `Custom`, in satoshis per virtual byte with at most three decimals. */
    setCustomFeeRate(text: string): void;
    /** Accepts or refuses high fees. */
    acceptHighFee(isAccepted: boolean): void;
    next(): void;
    back(): void;
    chooseSignMethod(method: SignMethod | null): void;
    /** @throws {BillfoldError} the error that `error` shows as well */
    sign(secret: SendSecret): Promise<Transaction>;
    /**
     * Has the reviewed send signed outside of the flow, which then never holds the secret.
     * @throws {BillfoldError} the error that `error` shows as well, unless `signal` is aborted
     */
    signElsewhere(sign: SignElsewhere, signal: AbortSignal): Promise<Transaction>;
    /** Ends the flow as dismissed, unless it has already ended by sending. */
    dismiss(reason: DismissReason): void;
    /** Repeats the requests that failed. */
    retry(): void;
    /** Returns to the first step and clears the fields, as after closing the dialog. */
    reset(): void;
}
/**
 * Delay of `onAfterInput` after the last keystroke in an amount, in milliseconds (R-CONST-01).
 * @example
 * afterInputDelayMs; // 1000
 */
declare const afterInputDelayMs = 1000;

/** Name, symbol and decimals of an asset, enough to format an amount. */
interface NamedAsset extends AssetDigits {
    readonly symbol: string;
    readonly name: string;
}
/**
 * Returns the asset that a transaction moved: the native asset of its network, or the token with
 * its symbol. An unknown token has default decimals, for display only: see "Default decimals are
 * for display only" in docs/decisions/networks.md.
 * @example
 * transferredAsset({ blockchainNetwork: 'ETH', tokenSymbol: 'USDT' }).decimals; // 6
 * transferredAsset({ blockchainNetwork: 'ETH', tokenSymbol: null }).symbol; // 'ETH'
 */
declare function transferredAsset(moved: {
    readonly blockchainNetwork: Network;
    readonly tokenSymbol: string | null;
}): NamedAsset;

/**
 * Source of a transaction without a hash: a contract that paid without a transfer that blocks show, or a correction of
 * the books to the balance on the chain.
 */
type UnlistedSource = 'contract' | 'correction';
/**
 * Returns the source of a transaction without a hash.
 * @example
 * unlistedSource({ blockchainNetwork: 'ETH', tokenSymbol: null, type: 'RECEIVED' }); // 'contract'
 * unlistedSource({ blockchainNetwork: 'ETH', tokenSymbol: null, type: 'SENT' }); // 'correction'
 */
declare function unlistedSource(transaction: {
    readonly blockchainNetwork: Network;
    readonly tokenSymbol: string | null;
    readonly type: 'SENT' | 'RECEIVED' | 'SELF' | 'CONTRACT';
}): UnlistedSource;

/**
 * Recognizes a secret key of a business by its prefix. It belongs on a server, never in a page.
 * @example
 * isSecretKey('bf_test_sk_4Xk'); // true
 * isSecretKey('bf_test_pk_4Xk'); // false
 */
declare function isSecretKey(key: string | undefined): boolean;

/** Headless dialog: a frozen state, actions, and a result. Every dialog is a thin view over one. */
interface Flow<State extends object, Actions, Result> {
    getState(): State;
    subscribe(listener: () => void): () => void;
    readonly actions: Actions;
    /** Settles once, when the flow is over or disposed. */
    readonly result: Promise<Result>;
    /** Cancels all requests and timers; afterwards no listener is called. */
    dispose(): void;
}

/** Validation errors of a form: at most one sentence per field. */
type InvalidFields<Field extends string> = Readonly<Partial<Record<Field, MessageKey>>>;
interface ValidatedForm<Field extends string> {
    readonly invalid: InvalidFields<Field>;
    /** Last error of the service. */
    readonly failure: AnyBillfoldError | null;
}
/**
 * Returns the error of a field: the validation error, or the one of the service; undefined for a
 * valid field.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const message = fieldMessage(flow.getState(), 'name', createTranslate());
 */
declare function fieldMessage<Field extends string>({ invalid, failure }: ValidatedForm<Field>, field: Field, translate: Translate): string | undefined;
/**
 * Reports whether the error of the service names one of `fields`, under which it is then shown.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const isUnderField = namesField(flow.getState().failure, 'name', 'password');
 */
declare function namesField(failure: AnyBillfoldError | null, ...fields: readonly string[]): boolean;

type AddAccountField = 'name' | 'password';

/** State of the Add account dialog for a view. */
interface AddAccountState {
    /** `empty`: this server has no network. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly networks: readonly Network[];
    readonly network: Network | null;
    /** Ways in which wallets count accounts on the network; empty where there is one. */
    readonly keyPaths: readonly KeyPath[];
    readonly keyPath: KeyPath;
    /** Types of addresses that wallets have on the network, the usual one first; empty where there is one. */
    readonly addressTypes: readonly AddressType[];
    readonly addressType: AddressType;
    /** Name as typed, or the suggested one. */
    readonly name: string;
    /** True if the service asks for the encryption password. */
    readonly needsKey: boolean;
    readonly isBusy: boolean;
    readonly invalid: InvalidFields<AddAccountField>;
    readonly failure: AnyBillfoldError | null;
    /** Error of loading the accounts and networks; null without one. */
    readonly problem: AnyBillfoldError | null;
    readonly added: Account | null;
}
/**
 * Returns the error of the password field; undefined without one.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const message = accountPasswordMessage(flow.getState(), createTranslate());
 */
declare function accountPasswordMessage(state: AddAccountState, translate: Translate): string | undefined;
/**
 * Returns the error that belongs to no field, shown above the form; null without one.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const failure = addAccountFailure(flow.getState());
 */
declare function addAccountFailure({ failure }: AddAccountState): AnyBillfoldError | null;

interface AddAccountFlowOptions {
    readonly walletId: string;
    /** Network that is selected initially. */
    readonly network?: Network;
    readonly onError?: (error: AnyBillfoldError) => void;
}
interface AddAccountActions {
    setNetwork(network: Network): void;
    /** Selects one of `keyPaths`. */
    setKeyPath(keyPath: KeyPath): void;
    /** Selects one of `addressTypes`. */
    setAddressType(addressType: AddressType): void;
    setName(name: string): void;
    /** Clears the errors of the password field, when it is edited. */
    editKey(): void;
    /**
     * Opens the account. `password` is the encryption key, empty unless `needsKey`; it is used for one
     * call and kept nowhere. A second call while one runs is ignored.
     */
    submit(password: string): Promise<void>;
    /** Repeats the requests that failed. */
    retry(): void;
}
type AddAccountResult = {
    readonly status: 'added';
    readonly account: Account;
} | {
    readonly status: 'dismissed';
};
/**
 * Creates the Add account dialog without a screen: name, network, and the password if the service
 * asks for it.
 * @example
 * const flow = createAddAccountFlow(client, { walletId, network: 'BTC' });
 * flow.subscribe(() => console.log(flow.getState().name, flow.getState().needsKey));
 * button.onclick = () => void flow.actions.submit(password);
 * const result = await flow.result;
 * if (result.status === 'added') console.log(result.account.id);
 */
declare function createAddAccountFlow(client: BillfoldClient, options: AddAccountFlowOptions): Flow<AddAccountState, AddAccountActions, AddAccountResult>;

/** Asset in one of the accounts: a choice of the pickers of Send and Receive. */
interface AssetOption {
    /** Unique among the accounts of a wallet. */
    readonly id: string;
    readonly account: Account;
    readonly asset: AccountAsset;
    /** Spendable balance of the asset in the account. */
    readonly balance: Decimal;
}

/**
 * Makes a call that may need proof of identity: asks for it where the service wants it, and repeats
 * the call. Null where the user did not prove it.
 */
type Confirm = <T>(call: () => Promise<T>) => Promise<{
    readonly answer: T;
} | null>;

/** Text as typed. */
interface ContactDraft {
    readonly name: string;
    readonly network: Network;
    readonly address: string;
    readonly memo: string;
}
type ContactField = 'name' | 'address' | 'memo';
type ContactsPlace = {
    readonly at: 'list';
}
/** `editing`: null for a new one. */
 | {
    readonly at: 'form';
    readonly editing: Contact | null;
    readonly draft: ContactDraft;
} | {
    readonly at: 'removal';
    readonly contact: Contact;
};
interface ContactsSource {
    /** By name. */
    readonly contacts: readonly Contact[];
    /** Networks of this server, with their chains. */
    readonly networks: Config['networks'];
}
interface RefusedContact {
    readonly invalid: InvalidFields<ContactField>;
    /** Validation error of the address; null without one. */
    readonly addressProblem: ValidationError | null;
}

interface ContactsFlowOptions {
    readonly walletId: string;
    /** Only contacts on this network. */
    readonly network?: Network;
    readonly onError?: (error: AnyBillfoldError) => void;
    /** Contacts of an earlier load, listed until the next one succeeds. */
    readonly known?: ContactsSource | undefined;
    /** Loads all contacts, such as into a cache; asks the service unless given. */
    readonly load?: ((signal: AbortSignal) => Promise<readonly Contact[]>) | undefined;
    /** Asks for proof of identity where a change of an address wants it; without it the change fails. */
    readonly confirm?: Confirm;
}

/** State of the Contacts dialog for a view. */
interface ContactsState extends RefusedContact {
    /** `empty`: there is no contact yet; a search that finds none is `ready` with none shown. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    /** Contacts that match the search and the network filter, sorted by name. */
    readonly contacts: readonly Contact[];
    /** Contacts that match the network filter, whatever is searched. */
    readonly all: readonly Contact[];
    readonly query: string;
    readonly place: ContactsPlace;
    /** Networks that a contact can have. */
    readonly networks: readonly Network[];
    readonly isBusy: boolean;
    readonly failure: AnyBillfoldError | null;
    readonly imported: ImportedContacts | null;
    /** Contact that was removed last, as long as nothing else was done. */
    readonly removed: Contact | null;
    /** Error of loading the contacts; null without one. */
    readonly problem: AnyBillfoldError | null;
}
/**
 * Returns the error of a field; undefined without one.
 * @example
 * const flow = createContactsFlow(client, { walletId });
 * const message = contactFieldMessage(flow.getState(), 'address', createTranslate());
 */
declare function contactFieldMessage(state: ContactsState, field: ContactField, translate: Translate): string | undefined;
/**
 * Returns the error that belongs to no field, shown above the form; null without one.
 * @example
 * const flow = createContactsFlow(client, { walletId });
 * const failure = contactFailure(flow.getState());
 */
declare function contactFailure({ failure }: ContactsState): AnyBillfoldError | null;
/**
 * Reports whether payments on this network can carry a memo.
 * @example
 * hasMemo('TON'); // true
 * hasMemo('BTC'); // false
 */
declare function hasMemo(network: Network): boolean;

interface ContactsActions {
    search(query: string): void;
    /** Opens the form for a new contact, prefilled with `known`. Ignored before the list is loaded. */
    add(known?: Partial<ContactDraft>): void;
    edit(contactId: string): void;
    /** Opens the confirmation to remove the edited contact. */
    askRemoval(): void;
    back(): void;
    change(change: Partial<ContactDraft>): void;
    /** Saves the form. Never rejects. */
    save(): Promise<void>;
    /** Removes the contact that `askRemoval` named. Never rejects. */
    remove(): Promise<void>;
    /** Adds the contact again that was removed last. Never rejects. */
    undoRemoval(): Promise<void>;
    /** Imports CSV with the columns `name,network,address,memo`. Never rejects. */
    importCsv(csv: string): Promise<void>;
    /** Ends the flow with a listed contact. */
    choose(contactId: string): void;
    /** Repeats the requests that failed. */
    retry(): void;
}
type ContactsResult = {
    readonly status: 'chosen';
    readonly contact: Contact;
} | {
    readonly status: 'dismissed';
};
/**
 * Creates the Contacts dialog without a screen: the address book of a wallet.
 * @example
 * const flow = createContactsFlow(client, { walletId, network: 'BTC' });
 * flow.subscribe(() => console.log(flow.getState().contacts));
 * const result = await flow.result;
 * if (result.status === 'chosen') console.log(result.contact.address);
 */
declare function createContactsFlow(client: BillfoldClient, options: ContactsFlowOptions): Flow<ContactsState, ContactsActions, ContactsResult>;

/** Account ids by the id of the asset that they are the default of. */
type DefaultAccounts = WalletSettings['defaultAccounts'];
/**
 * Finds the default account of an asset among open accounts; undefined without one.
 * @example
 * const { defaultAccounts } = await client.wallets.getSettings(walletId);
 * const { items } = await client.accounts.list(walletId, { isArchived: false });
 * const account = findDefaultAccount(items, { defaults: defaultAccounts, assetId: 'USDT@ETH' });
 */
declare function findDefaultAccount(accounts: readonly Account[], { defaults, assetId, needsBalance, }: {
    readonly defaults: DefaultAccounts;
    readonly assetId: string;
    /** Finds only an account that has some of the asset, as to send from. */
    readonly needsBalance?: boolean;
}): Account | undefined;

/** Filter of the list: `unused` (the default) has addresses that never received a payment, `all` every one. */
type AddressFilter = 'unused' | 'all';

interface DepositAddressesFlowOptions {
    readonly walletId: string;
    readonly accountId: string;
}

/** State of the Deposit addresses dialog for a view. */
interface DepositAddressesState {
    /** `empty`: no address passes the filter. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly account: Account | null;
    /** Network whose name is in the title. */
    readonly network: NetworkDefinition | null;
    readonly filter: AddressFilter;
    /** Newest first. */
    readonly addresses: readonly AddressRow[];
    /** True if new addresses can be generated: the manifest sets no limit per account. */
    readonly canGenerate: boolean;
    readonly isGenerating: boolean;
    readonly selected: DepositAddress | null;
    /** Error of loading the addresses or of generating one; null without one. */
    readonly problem: AnyBillfoldError | null;
}
/**
 * Reports whether an account has the most unused addresses allowed: one of them must receive a
 * payment before a new one can be generated (R-ADDR-05a).
 * @example
 * const flow = createDepositAddressesFlow(client, { walletId, accountId });
 * flow.subscribe(() => {
 *   if (isGapLimit(flow.getState().problem)) console.log('Use one of the unused addresses.');
 * });
 */
declare function isGapLimit(problem: AnyBillfoldError | null): boolean;

interface DepositAddressesActions {
    /** Changes the filter of the list. */
    show(filter: AddressFilter): void;
    /**
     * Makes the next address and reloads the list. Null when none was made: the manifest does not allow
     * it, one is being made, or `problem` says why. Never rejects.
     */
    generate(): Promise<DepositAddress | null>;
    /** Ends the flow with a listed address. */
    select(addressValue: string): void;
    /** Repeats the requests that failed. */
    retry(): void;
}
type DepositAddressesResult = {
    readonly status: 'selected';
    readonly address: DepositAddress;
} | {
    readonly status: 'dismissed';
};
/**
 * Creates the Deposit addresses dialog without a screen (R-ADDR).
 * @example
 * const flow = createDepositAddressesFlow(client, { walletId, accountId });
 * flow.subscribe(() => console.log(flow.getState().addresses));
 * button.onclick = () => void flow.actions.generate();
 */
declare function createDepositAddressesFlow(client: BillfoldClient, options: DepositAddressesFlowOptions): Flow<DepositAddressesState, DepositAddressesActions, DepositAddressesResult>;

/**
 * Loads every contact of a wallet.
 * @example
 * const contacts = await loadContacts(client, walletId, new AbortController().signal);
 */
declare function loadContacts({ contacts }: Pick<BillfoldClient, 'contacts'>, walletId: string, signal: AbortSignal): Promise<readonly Contact[]>;

/** Query of a page; the first one by default. */
type PageRequest = {
    readonly pageSize: number;
    readonly page?: number;
};
/**
 * Loads every page of a list and removes duplicates.
 * @example
 * const transactions = await loadPages((page) => client.transactions.list(walletId, page));
 */
declare function loadPages<T extends {
    readonly id: string;
}>(load: (query: PageRequest) => Promise<Page<T>>): Promise<readonly T[]>;

/** A new phrase, one written down before, or that of a wallet whose setup was left unfinished. */
type NewWalletKind = 'create' | 'import' | 'finish';
/** Number of words of a new seed phrase. */
type WordCount = 12 | 24;
interface NewWalletDraft {
    readonly kind: NewWalletKind;
    /** Text as typed. */
    readonly name: string;
    /** Word count of a generated phrase; an imported one has its own length. */
    readonly wordCount: WordCount;
}
type NewWalletStep = NewWalletPlace['step'];
/** Step of the new-wallet flow. The wallet exists from the step that names its id. */
type NewWalletPlace = {
    readonly step: 'name';
} | {
    readonly step: 'password';
} | {
    readonly step: 'import-phrase';
} | {
    readonly step: 'show-phrase';
    readonly walletId: string;
} | {
    readonly step: 'confirm-phrase';
    readonly walletId: string;
} | {
    readonly step: 'enter-phrase';
    readonly walletId: string;
    readonly name: string;
}
/** The wallet is active, and an account is added on each network of the server. */
 | {
    readonly step: 'accounts';
    readonly walletId: string;
    readonly networks: readonly Network[];
} | {
    readonly step: 'done';
    readonly walletId: string;
    readonly wallet: Wallet;
    /** Networks that the wallet has an account on. */
    readonly networks: readonly Network[];
};
type NewWalletField = 'name' | 'password' | 'confirmation' | 'consent' | 'phrase';
/** Error of a seed phrase. Has positions only, because each word is a secret. */
type PhraseProblem = {
    readonly reason: 'word_count' | 'length' | 'checksum' | 'mismatch';
} | {
    readonly reason: 'unknown_words';
    readonly positions: readonly number[];
};
/** State of the new-wallet flow; contains no password and no word of the phrase. */
interface NewWalletState {
    readonly place: NewWalletPlace;
    readonly draft: NewWalletDraft;
    readonly isBusy: boolean;
    readonly invalid: InvalidFields<NewWalletField>;
    readonly phraseProblem: PhraseProblem | null;
    readonly failure: AnyBillfoldError | null;
}

interface NewWalletFlowOptions {
    /** Name that the draft begins with, numbered where a known wallet of the user has it. */
    readonly suggestedName?: string;
    /** The BIP-39 word list, loaded when a phrase is entered. Without it the service validates the words. */
    readonly loadWords?: () => Promise<readonly string[]>;
    readonly onError?: (error: AnyBillfoldError) => void;
}

interface NewPassword {
    readonly password: string;
    readonly confirmation: string;
    readonly consent: boolean;
}
interface NewWalletProgress {
    readonly labels: readonly MessageKey[];
    /** Index of the step that is on screen; after the last one when all are done. */
    readonly current: number;
}
/**
 * Returns the labels of the steps for this kind of wallet, and the index of the current one.
 * @example
 * newWalletProgress('import', 'import-phrase').current; // 2
 */
declare function newWalletProgress(kind: NewWalletKind, step: NewWalletStep): NewWalletProgress;

interface NewWalletActions {
    draft(change: Partial<NewWalletDraft>): void;
    /** Clears the errors of a field, when it is edited. */
    clearErrors(field: NewWalletField): void;
    /** Continues with a wallet that was created and never activated. */
    finish(wallet: {
        readonly id: string;
        readonly name: string;
    }): void;
    submitName(): void;
    submitPassword(entered: NewPassword): Promise<void>;
    /** Submits the phrase to import, or the one of the unfinished wallet. */
    submitPhrase(phrase: string): Promise<void>;
    /** Continues from the shown phrase to its check. */
    continueToConfirm(): void;
    /** Activates the wallet once its words were checked, and adds an account on each network. */
    confirmPhrase(): Promise<void>;
    /** Tries again to add the accounts that are missing. */
    openAccounts(): Promise<void>;
    /** Ends the flow without the accounts that could not be added. */
    skipAccounts(): Promise<void>;
    back(): void;
}
type NewWalletResult = {
    readonly status: 'done';
    readonly walletId: string;
    readonly wallet: Wallet;
} | {
    readonly status: 'dismissed';
};
interface NewWalletFlow extends Flow<NewWalletState, NewWalletActions, NewWalletResult> {
    /**
     * The words of the phrase that was just made. They are in no state: empty before they are made,
     * and from activation or dispose on.
     */
    phrase(): readonly string[];
}
/**
 * Creates the flow that creates, imports or finishes a wallet: name, password, phrase, check. It
 * ends with an account on each network of the server.
 * @example
 * const flow = createNewWalletFlow(client, { loadWords: loadEnglishWords });
 * flow.subscribe(() => console.log(flow.getState().place.step));
 * flow.actions.draft({ kind: 'create', name: 'Savings', wordCount: 12 });
 * flow.actions.submitName();
 * const result = await flow.result;
 */
declare function createNewWalletFlow(client: BillfoldClient, options?: NewWalletFlowOptions): NewWalletFlow;

/**
 * Returns the sentence about a refused seed phrase. `wordCount` is the number of words to enter.
 * @example
 * phraseMessage({ reason: 'word_count' }, 12, createTranslate()); // 'Enter all 12 words'
 */
declare function phraseMessage(problem: PhraseProblem, wordCount: number, translate: Translate): string;
/**
 * Returns the positions of unknown words, from 1 on; empty for every other problem.
 * @example
 * unknownPositions({ reason: 'unknown_words', positions: [3, 7] }); // [3, 7]
 * unknownPositions({ reason: 'checksum' }); // []
 */
declare function unknownPositions(problem: PhraseProblem | null): readonly number[];

/** Asset option with the value of its balance. */
interface RankedAssetOption extends AssetOption {
    /** In US dollars; null without a price. */
    readonly value: Cents | null;
}
/**
 * Sorts asset options by value, the highest first. Balances without a price follow, then empty
 * accounts, native assets before tokens; equal ones keep their order.
 * @example
 * const { data } = client.resources.statistics(walletId).get();
 * const ranked = rankAssetOptions(flow.getState().options, data?.assets ?? []);
 */
declare function rankAssetOptions(options: readonly AssetOption[], assets: readonly Pick<AssetStatistics, 'symbol' | 'network' | 'price'>[]): readonly RankedAssetOption[];

type ReceiveStep = 'account' | 'receive';

/** State of the Receive dialog for a view. */
interface ReceiveState {
    /** `empty`: the wallet has no account. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly step: ReceiveStep;
    readonly accounts: readonly Account[];
    readonly account: Account | null;
    readonly network: NetworkDefinition | null;
    /** Assets of all accounts that are offered to receive, as the choices of one picker. */
    readonly options: readonly AssetOption[];
    /** Selected one of `options`. */
    readonly option: AssetOption | null;
    /** Assets that the account is offered to receive, the native one first. */
    readonly assets: readonly AccountAsset[];
    /** Selected one of `assets`; null before the accounts are loaded. */
    readonly asset: AccountAsset | null;
    readonly address: DepositAddress | null;
    /** Required confirmations of the manifest, else of the network. */
    readonly requiredConfirmations: number;
    /** True if new addresses can be generated: the manifest sets no limit per account. */
    readonly canGenerate: boolean;
    readonly isGenerating: boolean;
    /** Last payment received while the address is shown; null without one. */
    readonly incoming: Transaction | null;
    /** Nothing has ever happened on the account, and its network wants a first deposit (R-RECV-08). */
    readonly needsActivation: boolean;
    readonly canContinue: boolean;
    /** Error of loading the accounts or the address, or of generating one; null without one. */
    readonly problem: AnyBillfoldError | null;
}

interface ReceiveActions {
    /** Selects an account, and one of its assets by its id; the native one unless given. */
    selectAccount(id: string, assetId?: string): void;
    /** Selects one of `assets` by its id. */
    selectAsset(id: string): void;
    next(): void;
    back(): void;
    /** Generates the next address and shows it. @throws {BillfoldError} such as `address_gap_limit` */
    generate(): Promise<DepositAddress>;
    /** Shows another address of the account, such as one selected from a list. */
    showAddress(address: DepositAddress): void;
    retry(): void;
    /** Returns to the first step without an account, as after closing the dialog. */
    reset(): void;
}
interface ReceiveFlowOptions {
    readonly walletId: string;
    readonly accountId?: string;
    /** A token of its network that is still offered, such as `USDT@ETH`; the native asset unless given. */
    readonly tokenId?: string;
    /** Networks of the accounts to list; all unless given. */
    readonly networks?: readonly Network[];
    /** Source of live updates; without it, the flow polls for payments. */
    readonly live?: LiveSource;
}
/**
 * Creates the Receive dialog without a screen.
 * @example
 * const flow = createReceiveFlow(client, { walletId, accountId });
 * flow.subscribe(() => console.log(flow.getState().address?.addressValue));
 * button.onclick = () => flow.actions.next();
 */
declare function createReceiveFlow(client: BillfoldClient, { walletId, accountId, tokenId, networks, live }: ReceiveFlowOptions): Flow<ReceiveState, ReceiveActions, {
    readonly status: 'dismissed';
}>;

type ResetPasswordStep = 'phrase' | 'password' | 'done';
/** Fields by the names of the service, so that its errors are shown under them. */
type ResetPasswordField = 'seedPhrase' | 'newPassword' | 'confirmation' | 'consent';
/** State of the reset flow; contains no password and no word of the phrase. */
interface ResetPasswordState {
    readonly step: ResetPasswordStep;
    readonly isBusy: boolean;
    readonly invalid: InvalidFields<ResetPasswordField>;
    readonly phraseProblem: PhraseProblem | null;
    /** Last error of the service; null without one. */
    readonly failure: AnyBillfoldError | null;
}

/** Entered values of the form, for one call. */
interface ResetPasswordEntries {
    readonly seedPhrase: string;
    readonly newPassword: string;
    readonly confirmation: string;
    readonly consent: boolean;
}
/**
 * Validates a new cloud encryption password. Returns a message key per invalid field; empty for a
 * valid password.
 * @example
 * const entered = { newPassword: 'aaa', confirmation: 'aaa', consent: true };
 * validateNewPassword(entered); // { newPassword: 'cloudPassword.weak' }
 */
declare function validateNewPassword(entered: Omit<ResetPasswordEntries, 'seedPhrase'>): InvalidFields<ResetPasswordField>;
/**
 * Returns the error of the seed phrase field: the validation error, or the one of the service;
 * undefined for a valid phrase. `wordCount` is the number of words to enter.
 * @example
 * const flow = createResetPasswordFlow(client, { walletId });
 * const message = seedPhraseMessage(flow.getState(), createTranslate());
 */
declare function seedPhraseMessage(state: ResetPasswordState, translate: Translate, wordCount?: number): string | undefined;

interface ResetPasswordFlowOptions {
    readonly walletId: string;
    /** The BIP-39 word list, loaded when a phrase is entered. Without it the service validates the words. */
    readonly loadWords?: () => Promise<readonly string[]>;
    readonly onError?: (error: AnyBillfoldError) => void;
}

interface ResetPasswordActions {
    /** Clears the errors of a field, when it is edited. */
    clearErrors(field: ResetPasswordField): void;
    /** Validates the phrase and continues to the password. The phrase is not stored. */
    checkPhrase(seedPhrase: string): Promise<void>;
    back(): void;
    /** Resets the password. Stores no secret; a second call while one runs is ignored. */
    resetPassword(entered: ResetPasswordEntries): Promise<void>;
}
type ResetPasswordResult = {
    readonly status: 'done';
} | {
    readonly status: 'dismissed';
};
/**
 * Creates the Reset Cloud Encryption Password dialog without a screen (R-RPW).
 * @example
 * const flow = createResetPasswordFlow(client, { walletId, loadWords: loadEnglishWords });
 * await flow.actions.checkPhrase(phrase);
 * console.log(flow.getState().step, flow.getState().phraseProblem);
 */
declare function createResetPasswordFlow(client: BillfoldClient, options: ResetPasswordFlowOptions): Flow<ResetPasswordState, ResetPasswordActions, ResetPasswordResult>;

/** Failure of the camera. */
type CameraFailure = 'no-permission' | 'no-camera' | 'failed';

type StopCamera = () => void | Promise<void>;

/** Network whose codes are accepted. */
interface WantedNetwork {
    readonly network: Network;
    readonly chain?: ChainName;
}
/** Refusal of a scanned text. Never contains the text, which may be a private key. */
type ScanRefusal = 
/** For a network that is not in `wanted`. */
{
    readonly kind: 'wrong-network';
    readonly network: Network;
}
/** Neither an address nor a payment URI. */
 | {
    readonly kind: 'not-payment';
}
/** Payment request that cannot be paid: damaged, or of another chain. */
 | {
    readonly kind: 'refused';
    readonly error: ValidationError;
};

/**
 * Settings of the scanner; `facingMode` requests the rear camera.
 * @example
 * const video = { facingMode: scannerSettings.facingMode };
 * const stream = await navigator.mediaDevices.getUserMedia({ video });
 */
declare const scannerSettings: {
    readonly framesPerSecond: 10;
    readonly boxPixels: 250;
    readonly minimumBoxPixels: 50;
    readonly facingMode: 'environment';
};
interface ViewSize {
    readonly width: number;
    readonly height: number;
}
/**
 * Returns the side of the scanned square in CSS pixels: 250, or 70 % of the shorter side of a small
 * view (R-SCAN-01). Rounded down, at least 50.
 * @example
 * scannerBox({ width: 390, height: 844 }); // 250
 * scannerBox({ width: 390, height: 300 }); // 210
 */
declare function scannerBox({ width, height }: ViewSize): number;

/** Camera as the flow uses it. */
interface CameraRequest {
    readonly framesPerSecond: number;
    /** Side of the square to read, in pixels of a view of this size. */
    readonly box: (view: ViewSize) => number;
    readonly facingMode: 'environment';
    /** Called with the text of each code that is read. */
    readonly onText: (text: string) => void;
}
interface ScannerOptions {
    readonly wanted: readonly WantedNetwork[];
    /** Takes links of checkout pages too, for a host that verifies them; false unless given. */
    readonly acceptsCheckoutLinks?: boolean | undefined;
    /** `isSecureContext` of the page: browsers give cameras to secure pages only. */
    readonly isSecureContext: boolean;
    /** Starts the camera, and resolves with a function that stops it; rejects if it cannot start. */
    readonly startCamera: (request: CameraRequest) => Promise<StopCamera>;
    /** Reads the text of the code in a picture; null without a code. Rejects for an unreadable one. */
    readonly readPicture: (picture: Blob, signal: AbortSignal) => Promise<string | null>;
    /** Called with each error of the camera and of reading a picture (R-NOTE-11). */
    readonly onError?: (cause: unknown) => void;
}
interface ScannerActions {
    /** Handles pasted text like a scanned code. */
    readText(text: string): void;
    /** Reads an uploaded image instead of the camera. A later one replaces it. */
    readPicture(picture: Blob): Promise<void>;
    /** Stops the camera, when the page is hidden. */
    pause(): void;
    /** Starts the camera again, when the page is shown. */
    resume(): void;
    /** Requests the camera again after it failed. */
    retry(): void;
    /** Ends the flow as dismissed. */
    close(): void;
}
type ScannerResult = {
    readonly status: 'scanned';
    /** Scanned text for an input, without surrounding white space. */
    readonly text: string;
    /** One recipient per wanted network that the text can be paid on; none for the link of a checkout page. */
    readonly recipients: readonly Recipient[];
} | {
    readonly status: 'dismissed';
};

/** Notice about the last refused code or picture; scanning continues. */
type ScannerNotice = ScanRefusal
/** The picture shows no code. */
 | {
    readonly kind: 'no-code';
} | {
    readonly kind: 'picture-unreadable';
};
/** State of the camera. `not-started`: the permission is being requested. */
type ScannerStatus = 'not-started' | 'scanning' | 'paused'
/** Page without a secure context, where browsers give no camera. */
 | 'insecure' | CameraFailure | 'closed';
interface ScannerState {
    readonly status: ScannerStatus;
    /** True while an uploaded picture is being read; the camera continues meanwhile. */
    readonly isReadingPicture: boolean;
    readonly notice: ScannerNotice | null;
}

/**
 * Creates the scanner without a screen: requests the camera at once, and ends with the first code
 * that can be paid. The scanned text is in the result only.
 * @example
 * const wanted = [{ network: 'BTC' }] as const;
 * const flow = createScannerFlow({ wanted, isSecureContext, startCamera, readPicture });
 * const result = await flow.result;
 * if (result.status === 'scanned') console.log(result.recipients);
 */
declare function createScannerFlow(options: ScannerOptions): Flow<ScannerState, ScannerActions, ScannerResult>;

/**
 * Returns the notice about a refused code or picture.
 * @example
 * const text = scannerNotice({ kind: 'no-code' }, createTranslate());
 */
declare function scannerNotice(notice: ScannerNotice, translate: Translate): string;
/**
 * Returns the key of the text over the camera's picture, or in place of it (R-SCAN-02); null once
 * closed.
 * @example
 * scannerStatusText('paused'); // 'scanner.paused'
 */
declare function scannerStatusText(status: ScannerStatus): MessageKey | null;

/** Origin of a known address, the most trusted one first. */
type RecipientSource = 'own-account' | 'contact' | 'paid';
/**
 * Address that this wallet owns, saved or paid. Never one that only sent something to it: attackers
 * send dust from look-alike addresses.
 */
interface KnownRecipient {
    readonly source: RecipientSource;
    readonly address: string;
    /** Name of the contact or the account; null for an address that was only paid. */
    readonly name: string | null;
    /** Memo that payments to this address need, such as at an exchange. */
    readonly memo: string | null;
    /** Account that owns the address; null for others. */
    readonly accountId: string | null;
    /** Time of the last payment; null without one. */
    readonly paidAt: Date | null;
    /** When the contact got this address or memo; null for others, and for a contact that kept its own. */
    readonly addressChangedAt: Date | null;
}
/** Result of comparing an address with the known recipients. */
type RecipientMatch = {
    readonly kind: 'known';
    readonly recipient: KnownRecipient;
} | {
    readonly kind: 'same-account';
} | {
    readonly kind: 'look-alike';
    readonly recipient: KnownRecipient;
} | {
    readonly kind: 'first-time';
}
/** Neither known nor a look-alike so far as the lists were loaded; one of them failed. */
 | {
    readonly kind: 'not-compared';
    readonly error: AnyBillfoldError;
};

/** Custom fee rate, with its limits. */
interface CustomFee {
    /** Satoshis per virtual byte, as typed. */
    readonly rate: string;
    /** Limit that the rate breaks; null for a valid rate, and before one is typed. */
    readonly error: 'low' | 'high' | null;
    readonly lowest: Decimal;
    /** Null until the rates of the network are known. */
    readonly highest: Decimal | null;
}

/** Payment that was shown. */
interface ShownPayment {
    readonly network: Network;
    readonly recipient: string;
    /** Null for the native asset. */
    readonly tokenId: string | null;
    readonly amount: Decimal;
    /** Most that is charged in all, in the native asset of the network. */
    readonly fee: Decimal;
    readonly memo: string | null;
}
/** Reviewed send for a signer on this device. */
interface LocalSend {
    readonly walletId: string;
    readonly accountId: string;
    /** Review that the transaction carries out. */
    readonly intent: Pick<TransactionIntent, 'intentId' | 'digest'>;
    /** Payment that is signed, and no other. */
    readonly payment: ShownPayment;
}
/**
 * Signs a reviewed send on this device and returns the transaction as hex, so that the server gets no
 * secret. Null where only the server can sign.
 */
type SignLocally = (send: LocalSend, secret: SendSecret, signal: AbortSignal) => Promise<string | null>;

/** Asset of an account with its balance. */
interface HeldAsset extends AccountAsset {
    readonly balance: Decimal;
    /** Null for the native asset. */
    readonly token: TokenDefinition | null;
}

/** Reason why a fee needs a confirmation: more than a tenth of the amount, or more than $50. */
type HighFeeReason = 'share' | 'amount';

/** Native asset required and available, where too little is left to pay for sending a token. */
interface MissingForFee {
    /** Fee of the network. */
    readonly required: Decimal;
    readonly available: Decimal;
}
/** Fees to confirm before signing. */
interface HighFee {
    /**
     * `share`: more than a tenth of the amount; `amount`: more than $50; `service`: one of the two, by
     * prices that the service knows.
     */
    readonly reason: HighFeeReason | 'service';
    /** In the native asset, with the price of activating the recipient's account. */
    readonly fee: Decimal;
    /** The highest fee that needs no confirmation, in the native asset. */
    readonly limit: Decimal;
}

/** Amounts of a transaction: the typed one, the fees, the total, and their values in US dollars. */
interface SendMoney {
    /** Text as typed, in main units. */
    readonly amount: string;
    /** Amount with all decimals; null while the text is not an amount. */
    readonly exactAmount: Decimal | null;
    /** Amount in US dollars; linked with `amount` 100 ms after the last keystroke in either. */
    readonly amountUsd: string;
    readonly edited: AmountSide;
    /** A price is known and has not expired. */
    readonly canEnterUsd: boolean;
    /** Price of the asset; null while it is not known, which blocks no step. */
    readonly rate: CurrentRate | null;
    /** Price of the native asset, in which the fees are paid. */
    readonly nativeRate: CurrentRate | null;
    /** The price is old enough to be labelled. */
    readonly isRateOld: boolean;
    /** Values at `rate`, in cents, rounded half up. */
    readonly fiat: Fiat | null;
    /**
     * Fee of each priority, where the sender has a choice; the last known ones while the fees of the
     * typed amount load. `fee` and `total` always belong to the typed amount.
     */
    readonly feeOptions: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
    /** Fee of a network without a choice, or the last known one; null until it is loaded. */
    readonly networkCharge: NetworkCharge | null;
    /** Amount that `feeOptions` and `networkCharge` are of. */
    readonly feeBasis: FeeBasis;
    readonly fee: Decimal | null;
    readonly networkFee: Decimal | null;
    /** Fee that was reviewed before it changed; null where it is still the same. */
    readonly changedFee: Decimal | null;
    /** Sum that leaves the account in the sent asset; null until the fees are known. */
    readonly total: Decimal | null;
    /** Fees of a token in the native asset; null where `total` includes them. */
    readonly totalFee: Decimal | null;
    /** Decimals to show of amount, fees and total, so that they add up. */
    readonly sumDigits: number;
    /** Decimals to show of the fees. */
    readonly feeDigits: number;
    readonly maximum: Decimal | null;
    /** Fees that `maximum` leaves in the account; null where it leaves none, such as for a token. */
    readonly maximumFee: Decimal | null;
    readonly sendingMax: boolean;
}
/**
 * Amount that fees are of: `amount` is the typed one, `earlier` the one typed before it, while those of the typed
 * one load or cannot be loaded, and `maximum` an estimate for sending everything.
 */
type FeeBasis = 'amount' | 'earlier' | 'maximum';
/** Fee of a network that leaves no choice. */
interface NetworkCharge {
    /** All that the network charges, with `activation`. */
    readonly fee: Decimal;
    /** Part of `fee` that activates the recipient's account; null where nothing is to be activated. */
    readonly activation: Decimal | null;
    /** Price per gas in main units, and the gas limit; null on networks without gas. */
    readonly gas: {
        readonly price: Decimal;
        readonly limit: string;
    } | null;
}
/** Values in US cents. */
interface Fiat {
    readonly amount: Cents;
    /** Null until the fees are known; `total` too. */
    readonly fee: Cents | null;
    readonly total: Cents | null;
}

/** State of the Send dialog for a view. */
interface SendState extends SendMoney {
    /** `empty`: no account has a balance. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly step: SendStep;
    readonly accounts: readonly Account[];
    readonly account: Account | null;
    readonly network: NetworkDefinition | null;
    /** Assets of all accounts that can be sent, as the choices of one picker. */
    readonly options: readonly AssetOption[];
    /** Selected one of `options`. */
    readonly option: AssetOption | null;
    /** One of `options` that the recipient replaced by one that can pay it; null where none was. */
    readonly replacedOption: AssetOption | null;
    /** Assets that can be sent from the account, the native one first. */
    readonly assets: readonly HeldAsset[];
    /** Selected one of `assets`. */
    readonly asset: HeldAsset | null;
    /**
     * Accounts that can pay the recipient, one of each network, where the chosen one cannot or where nobody
     * chose between several networks.
     */
    readonly otherAccounts: readonly Account[];
    /** Fields that the host locked. */
    readonly locked: readonly SendField[];
    /** Text as typed. */
    readonly recipient: string;
    /** Normalized address in the text; empty while it has none. */
    readonly recipientAddress: string;
    /** The text has an address that can be paid. */
    readonly isRecipientPayable: boolean;
    /** Verified request that is paid; null without one. */
    readonly request: PaymentRequest$1 | null;
    /** Link of the checkout page that the request came from; null without one. */
    readonly requestLink: string | null;
    /** The request behind the link in the field is being fetched and verified. */
    readonly isOpeningRequest: boolean;
    /**
     * Choice of an asset at the host of the link, which no one has verified yet: those that the host takes and the wallet
     * holds. It stays while the request in the chosen one is opened; null without one.
     */
    readonly requestChoice: RequestAssets | null;
    /** Asset that was chosen there, while the request in it is opened; null without one. */
    readonly chosenRequestAsset: string | null;
    /** Reason why the link in the field leads to no payment; null without one. */
    readonly requestError: AnyBillfoldError | null;
    /** Warnings about the address. Those that forbid paying it are an error as well. */
    readonly recipientFlags: readonly AddressFlag[];
    /** Comparison with the known recipients; null until they are loaded. */
    readonly recipientMatch: RecipientMatch | null;
    /** The sender accepted an address that looks like a known one. */
    readonly isLookAlikeAccepted: boolean;
    /** The sender accepted an address that could not be compared with all known ones. */
    readonly isUncomparedAccepted: boolean;
    /** Known recipients that match the typed text. */
    readonly suggestions: readonly KnownRecipient[];
    /** Error of a list that is missing among the suggestions; null where all were loaded. */
    readonly suggestionsError: AnyBillfoldError | null;
    /** Text as typed. */
    readonly memo: string;
    /** Memo to send; empty on networks without memos. */
    readonly sentMemo: string;
    readonly feePriority: FeePriority;
    /** Custom fee rate; null where the host does not offer one. */
    readonly customFee: CustomFee | null;
    /** Native asset that is missing to pay the fee of a token. */
    readonly missingForFee: MissingForFee | null;
    /** Number of decimals that the edited amount takes, where the last keystroke had more; else null. */
    readonly exceededDigits: number | null;
    /** Reason to confirm the fees; null for usual ones. */
    readonly highFee: HighFee | null;
    /** The sender accepted the high fees. */
    readonly isHighFeeAccepted: boolean;
    readonly signMethod: SignMethod | null;
    /** Signing takes a two-factor code as well as the secret. */
    readonly asksCode: boolean;
    readonly errors: Readonly<Partial<Record<SendField, ValidationError>>>;
    /** Error of a request: loading, estimating or signing. Errors of fields are in `errors`. */
    readonly error: AnyBillfoldError | null;
    readonly canContinue: boolean;
    readonly canGoBack: boolean;
    /** The current step waits for a request. */
    readonly busy: boolean;
    /** The outcome of the last request is unknown, and the request is being repeated. */
    readonly isChecking: boolean;
    readonly transaction: Transaction | null;
}

interface SendFlowOptions extends SendStart {
    readonly walletId: string;
    /**
     * Chooses the asset to begin with, where neither the host nor a default account decides. The recipient
     * may replace it by one that can pay it.
     */
    readonly suggest?: ((options: readonly AssetOption[]) => AssetOption | null) | undefined;
    /** Signs on this device, so that the server gets no secret; without it the server signs. */
    readonly signLocally?: SignLocally | undefined;
    /** Called one second after the last change of an amount. */
    readonly onAfterInput?: ((state: SendState) => void) | undefined;
}
/**
 * Creates the Send dialog without a screen: its state, its actions and the requests behind them.
 * @example
 * const prefill = { recipient: address, amount: toDecimal('0.015') };
 * const flow = createSendFlow(client, { walletId, prefill });
 * flow.subscribe(() => console.log(flow.getState().step));
 * button.onclick = () => flow.actions.next();
 * const result = await flow.result;
 * if (result.status === 'sent') console.log(result.transaction.hash);
 */
declare function createSendFlow(client: BillfoldClient, { walletId, suggest, signLocally, onAfterInput, ...start }: SendFlowOptions): Flow<SendState, SendActions, SendResult>;

/** Gas price with its unit. */
interface GasPrice {
    readonly amount: Decimal;
    /** Unit, such as `Gwei`. */
    readonly unit: string;
}
/**
 * Converts a gas price to its usual unit, exactly; null on a network without gas. `price` is in
 * main units of the native asset.
 * @example
 * toGasPrice(toDecimal('0.000000012'), getNetwork('ETH')); // { amount: '12', unit: 'Gwei' }
 */
declare function toGasPrice(price: Decimal, { decimals, gas }: NetworkDefinition): GasPrice | null;

/** One asset over all accounts that hold it, in main units with all decimals. */
interface Holding extends Omit<AccountAsset, 'minimumAmount'> {
    readonly balance: Decimal;
    /** Balances of the accounts, whose sum is the balance; each is valued and rounded by itself. */
    readonly balances: readonly Decimal[];
    /** Incoming amount that is not part of the balance yet; always zero for tokens. */
    readonly pending: Decimal;
    readonly hasPending: boolean;
}
type Balances = Pick<Account, 'blockchainNetwork' | 'nativeBalance' | 'pendingBalance' | 'tokens'>;
/**
 * Sums the balances of accounts by asset, exactly: per network in the order of the registry, the
 * native asset and then its tokens, without hidden ones.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * for (const { balance, symbol } of holdingsOf(items)) console.log(balance, symbol);
 */
declare function holdingsOf(accounts: readonly Balances[]): readonly Holding[];
/**
 * Returns the time of the oldest outdated balance; null while all are in step with their chains.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const since = staleSince(items);
 * if (since !== null) console.log(`Balances as of ${since.toISOString()}`);
 */
declare function staleSince(accounts: readonly Pick<Account, 'stale' | 'asOf'>[]): Date | null;

/** Holding with its value, price and daily change; null where no price is known. */
interface ValuedHolding extends Holding, Pick<AssetStatistics, 'fiat' | 'price' | 'change24hPercent'> {
}
/**
 * Adds value, price and daily change to holdings, from the statistics of the wallet; null where no
 * price is known.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const valued = valueHoldings(holdingsOf(items), statistics);
 * for (const { symbol, fiat } of valued) console.log(symbol, fiat);
 */
declare function valueHoldings(holdings: readonly Holding[], statistics: Pick<WalletStatistics, 'assets'> | undefined): readonly ValuedHolding[];
/**
 * Reports whether all holdings are zero and nothing is pending.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * if (hasNoHoldings(holdingsOf(items))) console.log('Receive your first payment.');
 */
declare function hasNoHoldings(holdings: readonly Holding[]): boolean;

type Held = Pick<Account, 'blockchainNetwork' | 'nativeBalance' | 'pendingBalance' | 'fiatBalance' | 'tokens'>;
/**
 * Returns the value of a holding in US cents, the sum of its values in each account; null without a price.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const worths = valueHoldings(holdingsOf(items), statistics).map(holdingValue);
 */
declare function holdingValue(holding: ValuedHolding): Cents | null;
/**
 * Returns the value of a holding in each account in US cents, each rounded half up; null without a price.
 * Every total adds these up, so that all screens have the same one.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const parts = valueHoldings(holdingsOf(items), statistics).map(holdingValues);
 */
declare function holdingValues({ price, balances, ...asset }: Pick<ValuedHolding, 'price' | 'balances' | 'decimals'>): readonly Cents[] | null;
/**
 * Returns the value of each asset of an account in US cents, at the prices of the statistics; null while
 * the price of any holding is unknown.
 * @example
 * const statistics = await client.wallets.getStatistics(walletId);
 * const { items } = await client.accounts.list(walletId);
 * for (const account of items) console.log(account.name, accountValues(account, statistics));
 */
declare function accountValues(account: Held, statistics: Pick<WalletStatistics, 'assets'> | undefined): readonly Cents[] | null;
/**
 * Returns the total value of one account in US cents, with its tokens at the prices of the
 * statistics; null while the price of any holding is unknown.
 * @example
 * const statistics = await client.wallets.getStatistics(walletId);
 * const { items } = await client.accounts.list(walletId);
 * for (const account of items) console.log(account.name, accountValue(account, statistics));
 */
declare function accountValue(account: Held, statistics: Pick<WalletStatistics, 'assets'> | undefined): Cents | null;

/** Point of the balance chart, with what came in and left since the one before. */
interface BalancePoint {
    readonly t: Date;
    readonly value: Decimal;
    /** Change of the value since the first point without what came in and left: what prices did. */
    readonly gain: SignedDecimal;
    /** The gain in per cent of the first value and all deposits since; null where that is nothing. */
    readonly gainPercent: SignedDecimal | null;
    /** Part of the change that is no gain: `transfers` where money left, with or without deposits. */
    readonly moved: 'nothing' | 'deposits' | 'transfers';
    /** Sum of what came in since the first point, less what left. */
    readonly deposits: SignedDecimal;
    readonly flows: readonly ChartFlow[];
}
interface LiveBalance {
    /** Value of now in US dollars; null without prices. */
    readonly value: Decimal | null;
    readonly at: Date;
}
/**
 * Returns the points of a balance chart, ending with the value of now. A wallet too young for the
 * steps of the chart begins with its first deposit.
 * @example
 * const chart = await client.wallets.getBalanceChart(walletId, { period: '1M', currency: 'USD' });
 * const points = balancePoints(chart, { value: toDecimal('120.00'), at: new Date() });
 */
declare function balancePoints(chart: BalanceChart, live: LiveBalance): readonly BalancePoint[];

/** Holdings of one asset on one or more networks. */
interface HoldingGroup extends Pick<ValuedHolding, 'symbol' | 'name' | 'digits'> {
    /** At least one. */
    readonly holdings: readonly ValuedHolding[];
    /** Sum of the holdings, exact. */
    readonly balance: Decimal;
    /** Highest number of decimals among the holdings. */
    readonly decimals: number;
    /** Value in US dollars; null if one of the holdings has no price. */
    readonly fiat: Decimal | null;
}
type HoldingOrder = 'worth' | 'name';
/**
 * Groups the holdings of the same asset on several networks. `worth` sorts by value, highest first,
 * and assets without a price last; `name` sorts in English order. Ties keep their order.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const groups = groupHoldings(valueHoldings(holdingsOf(items), statistics), 'worth');
 */
declare function groupHoldings(holdings: readonly ValuedHolding[], order: HoldingOrder): readonly HoldingGroup[];
/**
 * Sums holdings of one asset; its name is that of the first.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const { balance } = sumHoldings(valueHoldings(holdingsOf(items), undefined));
 */
declare function sumHoldings(holdings: readonly ValuedHolding[]): HoldingGroup;

/**
 * Reports whether a transaction still waits for confirmations, so that it should be polled.
 * @example
 * isUnconfirmed({ status: 'CONFIRMING' }); // true
 * isUnconfirmed({ status: 'CONFIRMED' }); // false
 */
declare function isUnconfirmed({ status }: Pick<Transaction, 'status'>): boolean;

/** Holding of one asset in one account. */
interface AssetPosition {
    readonly account: Account;
    readonly holding: ValuedHolding;
    /** Value of this part in US cents; null without a price. */
    readonly value: Cents | null;
}
/**
 * Lists the accounts that have the asset with `symbol`, in any case, in their order. An account
 * without any of its native asset is listed, a hidden token is not.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const positions = listPositions(items, { symbol: 'USDT', statistics: undefined });
 */
declare function listPositions(accounts: readonly Account[], { symbol, statistics, }: {
    readonly symbol: string;
    readonly statistics: Pick<WalletStatistics, 'assets'> | undefined;
}): readonly AssetPosition[];

/** Part of a wallet's history: pages `firstPage` to `lastPage`, counted from 1. */
interface TransactionQuery {
    readonly walletId: string;
    readonly accountId: string | null;
    readonly network: Network | null;
    readonly filters?: TransactionFilter;
    readonly pageSize: number;
    readonly firstPage: number;
    readonly lastPage: number;
}
interface TransactionList {
    readonly items: readonly Transaction[];
    /** Number of all matches, loaded or not. */
    readonly total: number;
}
/**
 * Loads pages of a wallet's transactions, newest first, without duplicates: a transaction that
 * arrives meanwhile moves others to the next page.
 * @example
 * const pages = { pageSize: 20, firstPage: 1, lastPage: 2 };
 * const query = { walletId, accountId: null, network: null, ...pages };
 * const { items, total } = await loadTransactions(client, query);
 */
declare function loadTransactions(client: BillfoldClient, query: TransactionQuery, signal?: AbortSignal): Promise<TransactionList>;

/** Difference between two values of a series. */
interface SeriesChange {
    /** Exact. */
    readonly change: SignedDecimal;
    /** Per cent of the first value, with two decimals; null where that is zero. */
    readonly percent: SignedDecimal | null;
}
/**
 * Returns how far `to` is from `from`; the percentage is rounded half away from zero.
 * @example
 * seriesChange(toDecimal('200.00'), toDecimal('150.00')); // { change: '-50', percent: '-25' }
 */
declare function seriesChange(from: Decimal, to: Decimal): SeriesChange;

/**
 * Sums the values of assets in US cents; null while the value of one is not known.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const total = sumValues(groupHoldings(valueHoldings(holdingsOf(items), statistics), 'worth'));
 */
declare function sumValues(groups: readonly Pick<HoldingGroup, 'fiat' | 'balance'>[]): Cents | null;
/**
 * Returns the part of `total` that `value` is, in whole per cent, rounded half up; null without a
 * value or a total. A part below half a per cent is 0n.
 * @example
 * shareOf(toDecimal('25.00'), toCents(10_000n)); // 25n
 */
declare function shareOf(value: Decimal | null, total: Cents | null): bigint | null;

/** Task that is repeated, and its delays. */
interface Repetition {
    readonly schedule: Schedule;
    /** Returns the delay before each run. */
    readonly restMs: () => number;
    readonly task: () => void | Promise<void>;
}
/**
 * Runs `task` repeatedly with a delay before each run; the returned function stops it.
 * @example
 * const { schedule } = browserPlatform();
 * const stop = repeat({ schedule, restMs: () => 1_000, task: () => console.log('once a second') });
 */
declare function repeat({ schedule, restMs, task }: Repetition): () => void;

/** Delay and pauses of polling. */
interface Polling extends Pick<Repetition, 'schedule' | 'restMs'> {
    /** Skips a refresh while it returns true, such as while the page is hidden. */
    readonly isPaused?: () => boolean;
}
/**
 * Refreshes `resource` repeatedly with a delay before each refresh; the returned function stops it.
 * @example
 * const accounts = createResource((signal) => client.accounts.list(walletId, {}, { signal }));
 * const { schedule } = client.platform;
 * const stop = poll(accounts, { schedule, restMs: () => 10_000, isPaused: () => document.hidden });
 */
declare function poll(resource: Pick<Resource<unknown>, 'refresh'>, { schedule, restMs, isPaused }: Polling): () => void;

/** Cache of server data. A tag names data that several queries read. */
interface QueryStore<Tag extends string> {
    /** Adds a query without a key. It is never evicted. */
    add<T>(load: (signal: AbortSignal) => Promise<T>, ...tags: readonly Tag[]): Resource<T>;
    /**
     * Adds a query with a key, and returns the lookup of its resources. Equal keys, compared as JSON,
     * share one resource. Look a resource up where you use it: one without a subscriber may be evicted.
     */
    addKeyed<K, T>(load: (key: K, signal: AbortSignal) => Promise<T>, ...tags: readonly Tag[]): (key: K) => Resource<T>;
    /** Reloads loaded data with one of `tags`, all of it without any; see `Resource.invalidate`. */
    invalidate(...tags: readonly Tag[]): void;
    /** Aborts the loads with one of `tags` and clears their data; everything without any. */
    reset(...tags: readonly Tag[]): void;
}
/** Options of a query store. */
interface QueryStoreOptions {
    /** Number of keyed resources to keep; the least recently used ones beyond it are evicted. */
    readonly limit?: number;
}
/**
 * Creates a cache of server data.
 * @example
 * const queries = createQueryStore();
 * const devices = queries.addKeyed((walletId: string, signal) =>
 *   client.wallets.listDevices(walletId, { signal }),
 * );
 * await devices(walletId).load();
 */
declare function createQueryStore<Tag extends string = never>({ limit, }?: QueryStoreOptions): QueryStore<Tag>;

/**
 * Loads the English word list of BIP-39 (13 KB), which only a typed seed phrase needs.
 * @example
 * const words = await loadEnglishWords();
 * const flow = createNewWalletFlow(client, { loadWords: loadEnglishWords });
 */
declare function loadEnglishWords(): Promise<readonly string[]>;

/** A `loading` message stays until it is dismissed; the others leave by themselves. */
type NotificationStatus = 'success' | 'error' | 'info' | 'loading';
/** Action message (R-NOTE-01). */
interface Notification {
    readonly id: string;
    readonly status: NotificationStatus;
    readonly title: string;
    readonly message: string;
    /** False while it fades. */
    readonly isActive: boolean;
    /** How often the same message was raised while it was open. */
    readonly count: number;
}
type NewNotification = Pick<Notification, 'status' | 'title' | 'message'>;
/** Open messages, oldest first. */
interface NotificationsState {
    readonly items: readonly Notification[];
}

/**
 * Splits a message or a title into lines; a text with an error id becomes two (R-NOTE-05), and keeps the words
 * after the id.
 * @example
 * messageLines('Unknown error (ID: 4f2a)'); // ['Unknown error', 'ID: 4f2a']
 */
declare function messageLines(message: string): readonly string[];

interface Notifications {
    get(): NotificationsState;
    subscribe(listener: () => void): () => void;
    /** Shows a notification, or raises the count of an open one with the same message. Returns its id. */
    notify(notification: NewNotification): string;
    /**
     * Shows the error of a failed call, with the texts of `find` where its answer has none; English unless given.
     * Returns its id; null for an error without a notification.
     */
    notifyError(error: unknown, find?: (key: MessageKey) => string): string | null;
    /** Hides a notification now. */
    dismiss(id: string): void;
    /** Pauses all countdowns until the returned function is called, such as under a pointer. */
    hold(): () => void;
    /** Removes all notifications and cancels their timers. */
    clear(): void;
}
/**
 * Creates the notifications of one page or widget, which the platform's timers hide (R-NOTE-02).
 * @example
 * const notifications = createNotifications(browserPlatform());
 * const id = notifications.notify({ status: 'success', title: 'Copied', message: address });
 * notifications.dismiss(id);
 */
declare function createNotifications(platform: Pick<Platform, 'clock' | 'schedule'>): Notifications;

/**
 * Returns what an error says where its answer says nothing, in the language of a page; any other text as it is.
 * @example
 * ownErrorText('Error', (key) => (key === 'notification.error' ? 'Fehler' : key)); // 'Fehler'
 */
declare function ownErrorText(text: string, find: (key: MessageKey) => string): string;

interface SelectableWallet {
    readonly id: string;
    readonly isActivated: boolean;
}
/**
 * Selects the wallet to work with (R-WAL-05): the stored one if it is among the activated wallets,
 * else the first of them; embedded, only the stored one.
 * @example
 * const wallets = [{ id: 'a', isActivated: false }, { id: 'b', isActivated: true }];
 * selectWallet(wallets, null, { embedded: false })?.id; // 'b'
 * selectWallet(wallets, null, { embedded: true }); // null
 */
declare function selectWallet<W extends SelectableWallet>(wallets: readonly W[], storedId: string | null, options: {
    readonly embedded: boolean;
}): W | null;

export { accountPasswordMessage, accountValue, accountValues, addAccountFailure, afterInputDelayMs, balancePoints, contactFailure, contactFieldMessage, createAddAccountFlow, createContactsFlow, createDepositAddressesFlow, createNewWalletFlow, createNotifications, createQueryStore, createReceiveFlow, createResetPasswordFlow, createResource, createScannerFlow, createSendFlow, createStore, fieldMessage, findDefaultAccount, groupHoldings, hasMemo, hasNoHoldings, hasScope, holdingValue, holdingValues, holdingsOf, isGapLimit, isSecretKey, isUnconfirmed, listPositions, loadContacts, loadEnglishWords, loadPages, loadTransactions, messageLines, namesField, newWalletProgress, ownErrorText, phraseMessage, poll, rankAssetOptions, repeat, scannerBox, scannerNotice, scannerSettings, scannerStatusText, seedPhraseMessage, selectWallet, seriesChange, shareOf, staleSince, sumHoldings, sumValues, toGasPrice, transferredAsset, unknownPositions, unlistedSource, validateNewPassword, valueHoldings };
export type { AddAccountActions, AddAccountField, AddAccountFlowOptions, AddAccountResult, AddAccountState, AddressFilter, AmountSide, AssetOption, AssetPosition, BalancePoint, CameraFailure, CameraRequest, Confirm, ContactDraft, ContactField, ContactsActions, ContactsFlowOptions, ContactsPlace, ContactsResult, ContactsState, CustomFee, DefaultAccounts, DepositAddressesActions, DepositAddressesFlowOptions, DepositAddressesResult, DepositAddressesState, DismissReason, FeeBasis, Fiat, Flow, GasPrice, HeldAsset, HighFee, Holding, HoldingGroup, HoldingOrder, InvalidFields, KnownRecipient, LiveBalance, LocalSend, MissingForFee, NamedAsset, NetworkCharge, NewNotification, NewPassword, NewWalletActions, NewWalletDraft, NewWalletField, NewWalletFlow, NewWalletFlowOptions, NewWalletKind, NewWalletPlace, NewWalletProgress, NewWalletResult, NewWalletState, NewWalletStep, Notification, NotificationStatus, Notifications, NotificationsState, PageRequest, PhraseProblem, Polling, QueryStore, QueryStoreOptions, RankedAssetOption, ReceiveActions, ReceiveFlowOptions, ReceiveState, ReceiveStep, RecipientMatch, RecipientSource, RefusedContact, Repetition, ResetPasswordActions, ResetPasswordEntries, ResetPasswordField, ResetPasswordFlowOptions, ResetPasswordResult, ResetPasswordState, ResetPasswordStep, Resource, ResourceState, ScanRefusal, ScannerActions, ScannerNotice, ScannerOptions, ScannerResult, ScannerState, ScannerStatus, SelectableWallet, SendActions, SendField, SendFlowOptions, SendMoney, SendPrefill, SendResult, SendSecret, SendSettlement, SendStart, SendState, SendStep, SeriesChange, ShownPayment, SignElsewhere, SignLocally, SignMethod, SignProgress, SignRequest, StopCamera, Store, TransactionList, TransactionQuery, UnlistedSource, ValidatedForm, ValuedHolding, ViewSize, WantedNetwork, WordCount };
