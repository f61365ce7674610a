import { Transaction, DepositAddress, Account, PaymentStatus, PaidState } from '@billfold/core/contract';

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

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};

/**
 * Fee speeds of the specification.
 * @example
 * feePriorities.map((priority) => ({ value: priority, label: priority }));
 */
declare const feePriorities: readonly ['Low', 'Medium', 'High', 'Custom'];
/** Priority of a fee; `Custom` is a rate that the sender types. */
type FeePriority = (typeof feePriorities)[number];

/** Step of Send, in order. */
type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
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

/** Way in which a dialog was left without a result. */
type DismissReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'host' | 'navigated' | 'signed-out';

/**
 * Color tokens, with the same names in themes, custom properties and embed settings.
 * @example
 * colorTokens.includes('accent'); // true
 * for (const token of colorTokens) console.log(token, light[token], dark[token]);
 */
declare const colorTokens: readonly ['accent', 'accentText', 'background', 'surface', 'surfaceRaised', 'surfaceSunken', 'overlay', 'text', 'textMuted', 'border', 'borderStrong', 'focusRing', 'link', 'success', 'warning', 'danger', 'info', 'successSurface', 'warningSurface', 'dangerSurface', 'infoSurface', 'skeleton', 'qrForeground', 'qrBackground'];
/** Name of a color of a theme. */
type ColorToken = (typeof colorTokens)[number];
type Kebab<S extends string> = S extends `${infer Head}${infer Tail}` ? Tail extends Uncapitalize<Tail> ? `${Uncapitalize<Head>}${Kebab<Tail>}` : `${Uncapitalize<Head>}-${Kebab<Tail>}` : S;
/** Custom property with which a host sets a color in its own style sheet. */
type ColorVariable = `--billfold-color-${Kebab<ColorToken>}`;
/** Colors by token or by custom property, as the embed settings have them. */
type ColorVariableMap = Readonly<Partial<Record<ColorToken | ColorVariable, string>>>;

/** Error in the set-up of a page with the script tag: an option that is missing or wrong. */
interface SetupError extends Error {
    readonly code: 'invalid_config';
    /** Name of the option as the page writes it, such as `data-token-endpoint`. */
    readonly option: string;
}

/** Options of `Billfold.init`. One of `getAccessToken`, `tokenEndpoint` and `sandbox` is required. */
interface EmbedOptions extends Appearance {
    /** Token source, called whenever a token is needed. The token stays in memory. */
    readonly getAccessToken?: GetAccessToken | undefined;
    /** Path on the origin of the page that answers a POST with `{ token, expiresAt }`. */
    readonly tokenEndpoint?: string | undefined;
    /** Origin of the Billfold server; that of the script unless given. */
    readonly baseUrl?: string | undefined;
    /**
     * Prefix of elements that use this widget alone, such as `acme` for `<acme-send>`: for a second wallet on a page. The
     * other elements and `ready` keep theirs.
     */
    readonly prefix?: string | undefined;
    /**
     * Publishable key of the business whose pages may show the frame in which Send is signed. Buttons, dialogs and screens
     * have the look that the business has saved, under what the options name.
     */
    readonly publishableKey?: string | undefined;
    /**
     * Runs a sample wallet in the page itself, without a server: to try the product. It takes no option that names a
     * server, a token, a key or a wallet.
     */
    readonly sandbox?: boolean | undefined;
}
/** Options that `update` changes on the running widget. */
interface Appearance {
    /** Id of the wallet; the first activated one unless given. */
    readonly walletId?: string | undefined;
    readonly colors?: ColorVariableMap | undefined;
    /** `system` unless given, or `light` where the business has colors. */
    readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
    readonly locale?: string | undefined;
    readonly dir?: 'ltr' | 'rtl' | undefined;
}
/** Events of a widget, by name. */
interface EmbedEvents {
    open: {
        readonly dialog: ScriptTagDialog;
    };
    close: {
        readonly dialog: ScriptTagDialog;
        readonly reason: CloseReason;
    };
    address: {
        readonly address: DepositAddress;
        readonly account: Account;
    };
    /** Another step of Send is shown. */
    step: {
        readonly step: SendStep;
    };
    /** A transaction was sent. A hint for the page: a server asks for the transaction. */
    sent: {
        readonly transaction: Transaction;
    };
    unauthorized: Readonly<Record<string, never>>;
    error: {
        readonly error: AnyBillfoldError | SetupError;
    };
}
/** Dialogs that a widget opens. */
type ScriptTagDialog = 'receive' | 'send';
/** Causes of the end of a dialog. */
type CloseReason = DismissReason | 'completed' | 'failed';
/** Options of one opening of Receive. */
interface ReceiveOptions {
    /** Id of the account whose address is shown first. */
    readonly accountId?: string | undefined;
}
/** Options of one opening of Send. */
interface SendOptions {
    /** Values of the fields at first. Amounts are decimal numbers as text, such as `0.015`. */
    readonly prefill?: ScriptTagPrefill | undefined;
    /** Prefilled fields that cannot be changed. */
    readonly lock?: readonly SendField[] | undefined;
}
/** Prefilled fields of Send. */
interface ScriptTagPrefill extends Omit<SendPrefill, 'amount' | 'amountUsd'> {
    readonly amount?: string;
    /** Ignored where `amount` is given. */
    readonly amountUsd?: string;
}
/** Screen of the wallet in the page itself. */
type EmbedView = {
    readonly view: 'portfolio' | 'accounts' | 'transactions' | 'settings' | 'new-wallet';
} | {
    readonly view: 'account';
    readonly accountId: string;
};
/** Screens that `mount` has drawn. */
interface MountedView {
    /** Node that holds them, the last child of the target. */
    readonly element: HTMLElement;
    /** Shows another screen. */
    show(view: EmbedView): void;
    /** Removes the node and all that it holds. */
    unmount(): void;
}
/** End of an opening of Send. */
type SendOutcome = {
    readonly status: 'sent';
    readonly transaction: Transaction;
} | {
    readonly status: 'dismissed';
};

/** Object of the script tag at `window.Billfold`. */
interface BillfoldGlobal {
    readonly version: string;
    /**
     * Sets up the widget of the page. The elements and `ready` use the latest one.
     * @throws {SetupError} without a token source, with an endpoint on another origin, or with an option that the
     * sandbox cannot use
     */
    init(options: EmbedOptions): BillfoldInstance;
    /**
     * Resolves with the widget once `init` was called or the script tag names a token endpoint or the sandbox; rejects
     * with a `SetupError` where the set-up is wrong, or where nothing sets the widget up within 5 seconds.
     */
    readonly ready: Promise<BillfoldInstance>;
    /** Restores the earlier value of `window.Billfold` and returns this object. */
    noConflict(): BillfoldGlobal;
}
/** Widget of a page: `Billfold.init` returns it. */
interface BillfoldInstance {
    /** Opens the Receive dialog; resolves when it closes. */
    receive(options?: ReceiveOptions): Promise<{
        readonly status: 'dismissed';
    }>;
    /**
     * Opens the Send dialog; resolves when it closes. Secrets are typed in a frame of the wallet's own
     * origin.
     */
    send(options?: SendOptions): Promise<SendOutcome>;
    /**
     * Draws the screens of the wallet into an element of the page, beginning with `view`. Rejects with a
     * `SetupError` where nothing matches a selector, or where the code cannot be loaded.
     */
    mount(target: string | Element | ShadowRoot, view?: EmbedView): Promise<MountedView>;
    /** Loads code, token and wallet ahead of an opening, such as when a pointer comes near. */
    prefetch(): void;
    /** Closes the open dialog. */
    close(): void;
    /** Changes options, also of an open dialog. */
    update(appearance: Appearance): void;
    /** Calls `listener` for each event of a type, until the returned function is called. */
    on<K extends keyof EmbedEvents>(type: K, listener: (detail: EmbedEvents[K]) => void): () => void;
    /** Removes all nodes, listeners, style sheets and timers. */
    destroy(): void;
}
/** Function of the page that needs `Billfold`. */
type BillfoldTask = (billfold: BillfoldGlobal) => void;
/**
 * Queue at `window.BillfoldQueue`: an array of the page until the `async` script has loaded, then an
 * object that calls each function at once.
 */
interface BillfoldQueue {
    push(task: BillfoldTask): unknown;
}

/** Payment as the checkout of an element shows it. A hint for the page: a server asks the merchant API. */
interface CheckoutElementPayment {
    readonly id: string;
    readonly status: PaymentStatus;
    readonly paidState: PaidState;
}
/** Attributes of `<billfold-checkout>`. */
interface BillfoldCheckoutAttributes {
    /** Id of the payment, such as `pay_…`. */
    readonly 'payment-id'?: string | undefined;
    /** Accessible name of the frame; `Checkout` unless given. */
    readonly label?: string | undefined;
}
/** The checkout page of one payment in a frame, as high as its content. */
interface BillfoldCheckoutElement extends HTMLElement {
    /** Id of the payment; another one shows another checkout. */
    paymentId: string;
}
/** Events of `<billfold-checkout>`, in addition to `billfold-error`. They bubble, also out of shadow roots. */
interface BillfoldCheckoutEvents {
    /** The checkout is shown. */
    'billfold-ready': CustomEvent<{
        readonly paymentId: string;
    }>;
    /** State of the payment: at first, and after each change. */
    'billfold-payment': CustomEvent<CheckoutElementPayment>;
}

/** Element `<billfold-receive>`. */
interface BillfoldReceiveElement extends HTMLElement {
    /** Id of the account that is shown first; the attribute of the same name. */
    account: string;
    /** Token source of this element alone; that of the page unless set. */
    getAccessToken: GetAccessToken | null;
    /** Opens the dialog; resolves when it closes. */
    show(): Promise<void>;
    close(): void;
}
/** Attributes of `<billfold-receive>`, for the JSX types of a framework. */
interface BillfoldReceiveAttributes {
    /** Text of the built-in button; "Receive" unless given. */
    label?: string | undefined;
    /** Id of the account that is shown first. */
    account?: string | undefined;
}
/** Events that the elements dispatch. They bubble out of any shadow root. */
type BillfoldElementEvents = {
    [K in keyof EmbedEvents as `billfold-${K}`]: CustomEvent<EmbedEvents[K]>;
};

/** Element `<billfold-send>`. */
interface BillfoldSendElement extends HTMLElement {
    /** Address or payment URI that is filled in; the attribute of the same name. */
    recipient: string;
    /** Amount that is filled in, such as `0.015`; the attribute of the same name. */
    amount: string;
    /** Id of the account that pays; the attribute of the same name. */
    account: string;
    /** Further prefilled fields; attributes are stronger. */
    prefill: ScriptTagPrefill | null;
    /** Prefilled fields that cannot be changed; the attribute `lock` has their names, separated by spaces. */
    get lock(): readonly SendField[];
    set lock(fields: readonly SendField[] | string);
    /** Token source of this element alone; that of the page unless set. */
    getAccessToken: GetAccessToken | null;
    /** Opens the dialog; resolves when it closes. */
    show(): Promise<SendOutcome>;
    close(): void;
}
/** Attributes of `<billfold-send>`, for the JSX types of a framework. */
interface BillfoldSendAttributes {
    /** Text of the built-in button; "Send" unless given. */
    label?: string | undefined;
    /** Address or payment URI that is filled in. */
    recipient?: string | undefined;
    /** Amount that is filled in, such as `0.015`. */
    amount?: string | undefined;
    /** Id of the account that pays. */
    account?: string | undefined;
    /** Names of prefilled fields that cannot be changed, separated by spaces. */
    lock?: string | undefined;
}

/** Element `<billfold-wallet>`: the screens of the wallet in the page. */
interface BillfoldWalletElement extends HTMLElement {
    /** Screen that is shown first, `portfolio` unless given; the attribute of the same name. */
    view: string;
    /** Id of the account of the view `account`; the attribute of the same name. */
    account: string;
    /** Token source of this element alone; that of the page unless set before the element is on the page. */
    getAccessToken: GetAccessToken | null;
}
/** Attributes of `<billfold-wallet>`, for the JSX types of a framework. */
interface BillfoldWalletAttributes {
    /** Screen that is shown first; `portfolio` unless given. */
    view?: 'portfolio' | 'accounts' | 'account' | 'transactions' | 'settings' | 'new-wallet' | undefined;
    /** Id of the account of the view `account`. */
    account?: string | undefined;
}

declare global {
    interface Window {
        Billfold?: BillfoldGlobal | undefined;
        BillfoldQueue?: BillfoldQueue | BillfoldTask[] | undefined;
    }
    interface HTMLElementTagNameMap {
        'billfold-receive': BillfoldReceiveElement;
        'billfold-send': BillfoldSendElement;
        'billfold-wallet': BillfoldWalletElement;
        'billfold-checkout': BillfoldCheckoutElement;
    }
    interface DocumentEventMap extends BillfoldElementEvents, BillfoldCheckoutEvents {
    }
    interface HTMLElementEventMap extends BillfoldElementEvents, BillfoldCheckoutEvents {
    }
}

export type { Appearance, BillfoldCheckoutAttributes, BillfoldCheckoutElement, BillfoldCheckoutEvents, BillfoldElementEvents, BillfoldGlobal, BillfoldInstance, BillfoldQueue, BillfoldReceiveAttributes, BillfoldReceiveElement, BillfoldSendAttributes, BillfoldSendElement, BillfoldTask, BillfoldWalletAttributes, BillfoldWalletElement, CheckoutElementPayment, CloseReason, EmbedEvents, EmbedOptions, EmbedView, MountedView, ReceiveOptions, ScriptTagDialog, ScriptTagPrefill, SendOptions, SendOutcome, SetupError };
