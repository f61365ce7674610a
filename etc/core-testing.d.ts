import * as ___contract_index_ts from '@billfold/core/contract';
import { Transaction, Endpoint, RequestOf, BaseUrls, EmbedScope, Register, LogIn, LogInDemo, LogInWithProvider, Provider, StartProviderLogIn, AppleSignIn, ExchangeToken, VerifyEmail, RequestReset, ListResetLogins, CompleteReset, UpdateUser, DeleteUser, ChangeEmail, UndoEmail, ChangePassword, UpdateUserPlatform, UpdateNotifications, CreateWallet, ActivateWallet, RenameWallet, DeleteWallet, BalanceChartQuery, ImportLabels, UpdateWalletSettings, UpdateSendProtection, UnlockWallet, RevealSeed, ResetWalletPassword, ChangeWalletPassword, EvaluateVault, ProveVault, CreateAccount, UpdateAccount, GetDepositAddress, ListAddresses, LabelAddress, TransactionType, TransactionStatus, UpdateNote, GetConfirmations, FeeQuery, CreateTransaction, CreateTokenTransaction, CreateIntent, TransactionIntent, IntentPath, OpenPaymentRequest, ReplacementKind, ReplaceTransaction, AccelerateTransaction, PageQuery, ContactFields, ImportContacts, PriceHistoryQuery, GasQuery, Faucet, Mine, Reorg, Replace, Hold, Outage, SandboxRate, AdvanceClock, ListOutbox, FeeSpike, Dust, LedgerAddressQuery, ListSettlementAccounts, Config, User as User$1, Page, Wallet, CoinManifest, Account, WalletSettings, WalletStatistics, EmbedSettings, CurrentRate, ErrorBody, TrustedDevice, SandboxRateState, KeyPath, AddressType, StoredIntent } from '@billfold/core/contract';

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

declare const baseUnits: unique symbol;
/** An amount in the smallest unit of its asset (satoshi, wei, …), never negative. */
type BaseUnits = bigint & {
    readonly [baseUnits]: true;
};

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};

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
type SandboxCalls = ReturnType<typeof createSandbox$1>;
/** Creates the calls that control and explore the sandbox ledger. */
declare function createSandbox$1(transport: Transport): {
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

interface FakeCall<P, Q, B> {
    readonly params: P;
    readonly query: Q;
    readonly body: B;
    readonly idempotencyKey: string | null;
    /** The `Billfold-Intent` header. */
    readonly intent: string | null;
}
/** Failure of the next matching call. */
type Failure = 'connection-lost' | {
    readonly status: number;
    readonly body: Partial<ErrorBody>;
};
interface FakeServices {
    readonly fetch: typeof globalThis.fetch;
    readonly requests: readonly {
        readonly method: string;
        readonly path: string;
    }[];
    /** Curried, so that an answer cannot widen the response type. */
    on<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (answer: (call: FakeCall<P, Q, B>) => R | Promise<R>) => void;
    /** The next `times` calls of the endpoint fail; the answer is not computed unless `after`. */
    fail<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, failure: Failure, options?: {
        readonly times?: number;
        readonly after?: true;
    }): void;
    /** Takes every call first, as a broken proxy does, until it is null again; null lets one through. */
    intercept(answer: Interceptor | null): void;
    /** Names these scopes in every answer, as for a token of a partner; null names none. Refuses no call. */
    setScopes(scopes: readonly EmbedScope[] | null): void;
}
type Interceptor = (request: Request) => Response | Promise<Response> | null;
/**
 * Refusal that an answer of a fake service throws. The client reads it as one of the real service.
 * @example
 * services.on(getWallet)(() => {
 *   throw new FakeRefusal(404, { code: 'NOT_FOUND' });
 * });
 */
declare class FakeRefusal extends Error {
    readonly name = "FakeRefusal";
    readonly status: number;
    readonly body: Partial<ErrorBody>;
    constructor(status: number, body: Partial<ErrorBody>);
}

/** Time that moves only when a test says so. */
interface ManualTime {
    readonly clock: Clock;
    readonly schedule: Schedule;
    /** Moves on by `ms`, running what falls due on the way, and lets promises settle. */
    advance(ms: number): Promise<void>;
    /** How many tasks wait: none may be left behind by something that was closed. */
    pending(): number;
}
/**
 * Creates a clock and timers that advance by a call.
 * @example
 * const time = createManualTime();
 * await time.advance(1_000);
 */
declare function createManualTime(start?: number): ManualTime;
/**
 * Lets everything that is ready run, timers of no delay included: a call passes through several.
 * @example
 * const sandbox = await createSandbox();
 * const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
 * await settle();
 * console.log(flow.getState().status);
 */
declare function settle(): Promise<void>;

/** The prices of the fake services: they are constant until a test moves them. */
interface SandboxMarket {
    /** Returns the price of the asset with this symbol; null without one. */
    price(symbol: string): CurrentRate | null;
    /** Worth of an amount now; null without a price. */
    worth(units: BaseUnits, asset: Pick<AccountAsset, 'symbol' | 'decimals'>): Decimal | null;
    control(order: SandboxRate): SandboxRateState;
}

/** Transaction of the sandbox in memory, where all income has a transaction to name. */
interface SandboxTransaction extends Transaction {
    readonly hash: string;
}

/** An account of the fake wallet, and what it held at first. */
interface SandboxAccount {
    readonly network: Network;
    readonly balance: Decimal;
    /** The network's, with a number where that is taken, unless given. */
    readonly name?: string;
    /** `ACCOUNT` unless given. */
    readonly keyPath?: KeyPath;
    /** `wpkh` unless given, on networks with several. */
    readonly addressType?: AddressType;
    /** Token balances of the account, by token id such as `USDT@ETH`. */
    readonly tokens?: Readonly<Record<string, Decimal>>;
}

interface WalletSecrets {
    readonly password: string;
    readonly seedPhrase: string;
}
/** Secret of a wallet: exactly one of the two is given. */
interface GivenSecret {
    readonly password: string | null;
    readonly seedPhrase: string | null;
}
/** The wallets of the fake user. The first one is there from the start. */
interface SandboxWallets {
    all(): readonly Wallet[];
    find(id: string): Wallet;
    secretsOf(id: string): WalletSecrets;
    /** Refuses as the services do, unless what is given of the two is right. */
    prove(id: string, given: GivenSecret): void;
    create(order: CreateWallet): Wallet;
    activate(id: string): void;
    rename(id: string, name: string): Wallet;
    changePassword(id: string, password: string): void;
    settings(id: string): WalletSettings;
    updateSettings(id: string, change: UpdateWalletSettings): WalletSettings;
    /** Reports whether a send asks for the user's two-factor code. */
    asksCode(id: string): boolean;
    askForCode(id: string, isAsked: boolean): void;
    devices(id: string): readonly TrustedDevice[];
    /** Until when this device need not prove the key again. */
    trustDevice(id: string): Date;
}

/** Books of the fake services: wallets with their accounts, and a ledger per network. */
interface SandboxBooks {
    /** The first wallet, which is the one that is meant where none is named. */
    readonly walletId: string;
    /** Present secrets of the first wallet. */
    readonly secrets: WalletSecrets;
    readonly wallets: SandboxWallets;
    readonly market: SandboxMarket;
    now(): Date;
    /** Height of the newest block. */
    head(network: Network): number;
    accounts(walletId?: string): readonly Account[];
    /** Newest first. */
    transactions(): readonly SandboxTransaction[];
    /** One of any wallet. */
    account(accountId: string): Account | undefined;
    addresses(accountId: string): readonly string[];
    /**
     * Reports whether the account is at its gap limit of unused addresses: no further one is made.
     */
    isAtGapLimit(accountId: string): boolean;
    /** Where accounts have one address each it stays that one. */
    nextAddress(accountId: string): string;
    open(account: SandboxAccount, walletId?: string): Account;
    /** Creates the intent of a send, which a create call names to send exactly this, once. */
    review(accountId: string, order: CreateIntent): TransactionIntent;
    /** Loads an intent of an account. @throws {FakeRefusal} 404 */
    loadReview(accountId: string, intentId: string): StoredIntent;
    /**
     * Takes amount and fee from the account; the same key again changes nothing. `intent` is the
     * `Billfold-Intent` header of the call, if it has one.
     */
    send(accountId: string, key: string, request: CreateTransaction | CreateTokenTransaction, intent?: string | null): SandboxTransaction;
    /**
     * A payment from outside, to be mined; null where no account of the wallet has the address. Some
     * networks share their addresses: without one, the first account that has it is paid. `asset` is
     * a network's code or the id of a token.
     */
    receive(address: string, amount: Decimal, asset?: string): SandboxTransaction | null;
    /** Adds blocks, and so confirmations: on every network unless one is named. */
    mine(blocks: number, network?: Network): void;
    /** Takes the newest blocks back; what they held waits again. */
    rollBack(blocks: number, network?: Network): void;
}

/**
 * `empty`: an account on Bitcoin and on Ethereum, nothing in them. `funded`: the same with coins.
 * `many-accounts`: several on each, so that lists are long and pickers can be searched.
 * `tokens`: Tether and USD Coin on Ethereum and Tron, with what their fees take.
 * `unactivated`: a wallet whose backup was never confirmed, without accounts.
 */
type SandboxPreset = 'empty' | 'funded' | 'many-accounts' | 'tokens' | 'unactivated';

/** Credentials of the fake user, with the codes that would come by mail. */
interface SandboxSignIn {
    readonly email: string;
    readonly password: string;
    /** Asked for where the sandbox was made with `twoFactor`. */
    readonly twoFactorCode: string;
    readonly recoveryCode: string;
    readonly resetToken: string;
    readonly verificationToken: string;
}

interface SandboxOptions {
    /** Preset of the wallet; one Bitcoin account with coins unless given. */
    readonly preset?: SandboxPreset;
    /** In its place: the accounts, in their order. None makes an empty wallet. */
    readonly accounts?: readonly SandboxAccount[];
    /** In its place: Bitcoin accounts alone, by their balances. */
    readonly balances?: readonly string[];
    /** The user is asked for a second factor at sign-in. */
    readonly twoFactor?: true;
    /** A send of the first wallet asks for the code of `signIn`. */
    readonly twoFactorForSending?: true;
    /**
     * Accounts have texts in the place of addresses, which no network accepts, and neither public keys nor a seed phrase. For a sandbox that
     * people see: what somebody pays to the other addresses is lost.
     */
    readonly unpayableAddresses?: true;
    /** Time at first, in milliseconds since 1970; in November 2026 unless given. */
    readonly startsAt?: number;
}
/** An in-memory product for tests and stories: the API, time and secrets, but no signatures. */
interface Sandbox {
    readonly client: BillfoldClient;
    readonly platform: Platform;
    readonly time: ManualTime;
    readonly services: FakeServices;
    readonly books: SandboxBooks;
    readonly walletId: string;
    /** Present secrets of the wallet; a password reset updates them. */
    readonly secrets: WalletSecrets;
    /** Credentials of the user. */
    readonly signIn: SandboxSignIn;
}
/**
 * Creates the product in memory.
 * @example
 * const sandbox = await createSandbox({ balances: ['0.5'] });
 * const { items } = await sandbox.client.accounts.list(sandbox.walletId);
 */
declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>;

export { FakeRefusal, createManualTime, createSandbox, settle };
export type { Failure, FakeServices, ManualTime, Sandbox, SandboxAccount, SandboxBooks, SandboxOptions, SandboxPreset, SandboxSignIn, SandboxWallets, WalletSecrets };
