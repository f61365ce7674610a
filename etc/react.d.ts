import { Translate, PartialMessages, LoadTexts } from '@billfold/core/i18n';
export { PartialMessages } from '@billfold/core/i18n';
import { DismissReason, ResourceState, SendState, SendActions, SendStart, SendResult, SendStep, Notification, CameraRequest, StopCamera, WantedNetwork, SendFlowOptions, SendSettlement, RankedAssetOption, AssetOption, SignLocally } from '@billfold/core/flows';
import { Network, Decimal, SignedDecimal, ChainName, Explorer, AnyBillfoldError, BillfoldClient, Recipient } from '@billfold/core';
import { DepositAddress, Transaction, FeePriority, Wallet, Account, Contact, EmbedSettings } from '@billfold/core/contract';
import * as react from 'react';
import { ReactElement, MouseEvent, PointerEvent, FocusEvent, RefObject, HTMLAttributes, ReactNode, SVGAttributes, ButtonHTMLAttributes } from 'react';
import { ThemeInput } from '@billfold/core/theme';

/** Details of a change of `open`; the host may prevent it, for example a click outside a checkout. */
interface OpenChange {
    /** `failed`: what it is made of could not be loaded. */
    readonly reason: DismissReason | 'trigger' | 'completed' | 'failed';
    preventDefault(): void;
}

/** Event that the provider reports to the host, in order. Never holds a secret. */
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
/** Name of a dialog. */
type DialogName = 'send' | 'receive' | 'deposit-addresses' | 'reset-password' | 'add-account' | 'contacts' | 'swap' | 'scanner';

/** Raises and dismisses notifications. */
interface Notify {
    /** Raises a message under the title 'Success'. */
    readonly success: (message: string) => void;
    /**
     * Raises the title and the sentences of a failed call. Returns the id that `dismiss` takes; null where
     * no notification is raised.
     */
    readonly error: (error: unknown) => string | null;
    readonly info: (notification: {
        readonly title: string;
        readonly message: string;
    }) => void;
    readonly dismiss: (id: string) => void;
}
/**
 * Raises notifications without drawing again when one changes.
 * @example
 * const notify = useNotify();
 * notify.success('Your settings were saved.');
 */
declare function useNotify(): Notify;
/**
 * The open notifications, oldest first, and how to raise them.
 * @example
 * const { items, dismiss } = useNotifications();
 */
declare function useNotifications(): Notify & {
    readonly items: readonly Notification[];
};

/** A place of the product; the host maps it to its own URLs. */
type Route = {
    readonly to: 'portfolio' | 'accounts' | 'contacts' | 'new-wallet';
} | {
    readonly to: 'transactions';
    /** Which of them, as a query string without its question mark; all unless given. */
    readonly search?: string;
} | {
    readonly to: 'account';
    readonly accountId: string;
} | {
    readonly to: 'asset';
    readonly symbol: string;
} | {
    readonly to: 'transaction';
    readonly id: string;
} | {
    readonly to: 'settings';
    readonly tab?: 'general' | 'accounts' | 'security' | 'privacy';
};
/** Topic that the host may have a help page for. */
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

/**
 * Returns the client of the nearest provider.
 * @example
 * const client = useClient();
 * await client.wallets.rename(walletId, { name: 'Savings' });
 */
declare function useClient(): BillfoldClient;
/**
 * Returns the provider's locale, for `Intl`.
 * @example
 * const numbers = new Intl.NumberFormat(useLocale());
 */
declare function useLocale(): string;
/**
 * Returns the host's navigation; null without an adapter, and links are then left out.
 * @example
 * const navigation = useNavigation();
 * navigation?.go({ to: 'new-wallet' });
 */
declare function useNavigation(): NavigationAdapter | null;
/**
 * Returns the wallet that the screens and dialogs use, and a function that selects another.
 * @example
 * const { walletId, selectWallet } = useSelectedWallet();
 */
declare function useSelectedWallet(): {
    readonly walletId: string | null;
    readonly selectWallet: (walletId: string) => void;
};
/**
 * Returns functions that report events and errors to the host.
 * @example
 * const { reportError } = useWalletEvents();
 */
declare function useWalletEvents(): {
    readonly emit: (event: WalletEvent) => void;
    readonly reportError: (error: AnyBillfoldError) => void;
};

/**
 * Texts of the provider's locale, filled in. By itself, so that a page with triggers alone loads
 * neither the rules of texts nor those that all parts are drawn with.
 * @example
 * const t = useTranslate();
 * t('common.copyToClipboard');
 */
declare function useTranslate(): Translate;

/** State and actions of Send, for a host that draws it. */
interface HeadlessSend {
    readonly state: SendState;
    readonly actions: SendActions;
}
/**
 * Creates a Send flow for a host that draws Send itself: it starts once a wallet is selected,
 * with `start` as it is then, and ends with the component. Null until then, so in the first render and
 * on the server: `const send = useSendFlow(); if (send === null) return null;`
 * @example
 * const send = useSendFlow();
 * if (send !== null) send.actions.setRecipient('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
 */
declare function useSendFlow(start?: SendStart): HeadlessSend | null;

/** Account with which Receive begins. */
interface ReceiveStart {
    readonly accountId?: string;
}

/** Calls that open and close the dialogs. */
interface WalletDialogCalls {
    /**
     * Opens Send and resolves with its result when it closes. Another call, another wallet or the end of
     * `<WalletDialogs />` closes it too.
     */
    readonly send: (start?: SendStart) => Promise<SendResult>;
    /** Opens Receive and resolves when it closes. */
    readonly receive: (start?: ReceiveStart) => Promise<{
        readonly status: 'dismissed';
    }>;
    /** Closes the open dialog. */
    readonly closeAll: () => void;
}
/**
 * Opens the dialogs by a call, from anywhere under the provider. A call rejects without a
 * `<WalletDialogs />` there to draw it, and for no other reason.
 * @example
 * const dialogs = useWalletDialogs();
 * const result = await dialogs.send({ prefill: { amountUsd: toDecimal('25.00') } });
 * if (result.status === 'sent') console.log(result.transaction.hash);
 */
declare function useWalletDialogs(): WalletDialogCalls;

/**
 * Draws what `useWalletDialogs` asks for. One is enough for a provider.
 * @example
 * <WalletProvider client={client}>
 *   <WalletDialogs />
 * </WalletProvider>;
 */
declare function WalletDialogs(): ReactElement;

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
 * @example
 * const { status, data = [] } = useAccounts({ network: 'BTC' });
 * data.map(({ name, nativeBalance }) => `${name}: ${nativeBalance}`);
 */
declare function useAccounts({ network, search, }?: AccountFilter): Query<readonly Account[]>;

/** Current deposit address of an account. */
type DepositAddressQuery = Query<DepositAddress> & {
    /** Makes the next address, which is the one from then on. @throws {BillfoldError} */
    readonly generate: () => Promise<DepositAddress>;
};
/**
 * The deposit address of an account of the selected wallet; `pending` without a wallet or an account.
 * A load that failed is the state `failed`; only `generate` throws.
 * @example
 * const { data } = useDepositAddress(accountId);
 * data?.addressValue;
 */
declare function useDepositAddress(accountId: string | null): DepositAddressQuery;

/** Formats of the product. */
interface Format {
    /** Formats an amount with the decimals that people see of the asset, without its symbol. */
    readonly amount: (amount: Decimal, symbol: string) => string;
    /** Formats US dollars as `$1,234.50`. */
    readonly money: (usd: SignedDecimal) => string;
    /** Formats a price in US dollars as `$0.2536`. */
    readonly rate: (usd: Decimal) => string;
    /** Formats a change as `+1.25%`, with the decimal mark of the reader's language. */
    readonly percent: (percent: SignedDecimal) => string;
    /** Formats a date as `20 Nov 2026, 14:05 GMT+1`, in the reader's zone and language; on the server in UTC. */
    readonly date: (at: Date) => string;
    /** Shortens a long address to its first 6 and last 7 characters, for lists. */
    readonly address: (address: string) => string;
}
/**
 * Returns the formats of the product for amounts, money, prices, dates and addresses.
 * @example
 * const format = useFormat();
 * format.amount(toDecimal('0.015'), 'BTC'); // '0.01500000'
 */
declare function useFormat(): Format;

/** Transactions of the selected wallet, page by page. */
type Transactions = Query<readonly Transaction[]> & {
    /** There are older ones than those that are shown. */
    readonly hasMore: boolean;
    /** Adds the next page to those that are shown; never rejects. */
    readonly loadMore: () => Promise<void>;
};
/**
 * The transactions of the selected wallet or of one of its accounts, newest first, 25 to a page;
 * `pending` without a wallet. Loaded again when one is sent from here.
 * @example
 * const { data = [], hasMore, loadMore } = useTransactions();
 */
declare function useTransactions({ accountId, }?: {
    readonly accountId?: string | null | undefined;
}): Transactions;

/** Wallets of the user, and the selection of one. */
type Wallets = Query<readonly Wallet[]> & {
    /** The one that screens and dialogs work on; null while it is not known, or not among them. */
    readonly selected: Wallet | null;
    /** Selects a wallet for this provider; with a controlled `walletId` it calls `onWalletChange` only. */
    readonly select: (walletId: string) => void;
};
/**
 * The wallets of the person who is signed in, and which of them is selected.
 * @example
 * const { data = [], selected, select } = useWallets();
 */
declare function useWallets(): Wallets;

/** Props of every dialog: controlled by `open`, or uncontrolled from `defaultOpen`. */
interface DialogProps {
    readonly open?: boolean | undefined;
    readonly defaultOpen?: boolean | undefined;
    readonly onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
    /** Element that opens the dialog; drawn in its place. */
    readonly trigger?: ReactElement<TriggerProps> | undefined;
    /** Element to focus on opening; the first field unless given. */
    readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
    readonly className?: string | undefined;
    readonly id?: string | undefined;
}
/** Props that the dialog adds to its trigger. */
interface TriggerProps {
    readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    readonly onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
    readonly onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
    readonly 'aria-haspopup'?: 'dialog' | undefined;
    readonly 'aria-expanded'?: boolean | undefined;
}

/** Props of the add account dialog. */
interface AddAccountDialogProps extends DialogProps {
    /** Chosen at first; the first without an account unless given. As it is when the dialog opens. */
    readonly network?: Network | undefined;
    /** The account is there, and stands in what the client has loaded of accounts. */
    readonly onAdded?: ((account: Account) => void) | undefined;
}

/**
 * Opens one more account of the selected wallet.
 * @example
 * <AddAccountDialog trigger={<button type="button">Add account</button>} />;
 */
declare function AddAccountDialog(props: AddAccountDialogProps): ReactElement;
/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadAddAccountDialog()}>Open</button>;
 */
declare function preloadAddAccountDialog(): Promise<void>;

/** Props of the contacts dialog. */
interface ContactsDialogProps extends DialogProps {
    /** Only contacts on this network. As it is when the dialog opens. */
    readonly network?: Network | undefined;
    /** Makes a press on a contact choose it, and close the dialog; unless given it is edited. */
    readonly onSelect?: ((contact: Contact) => void) | undefined;
}

/**
 * The address book of the selected wallet.
 * @example
 * <ContactsDialog trigger={<button type="button">Contacts</button>} />;
 */
declare function ContactsDialog(props: ContactsDialogProps): ReactElement;
/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadContactsDialog()}>Open</button>;
 */
declare function preloadContactsDialog(): Promise<void>;

/** Props of the deposit addresses dialog. */
interface DepositAddressesDialogProps extends DialogProps {
    /** An account of the selected wallet. */
    readonly accountId: string;
    /** An address was chosen; the dialog closes with it. */
    readonly onSelect?: ((address: DepositAddress) => void) | undefined;
}

/**
 * The deposit addresses of an account: to copy, to choose one, and to make another.
 * @example
 * <DepositAddressesDialog
 *   accountId={accountId}
 *   trigger={<button type="button">Deposit addresses</button>}
 * />;
 */
declare function DepositAddressesDialog(props: DepositAddressesDialogProps): ReactElement;
/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadDepositAddressesDialog()}>Open</button>;
 */
declare function preloadDepositAddressesDialog(): Promise<void>;

/** Options of Receive. */
interface ReceiveFlowOptionsOfDialog {
    /** Account that is chosen at first, read when the dialog opens. */
    readonly accountId?: string | undefined;
    /**
     * Token of the network of the account, such as `USDT@ETH`, read when the dialog opens; the native asset
     * unless given.
     */
    readonly tokenId?: string | undefined;
    /** Networks whose accounts are offered, read when the dialog opens; all unless given. */
    readonly networks?: readonly Network[] | undefined;
    /** Called when an address is shown. */
    readonly onAddress?: ((address: DepositAddress, account: Account) => void) | undefined;
}

/** Props of the receive dialog. */
interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {
}

/**
 * Shows a deposit address of an account of the selected wallet: Account, then Receive.
 * @example
 * <ReceiveDialog trigger={<button type="button">Receive</button>} />;
 */
declare function ReceiveDialog(props: ReceiveDialogProps): ReactElement;
/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadReceiveDialog()}>Open</button>;
 */
declare function preloadReceiveDialog(): Promise<void>;

/** Props of the reset cloud password dialog. */
interface ResetCloudPasswordDialogProps extends DialogProps {
    /** The new password counts from now on, and sessions on other devices have ended. */
    readonly onDone?: (() => void) | undefined;
}

/**
 * Sets a new cloud encryption password for the selected wallet: Seed phrase, then Password.
 * @example
 * <ResetCloudPasswordDialog trigger={<button type="button">Reset password</button>} />;
 */
declare function ResetCloudPasswordDialog(props: ResetCloudPasswordDialogProps): ReactElement;
/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadResetCloudPasswordDialog()}>Open</button>;
 */
declare function preloadResetCloudPasswordDialog(): Promise<void>;

/** Camera and decoder that the scanner uses. */
interface ScannerEngine {
    /** Shows the camera in `view`. Resolves with what stops it; rejects with why there is none. */
    startCamera(view: HTMLElement, request: CameraRequest): Promise<StopCamera>;
    /** The text of the code in a picture; null without a code. Rejects for what is no picture. `view` is of the page to draw in. */
    readPicture(view: HTMLElement, picture: Blob, signal: AbortSignal): Promise<string | null>;
}
/** Loads the engine that shows the camera and reads codes. */
type LoadScannerEngine = () => Promise<ScannerEngine>;

/** Props of `QrScanner`. */
interface QrScannerProps extends Omit<DialogProps, 'initialFocus'> {
    /** Networks to pay on; a code for another one is refused and scanning goes on. */
    readonly wanted: readonly WantedNetwork[];
    /** Takes links of checkout pages too, with no recipient until they are verified; false unless given. */
    readonly acceptsCheckoutLinks?: boolean | undefined;
    /** Called with an accepted code, an address or a payment URI, before the scanner closes. */
    readonly onScan: (text: string, recipients: readonly Recipient[]) => void;
    /** Called with each failure of the camera, or of the reading of a picture. */
    readonly onError?: ((cause: unknown) => void) | undefined;
    /** Loads the engine that shows the camera and reads codes; html5-qrcode unless given. */
    readonly loadEngine?: LoadScannerEngine | undefined;
}

/**
 * Reads a QR code by the rear camera, over the whole screen, or from an image or pasted text.
 * @example
 * <QrScanner
 *   trigger={<button type="button">Scan</button>}
 *   wanted={[{ network: 'BTC' }]}
 *   onScan={(text) => console.log(text)}
 * />;
 */
declare function QrScanner(props: QrScannerProps): ReactElement;
/**
 * Fetches the code of the scanner before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadQrScanner()}>Scan</button>;
 */
declare function preloadQrScanner(): Promise<void>;

/** Handlers of the events of Send. */
interface SendHandlers {
    /** Called when another step is shown. */
    readonly onStepChange?: ((step: SendStep) => void) | undefined;
    /** Called one second after the last change of an amount. */
    readonly onAfterInput?: ((state: SendState) => void) | undefined;
    /** Called with each error that a step shows. */
    readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
    /** Called once, when the transaction was sent or the dialog was closed. */
    readonly onResult?: ((result: SendResult) => void) | undefined;
}
/** Options and handlers of Send. */
interface SendDialogOptions extends SendHandlers {
    /** Initial values of the fields, read when the dialog opens. */
    readonly prefill?: SendFlowOptions['prefill'] | undefined;
    /** Prefilled fields that cannot be changed, read when the dialog opens. */
    readonly lock?: SendFlowOptions['lock'] | undefined;
    /** Offers a custom fee rate where the network leaves a choice, read when the dialog opens. */
    readonly allowCustomFee?: boolean | undefined;
    /** Sends what a business was paid, from the prefilled account, which is one of its accounts. */
    readonly settlement?: SettlementSource | undefined;
}
/** Address of a business that a Send dialog sends from. */
interface SettlementSource extends SendSettlement {
    /** Null where the account has many addresses. */
    readonly address: string | null;
    /** Sends the native asset that the fee of a token lacks to the address, in main units. */
    readonly onTopUp: (missing: Decimal) => void;
}
/** Props of the Send dialog. */
interface SendDialogProps extends DialogProps, SendDialogOptions {
    /** Called once per transaction, even if the dialog was unmounted in the meantime. */
    readonly onSent?: ((transaction: Transaction) => void) | undefined;
}

/**
 * Dialog that sends from the selected wallet: Recipient, Amount, Review, Sign, and the result.
 * @example
 * <SendDialog
 *   trigger={<button type="button">Send</button>}
 *   prefill={{ recipient: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }}
 *   onSent={({ hash }) => console.log(hash)}
 * />;
 */
declare function SendDialog(props: SendDialogProps): ReactElement;
/**
 * Loads the code of the dialog ahead of the first use of its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadSendDialog()}>Open</button>;
 */
declare function preloadSendDialog(): Promise<void>;

/** Props of the swap unavailable dialog. */
interface SwapUnavailableDialogProps extends DialogProps {
    /** Opens Send; the step about it has a button if this is given, and the dialog closes before the call. */
    readonly onSend?: (() => void) | undefined;
    /** Opens Receive; the step about it has a button if this is given, and the dialog closes before the call. */
    readonly onReceive?: (() => void) | undefined;
}

/**
 * Says that swapping is not available, and how to swap at an exchange meanwhile.
 * @example
 * const dialogs = useWalletDialogs();
 * <SwapUnavailableDialog
 *   trigger={<button type="button">Swap</button>}
 *   onSend={() => void dialogs.send()}
 *   onReceive={() => void dialogs.receive()}
 * />;
 */
declare function SwapUnavailableDialog(props: SwapUnavailableDialogProps): ReactElement;
/**
 * Fetches the code of the dialog before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadSwapUnavailableDialog()}>Open</button>;
 */
declare function preloadSwapUnavailableDialog(): Promise<void>;

/** Where seed phrase and encryption key are typed and shown. */
type SecretEntry = 'frame' | 'inline';

/**
 * Feature that a host may turn off; `support` lets the support team read a wallet, `amountRequest` asks for an amount
 * with a deposit address.
 */
type FeatureName = 'createAccount' | 'scanner' | 'swap' | 'support' | 'amountRequest';
/** Features that are switched on or off; the others keep their default. */
type Features = Readonly<Partial<Record<FeatureName, boolean>>>;
/** Props of `WalletProvider`. */
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
     * Colours, corners, face and density. Live: a change repaints without a new render. What it
     * leaves out is as in the provider around this one, else built in. The host's own
     * `--billfold-…` custom properties, on our node or above it, are stronger.
     */
    readonly theme?: ThemeInput | undefined;
    /**
     * Set on our own node, never on the page. `system` unless given, or `light` under `embedSettings` with colours, which
     * are chosen for it.
     */
    readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
    /** BCP 47 tag of the texts, `en` unless given. */
    readonly locale?: string | undefined;
    /** Unless given, the direction of the texts that are loaded: left to right while they are English. */
    readonly dir?: 'ltr' | 'rtl' | undefined;
    /** Some of the texts in other words. Stronger than what `loadMessages` brings. */
    readonly messages?: PartialMessages | undefined;
    /** Brings the texts of a locale, part by part, when a part is first drawn; English until then. */
    readonly loadMessages?: LoadTexts | undefined;
    /** Features by name; an omitted one is on. */
    readonly features?: Features | undefined;
    /**
     * Where seed phrase and encryption key are typed and shown: in a frame of the wallet's own origin,
     * which the page cannot read, or in this page. Unless given, `inline` on a page of the wallet's own
     * origin and `frame` on any other. Send, the new wallet and the reset of a password run in the
     * frame; the other parts that need a secret say so under `frame` and take none. `inline` on another origin means that every script of that page can
     * read what is typed.
     */
    readonly secretEntry?: SecretEntry | undefined;
    /**
     * Publishable key of a business, on the origins of which the frame may be shown. Its `embedSettings` are loaded with
     * it, once for a client; without an answer everything is as built in.
     */
    readonly publishableKey?: string | undefined;
    /**
     * Embed settings of a business, where the host has them at hand; loaded by `publishableKey` unless given, and none while
     * null. `theme`, `colorScheme` and `features` override them.
     */
    readonly embedSettings?: EmbedSettings | null | undefined;
    /**
     * Signs on this device what Send has reviewed, so that the server gets neither password nor seed phrase; without
     * it the server signs. The code of keys is in the host's hands: the SDK has none.
     */
    readonly signLocally?: SignLocally | undefined;
    readonly navigation?: NavigationAdapter | undefined;
    /**
     * Line at the top of every dialog. In a sandbox it says that the coins have no value: Receive leaves out its own
     * sentence.
     */
    readonly banner?: ReactNode;
    readonly onEvent?: ((event: WalletEvent) => void) | undefined;
    /**
     * Has the user sign out and in again, and come back to this page. Called for a sensitive change by a
     * user without a password; without it they are told to do so in their wallet.
     */
    readonly onSignInAgain?: (() => void) | undefined;
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

/**
 * Gives its children the client, the texts, the colours and the notifications. Draws one node that
 * has no box, and styles nothing of the host's.
 * @example
 * <WalletProvider client={client}>
 *   <SendDialog trigger={<button type="button">Send</button>} />
 * </WalletProvider>;
 */
declare function WalletProvider(props: WalletProviderProps): ReactElement;

/** Props of `AccountPicker`. */
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
 * @example
 * <AccountPicker
 *   label="Account"
 *   placeholder="Choose an account"
 *   accounts={useAccounts().data ?? []}
 *   account={null}
 *   onSelect={(accountId) => console.log(accountId)}
 * />;
 */
declare function AccountPicker(props: AccountPickerProps): ReactElement;

/** Props of `AddressText`. */
interface AddressTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    /** An address or a hash. */
    readonly address: string;
    /**
     * `short` in lists; `grouped`, in full, wherever it is compared or confirmed; `lines`, in full
     * on two lines with the ends, which people compare, in bold.
     */
    readonly form?: 'short' | 'grouped' | 'lines' | undefined;
}
/**
 * An address as it is read by people; read aloud and, when grouped, copied as it is.
 * @example
 * <AddressText address="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" form="grouped" />;
 */
declare const AddressText: react.ForwardRefExoticComponent<AddressTextProps & react.RefAttributes<HTMLSpanElement>>;

/** Props of `AmountText`. */
interface AmountTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    /** Amount formatted by core, such as `$1,234.50` or `0.01500000`. */
    readonly amount: string;
    /** Symbol of the asset; none for an amount with a currency sign. */
    readonly unit?: string | undefined;
    readonly size?: 'md' | 'lg' | 'xl' | 'hero' | undefined;
    /** Money that came in is green. */
    readonly incoming?: boolean | undefined;
}
/**
 * Amount in tabular figures, followed by its unit; it wraps before it overflows. An amount of an asset
 * is drawn with its thousands grouped and its last zeros quiet. Screen readers and the clipboard get
 * the plain figure.
 * @example
 * <AmountText amount="0.01500000" unit="BTC" />;
 */
declare const AmountText: react.ForwardRefExoticComponent<AmountTextProps & react.RefAttributes<HTMLSpanElement>>;

/** Props of `AssetPicker`. */
interface AssetPickerProps {
    readonly label: string;
    readonly placeholder: string;
    /** Choices in the order in which they are listed. */
    readonly options: readonly RankedAssetOption[];
    /** Id of the chosen option. */
    readonly value: string | null;
    readonly onSelect: (option: AssetOption) => void;
    readonly hint?: ReactNode;
    /** Shows the chosen option as a field that cannot be changed. */
    readonly locked?: boolean | undefined;
}
/**
 * Picker of an asset in one of the accounts, with its balance and value. Finds options by asset,
 * symbol, account and network.
 * @example
 * const { options, option } = flow.getState();
 * const { data } = useResource(client.resources.statistics(walletId));
 * <AssetPicker
 *   label="From account"
 *   placeholder="Choose an account"
 *   options={rankAssetOptions(options, data?.assets ?? [])}
 *   value={option?.id ?? null}
 *   onSelect={({ account, asset }) => flow.actions.selectAccount(account.id, asset.id)}
 * />;
 */
declare function AssetPicker(props: AssetPickerProps): ReactElement;

/** Props of `Avatar`. */
interface AvatarProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
    /** Address of a person or id of a wallet; decides the colours unless a person has a name. */
    readonly text: string;
    /** Name whose initials are shown, and that decides a person's colours; without one, a pattern. */
    readonly name?: string | null | undefined;
    /** A person is round, a wallet is a rounded square. `person` unless given. */
    readonly shape?: 'person' | 'wallet' | undefined;
    /** Width in px, 40 unless given. */
    readonly size?: number | undefined;
}
/**
 * Picture of a contact, an address or a wallet, the same on every device. Hidden from screen
 * readers, which read the name next to it.
 * @example
 * <Avatar text="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" name="Alice Moreau" />;
 */
declare const Avatar: react.ForwardRefExoticComponent<AvatarProps & react.RefAttributes<SVGSVGElement>>;

/** Props of `CoinMark`. */
interface CoinMarkProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
    /** Symbol of the asset. */
    readonly symbol: string;
    /** Puts the network's mark on a token of it. */
    readonly network?: Network | undefined;
    /** Width in px, 25 unless given. */
    readonly size?: number | undefined;
}
/**
 * Mark of an asset, hidden from screen readers, which read the name next to it.
 * @example
 * <CoinMark symbol="USDT" network="ETH" />;
 */
declare const CoinMark: react.ForwardRefExoticComponent<CoinMarkProps & react.RefAttributes<SVGSVGElement>>;

/** A line of a statement. */
interface StatementRow {
    /** Tells it from another line with the same label; the label unless given. */
    readonly id?: string | undefined;
    readonly label: string;
    readonly value: ReactNode;
    /** Sentence about the value, under its line; for the layout of lines. */
    readonly hint?: string | undefined;
    /** Label above value, for what needs the whole width, such as an address in full. */
    readonly stacked?: boolean | undefined;
    /** The line that the others add up to. */
    readonly total?: boolean | undefined;
}

/** Props of `ConfirmationCard`. */
interface ConfirmationCardProps {
    readonly transaction: Transaction;
    /** Leaves out the recipient, where its card is shown next to this one. */
    readonly withoutRecipient?: boolean | undefined;
    /** Rows alone, in two columns where there is room, below an amount and a status shown already. */
    readonly withoutAmount?: boolean | undefined;
    /** Content between the amount and the rows. */
    readonly children?: ReactNode;
    /** Rows after those of every transaction. */
    readonly rows?: readonly StatementRow[] | undefined;
    /** Sums right below the value, before the time and what the network knows of the transaction. */
    readonly sums?: readonly StatementRow[] | undefined;
    /** Draws the value in US dollars, for a page that may hide amounts. */
    readonly drawValue?: ((value: string) => ReactElement) | undefined;
}
/**
 * Card of a transaction: amount, addresses, time and confirmations.
 * @example
 * <ConfirmationCard transaction={transaction} />;
 */
declare function ConfirmationCard(props: ConfirmationCardProps): ReactElement;

/** One of `icons`, or an outline of one's own on their grid: 20 by 20, a stroke of 1.5. */
type IconShape = ReactElement;

/** Look of a button. */
interface ButtonLook {
    /** `primary` once per view. A `danger` button asks; `danger-filled` confirms. */
    readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'danger-filled' | undefined;
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    readonly icon?: IconShape | undefined;
    /** Takes the width of its container. */
    readonly wide?: boolean | undefined;
}
/** Props of `Button`. */
interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
    /** Keeps the width and the focus, and takes no press, until the work is done. */
    readonly busy?: boolean | undefined;
    /**
     * Sentence about what is missing before the button works, such as "Choose an account". The button is
     * then `aria-disabled`: it keeps the focus, and a press says the sentence instead of doing its work.
     */
    readonly missing?: string | undefined;
}

/** Text that a button copies, and its label. */
interface CopyProps {
    readonly text: string;
    /** Label of the button; 'Copy to clipboard' unless given. */
    readonly label?: string | undefined;
    /** Notification of the copy, such as 'Address copied'; 'Successfully copied' unless given. */
    readonly message?: string | undefined;
    readonly onCopied?: (() => void) | undefined;
}
/** Props of `CopyButton`. */
interface CopyButtonProps extends CopyProps, Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'disabled' | 'className'> {
}
/**
 * Copies, and says that it did.
 * @example
 * <CopyButton text="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" label="Copy address" />;
 */
declare const CopyButton: react.ForwardRefExoticComponent<CopyButtonProps & react.RefAttributes<HTMLButtonElement>>;

/** Props of `WalletPicker`. */
interface WalletPickerProps {
    /** After a wallet was chosen: a page about one thing of another wallet has to be left. */
    readonly onSelect?: ((wallet: Wallet) => void) | undefined;
    /** Where a new wallet is made; the host's place for it unless given. */
    readonly onCreate?: (() => void) | undefined;
    readonly className?: string | undefined;
}
/**
 * The activated wallets of the person who is signed in, and the way to a new one (R-NAV-07).
 * @example
 * <WalletPicker onSelect={({ name }) => console.log(name)} />;
 */
declare function WalletPicker(props: WalletPickerProps): ReactElement;

/** Props of `QrCode`. */
interface QrCodeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
    readonly text: string;
    /** Accessible name: the content of the code. */
    readonly label: string;
    /** Width in px, 256 unless given. */
    readonly size?: number | undefined;
}
/**
 * QR code on a white card, with the quiet zone that scanners need. The card is empty while the encoder
 * loads, and absent if it cannot be loaded: every QR code comes with its text.
 * @example
 * <QrCode text="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" label="QR code of the deposit address" />;
 */
declare const QrCode: react.ForwardRefExoticComponent<QrCodeProps & react.RefAttributes<HTMLSpanElement>>;

/** Props of `RecipientCard`. */
interface RecipientCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    readonly address: string;
    readonly network: Network;
    /** Name of the contact or account with this address, if there is one. */
    readonly name?: string | null | undefined;
    /** Text of which the picture has the initials; the name unless given. */
    readonly initialsOf?: string | undefined;
    /** Title of an address without a name; 'New address' unless given. */
    readonly untitled?: string | undefined;
    /** Line below the name, such as the time of the last payment. */
    readonly detail?: ReactNode;
    /** Amber line below the address, about what to check of it. */
    readonly caution?: ReactNode;
    /** Name of a button that copies the address; without one there is no such button. */
    readonly copyLabel?: string | undefined;
    /** Called by a button that lets another recipient be chosen; without it there is no such button. */
    readonly onRemove?: (() => void) | undefined;
}
/**
 * Card of a recipient: picture, name, network and the whole address. The address is read aloud and
 * copied without spaces; its groups are visual.
 * @example
 * <RecipientCard
 *   address="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu"
 *   network="BTC"
 *   name="Alice Moreau"
 *   copyLabel="Copy recipient address"
 * />;
 */
declare const RecipientCard: react.ForwardRefExoticComponent<RecipientCardProps & react.RefAttributes<HTMLDivElement>>;

/** Props of `Sparkline`. */
interface SparklineProps {
    /** Values at equal distances, oldest first. */
    readonly values: readonly Decimal[];
}
/**
 * Small line of past values without axes, beside a figure that says the same: it is not read aloud.
 * Nothing is drawn for fewer than two values.
 * @example
 * <Sparkline values={[toDecimal('1'), toDecimal('3'), toDecimal('2')]} />;
 */
declare function Sparkline({ values }: SparklineProps): ReactElement | null;

/** Props of `TimeText`. */
interface TimeTextProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
    readonly at: Date;
    /**
     * `age` as in '2 min ago', kept up to date; `date` in full; `day` as in 'Yesterday' or
     * '20 Nov 2026'; `clock` as in '14:05'.
     */
    readonly form?: 'age' | 'date' | 'day' | 'clock' | undefined;
    /** True after words of the same sentence: 'yesterday' in place of 'Yesterday'. */
    readonly inSentence?: boolean | undefined;
}
/**
 * A point in time, in the reader's zone; an age has the exact time in its tooltip.
 * @example
 * <TimeText at={transaction.createdAt} />;
 */
declare const TimeText: react.ForwardRefExoticComponent<TimeTextProps & react.RefAttributes<HTMLTimeElement>>;

export { AccountPicker, AddAccountDialog, AddressText, AmountText, AssetPicker, Avatar, CoinMark, ConfirmationCard, ContactsDialog, CopyButton, DepositAddressesDialog, QrCode, QrScanner, ReceiveDialog, RecipientCard, ResetCloudPasswordDialog, SendDialog, Sparkline, SwapUnavailableDialog, TimeText, WalletDialogs, WalletPicker, WalletProvider, preloadAddAccountDialog, preloadContactsDialog, preloadDepositAddressesDialog, preloadQrScanner, preloadReceiveDialog, preloadResetCloudPasswordDialog, preloadSendDialog, preloadSwapUnavailableDialog, useAccounts, useClient, useDepositAddress, useFormat, useLocale, useNavigation, useNotifications, useNotify, useSelectedWallet, useSendFlow, useTransactions, useTranslate, useWalletDialogs, useWalletEvents, useWallets };
export type { AccountFilter, AccountPickerProps, AddAccountDialogProps, AddressTextProps, AmountTextProps, AssetPickerProps, AvatarProps, CoinMarkProps, ConfirmationCardProps, ContactsDialogProps, CopyButtonProps, CopyProps, DepositAddressQuery, DepositAddressesDialogProps, DialogName, DialogProps, FeatureName, Features, Format, HeadlessSend, HelpTopic, LoadScannerEngine, NavigationAdapter, Notify, OpenChange, Placement, QrCodeProps, QrScannerProps, Query, ReceiveDialogProps, RecipientCardProps, ResetCloudPasswordDialogProps, Route, ScannerEngine, SecretEntry, SendDialogProps, SparklineProps, SwapUnavailableDialogProps, TimeTextProps, Transactions, WalletDialogCalls, WalletEvent, WalletPickerProps, WalletProviderProps, Wallets };
