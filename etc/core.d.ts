/** The closed sets of values of spec §3, each with the union of its members. */
declare const accountTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type AccountType = (typeof accountTypes)[number];
declare const productAreas: readonly ['PAYMENTS', 'WALLET'];
type ProductArea = (typeof productAreas)[number];
declare const walletTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type WalletType = (typeof walletTypes)[number];
/** The two modes of the product: individual wallet and business payments. */
declare const platformTypes: readonly ['wallet', 'payments'];
type PlatformType = (typeof platformTypes)[number];
declare const themes: readonly ['light', 'dark'];
type ThemeName = (typeof themes)[number];
/** What a transaction is signed with. */
declare const keyTypes: readonly ['ENCRYPTION_KEY', 'SEED_PHRASE'];
type KeyType = (typeof keyTypes)[number];
/** What the specification calls fee speeds. */
declare const feePriorities: readonly ['Low', 'Medium', 'High', 'Custom'];
type FeePriority = (typeof feePriorities)[number];

declare const baseUnits: unique symbol;
/** An amount in the smallest unit of its asset (satoshi, wei, …), never negative. */
type BaseUnits = bigint & {
    readonly [baseUnits]: true;
};
/** The same number as an amount. @throws {ValidationError} `amount_invalid` below zero */
declare function toBaseUnits(value: bigint): BaseUnits;
declare function isBaseUnits(value: bigint): value is BaseUnits;

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};
/**
 * `value` as exact text: a text is checked and kept as it is written, base units are written out
 * with all `decimals`.
 * @throws {ValidationError} `amount_invalid` for a sign, an exponent, grouping or superfluous zeros in front
 */
declare function toDecimal(value: string | BaseUnits, options?: {
    readonly decimals?: number;
}): Decimal;
/**
 * `text` in base units of an asset with `decimals`. Strict: digits with at most one point, no
 * sign, exponent or grouping; leading zeros and `.5` are accepted; nothing is ever rounded.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals`
 */
declare function parseAmount(text: string, decimals: number): BaseUnits;
/**
 * `units` of an asset with `decimals` in main units, as short as it is exact: without zeros at the
 * end, and without a point where nothing is behind it. `parseAmount` reads it back.
 * @throws {ValidationError} `amount_invalid` below zero, or beyond 78 digits or 36 decimals
 */
declare function formatAmount(units: bigint, decimals: number): Decimal;

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

/** Exact decimal text, with a minus where it is below zero. */
type SignedDecimal = string;
/** A path with the one parameter `walletId`. */
interface WalletPath {
    readonly walletId: string;
}
interface AccountPath extends WalletPath {
    readonly accountId: string;
}
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
interface FeeQuery {
    /** Zero asks for the cost of sending everything, which bounds the amount. */
    readonly amount: Decimal;
    /** Empty before it is known. */
    readonly toAddress: string;
    readonly feeRate: FeePriority;
}
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

/** The public chain, its public test chain, a private one of a node, and our embedded ledger. */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
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
    /** Whether the fee is estimated again before the review; elsewhere it stays as it was chosen. */
    readonly reestimatesFeeOnReview: boolean;
    /**
     * Whether sends of the native asset have a charge apart from the fee, such as one that opens the
     * recipient's account: it is stated even where nothing is due. Of a token there can be one on any
     * network, which its estimate then has.
     */
    readonly chargesNetworkFee: boolean;
    /** How an address is made ready to receive; null where every address is. */
    readonly activation: 'first-deposit' | null;
    /** Fee parameters per unit of computation; null where there is none. */
    readonly gas: {
        readonly transferLimit: string;
        /** What people count gas prices in: so many decimals below the main unit of the native asset. */
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
    /** Whether a transaction can spend from several addresses, so that its confirmation names one. */
    readonly showsFromAddress: boolean;
    /** Whether its accounts are marked as a beta, wherever one is shown. */
    readonly isBeta: boolean;
    /** Deposit addresses per account; null where any number can be made. */
    readonly addressLimit: number | null;
    /** What its addresses look like at first sight, on any of its chains: for messages, not for checks. */
    readonly addressPattern: RegExp;
    readonly explorer: Explorer;
    readonly model: NetworkModel;
}
interface UtxoNetwork extends NetworkDefinition {
    readonly model: UtxoModel;
}
interface EvmNetwork extends NetworkDefinition {
    readonly model: EvmModel;
}
interface TronNetwork extends NetworkDefinition {
    readonly model: TronModel;
}
interface SolanaNetwork extends NetworkDefinition {
    readonly model: SolanaModel;
}
interface TonNetwork extends NetworkDefinition {
    readonly model: TonModel;
}
/** Addresses of pages about a transaction and an address, with `{hash}` and `{address}`. */
interface Explorer {
    readonly transaction: string;
    readonly address: string;
}
type FeePriorityChoice = {
    readonly choice: 'selectable';
    readonly targetBlocks: Readonly<Record<'low' | 'medium' | 'high', number>>;
} | {
    readonly choice: 'automatic';
};
/** What tells the chains of one family apart, per chain. */
type NetworkModel = UtxoModel | EvmModel | TronModel | SolanaModel | TonModel;
interface UtxoModel {
    readonly family: 'utxo';
    /** BIP-43 purpose of the accounts: 84 is p2wpkh. */
    readonly purpose: number;
    readonly chains: Readonly<Record<ChainName, UtxoChain>>;
    /** Smallest output that nodes relay, in base units. */
    readonly dust: bigint;
    /** More can never exist (`MAX_MONEY` of its node), in base units. */
    readonly maximumSupply: bigint;
    /** Lower-case beginnings of destinations that exist but that we cannot pay. */
    readonly unsupportedPrefixes: readonly string[];
}
interface UtxoChain {
    /** Human-readable part of its segwit addresses (BIP-173). */
    readonly hrp: string;
    readonly pubKeyHash: number;
    readonly scriptHash: number;
    readonly wif: number;
    /** Version bytes of its extended keys (BIP-32). */
    readonly bip32: {
        readonly public: number;
        readonly private: number;
    };
}
interface EvmModel {
    readonly family: 'evm';
    /** How a transaction offers its fee: type 2 (EIP-1559) or one gas price. */
    readonly fees: 'eip1559' | 'legacy';
    readonly chains: Readonly<Record<ChainName, EvmChain>>;
}
interface EvmChain {
    /** Keeps a transaction of one chain from being valid on another (EIP-155). */
    readonly chainId: number;
}
/**
 * A transaction names no chain. It names a recent block by part of its hash, and a chain that does
 * not have that block refuses it: so nothing signed in the sandbox is valid anywhere else (A-61).
 */
interface TronModel {
    readonly family: 'tron';
    readonly chains: Readonly<Record<ChainName, TronChain>>;
    /** The most that a transfer can carry (`int64` of its protocol), in base units. */
    readonly maximumAmount: bigint;
}
interface TronChain {
    /** First byte of its addresses, before the twenty that name the holder of a key. */
    readonly addressVersion: number;
}
/**
 * A transaction names no cluster. It carries the hash of a recent block, and a cluster that does not
 * have that block refuses it: so nothing signed in the sandbox is valid anywhere else (A-61).
 */
interface SolanaModel {
    readonly family: 'solana';
    readonly chains: Readonly<Record<ChainName, SolanaChain>>;
    /** The most that a transfer can carry (`u64` lamports), in base units. */
    readonly maximumAmount: bigint;
}
interface SolanaChain {
    /** By which a node says what cluster it serves; null for one that is made anew at every start. */
    readonly genesisHash: string | null;
}
interface TonModel {
    readonly family: 'ton';
    /** Of our wallets; other addresses may be on the masterchain, -1. */
    readonly workchain: number;
    readonly chains: Readonly<Record<ChainName, TonChain>>;
    /** The most that a message can carry (`VarUInteger 16`), in base units. */
    readonly maximumAmount: bigint;
}
interface TonChain {
    /** Whether its addresses are written so that software of the main chain refuses them. */
    readonly testOnly: boolean;
    /**
     * Subwallet of wallet v4R2: part of what is signed, and of what an address is the hash of. Another
     * one keeps a signature from being valid on the main chain, where the same key has another address.
     */
    readonly walletId: number;
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
interface GetDepositAddress {
    readonly createNew?: boolean;
}
interface ListAddresses {
    readonly hasBalance?: boolean;
    readonly isUsed?: boolean;
}

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

/** What is left out stays as it is. */
interface UpdateAccount {
    readonly name?: string;
    readonly isArchived?: boolean;
    /** Ids of tokens that are not shown. */
    readonly hiddenTokens?: readonly string[];
}
interface AddressPath extends AccountPath {
    readonly id: string;
}
interface LabelAddress {
    /** Null takes the label away. */
    readonly label: string | null;
}
interface AvailableAccountsPath extends WalletIdPath {
    /** A cryptocurrency identifier or a symbol (A-65). */
    readonly x: string;
}

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
interface LogInWithProvider extends ProviderAnswer {
    readonly twoFactorCode: string | null;
}
interface AppleSignIn {
    /** Path of the site to come back to. */
    readonly returnTo?: string;
}
interface ExchangedToken {
    readonly accessToken: string;
    readonly expiresAt: Date;
}
/** May be left out where no code is asked for. */
interface ExchangeToken {
    readonly twoFactorCode: string | null;
}

/** Which ways to sign in this server is set up for. */
interface AuthOptions {
    readonly google: boolean;
    readonly discord: boolean;
    readonly apple: boolean;
    readonly signUp: boolean;
    readonly passkeys: boolean;
}

interface RequestReset {
    readonly email: string;
}
interface CompleteReset {
    readonly token: string;
    readonly password: string;
}

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

/** Transactions of one wallet, on any of its networks. */
interface ListConfirmations {
    /** One to a hundred, with commas between them. */
    readonly hashes: string;
}

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

interface Replace {
    readonly hash: string;
    /** Where the money goes instead; null leaves it with the sender. */
    readonly to: string | null;
    /** Per size, as the network counts it; more than the one that is replaced pays. */
    readonly feeRate: Decimal;
}
interface AdvanceClock {
    readonly advanceSeconds: number;
}
interface ClockState {
    readonly now: Date;
}

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

/** Something that happened to the login or to a key, kept for 90 days. */
interface SecurityEvent {
    readonly id: string;
    /** Such as `SIGNED_IN`; a new one may come at any time. */
    readonly type: string;
    readonly at: Date;
    readonly ip: string | null;
    readonly device: DeviceSummary | null;
}
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

interface UpdateNote {
    readonly transactionId: string;
    /** Empty takes the note away. */
    readonly note: string;
}
interface ExportTransactions extends Omit<ListTransactions, 'Page' | 'PageSize'> {
    readonly format: 'csv';
}
interface ImportLabels {
    /** One BIP-329 object per line. */
    readonly jsonl: string;
}
interface ImportedLabels {
    readonly applied: number;
    /** Lines of a type, or about a thing, that this wallet does not have. */
    readonly ignored: number;
}

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
interface TwoFactorCode {
    readonly code: string;
}
interface RecoveryCodes {
    /** Ten, shown this once. */
    readonly recoveryCodes: readonly string[];
}

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

/** A login of another provider that signs this user in. */
interface Identity {
    readonly provider: Provider;
    readonly email: string;
    readonly connectedAt: Date;
}

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
interface ChangeEmail {
    readonly email: string;
    /** The sign-in password; null for a user who has none. */
    readonly password: string | null;
}
interface UndoEmail {
    readonly token: string;
}
interface ChangePassword {
    /** Null for a user who signed up with a provider and has none yet. */
    readonly password: string | null;
    readonly newPassword: string;
}
interface DeleteUser {
    readonly password: string | null;
    readonly twoFactorCode: string | null;
}

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

/** Exactly one of the two secrets is given; the other is null. */
interface DeleteWallet {
    readonly password: string | null;
    readonly seedPhrase: string | null;
    /** The name of the wallet, typed by its owner. */
    readonly confirmName: string;
}

interface ResetWalletPassword {
    readonly seedPhrase: string;
    readonly newPassword: string;
}
interface ChangeWalletPassword {
    readonly password: string;
    readonly newPassword: string;
}
interface RevealSeed {
    readonly password: string;
}
interface RevealedSeed {
    readonly seedPhrase: string;
}
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
interface RenameWallet {
    readonly name: string;
}

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
type ErrorCode = AnyBillfoldError['code'];
/** The member whose `code` can be `C`; `Extract` is not enough where `code` is itself a union. */
type ErrorOf<C extends ErrorCode, E = AnyBillfoldError> = E extends {
    readonly code: infer K;
} ? [C & K] extends [never] ? never : E & {
    readonly code: C & K;
} : never;
declare function isErrorCode<C extends ErrorCode>(value: unknown, ...codes: readonly C[]): value is ErrorOf<C>;

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

/** How finely an asset is counted, and how finely people see it. */
interface AssetDigits {
    /** Decimals of its base unit: 8 means 10^8 base units to one. */
    readonly decimals: number;
    /** Decimals shown and accepted in amounts; may be fewer. */
    readonly digits: number;
}
/**
 * Decimals to display where an asset's own are unknown. Never for arithmetic: an asset without
 * known decimals cannot be sent.
 * @see spec §9
 */
declare const defaultDigits: {
    readonly native: 8;
    readonly token: 2;
};

/** What an account can hold: the native asset of its network, or a token. */
interface AccountAsset extends AssetDigits {
    /** The code of the network for its native asset, `USDT@ETH` for a token. */
    readonly id: string;
    readonly network: Network;
    readonly symbol: string;
    readonly name: string;
    /** Smallest amount that may be sent, in main units. */
    readonly minimumAmount: Decimal;
}
/** The asset that pays the fees of `network`. */
declare function nativeAsset(network: Network): AccountAsset;

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
    /**
     * Something has changed: loads again, after a load in flight, which may have been too early to know
     * of it. Leaves alone what nobody has loaded.
     */
    invalidate(): Promise<void>;
    /** Aborts, forgets what is known, and shows `pending` again. */
    reset(): void;
}
declare function createResource<T>(fetchData: (signal: AbortSignal) => Promise<T>): Resource<T>;

type AuthCalls = ReturnType<typeof createCalls$5>;
/** Signing up, in and out. */
declare function createCalls$5({ call, url }: Transport): {
    auth: {
        options: (request: object, options?: CallOptions) => Promise<Data<AuthOptions>>;
        register: (request: RequestOf<unknown, unknown, Register>, options?: CallOptions) => Promise<Data<SignedIn>>;
        logIn: (request: RequestOf<unknown, unknown, LogIn>, options?: CallOptions) => Promise<Data<SignedIn>>;
        startProviderLogIn: (request: RequestOf<ProviderPath, unknown, StartProviderLogIn>, options?: CallOptions) => Promise<Data<StartedProviderLogIn>>;
        logInWithGoogle: (request: RequestOf<unknown, unknown, LogInWithProvider>, options?: CallOptions) => Promise<Data<SignedIn>>;
        logInWithDiscord: (request: RequestOf<unknown, unknown, LogInWithProvider>, options?: CallOptions) => Promise<Data<SignedIn>>;
        /** Where the browser goes to sign in with Apple. */
        appleUrl: (request: RequestOf<unknown, AppleSignIn, unknown>) => Promise<string>;
        /** With the handoff token as `accessToken` of the call's options. */
        exchangeToken: (request: RequestOf<unknown, unknown, ExchangeToken | undefined>, options?: CallOptions) => Promise<Data<ExchangedToken>>;
        logOut: (request: object, options?: CallOptions) => Promise<null>;
        user: (request: object, options?: CallOptions) => Promise<Data<User>>;
        verifyEmail: (request: RequestOf<unknown, unknown, VerifyEmail>, options?: CallOptions) => Promise<null>;
        resendVerification: (request: object, options?: CallOptions) => Promise<null>;
        requestReset: (request: RequestOf<unknown, unknown, RequestReset>, options?: CallOptions) => Promise<null>;
        completeReset: (request: RequestOf<unknown, unknown, CompleteReset>, options?: CallOptions) => Promise<null>;
    };
};

type EmbedCalls = ReturnType<typeof createCalls$4>;
/** What a widget on a partner's page asks before it shows anything. */
declare function createCalls$4({ call }: Transport): {
    embed: {
        settings: (request: RequestOf<unknown, EmbedSettingsQuery, unknown>, options?: CallOptions) => Promise<Data<EmbedSettings>>;
    };
};

/** What each of the resources asks; apart from them, so that it comes with the transport. */
declare function createLoads({ config, wallets, accounts, rates }: Areas): {
    config: (options: CallOptions) => Promise<Config>;
    wallets: (options: CallOptions) => Promise<Page<Wallet>>;
    manifests: (options: CallOptions) => Promise<readonly CoinManifest[]>;
    accounts: (walletId: string, options: CallOptions) => Promise<Page<Account>>;
    rate: (crypto: string, options: CallOptions) => Promise<CurrentRate>;
};

type Areas = ReturnType<typeof createAreas>;
interface Everyday extends Areas {
    readonly transport: Transport;
    readonly loads: ReturnType<typeof createLoads>;
}
declare function createAreas({ call }: Transport): {
    config: {
        get: (request: object, options?: CallOptions) => Promise<Data<Config>>;
    };
    wallets: {
        list: (request: RequestOf<unknown, ListWallets, unknown>, options?: CallOptions) => Promise<Page<Wallet>>;
        sendProtection: (request: RequestOf<WalletIdPath, unknown, unknown>, options?: CallOptions) => Promise<SendProtection>;
    };
    accounts: {
        list: (request: RequestOf<WalletPath, ListAccounts, unknown>, options?: CallOptions) => Promise<Page<Account>>;
        depositAddress: (request: RequestOf<AccountPath, GetDepositAddress, unknown>, options?: CallOptions) => Promise<DepositAddress>;
        addresses: (request: RequestOf<AccountPath, ListAddresses, unknown>, options?: CallOptions) => Promise<readonly AddressRow[]>;
    };
    rates: {
        current: (request: RequestOf<RatePath, unknown, unknown>, options?: CallOptions) => Promise<CurrentRate>;
        /** The price of an asset alone, by symbol. */
        usd: (...request: Parameters<(request: RequestOf<RatePath, unknown, unknown>, options?: CallOptions) => Promise<CurrentRate>>) => Promise<Decimal>;
        manifests: (request: object, options?: CallOptions) => Promise<readonly CoinManifest[]>;
    };
};

type SandboxCalls = ReturnType<typeof createCalls$3>;
/** The sandbox ledger: its controls and its explorer. */
declare function createCalls$3({ call }: Transport): {
    sandbox: {
        faucet: (request: RequestOf<SandboxPath, unknown, Faucet>, options?: CallOptions) => Promise<Data<FaucetPayment>>;
        mine: (request: RequestOf<SandboxPath, unknown, Mine>, options?: CallOptions) => Promise<Data<LedgerHead>>;
        reorg: (request: RequestOf<SandboxPath, unknown, Reorg>, options?: CallOptions) => Promise<Data<LedgerHead>>;
        replace: (request: RequestOf<SandboxPath, unknown, Replace>, options?: CallOptions) => Promise<Data<FaucetPayment>>;
        hold: (request: RequestOf<SandboxPath, unknown, Hold>, options?: CallOptions) => Promise<Data<Hold>>;
        outage: (request: RequestOf<SandboxPath, unknown, Outage>, options?: CallOptions) => Promise<Data<OutageEnd>>;
        setRate: (request: RequestOf<unknown, unknown, SandboxRate>, options?: CallOptions) => Promise<Data<SandboxRateState>>;
        advanceClock: (request: RequestOf<unknown, unknown, AdvanceClock>, options?: CallOptions) => Promise<Data<ClockState>>;
        outbox: (request: RequestOf<unknown, ListOutbox, unknown>, options?: CallOptions) => Promise<Data<readonly OutboxMail[]>>;
        transaction: (request: RequestOf<LedgerTransactionPath, unknown, unknown>, options?: CallOptions) => Promise<Data<LedgerTransaction>>;
        address: (request: RequestOf<LedgerAddressPath, LedgerAddressQuery, unknown>, options?: CallOptions) => Promise<Data<LedgerAddress>>;
        block: (request: RequestOf<LedgerBlockPath, unknown, unknown>, options?: CallOptions) => Promise<Data<LedgerBlock>>;
        blocks: (request: RequestOf<SandboxPath, unknown, unknown>, options?: CallOptions) => Promise<Data<readonly LedgerBlockSummary[]>>;
    };
};

type TransactionCalls = ReturnType<typeof createCalls$2>;
/** What sending takes. */
declare function createCalls$2({ call, emit }: Transport): {
    transactions: {
        fees: (request: RequestOf<AccountPath, FeeQuery, unknown>, options?: CallOptions) => Promise<FeeEstimate>;
        send: (request: RequestOf<AccountPath, unknown, CreateTransaction>, options?: CallOptions | undefined) => Promise<Transaction>;
        tokenFees: (request: RequestOf<AccountPath, TokenFeeQuery, unknown>, options?: CallOptions) => Promise<TokenFeeEstimate>;
        sendToken: (request: RequestOf<AccountPath, unknown, CreateTokenTransaction>, options?: CallOptions | undefined) => Promise<Transaction>;
        confirmations: (request: RequestOf<WalletPath, GetConfirmations, unknown>, options?: CallOptions) => Promise<Confirmations>;
    };
};

type UserCalls = ReturnType<typeof createCalls$1>;
/** The account settings. */
declare function createCalls$1({ call }: Transport): {
    user: {
        update: (request: RequestOf<unknown, unknown, UpdateUser>, options?: CallOptions) => Promise<Data<UserProfile>>;
        changeEmail: (request: RequestOf<unknown, unknown, ChangeEmail>, options?: CallOptions) => Promise<null>;
        undoEmail: (request: RequestOf<unknown, unknown, UndoEmail>, options?: CallOptions) => Promise<null>;
        changePassword: (request: RequestOf<unknown, unknown, ChangePassword>, options?: CallOptions) => Promise<null>;
        remove: (request: RequestOf<unknown, unknown, DeleteUser>, options?: CallOptions) => Promise<null>;
        setUpTwoFactor: (request: RequestOf<unknown, unknown, SetUpTwoFactor>, options?: CallOptions) => Promise<Data<TwoFactorSecret>>;
        enableTwoFactor: (request: RequestOf<unknown, unknown, TwoFactorCode>, options?: CallOptions) => Promise<Data<RecoveryCodes>>;
        disableTwoFactor: (request: RequestOf<unknown, unknown, TwoFactorCode>, options?: CallOptions) => Promise<null>;
        renewRecoveryCodes: (request: RequestOf<unknown, unknown, TwoFactorCode>, options?: CallOptions) => Promise<Data<RecoveryCodes>>;
        sessions: (request: object, options?: CallOptions) => Promise<Data<readonly UserSession[]>>;
        endSession: (request: RequestOf<SessionPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        endOtherSessions: (request: object, options?: CallOptions) => Promise<null>;
        securityEvents: (request: RequestOf<unknown, PageQuery, unknown>, options?: CallOptions) => Promise<DataPage<SecurityEvent>>;
        securityScore: (request: object, options?: CallOptions) => Promise<Data<SecurityScore>>;
        notifications: (request: object, options?: CallOptions) => Promise<Data<NotificationSettings>>;
        updateNotifications: (request: RequestOf<unknown, unknown, UpdateNotifications>, options?: CallOptions) => Promise<Data<NotificationSettings>>;
        tokens: (request: object, options?: CallOptions) => Promise<Data<readonly PersonalToken[]>>;
        createToken: (request: RequestOf<unknown, unknown, CreatePersonalToken>, options?: CallOptions) => Promise<Data<CreatedPersonalToken>>;
        revokeToken: (request: RequestOf<PersonalTokenPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        identities: (request: object, options?: CallOptions) => Promise<Data<readonly Identity[]>>;
        connectIdentity: (request: RequestOf<ProviderPath, unknown, ProviderAnswer>, options?: CallOptions) => Promise<Data<Identity>>;
        disconnectIdentity: (request: RequestOf<ProviderPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        platform: (request: object, options?: CallOptions) => Promise<Data<UserPlatform>>;
        updatePlatform: (request: RequestOf<unknown, unknown, UpdateUserPlatform>, options?: CallOptions) => Promise<Data<UserPlatform>>;
        exports: (request: object, options?: CallOptions) => Promise<Data<readonly UserExport[]>>;
        createExport: (request: object, options?: CallOptions) => Promise<Data<UserExport>>;
        downloadExport: (request: RequestOf<UserExportPath, unknown, unknown>, options?: CallOptions) => Promise<File>;
    };
};

type WalletCalls = ReturnType<typeof createCalls>;
/** What the dialogs do not need: making, keeping and ending wallets and accounts, settings, notes … */
declare function createCalls({ call }: Transport): {
    loads: {
        statistics: (walletId: string, options: CallOptions) => Promise<WalletStatistics>;
        transactions: (walletId: string, options: CallOptions) => Promise<Page<Transaction>>;
    };
    wallets: {
        statistics: (request: RequestOf<WalletPath, unknown, unknown>, options?: CallOptions) => Promise<WalletStatistics>;
        create: (request: RequestOf<unknown, unknown, CreateWallet>, options?: CallOptions) => Promise<CreatedWallet>;
        activate: (request: RequestOf<WalletIdPath, unknown, ActivateWallet>, options?: CallOptions) => Promise<ActivatedWallet>;
        rename: (request: RequestOf<WalletIdPath, unknown, RenameWallet>, options?: CallOptions) => Promise<Wallet>;
        settings: (request: RequestOf<WalletIdPath, unknown, unknown>, options?: CallOptions) => Promise<WalletSettings>;
        updateSettings: (request: RequestOf<WalletIdPath, unknown, Partial<WalletSettings>>, options?: CallOptions) => Promise<WalletSettings>;
        remove: (request: RequestOf<WalletIdPath, unknown, DeleteWallet>, options?: CallOptions) => Promise<null>;
        restore: (request: RequestOf<WalletIdPath, unknown, unknown>, options?: CallOptions) => Promise<Wallet>;
        resetPassword: (request: RequestOf<WalletIdPath, unknown, ResetWalletPassword>, options?: CallOptions) => Promise<null>;
        changePassword: (request: RequestOf<WalletIdPath, unknown, ChangeWalletPassword>, options?: CallOptions) => Promise<null>;
        revealSeed: (request: RequestOf<WalletIdPath, unknown, RevealSeed>, options?: CallOptions) => Promise<RevealedSeed>;
        unlock: (request: RequestOf<WalletIdPath, unknown, UnlockWallet>, options?: CallOptions) => Promise<UnlockedWallet>;
        updateSendProtection: (request: RequestOf<WalletIdPath, unknown, UpdateSendProtection>, options?: CallOptions) => Promise<SendProtection>;
        vault: (request: RequestOf<WalletIdPath, unknown, unknown>, options?: CallOptions) => Promise<SealedVault>;
        exportData: (request: RequestOf<WalletIdPath, unknown, unknown>, options?: CallOptions) => Promise<File>;
        balanceChart: (request: RequestOf<unknown, BalanceChartQuery, unknown>, options?: CallOptions) => Promise<BalanceChart>;
        devices: (request: RequestOf<WalletIdPath, unknown, unknown>, options?: CallOptions) => Promise<readonly TrustedDevice[]>;
        removeDevice: (request: RequestOf<DevicePath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        contacts: (request: RequestOf<WalletIdPath, PageQuery, unknown>, options?: CallOptions) => Promise<Page<Contact>>;
        createContact: (request: RequestOf<WalletIdPath, unknown, ContactFields>, options?: CallOptions) => Promise<Contact>;
        updateContact: (request: RequestOf<ContactPath, unknown, ContactFields>, options?: CallOptions) => Promise<Contact>;
        removeContact: (request: RequestOf<ContactPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        importContacts: (request: RequestOf<WalletIdPath, unknown, ImportContacts>, options?: CallOptions) => Promise<ImportedContacts>;
        exportLabels: (request: RequestOf<WalletPath, unknown, unknown>, options?: CallOptions) => Promise<File>;
        importLabels: (request: RequestOf<WalletPath, unknown, ImportLabels>, options?: CallOptions) => Promise<ImportedLabels>;
    };
    accounts: {
        create: (request: RequestOf<WalletPath, unknown, CreateAccount>, options?: CallOptions) => Promise<Account>;
        update: (request: RequestOf<AccountPath, unknown, UpdateAccount>, options?: CallOptions) => Promise<Account>;
        remove: (request: RequestOf<AccountPath, unknown, unknown>, options?: CallOptions) => Promise<null>;
        restore: (request: RequestOf<AccountPath, unknown, unknown>, options?: CallOptions) => Promise<Account>;
        labelAddress: (request: RequestOf<AddressPath, unknown, LabelAddress>, options?: CallOptions) => Promise<AddressRow>;
        available: (request: RequestOf<AvailableAccountsPath, unknown, unknown>, options?: CallOptions) => Promise<readonly Account[]>;
    };
    transactions: {
        list: (request: RequestOf<WalletPath, ListTransactions, unknown>, options?: CallOptions) => Promise<Page<Transaction>>;
        estimateFee: (request: RequestOf<AccountPath, unknown, FeeQuery>, options?: CallOptions) => Promise<FeeEstimate>;
        estimateTokenFee: (request: RequestOf<AccountPath, unknown, TokenFeeQuery>, options?: CallOptions) => Promise<TokenFeeEstimate>;
        confirmationsOf: (request: RequestOf<WalletPath, ListConfirmations, unknown>, options?: CallOptions) => Promise<readonly Confirmations[]>;
        intend: (request: RequestOf<AccountPath, unknown, CreateIntent>, options?: CallOptions) => Promise<TransactionIntent>;
        updateNote: (request: RequestOf<WalletPath, unknown, UpdateNote>, options?: CallOptions) => Promise<Transaction>;
        replacement: (request: RequestOf<TransactionPath, ReplacementQuery, unknown>, options?: CallOptions) => Promise<Replacement>;
        replace: (request: RequestOf<TransactionPath, unknown, ReplaceTransaction>, options?: CallOptions) => Promise<Transaction>;
        export: (request: RequestOf<WalletPath, ExportTransactions, unknown>, options?: CallOptions) => Promise<File>;
    };
    rates: {
        gas: (request: RequestOf<unknown, GasQuery, unknown>, options?: CallOptions) => Promise<GasEstimate>;
        bscGas: (request: RequestOf<unknown, GasQuery, unknown>, options?: CallOptions) => Promise<GasEstimate>;
        manifest: (request: RequestOf<ManifestPath, unknown, unknown>, options?: CallOptions) => Promise<CoinManifest>;
        currencies: (request: object, options?: CallOptions) => Promise<readonly CurrencyRate[]>;
    };
};

/** Every call of the wallet and auth services, by what it is about. */
interface Calls {
    readonly config: Everyday['config'];
    readonly auth: AuthCalls['auth'];
    readonly user: UserCalls['user'];
    readonly wallets: Everyday['wallets'] & WalletCalls['wallets'];
    readonly accounts: Everyday['accounts'] & WalletCalls['accounts'];
    readonly transactions: TransactionCalls['transactions'] & WalletCalls['transactions'];
    readonly rates: Everyday['rates'] & WalletCalls['rates'];
    readonly embed: EmbedCalls['embed'];
    readonly sandbox: SandboxCalls['sandbox'];
}
/**
 * Calls that come in a piece of their own: `wallet` is what not every dialog needs of wallets,
 * accounts, transactions and rates. The others come with the transport.
 */
type CallPiece = 'auth' | 'user' | 'wallet' | 'embed' | 'sandbox';
interface LazyCalls extends Calls {
    /** Loads the transport, and `pieces` of the calls, ahead of their first calls: on intent. */
    prefetch(...pieces: readonly CallPiece[]): Promise<void>;
}

/** What can be loaded anew, by what it is about. */
type CacheKey = 'wallets' | 'accounts' | 'transactions' | 'rates';
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
    /** Loads anew what is known of `keys`, all of them when none is given; what is shown stays meanwhile. */
    invalidate(...keys: readonly CacheKey[]): void;
    /** Forgets everything and aborts what is loading. */
    reset(): void;
}

type Listen = <K extends keyof ClientEvents>(type: K, listener: (event: ClientEvents[K]) => void) => () => void;

type ClientOptions = Omit<TransportOptions, 'listeners' | 'signal'>;
interface BillfoldClient extends LazyCalls {
    readonly resources: Resources;
    /** The platform that the client was made with: flows take their clock and randomness from it. */
    readonly platform: TransportOptions['platform'];
    /** As it was given: what a part asks to know whether it stands on the wallet's own pages. */
    readonly baseUrl: string;
    /** Calls `listener` for each event of this kind, until the function that it answers is called. */
    readonly on: Listen;
    /** Loads anew what `resources` know of `keys`, all of it when none is given. */
    invalidate(...keys: readonly CacheKey[]): void;
    /** Aborts every call, those to come too, and forgets the listeners and what was loaded. */
    dispose(): void;
}
/**
 * The typed client of the wallet and auth services. Small by itself: the transport (zod, the
 * contract) is imported at the first call, and what else a call needs at the first of its kind.
 */
declare function createClient(options: ClientOptions): BillfoldClient;

/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
type AccountNetworkCode = (typeof accountNetworkCodes)[number];
/** The same and the codes that stand for a network only where it is shown. */
declare const displayCodes: readonly ["BTC", "ETH", "LTC", "TON", "TRX", "SOL", "BSC", "BNB", "USDC", "USDT", "NOTCOIN"];
type DisplayCode = (typeof displayCodes)[number];
/** Tickers of the assets that the product knows by symbol. */
declare const assetSymbols: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BNB', 'BSC', 'USDT', 'USDC', 'NOTCOIN'];
type AssetSymbol = (typeof assetSymbols)[number];
/**
 * The code under which `code` is shown and looked up. For a token it is the default where nothing
 * else is known: the network of an account always wins (A-35).
 * @see spec §3 Network codes
 */
declare function toDisplayCode(code: DisplayCode): DisplayCode;

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

type Scheme = 'light' | 'dark';

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
/** What is known of a network; of one that is named in the source, its family too. */
declare function getNetwork<N extends Network>(network: N): Definitions[N];
declare function isNetwork(text: string): text is Network;
/** One value per network; a network that is left out does not compile. */
declare function mapNetworks<T>(make: (network: Network) => T): Record<Network, T>;

interface NetworkLabel {
    readonly name: string;
    /** Decoration only: the name beside it carries the meaning. */
    readonly color: string;
    /** The network that accounts of its assets are on; null where there are none. */
    readonly chain: AccountNetworkCode | null;
}
/** How the network of an asset is shown (spec §3; colours of our own). */
declare const networkLabels: {
    readonly Bitcoin: {
        readonly name: 'Bitcoin';
        readonly color: '#F7931A';
        readonly chain: 'BTC';
    };
    readonly Litecoin: {
        readonly name: 'Litecoin';
        readonly color: '#345D9D';
        readonly chain: 'LTC';
    };
    readonly Ethereum: {
        readonly name: 'Ethereum';
        readonly color: '#627EEA';
        readonly chain: 'ETH';
    };
    readonly Solana: {
        readonly name: 'Solana';
        readonly color: '#9945FF';
        readonly chain: 'SOL';
    };
    readonly Tron: {
        readonly name: 'Tron';
        readonly color: '#EB0029';
        readonly chain: 'TRX';
    };
    readonly Monero: {
        readonly name: 'Monero';
        readonly color: '#FF6600';
        readonly chain: null;
    };
    readonly TON: {
        readonly name: 'TON';
        readonly color: '#0098EA';
        readonly chain: 'TON';
    };
    readonly 'BNB Smart Chain': {
        readonly name: 'BNB Smart Chain';
        readonly color: '#F0B90B';
        readonly chain: 'BSC';
    };
    readonly Unknown: {
        readonly name: 'Unknown';
        readonly color: '#8A94A6';
        readonly chain: null;
    };
};
type NetworkLabelName = keyof typeof networkLabels;

/**
 * The cryptocurrency asset identifiers of spec §3. It says 28 and names 30: all are here (A-33).
 * ERC-20 and plain contract identifiers are on Ethereum (A-34); of the contract ones, those of
 * TRC-20 have the type of the product, and native TRX and SOL do not (A-32).
 */
declare const ASSET_IDENTIFIERS: {
    readonly BITCOIN: readonly ["BTC", "Bitcoin", "Bitcoin", "PRODUCT"];
    readonly ETHEREUM: readonly ["ETH", "Ethereum", "Ethereum", "PRODUCT"];
    readonly LITECOIN: readonly ["LTC", "Litecoin", "Litecoin", "PRODUCT"];
    readonly BITCOIN_CASH: readonly ["BCH", "Bitcoin Cash", "Unknown", "PRODUCT"];
    readonly ETH_USD_COIN: readonly ["USDC", "USD Coin (Ethereum)", "Ethereum", "PRODUCT"];
    readonly ETH_TETHER: readonly ["USDT", "Tether (Ethereum)", "Ethereum", "PRODUCT"];
    readonly MONERO: readonly ["XMR", "Monero", "Monero", "PRODUCT"];
    readonly ETH_BNB: readonly ["BNB", "BNB (Ethereum)", "Ethereum", "PRODUCT"];
    readonly ETH_BUSD: readonly ["BUSD", "Binance USD", "Ethereum", "PRODUCT"];
    readonly ETH_MATIC: readonly ["MATIC", "Polygon", "Ethereum", "PRODUCT"];
    readonly ETH_SHIBA_INU: readonly ["SHIBA", "Shiba Inu", "Ethereum", "PRODUCT"];
    readonly ETH_APE_COIN: readonly ["APE", "ApeCoin", "Ethereum", "PRODUCT"];
    readonly ETH_CRONOS: readonly ["CRO", "Cronos", "Ethereum", "PRODUCT"];
    readonly ETH_DAI: readonly ["DAI", "Dai", "Ethereum", "PRODUCT"];
    readonly ETH_UNISWAP: readonly ["UNI", "Uniswap", "Ethereum", "PRODUCT"];
    readonly TRON: readonly ["TRX", "Tron", "Tron", "CONTRACT"];
    readonly TRX_TETHER: readonly ["USDT", "Tether (Tron)", "Tron", "PRODUCT"];
    readonly TRX_USD_C: readonly ["USDC", "USD Coin (Tron)", "Tron", "PRODUCT"];
    readonly CONTRACT_ETH: readonly ["ETH", "Ethereum (contract)", "Ethereum", "CONTRACT"];
    readonly CONTRACT_USDT: readonly ["USDT", "Tether (contract)", "Ethereum", "CONTRACT"];
    readonly CONTRACT_USDC: readonly ["USDC", "USD Coin (contract)", "Ethereum", "CONTRACT"];
    readonly CONTRACT_ERC20_ETH: readonly ["ETH", "Ethereum (ERC-20 contract)", "Ethereum", "CONTRACT"];
    readonly CONTRACT_ERC20_USDT: readonly ["USDT", "Tether (ERC-20 contract)", "Ethereum", "CONTRACT"];
    readonly CONTRACT_ERC20_USDC: readonly ["USDC", "USD Coin (ERC-20 contract)", "Ethereum", "CONTRACT"];
    readonly CONTRACT_TRC20_TRX: readonly ["TRX", "Tron (TRC-20 contract)", "Tron", "PRODUCT"];
    readonly CONTRACT_TRC20_USDT: readonly ["USDT", "Tether (TRC-20 contract)", "Tron", "PRODUCT"];
    readonly CONTRACT_TRC20_USDC: readonly ["USDC", "USD Coin (TRC-20 contract)", "Tron", "PRODUCT"];
    readonly SOLANA: readonly ["SOL", "Solana", "Solana", "CONTRACT"];
    readonly SOL_TETHER: readonly ["USDT", "Tether (Solana)", "Solana", "PRODUCT"];
    readonly SOL_USD_COIN: readonly ["USDC", "USD Coin (Solana)", "Solana", "PRODUCT"];
};
/** Our own additions, apart from the specified set: what it has no identifier for (A-34). */
declare const EXTENDED_IDENTIFIERS: {
    readonly TONCOIN: readonly ["TON", "Toncoin", "TON", "PRODUCT"];
    readonly TON_NOTCOIN: readonly ["NOTCOIN", "Notcoin", "TON", "PRODUCT"];
    readonly BNB_SMART_CHAIN: readonly ["BNB", "BNB", "BNB Smart Chain", "PRODUCT"];
    readonly BSC_TETHER: readonly ["USDT", "Tether (BNB Smart Chain)", "BNB Smart Chain", "PRODUCT"];
    readonly BSC_USD_COIN: readonly ["USDC", "USD Coin (BNB Smart Chain)", "BNB Smart Chain", "PRODUCT"];
};
type SpecifiedIdentifier = keyof typeof ASSET_IDENTIFIERS;
type ExtendedIdentifier = keyof typeof EXTENDED_IDENTIFIERS;
type AssetIdentifier = SpecifiedIdentifier | ExtendedIdentifier;

interface Asset {
    readonly identifier: AssetIdentifier;
    readonly ticker: string;
    readonly name: string;
    /** File name of its icon, without the extension. */
    readonly icon: string;
    readonly network: NetworkLabel;
}
type WalletCryptoType = `${ProductArea}_CRYPTO` | 'CONTRACT_CRYPTO';
/** What is shown of an asset. @see spec §3 Cryptocurrency asset identifiers */
declare function getAsset(identifier: AssetIdentifier): Asset;
/** The network that an asset moves on; null for those that no account can hold. */
declare function chainOfAsset(identifier: AssetIdentifier): AccountNetworkCode | null;
/** The wallet crypto type of an asset in a product area. @see spec §3, A-31 */
declare function walletCryptoType(identifier: AssetIdentifier, product: ProductArea): WalletCryptoType;
declare function isAssetIdentifier(text: string): text is AssetIdentifier;

/** The native asset or the token with this id; undefined for any other text. */
declare function findAccountAsset(id: string): AccountAsset | undefined;

/** A token that the product moves. Its id is `{symbol}@{network}`. */
interface TokenDefinition extends AccountAsset {
    /** What issues it, as its network writes addresses: contract, mint or master. */
    readonly contract: string;
    readonly identifier: AssetIdentifier;
}
/** The tokens of a network, in the order in which people see them; none where it has no standard. */
declare function tokensOf(network: Network): readonly TokenDefinition[];
/** The token of `network` with this id, such as `USDT@ETH`. */
declare function findToken(network: Network, id: string): TokenDefinition | undefined;
/** The token that `contract` issues; `contract` as its network writes it, with a checksum (EIP-55). */
declare function findTokenByContract(network: Network, contract: string): TokenDefinition | undefined;

/** An asset as far as it takes to write an amount of it. */
interface NamedAsset extends AssetDigits {
    readonly symbol: string;
    readonly name: string;
}
/**
 * What a transaction moved, as the API names it: the native asset of its network, or the token with
 * that symbol. Of one that is not known here only the symbol is right (A-41): its amounts are shown
 * and never computed with.
 */
declare function transferredAsset(moved: {
    readonly blockchainNetwork: Network;
    readonly tokenSymbol: string | null;
}): NamedAsset;

/** Tells of what changes as it happens, while it is connected. */
interface LiveSource {
    get(): {
        readonly isConnected: boolean;
    };
    subscribe(listener: () => void): () => void;
    /** Calls `listener` for each change, until the function that it answers is called. */
    listen(listener: (update: LiveUpdate) => void): () => void;
}

interface LiveWatch {
    readonly platform: Pick<Platform, 'clock' | 'fetch' | 'schedule' | 'random'>;
    /** As the client has it. */
    readonly baseUrl: string;
    readonly walletId: string;
    readonly accessToken: string;
    readonly onUpdate: (update: LiveUpdate) => void;
    /**
     * Whether what changes is told from now on. Where it is not, one has to look; where it is again,
     * once more, because nothing is told later of what happened in between.
     */
    readonly onConnection: (isConnected: boolean) => void;
}
/**
 * Hears of what changes in a wallet until the returned function is called, over streams of
 * server-sent events, the next when one ends. Gives up where the service refuses it; a token that is
 * over is told as `session-ended`.
 */
declare function watchLiveUpdates(watch: LiveWatch): () => void;

declare function isBillfoldError(value: unknown): value is AnyBillfoldError;

/** What a token that a partner's server hands to a widget allows. */
type EmbedScope = 'portfolio:read' | 'wallets:write' | 'accounts:read' | 'accounts:write' | 'transactions:read' | 'send' | 'receive' | 'reset-password';

/** What every dialog is a thin view over: one frozen state, moves, and how it ended. */
interface Flow<State extends object, Actions, Result> {
    getState(): State;
    subscribe(listener: () => void): () => void;
    readonly actions: Actions;
    /** Settles once, when the flow is over or disposed. */
    readonly result: Promise<Result>;
    /** Cancels what is under way; nothing happens afterwards. */
    dispose(): void;
}

/** The English catalogue. The specification's sentences stand here byte for byte. */
declare const en: {
    readonly 'accountSettings.title': 'Account';
    readonly 'accountSettings.tabs': 'Account settings';
    readonly 'accountSettings.tab.general': 'General';
    readonly 'accountSettings.tab.notifications': 'Notifications';
    readonly 'accountSettings.tab.developer': 'Developer';
    readonly 'accountSettings.tab.security': 'Security';
    readonly 'accountSettings.save': 'Save';
    readonly 'accountSettings.saved': 'Saved';
    readonly 'accountSettings.currentPassword': 'Current password';
    readonly 'accountSettings.signInAgain': 'You have no password yet, so this needs a sign-in of the last 15 minutes.';
    readonly 'accountGeneral.profile': 'Profile';
    readonly 'accountGeneral.name': 'Name';
    readonly 'accountGeneral.nameLength': 'Use at most 80 characters';
    readonly 'accountGeneral.email': 'Email';
    readonly 'accountGeneral.email.verified': 'Verified';
    readonly 'accountGeneral.email.unverified': 'Not verified';
    readonly 'accountGeneral.email.change': 'Change email';
    readonly 'accountGeneral.loadFailed': 'Your profile could not be loaded';
    readonly 'accountGeneral.changeEmail.title': 'Change email';
    readonly 'accountGeneral.changeEmail.lead': 'You verify the new address before you go on. The old one is told, and can take the change back for 24 hours.';
    readonly 'accountGeneral.changeEmail.lead.unverified': 'The link that we sent before stops working.';
    readonly 'accountGeneral.changeEmail.label': 'New email';
    readonly 'accountGeneral.changeEmail.same': 'This is your email already';
    readonly 'accountGeneral.changeEmail.submit': 'Change email';
    readonly 'accountGeneral.changeEmail.done': 'Open the link that we sent to {email}.';
    readonly 'accountGeneral.preferences': 'Preferences';
    readonly 'accountGeneral.theme': 'Theme';
    readonly 'accountGeneral.theme.light': 'Light';
    readonly 'accountGeneral.theme.dark': 'Dark';
    readonly 'accountGeneral.timezone': 'Time zone';
    readonly 'accountGeneral.timezone.device': 'As on this device';
    readonly 'accountGeneral.timezone.hint': 'Your quiet hours follow it.';
    readonly 'accountGeneral.shortcuts': 'Use keyboard shortcuts. They rest while you type.';
    readonly 'accountGeneral.platform': 'Areas and data';
    readonly 'accountGeneral.platform.text': 'Your wallets, and everything that we keep about you as a file.';
    readonly 'accountGeneral.platform.open': 'Open platform settings';
    readonly 'accountGeneral.delete.title': 'Delete account';
    readonly 'accountGeneral.delete.text': 'Nobody can sign in any more, at once. Your name, email and history are erased 30 days later.';
    readonly 'accountGeneral.delete.coins': 'Coins stay where they are on their networks: who has a seed phrase can move them with any wallet.';
    readonly 'accountGeneral.delete.open': 'Delete account';
    readonly 'accountGeneral.delete.confirm': 'Delete the account of {email}';
    readonly 'accountGeneral.delete.blocked': '{count, plural, one {Delete your wallet first. Make sure that you have its seed phrase.} other {Delete your # wallets first. Make sure that you have their seed phrases.}}';
    readonly 'accountGeneral.delete.code': 'Two-factor code';
    readonly 'accountGeneral.delete.code.hint': 'Of your authenticator app, or a recovery code';
    readonly 'accountGeneral.delete.understood': 'I have the seed phrases that I still need';
    readonly 'accountGeneral.delete.last': 'This cannot be taken back.';
    readonly 'accountGeneral.delete.done': 'Your account was deleted';
    readonly 'accountDeveloper.tokens': 'Personal access tokens';
    readonly 'accountDeveloper.tokens.text': 'For your own programs. A token reaches your wallets and never signs: nothing can be sent with it.';
    readonly 'accountDeveloper.tokens.empty': 'No tokens yet';
    readonly 'accountDeveloper.tokens.empty.text': 'Make one to read your accounts from a program of yours.';
    readonly 'accountDeveloper.tokens.loadFailed': 'Your tokens could not be loaded';
    readonly 'accountDeveloper.tokens.create': 'Create token';
    readonly 'accountDeveloper.tokens.never': 'Never';
    readonly 'accountDeveloper.tokens.usedAt': 'Last used:';
    readonly 'accountDeveloper.tokens.expiresAt': 'Expires:';
    readonly 'accountDeveloper.access.READ': 'Read';
    readonly 'accountDeveloper.access.FULL': 'Full';
    readonly 'accountDeveloper.access.READ.detail': 'Looks at wallets, accounts and transactions';
    readonly 'accountDeveloper.access.FULL.detail': 'Changes names, notes and settings too';
    readonly 'accountDeveloper.api': 'API';
    readonly 'accountDeveloper.api.text': 'Every call that this server answers, described in OpenAPI 3.1 for programs that read it.';
    readonly 'accountDeveloper.api.open': 'Open the API documentation';
    readonly 'accountDeveloper.create.title': 'Create token';
    readonly 'accountDeveloper.create.name': 'Name';
    readonly 'accountDeveloper.create.name.hint': 'What it is for, such as the program that uses it';
    readonly 'accountDeveloper.create.nameLength': 'Use at most 80 characters';
    readonly 'accountDeveloper.create.access': 'Access';
    readonly 'accountDeveloper.create.life': 'Valid for';
    readonly 'accountDeveloper.create.life.30': '30 days';
    readonly 'accountDeveloper.create.life.90': '90 days';
    readonly 'accountDeveloper.create.life.365': '1 year';
    readonly 'accountDeveloper.create.submit': 'Create token';
    readonly 'accountDeveloper.created.title': 'Your token';
    readonly 'accountDeveloper.created.warning.title': 'Shown this once';
    readonly 'accountDeveloper.created.warning': 'Copy it to where your program finds it. We keep only a hash of it.';
    readonly 'accountDeveloper.created.label': 'Token {name}';
    readonly 'accountDeveloper.created.copy': 'Copy token';
    readonly 'accountDeveloper.revoke': 'Revoke';
    readonly 'accountDeveloper.revoke.of': 'Revoke {name}';
    readonly 'accountDeveloper.revoke.title': 'Revoke {name}';
    readonly 'accountDeveloper.revoke.text': 'Programs that use this token are refused at once. This cannot be undone.';
    readonly 'accountDeveloper.revoked': 'The token was revoked';
    readonly 'accountDeveloper.environment': 'Environment';
    readonly 'accountDeveloper.environment.text': 'Which services this site talks to, by its setting in this browser.';
    readonly 'accountDeveloper.environment.current': 'Current';
    readonly 'accountNotifications.title': 'What we tell you';
    readonly 'accountNotifications.event': 'Event';
    readonly 'accountNotifications.email': 'Email';
    readonly 'accountNotifications.inApp': 'In the app';
    readonly 'accountNotifications.event.NEW_DEVICE': 'Sign-in from a new device';
    readonly 'accountNotifications.event.SECURITY_CHANGED': 'Password or two-factor changed';
    readonly 'accountNotifications.event.SENT': 'Coins sent';
    readonly 'accountNotifications.event.RECEIVED': 'Coins received';
    readonly 'accountNotifications.event.CONFIRMED': 'Transaction confirmed';
    readonly 'accountNotifications.event.PRODUCT_NEWS': 'News about Billfold';
    readonly 'accountNotifications.required': 'Always mailed';
    readonly 'accountNotifications.by.email': '{event}: by email';
    readonly 'accountNotifications.by.inApp': '{event}: in the app';
    readonly 'accountNotifications.quiet': 'Quiet hours';
    readonly 'accountNotifications.quiet.text': 'Nothing but security notices comes in this time, by the clock of your time zone.';
    readonly 'accountNotifications.quiet.use': 'Use quiet hours';
    readonly 'accountNotifications.quiet.from': 'From';
    readonly 'accountNotifications.quiet.to': 'To';
    readonly 'accountNotifications.quiet.time': 'Enter a time, such as 22:00';
    readonly 'accountNotifications.loadFailed': 'Your choices could not be loaded';
    readonly 'accountPlatform.title': 'Platform settings';
    readonly 'accountPlatform.lead': 'The areas that you use, what you own in them, and your data.';
    readonly 'accountPlatform.loadFailed': 'Your platform settings could not be loaded';
    readonly 'accountPlatform.choices': 'Your areas';
    readonly 'accountPlatform.mode': 'After signing in, open';
    readonly 'accountPlatform.mode.wallet': 'Wallet';
    readonly 'accountPlatform.mode.wallet.detail': 'Your own coins';
    readonly 'accountPlatform.mode.payments': 'Payments';
    readonly 'accountPlatform.mode.payments.detail': 'What your business is paid';
    readonly 'accountPlatform.type': 'Account type';
    readonly 'accountPlatform.type.INDIVIDUAL': 'Individual';
    readonly 'accountPlatform.type.INDIVIDUAL.detail': 'Hold, send and receive';
    readonly 'accountPlatform.type.BUSINESS': 'Business';
    readonly 'accountPlatform.type.BUSINESS.detail': 'Get paid by customers too';
    readonly 'accountPlatform.wallets': 'Wallets';
    readonly 'accountPlatform.wallets.empty': 'You have no wallet yet';
    readonly 'accountPlatform.wallets.create': 'Create Wallet';
    readonly 'accountPlatform.businesses': 'Businesses';
    readonly 'accountPlatform.role.OWNER': 'Owner';
    readonly 'accountPlatform.export': 'Your data';
    readonly 'accountPlatform.export.text': 'Everything that we keep about you, as JSON files in a zip archive. Seed phrases are not in it.';
    readonly 'accountPlatform.export.start': 'Export my data';
    readonly 'accountPlatform.export.started': 'The export has begun. It is listed here when it is ready.';
    readonly 'accountPlatform.export.empty': 'No export yet';
    readonly 'accountPlatform.export.loadFailed': 'Your exports could not be loaded';
    readonly 'accountPlatform.export.download': 'Download';
    readonly 'accountPlatform.export.until': 'Kept until';
    readonly 'accountPlatform.export.status.QUEUED': 'Waiting';
    readonly 'accountPlatform.export.status.RUNNING': 'Being made';
    readonly 'accountPlatform.export.status.READY': 'Ready';
    readonly 'accountPlatform.export.status.FAILED': 'Failed';
    readonly 'accountPlatform.export.status.EXPIRED': 'Expired';
    readonly 'accountPlatform.close': 'Close your access';
    readonly 'accountPlatform.close.text': 'Deleting your account ends your access to every area. It is found in the account settings.';
    readonly 'accountPlatform.close.open': 'Open account settings';
    readonly 'accountSecurity.password': 'Password';
    readonly 'accountSecurity.password.text': 'For signing in. It is not the password that encrypts your seed phrases.';
    readonly 'accountSecurity.password.none': 'You sign in without a password. Set one to have a second way.';
    readonly 'accountSecurity.password.change': 'Change password';
    readonly 'accountSecurity.password.set': 'Set a password';
    readonly 'accountSecurity.password.new': 'New password';
    readonly 'accountSecurity.password.confirm': 'Confirm password';
    readonly 'accountSecurity.password.differ': "Passwords don't match";
    readonly 'accountSecurity.password.others': 'Every other session ends.';
    readonly 'accountSecurity.password.done': 'Password changed';
    readonly 'accountSecurity.twoFactor': 'Two-factor sign-in';
    readonly 'accountSecurity.twoFactor.off': 'Signing in asks for a code of your authenticator app too, so that a stolen password is not enough.';
    readonly 'accountSecurity.twoFactor.on': 'Signing in asks for a code of your authenticator app.';
    readonly 'accountSecurity.twoFactor.isOn': 'On';
    readonly 'accountSecurity.twoFactor.isOff': 'Off';
    readonly 'accountSecurity.twoFactor.setUp': 'Set up';
    readonly 'accountSecurity.twoFactor.turnOff': 'Turn off';
    readonly 'accountSecurity.twoFactor.renew': 'New recovery codes';
    readonly 'accountSecurity.twoFactor.enabled': 'Two-factor sign-in is on';
    readonly 'accountSecurity.twoFactor.disabled': 'Two-factor sign-in is off';
    readonly 'accountSecurity.setUp.title': 'Set up two-factor sign-in';
    readonly 'accountSecurity.setUp.steps': 'Steps of setting up';
    readonly 'accountSecurity.setUp.step.password': 'Password';
    readonly 'accountSecurity.setUp.step.app': 'App';
    readonly 'accountSecurity.setUp.step.codes': 'Recovery codes';
    readonly 'accountSecurity.setUp.password.lead': 'First show that it is you.';
    readonly 'accountSecurity.setUp.app.lead': 'Scan this code with an authenticator app, then enter the 6 digits that it shows.';
    readonly 'accountSecurity.setUp.app.qr': 'QR code of the secret for your authenticator app';
    readonly 'accountSecurity.setUp.app.secret': 'Or type this secret into the app';
    readonly 'accountSecurity.setUp.app.copy': 'Copy secret';
    readonly 'accountSecurity.setUp.app.open': 'Open in an app on this device';
    readonly 'accountSecurity.setUp.app.code': 'Code';
    readonly 'accountSecurity.setUp.app.codeLength': 'Enter 6 digits';
    readonly 'accountSecurity.setUp.app.others': 'Every other session ends.';
    readonly 'accountSecurity.setUp.app.submit': 'Turn on';
    readonly 'accountSecurity.codes.lead': 'Each of these codes signs you in once, when you do not have your app.';
    readonly 'accountSecurity.codes.warning.title': 'Shown this once';
    readonly 'accountSecurity.codes.warning': 'Keep them apart from your password: on paper, or in another place than your phone.';
    readonly 'accountSecurity.codes.list': 'Recovery codes';
    readonly 'accountSecurity.codes.copy': 'Copy codes';
    readonly 'accountSecurity.codes.download': 'Download';
    readonly 'accountSecurity.codes.file': 'Recovery codes of {email} for Billfold. Each works once.';
    readonly 'accountSecurity.codes.kept': 'I keep these codes in a safe place';
    readonly 'accountSecurity.code.label': 'Code';
    readonly 'accountSecurity.code.hint': 'Of your authenticator app, or a recovery code';
    readonly 'accountSecurity.code.wrong': 'That code is not valid.';
    readonly 'accountSecurity.turnOff.title': 'Turn off two-factor sign-in';
    readonly 'accountSecurity.turnOff.text': 'Your password alone signs in then. The recovery codes stop working.';
    readonly 'accountSecurity.renew.title': 'New recovery codes';
    readonly 'accountSecurity.renew.text': 'You get ten new codes, and the earlier ones stop working.';
    readonly 'accountSecurity.renew.submit': 'Make new codes';
    readonly 'accountSecurity.logins': 'Connected logins';
    readonly 'accountSecurity.logins.text': 'Sign in with an account that you have elsewhere.';
    readonly 'accountSecurity.logins.none': 'Not connected';
    readonly 'accountSecurity.logins.connect': 'Connect';
    readonly 'accountSecurity.logins.connect.of': 'Connect {provider}';
    readonly 'accountSecurity.logins.disconnect': 'Disconnect';
    readonly 'accountSecurity.logins.disconnect.of': 'Disconnect {provider}';
    readonly 'accountSecurity.logins.disconnect.text': 'You can no longer sign in with {email} at {provider}. Your account stays as it is.';
    readonly 'accountSecurity.logins.google': 'Google';
    readonly 'accountSecurity.logins.discord': 'Discord';
    readonly 'accountSecurity.logins.apple': 'Apple';
    readonly 'accountSecurity.logins.connected': '{provider} is connected';
    readonly 'accountSecurity.logins.disconnected': '{provider} is no longer connected';
    readonly 'accountSecurity.logins.loadFailed': 'Your connected logins could not be loaded';
    readonly 'accountSecurity.sessions': 'Active sessions';
    readonly 'accountSecurity.sessions.text': 'Where you are signed in. End what you do not know and change your password then.';
    readonly 'accountSecurity.sessions.current': 'This session';
    readonly 'accountSecurity.sessions.device': '{browser} on {os}';
    readonly 'accountSecurity.sessions.seen': 'Last seen:';
    readonly 'accountSecurity.sessions.since': 'Signed in:';
    readonly 'accountSecurity.sessions.end': 'Sign out';
    readonly 'accountSecurity.sessions.end.of': 'Sign out {device}';
    readonly 'accountSecurity.sessions.endOthers': 'Sign out all others';
    readonly 'accountSecurity.sessions.endOthers.title': 'Sign out all other sessions';
    readonly 'accountSecurity.sessions.endOthers.text': '{count, plural, one {One session ends at once. You stay signed in here.} other {# sessions end at once. You stay signed in here.}}';
    readonly 'accountSecurity.sessions.ended': 'The session has ended';
    readonly 'accountSecurity.sessions.othersEnded': 'All other sessions have ended';
    readonly 'accountSecurity.sessions.loadFailed': 'Your sessions could not be loaded';
    readonly 'accountSecurity.events': 'Security events';
    readonly 'accountSecurity.events.text': 'What happened to your account and keys in the last 90 days.';
    readonly 'accountSecurity.events.empty': 'Nothing has happened yet';
    readonly 'accountSecurity.events.empty.text': 'Sign-ins and changes of your keys are listed here.';
    readonly 'accountSecurity.events.loadFailed': 'The events could not be loaded';
    readonly 'accountSecurity.events.more': 'Show more';
    readonly 'accountSecurity.event.SIGNED_UP': 'Account created';
    readonly 'accountSecurity.event.SIGNED_IN': 'Signed in';
    readonly 'accountSecurity.event.SIGNED_IN_ON_NEW_DEVICE': 'Signed in on a new device';
    readonly 'accountSecurity.event.SIGNED_OUT': 'Signed out';
    readonly 'accountSecurity.event.SESSION_ENDED': 'A session was ended';
    readonly 'accountSecurity.event.OTHER_SESSIONS_ENDED': 'All other sessions were ended';
    readonly 'accountSecurity.event.EMAIL_VERIFIED': 'Email verified';
    readonly 'accountSecurity.event.EMAIL_CHANGED': 'Email changed';
    readonly 'accountSecurity.event.EMAIL_CHANGE_UNDONE': 'Email change taken back';
    readonly 'accountSecurity.event.PASSWORD_CHANGED': 'Password changed';
    readonly 'accountSecurity.event.PASSWORD_RESET': 'Password reset by mail';
    readonly 'accountSecurity.event.TWO_FACTOR_ENABLED': 'Two-factor sign-in turned on';
    readonly 'accountSecurity.event.TWO_FACTOR_DISABLED': 'Two-factor sign-in turned off';
    readonly 'accountSecurity.event.RECOVERY_CODES_RENEWED': 'New recovery codes made';
    readonly 'accountSecurity.event.RECOVERY_CODE_USED': 'Recovery code used';
    readonly 'accountSecurity.event.PERSONAL_TOKEN_CREATED': 'Access token created';
    readonly 'accountSecurity.event.PERSONAL_TOKEN_REVOKED': 'Access token revoked';
    readonly 'accountSecurity.event.IDENTITY_CONNECTED': 'Login connected';
    readonly 'accountSecurity.event.IDENTITY_DISCONNECTED': 'Login disconnected';
    readonly 'accountSecurity.event.DATA_EXPORTED': 'Data export asked for';
    readonly 'accountSecurity.event.USER_DELETED': 'Account deleted';
    readonly 'accountSecurity.event.SEED_REVEALED': 'Seed phrase shown';
    readonly 'accountSecurity.event.CLOUD_PASSWORD_CHANGED': 'Cloud encryption password changed';
    readonly 'accountSecurity.event.CLOUD_PASSWORD_RESET': 'Cloud encryption password reset';
    readonly 'accountSecurity.event.WALLET_DELETED': 'Wallet deleted';
    readonly 'accountSecurity.event.WALLET_RESTORED': 'Wallet restored';
    readonly 'accountSecurity.event.DEVICE_TRUSTED': 'Device trusted';
    readonly 'accountSecurity.event.SEND_CODE_REQUIRED': 'Sending asks for a code';
    readonly 'accountSecurity.event.SEND_CODE_NOT_REQUIRED': 'Sending no longer asks for a code';
    readonly 'accountSecurity.event.other': 'Something changed';
    readonly 'accounts.title': 'Accounts';
    readonly 'accounts.lead': 'One account holds one network.';
    readonly 'accounts.add': 'Add account';
    readonly 'accounts.empty.title': 'No accounts yet';
    readonly 'accounts.empty.text': 'An account gives you addresses on one network, and holds what is sent there.';
    readonly 'accounts.filter.search': 'Search';
    readonly 'accounts.filter.search.hint': 'Name of an account';
    readonly 'accounts.filter.network': 'Network';
    readonly 'accounts.filter.allNetworks': 'All networks';
    readonly 'accounts.filter.archived': 'Show archived';
    readonly 'accounts.noMatch.title': 'No accounts match';
    readonly 'accounts.noMatch.text': 'There are none with these filters.';
    readonly 'accounts.rename': 'Rename';
    readonly 'accounts.rename.title': 'Rename {name}';
    readonly 'accounts.rename.label': 'Account name';
    readonly 'accounts.rename.length': 'Use at most 40 characters';
    readonly 'accounts.rename.done': 'The account is now called {name}';
    readonly 'accounts.archive': 'Archive';
    readonly 'accounts.archived': '{name} is archived, and still receives';
    readonly 'accounts.unarchive': 'Take out of the archive';
    readonly 'accounts.unarchived': '{name} is back in your lists';
    readonly 'accounts.delete': 'Delete';
    readonly 'accounts.delete.title': 'Delete {name}?';
    readonly 'accounts.delete.text': 'Only an empty account can be deleted. It leaves your lists; its addresses stay yours, and it can be restored in the settings of the wallet.';
    readonly 'accounts.delete.done': '{name} was deleted';
    readonly 'accounts.column.account': 'Account';
    readonly 'accounts.column.network': 'Network';
    readonly 'accounts.column.balance': 'Balance';
    readonly 'accounts.column.worth': 'Worth';
    readonly 'accounts.column.actions': 'Actions';
    readonly 'accounts.actions': 'Actions for {name}';
    readonly 'accounts.tokens': 'and {symbols}';
    readonly 'accounts.addresses': 'Deposit addresses';
    readonly 'account.balance': 'Balance';
    readonly 'account.tokens': 'Tokens';
    readonly 'account.tokens.send': 'Send {symbol}';
    readonly 'account.tokens.receive': 'Receive {symbol}';
    readonly 'account.address.title': 'Deposit address';
    readonly 'account.address.text': 'This account has one address, which stays the same for every payment.';
    readonly 'account.address.loadFailed': 'The deposit address could not be loaded';
    readonly 'account.addresses.title': 'Deposit addresses';
    readonly 'account.addresses.text': 'Use a new address for each payment, so that nobody can add up what you own. Old ones keep working.';
    readonly 'account.addresses.showUsed': 'Show used addresses';
    readonly 'account.addresses.generate': 'Generate New Address';
    readonly 'account.addresses.generated': 'New address successfully created';
    readonly 'account.addresses.gapLimit.title': 'There are unused addresses left';
    readonly 'account.addresses.gapLimit': 'This account has 20 addresses that were never paid to, and other wallet apps stop looking after that many. Use one of these first; a new one can be made once one of them has received a payment.';
    readonly 'account.addresses.loadFailed': 'The deposit addresses could not be loaded';
    readonly 'account.addresses.column.address': 'Address';
    readonly 'account.addresses.column.path': 'Path';
    readonly 'account.addresses.column.state': 'State';
    readonly 'account.addresses.column.balance': 'Balance';
    readonly 'account.addresses.used': 'Used';
    readonly 'account.addresses.unused': 'Unused';
    readonly 'account.addresses.none': 'No address of this account has been used.';
    readonly 'account.addresses.noneUnused': 'Every address of this account has been used.';
    readonly 'account.transactions': 'Transactions';
    readonly 'account.transactions.empty': 'Nothing was sent or received here yet.';
    readonly 'account.details': 'Details';
    readonly 'account.path': 'Derivation path';
    readonly 'account.network': 'Network';
    readonly 'account.created': 'Created';
    readonly 'account.historyFrom': 'History is complete since';
    readonly 'account.upToDate': 'In step with the network';
    readonly 'account.notFound.title': 'This account does not exist in {wallet}';
    readonly 'account.notFound.text': 'It may belong to another of your wallets.';
    readonly 'account.notFound.back': 'Back to accounts';
    readonly 'addAccount.title': 'Add account';
    readonly 'addAccount.network': 'Network';
    readonly 'addAccount.name': 'Account name';
    readonly 'addAccount.nameLength': 'Use at most 40 characters';
    readonly 'addAccount.nameTaken': 'This wallet already has an account with this name';
    readonly 'addAccount.key': 'Cloud encryption password';
    readonly 'addAccount.key.hint': 'Used once to derive the account. It is never stored.';
    readonly 'addAccount.keyRequired.title': 'Your password is needed';
    readonly 'addAccount.keyRequired': 'The keys that were prepared for this network are used up. Enter the cloud encryption password of this wallet to make more of them.';
    readonly 'addAccount.submit': 'Add account';
    readonly 'addAccount.added': 'Account successfully added';
    readonly 'addAccount.loadFailed': 'The networks could not be loaded';
    readonly 'addAccount.noNetwork': 'This server has no network to add an account on';
    readonly 'addAccount.failed': 'The account was not added';
    readonly 'auth.email': 'Email';
    readonly 'auth.email.invalid': 'Enter a valid email';
    readonly 'auth.password': 'Password';
    readonly 'auth.password.hint': 'At least 10 characters';
    readonly 'auth.password.short': 'Use at least 10 characters';
    readonly 'auth.password.long': 'Use at most 128 characters';
    readonly 'auth.password.containsEmail': 'Do not use your email in the password';
    readonly 'auth.signOut': 'Sign Out';
    readonly 'auth.signIn.title': 'Sign in';
    readonly 'auth.signIn.lead': 'Your wallet, on any device.';
    readonly 'auth.signIn.submit': 'Sign in';
    readonly 'auth.signIn.wrongCredentials': 'Email or password is incorrect.';
    readonly 'auth.signIn.twoFactor': 'This account asks for a two-factor code too.';
    readonly 'auth.signIn.forgot': 'Forgot password?';
    readonly 'auth.signIn.or': 'or';
    readonly 'auth.signIn.google': 'Continue with Google';
    readonly 'auth.signIn.discord': 'Continue with Discord';
    readonly 'auth.signIn.apple': 'Continue with Apple';
    readonly 'auth.signIn.arriving': 'Signing you in';
    readonly 'auth.signIn.linkOver': 'This sign-in is no longer valid. Sign in again.';
    readonly 'auth.signIn.passwordChanged': 'Password changed. Sign in.';
    readonly 'auth.signIn.providerFailed': 'The sign-in there did not work. Try again, or use your password.';
    readonly 'auth.signIn.providerUnverified': 'Verify your email there first, or use your password.';
    readonly 'auth.signIn.providerTaken': 'An account with this email already exists. Sign in with your password first, then connect this login in Account → Security.';
    readonly 'auth.twoFactor.title': 'Two-factor code';
    readonly 'auth.twoFactor.lead': 'Enter the 6 digits that your authenticator app shows.';
    readonly 'auth.twoFactor.code': 'Code';
    readonly 'auth.twoFactor.code.length': 'Enter 6 digits';
    readonly 'auth.twoFactor.recoveryCode': 'Recovery code';
    readonly 'auth.twoFactor.recoveryCode.lead': 'Enter one of your recovery codes. Each works once.';
    readonly 'auth.twoFactor.recoveryCode.length': 'Enter 10 characters';
    readonly 'auth.twoFactor.useRecoveryCode': 'Use a recovery code';
    readonly 'auth.twoFactor.useCode': 'Use a code of the app';
    readonly 'auth.twoFactor.submit': 'Sign in';
    readonly 'auth.twoFactor.wrong': 'That code is not valid.';
    readonly 'auth.twoFactor.wrongWithTries': 'That code is not valid. {tries, plural, one {# try is left} other {# tries are left}}.';
    readonly 'auth.twoFactor.ended': 'Too many codes were not valid. Sign in again.';
    readonly 'auth.signIn.toSignUp': 'New to Billfold?';
    readonly 'auth.signIn.createAccount': 'Create account';
    readonly 'auth.selectWallet.lead': 'You can switch to another one at any time.';
    readonly 'auth.selectWallet.create': 'Create Wallet';
    readonly 'auth.selectWallet.noPrice': 'No price';
    readonly 'auth.selectWallet.title': 'Choose a wallet';
    readonly 'auth.selectWallet.search': 'Search wallets';
    readonly 'auth.selectWallet.noMatch': 'No wallet has this name.';
    readonly 'auth.selectWallet.accounts': '{count, plural, one {# account} other {# accounts}}';
    readonly 'auth.selectWallet.lastUsed': 'Last used';
    readonly 'auth.selectWallet.unfinished': 'Finish setup';
    readonly 'auth.selectWallet.failed': 'Your wallets could not be loaded';
    readonly 'auth.unlock.title': 'Unlock {wallet}';
    readonly 'auth.unlock.lead': 'This device is new to this wallet. Show once that its key is yours.';
    readonly 'auth.unlock.password': 'Cloud encryption password';
    readonly 'auth.unlock.seedPhrase': 'Seed phrase';
    readonly 'auth.unlock.seedPhrase.lead': 'Type the words, or paste the whole phrase. They prove that the wallet is yours and are not kept.';
    readonly 'auth.unlock.words': 'All words, with a space between them';
    readonly 'auth.unlock.trustDevice': 'Trust this device for 30 days';
    readonly 'auth.unlock.submit': 'Unlock';
    readonly 'auth.unlock.useSeedPhrase': 'Use seed phrase instead';
    readonly 'auth.unlock.usePassword': 'Use the cloud encryption password instead';
    readonly 'auth.unlock.forgotKey': 'Forgot encryption key?';
    readonly 'auth.unlock.forgotPhrase': 'Forgot your seed phrase?';
    readonly 'auth.unlock.otherWallet': 'Choose another wallet';
    readonly 'auth.unlock.skip': 'Skip for now';
    readonly 'auth.unlock.phraseProblem.wordCount': 'Enter 12 to 24 words';
    readonly 'auth.unlock.phraseProblem.length': 'A seed phrase has 12, 15, 18, 21 or 24 words.';
    readonly 'auth.unlock.phraseProblem.unknown': 'Not in the word list: word {positions}.';
    readonly 'auth.unlock.phraseProblem.checksum': 'These words are valid but do not form a seed phrase. Check the order.';
    readonly 'auth.unlock.phraseProblem.mismatch': 'This is not the seed phrase of this wallet.';
    readonly 'auth.signUp.title': 'Create account';
    readonly 'auth.signUp.lead': 'One account for all of your wallets.';
    readonly 'auth.signUp.name': 'Name';
    readonly 'auth.signUp.nameLength': 'Use at most 80 characters';
    readonly 'auth.signUp.accountType': 'Account type';
    readonly 'auth.signUp.individual': 'Individual';
    readonly 'auth.signUp.individual.detail': 'Hold, send and receive';
    readonly 'auth.signUp.business': 'Business';
    readonly 'auth.signUp.business.detail': 'Get paid by customers';
    readonly 'auth.signUp.terms': 'I agree to the {terms} and {privacy}';
    readonly 'auth.signUp.terms.terms': 'Terms';
    readonly 'auth.signUp.terms.privacy': 'Privacy Policy';
    readonly 'auth.signUp.submit': 'Create account';
    readonly 'auth.signUp.toSignIn': 'Already have an account?';
    readonly 'auth.signUp.signIn': 'Sign in';
    readonly 'auth.checkEmail.title': 'Check your email';
    readonly 'auth.checkEmail.text': 'We sent a link to {email}. Open it to verify your email.';
    readonly 'auth.checkEmail.waiting': 'This page goes on by itself once the link is opened.';
    readonly 'auth.checkEmail.resend': 'Resend email';
    readonly 'auth.checkEmail.resendIn': 'Resend email in {seconds} s';
    readonly 'auth.checkEmail.resent': 'A new link is on its way.';
    readonly 'auth.checkEmail.outbox': 'Sandbox: mails go to the outbox of this server.';
    readonly 'auth.checkEmail.openOutbox': 'Open the outbox';
    readonly 'auth.allSet.title': 'All set';
    readonly 'auth.allSet.text': 'Your email is verified.';
    readonly 'auth.allSet.elsewhere': 'Your email is verified, and the tab that the link has opened goes on from here.';
    readonly 'auth.allSet.goOnHere': 'Go on in this tab';
    readonly 'auth.verifyEmail.title': 'Verify email';
    readonly 'auth.verifyEmail.verifying': 'Verifying your email';
    readonly 'auth.verifyEmail.success': 'Email successfully verified';
    readonly 'auth.verifyEmail.failure': 'Failed to verify email';
    readonly 'auth.verifyEmail.failure.text': 'The link may be too old, or it was used before. Ask for a new one and open it soon.';
    readonly 'auth.verifyEmail.newLink': 'Send a new link';
    readonly 'auth.verifyEmail.signIn': 'Sign in';
    readonly 'chart.point': '{value}, {time}';
    readonly 'chart.showTable': 'Show as a table';
    readonly 'chart.showChart': 'Show as a chart';
    readonly 'chart.time': 'Time';
    readonly 'chart.value': 'Value';
    readonly 'chart.empty': 'Nothing to show for this time yet';
    readonly 'common.continue': 'Continue';
    readonly 'common.back': 'Back';
    readonly 'common.close': 'Close';
    readonly 'common.cancel': 'Cancel';
    readonly 'common.retry': 'Retry';
    readonly 'common.done': 'Done';
    readonly 'common.loading': 'Loading';
    readonly 'common.required': 'Required';
    readonly 'common.copyToClipboard': 'Copy to clipboard';
    readonly 'common.wasOffline': 'You were offline.';
    readonly 'common.noAnswer': 'The server did not answer.';
    readonly 'common.requestId': 'Request {id}';
    readonly 'notification.copied': 'Successfully copied';
    readonly 'common.sandboxTimes': 'These are the times of the real network. The sandbox keeps its own.';
    readonly 'shell.sandbox': 'Sandbox: coins here have no value. Do not send real funds.';
    readonly 'confirmation.network': 'Network';
    readonly 'confirmation.date': 'Date';
    readonly 'confirmation.from': 'From Address';
    readonly 'confirmation.moreFrom': '+{count} more';
    readonly 'confirmation.to': 'To Address';
    readonly 'confirmation.hash': 'Hash';
    readonly 'confirmation.confirmations': 'Confirmations';
    readonly 'confirmation.count': '{confirmations} of {required}';
    readonly 'confirmation.rate': 'Exchange rate';
    readonly 'confirmation.rate.value': '{price} per {symbol}';
    readonly 'confirmation.fiat': 'USD value';
    readonly 'confirmation.status.PENDING': 'Pending';
    readonly 'confirmation.status.CONFIRMING': 'Confirming';
    readonly 'confirmation.status.CONFIRMED': 'Confirmed';
    readonly 'confirmation.status.FAILED': 'Failed';
    readonly 'confirmation.status.DROPPED': 'Dropped';
    readonly 'confirmation.status.REPLACED': 'Replaced';
    readonly 'confirmation.copyHash': 'Copy hash';
    readonly 'confirmation.copyFrom': 'Copy from address';
    readonly 'confirmation.copyTo': 'Copy recipient address';
    readonly 'contacts.title': 'Contacts';
    readonly 'contacts.search': 'Search contacts';
    readonly 'contacts.list': 'Contacts';
    readonly 'contacts.add': 'Add contact';
    readonly 'contacts.addTitle': 'New contact';
    readonly 'contacts.editTitle': 'Edit contact';
    readonly 'contacts.edit': 'Edit {name}';
    readonly 'contacts.name': 'Name';
    readonly 'contacts.nameLength': 'Use at most 80 characters';
    readonly 'contacts.network': 'Network';
    readonly 'contacts.address': 'Address';
    readonly 'contacts.memo': 'Comment (optional)';
    readonly 'contacts.memo.hint': 'Payments to this contact carry it along. Exchanges usually need one.';
    readonly 'contacts.memoLength': 'Use at most 120 characters';
    readonly 'contacts.save': 'Save';
    readonly 'contacts.saved': 'Contact successfully saved';
    readonly 'contacts.remove': 'Remove';
    readonly 'contacts.removeTitle': 'Remove contact?';
    readonly 'contacts.removeText': '{name} leaves your address book. Nothing changes about what you sent there.';
    readonly 'contacts.removed': 'Contact successfully removed';
    readonly 'contacts.empty.title': 'No contacts yet';
    readonly 'contacts.empty.text': 'Keep the addresses that you send to, so that you need not compare them each time.';
    readonly 'contacts.nothingFound': 'No contact matches this search.';
    readonly 'contacts.import': 'Import CSV';
    readonly 'contacts.imported': '{count, plural, =0 {No contact was added.} one {# contact was added.} other {# contacts were added.}}';
    readonly 'contacts.imported.known': '{count, plural, one {# was there already.} other {# were there already.}}';
    readonly 'contacts.imported.refused': 'Line {line}: {message}';
    readonly 'contacts.loadFailed': 'Your contacts could not be loaded';
    readonly 'contacts.saveFailed': 'The contact was not saved';
    readonly 'contacts.removeFailed': 'The contact was not removed';
    readonly 'contacts.importFailed': 'The file was not imported';
    readonly 'depositAddresses.title': '{network} Deposit Addresses';
    readonly 'depositAddresses.titlePlain': 'Deposit Addresses';
    readonly 'depositAddresses.list': 'Addresses of {account}';
    readonly 'depositAddresses.single': 'This account has one address, which stays the same for every payment.';
    readonly 'depositAddresses.used': 'Used';
    readonly 'depositAddresses.unused': 'Unused';
    readonly 'depositAddresses.qr': 'QR code of the deposit address';
    readonly 'depositAddresses.showQr': 'Show QR code';
    readonly 'depositAddresses.hideQr': 'Hide QR code';
    readonly 'depositAddresses.generate': 'Generate New Address';
    readonly 'depositAddresses.generated': 'New address successfully created';
    readonly 'depositAddresses.showUsed': 'Show used addresses';
    readonly 'depositAddresses.none': 'This account has no address yet.';
    readonly 'depositAddresses.noneUnused': 'Every address of this account has been used.';
    readonly 'depositAddresses.loadFailed': 'The deposit addresses could not be loaded';
    readonly 'depositAddresses.generateFailed': 'No new address was made';
    readonly 'depositAddresses.gapLimit.title': 'There are unused addresses left';
    readonly 'depositAddresses.gapLimit': 'This account has 20 addresses that were never paid to, and other wallet apps stop looking after that many. Use one of these first; a new one can be made once one of them has received a payment.';
    readonly 'embed.noWallet.title': 'No wallet yet';
    readonly 'embed.noWallet.text': 'Set up a wallet first. Its addresses are shown here then.';
    readonly 'embed.walletFailed': 'Your wallet could not be loaded';
    readonly 'emptyWallet.text': 'You don’t have any assets in your wallet. To begin sending or withdrawing assets, you’ll need to add assets to this wallet.';
    readonly 'emptyWallet.manage': 'Manage Deposit Addresses';
    readonly 'ledger.name': 'Ledger explorer';
    readonly 'ledger.wallet': 'Back to the wallet';
    readonly 'ledger.blocks.title': '{network} sandbox ledger';
    readonly 'ledger.blocks.lead': 'The newest blocks. This chain exists on this server only.';
    readonly 'ledger.column.height': 'Block';
    readonly 'ledger.column.mined': 'Mined';
    readonly 'ledger.column.transactions': 'Transactions';
    readonly 'ledger.column.hash': 'Hash';
    readonly 'ledger.column.transaction': 'Transaction';
    readonly 'ledger.column.value': 'Value';
    readonly 'ledger.column.fee': 'Fee';
    readonly 'ledger.column.block': 'Block';
    readonly 'ledger.column.date': 'Date';
    readonly 'ledger.column.change': 'Change';
    readonly 'ledger.blocks.none': 'No block has been mined yet.';
    readonly 'ledger.block.title': 'Block {height}';
    readonly 'ledger.block.hash': 'Hash';
    readonly 'ledger.block.parent': 'Block before';
    readonly 'ledger.block.mined': 'Mined';
    readonly 'ledger.block.confirmations': 'Confirmations';
    readonly 'ledger.block.transactions': 'Transactions';
    readonly 'ledger.block.empty': 'This block holds no transaction.';
    readonly 'ledger.transaction.title': 'Ledger transaction';
    readonly 'ledger.transaction.hash': 'Hash';
    readonly 'ledger.transaction.status': 'Status';
    readonly 'ledger.transaction.confirmations': '{count} confirmations';
    readonly 'ledger.transaction.confirmation': '1 confirmation';
    readonly 'ledger.transaction.waits': 'Waits for a block';
    readonly 'ledger.transaction.held': 'Held back on request';
    readonly 'ledger.transaction.failed': 'Failed: the fee was paid, nothing else moved';
    readonly 'ledger.transaction.block': 'Block';
    readonly 'ledger.transaction.accepted': 'Accepted';
    readonly 'ledger.transaction.fee': 'Fee';
    readonly 'ledger.transaction.networkFee': 'Network fee';
    readonly 'ledger.transaction.bandwidth': 'Bandwidth';
    readonly 'ledger.transaction.energy': 'Energy';
    readonly 'ledger.transaction.reference': 'Needs the block';
    readonly 'ledger.transaction.reference.value': 'height ends in {bits}, hash has {hash}';
    readonly 'ledger.transaction.expires': 'Expires';
    readonly 'ledger.transaction.size': 'Size';
    readonly 'ledger.transaction.size.value': '{size} bytes, {vsize} virtual bytes';
    readonly 'ledger.transaction.bytes': '{size} bytes';
    readonly 'ledger.transaction.from': 'From';
    readonly 'ledger.transaction.to': 'To';
    readonly 'ledger.transaction.noSender': 'The signature names nobody.';
    readonly 'ledger.transaction.nonce': 'Nonce';
    readonly 'ledger.transaction.gas': 'Gas';
    readonly 'ledger.transaction.gas.value': '{used} used of {limit}';
    readonly 'ledger.transaction.gasPrice': 'Gas price';
    readonly 'ledger.transaction.gasPrice.value': '{price} gwei';
    readonly 'ledger.transaction.chainId': 'Chain ID';
    readonly 'ledger.transaction.chainId.none': 'Any chain';
    readonly 'ledger.transaction.data': 'Data';
    readonly 'ledger.transaction.blockhash': 'Recent block';
    readonly 'ledger.transaction.memo': 'Memo';
    readonly 'ledger.transaction.result': 'Result';
    readonly 'ledger.transaction.result.paid': 'Paid';
    readonly 'ledger.transaction.result.bounced': 'Bounced: no contract was there to take it';
    readonly 'ledger.transaction.result.skipped': 'Passed over: the wallet held less';
    readonly 'ledger.transaction.seqno': 'Sequence number';
    readonly 'ledger.transaction.walletId': 'Wallet ID';
    readonly 'ledger.transaction.walletId.new': '{id}, a new wallet';
    readonly 'ledger.transaction.bounce': 'If it is not accepted';
    readonly 'ledger.transaction.bounce.yes': 'It comes back';
    readonly 'ledger.transaction.bounce.no': 'It stays there';
    readonly 'ledger.transaction.check': 'Check against the rules';
    readonly 'ledger.transaction.valid': 'Valid';
    readonly 'ledger.transaction.invalid': 'Not valid: {reason}';
    readonly 'ledger.transaction.genesis': 'First transaction of the ledger';
    readonly 'ledger.transaction.inputs': 'Inputs';
    readonly 'ledger.transaction.outputs': 'Outputs';
    readonly 'ledger.transaction.noInputs': 'It spends nothing: its coins were made with the ledger.';
    readonly 'ledger.transaction.spends': 'Output {index} of {hash}';
    readonly 'ledger.transaction.noAddress': 'No address form';
    readonly 'ledger.signature.valid': 'Signature valid';
    readonly 'ledger.signature.invalid': 'Signature not valid';
    readonly 'ledger.signature.unchecked': 'Signature not checked';
    readonly 'ledger.address.title': 'Address';
    readonly 'ledger.address.balance.hint': 'With what waits for a block.';
    readonly 'ledger.address.nonce': 'Next nonce: {nonce}';
    readonly 'ledger.address.transactions': 'Transactions';
    readonly 'ledger.address.none': 'No transaction has used this address.';
    readonly 'ledger.address.waits': 'Waits';
    readonly 'ledger.notFound.title': 'Not on this ledger';
    readonly 'ledger.notFound.text': 'There is nothing with this name on the {network} sandbox ledger. A reorganisation may have taken it back.';
    readonly 'ledger.notFound.back': 'Newest blocks';
    readonly 'ledger.loadFailed': 'The ledger could not be read';
    readonly 'legal.terms.title': 'Terms';
    readonly 'legal.terms.lead': 'What you agree to when you use this installation of Billfold.';
    readonly 'legal.terms.keys': 'Your keys';
    readonly 'legal.terms.keys.1': 'The coins are yours. They are moved with your seed phrase or your cloud encryption password, and nobody can move them without.';
    readonly 'legal.terms.keys.2': 'Who loses both has lost the coins: neither can be given back by anybody. Write the seed phrase down.';
    readonly 'legal.terms.transactions': 'Transactions';
    readonly 'legal.terms.transactions.1': 'What is confirmed on a network cannot be called back. Look at recipient, network and amount before you sign.';
    readonly 'legal.terms.transactions.2': 'Fees go to the networks. Prices and times that are shown are estimates.';
    readonly 'legal.terms.use': 'Use';
    readonly 'legal.terms.use.1': 'You use the wallet for yourself and for lawful purposes, and keep your way to sign in to yourself.';
    readonly 'legal.terms.use.2': 'The software is free under the MIT licence and comes without warranty. Whoever runs this installation is responsible for running it.';
    readonly 'legal.privacy.title': 'Privacy';
    readonly 'legal.privacy.lead': 'What this installation of Billfold knows of you, and who else learns it.';
    readonly 'legal.privacy.kept': 'What is kept';
    readonly 'legal.privacy.kept.1': 'Your name, your email, a hash of your password, your settings, and the addresses, transactions and notes of your wallets.';
    readonly 'legal.privacy.kept.2': 'Seed phrases only encrypted, under a key that is made of your cloud encryption password.';
    readonly 'legal.privacy.kept.3': 'Sign-ins and what concerns security, with address and device, for 90 days.';
    readonly 'legal.privacy.shared': 'Who else sees it';
    readonly 'legal.privacy.shared.1': 'Networks are public: everybody can see addresses, amounts and times of transactions.';
    readonly 'legal.privacy.shared.2': 'Nothing is counted, measured or sold. The pages load nothing from other sites and set no cookies to follow you.';
    readonly 'legal.privacy.rights': 'What you can do';
    readonly 'legal.privacy.rights.1': 'Take your data with you, or delete your account, in the settings of the account.';
    readonly 'legal.privacy.rights.2': 'Questions are answered by whoever runs this installation.';
    readonly 'missingWallet.screen': 'Wallet';
    readonly 'missingWallet.title': 'No wallet yet';
    readonly 'missingWallet.text': 'Set up a wallet first. What it holds is shown here then.';
    readonly 'missingWallet.create': 'Create Wallet';
    readonly 'missingWallet.failed': 'Your wallet could not be loaded';
    readonly 'newPassword.request.title': 'Reset your password';
    readonly 'newPassword.request.lead': 'We mail you a link that sets a new sign-in password.';
    readonly 'newPassword.request.submit': 'Send the link';
    readonly 'newPassword.request.sentTitle': 'Check your email';
    readonly 'newPassword.request.sent': 'If an account exists for {email}, a link is on its way.';
    readonly 'newPassword.request.sentHint': 'It works once, for 30 minutes. Look among the junk mails if it does not come.';
    readonly 'newPassword.request.resend': 'Resend email';
    readonly 'newPassword.request.resendIn': 'Resend email in {seconds} s';
    readonly 'newPassword.request.resent': 'Another link is on its way.';
    readonly 'newPassword.request.otherEmail': 'Use another email';
    readonly 'newPassword.toSignIn': 'Back to sign in';
    readonly 'newPassword.title': 'Set a new password';
    readonly 'newPassword.lead': 'This changes your sign-in password. Your cloud encryption password and seed phrase are not affected.';
    readonly 'newPassword.label': 'New password';
    readonly 'newPassword.confirm': 'Confirm password';
    readonly 'newPassword.differ': "Passwords don't match";
    readonly 'newPassword.submit': 'Set password';
    readonly 'newPassword.over.title': 'This link is no longer valid';
    readonly 'newPassword.over.text': 'It may be older than 30 minutes, or it was used before. Ask for a new one and open it soon.';
    readonly 'newPassword.over.again': 'Send a new link';
    readonly 'undoEmail.title': 'Take the email change back';
    readonly 'undoEmail.lead': 'The email of your account was changed. If this was not you, give the account back to this address.';
    readonly 'undoEmail.effects': 'Every session ends, the password no longer works, and you are mailed a link for a new one.';
    readonly 'undoEmail.submit': 'Take it back';
    readonly 'undoEmail.done.title': 'This address has its account again';
    readonly 'undoEmail.done.text': 'Every session has ended. Open the mail that we have just sent and set a new password.';
    readonly 'undoEmail.over.title': 'This link is no longer valid';
    readonly 'undoEmail.over.text': 'It works once, for 24 hours after the change. If you cannot sign in, reset your password.';
    readonly 'undoEmail.over.reset': 'Reset your password';
    readonly 'cloudPassword.label': 'Cloud encryption password';
    readonly 'cloudPassword.confirm': 'Confirm password';
    readonly 'cloudPassword.empty': 'Must have at least 1 character';
    readonly 'cloudPassword.weak': 'Password is too weak';
    readonly 'cloudPassword.differ': "Passwords don't match";
    readonly 'cloudPassword.hint': 'You sign with it. It is not your sign-in password.';
    readonly 'cloudPassword.rule': 'It needs';
    readonly 'cloudPassword.rule.length': '10 characters or more';
    readonly 'cloudPassword.rule.lower': 'Lower case letter';
    readonly 'cloudPassword.rule.upper': 'Upper case letter';
    readonly 'cloudPassword.rule.digit': 'Digit';
    readonly 'cloudPassword.rule.symbol': 'Symbol';
    readonly 'cloudPassword.rule.has': 'done';
    readonly 'cloudPassword.rule.lacks': 'missing';
    readonly 'cloudPassword.consent': 'I understand that this password cannot be recovered without my seed phrase.';
    readonly 'newWallet.title': 'New wallet';
    readonly 'newWallet.steps': 'Steps of a new wallet';
    readonly 'newWallet.step.name': 'Name';
    readonly 'newWallet.step.password': 'Password';
    readonly 'newWallet.step.phrase': 'Seed phrase';
    readonly 'newWallet.step.confirm': 'Confirm';
    readonly 'newWallet.step.accounts': 'Accounts';
    readonly 'newWallet.name.title': 'Name your wallet';
    readonly 'newWallet.name.lead': 'A wallet is one seed phrase and every account made from it.';
    readonly 'newWallet.name.label': 'Wallet name';
    readonly 'newWallet.name.placeholder': 'Savings';
    readonly 'newWallet.name.length': 'Use at most 40 characters';
    readonly 'newWallet.name.taken': 'You already have a wallet with this name';
    readonly 'newWallet.kind.label': 'How to begin';
    readonly 'newWallet.kind.create': 'Create new';
    readonly 'newWallet.kind.create.detail': 'A fresh seed phrase, made for you';
    readonly 'newWallet.kind.import': 'Import seed phrase';
    readonly 'newWallet.kind.import.detail': 'Bring a wallet that you already have';
    readonly 'newWallet.wordCount.label': 'Length of the seed phrase';
    readonly 'newWallet.wordCount.words': '{count} words';
    readonly 'newWallet.unfinished.title': 'Finish setup';
    readonly 'newWallet.unfinished.text': '{name} was made, and its seed phrase was never confirmed.';
    readonly 'newWallet.unfinished.action': 'Finish {name}';
    readonly 'newWallet.password.title': 'Protect it';
    readonly 'newWallet.password.lead': 'This password encrypts the seed phrase that we keep for you. You enter it each time you send.';
    readonly 'newWallet.phrase.title': 'Write down your seed phrase';
    readonly 'newWallet.phrase.lead': 'These {count} words are the wallet. Write them on paper, in this order, for your eyes only.';
    readonly 'newWallet.phrase.warning.title': 'Whoever has them has your money';
    readonly 'newWallet.phrase.warning': 'We never ask for them. The settings show them again for your cloud encryption password.';
    readonly 'newWallet.phrase.copy': 'Copy';
    readonly 'newWallet.phrase.copyWarning': 'Other programs can read the clipboard. We try to empty it after 60 seconds, or when you are back on this page.';
    readonly 'newWallet.phrase.print': 'Print';
    readonly 'newWallet.phrase.continue': 'I wrote it down';
    readonly 'newWallet.phrase.printTitle': 'Seed phrase of {name}';
    readonly 'newWallet.confirm.title': 'Confirm your seed phrase';
    readonly 'newWallet.confirm.lead': 'Pick the words in the order in which you wrote them down.';
    readonly 'newWallet.import.title': 'Enter your seed phrase';
    readonly 'newWallet.import.lead': 'Type the words, or paste the whole phrase into the first field.';
    readonly 'newWallet.finish.title': 'Enter the seed phrase of {name}';
    readonly 'newWallet.finish.lead': 'The phrase was shown when the wallet was made. Entering it confirms your copy and activates the wallet.';
    readonly 'newWallet.import.count': 'Number of words';
    readonly 'newWallet.import.word': 'Word {position}';
    readonly 'newWallet.import.pasted': 'What you pasted has {count} words. A seed phrase has 12, 15, 18, 21 or 24.';
    readonly 'newWallet.import.full': 'What you pasted does not fit from this word on. Nothing was filled in.';
    readonly 'newWallet.import.reveal': 'Show words';
    readonly 'newWallet.import.hide': 'Hide words';
    readonly 'newWallet.import.submit': 'Import wallet';
    readonly 'newWallet.finish.submit': 'Activate wallet';
    readonly 'newWallet.phraseProblem.wordCount': 'Enter 12 to 24 words';
    readonly 'newWallet.phraseProblem.length': 'A seed phrase has 12, 15, 18, 21 or 24 words.';
    readonly 'newWallet.phraseProblem.unknown': 'Not in the word list: word {positions}.';
    readonly 'newWallet.phraseProblem.checksum': 'These words are valid but do not form a seed phrase. Check the order.';
    readonly 'newWallet.phraseProblem.mismatch': 'This is not the seed phrase of this wallet.';
    readonly 'newWallet.accounts.title': 'Open accounts';
    readonly 'newWallet.accounts.lead': 'An account holds one network. You can open more at any time.';
    readonly 'newWallet.accounts.submit': 'Open accounts';
    readonly 'newWallet.accounts.skip': 'Skip for now';
    readonly 'newWallet.accounts.symbol': 'Holds {symbol}';
    readonly 'notificationCentre.title': 'Notifications';
    readonly 'notificationCentre.unread': 'Notifications, {count} new';
    readonly 'notificationCentre.loading': 'Loading notifications';
    readonly 'notificationCentre.failed': 'Your notifications could not be loaded';
    readonly 'notificationCentre.empty': 'Nothing has happened yet';
    readonly 'notificationCentre.empty.text': 'What you receive and send, and changes to your security, show here.';
    readonly 'notificationCentre.new': 'New';
    readonly 'notificationCentre.RECEIVED': 'Received {amount} {symbol}';
    readonly 'notificationCentre.SENT': 'Sent {amount} {symbol}';
    readonly 'notificationCentre.CONFIRMED.received': '{amount} {symbol} received is confirmed';
    readonly 'notificationCentre.CONFIRMED.sent': '{amount} {symbol} sent is confirmed';
    readonly 'notificationCentre.NEW_DEVICE': 'Signed in on a new device';
    readonly 'notificationCentre.SECURITY_CHANGED': 'Your security settings changed';
    readonly 'notificationCentre.all': 'View all transactions';
    readonly 'pickers.wallets': 'Wallet';
    readonly 'pickers.createWallet': 'Create Wallet';
    readonly 'pickers.businesses': 'Business';
    readonly 'pickers.createBusiness': 'Create Business';
    readonly 'pickers.none': 'None yet';
    readonly 'pickers.failed': 'Could not be loaded';
    readonly 'portfolio.title': 'Portfolio';
    readonly 'portfolio.balance': 'Total balance';
    readonly 'portfolio.change': '{change} ({percent}) in the last 24 hours';
    readonly 'portfolio.changeOnly': '{change} in the last 24 hours';
    readonly 'portfolio.noPrices': 'Prices unavailable';
    readonly 'portfolio.noPrices.text': 'Your amounts are right; only their worth in US dollars is not known now.';
    readonly 'portfolio.pending': '{amount} {symbol} on its way';
    readonly 'portfolio.send': 'Send';
    readonly 'portfolio.receive': 'Receive';
    readonly 'portfolio.swap': 'Swap';
    readonly 'portfolio.chart.periods': 'Period';
    readonly 'portfolio.chart.label': 'Worth over {period}';
    readonly 'portfolio.chart.empty': 'The chart begins within {time} of the first coins';
    readonly 'portfolio.chart.inDollars': 'History is kept in US dollars.';
    readonly 'portfolio.chart.within.1D': '5 minutes';
    readonly 'portfolio.chart.within.1W': 'an hour';
    readonly 'portfolio.chart.within.1M': '4 hours';
    readonly 'portfolio.chart.within.3M': 'a day';
    readonly 'portfolio.chart.within.1Y': 'a day';
    readonly 'portfolio.chart.within.ALL': 'a week';
    readonly 'portfolio.chart.1D': '1D';
    readonly 'portfolio.chart.1W': '1W';
    readonly 'portfolio.chart.1M': '1M';
    readonly 'portfolio.chart.3M': '3M';
    readonly 'portfolio.chart.1Y': '1Y';
    readonly 'portfolio.chart.ALL': 'All';
    readonly 'portfolio.chart.over.1D': 'a day';
    readonly 'portfolio.chart.over.1W': 'a week';
    readonly 'portfolio.chart.over.1M': 'a month';
    readonly 'portfolio.chart.over.3M': 'three months';
    readonly 'portfolio.chart.over.1Y': 'a year';
    readonly 'portfolio.chart.over.ALL': 'all time';
    readonly 'portfolio.holdings.options': 'Order and small balances';
    readonly 'portfolio.sort': 'Sort by';
    readonly 'portfolio.sort.worth': 'Worth';
    readonly 'portfolio.sort.name': 'Name';
    readonly 'portfolio.hideSmall': 'Hide balances under $1';
    readonly 'portfolio.hidden.count': 'Hidden ({count})';
    readonly 'portfolio.hidden.text': 'Not counted in your total. Tokens that you did not ask for are often made to look like others: open no links in their names.';
    readonly 'portfolio.hideToken': 'Hide {symbol}';
    readonly 'portfolio.show': 'Show';
    readonly 'portfolio.showToken': 'Show {symbol}';
    readonly 'portfolio.onNetworks': 'on {count} networks';
    readonly 'portfolio.holdings': 'Holdings';
    readonly 'portfolio.onNetwork': 'on {network}';
    readonly 'portfolio.column.asset': 'Asset';
    readonly 'portfolio.column.price': 'Price';
    readonly 'portfolio.column.change': '24 h';
    readonly 'portfolio.column.amount': 'Amount';
    readonly 'portfolio.column.worth': 'Worth';
    readonly 'portfolio.unknown': 'Not known';
    readonly 'portfolio.hideAmounts': 'Hide amounts';
    readonly 'portfolio.showAmounts': 'Show amounts';
    readonly 'portfolio.hidden': 'Amount hidden';
    readonly 'portfolio.recent': 'Recent transactions';
    readonly 'portfolio.viewAll': 'View all';
    readonly 'portfolio.empty.title': 'Your wallet is ready';
    readonly 'portfolio.empty.text': 'Receive shows an address that only you can spend from. What is sent there appears here at once, and counts its confirmations.';
    readonly 'portfolio.noAccounts.title': 'No accounts yet';
    readonly 'portfolio.noAccounts.text': 'An account holds one network. Open one to send and receive.';
    readonly 'portfolio.loadFailed': 'Your accounts could not be loaded';
    readonly 'portfolio.staleHint': 'The network does not answer now. These are the last known amounts.';
    readonly 'portfolio.staleAsOf': 'As of';
    readonly 'notification.region': 'Notifications';
    readonly 'notification.count': '×{count}';
    readonly 'password.show': 'Show {label}';
    readonly 'password.hide': 'Hide {label}';
    readonly 'password.strength': 'Password strength';
    readonly 'password.strength.TooWeak': 'Too Weak';
    readonly 'password.strength.Weak': 'Weak';
    readonly 'password.strength.Medium': 'Medium';
    readonly 'password.strength.Strong': 'Strong';
    readonly 'amount.max': 'Max';
    readonly 'amount.notRead': 'Not pasted: the amount is not clear. Write decimals after a point.';
    readonly 'network.beta': 'Beta';
    readonly 'pager.pages': 'Pages';
    readonly 'pager.range': '{first}–{last} of {total}';
    readonly 'pager.previous': 'Previous page';
    readonly 'pager.next': 'Next page';
    readonly 'picker.choose': 'Choose';
    readonly 'picker.search': 'Search';
    readonly 'picker.nothingFound': 'Nothing found';
    readonly 'copy.manually': 'Your browser does not allow copying here. Select the text and copy it.';
    readonly 'explorer.open': 'View in explorer';
    readonly 'time.now': 'Just now';
    readonly 'time.minutesAgo': '{count} min ago';
    readonly 'time.hoursAgo': '{count} h ago';
    readonly 'time.yesterday': 'Yesterday';
    readonly 'time.daysAgo': '{count} days ago';
    readonly 'time.minutes': '{minutes, plural, one {# minute} other {# minutes}}';
    readonly 'time.hours': '{hours, plural, one {# hour} other {# hours}}';
    readonly 'time.hoursMinutes': '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}';
    readonly 'time.about': 'about {time}';
    readonly 'secretEntry.frame.title': 'Not on this page';
    readonly 'secretEntry.frame.text': 'Your seed phrase and your cloud encryption password are entered on the pages of your wallet only, where no script of another site can read them. Open your wallet there to go on.';
    readonly 'seedPhrase.hidden': 'Your seed phrase is hidden';
    readonly 'seedPhrase.alone': 'Make sure that nobody else can see your screen.';
    readonly 'seedPhrase.reveal': 'Reveal';
    readonly 'seedPhrase.words': 'Seed phrase';
    readonly 'seedPhrase.wordsLeft': 'Words in random order';
    readonly 'seedPhrase.wrongWord': 'Word {position} is not right. Take it back and look at your copy again.';
    readonly 'seedPhrase.undo': 'Undo';
    readonly 'seedPhrase.showAgain': 'Show again';
    readonly 'dialog.loadFailed.text': 'Check your connection and try again.';
    readonly 'dialog.loadFailed.title': 'This could not be opened';
    readonly 'notification.success': 'Success';
    readonly 'receive.title': 'Receive';
    readonly 'receive.steps': 'Steps of receiving';
    readonly 'receive.step.account': 'Account';
    readonly 'receive.step.receive': 'Receive';
    readonly 'receive.account': 'Account';
    readonly 'receive.account.placeholder': 'Choose an account';
    readonly 'receive.asset': 'Asset';
    readonly 'receive.asset.hint': 'Tokens that are not in this list are not shown here when they arrive.';
    readonly 'receive.selectAccount': 'To deposit crypto assets, select an account with the dropdown above.';
    readonly 'receive.accountsFailed': 'Your accounts could not be loaded';
    readonly 'receive.addressFailed': 'The deposit address could not be loaded';
    readonly 'receive.warning.BTC': 'Send only Bitcoin (BTC) to this address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.LTC': 'Send only Litecoin (LTC) to this address on the Litecoin mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.ETH': 'Send only Ether (ETH) or ERC-20 tokens to this address on the Ethereum mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.BSC': 'Send only BNB or BEP-20 tokens to this address on BNB Smart Chain. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.TRX': 'Send only Tron (TRX) or TRC-20 tokens to this address on the Tron mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.SOL': 'Send only Solana (SOL) to this address on the Solana mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.TON': 'Send only Toncoin (TON) to this address on the TON mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.warning.token': 'Send only {name} ({symbol}), a token of {network} ({standard}), to this address. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'receive.tokenFees': 'Sending {symbol} on takes some {native} for the network fee: keep a little on this account.';
    readonly 'receive.qr': 'QR code of the deposit address';
    readonly 'receive.address': 'Deposit address';
    readonly 'receive.copy': 'Copy Deposit Address';
    readonly 'receive.confirmations': '{count} confirmations (typically {time}) are required before the funds are available in your wallet.';
    readonly 'receive.activation': 'You need to send a small amount of TRX to this address first in order to activate it.';
    readonly 'receive.activation.learnMore': 'Learn more';
    readonly 'receive.incoming': 'Incoming {amount} {symbol}';
    readonly 'receive.request': 'Request an amount';
    readonly 'receive.request.amount': 'Requested amount';
    readonly 'receive.request.hint': 'The QR code then carries the amount too. Not every wallet can read that: without an amount it is the plain address.';
    readonly 'receive.request.refused': 'This network has no payment requests for this asset.';
    readonly 'receive.request.remove': 'Remove the amount';
    readonly 'receive.request.copy': 'Copy payment request';
    readonly 'receive.generate': 'Generate new deposit address';
    readonly 'receive.generated': 'New address successfully created';
    readonly 'receive.generateFailed': 'No new address was made';
    readonly 'receive.manage': 'Manage deposit addresses';
    readonly 'receive.empty.title': 'Receive Digital Assets';
    readonly 'resetPassword.title': 'Reset Cloud Encryption Password';
    readonly 'resetPassword.steps': 'Steps of resetting the password';
    readonly 'resetPassword.step.phrase': 'Seed phrase';
    readonly 'resetPassword.step.password': 'Password';
    readonly 'resetPassword.phrase.lead': 'The seed phrase of this wallet proves that it is yours. It is not kept.';
    readonly 'resetPassword.forgotPhrase': 'Forgot your seed phrase?';
    readonly 'resetPassword.forgotKey': 'Forgot encryption key?';
    readonly 'resetPassword.submit': 'Enable Cloud Password';
    readonly 'resetPassword.done': 'New password successfully created';
    readonly 'resetPassword.failed': 'The password was not changed';
    readonly 'resetPassword.phraseProblem.wordCount': 'Enter 12 to 24 words';
    readonly 'resetPassword.phraseProblem.length': 'A seed phrase has 12, 15, 18, 21 or 24 words.';
    readonly 'resetPassword.phraseProblem.unknown': 'Not in the word list: word {positions}.';
    readonly 'resetPassword.phraseProblem.checksum': 'These words are valid but do not form a seed phrase. Check the order.';
    readonly 'resetPassword.phraseProblem.mismatch': 'This is not the seed phrase of this wallet.';
    readonly 'sandbox.lead': 'This ledger is on your machine and its coins have no value. Make happen what real networks do.';
    readonly 'sandbox.network': 'Network';
    readonly 'sandbox.account': 'Account';
    readonly 'sandbox.coins.title': 'Get coins';
    readonly 'sandbox.coins.text': 'Pays {amount} {symbol} to a deposit address of the account and mines a block.';
    readonly 'sandbox.coins.asset': 'Asset';
    readonly 'sandbox.pay': 'Get {amount} {symbol}';
    readonly 'sandbox.noAccount': 'Open an account first, so that there is an address to pay to.';
    readonly 'sandbox.mine.title': 'Mine';
    readonly 'sandbox.mine.text': 'Adds blocks now instead of waiting. The first takes every waiting transaction.';
    readonly 'sandbox.mine.one': 'Mine 1 block';
    readonly 'sandbox.mine.six': 'Mine 6 blocks';
    readonly 'sandbox.mined': 'The ledger is now at block {height}.';
    readonly 'sandbox.reorg.title': 'Reorganise';
    readonly 'sandbox.reorg.text': 'Takes the newest blocks back, as when a longer chain wins. What they held waits again.';
    readonly 'sandbox.reorg.depth.1': '1 block';
    readonly 'sandbox.reorg.depth.2': '2 blocks';
    readonly 'sandbox.reorg.depth.3': '3 blocks';
    readonly 'sandbox.reorg.depth.1.label': 'Take back 1 block';
    readonly 'sandbox.reorg.depth.2.label': 'Take back 2 blocks';
    readonly 'sandbox.reorg.depth.3.label': 'Take back 3 blocks';
    readonly 'sandbox.reorged': 'Taken back. The ledger is now at block {height}.';
    readonly 'sandbox.hold.title': 'Hold a transaction';
    readonly 'sandbox.hold.text': 'Keeps your newest waiting transaction out of blocks, as a fee that is too low would, until you release it.';
    readonly 'sandbox.hold.none': 'No transaction of this wallet waits for a block now.';
    readonly 'sandbox.hold.hold': 'Hold {hash}';
    readonly 'sandbox.hold.release': 'Release {hash}';
    readonly 'sandbox.held': 'Held. It stays pending however many blocks are mined.';
    readonly 'sandbox.released': 'Released. The next block takes it.';
    readonly 'sandbox.outage.title': 'Outage';
    readonly 'sandbox.outage.text': 'Cuts the server off from the ledger for 30 seconds. Balances stay as last known and say so.';
    readonly 'sandbox.outage.start': 'Cut off for 30 seconds';
    readonly 'sandbox.outage.end': 'Connect again';
    readonly 'sandbox.outage.started': 'Cut off. It connects again by itself.';
    readonly 'sandbox.outage.ended': 'Connected again.';
    readonly 'sandbox.prices.title': 'Prices';
    readonly 'sandbox.prices.text': 'Prices walk up and down by themselves. Pin the one of {symbol}, or make it fail.';
    readonly 'sandbox.prices.price': 'Price of {symbol} in USD';
    readonly 'sandbox.prices.invalid': 'Enter a price above zero, such as 65000';
    readonly 'sandbox.prices.pin': 'Pin';
    readonly 'sandbox.prices.fail': 'Fail';
    readonly 'sandbox.prices.walk': 'Let it walk';
    readonly 'sandbox.prices.pinned': 'The price stays at {price} until you let it walk.';
    readonly 'sandbox.prices.failed': 'There is no price now. Amounts still show.';
    readonly 'sandbox.prices.walks': 'The price walks again.';
    readonly 'sandbox.explorer': 'Open the ledger explorer';
    readonly 'scanner.title': 'Scan a QR code';
    readonly 'scanner.starting': 'Waiting for the camera';
    readonly 'scanner.scanning': 'Hold the code inside the square.';
    readonly 'scanner.paused': 'The camera is paused.';
    readonly 'scanner.noPermission': 'The camera is not allowed here. Allow it in the settings of your browser, upload an image or paste the address.';
    readonly 'scanner.noCamera': 'No camera was found. Upload an image or paste the address.';
    readonly 'scanner.insecure': 'The camera works on secure pages (https) only. Upload an image or paste the address.';
    readonly 'scanner.failed': 'The camera could not be started. Another program may be using it. Try again, upload an image or paste the address.';
    readonly 'scanner.upload': 'Upload an image';
    readonly 'scanner.readingPicture': 'Reading the image';
    readonly 'scanner.paste': 'Paste';
    readonly 'scanner.wrongNetwork': 'This code is for {network}. Scan another one.';
    readonly 'scanner.notPayment': 'This code holds no address and no payment request.';
    readonly 'scanner.noCode': 'No QR code was found in this image.';
    readonly 'scanner.pictureUnreadable': 'This image could not be read.';
    readonly 'securityTips.title': 'Security tips';
    readonly 'securityTips.lead': 'What keeps your coins yours, in the order in which it matters.';
    readonly 'securityTips.contents': 'On this page';
    readonly 'securityTips.home': 'Go to Billfold';
    readonly 'securityTips.seedPhrase': 'Seed phrase';
    readonly 'securityTips.seedPhrase.1': 'The words are the wallet. Who has them has the coins, without your password and without your phone.';
    readonly 'securityTips.seedPhrase.2': 'Write them on paper, by hand, twice, and keep the papers in two places.';
    readonly 'securityTips.seedPhrase.3': 'No photo, no mail, no notes app, no cloud drive.';
    readonly 'securityTips.seedPhrase.4': 'Nobody of ours asks for them. There is no form, call or chat in which they belong.';
    readonly 'securityTips.cloudPassword': 'Cloud encryption password';
    readonly 'securityTips.cloudPassword.1': 'It encrypts the seed phrase that is kept for you, and you enter it each time you send.';
    readonly 'securityTips.cloudPassword.2': 'Use another one than for signing in, and for nothing else.';
    readonly 'securityTips.cloudPassword.3': 'We cannot send it to you. With the seed phrase you set a new one at any time.';
    readonly 'securityTips.phishing': 'Phishing';
    readonly 'securityTips.phishing.1': 'Look at the address of the page before you type a password. Open it from a bookmark, not from a mail.';
    readonly 'securityTips.phishing.2': 'Hurry is the sign of a trick: a locked account, a prize, a refund that ends today.';
    readonly 'securityTips.phishing.3': 'Who wants to help you and asks for the words is a thief.';
    readonly 'securityTips.addresses': 'Addresses';
    readonly 'securityTips.addresses.1': 'Compare the whole address with what you were given, not only its ends: look-alikes are made on purpose.';
    readonly 'securityTips.addresses.2': 'Do not copy an address from your history. Tiny transfers are sent to put false ones there.';
    readonly 'securityTips.addresses.3': 'The network has to be the right one too. What is sent on another network is lost.';
    readonly 'securityTips.addresses.4': 'For a large amount, send a small one first.';
    readonly 'securityTips.devices': 'Devices';
    readonly 'securityTips.devices.1': 'Turn on two-factor sign-in, with an app and not by text message.';
    readonly 'securityTips.devices.2': 'Keep browser and system up to date, and lock the screen.';
    readonly 'securityTips.devices.3': 'Install few browser extensions: they see what you see.';
    readonly 'securityTips.devices.4': 'Look at your sessions now and then, and sign out those you do not know.';
    readonly 'securityTips.exchanges': 'Exchanges';
    readonly 'securityTips.exchanges.1': 'Some deposit addresses of exchanges need a memo or tag. Without it the coins are hard to get back.';
    readonly 'securityTips.exchanges.2': 'An exchange may take its fee from what you send. Look at what arrives.';
    readonly 'securityTips.exchanges.3': 'Ask the exchange which network it sends on before you choose one.';
    readonly 'securityTips.tron': 'New Tron accounts';
    readonly 'securityTips.tron.1': 'An account exists on Tron once it has received TRX. Until then tokens that are sent to it can be seen and not moved.';
    readonly 'securityTips.tron.2': 'Send a small amount of TRX to the address first. Who sends it pays the network about 1 TRX more for opening the account.';
    readonly 'securityTips.wrong': 'If something went wrong';
    readonly 'securityTips.wrong.1': 'Somebody knows your seed phrase: make a new wallet and move everything to it, now.';
    readonly 'securityTips.wrong.2': 'Somebody knows your sign-in password: change it, and sign out all other sessions.';
    readonly 'securityTips.wrong.3': 'You lost the phone with your codes: sign in with a recovery code and set two-factor up anew.';
    readonly 'securityTips.wrong.4': 'A transaction that is confirmed cannot be called back by anybody.';
    readonly 'checklist.title': 'Your checklist';
    readonly 'checklist.text': '{done, plural, one {# of {total} is done} other {# of {total} are done}}';
    readonly 'checklist.done': 'Done';
    readonly 'checklist.open': 'To do';
    readonly 'checklist.loadFailed': 'Your checklist could not be loaded';
    readonly 'checklist.item.email-verified': 'Verified email';
    readonly 'checklist.item.two-factor': 'Two-factor sign-in';
    readonly 'checklist.item.recovery-codes': 'At least 3 recovery codes';
    readonly 'checklist.item.seed-confirmed': 'Seed phrases written down and confirmed';
    readonly 'checklist.item.few-sessions': 'No more than 5 sessions';
    readonly 'checklist.item.tokens-in-use': 'No unused access tokens';
    readonly 'checklist.item.new-device-mails': 'Mails about new devices';
    readonly 'send.title': 'Send';
    readonly 'send.steps': 'Steps of sending';
    readonly 'send.step.recipient': 'Recipient';
    readonly 'send.step.amount': 'Amount';
    readonly 'send.step.review': 'Review';
    readonly 'send.step.sign': 'Sign';
    readonly 'send.accountsFailed': 'Your accounts could not be loaded';
    readonly 'send.account': 'From account';
    readonly 'send.account.placeholder': 'Choose an account';
    readonly 'send.asset': 'Asset';
    readonly 'send.recipient': 'Recipient Address';
    readonly 'send.recipient.scan': 'Scan a QR code';
    readonly 'send.recipient.placeholder': 'Paste or type the {network} address';
    readonly 'send.warning.BTC': 'Send only Bitcoin (BTC) to a Bitcoin address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.LTC': 'Send only Litecoin (LTC) to a Litecoin address on the Litecoin mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.ETH': 'Send only Ether (ETH) or ERC-20 tokens to an Ethereum address on the Ethereum mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.BSC': 'Send only BNB or BEP-20 tokens to a BNB Smart Chain address on BNB Smart Chain. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.TRX': 'Send only Tron (TRX) or TRC-20 tokens to a Tron address on the Tron mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.SOL': 'Send only Solana (SOL) to a Solana address on the Solana mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.TON': 'Send only Toncoin (TON) to a TON address on the TON mainnet. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.warning.token': 'Send only {name} ({symbol}), a token of {network} ({standard}), to an address on {network}. Any other asset, or anything sent on another network, is permanently lost.';
    readonly 'send.recipient.noChecksum': 'The address as you entered it has no checksum. The one we add cannot find a mistake. Compare every character.';
    readonly 'send.recipient.offCurve': 'No key has this address: a program signs for it. Send only if the recipient gave you exactly this one, such as that of a shared vault, never that of a token account.';
    readonly 'send.recipient.suggestions': 'Recipients that you know';
    readonly 'send.recipient.firstTime': 'First time sending to this address.';
    readonly 'send.recipient.sameAccount': 'This address belongs to the account that you send from.';
    readonly 'send.recipient.lookAlike': 'This address looks like one you know';
    readonly 'send.recipient.lookAlike.text': 'Both begin and end alike and are not the same. Somebody may have made it to be taken for the other. The characters that differ are marked.';
    readonly 'send.recipient.lookAlike.typed': 'You entered';
    readonly 'send.recipient.lookAlike.known': 'You know';
    readonly 'send.recipient.lookAlike.accept': 'I compared both, and I mean the one I entered.';
    readonly 'send.recipient.own-account': 'Your account';
    readonly 'send.recipient.contact': 'Contact';
    readonly 'send.recipient.paid': 'Paid before';
    readonly 'send.recipient.lastPaid': 'Last paid:';
    readonly 'send.memo': 'Comment (optional)';
    readonly 'send.memo.hint': 'Exchanges usually need a comment. Without it your deposit may not be credited.';
    readonly 'send.empty.title': 'Send Digital Assets';
    readonly 'send.amount': 'Amount';
    readonly 'send.amountUsd': 'Amount in USD';
    readonly 'send.usd': 'USD';
    readonly 'send.equivalent': '≈ {amount}';
    readonly 'send.switchTo': 'Switch to {unit}';
    readonly 'send.rate.asOf': 'Price of';
    readonly 'send.rate.expired': 'Too old to enter an amount in USD';
    readonly 'send.maximum': 'Maximum spendable';
    readonly 'send.priority': 'Fee priority';
    readonly 'send.priority.Low': 'Low';
    readonly 'send.priority.Medium': 'Medium';
    readonly 'send.priority.High': 'High';
    readonly 'send.priority.Custom': 'Custom';
    readonly 'send.priority.Custom.text': 'A fee rate of your own';
    readonly 'send.priority.rate': 'Fee rate';
    readonly 'send.priority.rate.unit': 'sat/vB';
    readonly 'send.priority.rate.least': 'At least {lowest}.';
    readonly 'send.priority.rate.range': 'From {lowest} to {highest}.';
    readonly 'send.priority.rate.low': 'The network does not pass on a rate as low as this.';
    readonly 'send.priority.rate.high': 'This is more than ten times the rate of High.';
    readonly 'send.priority.facts': '{time} · {blocks}';
    readonly 'send.priority.usual.Low': 'about 2-3 min';
    readonly 'send.priority.usual.Medium': 'about 25 sec';
    readonly 'send.priority.usual.High': 'about 10 sec';
    readonly 'send.priority.block': '1 block';
    readonly 'send.priority.blocks': '{count} blocks';
    readonly 'send.charge.details': 'How the fee comes about';
    readonly 'send.charge.gasPrice': 'Gas price';
    readonly 'send.charge.gasLimit': 'Gas limit';
    readonly 'send.charge.text': 'The network sets the fee: gas price times gas limit. It is asked again before you review.';
    readonly 'send.missingForFee': 'You need about {amount} {symbol} on this account to pay the network fee.';
    readonly 'send.missingForFee.text': 'It has {available} {symbol}. Receive some {symbol} first, then send your {token}.';
    readonly 'send.feesFailed': 'The fees could not be loaded';
    readonly 'send.review.amount': 'You send';
    readonly 'send.review.from': 'From';
    readonly 'send.review.available': '{amount} {symbol} available';
    readonly 'send.review.to': 'To';
    readonly 'send.review.memo': 'Comment';
    readonly 'send.review.value': 'Amount';
    readonly 'send.review.fees': 'Blockchain fees';
    readonly 'send.review.networkFee': 'Network fee';
    readonly 'send.review.total': 'Total';
    readonly 'send.review.highFee': 'The fees are high';
    readonly 'send.review.highFee.share': 'They are more than a tenth of the amount that you send.';
    readonly 'send.review.highFee.amount': 'They are more than $50.';
    readonly 'send.review.highFee.accept': 'I accept these fees.';
    readonly 'send.sign.forgotKey': 'Forgot encryption key?';
    readonly 'send.sign.forgotPhrase': 'Forgot your seed phrase?';
    readonly 'send.sign.method': 'How do you want to sign?';
    readonly 'send.sign.lead': 'Signing shows that the wallet is yours and sends this at once. It cannot be taken back.';
    readonly 'send.sign.ENCRYPTION_KEY': 'Encryption key';
    readonly 'send.sign.ENCRYPTION_KEY.detail': 'The cloud encryption password of this wallet, not the one you sign in with';
    readonly 'send.sign.SEED_PHRASE': 'Seed phrase';
    readonly 'send.sign.SEED_PHRASE.detail': 'The 12 to 24 words of this wallet, if you have lost its password';
    readonly 'send.sign.once': 'Used once to unlock your key for this transaction. It is never stored.';
    readonly 'send.sign.wordCount': 'Enter 12 to 24 words';
    readonly 'send.sign.phraseLength': 'A seed phrase has 12, 15, 18, 21 or 24 words.';
    readonly 'send.sign.code': 'Two-factor code';
    readonly 'send.sign.code.hint': 'The 6 digits that your authenticator app shows';
    readonly 'send.sign.code.length': 'Enter 6 digits';
    readonly 'send.sign.submit': 'Sign Action';
    readonly 'send.sign.back': 'BACK';
    readonly 'send.sign.refused': 'This was not sent';
    readonly 'send.checking': 'We are checking whether it was sent';
    readonly 'send.checking.text': 'The connection broke after you signed. The same transaction is asked for again: it cannot be sent twice.';
    readonly 'send.unknown': 'We do not know yet whether this was sent';
    readonly 'send.unknown.text': 'Look at your transactions first. Signing here once more repeats the same transaction: it cannot be sent twice.';
    readonly 'send.unknown.transactions': 'View transactions';
    readonly 'send.sent': 'Successfully Sent';
    readonly 'send.sent.notification': 'Transaction sent successfully';
    readonly 'send.sent.again': 'Send another';
    readonly 'send.sent.note': 'Add note';
    readonly 'send.sent.note.label': 'Note, for you alone';
    readonly 'send.sent.note.save': 'Save note';
    readonly 'send.sent.note.saved': 'Note saved';
    readonly 'shell.skip': 'Skip to content';
    readonly 'shell.navigation': 'Main';
    readonly 'shell.home': 'Billfold, portfolio';
    readonly 'shell.nav.portfolio': 'Portfolio';
    readonly 'shell.nav.accounts': 'Accounts';
    readonly 'shell.nav.send': 'Send';
    readonly 'shell.nav.swap': 'Swap';
    readonly 'shell.nav.receive': 'Receive';
    readonly 'shell.nav.settings': 'Settings';
    readonly 'shell.nav.dashboard': 'Dashboard';
    readonly 'shell.nav.payments': 'Payments';
    readonly 'shell.nav.customers': 'Customers';
    readonly 'shell.nav.reports': 'Reports';
    readonly 'shell.nav.account.general': 'General';
    readonly 'shell.nav.account.developer': 'Developer';
    readonly 'shell.nav.account.security': 'Security';
    readonly 'shell.mode.wallet': 'Wallet';
    readonly 'shell.mode.payments': 'Payments';
    readonly 'shell.theme.toDark': 'Use the dark theme';
    readonly 'shell.theme.toLight': 'Use the light theme';
    readonly 'shell.menu': 'User menu';
    readonly 'shell.menu.account': 'Account';
    readonly 'shell.menu.security': 'Security';
    readonly 'shell.menu.support': 'Support';
    readonly 'shell.mode': 'Area';
    readonly 'shell.help': 'Help';
    readonly 'shell.support.open': 'Get support';
    readonly 'shell.support.search': 'Search the help';
    readonly 'shell.support.none': 'Nothing here has these words. The security tips have more.';
    readonly 'shell.support.lastError': 'The last error had the id {id}.';
    readonly 'shell.support.noError': 'Nothing has failed on this page.';
    readonly 'shell.support.copyId': 'Copy the id';
    readonly 'shell.support.text': 'Nothing is sent from here by itself.';
    readonly 'shell.support.site': 'Open the support site';
    readonly 'shell.support.tips': 'Open the security tips';
    readonly 'shell.offline': 'You are offline.';
    readonly 'shell.unreachable': 'The server does not answer.';
    readonly 'shell.notCurrent': 'What you see may be out of date; it is brought up to date by itself. Last reached:';
    readonly 'shell.tryAgain': 'Try again';
    readonly 'shell.update': 'A new version is ready.';
    readonly 'shell.update.text': 'Reload when nothing is half typed.';
    readonly 'shell.later': 'Later';
    readonly 'shell.menu.developer': 'Developer';
    readonly 'shell.footer.terms': 'Terms';
    readonly 'shell.footer.privacy': 'Privacy';
    readonly 'shell.footer.tips': 'Security tips';
    readonly 'shell.footer.ready': 'All systems work';
    readonly 'shell.footer.down': 'Some systems do not answer';
    readonly 'shell.footer.checking': 'Checking the systems';
    readonly 'shell.documentation': 'Documentation';
    readonly 'shell.shortcuts': 'Keyboard shortcuts';
    readonly 'shell.shortcuts.use': 'Use keyboard shortcuts. They rest while you type.';
    readonly 'shell.shortcuts.then': 'then';
    readonly 'shell.shortcuts.portfolio': 'Go to Portfolio';
    readonly 'shell.shortcuts.accounts': 'Go to Accounts';
    readonly 'shell.shortcuts.transactions': 'Go to Transactions';
    readonly 'shell.shortcuts.send': 'Send';
    readonly 'shell.shortcuts.receive': 'Receive';
    readonly 'shell.shortcuts.search': 'Search on this page';
    readonly 'shell.shortcuts.help': 'Show this list';
    readonly 'shell.signedInAs': 'You are now signed in as {email}';
    readonly 'shell.signedInAs.text': 'The link that you opened changed the account. If this is not you, sign out before you do anything else.';
    readonly 'shell.notFound.title': 'Page not found';
    readonly 'shell.notFound.text': 'There is nothing at this address.';
    readonly 'shell.notFound.home': 'Go to Portfolio';
    readonly 'sandbox.open': 'Sandbox controls';
    readonly 'sandbox.title': 'Sandbox';
    readonly 'sandbox.getCoins': 'Get sandbox coins';
    readonly 'sandbox.paid': '{amount} {symbol} is on its way to {name}.';
    readonly 'sandbox.paid.several': '{count} payments are on their way.';
    readonly 'shell.product': 'Billfold';
    readonly 'shell.pageTitle': '{screen} · Billfold';
    readonly 'shell.loading': 'Loading your wallet';
    readonly 'shell.signOut': 'Sign Out';
    readonly 'shell.signedOut': 'Successfully signed out';
    readonly 'shell.sessionEnded.title': 'Signed out';
    readonly 'shell.sessionEnded.text': 'Your session has ended. Sign in again to go on.';
    readonly 'shell.preloadFailed.title': 'This page could not be loaded';
    readonly 'shell.preloadFailed.text': 'The connection may be broken, or a new version was put in place. Reload to go on; what you typed on this page is lost then.';
    readonly 'shell.reload': 'Reload';
    readonly 'shell.error.title': 'This page stopped working';
    readonly 'shell.loadFailed.user': 'Your account could not be loaded';
    readonly 'shell.loadFailed.wallets': 'Your wallets could not be loaded';
    readonly 'shell.loadFailed.businesses': 'Your businesses could not be loaded';
    readonly 'shell.embedEnded.title': 'Session expired';
    readonly 'shell.embedEnded.text': 'Sign in again on the page that shows this wallet.';
    readonly 'shell.embedEnded.retry': 'Retry';
    readonly 'swap.title': 'Swap Not Available';
    readonly 'swap.text': 'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.';
    readonly 'transactions.title': 'Transactions';
    readonly 'transactions.loadFailed': 'Your transactions could not be loaded';
    readonly 'transactions.column.date': 'Date';
    readonly 'transactions.column.type': 'Type';
    readonly 'transactions.column.asset': 'Asset';
    readonly 'transactions.column.amount': 'Amount';
    readonly 'transactions.column.fiat': 'Worth then';
    readonly 'transactions.column.counterparty': 'Counterparty';
    readonly 'transactions.column.status': 'Status';
    readonly 'transactions.type.SENT': 'Sent';
    readonly 'transactions.type.RECEIVED': 'Received';
    readonly 'transactions.type.SELF': 'To yourself';
    readonly 'transactions.type.CONTRACT': 'Contract';
    readonly 'transactions.status.PENDING': 'Pending';
    readonly 'transactions.status.CONFIRMING': '{confirmations} of {required} confirmations';
    readonly 'transactions.status.CONFIRMED': 'Confirmed';
    readonly 'transactions.status.FAILED': 'Failed';
    readonly 'transactions.status.DROPPED': 'Dropped';
    readonly 'transactions.status.REPLACED': 'Replaced';
    readonly 'transactions.open': '{type}, transaction {hash}';
    readonly 'transactions.filter.account': 'Account';
    readonly 'transactions.filter.allAccounts': 'All accounts';
    readonly 'transactions.filter.asset': 'Asset';
    readonly 'transactions.filter.allAssets': 'All assets';
    readonly 'transactions.filter.clear': 'Clear filters';
    readonly 'transactions.filter.search': 'Search';
    readonly 'transactions.filter.search.hint': 'Hash, address or note';
    readonly 'transactions.filter.type': 'Type';
    readonly 'transactions.filter.allTypes': 'All types';
    readonly 'transactions.filter.status': 'Status';
    readonly 'transactions.filter.allStatuses': 'Any status';
    readonly 'transactions.filter.status.CONFIRMING': 'Confirming';
    readonly 'transactions.filter.token': '{symbol} on {network}';
    readonly 'transactions.filter.period': 'Period';
    readonly 'transactions.period.any': 'Any time';
    readonly 'transactions.period.today': 'Today';
    readonly 'transactions.period.week': 'Last 7 days';
    readonly 'transactions.period.month': 'Last 30 days';
    readonly 'transactions.period.quarter': 'Last 90 days';
    readonly 'transactions.period.thisMonth': 'This month';
    readonly 'transactions.period.lastMonth': 'Last month';
    readonly 'transactions.period.thisYear': 'This year';
    readonly 'transactions.period.own': 'From day to day';
    readonly 'transactions.filter.min': 'Worth from';
    readonly 'transactions.filter.max': 'Worth to';
    readonly 'transactions.filter.currency': '$';
    readonly 'transactions.filter.notAnAmount': 'An amount such as 12.50';
    readonly 'transactions.hidden.show': 'Hidden ({count})';
    readonly 'transactions.hidden.text': 'Nobody asked for these: unknown tokens, or dust from an address made to look like one that you know. Do not copy addresses from them.';
    readonly 'transactions.filter.from': 'From';
    readonly 'transactions.filter.to': 'To';
    readonly 'transactions.filters': 'Filters';
    readonly 'transactions.filters.set': 'Filters ({count})';
    readonly 'transactions.export': 'Export CSV';
    readonly 'transactions.exported': 'The file was saved';
    readonly 'transactions.note': 'Note: {note}';
    readonly 'transactions.empty.title': 'No transactions yet';
    readonly 'transactions.empty.text': 'Everything you receive and send is listed here, newest first.';
    readonly 'transactions.noMatch.title': 'No transactions match';
    readonly 'transactions.noMatch.text': 'There are none with these filters.';
    readonly 'transactions.perPage': 'Per page';
    readonly 'transactions.loadMore': 'Load more';
    readonly 'transaction.heading.SENT': 'Sent {asset}';
    readonly 'transaction.heading.RECEIVED': 'Received {asset}';
    readonly 'transaction.heading.SELF': 'Sent {asset} to yourself';
    readonly 'transaction.heading.CONTRACT': '{asset} contract call';
    readonly 'transaction.title': 'Transaction';
    readonly 'transaction.progress': 'Progress';
    readonly 'transaction.progress.bar': '{confirmations} of {required} confirmations';
    readonly 'transaction.progress.hint': 'Each block on top makes it safer. After {required}, usually {time}, the funds can be used.';
    readonly 'transaction.step.created.SENT': 'Signed and sent';
    readonly 'transaction.step.created.RECEIVED': 'Seen on the network';
    readonly 'transaction.step.block': 'In a block';
    readonly 'transaction.step.block.height': 'In block {height}';
    readonly 'transaction.step.confirmed': 'Confirmed';
    readonly 'transaction.step.confirmations': '{confirmations, plural, one {# confirmation} other {# confirmations}}';
    readonly 'transaction.step.FAILED': 'Failed';
    readonly 'transaction.step.DROPPED': 'Dropped by the network';
    readonly 'transaction.step.REPLACED': 'Replaced by another transaction';
    readonly 'transaction.step.done': 'Done';
    readonly 'transaction.step.now': 'Now';
    readonly 'transaction.step.ahead': 'To come';
    readonly 'transaction.ended.FAILED': 'The network refused it. The amount was not moved.';
    readonly 'transaction.ended.DROPPED': 'The network forgot it before it was in a block. The amount was not moved.';
    readonly 'transaction.ended.REPLACED': 'Another transaction that spends the same coins took its place. This one will never confirm.';
    readonly 'transaction.details': 'Details';
    readonly 'transaction.inFull': 'In full';
    readonly 'transaction.account': 'Account';
    readonly 'transaction.fee': 'Fee';
    readonly 'transaction.networkFee': 'Network fee';
    readonly 'transaction.block': 'Block';
    readonly 'transaction.block.waiting': 'Waits for a block';
    readonly 'transaction.from': 'From';
    readonly 'transaction.to': 'To';
    readonly 'transaction.hash': 'Transaction hash';
    readonly 'transaction.explorer': 'View in explorer';
    readonly 'transaction.copyHash': 'Copy hash';
    readonly 'transaction.copyFrom': 'Copy from address';
    readonly 'transaction.copyTo': 'Copy to address';
    readonly 'transaction.notFound.title': 'Transaction not found';
    readonly 'transaction.notFound.text': 'This wallet has no such transaction. It may belong to another of your wallets.';
    readonly 'transaction.contact': 'Contact';
    readonly 'transaction.contact.name': 'Name';
    readonly 'transaction.contact.hint': 'Keeps this address in your contacts';
    readonly 'transaction.contact.save': 'Save contact';
    readonly 'transaction.contact.saved': '{name} is in your contacts';
    readonly 'transaction.note': 'Note';
    readonly 'transaction.note.label': 'What it was for';
    readonly 'transaction.note.hint': 'Only you see it. {left} characters left.';
    readonly 'transaction.note.saving': 'Saving';
    readonly 'transaction.note.saved': 'Saved';
    readonly 'transaction.note.undo': 'Undo';
    readonly 'transaction.replace.title': 'It waits for a block';
    readonly 'transaction.replace.text': 'Until it is in a block you can pay a higher fee, or have the funds back instead.';
    readonly 'transaction.replace.SPEED_UP': 'Speed up';
    readonly 'transaction.replace.CANCEL': 'Cancel payment';
    readonly 'transaction.replace.SPEED_UP.text': 'A transaction with a higher fee takes the place of this one. Only one of the two is ever mined.';
    readonly 'transaction.replace.CANCEL.text': 'A transaction to yourself takes the place of this one. If this one is mined first, it stands.';
    readonly 'transaction.replace.keep': 'Keep it';
    readonly 'transaction.replace.previousFee': 'Fee so far';
    readonly 'transaction.replace.fee': 'New fee, at most';
    readonly 'transaction.replace.value': 'Recipient gets';
    readonly 'transaction.replace.back': 'Comes back to you';
    readonly 'transaction.replace.password': 'Cloud encryption password';
    readonly 'transaction.replace.code': 'Two-factor code';
    readonly 'transaction.replace.failed': 'This payment cannot be replaced now';
    readonly 'transaction.replace.done.SPEED_UP': 'Sent again with a higher fee';
    readonly 'transaction.replace.done.CANCEL': 'The cancellation is on its way';
    readonly 'transaction.loadFailed': 'This transaction could not be loaded';
    readonly 'validation.blank': "Recipient Address can't be blank.";
    readonly 'validation.blankOnBlur': "Recipient Address can't be blank";
    readonly 'validation.notA': 'This is not a {network} address.';
    readonly 'validation.notAn': 'This is not an {network} address.';
    readonly 'validation.looksLikeA': 'This looks like a {network} address.';
    readonly 'validation.looksLikeAn': 'This looks like an {network} address.';
    readonly 'validation.mistyped': 'This {network} address has a typing mistake in it.';
    readonly 'validation.otherChain': 'This {network} address belongs to another chain of {network}.';
    readonly 'validation.unsupportedAddress': 'This kind of address cannot be paid from here.';
    readonly 'validation.losesFunds': 'Nobody could spend what is sent to this address, or anybody could. Ask for another.';
    readonly 'validation.ownContract': 'This is the address of the token itself: what is sent to it is lost. Ask for another.';
    readonly 'validation.belowMinimum': 'The amount must be at least the minimum required.';
    readonly 'validation.aboveMaximum': 'The amount must not exceed the maximum allowed limit.';
    readonly 'validation.memoLength': 'Use at most {most} characters; some letters and all emoji count as several.';
    readonly 'validation.request.none': 'This is not a payment request.';
    readonly 'validation.request.damaged': 'This payment request is damaged.';
    readonly 'validation.request.length': 'This payment request is too long.';
    readonly 'validation.request.repeated': 'This payment request has more than one {key}.';
    readonly 'validation.request.unsupported': 'This payment request needs something that is not supported here.';
    readonly 'validation.request.amount': 'The amount of this payment request is not valid.';
    readonly 'validation.request.tooMuch': 'This payment request asks for more than there is.';
    readonly 'validation.request.noAddress': 'This payment request has no address to pay to.';
    readonly 'validation.request.network': 'This payment request is for {network}.';
    readonly 'validation.request.otherChain': 'This payment request is for another chain of {network}.';
    readonly 'validation.request.unknownNetwork': 'This payment request is for a network that is not supported here.';
    readonly 'validation.request.unknownToken': 'This payment request is for a token that is not known here.';
    readonly 'validation.request.otherAsset': 'This payment request is for {wanted}, not for {symbol}.';
    readonly 'validation.request.notHeld': 'This payment request is for a token that this account does not hold.';
    readonly 'validation.request.ownContract': 'This payment request would send a token to its own contract.';
    readonly 'validation.request.contractCall': 'This payment request calls a contract, which is not supported here.';
    readonly 'validation.request.webSite': 'This payment request asks a web site what to sign, which is not safe.';
    readonly 'validation.request.memoCharacters': 'The memo of this payment request has characters that cannot be shown.';
    readonly 'validation.request.memoLength': 'The memo of this payment request is too long.';
    readonly 'walletSettings.title': 'Settings';
    readonly 'walletSettings.tabs': 'Wallet settings';
    readonly 'walletSettings.tab.general': 'General';
    readonly 'walletSettings.tab.accounts': 'Accounts';
    readonly 'walletSettings.tab.security': 'Security';
    readonly 'walletSettings.tab.privacy': 'Privacy';
    readonly 'walletSettings.saved': 'Saved';
    readonly 'walletSettings.loadFailed': 'The settings of this wallet could not be loaded';
    readonly 'walletSettings.wallet': 'Wallet';
    readonly 'walletSettings.name': 'Name';
    readonly 'walletSettings.name.length': 'Use at most 40 characters';
    readonly 'walletSettings.name.save': 'Save';
    readonly 'walletSettings.display': 'Display';
    readonly 'walletSettings.currency': 'Currency';
    readonly 'walletSettings.currency.hint': 'What your holdings are worth is shown in it, at the price of now. Coins are not exchanged.';
    readonly 'walletSettings.currency.option': '{code} · {name}';
    readonly 'walletSettings.hideBalances': 'Hidden amounts';
    readonly 'walletSettings.hideBalances.hide': 'Hide amounts';
    readonly 'walletSettings.hideBalances.text': 'Dots stand in the place of your balances until you press the eye. What you send and receive always shows.';
    readonly 'walletSettings.hideSmall': 'Leave assets worth less than $1 out of the holdings';
    readonly 'walletSettings.hideSmall.text': 'They still count in what you own, and you find them with their account.';
    readonly 'walletSettings.delete': 'Delete wallet';
    readonly 'walletSettings.delete.text': 'It is gone from your wallets at once, and can be restored for 30 days. After that its sealed seed phrase is erased.';
    readonly 'walletSettings.delete.coins': 'Coins stay where they are on their networks: who has the seed phrase can move them with any wallet.';
    readonly 'walletSettings.delete.open': 'Delete wallet';
    readonly 'walletSettings.delete.title': 'Delete {wallet}';
    readonly 'walletSettings.delete.confirmName': 'Name of the wallet';
    readonly 'walletSettings.delete.confirmName.hint': 'Type {wallet} to confirm';
    readonly 'walletSettings.delete.confirmName.wrong': 'This is not the name of the wallet';
    readonly 'walletSettings.delete.done': '{wallet} was deleted. You can restore it for 30 days.';
    readonly 'walletSettings.deleted': 'Deleted wallets';
    readonly 'walletSettings.deleted.text': 'Each can be restored for 30 days after it was deleted.';
    readonly 'walletSettings.deleted.created': 'Created';
    readonly 'walletSettings.restore': 'Restore';
    readonly 'walletSettings.restore.of': 'Restore {name}';
    readonly 'walletSettings.restored': '{name} is back';
    readonly 'walletSettings.accounts': 'Accounts';
    readonly 'walletSettings.accounts.text': 'The order here is the order in your lists. An archived account still receives; it is only out of sight.';
    readonly 'walletSettings.accounts.loadFailed': 'The accounts could not be loaded';
    readonly 'walletSettings.accounts.empty': 'No accounts yet';
    readonly 'walletSettings.accounts.empty.text': 'Add one to receive digital assets.';
    readonly 'walletSettings.accounts.add': 'Add account';
    readonly 'walletSettings.accounts.archived': 'Archived';
    readonly 'walletSettings.accounts.archive': 'Archive';
    readonly 'walletSettings.accounts.archive.of': 'Archive {name}';
    readonly 'walletSettings.accounts.unarchive': 'Unarchive';
    readonly 'walletSettings.accounts.unarchive.of': 'Unarchive {name}';
    readonly 'walletSettings.accounts.up': 'Move {name} up';
    readonly 'walletSettings.accounts.down': 'Move {name} down';
    readonly 'walletSettings.accounts.moved': '{name} is number {position} of {count}';
    readonly 'walletSettings.accounts.gap': 'After a restore, other wallets look for funds on the next 20 unused addresses of an account. That is why no more than 20 in a row can be made.';
    readonly 'walletSettings.deletedAccounts': 'Deleted accounts';
    readonly 'walletSettings.deletedAccounts.text': 'An account comes back with the same addresses: they follow from your seed phrase.';
    readonly 'walletSettings.password': 'Cloud encryption password';
    readonly 'walletSettings.password.text': 'It seals the seed phrase of this wallet, and you sign with it. It is not the password that you sign in with.';
    readonly 'walletSettings.password.change': 'Change password';
    readonly 'walletSettings.password.reset': 'Reset with seed phrase';
    readonly 'walletSettings.password.current': 'Current cloud encryption password';
    readonly 'walletSettings.password.effects': 'Sessions on other devices end.';
    readonly 'walletSettings.password.done': 'New password successfully created';
    readonly 'walletSettings.seed': 'Seed phrase';
    readonly 'walletSettings.seed.text': 'Who has these words has the funds. Show them only to copy them on paper, where nobody looks over your shoulder.';
    readonly 'walletSettings.seed.open': 'Show seed phrase';
    readonly 'walletSettings.seed.title': 'Show seed phrase';
    readonly 'walletSettings.seed.effects': 'We tell you by mail. It can be shown three times an hour, and is hidden again after 60 seconds.';
    readonly 'walletSettings.seed.left': 'Hidden again in {seconds} s';
    readonly 'walletSettings.seed.over': 'The words are hidden again';
    readonly 'walletSettings.seed.support': 'Nobody from support ever asks for these words.';
    readonly 'walletSettings.sendCode': 'Two-factor code for sending';
    readonly 'walletSettings.sendCode.text': 'A payment takes a code of your authenticator app too, so that the key of this wallet is not enough.';
    readonly 'walletSettings.sendCode.isOn': 'On';
    readonly 'walletSettings.sendCode.isOff': 'Off';
    readonly 'walletSettings.sendCode.turnOn': 'Ask for a code';
    readonly 'walletSettings.sendCode.turnOff': 'Ask for no code';
    readonly 'walletSettings.sendCode.noApp': 'You chose it, and it is not asked for while your two-factor sign-in is off.';
    readonly 'walletSettings.sendCode.code': 'Code';
    readonly 'walletSettings.sendCode.hint': 'The 6 digits that your authenticator app shows';
    readonly 'walletSettings.sendCode.length': 'Enter 6 digits';
    readonly 'walletSettings.sendCode.loadFailed': 'This setting could not be loaded';
    readonly 'walletSettings.devices': 'Trusted devices';
    readonly 'walletSettings.devices.text': 'Where the key of this wallet was proved and is not asked for again.';
    readonly 'walletSettings.devices.require': 'Ask for the key of this wallet at sign-in on a new device';
    readonly 'walletSettings.devices.empty': 'No trusted devices';
    readonly 'walletSettings.devices.empty.text': 'At sign-in on a new device you can choose to trust it for a while.';
    readonly 'walletSettings.devices.current': 'This device';
    readonly 'walletSettings.devices.name': '{browser} on {os}';
    readonly 'walletSettings.devices.seen': 'Last seen';
    readonly 'walletSettings.devices.until': 'Trusted until';
    readonly 'walletSettings.devices.remove': 'Remove';
    readonly 'walletSettings.devices.remove.of': 'Remove {device}';
    readonly 'walletSettings.devices.removed': 'The device is no longer trusted';
    readonly 'walletSettings.devices.loadFailed': 'The trusted devices could not be loaded';
    readonly 'walletSettings.contacts': 'Contacts';
    readonly 'walletSettings.contacts.text': 'Names for the addresses that you send to.';
    readonly 'walletSettings.contacts.open': 'Manage contacts';
    readonly 'walletSettings.support': 'Support access';
    readonly 'walletSettings.support.allow': 'Let support look at this wallet';
    readonly 'walletSettings.support.text': 'They see names, balances and transactions, never your keys, password or seed phrase, and they cannot send. A link to support shows at the foot of each page.';
    readonly 'walletSettings.spam': 'Unwanted transactions';
    readonly 'walletSettings.spam.filter': 'Leave out unknown tokens and dust from look-alike addresses';
    readonly 'walletSettings.spam.text': 'They move nothing of yours. Your list of transactions shows without them.';
    readonly 'walletSettings.hiddenTokens': 'Hidden tokens';
    readonly 'walletSettings.hiddenTokens.text': 'Tokens that you took out of your lists and totals.';
    readonly 'walletSettings.hiddenTokens.empty': 'No hidden tokens';
    readonly 'walletSettings.hiddenTokens.empty.text': 'A token that you hide with its account is listed here, and can be shown again.';
    readonly 'walletSettings.hiddenTokens.in': 'In {account}';
    readonly 'walletSettings.hiddenTokens.show': 'Show';
    readonly 'walletSettings.hiddenTokens.show.of': 'Show {symbol} of {account}';
    readonly 'walletSettings.hiddenTokens.shown': '{symbol} shows again';
    readonly 'walletSettings.export': 'Your data';
    readonly 'walletSettings.export.text': 'Everything that we keep of this wallet as one JSON file, but for its sealed seed phrase.';
    readonly 'walletSettings.export.download': 'Download data';
    readonly 'walletSettings.export.done': 'The file was saved';
};

type MessageKey = keyof typeof en;
type Messages = Readonly<Record<MessageKey, string>>;
type MessageValues = Readonly<Record<string, string | number>>;
type Translate = (key: MessageKey, values?: MessageValues) => string;
/**
 * Texts by `find`, filled in by the rules of `locale`: numbers in its digits, and the plural form
 * that it asks for. A key without a text is shown as it is.
 */
declare function createTranslator(locale: string, find: (key: MessageKey) => string | undefined): Translate;

/** What a form refused by itself: at most one sentence per field. */
type InvalidFields<Field extends string> = Readonly<Partial<Record<Field, MessageKey>>>;
interface JudgedForm<Field extends string> {
    readonly invalid: InvalidFields<Field>;
    /** The last refusal by the service. */
    readonly failure: AnyBillfoldError | null;
}
/** The sentence under a field: ours, else what the service said of it; undefined when it is fine. */
declare function fieldMessage<Field extends string>({ invalid, failure }: JudgedForm<Field>, field: Field, translate: Translate): string | undefined;
/** True where the service named one of `fields`: its sentence stands under them and nowhere else. */
declare function namesField(failure: AnyBillfoldError | null, ...fields: readonly string[]): boolean;

type AddAccountField = 'name' | 'password';

/** What the Add account dialog draws. */
interface AddAccountState {
    /** `empty`: this server has no network. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly networks: readonly Network[];
    readonly network: Network | null;
    /** As typed, else the suggestion. */
    readonly name: string;
    /** The service wants the encryption key. */
    readonly needsKey: boolean;
    readonly isBusy: boolean;
    readonly invalid: InvalidFields<AddAccountField>;
    readonly failure: AnyBillfoldError | null;
    /** Why nothing can be chosen. */
    readonly problem: AnyBillfoldError | null;
    readonly added: Account | null;
}
/** The sentence under the key; undefined when it is fine. */
declare function accountKeyMessage(state: AddAccountState, translate: Translate): string | undefined;
/** What stands above the form, as no field of it says it; null while nothing has gone wrong. */
declare function addAccountFailure({ failure }: AddAccountState): AnyBillfoldError | null;

interface AddAccountFlowOptions {
    readonly walletId: string;
    /** Chosen at first. */
    readonly network?: Network;
    readonly onError?: (error: AnyBillfoldError) => void;
}
interface AddAccountActions {
    setNetwork(network: Network): void;
    setName(name: string): void;
    /** The key is being corrected: what was said of it no longer holds. */
    editKey(): void;
    /**
     * Opens the account. `password` is the encryption key, empty unless `needsKey`; it is used for one
     * call and kept nowhere. A second call while one runs is ignored.
     */
    submit(password: string): Promise<void>;
    /** Loads what failed to load. */
    retry(): void;
}
type AddAccountResult = {
    readonly status: 'added';
    readonly account: Account;
} | {
    readonly status: 'dismissed';
};
/** The Add account dialog without a screen (product rule: name, network, and the key where it is needed). */
declare function createAddAccountFlow(client: BillfoldClient, options: AddAccountFlowOptions): Flow<AddAccountState, AddAccountActions, AddAccountResult>;

/** As typed. */
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
interface RefusedContact {
    readonly invalid: InvalidFields<ContactField>;
    /** Why the address is none; it says so itself. */
    readonly addressProblem: ValidationError | null;
}

interface ContactsFlowOptions {
    readonly walletId: string;
    /** Only contacts on this network. */
    readonly network?: Network;
    readonly onError?: (error: AnyBillfoldError) => void;
}

/** What the Contacts dialog draws. */
interface ContactsState extends RefusedContact {
    /** `empty`: there is no contact yet; a search that finds none is `ready` with none shown. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    /** Those that pass the search and the wanted network, by name. */
    readonly contacts: readonly Contact[];
    readonly query: string;
    readonly place: ContactsPlace;
    /** What a contact can be on. */
    readonly networks: readonly Network[];
    readonly isBusy: boolean;
    readonly failure: AnyBillfoldError | null;
    readonly imported: ImportedContacts | null;
    /** Why there is no list. */
    readonly problem: AnyBillfoldError | null;
}
/** The sentence under a field; undefined when it is fine. */
declare function contactFieldMessage(state: ContactsState, field: ContactField, translate: Translate): string | undefined;
/** What stands above the form, as no field of it says it; null while nothing has gone wrong. */
declare function contactFailure({ failure }: ContactsState): AnyBillfoldError | null;
/** Whether payments on this network carry a memo along. */
declare function hasMemo(network: Network): boolean;

interface ContactsActions {
    search(query: string): void;
    /** Opens the form for a new contact, with what is known of it. Does nothing before the list is there. */
    add(known?: Partial<ContactDraft>): void;
    edit(contactId: string): void;
    /** Asks whether the contact that is edited is to go. */
    askRemoval(): void;
    back(): void;
    change(change: Partial<ContactDraft>): void;
    /** Keeps what stands in the form. Never rejects. */
    save(): Promise<void>;
    /** Removes what `askRemoval` asked about. Never rejects. */
    remove(): Promise<void>;
    /** `csv` as of `name,network,address,memo`. Never rejects. */
    importCsv(csv: string): Promise<void>;
    /** Takes a listed contact; the flow is over. */
    choose(contactId: string): void;
    /** Loads what failed to load. */
    retry(): void;
}
type ContactsResult = {
    readonly status: 'chosen';
    readonly contact: Contact;
} | {
    readonly status: 'dismissed';
};
/** The Contacts dialog without a screen: the address book of a wallet. */
declare function createContactsFlow(client: BillfoldClient, options: ContactsFlowOptions): Flow<ContactsState, ContactsActions, ContactsResult>;

/** `unused`: never paid to and empty, as the dialog opens; `all`: the used ones too (A-30). */
type AddressFilter = 'unused' | 'all';

interface DepositAddressesFlowOptions {
    readonly walletId: string;
    readonly accountId: string;
}

/** What the Deposit addresses dialog draws. */
interface DepositAddressesState {
    /** `empty`: no address passes the filter. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly account: Account | null;
    /** Whose name stands in the title. */
    readonly network: NetworkDefinition | null;
    readonly filter: AddressFilter;
    /** Newest first. */
    readonly addresses: readonly AddressRow[];
    /** New addresses can be made: the manifest sets no limit per account. */
    readonly canGenerate: boolean;
    readonly isGenerating: boolean;
    readonly selected: DepositAddress | null;
    /** Why the addresses or a new one could not be had. */
    readonly problem: AnyBillfoldError | null;
}
/** The account has as many unused addresses as may be: one of them must be paid to first (R-ADDR-05). */
declare function isGapLimit(problem: AnyBillfoldError | null): boolean;

interface DepositAddressesActions {
    /** Lists other addresses. */
    show(filter: AddressFilter): void;
    /**
     * Makes the next address and lists anew. Null when none was made: the manifest does not allow
     * it, one is being made, or `problem` says why. Never rejects.
     */
    generate(): Promise<DepositAddress | null>;
    /** Takes a listed address; the flow is over. */
    select(addressValue: string): void;
    /** Loads what failed to load. */
    retry(): void;
}
type DepositAddressesResult = {
    readonly status: 'selected';
    readonly address: DepositAddress;
} | {
    readonly status: 'dismissed';
};
/** The Deposit addresses dialog without a screen (spec §2; R-ADDR). */
declare function createDepositAddressesFlow(client: BillfoldClient, options: DepositAddressesFlowOptions): Flow<DepositAddressesState, DepositAddressesActions, DepositAddressesResult>;

/** The whole address book of a wallet. */
declare function loadContacts({ wallets }: Pick<BillfoldClient, 'wallets'>, walletId: string, signal: AbortSignal): Promise<readonly Contact[]>;

/** Which page is asked for; the first one is so by itself. */
type PageRequest = {
    readonly pageSize: number;
    readonly page?: number;
};
/** Every item of a list, page by page beyond the first, each once. */
declare function loadPages<T extends {
    readonly id: string;
}>(load: (query: PageRequest) => Promise<Page<T>>): Promise<readonly T[]>;

/** A new phrase, one written down before, or that of a wallet whose setup was left unfinished. */
type NewWalletKind = 'create' | 'import' | 'finish';
type WordCount = 12 | 24;
interface NewWalletDraft {
    readonly kind: NewWalletKind;
    /** As typed. */
    readonly name: string;
    /** Of a phrase that is made; an imported one has its own length. */
    readonly wordCount: WordCount;
}
type NewWalletStep = NewWalletPlace['step'];
/** Where the user is. A wallet exists from the step that names it. */
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
} | {
    readonly step: 'accounts' | 'done';
    readonly walletId: string;
    /** What there is to choose from: the networks of this server. */
    readonly offered: readonly Network[];
    /** To open an account on. */
    readonly networks: readonly Network[];
};
type NewWalletField = 'name' | 'password' | 'confirmation' | 'consent' | 'networks';
/** What a seed phrase was refused for. Positions only: a word of it is a secret. */
type PhraseProblem = {
    readonly reason: 'word_count' | 'length' | 'checksum' | 'mismatch';
} | {
    readonly reason: 'unknown_words';
    readonly positions: readonly number[];
};
/** Holds neither the password nor a word of the phrase, only where the user is. */
interface NewWalletState {
    readonly place: NewWalletPlace;
    readonly draft: NewWalletDraft;
    readonly isBusy: boolean;
    readonly invalid: InvalidFields<NewWalletField>;
    readonly phraseProblem: PhraseProblem | null;
    readonly failure: AnyBillfoldError | null;
}

interface NewWalletFlowOptions {
    /** The BIP-39 word list, loaded when a phrase is entered. Without it the service judges the words. */
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
    /** Index of the step that is on screen. */
    readonly current: number;
}
/** The steps of this kind of wallet, and where the user is among them. */
declare function newWalletProgress(kind: NewWalletKind, step: NewWalletStep): NewWalletProgress;

interface NewWalletActions {
    draft(change: Partial<NewWalletDraft>): void;
    /** A field is being corrected: what was said of it no longer holds. */
    forgive(field: NewWalletField): void;
    /** Goes on with a wallet that was made and never activated. */
    finish(wallet: {
        readonly id: string;
        readonly name: string;
    }): void;
    submitName(): void;
    submitPassword(entered: NewPassword): Promise<void>;
    /** The phrase to import, or the one of the unfinished wallet. */
    submitPhrase(phrase: string): Promise<void>;
    /** The shown phrase is written down. */
    continueToConfirm(): void;
    /** Every word was picked in its order. */
    confirmPhrase(): Promise<void>;
    chooseNetworks(networks: readonly Network[]): void;
    openAccounts(): Promise<void>;
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
/** Create, import or finish a wallet (product.md 3.4): name, password, phrase, confirmation, accounts. */
declare function createNewWalletFlow(client: BillfoldClient, options?: NewWalletFlowOptions): NewWalletFlow;

type ReceiveStep = 'account' | 'receive';

/** What the Receive dialog draws. */
interface ReceiveState {
    /** `empty`: the wallet has no account (A-38). */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly step: ReceiveStep;
    readonly accounts: readonly Account[];
    readonly account: Account | null;
    readonly network: NetworkDefinition | null;
    /** What can arrive in the account and be shown there, the native asset first. */
    readonly assets: readonly AccountAsset[];
    /** The one of them that somebody is to pay. */
    readonly asset: AccountAsset | null;
    readonly address: DepositAddress | null;
    /** From the manifest, else the network's own count. */
    readonly requiredConfirmations: number;
    /** New addresses can be made: the manifest sets no limit per account. */
    readonly canGenerate: boolean;
    readonly isGenerating: boolean;
    /** The last payment that has come in while the address is shown. */
    readonly incoming: Transaction | null;
    /** Nothing has ever happened on the account, and its network wants a first deposit (R-RECV-08). */
    readonly needsActivation: boolean;
    readonly canContinue: boolean;
    /** Why the accounts, the address or a new address could not be had. */
    readonly problem: AnyBillfoldError | null;
}
interface ReceiveActions {
    selectAccount(id: string): void;
    /** One of `assets`, by its id. */
    selectAsset(id: string): void;
    next(): void;
    back(): void;
    /** Makes and shows the next address. @throws {BillfoldError} `address_gap_limit` among others */
    generate(): Promise<DepositAddress>;
    /** Shows another address of the account, such as one that was chosen from a list. */
    showAddress(address: DepositAddress): void;
    retry(): void;
    /** Back to the first step without an account, as after closing the dialog. */
    reset(): void;
}
interface ReceiveFlowOptions {
    readonly walletId: string;
    readonly accountId?: string;
    /** A token of its network, such as `USDT@ETH`; the native asset unless given. */
    readonly tokenId?: string;
    /** Only accounts of these; of every network unless given. */
    readonly networks?: readonly Network[];
    /** Tells of what changes: without it one looks for payments again and again. */
    readonly live?: LiveSource;
}
/** The Receive dialog without a screen. */
declare function createReceiveFlow(client: BillfoldClient, { walletId, accountId, tokenId, networks, live }: ReceiveFlowOptions): Flow<ReceiveState, ReceiveActions, {
    readonly status: 'dismissed';
}>;

interface Repetition {
    readonly schedule: Schedule;
    /** How long to rest before each round. */
    readonly restMs: () => number;
    readonly task: () => void | Promise<void>;
}
/** Runs `task` again and again, a rest before each round; the returned function stops it. */
declare function repeat({ schedule, restMs, task }: Repetition): () => void;

type ResetPasswordStep = 'phrase' | 'password' | 'done';
/** Named as the service names them, so that what it says of one stands under it. */
type ResetPasswordField = 'seedPhrase' | 'newPassword' | 'confirmation' | 'consent';
/** Holds neither a word of the phrase nor the password, only where the user is. */
interface ResetPasswordState {
    readonly step: ResetPasswordStep;
    readonly isBusy: boolean;
    readonly invalid: InvalidFields<ResetPasswordField>;
    readonly phraseProblem: PhraseProblem | null;
    /** The last refusal by the service. */
    readonly failure: AnyBillfoldError | null;
}

/** Everything that was entered, for one call. */
interface ResetPasswordEntries {
    readonly seedPhrase: string;
    readonly newPassword: string;
    readonly confirmation: string;
    readonly consent: boolean;
}
/** The rules for a new cloud password, in their order (spec §5, A-12). */
declare function judgeNewPassword(entered: Omit<ResetPasswordEntries, 'seedPhrase'>): InvalidFields<ResetPasswordField>;
/** The sentence under the seed phrase: ours, else what the service said; undefined when it is fine. */
declare function seedPhraseMessage(state: ResetPasswordState, translate: Translate): string | undefined;

interface ResetPasswordFlowOptions {
    readonly walletId: string;
    /** The BIP-39 word list, loaded when a phrase is entered. Without it the service judges the words. */
    readonly loadWords?: () => Promise<readonly string[]>;
    readonly onError?: (error: AnyBillfoldError) => void;
}

interface ResetPasswordActions {
    /** A field is being corrected: what was said of it no longer holds. */
    forgive(field: ResetPasswordField): void;
    /** Judges the phrase and goes on to the password. The phrase is not kept. */
    checkPhrase(seedPhrase: string): Promise<void>;
    back(): void;
    /** The secrets are used for one call and kept nowhere. A second call while one runs is ignored. */
    resetPassword(entered: ResetPasswordEntries): Promise<void>;
}
type ResetPasswordResult = {
    readonly status: 'done';
} | {
    readonly status: 'dismissed';
};
/** The Reset Cloud Encryption Password dialog without a screen (spec §2; R-RPW). */
declare function createResetPasswordFlow(client: BillfoldClient, options: ResetPasswordFlowOptions): Flow<ResetPasswordState, ResetPasswordActions, ResetPasswordResult>;

/** Why there is no picture. */
type CameraFailure = 'no-permission' | 'no-camera' | 'failed';

type StopCamera = () => void | Promise<void>;

/**
 * What a valid address deserves to be told about, and whether funds are lost there: under a witness
 * version without rules yet anyone may spend; for a taproot key that is no point of the curve, for
 * an address without a key and for a program or a token of Solana nobody can. Without a checksum a
 * typing mistake goes unseen. Off the curve, Solana has no keys but accounts that a program signs
 * for: vaults of several owners, which may be paid, and token accounts, which should not. To a
 * bounceable address of TON a payment that nothing there accepts comes back.
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
type AddressFlag = keyof typeof consequences;
/** Whether one of `flags` stands against paying; the others are only to be shown. */
declare function losesFunds(flags: readonly AddressFlag[]): boolean;

/** What a payment URI asks for; what it does not say is left out. */
interface PaymentRequest {
    readonly network: Network;
    /** As `validateAddress` normalizes it. */
    readonly address: string;
    /** In main units of the asset, without superfluous zeros. */
    readonly amount?: Decimal;
    /** The contract of the token that is asked for, as it is known here; without one, the native asset is. */
    readonly token?: string;
    /** Name of the recipient, as the recipient gives it: plain text, never a link. */
    readonly label?: string;
    /** What the payment is for, likewise. */
    readonly message?: string;
    /** To be sent along with the payment, unchanged: without it, the recipient may not credit it. */
    readonly memo?: string;
    /** Reasons to warn before paying this address; left out without any. */
    readonly flags?: readonly AddressFlag[];
}

/** Whom to pay, and what else was asked for. */
interface Recipient extends PaymentRequest {
    /** Reasons to warn before paying this address. */
    readonly flags: readonly AddressFlag[];
}
/**
 * Whom to pay on `network` as typed, pasted or scanned: an address or a payment URI; white space
 * around it is ignored.
 * @throws {ValidationError} `recipient_blank`, `recipient_invalid`, `wrong_network`,
 * `payment_uri_invalid`
 */
declare function parseRecipient(network: Network, text: string, chain?: ChainName): Recipient;

/** A network that may be paid. */
interface WantedNetwork {
    readonly network: Network;
    readonly chain?: ChainName;
}
/** Why a text is not taken. Never holds the text: it may be a private key. */
type ScanRefusal = 
/** For a network that is not wanted. */
{
    readonly kind: 'wrong-network';
    readonly network: Network;
}
/** Neither an address nor a payment URI. */
 | {
    readonly kind: 'not-payment';
}
/** Meant to be paid, but it cannot be: damaged, or of another chain. */
 | {
    readonly kind: 'refused';
    readonly error: ValidationError;
};

/** Spec §9 Scanner; `facingMode` asks for the rear camera (spec §2 Send dialog). */
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
 * Side of the square that is read, in CSS pixels: 250, less where the view is small (R-SCAN-01).
 * Rounded down.
 */
declare function scannerBox({ width, height }: ViewSize): number;

/** What the flow wants of a camera. */
interface CameraRequest {
    readonly framesPerSecond: number;
    /** Side of the square to read, in pixels of a view of this size. */
    readonly box: (view: ViewSize) => number;
    readonly facingMode: 'environment';
    /** A code was read. */
    readonly onText: (text: string) => void;
}
interface ScannerOptions {
    readonly wanted: readonly WantedNetwork[];
    /** `isSecureContext` of the page: elsewhere no camera is asked for. */
    readonly isSecureContext: boolean;
    /** Resolves once pictures come, with what stops them; rejects with why there are none. */
    readonly startCamera: (request: CameraRequest) => Promise<StopCamera>;
    /** The text of the code in a picture; null without a code. Rejects for what is no picture. */
    readonly readPicture: (picture: Blob, signal: AbortSignal) => Promise<string | null>;
    /** Everything that the camera or the reading of a picture fails with (R-NOTE-11). */
    readonly onError?: (cause: unknown) => void;
}
interface ScannerActions {
    /** As if scanned: text that was pasted. */
    readText(text: string): void;
    /** An image with a code in it, uploaded in place of the camera. A later one replaces it. */
    readPicture(picture: Blob): Promise<void>;
    /** The page was hidden: the camera stops. */
    pause(): void;
    /** The page is shown again. */
    resume(): void;
    /** Asks for the camera again after it failed. */
    retry(): void;
    /** Backdrop, Close or Escape. */
    close(): void;
}
type ScannerResult = {
    readonly status: 'scanned';
    /** To fill an input with, without the space around it. */
    readonly text: string;
    /** At least one; one per wanted network that it can be paid on. */
    readonly recipients: readonly Recipient[];
} | {
    readonly status: 'dismissed';
};

/** Why the last code or picture was not taken; scanning goes on. */
type ScannerNotice = ScanRefusal
/** The picture shows no code. */
 | {
    readonly kind: 'no-code';
} | {
    readonly kind: 'picture-unreadable';
};
/** Spec §4 "Scanner states", and how they can end. `not-started`: the camera is being asked for. */
type ScannerStatus = 'not-started' | 'scanning' | 'paused'
/** Cameras are given to secure pages only. */
 | 'insecure' | CameraFailure | 'closed';
interface ScannerState {
    readonly status: ScannerStatus;
    /** A picture that was handed over is being read; the camera goes on meanwhile. */
    readonly isReadingPicture: boolean;
    readonly notice: ScannerNotice | null;
}

/**
 * The scanner without a camera (spec §4 "Scanner states"): asks for the camera at once, and ends
 * with the first code that can be paid. What was read stands in the result and nowhere else.
 */
declare function createScannerFlow(options: ScannerOptions): Flow<ScannerState, ScannerActions, ScannerResult>;

/** What to say of a code that was not taken. */
declare function scannerNotice(notice: ScannerNotice, translate: Translate): string;
/** What stands in place of the camera's picture, or over it (R-SCAN-02); null once closed. */
declare function scannerStatusText(status: ScannerStatus): MessageKey | null;

type Environment = 'local' | 'dev' | 'stage' | 'production';
/** Spec §7: `local`, `dev` or `stage`, otherwise production. A stored value is never an address. */
declare function parseEnvironment(text: string | null): Environment;

/** What the rest of the product may know of the session. The token itself is not part of it. */
interface SessionState {
    readonly isSignedIn: boolean;
    /**
     * Counts the tokens that this page has seen. Data loaded under another number may be another
     * user's.
     */
    readonly sequence: number;
    readonly walletId: string | null;
    readonly businessId: string | null;
    /** Null while the system's preference decides. */
    readonly theme: Scheme | null;
    readonly environment: Environment;
}
interface Session {
    get(): SessionState;
    subscribe(listener: () => void): () => void;
    getAccessToken(): string | null;
    signIn(accessToken: string): void;
    /** Spec §4: clears the access token and the wallet id. */
    signOut(): void;
    /**
     * A service refused the token (spec §4): clears the access token, the wallet id and the business
     * id. True for the first of several refusals, so that one navigation follows and not ten.
     */
    expire(): boolean;
    selectWallet(walletId: string | null): void;
    selectBusiness(businessId: string | null): void;
    setTheme(theme: Scheme): void;
    /** Stops listening to other tabs. */
    dispose(): void;
}
/** Tells of a key that another tab changed, null for all of them; returns how to stop. */
type SubscribeToOtherTabs = (onChange: (key: string | null) => void) => () => void;
/** The session of one page over the stored keys of spec §3. */
declare function createSession(storage: KeyValueStore, options?: {
    readonly subscribeToOtherTabs?: SubscribeToOtherTabs;
}): Session;

interface SelectWalletState {
    readonly status: 'loading' | 'failed' | 'ready' | 'chosen';
    /** As the service lists them. */
    readonly wallets: readonly Wallet[];
    /** Worth in US dollars by wallet id; null where no price is known, absent until it is asked. */
    readonly worths: Readonly<Record<string, Decimal | null>>;
    /** As typed. */
    readonly search: string;
    readonly failure: AnyBillfoldError | null;
}

interface SelectWalletActions {
    setSearch(text: string): void;
    /** An activated wallet of the list. It is the one of this session from now on. */
    choose(walletId: string): void;
    /** Loads the list again. */
    retry(): Promise<void>;
}
type SelectWalletResult = {
    readonly status: 'chosen';
    readonly walletId: string;
} | {
    readonly status: 'dismissed';
};
interface SelectWalletFlowOptions {
    readonly session: Pick<Session, 'selectWallet'>;
    readonly onError?: (error: AnyBillfoldError) => void;
}
/** Choosing among several wallets at sign-in (product.md 3.1). */
declare function createSelectWalletFlow(client: Pick<BillfoldClient, 'wallets'>, options: SelectWalletFlowOptions): Flow<SelectWalletState, SelectWalletActions, SelectWalletResult>;

/** A wallet as the list shows it. */
interface WalletChoice extends Wallet {
    /** In US dollars; null where no price is known, undefined until it is asked. */
    readonly worth: Decimal | null | undefined;
}
/** The activated wallets whose name contains what is searched for, whatever its case. */
declare function shownWallets(state: SelectWalletState): readonly WalletChoice[];
/** Those whose backup was never confirmed: listed apart, to be finished. */
declare function unfinishedWallets({ wallets }: SelectWalletState): readonly Wallet[];
declare function canSearchWallets(state: SelectWalletState): boolean;

/** An asset of an account. */
interface HeldAsset extends AccountAsset {
    readonly balance: Decimal;
    /** Null for the native asset. */
    readonly token: TokenDefinition | null;
}

declare const cents: unique symbol;
/** An amount of US dollars in cents, never negative. */
type Cents = bigint & {
    readonly [cents]: true;
};
/** The same number as cents. @throws {ValidationError} `amount_invalid` below zero */
declare function toCents(value: bigint): Cents;
declare function isCents(value: bigint): value is Cents;

/** Price of one main unit of an asset in US dollars: `digits / 10^scale`, above zero. */
interface Rate {
    readonly digits: bigint;
    readonly scale: number;
}
/**
 * `text` such as `65000.25` as a rate, exactly.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text above zero
 */
declare function parseRate(text: string): Rate;
/** Value of `units` at `rate`. Rounds half up to cents. */
declare function toFiat(units: BaseUnits, rate: Rate, asset: Pick<AssetDigits, 'decimals'>): Cents;
/** How much of an asset `cents` buy at `rate`. Rounds down to the asset's digits. */
declare function fromFiat(cents: Cents, rate: Rate, asset: AssetDigits): BaseUnits;

/** Where an address is known from, best known first. */
type RecipientSource = 'own-account' | 'contact' | 'paid';
/** An address that this wallet has to do with. Never one that only sent something to it (S11). */
interface KnownRecipient {
    readonly source: RecipientSource;
    readonly address: string;
    /** Of the contact or the account; null of an address that was only paid. */
    readonly name: string | null;
    /** What payments to it need, such as at an exchange. */
    readonly memo: string | null;
    /** Of an own one: the account that it belongs to. */
    readonly accountId: string | null;
    /** When it was last paid; null where no such payment is known. */
    readonly paidAt: Date | null;
}
/** What is to be said of an address before it is paid. */
type Acquaintance = {
    readonly kind: 'known';
    readonly recipient: KnownRecipient;
} | {
    readonly kind: 'same-account';
} | {
    readonly kind: 'look-alike';
    readonly recipient: KnownRecipient;
} | {
    readonly kind: 'first-time';
};

/** What a valid address pays to. */
type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'future-witness' | 'evm' | 'tron' | 'solana' | 'ton';
/** What one network makes of a text. */
type NetworkAddressCheck = ValidAddress | InvalidAddress | OtherChainAddress;
/** What `validateAddress` makes of a text. */
type AddressCheck = NetworkAddressCheck | OtherNetworkAddress;
interface ValidAddress {
    readonly valid: true;
    /** The one way to write this address, by which two texts can be compared. */
    readonly normalized: string;
    readonly kind: AddressKind;
    /** Some take long to find out: they are found out when they are asked for. */
    readonly flags: readonly AddressFlag[];
}
interface InvalidAddress {
    readonly valid: false;
    /** `checksum`: written like an address, but mistyped. `unsupported`: exists, but we cannot pay it. */
    readonly reason: 'malformed' | 'checksum' | 'unsupported';
}
interface OtherChainAddress {
    readonly valid: false;
    readonly reason: 'wrong-chain';
    readonly looksLike: ChainName;
}
interface OtherNetworkAddress {
    readonly valid: false;
    readonly reason: 'wrong-network';
    /** By its shape alone. */
    readonly looksLike: Network;
}

/**
 * Whether `text` is an address of `network` on `chain`, judged exactly as it is given: white space
 * around it makes it none. Never throws.
 */
declare function validateAddress(network: Network, text: string, chain?: ChainName): AddressCheck;

/**
 * Exactly one secret, used for one call: it is in no state, event or log. With the two-factor code
 * where `SendState.asksCode` says so.
 */
type SendSecret = ({
    readonly password: string;
} | {
    readonly seedPhrase: string;
}) & {
    readonly twoFactorCode?: string;
};

type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
/** Spec §3 "key type". */
type SignMethod = KeyType;
/** In which of the two the amount is typed. */
type AmountSide = 'asset' | 'usd';
/** A locked amount keeps its asset as well. */
type SendField = 'account' | 'asset' | 'recipient' | 'memo' | 'amount' | 'feePriority';
/** What stands in the fields at first, and again after a reset. */
interface SendPrefill {
    readonly accountId?: string;
    /** Such as `USDT@ETH`; the native asset of the account unless given. */
    readonly tokenId?: string;
    /** An address or a payment URI of one. */
    readonly recipient?: string;
    /** Text for the recipient, where the network has it. */
    readonly memo?: string;
    readonly amount?: Decimal;
    /** Used where `amount` is not given. */
    readonly amountUsd?: Decimal;
    /** Of no effect on networks whose fee cannot be chosen. */
    readonly feePriority?: Exclude<FeePriority, 'Custom'>;
}
interface SendStart {
    readonly prefill?: SendPrefill;
    /** Fields that are shown but not changed, as far as they are filled. */
    readonly lock?: readonly SendField[];
    /** The sender may name a fee rate of their own, where the network leaves a choice. */
    readonly allowCustomFee?: boolean;
}

/** A fee rate of the sender's own. */
interface CustomFee {
    /** Satoshis per virtual byte, as typed. */
    readonly rate: string;
    /** Why the rate cannot be used; null where it can, or before one is typed. */
    readonly problem: 'low' | 'high' | null;
    readonly lowest: Decimal;
    /** Null until the rates of the network are known. */
    readonly highest: Decimal | null;
}

interface GasPriceText {
    readonly amount: string;
    /** Such as `Gwei`. */
    readonly unit: string;
}
/** A gas price in the unit that people count it in, exactly; null where there is no gas. */
declare function formatGasPrice(price: Decimal, { decimals, gas }: NetworkDefinition): GasPriceText | null;

/** Why the fees deserve a second look: over a tenth of the amount, or over $50 (product.md 3.6). */
type HighFee = 'share' | 'amount';

/** The native asset of the account, where there is too little of it to pay for sending a token. */
interface MissingForFee {
    /** What the network takes. */
    readonly required: Decimal;
    readonly available: Decimal;
}

type DismissReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'host' | 'navigated' | 'signed-out';
type SendResult = {
    readonly status: 'sent';
    readonly transaction: Transaction;
} | {
    readonly status: 'dismissed';
    readonly step: SendStep;
    readonly reason: DismissReason;
};
interface SendActions {
    selectAccount(id: string): void;
    /** One of `assets`, by its id. */
    selectAsset(id: string): void;
    setRecipient(text: string): void;
    /** The recipient is about to be typed: whom the wallet knows is asked for. */
    enterRecipient(): void;
    leaveRecipient(): void;
    /** Whether the address is meant although it looks like another one. */
    judgeLookAlike(isAccepted: boolean): void;
    setMemo(text: string): void;
    setAmount(text: string): void;
    /** In US dollars: the asset's amount follows, rounded down. Ignored without a price, or at an old one. */
    setAmountUsd(text: string): void;
    /** Edits the other of the two amounts from now on. The asset's stays what it is. */
    switchEdited(): void;
    setMax(): void;
    setFeePriority(priority: FeePriority): void;
    /** For `Custom`: satoshis per virtual byte, with three decimals at most. */
    setCustomFeeRate(text: string): void;
    /** Whether the fees are meant although they are high. */
    judgeHighFee(isAccepted: boolean): void;
    next(): void;
    back(): void;
    chooseSignMethod(method: SignMethod | null): void;
    /** @throws {BillfoldError} also shown as `problem` */
    sign(secret: SendSecret): Promise<Transaction>;
    /** Says how the flow was left, unless it has already ended by sending. */
    dismiss(reason: DismissReason): void;
    /** Loads again what failed to load. */
    retry(): void;
    /** Back to the first step with everything typed forgotten, as after closing the dialog. */
    reset(): void;
}

/** The numbers of a send: what it costs, what it comes to, what is left of it in US dollars. */
interface SendMoney {
    /** As typed, in main units. */
    readonly amount: string;
    /** The same with all decimals; null while it is no amount. */
    readonly exactAmount: Decimal | null;
    /** The same in US dollars; follows, or is followed by `amount`, 100 ms after the last keystroke. */
    readonly amountUsd: string;
    readonly edited: AmountSide;
    /** There is a price, and it is not too old. */
    readonly canEnterUsd: boolean;
    /** Null while no price is known, which stops nothing else. */
    readonly rate: CurrentRate | null;
    /** The price of what the fees are paid in. */
    readonly nativeRate: CurrentRate | null;
    /** So old that it is to be said. */
    readonly isRateOld: boolean;
    /** Worth at `rate`, in cents, rounded half up. */
    readonly fiat: Fiat | null;
    /**
     * Fees of each priority, where the sender has a choice: the last known while those for the typed
     * amount load. `fee` and `total` are never those of something else.
     */
    readonly feeOptions: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
    /** What the network asks where the sender has no choice, likewise; null until it is known. */
    readonly networkCharge: NetworkCharge | null;
    readonly fee: Decimal | null;
    readonly networkFee: Decimal | null;
    /** What leaves the account of what is sent; null until the fees are known. */
    readonly total: Decimal | null;
    /** What leaves it of the native asset beside that, for the fees of a token; null where `total` has them. */
    readonly totalFee: Decimal | null;
    /** Decimals with which amount, fees and total are shown so that they add up. */
    readonly sumDigits: number;
    /** The same of the fees. */
    readonly feeDigits: number;
    readonly maximum: Decimal | null;
    readonly sendingMax: boolean;
}
interface NetworkCharge {
    readonly fee: Decimal;
    /** How it comes about, where computing is paid for: in main units per gas, and at most so much of it. */
    readonly gas: {
        readonly price: Decimal;
        readonly limit: string;
    } | null;
}
interface Fiat {
    readonly amount: Cents;
    /** Null until the fees are known, as is `total`. */
    readonly fee: Cents | null;
    readonly total: Cents | null;
}

/** What the Send dialog draws. */
interface SendState extends SendMoney {
    /** `empty`: no account has anything to send. */
    readonly status: 'loading' | 'failed' | 'empty' | 'ready';
    readonly step: SendStep;
    readonly accounts: readonly Account[];
    readonly account: Account | null;
    readonly network: NetworkDefinition | null;
    /** What can be sent from the account, the native asset first. */
    readonly assets: readonly HeldAsset[];
    /** The one of them that is sent. */
    readonly asset: HeldAsset | null;
    /** Fixed by the host. */
    readonly locked: readonly SendField[];
    /** As typed. */
    readonly recipient: string;
    /** The address that it names; empty while it names none. */
    readonly recipientAddress: string;
    /** Reasons to look at it twice. Those that stand against paying it are an error as well. */
    readonly recipientFlags: readonly AddressFlag[];
    /** How well that address is known; null while nobody can say. */
    readonly acquaintance: Acquaintance | null;
    /** It is meant, although it looks like another one. */
    readonly isLookAlikeAccepted: boolean;
    /** Whom the typed text may mean. */
    readonly suggestions: readonly KnownRecipient[];
    /** As typed. */
    readonly memo: string;
    /** What goes along of it; empty where the network has none. */
    readonly sentMemo: string;
    readonly feePriority: FeePriority;
    /** A fee rate of the sender's own; null where the host leaves no such choice. */
    readonly customFee: CustomFee | null;
    /** Why a token cannot be sent at all: its fee is paid in the native asset. */
    readonly missingForFee: MissingForFee | null;
    /** Why the fees deserve a second look; null where they do not. */
    readonly highFee: HighFee | null;
    /** They are meant all the same. */
    readonly isHighFeeAccepted: boolean;
    readonly signMethod: SignMethod | null;
    /** Signing takes a code of the user's authenticator app beside the secret. */
    readonly asksCode: boolean;
    readonly errors: Readonly<Partial<Record<SendField, ValidationError>>>;
    /** What went wrong beside the fields: loading, estimating, signing. */
    readonly problem: AnyBillfoldError | null;
    readonly canContinue: boolean;
    readonly canGoBack: boolean;
    /** Something is under way that the current step waits for. */
    readonly busy: boolean;
    /** It is unknown whether the last try was sent; the same request is being repeated. */
    readonly isChecking: boolean;
    readonly transaction: Transaction | null;
}

interface SendFlowOptions extends SendStart {
    readonly walletId: string;
    /** One second after an amount was last typed. */
    readonly onAfterInput?: ((state: SendState) => void) | undefined;
}
/** The Send dialog without a screen (spec §2 "Send dialog", §4 "Send flow"). */
declare function createSendFlow(client: BillfoldClient, { walletId, onAfterInput, ...start }: SendFlowOptions): Flow<SendState, SendActions, SendResult>;

declare const afterInputMs = 1000;

/** A provider whose answer comes back to a page of the site. */
type AnsweringProvider = 'google' | 'discord';
/** What somebody came back with from elsewhere. */
type Arrival = {
    readonly from: AnsweringProvider;
    readonly answer: ProviderAnswer;
}
/** A token for one exchange, out of the address bar (A-21). */
 | {
    readonly from: 'link';
    readonly handoffToken: string;
};

type SignInField = 'email' | 'password' | 'code';
/** `code`: of the authenticator app. */
type SignInCodeKind = 'code' | 'recovery-code';
/** Password and code are no part of it: they are arguments of `submit` and `submitCode`. */
interface SignInState {
    readonly status: 'editing' | 'submitting' | 'signed-in';
    /** `two-factor`: the password or the provider was right, and the account asks for a code too. */
    readonly step: 'credentials' | 'two-factor';
    /** As typed. */
    readonly email: string;
    readonly codeKind: SignInCodeKind;
    /** Codes of this round that were not valid; the fifth ends it. */
    readonly wrongCodes: number;
    readonly invalid: InvalidFields<SignInField>;
    /** On entering `two-factor`, the answer that asked for the code. */
    readonly failure: AnyBillfoldError | null;
}

interface SignInActions {
    /** On the code step, another email leads back to the first one. */
    setEmail(text: string): void;
    /**
     * The password is used for this call, and kept from sight until the code step is over if one
     * follows. A second call while one runs is ignored.
     */
    submit(password: string): Promise<void>;
    /** What came back from a provider or with a link, in place of email and password. */
    arrive(arrival: Arrival): Promise<void>;
    chooseCodeKind(codeKind: SignInCodeKind): void;
    /** The code of the code step, with or without white space. Kept nowhere. */
    submitCode(code: string): Promise<void>;
    /** From the code step to the first one; the email stays, the password is forgotten. */
    back(): void;
}

type SignInResult = {
    readonly status: 'signed-in';
    readonly user: User;
} | {
    readonly status: 'dismissed';
};
interface SignInFlowOptions {
    readonly session: Pick<Session, 'signIn'>;
    readonly device: DeviceSummary;
    /** Anything but being asked for a code, which is no failure (spec §8). */
    readonly onError?: (error: AnyBillfoldError) => void;
}
/**
 * Sign-in by email and password or by what came back from a provider, and by a code where one is
 * asked for (product.md 3.1). The access token goes straight to the session.
 */
declare function createSignInFlow(client: BillfoldClient, { session, device, onError }: SignInFlowOptions): Flow<SignInState, SignInActions, SignInResult>;

/** Nothing is left to type: six digits can be sent at once. White space does not count. */
declare function isCompleteCode(kind: SignInCodeKind, text: string): boolean;
/** The sentence above the form: what was wrong, in words that do not tell which half of it. */
declare function signInFailure(failure: AnyBillfoldError, translate: Translate): string;
/** The sentence on the code step; null on entering it, where nothing has gone wrong. */
declare function twoFactorFailure({ failure, wrongCodes }: Pick<SignInState, 'failure' | 'wrongCodes'>, translate: Translate): string | null;

/** When the next verification mail may be asked for. */
type Resend = {
    readonly status: 'counting';
    readonly seconds: number;
} | {
    readonly status: 'ready';
} | {
    readonly status: 'sending';
};
interface EmailWaitState {
    readonly status: 'waiting' | 'verified';
    readonly resend: Resend;
}

interface EmailWaitActions {
    /** Asks every 5 s until the email is verified; the returned function stops it. */
    watch(): () => void;
    /** Asks now, as when the page gets the focus back. */
    check(): Promise<void>;
    /** Sends the mail again, at most once in 60 s. True when it was sent. */
    resend(): Promise<boolean>;
}
type EmailWaitResult = {
    readonly status: 'verified';
    readonly user: User;
} | {
    readonly status: 'dismissed';
};
interface EmailWaitFlowOptions {
    /** Whose email is not verified yet. The first mail left when it was created. */
    readonly user: Pick<User, 'createdAt'>;
    readonly onError?: (error: AnyBillfoldError) => void;
}
/** 'Check your email': waits for the link in the mail to be opened, here or elsewhere (A-15). */
declare function createEmailWaitFlow(client: BillfoldClient, { user, onError }: EmailWaitFlowOptions): Flow<EmailWaitState, EmailWaitActions, EmailWaitResult>;

interface SignUpValues {
    readonly name: string;
    readonly email: string;
    readonly accountType: AccountType;
    readonly acceptsTerms: boolean;
}
type SignUpField = 'name' | 'email' | 'password' | 'acceptsTerms';
/** The password is no part of it: it is an argument of `submit`. */
interface SignUpState {
    readonly status: 'editing' | 'submitting' | 'registered';
    /** As typed. */
    readonly values: SignUpValues;
    readonly invalid: InvalidFields<SignUpField>;
    readonly failure: AnyBillfoldError | null;
}

interface SignUpActions {
    change(change: Partial<SignUpValues>): void;
    /** Another password is being typed: what was said of the last one no longer holds. */
    forgivePassword(): void;
    /** The password is used for one call and kept nowhere. A second call while one runs is ignored. */
    submit(password: string): Promise<void>;
}
type SignUpResult = {
    readonly status: 'registered';
    readonly user: User;
} | {
    readonly status: 'dismissed';
};
interface SignUpFlowOptions {
    readonly session: Pick<Session, 'signIn'>;
    readonly device: DeviceSummary;
    readonly referralCode: string | null;
    readonly onError?: (error: AnyBillfoldError) => void;
}
/**
 * The form of sign-up. Its answer already signs in; what follows is the wait for the verified
 * email (`createEmailWaitFlow`).
 * @see product.md 3.2
 */
declare function createSignUpFlow(client: BillfoldClient, { session, device, referralCode, onError }: SignUpFlowOptions): Flow<SignUpState, SignUpActions, SignUpResult>;

/** The address already has an account: sign-in is the way on. */
declare function isEmailTaken(failure: AnyBillfoldError | null): boolean;

/** Whether the wallet asks for its key on this device: it does so on those that it does not know. */
declare function needsUnlock({ wallets, platform, }: Pick<BillfoldClient, 'wallets'> & {
    readonly platform: Pick<Platform, 'clock'>;
}, walletId: string, signal: AbortSignal): Promise<boolean>;

type UnlockField = 'password' | 'seedPhrase';
/** What is chosen on the two screens; password and phrase are arguments of `submit`. */
interface UnlockChoices {
    readonly method: KeyType;
    /** For 30 days the key need not be proved again on this device. */
    readonly trustsDevice: boolean;
}
interface UnlockState extends UnlockChoices {
    readonly status: 'editing' | 'submitting' | 'unlocked';
    readonly invalid: InvalidFields<UnlockField>;
    readonly phraseProblem: PhraseProblem | null;
    readonly failure: AnyBillfoldError | null;
}

interface UnlockFlowOptions {
    readonly walletId: string;
    /** The BIP-39 word list, loaded when a phrase is entered. Without it the service judges the words. */
    readonly loadWords?: () => Promise<readonly string[]>;
    readonly onError?: (error: AnyBillfoldError) => void;
}
/** What was entered for the chosen method. */
type UnlockSecret = {
    readonly password: string;
} | {
    readonly seedPhrase: string;
};
interface Unlocked {
    /** Null where the device is not to be trusted. */
    readonly trustedUntil: Date | null;
}

interface UnlockActions {
    change(change: Partial<UnlockChoices>): void;
    /** A field is being corrected: what was said of it no longer holds. */
    forgive(field: UnlockField): void;
    /** The secret is used for one call and kept nowhere. A second call while one runs is ignored. */
    submit(secret: UnlockSecret): Promise<void>;
    /** Who lost both secrets still reaches receiving and settings. */
    skip(): void;
}
type UnlockResult = ({
    readonly status: 'unlocked';
} & Unlocked) | {
    readonly status: 'skipped';
} | {
    readonly status: 'dismissed';
};
/** Proving once, on a new device, that the key of a wallet is at hand (product.md 3.1). */
declare function createUnlockFlow(client: Pick<BillfoldClient, 'wallets'>, options: UnlockFlowOptions): Flow<UnlockState, UnlockActions, UnlockResult>;

/** The sentence under the seed phrase: ours, else what the service said; undefined when it is fine. */
declare function unlockPhraseMessage(state: UnlockState, translate: Translate): string | undefined;
/** The sentence above the form; null while nothing has gone wrong. */
declare function unlockFailure({ failure }: Pick<UnlockState, 'failure'>): string | null;

/** The token is no part of it: it is an argument of `verify`. */
interface VerifyEmailState {
    readonly status: 'verifying' | 'verified' | 'failed';
}
interface VerifyEmailActions {
    /** Consumes the token of the mail. Called again it does nothing: a token is good for one call. */
    verify(token: string): Promise<void>;
}
type VerifyEmailResult = {
    readonly status: 'verified';
} | {
    readonly status: 'failed';
    readonly error: AnyBillfoldError | null;
} | {
    readonly status: 'dismissed';
};
/** The screen behind the link in the verification mail (spec §2 "Verify email screen"). */
declare function createVerifyEmailFlow(client: BillfoldClient): Flow<VerifyEmailState, VerifyEmailActions, VerifyEmailResult>;

/** The English texts of one part of the product: what is drawn brings its own, and no others. */
interface TextArea {
    /** Name of the area, by which another locale's texts of it are loaded. */
    readonly name: string;
    readonly english: PartialMessages;
}
/** Texts of another locale, or some of ours in other words. */
type PartialMessages = Readonly<Partial<Record<MessageKey, string>>>;
interface TextAreas {
    /** Makes the area's texts known; does nothing the second time. */
    add(area: TextArea): void;
    /** The English text; undefined where the area of `key` was not added. */
    find(key: MessageKey): string | undefined;
    list(): readonly TextArea[];
}
/** The areas that one provider has drawn so far. */
declare function createTextAreas(): TextAreas;

/** Every text of the product at once, in English with `overrides`: for tests and headless use. */
declare function createTranslate(overrides?: PartialMessages): Translate;

/** The direction in which `locale`, a BCP 47 tag, is written; left to right for what is no tag. */
declare function textDirection(locale: string): 'ltr' | 'rtl';

declare const accountTexts: TextArea;

declare const accountDeveloperTexts: TextArea;

declare const accountNotificationsTexts: TextArea;

declare const accountPlatformTexts: TextArea;

declare const accountSecurityTexts: TextArea;

declare const accountsTexts: TextArea;

declare const addAccountTexts: TextArea;

declare const authTexts: TextArea;

declare const chartTexts: TextArea;

declare const commonTexts: TextArea;

declare const confirmationTexts: TextArea;

declare const contactsTexts: TextArea;

declare const depositAddressesTexts: TextArea;

declare const embedTexts: TextArea;

declare const emptyWalletTexts: TextArea;

declare const ledgerTexts: TextArea;

declare const legalTexts: TextArea;

declare const missingWalletTexts: TextArea;

declare const newPasswordTexts: TextArea;

declare const newWalletTexts: TextArea;

declare const notificationCentreTexts: TextArea;

declare const pickersTexts: TextArea;

declare const portfolioTexts: TextArea;

declare const primitivesTexts: TextArea;

declare const providerTexts: TextArea;

declare const receiveTexts: TextArea;

declare const resetPasswordTexts: TextArea;

declare const sandboxTexts: TextArea;

declare const scannerTexts: TextArea;

declare const securityTipsTexts: TextArea;

declare const sendTexts: TextArea;

declare const sendLaterTexts: TextArea;

declare const shellTexts: TextArea;

declare const siteTexts: TextArea;

declare const swapTexts: TextArea;

declare const transactionsTexts: TextArea;

declare const validationTexts: TextArea;

declare const walletSettingsTexts: TextArea;

/** Texts of `area` in `locale`; null where there are none, and the English ones then stand. */
type LoadTexts = (locale: string, area: TextArea) => Promise<PartialMessages | null>;
interface LocaleTexts {
    /** What has been loaded so far. */
    get(): PartialMessages;
    subscribe(listener: () => void): () => void;
    /** Loads the area once; again only after it failed. Rejects as `load` does. */
    load(area: TextArea): Promise<void>;
}
/** The texts of one locale, which come area by area. */
declare function createLocaleTexts(locale: string, load: LoadTexts): LocaleTexts;
/**
 * The locales that come with the product: English, which each part brings along, and two that are
 * made from it to test a layout: `en-XA`, accented and longer, and `ar-XB`, right to left.
 */
declare const loadBuiltInTexts: LoadTexts;

/** How soon a fee priority pays: translated where the service says what follows from the blocks (A-09). */
declare function priorityTimeText({ label, targetBlocks }: PriorityFacts, { minutesPerConfirmation }: Pick<NetworkDefinition, 'minutesPerConfirmation'>, translate: Translate): string;

interface TimeEstimate {
    readonly hours: number;
    readonly minutes: number;
}
/**
 * How long `confirmations` usually take: at least one minute, rounded up to whole minutes. For
 * display only; nothing times out by it.
 * @see spec §9
 */
declare function estimateTime(confirmations: number, minutesPerConfirmation: number): TimeEstimate;
/** `20 minutes`, `1 hour 5 minutes`: in English, for texts that are not translated. */
declare function formatTimeEstimate({ hours, minutes }: TimeEstimate): string;

/** `20 minutes`, `1 hour 5 minutes`, in the reader's language; parts that are zero are left out. */
declare function timeEstimateText({ hours, minutes }: TimeEstimate, translate: Translate): string;

/** Why a value is not taken, in the reader's language; in a service's own words where it said so. */
declare function validationText(error: AnyBillfoldError, translate: Translate): string;

/**
 * What an amount field holds after a keystroke made it `text`: all but digits and the point is
 * stripped; a second point or more than `digits` decimals keeps `previous`. For typing only: what is
 * pasted goes through `readPastedAmount`, what is scanned through `parseAmount`.
 * @see spec §5
 */
declare function sanitizeAmountInput(previous: string, text: string, digits: number): string;
/** `1,5` as `1.5` where the locale writes its decimals after a comma; other texts unchanged. */
declare function withDecimalPoint(text: string, decimalSeparator: string): string;
/**
 * The number that a pasted text says, as digits and at most one point: `0.5`, `0.5 BTC` where that is
 * the unit, `$1,234.50` in dollars. Null for everything else, such as `0,5` or `1,234`, which mean one
 * number to some and another to others (A-42).
 */
declare function readPastedAmount(text: string, unit: string): string | null;

interface CoinFormat extends AssetDigits {
    /** Drop trailing zeros, as in lists. */
    readonly trim?: boolean;
}
/**
 * An amount with the decimals people see, never in scientific notation. Rounds half up; an amount
 * above zero but too small to show is `<0.00000001`, not zero.
 * @see spec §9
 */
declare function formatCoin(amount: BaseUnits | Decimal, format: CoinFormat): string;

/**
 * `20 Nov 2026, 14:05 GMT+1` in `timeZone`, an IANA name such as `Europe/Berlin`.
 * @throws {RangeError} for an invalid date or an unknown time zone
 * @see spec §9
 */
declare function formatDate(date: Date, timeZone: string): string;

interface MoneyFormat {
    /** Put before the number; `$` unless given. */
    readonly symbol?: string;
    /** Put before the symbol; none unless given. */
    readonly sign?: '+' | '-';
}
/**
 * `$1,234.50`; a missing amount is `$0.00`.
 * @see spec §9
 */
declare function formatMoney(amount: Cents | null, format?: MoneyFormat): string;
/**
 * A fee in US dollars. Rounds half up, but a fee above zero shows at least `$0.01`.
 * @see spec §9
 */
declare function formatFeeUsd(fee: BaseUnits, rate: Rate, asset: Pick<AssetDigits, 'decimals'>): string;

/** What limits one send, all in base units of the asset that is sent. */
interface SpendableParts {
    /** Balance after the reserves of the chain and before the fee. */
    readonly maximumAmount: BaseUnits;
    /** The whole fee charged in this asset: gas price times limit where there is gas. */
    readonly fee: BaseUnits;
    /** Charged apart from the fee; zero on most networks. */
    readonly networkFee: BaseUnits;
}
/**
 * The most that can be sent now, never negative. Rounds down to the asset's digits.
 * @see spec §5 Maximum spendable
 */
declare function maxSpendable(parts: SpendableParts, asset: AssetDigits): BaseUnits;

/** The largest amount not above `units` that `digits` decimals can write. Rounds down. */
declare function roundDownToDigits(units: BaseUnits, asset: AssetDigits): BaseUnits;

/**
 * What `amount`, in main units, is worth in US dollars at `rate`, the price of one: two decimals.
 * Exact up to the last step, which rounds half up.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text, and for a rate of zero
 * @see spec §9
 */
declare function toUsd(amount: string, rate: string): Decimal;
/**
 * A fee in US dollars as it is shown: two decimals, rounded half up, but at least `0.01` where
 * there is a fee at all. Takes the exact worth; what was rounded to `0.00` before is no fee.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text
 * @see spec §9, A-43
 */
declare function feeUsd(usd: string): Decimal;

type ExplorerPage = {
    readonly hash: string;
} | {
    readonly address: string;
};
/** Link to a page of `explorer`; the hash or address is URL-encoded. */
declare function explorerUrl(explorer: Explorer, page: ExplorerPage): string;

/**
 * The first 6 and last 7 characters of an address of over 16, for lists. Never where a recipient is
 * confirmed: look-alike addresses share both ends.
 * @see spec §9
 */
declare function shortenAddress(address: string): string;
/**
 * An address in full, in groups of four characters, the last one shorter. A leading `0x` belongs to
 * the first group without counting.
 */
declare function groupAddress(address: string): readonly string[];

/**
 * Whether two different addresses of a network begin and end alike, so that one can be taken for the
 * other: what all addresses of a network begin with does not count.
 * @see product.md 3.6, S11
 */
declare function isLookAlike(network: Network, a: string, b: string): boolean;

type StaticFeeSpeed = 'FAST' | 'MEDIUM' | 'SLOW';
interface StaticFeeLabel {
    readonly time: string;
    readonly price: Decimal;
    readonly symbol: string;
}
/**
 * Example labels of the fee selector. A live fee never shows these prices: there they come from
 * the estimate.
 * @see spec §9
 */
declare const staticFeeLabels: Readonly<Record<StaticFeeSpeed, StaticFeeLabel>>;

/** The grades of the strength meter (spec §5): codes, whose words a screen translates. */
type PasswordStrength = 'TooWeak' | 'Weak' | 'Medium' | 'Strong';
/** What each new password has to have: the four classes of characters, and enough of them. */
type PasswordPart = 'length' | 'lower' | 'upper' | 'digit' | 'symbol';
declare const passwordParts: readonly PasswordPart[];
/**
 * How strong a new password is: all four of lower case, upper case, digit and symbol, and 10, 14
 * or 16 characters, counted in code points. `TooWeak` is the only one that is refused.
 * @see spec §5 Strength
 */
declare function passwordStrength(password: string): PasswordStrength;
/** What a password that is too weak still needs, in the order of `passwordParts`. */
declare function missingPasswordParts(password: string): readonly PasswordPart[];

/**
 * What a payment URI of any of our networks asks for. Only plain transfers to one address, of the
 * native asset or of a token that is known here.
 * @throws {ValidationError} `payment_uri_invalid`, `recipient_invalid`, `wrong_network` when it
 * is for another network or for another chain than `chain`
 * @see BIP-21, BIP-321, EIP-681, Solana Pay
 */
declare function parsePaymentUri(text: string, chain?: ChainName): PaymentRequest;
/** What to ask for in a payment URI. */
interface PaymentUriParts {
    readonly address: string;
    /** In main units of the asset. */
    readonly amount?: Decimal | null;
    /** The contract of a token that is known here; without one, the native asset is asked for. */
    readonly token?: string | null;
    readonly label?: string | null;
    readonly message?: string | null;
    /** Text to be sent along; only where the network has it. */
    readonly memo?: string | null;
}
/**
 * A payment URI, for a QR code.
 * @throws {ValidationError} `recipient_invalid`, `wrong_network`, `payment_uri_invalid` for an amount,
 * a token or a memo that cannot be asked for or texts that are too long
 */
declare function formatPaymentUri(network: Network, parts: PaymentUriParts, chain?: ChainName): string;

/** The page's own clock, random source, fetch and storage. The only module that reads globals. */
declare function browserPlatform(overrides?: Partial<Platform>): Platform;
/**
 * Local storage under the keys of the specification, in memory when the browser refuses it
 * (blocked cookies, full disk): the session then lasts as long as the page.
 */
declare function browserStore(): KeyValueStore;

/** Forgets everything with the page: embeds on foreign origins, servers, tests. */
declare function memoryStore(initial?: Readonly<Partial<Record<StoreKey, string>>>): KeyValueStore;

/** One asset over all accounts that hold it, in main units with all decimals. */
interface Holding extends Omit<AccountAsset, 'minimumAmount'> {
    readonly balance: Decimal;
    /** On its way in, not part of the balance; nothing is told of tokens. */
    readonly pending: Decimal;
    readonly hasPending: boolean;
}
type Balances = Pick<Account, 'blockchainNetwork' | 'nativeBalance' | 'pendingBalance' | 'tokens'>;
/**
 * The native asset of each network with an account and then its tokens, but for hidden ones, in the
 * order of the registry. Sums are exact.
 */
declare function holdingsOf(accounts: readonly Balances[]): readonly Holding[];
/** Since when the oldest of the balances is no longer in step with its chain; null while all are. */
declare function staleSince(accounts: readonly Pick<Account, 'stale' | 'asOf'>[]): Date | null;

/** A holding and what it is worth; null where no price is known. */
interface ValuedHolding extends Holding, Pick<AssetStatistics, 'fiat' | 'price' | 'change24hPercent'> {
}
/** The amounts as the accounts tell them, with the prices that the statistics know by now. */
declare function valueHoldings(holdings: readonly Holding[], statistics: Pick<WalletStatistics, 'assets'> | undefined): readonly ValuedHolding[];
/** True for a wallet that has never held anything as far as its balances tell. */
declare function isEmptyHanded(holdings: readonly Holding[]): boolean;

type Held = Pick<Account, 'blockchainNetwork' | 'nativeBalance' | 'pendingBalance' | 'fiatBalance' | 'tokens'>;
/** A holding at its price, in US dollars, rounded half up; null without a price. */
declare function holdingWorth({ price, balance, ...asset }: ValuedHolding): Cents | null;
/**
 * What one account holds in all, in US dollars, with its tokens at the prices of the statistics; null
 * while the price of anything that it holds is not known.
 */
declare function accountWorth(account: Held, statistics: Pick<WalletStatistics, 'assets'> | undefined): Cents | null;

interface UsdFormat {
    /** A plus before what is above zero, as for a change. */
    readonly signed?: boolean;
}
/** US dollars in decimal text as `$1,234.50`, signed `+$1.00`. Rounds half up to cents. */
declare function formatUsd(amount: SignedDecimal, { signed }?: UsdFormat): string;

/** What amounts of money are shown in. */
interface DisplayMoney {
    readonly currency: DisplayCurrency;
    /** What one of it costs in US dollars; a dollar costs a dollar. */
    readonly rate: Rate;
}
declare const dollars: DisplayMoney;
/** `currentRate` is the price of one unit of the currency in US dollars, above zero. */
declare function toDisplayMoney(currency: DisplayCurrency, currentRate: string): DisplayMoney;
/**
 * US dollars in decimal text as money of `display`, such as `€1,234.50`, signed `+€1.00`. Rounds half
 * up to cents, once.
 */
declare function formatDisplayMoney(usd: SignedDecimal, display: DisplayMoney, { signed }?: UsdFormat): string;
/**
 * What one of an asset costs, in US dollars, as a price in `display`: two decimals from one on, four
 * significant digits below it, such as `$0.2536` or `$0.00001187`. Rounds half up, once.
 */
declare function formatPrice(usd: Decimal, display: DisplayMoney): string;

/** What one press in the sandbox pays: enough for ten thousand of the smallest transactions. */
declare function faucetAmount(network: Pick<NetworkDefinition, 'minimumAmount' | 'decimals'>): Decimal;

interface WantedTransaction {
    readonly walletId: string;
    readonly id: string;
}
/** The transaction with this id, looked for from the newest on; null when the wallet has none. */
declare function findTransaction(client: BillfoldClient, { walletId, id }: WantedTransaction, signal?: AbortSignal): Promise<Transaction | null>;

/** Per cent as `+1.25%`, `-0.40%` or `0.00%`. Rounds half up to two decimals. */
declare function formatChange(percent: SignedDecimal): string;
type ChangeDirection = 'up' | 'down' | 'none';
/** Where a change points, as it is shown: what rounds to zero points nowhere. */
declare function directionOf(change: SignedDecimal): ChangeDirection;

/** One asset, on however many networks it is held. */
interface HoldingGroup extends Pick<ValuedHolding, 'symbol' | 'name' | 'digits'> {
    /** At least one. */
    readonly holdings: readonly ValuedHolding[];
    /** Of all of them, exact. */
    readonly balance: Decimal;
    /** The most that any of them has. */
    readonly decimals: number;
    /** In US dollars; null where one that is held has no price. */
    readonly fiat: Decimal | null;
}
type HoldingOrder = 'worth' | 'name';
/**
 * The same asset on several networks as one. By worth the most comes first and what has no price
 * last; by name as English readers look a name up. What is equal stays as it was.
 */
declare function groupHoldings(holdings: readonly ValuedHolding[], order: HoldingOrder): readonly HoldingGroup[];

/** True while confirmations are still missing, so that it pays to look again soon. */
declare function isMoving({ status }: Pick<Transaction, 'status'>): boolean;

/** The networks that a server has, in the order in which people see them. */
declare function listServedNetworks({ networks }: Pick<Config, 'networks'>): readonly Network[];

/** What is left out of a list, beside an account and a network. */
type TransactionFilters = Omit<ListTransactions, 'Page' | 'PageSize'>;
/** Which part of a wallet's history: pages `firstPage` to `lastPage`, counted from 1. */
interface TransactionQuery {
    readonly walletId: string;
    readonly accountId: string | null;
    readonly network: Network | null;
    readonly filters?: TransactionFilters;
    readonly pageSize: number;
    readonly firstPage: number;
    readonly lastPage: number;
}
interface TransactionList {
    readonly items: readonly Transaction[];
    /** Of all that match, shown or not. */
    readonly total: number;
}
/** The transactions of these pages, newest first, each once: a new one moves others to the next page. */
declare function loadTransactions(client: BillfoldClient, query: TransactionQuery, signal?: AbortSignal): Promise<TransactionList>;

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
interface UnknownWord {
    /** Counted from 1, as people count. */
    readonly position: number;
    readonly word: string;
}
/**
 * What is wrong with `text` as a seed phrase of `words`, in the order that helps the writer most:
 * number of words, words, checksum. The answer can hold words of the phrase: never log it.
 * `words` is the list of a language in its published order, such as `wordlist` of
 * `@scure/bip39/wordlists/english.js`, which a page loads when it needs it.
 * @see BIP-39
 */
declare function checkSeedPhrase(text: string, words: readonly string[]): SeedPhraseCheck;

/**
 * The 2048 English words of BIP-39 in their published order. A function, so that a page which
 * never asks for them does not carry them.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt
 */
declare function englishWords(): readonly string[];

/**
 * `text` in the one form that phrases are compared, checked and hashed in: NFKD, trimmed, lower
 * case, one space between words.
 * @see BIP-39
 */
declare function normalizeSeedPhrase(text: string): string;

/**
 * The phrase in a text as people keep it: on lines, numbered, with commas, quotes or brackets around
 * the words. Numbers and marks that stand by themselves or around a word are dropped, words never:
 * what cannot be one stays, to be told of. In the form of `normalizeSeedPhrase`.
 */
declare function readSeedPhrase(text: string): string;

/**
 * Whether `text` is a seed phrase: 12, 15, 18, 21 or 24 English words with a right checksum, however
 * it is capitalised and spaced. Brings the word list (14 KB) into a bundle; where it is loaded only
 * when needed, `checkSeedPhrase` takes it as an argument and says what is wrong.
 * @see BIP-39
 */
declare function validateSeedPhrase(text: string): boolean;

interface SelectableWallet {
    readonly id: string;
    readonly isActivated: boolean;
}
/**
 * The wallet to work with: the stored one if it is among the activated wallets, else the first of
 * them; embedded, only the stored one.
 * @see spec §4 Wallet selection
 */
declare function selectWallet<W extends SelectableWallet>(wallets: readonly W[], storedId: string | null, options: {
    readonly embedded: boolean;
}): W | null;

interface AfterSignInFacts {
    readonly isEmailVerified: boolean;
    readonly wallets: readonly SelectableWallet[];
    /** The wallet that was last worked with on this device. */
    readonly storedWalletId: string | null;
    /** Whether the wallet that would be selected asks for its key on this device. */
    readonly needsUnlock: boolean;
}
/** What comes between signing in and the page that was wanted. */
type AfterSignIn = 'verify-email' | 'new-wallet' | 'select-wallet' | 'unlock' | 'go-on';
/** Product.md 3.1, in its order: one question after the other, none that has one answer only. */
declare function afterSignIn(facts: AfterSignInFacts): AfterSignIn;

/** Something the guard has to know first. A failure is never taken for "none". */
type Known<T> = {
    readonly status: 'loading';
} | {
    readonly status: 'failed';
} | {
    readonly status: 'known';
    readonly value: T;
};
interface RouteFacts {
    /** The pathname, without query and fragment. */
    readonly path: string;
    /** True where a host embeds the product; a path that contains `embed` counts as well. */
    readonly embedded: boolean;
    /** A well-formed access token stands in the query or the fragment. */
    readonly hasUrlToken: boolean;
    readonly hasToken: boolean;
    readonly platformType: PlatformType;
    readonly isEmailVerified: Known<boolean>;
    /** Whether wallet selection finds a wallet. */
    readonly hasWallet: Known<boolean>;
    readonly hasBusiness: Known<boolean>;
}
type RouteDecision = {
    readonly action: 'render';
}
/** Store the token, clean the address bar, reload at `path`. */
 | {
    readonly action: 'take-token';
    readonly path: string;
} | {
    readonly action: 'redirect';
    readonly to: string;
    readonly wanted: WantedPath;
} | {
    readonly action: 'wait';
}
/** Embedded without a session: no redirect (A-69). */
 | {
    readonly action: 'session-ended';
} | {
    readonly action: 'failed';
    readonly what: 'user' | 'wallets' | 'businesses';
};
/** What becomes of the path that the user wanted before sign-in: kept, restored in place of `to`, or left alone. */
type WantedPath = 'remember' | 'restore' | 'leave';
/**
 * Whether a path is shown, and where to go otherwise: the guard table of product.md 3.28, first
 * match wins.
 */
declare function decideRoute(facts: RouteFacts): RouteDecision;
/** A fresh session does not stay on a sign-in page (spec §4). */
declare function pathAfterUrlToken(path: string, embedded: boolean): string;

/** What a user recognises their device by in the list of sessions, from the browser's own words. */
declare function describeDevice(userAgent: string): DeviceSummary;

/** Text as an email address is stored and compared: without space around it. */
declare function normalizeEmail(text: string): string;
/** Whether the services accept it: the pattern of the contract (zod's `email`), at most 254 characters. */
declare function isEmailAddress(text: string): boolean;

type NotificationStatus = 'success' | 'error' | 'info';
/** The action message of spec §3. */
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
 * What a failed call shows: the answer's `message` over its `errors`. Null for the second factor,
 * which sign-in asks for itself, and for a call that was cancelled, which did not fail.
 * @see spec §8 Error catalogue
 */
declare function errorToNotification(error: unknown): NewNotification | null;
/**
 * The lines in which a message is shown: its own, and a text with an id as two.
 * @see spec §8 `Unknown error (ID: `
 */
declare function messageLines(message: string): readonly string[];

/**
 * What is wrong with a new sign-in password before the service is asked (product.md 3.2), null when
 * nothing is. Which passwords are too common the service knows.
 */
declare function judgeSignInPassword(password: string, email: string): MessageKey | null;

interface Notifications {
    get(): NotificationsState;
    subscribe(listener: () => void): () => void;
    /** Shows it, or counts it on the same message while that one is open. Returns its id. */
    notify(notification: NewNotification): string;
    /** Shows a failed call, and returns its id; null for one that raises no notification. */
    notifyError(error: unknown): string | null;
    /** Fades it now. */
    dismiss(id: string): void;
    /** Stops every countdown until the returned function is called: a pointer, the focus, a hidden tab. */
    hold(): () => void;
    /** Forgets everything and stops what is scheduled. */
    clear(): void;
}
/** Spec §9: shown for 5 s, faded over 200 ms. */
declare const notificationTimes: {
    readonly shownMs: 5000;
    readonly fadeMs: 200;
};
/** The notifications of one page or widget, counted down by the platform's clock. */
declare function createNotifications(platform: Pick<Platform, 'clock' | 'schedule'>): Notifications;

/** Spec §1: the embedded variant is active when the path contains `embed`. */
declare function isEmbeddedPath(path: string): boolean;
declare function isAuthPath(path: string): boolean;
/** Pages that need no session (product.md 3.28, row 2). */
declare function isPublicPath(path: string): boolean;
declare function isNewWalletPath(path: string): boolean;
/** The same page, whichever way its trailing slash is written (A-01). */
declare function isSamePath(path: string, page: string): boolean;

/** A secret of one browser, and what may be told of it (RFC 7636). */
interface Pkce {
    /** 43 characters of base64url; it does not leave the browser before the provider has answered. */
    readonly codeVerifier: string;
    /** S256 of the verifier. */
    readonly codeChallenge: string;
}
declare function createPkce(random: Random): Pkce;

/**
 * The mode that a pathname belongs to; `current` where the path says nothing (A-02). The query
 * never decides.
 */
declare function platformTypeFromPath(path: string, current: PlatformType): PlatformType;

/**
 * The business to work with: the stored one if it is among them, else the first. Ids are positive
 * integers, stored as text and compared strictly (A-52).
 * @see spec §4 Business selection
 */
declare function selectBusiness<B extends {
    readonly id: number;
}>(businesses: readonly B[], storedId: string | null): B | null;

/** The stored theme; null when nothing usable is stored and the system's preference decides. */
declare function parseTheme(text: string | null): Scheme | null;
/** What the toggle leads to, given what is on screen. */
declare function otherTheme(theme: Scheme): Scheme;

interface UrlToken {
    /** Null when the value is malformed: it is taken out of the address all the same. */
    readonly accessToken: string | null;
    /** Path, query and fragment without the token; everything else byte for byte. */
    readonly cleanPath: string;
}
interface UrlParts {
    readonly pathname: string;
    /** With its question mark, as `location.search`. */
    readonly search: string;
    /** With its number sign, as `location.hash`. */
    readonly hash: string;
}
/**
 * The access token in the query (spec §4) or in the fragment, null when there is none (A-21). A
 * second token beside it makes both malformed.
 */
declare function parseUrlToken(url: UrlParts): UrlToken | null;

interface Store<T extends object> {
    get(): T;
    /** Replaces the whole state and tells the listeners before it returns. */
    set(next: T): void;
    subscribe(listener: () => void): () => void;
}
/**
 * One frozen state, replaced whole. `ref` keeps valtio from proxying it, so identity is kept and
 * large lists cost nothing; notification is synchronous, because a batched one moves the caret
 * in controlled inputs.
 */
declare function createStore<T extends object>(initial: () => T): Store<T>;

interface TransactionFacts {
    /** Block it stands in, null before it has one. */
    readonly blockHeight: number | null;
    /** How it ended without a block or in spite of one, null while it has not. */
    readonly endedAs: 'FAILED' | 'DROPPED' | 'REPLACED' | null;
}
interface ConfirmationFacts {
    /** Height of the newest block, null before one is known. */
    readonly headHeight: number | null;
    /** Confirmations after which the funds can be used. */
    readonly required: number;
}
/**
 * Status of a transaction, always derived and never stored: a reorganisation then needs no repair.
 * @see product.md 5.6 Transaction
 */
declare function statusOf({ blockHeight, endedAs }: TransactionFacts, { headHeight, required }: ConfirmationFacts): TransactionStatus;
/** Blocks on top of a transaction including its own; 0 without a block or above the head. */
declare function confirmationsOf(blockHeight: number | null, headHeight: number | null): number;

export { ASSET_IDENTIFIERS, ApiError, BillfoldError, EXTENDED_IDENTIFIERS, NetworkError, SigningError, TransactionError, TwoFactorRequiredError, UnauthorizedError, ValidationError, accountDeveloperTexts, accountKeyMessage, accountNetworkCodes, accountNotificationsTexts, accountPlatformTexts, accountSecurityTexts, accountTexts, accountTypes, accountWorth, accountsTexts, addAccountFailure, addAccountTexts, afterInputMs, afterSignIn, assetSymbols, authTexts, browserPlatform, browserStore, canSearchWallets, chainNames, chainOfAsset, chartTexts, checkSeedPhrase, commonTexts, confirmationTexts, confirmationsOf, contactFailure, contactFieldMessage, contactsTexts, createAddAccountFlow, createClient, createContactsFlow, createDepositAddressesFlow, createEmailWaitFlow, createLocaleTexts, createNewWalletFlow, createNotifications, createPkce, createReceiveFlow, createResetPasswordFlow, createResource, createScannerFlow, createSelectWalletFlow, createSendFlow, createSession, createSignInFlow, createSignUpFlow, createStore, createTextAreas, createTranslate, createTranslator, createUnlockFlow, createVerifyEmailFlow, decideRoute, defaultDigits, depositAddressesTexts, describeDevice, directionOf, displayCodes, displayCurrencies, dollars, embedTexts, emptyWalletTexts, englishWords, errorToNotification, estimateTime, explorerUrl, faucetAmount, feePriorities, feeUsd, fieldMessage, findAccountAsset, findToken, findTokenByContract, findTransaction, formatAmount, formatChange, formatCoin, formatDate, formatDisplayMoney, formatFeeUsd, formatGasPrice, formatMoney, formatPaymentUri, formatPrice, formatTimeEstimate, formatUsd, fromFiat, getAsset, getNetwork, groupAddress, groupHoldings, hasMemo, holdingWorth, holdingsOf, isAssetIdentifier, isAuthPath, isBaseUnits, isBillfoldError, isCents, isCompleteCode, isEmailAddress, isEmailTaken, isEmbeddedPath, isEmptyHanded, isErrorCode, isGapLimit, isLookAlike, isMoving, isNetwork, isNewWalletPath, isPublicPath, isSamePath, judgeNewPassword, judgeSignInPassword, keyTypes, ledgerTexts, legalTexts, listServedNetworks, loadBuiltInTexts, loadContacts, loadPages, loadTransactions, losesFunds, mapNetworks, maxSpendable, memoryStore, messageLines, missingPasswordParts, missingWalletTexts, namesField, nativeAsset, needsUnlock, networkCodes, networkLabels, newPasswordTexts, newWalletProgress, newWalletTexts, normalizeEmail, normalizeSeedPhrase, notificationCentreTexts, notificationTimes, otherTheme, parseAmount, parseEnvironment, parsePaymentUri, parseRate, parseRecipient, parseTheme, parseUrlToken, passwordParts, passwordStrength, pathAfterUrlToken, pickersTexts, platformTypeFromPath, platformTypes, portfolioTexts, primitivesTexts, priorityTimeText, productAreas, providerTexts, readPastedAmount, readSeedPhrase, receiveTexts, repeat, resetPasswordTexts, roundDownToDigits, sandboxTexts, sanitizeAmountInput, scannerBox, scannerNotice, scannerSettings, scannerStatusText, scannerTexts, securityTipsTexts, seedPhraseMessage, selectBusiness, selectWallet, sendLaterTexts, sendTexts, shellTexts, shortenAddress, shownWallets, signInFailure, siteTexts, staleSince, staticFeeLabels, statusOf, swapTexts, textDirection, themes, timeEstimateText, toBaseUnits, toCents, toDecimal, toDisplayCode, toDisplayMoney, toFiat, toUsd, tokensOf, transactionsTexts, transferredAsset, twoFactorFailure, unfinishedWallets, unlockFailure, unlockPhraseMessage, validateAddress, validateSeedPhrase, validationText, validationTexts, valueHoldings, walletCryptoType, walletSettingsTexts, walletTypes, watchLiveUpdates, withDecimalPoint };
export type { Account, AccountAsset, AccountNetworkCode, AccountType, Acquaintance, AddAccountActions, AddAccountField, AddAccountFlowOptions, AddAccountResult, AddAccountState, AddressCheck, AddressFilter, AddressFlag, AddressKind, AfterSignIn, AfterSignInFacts, AmountSide, AnsweringProvider, AnyBillfoldError, Arrival, Asset, AssetDigits, AssetIdentifier, AssetSymbol, BaseUnits, BaseUrls, BillfoldClient, CacheKey, CallOptions, CameraFailure, CameraRequest, Cents, ChainName, ChangeDirection, ClientEvents, ClientOptions, Clock, CoinFormat, CoinManifest, ConfirmationFacts, ContactDraft, ContactField, ContactsActions, ContactsFlowOptions, ContactsPlace, ContactsResult, ContactsState, CustomFee, Decimal, DepositAddress, DepositAddressesActions, DepositAddressesFlowOptions, DepositAddressesResult, DepositAddressesState, DismissReason, DisplayCode, DisplayCurrency, DisplayMoney, EmailWaitActions, EmailWaitFlowOptions, EmailWaitResult, EmailWaitState, EmbedScope, EmbedSettings, Environment, ErrorCode, ErrorInfo, ErrorJson, ErrorOf, EvmChain, EvmModel, EvmNetwork, Explorer, ExplorerPage, ExtendedIdentifier, FeeEstimate, FeePriority, FeePriorityChoice, FeeQuery, Fiat, Flow, GetAccessToken, HeldAsset, HighFee, Holding, HoldingGroup, HoldingOrder, InvalidAddress, InvalidFields, JudgedForm, KeyType, KeyValueStore, Known, KnownRecipient, LiveSource, LiveWatch, LoadTexts, LocaleTexts, MessageKey, MessageValues, Messages, MissingForFee, MoneyFormat, NamedAsset, Network, NetworkCharge, NetworkDefinition, NetworkLabel, NetworkLabelName, NetworkModel, NewNotification, NewPassword, NewWalletActions, NewWalletDraft, NewWalletField, NewWalletFlow, NewWalletFlowOptions, NewWalletKind, NewWalletPlace, NewWalletProgress, NewWalletResult, NewWalletState, NewWalletStep, Notification, NotificationStatus, Notifications, NotificationsState, OtherChainAddress, OtherNetworkAddress, Page, PageRequest, PartialMessages, PasswordPart, PasswordStrength, PaymentRequest, PaymentUriParts, PhraseProblem, Pkce, Platform, PlatformType, ProductArea, Random, Rate, ReceiveActions, ReceiveFlowOptions, ReceiveState, ReceiveStep, Recipient, RecipientSource, RefusedContact, Repetition, RequestEvent, Resend, ResetPasswordActions, ResetPasswordEntries, ResetPasswordField, ResetPasswordFlowOptions, ResetPasswordResult, ResetPasswordState, ResetPasswordStep, Resource, ResourceState, Resources, RouteDecision, RouteFacts, ScanRefusal, ScannerActions, ScannerNotice, ScannerOptions, ScannerResult, ScannerState, ScannerStatus, SeedPhraseCheck, SelectWalletActions, SelectWalletFlowOptions, SelectWalletResult, SelectWalletState, SelectableWallet, SendActions, SendField, SendFlowOptions, SendMoney, SendPrefill, SendResult, SendSecret, SendStart, SendState, SendStep, Session, SessionState, SignInActions, SignInCodeKind, SignInField, SignInFlowOptions, SignInResult, SignInState, SignMethod, SignUpActions, SignUpField, SignUpFlowOptions, SignUpResult, SignUpState, SignUpValues, SolanaChain, SolanaModel, SolanaNetwork, SpecifiedIdentifier, SpendableParts, StaticFeeLabel, StaticFeeSpeed, StopCamera, Store, StoreKey, SubscribeToOtherTabs, TextArea, TextAreas, ThemeName, TimeEstimate, Token, TokenDefinition, TokenRequest, TokenResponse, TonChain, TonModel, TonNetwork, Transaction, TransactionFacts, TransactionFilters, TransactionList, TransactionQuery, Translate, TronChain, TronModel, TronNetwork, UnknownWord, UnlockActions, UnlockChoices, UnlockField, UnlockFlowOptions, UnlockResult, UnlockSecret, UnlockState, UrlParts, UrlToken, UsdFormat, UtxoChain, UtxoModel, UtxoNetwork, ValidAddress, ValidationInfo, ValidationReason, ValidationValues, ValuedHolding, VerifyEmailActions, VerifyEmailResult, VerifyEmailState, ViewSize, Wallet, WalletChoice, WalletCryptoType, WalletSettings, WalletType, WantedNetwork, WantedPath, WantedTransaction, WordCount };
