import * as z from 'zod/mini';

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

/** The public chain, its public test chain, a private one of a node, and our embedded ledger. */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
type ChainName = (typeof chainNames)[number];

/** In the order in which people see them. */
declare const networkCodes: readonly ['BTC', 'ETH'];
/** Network codes of spec §3. */
type Network = (typeof networkCodes)[number];

/** A schema checked against a public interface; declarations then carry no zod structure. */
interface Schema<T> extends z.ZodMiniType<T> {
}
/**
 * One call of the API as plain data. Schemas are thunks, so that an endpoint nobody uses costs
 * no bytes: calls at top level defeat tree-shaking.
 */
interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    /** With `{name}` for each path parameter. */
    readonly path: string;
    readonly summary: string;
    readonly status?: 200 | 201 | 202 | 204;
    /** Needs no session. */
    readonly public?: true;
    /** Its body is never logged, and its answer never cached. */
    readonly secret?: true;
    /** Takes an `Idempotency-Key` header (product.md 3.0). */
    readonly idempotent?: true;
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

/** Exact decimal text, with a minus where it is below zero. */
type SignedDecimal = string;
/** A path with the one parameter `walletId`. */
interface WalletPath {
    readonly walletId: string;
}
interface AccountPath extends WalletPath {
    readonly accountId: string;
}
/** `{data}`: the envelope of the auth and payments services. */
interface Data<T> {
    readonly data: T;
}
/** One page of a list of the wallet service; `page` counts from 1. */
interface Page<T> {
    readonly items: readonly T[];
    readonly total: number;
    readonly page: number;
    readonly pageSize: number;
}

interface Token {
    readonly tokenId: string;
    readonly name: string;
    readonly symbol: string;
    readonly balance: Decimal;
    readonly decimals: number;
    readonly logo: string | null;
    readonly contract: string;
    readonly isHidden: boolean;
}
interface Account {
    readonly id: string;
    readonly name: string;
    readonly blockchainNetwork: Network;
    readonly derivationPath: string;
    /** Confirmed funds plus own unconfirmed change: what can be sent before fees. */
    readonly nativeBalance: Decimal;
    /** Incoming funds that wait for their required confirmations. */
    readonly pendingBalance: Decimal;
    /** `nativeBalance` in US dollars, two decimals; null without a price. */
    readonly fiatBalance: Decimal | null;
    readonly tokens: readonly Token[];
    readonly isArchived: boolean;
    readonly isDeleted: boolean;
    readonly depositAddressCount: number;
    readonly activatedOnChain: boolean;
    readonly createdAt: Date;
    /** When the balances were last in step with the chain. */
    readonly asOf: Date;
    readonly stale: boolean;
}
interface CreateAccount {
    readonly name: string;
    readonly cryptoCurrencyType: Network;
    readonly password: string | null;
    readonly seedPhrase: string | null;
}
interface DepositAddress {
    readonly id: string;
    readonly addressValue: string;
}
interface AddressRow extends DepositAddress {
    readonly label: string | null;
    readonly isUsed: boolean;
    readonly balance: Decimal;
    readonly createdAt: Date;
    readonly path: string;
}
interface ListAccounts {
    readonly page?: number;
    readonly pageSize?: number;
    readonly cryptoCurrencyType?: Network;
    readonly isDeleted?: boolean;
}
interface GetDepositAddress {
    readonly createNew?: boolean;
}
interface ListAddresses {
    readonly hasBalance?: boolean;
    readonly isUsed?: boolean;
}

type AccountType = 'INDIVIDUAL' | 'BUSINESS';
interface DeviceSummary {
    readonly device: string;
    readonly os: string;
    readonly browser: string;
}
interface User {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly isEmailVerified: boolean;
    readonly accountType: AccountType;
    readonly has2fa: boolean;
    readonly hasPassword: boolean;
    readonly createdAt: Date;
    readonly locale: string;
    readonly currency: string;
}
interface SignedIn {
    readonly accessToken: string;
    readonly expiresAt: Date;
    readonly user: User;
}
interface Register {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly accountType: AccountType;
    readonly acceptTerms: true;
    readonly referralCode: string | null;
    readonly device: DeviceSummary;
}
interface LogIn {
    readonly email: string;
    readonly password: string;
    readonly twoFactorCode: string | null;
    readonly device: DeviceSummary;
}
interface VerifyEmail {
    readonly token: string;
}

interface NetworkConfig {
    /** Which of the network's chains this server works on. */
    readonly chain: ChainName;
    /** The EVM chain id; null on networks without one. */
    readonly chainId: number | null;
}
interface Config {
    readonly mode: 'sandbox' | 'live';
    readonly networks: Readonly<Record<Network, NetworkConfig>>;
    readonly features: {
        readonly payments: boolean;
    };
    readonly support: {
        readonly url: string | null;
    };
    readonly version: string;
}

interface PriorityFacts {
    readonly label: string;
    readonly targetBlocks: number;
}
/** What the product knows of one asset: spec §3 "Coin manifest". */
interface CoinManifest {
    readonly key: string;
    readonly type: 'NATIVE' | 'TOKEN';
    /** Decimals shown and accepted. */
    readonly digits: number;
    readonly minimumTransactionAmount: Decimal;
    readonly requiredConfirmations: number;
    /** Null: new deposit addresses can be made. */
    readonly limitAddressesPerAccountCount: number | null;
    /** Null where the sender has no choice. */
    readonly priorities: Readonly<Record<'low' | 'medium' | 'high', PriorityFacts>> | null;
}
interface ManifestPath {
    readonly x: string;
}

/** Price of one main unit in US dollars. */
interface CurrentRate {
    readonly currentRate: Decimal;
    /** When this was the price. */
    readonly asOf: Date;
    /** Older than five minutes. After ten there is no price: RATE_UNAVAILABLE. */
    readonly stale: boolean;
}
interface RatePath {
    readonly crypto: string;
}

interface SandboxPath {
    readonly network: Network;
}
interface Faucet {
    readonly address: string;
    /** The native asset by its network code; tokens by their id. */
    readonly asset: string;
    readonly amount: Decimal;
}
interface FaucetPayment {
    readonly hash: string;
}
interface Mine {
    readonly blocks: number;
}
interface LedgerHead {
    readonly height: number;
    readonly hash: string;
}

interface Reorg {
    /** How many of the newest blocks are taken back. */
    readonly depth: number;
    /** Transactions of these blocks, or waiting ones, that are forgotten instead of waiting again. */
    readonly dropTx: readonly string[];
}
interface Hold {
    readonly hash: string;
    readonly hold: boolean;
}
interface Outage {
    /** 0 ends it now. */
    readonly seconds: number;
}
interface OutageEnd {
    /** Null: the chain answers. */
    readonly until: Date | null;
}
/** A price that stays until it is released by null; or a feed that fails in one of two ways. */
type SandboxRate = {
    readonly symbol: string;
    readonly price: Decimal | null;
} | {
    readonly symbol: string;
    readonly feed: 'stale' | 'unavailable';
};
interface SandboxRateState {
    readonly symbol: string;
    readonly feed: 'walk' | 'pinned' | 'stale' | 'unavailable';
    readonly price: Decimal | null;
}

interface LedgerBlockRef {
    readonly height: number;
    readonly hash: string;
    readonly minedAt: Date;
}
/** Told apart by the family of the network. */
type LedgerTransaction = LedgerUtxoTransaction | LedgerEvmTransaction;
interface LedgerTransactionFacts {
    readonly network: Network;
    readonly hash: string;
    /** Null while it waits. */
    readonly block: LedgerBlockRef | null;
    readonly confirmations: number;
    readonly acceptedAt: Date;
    /** Kept out of blocks on request. */
    readonly isHeld: boolean;
    /** Bytes. */
    readonly size: number;
    readonly outputs: readonly LedgerOutput[];
}
interface LedgerOutput {
    readonly index: number;
    /** Null where the script has no address form. */
    readonly address: string | null;
    readonly value: Decimal;
}
/** What the rules of the network say today. */
interface LedgerCheck {
    readonly isValid: boolean;
    readonly reason: string | null;
}
/** Spends outputs of earlier transactions. */
interface LedgerUtxoTransaction extends LedgerTransactionFacts {
    readonly family: 'utxo';
    /** Virtual bytes, which fee rates go by. */
    readonly vsize: number;
    /** Null for the first transaction of the ledger, which spends nothing, as is its check. */
    readonly fee: Decimal | null;
    readonly inputs: readonly LedgerInput[];
    readonly check: LedgerCheck | null;
}
interface LedgerInput {
    /** The output that it spends. */
    readonly hash: string;
    readonly index: number;
    readonly address: string | null;
    readonly value: Decimal;
    /** Checked again for this answer; `unchecked` behind one that is invalid. */
    readonly signature: 'valid' | 'invalid' | 'unchecked';
}
/** Moves from one account to another. */
interface LedgerEvmTransaction extends LedgerTransactionFacts {
    readonly family: 'evm';
    /** Whom the signature names; null where it names nobody. */
    readonly sender: string | null;
    /** Checked again for this answer. */
    readonly signature: 'valid' | 'invalid';
    readonly nonce: number;
    readonly gasLimit: number;
    readonly gasUsed: number;
    /** Paid per gas, in wei. */
    readonly gasPriceWei: Decimal;
    /** The chain it is signed for; null where that is none in particular. */
    readonly chainId: number | null;
    /** Bytes that came along, hex; empty for a plain transfer. */
    readonly data: string;
    readonly fee: Decimal;
    readonly check: LedgerCheck;
}
interface LedgerTransactionPath extends SandboxPath {
    readonly hash: string;
}

interface LedgerMovement {
    readonly hash: string;
    readonly blockHeight: number | null;
    /** When its block was mined; while it waits, when it was accepted. */
    readonly at: Date;
    readonly received: Decimal;
    readonly spent: Decimal;
}
interface LedgerAddress {
    readonly network: Network;
    readonly address: string;
    /** With what waits for a block. */
    readonly balance: Decimal;
    /** How many transactions it has sent, with what waits; null where addresses do not count. */
    readonly nonce: number | null;
    /** Newest first. */
    readonly transactions: Page<LedgerMovement>;
}
interface LedgerAddressPath extends SandboxPath {
    readonly address: string;
}
interface LedgerAddressQuery {
    readonly page?: number;
    readonly pageSize?: number;
}
interface LedgerBlockEntry {
    readonly hash: string;
    /** All that its outputs carry. */
    readonly value: Decimal;
    readonly fee: Decimal | null;
}
interface LedgerBlock extends LedgerBlockRef {
    readonly network: Network;
    readonly parentHash: string;
    readonly confirmations: number;
    readonly transactions: readonly LedgerBlockEntry[];
}
interface LedgerBlockPath extends SandboxPath {
    readonly height: number;
}
interface LedgerBlockSummary extends LedgerBlockRef {
    readonly transactionCount: number;
}

/** One asset over all accounts of a wallet. What needs a price is null without one. */
interface AssetStatistics {
    readonly symbol: string;
    readonly network: Network;
    /** What can be sent before fees; incoming funds that wait are not in it. */
    readonly balance: Decimal;
    readonly fiat: Decimal | null;
    /** Per cent of the total, two decimals. */
    readonly share: Decimal | null;
    readonly price: Decimal | null;
    readonly change24hPercent: SignedDecimal | null;
}
interface WalletStatistics {
    readonly walletId: string;
    readonly currency: 'USD';
    /** Sum of the assets as they are shown; null while one that is held has no price. */
    readonly totalBalance: Decimal | null;
    /** By how much today's balances are worth more, or less, than at the prices of a day ago. */
    readonly change24h: SignedDecimal | null;
    /** Null too when they were worth nothing. */
    readonly change24hPercent: SignedDecimal | null;
    readonly accountsCount: number;
    readonly assets: readonly AssetStatistics[];
    /** The oldest of the facts that this is made of. */
    readonly asOf: Date;
    /** A balance or a price is not of now. */
    readonly stale: boolean;
}

type FeePriority = 'Low' | 'Medium' | 'High' | 'Custom';
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
}
/** Exactly the keys of spec §7; absent secrets are null, and exactly one of the two is given. */
interface CreateTransaction {
    readonly amount: Decimal;
    readonly destinationAddress: string;
    readonly seedPhrase: string | null;
    readonly password: string | null;
    readonly feeRate: FeePriority;
    /** Sat per virtual byte, only with `Custom`. */
    readonly feeRateValue: Decimal | null;
    readonly twoFactorCode: string | null;
    /** ETH and BSC only. */
    readonly gasLimit?: string;
    readonly sendingMax: boolean;
    /** TON and SOL only. */
    readonly memo?: string;
}
interface FeeOption {
    readonly satPerVb: Decimal;
    readonly estimatedFee: Decimal;
}
interface FeeEstimate {
    /** On networks with gas the price times the limit: what is charged is at most this. */
    readonly estimatedFee: Decimal;
    /** The most that is paid per gas, in main units; null on networks without gas, as is the limit. */
    readonly estimatedGasPrice: Decimal | null;
    readonly estimatedGasLimit: string | null;
    /** Spendable after the reserves of the chain and before the fee. */
    readonly maximumAmount: Decimal;
    readonly networkFee: Decimal | null;
    /** True while no recipient is known and a typical size stands in. */
    readonly isApproximate: boolean;
    /** Per priority, where the network lets the sender choose; null elsewhere. */
    readonly rates: Readonly<Record<'Low' | 'Medium' | 'High', FeeOption>> | null;
    readonly expiresAt: Date;
}
interface FeeQuery {
    /** Zero asks for the cost of sending everything, which bounds the amount. */
    readonly amount: Decimal;
    /** Empty before it is known. */
    readonly toAddress: string;
    readonly feeRate: FeePriority;
}
interface ListTransactions {
    readonly CryptoCurrencyType?: Network;
    readonly Page?: number;
    readonly PageSize?: number;
    readonly AccountId?: string;
}
interface GetConfirmations {
    readonly hash: string;
    readonly network: Network;
}
interface Confirmations {
    readonly hash: string;
    readonly confirmations: number;
    readonly required: number;
    /** The count after which the chain is not expected to change its mind. */
    readonly final: number;
    readonly status: TransactionStatus;
}

type WalletType = 'INDIVIDUAL' | 'BUSINESS';
interface Wallet {
    readonly id: string;
    readonly name: string;
    readonly isActivated: boolean;
    readonly walletType: WalletType;
    readonly createdAt: Date;
    readonly accountsCount: number;
    readonly lastUsedAt: Date | null;
}
interface CreateWallet {
    readonly name: string;
    /** The cloud encryption password; used once to seal the seed, never stored. */
    readonly password: string;
    readonly wordCount: 12 | 24;
    /** A phrase to import, else null. */
    readonly seedPhrase: string | null;
    readonly walletType: WalletType;
}
interface CreatedWallet {
    readonly id: string;
    readonly name: string;
    readonly isActivated: boolean;
    /** The new phrase, shown this once; null on import. */
    readonly seedPhrase: string | null;
}
interface ActivateWallet {
    readonly seedPhrase: string;
}
interface ActivatedWallet {
    readonly id: string;
    readonly isActivated: true;
}
interface ListWallets {
    readonly IsDeletedFilter?: boolean;
}
interface WalletIdPath {
    readonly id: string;
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
    readonly status?: number;
    readonly requestId?: string;
}

type NetworkErrorCode = 'network' | 'timeout' | 'aborted' | 'offline' | 'response_invalid';
type UnauthorizedErrorCode = 'unauthorized' | 'token_provider_failed' | 'origin_not_allowed' | 'scope_missing';
type ValidationErrorCode = 'recipient_blank' | 'recipient_invalid' | 'wrong_network' | 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' | 'too_many_decimals' | 'password_weak' | 'passwords_differ' | 'seed_phrase_length' | 'seed_phrase_invalid' | 'payment_uri_invalid' | 'invalid_config';
type SigningErrorCode = 'wrong_encryption_key' | 'wrong_seed_phrase' | 'signer_unavailable';
type TransactionErrorCode = 'insufficient_funds' | 'fee_changed' | 'rejected_by_network' | 'outcome_unknown';
/** The call did not complete: no connection, too slow, cancelled, or an answer that breaks the contract. */
declare class NetworkError extends BillfoldError {
    readonly code: NetworkErrorCode;
    constructor(code: NetworkErrorCode, info?: ErrorInfo);
}
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
    constructor(code: ValidationErrorCode, info?: ErrorInfo & {
        readonly field?: string;
    });
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
    constructor(info?: ErrorInfo & {
        readonly serverCode?: string;
        readonly fields?: Readonly<Record<string, readonly string[]>>;
    });
}
type AnyBillfoldError = NetworkError | UnauthorizedError | TwoFactorRequiredError | ValidationError | SigningError | TransactionError | ApiError;

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
    /** What was known before the failure, if anything. */
    readonly data: T | undefined;
    readonly error: AnyBillfoldError;
};
/** One piece of server data: loaded once however many ask, refreshed on demand, abortable. */
interface Resource<T> {
    get(): ResourceState<T>;
    subscribe(listener: () => void): () => void;
    /** Loads unless it is loaded or loading. */
    load(): Promise<void>;
    /** Loads again and keeps what is shown meanwhile; joins a load in flight. */
    refresh(): Promise<void>;
    /** Aborts, forgets what is known, and shows `pending` again. */
    reset(): void;
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

interface CallOptions {
    readonly signal?: AbortSignal;
    readonly idempotencyKey?: string;
}
interface TokenRequest {
    readonly signal: AbortSignal;
}
interface TransportOptions {
    readonly platform: Platform;
    /** Origin and path prefix of the services, without a trailing slash; empty on the server's own pages. */
    readonly baseUrl: string;
    readonly getAccessToken: (request: TokenRequest) => string | null | Promise<string | null>;
    /** Called for each 401 to the current token: its session is over. */
    readonly onUnauthorized: (error: UnauthorizedError) => void;
}

type Calls = ReturnType<typeof createCalls>;
/** Every call of the services over one transport. Loaded at the first call, not before. */
declare function createCalls(options: TransportOptions): {
    config: {
        get: (request: object, options?: CallOptions) => Promise<Data<Config>>;
    };
    auth: {
        register: (request: RequestOf<unknown, unknown, Register>, options?: CallOptions) => Promise<Data<SignedIn>>;
        logIn: (request: RequestOf<unknown, unknown, LogIn>, options?: CallOptions) => Promise<Data<SignedIn>>;
        logOut: (request: object, options?: CallOptions) => Promise<null>;
        user: (request: object, options?: CallOptions) => Promise<Data<User>>;
        verifyEmail: (request: RequestOf<unknown, unknown, VerifyEmail>, options?: CallOptions) => Promise<null>;
        resendVerification: (request: object, options?: CallOptions) => Promise<null>;
    };
    wallets: {
        list: (request: RequestOf<unknown, ListWallets, unknown>, options?: CallOptions) => Promise<Page<Wallet>>;
        create: (request: RequestOf<unknown, unknown, CreateWallet>, options?: CallOptions) => Promise<CreatedWallet>;
        activate: (request: RequestOf<WalletIdPath, unknown, ActivateWallet>, options?: CallOptions) => Promise<ActivatedWallet>;
        statistics: (request: RequestOf<WalletPath, unknown, unknown>, options?: CallOptions) => Promise<WalletStatistics>;
    };
    accounts: {
        create: (request: RequestOf<WalletPath, unknown, CreateAccount>, options?: CallOptions) => Promise<Account>;
        list: (request: RequestOf<WalletPath, ListAccounts, unknown>, options?: CallOptions) => Promise<Page<Account>>;
        depositAddress: (request: RequestOf<AccountPath, GetDepositAddress, unknown>, options?: CallOptions) => Promise<DepositAddress>;
        addresses: (request: RequestOf<AccountPath, ListAddresses, unknown>, options?: CallOptions) => Promise<readonly AddressRow[]>;
    };
    transactions: {
        fees: (request: RequestOf<AccountPath, FeeQuery, unknown>, options?: CallOptions) => Promise<FeeEstimate>;
        send: (request: RequestOf<AccountPath, unknown, CreateTransaction>, options?: CallOptions) => Promise<Transaction>;
        list: (request: RequestOf<WalletPath, ListTransactions, unknown>, options?: CallOptions) => Promise<Page<Transaction>>;
        confirmations: (request: RequestOf<WalletPath, GetConfirmations, unknown>, options?: CallOptions) => Promise<Confirmations>;
    };
    rates: {
        current: (request: RequestOf<RatePath, unknown, unknown>, options?: CallOptions) => Promise<CurrentRate>;
        manifest: (request: RequestOf<ManifestPath, unknown, unknown>, options?: CallOptions) => Promise<CoinManifest>;
        manifests: (request: object, options?: CallOptions) => Promise<readonly CoinManifest[]>;
    };
    sandbox: {
        faucet: (request: RequestOf<SandboxPath, unknown, Faucet>, options?: CallOptions) => Promise<Data<FaucetPayment>>;
        mine: (request: RequestOf<SandboxPath, unknown, Mine>, options?: CallOptions) => Promise<Data<LedgerHead>>;
        reorg: (request: RequestOf<SandboxPath, unknown, Reorg>, options?: CallOptions) => Promise<Data<LedgerHead>>;
        hold: (request: RequestOf<SandboxPath, unknown, Hold>, options?: CallOptions) => Promise<Data<Hold>>;
        outage: (request: RequestOf<SandboxPath, unknown, Outage>, options?: CallOptions) => Promise<Data<OutageEnd>>;
        setRate: (request: RequestOf<unknown, unknown, SandboxRate>, options?: CallOptions) => Promise<Data<SandboxRateState>>;
        transaction: (request: RequestOf<LedgerTransactionPath, unknown, unknown>, options?: CallOptions) => Promise<Data<LedgerTransaction>>;
        address: (request: RequestOf<LedgerAddressPath, LedgerAddressQuery, unknown>, options?: CallOptions) => Promise<Data<LedgerAddress>>;
        block: (request: RequestOf<LedgerBlockPath, unknown, unknown>, options?: CallOptions) => Promise<Data<LedgerBlock>>;
        blocks: (request: RequestOf<SandboxPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly LedgerBlockSummary[]>>;
    };
};

/** Server data shared by everything that shows it, one store per thing. */
interface Resources {
    readonly config: Resource<Config>;
    readonly wallets: Resource<Page<Wallet>>;
    readonly manifests: Resource<readonly CoinManifest[]>;
    accounts(walletId: string): Resource<Page<Account>>;
    transactions(walletId: string): Resource<Page<Transaction>>;
    statistics(walletId: string): Resource<WalletStatistics>;
    /** The price of an asset, by symbol. */
    rate(symbol: string): Resource<CurrentRate>;
    /** Forgets everything and aborts what is loading. */
    reset(): void;
}
interface BillfoldClient extends Calls {
    readonly resources: Resources;
    /** The platform that the client was made with: flows take their clock and randomness from it. */
    readonly platform: TransportOptions['platform'];
    /** As it was given: what a part asks to know whether it stands on the wallet's own pages. */
    readonly baseUrl: string;
    /** Loads the transport ahead of the first call, on intent. */
    prefetch(): Promise<void>;
}

/** The body of every refusal, all services (product.md 3.0). */
interface ErrorBody {
    readonly message: string;
    readonly errors: readonly string[];
    readonly code: string;
    readonly requestId: string;
    readonly fields: Readonly<Record<string, readonly string[]>>;
}

interface FakeCall<P, Q, B> {
    readonly params: P;
    readonly query: Q;
    readonly body: B;
    readonly idempotencyKey: string | null;
}
/** How the next matching call goes wrong. */
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
declare function createManualTime(start?: number): ManualTime;
/** Lets everything that is ready run: calls of the client pass through several promises. */
declare function settle(): Promise<void>;

/** The prices of the fake services: they stand still until somebody moves them. */
interface SandboxMarket {
    /** Of the network's native asset; null while there is none. */
    price(network: Network): CurrentRate | null;
    /** Worth of an amount now; null without a price. */
    worth(units: BaseUnits, network: Network): Decimal | null;
    control(order: SandboxRate): SandboxRateState;
}

/** An account of the fake wallet, and what it held at first. */
interface SandboxAccount {
    readonly network: Network;
    readonly balance: Decimal;
    /** The network's, with a number where that is taken, unless given. */
    readonly name?: string;
}

/** What the fake services know: one wallet with its accounts, and a ledger per network. */
interface SandboxBooks {
    readonly walletId: string;
    readonly secrets: {
        readonly password: string;
        readonly seedPhrase: string;
    };
    readonly market: SandboxMarket;
    now(): Date;
    /** Height of the newest block. */
    head(network: Network): number;
    accounts(): readonly Account[];
    /** Newest first. */
    transactions(): readonly Transaction[];
    addresses(accountId: string): readonly string[];
    /** Where accounts have one address each it stays that one. */
    nextAddress(accountId: string): string;
    open(account: SandboxAccount): Account;
    /** Takes amount and fee from the account; the same key again changes nothing. */
    send(accountId: string, key: string, request: CreateTransaction): Transaction;
    /** A payment from outside, to be mined; null where no account of the wallet has the address. */
    receive(address: string, amount: Decimal): Transaction | null;
    /** Adds blocks, and so confirmations: on every network unless one is named. */
    mine(blocks: number, network?: Network): void;
    /** Takes the newest blocks back; what they held waits again. */
    takeBack(blocks: number, network?: Network): void;
}

/**
 * `empty`: an account on each network, nothing in them. `funded`: the same with coins.
 * `many-accounts`: several on each, so that lists are long and pickers can be searched.
 */
type SandboxPreset = 'empty' | 'funded' | 'many-accounts';

interface SandboxOptions {
    /** What the wallet is like; one Bitcoin account with coins unless something is given. */
    readonly preset?: SandboxPreset;
    /** In its place: the accounts, in their order. None makes an empty wallet. */
    readonly accounts?: readonly SandboxAccount[];
    /** In its place: Bitcoin accounts alone, by their balances. */
    readonly balances?: readonly string[];
}
/** An in-memory product for tests and stories: the API, time and secrets, but no signatures. */
interface Sandbox {
    readonly client: BillfoldClient;
    readonly platform: Platform;
    readonly time: ManualTime;
    readonly services: FakeServices;
    readonly books: SandboxBooks;
    readonly walletId: string;
    readonly secrets: {
        readonly password: string;
        readonly seedPhrase: string;
    };
}
declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>;

export { createManualTime, createSandbox, settle };
export type { Failure, FakeServices, ManualTime, Sandbox, SandboxAccount, SandboxBooks, SandboxOptions, SandboxPreset };
