import { AnyBillfoldError, JudgedForm, Resource, InvalidFields, LiveSource, ResourceState } from '@billfold/core';
import * as react from 'react';
import { AnchorHTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import { Wallet, WalletSettings } from '@billfold/core/contract';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
}

/** Null where the last one no longer holds: it is tried again, and its notification leaves. */
type ReportProblem = (error: AnyBillfoldError | null) => void;
/** Every failed call notifies, beside what the dialog says of it. The end of a session is the host's to tell. */
declare function useReportProblem(): ReportProblem;

interface NotificationCentreProps {
    /**
     * Tells of sign-ins and changes to the security as well. Leave it out where the token reaches one
     * wallet and no login, as in an embed.
     */
    readonly withSecurity?: boolean | undefined;
    /** What happened until then was seen before; unless given, what is there at first. */
    readonly seenUntil?: Date | undefined;
    /** The list was opened: a host that keeps the time gives it back as `seenUntil`. */
    readonly onSeen?: ((at: Date) => void) | undefined;
    readonly className?: string | undefined;
}
/** The bell, and under it what the mails tell of: money in and out, sign-ins, changed security. */
declare function NotificationCentre(props: NotificationCentreProps): ReactElement;

/** What is typed in a form, by the names of its fields: text that is no secret. */
type Draft = Readonly<Partial<Record<string, string>>>;
/**
 * What stands in the forms of a page, so that the end of a session takes nothing of it away. In
 * memory only, and for whoever typed it only.
 */
interface Drafts {
    /** What the last session left in this form; null where it left nothing. */
    read(form: string): Draft | null;
    /** What stands in the form now; returns how to take it back. */
    hold(form: string, draft: Draft): () => void;
    /** Somebody is signed in; what another user left is gone. */
    begin(userId: string): void;
    /** The session is over: what is held can be read in the next one of the same user. */
    end(): void;
    /** Whoever was signed in wanted to leave: nothing stays behind. */
    forget(): void;
}
/** An empty store for `ScreenHost`, one for as long as the page lives. */
declare function createDrafts(): Drafts;

/**
 * A text that the end of a session does not take away; null while nobody has typed one. Never for
 * secrets. `form` says whose it is as well, where a page has several such forms.
 */
declare function useDraft(form: string): readonly [text: string | null, setText: (text: string | null) => void];
/** What the last session left in this form; null where it left nothing. */
declare function useLeftDraft(form: string): () => Draft | null;
/** Holds what stands in the form, for as long as it is drawn; null holds nothing. */
declare function useHeldDraft(form: string, draft: Draft | null): void;

interface AccountScreenProps {
    readonly accountId: string;
}
/** One account: what it holds, where it is paid to, what happened to it. */
declare function AccountScreen(props: AccountScreenProps): ReactElement;

interface AccountsScreenProps {
    /** On a page of somebody else: no account is made here unless `features.createAccount` is true. */
    readonly embedded?: boolean | undefined;
}
/** The accounts of the wallet; where 'Manage Deposit Addresses' leads. */
declare function AccountsScreen(props: AccountsScreenProps): ReactElement;

/** After a refused form the next key goes to the first field that needs it. */
declare function focusFirstInvalid(form: HTMLElement | null): void;

interface FormProps {
    readonly className?: string | undefined;
    /** Enter submits; afterwards the first field that was refused has the focus. */
    readonly onSubmit: () => Promise<void>;
    readonly children: ReactNode;
}
/** A form whose checks are our own, not those of the browser. A rejected `onSubmit` is not caught. */
declare function Form({ className, onSubmit, children }: FormProps): ReactElement;

interface FormDialogProps {
    readonly open: boolean;
    readonly onClose: () => void;
    /** Drawn anew each time it is opened: a FormDialogContent. */
    readonly children: ReactNode;
}
/** A dialog around one form: everything that closes it calls `onClose`, unless it is locked. */
declare function FormDialog({ open, onClose, children }: FormDialogProps): ReactElement;
/** Keeps the dialog around from being left: by Escape, its backdrop, or its close button. */
declare function useDialogLock(isLocked: boolean): void;

interface FormDialogContentProps {
    readonly title: string;
    /** Under the title, such as a Stepper. */
    readonly under?: ReactNode;
    readonly submit: string;
    /** What leaves all as it is; 'Cancel' unless that could be taken for the action. */
    readonly cancel?: string;
    readonly variant?: 'primary' | 'danger-filled';
    readonly isBusy: boolean;
    readonly onSubmit: () => Promise<void>;
    readonly onCancel: () => void;
    readonly children: ReactNode;
}
/** A question with its fields, and two answers. */
declare function FormDialogContent(props: FormDialogContentProps): ReactElement;

interface FormFailureProps {
    readonly failure: AnyBillfoldError | null;
    /** Fields that say themselves what the service said of them. */
    readonly fields: readonly string[];
}
/** Why the service refused, above the form; the fields hold what was typed. */
declare function FormFailure({ failure, fields }: FormFailureProps): ReactElement | null;

interface FormState<Field extends string> extends JudgedForm<Field> {
    readonly isBusy: boolean;
}
interface OwnForm<Field extends string> {
    readonly state: FormState<Field>;
    /** A field is being corrected: what was said of it no longer holds. */
    readonly forgive: (...fields: readonly Field[]) => void;
    /**
     * Makes the call where nothing is invalid. Null where the form or the service refused, and for a
     * second call while one runs. What is typed stays with the caller either way.
     */
    readonly submit: <T>(invalid: InvalidFields<Field>, call: () => Promise<T>) => Promise<{
        readonly answer: T;
    } | null>;
}
/** A form that makes one call: what was refused, by us or by the service, and whether it runs. */
declare function useForm<Field extends string>(): OwnForm<Field>;

interface NewWalletScreenProps {
    /** It is activated, and the selected one. */
    readonly onCreated?: ((wallet: Wallet) => void) | undefined;
}
/** Create, import or finish a wallet. */
declare function NewWalletScreen(props: NewWalletScreenProps): ReactElement;

interface SeedPhraseInputProps {
    /** Holds one input per word, in their order: the words are read from there. */
    readonly field: RefObject<HTMLFieldSetElement | null>;
    readonly isBusy: boolean;
    /** Counted from 1. */
    readonly unknownPositions: readonly number[];
}
/**
 * A field for each word. What is typed stays in the fields: no state has it, no browser keeps it for
 * a restored session, and it is cleared when the fields go.
 */
declare function SeedPhraseInput(props: SeedPhraseInputProps): ReactElement;

/** Hands a file to the browser, under its own name. */
declare function downloadFile(page: Document | null, file: File): void;

interface LoadedCardProps<T> {
    readonly title: string;
    /** One quiet line under the title. */
    readonly text?: string | undefined;
    readonly resource: Resource<T>;
    /** What it says when there is nothing to show. */
    readonly failed: string;
    /** How many rows of 64 px are likely to come. */
    readonly rows: number;
    readonly children: (data: T) => ReactNode;
}
/** A card whose contents come from the server: in their size while they load, with a Retry when they do not. */
declare function LoadedCard<T>(props: LoadedCardProps<T>): ReactElement;

/** The settings of the selected wallet; undefined until they are known. */
declare function useKeptSettings(): WalletSettings | undefined;
/** The same with how loading them went: `pending`, `ready` or `failed` with its error. */
declare function useLoadedSettings(): ResourceState<WalletSettings>;

interface Live {
    /** Loads again what is shown. */
    readonly refresh: () => Promise<unknown>;
    /** Whether confirmations are missing, so that it pays to look again soon. */
    readonly isMoving: () => boolean;
}
/** Keeps what is shown up to date while the page is in sight. `of` names what that is. */
declare function useLive(of: unknown, live: Live): void;

/** Every failed call notifies (R-NOTE-03), the loads behind a screen as well; once per failure. */
declare function useNotifyFailure(state: ResourceState<unknown>): void;

/**
 * A flow that lives as long as the component. It is disposed a moment after the component is gone,
 * because StrictMode takes every component away once and puts it back.
 */
declare function useOwnFlow<F extends {
    dispose(): void;
}>(create: () => F): F;

interface PortfolioScreenProps {
    /** In place of the dialog. */
    readonly onSend?: (() => void) | undefined;
    /** In place of the dialog. */
    readonly onReceive?: (() => void) | undefined;
    /** Beside Receive while the wallet has never held anything. */
    readonly emptyAction?: ReactNode;
}
/** What the wallet holds and is worth, and what happened last. */
declare function PortfolioScreen(props: PortfolioScreenProps): ReactElement;

/** The look of the way back, above the title of a screen. */
declare const BackLink: react.ForwardRefExoticComponent<TextLinkProps & react.RefAttributes<HTMLAnchorElement>>;

interface ScreenProps {
    readonly title: string;
    /** A link to the list that this screen is one item of. */
    readonly back?: ReactNode;
    /** One quiet line under the title. */
    readonly lead?: ReactNode;
    /** At the end of the title's line. */
    readonly action?: ReactNode;
    /** Steps back where a number is the largest thing on the screen. */
    readonly size?: 'md' | 'sm' | undefined;
    readonly children?: ReactNode;
}
/** What every screen is drawn in, under its only `h1`. */
declare function Screen(props: ScreenProps): ReactElement;

/** A dialog that a screen opens; `accountId` is the account that it begins with, `tokenId` what of it. */
type ScreenDialog = {
    readonly name: 'send' | 'receive';
    readonly accountId: string | null;
    /** Such as `USDT@ETH`; the native asset unless given. */
    readonly tokenId?: string;
} | {
    readonly name: 'swap';
};
interface ScreenDialogs {
    readonly open: (dialog: ScreenDialog) => void;
    /** Handlers for what opens it: its code is fetched on the way to the press. */
    readonly intent: (name: ScreenDialog['name']) => {
        readonly onPointerEnter: () => void;
        readonly onFocus: () => void;
    };
}

/** A screen that has just been drawn, or changed its title. */
interface ShownScreen {
    readonly title: string;
    /** Its only `h1`, which can take the focus. */
    readonly heading: HTMLElement;
}
interface ScreenHostProps {
    /** Opens Send, Receive and Swap; each screen has its own unless given, here or further out. */
    readonly dialogs?: ScreenDialogs | undefined;
    /** For the title of the page and the focus after navigation: a screen touches neither itself. */
    readonly onShown?: ((screen: ShownScreen) => void) | undefined;
    /** Another value forgets what was loaded, such as the count of sessions. */
    readonly session?: string | number | undefined;
    /** Keeps what is typed and no secret while a session ends and the next one begins. */
    readonly drafts?: Drafts | undefined;
    /** Tells of what changes: without it, screens look again and again. */
    readonly live?: LiveSource | undefined;
    readonly children?: ReactNode;
}
/**
 * Around the screens of a host: keeps what they loaded from one to the next, and lets the host have
 * a part in them. A screen alone does without.
 */
declare function ScreenHost(props: ScreenHostProps): ReactElement;

/** In their order. */
declare const walletSettingsTabs: readonly ['general', 'accounts', 'security', 'privacy'];
type WalletSettingsTab = (typeof walletSettingsTabs)[number];

interface WalletSettingsScreenProps {
    /** The general one unless given. */
    readonly tab?: WalletSettingsTab | undefined;
}
/** How the selected wallet looks and behaves, and what protects it. */
declare function WalletSettingsScreen({ tab }: WalletSettingsScreenProps): ReactElement;

interface TransactionScreenProps {
    readonly id: string;
}
/** One transaction: what it moved, how far it has come, and what can be done about it. */
declare function TransactionScreen(props: TransactionScreenProps): ReactElement;

interface TransactionsScreenProps {
    /** Of one account alone. */
    readonly accountId?: string | undefined;
    /** Filters and page as a query string, where the host has them in its address; kept here unless given. */
    readonly search?: string | undefined;
    /** `replace` where the way back should not lead to what was chosen before. */
    readonly onSearchChange?: ((search: string, options: {
        readonly replace: boolean;
    }) => void) | undefined;
}
/** Everything that the wallet received and sent. */
declare function TransactionsScreen(props: TransactionsScreenProps): ReactElement;

export { AccountScreen, AccountsScreen, BackLink, Form, FormDialog, FormDialogContent, FormFailure, LoadedCard, NewWalletScreen, NotificationCentre, PortfolioScreen, Screen, ScreenHost, SeedPhraseInput, TransactionScreen, TransactionsScreen, WalletSettingsScreen, createDrafts, downloadFile, focusFirstInvalid, useDialogLock, useDraft, useForm, useHeldDraft, useKeptSettings, useLeftDraft, useLive, useLoadedSettings, useNotifyFailure, useOwnFlow, useReportProblem, walletSettingsTabs };
export type { AccountScreenProps, AccountsScreenProps, Draft, Drafts, FormDialogContentProps, FormDialogProps, FormFailureProps, FormProps, FormState, Live, LoadedCardProps, NewWalletScreenProps, NotificationCentreProps, OwnForm, PortfolioScreenProps, ScreenDialog, ScreenDialogs, ScreenHostProps, ScreenProps, SeedPhraseInputProps, ShownScreen, TransactionScreenProps, TransactionsScreenProps, WalletSettingsScreenProps, WalletSettingsTab };
