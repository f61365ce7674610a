/**
 * Closed sets of values of the specification (R-ASSET-01), each with the union of its members.
 * @example
 * accountTypes.map((type) => type.toLowerCase()); // ['individual', 'business']
 */
declare const accountTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
/** Kind of user who signs up. */
type AccountType = (typeof accountTypes)[number];
declare const walletTypes: readonly ['INDIVIDUAL', 'BUSINESS'];
type WalletType = (typeof walletTypes)[number];
/** The two modes of the product: individual wallet and business payments. */
declare const platformTypes: readonly ['wallet', 'payments'];
type PlatformType = (typeof platformTypes)[number];
declare const themes: readonly ['light', 'dark'];
type ThemeName = (typeof themes)[number];
/** Values of the stored `env`: the group of services that a page calls. */
declare const environments: readonly ['local', 'dev', 'stage', 'production'];
type Environment = (typeof environments)[number];
/**
 * Fee speeds of the specification.
 * @example
 * feePriorities.map((priority) => ({ value: priority, label: priority }));
 */
declare const feePriorities: readonly ['Low', 'Medium', 'High', 'Custom'];
/** Priority of a fee; `Custom` is a rate that the sender types. */
type FeePriority = (typeof feePriorities)[number];

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};
/** Decimal text with an optional minus, as of a change. */
type SignedDecimal = string;

/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 * @example
 * networkCodes.map((code) => getNetwork(code).name);
 */
declare const networkCodes: readonly ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
/** Network codes of the specification. */
type Network = (typeof networkCodes)[number];

/** Codes under which accounts exist on a network, in the specification's order. */
declare const accountNetworkCodes: readonly ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'];
/** Network on which accounts can be opened. */
type AccountNetworkCode = (typeof accountNetworkCodes)[number];

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
 * The public chain, its public test chain, a private one of a node, and our embedded ledger.
 * @example
 * chainNames.map((chain) => getNetwork('ETH').model.chains[chain].chainId);
 */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
/** Chain of a network: that of real money, a public test chain, a private one, or the sandbox. */
type ChainName = (typeof chainNames)[number];

/**
 * Scopes that an API key can have.
 * @example
 * const readOnly = apiKeyScopes.filter((scope) => scope.endsWith(':read'));
 * readOnly; // ['payments:read', 'customers:read', 'reports:read', 'rates:read']
 */
declare const apiKeyScopes: readonly ['payments:read', 'payments:write', 'refunds:write', 'customers:read', 'customers:write', 'webhooks:write', 'reports:read', 'rates:read', 'embed:write'];
type ApiKeyScope = (typeof apiKeyScopes)[number];

/**
 * Roles of the members of a business.
 * @example
 * const options = businessRoles.map((role) => <option key={role}>{role}</option>);
 */
declare const businessRoles: readonly ['OWNER', 'ADMIN', 'DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'];
type BusinessRole = (typeof businessRoles)[number];

/**
 * Permissions of the members of a business. Each call of the dashboard names the one that it needs.
 * @example
 * const ofAdmins = businessPermissions.filter((each) => isPermitted('ADMIN', each));
 */
declare const businessPermissions: readonly ['view-business', 'view-payments', 'view-emails', 'create-payments', 'decide-payments', 'propose-refunds', 'create-refunds', 'sign-funds', 'view-reports', 'manage-developer', 'view-billing', 'manage-settings', 'manage-team', 'manage-owners', 'close-business'];
type BusinessPermission = (typeof businessPermissions)[number];
/** Modes in which a role has a permission: both, or test mode alone. */
type PermissionGrant = 'ALL' | 'TEST';
type Grants = Readonly<Partial<Record<BusinessRole, PermissionGrant>>>;
/**
 * Roles that have each permission. Server, API documents and screens read this one table.
 * @example
 * rolePermissions['create-payments'].DEVELOPER; // 'TEST'
 */
declare const rolePermissions: Readonly<Record<BusinessPermission, Grants>>;
/**
 * Reports whether a role has a permission: in live mode (`livemode` true), in test mode (false), or in
 * any of them where no mode is given.
 * @example
 * isPermitted('DEVELOPER', 'create-payments', true); // false
 * isPermitted('DEVELOPER', 'create-payments', false); // true
 */
declare function isPermitted(role: BusinessRole, permission: BusinessPermission, livemode?: boolean): boolean;

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
 * One call of the API: its method, its path and the schema of its response. The schema is a
 * function, so that a bundle leaves out an endpoint that nothing calls. `requests.ts` of each area
 * has the schemas of the requests, which no client loads.
 * @example
 * const { method, path, response: schema } = getWallet;
 * const url = path.replace('{walletId}', walletId);
 * const response = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
 * const wallet = schema().parse(await response.json());
 */
interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** With `{name}` for each path parameter. */
    readonly path: string;
    /** A browser follows 302; a script does not read it. */
    readonly status?: 200 | 201 | 202 | 204 | 302;
    /** Needs no session. */
    readonly public?: true;
    /** Permission that a member of the business in its path needs. */
    readonly permission?: BusinessPermission;
    /** Scope that an API key needs. */
    readonly scope?: ApiKeyScope;
    /** Its body is never logged, and its answer never cached. */
    readonly secret?: true;
    /** Takes an `Idempotency-Key` header. */
    readonly idempotent?: true;
    /** Refuses requests without an `Idempotency-Key`: they sign what cannot be taken back. */
    readonly requiresKey?: true;
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
/** Request of any endpoint, for the transport. */
interface AnyRequest {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
}

/** A path with the one parameter `walletId`. */
interface WalletPath {
    readonly walletId: string;
}
interface AccountPath extends WalletPath {
    readonly accountId: string;
}
/**
 * Envelope `{data}` of the auth and payments services: see "Envelopes" in docs/decisions/api.md.
 */
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
/** Page of a list, for calls without filters. */
interface PageQuery {
    readonly page?: number;
    readonly pageSize?: number;
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
declare const listWallets: Endpoint<unknown, ListWallets, unknown, Page<Wallet>>;
declare const getWallet: Endpoint<WalletPath, unknown, unknown, Wallet>;
declare const createWallet: Endpoint<unknown, unknown, CreateWallet, CreatedWallet>;
interface WalletIdPath {
    readonly id: string;
}
declare const activateWallet: Endpoint<WalletIdPath, unknown, ActivateWallet, ActivatedWallet>;

/**
 * Kinds of addresses that wallets derive from a phrase on Bitcoin and Litecoin, as descriptors name them (BIP-380). Each has
 * accounts of its own: `pkh` of BIP-44 (legacy), `sh-wpkh` of BIP-49 (nested SegWit), `wpkh` of BIP-84 (native SegWit), `tr` of
 * BIP-86 (taproot).
 * @example
 * addressTypes.map((type) => <option key={type}>{type}</option>);
 */
declare const addressTypes: readonly ['pkh', 'sh-wpkh', 'wpkh', 'tr'];
type AddressType = (typeof addressTypes)[number];

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
    /** Kind of its addresses; null on networks whose addresses are of one kind. */
    readonly addressType: AddressType | null;
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
    /**
     * True while the server looks for earlier payments to other accounts of the same imported phrase on this network. An
     * account that has some is added to the wallet.
     */
    readonly isSearching: boolean;
    readonly createdAt: Date;
    /** When the balances were last in step with the chain. */
    readonly asOf: Date;
    readonly stale: boolean;
}
/**
 * Ways in which wallets count accounts on Ethereum and BNB Smart Chain. `ACCOUNT` counts the account of BIP-44,
 * m/44'/60'/n'/0/0, as Ledger does, and `ADDRESS` the address, m/44'/60'/0'/0/n, as MetaMask does. The first account is
 * the same in both.
 * @example
 * keyPaths.map((path) => <option key={path}>{path}</option>);
 */
declare const keyPaths: readonly ['ACCOUNT', 'ADDRESS'];
type KeyPath = (typeof keyPaths)[number];
interface CreateAccount {
    readonly name: string;
    readonly cryptoCurrencyType: Network;
    /** `ACCOUNT` unless given. */
    readonly keyPath?: KeyPath;
    /** `wpkh` unless given; of Bitcoin and Litecoin alone. */
    readonly addressType?: AddressType;
    readonly password: string | null;
    readonly seedPhrase: string | null;
}
interface DepositAddress {
    readonly id: string;
    readonly addressValue: string;
}
/** Public side of an account: it tells all addresses and balances, and cannot spend. */
interface AccountPublicKey {
    /** Derivation path of the key, such as `m/84'/0'/0'`. */
    readonly path: string;
    /** BIP-32 text of an extended key; otherwise the key in the form of its network. */
    readonly publicKey: string;
    /** True where addresses derive from it; false for the key of the only address. */
    readonly isExtended: boolean;
    /** Output descriptor with its checksum (BIP-380), for networks whose wallets read it. */
    readonly descriptor: string | null;
}
interface AddressRow extends DepositAddress {
    readonly label: string | null;
    readonly isUsed: boolean;
    readonly balance: Decimal;
    readonly createdAt: Date;
    readonly path: string;
}
declare const createAccount: Endpoint<WalletPath, unknown, CreateAccount, Account>;
interface ListAccounts {
    readonly page?: number;
    readonly pageSize?: number;
    /** Network code, symbol or asset identifier, in any case; empty selects everything. */
    readonly cryptoCurrencyType?: string;
    readonly isDeleted?: boolean;
    /** Both kinds unless given. */
    readonly isArchived?: boolean;
    /** Part of the name, in capitals or not. */
    readonly search?: string;
}
declare const listAccounts: Endpoint<WalletPath, ListAccounts, unknown, Page<Account>>;
declare const getAccount: Endpoint<AccountPath, unknown, unknown, Account>;
interface GetDepositAddress {
    readonly createNew?: boolean;
}
declare const getDepositAddress: Endpoint<AccountPath, GetDepositAddress, unknown, DepositAddress>;
declare const getAccountPublicKey: Endpoint<AccountPath, unknown, unknown, AccountPublicKey>;
interface ListAddresses {
    readonly hasBalance?: boolean;
    readonly isUsed?: boolean;
}
declare const listAddresses: Endpoint<AccountPath, ListAddresses, unknown, readonly AddressRow[]>;

/** Change of an account; absent fields are kept. */
interface UpdateAccount {
    readonly name?: string;
    readonly isArchived?: boolean;
    /** Ids of tokens that are not shown. */
    readonly hiddenTokens?: readonly string[];
}
declare const updateAccount: Endpoint<AccountPath, unknown, UpdateAccount, Account>;
declare const deleteAccount: Endpoint<AccountPath, unknown, unknown, null>;
declare const restoreAccount: Endpoint<AccountPath, unknown, unknown, Account>;
interface AddressPath extends AccountPath {
    readonly id: string;
}
interface LabelAddress {
    /** Null takes the label away. */
    readonly label: string | null;
}
declare const labelAddress: Endpoint<AddressPath, unknown, LabelAddress, AddressRow>;
interface AvailableAccountsPath extends WalletIdPath {
    /**
     * Cryptocurrency identifier or symbol: see "Accounts that can hold an asset" in
     * docs/decisions/networks.md.
     */
    readonly x: string;
}
declare const listAvailableAccounts: Endpoint<AvailableAccountsPath, unknown, unknown, readonly Account[]>;

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
declare const register: Endpoint<unknown, unknown, Register, Data<SignedIn>>;
declare const logIn: Endpoint<unknown, unknown, LogIn, Data<SignedIn>>;
interface LogInDemo {
    readonly device: DeviceSummary;
}
/** Exists on a sandbox with a demo only. */
declare const logInDemo: Endpoint<unknown, unknown, LogInDemo, Data<SignedIn>>;
declare const logOut: Endpoint<unknown, unknown, unknown, null>;
declare const getUser: Endpoint<unknown, unknown, unknown, Data<User>>;
interface VerifyEmail {
    readonly token: string;
}
declare const verifyEmail: Endpoint<unknown, unknown, VerifyEmail, null>;
declare const resendVerification: Endpoint<unknown, unknown, unknown, null>;

/** Answer of a sign-in provider, with the PKCE code verifier that belongs to it (RFC 7636). */
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
declare const startProviderLogIn: Endpoint<ProviderPath, unknown, StartProviderLogIn, Data<StartedProviderLogIn>>;
interface LogInWithProvider extends ProviderAnswer {
    readonly twoFactorCode: string | null;
    /** Code of the business whose link a new user came by. */
    readonly referralCode?: string | null;
}
declare const logInWithGoogle: Endpoint<unknown, unknown, LogInWithProvider, Data<SignedIn>>;
declare const logInWithDiscord: Endpoint<unknown, unknown, LogInWithProvider, Data<SignedIn>>;
interface AppleSignIn {
    /** Path of the site to come back to. */
    readonly returnTo?: string;
}
declare const signInWithApple: Endpoint<unknown, AppleSignIn, unknown, null>;
interface ExternalLogIn {
    readonly code: string;
}
declare const handleExternalLogin: Endpoint<unknown, ExternalLogIn, unknown, null>;
interface ExchangedToken {
    readonly accessToken: string;
    readonly expiresAt: Date;
}
/** May be left out where no code is asked for. */
interface ExchangeToken {
    readonly twoFactorCode: string | null;
    /** Code of the business whose link a new user came by. */
    readonly referralCode?: string | null;
}
/** The handoff token is its bearer token, in place of the session's. */
declare const exchangeToken: Endpoint<unknown, unknown, ExchangeToken | undefined, Data<ExchangedToken>>;

/** Sign-in methods that are configured on this server. */
interface AuthOptions {
    readonly google: boolean;
    readonly discord: boolean;
    readonly apple: boolean;
    readonly signUp: boolean;
    readonly passkeys: boolean;
    /** The caller may sign in to the demo of this sandbox without its password. */
    readonly demo: boolean;
}
declare const getAuthOptions: Endpoint<unknown, unknown, unknown, Data<AuthOptions>>;

interface RequestReset {
    readonly email: string;
}
declare const requestReset: Endpoint<unknown, unknown, RequestReset, null>;
interface ListResetLogins {
    /** Token of the reset mail. */
    readonly token: string;
}
/** Connected login that still signs in after a reset. */
interface ResetLogin {
    readonly provider: Provider;
    /** Masked, such as `a***@example.com`. */
    readonly email: string;
}
/** Lists the connected logins before a reset, which can remove them. */
declare const listResetLogins: Endpoint<unknown, unknown, ListResetLogins, Data<readonly ResetLogin[]>>;
interface CompleteReset {
    readonly token: string;
    readonly password: string;
    /** Connected logins to remove, which then no longer sign in. */
    readonly removeLogins?: readonly Provider[];
}
declare const completeReset: Endpoint<unknown, unknown, CompleteReset, null>;

/**
 * Statuses in the life cycle of a payment.
 * @example
 * const open = paymentStatuses.slice(0, paymentStatuses.indexOf('COMPLETED'));
 * open; // ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED']
 */
declare const paymentStatuses: readonly ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'INVALID'];
type PaymentStatus = (typeof paymentStatuses)[number];
/**
 * Results of comparing the amount seen on the chain with the amount due.
 * @example
 * paidStates; // ['UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID']
 */
declare const paidStates: readonly ['UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID'];
type PaidState = (typeof paidStates)[number];
/**
 * Parts of a payment that went back to the payer, by refunds that are in a block. Money that was paid on
 * top of the price is no part of it.
 * @example
 * refundStates; // ['NONE', 'PARTIAL', 'FULL']
 */
declare const refundStates: readonly ['NONE', 'PARTIAL', 'FULL'];
type RefundState = (typeof refundStates)[number];
/**
 * Flags of a payment that needs attention, and `test` for one in test mode.
 * @example
 * const warnings = paymentFlags.filter((flag) => flag !== 'test');
 * warnings.includes('late'); // true
 */
declare const paymentFlags: readonly ['late', 'multiple', 'wrongAsset', 'doubleSpendRisk', 'reorged', 'manuallyMarked', 'test'];
type PaymentFlag = (typeof paymentFlags)[number];
/**
 * Status texts of a payment, which are also the values of the filter `status`.
 * @example
 * const options = displayStatuses.map((status) => <option key={status}>{status}</option>);
 */
declare const displayStatuses: readonly ['Created', 'Pending', 'Underpaid', 'Confirming', 'Confirmed', 'Overpaid', 'Completed', 'Late', 'Expired', 'Cancelled', 'Invalid', 'Partially refunded', 'Refunded'];
type DisplayStatus = (typeof displayStatuses)[number];
/** A price in a fiat currency or in an asset. */
interface Price {
    readonly amount: Decimal;
    readonly currency: string;
}
/** Method by which a payment is paid, once the payer has chosen. */
interface PaymentMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly identifier: string;
    readonly address: string;
    /** Payment id on a shared address, where the network has one, such as a tag or reference key. */
    readonly reference: string | null;
    readonly memo: string | null;
    /** Payment URI for a QR code; the address alone where its network has none for the asset. */
    readonly uri: string;
    /** Price of one main unit of the asset in the currency of the price, held since `rateAt`. */
    readonly rate: Decimal;
    readonly rateAt: Date;
}
/** One transfer on the chain to the address of a payment. */
interface Transfer {
    /** Null where a contract paid without a transaction of its own. */
    readonly hash: string | null;
    /** Symbol of what came, which may be another asset than that of `method`. */
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** In main units of `asset`. */
    readonly amount: Decimal;
    readonly from: readonly string[];
    readonly confirmations: number;
    readonly replaceable: boolean;
    readonly firstSeenAt: Date;
    readonly blockHeight: number | null;
    /** False where it does not pay: another asset, replaced, dropped. */
    readonly counted: boolean;
}
/**
 * A payment. Amounts are in main units of the asset of `method`, except for `credited`, `tolerance` and those of
 * `transfers`;
 * `due` is null until a method is chosen.
 */
interface Payment {
    readonly id: string;
    readonly object: 'payment';
    readonly businessId: number;
    readonly livemode: boolean;
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
    readonly refundState: RefundState;
    readonly displayStatus: DisplayStatus;
    readonly flags: readonly PaymentFlag[];
    readonly orderId: string | null;
    readonly description: string | null;
    readonly price: Price;
    readonly method: PaymentMethod | null;
    readonly due: Decimal | null;
    /** Value of all transfers at the rates of their quotes, in the currency of the price. */
    readonly credited: Decimal;
    /**
     * Part of the price that the business says it was paid elsewhere, as in cash, in the currency of the price: it marked
     * the payment as paid, and received none of that part here. Null of any other payment.
     */
    readonly paidElsewhere: Decimal | null;
    readonly seen: Decimal;
    readonly confirmed: Decimal;
    readonly shortBy: Decimal;
    readonly overBy: Decimal;
    readonly refunded: Decimal;
    /** Amount below the price that still counts as paid, in the currency of the price. */
    readonly tolerance: Decimal;
    readonly confirmations: PaymentConfirmations | null;
    readonly transfers: readonly Transfer[];
    readonly customer: PaymentCustomer | null;
    /** In the order in which the checkout asked. */
    readonly answers: readonly PaymentAnswer[];
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
/**
 * Kinds of fields that a checkout asks for. The value of a checkbox is `true`.
 * @example
 * answerTypes.includes('select'); // true
 */
declare const answerTypes: readonly ['text', 'email', 'select', 'checkbox'];
type AnswerType = (typeof answerTypes)[number];
/** Answer of a payer to a field of the checkout, which had this label and type when it was answered. */
interface PaymentAnswer {
    readonly name: string;
    readonly label: string;
    readonly type: AnswerType;
    readonly value: string;
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

/** A path with the one parameter `businessId`. */
interface BusinessPath {
    readonly businessId: number;
}
/** A path with the business and one of its things. */
interface BusinessItemPath extends BusinessPath {
    readonly id: string;
}

/** One line of a sum. */
interface PaymentLine {
    readonly label: string;
    readonly quantity: number;
    /** In the currency of the sum. */
    readonly unitPrice: Decimal;
}
/**
 * States of a payment link. `EXPIRED` is after its due date, `USED_UP` while as many payments are open
 * or paid as it may have.
 * @example
 * const payable = paymentLinkStates.filter((state) => state === 'ACTIVE');
 */
declare const paymentLinkStates: readonly ['ACTIVE', 'PAUSED', 'EXPIRED', 'USED_UP', 'ARCHIVED'];
type PaymentLinkState = (typeof paymentLinkStates)[number];
/** Page that creates a payment for each payer. */
interface PaymentLink {
    readonly id: string;
    readonly object: 'payment_link';
    readonly url: string;
    readonly slug: string;
    readonly livemode: boolean;
    readonly state: PaymentLinkState;
    readonly title: string;
    readonly description: string | null;
    readonly currency: string;
    /** Null where the payer types the amount. */
    readonly price: Decimal | null;
    readonly minPrice: Decimal | null;
    readonly maxPrice: Decimal | null;
    readonly lines: readonly PaymentLine[];
    readonly assets: readonly string[] | null;
    readonly metadata: Readonly<Record<string, string>>;
    readonly redirectUrl: string | null;
    readonly dueAt: Date | null;
    readonly maxUses: number | null;
    /** Payments that are open or paid. */
    readonly uses: number;
    /** Payments among them that are confirmed. */
    readonly paid: number;
    /** Value of what came for the confirmed ones, at the rates of their quotes. */
    readonly received: Decimal;
    /** Value of what went back of it. */
    readonly refunded: Decimal;
    readonly createdAt: Date;
    readonly updatedAt: Date;
}
/** A new link: with a price, with lines that add up to it, or with neither for any amount. */
interface CreatePaymentLink {
    readonly title: string;
    readonly currency: string;
    /** Mode of its payments; that of the server unless given. */
    readonly livemode?: boolean;
    readonly description?: string | null;
    readonly price?: Decimal | null;
    readonly minPrice?: Decimal | null;
    readonly maxPrice?: Decimal | null;
    readonly lines?: readonly PaymentLine[];
    readonly assets?: readonly string[];
    readonly metadata?: Readonly<Record<string, string>>;
    readonly redirectUrl?: string | null;
    readonly dueAt?: Date | null;
    readonly maxUses?: number | null;
}
/** Fields to change; what is left out stays. */
interface UpdatePaymentLink {
    readonly title?: string;
    readonly description?: string | null;
    readonly redirectUrl?: string | null;
    readonly dueAt?: Date | null;
    readonly maxUses?: number | null;
    readonly isActive?: boolean;
    readonly isArchived?: boolean;
}
interface ListPaymentLinks extends PageQuery {
    readonly livemode?: boolean;
    /** True for archived ones alone; the others unless given. */
    readonly isArchived?: boolean;
    /** Part of the title, in any case. */
    readonly search?: string;
}
declare const listPaymentLinks: Endpoint<BusinessPath, ListPaymentLinks, unknown, DataPage<PaymentLink>>;
declare const createPaymentLink: Endpoint<BusinessPath, unknown, CreatePaymentLink, Data<PaymentLink>>;
declare const getPaymentLink: Endpoint<BusinessItemPath, unknown, unknown, Data<PaymentLink>>;
declare const updatePaymentLink: Endpoint<BusinessItemPath, unknown, UpdatePaymentLink, Data<PaymentLink>>;

/**
 * Reasons why an asset cannot be chosen at the moment.
 * @example
 * assetReasons.includes('NO_RATE'); // true
 */
declare const assetReasons: readonly ['NO_RATE', 'OUT_OF_RANGE', 'NETWORK_DELAYED', 'BUSINESS_CLOSED'];
type AssetReason = (typeof assetReasons)[number];
/** One way to pay that the payer can choose. */
interface CheckoutAsset {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** About how much, in main units; null without a price. */
    readonly estimate: Decimal | null;
    /** Usual network fee of the payer, in the currency of the price; null where it is unknown. */
    readonly feeHint: Price | null;
    /** Usual minutes until a transfer has the confirmations that it needs. */
    readonly minutesHint: number;
    /** Minutes for which its amount holds once it is chosen. */
    readonly windowMinutes: number;
    /** True where payments share an address and the amount tells them apart, so that exactly it must arrive. */
    readonly isExact?: boolean;
    readonly enabled: boolean;
    /** Why it cannot be chosen now. */
    readonly reason: AssetReason | null;
}
interface CheckoutField {
    readonly name: string;
    readonly label: string;
    readonly type: AnswerType;
    readonly required: boolean;
    readonly options: readonly string[];
}
/** One transfer that arrived for a payment, as its payer sees it. */
interface CheckoutTransfer {
    /** Null where a contract paid without a transaction of its own. */
    readonly hash: string | null;
    /** Symbol of what came, which may be another asset than the selected one. */
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** In main units of `asset`. */
    readonly amount: Decimal;
    readonly confirmations: number;
    readonly firstSeenAt: Date;
    /** False where it does not pay: another asset, replaced, dropped. */
    readonly counted: boolean;
    /** How its transaction ended without paying; null where it did not. */
    readonly endedAs: 'FAILED' | 'REPLACED' | 'DROPPED' | null;
}
/** Transaction that came to the business, which the payer named and which names no payment itself. */
interface UnmatchedTransaction {
    readonly network: AccountNetworkCode;
    /** Hash in the form that its network writes. */
    readonly hash: string;
    /** True where it came to the address of the payment on a network that the payment does not ask for. */
    readonly onOtherNetwork: boolean;
}
/** One refund of a payment that is in a block, as its payer sees it. */
interface CheckoutRefund {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** In main units of `asset`, before a network fee that the payer bears. */
    readonly amount: Decimal;
    /** Amount that its transaction pays, which is what a wallet shows. */
    readonly sent: Decimal;
    /** Address that it went to, which payer or business gave for it. */
    readonly address: string;
    readonly hash: string;
}
/** One refund of a payment that is in no block yet, as its payer sees it. */
interface PendingRefund {
    /** In the words of the page of the refund, which asks for the address. */
    readonly status: 'WAITING_FOR_ADDRESS' | 'WAITING_FOR_MERCHANT' | 'SENT';
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** In main units of `asset`, before a network fee that the payer bears. */
    readonly amount: Decimal;
    /** Masked address to which the link that asks for the address was mailed last, and when; null where it was not. */
    readonly emailed?: {
        readonly to: string;
        readonly at: Date;
    } | null;
}
/**
 * Calls that the payer may make now. `REFRESH` is a new price in the same asset, by the call that
 * selects a method.
 * @example
 * checkoutActions.includes('CANCEL'); // true
 */
declare const checkoutActions: readonly ['SELECT', 'REFRESH', 'CANCEL', 'SET_CUSTOMER', 'SEND_RECEIPT'];
type CheckoutAction = (typeof checkoutActions)[number];
/** Business as its payers see it. */
interface CheckoutMerchant {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly website: string | null;
    readonly supportEmail: string | null;
    readonly termsUrl: string | null;
    readonly privacyUrl: string | null;
    readonly refundUrl: string | null;
}
/** Data of the payer that the business asks for. */
interface CheckoutCollection {
    readonly email: 'NO' | 'OPTIONAL' | 'REQUIRED';
    readonly name: boolean;
    readonly fields: readonly CheckoutField[];
}
/**
 * Parties that can cancel a payment: its payer on the checkout page, or the business in its dashboard or by its API.
 * @example
 * cancellers.includes('PAYER'); // true
 */
declare const cancellers: readonly ['PAYER', 'BUSINESS'];
type Canceller = (typeof cancellers)[number];
/**
 * Things by which a payer came to a payment: an order at the shop, a payment link, or an invoice.
 * @example
 * paymentOrigins; // ['ORDER', 'LINK', 'INVOICE']
 */
declare const paymentOrigins: readonly ['ORDER', 'LINK', 'INVOICE'];
type PaymentOrigin = (typeof paymentOrigins)[number];
/**
 * Public view of a payment for its checkout page, without fields that belong to the merchant alone.
 */
interface Checkout {
    readonly id: string;
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
    readonly refundState: RefundState;
    readonly displayStatus: DisplayStatus;
    /** Party that cancelled the payment; null of any other payment. */
    readonly cancelledBy?: Canceller | null;
    readonly flags: readonly PaymentFlag[];
    readonly merchant: CheckoutMerchant;
    readonly orderId: string | null;
    readonly description: string | null;
    /** Number of the invoice that it pays, such as `INV-1`; null of any other payment. */
    readonly invoiceNumber?: string | null;
    readonly origin?: PaymentOrigin;
    /** True where the payer chose the amount, as of a donation. */
    readonly isOpenAmount?: boolean;
    /** Lines of the payment link by which it was created; they add up to the price. */
    readonly lines: readonly PaymentLine[];
    readonly price: Price;
    /** Value of everything that came, in the currency of the price. */
    readonly credited: Decimal;
    /** Part of the price that the business marked as paid; null of any other payment. */
    readonly paidElsewhere: Decimal | null;
    /** Assets to choose from, in the order of the business; empty while none can be chosen. */
    readonly assets: readonly CheckoutAsset[];
    readonly defaultAsset: string | null;
    /** Asset in which `due`, `seen`, `remaining`, `overBy` and `refunded` are; null before one is chosen. */
    readonly selected: SelectMethod | null;
    /** Null before a choice, and where nothing more is to be paid to it. */
    readonly method: PaymentMethod | null;
    readonly due: Decimal | null;
    readonly seen: Decimal;
    readonly remaining: Decimal | null;
    /** True where the network relays no amount of its coin as small as `remaining`, or its usual fee is above it. */
    readonly isRestTooSmall: boolean;
    /** True where the time to pay had ended, and the business opened the payment again for the rest alone. */
    readonly isRestAsked?: boolean;
    readonly overBy: Decimal;
    /** Sum of the confirmed refunds. */
    readonly refunded: Decimal;
    /** Confirmed refunds, the oldest first. */
    readonly refunds: readonly CheckoutRefund[];
    /** Refund that is in no block yet, first of all one that waits for its payer; null where nothing is to go back. */
    readonly pendingRefund: PendingRefund | null;
    readonly confirmations: PaymentConfirmations | null;
    readonly transfers: readonly CheckoutTransfer[];
    /** Transactions that the payer named and the business has yet to match with a payment, the oldest first. */
    readonly unmatched: readonly UnmatchedTransaction[];
    readonly actions: readonly CheckoutAction[];
    readonly expiresAt: Date | null;
    /** By which the page corrects its own clock. */
    readonly serverTime: Date;
    readonly redirectUrl: string | null;
    readonly cancelUrl: string | null;
    /** Null stays on the page. */
    readonly redirectAfterSeconds: number | null;
    readonly language: string | null;
    /** Language of emails to the payer: the one that the page was last read in, else that of the payment or the business. */
    readonly emailLanguage: string;
    /** Masked. */
    readonly email: string | null;
    /** Null until the payment is confirmed. */
    readonly receiptNumber: string | null;
    /** True where the payer is sent the receipt without asking for it. */
    readonly sendsReceipt: boolean;
    readonly collect: CheckoutCollection;
    /**
     * True until the payer has said what the business requires. Nothing can be chosen before, and `method` is
     * null.
     */
    readonly detailsMissing: boolean;
    readonly successText: string | null;
    readonly expiredText: string | null;
    readonly showsFiat: boolean;
    /** Null follows the payer's system. */
    readonly appearance: 'light' | 'dark' | null;
    /** Colour variables of the merchant. */
    readonly theme: Readonly<Record<string, string>>;
    /** Test payment: no real money moves. */
    readonly sandbox: boolean;
    /**
     * Test payment of a live server, which is paid by `simulate` alone: no page may ask a payer for coins, because
     * nothing watches its address.
     */
    readonly simulated: boolean;
    /** Rises with every event; of two states the higher one is newer. */
    readonly sequence: number;
}
interface SelectMethod {
    readonly asset: string;
    readonly network: AccountNetworkCode;
}

/**
 * Confirmations that a payment waits for: those after which its network counts as safe, as final, or a
 * number of one's own. `INSTANT` waits for none up to a small amount and claims no safety.
 */
type ConfirmationPolicy = 'INSTANT' | 'STANDARD' | 'STRICT' | number;
/** Customer of a new payment: an existing one by id, or an email to create one. */
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
    /**
     * Assets accepted for this payment, such as `BTC` or `USDT@TRX`; all that the business accepts
     * unless given.
     */
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

/** Sent back unchanged with a change; 409 `STALE_VERSION` when another change came first. */
interface Versioned {
    readonly version: number;
}
interface GeneralSettings extends Versioned {
    readonly name: string;
    readonly website: string | null;
    readonly supportEmail: string | null;
    readonly supportPhone: string | null;
    readonly timezone: string;
    readonly defaultCurrency: string;
    readonly statementText: string | null;
}
interface LegalSettings extends Versioned {
    readonly legalName: string | null;
    readonly companyType: string | null;
    readonly registrationNumber: string | null;
    readonly vatId: string | null;
    readonly address: string | null;
    readonly termsUrl: string | null;
    readonly privacyUrl: string | null;
    readonly imprintUrl: string | null;
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
    /** True to email receipts to payers who gave an address. */
    readonly sendsReceipts: boolean;
    readonly receiptFooter: string | null;
    readonly successText: string | null;
    readonly expiredText: string | null;
}
/** Rules of payments; each asset may have its own instead. */
interface PaymentsSettings extends Versioned {
    readonly confirmationPolicy: ConfirmationPolicy;
    /** Basis points below the due amount that still count as paid, 0 to 1,000. */
    readonly toleranceBps: number;
    /** Minutes for which a quote keeps its rate; null for 15, and 60 for stablecoins. */
    readonly windowMinutes: number | null;
    /** Minutes for which a payer may choose an asset. */
    readonly selectionMinutes: number;
    /** Basis points on top of the price, below zero for a discount: -1,000 to 1,000. */
    readonly adjustBps: number;
    /** In the default currency of the business. */
    readonly minPrice: Decimal | null;
    readonly maxPrice: Decimal | null;
    readonly latePolicy: 'MANUAL' | 'ACCEPT_LATE_IF_ENOUGH';
    readonly overpaidPolicy: 'KEEP_AND_FLAG' | 'OFFER_REFUND';
    /** True where a payer may ask for a new price after the window has ended. */
    readonly allowsRefresh: boolean;
    readonly receiptPrefix: string;
}
/** Look of the payment button that the builder writes. */
interface IntegrationsSettings extends Versioned {
    /** Null for the text of the checkout. */
    readonly buttonLabel: string | null;
    /** Null follows the system of the visitor. */
    readonly buttonTheme: 'light' | 'dark' | null;
}
/** Calls of one tab of the settings. */
interface TabCalls<T> {
    readonly get: Endpoint<BusinessPath, unknown, unknown, Data<T>>;
    readonly put: Endpoint<BusinessPath, unknown, T, Data<T>>;
    /** Schema of the settings, in answers and in requests. */
    readonly settings: () => Schema<T>;
}
declare const generalSettings: TabCalls<GeneralSettings>;
declare const legalSettings: TabCalls<LegalSettings>;
declare const checkoutSettings: TabCalls<CheckoutSettings>;
declare const paymentsSettings: TabCalls<PaymentsSettings>;
declare const integrationsSettings: TabCalls<IntegrationsSettings>;

/**
 * Ways in which a payment gets an address: one of its own for ever, one of its own until it ends, or
 * the address of the account, told apart by a mark.
 * @example
 * const options = addressModes.map((mode) => <option key={mode}>{mode}</option>);
 */
declare const addressModes: readonly ['FRESH', 'POOL', 'SHARED'];
type AddressMode = (typeof addressModes)[number];
/** Asset that a business accepts; null follows the payments settings of the business. */
interface AcceptedAsset {
    /** `BTC`, `USDT@TRX`. */
    readonly asset: string;
    readonly isEnabled: boolean;
    readonly addressMode: AddressMode;
    readonly confirmationPolicy: ConfirmationPolicy | null;
    /** Basis points below the due amount that still count as paid, 0 to 1,000. */
    readonly toleranceBps: number | null;
    readonly windowMinutes: number | null;
    /** Basis points on top of the price, below zero for a discount: -1,000 to 1,000. */
    readonly adjustBps: number | null;
    /** In the default currency of the business. */
    readonly minPrice: Decimal | null;
    readonly maxPrice: Decimal | null;
}
interface CryptocurrencySettings extends Versioned {
    readonly assets: readonly AcceptedAsset[];
}
declare const cryptocurrencySettings: TabCalls<CryptocurrencySettings>;

/**
 * Events that a business can be emailed about.
 * @example
 * businessNotificationEvents.includes('payment.attention'); // true
 */
declare const businessNotificationEvents: readonly ['payment.completed', 'payment.attention', 'refund.signature_needed', 'refund.confirmed', 'settlement.signature_needed', 'payout.signature_needed', 'webhook.failing', 'webhook.disabled'];
type BusinessNotificationEvent = (typeof businessNotificationEvents)[number];
interface NotificationRule {
    readonly event: BusinessNotificationEvent;
    readonly byEmail: boolean;
    readonly inApp: boolean;
}
interface NotificationsSettings extends Versioned {
    /** Addresses that get the emails; the owners where there are none. */
    readonly recipients: readonly string[];
    /** Choices by event; an event without one is not emailed. */
    readonly rules: readonly NotificationRule[];
    readonly digest: 'NONE' | 'DAILY' | 'WEEKLY';
    /** True to notify when native funds for token sweeps run low. */
    readonly warnsOfLowGas: boolean;
    /** Report on the last month, which is made on the first day of each month and told by email. */
    readonly monthlyReport: 'NONE' | 'PAYMENTS' | 'TAX';
}
interface SecuritySettings extends Versioned {
    /** True to admit only members who sign in with a two-factor code. */
    readonly requires2fa: boolean;
    /** Hours after a sign-in for which it admits to the business; null for no limit. */
    readonly sessionHours: number | null;
}
/**
 * Versions of the merchant API, the oldest first.
 * @example
 * apiVersions.at(-1); // '2026-11-01'
 */
declare const apiVersions: readonly ['2026-11-01'];
type ApiVersion = (typeof apiVersions)[number];
interface DeveloperSettings extends Versioned {
    readonly allowedOrigins: readonly string[];
    readonly allowedRedirectHosts: readonly string[];
    readonly apiVersion: ApiVersion;
}
interface BillingSettings extends Versioned {
    readonly billingEmail: string | null;
    readonly billingAddress: string | null;
}
/** Appearance of an embedded wallet of this business. */
interface CryptocurrencyEmbedSettings extends Versioned {
    readonly colors: Readonly<Record<string, string>>;
    readonly disableCreateAccountButton: boolean;
}
declare const notificationsSettings: TabCalls<NotificationsSettings>;
declare const securitySettings: TabCalls<SecuritySettings>;
declare const developerSettings: TabCalls<DeveloperSettings>;
declare const billingSettings: TabCalls<BillingSettings>;
declare const cryptocurrencyEmbedSettings: TabCalls<CryptocurrencyEmbedSettings>;

/**
 * Steps of onboarding, in order.
 * @example
 * const step = onboardingSteps.indexOf('wallet') + 1;
 * `${step} of ${onboardingSteps.length}`; // '2 of 6'
 */
declare const onboardingSteps: readonly ['business', 'wallet', 'assets', 'checkout', 'firstPayment', 'done'];
type OnboardingStep = (typeof onboardingSteps)[number];
/**
 * States of a business. It is active once it has a settlement wallet and an asset; an operator may
 * suspend it, and an archived one only shows its records.
 * @example
 * businessStatuses[3]; // 'ARCHIVED'
 */
declare const businessStatuses: readonly ['ONBOARDING', 'ACTIVE', 'SUSPENDED', 'ARCHIVED'];
type BusinessStatus = (typeof businessStatuses)[number];
/**
 * Bands of the payments that a business expects in a month, in its currency.
 * @example
 * const options = volumeBands.map((band) => <option key={band}>{band}</option>);
 */
declare const volumeBands: readonly ['UNDER_1K', 'UNDER_10K', 'UNDER_100K', 'ABOVE_100K'];
type VolumeBand = (typeof volumeBands)[number];
interface Business {
    readonly id: number;
    readonly name: string;
    readonly status: BusinessStatus;
    /** Role of the signed-in member. */
    readonly role: BusinessRole;
    /** Address of the logo, relative to the service; null without a logo. */
    readonly logoUrl: string | null;
    readonly onboardingStep: OnboardingStep;
}
interface BusinessDetail extends Business {
    readonly website: string | null;
    /** ISO 3166-1 alpha-2. */
    readonly country: string | null;
    readonly industry: string | null;
    readonly supportEmail: string | null;
    readonly monthlyVolume: VolumeBand | null;
    readonly defaultCurrency: string;
    /** IANA name. */
    readonly timezone: string;
    /** Member who owns the settlement wallet and alone signs; null until one is chosen. */
    readonly settlementMemberId: string | null;
    readonly createdAt: Date;
    readonly archivedAt: Date | null;
}
interface CreateBusiness {
    readonly name: string;
}
/** Change of a business; absent fields are kept, null clears. */
interface UpdateBusiness {
    readonly name?: string;
    readonly website?: string | null;
    readonly country?: string | null;
    readonly industry?: string | null;
    readonly supportEmail?: string | null;
    readonly monthlyVolume?: VolumeBand | null;
    readonly defaultCurrency?: string;
    readonly timezone?: string;
    readonly onboardingStep?: OnboardingStep;
}
declare const listBusinesses: Endpoint<unknown, unknown, unknown, Data<readonly Business[]>>;
declare const createBusiness: Endpoint<unknown, unknown, CreateBusiness, Data<Business>>;
declare const getBusiness: Endpoint<BusinessPath, unknown, unknown, Data<BusinessDetail>>;
declare const updateBusiness: Endpoint<BusinessPath, unknown, UpdateBusiness, Data<BusinessDetail>>;
declare const archiveBusiness: Endpoint<BusinessPath, unknown, unknown, null>;

/** Sums of the commissions of a business, in dollars. */
interface CommissionSums {
    /** Earned less than 30 days ago. */
    readonly pending: Decimal;
    /** Ready for a payout. */
    readonly payable: Decimal;
    /** In a payout that the operator has not paid yet. */
    readonly requested: Decimal;
    readonly paid: Decimal;
}
interface Affiliate {
    readonly code: string;
    readonly isCodeEditable: boolean;
    /** Sign-up page with the code. */
    readonly link: string;
    /** Share of the fees of referred businesses in per cent; zero where the operator pays none. */
    readonly sharePercent: Decimal;
    /** Months after a referred business joined in which its invoices earn. */
    readonly shareMonths: number;
    readonly currency: string;
    readonly sums: CommissionSums;
    /** Lowest sum of a payout. */
    readonly minimum: Decimal;
}
interface SetAffiliate {
    readonly code: string;
}
/**
 * States of a referred business. An `ACTIVE` one has completed a payment; a `CLOSED` one is archived.
 * @example
 * const open = referralStatuses.filter((status) => status !== 'CLOSED');
 */
declare const referralStatuses: readonly ['JOINED', 'ACTIVE', 'CLOSED'];
type ReferralStatus = (typeof referralStatuses)[number];
interface Referral {
    /** Not the whole name: it belongs to another business. */
    readonly maskedName: string;
    readonly joinedAt: Date;
    /** Completed payments of the last 30 days, in dollars. */
    readonly volumeBand: VolumeBand;
    readonly status: ReferralStatus;
}
/**
 * States of a commission. `REQUESTED` is in a payout that is not paid yet; `VOID` is one whose fee was
 * returned.
 * @example
 * const open = commissionStatuses.filter((status) => status !== 'PAID' && status !== 'VOID');
 */
declare const commissionStatuses: readonly ['PENDING', 'PAYABLE', 'REQUESTED', 'PAID', 'VOID'];
type CommissionStatus = (typeof commissionStatuses)[number];
interface Commission {
    readonly id: string;
    readonly amount: Decimal;
    readonly currency: string;
    readonly status: CommissionStatus;
    /** When the referred business paid its fee. */
    readonly earnedAt: Date;
    readonly payableAt: Date;
    readonly paidAt: Date | null;
}
/**
 * States of a payout of commissions. A `VOID` one has its link archived unpaid; its commissions can be requested again.
 * @example
 * const open = affiliatePayoutStatuses.filter((status) => status === 'OPEN');
 */
declare const affiliatePayoutStatuses: readonly ['OPEN', 'PAID', 'VOID'];
type AffiliatePayoutStatus = (typeof affiliatePayoutStatuses)[number];
/** Commissions that the operator is asked to pay, by a payment link of the affiliate. */
interface AffiliatePayout {
    readonly id: string;
    readonly object: 'affiliate_payout';
    readonly amount: Decimal;
    readonly currency: string;
    readonly status: AffiliatePayoutStatus;
    /** Payment link. */
    readonly url: string;
    readonly createdAt: Date;
    readonly paidAt: Date | null;
}
declare const getAffiliate: Endpoint<BusinessPath, unknown, unknown, Data<Affiliate>>;
declare const setAffiliate: Endpoint<BusinessPath, unknown, SetAffiliate, Data<Affiliate>>;
declare const listReferrals: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Referral>>;
declare const listCommissions: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Commission>>;
declare const listAffiliatePayouts: Endpoint<BusinessPath, PageQuery, unknown, DataPage<AffiliatePayout>>;
declare const requestAffiliatePayout: Endpoint<BusinessPath, unknown, unknown, Data<AffiliatePayout>>;

/** `SECRET` for servers, `PUBLISHABLE` for pages. */
type ApiKeyKind = 'SECRET' | 'PUBLISHABLE';
/** Facts that the text of an API key tells by itself. */
interface ApiKeyFacts {
    readonly kind: ApiKeyKind;
    readonly livemode: boolean;
}
/**
 * Reads an API key without asking a server: null for text that is none, such as a mistyped key, whose last
 * six characters are no checksum of the others.
 * @example
 * parseApiKey('bf_test_sk_mistyped'); // null
 */
declare function parseApiKey(text: string): ApiKeyFacts | null;
/**
 * Writes 32 random bytes as an API key, which ends with a checksum.
 * @example
 * const bytes = crypto.getRandomValues(new Uint8Array(32));
 * const key = formatApiKey(bytes, { kind: 'SECRET', livemode: false });
 */
declare function formatApiKey(random: Uint8Array, { kind, livemode }: ApiKeyFacts): string;

/**
 * Proof of identity that sensitive calls ask for, unless the session was stepped up within 15
 * minutes. Without it they answer 403 STEP_UP_REQUIRED, whose `fields` name the missing ones.
 */
interface StepUpProof {
    /** The sign-in password; absent or null for a user who has none. */
    readonly password?: string | null;
    /** A two-factor code or a recovery code, for a user with two-factor on. */
    readonly code?: string | null;
}
/** Steps the session up for 15 minutes, for calls whose requests have no fields for the proof. */
declare const stepUp: Endpoint<unknown, unknown, StepUpProof, null>;

interface ApiKey {
    readonly id: string;
    readonly name: string;
    readonly kind: ApiKeyKind;
    readonly livemode: boolean;
    /** Key with its middle left out, by which people know it: `bf_test_sk_4fGh...x7Qa`. */
    readonly masked: string;
    /** Empty for a publishable key. */
    readonly scopes: readonly ApiKeyScope[];
    /** Addresses and networks (CIDR) that may use a secret key; all where there are none. */
    readonly allowedIps: readonly string[];
    /** Origins of the pages that may use a publishable key. */
    readonly allowedOrigins: readonly string[];
    /** Name or email of the member who created it. */
    readonly createdBy: string;
    readonly createdAt: Date;
    /** Exact to a minute. */
    readonly lastUsedAt: Date | null;
    readonly expiresAt: Date | null;
    /** Id of the key that took its place; it works until `expiresAt`. */
    readonly replacedBy: string | null;
}
/** API key with its secret, which only the answers to its creation and to a roll contain. */
interface ApiKeyWithSecret extends ApiKey {
    readonly secret: string;
}
interface CreateApiKey extends StepUpProof {
    readonly name: string;
    readonly kind: ApiKeyKind;
    readonly livemode: boolean;
    readonly scopes: readonly ApiKeyScope[];
    readonly allowedIps: readonly string[];
    readonly allowedOrigins: readonly string[];
    /** Null never expires. */
    readonly expiresAt: Date | null;
}
interface UpdateApiKey {
    readonly name?: string;
    readonly scopes?: readonly ApiKeyScope[];
    readonly allowedIps?: readonly string[];
    readonly allowedOrigins?: readonly string[];
}
/**
 * Hours for which a replaced secret still works alongside the new one.
 * @example
 * const longest = overlapHours.at(-1); // 72
 */
declare const overlapHours: readonly [0, 1, 24, 72];
type OverlapHours = (typeof overlapHours)[number];
interface RollApiKey extends StepUpProof {
    readonly overlapHours: OverlapHours;
    /** Expiry of the new key; that of the old one unless given. */
    readonly expiresAt?: Date | null;
}
declare const listApiKeys: Endpoint<BusinessPath, unknown, unknown, Data<readonly ApiKey[]>>;
declare const createApiKey: Endpoint<BusinessPath, unknown, CreateApiKey, Data<ApiKeyWithSecret>>;
declare const updateApiKey: Endpoint<BusinessItemPath, unknown, UpdateApiKey, Data<ApiKey>>;
declare const rollApiKey: Endpoint<BusinessItemPath, unknown, RollApiKey, Data<ApiKeyWithSecret>>;
declare const revokeApiKey: Endpoint<BusinessItemPath, unknown, unknown, null>;

/** Call that a key of the business made, kept for 30 days. */
interface ApiRequest {
    readonly id: string;
    readonly at: Date;
    readonly livemode: boolean;
    readonly keyId: string;
    readonly keyName: string;
    readonly method: string;
    /** Without its query. */
    readonly path: string;
    readonly status: number;
    readonly durationMs: number;
    readonly idempotencyKey: string | null;
    readonly ip: string | null;
    /** Body of at most 8 kB, its secrets hidden; null where there was none. */
    readonly request: string | null;
    readonly response: string | null;
}
/**
 * Outcomes by which the request log is filtered: 2xx, 4xx and 5xx.
 * @example
 * const options = requestOutcomes.map((outcome) => <option key={outcome}>{outcome}</option>);
 */
declare const requestOutcomes: readonly ['SUCCEEDED', 'REFUSED', 'FAILED'];
type RequestOutcome = (typeof requestOutcomes)[number];
interface ListApiRequests extends PageQuery {
    readonly livemode?: boolean;
    readonly keyId?: string;
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly outcome?: RequestOutcome;
    /** Part of a path, such as `/payments`. */
    readonly path?: string;
    readonly from?: Date;
    /** Exclusive; a plain date includes all of that day. */
    readonly to?: Date;
}
declare const listApiRequests: Endpoint<BusinessPath, ListApiRequests, unknown, DataPage<ApiRequest>>;

/** Field that a change set; null where it had, or has, no value. */
interface AuditChange {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
}
interface AuditEntry {
    readonly id: string;
    readonly at: Date;
    readonly actorKind: 'user' | 'key' | 'system';
    /** Id of the user or of the API key; null for the system. */
    readonly actorId: string | null;
    /** Name of the actor at that time. */
    readonly actor: string;
    /** Such as `member.role-changed`. */
    readonly action: string;
    /** Name of the changed thing; null where it is the business itself. */
    readonly target: string | null;
    readonly changes: readonly AuditChange[];
    readonly ip: string | null;
}
interface AuditFilters {
    /** An action such as `member.removed`, or its beginning such as `member`. */
    readonly action?: string;
    readonly actorId?: string;
    readonly from?: Date;
    /** Excluded; a plain date includes that day. */
    readonly to?: Date;
}
interface ListAudit extends AuditFilters, PageQuery {
}
declare const listAudit: Endpoint<BusinessPath, ListAudit, unknown, DataPage<AuditEntry>>;
declare const exportAudit: Endpoint<BusinessPath, AuditFilters, unknown, File>;

/** Funds of a business in one asset, in main units. The first three add up to `total`. */
interface BusinessBalance {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Spendable in the settlement accounts. */
    readonly available: Decimal;
    /** Incoming, until it has its confirmations. */
    readonly incoming: Decimal;
    /** At payment addresses, to be collected. */
    readonly collectable: Decimal;
    readonly total: Decimal;
    /** Part of `total` that open transfers without a payment brought; at most `total`. */
    readonly unmatched: Decimal;
    /** Value of `total` in the currency of the business, rounded down; null without a price. */
    readonly value: Price | null;
}
/** Funds of a business. */
interface BusinessBalances {
    /** Sum of the values of the assets; null where one of them has none, because the sum would be too low. */
    readonly value: Price | null;
    /** Assets of which the business has something, in the order of their names. */
    readonly assets: readonly BusinessBalance[];
}
/** Funds in the settlement accounts and at payment addresses, by asset, with their values. */
declare const getBusinessBalances: Endpoint<BusinessPath, unknown, unknown, Data<BusinessBalances>>;

interface CheckoutPath {
    readonly id: string;
}
declare const getCheckout: Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>>;
declare const selectCheckoutMethod: Endpoint<CheckoutPath, unknown, SelectMethod, Data<Checkout>>;
interface CheckoutCustomer {
    readonly email: string | null;
    readonly name: string | null;
    readonly fields: Readonly<Record<string, string>>;
    /** IANA name of the payer's time zone, for times in emails; one that is unknown is left out of account. */
    readonly timeZone?: string;
}
declare const setCheckoutCustomer: Endpoint<CheckoutPath, unknown, CheckoutCustomer, Data<Checkout>>;
interface CheckoutLanguage {
    /** Language tag, such as `de`. */
    readonly language: string;
    /** IANA name of the payer's time zone, for times in emails; one that is unknown is left out of account. */
    readonly timeZone?: string;
}
/** Language in which the payer reads the page. */
declare const setCheckoutLanguage: Endpoint<CheckoutPath, unknown, CheckoutLanguage, Data<Checkout>>;
declare const cancelCheckout: Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>>;
interface ClaimHash {
    readonly hash: string;
}
/**
 * States of a transaction that a payer names: a block has it, it waits for one, or no one has seen it.
 * @example
 * claimStates; // ['MINED', 'SEEN', 'UNKNOWN']
 */
declare const claimStates: readonly ['MINED', 'SEEN', 'UNKNOWN'];
type ClaimState = (typeof claimStates)[number];
/** Result of looking for a transaction that a payer names. */
interface ClaimedHash {
    readonly state: ClaimState;
    readonly blockHeight: number | null;
    /** True where it pays this payment; a transaction of this network may still pay somebody else. */
    readonly counted: boolean;
    /** True where it came to the business and names no payment: a member says for which one it is. */
    readonly unmatched: boolean;
    /** True where it is known to pay something else: it went to another address, or names another payment. */
    readonly paysOther: boolean;
    /**
     * Network on which it pays an address of this payment that asks for coins of another one, where the keys of the
     * business have the same address: a member has to take them out by hand. Null of any other transaction.
     */
    readonly otherNetwork: AccountNetworkCode | null;
}
declare const claimCheckoutHash: Endpoint<CheckoutPath, unknown, ClaimHash, Data<ClaimedHash>>;

/** One stretch of a list of the merchant API; `nextCursor` asks for the one after it. */
interface CursorPage<T> {
    readonly data: readonly T[];
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
}
interface CursorQuery {
    readonly cursor?: string;
    /** At most 100. */
    readonly limit?: number;
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
    /** Opened request that it pays; then all of the above is as the request states it. */
    readonly requestId?: string;
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
declare const createIntent: Endpoint<AccountPath, unknown, CreateIntent, TransactionIntent>;
interface IntentPath extends AccountPath {
    readonly intentId: string;
}
/** Stored intent with its order, for a page that shows it without the code that created it. */
interface StoredIntent {
    readonly intentId: string;
    /** Hex; computed from the stored row. */
    readonly digest: string;
    readonly recipient: string;
    readonly amount: Decimal;
    /** The asset by its symbol. */
    readonly asset: string;
    readonly network: Network;
    /** Most that is charged in all, in the native asset of the network. */
    readonly totalFee: Decimal;
    /** Order that the create call repeats. */
    readonly order: Omit<CreateIntent, 'requestId'>;
    readonly expiresAt: Date;
}
declare const getIntent: Endpoint<IntentPath, unknown, unknown, StoredIntent>;
interface IntentPlanQuery {
    /** Digest of the intent, hex. */
    readonly digest: string;
}
/** Transaction of an intent that lacks its signatures. */
interface IntentPlan {
    /** JSON that the keyring reads and signs. */
    readonly plan: string;
}
declare const getIntentPlan: Endpoint<IntentPath, IntentPlanQuery, unknown, IntentPlan>;

/**
 * Statuses of a refund, in the order of its life cycle. A failed refund can be signed again.
 * @example
 * refundStatuses.indexOf('BROADCAST') < refundStatuses.indexOf('CONFIRMED'); // true
 */
declare const refundStatuses: readonly ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST', 'CONFIRMED', 'FAILED', 'CANCELLED', 'EXPIRED'];
type RefundStatus = (typeof refundStatuses)[number];
/** Money on its way back to a customer; amounts are in main units of the asset. */
interface Refund {
    readonly id: string;
    readonly object: 'refund';
    /** Payment that it sends back; null of a refund of an unmatched transfer. */
    readonly paymentId: string | null;
    /** Unmatched transfer that it sends back; null of a refund of a payment. */
    readonly transferId: string | null;
    readonly livemode: boolean;
    readonly status: RefundStatus;
    /** Amount that goes back, after the fee that the business keeps. */
    readonly amount: Decimal;
    /** Part that the business keeps as its fee. */
    readonly kept: Decimal;
    /** Amount that was sent: without the network fee where the customer pays it. Null before it is signed. */
    readonly sent: Decimal | null;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly address: string | null;
    readonly memo: string | null;
    readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
    readonly reason: string | null;
    readonly hash: string | null;
    /** Page where the customer gives an address, while one is awaited. Events leave it out. */
    readonly claimUrl: string | null;
    /** End of the time in which the customer can give an address. */
    readonly claimExpiresAt: Date | null;
    readonly createdAt: Date;
    readonly broadcastAt: Date | null;
    readonly confirmedAt: Date | null;
    readonly sequence: number;
}
/**
 * Amount of a refund: all that was received in the asset, the price at today's rate, the excess, or a
 * custom amount in the asset or in a currency.
 */
type RefundAmount = {
    readonly kind: 'RECEIVED' | 'PRICE' | 'OVERPAID';
} | {
    readonly kind: 'CUSTOM';
    readonly amount: Decimal;
    readonly currency: string;
};
interface CreateRefund {
    readonly amount: RefundAmount;
    /** Asset that goes back, such as `USDT@TRX`; needed where the payment received several. */
    readonly asset?: string;
    /** Kept by the business, in per cent of the amount. */
    readonly feePercent?: Decimal;
    readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
    readonly reason: string | null;
    /** Null asks the customer for one. */
    readonly address: string | null;
    /** Comment that the recipient needs, such as one of an exchange. */
    readonly memo?: string | null;
}
declare const listRefunds: Endpoint<BusinessItemPath, unknown, unknown, Data<readonly Refund[]>>;
declare const createRefund: Endpoint<BusinessItemPath, unknown, CreateRefund, Data<Refund>>;
interface RefundPath extends BusinessItemPath {
    readonly refundId: string;
}
/**
 * Reviewed send of a refund: the signature that names its id and digest pays exactly this. `amount` is without the network
 * fee where the customer pays it.
 */
interface RefundIntent extends TransactionIntent {
    /** Settlement wallet. */
    readonly walletId: string;
    /** Account of it that pays, by which the plan of the intent is loaded. */
    readonly accountId: string;
}
/** Reviews the send of a refund as its signature would make it now. Nothing is reserved. */
declare const createRefundIntent: Endpoint<RefundPath, unknown, unknown, Data<RefundIntent>>;
/** Secret of the settlement wallet: exactly one of the two, as when sending. */
interface SignSecret {
    readonly password: string | null;
    readonly seedPhrase: string | null;
    /** Code of the authenticator app, where the wallet asks for one to send. */
    readonly twoFactorCode?: string | null;
    /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
    readonly acceptFee?: boolean;
}
/** Signature of a refund: the secret, or the transaction that its owner has signed with the intent that it carries out. */
interface SignRefund extends SignSecret {
    /** Hex; then neither secret is given, and the call names the intent. */
    readonly rawTransaction?: string;
}
/** Signs a refund and sends it. A call that names an intent (`Billfold-Intent`) signs exactly that. */
declare const signRefund: Endpoint<RefundPath, unknown, SignRefund, Data<Refund>>;
/** Transaction by which a refund was sent from another wallet. */
interface RecordRefund {
    readonly hash: string;
}
/**
 * Records a refund of money that is in another wallet, which sent it. Its transaction is compared with the refund, and has
 * to be final.
 */
declare const recordRefund: Endpoint<RefundPath, unknown, RecordRefund, Data<Refund>>;
interface PrepareRefundPsbt {
    /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
    readonly acceptFee?: boolean;
    /**
     * True prepares it at today's fee where one was prepared before. It spends the coins of that one too, so that only one of
     * both can be mined.
     */
    readonly anew?: boolean;
}
/** Unsigned transaction of a refund, which the wallet that has the money signs. */
interface RefundPsbt {
    /** Version 0 (BIP-174), in base64. */
    readonly psbt: string;
    /** Hash that the transaction has once it is signed. */
    readonly hash: string;
    /** Amount that it sends: without the network fee where the customer pays it. */
    readonly sent: Decimal;
    readonly fee: Decimal;
    /** Rest of its coins, at the next change address of the key; null where nothing is left. */
    readonly change: {
        readonly address: string;
        readonly amount: Decimal;
    } | null;
    /** Fee that a transaction of this size would be prepared with now; null while the network does not tell its fees. */
    readonly feeNow: Decimal | null;
    /** True where the network asks so much more now that it would not be mined soon: prepare it anew. */
    readonly isFeeLow: boolean;
    /** Transaction that has spent its coins, which may have sent the refund; null while they are unspent. */
    readonly spentBy: string | null;
    readonly createdAt: Date;
}
/** Prepared transaction of a refund, with its signatures. */
interface SignedRefundPsbt {
    /** Base64. */
    readonly psbt: string;
}
/**
 * Loads the prepared transaction of a refund; null before one was prepared. PSBT_PREPARED where none was, and an earlier
 * refund of the same money has one that can still be mined: this one has to be prepared too, and never sent freely.
 */
declare const getRefundPsbt: Endpoint<RefundPath, unknown, unknown, Data<RefundPsbt | null>>;
/**
 * Prepares the transaction of a refund of money that is in another wallet. Asking again answers the same one while its
 * coins are unspent.
 */
declare const prepareRefundPsbt: Endpoint<RefundPath, unknown, PrepareRefundPsbt, Data<RefundPsbt>>;
/** Broadcasts the prepared transaction of a refund with the signatures of the wallet that has the money. */
declare const sendRefundPsbt: Endpoint<RefundPath, unknown, SignedRefundPsbt, Data<Refund>>;
declare const cancelRefund: Endpoint<RefundPath, unknown, unknown, Data<Refund>>;

/** Part of a transfer that its owner signs, with the unsigned transaction. */
interface PartIntent {
    readonly n: number;
    readonly intentId: string;
    /** Over everything that the review of the part approves, hex. */
    readonly digest: string;
    readonly recipient: string;
    readonly amount: Decimal;
    /** The most that it costs in all, in the native asset. */
    readonly fee: Decimal;
    /** Unsigned transaction as JSON, for the keyring. Some networks forget it after a minute. */
    readonly plan: string;
}
/** Reviewed parts of a transfer that are signed together. */
interface TransferIntents {
    /** Transfer that the signature names in the `Billfold-Intent` header, with `digest`. */
    readonly intentId: string;
    /** Over all of the parts, hex. */
    readonly digest: string;
    /** Settlement wallet. */
    readonly walletId: string;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** The most that the parts cost in all, in the native asset. */
    readonly fee: Decimal;
    /** Number of parts that wait for another signature. */
    readonly waiting: number;
    readonly expiresAt: Date;
}
/** Transaction that the owner of the settlement wallet has signed, with the review that it carries out. */
interface SignedTransaction {
    readonly intentId: string;
    /** Hex. */
    readonly rawTransaction: string;
}
/** Signed parts of a transfer, in the order of their review. */
interface SignParts extends Pick<SignSecret, 'twoFactorCode' | 'acceptFee'> {
    readonly transactions: readonly SignedTransaction[];
}

/** Address whose funds a plan collects. */
interface SweepPurse {
    readonly accountId: string;
    readonly address: string;
    /** Amount that leaves the address, without its fee. */
    readonly amount: Decimal;
    /** The most that its network fees may be, in the native asset. */
    readonly fee: Decimal;
    /** Native funds that are brought to it before; zero where it has enough. */
    readonly gasToBring: Decimal;
}
/** Numbers of addresses with funds that a plan leaves where they are. */
interface SweepLeftOut {
    /** Addresses whose funds are not worth the fee. */
    readonly tooSmall: number;
    /** Addresses of payments that are still open. */
    readonly open: number;
    /** Addresses that another sweep collects. */
    readonly moving: number;
    /** Addresses beyond the most of one sweep; the next one takes them. */
    readonly further: number;
}
/**
 * Ways of a sweep: each address sends its funds itself, after gas was brought to it, or one transaction moves those of all.
 * @example
 * sweepWays.includes('TOGETHER'); // true
 */
declare const sweepWays: readonly ['EACH', 'TOGETHER'];
type SweepWay = (typeof sweepWays)[number];
/** Contract that the first sweep of all addresses together deploys, once for a settlement account. */
interface SweepDeployment {
    readonly contract: string;
    /** The most that it costs, in the native asset; a part of the fee of the plan. */
    readonly fee: Decimal;
}
/** Plan of a sweep: gathers the funds of payment addresses into the settlement account. */
interface SweepPlan {
    readonly id: string;
    /** Way that is the cheaper one now; `TOGETHER` is for tokens on chains that take such transactions (EIP-7702). */
    readonly way: SweepWay;
    /** Null where the contract is there, and where each address sends its funds itself. */
    readonly deployment: SweepDeployment | null;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Amount that arrives, in main units of the asset. */
    readonly amount: Decimal;
    /** Value of `amount` in the currency of the business; null without a price. */
    readonly value: Price | null;
    /** Address of the settlement account. */
    readonly to: string;
    readonly addresses: number;
    /** The most that all network fees may be, in the native asset. */
    readonly fee: Decimal;
    /** Value of `fee` in the currency of the business; null without a price. */
    readonly feeValue: Price | null;
    /** Native funds that have to be brought to token addresses before; zero elsewhere. */
    readonly gasToBring: Decimal;
    /** Native funds of the settlement account, which bring the gas and pay for that. */
    readonly gasAvailable: Decimal;
    readonly leftOut: SweepLeftOut;
    readonly purses: readonly SweepPurse[];
    readonly expiresAt: Date;
}
interface PlanSweep {
    /** Asset to collect, such as `ETH` or `USDT@TRX`. */
    readonly asset: string;
}
interface CreateSweep extends SignSecret {
    readonly planId: string;
}
/**
 * Statuses of a sweep. A `PARTIAL` or `FAILED` one can be signed again for what is left.
 * @example
 * sweepStatuses.includes('PARTIAL'); // true
 */
declare const sweepStatuses: readonly ['SENDING', 'DONE', 'PARTIAL', 'FAILED'];
type SweepStatus = (typeof sweepStatuses)[number];
/** Funds of payment addresses on their way to the settlement account. */
interface Sweep {
    readonly id: string;
    readonly object: 'settlement';
    readonly livemode: boolean;
    readonly status: SweepStatus;
    readonly way: SweepWay;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Amount that was planned. */
    readonly amount: Decimal;
    /** Part of it that a block has. */
    readonly collected: Decimal;
    readonly to: string;
    /** The most that all network fees may be, in the native asset. */
    readonly fee: Decimal;
    /** Network fees of what was sent so far. */
    readonly feePaid: Decimal;
    readonly addresses: number;
    /** True where parts wait for another signature of the owner of the settlement wallet. */
    readonly needsSignature: boolean;
    readonly hashes: readonly string[];
    readonly createdAt: Date;
    readonly completedAt: Date | null;
    readonly sequence: number;
}
/** One transaction of a sweep; the moves of all addresses together have one hash. */
interface SweepPart {
    readonly n: number;
    /**
     * `DEPLOY` puts the contract of a sweep together on the chain, `GAS` brings the native funds for a fee, `MOVE` collects.
     */
    readonly step: 'DEPLOY' | 'GAS' | 'MOVE';
    readonly state: 'PLANNED' | 'SENT' | 'CONFIRMED' | 'FAILED';
    /** Account that pays. */
    readonly accountId: string;
    readonly to: string;
    readonly amount: Decimal;
    readonly asset: string;
    readonly attempt: number;
    readonly hash: string | null;
    /** Code of the error of the last attempt; `NOT_MOVED` where the transaction of many addresses left this one out. */
    readonly error: string | null;
}
/** Sweep as members list it. */
interface ListedSweep extends Sweep {
    /** Value of `amount` in the currency of the business when it was signed first, rounded down; null without a price of then. */
    readonly value: Price | null;
}
interface SweepWithParts extends ListedSweep {
    /** True once the settlement account can spend everything that was collected. */
    readonly isSpendable: boolean;
    readonly parts: readonly SweepPart[];
}
declare const planSweep: Endpoint<BusinessPath, unknown, PlanSweep, Data<SweepPlan>>;
/** Signs a plan; it is sent once however often it is signed. */
declare const createSweep: Endpoint<BusinessPath, unknown, CreateSweep, Data<SweepWithParts>>;
declare const listSweeps: Endpoint<BusinessPath, PageQuery, unknown, DataPage<ListedSweep>>;
declare const getSweep: Endpoint<BusinessItemPath, unknown, unknown, Data<SweepWithParts>>;
/** Signs what is left of a sweep: parts that failed, and those that no signature reached. */
declare const resumeSweep: Endpoint<BusinessItemPath, unknown, SignSecret, Data<SweepWithParts>>;
/** Place of an address in the settlement wallet. */
interface OwnAddress {
    readonly accountIndex: number;
    readonly addressIndex: number;
}
/** Part of a sweep that its owner signs: the gas for an address, or the move of its funds. */
interface SweepPartIntent extends PartIntent {
    readonly step: 'GAS' | 'MOVE';
    /** Account that pays. */
    readonly accountId: string;
    /** Address of that account. */
    readonly sender: string;
    /** Place of the sender: a signer derives its address from the seed, and signs nothing that another one pays. */
    readonly senderAt: OwnAddress;
    /** Symbol of the asset that it sends. */
    readonly asset: string;
    /** Place of the recipient: a signer derives its address from the seed, and signs nothing for another one. */
    readonly recipientAt: OwnAddress;
}
/** All that is left of a sweep: a server that signs sends it with one signature. */
interface SweepRest {
    /** Number of addresses. */
    readonly addresses: number;
    /** The most that it costs in all, in the native asset. */
    readonly fee: Decimal;
    /** Sent ahead for fees, in the native asset. */
    readonly gasToBring: Decimal;
}
declare const sweepSkips: readonly ['BLOCKED', 'EMPTY', 'GAS_MISSING', 'FEE_CHANGED', 'BUSY', 'CANNOT_SEND'];
/**
 * Reason to leave an address out of a review of a sweep: its account is blocked, it is empty, the settlement account cannot bring
 * its gas, it would cost more than its plan says, another transaction goes first, or it cannot send its planned amount: it has
 * less, or too few coins for its fee.
 */
type SweepSkip = (typeof sweepSkips)[number];
/** Address that a review of a sweep leaves out, although it has its turn. */
interface SkippedAddress {
    /** Account of the address. */
    readonly accountId: string;
    readonly reason: SweepSkip;
}
/** Reviewed parts of a sweep that are signed together. */
interface SweepIntents extends TransferIntents {
    /** In the order in which they are signed. */
    readonly parts: readonly SweepPartIntent[];
    /** Addresses that cannot be signed now, and are not waiting for a block. */
    readonly skipped: readonly SkippedAddress[];
    /** These parts, and those that wait for another signature. */
    readonly rest: SweepRest;
}
/**
 * Reviews the parts of a sweep by each address that can be signed now: gas, and the moves of addresses that have theirs. Nothing is
 * reserved.
 */
declare const createSweepIntents: Endpoint<BusinessItemPath, unknown, unknown, Data<SweepIntents>>;
/**
 * Sends the parts of a sweep that its owner has signed. All of them are stored before the first is sent, or none is. The call
 * names their review (`Billfold-Intent`).
 */
declare const signSweep: Endpoint<BusinessItemPath, unknown, SignParts, Data<SweepWithParts>>;

/**
 * Types of webhook events.
 * @example
 * const payments = webhookEventTypes.filter((type) => type.startsWith('payment.'));
 * payments.length; // 9
 */
declare const webhookEventTypes: readonly ['payment.created', 'payment.detected', 'payment.confirmed', 'payment.completed', 'payment.expired', 'payment.cancelled', 'payment.invalid', 'payment.attention', 'payment.refunded', 'refund.updated', 'settlement.completed', 'webhook.ping'];
type WebhookEventType = (typeof webhookEventTypes)[number];
/**
 * Reasons of a `payment.attention` event: what a person should look at.
 * @example
 * attentionReasons.includes('underpaid'); // true
 */
declare const attentionReasons: readonly ['underpaid', 'overpaid', 'late', 'wrong_asset', 'multiple', 'reorged', 'reopened', 'unmatched', 'other_network'];
type AttentionReason = (typeof attentionReasons)[number];
/** A value as it is written in JSON: times are ISO 8601 text. */
type Written<T> = T extends string | number | boolean | null ? T : T extends Date ? string : {
    readonly [K in keyof T]: Written<T[K]>;
};
/** Transfer to an address of the business that belongs to no payment. */
interface UnmatchedFunds {
    readonly id: string;
    readonly object: 'unmatched_transfer';
    readonly payment: null;
    readonly asset: string;
    readonly network: string;
    readonly amount: string;
    readonly address: string;
    readonly hash: string | null;
    readonly firstSeenAt: string;
}
/** Funds that were gathered into the settlement wallet. */
type Settlement = Written<Sweep>;
/** Payload of a test delivery to a webhook endpoint. */
interface Ping {
    readonly object: 'ping';
    readonly webhookId: string;
}
interface EventOf<Type extends WebhookEventType, T> {
    /** Event id, equal on every attempt: remember it to process each event once. */
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
        /** Changed fields with their previous values; absent where nothing was before. */
        readonly previous?: Partial<T>;
    };
}
interface AttentionEvent<T> extends EventOf<'payment.attention', T> {
    readonly data: EventOf<'payment.attention', T>['data'] & {
        readonly reasons: readonly AttentionReason[];
    };
}
type Named<Family extends string> = Extract<WebhookEventType, `${Family}.${string}`>;
/**
 * Body of a webhook, a union discriminated by `type`. A `payment.attention` is about a payment, or about
 * funds that belong to none: `data.object.object` tells which.
 */
type WebhookEvent = EventOf<Exclude<Named<'payment'>, 'payment.attention'>, Written<Payment>> | AttentionEvent<Written<Payment>> | AttentionEvent<UnmatchedFunds> | EventOf<Named<'refund'>, Written<Refund>> | EventOf<Named<'settlement'>, Settlement> | EventOf<Named<'webhook'>, Ping>;

/** An event as it was sent to webhooks, kept for 30 days, so that missed ones can be caught up. */
interface EventRecord {
    readonly id: string;
    readonly object: 'event';
    readonly type: WebhookEventType;
    readonly apiVersion: string;
    readonly createdAt: Date;
    readonly livemode: boolean;
    readonly sequence: number;
    /** Object that `type` names: a payment, a refund. */
    readonly data: Readonly<Record<string, unknown>>;
}
interface ListEvents extends CursorQuery {
    /** `nextCursor`, or the id of the last event that is known: none that became visible after it is missed. */
    readonly cursor?: string;
    readonly type?: WebhookEventType;
    readonly since?: string;
}
declare const listMerchantEvents: Endpoint<unknown, ListEvents, unknown, CursorPage<EventRecord>>;
declare const getMerchantEvent: Endpoint<{
    readonly id: string;
}, unknown, unknown, Data<EventRecord>>;

/**
 * Flags by which payments can be filtered, `overpaid`, which is a state, and `refundToSign`.
 * @example
 * paymentFlagFilters.includes('late'); // true
 */
declare const paymentFlagFilters: readonly ['overpaid', 'late', 'wrongAsset', 'multiple', 'reorged', 'manuallyMarked', 'refundToSign'];
type PaymentFlagFilter = (typeof paymentFlagFilters)[number];
/** Filters of the list. */
interface PaymentFilters {
    readonly status?: DisplayStatus;
    /**
     * Flag of the payment; `overpaid` for one of which nothing went back, `refundToSign` for one with a refund that has an
     * address and is not signed, or failed.
     */
    readonly flag?: PaymentFlagFilter;
    /**
     * True for payments that a person should look at and that are not marked as handled; false for the others. One that
     * is only overpaid is not among them while a refund of it is under way.
     */
    readonly needsAttention?: boolean;
    /** Symbol of the asset of the chosen method, and its network. */
    readonly asset?: string;
    readonly network?: string;
    /** Creation time. */
    readonly from?: Date;
    /** Exclusive; a plain date includes all of that day. */
    readonly to?: Date;
    readonly customerId?: string;
    /** Id of the payment link that created it. */
    readonly linkId?: string;
    /** The mode that the server has unless given. */
    readonly livemode?: boolean;
    /** Beginning or all of an id, order id, email, address or hash. */
    readonly search?: string;
}
interface ListPayments extends PageQuery, PaymentFilters {
}
/** Mark of a member that what needs attention about a payment is dealt with. */
interface HandledMark {
    /** Name of the member. */
    readonly by: string;
    readonly at: Date;
}
/** Payment as its merchant lists it. */
interface ListedPayment extends Payment {
    /** Null unless it is marked; money that comes later removes the mark. */
    readonly handled: HandledMark | null;
    /** True while a refund of it has not ended: it waits for its address, its signature or its block. */
    readonly isRefunding: boolean;
}
declare const listPayments: Endpoint<BusinessPath, ListPayments, unknown, DataPage<ListedPayment>>;
/** Sum of payments that are priced in one currency. */
interface PaymentTotal {
    readonly currency: string;
    readonly count: number;
    /** Sum of the prices. */
    readonly price: Decimal;
    /** Value of what came, at the rates of the quotes. */
    readonly credited: Decimal;
    /** Part of `credited` above the prices of overpaid payments that has not gone back. */
    readonly overpaid: Decimal;
    /** Part of `credited` that went back, by refunds that are in a block. */
    readonly refunded: Decimal;
    /** Part of `credited` that refunds are to send back which are neither in a block nor cancelled nor expired. */
    readonly promised: Decimal;
}
declare const totalPayments: Endpoint<BusinessPath, PaymentFilters, unknown, Data<readonly PaymentTotal[]>>;
declare const exportPayments: Endpoint<BusinessPath, PaymentFilters, unknown, File>;
/** Body of a new payment that a member creates. */
interface CreateBusinessPayment extends CreatePayment {
    /** Mode of the payment; the one that the server has unless given. */
    readonly livemode?: boolean;
}
declare const createPayment: Endpoint<BusinessPath, unknown, CreateBusinessPayment, Data<Payment>>;
/**
 * Kinds of those by whom something happens to a payment: a member, an API key, the payer, the chain, or the server by
 * its clock.
 * @example
 * paymentActorKinds.includes('chain'); // true
 */
declare const paymentActorKinds: readonly ['user', 'key', 'payer', 'chain', 'system'];
type PaymentActorKind = (typeof paymentActorKinds)[number];
/** One thing that happened to a payment. */
interface PaymentEntry {
    readonly sequence: number;
    readonly type: string;
    readonly actorKind: PaymentActorKind;
    /** Name of a member or a key; for any other actor its kind in English. */
    readonly actor: string;
    readonly hash: string | null;
    /** Why a person should look at the payment since then. */
    readonly attention: readonly AttentionReason[];
    /** Reason that a person gave. */
    readonly reason: string | null;
    readonly at: Date;
}
/** Rates and value of a transfer of a payment. */
interface TransferValue {
    /** Price of one main unit at which it is booked, in the currency of the price; null where it does not count. */
    readonly rate: Decimal | null;
    /** Its share of what the payment was credited. */
    readonly credited: Decimal;
    /** Price of one main unit when it was first seen, in the currency of the price; null where it is not known. */
    readonly arrivalRate: Decimal | null;
}
interface PaymentDetail extends ListedPayment {
    /** Values of `transfers`, in their order. */
    readonly values: readonly TransferValue[];
    readonly timeline: readonly PaymentEntry[];
    readonly note: string | null;
    /** Null until the payment is confirmed. */
    readonly receiptNumber: string | null;
    /** Transactions that its payer named and that came to its address on a network that it does not ask for. */
    readonly astray: readonly AstrayTransaction[];
    /** Transactions that its payer named and that came to the business without a payment, until one is assigned. */
    readonly named: readonly NamedTransaction[];
}
/** Transaction that a payer named, as its network writes it. */
interface NamedTransaction {
    readonly network: AccountNetworkCode;
    readonly hash: string;
}
/**
 * Transaction that paid the address of a payment on another network with the same addresses. It does not count, and no
 * account holds its coins: the phrase of the wallet does.
 */
interface AstrayTransaction {
    readonly network: AccountNetworkCode;
    readonly hash: string;
    /** Symbol of what came, with its amount; null where the block does not tell. */
    readonly asset: string | null;
    readonly amount: Decimal | null;
    /** BIP-32 paths, in their wallet, of the addresses that it may have come to. */
    readonly paths: readonly string[];
}
declare const getPayment: Endpoint<BusinessItemPath, unknown, unknown, Data<PaymentDetail>>;
declare const listPaymentEvents: Endpoint<BusinessItemPath, unknown, unknown, CursorPage<EventRecord>>;
interface Reason {
    readonly reason: string | null;
}
declare const cancelPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;
declare const acceptPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;
declare const reopenPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;
/** Opens an expired payment for which nothing came again, with a new price of the method it has. */
declare const refreshPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;
/** Completes a payment that was paid elsewhere, with a reason. No coins move, and nothing counts as received. */
declare const markPaymentPaid: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;
declare const markPaymentInvalid: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;
/** Simulated transaction of the payer of a test payment. */
interface SimulatePayment {
    /** In main units. */
    readonly amount: Decimal;
    /** Blocks that are mined on its network. */
    readonly confirmations: number;
    /** Stays in the mempool, where it can be replaced, until it is let go. */
    readonly replaceable: boolean;
    /** Another asset than that of the payment, to see how that ends. */
    readonly asset?: string;
    /** Pays from a contract, as smart wallets do: it shows in no transaction. Coins of Ethereum and BSC alone. */
    readonly byContract?: boolean;
    /** Leaves out the reference or the comment, as exchanges do. */
    readonly withoutMarks?: boolean;
}
declare const simulatePayment: Endpoint<BusinessItemPath, unknown, SimulatePayment, Data<Payment>>;
interface PaymentNote {
    readonly note: string | null;
}
declare const setPaymentNote: Endpoint<BusinessItemPath, unknown, PaymentNote, Data<Payment>>;
interface MarkHandled {
    /** False removes the mark. */
    readonly isHandled: boolean;
}
/** Marks what needs attention about a payment as dealt with, which takes it out of the count. */
declare const setPaymentHandled: Endpoint<BusinessItemPath, unknown, MarkHandled, Data<Payment>>;

interface IdPath {
    readonly id: string;
}
declare const createMerchantPayment: Endpoint<unknown, unknown, CreatePayment, Data<Payment>>;
interface MerchantListPayments extends CursorQuery {
    readonly status?: PaymentStatus;
    readonly orderId?: string;
    readonly customerId?: string;
}
declare const listMerchantPayments: Endpoint<unknown, MerchantListPayments, unknown, CursorPage<Payment>>;
declare const getMerchantPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>>;
declare const cancelMerchantPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>>;
declare const selectMerchantMethod: Endpoint<IdPath, unknown, SelectMethod, Data<Payment>>;
declare const acceptMerchantPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>>;
/** Why a payment counts as paid that was paid elsewhere. */
interface MarkPaid {
    /** Such as `Paid in cash`. The payer never sees it. */
    readonly reason: string;
}
declare const markMerchantPaymentPaid: Endpoint<IdPath, unknown, MarkPaid, Data<Payment>>;
declare const listMerchantPaymentEvents: Endpoint<IdPath, unknown, unknown, CursorPage<EventRecord>>;
declare const simulateMerchantPayment: Endpoint<IdPath, unknown, SimulatePayment, Data<Payment>>;

/**
 * States of a receipt: it holds, its payment waits for confirmations again, or its payment became
 * invalid.
 * @example
 * receiptStates; // ['VALID', 'UNCONFIRMED', 'VOID']
 */
declare const receiptStates: readonly ['VALID', 'UNCONFIRMED', 'VOID'];
type ReceiptState = (typeof receiptStates)[number];
/** Business as its receipt names it. */
interface ReceiptMerchant {
    readonly name: string;
    readonly website: string | null;
    readonly supportEmail: string | null;
    readonly legalName: string | null;
    readonly companyType: string | null;
    readonly registrationNumber: string | null;
    readonly vatId: string | null;
    readonly address: string | null;
    readonly termsUrl: string | null;
    readonly privacyUrl: string | null;
    readonly imprintUrl: string | null;
    readonly refundUrl: string | null;
}
/**
 * Proof that a block contains the transaction of a transfer. `verifyReceipt` of `@billfold/core/merchant` verifies it
 * without any network.
 */
interface TransferProof {
    /** Bytes that the hash of the transaction covers, thus without witnesses; hex. */
    readonly transaction: string;
    /** Output of the transaction that pays the address, from 0. */
    readonly output: number;
    /** Header of the block, 80 bytes; hex. */
    readonly header: string;
    /** Sibling hashes from the transaction up to the Merkle root, lowest first, in the byte order of explorers. */
    readonly branch: readonly string[];
    /** Place of the transaction in the block, from 0. */
    readonly index: number;
    /** Height of the block, which its header does not prove. */
    readonly height: number;
}
/** Transfer that a receipt is for. */
interface ReceiptTransfer {
    /** Null where a contract paid without a transaction of its own. */
    readonly hash: string | null;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    readonly address: string;
    /** In main units of the asset. */
    readonly amount: Decimal;
    /** Price of one main unit in the currency of the price. */
    readonly rate: Decimal;
    /** Value in the currency of the price. */
    readonly credited: Decimal;
    readonly receivedAt: Date;
    /** False once it pays no more: replaced, dropped. All else is as it was when the receipt was issued. */
    readonly counted: boolean;
    /** Null on networks without such proofs, before there is a block, and while no node answers. */
    readonly proof: TransferProof | null;
}
/**
 * Receipt of a payment, issued when it was first confirmed. Only `state`, `voidedAt`, `paidElsewhere`, and
 * `counted` and `proof` of its transfers change afterwards.
 */
interface Receipt {
    /** Prefix of the business and a number without gaps, in each mode. */
    readonly number: string;
    readonly state: ReceiptState;
    readonly paymentId: string;
    readonly issuedAt: Date;
    readonly voidedAt: Date | null;
    readonly merchant: ReceiptMerchant;
    readonly orderId: string | null;
    readonly description: string | null;
    /** Add up to the price; empty where the business gave none. */
    readonly lines: readonly PaymentLine[];
    readonly price: Price;
    /** Value of the transfers, in the currency of the price. */
    readonly credited: Decimal;
    /** Part of the price that the business says was paid elsewhere; null of any other payment. */
    readonly paidElsewhere: Decimal | null;
    readonly transfers: readonly ReceiptTransfer[];
    readonly footer: string | null;
    /** True where no real money moved. */
    readonly sandbox: boolean;
}
declare const getCheckoutReceipt: Endpoint<CheckoutPath, unknown, unknown, Data<Receipt>>;
/** Where the payer wants the receipt. */
interface SendCheckoutReceipt {
    /** Null for the address that the payment has. Another one gets this receipt alone and is not kept. */
    readonly email: string | null;
}
declare const sendCheckoutReceipt: Endpoint<CheckoutPath, unknown, SendCheckoutReceipt, null>;
declare const getReceipt: Endpoint<BusinessItemPath, unknown, unknown, Data<Receipt>>;
declare const sendReceipt: Endpoint<BusinessItemPath, unknown, unknown, null>;
declare const getMerchantReceipt: Endpoint<IdPath, unknown, unknown, Data<Receipt>>;

/**
 * States of an invoice of the operator. `VOID` is one whose link was archived unpaid; `REFUNDED` one whose
 * payment was returned in full.
 * @example
 * const due = invoiceStatuses.filter((status) => status === 'OPEN');
 */
declare const invoiceStatuses: readonly ['OPEN', 'PAID', 'VOID', 'REFUNDED'];
type InvoiceStatus = (typeof invoiceStatuses)[number];
/** Completed payments that one fee rate applies to. All amounts are in dollars. */
interface FeeLine {
    /** Fee in per cent. */
    readonly feePercent: Decimal;
    readonly payments: number;
    /** Value at receipt, rounded down to cents. */
    readonly volume: Decimal;
    /** Fee on the volume, rounded down to cents. */
    readonly fee: Decimal;
}
/** Sum of fee lines. */
type FeeTotal = Omit<FeeLine, 'feePercent'>;
/** Fee of the operator, and what it will charge next. */
interface Billing {
    /** Fee on payments that complete now, in per cent; zero where the operator charges none. */
    readonly feePercent: Decimal;
    readonly currency: string;
    /** Payments that completed this month (UTC). */
    readonly usage: FeeTotal & {
        readonly from: Date;
        readonly to: Date;
    };
    /** Payments of earlier months that no invoice has: their fee was below `minimum`. */
    readonly carried: FeeTotal;
    /** Lowest fee that an invoice is made for. */
    readonly minimum: Decimal;
}
/** Fees that the operator asks for once a month. */
interface Invoice extends FeeTotal {
    readonly id: string;
    readonly object: 'invoice';
    /** Number for the books, such as `INV-12-2026-10`. */
    readonly number: string;
    /** Month (UTC) at whose end it was made, such as `2026-10`. */
    readonly month: string;
    readonly status: InvoiceStatus;
    readonly currency: string;
    readonly lines: readonly FeeLine[];
    /** Payment link of the operator. */
    readonly url: string;
    /** Name of the operator's business. */
    readonly payee: string;
    /** That business as its settings name it now. */
    readonly issuer: ReceiptMerchant;
    readonly createdAt: Date;
    readonly paidAt: Date | null;
}
declare const getBilling: Endpoint<BusinessPath, unknown, unknown, Data<Billing>>;
declare const listInvoices: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Invoice>>;
declare const getInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<Invoice>>;

/** Notification that data of a business changed, in either mode: its receiver loads that data again. */
type BusinessUpdate = 
/** A payment. */
{
    readonly type: 'payment';
    readonly paymentId: string;
}
/** A sweep. */
 | {
    readonly type: 'sweep';
    readonly sweepId: string;
}
/** A payout. */
 | {
    readonly type: 'payout';
    readonly payoutId: string;
}
/** Transfers that belong to no payment. */
 | {
    readonly type: 'unmatched';
}
/** Deliveries of webhooks. */
 | {
    readonly type: 'deliveries';
}
/** Notifications of the business in the app. */
 | {
    readonly type: 'notifications';
}
/** Confirmations on a network. */
 | {
    readonly type: 'blocks';
    readonly network: Network;
}
/** The session is over, or the member has another role or none; nothing comes after it. */
 | {
    readonly type: 'access-changed';
};
/** Server-sent events, each the JSON of a `BusinessUpdate`; an empty comment every 15 seconds. */
declare const watchBusiness: Endpoint<BusinessPath, unknown, unknown, BusinessUpdate>;

/** Funds of one asset that wait at payment addresses. */
interface CollectableFunds {
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Spendable amount of all the addresses, in main units. A plan tells how much of it is worth its fee. */
    readonly amount: Decimal;
    /** Value of `amount` in the currency of the business; null without a price. */
    readonly value: Price | null;
    /** Part of `amount` that refunds need which are not sent yet, as the settlement accounts have too little for them. */
    readonly promised: Decimal;
    /** Value of what is left of `amount` without `promised`; null without a price. */
    readonly freeValue: Price | null;
    readonly addresses: number;
}
/** Funds that a sweep can collect, by asset. Networks without addresses of their own have none. */
declare const listCollectable: Endpoint<BusinessPath, unknown, unknown, Data<readonly CollectableFunds[]>>;

/** Invitation that was neither accepted nor revoked. */
interface Invitation {
    readonly id: string;
    readonly email: string;
    readonly role: BusinessRole;
    /** Name of the member who sent it. */
    readonly invitedBy: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly isExpired: boolean;
}
interface InviteMember {
    readonly email: string;
    readonly role: BusinessRole;
}
/** Token of the link in an invitation. */
interface InvitationToken {
    readonly token: string;
}
/** Part of an invitation that anyone with its link may see. */
interface InvitationPreview {
    readonly businessName: string;
    readonly role: BusinessRole;
    /** Invited address, such as `a***@example.com`: enough for its owner to know it. */
    readonly maskedEmail: string;
}
interface AcceptedInvitation {
    readonly businessId: number;
}
declare const listInvitations: Endpoint<BusinessPath, unknown, unknown, Data<readonly Invitation[]>>;
declare const inviteMember: Endpoint<BusinessPath, unknown, InviteMember, Data<Invitation>>;
declare const revokeInvitation: Endpoint<BusinessItemPath, unknown, unknown, null>;
declare const previewInvitation: Endpoint<unknown, unknown, InvitationToken, Data<InvitationPreview>>;
declare const acceptInvitation: Endpoint<unknown, unknown, InvitationToken, Data<AcceptedInvitation>>;

/** Logo of a business. */
interface Logo {
    /** Address of the picture, relative to the service; null without one. */
    readonly logoUrl: string | null;
}
interface SetLogo {
    /** PNG, JPEG or WebP of at most 512 kB, in base64. */
    readonly image: string;
}
/** The service encodes the picture again, as a PNG of at most 512 pixels a side. */
declare const setLogo: Endpoint<BusinessPath, unknown, SetLogo, Data<Logo>>;
declare const removeLogo: Endpoint<BusinessPath, unknown, unknown, null>;

/**
 * Permission that a member needs to be notified of each event in the app: that of the page which shows it.
 * @example
 * notificationPermissions['webhook.failing']; // 'manage-developer'
 */
declare const notificationPermissions: Readonly<Record<BusinessNotificationEvent, BusinessPermission>>;
/** Amount of an asset that a notification is about. */
interface NotifiedAmount {
    readonly id: string;
    readonly amount: Decimal;
    readonly asset: string;
    readonly network: AccountNetworkCode;
}
/** Object that a notification is about, as it is now. */
type NotificationSubject = {
    readonly type: 'payment';
    readonly id: string;
    readonly price: Price;
    /** Order that is paid; null without one. */
    readonly orderId: string | null;
} | ({
    readonly type: 'unmatched_transfer';
} & NotifiedAmount)
/** `paymentId` is null of a refund of a transfer that names no payment. */
 | ({
    readonly type: 'refund';
    readonly paymentId: string | null;
} & NotifiedAmount) | ({
    readonly type: 'settlement';
} & NotifiedAmount) | ({
    readonly type: 'payout';
} & NotifiedAmount) | {
    readonly type: 'webhook';
    readonly id: string;
    readonly url: string;
};
/** Event of a business that its settings want in the app. */
interface BusinessNotification {
    readonly id: string;
    readonly event: BusinessNotificationEvent;
    readonly livemode: boolean;
    readonly createdAt: Date;
    /** True once the member who asks has read it, and from the start of one from before their membership. */
    readonly isRead: boolean;
    /** Reasons for which a payment needs attention; none of other events. */
    readonly reasons: readonly AttentionReason[];
    readonly subject: NotificationSubject;
}
interface NotificationMode {
    /** The mode that the server has unless given. */
    readonly livemode?: boolean;
}
interface ListBusinessNotifications extends CursorQuery, NotificationMode {
}
/** Number of unread notifications. */
interface UnreadCount {
    /** At most 100, which stands for 100 and more. */
    readonly count: number;
}
/** Notifications that a member has read: one, and all before it. */
interface ReadThrough {
    /** Id of the newest of them. */
    readonly through: string;
}
declare const listBusinessNotifications: Endpoint<BusinessPath, ListBusinessNotifications, unknown, CursorPage<BusinessNotification>>;
declare const countUnreadNotifications: Endpoint<BusinessPath, NotificationMode, unknown, Data<UnreadCount>>;
declare const readNotification: Endpoint<BusinessItemPath, unknown, unknown, null>;
declare const readNotificationsThrough: Endpoint<BusinessPath, unknown, ReadThrough, null>;

/** Line of a plan, with the most of its fee. */
interface PlannedPayoutLine {
    readonly n: number;
    /** Line of the CSV text on which it begins; the first is 1. */
    readonly line: number;
    readonly address: string;
    readonly amount: Decimal;
    /** The most that its network fee may be, in the native asset. */
    readonly fee: Decimal;
    /** Text for the recipient, as exchanges ask for it; null for none. */
    readonly memo: string | null;
    readonly reference: string | null;
}
/** Plan of a payout: pays many recipients in one asset from the settlement account. */
interface PayoutPlan {
    readonly id: string;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Address of the settlement account, which pays; null where an account has many. */
    readonly from: string | null;
    /** Number of lines. */
    readonly count: number;
    /** Sum of all lines, in main units of the asset. */
    readonly amount: Decimal;
    /** Value of `amount` in the currency of the business; null without a price. */
    readonly value: Price | null;
    /** The most that all network fees may be, in the native asset. */
    readonly fee: Decimal;
    /** Value of `fee` in the currency of the business; null without a price. */
    readonly feeValue: Price | null;
    /** Amount of the asset in the account that no other payout has yet to send. */
    readonly available: Decimal;
    /** Amount of the native asset in the account that no other payout has yet to send. */
    readonly nativeAvailable: Decimal;
    /** Amount of the asset that is missing; of a native asset, with the fees. Zero where there is enough. */
    readonly missing: Decimal;
    /** Amount of the native asset that is missing for the fees of a token; else zero. */
    readonly nativeMissing: Decimal;
    readonly lines: readonly PlannedPayoutLine[];
    readonly expiresAt: Date;
}
/** Field of a line that is refused; `line` where the line itself cannot be read. */
type PayoutField = 'line' | 'address' | 'amount' | 'memo' | 'reference';
/** Line that is refused, as `current.lines` of PAYOUT_LINES_INVALID lists them. */
interface RefusedPayoutLine {
    readonly line: number;
    readonly field: PayoutField;
    readonly code: string;
    readonly message: string;
}
interface PlanPayout {
    /** Asset that is paid, such as `ETH` or `USDT@TRX`. */
    readonly asset: string;
    /** Text of a CSV file. Its first line names the columns `address`, `amount` and, if wanted, `memo` and `reference`. */
    readonly csv: string;
    /** True to pay lines that are in the file twice. */
    readonly acceptDuplicates?: boolean;
}
interface CreatePayout extends SignSecret {
    readonly planId: string;
}
/**
 * Statuses of a payout. A `PARTIAL` or `FAILED` one can be signed again for what is left.
 * @example
 * payoutStatuses.includes('PARTIAL'); // true
 */
declare const payoutStatuses: readonly ['SENDING', 'DONE', 'PARTIAL', 'FAILED'];
type PayoutStatus = (typeof payoutStatuses)[number];
/** Payment of many recipients, signed once. */
interface Payout {
    readonly id: string;
    readonly object: 'payout';
    readonly livemode: boolean;
    readonly status: PayoutStatus;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Address of the account that pays; null where it has many. */
    readonly from: string | null;
    /** Number of lines. */
    readonly count: number;
    /** Sum that was planned. */
    readonly amount: Decimal;
    /** Value of `amount` in the currency of the business when it was signed first, rounded down; null without a price of then. */
    readonly value: Price | null;
    /** Part of it that a block has. */
    readonly paid: Decimal;
    /** The most that all network fees may be, in the native asset. */
    readonly fee: Decimal;
    /** Network fees of what was sent so far. */
    readonly feePaid: Decimal;
    /** True where lines wait for another signature of the owner of the settlement wallet. */
    readonly needsSignature: boolean;
    readonly createdAt: Date;
    readonly completedAt: Date | null;
}
/** Line of a payout: one transaction. */
interface PayoutLine {
    readonly n: number;
    readonly state: 'PLANNED' | 'SENT' | 'CONFIRMED' | 'FAILED';
    readonly address: string;
    readonly amount: Decimal;
    /** Text for the recipient, as exchanges ask for it; null for none. */
    readonly memo: string | null;
    readonly reference: string | null;
    readonly attempt: number;
    readonly hash: string | null;
    /** Code of the error of the last attempt. */
    readonly error: string | null;
}
interface PayoutWithLines extends Payout {
    readonly lines: readonly PayoutLine[];
}
declare const planPayout: Endpoint<BusinessPath, unknown, PlanPayout, Data<PayoutPlan>>;
/** Signs a plan; it is sent once however often it is signed. */
declare const createPayout: Endpoint<BusinessPath, unknown, CreatePayout, Data<PayoutWithLines>>;
declare const listPayouts: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Payout>>;
declare const getPayout: Endpoint<BusinessItemPath, unknown, unknown, Data<PayoutWithLines>>;
/** Signs what is left of a payout: lines that failed, and those that no signature reached. */
declare const resumePayout: Endpoint<BusinessItemPath, unknown, SignSecret, Data<PayoutWithLines>>;
/** Line of a payout that its owner signs. */
interface PayoutLineIntent extends PartIntent {
    /** Text for the recipient; null for none. */
    readonly memo: string | null;
}
/** Line that is left of a payout. */
interface PayoutRestLine {
    readonly n: number;
    /** The most that it costs, in the native asset. */
    readonly fee: Decimal;
}
/** Reviewed lines of a payout that are signed together. */
interface PayoutIntents extends TransferIntents {
    /** In the order in which they are signed. */
    readonly lines: readonly PayoutLineIntent[];
    /** These lines, and those that wait for another signature: a server that signs sends all of them with one. */
    readonly rest: readonly PayoutRestLine[];
}
/**
 * Reviews the lines of a payout, or what is left of it, that can be signed together, and plans each behind the one before it.
 * Nothing is reserved.
 */
declare const createPayoutIntents: Endpoint<BusinessItemPath, unknown, unknown, Data<PayoutIntents>>;
/**
 * Sends the lines of a payout that its owner has signed. All of them are stored before the first is sent, or none is. The call
 * names their review (`Billfold-Intent`).
 */
declare const signPayout: Endpoint<BusinessItemPath, unknown, SignParts, Data<PayoutWithLines>>;

/** Wallet that a business is paid into, or public keys of other wallets alone. */
interface SettlementWallet {
    /** Null for public keys alone. */
    readonly walletId: string | null;
    /** Networks on which it has an account for payments, or a public key. */
    readonly networks: readonly Network[];
}
interface SettleBusiness {
    /** An activated wallet of the caller; null for the public keys alone that the business is paid into already. */
    readonly walletId: string | null;
    /** Cloud encryption password of a wallet; either it or the seed phrase. It is used once and not kept. */
    readonly password: string | null;
    readonly seedPhrase: string | null;
    /** Takes the payments over from the owner of another wallet. */
    readonly takesOver?: SettlementTakeover;
}
/** Change of the settlement wallet, with what becomes of the owner of the wallet before. */
interface SettlementTakeover {
    /** Owner of that wallet, as the caller saw it: 409 SETTLEMENT_CHANGED where another one is by now. */
    readonly memberId: string;
    /** Role of that owner afterwards; null where they leave the business. */
    readonly becomes: 'OWNER' | 'ADMIN' | null;
}
declare const settleBusiness: Endpoint<BusinessPath, unknown, SettleBusiness, Data<SettlementWallet>>;
/** Wallet that a business is paid into, or public keys of other wallets alone, as its managers see it. */
interface ChosenSettlement extends SettlementWallet {
    /** Null for public keys alone. */
    readonly walletName: string | null;
    /** Owner of the wallet, who alone signs, or owner who chose the first key. */
    readonly memberId: string;
    readonly memberName: string;
}
/** The settlement wallet; null before a wallet or a public key is chosen. */
declare const getSettlement: Endpoint<BusinessPath, unknown, unknown, Data<ChosenSettlement | null>>;
/** Funds of an account in one asset, in main units. */
interface PaymentsBalance {
    /** `BTC`, `USDT@TRX`. */
    readonly asset: string;
    readonly spendable: Decimal;
    readonly pending: Decimal;
}
/** Account that receives payments: of the business, or a purse, whose one address holds its own funds. */
interface PaymentsAccount {
    readonly id: string;
    /** Wallet that sends from it. */
    readonly walletId: string;
    /** False for an account that the business was paid into before it chose its settlement wallet of now. */
    readonly isCurrent: boolean;
    readonly network: Network;
    readonly purpose: 'PAYMENTS' | 'PURSE';
    /** Null where each payment has an address of the account. */
    readonly address: string | null;
    readonly path: string;
    readonly balances: readonly PaymentsBalance[];
}
interface ListPaymentsAccounts extends PageQuery {
    readonly network?: Network;
    readonly purpose?: PaymentsAccount['purpose'];
}
declare const listPaymentsAccounts: Endpoint<BusinessPath, ListPaymentsAccounts, unknown, DataPage<PaymentsAccount>>;
/** Keys of an account for payments, by which another wallet finds all of its addresses. */
interface RecoveryKey {
    readonly network: Network;
    /** BIP-32 path of the account. */
    readonly path: string;
    readonly publicKey: string;
    /** Output descriptor with its checksum (BIP-380); null on networks without outputs. */
    readonly descriptor: string | null;
    /** Greatest index that was derived, of the address at `path/0/index`; null where none was. */
    readonly highestIndex: number | null;
}
interface RecoverySheet {
    readonly businessId: number;
    /** Null before a wallet is chosen. */
    readonly walletName: string | null;
    readonly keys: readonly RecoveryKey[];
}
/** Public keys and paths by which another wallet finds every payment; no key that spends is in it. */
declare const getRecoverySheet: Endpoint<BusinessPath, unknown, unknown, Data<RecoverySheet>>;

/** Period of a summary: at most 366 days. */
interface SummaryQuery {
    /** Last day, such as `2026-11-20`, in the time zone of the business; today unless given. */
    readonly to?: string;
    /** First day; `days` count back from the last one unless it is given. */
    readonly from?: string;
    /** One unless given. */
    readonly days?: number;
    /**
     * Currency of the prices that count; unless given, that of the business, or the one of most payments where
     * nothing came in at prices in that of the business.
     */
    readonly currency?: string;
    /** Mode of the payments; that of the server unless given. */
    readonly livemode?: boolean;
}
/**
 * Figures of one period, of the payments that are priced in one currency. Amounts are exact and in that
 * currency.
 */
interface SummaryFigures {
    /** Sum of the payments that were confirmed in the period and still are. */
    readonly received: Decimal;
    /** Number of those payments, without those that were paid elsewhere and of which nothing came. */
    readonly count: number;
    /** Number of payments that were created in the period. */
    readonly created: number;
    /** Number of the created payments that have not ended and are not confirmed yet. */
    readonly open: number;
    /** Number of the created payments that are confirmed by now, or were paid elsewhere. */
    readonly converted: number;
    /** Share of the created payments that is confirmed by now, in per cent; null where none was created. */
    readonly conversion: Decimal | null;
    /** `received` for each payment, with what was overpaid and what went back; null where there is none. */
    readonly average: Decimal | null;
    /** Part of `received` that went back by refunds that are in a block, whenever they were. */
    readonly refunded: Decimal;
    /** `received` without `refunded`. Below zero only where a reorganisation took back a payment that was refunded. */
    readonly net: SignedDecimal;
    /** Refunds of unmatched transfers that were confirmed in the period; no part of `received`. */
    readonly refundedUnmatched: Decimal;
    /** Part of `received` above the prices of overpaid payments that has not gone back. */
    readonly overpaid: Decimal;
}
/** Numbers of things that a person should look at now, each as long as the list of them. */
interface SummaryAttention {
    /** Payments of these status texts. */
    readonly underpaid: number;
    readonly late: number;
    readonly invalid: number;
    /** Payments of these flags; of the overpaid ones, those of which nothing is being refunded. */
    readonly overpaid: number;
    readonly wrongAsset: number;
    /** Open transfers that name no payment. */
    readonly unmatched: number;
    /** Payments with a refund that has an address and is not signed, or failed; these four are zero for members who never sign. */
    readonly refundsToSign: number;
    /** Unmatched transfers with such a refund. */
    readonly unmatchedRefundsToSign: number;
    /** Payouts and collections that were begun and need another signature. A plan that no one signed waits for nothing: it expires. */
    readonly payoutsToSign: number;
    readonly collectionsToSign: number;
    /** Webhooks whose last deliveries all failed; zero for members who do not manage them. */
    readonly failingWebhooks: number;
}
interface BusinessSummary extends SummaryFigures {
    readonly currency: string;
    /** Currencies of the payments that were created or confirmed in the period, and `currency`. */
    readonly currencies: readonly string[];
    readonly attention: SummaryAttention;
    /** Every day of the period that has begun. */
    readonly series: readonly {
        /** A day, `2026-11-20`, in the time zone of the business. */
        readonly date: string;
        readonly total: Decimal;
        /** Part of `total` by the symbol of the asset that came. */
        readonly byAsset: Readonly<Record<string, Decimal>>;
    }[];
    /** Figures of as many days before; while the period lasts, up to the same time of its last day. */
    readonly previous: SummaryFigures;
}
declare const getBusinessSummary: Endpoint<BusinessPath, SummaryQuery, unknown, Data<BusinessSummary>>;

interface Member {
    /** Id of the user. */
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: BusinessRole;
    /** Owns the settlement wallet, and alone signs for the business. */
    readonly isSettlementOwner: boolean;
    readonly joinedAt: Date;
    readonly lastActiveAt: Date | null;
}
declare const listMembers: Endpoint<BusinessPath, unknown, unknown, Data<readonly Member[]>>;
interface UpdateMember {
    readonly role: BusinessRole;
}
declare const updateMember: Endpoint<BusinessItemPath, unknown, UpdateMember, Data<Member>>;
declare const removeMember: Endpoint<BusinessItemPath, unknown, unknown, null>;
declare const leaveBusiness: Endpoint<BusinessPath, unknown, unknown, null>;
interface TransferBusiness {
    /** Member who becomes the owner; the caller stays as an admin. */
    readonly memberId: string;
}
declare const transferBusiness: Endpoint<BusinessPath, unknown, TransferBusiness, Data<Business>>;

/**
 * Kinds of addresses that a public key is watched at, named as in output descriptors (BIP-381, BIP-382, BIP-386).
 * @example
 * const options = watchKeyKinds.map((kind) => <option key={kind}>{kind}</option>);
 */
declare const watchKeyKinds: readonly ["pkh", "sh-wpkh", "wpkh", "tr"];
type WatchKeyKind = (typeof watchKeyKinds)[number];
/** Path of the key that a business is paid into on one network. */
interface WatchKeyPath extends BusinessPath {
    readonly network: Network;
}
/** Public key that another wallet exported. */
interface WatchKeyText {
    /** Extended public key (BIP-32, SLIP-132) or output descriptor with its checksum (BIP-380). */
    readonly key: string;
    /** Kind of its addresses; null where the key or the descriptor tells it. */
    readonly kind: WatchKeyKind | null;
}
/** Public key as it was read, with the addresses by which its owner recognises it. */
interface WatchKeyPreview {
    readonly network: Network;
    readonly kind: WatchKeyKind;
    /** Descriptor of all of its addresses, with checksum (BIP-380, BIP-389). */
    readonly descriptor: string;
    /** First three receiving addresses. */
    readonly addresses: readonly string[];
}
interface SetWatchKey extends WatchKeyText {
    /** First receiving address, which the owner has compared with their wallet. */
    readonly firstAddress: string;
}
/** Public key of another wallet that a business is paid into. */
interface WatchedKey extends WatchKeyPreview {
    /** Number of addresses that payments got. Those that were not paid leave gaps. */
    readonly addressesGiven: number;
    /** Unspent funds at these addresses, in main units. They are in the other wallet, and are not spent here. */
    readonly held: Decimal;
    readonly addedAt: Date;
}
/** Reads a public key without choosing it, so that its owner can compare the addresses. */
declare const previewWatchKey: Endpoint<WatchKeyPath, unknown, WatchKeyText, Data<WatchKeyPreview>>;
/** Chooses the public key of another wallet for new payments, in the place of an earlier one. */
declare const setWatchKey: Endpoint<WatchKeyPath, unknown, SetWatchKey, Data<WatchedKey>>;
/** Removes the key: new payments arrive in the settlement wallet again. */
declare const removeWatchKey: Endpoint<WatchKeyPath, unknown, unknown, null>;
/** The public keys of other wallets that a business is paid into now. */
declare const listWatchKeys: Endpoint<BusinessPath, unknown, unknown, Data<readonly WatchedKey[]>>;

/** Invoice that a link collects, as its customer sees it. */
interface CheckoutInvoice {
    /** Null before it has one. */
    readonly number: string | null;
    /** Business as its settings named it when the invoice was created. */
    readonly issuer: ReceiptMerchant;
    readonly customerName: string | null;
    /** Days in the time zone of the business, such as `2026-12-01`. */
    readonly issuedOn: string;
    readonly dueOn: string | null;
    /** True once the day on which it is due is over where the business is. */
    readonly isOverdue?: boolean;
    /**
     * Value of the part of its price that has come to the payment that was started, in the currency of the link; null
     * where no part or all of it has come.
     */
    readonly arrived?: Decimal | null;
}
/**
 * States of the payment that took the only use of a link: nothing, a part or all of its price has arrived, it is
 * confirmed, or all of it went back to its payer.
 * @example
 * linkUses; // ['OPEN', 'PARTLY_PAID', 'CONFIRMING', 'PAID', 'REFUNDED']
 */
declare const linkUses: readonly ['OPEN', 'PARTLY_PAID', 'CONFIRMING', 'PAID', 'REFUNDED'];
type LinkUse = (typeof linkUses)[number];
/** Public view of a payment link. */
interface CheckoutLink {
    readonly slug: string;
    readonly state: PaymentLinkState;
    /** State of the payment by a link of one use; null while it can be used, and of a link with more uses. */
    readonly use: LinkUse | null;
    /** Time at which the payment of a use that is `PAID` or `REFUNDED` was confirmed; null of any other. */
    readonly paidAt: Date | null;
    readonly merchant: CheckoutMerchant;
    readonly title: string;
    readonly description: string | null;
    readonly currency: string;
    /** Null where the payer types the amount, between `minPrice` and `maxPrice`. */
    readonly price: Decimal | null;
    readonly minPrice: Decimal | null;
    readonly maxPrice: Decimal | null;
    readonly lines: readonly PaymentLine[];
    readonly dueAt: Date | null;
    /** Null of a link that collects no invoice. */
    readonly invoice: CheckoutInvoice | null;
    readonly serverTime: Date;
    /** Null follows the payer's system. */
    readonly appearance: 'light' | 'dark' | null;
    /** Colour variables of the merchant. */
    readonly theme: Readonly<Record<string, string>>;
    readonly sandbox: boolean;
}
interface CheckoutLinkPath {
    readonly slug: string;
}
interface PayLink {
    /** For a link without a price. */
    readonly amount: Decimal | null;
}
/** Payment that a link created; its checkout page has all else. */
interface LinkedPayment {
    readonly id: string;
    readonly checkoutUrl: string;
}
declare const getCheckoutLink: Endpoint<CheckoutLinkPath, unknown, unknown, Data<CheckoutLink>>;
declare const payCheckoutLink: Endpoint<CheckoutLinkPath, unknown, PayLink, Data<LinkedPayment>>;

/** Update of a checkout page. */
type CheckoutUpdate = 
/** State of the payment: at once, and after each change. */
{
    readonly type: 'checkout';
    readonly checkout: Checkout;
}
/** The payment will not change any more; nothing comes after it. */
 | {
    readonly type: 'ended';
};
/**
 * Server-sent events, each the JSON of a `CheckoutUpdate`; an empty comment every 15 seconds. Each stream begins with the
 * present state, so that a reader who was away misses nothing, and one who reads slowly gets the newest state alone.
 */
declare const watchCheckout: Endpoint<CheckoutPath, unknown, unknown, CheckoutUpdate>;

/** Choice of a customer about the emails with invoices of one business. */
interface InvoiceEmails {
    readonly merchant: {
        readonly name: string;
        readonly supportEmail: string | null;
    };
    /** True where the customer gets no emails with invoices and no reminders. */
    readonly isStopped: boolean;
}
interface ChooseInvoiceEmails {
    readonly isStopped: boolean;
}
interface InvoiceEmailsPath {
    readonly token: string;
}
declare const getInvoiceEmails: Endpoint<InvoiceEmailsPath, unknown, unknown, Data<InvoiceEmails>>;
declare const chooseInvoiceEmails: Endpoint<InvoiceEmailsPath, unknown, ChooseInvoiceEmails, Data<InvoiceEmails>>;

/** Request for the open rest of a payment, signed by the host of its checkout. */
interface SignedPaymentRequest {
    /**
     * JWS in compact form with `EdDSA`. Its key is at `/.well-known/billfold.json` of the host that is its `iss`, and
     * its claims are those of "Pay with Billfold" in docs/first-payment.md.
     */
    readonly request: string;
}
declare const getPaymentRequest: Endpoint<CheckoutPath, unknown, unknown, Data<SignedPaymentRequest>>;
/** Signed transaction of a payer, who broadcasts it. */
interface AnnounceTransaction {
    readonly network: AccountNetworkCode;
    /** Signed bytes, hex. */
    readonly transaction: string;
}
declare const announceTransaction: Endpoint<CheckoutPath, unknown, AnnounceTransaction, Data<ClaimedHash>>;

/** Payment of a refund, by which its customer knows what it is for. */
interface RefundedPayment {
    readonly orderId: string | null;
    readonly description: string | null;
    readonly price: Price;
}
/** Public view of a refund for the customer to whom it is owed. */
interface RefundClaim {
    readonly merchant: {
        readonly name: string;
        readonly supportEmail: string | null;
    };
    /** Null of a refund of a transfer that names no payment. */
    readonly payment: RefundedPayment | null;
    readonly status: 'WAITING_FOR_ADDRESS' | 'WAITING_FOR_MERCHANT' | 'SENT' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';
    /** Before the network fee, where the customer pays it. */
    readonly amount: Decimal;
    /**
     * Value of the amount at the rate at which the payment was credited, in the currency of its price; of a transfer that
     * names no payment in US dollars when it came. Null where no rate was known.
     */
    readonly value: Price | null;
    /** Amount that its transaction pays, which is what a wallet shows; null before there is one. */
    readonly sent: Decimal | null;
    readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
    /** Usual network fee now, in the currency of the payment, where it is to be taken off; null where it is unknown. */
    readonly feeHint?: Price | null;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** Chain of the network that the server runs on, by which addresses begin; the main one where it is left out. */
    readonly chain?: ChainName;
    readonly address: string | null;
    readonly memo: string | null;
    /** True where an address needs a code, which is mailed to the customer. */
    readonly needsCode: boolean;
    /** Masked address to which the code is mailed. */
    readonly email: string | null;
    /** True where the customer can agree that the business keeps the address for later refunds. */
    readonly canKeepAddress: boolean;
    readonly hash: string | null;
    readonly expiresAt: Date;
    /** True for a test payment, whose coins have no value. */
    readonly sandbox: boolean;
}
interface ClaimRefund {
    readonly address: string;
    readonly memo: string | null;
    readonly code: string | null;
    /** True to agree that the business keeps the address for later refunds. One with a memo is not kept. */
    readonly keepsAddress?: boolean;
}
/** Place that a customer wants a refund sent to. */
type RefundPlace = Pick<ClaimRefund, 'address' | 'memo'>;
interface RefundClaimPath {
    readonly token: string;
}
declare const getRefundClaim: Endpoint<RefundClaimPath, unknown, unknown, Data<RefundClaim>>;
/** Mails the link of a refund that waits for an address once more, to the address that it was mailed to before. */
declare const sendRefundLink: Endpoint<CheckoutPath, unknown, unknown, null>;
/** Mails the code that an address needs. */
declare const requestRefundCode: Endpoint<RefundClaimPath, unknown, unknown, Data<RefundClaim>>;
/** Checks a place before its customer is asked for a code. Changes nothing. */
declare const checkRefundPlace: Endpoint<RefundClaimPath, unknown, RefundPlace, Data<RefundClaim>>;
declare const claimRefund: Endpoint<RefundClaimPath, unknown, ClaimRefund, Data<RefundClaim>>;

interface NetworkConfig {
    /** Which of the network's chains this server works on. */
    readonly chain: ChainName;
    /** The EVM chain id; null on networks without one. */
    readonly chainId: number | null;
}
/** Base URLs of the three services: origin and path prefix, no slash at the end. */
interface BaseUrls {
    readonly wallet: string;
    readonly auth: string;
    readonly payments: string;
}
/** Base URLs by environment; an absent environment has its services at the origin of the page. */
type EnvironmentBases = Readonly<Partial<Record<Environment, BaseUrls>>>;
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
    /** Services that the pages of this server may call instead of its own (R-API-01). */
    readonly bases: EnvironmentBases;
    readonly version: string;
}
declare const getConfig: Endpoint<unknown, unknown, unknown, Data<Config>>;

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
    /** When the name last got another address, network or memo; null if it never did. */
    readonly addressChangedAt: Date | null;
}
interface ContactPath extends WalletIdPath {
    readonly contactId: string;
}
declare const listContacts: Endpoint<WalletIdPath, PageQuery, unknown, Page<Contact>>;
declare const createContact: Endpoint<WalletIdPath, unknown, ContactFields, Contact>;
declare const updateContact: Endpoint<ContactPath, unknown, ContactFields, Contact>;
declare const deleteContact: Endpoint<ContactPath, unknown, unknown, null>;
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
declare const importContacts: Endpoint<WalletIdPath, unknown, ImportContacts, ImportedContacts>;

/**
 * Permissions that a token of a partner can have. Each lets a page load the wallets and accounts, without which no
 * component draws anything.
 * @example
 * const readOnly = embedScopes.filter((scope) => scope.endsWith(':read'));
 * readOnly; // ['portfolio:read', 'accounts:read', 'transactions:read']
 */
declare const embedScopes: readonly ['portfolio:read', 'wallets:write', 'accounts:read', 'accounts:write', 'transactions:read', 'send', 'receive', 'reset-password'];
/** Permission of a token that a partner's server hands to a widget. */
type EmbedScope = (typeof embedScopes)[number];

interface CreateEmbedSession {
    /** Id of the person in the partner's own system. Its first session creates the user. */
    readonly externalUserId: string;
    readonly scopes: readonly EmbedScope[];
    /** Origins of the pages that may use the token, each of them one of a publishable key of the business. */
    readonly allowedOrigins: readonly string[];
    /** Life of the token in seconds, 60 to 900; absent, 300. */
    readonly ttlSeconds?: number;
}
interface EmbedSession {
    /** Token for `getAccessToken` of the page. No other answer contains it. */
    readonly token: string;
    readonly expiresAt: Date;
    readonly scopes: readonly EmbedScope[];
    readonly allowedOrigins: readonly string[];
}
declare const createEmbedSession: Endpoint<unknown, unknown, CreateEmbedSession, Data<EmbedSession>>;

/** Appearance of the embedded wallet on a business's pages. */
interface EmbedSettings {
    /** Colours by the name of their variable; each is validated before it is used. */
    readonly colors: Readonly<Record<string, string>>;
    readonly disableCreateAccountButton: boolean;
}
interface EmbedSettingsQuery {
    /** The publishable key of the business. */
    readonly key: string;
}
declare const getEmbedSettings: Endpoint<unknown, EmbedSettingsQuery, unknown, Data<EmbedSettings>>;

/** Body of every error response, of all services. */
interface ErrorBody {
    readonly message: string;
    readonly errors: readonly string[];
    readonly code: string;
    readonly requestId: string;
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /**
     * Facts of the refusal: with STALE_VERSION the current item, with FEE_HIGH fee and limit, with
     * DUPLICATE_SUSPECTED the id of the first transaction.
     */
    readonly current?: unknown;
}
/**
 * Creates the schema of the body of every error response.
 * @example
 * if (!response.ok) {
 *   const { code, errors } = errorBody().parse(await response.json());
 *   console.warn(code, errors);
 * }
 */
declare const errorBody: () => Schema<ErrorBody>;

/**
 * Version of the merchant API that this client sends in the `billfold-version` header.
 * @example
 * merchantApiVersion; // '2026-11-01'
 */
declare const merchantApiVersion = "2026-11-01";

/** Sum of what a customer paid, for payments that are priced in one currency. Nothing is converted. */
interface CustomerTotal {
    readonly currency: string;
    /** Number of payments that were confirmed and still are. */
    readonly count: number;
    /** Value of what came for them, at the rates of their quotes. */
    readonly received: Decimal;
    /** Value of what went back of it. */
    readonly refunded: Decimal;
}
/** Address to which a customer agreed to be refunded. */
interface RefundAddress {
    readonly network: Network;
    readonly address: string;
}
/** Customer of a business; an erased one has nothing that is personal, but keeps the amounts. */
interface Customer {
    readonly id: string;
    readonly object: 'customer';
    readonly livemode: boolean;
    readonly email: string | null;
    readonly name: string | null;
    readonly phone: string | null;
    readonly company: string | null;
    readonly address: string | null;
    readonly tags: readonly string[];
    readonly notes: string | null;
    readonly refundAddresses: readonly RefundAddress[];
    /** Number of payments, whatever became of them. */
    readonly paymentsCount: number;
    /** Sums of the confirmed ones, by the currency of their prices. */
    readonly totals: readonly CustomerTotal[];
    /** When the newest payment was created. */
    readonly lastPaymentAt: Date | null;
    readonly isErased: boolean;
    readonly createdAt: Date;
}
/** Customer, and what they owe. */
interface CustomerDetail extends Customer {
    /**
     * Sums of what is missing of open payments, and of the prices of sent invoices that are neither paid nor cancelled, by
     * currency. A payment of such an invoice does not count again.
     */
    readonly open: readonly Price[];
}
interface CustomerProfile {
    /** Unique per business and mode, whatever the case of its letters. */
    readonly email?: string | null;
    readonly name?: string | null;
    readonly phone?: string | null;
    readonly company?: string | null;
    readonly address?: string | null;
    readonly tags?: readonly string[];
    readonly notes?: string | null;
    /** Addresses to which the customer agreed to be refunded; each is checked for its network. */
    readonly refundAddresses?: readonly RefundAddress[];
}
/** Filters of the list. */
interface CustomerFilters {
    /** Beginning or all of an id, email, name or company. */
    readonly search?: string;
    /** Customers that have this tag. */
    readonly tag?: string;
    /** The mode that the server has unless given. */
    readonly livemode?: boolean;
}
interface ListCustomers extends CursorQuery, CustomerFilters {
}
declare const listCustomers: Endpoint<BusinessPath, ListCustomers, unknown, CursorPage<Customer>>;
/** Number of customers, and the tags that they have. */
interface CustomerCounts {
    /** Customers that pass the filters. */
    readonly total: number;
    /** Tags of all customers in the mode, whatever the filters; the most used first, at most 100. */
    readonly tags: readonly CustomerTag[];
}
/** Tag, whatever the case of its letters. */
interface CustomerTag {
    readonly tag: string;
    /** Number of customers that have it. */
    readonly count: number;
}
declare const getCustomerCounts: Endpoint<BusinessPath, CustomerFilters, unknown, Data<CustomerCounts>>;
declare const exportCustomers: Endpoint<BusinessPath, CustomerFilters, unknown, File>;
/** Body of a new customer that a member adds. */
interface CreateCustomer extends CustomerProfile {
    /** Mode of the customer; the one that the server has unless given. */
    readonly livemode?: boolean;
}
declare const createCustomer: Endpoint<BusinessPath, unknown, CreateCustomer, Data<Customer>>;
interface ImportCustomers {
    /** Table with a line of column names, as the export has them, in any order; at most 5,000 rows. */
    readonly csv: string;
    /** Mode of the customers; the one that the server has unless given. */
    readonly livemode?: boolean;
}
/** Outcome of an import; each row of the file is counted once. */
interface ImportedCustomers {
    readonly created: number;
    readonly updated: number;
    /** Rows that say nothing new of a known customer. */
    readonly unchanged: number;
    /** Rows that were left out, by the line on which they begin. */
    readonly refused: readonly {
        readonly line: number;
        readonly message: string;
    }[];
}
declare const importCustomers: Endpoint<BusinessPath, unknown, ImportCustomers, Data<ImportedCustomers>>;
declare const getCustomer: Endpoint<BusinessItemPath, unknown, unknown, Data<CustomerDetail>>;
/** Change of a customer by a member. */
interface UpdateCustomer extends CustomerProfile {
    /** Refund addresses that the customer has no longer; those that were added meanwhile stay. */
    readonly removedRefundAddresses?: readonly RefundAddress[];
}
declare const updateCustomer: Endpoint<BusinessItemPath, unknown, UpdateCustomer, Data<Customer>>;
declare const deleteCustomer: Endpoint<BusinessItemPath, unknown, unknown, null>;
interface MergeCustomers {
    /** Other entries of the person, at most 20; their ids and emails lead to this customer from then on. */
    readonly customerIds: readonly string[];
}
declare const mergeCustomers: Endpoint<BusinessItemPath, unknown, MergeCustomers, Data<Customer>>;
declare const eraseCustomer: Endpoint<BusinessItemPath, unknown, unknown, Data<Customer>>;

declare const createMerchantCustomer: Endpoint<unknown, unknown, CustomerProfile, Data<Customer>>;
declare const listMerchantCustomers: Endpoint<unknown, CursorQuery, unknown, CursorPage<Customer>>;
declare const getMerchantCustomer: Endpoint<IdPath, unknown, unknown, Data<Customer>>;
declare const updateMerchantCustomer: Endpoint<IdPath, unknown, CustomerProfile, Data<Customer>>;
declare const deleteMerchantCustomer: Endpoint<IdPath, unknown, unknown, null>;

/** Asset that the business accepts; `minimum` and `maximum` are prices in its default currency. */
interface MerchantAsset {
    readonly asset: string;
    readonly minimum: Decimal | null;
    readonly maximum: Decimal | null;
    /** Confirmations after which a payment counts as confirmed. */
    readonly confirmations: number;
}
declare const listMerchantAssets: Endpoint<unknown, unknown, unknown, Data<readonly MerchantAsset[]>>;
interface GetRates {
    readonly base: string;
    /** Separated by commas; all unless given. */
    readonly assets?: string;
}
interface Rates {
    readonly base: string;
    readonly rates: Readonly<Record<string, Decimal>>;
    readonly asOf: Date;
}
declare const getMerchantRates: Endpoint<unknown, GetRates, unknown, Data<Rates>>;
interface CreateEstimate {
    readonly price: Price;
    readonly assets?: readonly string[];
}
interface Estimate {
    readonly asset: string;
    /** Rounded up to what the asset is paid in. */
    readonly amount: Decimal;
}
declare const createEstimate: Endpoint<unknown, unknown, CreateEstimate, Data<readonly Estimate[]>>;
/** Business and mode of an API key. */
interface Pong {
    readonly businessId: number;
    readonly businessName: string;
    readonly livemode: boolean;
    readonly keyName: string;
}
declare const pingMerchant: Endpoint<unknown, unknown, unknown, Data<Pong>>;

/**
 * Amount of a refund of a transfer that names no payment: all that came, or a custom amount in the asset or in a
 * currency.
 */
type UnmatchedRefundAmount = {
    readonly kind: 'RECEIVED';
} | Extract<RefundAmount, {
    readonly kind: 'CUSTOM';
}>;
interface CreateUnmatchedRefund extends Omit<CreateRefund, 'amount' | 'asset'> {
    readonly amount: UnmatchedRefundAmount;
    /** Receives the link and the code that an address needs; only where no address is given. */
    readonly email?: string | null;
}
declare const listUnmatchedRefunds: Endpoint<BusinessItemPath, unknown, unknown, Data<readonly Refund[]>>;
declare const createUnmatchedRefund: Endpoint<BusinessItemPath, unknown, CreateUnmatchedRefund, Data<Refund>>;
/** Reviews the send of a refund as its signature would make it now. Nothing is reserved. */
declare const createUnmatchedRefundIntent: Endpoint<RefundPath, unknown, unknown, Data<RefundIntent>>;
/** Signs a refund and sends it. A call that names an intent (`Billfold-Intent`) signs exactly that. */
declare const signUnmatchedRefund: Endpoint<RefundPath, unknown, SignRefund, Data<Refund>>;
declare const recordUnmatchedRefund: Endpoint<RefundPath, unknown, RecordRefund, Data<Refund>>;
declare const getUnmatchedRefundPsbt: Endpoint<RefundPath, unknown, unknown, Data<RefundPsbt | null>>;
declare const prepareUnmatchedRefundPsbt: Endpoint<RefundPath, unknown, PrepareRefundPsbt, Data<RefundPsbt>>;
declare const sendUnmatchedRefundPsbt: Endpoint<RefundPath, unknown, SignedRefundPsbt, Data<Refund>>;
declare const cancelUnmatchedRefund: Endpoint<RefundPath, unknown, unknown, Data<Refund>>;

declare const createMerchantRefund: Endpoint<IdPath, unknown, CreateRefund, Data<Refund>>;
declare const createMerchantUnmatchedRefund: Endpoint<IdPath, unknown, CreateUnmatchedRefund, Data<Refund>>;
declare const getMerchantRefund: Endpoint<IdPath, unknown, unknown, Data<Refund>>;
declare const cancelMerchantRefund: Endpoint<IdPath, unknown, unknown, Data<Refund>>;

/**
 * Reasons why a webhook turned itself off: its receiver answered 410, or accepted nothing for five days.
 * @example
 * webhookDisabledReasons.includes('RECEIVER_GONE'); // true
 */
declare const webhookDisabledReasons: readonly ['RECEIVER_GONE', 'NOTHING_ACCEPTED'];
type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];
interface Webhook {
    readonly id: string;
    readonly livemode: boolean;
    readonly url: string;
    readonly description: string | null;
    /** Null sends all. */
    readonly events: readonly WebhookEventType[] | null;
    readonly apiVersion: string;
    readonly isEnabled: boolean;
    readonly disablesItself: boolean;
    /** Null while it is on, and where a person turned it off. */
    readonly disabledReason: WebhookDisabledReason | null;
    readonly disabledAt: Date | null;
    /** Since when every attempt failed; null while they succeed. */
    readonly failingSince: Date | null;
    /** Until when the secret before the last roll signs as well. */
    readonly formerSecretUntil: Date | null;
    /** Per cent of deliveries that arrived; null without any. */
    readonly successRate24h: string | null;
    readonly successRate7d: string | null;
    readonly nextRetryAt: Date | null;
    readonly createdAt: Date;
}
/** Events that did not arrive and are not on their way, of the last 30 days. */
interface MissedEvents {
    readonly count: number;
    /** When the first of them happened: where a replay begins. */
    readonly since: Date;
}
interface WebhookDetail extends Webhook {
    /** Null without any. */
    readonly missed: MissedEvents | null;
}
/** Webhook with its secret, which only two answers ever contain. */
interface WebhookWithSecret extends Webhook {
    readonly secret: string;
}
/** New webhook of the mode of an API key. */
interface NewWebhook {
    readonly url: string;
    readonly description?: string | null;
    /** All unless given. */
    readonly events?: readonly WebhookEventType[] | null;
    /** Turned off after five days without a success; true unless given. */
    readonly disablesItself?: boolean;
}
interface CreateWebhook extends NewWebhook {
    readonly livemode: boolean;
}
interface UpdateWebhook extends Partial<NewWebhook> {
    readonly isEnabled?: boolean;
}
declare const listWebhooks: Endpoint<BusinessPath, unknown, unknown, Data<readonly Webhook[]>>;
declare const createWebhook: Endpoint<BusinessPath, unknown, CreateWebhook, Data<WebhookWithSecret>>;
declare const getWebhook: Endpoint<BusinessItemPath, unknown, unknown, Data<WebhookDetail>>;
declare const updateWebhook: Endpoint<BusinessItemPath, unknown, UpdateWebhook, Data<WebhookDetail>>;
declare const deleteWebhook: Endpoint<BusinessItemPath, unknown, unknown, null>;
interface RollSecret {
    /** Hours for which the old secret signs as well. */
    readonly overlapHours: OverlapHours;
}
declare const rollWebhookSecret: Endpoint<BusinessItemPath, unknown, RollSecret, Data<WebhookWithSecret>>;
declare const pingWebhook: Endpoint<BusinessItemPath, unknown, unknown, Data<{
    readonly deliveryId: string;
}>>;

declare const createWebhookEndpoint: Endpoint<unknown, unknown, NewWebhook, Data<WebhookWithSecret>>;
declare const listWebhookEndpoints: Endpoint<unknown, unknown, unknown, Data<readonly Webhook[]>>;
declare const updateWebhookEndpoint: Endpoint<IdPath, unknown, UpdateWebhook, Data<WebhookDetail>>;
declare const deleteWebhookEndpoint: Endpoint<IdPath, unknown, unknown, null>;

/**
 * Statuses of an invoice. `NOT_SENT` is one whose email reached nobody, and `OVERDUE` is after its due date.
 * @example
 * const open = linkInvoiceStatuses.filter((status) => status === 'SENT' || status === 'OVERDUE');
 */
declare const linkInvoiceStatuses: readonly ['SCHEDULED', 'SENT', 'NOT_SENT', 'OVERDUE', 'PAID', 'REFUNDED', 'CANCELLED'];
type LinkInvoiceStatus = (typeof linkInvoiceStatuses)[number];
/**
 * States of an email with an invoice. The mail server of the customer refused a `REFUSED` one; a `DROPPED` one was no
 * longer needed when it was to be sent.
 * @example
 * const failed = linkMailStates.filter((state) => state === 'REFUSED' || state === 'NO_EMAIL');
 */
declare const linkMailStates: readonly ['QUEUED', 'SENT', 'REFUSED', 'STOPPED', 'NO_EMAIL', 'DROPPED'];
type LinkMailState = (typeof linkMailStates)[number];
/** Email with an invoice, or a reminder of it. */
interface LinkInvoiceMail {
    readonly kind: 'INVOICE' | 'REMINDER';
    /** Days after the due date of a reminder; null of an invoice. */
    readonly days: number | null;
    readonly state: LinkMailState;
    readonly at: Date;
}
/** Invoice that is emailed to a customer, with a payment link of its own. */
interface LinkInvoice {
    readonly id: string;
    readonly object: 'link_invoice';
    /**
     * Number for the books, such as `INV-12`: without gaps in the invoices of a business in one mode. Null of one that was
     * created while the server was updated, until the next one is created.
     */
    readonly number: string | null;
    /** Business as its settings named it when the invoice was created. */
    readonly issuer: ReceiptMerchant;
    readonly livemode: boolean;
    readonly status: LinkInvoiceStatus;
    readonly customer: PaymentCustomer;
    /** True where the customer stopped emails with invoices. */
    readonly isStopped: boolean;
    /** Schedule that created it. */
    readonly scheduleId: string | null;
    readonly linkId: string;
    /** Page on which it is paid. */
    readonly url: string;
    readonly title: string;
    readonly note: string | null;
    readonly currency: string;
    readonly price: Decimal;
    readonly lines: readonly PaymentLine[];
    readonly language: string;
    /** Day on which it is sent, in the time zone of the business, such as `2026-12-01`. */
    readonly sendOn: string;
    readonly dueOn: string | null;
    /** Days after the due date on which the customer is reminded; negative ones are before it. */
    readonly reminders: readonly number[];
    /** True while no reminders are sent. */
    readonly isPaused: boolean;
    /** In the order in which they were queued. */
    readonly mails: readonly LinkInvoiceMail[];
    /** Payment that paid it. */
    readonly paymentId: string | null;
    readonly sentAt: Date | null;
    readonly paidAt: Date | null;
    readonly createdAt: Date;
    readonly updatedAt: Date;
}
/** Contents that an invoice and a schedule of invoices have in common: a price, or lines that add up to it. */
interface LinkInvoiceContents {
    readonly customer: NewPaymentCustomer;
    readonly title: string;
    readonly currency: string;
    /** Mode of the payment; that of the server unless given. */
    readonly livemode?: boolean;
    readonly note?: string | null;
    readonly price?: Decimal | null;
    readonly lines?: readonly PaymentLine[];
    readonly assets?: readonly string[];
    /** Language of its emails; that of the checkout unless given. */
    readonly language?: string;
    /** Days after the due date; negative ones are before it. */
    readonly reminders?: readonly number[];
}
interface CreateLinkInvoice extends LinkInvoiceContents {
    /** Day in the time zone of the business; it is sent at once unless given. */
    readonly sendOn?: string;
    readonly dueOn?: string | null;
}
interface UpdateLinkInvoice {
    /** True stops its reminders, false sends those that are still to come. */
    readonly isPaused: boolean;
}
/** Filters of the list. */
interface LinkInvoiceFilters {
    readonly livemode?: boolean;
    readonly customerId?: string;
    readonly scheduleId?: string;
    readonly status?: LinkInvoiceStatus;
    /** Number such as `INV-12`, part of the title, or the beginning of an email, a name or a company of the customer, in any case. */
    readonly search?: string;
}
interface ListLinkInvoices extends PageQuery, LinkInvoiceFilters {
}
/** Sum of unpaid invoices that are priced in one currency. */
interface LinkInvoiceTotal {
    readonly currency: string;
    /** Prices of those that were sent, and are neither paid nor cancelled; an email that did not arrive counts as sent. */
    readonly outstanding: Decimal;
    /** Part of it that was due before today, in the time zone of the business. */
    readonly overdue: Decimal;
}
declare const listLinkInvoices: Endpoint<BusinessPath, ListLinkInvoices, unknown, DataPage<LinkInvoice>>;
declare const totalLinkInvoices: Endpoint<BusinessPath, LinkInvoiceFilters, unknown, Data<readonly LinkInvoiceTotal[]>>;
declare const createLinkInvoice: Endpoint<BusinessPath, unknown, CreateLinkInvoice, Data<LinkInvoice>>;
declare const getLinkInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkInvoice>>;
declare const updateLinkInvoice: Endpoint<BusinessItemPath, unknown, UpdateLinkInvoice, Data<LinkInvoice>>;
/** Emails an invoice now: one that is scheduled before its day, another once more. */
declare const sendLinkInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkInvoice>>;
/** Cancels an invoice for good: its link is closed, and nothing is emailed any more. */
declare const cancelLinkInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkInvoice>>;

/**
 * Frequencies of a schedule of invoices.
 * @example
 * linkFrequencies.includes('MONTHLY'); // true
 */
declare const linkFrequencies: readonly ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'];
type LinkFrequency = (typeof linkFrequencies)[number];
/**
 * Statuses of a schedule of invoices. An `ENDED` one has sent its last invoice.
 * @example
 * const running = linkScheduleStatuses.filter((status) => status === 'ACTIVE');
 */
declare const linkScheduleStatuses: readonly ['ACTIVE', 'PAUSED', 'ENDED', 'CANCELLED'];
type LinkScheduleStatus = (typeof linkScheduleStatuses)[number];
/** Schedule that creates an invoice and emails it on each of its days. */
interface LinkSchedule {
    readonly id: string;
    readonly object: 'link_schedule';
    readonly livemode: boolean;
    readonly status: LinkScheduleStatus;
    readonly customer: PaymentCustomer;
    readonly title: string;
    readonly note: string | null;
    readonly currency: string;
    readonly price: Decimal;
    readonly lines: readonly PaymentLine[];
    readonly assets: readonly string[] | null;
    readonly language: string;
    readonly frequency: LinkFrequency;
    /** First day, in the time zone of the business; the 31st is the last day of a shorter month. */
    readonly startOn: string;
    /** Last day on which it may send an invoice. */
    readonly endOn: string | null;
    /** Days after its sending on which an invoice is due; null for none. */
    readonly dueDays: number | null;
    readonly reminders: readonly number[];
    /** Day of the next invoice; null unless it is active. */
    readonly nextOn: string | null;
    /** Invoices that it has created. */
    readonly invoices: number;
    readonly createdAt: Date;
    readonly updatedAt: Date;
}
interface CreateLinkSchedule extends LinkInvoiceContents {
    readonly frequency: LinkFrequency;
    readonly startOn: string;
    readonly endOn?: string | null;
    readonly dueDays?: number | null;
}
interface UpdateLinkSchedule {
    /** True creates no invoices, false goes on with the next day. */
    readonly isPaused: boolean;
}
/** Filters of the list. */
interface LinkScheduleFilters {
    readonly livemode?: boolean;
    /** Customer whom the schedules invoice. */
    readonly customerId?: string;
}
interface ListLinkSchedules extends PageQuery, LinkScheduleFilters {
}
/** Sum of the active schedules in one currency that send invoices as often. */
interface LinkScheduleTotal {
    readonly currency: string;
    readonly frequency: LinkFrequency;
    readonly count: number;
    /** Prices of one invoice of each. */
    readonly price: Decimal;
}
declare const listLinkSchedules: Endpoint<BusinessPath, ListLinkSchedules, unknown, DataPage<LinkSchedule>>;
declare const totalLinkSchedules: Endpoint<BusinessPath, LinkScheduleFilters, unknown, Data<readonly LinkScheduleTotal[]>>;
declare const createLinkSchedule: Endpoint<BusinessPath, unknown, CreateLinkSchedule, Data<LinkSchedule>>;
declare const getLinkSchedule: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkSchedule>>;
declare const updateLinkSchedule: Endpoint<BusinessItemPath, unknown, UpdateLinkSchedule, Data<LinkSchedule>>;
/** Cancels a schedule for good; invoices that it created stay. */
declare const cancelLinkSchedule: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkSchedule>>;

/**
 * Types of reports.
 *
 * - `PAYMENTS`: payments that were created or confirmed in the period.
 * - `TRANSFERS`: transfers to the business that were first seen in it, also those without a payment.
 * - `REFUNDS`: refunds that were created or confirmed in it.
 * - `SETTLEMENTS`: sends that collect the funds of the business, of plans that were made in it.
 * - `TAX`: income by month, in which no taxes are computed: for each month, asset and currency, what was received and refunded at the rate of receipt, and the
 *   network fees of refunds and settlements.
 * @example
 * const options = reportTypes.map((type) => <option key={type}>{type}</option>);
 */
declare const reportTypes: readonly ['PAYMENTS', 'TRANSFERS', 'REFUNDS', 'SETTLEMENTS', 'TAX'];
type ReportType = (typeof reportTypes)[number];
/**
 * Formats of the file of a report.
 * @example
 * reportFormats.includes('CSV'); // true
 */
declare const reportFormats: readonly ['CSV', 'JSON'];
type ReportFormat = (typeof reportFormats)[number];
/** States of a report; an expired one has no file any more. */
type ReportStatus = 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';
interface CreateReport {
    readonly type: ReportType;
    /** First day, such as `2026-11-01`, in the time zone. */
    readonly from: string;
    /** Last day; a report has at most 4,000. */
    readonly to: string;
    /** That of the business unless given. */
    readonly timezone?: string;
    /** Only payments that are priced in it; all unless given. `SETTLEMENTS` takes none. */
    readonly currency?: string;
    /** Mode of the payments; that of the server unless given. */
    readonly livemode?: boolean;
    readonly format: ReportFormat;
}
/**
 * Figures of a report in one currency. Those of `PAYMENTS` and what `TAX` received are the dashboard's; `TAX` counts
 * refunds in the month in which they were confirmed.
 */
interface ReportTotal {
    /** Currency of prices; for `SETTLEMENTS`, the asset. */
    readonly currency: string;
    /** Payments, transfers, refunds or settlements that were created in the period; zero for `TAX`. */
    readonly created: number;
    /**
     * Payments that were confirmed in the period and still are; transfers that count; refunds that were confirmed in
     * the period; confirmed sends.
     */
    readonly count: number;
    /** Sum of what those received; for `SETTLEMENTS`, of what was collected. */
    readonly received: Decimal;
    /** Sum of refunds, with what the business kept of them. */
    readonly refunded: Decimal;
}
interface Report {
    readonly id: string;
    readonly type: ReportType;
    readonly status: ReportStatus;
    readonly format: ReportFormat;
    readonly livemode: boolean;
    readonly from: string;
    readonly to: string;
    readonly timezone: string;
    readonly currency: string | null;
    /** Signed link to the file, for 24 hours from now; null until it is ready. */
    readonly downloadUrl: string | null;
    /** Rows of the file so far. */
    readonly rows: number;
    /** Up to 100 of the first rows, by column. */
    readonly preview: readonly Readonly<Record<string, string>>[];
    readonly totals: readonly ReportTotal[];
    readonly createdAt: Date;
    /** When the file is deleted, 30 days after it was ready; null until then. */
    readonly expiresAt: Date | null;
}
declare const createReport: Endpoint<BusinessPath, unknown, CreateReport, Data<Report>>;
declare const listReports: Endpoint<BusinessPath, unknown, unknown, Data<readonly Report[]>>;
declare const getReport: Endpoint<BusinessItemPath, unknown, unknown, Data<Report>>;

/**
 * Most items that a business can save for its point of sale.
 * @example
 * mostSaleItems; // 200
 */
declare const mostSaleItems = 200;
/** Item that a business sells at its point of sale, in both modes. */
interface SaleItem {
    readonly id: string;
    readonly object: 'sale_item';
    readonly name: string;
    readonly price: Price;
    readonly createdAt: Date;
    readonly updatedAt: Date;
}
interface CreateSaleItem {
    readonly name: string;
    readonly price: Price;
    /** Place among the items, counted from 0; the last one unless given. */
    readonly position?: number;
}
/** Fields to change; what is left out stays. */
interface UpdateSaleItem {
    readonly name?: string;
    readonly price?: Price;
    /** Place among the items, counted from 0. */
    readonly position?: number;
}
/** Saved items in their order; there are at most 200. */
declare const listSaleItems: Endpoint<BusinessPath, unknown, unknown, Data<readonly SaleItem[]>>;
/** The price list is a setting of the business: those who sell from it do not change it. */
declare const createSaleItem: Endpoint<BusinessPath, unknown, CreateSaleItem, Data<SaleItem>>;
declare const updateSaleItem: Endpoint<BusinessItemPath, unknown, UpdateSaleItem, Data<SaleItem>>;
declare const deleteSaleItem: Endpoint<BusinessItemPath, unknown, unknown, null>;

/**
 * States of a transfer that no payment was found for: `OPEN` until a member assigns or ignores it, or until a refund
 * of it is in a block.
 * @example
 * const options = unmatchedStates.map((state) => <option key={state}>{state}</option>);
 */
declare const unmatchedStates: readonly ['OPEN', 'ASSIGNED', 'REFUNDED', 'IGNORED'];
type UnmatchedState = (typeof unmatchedStates)[number];
/**
 * Causes for which no payment was found: no comment or reference, one that no payment has, another amount
 * than any payment on an address that is told by amounts alone, an asset that is not accepted, an address
 * that went back after its payment ended, a block from before the address was given out, or an address that
 * no payment ever had.
 * @example
 * unmatchedCauses.includes('NO_COMMENT'); // true
 */
declare const unmatchedCauses: readonly ['NO_COMMENT', 'NO_REFERENCE', 'UNKNOWN_COMMENT', 'OTHER_AMOUNT', 'ASSET_NOT_ACCEPTED', 'ADDRESS_RETURNED', 'BEFORE_PAYMENT', 'NOT_ASKED'];
type UnmatchedCause = (typeof unmatchedCauses)[number];
/** Payment that a transfer was probably meant for, by its address, asset, amount and time. */
interface SuggestedPayment {
    readonly id: string;
    readonly orderId: string | null;
    readonly description: string | null;
    readonly displayStatus: DisplayStatus;
    readonly price: Price;
    /** In main units of the asset of the transfer. */
    readonly due: Decimal;
    /** Part of the price that the transfer would pay, in the currency of the price. */
    readonly credits: Decimal;
}
/** Transfer to a shared address of a business that names none of its payments. */
interface UnmatchedTransfer {
    readonly id: string;
    readonly object: 'unmatched_transfer';
    readonly state: UnmatchedState;
    readonly livemode: boolean;
    readonly asset: string;
    readonly network: AccountNetworkCode;
    /** In main units of the asset. */
    readonly amount: Decimal;
    /** Worth in US dollars when it was seen; null without a price. */
    readonly usdValue: Decimal | null;
    readonly address: string;
    readonly from: string | null;
    /** Comment that its sender wrote. */
    readonly memo: string | null;
    /** Null of funds that a contract sent. */
    readonly hash: string | null;
    readonly blockHeight: number | null;
    readonly firstSeenAt: Date;
    /** Payment that it was assigned to. */
    readonly paymentId: string | null;
    readonly cause: UnmatchedCause;
    /** Null of one that is decided, or where nothing fits. */
    readonly suggestion: SuggestedPayment | null;
    /** Refunds of it, the oldest first. */
    readonly refunds: readonly Refund[];
}
/** Unmatched transfer in the list of them. */
interface ListedUnmatched extends UnmatchedTransfer {
    /** Value of `amount` in the currency of the business at prices of now; null without a price. */
    readonly value: Price | null;
}
interface ListUnmatched extends PageQuery {
    readonly state?: UnmatchedState;
    readonly livemode?: boolean;
}
declare const listUnmatched: Endpoint<BusinessPath, ListUnmatched, unknown, DataPage<ListedUnmatched>>;
interface AssignTransfer {
    /** Payment of the same business and mode. */
    readonly paymentId: string;
}
declare const assignTransfer: Endpoint<BusinessItemPath, unknown, AssignTransfer, Data<UnmatchedTransfer>>;
declare const ignoreTransfer: Endpoint<BusinessItemPath, unknown, unknown, Data<UnmatchedTransfer>>;
/** Takes an ignored transfer back into the list of those that are open. */
declare const reopenTransfer: Endpoint<BusinessItemPath, unknown, unknown, Data<UnmatchedTransfer>>;

interface CurrencyRate {
    readonly currency: DisplayCurrency;
    /** Price of one unit of the currency in US dollars. */
    readonly currentRate: Decimal;
    readonly asOf: Date;
    /** Older than five minutes. */
    readonly stale: boolean;
}
declare const listCurrencyRates: Endpoint<unknown, unknown, unknown, readonly CurrencyRate[]>;

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
interface ManifestPath {
    readonly x: string;
}
declare const getManifest: Endpoint<ManifestPath, unknown, unknown, CoinManifest>;
declare const listManifest: Endpoint<unknown, unknown, unknown, readonly CoinManifest[]>;

/**
 * Lists the coin manifests of all assets: the native ones first, then the tokens by network.
 * @example
 * const keys = allManifests().map(({ key }) => key);
 * keys.includes('ETH:USDT'); // true
 */
declare function allManifests(): readonly CoinManifest[];
/**
 * Finds the coin manifest of an asset by its name, by `{network}:{symbol}` or by a token's symbol,
 * in any case; null for any other text. A symbol alone is that of the first network in order that
 * has it: see "Manifest lookup" in docs/decisions/networks.md.
 * @example
 * findManifest('eth:usdt')?.digits; // 6
 * findManifest('USDT')?.key; // 'ETH:USDT'
 * findManifest('nothing'); // null
 */
declare function findManifest(text: string): CoinManifest | null;
/**
 * Returns the coin manifest of an asset like `findManifest`, and the specification's default for an unknown one:
 * 8 digits. It states no smallest amount, and the most confirmations that any network asks for.
 * @example
 * getManifestRow('DOGE').digits; // 8
 */
declare function getManifestRow(text: string): CoinManifest;

/**
 * Returns the coin manifest of a network's native asset, from the facts of the network.
 * @example
 * nativeManifest('BTC').requiredConfirmations; // 2
 */
declare function nativeManifest(key: Network): CoinManifest;

/** A day in steps of 5 minutes, a week of an hour, a month of 4 hours, then days; all by weeks. */
type ChartPeriod = '1D' | '1W' | '1M' | '3M' | '1Y' | 'ALL';
interface BalanceChartQuery {
    /** All wallets of the user unless given. */
    readonly walletId?: string;
    /** One account of them; all unless given. */
    readonly accountId?: string;
    /** A month unless given. */
    readonly period?: ChartPeriod;
    /** `USD` unless given. */
    readonly currency?: string;
}
interface ChartPoint {
    readonly t: Date;
    readonly value: Decimal;
}
/** Deposits and sends within one step of the chart, at the value of their time in US dollars. */
interface ChartFlow {
    /** When the value has its last transaction: a deposit counts once it is deep enough. */
    readonly t: Date;
    readonly received: Decimal;
    readonly sent: Decimal;
    /** Number of transactions. */
    readonly count: number;
    /** The transaction, where there is one alone. */
    readonly only: ChartTransfer | null;
}
interface ChartTransfer {
    readonly type: 'SENT' | 'RECEIVED';
    readonly network: Network;
    readonly symbol: string;
    readonly amount: Decimal;
    /** Recipient of what was sent. */
    readonly toAddress: string | null;
}
/** Worth over time, at the prices of each time. The four figures are null without any point. */
interface BalanceChart {
    readonly points: readonly ChartPoint[];
    readonly first: Decimal | null;
    readonly last: Decimal | null;
    readonly min: Decimal | null;
    readonly max: Decimal | null;
    readonly currency: string;
    /** Oldest first. */
    readonly flows: readonly ChartFlow[];
}
declare const getBalanceChart: Endpoint<unknown, BalanceChartQuery, unknown, BalanceChart>;

interface PriceHistoryQuery {
    /** Symbols with commas between them, such as `BTC,USDT`. */
    readonly symbols: string;
    readonly period: ChartPeriod;
    /** Limit of points for each symbol, with longer steps; the steps of the balance chart unless given. */
    readonly points?: number;
}
/** Past prices of one asset in US dollars, oldest first. A time without a price has no point. */
interface PriceSeries {
    readonly symbol: string;
    readonly points: readonly ChartPoint[];
}
interface PriceHistory {
    /** In the order of the query; a symbol that no asset has is absent. */
    readonly series: readonly PriceSeries[];
}
declare const getPriceHistory: Endpoint<unknown, PriceHistoryQuery, unknown, PriceHistory>;

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
declare const getRate: Endpoint<RatePath, unknown, unknown, CurrentRate>;
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
declare const getGas: Endpoint<unknown, GasQuery, unknown, GasEstimate>;
declare const getBscGas: Endpoint<unknown, GasQuery, unknown, GasEstimate>;

interface SandboxPath {
    readonly network: Network;
}
interface Faucet {
    readonly address: string;
    /** The native asset by its network code; tokens by their id. */
    readonly asset: string;
    readonly amount: Decimal;
    /** Comment for the recipient, on TON and Solana. */
    readonly memo?: string;
    /** Account by which the recipient finds the payment, on Solana (Solana Pay). */
    readonly reference?: string;
}
interface FaucetPayment {
    readonly hash: string;
}
declare const faucet: Endpoint<SandboxPath, unknown, Faucet, Data<FaucetPayment>>;
interface Mine {
    readonly blocks: number;
}
interface LedgerHead {
    readonly height: number;
    readonly hash: string;
}
declare const mine: Endpoint<SandboxPath, unknown, Mine, Data<LedgerHead>>;
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
declare const listOutbox: Endpoint<unknown, ListOutbox, unknown, Data<readonly OutboxMail[]>>;

interface Reorg {
    /**
     * How many of the newest blocks are taken back; null takes as many as `dropTx` is deep, also where a block has come
     * since the caller asked.
     */
    readonly depth: number | null;
    /** Transactions of these blocks, or waiting ones, that are forgotten instead of waiting again. */
    readonly dropTx: readonly string[];
}
declare const reorg: Endpoint<SandboxPath, unknown, Reorg, Data<LedgerHead>>;
interface Hold {
    readonly hash: string;
    readonly hold: boolean;
}
declare const hold: Endpoint<SandboxPath, unknown, Hold, Data<Hold>>;
interface Outage {
    /** 0 ends it now. */
    readonly seconds: number;
}
interface OutageEnd {
    /** Null: the chain answers. */
    readonly until: Date | null;
}
declare const outage: Endpoint<SandboxPath, unknown, Outage, Data<OutageEnd>>;
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
declare const setSandboxRate: Endpoint<unknown, unknown, SandboxRate, Data<SandboxRateState>>;

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
interface LedgerAddressPath extends SandboxPath {
    readonly address: string;
}
interface LedgerAddressQuery {
    readonly page?: number;
    readonly pageSize?: number;
}
declare const getSandboxAddress: Endpoint<LedgerAddressPath, LedgerAddressQuery, unknown, Data<LedgerAddress>>;
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
declare const getSandboxBlock: Endpoint<LedgerBlockPath, unknown, unknown, Data<LedgerBlock>>;
interface LedgerBlockSummary extends LedgerBlockRef {
    readonly transactionCount: number;
}
declare const listSandboxBlocks: Endpoint<SandboxPath, unknown, unknown, Data<readonly LedgerBlockSummary[]>>;

interface FeeSpike {
    /** By which the fees are multiplied. */
    readonly factor: number;
    /** 0 ends it now. */
    readonly seconds: number;
}
/** Rise of the fees of a sandbox ledger. */
interface FeeSpikeState {
    /** 1 while the fees are as usual. */
    readonly factor: number;
    /** Null while the fees are as usual. */
    readonly until: Date | null;
}
declare const getFeeSpike: Endpoint<SandboxPath, unknown, unknown, Data<FeeSpikeState>>;
declare const setFeeSpike: Endpoint<SandboxPath, unknown, FeeSpike, Data<FeeSpikeState>>;
/** Sender of dust whose address looks like another one. */
interface Impostor {
    readonly address: string;
    /** Address that it imitates: the first and the last four characters are the same. */
    readonly imitates: string;
}
declare const getImpostor: Endpoint<SandboxPath, unknown, unknown, Data<Impostor>>;
interface Dust {
    readonly address: string;
}
declare const sendDust: Endpoint<SandboxPath, unknown, Dust, Data<FaucetPayment>>;

interface Replace {
    readonly hash: string;
    /** Where the money goes instead; null leaves it with the sender. */
    readonly to: string | null;
    /** Per size, as the network counts it; more than the one that is replaced pays. */
    readonly feeRate: Decimal;
}
declare const replace: Endpoint<SandboxPath, unknown, Replace, Data<FaucetPayment>>;
interface AdvanceClock {
    readonly advanceSeconds: number;
}
interface ClockState {
    readonly now: Date;
}
declare const advanceClock: Endpoint<unknown, unknown, AdvanceClock, Data<ClockState>>;

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
interface LedgerTransactionPath extends SandboxPath {
    readonly hash: string;
}
declare const getSandboxTransaction: Endpoint<LedgerTransactionPath, unknown, unknown, Data<LedgerTransaction>>;

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
    /**
     * Null where the network has no transaction to name: a contract paid, and the balance of `toAddress` shows it.
     */
    readonly hash: string | null;
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
    /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
    readonly acceptFee?: boolean;
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
/** Transaction that was signed here, which has a hash before the network knows it. */
interface SentTransaction extends Transaction {
    readonly hash: string;
}
declare const createTransaction: Endpoint<AccountPath, unknown, CreateTransaction, SentTransaction>;
interface FeeQuery {
    /** Zero asks for the cost of sending everything, which bounds the amount. */
    readonly amount: Decimal;
    /** Empty before it is known. */
    readonly toAddress: string;
    readonly feeRate: FeePriority;
    /** Text for the recipient, which some networks charge for. */
    readonly memo?: string;
}
declare const getFees: Endpoint<AccountPath, FeeQuery, unknown, FeeEstimate>;
interface ListTransactions {
    /** Network code, symbol or asset identifier, in any case; empty selects everything. */
    readonly CryptoCurrencyType?: string;
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
    /** Upper limit of the value in the wallet's currency. */
    readonly FiatTo?: string;
    /** Part of a hash, an address or a note. */
    readonly Search?: string;
    /** Both kinds unless given. */
    readonly IsSpam?: boolean;
}
declare const listTransactions: Endpoint<WalletPath, ListTransactions, unknown, Page<Transaction>>;

/** Funds of a business in one asset, in main units. */
interface SettlementFunds {
    /** `BTC`, `USDT@TRX`. */
    readonly asset: string;
    readonly spendable: Decimal;
    /** Incoming funds that wait for their confirmations. */
    readonly pending: Decimal;
    /** Both together in US dollars, two decimals; null without a price. */
    readonly fiatValue: Decimal | null;
}
/** Funds in purses: addresses of one payment each, whose funds are sent from one at a time. */
interface PurseFunds extends SettlementFunds {
    /** Number of purses that hold some. */
    readonly purses: number;
}
/** Funds of a business in a wallet, apart from its balance. */
interface SettlementLine {
    readonly businessId: number;
    readonly name: string;
    readonly accounts: readonly {
        /** Account to send from. */
        readonly id: string;
        readonly network: Network;
        /** Null where each payment has an address of the account. */
        readonly address: string | null;
        readonly balances: readonly SettlementFunds[];
        /** Sums over the purses of the network. */
        readonly inPurses: readonly PurseFunds[];
    }[];
}
declare const listSettlements: Endpoint<WalletPath, unknown, unknown, {
    readonly items: readonly SettlementLine[];
}>;
/** A path with a wallet and a business that is paid into it. */
interface SettlementPath extends WalletPath, BusinessPath {
}
/** Account of a business that its owner sends from; its name is the business's. */
interface SettlementAccount {
    readonly account: Account;
    readonly purpose: 'PAYMENTS' | 'PURSE';
    /** Null where each payment has an address of the account. */
    readonly address: string | null;
}
interface ListSettlementAccounts extends PageQuery {
    /** Lists the accounts that hold some of this asset, the largest balance first. */
    readonly asset?: string;
    /** Lists this account alone, empty or not. */
    readonly accountId?: string;
    /** Leaves out accounts of the other purpose. */
    readonly purpose?: SettlementAccount['purpose'];
}
/** Accounts of a business in the form of the wallet's own, which no other call lists. */
declare const listSettlementAccounts: Endpoint<SettlementPath, ListSettlementAccounts, unknown, Page<SettlementAccount>>;
/** Transactions that were sent from the accounts of a business, newest first. */
declare const listSettlementSends: Endpoint<SettlementPath, PageQuery, unknown, Page<Transaction>>;

/**
 * Kind of replacement (fee bump): `SPEED_UP` pays the recipient with a higher fee, `CANCEL` returns
 * the funds to the account.
 */
type ReplacementKind = 'SPEED_UP' | 'CANCEL';
interface TransactionPath extends WalletPath {
    readonly transactionId: string;
}
interface ReplacementQuery {
    readonly kind: ReplacementKind;
}
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
declare const getReplacement: Endpoint<TransactionPath, ReplacementQuery, unknown, Replacement>;
declare const replaceTransaction: Endpoint<TransactionPath, unknown, ReplaceTransaction, SentTransaction>;

/**
 * Second transaction that spends an incoming one and pays for both, so that miners take the two together ("child pays for
 * parent"). Miners choose by the fees of a transaction together with its unconfirmed ancestors (ancestor fee rate).
 */
interface Acceleration {
    /** Fee of the second transaction, on top of what the sender paid. */
    readonly fee: Decimal;
    /** Amount that arrives in the account after that fee. */
    readonly value: Decimal;
    readonly expiresAt: Date;
}
interface AccelerateTransaction {
    /** Reviewed fee: 409 FEE_CHANGED when the network demands more by now. */
    readonly fee: Decimal;
    readonly seedPhrase: string | null;
    readonly password: string | null;
    readonly twoFactorCode: string | null;
}
declare const getAcceleration: Endpoint<TransactionPath, unknown, unknown, Acceleration>;
declare const accelerateTransaction: Endpoint<TransactionPath, unknown, AccelerateTransaction, SentTransaction>;

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
declare const getConfirmations: Endpoint<WalletPath, GetConfirmations, unknown, Confirmations>;

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
    /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
    readonly acceptFee?: boolean;
}
declare const createTokenTransaction: Endpoint<AccountPath, unknown, CreateTokenTransaction, SentTransaction>;
/** Query of a token's fee estimate (R-TX-03): the ids are in the query too. */
interface TokenFeeQuery {
    readonly Amount: Decimal;
    readonly AccountId: string;
    /** Empty before it is known. */
    readonly ToAddress: string;
    readonly WalletId: string;
    readonly TokenId: string;
    /** Text for the recipient, which some networks charge for. */
    readonly Memo?: string;
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
declare const getTokenFees: Endpoint<AccountPath, TokenFeeQuery, unknown, TokenFeeEstimate>;

/**
 * Estimates a fee like `getFees`, with the query in the body: addresses stay out of logs, see "Fee
 * calls take a query or a body" in docs/decisions/fees.md.
 */
declare const estimateFee: Endpoint<AccountPath, unknown, FeeQuery, FeeEstimate>;
declare const estimateTokenFee: Endpoint<AccountPath, unknown, TokenFeeQuery, TokenFeeEstimate>;

declare const getTransaction: Endpoint<TransactionPath, unknown, unknown, Transaction>;
/** Transaction with the wallet that it belongs to. */
interface OwnedTransaction extends Transaction {
    readonly walletId: string;
}
interface TransactionIdPath {
    readonly transactionId: string;
}
declare const findTransaction: Endpoint<TransactionIdPath, unknown, unknown, OwnedTransaction>;

/** Transactions of one wallet, on any of its networks. */
interface ListConfirmations {
    /** One to a hundred, with commas between them. */
    readonly hashes: string;
}
declare const listConfirmations: Endpoint<WalletPath, ListConfirmations, unknown, readonly Confirmations[]>;

interface OpenPaymentRequest {
    /** Link of a checkout page, of this host or another. */
    readonly link: string;
    /** Asset to choose at the host, such as `USDT@ETH`, where its payer has not chosen one. */
    readonly assetId?: string;
}
/** Request to pay, the signature of which was verified with the published key of its host. */
interface PaymentRequest {
    /** Named by the intent that pays it. */
    readonly id: string;
    /** Host that was verified, with its port unless that is the usual one. */
    readonly host: string;
    /** Name of the business, which the host says and nothing proves. */
    readonly businessName: string;
    /** Order of the business, which the host says too; null where it states none. */
    readonly orderId: string | null;
    /** Price of the order, which the host says too; null where it states none. */
    readonly price: Price | null;
    readonly network: Network;
    /** Id such as `USDT@ETH`; the code of the network for its native asset. */
    readonly assetId: string;
    readonly address: string;
    readonly memo: string | null;
    readonly amount: Decimal;
    /** A payment in test mode. */
    readonly isTest: boolean;
    /** End of the price. */
    readonly expiresAt: Date;
}
/** Asset that a host takes for a payment. Nothing of it is verified: the request for it is, once it is opened. */
interface RequestAsset {
    /** Id such as `USDT@ETH`; the code of the network for its native asset. */
    readonly assetId: string;
    readonly network: Network;
    /** About how much, in main units; null where the host states none. */
    readonly estimate: Decimal | null;
}
/** Assets to choose from where a payment has none yet. */
interface RequestAssets {
    /** Host that was asked, with its port unless that is the usual one. */
    readonly host: string;
    /** Name of the business, its order and its price, which the host says and nothing proves; null where it states none. */
    readonly businessName: string;
    readonly orderId: string | null;
    readonly price: Price | null;
    readonly assets: readonly RequestAsset[];
}
interface ListRequestAssets {
    readonly link: string;
}
declare const listRequestAssets: Endpoint<WalletPath, unknown, ListRequestAssets, RequestAssets>;
declare const openPaymentRequest: Endpoint<WalletPath, unknown, OpenPaymentRequest, PaymentRequest>;

interface UpdateNote {
    readonly transactionId: string;
    /** Empty takes the note away. */
    readonly note: string;
}
declare const updateNote: Endpoint<WalletPath, unknown, UpdateNote, Transaction>;
interface ExportTransactions extends Omit<ListTransactions, 'Page' | 'PageSize'> {
    readonly format: 'csv';
}
declare const exportTransactions: Endpoint<WalletPath, ExportTransactions, unknown, File>;
/** @see BIP-329 Wallet labels export format */
declare const exportLabels: Endpoint<WalletPath, unknown, unknown, File>;
interface ImportLabels {
    /** One BIP-329 object per line. */
    readonly jsonl: string;
}
interface ImportedLabels {
    readonly applied: number;
    /** Lines of a type, or about a thing, that this wallet does not have. */
    readonly ignored: number;
}
declare const importLabels: Endpoint<WalletPath, unknown, ImportLabels, ImportedLabels>;

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
declare const listUserExports: Endpoint<unknown, unknown, unknown, DataPage<UserExport>>;
declare const createUserExport: Endpoint<unknown, unknown, unknown, Data<UserExport>>;
declare const downloadUserExport: Endpoint<UserExportPath, unknown, unknown, File>;

/** A login of another provider that signs this user in. */
interface Identity {
    readonly provider: Provider;
    readonly email: string;
    readonly connectedAt: Date;
}
declare const listIdentities: Endpoint<unknown, unknown, unknown, Data<readonly Identity[]>>;
declare const connectIdentity: Endpoint<ProviderPath, unknown, ProviderAnswer, Data<Identity>>;
declare const disconnectIdentity: Endpoint<ProviderPath, unknown, unknown, null>;

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
declare const getNotifications: Endpoint<unknown, unknown, unknown, Data<NotificationSettings>>;
declare const updateNotifications: Endpoint<unknown, unknown, UpdateNotifications, Data<NotificationSettings>>;

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
interface CreatePersonalToken extends StepUpProof {
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
declare const listPersonalTokens: Endpoint<unknown, unknown, unknown, DataPage<PersonalToken>>;
declare const createPersonalToken: Endpoint<unknown, unknown, CreatePersonalToken, Data<CreatedPersonalToken>>;
declare const revokePersonalToken: Endpoint<PersonalTokenPath, unknown, unknown, null>;

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
declare const getUserPlatform: Endpoint<unknown, unknown, unknown, Data<UserPlatform>>;
declare const updateUserPlatform: Endpoint<unknown, unknown, UpdateUserPlatform, Data<UserPlatform>>;

interface UserProfile extends User {
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
declare const updateUser: Endpoint<unknown, unknown, UpdateUser, Data<UserProfile>>;
interface ChangeEmail extends StepUpProof {
    readonly email: string;
}
declare const changeEmail: Endpoint<unknown, unknown, ChangeEmail, null>;
interface UndoEmail {
    readonly token: string;
}
declare const undoEmail: Endpoint<unknown, unknown, UndoEmail, null>;
interface ChangePassword extends StepUpProof {
    readonly newPassword: string;
}
declare const changePassword: Endpoint<unknown, unknown, ChangePassword, null>;
interface DeleteUser extends StepUpProof {
    /** Earlier name of `code`. */
    readonly twoFactorCode?: string | null;
}
declare const deleteUser: Endpoint<unknown, unknown, DeleteUser, null>;

/** Numbers of what securing the account ended. */
interface SecuredUser {
    /** Sessions other than this one. */
    readonly sessions: number;
    /** Personal access tokens. */
    readonly tokens: number;
    /** Trusted devices of all wallets. */
    readonly devices: number;
    /** Connected logins. */
    readonly logins: number;
    /** Login that stays connected, because the user has no password; else null. */
    readonly keptLogin: Provider | null;
}
/** Ends all access to the account but this session and the password. */
declare const secureUser: Endpoint<unknown, unknown, unknown, Data<SecuredUser>>;

/** Something that happened to the login or to a key, kept for 90 days. */
interface SecurityEvent {
    readonly id: string;
    /** Such as `SIGNED_IN`; a new one may come at any time. */
    readonly type: string;
    readonly at: Date;
    readonly ip: string | null;
    readonly device: DeviceSummary | null;
}
declare const listSecurityEvents: Endpoint<unknown, PageQuery, unknown, DataPage<SecurityEvent>>;
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
declare const getSecurityScore: Endpoint<unknown, unknown, unknown, Data<SecurityScore>>;

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
declare const listSessions: Endpoint<unknown, unknown, unknown, DataPage<UserSession>>;
declare const endSession: Endpoint<SessionPath, unknown, unknown, null>;
declare const endOtherSessions: Endpoint<unknown, unknown, unknown, null>;

type SetUpTwoFactor = StepUpProof;
/** A secret of RFC 6238, not in use before a code of it was shown. */
interface TwoFactorSecret {
    /** Base32. */
    readonly secret: string;
    /** `otpauth:` address for the QR code. */
    readonly uri: string;
}
declare const setUpTwoFactor: Endpoint<unknown, unknown, SetUpTwoFactor, Data<TwoFactorSecret>>;
interface TwoFactorCode {
    readonly code: string;
}
/** Step-up proof in which the code is never left out. */
interface TwoFactorProof extends StepUpProof {
    readonly code: string;
}
interface RecoveryCodes {
    /** Ten, shown this once. */
    readonly recoveryCodes: readonly string[];
}
declare const enableTwoFactor: Endpoint<unknown, unknown, TwoFactorCode, Data<RecoveryCodes>>;
declare const disableTwoFactor: Endpoint<unknown, unknown, TwoFactorProof, null>;
declare const renewRecoveryCodes: Endpoint<unknown, unknown, TwoFactorProof, Data<RecoveryCodes>>;

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
declare const listDevices: Endpoint<WalletIdPath, unknown, unknown, Page<TrustedDevice>>;
declare const deleteDevice: Endpoint<DevicePath, unknown, unknown, null>;

declare const exportWallet: Endpoint<WalletIdPath, unknown, unknown, File>;

/**
 * Notification that data of the wallet changed: its receiver loads that data again. It carries no
 * data of the wallet itself.
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
/** An outage of a network began or ended: `stale` of its accounts changed. */
 | {
    readonly type: 'network-status';
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
declare const watchWallet: Endpoint<WalletPath, unknown, unknown, LiveUpdate>;

/** Exactly one of the two secrets is given; the other is null. */
interface DeleteWallet {
    readonly password: string | null;
    readonly seedPhrase: string | null;
    /** The name of the wallet, typed by its owner. */
    readonly confirmName: string;
}
declare const deleteWallet: Endpoint<WalletIdPath, unknown, DeleteWallet, null>;
/**
 * Deletes a wallet by POST, for proxies that drop the body of a DELETE: see "A wallet can be
 * deleted with a POST" in docs/decisions/wallets.md.
 */
declare const deleteWalletByPost: Endpoint<WalletIdPath, unknown, DeleteWallet, null>;
declare const restoreWallet: Endpoint<WalletIdPath, unknown, unknown, Wallet>;

interface ResetWalletPassword {
    readonly seedPhrase: string;
    readonly newPassword: string;
}
declare const resetWalletPassword: Endpoint<WalletIdPath, unknown, ResetWalletPassword, null>;
interface ChangeWalletPassword {
    readonly password: string;
    readonly newPassword: string;
}
declare const changeWalletPassword: Endpoint<WalletIdPath, unknown, ChangeWalletPassword, null>;
interface RevealSeed {
    readonly password: string;
}
interface RevealedSeed {
    readonly seedPhrase: string;
}
declare const revealSeed: Endpoint<WalletIdPath, unknown, RevealSeed, RevealedSeed>;
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
declare const unlockWallet: Endpoint<WalletIdPath, unknown, UnlockWallet, UnlockedWallet>;

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
declare const getSendProtection: Endpoint<WalletIdPath, unknown, unknown, SendProtection>;
declare const updateSendProtection: Endpoint<WalletIdPath, unknown, UpdateSendProtection, SendProtection>;

declare const signingPlaces: readonly ['local', 'hosted'];
/** Place of signing. */
type SigningPlace = (typeof signingPlaces)[number];
/**
 * Creates the schema of a place of signing.
 * @example
 * const place = signingPlace().parse('local');
 */
declare const signingPlace: () => Schema<SigningPlace>;
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
    /** Id of the account that Send and Receive begin with, by the id of the asset, such as `USDT@ETH`. */
    readonly defaultAccounts: Readonly<Record<string, string>>;
    readonly spamFilter: boolean;
    /** False shows amounts alone, without any call for a price. */
    readonly loadPrices: boolean;
    readonly usageStatistics: boolean;
    /** Place of signing: the browser of the user, which then keeps the secrets, or the server. */
    readonly signing: SigningPlace;
    /** Ids of tokens that are not counted. */
    readonly hiddenTokens: readonly string[];
}
/** Change of the wallet settings; absent fields are kept, and a version that is sent is checked. */
type UpdateWalletSettings = Partial<WalletSettings>;
declare const getWalletSettings: Endpoint<WalletIdPath, unknown, unknown, WalletSettings>;
declare const updateWalletSettings: Endpoint<WalletIdPath, unknown, UpdateWalletSettings, WalletSettings>;
interface RenameWallet {
    readonly name: string;
}
declare const renameWallet: Endpoint<WalletIdPath, unknown, RenameWallet, Wallet>;

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
declare const getStatistics: Endpoint<WalletPath, unknown, unknown, WalletStatistics>;

/**
 * The sealed seed as it is stored: the data key under the cloud password and the server's evaluation of it,
 * the seed under the data key, both AES-256-GCM. Binary parts are base64url.
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
    /** Owner that the seed is bound to. */
    readonly userId: string;
    /** Time of the sealing, to which the seed is bound as well. */
    readonly createdAt: Date;
    /** Sealed in the newest way and with the newest master key. Else the next hosted unlock seals it anew. */
    readonly isNewest: boolean;
}
declare const getVault: Endpoint<WalletIdPath, unknown, unknown, SealedVault>;
/** Blinded element of a password, made for one version of the server's pepper. */
interface EvaluateVault {
    /** Element of ristretto255, base64url. */
    readonly blinded: string;
    /** Version that the sealed record names. */
    readonly pepperV: number;
}
interface EvaluatedVault {
    /** Names the evaluation in its proof. */
    readonly evaluationId: string;
    /** Element of ristretto255, base64url. */
    readonly evaluated: string;
}
declare const evaluateVault: Endpoint<WalletIdPath, unknown, EvaluateVault, EvaluatedVault>;
/** Proof that an evaluation opened the wallet. Binary parts are base64url. */
interface ProveVault {
    readonly evaluationId: string;
    /** Compressed master public key of BIP-32. */
    readonly publicKey: string;
    /** ECDSA signature of `billfold/vault-proof/v1|{wallet}|{evaluation}` by that key. */
    readonly signature: string;
}
declare const proveVault: Endpoint<WalletIdPath, unknown, ProveVault, null>;

/**
 * Results of a delivery, which are also the values of the filter `result`.
 * @example
 * const options = deliveryResults.map((result) => <option key={result}>{result}</option>);
 */
declare const deliveryResults: readonly ['SUCCEEDED', 'FAILED', 'PENDING'];
type DeliveryResult = (typeof deliveryResults)[number];
type Headers = Readonly<Record<string, string>>;
/** One request of a delivery. */
interface DeliveryAttempt {
    readonly number: number;
    readonly sentAt: Date;
    readonly durationMs: number;
    readonly httpStatus: number | null;
    /** Why there was no answer, in words. */
    readonly error: string | null;
}
/** Attempt with its headers and the first KiB of the answer; the secret is in neither. */
interface DeliveryAttemptDetail extends DeliveryAttempt {
    readonly requestHeaders: Headers;
    readonly responseHeaders: Headers | null;
    readonly responseBody: string | null;
}
/** Delivery of one event to one endpoint. */
interface Delivery {
    readonly id: string;
    readonly eventId: string;
    readonly eventType: WebhookEventType;
    /** Payment that the event is about, or whose refund it is about; null of any other event. */
    readonly paymentId: string | null;
    readonly result: DeliveryResult;
    /** A person sent the event again. */
    readonly isManual: boolean;
    /** Oldest first. */
    readonly attempts: readonly DeliveryAttempt[];
    readonly createdAt: Date;
    /** Time of the next attempt; null where there is none. */
    readonly nextAttemptAt: Date | null;
}
/** Delivery with what was sent and answered. */
interface DeliveryDetail extends Delivery {
    readonly attempts: readonly DeliveryAttemptDetail[];
    /** Signed body; null after 60 days. */
    readonly body: string | null;
}
interface ListDeliveries extends PageQuery {
    readonly eventType?: WebhookEventType;
    readonly result?: DeliveryResult;
    readonly from?: string;
    readonly to?: string;
    /** Payment whose events, and those of its refunds, are listed. */
    readonly paymentId?: string;
}
declare const listDeliveries: Endpoint<BusinessItemPath, ListDeliveries, unknown, DataPage<Delivery>>;
interface DeliveryPath extends BusinessItemPath {
    readonly deliveryId: string;
}
declare const getDelivery: Endpoint<DeliveryPath, unknown, unknown, Data<DeliveryDetail>>;
declare const resendDelivery: Endpoint<DeliveryPath, unknown, unknown, Data<Delivery>>;
interface ReplayDeliveries {
    readonly from: string;
    readonly to: string;
    readonly onlyFailed: boolean;
}
declare const replayDeliveries: Endpoint<BusinessItemPath, unknown, ReplayDeliveries, Data<{
    readonly count: number;
}>>;

export { accelerateTransaction, acceptInvitation, acceptMerchantPayment, acceptPayment, activateWallet, addressModes, addressTypes, advanceClock, affiliatePayoutStatuses, allManifests, announceTransaction, answerTypes, apiKeyScopes, apiVersions, archiveBusiness, assetReasons, assignTransfer, attentionReasons, billingSettings, businessNotificationEvents, businessPermissions, businessRoles, businessStatuses, cancelCheckout, cancelLinkInvoice, cancelLinkSchedule, cancelMerchantPayment, cancelMerchantRefund, cancelPayment, cancelRefund, cancelUnmatchedRefund, cancellers, changeEmail, changePassword, changeWalletPassword, checkRefundPlace, checkoutActions, checkoutSettings, chooseInvoiceEmails, claimCheckoutHash, claimRefund, claimStates, commissionStatuses, completeReset, connectIdentity, countUnreadNotifications, createAccount, createApiKey, createBusiness, createContact, createCustomer, createEmbedSession, createEstimate, createIntent, createLinkInvoice, createLinkSchedule, createMerchantCustomer, createMerchantPayment, createMerchantRefund, createMerchantUnmatchedRefund, createPayment, createPaymentLink, createPayout, createPayoutIntents, createPersonalToken, createRefund, createRefundIntent, createReport, createSaleItem, createSweep, createSweepIntents, createTokenTransaction, createTransaction, createUnmatchedRefund, createUnmatchedRefundIntent, createUserExport, createWallet, createWebhook, createWebhookEndpoint, cryptocurrencyEmbedSettings, cryptocurrencySettings, deleteAccount, deleteContact, deleteCustomer, deleteDevice, deleteMerchantCustomer, deleteSaleItem, deleteUser, deleteWallet, deleteWalletByPost, deleteWebhook, deleteWebhookEndpoint, deliveryResults, developerSettings, disableTwoFactor, disconnectIdentity, displayStatuses, downloadUserExport, embedScopes, enableTwoFactor, endOtherSessions, endSession, eraseCustomer, errorBody, estimateFee, estimateTokenFee, evaluateVault, exchangeToken, exportAudit, exportCustomers, exportLabels, exportPayments, exportTransactions, exportWallet, faucet, findManifest, findTransaction, formatApiKey, generalSettings, getAcceleration, getAccount, getAccountPublicKey, getAffiliate, getAuthOptions, getBalanceChart, getBilling, getBscGas, getBusiness, getBusinessBalances, getBusinessSummary, getCheckout, getCheckoutLink, getCheckoutReceipt, getConfig, getConfirmations, getCustomer, getCustomerCounts, getDelivery, getDepositAddress, getEmbedSettings, getFeeSpike, getFees, getGas, getImpostor, getIntent, getIntentPlan, getInvoice, getInvoiceEmails, getLinkInvoice, getLinkSchedule, getManifest, getManifestRow, getMerchantCustomer, getMerchantEvent, getMerchantPayment, getMerchantRates, getMerchantReceipt, getMerchantRefund, getNotifications, getPayment, getPaymentLink, getPaymentRequest, getPayout, getPriceHistory, getRate, getReceipt, getRecoverySheet, getRefundClaim, getRefundPsbt, getReplacement, getReport, getSandboxAddress, getSandboxBlock, getSandboxTransaction, getSecurityScore, getSendProtection, getSettlement, getStatistics, getSweep, getTokenFees, getTransaction, getUnmatchedRefundPsbt, getUser, getUserPlatform, getVault, getWallet, getWalletSettings, getWebhook, handleExternalLogin, hold, ignoreTransfer, importContacts, importCustomers, importLabels, integrationsSettings, inviteMember, invoiceStatuses, isPermitted, keyPaths, labelAddress, leaveBusiness, legalSettings, linkFrequencies, linkInvoiceStatuses, linkMailStates, linkScheduleStatuses, linkUses, listAccounts, listAddresses, listAffiliatePayouts, listApiKeys, listApiRequests, listAudit, listAvailableAccounts, listBusinessNotifications, listBusinesses, listCollectable, listCommissions, listConfirmations, listContacts, listCurrencyRates, listCustomers, listDeliveries, listDevices, listIdentities, listInvitations, listInvoices, listLinkInvoices, listLinkSchedules, listManifest, listMembers, listMerchantAssets, listMerchantCustomers, listMerchantEvents, listMerchantPaymentEvents, listMerchantPayments, listOutbox, listPaymentEvents, listPaymentLinks, listPayments, listPaymentsAccounts, listPayouts, listPersonalTokens, listReferrals, listRefunds, listReports, listRequestAssets, listResetLogins, listSaleItems, listSandboxBlocks, listSecurityEvents, listSessions, listSettlementAccounts, listSettlementSends, listSettlements, listSweeps, listTransactions, listUnmatched, listUnmatchedRefunds, listUserExports, listWallets, listWatchKeys, listWebhookEndpoints, listWebhooks, logIn, logInDemo, logInWithDiscord, logInWithGoogle, logOut, markMerchantPaymentPaid, markPaymentInvalid, markPaymentPaid, merchantApiVersion, mergeCustomers, mine, mostSaleItems, nativeManifest, notificationPermissions, notificationsSettings, onboardingSteps, openPaymentRequest, outage, overlapHours, paidStates, parseApiKey, payCheckoutLink, paymentActorKinds, paymentFlagFilters, paymentFlags, paymentLinkStates, paymentOrigins, paymentStatuses, paymentsSettings, payoutStatuses, pingMerchant, pingWebhook, planPayout, planSweep, prepareRefundPsbt, prepareUnmatchedRefundPsbt, previewInvitation, previewWatchKey, proveVault, readNotification, readNotificationsThrough, receiptStates, recordRefund, recordUnmatchedRefund, referralStatuses, refreshPayment, refundStates, refundStatuses, register, removeLogo, removeMember, removeWatchKey, renameWallet, renewRecoveryCodes, reopenPayment, reopenTransfer, reorg, replace, replaceTransaction, replayDeliveries, reportFormats, reportTypes, requestAffiliatePayout, requestOutcomes, requestRefundCode, requestReset, resendDelivery, resendVerification, resetWalletPassword, restoreAccount, restoreWallet, resumePayout, resumeSweep, revealSeed, revokeApiKey, revokeInvitation, revokePersonalToken, rolePermissions, rollApiKey, rollWebhookSecret, secureUser, securitySettings, selectCheckoutMethod, selectMerchantMethod, sendCheckoutReceipt, sendDust, sendLinkInvoice, sendReceipt, sendRefundLink, sendRefundPsbt, sendUnmatchedRefundPsbt, setAffiliate, setCheckoutCustomer, setCheckoutLanguage, setFeeSpike, setLogo, setPaymentHandled, setPaymentNote, setSandboxRate, setUpTwoFactor, setWatchKey, settleBusiness, signInWithApple, signPayout, signRefund, signSweep, signUnmatchedRefund, signingPlace, simulateMerchantPayment, simulatePayment, startProviderLogIn, stepUp, sweepStatuses, sweepWays, totalLinkInvoices, totalLinkSchedules, totalPayments, transferBusiness, undoEmail, unlockWallet, unmatchedCauses, unmatchedStates, updateAccount, updateApiKey, updateBusiness, updateContact, updateCustomer, updateLinkInvoice, updateLinkSchedule, updateMember, updateMerchantCustomer, updateNote, updateNotifications, updatePaymentLink, updateSaleItem, updateSendProtection, updateUser, updateUserPlatform, updateWalletSettings, updateWebhook, updateWebhookEndpoint, verifyEmail, volumeBands, watchBusiness, watchCheckout, watchKeyKinds, watchWallet, webhookDisabledReasons, webhookEventTypes };
export type { AccelerateTransaction, Acceleration, AcceptedAsset, AcceptedInvitation, Account, AccountPath, AccountPublicKey, AccountType, ActivateWallet, ActivatedWallet, AddressMode, AddressPath, AddressRow, AddressType, AdvanceClock, Affiliate, AffiliatePayout, AffiliatePayoutStatus, AnnounceTransaction, AnswerType, AnyRequest, ApiKey, ApiKeyFacts, ApiKeyKind, ApiKeyScope, ApiKeyWithSecret, ApiRequest, ApiVersion, AppleSignIn, AssetReason, AssetStatistics, AssignTransfer, AstrayTransaction, AttentionReason, AuditChange, AuditEntry, AuditFilters, AuthOptions, AvailableAccountsPath, BalanceChart, BalanceChartQuery, BaseUrls, Billing, BillingSettings, Business, BusinessBalance, BusinessBalances, BusinessDetail, BusinessItemPath, BusinessNotification, BusinessNotificationEvent, BusinessPath, BusinessPermission, BusinessRole, BusinessStatus, BusinessSummary, BusinessUpdate, Canceller, ChangeEmail, ChangePassword, ChangeWalletPassword, ChartFlow, ChartPeriod, ChartPoint, ChartTransfer, Checkout, CheckoutAction, CheckoutAsset, CheckoutCollection, CheckoutCustomer, CheckoutField, CheckoutInvoice, CheckoutLanguage, CheckoutLink, CheckoutLinkPath, CheckoutMerchant, CheckoutPath, CheckoutRefund, CheckoutSettings, CheckoutTransfer, CheckoutUpdate, ChooseInvoiceEmails, ChosenSettlement, ClaimHash, ClaimRefund, ClaimState, ClaimedHash, ClockState, CoinManifest, CollectableFunds, Commission, CommissionStatus, CommissionSums, CompleteReset, Config, ConfirmationPolicy, Confirmations, Contact, ContactFields, ContactPath, CreateAccount, CreateApiKey, CreateBusiness, CreateBusinessPayment, CreateCustomer, CreateEmbedSession, CreateEstimate, CreateIntent, CreateLinkInvoice, CreateLinkSchedule, CreatePayment, CreatePaymentLink, CreatePayout, CreatePersonalToken, CreateRefund, CreateReport, CreateSaleItem, CreateSweep, CreateTokenTransaction, CreateTransaction, CreateUnmatchedRefund, CreateWallet, CreateWebhook, CreatedPersonalToken, CreatedWallet, CryptocurrencyEmbedSettings, CryptocurrencySettings, CurrencyRate, CurrentRate, CursorPage, CursorQuery, Customer, CustomerCounts, CustomerDetail, CustomerFilters, CustomerProfile, CustomerTag, CustomerTotal, Data, DataPage, DeleteUser, DeleteWallet, Delivery, DeliveryAttempt, DeliveryAttemptDetail, DeliveryDetail, DeliveryPath, DeliveryResult, DepositAddress, DeveloperSettings, DevicePath, DeviceSummary, DisplayStatus, Dust, EmbedScope, EmbedSession, EmbedSettings, EmbedSettingsQuery, Endpoint, EnvironmentBases, ErrorBody, Estimate, EvaluateVault, EvaluatedVault, EventRecord, ExchangeToken, ExchangedToken, ExportStatus, ExportTransactions, ExternalLogIn, Faucet, FaucetPayment, FeeEstimate, FeeLine, FeeOption, FeePriority, FeeQuery, FeeSpike, FeeSpikeState, FeeTotal, GasEstimate, GasQuery, GeneralSettings, GetConfirmations, GetDepositAddress, GetRates, HandledMark, Hold, Identity, ImportContacts, ImportCustomers, ImportLabels, ImportedContacts, ImportedCustomers, ImportedLabels, Impostor, IntegrationsSettings, IntentPath, IntentPlan, IntentPlanQuery, Invitation, InvitationPreview, InvitationToken, InviteMember, Invoice, InvoiceEmails, InvoiceEmailsPath, InvoiceStatus, KeyPath, LabelAddress, LedgerAddress, LedgerAddressPath, LedgerAddressQuery, LedgerBlock, LedgerBlockEntry, LedgerBlockPath, LedgerBlockRef, LedgerBlockSummary, LedgerCheck, LedgerEvmTransaction, LedgerHead, LedgerInput, LedgerMovement, LedgerOutput, LedgerReference, LedgerSolanaTransaction, LedgerTokenTransfer, LedgerTonTransaction, LedgerTransaction, LedgerTransactionPath, LedgerTronTransaction, LedgerUtxoTransaction, LegalSettings, LinkFrequency, LinkInvoice, LinkInvoiceContents, LinkInvoiceFilters, LinkInvoiceMail, LinkInvoiceStatus, LinkInvoiceTotal, LinkMailState, LinkSchedule, LinkScheduleFilters, LinkScheduleStatus, LinkScheduleTotal, LinkUse, LinkedPayment, ListAccounts, ListAddresses, ListApiRequests, ListAudit, ListBusinessNotifications, ListConfirmations, ListCustomers, ListDeliveries, ListEvents, ListLinkInvoices, ListLinkSchedules, ListOutbox, ListPaymentLinks, ListPayments, ListPaymentsAccounts, ListRequestAssets, ListResetLogins, ListSettlementAccounts, ListTransactions, ListUnmatched, ListWallets, ListedPayment, ListedSweep, ListedUnmatched, LiveUpdate, LogIn, LogInDemo, LogInWithProvider, Logo, ManifestPath, MarkHandled, MarkPaid, Member, MerchantAsset, MerchantListPayments, MergeCustomers, Mine, MissedEvents, NamedTransaction, NetworkConfig, NewPaymentCustomer, NewWebhook, NotificationChoice, NotificationEvent, NotificationMode, NotificationRule, NotificationSettings, NotificationSubject, NotificationsSettings, OnboardingStep, OpenPaymentRequest, Outage, OutageEnd, OutboxMail, OverlapHours, OwnAddress, OwnedTransaction, Page, PageQuery, PaidState, PartIntent, PayLink, Payment, PaymentActorKind, PaymentAnswer, PaymentConfirmations, PaymentCustomer, PaymentDetail, PaymentEntry, PaymentFilters, PaymentFlag, PaymentFlagFilter, PaymentLine, PaymentLink, PaymentLinkState, PaymentMethod, PaymentNote, PaymentOrigin, PaymentRequest, PaymentStatus, PaymentTotal, PaymentsAccount, PaymentsBalance, PaymentsSettings, Payout, PayoutField, PayoutIntents, PayoutLine, PayoutLineIntent, PayoutPlan, PayoutRestLine, PayoutStatus, PayoutWithLines, PendingRefund, PermissionGrant, PersonalToken, PersonalTokenPath, Ping, PlanPayout, PlanSweep, PlannedPayoutLine, PlatformMembership, Pong, PrepareRefundPsbt, Price, PriceHistory, PriceHistoryQuery, PriceSeries, PriorityFacts, ProveVault, Provider, ProviderAnswer, ProviderPath, PurseFunds, QuietHours, RatePath, Rates, ReadThrough, Reason, Receipt, ReceiptMerchant, ReceiptState, ReceiptTransfer, RecordRefund, RecoveryCodes, RecoveryKey, RecoverySheet, Referral, ReferralStatus, Refund, RefundAddress, RefundAmount, RefundClaim, RefundClaimPath, RefundIntent, RefundPath, RefundPlace, RefundPsbt, RefundState, RefundStatus, RefundedPayment, RefusedPayoutLine, Register, RenameWallet, Reorg, Replace, ReplaceTransaction, Replacement, ReplacementKind, ReplacementQuery, ReplayDeliveries, Report, ReportFormat, ReportStatus, ReportTotal, ReportType, RequestAsset, RequestAssets, RequestOf, RequestOutcome, RequestReset, RequestTypes, ResetLogin, ResetWalletPassword, RevealSeed, RevealedSeed, RollApiKey, RollSecret, SaleItem, SandboxPath, SandboxRate, SandboxRateState, Schema, SealedVault, SecuredUser, SecurityEvent, SecurityItem, SecurityScore, SecuritySettings, SelectMethod, SendCheckoutReceipt, SendProtection, SentTransaction, SessionPath, SetAffiliate, SetLogo, SetUpTwoFactor, SetWatchKey, SettleBusiness, Settlement, SettlementAccount, SettlementFunds, SettlementLine, SettlementPath, SettlementTakeover, SettlementWallet, SignParts, SignRefund, SignSecret, SignedDecimal, SignedIn, SignedPaymentRequest, SignedRefundPsbt, SignedTransaction, SigningPlace, SimulatePayment, SkippedAddress, StartProviderLogIn, StartedProviderLogIn, StepUpProof, StoredIntent, SuggestedPayment, SummaryAttention, SummaryFigures, SummaryQuery, Sweep, SweepDeployment, SweepIntents, SweepLeftOut, SweepPart, SweepPartIntent, SweepPlan, SweepPurse, SweepRest, SweepSkip, SweepStatus, SweepWay, SweepWithParts, TabCalls, Token, TokenAccess, TokenFeeEstimate, TokenFeeQuery, Transaction, TransactionIdPath, TransactionIntent, TransactionPath, TransactionStatus, TransactionType, Transfer, TransferBusiness, TransferIntents, TransferProof, TransferValue, TrustedDevice, TwoFactorCode, TwoFactorProof, TwoFactorSecret, UndoEmail, UnlockWallet, UnlockedWallet, UnmatchedCause, UnmatchedFunds, UnmatchedRefundAmount, UnmatchedState, UnmatchedTransaction, UnmatchedTransfer, UnreadCount, UpdateAccount, UpdateApiKey, UpdateBusiness, UpdateCustomer, UpdateLinkInvoice, UpdateLinkSchedule, UpdateMember, UpdateNote, UpdateNotifications, UpdatePaymentLink, UpdateSaleItem, UpdateSendProtection, UpdateUser, UpdateUserPlatform, UpdateWalletSettings, UpdateWebhook, User, UserExport, UserExportPath, UserPlatform, UserProfile, UserSession, VerifyEmail, Versioned, VolumeBand, Wallet, WalletIdPath, WalletPath, WalletSettings, WalletStatistics, WalletType, WatchKeyKind, WatchKeyPath, WatchKeyPreview, WatchKeyText, WatchedKey, Webhook, WebhookDetail, WebhookDisabledReason, WebhookEvent, WebhookEventType, WebhookWithSecret, Written };
