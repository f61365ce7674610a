import { DismissReason, Network, SendStep, SendState, AnyBillfoldError, SendResult, SendFlowOptions, ChainName, Explorer, BillfoldClient, PartialMessages, LoadTexts, Notification, Resource, ResourceState, Translate, ExplorerPage, PasswordStrength, TextArea as TextArea$1 } from '@billfold/core';
export { PartialMessages } from '@billfold/core';
import * as react from 'react';
import { ReactElement, MouseEvent, RefObject, ReactNode, InputHTMLAttributes, ButtonHTMLAttributes, HTMLAttributes, AnchorHTMLAttributes, TextareaHTMLAttributes } from 'react';
import * as react_jsx_runtime from 'react/jsx-runtime';
import { DepositAddress, Account, Transaction, FeePriority } from '@billfold/core/contract';
import { ThemeInput } from '@billfold/core/theme';

/** Comes with every change of `open`; the host may refuse it, such as a press beside a checkout. */
interface OpenChange {
    readonly reason: DismissReason | 'trigger' | 'completed';
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
    readonly 'aria-haspopup'?: 'dialog' | undefined;
    readonly 'aria-expanded'?: boolean | undefined;
}
interface OpenState {
    readonly open: boolean;
    /** Asks the host first; false when it refused. */
    readonly change: (open: boolean, reason: OpenChange['reason']) => boolean;
}
declare function useOpenState(props: Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>): OpenState;

interface ReceiveFlowOptionsOfDialog {
    /** Chosen at first. */
    readonly accountId?: string | undefined;
    /** Only accounts of these networks. */
    readonly networks?: readonly Network[] | undefined;
    /** An address is shown. */
    readonly onAddress?: ((address: DepositAddress, account: Account) => void) | undefined;
}

interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {
}
/** Shows a deposit address of an account of the selected wallet: Account, then Receive. */
declare function ReceiveDialog(props: ReceiveDialogProps): ReactElement;

interface SendHandlers {
    readonly onStepChange?: ((step: SendStep) => void) | undefined;
    /** One second after an amount was last typed. */
    readonly onAfterInput?: ((state: SendState) => void) | undefined;
    readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
    readonly onResult?: ((result: SendResult) => void) | undefined;
}
interface SendFlowOptionsOfDialog extends SendHandlers {
    /** What stands in the fields when it opens. */
    readonly prefill?: SendFlowOptions['prefill'] | undefined;
    /** Of these, the fields that are shown but not changed. */
    readonly lock?: SendFlowOptions['lock'] | undefined;
}

interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
    /** Once per transaction, also if the dialog has been taken away meanwhile. */
    readonly onSent?: ((transaction: Transaction) => void) | undefined;
}
/**
 * Sends from the selected wallet: Recipient, Amount, Review, Sign, and the result. Nothing closes it
 * while a signed transaction is on its way out.
 */
declare function SendDialog(props: SendDialogProps): ReactElement;

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
type DialogName = 'send' | 'receive' | 'deposit-addresses' | 'reset-password';

interface Notify {
    /** Under the title 'Success'. */
    readonly success: (message: string) => void;
    /** A failed call: the answer's own title and errors. */
    readonly error: (error: unknown) => void;
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
    readonly to: 'portfolio' | 'accounts' | 'transactions' | 'new-wallet';
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
/** How our screens move: there is no router inside. */
interface NavigationAdapter {
    href(route: Route): string;
    go(route: Route, options?: {
        readonly replace?: boolean;
    }): void;
    /**
     * Where transactions and addresses of a chain are looked up; null where nowhere. The network's
     * public explorer, for its main chain alone, unless given.
     */
    explorer?(network: Network, chain: ChainName): Explorer | null;
}

/** Where seed phrase and encryption key are typed and shown. */
type SecretEntry = 'frame' | 'inline';
/** Around what takes or shows a secret: drawn where that is allowed, else a sentence that says why not. */
declare function SecretPlace({ children }: {
    readonly children: ReactNode;
}): ReactElement;

/** What a host may switch off. */
type FeatureName = 'createAccount' | 'scanner' | 'swap' | 'support';
type Features = Readonly<Partial<Record<FeatureName, boolean>>>;
interface WalletProviderProps extends Placement {
    readonly client: BillfoldClient;
    /** The selected wallet, where the host keeps the selection itself. */
    readonly walletId?: string | null | undefined;
    readonly defaultWalletId?: string | undefined;
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
/** Texts of the provider's locale. */
declare function useTranslate(): Translate;
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

interface Readable<T> {
    get(): T;
    subscribe(listener: () => void): () => void;
}
/** The state of a store, the same on the server and in the first render of the page. */
declare function useStore<T>(store: Readable<T>): T;
/** The snapshot of a flow: read once, drawn whole. */
declare function useFlow<T>(flow: {
    getState(): T;
    subscribe(listener: () => void): () => void;
}): T;
/** Server data; loads it when it is first shown. */
declare function useResource<T>(resource: Resource<T>): ResourceState<T>;

interface AddressTextProps {
    /** An address or a hash. */
    readonly address: string;
    /** `short` in lists; `grouped`, in full, wherever it is compared or confirmed. */
    readonly form?: 'short' | 'grouped' | undefined;
}
/** An address as it is read by people; read aloud and, when grouped, copied as it is. */
declare function AddressText({ address, form }: AddressTextProps): ReactElement;

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
/** A label, a control, and a line for what is to say about it, which is there before it is needed. */
declare function Field({ label, error, hint, action, className, children, }: FieldProps & {
    readonly children: (control: FieldControl) => ReactNode;
}): ReactElement;

interface AmountFieldProps extends FieldProps, InputOfAmount {
    /** The text as it is typed; what may stand in it is decided by whoever holds it. */
    readonly value: string;
    readonly onValueChange: (text: string) => void;
    readonly unit: string;
    /** Under the number: the same in another currency, and how to swap them. */
    readonly equivalent?: ReactNode;
    /** Beside Max: how much there is. */
    readonly secondary?: ReactNode;
    readonly onMax?: (() => void) | undefined;
}
interface InputOfAmount extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'value' | 'type'> {
}
/** An amount of money. A text field, because a number field rounds and speaks the browser's locale. */
declare const AmountField: react.ForwardRefExoticComponent<AmountFieldProps & react.RefAttributes<HTMLInputElement>>;

interface AmountTextProps {
    /** As formatted by core, such as `$1,234.50` or `0.01500000`. */
    readonly amount: string;
    /** Symbol of the asset; none for an amount with a currency sign. */
    readonly unit?: string | undefined;
    readonly size?: 'md' | 'lg' | 'xl' | 'hero' | undefined;
    /** Money that came in is green. */
    readonly incoming?: boolean | undefined;
}
/** An amount in figures of one width, its unit beside it. Selectable, and it wraps before it overflows. */
declare function AmountText({ amount, unit, size, incoming }: AmountTextProps): ReactElement;

interface BadgeProps {
    readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
    readonly children: ReactNode;
}
/** A state in a word. The colour repeats what the word says. */
declare function Badge({ tone, children }: BadgeProps): ReactElement;

/** Outlines on a 20 by 20 grid, drawn with a stroke of 1.5. */
declare const iconShapes: {
    readonly alert: react_jsx_runtime.JSX.Element;
    readonly back: react_jsx_runtime.JSX.Element;
    readonly check: react_jsx_runtime.JSX.Element;
    readonly 'chevron-down': react_jsx_runtime.JSX.Element;
    readonly 'chevron-right': react_jsx_runtime.JSX.Element;
    readonly clock: react_jsx_runtime.JSX.Element;
    readonly close: react_jsx_runtime.JSX.Element;
    readonly copy: react_jsx_runtime.JSX.Element;
    readonly dice: react_jsx_runtime.JSX.Element;
    readonly download: react_jsx_runtime.JSX.Element;
    readonly external: react_jsx_runtime.JSX.Element;
    readonly eye: react_jsx_runtime.JSX.Element;
    readonly 'eye-off': react_jsx_runtime.JSX.Element;
    readonly filter: react_jsx_runtime.JSX.Element;
    readonly help: react_jsx_runtime.JSX.Element;
    readonly info: react_jsx_runtime.JSX.Element;
    readonly key: react_jsx_runtime.JSX.Element;
    readonly link: react_jsx_runtime.JSX.Element;
    readonly lock: react_jsx_runtime.JSX.Element;
    readonly menu: react_jsx_runtime.JSX.Element;
    readonly moon: react_jsx_runtime.JSX.Element;
    readonly more: react_jsx_runtime.JSX.Element;
    readonly pencil: react_jsx_runtime.JSX.Element;
    readonly plus: react_jsx_runtime.JSX.Element;
    readonly portfolio: react_jsx_runtime.JSX.Element;
    readonly accounts: react_jsx_runtime.JSX.Element;
    readonly print: react_jsx_runtime.JSX.Element;
    readonly receive: react_jsx_runtime.JSX.Element;
    readonly refresh: react_jsx_runtime.JSX.Element;
    readonly scan: react_jsx_runtime.JSX.Element;
    readonly search: react_jsx_runtime.JSX.Element;
    readonly send: react_jsx_runtime.JSX.Element;
    readonly settings: react_jsx_runtime.JSX.Element;
    readonly shield: react_jsx_runtime.JSX.Element;
    readonly 'sign-out': react_jsx_runtime.JSX.Element;
    readonly sun: react_jsx_runtime.JSX.Element;
    readonly monitor: react_jsx_runtime.JSX.Element;
    readonly swap: react_jsx_runtime.JSX.Element;
    readonly 'swap-vertical': react_jsx_runtime.JSX.Element;
    readonly trash: react_jsx_runtime.JSX.Element;
    readonly transactions: react_jsx_runtime.JSX.Element;
    readonly undo: react_jsx_runtime.JSX.Element;
    readonly upload: react_jsx_runtime.JSX.Element;
    readonly user: react_jsx_runtime.JSX.Element;
};
type IconName = keyof typeof iconShapes;

interface ButtonLook {
    /** `primary` once per view. A `danger` button asks; `danger-filled` stands in the confirming step. */
    readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'danger-filled' | undefined;
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    readonly icon?: IconName | undefined;
    /** As wide as what it stands in. */
    readonly wide?: boolean | undefined;
}
interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
    /** Keeps the width and the focus, and takes no press, until the work is done. */
    readonly busy?: boolean | undefined;
}
declare const Button: react.ForwardRefExoticComponent<ButtonProps & react.RefAttributes<HTMLButtonElement>>;

interface LinkButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
}
/** Goes somewhere and looks like a button. */
declare const LinkButton: react.ForwardRefExoticComponent<LinkButtonProps & react.RefAttributes<HTMLAnchorElement>>;

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
    /** Names the card, as its heading. */
    readonly title?: string | undefined;
    /** `none` for a table or list that reaches the edges. */
    readonly padding?: 'none' | 'md' | undefined;
}
declare const Card: react.ForwardRefExoticComponent<CardProps & react.RefAttributes<HTMLElement>>;

interface CheckboxProps extends InputOfCheckbox {
    readonly label: ReactNode;
    readonly checked: boolean;
    readonly onCheckedChange: (checked: boolean) => void;
    readonly error?: string | undefined;
}
interface InputOfCheckbox extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'className'> {
}
declare const Checkbox: react.ForwardRefExoticComponent<CheckboxProps & react.RefAttributes<HTMLInputElement>>;

interface CoinMarkProps {
    /** Symbol of the asset. */
    readonly symbol: string;
    /** Puts the network's mark on a token of it. */
    readonly network?: Network | undefined;
    /** Width in px, 25 unless given. */
    readonly size?: number | undefined;
}
/** Drawn only: the name of the asset stands beside it. */
declare function CoinMark({ symbol, network, size }: CoinMarkProps): ReactElement;

interface CopyProps {
    readonly text: string;
    /** What the button says; 'Copy to clipboard' unless given. */
    readonly label?: string | undefined;
    readonly onCopied?: (() => void) | undefined;
}
interface CopyButtonProps extends CopyProps, Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'disabled' | 'className'> {
}
/** Copies, and says that it did. */
declare function CopyButton({ text, label, onCopied, ...button }: CopyButtonProps): ReactElement;
/** The same beside the text that it copies. */
declare function CopyIcon(props: CopyProps & {
    readonly className?: string;
}): ReactElement;

interface DialogRootProps extends DialogProps {
    /** While something is under way that must not be left: nothing closes it. */
    readonly locked?: boolean | undefined;
    /** A DialogHeader, a DialogBody and a DialogFooter. */
    readonly children?: ReactNode;
}
/** A modal dialog: a card in the middle of a desktop, a sheet from the bottom of a phone. */
declare function Dialog(props: DialogRootProps): ReactElement;

interface DialogHeaderProps {
    readonly title: string;
    /** Shows a back arrow. */
    readonly onBack?: (() => void) | undefined;
    /** Under the title, such as a Stepper. */
    readonly children?: ReactNode;
}
/** Names the dialog, and closes it. */
declare function DialogHeader({ title, onBack, children }: DialogHeaderProps): ReactElement;
interface DialogBodyProps {
    /** Names the step that is shown. With another one the body starts at its top and its first field. */
    readonly step?: string | undefined;
    readonly children?: ReactNode;
}
/** What scrolls. Keeps its height from step to step. */
declare function DialogBody({ step, children }: DialogBodyProps): ReactElement;
/** The actions: side by side, the main one last. */
declare function DialogFooter({ children }: {
    readonly children?: ReactNode;
}): ReactElement;
interface DialogFormProps {
    readonly onSubmit: () => void;
    readonly children?: ReactNode;
}
/** Around a body and a footer whose main action is `type="submit"`, so that Enter goes on. */
declare function DialogForm({ onSubmit, children }: DialogFormProps): ReactElement;

interface EmptyStateProps {
    /** What will stand here. */
    readonly title: string;
    readonly text?: ReactNode;
    readonly icon?: IconName | undefined;
    /** The one thing to do. */
    readonly action?: ReactNode;
}
declare function EmptyState({ title, text, icon, action }: EmptyStateProps): ReactElement;

interface ErrorStateProps {
    readonly error: AnyBillfoldError;
    /** What could not be shown, such as 'Your accounts could not be loaded'; the error's title unless given. */
    readonly title?: string | undefined;
    readonly onRetry?: (() => void) | undefined;
}
/** What failed, what to do, and the request id that support asks for. */
declare function ErrorState({ error, title, onRetry }: ErrorStateProps): ReactElement;

interface ExplorerLinkProps {
    /** Null for a network without one: nothing is shown then. */
    readonly explorer: Explorer | null;
    readonly page: ExplorerPage;
}
/** Opens the page of a transaction or an address in the network's explorer, in a new tab. */
declare function ExplorerLink({ explorer, page }: ExplorerLinkProps): ReactElement | null;

interface IconProps {
    readonly name: IconName;
    readonly size?: 16 | 20 | undefined;
    readonly className?: string | undefined;
}
/** Drawn only: what it means stands in the text or the label beside it. */
declare function Icon({ name, size, className }: IconProps): ReactElement;

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
    /** What it does; read aloud, and shown under a pointer. */
    readonly label: string;
    readonly icon: IconName;
    readonly size?: 'sm' | 'md' | undefined;
}
declare const IconButton: react.ForwardRefExoticComponent<IconButtonProps & react.RefAttributes<HTMLButtonElement>>;

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
}
/** A link in or under a text. */
declare const TextLink: react.ForwardRefExoticComponent<TextLinkProps & react.RefAttributes<HTMLAnchorElement>>;
/** The same look for something that acts in place. */
declare const TextButton: react.ForwardRefExoticComponent<ButtonHTMLAttributes<HTMLButtonElement> & react.RefAttributes<HTMLButtonElement>>;

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
/** A field that opens a list under itself: inside a dialog, where a popup of the page would not be seen. */
declare function ListPicker(props: ListPickerProps): ReactElement;

interface NoticeProps {
    readonly tone: 'info' | 'success' | 'warning' | 'danger';
    readonly title?: string | undefined;
    /** Read aloud when it appears; for what the reader has just caused. */
    readonly live?: boolean | undefined;
    readonly children?: ReactNode;
}
/** Something to know before going on, in the place where it matters. */
declare function Notice({ tone, title, live, children }: NoticeProps): ReactElement;

interface TextFieldProps extends FieldProps, InputOfField {
    /** Inside the edge, before and after the text. */
    readonly leading?: ReactNode;
    readonly trailing?: ReactNode;
    /** For addresses, hashes and words of a seed phrase, which are written from left to right. */
    readonly mono?: boolean | undefined;
    readonly onValueChange?: ((text: string) => void) | undefined;
}
interface InputOfField extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
}
declare const TextField: react.ForwardRefExoticComponent<TextFieldProps & react.RefAttributes<HTMLInputElement>>;

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'mono'> {
    /** `current-password` or `new-password`, so that a password manager knows which. */
    readonly autoComplete: 'current-password' | 'new-password' | 'off';
    /** In place of the hint, such as a StrengthMeter. */
    readonly meter?: ReactNode;
}
/** A password, hidden unless asked for. Paste works, and so do password managers. */
declare const PasswordField: react.ForwardRefExoticComponent<PasswordFieldProps & react.RefAttributes<HTMLInputElement>>;

/** How strong a new password is, as four bars and a word; empty before one is typed. */
declare function StrengthMeter(props: {
    readonly strength: PasswordStrength | null;
}): ReactElement;

interface QrCodeProps {
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
declare function QrCode({ text, label, size }: QrCodeProps): ReactElement | null;

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
}
/** One of a few, each with what it costs or means. */
declare function RadioCards<T extends string>(props: RadioCardsProps<T>): ReactElement;

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

interface SkeletonProps {
    readonly shape?: 'text' | 'block' | 'circle' | undefined;
    /** CSS lengths, the size of what comes; a text is as high as its line. */
    readonly width?: string | undefined;
    readonly height?: string | undefined;
}
declare function Skeleton({ shape, width, height }: SkeletonProps): ReactElement;
/** Says once, for a whole group of skeletons, that something is loading. */
declare function LoadingText(): ReactElement;

interface SpinnerProps {
    /** What is being waited for; 'Loading' unless given. */
    readonly label?: string | undefined;
    readonly size?: 16 | 20 | 32 | undefined;
    readonly className?: string | undefined;
}
/** Waiting without a known shape. Where the shape is known, a Skeleton is calmer. */
declare function Spinner({ label, size, className }: SpinnerProps): ReactElement;

interface StatementRow {
    readonly label: string;
    readonly value: ReactNode;
    /** Label above value, for what needs the whole width, such as an address in full. */
    readonly stacked?: boolean | undefined;
    /** The line that the others add up to. */
    readonly total?: boolean | undefined;
}
/** What a thing consists of, line by line, as on a bank's statement. */
declare function Statement(props: {
    readonly rows: readonly StatementRow[];
}): ReactElement;

interface StepperProps {
    readonly label: string;
    readonly steps: readonly string[];
    /** Index of the step that one is at. */
    readonly current: number;
}
/** Where one is in a flow; says, does not lead. */
declare function Stepper({ label, steps, current }: StepperProps): ReactElement;

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
    readonly as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | 'aside' | undefined;
}
/** Our face, size and colour of text for everything inside it. */
declare function Surface({ as: Element, className, ...rest }: SurfaceProps): ReactElement;

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
    readonly mono?: boolean | undefined;
    readonly onValueChange?: ((text: string) => void) | undefined;
}
declare const TextArea: react.ForwardRefExoticComponent<TextAreaProps & react.RefAttributes<HTMLTextAreaElement>>;

interface TimeTextProps {
    readonly at: Date;
    /** `age` as in '2 min ago', kept up to date; `date` in full. */
    readonly form?: 'age' | 'date' | undefined;
}
/** A point in time, in the reader's zone; an age has the exact time in its tooltip. */
declare function TimeText({ at, form }: TimeTextProps): ReactElement;

interface TooltipProps {
    /** Repeats the label of the control, which is read from the control itself. */
    readonly text: string;
    readonly children: ReactNode;
}
/** Shows the label of a control without text, under a pointer or on keyboard focus. */
declare function Tooltip({ text, children }: TooltipProps): ReactElement;

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

interface ConfirmationCardProps {
    readonly transaction: Transaction;
}
/** What a transaction moved, where, when, and how sure that is by now. */
declare function ConfirmationCard({ transaction }: ConfirmationCardProps): ReactElement;

export { AddressText, AmountField, AmountText, Badge, Button, Card, Checkbox, CoinMark, ConfirmationCard, CopyButton, CopyIcon, Dialog, DialogBody, DialogFooter, DialogForm, DialogHeader, EmptyState, ErrorState, ExplorerLink, Field, Icon, IconButton, LinkButton, ListPicker, LoadingText, Notice, PasswordField, QrCode, RadioCards, ReceiveDialog, SecretPlace, SeedPhraseConfirm, SeedPhraseGrid, SendDialog, Skeleton, Spinner, Statement, Stepper, StrengthMeter, Surface, TextArea, TextButton, TextField, TextLink, TimeText, Tooltip, WalletProvider, useClient, useFeature, useFlow, useLocale, useNavigation, useNotifications, useNotify, useNow, useOpenState, useResource, useSelectedWallet, useStore, useTexts, useTranslate, useWalletEvents };
export type { AddressTextProps, AmountFieldProps, AmountTextProps, BadgeProps, ButtonLook, ButtonProps, CardProps, CheckboxProps, CoinMarkProps, ConfirmationCardProps, CopyButtonProps, CopyProps, DialogBodyProps, DialogFormProps, DialogHeaderProps, DialogName, DialogProps, DialogRootProps, EmptyStateProps, ErrorStateProps, ExplorerLinkProps, FeatureName, Features, FieldControl, FieldProps, IconButtonProps, IconName, IconProps, LinkButtonProps, ListPickerChoice, ListPickerProps, NavigationAdapter, NoticeProps, Notify, OpenChange, OpenState, PasswordFieldProps, Placement, QrCodeProps, RadioCard, RadioCardsProps, Readable, ReceiveDialogProps, Route, SecretEntry, SeedPhraseConfirmProps, SeedPhraseGridProps, SendDialogProps, SkeletonProps, SpinnerProps, StatementRow, StepperProps, SurfaceProps, TextAreaProps, TextFieldProps, TextLinkProps, TimeTextProps, TooltipProps, TriggerProps, WalletEvent, WalletProviderProps };
