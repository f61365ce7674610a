import * as z from 'zod/mini';

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
/** The same, with its parts forgotten: what the transport works on. */
interface AnyRequest {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
}

/** Exact decimal text, with a minus where it is below zero. */
type SignedDecimal = string;
/** An answer without a body (204). */
declare const nothing: () => Schema<null>;
/** A path with the one parameter `walletId`. */
interface WalletPath {
    readonly walletId: string;
}
declare const walletPath: () => Schema<WalletPath>;
interface AccountPath extends WalletPath {
    readonly accountId: string;
}
declare const accountPath: () => Schema<AccountPath>;
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
declare const account: () => Schema<Account>;
declare const createAccount: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    params: typeof walletPath;
    body: () => Schema<CreateAccount>;
    response: typeof account;
};
interface ListAccounts {
    readonly page?: number;
    readonly pageSize?: number;
    readonly cryptoCurrencyType?: Network;
    readonly isDeleted?: boolean;
}
declare const listAccounts: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    query: () => Schema<ListAccounts>;
    response: () => Schema<Page<Account>>;
};
interface GetDepositAddress {
    readonly createNew?: boolean;
}
declare const getDepositAddress: {
    method: "GET";
    path: string;
    summary: string;
    secret: true;
    params: typeof accountPath;
    query: () => Schema<GetDepositAddress>;
    response: () => Schema<DepositAddress>;
};
interface ListAddresses {
    readonly hasBalance?: boolean;
    readonly isUsed?: boolean;
}
declare const listAddresses: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof accountPath;
    query: () => Schema<ListAddresses>;
    response: () => Schema<readonly AddressRow[]>;
};

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
declare const register: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    public: true;
    secret: true;
    body: () => Schema<Register>;
    response: () => Schema<Data<SignedIn>>;
};
declare const logIn: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    secret: true;
    body: () => Schema<LogIn>;
    response: () => Schema<Data<SignedIn>>;
};
declare const logOut: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    response: typeof nothing;
};
declare const getUser: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<User>>;
};
interface VerifyEmail {
    readonly token: string;
}
declare const verifyEmail: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    public: true;
    secret: true;
    body: () => Schema<VerifyEmail>;
    response: typeof nothing;
};
declare const resendVerification: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    response: typeof nothing;
};

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
declare const getConfig: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    response: () => Schema<Data<Config>>;
};

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
declare const coinManifest: () => Schema<CoinManifest>;
interface ManifestPath {
    readonly x: string;
}
declare const getManifest: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<ManifestPath>;
    response: typeof coinManifest;
};
declare const listManifest: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<readonly CoinManifest[]>;
};

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
declare const getRate: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<RatePath>;
    response: () => Schema<CurrentRate>;
};
/** The transaction that is to be priced; all that is left out stands for a plain transfer. */
interface GasQuery {
    readonly fromAddress?: string;
    readonly toAddress?: string;
    readonly Data?: string;
    readonly Value?: Decimal;
}
interface GasEstimate {
    /** The most that is paid per gas, in main units. */
    readonly gasPrice: Decimal;
    readonly gasLimit: string;
    /** Price times limit. */
    readonly estimatedFee: Decimal;
}
declare const getGas: {
    method: "GET";
    path: string;
    summary: string;
    query: () => Schema<GasQuery>;
    response: () => Schema<GasEstimate>;
};

interface SandboxPath {
    readonly network: Network;
}
declare const sandboxPath: () => Schema<SandboxPath>;
interface Faucet {
    readonly address: string;
    /** The native asset by its network code; tokens by their id. */
    readonly asset: string;
    readonly amount: Decimal;
}
interface FaucetPayment {
    readonly hash: string;
}
declare const faucet: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    public: true;
    params: typeof sandboxPath;
    body: () => Schema<Faucet>;
    response: () => Schema<Data<FaucetPayment>>;
};
interface Mine {
    readonly blocks: number;
}
interface LedgerHead {
    readonly height: number;
    readonly hash: string;
}
declare const mine: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof sandboxPath;
    body: () => Schema<Mine>;
    response: () => Schema<Data<LedgerHead>>;
};
interface OutboxMail {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly createdAt: Date;
}
interface ListOutbox {
    /** Only mails to this address. */
    readonly to?: string;
}
declare const listOutbox: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    secret: true;
    query: () => Schema<ListOutbox>;
    response: () => Schema<Data<readonly OutboxMail[]>>;
};

interface Reorg {
    /** How many of the newest blocks are taken back. */
    readonly depth: number;
    /** Transactions of these blocks, or waiting ones, that are forgotten instead of waiting again. */
    readonly dropTx: readonly string[];
}
declare const reorg: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof sandboxPath;
    body: () => Schema<Reorg>;
    response: () => Schema<Data<LedgerHead>>;
};
interface Hold {
    readonly hash: string;
    readonly hold: boolean;
}
declare const hold: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof sandboxPath;
    body: () => Schema<Hold>;
    response: () => Schema<Data<Hold>>;
};
interface Outage {
    /** 0 ends it now. */
    readonly seconds: number;
}
interface OutageEnd {
    /** Null: the chain answers. */
    readonly until: Date | null;
}
declare const outage: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof sandboxPath;
    body: () => Schema<Outage>;
    response: () => Schema<Data<OutageEnd>>;
};
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
declare const setSandboxRate: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    body: () => Schema<SandboxRate>;
    response: () => Schema<Data<SandboxRateState>>;
};

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
declare const getSandboxTransaction: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    params: () => Schema<LedgerTransactionPath>;
    response: () => Schema<Data<LedgerTransaction>>;
};

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
declare const getSandboxAddress: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    params: () => Schema<LedgerAddressPath>;
    query: () => Schema<LedgerAddressQuery>;
    response: () => Schema<Data<LedgerAddress>>;
};
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
declare const getSandboxBlock: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    params: () => Schema<LedgerBlockPath>;
    response: () => Schema<Data<LedgerBlock>>;
};
interface LedgerBlockSummary extends LedgerBlockRef {
    readonly transactionCount: number;
}
declare const listSandboxBlocks: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    params: typeof sandboxPath;
    response: () => Schema<Data<readonly LedgerBlockSummary[]>>;
};

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
declare const getStatistics: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    response: () => Schema<WalletStatistics>;
};

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
declare const transaction: () => Schema<Transaction>;
declare const createTransaction: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    idempotent: true;
    params: typeof accountPath;
    body: () => Schema<CreateTransaction>;
    response: typeof transaction;
};
interface FeeQuery {
    /** Zero asks for the cost of sending everything, which bounds the amount. */
    readonly amount: Decimal;
    /** Empty before it is known. */
    readonly toAddress: string;
    readonly feeRate: FeePriority;
}
declare const getFees: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof accountPath;
    query: () => Schema<FeeQuery>;
    response: () => Schema<FeeEstimate>;
};
interface ListTransactions {
    readonly CryptoCurrencyType?: Network;
    readonly Page?: number;
    readonly PageSize?: number;
    readonly AccountId?: string;
}
declare const listTransactions: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    query: () => Schema<ListTransactions>;
    response: () => Schema<Page<Transaction>>;
};
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
declare const getConfirmations: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    query: () => Schema<GetConfirmations>;
    response: () => Schema<Confirmations>;
};

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
declare const listWallets: {
    method: "GET";
    path: string;
    summary: string;
    query: () => Schema<ListWallets>;
    response: () => Schema<Page<Wallet>>;
};
declare const createWallet: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    body: () => Schema<CreateWallet>;
    response: () => Schema<CreatedWallet>;
};
interface WalletIdPath {
    readonly id: string;
}
declare const activateWallet: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: () => Schema<WalletIdPath>;
    body: () => Schema<ActivateWallet>;
    response: () => Schema<ActivatedWallet>;
};

/** The body of every refusal, all services (product.md 3.0). */
interface ErrorBody {
    readonly message: string;
    readonly errors: readonly string[];
    readonly code: string;
    readonly requestId: string;
    readonly fields: Readonly<Record<string, readonly string[]>>;
}
declare const errorBody: () => Schema<ErrorBody>;

export { activateWallet, createAccount, createTransaction, createWallet, errorBody, faucet, getConfig, getConfirmations, getDepositAddress, getFees, getGas, getManifest, getRate, getSandboxAddress, getSandboxBlock, getSandboxTransaction, getStatistics, getUser, hold, listAccounts, listAddresses, listManifest, listOutbox, listSandboxBlocks, listTransactions, listWallets, logIn, logOut, mine, outage, register, reorg, resendVerification, setSandboxRate, verifyEmail };
export type { Account, AccountPath, AccountType, ActivateWallet, ActivatedWallet, AddressRow, AnyRequest, AssetStatistics, CoinManifest, Config, Confirmations, CreateAccount, CreateTransaction, CreateWallet, CreatedWallet, CurrentRate, Data, DepositAddress, DeviceSummary, Endpoint, ErrorBody, Faucet, FaucetPayment, FeeEstimate, FeeOption, FeePriority, FeeQuery, GasEstimate, GasQuery, GetConfirmations, GetDepositAddress, Hold, LedgerAddress, LedgerAddressPath, LedgerAddressQuery, LedgerBlock, LedgerBlockEntry, LedgerBlockPath, LedgerBlockRef, LedgerBlockSummary, LedgerCheck, LedgerEvmTransaction, LedgerHead, LedgerInput, LedgerMovement, LedgerOutput, LedgerTransaction, LedgerTransactionPath, LedgerUtxoTransaction, ListAccounts, ListAddresses, ListOutbox, ListTransactions, ListWallets, LogIn, ManifestPath, Mine, NetworkConfig, Outage, OutageEnd, OutboxMail, Page, PriorityFacts, RatePath, Register, Reorg, RequestOf, SandboxPath, SandboxRate, SandboxRateState, Schema, SignedDecimal, SignedIn, Token, Transaction, TransactionStatus, TransactionType, User, VerifyEmail, Wallet, WalletIdPath, WalletPath, WalletStatistics, WalletType };
