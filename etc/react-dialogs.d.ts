import { DismissReason, CameraRequest, StopCamera, WantedNetwork, SendStep, SendState, SendResult, SendFlowOptions, SendSettlement } from '@billfold/core/flows';
import { ReactElement, MouseEvent, PointerEvent, FocusEvent, RefObject } from 'react';
import { Network, Recipient, AnyBillfoldError, Decimal } from '@billfold/core';
import { Account, Contact, DepositAddress, Transaction } from '@billfold/core/contract';

/** Details of a change of `open`; the host may prevent it, for example a click outside a checkout. */
interface OpenChange {
    /** `failed`: what it is made of could not be loaded. */
    readonly reason: DismissReason | 'trigger' | 'completed' | 'failed';
    preventDefault(): void;
}

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

export { AddAccountDialog, ContactsDialog, DepositAddressesDialog, QrScanner, ReceiveDialog, ResetCloudPasswordDialog, SendDialog, SwapUnavailableDialog, preloadAddAccountDialog, preloadContactsDialog, preloadDepositAddressesDialog, preloadQrScanner, preloadReceiveDialog, preloadResetCloudPasswordDialog, preloadSendDialog, preloadSwapUnavailableDialog };
export type { AddAccountDialogProps, ContactsDialogProps, DepositAddressesDialogProps, DialogProps, LoadScannerEngine, OpenChange, QrScannerProps, ReceiveDialogProps, ResetCloudPasswordDialogProps, ScannerEngine, SendDialogProps, SwapUnavailableDialogProps };
