/** The closed sets of values of spec §3, each with the union of its members. */
declare const accountTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type AccountType = (typeof accountTypes)[number];
declare const walletTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type WalletType = (typeof walletTypes)[number];
/** The two modes of the product: individual wallet and business payments. */
declare const platformTypes: readonly ['wallet', 'payments'];
type PlatformType = (typeof platformTypes)[number];
declare const themes: readonly ['light', 'dark'];
type ThemeName = (typeof themes)[number];
/** What the specification calls fee speeds. */
declare const feePriorities: readonly ['Low', 'Medium', 'High', 'Custom'];
type FeePriority = (typeof feePriorities)[number];

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
/** `{data}`: the envelope of the auth and payments services (A-51). */
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
/** One page of a list of the wallet service; `page` counts from 1. */
interface Page<T> {
    readonly items: readonly T[];
    readonly total: number;
    readonly page: number;
    readonly pageSize: number;
}
/** Which page of a list, where nothing else is asked. */
interface PageQuery {
    readonly page?: number;
    readonly pageSize?: number;
}
declare const pageQuery: () => Schema<PageQuery>;
/** A file that is downloaded. */
declare const file: () => Schema<File>;

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
    /** How many other addresses of this account paid along, as far as the books know (A-62). */
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
    /** Signed already, in hex: then both secrets are null, and the call names its review. */
    readonly rawTransaction?: string;
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
    /** Spendable after the reserves of the chain and before the fee (A-07). */
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
    /** One asset of them: a network's code for its native asset, or the id of a token. */
    readonly Asset?: string;
    readonly Page?: number;
    readonly PageSize?: number;
    readonly AccountId?: string;
    /** First seen at or after this moment. */
    readonly DateFrom?: Date;
    /** First seen before this moment. */
    readonly DateTo?: Date;
    readonly Type?: TransactionType;
    readonly Status?: TransactionStatus;
    /**
     * Worth when it was first seen, at least this much in US dollars, with two decimals at most. What had
     * no price then has no worth to compare.
     */
    readonly FiatFrom?: string;
    /** The same, at most. */
    readonly FiatTo?: string;
    /** Part of a hash, an address or a note. */
    readonly Search?: string;
    /** Both kinds unless given. */
    readonly IsSpam?: boolean;
}
declare const listTransactions: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    query: () => Schema<ListTransactions>;
    response: () => Schema<Page<Transaction>>;
};

/** The public chain, its public test chain, a private one of a node, and our embedded ledger. */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
type ChainName = (typeof chainNames)[number];

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
    /** Whether it can receive like any other, where a first deposit of the native asset sees to that. */
    readonly activatedOnChain: boolean;
    /**
     * Since when its list of transactions is whole: an imported phrase has a past that some nodes do not
     * tell. Balances count all of it. Null where nothing is missing.
     */
    readonly historyFrom: Date | null;
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
    /** Both kinds unless given. */
    readonly isArchived?: boolean;
    /** Part of the name, in capitals or not. */
    readonly search?: string;
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
declare const addressRow: () => Schema<AddressRow>;
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
declare const wallet: () => Schema<Wallet>;
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
declare const walletIdPath: () => Schema<WalletIdPath>;
declare const activateWallet: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: typeof walletIdPath;
    body: () => Schema<ActivateWallet>;
    response: () => Schema<ActivatedWallet>;
};

/** What is left out stays as it is. */
interface UpdateAccount {
    readonly name?: string;
    readonly isArchived?: boolean;
    /** Ids of tokens that are not shown. */
    readonly hiddenTokens?: readonly string[];
}
declare const updateAccount: {
    method: "PUT";
    path: string;
    summary: string;
    params: typeof accountPath;
    body: () => Schema<UpdateAccount>;
    response: typeof account;
};
declare const deleteAccount: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: typeof accountPath;
    response: typeof nothing;
};
declare const restoreAccount: {
    method: "POST";
    path: string;
    summary: string;
    params: typeof accountPath;
    response: typeof account;
};
interface AddressPath extends AccountPath {
    readonly id: string;
}
interface LabelAddress {
    /** Null takes the label away. */
    readonly label: string | null;
}
declare const labelAddress: {
    method: "PUT";
    path: string;
    summary: string;
    params: () => Schema<AddressPath>;
    body: () => Schema<LabelAddress>;
    response: typeof addressRow;
};
interface AvailableAccountsPath extends WalletIdPath {
    /** A cryptocurrency identifier or a symbol (A-65). */
    readonly x: string;
}
declare const listAvailableAccounts: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<AvailableAccountsPath>;
    response: () => Schema<readonly Account[]>;
};

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

/** What a provider sent back, with the verifier of PKCE (RFC 7636) that belongs to it. */
interface ProviderAnswer {
    readonly code: string;
    readonly codeVerifier: string;
    readonly redirectUri: string;
    readonly state: string;
}
/** A login of another provider. */
type Provider = 'google' | 'discord' | 'apple';
interface ProviderPath {
    readonly provider: Provider;
}
declare const providerPath: () => Schema<ProviderPath>;
interface StartProviderLogIn {
    /** A page of the site that takes the answer. */
    readonly redirectUri: string;
    /** S256 of a verifier that does not leave the browser before the end (RFC 7636). */
    readonly codeChallenge: string;
}
interface StartedProviderLogIn {
    /** Where the browser goes to. */
    readonly url: string;
    /** Comes back with the answer. */
    readonly state: string;
}
declare const startProviderLogIn: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    secret: true;
    params: typeof providerPath;
    body: () => Schema<StartProviderLogIn>;
    response: () => Schema<Data<StartedProviderLogIn>>;
};
interface LogInWithProvider extends ProviderAnswer {
    readonly twoFactorCode: string | null;
}
declare const logInWithProvider: () => Schema<LogInWithProvider>;
declare const logInWithGoogle: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    secret: true;
    body: typeof logInWithProvider;
    response: () => Schema<Data<SignedIn>>;
};
declare const logInWithDiscord: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    secret: true;
    body: typeof logInWithProvider;
    response: () => Schema<Data<SignedIn>>;
};
interface AppleSignIn {
    /** Path of the site to come back to. */
    readonly returnTo?: string;
}
declare const signInWithApple: {
    method: "GET";
    path: string;
    summary: string;
    status: 302;
    public: true;
    query: () => Schema<AppleSignIn>;
    response: typeof nothing;
};
interface ExternalLogIn {
    readonly code: string;
}
declare const handleExternalLogin: {
    method: "GET";
    path: string;
    summary: string;
    status: 302;
    public: true;
    secret: true;
    query: () => Schema<ExternalLogIn>;
    response: typeof nothing;
};
interface ExchangedToken {
    readonly accessToken: string;
    readonly expiresAt: Date;
}
/** May be left out where no code is asked for. */
interface ExchangeToken {
    readonly twoFactorCode: string | null;
}
/** The handoff token is its bearer token, in place of the session's. */
declare const exchangeToken: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    body: () => Schema<ExchangeToken | undefined>;
    response: () => Schema<Data<ExchangedToken>>;
};

/** Which ways to sign in this server is set up for. */
interface AuthOptions {
    readonly google: boolean;
    readonly discord: boolean;
    readonly apple: boolean;
    readonly signUp: boolean;
    readonly passkeys: boolean;
}
declare const getAuthOptions: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    response: () => Schema<Data<AuthOptions>>;
};

interface RequestReset {
    readonly email: string;
}
declare const requestReset: {
    method: "POST";
    path: string;
    summary: string;
    status: 202;
    public: true;
    secret: true;
    body: () => Schema<RequestReset>;
    response: typeof nothing;
};
interface CompleteReset {
    readonly token: string;
    readonly password: string;
}
declare const completeReset: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    public: true;
    secret: true;
    body: () => Schema<CompleteReset>;
    response: typeof nothing;
};

/** A day in steps of 5 minutes, a week of an hour, a month of 4 hours, then days; all by weeks. */
type ChartPeriod = '1D' | '1W' | '1M' | '3M' | '1Y' | 'ALL';
interface BalanceChartQuery {
    readonly walletId: string;
    /** One account of the wallet; all of them unless given. */
    readonly accountId?: string;
    readonly period: ChartPeriod;
    readonly currency: string;
}
interface ChartPoint {
    readonly t: Date;
    readonly value: Decimal;
}
/** Worth over time, at the prices of each time. The four figures are null without any point. */
interface BalanceChart {
    readonly points: readonly ChartPoint[];
    readonly first: Decimal | null;
    readonly last: Decimal | null;
    readonly min: Decimal | null;
    readonly max: Decimal | null;
    readonly currency: string;
}
declare const getBalanceChart: {
    method: "GET";
    path: string;
    summary: string;
    query: () => Schema<BalanceChartQuery>;
    response: () => Schema<BalanceChart>;
};

interface NetworkConfig {
    /** Which of the network's chains this server works on. */
    readonly chain: ChainName;
    /** The EVM chain id; null on networks without one. */
    readonly chainId: number | null;
}
interface Config {
    readonly mode: 'sandbox' | 'live';
    /** Those that this server has; a network that is left out is known, but not served here. */
    readonly networks: Readonly<Partial<Record<Network, NetworkConfig>>>;
    readonly features: {
        readonly payments: boolean;
    };
    /** Where people are helped, and where they read on; null where there is no such site. */
    readonly support: {
        readonly url: string | null;
    };
    readonly documentation: {
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

interface ContactFields {
    readonly name: string;
    readonly network: Network;
    readonly address: string;
    /** Comment that payments to it need, such as at an exchange. */
    readonly memo: string | null;
}
interface Contact extends ContactFields {
    readonly id: string;
    readonly createdAt: Date;
    /** When this wallet last sent something to the address. */
    readonly lastUsedAt: Date | null;
}
interface ContactPath extends WalletIdPath {
    readonly contactId: string;
}
declare const contactPath: () => Schema<ContactPath>;
declare const contactFields: () => Schema<ContactFields>;
declare const contact: () => Schema<Contact>;
declare const listContacts: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    query: typeof pageQuery;
    response: () => Schema<Page<Contact>>;
};
declare const createContact: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    params: typeof walletIdPath;
    body: typeof contactFields;
    response: typeof contact;
};
declare const updateContact: {
    method: "PUT";
    path: string;
    summary: string;
    params: typeof contactPath;
    body: typeof contactFields;
    response: typeof contact;
};
declare const deleteContact: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: typeof contactPath;
    response: typeof nothing;
};
interface ImportContacts {
    /** RFC 4180 with the header `name,network,address,memo`. */
    readonly csv: string;
}
interface ImportedContacts {
    readonly imported: number;
    /** Rows that were known already. */
    readonly known: number;
    readonly refused: readonly {
        readonly line: number;
        readonly message: string;
    }[];
}
declare const importContacts: {
    method: "POST";
    path: string;
    summary: string;
    bodyLimit: number;
    params: typeof walletIdPath;
    body: () => Schema<ImportContacts>;
    response: () => Schema<ImportedContacts>;
};

/** What amounts can be shown in (ISO 4217), the first where nothing else was chosen. Prices are kept in it. */
declare const displayCurrencies: readonly ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'INR', 'BRL'];
type DisplayCurrency = (typeof displayCurrencies)[number];

interface CurrencyRate {
    readonly currency: DisplayCurrency;
    /** What one of it costs in US dollars. */
    readonly currentRate: Decimal;
    readonly asOf: Date;
    /** Older than five minutes. */
    readonly stale: boolean;
}
declare const listCurrencyRates: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<readonly CurrencyRate[]>;
};

/** A device on which the key of a wallet was proved, and need not be for a while. */
interface TrustedDevice extends DeviceSummary {
    readonly id: string;
    readonly lastSeenAt: Date;
    readonly trustedUntil: Date;
    readonly isCurrent: boolean;
}
interface DevicePath extends WalletIdPath {
    readonly deviceId: string;
}
declare const listDevices: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    response: () => Schema<readonly TrustedDevice[]>;
};
declare const deleteDevice: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<DevicePath>;
    response: typeof nothing;
};

/** How a business wants the embedded wallet on its pages. */
interface EmbedSettings {
    /** Colours by the name of their variable; each is judged before it is used. */
    readonly colors: Readonly<Record<string, string>>;
    readonly disableCreateAccountButton: boolean;
}
interface EmbedSettingsQuery {
    /** The publishable key of the business. */
    readonly key: string;
}
declare const getEmbedSettings: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    query: () => Schema<EmbedSettingsQuery>;
    response: () => Schema<Data<EmbedSettings>>;
};

/** Exactly the keys of spec §7; absent secrets are null, and exactly one of the two is given. */
interface CreateTokenTransaction {
    readonly amount: Decimal;
    readonly destinationAddress: string;
    /** Both null on networks without gas. */
    readonly gasLimit: string | null;
    /** The most that is paid per gas, in main units of the native asset. */
    readonly gasPrice: Decimal | null;
    readonly seedPhrase: string | null;
    readonly password: string | null;
    readonly tokenId: string;
    readonly twoFactorCode: string | null;
    readonly sendingMax: boolean;
    /** TON and SOL only. */
    readonly memo?: string;
    /** Signed already, in hex: then both secrets are null, and the call names its review. */
    readonly rawTransaction?: string;
}
declare const createTokenTransaction: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    idempotent: true;
    params: typeof accountPath;
    body: () => Schema<CreateTokenTransaction>;
    response: typeof transaction;
};
/** Spec §7 "Token fee estimate": ids go into the query too. */
interface TokenFeeQuery {
    readonly Amount: Decimal;
    readonly AccountId: string;
    /** Empty before it is known. */
    readonly ToAddress: string;
    readonly WalletId: string;
    readonly TokenId: string;
}
interface TokenFeeEstimate {
    /** Paid in the native asset. */
    readonly estimatedFee: Decimal;
    readonly gasPrice: Decimal | null;
    readonly gasLimit: string | null;
    readonly nativeSymbol: string;
    /** What the account has of it for fees. */
    readonly nativeAvailable: Decimal;
    readonly networkFee: Decimal | null;
    readonly expiresAt: Date;
}
declare const getTokenFees: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof accountPath;
    query: () => Schema<TokenFeeQuery>;
    response: () => Schema<TokenFeeEstimate>;
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

/** What is shown of a transaction of any family. */
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
    /** It stands in a block and has paid its fee, and all else is as before. */
    readonly hasFailed: boolean;
    /** What it asks of a token, also where that failed; null where it asks nothing of one. */
    readonly tokenTransfer: LedgerTokenTransfer | null;
}
interface LedgerTokenTransfer {
    readonly tokenId: string;
    readonly symbol: string;
    /** Who is paid. */
    readonly address: string;
    readonly value: Decimal;
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
interface LedgerBlockRef {
    readonly height: number;
    readonly hash: string;
    readonly minedAt: Date;
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
declare const confirmations: () => Schema<Confirmations>;
declare const getConfirmations: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    query: () => Schema<GetConfirmations>;
    response: typeof confirmations;
};

/** Transactions of one wallet, on any of its networks. */
interface ListConfirmations {
    /** One to a hundred, with commas between them. */
    readonly hashes: string;
}
declare const listConfirmations: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletPath;
    query: () => Schema<ListConfirmations>;
    response: () => Schema<readonly Confirmations[]>;
};

/** `FULL` may change what needs no key: a personal token never signs. */
type TokenAccess = 'READ' | 'FULL';
interface PersonalToken {
    readonly id: string;
    readonly name: string;
    readonly access: TokenAccess;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly lastUsedAt: Date | null;
}
interface CreatePersonalToken {
    readonly name: string;
    readonly access: TokenAccess;
    /** At most a year from now. */
    readonly expiresAt: Date;
}
interface CreatedPersonalToken extends PersonalToken {
    /** Shown this once. */
    readonly token: string;
}
interface PersonalTokenPath {
    readonly id: string;
}
declare const listPersonalTokens: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<readonly PersonalToken[]>>;
};
declare const createPersonalToken: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    body: () => Schema<CreatePersonalToken>;
    response: () => Schema<Data<CreatedPersonalToken>>;
};
declare const revokePersonalToken: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<PersonalTokenPath>;
    response: typeof nothing;
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
declare function gasQuery(): Schema<GasQuery>;
declare function gasEstimate(): Schema<GasEstimate>;
declare const getGas: {
    method: "GET";
    path: string;
    summary: string;
    query: typeof gasQuery;
    response: typeof gasEstimate;
};
declare const getBscGas: {
    method: "GET";
    path: string;
    summary: string;
    query: typeof gasQuery;
    response: typeof gasEstimate;
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

interface Replace {
    readonly hash: string;
    /** Where the money goes instead; null leaves it with the sender. */
    readonly to: string | null;
    /** Per size, as the network counts it; more than the one that is replaced pays. */
    readonly feeRate: Decimal;
}
declare const replace: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    public: true;
    params: typeof sandboxPath;
    body: () => Schema<Replace>;
    response: () => Schema<Data<FaucetPayment>>;
};
interface AdvanceClock {
    readonly advanceSeconds: number;
}
interface ClockState {
    readonly now: Date;
}
declare const advanceClock: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    body: () => Schema<AdvanceClock>;
    response: () => Schema<Data<ClockState>>;
};

/** Told apart by the family of the network. */
type LedgerTransaction = LedgerUtxoTransaction | LedgerEvmTransaction | LedgerTronTransaction | LedgerSolanaTransaction | LedgerTonTransaction;
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
/** Moves from one account to another, on the condition of a block and a time. */
interface LedgerTronTransaction extends LedgerTransactionFacts {
    readonly family: 'tron';
    /** Whom the signature names; null where it names nobody. */
    readonly sender: string | null;
    /** Checked again for this answer. */
    readonly signature: 'valid' | 'invalid';
    /** Bytes of bandwidth that it took. */
    readonly bandwidth: number;
    /** Units of computation that a contract took. */
    readonly energy: number;
    /** The block that must stand on the chain. */
    readonly reference: LedgerReference;
    /** As the transaction states it; it means nothing. */
    readonly createdAt: Date;
    /** No block from then on could take it. */
    readonly expiresAt: Date;
    /** For its place in a block; nothing where it opened an account. */
    readonly fee: Decimal;
    /** For the account that it opened. */
    readonly networkFee: Decimal;
    readonly check: LedgerCheck;
}
interface LedgerReference {
    /** The lowest 16 bits of its height. */
    readonly heightBits: number;
    /** Bytes 8 to 16 of its hash, hex. */
    readonly hashPart: string;
}
/** Moves from one account to another, on the condition of a recent block. */
interface LedgerSolanaTransaction extends LedgerTransactionFacts {
    readonly family: 'solana';
    /** Who signed first and was charged. */
    readonly sender: string;
    /** Checked again for this answer. */
    readonly signature: 'valid' | 'invalid';
    /** Base58, of the block that it names. */
    readonly blockhash: string;
    /** Text that came along; null for none. */
    readonly memo: string | null;
    readonly fee: Decimal;
    /** For the accounts for tokens that it made. */
    readonly networkFee: Decimal;
    readonly check: LedgerCheck;
}
/** A wallet sends to another account, by its count and until a time. */
interface LedgerTonTransaction extends LedgerTransactionFacts {
    readonly family: 'ton';
    readonly sender: string;
    /** Checked again for this answer. */
    readonly signature: 'valid' | 'invalid';
    /** How many sends the wallet had made. */
    readonly seqno: number;
    readonly walletId: number;
    /** From then on the wallet would have refused. */
    readonly validUntil: Date;
    /** The wallet came along: it was its first send. */
    readonly bringsWallet: boolean;
    readonly isBounceable: boolean;
    readonly memo: string | null;
    /** `bounced` came back from where no contract is; `skipped` was more than the wallet held. */
    readonly result: 'paid' | 'bounced' | 'skipped';
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

/** Something that happened to the login or to a key, kept for 90 days. */
interface SecurityEvent {
    readonly id: string;
    /** Such as `SIGNED_IN`; a new one may come at any time. */
    readonly type: string;
    readonly at: Date;
    readonly ip: string | null;
    readonly device: DeviceSummary | null;
}
declare const listSecurityEvents: {
    method: "GET";
    path: string;
    summary: string;
    query: typeof pageQuery;
    response: () => Schema<DataPage<SecurityEvent>>;
};
interface SecurityItem {
    readonly id: string;
    readonly done: boolean;
    /** Path of the site where it can be done. */
    readonly href: string;
}
interface SecurityScore {
    /** 0 to 100. */
    readonly score: number;
    readonly items: readonly SecurityItem[];
}
declare const getSecurityScore: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<SecurityScore>>;
};

interface SendProtection {
    /** What the owner of the wallet chose. */
    readonly twoFactorForSending: boolean;
    /** A send asks for a code now: it was chosen, and the user has two-factor sign-in. */
    readonly asksCode: boolean;
}
interface UpdateSendProtection {
    readonly twoFactorForSending: boolean;
    /** Of the authenticator app, whichever way it is changed. */
    readonly twoFactorCode: string;
}
declare const sendProtection: () => Schema<SendProtection>;
declare const getSendProtection: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    response: typeof sendProtection;
};
declare const updateSendProtection: {
    method: "PUT";
    path: string;
    summary: string;
    secret: true;
    params: typeof walletIdPath;
    body: () => Schema<UpdateSendProtection>;
    response: typeof sendProtection;
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
    /**
     * By how much today's balances are worth more, or less, than at the prices of a day ago; null in the
     * first day of a wallet too.
     */
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

/** A send without its secrets, as far as it is chosen. */
interface CreateIntent {
    readonly amount: Decimal;
    readonly destinationAddress: string;
    /** Null sends the native asset. */
    readonly tokenId: string | null;
    readonly feeRate: FeePriority;
    readonly feeRateValue: Decimal | null;
    readonly sendingMax: boolean;
    readonly memo: string | null;
}
/** What the server will sign, and nothing else, when the create call names id and digest. */
interface TransactionIntent {
    readonly intentId: string;
    /** Hex; over everything that is signed. */
    readonly digest: string;
    readonly recipient: string;
    readonly amount: Decimal;
    /** The asset by its symbol. */
    readonly asset: string;
    readonly network: Network;
    readonly fee: Decimal;
    readonly networkFee: Decimal | null;
    readonly expiresAt: Date;
}
declare const createIntent: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    params: typeof accountPath;
    body: () => Schema<CreateIntent>;
    response: () => Schema<TransactionIntent>;
};

interface UpdateNote {
    readonly transactionId: string;
    /** Empty takes the note away. */
    readonly note: string;
}
declare const updateNote: {
    method: "PUT";
    path: string;
    summary: string;
    params: typeof walletPath;
    body: () => Schema<UpdateNote>;
    response: typeof transaction;
};
interface ExportTransactions extends Omit<ListTransactions, 'Page' | 'PageSize'> {
    readonly format: 'csv';
}
declare const exportTransactions: {
    method: "GET";
    path: string;
    summary: string;
    file: "text/csv";
    params: typeof walletPath;
    query: () => Schema<ExportTransactions>;
    response: typeof file;
};
/** @see BIP-329 Wallet labels export format */
declare const exportLabels: {
    method: "GET";
    path: string;
    summary: string;
    file: "application/jsonl";
    params: typeof walletPath;
    response: typeof file;
};
interface ImportLabels {
    /** One BIP-329 object per line. */
    readonly jsonl: string;
}
interface ImportedLabels {
    readonly applied: number;
    /** Lines of a type, or about a thing, that this wallet does not have. */
    readonly ignored: number;
}
declare const importLabels: {
    method: "POST";
    path: string;
    summary: string;
    bodyLimit: number;
    params: typeof walletPath;
    body: () => Schema<ImportLabels>;
    response: () => Schema<ImportedLabels>;
};

/** The same payment with a higher fee, or the funds back to the account instead. */
type ReplacementKind = 'SPEED_UP' | 'CANCEL';
interface TransactionPath extends WalletPath {
    readonly transactionId: string;
}
interface ReplacementQuery {
    readonly kind: ReplacementKind;
}
interface Replacement {
    readonly kind: ReplacementKind;
    /** Of the replacement, or the most it may pay; the earlier fee is not paid then. */
    readonly fee: Decimal;
    readonly previousFee: Decimal;
    /** What the recipient gets: less than before where there was nothing else to pay the fee from. */
    readonly value: Decimal;
    readonly expiresAt: Date;
}
interface ReplaceTransaction {
    readonly kind: ReplacementKind;
    /** As it was reviewed: 409 FEE_CHANGED when the network wants more by now. */
    readonly fee: Decimal;
    readonly seedPhrase: string | null;
    readonly password: string | null;
    readonly twoFactorCode: string | null;
}
declare const transactionPath: () => Schema<TransactionPath>;
declare const getReplacement: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof transactionPath;
    query: () => Schema<ReplacementQuery>;
    response: () => Schema<Replacement>;
};
declare const replaceTransaction: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    idempotent: true;
    params: typeof transactionPath;
    body: () => Schema<ReplaceTransaction>;
    response: typeof transaction;
};

interface SetUpTwoFactor {
    /** The sign-in password; null for a user who has none. */
    readonly password: string | null;
}
/** A secret of RFC 6238, not in use before a code of it was shown. */
interface TwoFactorSecret {
    /** Base32. */
    readonly secret: string;
    /** `otpauth:` address for the QR code. */
    readonly uri: string;
}
declare const setUpTwoFactor: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    body: () => Schema<SetUpTwoFactor>;
    response: () => Schema<Data<TwoFactorSecret>>;
};
interface TwoFactorCode {
    readonly code: string;
}
interface RecoveryCodes {
    /** Ten, shown this once. */
    readonly recoveryCodes: readonly string[];
}
declare const twoFactorCode: () => Schema<TwoFactorCode>;
declare const recoveryCodes: () => Schema<Data<RecoveryCodes>>;
declare const enableTwoFactor: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    body: typeof twoFactorCode;
    response: typeof recoveryCodes;
};
declare const disableTwoFactor: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    body: typeof twoFactorCode;
    response: typeof nothing;
};
declare const renewRecoveryCodes: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    body: typeof twoFactorCode;
    response: typeof recoveryCodes;
};

type ExportStatus = 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';
/** Everything that is kept about the user, made by a job. */
interface UserExport {
    readonly id: string;
    readonly status: ExportStatus;
    readonly createdAt: Date;
    /** Null until it is ready, as are the next two. */
    readonly readyAt: Date | null;
    readonly expiresAt: Date | null;
    readonly sizeBytes: number | null;
}
interface UserExportPath {
    readonly id: string;
}
declare const listUserExports: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<readonly UserExport[]>>;
};
declare const createUserExport: {
    method: "POST";
    path: string;
    summary: string;
    status: 202;
    idempotent: true;
    response: () => Schema<Data<UserExport>>;
};
declare const downloadUserExport: {
    method: "GET";
    path: string;
    summary: string;
    file: "application/zip";
    secret: true;
    params: () => Schema<UserExportPath>;
    response: typeof file;
};

/** A login of another provider that signs this user in. */
interface Identity {
    readonly provider: Provider;
    readonly email: string;
    readonly connectedAt: Date;
}
declare const listIdentities: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<readonly Identity[]>>;
};
declare const connectIdentity: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    params: typeof providerPath;
    body: () => Schema<ProviderAnswer>;
    response: () => Schema<Data<Identity>>;
};
declare const disconnectIdentity: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: typeof providerPath;
    response: typeof nothing;
};

type NotificationEvent = 'NEW_DEVICE' | 'SECURITY_CHANGED' | 'SENT' | 'RECEIVED' | 'CONFIRMED' | 'PRODUCT_NEWS';
interface NotificationChoice {
    readonly event: NotificationEvent;
    readonly email: boolean;
    readonly inApp: boolean;
}
/** Times of day as `22:00` in the time zone of the user; over midnight when it ends earlier. */
interface QuietHours {
    readonly from: string;
    readonly to: string;
}
interface UpdateNotifications {
    readonly events: readonly NotificationChoice[];
    readonly quietHours: QuietHours | null;
}
interface NotificationSettings extends UpdateNotifications {
    /** Events whose mails cannot be turned off. */
    readonly required: readonly NotificationEvent[];
}
declare const settings: () => Schema<Data<NotificationSettings>>;
declare const getNotifications: {
    method: "GET";
    path: string;
    summary: string;
    response: typeof settings;
};
declare const updateNotifications: {
    method: "PUT";
    path: string;
    summary: string;
    body: () => Schema<UpdateNotifications>;
    response: typeof settings;
};

interface PlatformMembership<Id> {
    readonly id: Id;
    readonly name: string;
    readonly role: string;
}
interface UserPlatform {
    /** Where sign-in leads to. */
    readonly defaultMode: PlatformType;
    readonly accountType: AccountType;
    readonly wallets: readonly PlatformMembership<string>[];
    readonly businesses: readonly PlatformMembership<number>[];
}
/** What is left out stays as it is. */
interface UpdateUserPlatform {
    readonly defaultMode?: PlatformType;
    readonly accountType?: AccountType;
}
declare const platform: () => Schema<Data<UserPlatform>>;
declare const getUserPlatform: {
    method: "GET";
    path: string;
    summary: string;
    response: typeof platform;
};
declare const updateUserPlatform: {
    method: "PATCH";
    path: string;
    summary: string;
    body: () => Schema<UpdateUserPlatform>;
    response: typeof platform;
};

interface UserProfile extends User {
    /** IANA name; null follows the device, as does the theme. */
    readonly timezone: string | null;
    readonly theme: ThemeName | null;
}
/** What is left out stays as it is; with nothing given it reads. */
interface UpdateUser {
    readonly name?: string;
    readonly locale?: string;
    readonly currency?: string;
    readonly timezone?: string | null;
    readonly theme?: ThemeName | null;
}
declare const updateUser: {
    method: "PATCH";
    path: string;
    summary: string;
    body: () => Schema<UpdateUser>;
    response: () => Schema<Data<UserProfile>>;
};
interface ChangeEmail {
    readonly email: string;
    /** The sign-in password; null for a user who has none. */
    readonly password: string | null;
}
declare const changeEmail: {
    method: "PUT";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    body: () => Schema<ChangeEmail>;
    response: typeof nothing;
};
interface UndoEmail {
    readonly token: string;
}
declare const undoEmail: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    public: true;
    secret: true;
    body: () => Schema<UndoEmail>;
    response: typeof nothing;
};
interface ChangePassword {
    /** Null for a user who signed up with a provider and has none yet. */
    readonly password: string | null;
    readonly newPassword: string;
}
declare const changePassword: {
    method: "PUT";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    body: () => Schema<ChangePassword>;
    response: typeof nothing;
};
interface DeleteUser {
    readonly password: string | null;
    readonly twoFactorCode: string | null;
}
declare const deleteUser: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    body: () => Schema<DeleteUser>;
    response: typeof nothing;
};

interface UserSession extends DeviceSummary {
    readonly id: string;
    readonly ip: string;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
    readonly isCurrent: boolean;
}
interface SessionPath {
    readonly id: string;
}
declare const listSessions: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<readonly UserSession[]>>;
};
declare const endSession: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<SessionPath>;
    response: typeof nothing;
};
declare const endOtherSessions: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    response: typeof nothing;
};

/** Exactly one of the two secrets is given; the other is null. */
interface DeleteWallet {
    readonly password: string | null;
    readonly seedPhrase: string | null;
    /** The name of the wallet, typed by its owner. */
    readonly confirmName: string;
}
declare const deletion: () => Schema<DeleteWallet>;
declare const deleteWallet: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    params: typeof walletIdPath;
    body: typeof deletion;
    response: typeof nothing;
};
/** @see A-04: some proxies drop the body of a DELETE. */
declare const deleteWalletByPost: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    params: typeof walletIdPath;
    body: typeof deletion;
    response: typeof nothing;
};
declare const restoreWallet: {
    method: "POST";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    response: typeof wallet;
};

interface ResetWalletPassword {
    readonly seedPhrase: string;
    readonly newPassword: string;
}
declare const resetWalletPassword: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    params: typeof walletIdPath;
    body: () => Schema<ResetWalletPassword>;
    response: typeof nothing;
};
interface ChangeWalletPassword {
    readonly password: string;
    readonly newPassword: string;
}
declare const changeWalletPassword: {
    method: "POST";
    path: string;
    summary: string;
    status: 204;
    secret: true;
    params: typeof walletIdPath;
    body: () => Schema<ChangeWalletPassword>;
    response: typeof nothing;
};
interface RevealSeed {
    readonly password: string;
}
interface RevealedSeed {
    readonly seedPhrase: string;
}
declare const revealSeed: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: typeof walletIdPath;
    body: () => Schema<RevealSeed>;
    response: () => Schema<RevealedSeed>;
};
/** Exactly one of the two secrets is given; the other is null. */
interface UnlockWallet {
    readonly password: string | null;
    readonly seedPhrase: string | null;
    readonly trustDevice: boolean;
}
interface UnlockedWallet {
    readonly unlocked: true;
    /** Null unless the device is to be trusted. */
    readonly deviceTrustedUntil: Date | null;
}
declare const unlockWallet: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: typeof walletIdPath;
    body: () => Schema<UnlockWallet>;
    response: () => Schema<UnlockedWallet>;
};

interface WalletSettings {
    /** Counts the changes: who sends an older one is answered 409 STALE_VERSION. */
    readonly version: number;
    /** Support may look at this wallet, and its launcher shows. */
    readonly supportAccess: boolean;
    /** ISO 4217 code of the currency that amounts are shown in. */
    readonly currency: string;
    readonly locale: string;
    readonly hideBalances: boolean;
    readonly hideSmallBalances: boolean;
    readonly requireUnlockOnNewDevice: boolean;
    /** Account ids in the order of the user. */
    readonly accountOrder: readonly string[];
    readonly spamFilter: boolean;
    readonly usageStatistics: boolean;
    /** Ids of tokens that are not counted. */
    readonly hiddenTokens: readonly string[];
}
/** What is left out stays as it is; the version is checked when it is sent. */
type UpdateWalletSettings = Partial<WalletSettings>;
declare const walletSettings: () => Schema<WalletSettings>;
declare const getWalletSettings: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    response: typeof walletSettings;
};
declare const updateWalletSettings: {
    method: "PUT";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    body: () => Schema<UpdateWalletSettings>;
    response: typeof walletSettings;
};
interface RenameWallet {
    readonly name: string;
}
declare const renameWallet: {
    method: "PUT";
    path: string;
    summary: string;
    params: typeof walletIdPath;
    body: () => Schema<RenameWallet>;
    response: typeof wallet;
};

/**
 * The sealed seed as it is stored: the data key under the cloud password and the server's pepper, the
 * seed under the data key, both AES-256-GCM. Binary parts are base64url.
 */
interface SealedVault {
    readonly v: number;
    readonly kdf: string;
    /** Cost parameters of the key derivation, by name. */
    readonly params: Readonly<Record<string, number>>;
    readonly salt: string;
    readonly pepperV: number;
    readonly ivW: string;
    readonly wrap: string;
    readonly ivS: string;
    readonly seed: string;
}
declare const getVault: {
    method: "GET";
    path: string;
    summary: string;
    secret: true;
    params: typeof walletIdPath;
    response: () => Schema<SealedVault>;
};

/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
type AccountNetworkCode = (typeof accountNetworkCodes)[number];

/** A path with the one parameter `businessId`. */
interface BusinessPath {
    readonly businessId: number;
}
declare const businessPath: () => Schema<BusinessPath>;
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
declare const checkoutPath: () => Schema<CheckoutPath>;
declare const getCheckout: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    params: typeof checkoutPath;
    response: () => Schema<Data<Checkout>>;
};
interface SelectMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
}
declare const selectMethodBody: () => Schema<SelectMethod>;
declare const selectCheckoutMethod: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof checkoutPath;
    body: typeof selectMethodBody;
    response: () => Schema<Data<Checkout>>;
};
interface CheckoutCustomer {
    readonly email: string | null;
    readonly name: string | null;
    readonly fields: Readonly<Record<string, string>>;
}
declare const setCheckoutCustomer: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    secret: true;
    params: typeof checkoutPath;
    body: () => Schema<CheckoutCustomer>;
    response: () => Schema<Data<Checkout>>;
};
declare const cancelCheckout: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof checkoutPath;
    response: () => Schema<Data<Checkout>>;
};
interface ClaimHash {
    readonly hash: string;
}
declare const claimCheckoutHash: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    params: typeof checkoutPath;
    body: () => Schema<ClaimHash>;
    response: () => Schema<Data<{
        readonly found: boolean;
    }>>;
};

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
declare const createPaymentBody: () => Schema<CreatePayment>;

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
declare const createRefundBody: () => Schema<CreateRefund>;
declare const listRefunds: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<readonly Refund[]>>;
};
declare const createRefund: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    idempotent: true;
    params: () => Schema<BusinessItemPath>;
    body: typeof createRefundBody;
    response: () => Schema<Data<Refund>>;
};
interface RefundPath extends BusinessItemPath {
    readonly refundId: string;
}
declare const refundPath: () => Schema<RefundPath>;
/** Exactly one of the two, as when sending. */
interface SignSecret {
    readonly password: string | null;
    readonly seedPhrase: string | null;
}
declare const signSecret: () => Schema<SignSecret>;
declare const signRefund: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    idempotent: true;
    params: typeof refundPath;
    body: typeof signSecret;
    response: () => Schema<Data<Refund>>;
};
declare const cancelRefund: {
    method: "POST";
    path: string;
    summary: string;
    params: typeof refundPath;
    response: () => Schema<Data<Refund>>;
};

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
declare const listPayments: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    query: () => Schema<ListPayments>;
    response: () => Schema<DataPage<Payment>>;
};
declare const exportPayments: {
    method: "GET";
    path: string;
    summary: string;
    file: "text/csv";
    params: typeof businessPath;
    query: () => Schema<PaymentFilters>;
    response: typeof file;
};
declare const createPayment: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    idempotent: true;
    params: typeof businessPath;
    body: typeof createPaymentBody;
    response: () => Schema<Data<CreatedPayment>>;
};
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
declare const getPayment: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<PaymentDetail>>;
};
interface Reason {
    readonly reason: string | null;
}
declare const reason: () => Schema<Reason>;
declare const cancelPayment: {
    method: "POST";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof reason;
    response: () => Schema<Data<Payment>>;
};
declare const acceptPayment: {
    method: "POST";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof reason;
    response: () => Schema<Data<Payment>>;
};
declare const reopenPayment: {
    method: "POST";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof reason;
    response: () => Schema<Data<Payment>>;
};
declare const markPaymentInvalid: {
    method: "POST";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof reason;
    response: () => Schema<Data<Payment>>;
};
/** What the payer of a test payment is to have done. */
interface SimulatePayment {
    readonly amount: Decimal;
    readonly confirmations: number;
    readonly replaceable: boolean;
    /** Another asset than that of the payment, to see how that ends. */
    readonly asset?: string;
}
declare const simulatePaymentBody: () => Schema<SimulatePayment>;
declare const simulatePayment: {
    method: "POST";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof simulatePaymentBody;
    response: () => Schema<Data<Payment>>;
};
interface PaymentNote {
    readonly note: string | null;
}
declare const setPaymentNote: {
    method: "PUT";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: () => Schema<PaymentNote>;
    response: () => Schema<Data<Payment>>;
};

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
declare const customerProfile: () => Schema<CustomerProfile>;
interface ListCustomers extends PageQuery {
    readonly search?: string;
}
declare const listCustomers: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    query: () => Schema<ListCustomers>;
    response: () => Schema<DataPage<Customer>>;
};
declare const createCustomer: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    idempotent: true;
    params: typeof businessPath;
    body: typeof customerProfile;
    response: () => Schema<Data<Customer>>;
};
declare const getCustomer: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<Customer>>;
};
declare const updateCustomer: {
    method: "PATCH";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof customerProfile;
    response: () => Schema<Data<Customer>>;
};
declare const deleteCustomer: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<BusinessItemPath>;
    response: typeof nothing;
};
declare const eraseCustomer: {
    method: "POST";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<Customer>>;
};

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
declare const createWebhookBody: () => Schema<CreateWebhook>;
declare const updateWebhookBody: () => Schema<UpdateWebhook>;
declare const listWebhooks: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    response: () => Schema<Data<readonly Webhook[]>>;
};
declare const createWebhook: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    idempotent: true;
    params: typeof businessPath;
    body: typeof createWebhookBody;
    response: () => Schema<Data<WebhookWithSecret>>;
};
declare const getWebhook: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<Webhook>>;
};
declare const updateWebhook: {
    method: "PATCH";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    body: typeof updateWebhookBody;
    response: () => Schema<Data<Webhook>>;
};
declare const deleteWebhook: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<BusinessItemPath>;
    response: typeof nothing;
};
interface RollSecret {
    readonly expireOldAfterHours: 0 | 1 | 24 | 72;
}
declare const rollWebhookSecret: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: () => Schema<BusinessItemPath>;
    body: () => Schema<RollSecret>;
    response: () => Schema<Data<WebhookWithSecret>>;
};
declare const pingWebhook: {
    method: "POST";
    path: string;
    summary: string;
    status: 202;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<{
        readonly deliveryId: string;
    }>>;
};

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
/** The two calls of one tab. */
interface TabCalls<T> {
    readonly get: Endpoint<BusinessPath, unknown, unknown, Data<T>>;
    readonly put: Endpoint<BusinessPath, unknown, T, Data<T>>;
}
declare const generalSettings: TabCalls<GeneralSettings>;
declare const legalSettings: TabCalls<LegalSettings>;
declare const checkoutSettings: TabCalls<CheckoutSettings>;
declare const cryptocurrencySettings: TabCalls<CryptocurrencySettings>;
declare const paymentsSettings: TabCalls<PaymentsSettings>;

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
declare const notificationsSettings: TabCalls<NotificationsSettings>;
declare const securitySettings: TabCalls<SecuritySettings>;
declare const developerSettings: TabCalls<DeveloperSettings>;
declare const billingSettings: TabCalls<BillingSettings>;
declare const cryptocurrencyEmbedSettings: TabCalls<CryptocurrencyEmbedSettings>;

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
declare const getAffiliate: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    response: () => Schema<Data<Affiliate>>;
};
declare const setAffiliate: {
    method: "PUT";
    path: string;
    summary: string;
    params: typeof businessPath;
    body: () => Schema<SetAffiliate>;
    response: () => Schema<Data<Affiliate>>;
};
declare const listReferrals: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    query: typeof pageQuery;
    response: () => Schema<DataPage<Referral>>;
};
declare const listCommissions: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    query: typeof pageQuery;
    response: () => Schema<DataPage<Commission>>;
};

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
declare const listApiKeys: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    response: () => Schema<Data<readonly ApiKey[]>>;
};
declare const createApiKey: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    params: typeof businessPath;
    body: () => Schema<CreateApiKey>;
    response: () => Schema<Data<ApiKeyWithSecret>>;
};
declare const rollApiKey: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<ApiKeyWithSecret>>;
};
declare const revokeApiKey: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<BusinessItemPath>;
    response: typeof nothing;
};

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
declare const listBusinesses: {
    method: "GET";
    path: string;
    summary: string;
    response: () => Schema<Data<readonly Business[]>>;
};
declare const createBusiness: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    idempotent: true;
    body: () => Schema<CreateBusiness>;
    response: () => Schema<Data<Business>>;
};
declare const updateBusiness: {
    method: "PATCH";
    path: string;
    summary: string;
    params: typeof businessPath;
    body: () => Schema<UpdateBusiness>;
    response: () => Schema<Data<Business>>;
};
declare const archiveBusiness: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: typeof businessPath;
    response: typeof nothing;
};

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
declare const getBusinessSummary: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    query: () => Schema<SummaryQuery>;
    response: () => Schema<Data<BusinessSummary>>;
};

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
declare const planSweep: {
    method: "POST";
    path: string;
    summary: string;
    params: typeof businessPath;
    body: () => Schema<PlanSweep>;
    response: () => Schema<Data<SweepPlan>>;
};
declare const createSweep: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    secret: true;
    idempotent: true;
    params: typeof businessPath;
    body: () => Schema<CreateSweep>;
    response: () => Schema<Data<Sweep>>;
};

interface Member {
    readonly id: string;
    readonly name: string | null;
    readonly email: string;
    readonly role: BusinessRole;
    readonly status: 'INVITED' | 'ACTIVE';
    readonly lastActiveAt: Date | null;
}
declare const listMembers: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    response: () => Schema<Data<readonly Member[]>>;
};
interface InviteMember {
    readonly email: string;
    readonly role: BusinessRole;
}
declare const inviteMember: {
    method: "POST";
    path: string;
    summary: string;
    status: 201;
    params: typeof businessPath;
    body: () => Schema<InviteMember>;
    response: () => Schema<Data<Member>>;
};
declare const removeMember: {
    method: "DELETE";
    path: string;
    summary: string;
    status: 204;
    params: () => Schema<BusinessItemPath>;
    response: typeof nothing;
};
interface InvitationPath {
    readonly token: string;
}
declare const acceptInvitation: {
    method: "POST";
    path: string;
    summary: string;
    secret: true;
    params: () => Schema<InvitationPath>;
    response: () => Schema<Data<{
        readonly businessId: number;
    }>>;
};
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
declare const listAudit: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof businessPath;
    query: () => Schema<ListAudit>;
    response: () => Schema<DataPage<AuditEntry>>;
};

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
declare const refundClaimPath: () => Schema<RefundClaimPath>;
declare const getRefundClaim: {
    method: "GET";
    path: string;
    summary: string;
    public: true;
    secret: true;
    params: typeof refundClaimPath;
    response: () => Schema<Data<RefundClaim>>;
};
declare const claimRefund: {
    method: "POST";
    path: string;
    summary: string;
    public: true;
    secret: true;
    params: typeof refundClaimPath;
    body: () => Schema<ClaimRefund>;
    response: () => Schema<Data<RefundClaim>>;
};

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
declare const createReport: {
    method: "POST";
    path: string;
    summary: string;
    status: 202;
    idempotent: true;
    params: typeof businessPath;
    body: () => Schema<CreateReport>;
    response: () => Schema<Data<Report>>;
};
declare const getReport: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    response: () => Schema<Data<Report>>;
};

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
declare const listDeliveries: {
    method: "GET";
    path: string;
    summary: string;
    params: () => Schema<BusinessItemPath>;
    query: () => Schema<ListDeliveries>;
    response: () => Schema<DataPage<Delivery>>;
};
interface DeliveryPath extends BusinessItemPath {
    readonly deliveryId: string;
}
declare const deliveryPath: () => Schema<DeliveryPath>;
declare const getDelivery: {
    method: "GET";
    path: string;
    summary: string;
    params: typeof deliveryPath;
    response: () => Schema<Data<DeliveryDetail>>;
};
declare const resendDelivery: {
    method: "POST";
    path: string;
    summary: string;
    status: 202;
    params: typeof deliveryPath;
    response: () => Schema<Data<Delivery>>;
};
interface ReplayDeliveries {
    readonly from: string;
    readonly to: string;
    readonly onlyFailed: boolean;
}
declare const replayDeliveries: {
    method: "POST";
    path: string;
    summary: string;
    status: 202;
    params: () => Schema<BusinessItemPath>;
    body: () => Schema<ReplayDeliveries>;
    response: () => Schema<Data<{
        readonly count: number;
    }>>;
};

/** The body of every refusal, all services (product.md 3.0). */
interface ErrorBody {
    readonly message: string;
    readonly errors: readonly string[];
    readonly code: string;
    readonly requestId: string;
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /** With STALE_VERSION alone: what was to be changed, as it is now. */
    readonly current?: unknown;
}
declare const errorBody: () => Schema<ErrorBody>;

/**
 * What is no longer as it was: who gets one asks for what they show again. It tells nothing of the
 * wallet by itself.
 */
type LiveUpdate = 
/** Balances and transactions of the wallet. */
{
    readonly type: 'books';
}
/** Confirmations of transactions on a network. */
 | {
    readonly type: 'blocks';
    readonly network: Network;
}
/** The session is over; nothing comes after it. */
 | {
    readonly type: 'session-ended';
};
/**
 * Server-sent events, each the JSON of a `LiveUpdate`; an empty comment every 15 seconds. The token
 * goes in the header as in any call, so it is read with `fetch` and not with `EventSource`: a token in
 * an address would end up in logs.
 */
declare const watchWallet: {
    method: "GET";
    path: string;
    summary: string;
    stream: true;
    params: typeof walletPath;
    response: () => Schema<LiveUpdate>;
};

/** The same questions as `getFees` and `getTokenFees`, asked in a body: addresses stay out of logs (A-28). */
declare const estimateFee: {
    method: "POST";
    path: string;
    summary: string;
    params: typeof accountPath;
    body: () => Schema<FeeQuery>;
    response: () => Schema<FeeEstimate>;
};
declare const estimateTokenFee: {
    method: "POST";
    path: string;
    summary: string;
    params: typeof accountPath;
    body: () => Schema<TokenFeeQuery>;
    response: () => Schema<TokenFeeEstimate>;
};

/** One row per asset: the native ones, then the tokens by networks. */
declare function allManifests(): readonly CoinManifest[];
/**
 * The row for a network, for `{network}:{symbol}`, or for a token's symbol, which means the first
 * network in order that has it (A-27). In any case; null for any other text.
 */
declare function findManifest(text: string): CoinManifest | null;

/** The row of a network's native asset; the registry is the one source of its facts. */
declare function nativeManifest(key: Network): CoinManifest;

declare const exportWallet: {
    method: "GET";
    path: string;
    summary: string;
    file: "application/json";
    params: typeof walletIdPath;
    response: typeof file;
};

export { acceptInvitation, acceptPayment, activateWallet, advanceClock, allManifests, apiKeyScopes, archiveBusiness, billingSettings, businessRoles, cancelCheckout, cancelPayment, cancelRefund, changeEmail, changePassword, changeWalletPassword, checkoutSettings, claimCheckoutHash, claimRefund, completeReset, connectIdentity, contactFields, createAccount, createApiKey, createBusiness, createContact, createCustomer, createIntent, createPayment, createPersonalToken, createRefund, createReport, createSweep, createTokenTransaction, createTransaction, createUserExport, createWallet, createWebhook, cryptocurrencyEmbedSettings, cryptocurrencySettings, deleteAccount, deleteContact, deleteCustomer, deleteDevice, deleteUser, deleteWallet, deleteWalletByPost, deleteWebhook, deliveryResults, developerSettings, disableTwoFactor, disconnectIdentity, displayStatuses, downloadUserExport, enableTwoFactor, endOtherSessions, endSession, eraseCustomer, errorBody, estimateFee, estimateTokenFee, exchangeToken, exportLabels, exportPayments, exportTransactions, exportWallet, faucet, findManifest, generalSettings, getAffiliate, getAuthOptions, getBalanceChart, getBscGas, getBusinessSummary, getCheckout, getConfig, getConfirmations, getCustomer, getDelivery, getDepositAddress, getEmbedSettings, getFees, getGas, getManifest, getNotifications, getPayment, getRate, getRefundClaim, getReplacement, getReport, getSandboxAddress, getSandboxBlock, getSandboxTransaction, getSecurityScore, getSendProtection, getStatistics, getTokenFees, getUser, getUserPlatform, getVault, getWalletSettings, getWebhook, handleExternalLogin, hold, importContacts, importLabels, inviteMember, labelAddress, legalSettings, listAccounts, listAddresses, listApiKeys, listAudit, listAvailableAccounts, listBusinesses, listCommissions, listConfirmations, listContacts, listCurrencyRates, listCustomers, listDeliveries, listDevices, listIdentities, listManifest, listMembers, listOutbox, listPayments, listPersonalTokens, listReferrals, listRefunds, listSandboxBlocks, listSecurityEvents, listSessions, listTransactions, listUserExports, listWallets, listWebhooks, logIn, logInWithDiscord, logInWithGoogle, logOut, markPaymentInvalid, mine, nativeManifest, notificationsSettings, onboardingSteps, outage, paidStates, paymentFlags, paymentStatuses, paymentsSettings, pingWebhook, planSweep, refundStatuses, register, removeMember, renameWallet, renewRecoveryCodes, reopenPayment, reorg, replace, replaceTransaction, replayDeliveries, reportTypes, requestReset, resendDelivery, resendVerification, resetWalletPassword, restoreAccount, restoreWallet, revealSeed, revokeApiKey, revokePersonalToken, rollApiKey, rollWebhookSecret, securitySettings, selectCheckoutMethod, setAffiliate, setCheckoutCustomer, setPaymentNote, setSandboxRate, setUpTwoFactor, signInWithApple, signRefund, simulatePayment, startProviderLogIn, undoEmail, unlockWallet, updateAccount, updateBusiness, updateContact, updateCustomer, updateNote, updateNotifications, updateSendProtection, updateUser, updateUserPlatform, updateWalletSettings, updateWebhook, verifyEmail, watchWallet, webhookEventTypes };
export type { AcceptedAsset, Account, AccountPath, AccountType, ActivateWallet, ActivatedWallet, AddressPath, AddressRow, AdvanceClock, Affiliate, AnyRequest, ApiKey, ApiKeyScope, ApiKeyWithSecret, AppleSignIn, AssetStatistics, AuditEntry, AuthOptions, AvailableAccountsPath, BalanceChart, BalanceChartQuery, BillingSettings, Business, BusinessItemPath, BusinessPath, BusinessRole, BusinessSummary, ChangeEmail, ChangePassword, ChangeWalletPassword, ChartPeriod, ChartPoint, Checkout, CheckoutAsset, CheckoutCustomer, CheckoutField, CheckoutPath, CheckoutSettings, ClaimHash, ClaimRefund, ClockState, CoinManifest, Commission, CompleteReset, Config, ConfirmationPolicy, Confirmations, Contact, ContactFields, ContactPath, CreateAccount, CreateApiKey, CreateBusiness, CreateIntent, CreatePayment, CreatePersonalToken, CreateRefund, CreateReport, CreateSweep, CreateTokenTransaction, CreateTransaction, CreateWallet, CreateWebhook, CreatedPayment, CreatedPersonalToken, CreatedWallet, CryptocurrencyEmbedSettings, CryptocurrencySettings, CurrencyRate, CurrentRate, Customer, CustomerProfile, Data, DataPage, DeleteUser, DeleteWallet, Delivery, DeliveryDetail, DeliveryPath, DeliveryResult, DepositAddress, DeveloperSettings, DevicePath, DeviceSummary, DisplayStatus, EmbedSettings, EmbedSettingsQuery, Endpoint, ErrorBody, ExchangeToken, ExchangedToken, ExportStatus, ExportTransactions, ExternalLogIn, Faucet, FaucetPayment, FeeEstimate, FeeOption, FeePriority, FeeQuery, GasEstimate, GasQuery, GeneralSettings, GetConfirmations, GetDepositAddress, Hold, Identity, ImportContacts, ImportLabels, ImportedContacts, ImportedLabels, InvitationPath, InviteMember, LabelAddress, LedgerAddress, LedgerAddressPath, LedgerAddressQuery, LedgerBlock, LedgerBlockEntry, LedgerBlockPath, LedgerBlockRef, LedgerBlockSummary, LedgerCheck, LedgerEvmTransaction, LedgerHead, LedgerInput, LedgerMovement, LedgerOutput, LedgerReference, LedgerSolanaTransaction, LedgerTokenTransfer, LedgerTonTransaction, LedgerTransaction, LedgerTransactionPath, LedgerTronTransaction, LedgerUtxoTransaction, LegalSettings, ListAccounts, ListAddresses, ListAudit, ListConfirmations, ListCustomers, ListDeliveries, ListOutbox, ListPayments, ListTransactions, ListWallets, LiveUpdate, LogIn, LogInWithProvider, ManifestPath, Member, Mine, NetworkConfig, NewPaymentCustomer, NotificationChoice, NotificationEvent, NotificationRule, NotificationSettings, NotificationsSettings, OnboardingStep, Outage, OutageEnd, OutboxMail, Page, PageQuery, PaidState, Payment, PaymentConfirmations, PaymentCustomer, PaymentDetail, PaymentEntry, PaymentFilters, PaymentFlag, PaymentMethod, PaymentNote, PaymentStatus, PaymentsSettings, PersonalToken, PersonalTokenPath, Ping, PlanSweep, PlatformMembership, Price, PriorityFacts, Provider, ProviderAnswer, ProviderPath, QuietHours, RatePath, Reason, RecoveryCodes, Referral, Refund, RefundAmount, RefundClaim, RefundClaimPath, RefundPath, RefundStatus, Register, RenameWallet, Reorg, Replace, ReplaceTransaction, Replacement, ReplacementKind, ReplacementQuery, ReplayDeliveries, Report, ReportType, RequestOf, RequestReset, ResetWalletPassword, RevealSeed, RevealedSeed, RollSecret, SandboxPath, SandboxRate, SandboxRateState, Schema, SealedVault, SecurityEvent, SecurityItem, SecurityScore, SecuritySettings, SelectMethod, SendProtection, SessionPath, SetAffiliate, SetUpTwoFactor, Settlement, SignSecret, SignedDecimal, SignedIn, SimulatePayment, StartProviderLogIn, StartedProviderLogIn, SummaryFigures, SummaryQuery, Sweep, SweepPlan, Token, TokenAccess, TokenFeeEstimate, TokenFeeQuery, Transaction, TransactionIntent, TransactionPath, TransactionStatus, TransactionType, Transfer, TrustedDevice, TwoFactorCode, TwoFactorSecret, UndoEmail, UnlockWallet, UnlockedWallet, UpdateAccount, UpdateBusiness, UpdateNote, UpdateNotifications, UpdateSendProtection, UpdateUser, UpdateUserPlatform, UpdateWalletSettings, UpdateWebhook, User, UserExport, UserExportPath, UserPlatform, UserProfile, UserSession, VerifyEmail, Versioned, Wallet, WalletIdPath, WalletPath, WalletSettings, WalletStatistics, WalletType, Webhook, WebhookEvent, WebhookEventType, WebhookWithSecret, Written };
