/** Schema as the holder of one uses it: parses unknown input. */
interface SchemaBase<T> {
    /** `input` as what it was taken for. @throws what is wrong with it, and where */
    parse(input: unknown): T;
    /** Parses without throwing. */
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
 * One call of the API: its method, its path and the schema of its answer. The schema is a thunk, so
 * that an endpoint without a caller is left out of a bundle. `requests.ts` of each area has the
 * schemas of the requests, which no client loads.
 */
interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** With `{name}` for each path parameter. */
    readonly path: string;
    /** A browser follows 302; a script does not read it. */
    readonly status?: 200 | 201 | 202 | 204 | 302;
    /** Needs no session. */
    readonly public?: true;
    /** Its body is never logged, and its answer never cached. */
    readonly secret?: true;
    /** Takes an `Idempotency-Key` header. */
    readonly idempotent?: true;
    /** Media type of an answer that is a file instead of JSON. */
    readonly file?: 'text/csv' | 'application/json' | 'application/jsonl' | 'application/zip';
    /** Its answer is a stream of server-sent events, each of which `response` describes. */
    readonly stream?: true;
    readonly response: () => Schema<R>;
    /** Carries the types of the request, and is never set. */
    readonly request?: RequestTypes<P, Q, B>;
}
interface RequestTypes<P, Q, B> {
    readonly params: P;
    readonly query: Q;
    readonly body: B;
}
/** Parts of a request that its endpoint declares; an optional field that is undefined is not sent. */
type RequestOf<P, Q, B> = (unknown extends P ? object : {
    readonly params: P;
}) & (unknown extends Q ? object : {
    readonly query: Omittable<Q>;
}) & (unknown extends B ? object : {
    readonly body: Omittable<B>;
});
/** `T` with undefined allowed for its optional fields. */
type Omittable<T> = {
    readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K];
};

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

/** Closed sets of values of the specification (R-ASSET-01), each with the union of its members. */
declare const accountTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type AccountType = (typeof accountTypes)[number];
declare const walletTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type WalletType = (typeof walletTypes)[number];
/** The two modes of the product: individual wallet and business payments. */
declare const platformTypes: readonly ['wallet', 'payments'];
type PlatformType = (typeof platformTypes)[number];
declare const themes: readonly ['light', 'dark'];
type ThemeName = (typeof themes)[number];
/** Fee speeds of the specification. */
declare const feePriorities: readonly ['Low', 'Medium', 'High', 'Custom'];
type FeePriority = (typeof feePriorities)[number];

/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of the specification. */
type Network = (typeof networkCodes)[number];

/** Exact decimal text, with a minus where it is below zero. */
type SignedDecimal = string;
/** One page of a list of the wallet service; `page` counts from 1. */
interface Page<T> {
    readonly items: readonly T[];
    readonly total: number;
    readonly page: number;
    readonly pageSize: number;
}
/** Page of a list, for calls without filters. */
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
    /** Amount that reached the recipient (sent) or this account (received), without the fee. */
    readonly value: Decimal;
    readonly tokenSymbol: string | null;
    readonly blockchainNetwork: Network;
    readonly createdAt: Date;
    readonly fromAddress: string | null;
    /**
     * Number of other addresses of this account that paid along, as far as it is known: see "Several
     * sender addresses" in docs/decisions/accounts.md.
     */
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
    /** Unsolicited: an unknown token, or dust from an address made to look like a known one. */
    readonly isSpam: boolean;
}
/**
 * Request with exactly the specified keys (R-SEND-17); absent secrets are null, and exactly one of
 * the two is given.
 */
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
/** Fee of one priority. */
interface FeeOption {
    readonly satPerVb: Decimal;
    /** Size of the transaction in virtual bytes; null while the balance cannot pay this rate. */
    readonly vsize: number | null;
    readonly estimatedFee: Decimal;
}
interface FeeEstimate {
    /** On networks with gas the price times the limit: what is charged is at most this. */
    readonly estimatedFee: Decimal;
    /** The most that is paid per gas, in main units; null on networks without gas, as is the limit. */
    readonly estimatedGasPrice: Decimal | null;
    readonly estimatedGasLimit: string | null;
    /**
     * Spendable amount, after the reserves of the chain and before the fee: see "Maximum spendable"
     * in docs/decisions/fees.md.
     */
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

/** The public chain, its public test chain, a private one of a node, and our embedded ledger. */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
type ChainName = (typeof chainNames)[number];

interface PriorityFacts {
    readonly label: string;
    readonly targetBlocks: number;
}
/** Coin manifest: the properties of one asset that screens and checks need. */
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
    /**
     * True once the account can receive, on networks where a first deposit of the native asset
     * activates it.
     */
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
interface GetDepositAddress {
    readonly createNew?: boolean;
}
interface ListAddresses {
    readonly hasBalance?: boolean;
    readonly isUsed?: boolean;
}

/** Change of an account; absent fields are kept. */
interface UpdateAccount {
    readonly name?: string;
    readonly isArchived?: boolean;
    /** Ids of tokens that are not shown. */
    readonly hiddenTokens?: readonly string[];
}
interface LabelAddress {
    /** Null takes the label away. */
    readonly label: string | null;
}

interface DeviceSummary {
    readonly device: string;
    readonly os: string;
    readonly browser: string;
}
interface User$1 {
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
    readonly user: User$1;
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

/** Answer of a sign-in provider, with the PKCE code verifier that belongs to it (RFC 7636). */
interface ProviderAnswer {
    readonly code: string;
    readonly codeVerifier: string;
    readonly redirectUri: string;
    readonly state: string;
}
/** A login of another provider. */
type Provider = 'google' | 'discord' | 'apple';
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

/** Sign-in methods that are configured on this server. */
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

interface NetworkConfig {
    /** Which of the network's chains this server works on. */
    readonly chain: ChainName;
    /** The EVM chain id; null on networks without one. */
    readonly chainId: number | null;
}
interface Config {
    readonly mode: 'sandbox' | 'live';
    /** Networks that this server serves; an absent one is known, but not served here. */
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

/** Appearance of the embedded wallet on a business's pages. */
interface EmbedSettings {
    /** Colours by the name of their variable; each is judged before it is used. */
    readonly colors: Readonly<Record<string, string>>;
    readonly disableCreateAccountButton: boolean;
}

/**
 * Currencies in which amounts can be shown (ISO 4217). The first is the default; prices are kept in
 * it.
 */
declare const displayCurrencies: readonly ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'INR', 'BRL'];
type DisplayCurrency = (typeof displayCurrencies)[number];

interface CurrencyRate {
    readonly currency: DisplayCurrency;
    /** Price of one unit of the currency in US dollars. */
    readonly currentRate: Decimal;
    readonly asOf: Date;
    /** Older than five minutes. */
    readonly stale: boolean;
}

/** Price of one main unit in US dollars. */
interface CurrentRate {
    readonly currentRate: Decimal;
    /** When this was the price. */
    readonly asOf: Date;
    /** Older than five minutes. After ten there is no price: RATE_UNAVAILABLE. */
    readonly stale: boolean;
}
/** Transaction whose gas is estimated; without fields it is a plain transfer. */
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

/** Fields that ledger transactions of every family have. */
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
    /** Token transfer that the transaction calls for, also where it failed; null for none. */
    readonly tokenTransfer: LedgerTokenTransfer | null;
}
interface LedgerTokenTransfer {
    readonly tokenId: string;
    readonly symbol: string;
    /** Recipient. */
    readonly address: string;
    readonly value: Decimal;
}
interface LedgerOutput {
    readonly index: number;
    /** Null where the script has no address form. */
    readonly address: string | null;
    readonly value: Decimal;
}
/** Verdict of the network's present rules on the transaction. */
interface LedgerCheck {
    readonly isValid: boolean;
    readonly reason: string | null;
}
interface LedgerBlockRef {
    readonly height: number;
    readonly hash: string;
    readonly minedAt: Date;
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
    /** Signer recovered from the signature; null where it is invalid. */
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
    /** Signer recovered from the signature; null where it is invalid. */
    readonly sender: string | null;
    /** Checked again for this answer. */
    readonly signature: 'valid' | 'invalid';
    /** Bytes of bandwidth that it took. */
    readonly bandwidth: number;
    /** Units of computation that a contract took. */
    readonly energy: number;
    /** The block that must stand on the chain. */
    readonly reference: LedgerReference;
    /** Creation time in the transaction; it has no effect. */
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
    /** First signer, who paid the fee. */
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

/**
 * Request with exactly the specified keys (R-SEND-17); absent secrets are null, and exactly one of
 * the two is given.
 */
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
interface TokenFeeEstimate {
    /** Paid in the native asset. */
    readonly estimatedFee: Decimal;
    readonly gasPrice: Decimal | null;
    readonly gasLimit: string | null;
    readonly nativeSymbol: string;
    /** Native balance available for fees. */
    readonly nativeAvailable: Decimal;
    readonly networkFee: Decimal | null;
    readonly expiresAt: Date;
}

/**
 * Kind of replacement (fee bump): `SPEED_UP` pays the recipient with a higher fee, `CANCEL` returns
 * the funds to the account.
 */
type ReplacementKind = 'SPEED_UP' | 'CANCEL';
interface Replacement {
    readonly kind: ReplacementKind;
    /** Fee of the replacement, or its upper limit. The earlier fee is not paid then. */
    readonly fee: Decimal;
    readonly previousFee: Decimal;
    /** Amount for the recipient: less than before where nothing else could pay the fee. */
    readonly value: Decimal;
    readonly expiresAt: Date;
}
interface ReplaceTransaction {
    readonly kind: ReplacementKind;
    /** Reviewed fee: 409 FEE_CHANGED when the network demands more by now. */
    readonly fee: Decimal;
    readonly seedPhrase: string | null;
    readonly password: string | null;
    readonly twoFactorCode: string | null;
}
/** Transaction with the wallet that it belongs to. */
interface OwnedTransaction extends Transaction {
    readonly walletId: string;
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
/**
 * Reviewed transaction. The create call names its id and digest, and the server signs exactly this.
 */
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
interface ImportLabels {
    /** One BIP-329 object per line. */
    readonly jsonl: string;
}
interface ImportedLabels {
    readonly applied: number;
    /** Lines of a type, or about a thing, that this wallet does not have. */
    readonly ignored: number;
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
/** Change of the platform settings; absent fields are kept. */
interface UpdateUserPlatform {
    readonly defaultMode?: PlatformType;
    readonly accountType?: AccountType;
}

interface UserProfile extends User$1 {
    /** IANA name; null follows the device, as does the theme. */
    readonly timezone: string | null;
    readonly theme: ThemeName | null;
}
/** Change of the user; absent fields are kept, and an empty change reads. */
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

interface UserSession extends DeviceSummary {
    readonly id: string;
    readonly ip: string;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
    readonly isCurrent: boolean;
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

/** A device on which the key of a wallet was proved, and need not be for a while. */
interface TrustedDevice extends DeviceSummary {
    readonly id: string;
    readonly lastSeenAt: Date;
    readonly trustedUntil: Date;
    readonly isCurrent: boolean;
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

interface SendProtection {
    /** Setting of the wallet's owner. */
    readonly twoFactorForSending: boolean;
    /** A send asks for a code now: it was chosen, and the user has two-factor sign-in. */
    readonly asksCode: boolean;
}
interface UpdateSendProtection {
    readonly twoFactorForSending: boolean;
    /** Code of the authenticator app, needed to turn the setting on and off. */
    readonly twoFactorCode: string;
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
/** Change of the wallet settings; absent fields are kept, and a version that is sent is checked. */
type UpdateWalletSettings = Partial<WalletSettings>;
interface RenameWallet {
    readonly name: string;
}

/** One asset over all accounts of a wallet. What needs a price is null without one. */
interface AssetStatistics {
    readonly symbol: string;
    readonly network: Network;
    /** Spendable balance before fees; pending incoming funds are not included. */
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
/** The session is missing, over, or not allowed to do this. */
declare class UnauthorizedError extends BillfoldError {
    readonly code: UnauthorizedErrorCode;
    constructor(code: UnauthorizedErrorCode, info?: ErrorInfo);
}
/** Sign-in needs a second factor. Raises no notification (R-NOTE-04). */
declare class TwoFactorRequiredError extends BillfoldError {
    readonly code = "two_factor_required";
}
/** A value typed, pasted, scanned or configured is not acceptable; `field` names the input, if there is one. */
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
    /** Emitted at first with the present state, then whenever the session begins or ends. */
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

interface ExchangeOptions {
    readonly platform: Platform;
    /** Hears of every attempt; what it throws is told to the logger. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

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
interface TransportOptions extends Bases, ExchangeOptions, Told {
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

/** Decimals of an asset: those it is counted in and those that are shown. */
interface AssetDigits {
    /** Decimals of its base unit: 8 means 10^8 base units to one. */
    readonly decimals: number;
    /** Decimals shown and accepted in amounts; may be fewer. */
    readonly digits: number;
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
    list: (walletId: string, { network, ...query }?: AccountFilter, options?: CallOptions) => Promise<Page<Account>>;
    /**
     * Loads an account with its balance.
     * @example
     * const { balance } = await client.accounts.get(walletId, accountId);
     */
    get: (walletId: string, accountId: string, options?: CallOptions) => Promise<Account>;
    /**
     * Creates an account on a network.
     * @example
     * const account = await client.accounts.create(walletId, newAccount);
     */
    create: (walletId: string, account: CreateAccount, options?: CallOptions) => Promise<Account>;
    /**
     * Renames, archives or orders an account.
     * @example
     * await client.accounts.update(walletId, accountId, { name: 'Rent' });
     */
    update: (walletId: string, accountId: string, change: UpdateAccount, options?: CallOptions) => Promise<Account>;
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
    restore: (walletId: string, accountId: string, options?: CallOptions) => Promise<Account>;
    /**
     * Lists the accounts of a wallet that hold an asset, by network code or symbol.
     * @example
     * const accounts = await client.accounts.listAvailable(walletId, 'USDT');
     */
    listAvailable: (walletId: string, asset: string, options?: CallOptions) => Promise<readonly Account[]>;
    /**
     * Loads the deposit address of an account, a new one with `createNew`.
     * @example
     * const { addressValue } = await client.accounts.getDepositAddress(walletId, accountId);
     */
    getDepositAddress: (walletId: string, accountId: string, query?: GetDepositAddress, options?: CallOptions) => Promise<DepositAddress>;
    /**
     * Lists the addresses of an account.
     * @example
     * const unused = await client.accounts.listAddresses(walletId, accountId, { isUsed: false });
     */
    listAddresses: (walletId: string, accountId: string, query?: ListAddresses, options?: CallOptions) => Promise<readonly AddressRow[]>;
    /**
     * Labels an address of an account.
     * @example
     * await client.accounts.labelAddress(walletId, accountId, { addressId, label: 'Shop' });
     */
    labelAddress: (walletId: string, accountId: string, { addressId, ...label }: AddressLabel, options?: CallOptions) => Promise<AddressRow>;
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
    getOptions: (options?: CallOptions) => Promise<AuthOptions>;
    /**
     * Creates a user and signs in.
     * @example
     * const { accessToken } = await client.auth.register(registration);
     */
    register: (user: Register, options?: CallOptions) => Promise<SignedIn>;
    /**
     * Signs in with email and password.
     * @example
     * const { accessToken } = await client.auth.signIn({ email, password, twoFactorCode: null, device });
     */
    signIn: (proof: LogIn, options?: CallOptions) => Promise<SignedIn>;
    /**
     * Signs in with an answer of Google.
     * @example
     * const { accessToken } = await client.auth.signInWithGoogle(answer);
     */
    signInWithGoogle: (answer: LogInWithProvider, options?: CallOptions) => Promise<SignedIn>;
    /**
     * Signs in with an answer of Discord.
     * @example
     * const { accessToken } = await client.auth.signInWithDiscord(answer);
     */
    signInWithDiscord: (answer: LogInWithProvider, options?: CallOptions) => Promise<SignedIn>;
    /**
     * Starts a sign-in with a provider, and answers the address to go to.
     * @example
     * const { url } = await client.auth.startProviderSignIn('google', { redirectUri, codeChallenge });
     */
    startProviderSignIn: (provider: Provider, start: StartProviderLogIn, options?: CallOptions) => Promise<StartedProviderLogIn>;
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
    exchangeToken: (proof: ExchangeToken | undefined, options?: CallOptions) => Promise<ExchangedToken>;
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
     * Sets a new sign-in password with the token of the mail.
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
    get: (options?: CallOptions) => Promise<Config>;
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
    list: (walletId: string, query?: PageQuery, options?: CallOptions) => Promise<Page<Contact>>;
    /**
     * Creates a contact.
     * @example
     * const contact = await client.contacts.create(walletId, { name: 'Ada', network: 'BTC', address });
     */
    create: (walletId: string, contact: ContactFields, options?: CallOptions) => Promise<Contact>;
    /**
     * Updates a contact.
     * @example
     * await client.contacts.update(walletId, contactId, { ...contact, name: 'Ada Lovelace' });
     */
    update: (walletId: string, contactId: string, contact: ContactFields, options?: CallOptions) => Promise<Contact>;
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
    import: (walletId: string, contacts: ImportContacts, options?: CallOptions) => Promise<ImportedContacts>;
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
    getSettings: (publishableKey: string, options?: CallOptions) => Promise<EmbedSettings>;
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
    get: (symbol: string, options?: CallOptions) => Promise<CurrentRate>;
    /**
     * Lists the exchange rates of the display currencies.
     * @example
     * const currencies = await client.rates.listCurrencies();
     */
    listCurrencies: (options?: CallOptions) => Promise<readonly CurrencyRate[]>;
    /**
     * Loads the facts of one asset: digits, smallest amount, confirmations.
     * @example
     * const manifest = await client.rates.getManifest('BTC');
     */
    getManifest: (asset: string, options?: CallOptions) => Promise<CoinManifest>;
    /**
     * Lists the facts of every asset.
     * @example
     * const manifests = await client.rates.listManifests();
     */
    listManifests: (options?: CallOptions) => Promise<readonly CoinManifest[]>;
    /**
     * Estimates gas on Ethereum.
     * @example
     * const gas = await client.rates.getGas({ toAddress });
     */
    getGas: (query?: GasQuery, options?: CallOptions) => Promise<GasEstimate>;
    /**
     * Estimates gas on BNB Smart Chain.
     * @example
     * const gas = await client.rates.getBscGas({ toAddress });
     */
    getBscGas: (query?: GasQuery, options?: CallOptions) => Promise<GasEstimate>;
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
    faucet: (network: Network, payment: Faucet, options?: CallOptions) => Promise<FaucetPayment>;
    /**
     * Mines blocks.
     * @example
     * await client.sandbox.mine('BTC', { blocks: 6 });
     */
    mine: (network: Network, count: Mine, options?: CallOptions) => Promise<LedgerHead>;
    /**
     * Replaces the newest blocks by others.
     * @example
     * await client.sandbox.reorg('BTC', { depth: 2, dropTx: [] });
     */
    reorg: (network: Network, depth: Reorg, options?: CallOptions) => Promise<LedgerHead>;
    /**
     * Replaces a pending payment.
     * @example
     * await client.sandbox.replace('BTC', { hash });
     */
    replace: (network: Network, replacement: Replace, options?: CallOptions) => Promise<FaucetPayment>;
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
    outage: (network: Network, length: Outage, options?: CallOptions) => Promise<OutageEnd>;
    /**
     * Sets the price of an asset.
     * @example
     * await client.sandbox.setRate(rate);
     */
    setRate: (rate: SandboxRate, options?: CallOptions) => Promise<SandboxRateState>;
    /**
     * Advances the clock of the services.
     * @example
     * await client.sandbox.advanceClock({ seconds: 3600 });
     */
    advanceClock: (step: AdvanceClock, options?: CallOptions) => Promise<ClockState>;
    /**
     * Lists the mails that were sent.
     * @example
     * const mails = await client.sandbox.listOutbox();
     */
    listOutbox: (query?: ListOutbox, options?: CallOptions) => Promise<readonly OutboxMail[]>;
    /**
     * Loads a transaction of the ledger.
     * @example
     * const transaction = await client.sandbox.getTransaction('BTC', hash);
     */
    getTransaction: (network: Network, hash: string, options?: CallOptions) => Promise<LedgerTransaction>;
    /**
     * Loads an address of the ledger.
     * @example
     * const { balance } = await client.sandbox.getAddress('BTC', address);
     */
    getAddress: (network: Network, address: string, query?: LedgerAddressQuery, options?: CallOptions) => Promise<LedgerAddress>;
    /**
     * Loads a block of the ledger.
     * @example
     * const block = await client.sandbox.getBlock('BTC', height);
     */
    getBlock: (network: Network, height: number, options?: CallOptions) => Promise<LedgerBlock>;
    /**
     * Lists the newest blocks.
     * @example
     * const blocks = await client.sandbox.listBlocks('BTC');
     */
    listBlocks: (network: Network, options?: CallOptions) => Promise<readonly LedgerBlockSummary[]>;
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
}
/** Creates the calls about transactions: the history, fees, sending and replacing. */
declare function createTransactions(transport: Transport): {
    /**
     * Lists the transactions of a wallet, newest first.
     * @example
     * const { items } = await client.transactions.list(walletId, { type: 'SENT', pageSize: 100 });
     */
    list: (walletId: string, { page, pageSize, ...filter }?: TransactionListQuery, options?: CallOptions) => Promise<Page<Transaction>>;
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
    find: (transactionId: string, options?: CallOptions) => Promise<OwnedTransaction>;
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
    getConfirmations: (walletId: string, query: GetConfirmations, options?: CallOptions) => Promise<Confirmations>;
    /**
     * Lists the confirmations of up to a hundred transactions.
     * @example
     * const rows = await client.transactions.listConfirmations(walletId, hashes);
     */
    listConfirmations: (walletId: string, hashes: readonly string[], options?: CallOptions) => Promise<readonly Confirmations[]>;
    /**
     * Loads the fees of sending the native asset, with the largest amount that can be sent.
     * @example
     * const fees = await client.transactions.getFees(walletId, accountId, query);
     */
    getFees: (walletId: string, accountId: string, query: FeeQuery, options?: CallOptions) => Promise<FeeEstimate>;
    /**
     * Loads the fees of sending a token.
     * @example
     * const fees = await client.transactions.getTokenFees(walletId, accountId, query);
     */
    getTokenFees: (walletId: string, accountId: string, query: TokenFees, options?: CallOptions) => Promise<TokenFeeEstimate>;
    /**
     * Estimates the fee of sending the native asset, with the request in the body.
     * @example
     * const fees = await client.transactions.estimateFee(walletId, accountId, query);
     */
    estimateFee: (walletId: string, accountId: string, query: FeeQuery, options?: CallOptions) => Promise<FeeEstimate>;
    /**
     * Estimates the fee of sending a token, with the request in the body.
     * @example
     * const fees = await client.transactions.estimateTokenFee(walletId, accountId, query);
     */
    estimateTokenFee: (walletId: string, accountId: string, query: TokenFees, options?: CallOptions) => Promise<TokenFeeEstimate>;
    /**
     * Signs and sends the native asset of an account. One idempotency key sends at most once.
     * @example
     * const sent = await client.transactions.send(walletId, accountId, order, { idempotencyKey });
     */
    send: (walletId: string, accountId: string, transaction: CreateTransaction, options?: CallOptions) => Promise<Transaction>;
    /**
     * Signs and sends a token of an account. One idempotency key sends at most once.
     * @example
     * const sent = await client.transactions.sendToken(walletId, accountId, order, { idempotencyKey });
     */
    sendToken: (walletId: string, accountId: string, transaction: CreateTokenTransaction, options?: CallOptions) => Promise<Transaction>;
    /**
     * Creates an intent: the transaction to review, with the digest that signing is bound to.
     * @example
     * const { intentId, digest } = await client.transactions.createIntent(walletId, accountId, order);
     */
    createIntent: (walletId: string, accountId: string, intent: CreateIntent, options?: CallOptions) => Promise<TransactionIntent>;
    /**
     * Loads the replacement that would speed up or cancel a pending transaction.
     * @example
     * const bump = await client.transactions.getReplacement(walletId, transactionId, 'SPEED_UP');
     */
    getReplacement: (walletId: string, transactionId: string, kind: ReplacementKind, options?: CallOptions) => Promise<Replacement>;
    /**
     * Replaces a pending transaction by one with a higher fee.
     * @example
     * const sent = await client.transactions.replace(walletId, transactionId, replacement);
     */
    replace: (walletId: string, transactionId: string, replacement: ReplaceTransaction, options?: CallOptions) => Promise<Transaction>;
};

/** Calls of `client.user`. */
type User = ReturnType<typeof createUser>;
/** Creates the calls about the signed-in user: profile, security, notifications and exports. */
declare function createUser(transport: Transport): {
    setUpTwoFactor: (proof: SetUpTwoFactor, options?: CallOptions) => Promise<TwoFactorSecret>;
    enableTwoFactor: (proof: TwoFactorCode, options?: CallOptions) => Promise<RecoveryCodes>;
    disableTwoFactor: (proof: TwoFactorCode, options?: CallOptions) => Promise<null>;
    renewRecoveryCodes: (proof: TwoFactorCode, options?: CallOptions) => Promise<RecoveryCodes>;
    listSessions: (options?: CallOptions) => Promise<readonly UserSession[]>;
    endSession: (sessionId: string, options?: CallOptions) => Promise<null>;
    endOtherSessions: (options?: CallOptions) => Promise<null>;
    listSecurityEvents: (query?: PageQuery, options?: CallOptions) => Promise<Page<SecurityEvent>>;
    getSecurityScore: (options?: CallOptions) => Promise<SecurityScore>;
    listTokens: (options?: CallOptions) => Promise<readonly PersonalToken[]>;
    createToken: (token: CreatePersonalToken, options?: CallOptions) => Promise<CreatedPersonalToken>;
    revokeToken: (tokenId: string, options?: CallOptions) => Promise<null>;
    listIdentities: (options?: CallOptions) => Promise<readonly Identity[]>;
    connectIdentity: (provider: Provider, answer: ProviderAnswer, options?: CallOptions) => Promise<Identity>;
    disconnectIdentity: (provider: Provider, options?: CallOptions) => Promise<null>;
    /**
     * Loads the signed-in user.
     * @example
     * const { email } = await client.user.get();
     */
    get: (options?: CallOptions) => Promise<User$1>;
    /**
     * Updates the profile, and answers it whole; an empty change only reads it.
     * @example
     * const profile = await client.user.update({ name: 'Ada' });
     */
    update: (change: UpdateUser, options?: CallOptions) => Promise<UserProfile>;
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
    getPlatform: (options?: CallOptions) => Promise<UserPlatform>;
    /**
     * Updates the account type and the selected business.
     * @example
     * await client.user.updatePlatform(change);
     */
    updatePlatform: (change: UpdateUserPlatform, options?: CallOptions) => Promise<UserPlatform>;
    /**
     * Loads the notification settings.
     * @example
     * const settings = await client.user.getNotifications();
     */
    getNotifications: (options?: CallOptions) => Promise<NotificationSettings>;
    /**
     * Updates the notification settings.
     * @example
     * await client.user.updateNotifications(settings);
     */
    updateNotifications: (settings: UpdateNotifications, options?: CallOptions) => Promise<NotificationSettings>;
    /**
     * Lists the data exports of the user.
     * @example
     * const exports = await client.user.listExports();
     */
    listExports: (options?: CallOptions) => Promise<readonly UserExport[]>;
    /**
     * Starts a data export.
     * @example
     * const { id } = await client.user.createExport();
     */
    createExport: (options?: CallOptions) => Promise<UserExport>;
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
    list: ({ isDeleted }?: WalletFilter, options?: CallOptions) => Promise<Page<Wallet>>;
    /**
     * Loads a wallet.
     * @example
     * const { name } = await client.wallets.get(walletId);
     */
    get: (walletId: string, options?: CallOptions) => Promise<Wallet>;
    /**
     * Creates a wallet, which has to be activated with its seed phrase before it is used.
     * @example
     * const created = await client.wallets.create(wallet);
     */
    create: (wallet: CreateWallet, options?: CallOptions) => Promise<CreatedWallet>;
    /**
     * Activates a new wallet, once its owner has proved that the seed phrase is written down.
     * @example
     * await client.wallets.activate(walletId, activation);
     */
    activate: (walletId: string, activation: ActivateWallet, options?: CallOptions) => Promise<ActivatedWallet>;
    /**
     * Renames a wallet.
     * @example
     * await client.wallets.rename(walletId, { name: 'Savings' });
     */
    rename: (walletId: string, change: RenameWallet, options?: CallOptions) => Promise<Wallet>;
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
    restore: (walletId: string, options?: CallOptions) => Promise<Wallet>;
    /**
     * Loads the balances of a wallet by asset, with their value.
     * @example
     * const { totalUsd } = await client.wallets.getStatistics(walletId);
     */
    getStatistics: (walletId: string, options?: CallOptions) => Promise<WalletStatistics>;
    /**
     * Loads the value of a wallet over a period.
     * @example
     * const chart = await client.wallets.getBalanceChart(walletId, { period: '1M', currency: 'USD' });
     */
    getBalanceChart: (walletId: string, query: Omit<BalanceChartQuery, 'walletId'>, options?: CallOptions) => Promise<BalanceChart>;
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
    importLabels: (walletId: string, labels: ImportLabels, options?: CallOptions) => Promise<ImportedLabels>;
    /**
     * Loads the settings of a wallet.
     * @example
     * const { requireUnlockOnNewDevice } = await client.wallets.getSettings(walletId);
     */
    getSettings: (walletId: string, options?: CallOptions) => Promise<WalletSettings>;
    /**
     * Updates the settings of a wallet.
     * @example
     * await client.wallets.updateSettings(walletId, { ...settings, supportAccess: false });
     */
    updateSettings: (walletId: string, settings: UpdateWalletSettings, options?: CallOptions) => Promise<WalletSettings>;
    /**
     * Loads what protects sending from a wallet.
     * @example
     * const protection = await client.wallets.getSendProtection(walletId);
     */
    getSendProtection: (walletId: string, options?: CallOptions) => Promise<SendProtection>;
    /**
     * Updates what protects sending from a wallet.
     * @example
     * await client.wallets.updateSendProtection(walletId, protection);
     */
    updateSendProtection: (walletId: string, protection: UpdateSendProtection, options?: CallOptions) => Promise<SendProtection>;
    /**
     * Lists the devices that a wallet trusts.
     * @example
     * const devices = await client.wallets.listDevices(walletId);
     */
    listDevices: (walletId: string, options?: CallOptions) => Promise<readonly TrustedDevice[]>;
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
    unlock: (walletId: string, proof: UnlockWallet, options?: CallOptions) => Promise<UnlockedWallet>;
    /**
     * Reveals the seed phrase of a wallet.
     * @example
     * const { seedPhrase } = await client.wallets.revealSeed(walletId, proof);
     */
    revealSeed: (walletId: string, proof: RevealSeed, options?: CallOptions) => Promise<RevealedSeed>;
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
    getVault: (walletId: string, options?: CallOptions) => Promise<SealedVault>;
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
}

/** Areas that load apart from those of the dialogs. */
type SeparateArea = 'auth' | 'user' | 'sandbox';
/** Areas whose code loads at the first call. */
interface LazyAreas extends ClientAreas {
    /** Loads the transport with the areas of the dialogs, and `areas`, before their first calls. */
    prefetch(...areas: readonly SeparateArea[]): Promise<void>;
}

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
    /** Balances of a wallet by asset, with their value. */
    statistics(walletId: string): Resource<WalletStatistics>;
    /** Price of an asset, by symbol. */
    rate(symbol: string): Resource<CurrentRate>;
    /** Reloads loaded data with one of `keys`, all of it without any; old data stays until then. */
    invalidate(...keys: readonly CacheKey[]): void;
    /** Aborts all loads and clears all data. */
    reset(): void;
}
interface BillfoldClient extends LazyAreas {
    readonly resources: Resources;
    /** Platform of the client: flows take their clock and randomness from it. */
    readonly platform: TransportOptions['platform'];
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

/** Body of every error response, of all services. */
interface ErrorBody {
    readonly message: string;
    readonly errors: readonly string[];
    readonly code: string;
    readonly requestId: string;
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /** With STALE_VERSION alone: what was to be changed, as it is now. */
    readonly current?: unknown;
}

interface FakeCall<P, Q, B> {
    readonly params: P;
    readonly query: Q;
    readonly body: B;
    readonly idempotencyKey: string | null;
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
declare function createManualTime(start?: number): ManualTime;
/** Lets everything that is ready run: calls of the client pass through several promises. */
declare function settle(): Promise<void>;

/** The prices of the fake services: they are constant until a test moves them. */
interface SandboxMarket {
    /** Returns the price of the asset with this symbol; null without one. */
    price(symbol: string): CurrentRate | null;
    /** Worth of an amount now; null without a price. */
    worth(units: BaseUnits, asset: Pick<AccountAsset, 'symbol' | 'decimals'>): Decimal | null;
    control(order: SandboxRate): SandboxRateState;
}

/** An account of the fake wallet, and what it held at first. */
interface SandboxAccount {
    readonly network: Network;
    readonly balance: Decimal;
    /** The network's, with a number where that is taken, unless given. */
    readonly name?: string;
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
    transactions(): readonly Transaction[];
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
    /** Takes amount and fee from the account; the same key again changes nothing. */
    send(accountId: string, key: string, request: CreateTransaction | CreateTokenTransaction): Transaction;
    /**
     * A payment from outside, to be mined; null where no account of the wallet has the address. Some
     * networks share their addresses: without one, the first account that has it is paid. `asset` is
     * a network's code or the id of a token.
     */
    receive(address: string, amount: Decimal, asset?: string): Transaction | null;
    /** Adds blocks, and so confirmations: on every network unless one is named. */
    mine(blocks: number, network?: Network): void;
    /** Takes the newest blocks back; what they held waits again. */
    takeBack(blocks: number, network?: Network): void;
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
declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>;

export { FakeRefusal, createManualTime, createSandbox, settle };
export type { Failure, FakeServices, ManualTime, Sandbox, SandboxAccount, SandboxBooks, SandboxOptions, SandboxPreset, SandboxSignIn, SandboxWallets, WalletSecrets };
