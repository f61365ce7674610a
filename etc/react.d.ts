import { DismissReason, Network, CameraRequest, StopCamera, WantedNetwork, Recipient, SendStep, SendState, AnyBillfoldError, SendResult, SendFlowOptions, ResourceState, Decimal, SendActions, ChainName, Explorer, SendStart, BillfoldClient, PartialMessages, LoadTexts, Notification, Resource, Translate, CustomFee, ExplorerPage, PasswordStrength, TextArea as TextArea$1 } from '@billfold/core';
export { PartialMessages } from '@billfold/core';
import { Account, Contact, DepositAddress, Transaction, FeePriority, Wallet, ChartPoint, CurrentRate } from '@billfold/core/contract';
import * as react from 'react';
import { ReactElement, MouseEvent, PointerEvent, FocusEvent, RefObject, ReactNode, ButtonHTMLAttributes, AnchorHTMLAttributes, HTMLAttributes, InputHTMLAttributes, SVGAttributes, Ref, FormHTMLAttributes, RefAttributes, TextareaHTMLAttributes } from 'react';
import { ThemeInput } from '@billfold/core/theme';
import * as react_jsx_runtime from 'react/jsx-runtime';

/** Comes with every change of `open`; the host may refuse it, such as a press beside a checkout. */
interface OpenChange {
    /** `failed`: what it is made of could not be loaded. */
    readonly reason: DismissReason | 'trigger' | 'completed' | 'failed';
    preventDefault(): void;
}

/** What every dialog of ours takes: controlled by `open`, or by itself from `defaultOpen`. */
interface DialogProps {
    readonly open?: boolean | undefined;
    readonly defaultOpen?: boolean | undefined;
    readonly onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
    /** Opens it; drawn where the dialog stands. */
    readonly trigger?: ReactElement<TriggerProps> | undefined;
    /** What is focused first; the first field unless given. */
    readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
    readonly className?: string | undefined;
    readonly id?: string | undefined;
}
/** What a trigger gets from us. */
interface TriggerProps {
    readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    readonly onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
    readonly onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
    readonly 'aria-haspopup'?: 'dialog' | undefined;
    readonly 'aria-expanded'?: boolean | undefined;
}
interface OpenState {
    readonly open: boolean;
    /** Asks the host first; false when it refused. */
    readonly change: (open: boolean, reason: OpenChange['reason']) => boolean;
}
/** Whether something is open: as its host says by `open`, else as it was last changed to. */
declare function useOpenState(props: Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>): OpenState;

interface AddAccountDialogProps extends DialogProps {
    /** Chosen at first; the first without an account unless given. As it is when the dialog opens. */
    readonly network?: Network | undefined;
    /** The account is there, and stands in what the client has loaded of accounts. */
    readonly onAdded?: ((account: Account) => void) | undefined;
}
/** Opens one more account of the selected wallet. */
declare function AddAccountDialog(props: AddAccountDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadAddAccountDialog(): Promise<void>;

interface ContactsDialogProps extends DialogProps {
    /** Only contacts on this network. As it is when the dialog opens. */
    readonly network?: Network | undefined;
    /** Makes a press on a contact choose it, and close the dialog; unless given it is edited. */
    readonly onSelect?: ((contact: Contact) => void) | undefined;
}
/** The address book of the selected wallet. */
declare function ContactsDialog(props: ContactsDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadContactsDialog(): Promise<void>;

interface DepositAddressesDialogProps extends DialogProps {
    /** An account of the selected wallet. */
    readonly accountId: string;
    /** An address was chosen; the dialog closes with it. */
    readonly onSelect?: ((address: DepositAddress) => void) | undefined;
}
/** The deposit addresses of an account: to copy, to choose one, and to make another. */
declare function DepositAddressesDialog(props: DepositAddressesDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadDepositAddressesDialog(): Promise<void>;

interface ReceiveFlowOptionsOfDialog {
    /** Chosen at first. As it is when the dialog opens. */
    readonly accountId?: string | undefined;
    /**
     * A token of its network, such as `USDT@ETH`; the native asset unless given. As it is when the
     * dialog opens.
     */
    readonly tokenId?: string | undefined;
    /** Only accounts of these networks. As it is when the dialog opens. */
    readonly networks?: readonly Network[] | undefined;
    /** An address is shown. */
    readonly onAddress?: ((address: DepositAddress, account: Account) => void) | undefined;
}

interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {
}
/** Shows a deposit address of an account of the selected wallet: Account, then Receive. */
declare function ReceiveDialog(props: ReceiveDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadReceiveDialog(): Promise<void>;

interface ResetCloudPasswordDialogProps extends DialogProps {
    /** The new password counts from now on, and sessions on other devices have ended. */
    readonly onDone?: (() => void) | undefined;
}
/** Sets a new cloud encryption password for the selected wallet: Seed phrase, then Password. */
declare function ResetCloudPasswordDialog(props: ResetCloudPasswordDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadResetCloudPasswordDialog(): Promise<void>;

/** What the scanner needs of a library that reads codes. */
interface ScannerEngine {
    /** Shows the camera in `view`. Resolves with what stops it; rejects with why there is none. */
    startCamera(view: HTMLElement, request: CameraRequest): Promise<StopCamera>;
    /** The text of the code in a picture; null without a code. Rejects for what is no picture. `view` is of the page to draw in. */
    readPicture(view: HTMLElement, picture: Blob, signal: AbortSignal): Promise<string | null>;
}
type LoadScannerEngine = () => Promise<ScannerEngine>;

interface QrScannerProps extends Omit<DialogProps, 'initialFocus'> {
    /** What may be paid; a code for anything else is refused and scanning goes on. */
    readonly wanted: readonly WantedNetwork[];
    /** A code was taken, and the scanner closes. `text` is what it holds, an address or a payment URI. */
    readonly onScan: (text: string, recipients: readonly Recipient[]) => void;
    /** Everything that the camera or the reading of a picture fails with. */
    readonly onError?: ((cause: unknown) => void) | undefined;
    /** What shows the camera and reads codes; html5-qrcode unless given. */
    readonly loadEngine?: LoadScannerEngine | undefined;
}
/** Reads a QR code by the rear camera, over the whole screen, or from an image or pasted text. */
declare function QrScanner(props: QrScannerProps): ReactElement;
/** Fetches the code of the scanner before anything points at its trigger. */
declare function preloadQrScanner(): Promise<void>;

interface SendHandlers {
    readonly onStepChange?: ((step: SendStep) => void) | undefined;
    /** One second after an amount was last typed. */
    readonly onAfterInput?: ((state: SendState) => void) | undefined;
    readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
    readonly onResult?: ((result: SendResult) => void) | undefined;
}
interface SendFlowOptionsOfDialog extends SendHandlers {
    /** What stands in the fields at first. As it is when the dialog opens. */
    readonly prefill?: SendFlowOptions['prefill'] | undefined;
    /** Of these, the fields that are shown but not changed. As it is when the dialog opens. */
    readonly lock?: SendFlowOptions['lock'] | undefined;
    /**
     * Offers a fee rate of the sender's own too, where the network leaves a choice. As it is when the
     * dialog opens.
     */
    readonly allowCustomFee?: boolean | undefined;
}

interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
    /** Once per transaction, also if the dialog has been taken away meanwhile. */
    readonly onSent?: ((transaction: Transaction) => void) | undefined;
}
/** Sends from the selected wallet: Recipient, Amount, Review, Sign, and the result. */
declare function SendDialog(props: SendDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadSendDialog(): Promise<void>;

interface SwapUnavailableDialogProps extends DialogProps {
}
/** Says that swapping is not available, and that it is expected to be. */
declare function SwapUnavailableDialog(props: SwapUnavailableDialogProps): ReactElement;
/** Fetches the code of the dialog before anything points at its trigger. */
declare function preloadSwapUnavailableDialog(): Promise<void>;

/** What the host may want to know, in the order in which it happens. Never holds a secret. */
type WalletEvent = {
    readonly type: 'dialog-opened';
    readonly dialog: DialogName;
} | {
    readonly type: 'dialog-closed';
    readonly dialog: DialogName;
    readonly reason: OpenChange['reason'];
} | {
    readonly type: 'send-step';
    readonly step: SendStep;
} | {
    readonly type: 'sent';
    readonly transaction: Transaction;
} | {
    readonly type: 'address-copied' | 'address-generated';
    readonly network: Network;
} | {
    readonly type: 'fee-priority-changed';
    readonly priority: FeePriority;
} | {
    readonly type: 'error';
    readonly error: AnyBillfoldError;
};
type DialogName = 'send' | 'receive' | 'deposit-addresses' | 'reset-password' | 'add-account' | 'contacts' | 'swap' | 'scanner';

/** Server data as a host reads it: `pending`, `ready`, or `failed` with what was known before. */
type Query<T> = ResourceState<T>;

interface AccountFilter {
    readonly network?: Network | undefined;
    /** A part of the name, whatever its case. */
    readonly search?: string | undefined;
}
/**
 * The first hundred accounts of the selected wallet, or those of them that a filter leaves; `pending`
 * without a wallet. Balances are exact decimal texts in whole coins. A wallet with more of them is read
 * page by page: `client.accounts.list`.
 */
declare function useAccounts({ network, search, }?: AccountFilter): Query<readonly Account[]>;

type DepositAddressQuery = Query<DepositAddress> & {
    /** Makes the next address, which is the one from then on. @throws {BillfoldError} */
    readonly generate: () => Promise<DepositAddress>;
};
/**
 * The deposit address of an account of the selected wallet; `pending` without a wallet or an account.
 * A load that failed is the state `failed`; only `generate` throws.
 */
declare function useDepositAddress(accountId: string | null): DepositAddressQuery;

interface Format {
    /** An amount with the decimals that people see of the asset, its symbol not included. */
    readonly coin: (amount: Decimal, symbol: string) => string;
    /** Such as `$1,234.50`. */
    readonly usd: (amount: Decimal) => string;
    /** Such as `20 Nov 2026, 14:05 GMT+1`, in the reader's zone; on the server in UTC. */
    readonly date: (at: Date) => string;
    /** The first 6 and last 7 characters of a long one, for lists. */
    readonly address: (address: string) => string;
}
/** How the product writes amounts, money, dates and addresses. */
declare function useFormat(): Format;

interface HeadlessSend {
    readonly state: SendState;
    readonly actions: SendActions;
}
/**
 * What the Send dialog is made of, for a host that draws it itself: it begins once there is a wallet,
 * with `start` as it is then, and ends with the component. Null until then, so in the first render and
 * on the server: `const send = useSendFlow(); if (send === null) return null;`
 */
declare function useSendFlow(start?: SendStart): HeadlessSend | null;

type Transactions = Query<readonly Transaction[]> & {
    /** There are older ones than those that are shown. */
    readonly hasMore: boolean;
    /** Adds the next page to those that are shown; never rejects. */
    readonly loadMore: () => Promise<void>;
};
/**
 * The transactions of the selected wallet or of one of its accounts, newest first, 25 to a page;
 * `pending` without a wallet. Loaded again when one is sent from here.
 */
declare function useTransactions({ accountId, }?: {
    readonly accountId?: string | null | undefined;
}): Transactions;

interface ReceiveStart {
    readonly accountId?: string;
}

interface WalletDialogCalls {
    /**
     * Resolves with what came of it, also when it was left. Another call takes its place; another
     * wallet, or the end of `<WalletDialogs />`, closes it.
     */
    readonly send: (start?: SendStart) => Promise<SendResult>;
    /** Resolves when it has been left, likewise. */
    readonly receive: (start?: ReceiveStart) => Promise<{
        readonly status: 'dismissed';
    }>;
    /** Leaves the one that is open, as the host. */
    readonly closeAll: () => void;
}
/**
 * Opens the dialogs by a call, from anywhere under the provider. A call rejects without a
 * `<WalletDialogs />` there to draw it, and for no other reason.
 */
declare function useWalletDialogs(): WalletDialogCalls;

type Wallets = Query<readonly Wallet[]> & {
    /** The one that screens and dialogs work on; null while it is not known, or not among them. */
    readonly selected: Wallet | null;
    /** Of this provider; a host that gives `walletId` is asked by `onWalletChange`. */
    readonly select: (walletId: string) => void;
};
/** The wallets of the person who is signed in, and which of them is selected. */
declare function useWallets(): Wallets;

/** Draws what `useWalletDialogs` asks for. One is enough for a provider. */
declare function WalletDialogs(): ReactElement;

interface Notify {
    /** Under the title 'Success'. */
    readonly success: (message: string) => void;
    /**
     * A failed call: the answer's own title and errors. Returns what `dismiss` takes; null where it
     * raises none.
     */
    readonly error: (error: unknown) => string | null;
    readonly info: (notification: {
        readonly title: string;
        readonly message: string;
    }) => void;
    readonly dismiss: (id: string) => void;
}
/** Raises notifications without drawing again when one changes. */
declare function useNotify(): Notify;
/** The open notifications, oldest first, and how to raise them. */
declare function useNotifications(): Notify & {
    readonly items: readonly Notification[];
};

/** A place of the product; the host maps it to its own URLs. */
type Route = {
    readonly to: 'portfolio' | 'accounts' | 'new-wallet';
} | {
    readonly to: 'transactions';
    /** Which of them, as a query string without its question mark; all unless given. */
    readonly search?: string;
} | {
    readonly to: 'account';
    readonly accountId: string;
} | {
    readonly to: 'transaction';
    readonly id: string;
} | {
    readonly to: 'settings';
    readonly tab?: 'general' | 'accounts' | 'security' | 'privacy';
};
/** What the host may have a page about. */
type HelpTopic = 'seed-phrase' | 'tron-activation';
/** How our screens move: there is no router inside. */
interface NavigationAdapter {
    href(route: Route): string;
    go(route: Route, options?: {
        readonly replace?: boolean;
    }): void;
    /**
     * Where transactions and addresses of a chain are looked up; null where nowhere. The network's
     * public explorer, for its main chain alone, unless given or where it answers nothing.
     */
    explorer?(network: Network, chain: ChainName): Explorer | null | undefined;
    /** The page about `topic`, opened in a new tab; null where there is none. No links unless given. */
    help?(topic: HelpTopic): string | null;
}

/** Where seed phrase and encryption key are typed and shown. */
type SecretEntry = 'frame' | 'inline';

/** What a host may switch off; `support` is the access that support may be given to a wallet. */
type FeatureName = 'createAccount' | 'scanner' | 'swap' | 'support';
type Features = Readonly<Partial<Record<FeatureName, boolean>>>;
interface WalletProviderProps extends Placement {
    readonly client: BillfoldClient;
    /**
     * The selected wallet, where the host keeps the selection itself; while it is null, what needs a
     * wallet waits. Without this and `defaultWalletId` the first part that needs one loads the wallets,
     * and the stored one is taken, else the first that is activated.
     */
    readonly walletId?: string | null | undefined;
    /** Selected at first. */
    readonly defaultWalletId?: string | undefined;
    /** Another one was chosen. */
    readonly onWalletChange?: ((walletId: string) => void) | undefined;
    /**
     * Colours, corners, face and density. Live: a change repaints and draws nothing anew. What it
     * leaves out is as in the provider around this one, else built in. The host's own
     * `--billfold-…` custom properties, on our node or above it, are stronger.
     */
    readonly theme?: ThemeInput | undefined;
    /** Set on our own node, never on the page. */
    readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
    /** BCP 47 tag of the texts, `en` unless given. */
    readonly locale?: string | undefined;
    /** Follows from the locale unless given. */
    readonly dir?: 'ltr' | 'rtl' | undefined;
    /** Some of the texts in other words. Stronger than what `loadMessages` brings. */
    readonly messages?: PartialMessages | undefined;
    /** Brings the texts of a locale, part by part, when a part is first drawn; English until then. */
    readonly loadMessages?: LoadTexts | undefined;
    /** What is left out is on. */
    readonly features?: Features | undefined;
    /**
     * Where seed phrase and encryption key are typed and shown: in a frame of the wallet's own origin,
     * which the page cannot read, or in this page. Unless given, `inline` on a page of the wallet's own
     * origin and `frame` on any other. The frame does not exist yet: until it does, parts that need a
     * secret say so under `frame` and take none. `inline` on another origin means that every script of
     * that page can read what is typed.
     */
    readonly secretEntry?: SecretEntry | undefined;
    readonly navigation?: NavigationAdapter | undefined;
    readonly onEvent?: ((event: WalletEvent) => void) | undefined;
    readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
    readonly children?: ReactNode;
}
/** Where the provider draws, and whether the page's styles reach it. */
interface Placement {
    /**
     * `shadow` draws into a shadow tree with its own style sheet: no style of the page reaches in, and
     * `styles.css` need not be on the page. Drawn in the browser only. No style element is made, so a
     * strict content security policy needs no nonce.
     */
    readonly isolation?: 'none' | 'shadow' | undefined;
    /** Where to draw; in place unless given, nowhere while null. */
    readonly container?: HTMLElement | ShadowRoot | null | undefined;
    /** Text of `styles.css` for the shadow tree, where the host has it at hand; loaded unless given. */
    readonly styleSheet?: string | undefined;
}

/** The client of the nearest provider. */
declare function useClient(): BillfoldClient;
/** The provider's locale, for what `Intl` writes. */
declare function useLocale(): string;
/** Whether the host left this feature on. */
declare function useFeature(name: FeatureName): boolean;
/** How the host moves between screens; null when it gave no adapter, and links are then left out. */
declare function useNavigation(): NavigationAdapter | null;
/** The wallet that the screens and dialogs work on. */
declare function useSelectedWallet(): {
    readonly walletId: string | null;
    readonly selectWallet: (walletId: string) => void;
};
/** Tells the host what happened. */
declare function useWalletEvents(): {
    readonly emit: (event: WalletEvent) => void;
    readonly reportError: (error: AnyBillfoldError) => void;
};
/**
 * Milliseconds since 1970, moving while it is shown. Null on the server and in the first render of
 * the page, which have to agree and know neither the reader's clock nor the time zone.
 */
declare function useNow(): number | null;

/** What can be read now, and tells when it is another: `get` answers the same object until then. */
interface Readable<T> {
    get(): T;
    subscribe(listener: () => void): () => void;
}
/** The state of a store, the same on the server and in the first render of the page. */
declare function useStore<T>(store: Readable<T>): T;
/** The state of a flow, drawn again with each new one. */
declare function useFlow<T>(flow: {
    getState(): T;
    subscribe(listener: () => void): () => void;
}): T;
/**
 * Server data, loaded when it is first shown. Never throws: a load that failed is the state `failed`,
 * with its error and what was known before.
 */
declare function useResource<T>(resource: Resource<T>): ResourceState<T>;

/**
 * Texts of the provider's locale, filled in. By itself, so that a page with triggers alone loads
 * neither the rules of texts nor those that all parts are drawn with.
 */
declare function useTranslate(): Translate;

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
}
/** A link in or under a text. */
declare const TextLink: react.ForwardRefExoticComponent<TextLinkProps & react.RefAttributes<HTMLAnchorElement>>;
/** The same look for something that acts in place. */
declare const TextButton: react.ForwardRefExoticComponent<ButtonHTMLAttributes<HTMLButtonElement> & react.RefAttributes<HTMLButtonElement>>;

interface AccountPickerProps {
    readonly label: string;
    readonly placeholder: string;
    readonly accounts: readonly Account[];
    readonly account: Account | null;
    readonly onSelect: (accountId: string) => void;
    /** Only accounts of this network are offered, where no other one can hold what is meant. */
    readonly network?: Network | undefined;
    /** The chosen one is shown, not changed. */
    readonly locked?: boolean | undefined;
}
/**
 * One of the accounts of the wallet, each with what it holds. The accounts are the host's to bring:
 * those of `useAccounts()`, or some of them.
 */
declare function AccountPicker(props: AccountPickerProps): ReactElement;

interface PickedBusiness {
    readonly id: number;
    readonly name: string;
}
interface BusinessPickerProps {
    /** Null while they load; they come from `@billfold/core/payments`, which this package leaves out. */
    readonly businesses: readonly PickedBusiness[] | null;
    /** The selected one, as it is stored. */
    readonly businessId: string | null;
    readonly onSelect: (business: PickedBusiness) => void;
    /** They could not be loaded. */
    readonly failed?: boolean | undefined;
    readonly onRetry?: (() => void) | undefined;
    /** Leads to onboarding; left out where no business can be made. */
    readonly onCreate?: (() => void) | undefined;
    readonly className?: string | undefined;
}
/** The businesses of the person who is signed in, and the way to a new one (R-NAV-07). */
declare function BusinessPicker(props: BusinessPickerProps): ReactElement;

interface WalletPickerProps {
    /** After a wallet was chosen: a page about one thing of another wallet has to be left. */
    readonly onSelect?: ((wallet: Wallet) => void) | undefined;
    /** Where a new wallet is made; the host's place for it unless given. */
    readonly onCreate?: (() => void) | undefined;
    readonly className?: string | undefined;
}
/** The activated wallets of the person who is signed in, and the way to a new one (R-NAV-07). */
declare function WalletPicker(props: WalletPickerProps): ReactElement;

interface AddressTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    /** An address or a hash. */
    readonly address: string;
    /** `short` in lists; `grouped`, in full, wherever it is compared or confirmed. */
    readonly form?: 'short' | 'grouped' | undefined;
}
/** An address as it is read by people; read aloud and, when grouped, copied as it is. */
declare const AddressText: react.ForwardRefExoticComponent<AddressTextProps & react.RefAttributes<HTMLSpanElement>>;

interface FieldProps {
    readonly label: string;
    /** What is wrong, in red under the control. Takes the place of the hint. */
    readonly error?: string | undefined;
    readonly hint?: ReactNode;
    /** At the end of the label's line. */
    readonly action?: ReactNode;
    readonly className?: string | undefined;
}
/** Ties a control to its label and its message: spread it on the control. */
interface FieldControl {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
}
interface FieldContent {
    readonly children: (control: FieldControl) => ReactNode;
    /** Under the message and part of the description, whether the message is an error or not. */
    readonly below?: ReactNode;
}
/** A label, a control, and a line for what is to say about it, which is there before it is needed. */
declare const Field: react.ForwardRefExoticComponent<FieldProps & FieldContent & react.RefAttributes<HTMLDivElement>>;

interface AmountFieldProps extends FieldProps, InputOfAmount {
    /**
     * The text as it is typed; what may stand in it is decided by whoever holds it. Pasted texts come as
     * the number that they say, and not at all where they may be read in two ways.
     */
    readonly value: string;
    readonly onValueChange: (text: string) => void;
    readonly unit: string;
    /** Under the number: the same in another currency, and how to swap them. */
    readonly equivalent?: ReactNode;
    /** Beside Max: how much there is. */
    readonly secondary?: ReactNode;
    readonly onMax?: (() => void) | undefined;
    /** One second after the last edit, with the text that it left. */
    readonly onAfterInput?: ((text: string) => void) | undefined;
}
interface InputOfAmount extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'value' | 'type'> {
}
/** An amount of money. A text field, because a number field rounds and speaks the browser's locale. */
declare const AmountField: react.ForwardRefExoticComponent<AmountFieldProps & react.RefAttributes<HTMLInputElement>>;

interface AmountTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    /** As formatted by core, such as `$1,234.50` or `0.01500000`. */
    readonly amount: string;
    /** Symbol of the asset; none for an amount with a currency sign. */
    readonly unit?: string | undefined;
    readonly size?: 'md' | 'lg' | 'xl' | 'hero' | undefined;
    /** Money that came in is green. */
    readonly incoming?: boolean | undefined;
}
/** An amount in figures of one width, its unit beside it. Selectable, and it wraps before it overflows. */
declare const AmountText: react.ForwardRefExoticComponent<AmountTextProps & react.RefAttributes<HTMLSpanElement>>;

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
    readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
    readonly children: ReactNode;
}
/** A state in a word. The colour repeats what the word says. */
declare const Badge: react.ForwardRefExoticComponent<BadgeProps & react.RefAttributes<HTMLSpanElement>>;

/** One of `icons`, or an outline of one's own on their grid: 20 by 20, a stroke of 1.5. */
type IconShape = ReactElement;
interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
    readonly shape: IconShape;
    readonly size?: 16 | 20 | undefined;
}
/** Drawn only: what it means stands in the text or the label beside it. */
declare const Icon: react.ForwardRefExoticComponent<IconProps & react.RefAttributes<SVGSVGElement>>;

interface ButtonLook {
    /** `primary` once per view. A `danger` button asks; `danger-filled` stands in the confirming step. */
    readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'danger-filled' | undefined;
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    readonly icon?: IconShape | undefined;
    /** As wide as what it stands in. */
    readonly wide?: boolean | undefined;
}
interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
    /** Keeps the width and the focus, and takes no press, until the work is done. */
    readonly busy?: boolean | undefined;
}
/** Does something in place. A press while it is busy does nothing, and a form is not sent by it. */
declare const Button: react.ForwardRefExoticComponent<ButtonProps & react.RefAttributes<HTMLButtonElement>>;

interface LinkButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
}
/** Goes somewhere and looks like a button. */
declare const LinkButton: react.ForwardRefExoticComponent<LinkButtonProps & react.RefAttributes<HTMLAnchorElement>>;

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
    /** Names the card, as its heading. */
    readonly title?: string | undefined;
    /** Beside the title. */
    readonly actions?: ReactNode;
    /** `none` for a table or list that reaches the edges; the title keeps its distance from them. */
    readonly padding?: 'none' | 'md' | undefined;
}
/** A ground of its own for what belongs together: a `section`, named by its title. */
declare const Card: react.ForwardRefExoticComponent<CardProps & react.RefAttributes<HTMLElement>>;

interface ChartProps {
    /** What is shown, such as 'Balance over the last week'. */
    readonly label: string;
    /** Oldest first; null while they load. */
    readonly points: readonly ChartPoint[] | null;
    readonly formatValue: (value: Decimal) => string;
    /** Day and time in the reader's zone unless given. */
    readonly formatTime?: ((time: Date) => string) | undefined;
    /** Why there are no points. */
    readonly error?: AnyBillfoldError | undefined;
    readonly onRetry?: (() => void) | undefined;
    /** What stands there of fewer than two points. */
    readonly empty?: string | undefined;
    readonly className?: string | undefined;
}
/** A value over time: a line with a crosshair, and a table that says the same. */
declare const Chart: react.ForwardRefExoticComponent<ChartProps & react.RefAttributes<HTMLElement>>;

interface CheckboxProps extends InputOfCheckbox {
    readonly label: ReactNode;
    readonly checked: boolean;
    readonly onCheckedChange: (checked: boolean) => void;
    /** A checkbox that is given one, even undefined, keeps the place where it is going to stand. */
    readonly error?: string | undefined;
}
interface InputOfCheckbox extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange'> {
}
/** A yes or no that is sent with a form; what is on or off at once is a Switch. */
declare const Checkbox: react.ForwardRefExoticComponent<CheckboxProps & react.RefAttributes<HTMLInputElement>>;

interface CoinMarkProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
    /** Symbol of the asset. */
    readonly symbol: string;
    /** Puts the network's mark on a token of it. */
    readonly network?: Network | undefined;
    /** Width in px, 25 unless given. */
    readonly size?: number | undefined;
}
/** Drawn only: the name of the asset stands beside it. */
declare const CoinMark: react.ForwardRefExoticComponent<CoinMarkProps & react.RefAttributes<SVGSVGElement>>;

interface ListPickerOption {
    readonly id: string;
    /** What it is called: shown, searched, and found by typing its beginning. */
    readonly text: string;
    readonly disabled?: boolean | undefined;
}

interface ListPickerChoice extends ListPickerOption {
    /** Drawn in place of the text. */
    readonly content?: ReactNode;
}

interface TextFieldProps extends FieldProps, InputOfField {
    /** Inside the edge, before and after the text. */
    readonly leading?: ReactNode;
    readonly trailing?: ReactNode;
    /** For addresses, hashes and words of a seed phrase, which are written from left to right. */
    readonly mono?: boolean | undefined;
    readonly onValueChange?: ((text: string) => void) | undefined;
    /** Around the input and what stands beside it. */
    readonly boxRef?: Ref<HTMLDivElement> | undefined;
    /** Opens under that, such as a list of suggestions. */
    readonly under?: ReactNode;
    /** Under the message, whether that is an error or not. */
    readonly below?: ReactNode;
}
interface InputOfField extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
}
/** One line of text under a label, with what is wrong with it read aloud when it appears. */
declare const TextField: react.ForwardRefExoticComponent<TextFieldProps & react.RefAttributes<HTMLInputElement>>;

interface SuggestionFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue'> {
    readonly value: string;
    readonly onValueChange: (text: string) => void;
    /** What may be meant by what stands in the field; none while there is nothing to suggest. */
    readonly suggestions: readonly ListPickerChoice[];
    readonly onPick: (id: string) => void;
    /** Id of the suggestion that stands in the field. */
    readonly picked?: string | null | undefined;
    /** `first`: Enter takes the first of them. `none`, unless given: it keeps what is typed. */
    readonly marks?: 'first' | 'none' | undefined;
    /** Said where nothing is suggested; nothing opens unless given. */
    readonly nothingFound?: string | undefined;
    /** The field is left without a pick. */
    readonly onLeave?: (() => void) | undefined;
}
/** A text field that suggests what can stand in it (WAI-ARIA editable combobox with a list). */
declare const SuggestionField: react.ForwardRefExoticComponent<SuggestionFieldProps & react.RefAttributes<HTMLInputElement>>;

interface ComboboxProps extends Pick<SuggestionFieldProps, 'label' | 'error' | 'hint' | 'action' | 'className' | 'placeholder' | 'disabled' | 'leading'> {
    readonly options: readonly ListPickerChoice[];
    /** Id of the chosen option. */
    readonly value: string | null;
    readonly onValueChange: (id: string) => void;
}
/** One of many, found by typing a part of its text. What is typed and not taken is forgotten. */
declare const Combobox: react.ForwardRefExoticComponent<ComboboxProps & react.RefAttributes<HTMLInputElement>>;

interface CopyProps {
    readonly text: string;
    /** What the button says; 'Copy to clipboard' unless given. */
    readonly label?: string | undefined;
    readonly onCopied?: (() => void) | undefined;
}
interface CopyButtonProps extends CopyProps, Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'disabled' | 'className'> {
}
/** Copies, and says that it did. */
declare const CopyButton: react.ForwardRefExoticComponent<CopyButtonProps & react.RefAttributes<HTMLButtonElement>>;
interface CopyIconProps extends CopyProps, Pick<ButtonProps, 'className'> {
}
/** The same beside the text that it copies. */
declare const CopyIcon: react.ForwardRefExoticComponent<CopyIconProps & react.RefAttributes<HTMLButtonElement>>;

interface DialogRootProps extends DialogProps {
    /** While something is under way that must not be left: nothing closes it. */
    readonly locked?: boolean | undefined;
    /** A DialogHeader, a DialogBody and a DialogFooter. */
    readonly children?: ReactNode;
}
/** A modal dialog: a card in the middle of a desktop, a sheet from the bottom of a phone. */
declare const Dialog: react.ForwardRefExoticComponent<DialogRootProps & react.RefAttributes<HTMLDialogElement>>;

interface DialogHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
    readonly title: string;
    /** Shows a back arrow. */
    readonly onBack?: (() => void) | undefined;
}
/** Names the dialog, and closes it. */
declare const DialogHeader: react.ForwardRefExoticComponent<DialogHeaderProps & react.RefAttributes<HTMLElement>>;
interface DialogBodyProps extends HTMLAttributes<HTMLDivElement> {
    /** Names the step that is shown. With another one the body starts at its top and its first field. */
    readonly step?: string | undefined;
}
/** What scrolls. Keeps its height from step to step. */
declare const DialogBody: react.ForwardRefExoticComponent<DialogBodyProps & react.RefAttributes<HTMLDivElement>>;
/** The actions: side by side, the main one last. */
declare const DialogFooter: react.ForwardRefExoticComponent<HTMLAttributes<HTMLElement> & react.RefAttributes<HTMLElement>>;
interface DialogFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
    readonly onSubmit: () => void;
}
/** Around a body and a footer whose main action is `type="submit"`, so that Enter goes on. */
declare const DialogForm: react.ForwardRefExoticComponent<DialogFormProps & react.RefAttributes<HTMLFormElement>>;

interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
    /** What will stand here. */
    readonly title: string;
    readonly text?: ReactNode;
    readonly icon?: IconShape | undefined;
    /** The one thing to do. */
    readonly action?: ReactNode;
}
/** What will stand here, and the one thing to do until then. */
declare const EmptyState: react.ForwardRefExoticComponent<EmptyStateProps & react.RefAttributes<HTMLDivElement>>;

interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
    readonly error: AnyBillfoldError;
    /** What could not be shown, such as 'Your accounts could not be loaded'; the error's title unless given. */
    readonly title?: string | undefined;
    readonly onRetry?: (() => void) | undefined;
}
/** What failed, what to do, and the request id that support asks for. */
declare const ErrorState: react.ForwardRefExoticComponent<ErrorStateProps & react.RefAttributes<HTMLDivElement>>;

interface ExplorerLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
    /** Null for a network without one: nothing is shown then. */
    readonly explorer: Explorer | null;
    readonly page: ExplorerPage;
}
/** Opens the page of a transaction or an address in the network's explorer, in a new tab. */
declare const ExplorerLink: react.ForwardRefExoticComponent<ExplorerLinkProps & react.RefAttributes<HTMLAnchorElement>>;

declare const alert: react_jsx_runtime.JSX.Element;
declare const back: react_jsx_runtime.JSX.Element;
declare const bell: react_jsx_runtime.JSX.Element;
declare const check: react_jsx_runtime.JSX.Element;
declare const chevronDown: react_jsx_runtime.JSX.Element;
declare const chevronRight: react_jsx_runtime.JSX.Element;
declare const clock: react_jsx_runtime.JSX.Element;
declare const close: react_jsx_runtime.JSX.Element;
declare const copy: react_jsx_runtime.JSX.Element;
declare const dot: react_jsx_runtime.JSX.Element;
declare const dice: react_jsx_runtime.JSX.Element;
declare const download: react_jsx_runtime.JSX.Element;
declare const external: react_jsx_runtime.JSX.Element;
declare const eye: react_jsx_runtime.JSX.Element;
declare const eyeOff: react_jsx_runtime.JSX.Element;
declare const flask: react_jsx_runtime.JSX.Element;
declare const filter: react_jsx_runtime.JSX.Element;
declare const help: react_jsx_runtime.JSX.Element;
declare const info: react_jsx_runtime.JSX.Element;
declare const key: react_jsx_runtime.JSX.Element;
declare const link: react_jsx_runtime.JSX.Element;
declare const lock: react_jsx_runtime.JSX.Element;
declare const menu: react_jsx_runtime.JSX.Element;
declare const moon: react_jsx_runtime.JSX.Element;
declare const more: react_jsx_runtime.JSX.Element;
declare const pencil: react_jsx_runtime.JSX.Element;
declare const plus: react_jsx_runtime.JSX.Element;
declare const portfolio: react_jsx_runtime.JSX.Element;
declare const accounts: react_jsx_runtime.JSX.Element;
declare const print: react_jsx_runtime.JSX.Element;
declare const qr: react_jsx_runtime.JSX.Element;
declare const receive: react_jsx_runtime.JSX.Element;
declare const refresh: react_jsx_runtime.JSX.Element;
declare const scan: react_jsx_runtime.JSX.Element;
declare const search: react_jsx_runtime.JSX.Element;
declare const send: react_jsx_runtime.JSX.Element;
declare const settings: react_jsx_runtime.JSX.Element;
declare const shield: react_jsx_runtime.JSX.Element;
declare const signOut: react_jsx_runtime.JSX.Element;
declare const sun: react_jsx_runtime.JSX.Element;
declare const monitor: react_jsx_runtime.JSX.Element;
declare const swap: react_jsx_runtime.JSX.Element;
declare const swapVertical: react_jsx_runtime.JSX.Element;
declare const trash: react_jsx_runtime.JSX.Element;
declare const transactions: react_jsx_runtime.JSX.Element;
declare const undo: react_jsx_runtime.JSX.Element;
declare const upload: react_jsx_runtime.JSX.Element;
declare const user: react_jsx_runtime.JSX.Element;

declare const icons_d_accounts: typeof accounts;
declare const icons_d_alert: typeof alert;
declare const icons_d_back: typeof back;
declare const icons_d_bell: typeof bell;
declare const icons_d_check: typeof check;
declare const icons_d_chevronDown: typeof chevronDown;
declare const icons_d_chevronRight: typeof chevronRight;
declare const icons_d_clock: typeof clock;
declare const icons_d_close: typeof close;
declare const icons_d_copy: typeof copy;
declare const icons_d_dice: typeof dice;
declare const icons_d_dot: typeof dot;
declare const icons_d_download: typeof download;
declare const icons_d_external: typeof external;
declare const icons_d_eye: typeof eye;
declare const icons_d_eyeOff: typeof eyeOff;
declare const icons_d_filter: typeof filter;
declare const icons_d_flask: typeof flask;
declare const icons_d_help: typeof help;
declare const icons_d_info: typeof info;
declare const icons_d_key: typeof key;
declare const icons_d_link: typeof link;
declare const icons_d_lock: typeof lock;
declare const icons_d_menu: typeof menu;
declare const icons_d_monitor: typeof monitor;
declare const icons_d_moon: typeof moon;
declare const icons_d_more: typeof more;
declare const icons_d_pencil: typeof pencil;
declare const icons_d_plus: typeof plus;
declare const icons_d_portfolio: typeof portfolio;
declare const icons_d_print: typeof print;
declare const icons_d_qr: typeof qr;
declare const icons_d_receive: typeof receive;
declare const icons_d_refresh: typeof refresh;
declare const icons_d_scan: typeof scan;
declare const icons_d_search: typeof search;
declare const icons_d_send: typeof send;
declare const icons_d_settings: typeof settings;
declare const icons_d_shield: typeof shield;
declare const icons_d_signOut: typeof signOut;
declare const icons_d_sun: typeof sun;
declare const icons_d_swap: typeof swap;
declare const icons_d_swapVertical: typeof swapVertical;
declare const icons_d_transactions: typeof transactions;
declare const icons_d_trash: typeof trash;
declare const icons_d_undo: typeof undo;
declare const icons_d_upload: typeof upload;
declare const icons_d_user: typeof user;
declare namespace icons_d {
  export {
    icons_d_accounts as accounts,
    icons_d_alert as alert,
    icons_d_back as back,
    icons_d_bell as bell,
    icons_d_check as check,
    icons_d_chevronDown as chevronDown,
    icons_d_chevronRight as chevronRight,
    icons_d_clock as clock,
    icons_d_close as close,
    icons_d_copy as copy,
    icons_d_dice as dice,
    icons_d_dot as dot,
    icons_d_download as download,
    icons_d_external as external,
    icons_d_eye as eye,
    icons_d_eyeOff as eyeOff,
    icons_d_filter as filter,
    icons_d_flask as flask,
    icons_d_help as help,
    icons_d_info as info,
    icons_d_key as key,
    icons_d_link as link,
    icons_d_lock as lock,
    icons_d_menu as menu,
    icons_d_monitor as monitor,
    icons_d_moon as moon,
    icons_d_more as more,
    icons_d_pencil as pencil,
    icons_d_plus as plus,
    icons_d_portfolio as portfolio,
    icons_d_print as print,
    icons_d_qr as qr,
    icons_d_receive as receive,
    icons_d_refresh as refresh,
    icons_d_scan as scan,
    icons_d_search as search,
    icons_d_send as send,
    icons_d_settings as settings,
    icons_d_shield as shield,
    icons_d_signOut as signOut,
    icons_d_sun as sun,
    icons_d_swap as swap,
    icons_d_swapVertical as swapVertical,
    icons_d_transactions as transactions,
    icons_d_trash as trash,
    icons_d_undo as undo,
    icons_d_upload as upload,
    icons_d_user as user,
  };
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
    /** What it does; read aloud, and shown under a pointer. */
    readonly label: string;
    readonly icon: IconShape;
    readonly size?: 'sm' | 'md' | undefined;
}
/** A button without a text: its label is read aloud, and shown under a pointer and on keyboard focus. */
declare const IconButton: react.ForwardRefExoticComponent<IconButtonProps & react.RefAttributes<HTMLButtonElement>>;

interface ListPickerProps extends FieldProps {
    readonly options: readonly ListPickerChoice[];
    /** Id of the chosen option. */
    readonly value: string | null;
    readonly onValueChange: (id: string) => void;
    readonly placeholder?: string | undefined;
    /** Adds a search over the texts; for lists longer than a screen. */
    readonly searchable?: boolean | undefined;
    readonly disabled?: boolean | undefined;
}
/**
 * A field that opens a list under itself: inside a dialog within it, where a popup of the page would
 * not be seen, else above the page.
 */
declare const ListPicker: react.ForwardRefExoticComponent<ListPickerProps & react.RefAttributes<HTMLButtonElement>>;

/** What a trigger gets from us. */
interface PopupTriggerProps {
    readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined;
    readonly 'aria-expanded'?: boolean | undefined;
    readonly 'aria-controls'?: string | undefined;
}

interface MenuProps {
    /** What can be chosen from. */
    readonly label: string;
    /** A button, which names itself. */
    readonly trigger: ReactElement<PopupTriggerProps>;
    /** Under the end of the trigger, as at the end of a bar. */
    readonly align?: 'start' | 'end' | undefined;
    /** MenuItems, with a MenuHeading or MenuDividers among them. */
    readonly children: ReactNode;
    readonly className?: string | undefined;
}
/** Actions under a button: arrow keys, first letters, Escape; a press elsewhere closes it. */
declare const Menu: react.ForwardRefExoticComponent<MenuProps & react.RefAttributes<HTMLDivElement>>;

interface MenuItemProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onSelect' | 'onClick'> {
    readonly onSelect: () => void;
    readonly icon?: IconShape | undefined;
    /** For one of several: whether it is the chosen one. */
    readonly isChosen?: boolean | undefined;
    /** Its effect can be seen, and the next one is at hand. */
    readonly keepsOpen?: boolean | undefined;
    readonly danger?: boolean | undefined;
    readonly children: ReactNode;
}
/** One action, or one of several to choose from; stands in a Menu. */
declare const MenuItem: react.ForwardRefExoticComponent<MenuItemProps & react.RefAttributes<HTMLButtonElement>>;
/** Above the items, such as whose menu it is. */
declare const MenuHeading: react.ForwardRefExoticComponent<HTMLAttributes<HTMLDivElement> & react.RefAttributes<HTMLDivElement>>;
/** Between groups of items. */
declare const MenuDivider: react.ForwardRefExoticComponent<HTMLAttributes<HTMLHRElement> & react.RefAttributes<HTMLHRElement>>;

interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
    readonly tone: 'info' | 'success' | 'warning' | 'danger';
    readonly title?: string | undefined;
    /** Read aloud when it appears; for what the reader has just caused. */
    readonly live?: boolean | undefined;
}
/** Something to know before going on, in the place where it matters. */
declare const Notice: react.ForwardRefExoticComponent<NoticeProps & react.RefAttributes<HTMLDivElement>>;

interface OtpFieldProps extends FieldProps {
    /** Of the code; 6 unless given. */
    readonly digits?: number | undefined;
    readonly readOnly?: boolean | undefined;
    /** The digits so far. */
    readonly onValueChange?: ((digits: string) => void) | undefined;
    /** All of the digits are there; told again when they are others. */
    readonly onComplete?: ((code: string) => void) | undefined;
}
/**
 * A code of digits, from a message or an app. One input, so that pasting, password managers and the
 * keyboard's own suggestion work; what is no digit never stands in it. Uncontrolled, as a code is a
 * secret for a while.
 */
declare const OtpField: react.ForwardRefExoticComponent<OtpFieldProps & react.RefAttributes<HTMLInputElement>>;

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'mono' | 'below'> {
    /** `current-password` or `new-password`, so that a password manager knows which. */
    readonly autoComplete: 'current-password' | 'new-password' | 'off';
    /** Under the hint, and there beside an error too: a StrengthMeter. */
    readonly meter?: ReactNode;
}
/** A password, hidden unless asked for. Paste works, and so do password managers. */
declare const PasswordField: react.ForwardRefExoticComponent<PasswordFieldProps & react.RefAttributes<HTMLInputElement>>;

interface StrengthMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    /** Null before one is typed. */
    readonly strength: PasswordStrength | null;
}
/** How strong a new password is, as four bars and a word; empty before one is typed. */
declare const StrengthMeter: react.ForwardRefExoticComponent<StrengthMeterProps & react.RefAttributes<HTMLDivElement>>;

interface PopoverProps {
    /** What stands in it. */
    readonly label: string;
    /** A button, which names itself. */
    readonly trigger: ReactElement<PopupTriggerProps>;
    /** Under the end of the trigger, as at the end of a bar. */
    readonly align?: 'start' | 'end' | undefined;
    /** `close` gives the focus back to the trigger. */
    readonly children: ReactNode | ((close: () => void) => ReactNode);
    readonly className?: string | undefined;
}
/** A few controls or a text under a button, beside which the page goes on: not a modal dialog. */
declare const Popover: react.ForwardRefExoticComponent<PopoverProps & react.RefAttributes<HTMLDivElement>>;

interface QrCodeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    readonly text: string;
    /** What it holds, for who cannot scan it. */
    readonly label: string;
    /** Width in px, 256 unless given. */
    readonly size?: number | undefined;
}
/**
 * A QR code on its white card, with the quiet zone that scanners need. The empty card stands until
 * the encoder is loaded; nothing where it cannot be: the text itself stands beside a code.
 */
declare const QrCode: react.ForwardRefExoticComponent<QrCodeProps & react.RefAttributes<HTMLSpanElement>>;

interface RadioCard<T extends string> {
    readonly value: T;
    readonly title: string;
    /** Lines under the title. */
    readonly details?: readonly ReactNode[] | undefined;
    readonly disabled?: boolean | undefined;
}
interface RadioCardsProps<T extends string> {
    readonly label: string;
    readonly options: readonly RadioCard<T>[];
    readonly value: T | null;
    readonly onValueChange: (value: T) => void;
    /** Cards with long texts stand one above the other. */
    readonly layout?: 'row' | 'stack' | undefined;
    readonly disabled?: boolean | undefined;
    readonly className?: string | undefined;
}
/** One of a few, each with what it costs or means. */
declare const RadioCards: <T extends string>(props: RadioCardsProps<T> & RefAttributes<HTMLFieldSetElement>) => ReactNode;

interface SeedPhraseConfirmProps {
    readonly words: readonly string[];
    /** Every word has been picked in its place. */
    readonly onConfirmed: () => void;
    /** Back to the phrase; what was picked is forgotten. */
    readonly onShowAgain: () => void;
}
/** Asks for every word in order, from chips that are shuffled. A wrong one is said at once and taken back. */
declare function SeedPhraseConfirm(props: SeedPhraseConfirmProps): ReactElement;

interface SeedPhraseGridProps {
    readonly words: readonly string[];
    readonly revealed: boolean;
    /** Asked for by the button; hidden again when the tab has been left for half a minute. */
    readonly onRevealedChange: (revealed: boolean) => void;
}
/**
 * The words of a seed phrase by number. While it is hidden they are not in the page at all, so that
 * neither a screenshot, an extension nor a reader of the page finds them behind the cover.
 */
declare function SeedPhraseGrid(props: SeedPhraseGridProps): ReactElement;

interface SelectProps extends Omit<ListPickerProps, 'searchable'> {
}
/** One of a few: chosen by arrow keys, by the first letters of its text, or by a press. */
declare const Select: react.ForwardRefExoticComponent<SelectProps & react.RefAttributes<HTMLButtonElement>>;

interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    readonly shape?: 'text' | 'block' | 'circle' | undefined;
    /** CSS lengths, the size of what comes; a text is as high as its line. */
    readonly width?: string | undefined;
    readonly height?: string | undefined;
}
/** The place of something that is loading, in its size; a `LoadingText` beside it is what is read aloud. */
declare const Skeleton: react.ForwardRefExoticComponent<SkeletonProps & react.RefAttributes<HTMLSpanElement>>;
/** Says once, for a whole group of skeletons, that something is loading. */
declare function LoadingText(): ReactElement;

interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    /** What is being waited for; 'Loading' unless given. */
    readonly label?: string | undefined;
    readonly size?: 16 | 20 | 32 | undefined;
}
/** Waiting without a known shape. Where the shape is known, a Skeleton is calmer. */
declare const Spinner: react.ForwardRefExoticComponent<SpinnerProps & react.RefAttributes<HTMLSpanElement>>;

interface StatementRow {
    readonly label: string;
    readonly value: ReactNode;
    /** Label above value, for what needs the whole width, such as an address in full. */
    readonly stacked?: boolean | undefined;
    /** The line that the others add up to. */
    readonly total?: boolean | undefined;
}
interface StatementProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
    readonly rows: readonly StatementRow[];
}
/** What a thing consists of, line by line, as on a bank's statement. */
declare const Statement: react.ForwardRefExoticComponent<StatementProps & react.RefAttributes<HTMLDListElement>>;

interface StepperProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
    readonly label: string;
    readonly steps: readonly string[];
    /** Index of the step that one is at. */
    readonly current: number;
}
/** Where one is in a flow; says, does not lead. */
declare const Stepper: react.ForwardRefExoticComponent<StepperProps & react.RefAttributes<HTMLOListElement>>;

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
    readonly as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | 'aside' | undefined;
}
/** Our face, size and colour of text for everything inside it. */
declare const Surface: react.ForwardRefExoticComponent<SurfaceProps & react.RefAttributes<HTMLElement>>;

interface SwitchProps extends InputOfSwitch {
    readonly label: ReactNode;
    readonly checked: boolean;
    readonly onCheckedChange: (checked: boolean) => void;
    /** What it means, under the label. */
    readonly hint?: ReactNode;
}
interface InputOfSwitch extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked' | 'onChange'> {
}
/** Something that is on or off at once; what is sent with a form is a Checkbox. */
declare const Switch: react.ForwardRefExoticComponent<SwitchProps & react.RefAttributes<HTMLInputElement>>;

interface TableColumn<Row> {
    readonly id: string;
    readonly heading: string;
    /** Read aloud only; for a column of buttons. */
    readonly hidesHeading?: boolean | undefined;
    /** Figures stand at the end. */
    readonly align?: 'start' | 'end' | undefined;
    /** What a row is known by, or what only goes with it. */
    readonly tone?: 'strong' | 'quiet' | undefined;
    /** Takes several lines where there is no room for one. */
    readonly wraps?: boolean | undefined;
    /** Of its heading and its cells. */
    readonly className?: string | undefined;
    draw(row: Row): ReactNode;
}
interface TableProps<Row> {
    /** What it lists. */
    readonly label: string;
    readonly columns: readonly TableColumn<Row>[];
    /** Null while they load. */
    readonly rows: readonly Row[] | null;
    getKey(row: Row): string;
    /** Where a press on a row leads; its first cell is the link. */
    hrefOf?(row: Row): string;
    /** In place of following the link. */
    onOpen?(row: Row): void;
    /** In place of a table without rows. */
    readonly empty?: ReactNode;
    /** How many lines stand there while it loads. */
    readonly loadingRows?: number | undefined;
    /**
     * What a row is on a phone: `lines`, each behind its heading; or a `grid` without headings, whose
     * places the classes of the row and of its columns give.
     */
    readonly phoneRows?: 'lines' | 'grid' | undefined;
    rowClassName?(row: Row): string;
    readonly className?: string | undefined;
}
/**
 * Rows of figures: 44 px each with a heading that stays, cards on a phone. In a card without padding
 * its lines reach the edges, and its texts begin under the title.
 */
declare const Table: <Row>(props: TableProps<Row> & RefAttributes<HTMLTableElement>) => ReactNode;

interface Tab<T extends string> {
    readonly value: T;
    readonly label: string;
}
interface TabsProps<T extends string> {
    /** What the tabs are parts of. */
    readonly label: string;
    readonly tabs: readonly Tab<T>[];
    readonly value: T;
    readonly onValueChange: (value: T) => void;
    /** What the chosen tab shows. */
    readonly children: ReactNode;
    readonly className?: string | undefined;
}
/** One part at a time. Arrow keys choose; Tab goes on to what is shown (WAI-ARIA tabs). */
declare const Tabs: <T extends string>(props: TabsProps<T> & RefAttributes<HTMLDivElement>) => ReactNode;

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
    readonly mono?: boolean | undefined;
    readonly onValueChange?: ((text: string) => void) | undefined;
}
/** Several lines of text under a label; `rows` are shown, 3 unless given. */
declare const TextArea: react.ForwardRefExoticComponent<TextAreaProps & react.RefAttributes<HTMLTextAreaElement>>;

interface TimeTextProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
    readonly at: Date;
    /** `age` as in '2 min ago', kept up to date; `date` in full. */
    readonly form?: 'age' | 'date' | undefined;
}
/** A point in time, in the reader's zone; an age has the exact time in its tooltip. */
declare const TimeText: react.ForwardRefExoticComponent<TimeTextProps & react.RefAttributes<HTMLTimeElement>>;

interface ToastStackProps {
    /** Oldest first. */
    readonly items: readonly Notification[];
    readonly onDismiss: (id: string) => void;
    /** On each toast, such as what stops the countdown while it is read. */
    readonly toastProps?: Pick<HTMLAttributes<HTMLDivElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> | undefined;
    readonly className?: string | undefined;
}
/**
 * Messages at the top right, read aloud as they come, each closed by a press on it. The provider
 * draws the notifications in one: this is for a host that draws its own, or messages of its own.
 */
declare const ToastStack: react.ForwardRefExoticComponent<ToastStackProps & react.RefAttributes<HTMLElement>>;

interface TooltipProps {
    /** Repeats the label of the control, which is read from the control itself. */
    readonly text: string;
    readonly children: ReactNode;
    readonly className?: string | undefined;
}
/** Shows the label of a control without text, under a pointer or on keyboard focus. */
declare const Tooltip: react.ForwardRefExoticComponent<TooltipProps & react.RefAttributes<HTMLSpanElement>>;

interface VirtualListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'aria-label' | 'onScroll'> {
    readonly label: string;
    /** How many rows there are. */
    readonly count: number;
    /** Of every row, in CSS px. */
    readonly rowHeight: number;
    /** How high the list is, as a CSS length; it scrolls beyond. */
    readonly height: string;
    /**
     * Draws a row. What it draws is used again for another row, so that it keeps no state of its own.
     * With a new function every row is drawn anew: keep it (`useCallback`) while nothing changes.
     */
    readonly renderRow: (index: number) => ReactNode;
    /** Index of a row to keep in sight, such as the one that keys have marked. */
    readonly shownRow?: number | undefined;
    /** `listbox`: the rows draw the options themselves, and a field beside it has the focus. */
    readonly role?: 'list' | 'listbox' | undefined;
}
/**
 * A list of any length with rows of one height, of which only those in sight are drawn. A row that
 * leaves at one end comes back at the other, so that scrolling makes no elements.
 */
declare const VirtualList: react.ForwardRefExoticComponent<VirtualListProps & react.RefAttributes<HTMLDivElement>>;

/** Around what takes or shows a secret: drawn where that is allowed, else a sentence that says why not. */
declare function SecretPlace({ children }: {
    readonly children: ReactNode;
}): ReactElement;

/**
 * Brings the English texts that everything beneath is drawn with, and their translation once it is
 * there. Called at the top of a part that is loaded by itself, so that its texts come with it.
 */
declare function useTexts(...areas: readonly TextArea$1[]): void;

/**
 * Gives its children the client, the texts, the colours and the notifications. Draws one node that
 * has no box, and styles nothing of the host's.
 */
declare function WalletProvider(props: WalletProviderProps): ReactElement;

interface FeeSpeedCardProps {
    readonly network: Network;
    /** What each speed costs; null while that is not known. */
    readonly fees: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
    /** The price of what they are paid in; without one they stand alone. */
    readonly rate?: CurrentRate | null | undefined;
    /** They could not be loaded. */
    readonly failed?: boolean | undefined;
    readonly value: FeePriority;
    readonly onValueChange: (priority: FeePriority) => void;
    readonly disabled?: boolean | undefined;
    /** A rate of the sender's own, where the host allows one. */
    readonly custom?: CustomFeeChoice | undefined;
}
interface CustomFeeChoice {
    readonly fee: CustomFee;
    readonly onRateChange: (rate: string) => void;
    /** What it comes to; null while that is not known. */
    readonly amount: Decimal | null;
}
/** How soon, and at which fee; nothing where the network leaves no choice. */
declare function FeeSpeedCard(props: FeeSpeedCardProps): ReactElement | null;

interface ConfirmationCardProps {
    readonly transaction: Transaction;
}
/** What a transaction moved, where, when, and how sure that is by now. */
declare function ConfirmationCard({ transaction }: ConfirmationCardProps): ReactElement;

export { AccountPicker, AddAccountDialog, AddressText, AmountField, AmountText, Badge, BusinessPicker, Button, Card, Chart, Checkbox, CoinMark, Combobox, ConfirmationCard, ContactsDialog, CopyButton, CopyIcon, DepositAddressesDialog, Dialog, DialogBody, DialogFooter, DialogForm, DialogHeader, EmptyState, ErrorState, ExplorerLink, FeeSpeedCard, Field, Icon, IconButton, LinkButton, ListPicker, LoadingText, Menu, MenuDivider, MenuHeading, MenuItem, Notice, OtpField, PasswordField, Popover, QrCode, QrScanner, RadioCards, ReceiveDialog, ResetCloudPasswordDialog, SecretPlace, SeedPhraseConfirm, SeedPhraseGrid, Select, SendDialog, Skeleton, Spinner, Statement, Stepper, StrengthMeter, SuggestionField, Surface, SwapUnavailableDialog, Switch, Table, Tabs, TextArea, TextButton, TextField, TextLink, TimeText, ToastStack, Tooltip, VirtualList, WalletDialogs, WalletPicker, WalletProvider, icons_d as icons, preloadAddAccountDialog, preloadContactsDialog, preloadDepositAddressesDialog, preloadQrScanner, preloadReceiveDialog, preloadResetCloudPasswordDialog, preloadSendDialog, preloadSwapUnavailableDialog, useAccounts, useClient, useDepositAddress, useFeature, useFlow, useFormat, useLocale, useNavigation, useNotifications, useNotify, useNow, useOpenState, useResource, useSelectedWallet, useSendFlow, useStore, useTexts, useTransactions, useTranslate, useWalletDialogs, useWalletEvents, useWallets };
export type { AccountFilter, AccountPickerProps, AddAccountDialogProps, AddressTextProps, AmountFieldProps, AmountTextProps, BadgeProps, BusinessPickerProps, ButtonLook, ButtonProps, CardProps, ChartProps, CheckboxProps, CoinMarkProps, ComboboxProps, ConfirmationCardProps, ContactsDialogProps, CopyButtonProps, CopyIconProps, CopyProps, CustomFeeChoice, DepositAddressQuery, DepositAddressesDialogProps, DialogBodyProps, DialogFormProps, DialogHeaderProps, DialogName, DialogProps, DialogRootProps, EmptyStateProps, ErrorStateProps, ExplorerLinkProps, FeatureName, Features, FeeSpeedCardProps, FieldControl, FieldProps, Format, HeadlessSend, HelpTopic, IconButtonProps, IconProps, IconShape, LinkButtonProps, ListPickerChoice, ListPickerProps, LoadScannerEngine, MenuItemProps, MenuProps, NavigationAdapter, NoticeProps, Notify, OpenChange, OpenState, OtpFieldProps, PasswordFieldProps, PickedBusiness, Placement, PopoverProps, PopupTriggerProps, QrCodeProps, QrScannerProps, Query, RadioCard, RadioCardsProps, Readable, ReceiveDialogProps, ResetCloudPasswordDialogProps, Route, ScannerEngine, SecretEntry, SeedPhraseConfirmProps, SeedPhraseGridProps, SelectProps, SendDialogProps, SkeletonProps, SpinnerProps, StatementProps, StatementRow, StepperProps, StrengthMeterProps, SuggestionFieldProps, SurfaceProps, SwapUnavailableDialogProps, SwitchProps, Tab, TableColumn, TableProps, TabsProps, TextAreaProps, TextFieldProps, TextLinkProps, TimeTextProps, ToastStackProps, TooltipProps, Transactions, TriggerProps, VirtualListProps, WalletDialogCalls, WalletEvent, WalletPickerProps, WalletProviderProps, Wallets };
