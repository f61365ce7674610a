import { ReactElement, ReactNode } from 'react';
import { Wallet } from '@billfold/core/contract';
import { Decimal, LiveSource } from '@billfold/core';

/** Props of `AccountScreen`. */
interface AccountScreenProps {
    readonly accountId: string;
    /** True on a foreign page: the deposit address comes before the chart. */
    readonly embedded?: boolean | undefined;
}
/**
 * Screen of one account: its balance and tokens, its deposit addresses and its transactions.
 * @example
 * <AccountScreen accountId={accountId} />;
 */
declare function AccountScreen(props: AccountScreenProps): ReactElement;

/** Props of `AccountsScreen`. */
interface AccountsScreenProps {
    /** True on a foreign page: accounts can be added only if `features.createAccount` is true. */
    readonly embedded?: boolean | undefined;
}
/**
 * Screen with the accounts of the wallet, to which 'Manage Deposit Addresses' leads.
 * @example
 * <AccountsScreen />;
 */
declare function AccountsScreen(props: AccountsScreenProps): ReactElement;

/** Props of `AssetScreen`. */
interface AssetScreenProps {
    /** Symbol of the asset in any case, such as `BTC` or `usdt`. */
    readonly symbol: string;
}
/**
 * Screen of one asset: its price over time, what the wallet holds of it on each network, its
 * transactions, and the contracts that issue it.
 * @example
 * <AssetScreen symbol="USDT" />;
 */
declare function AssetScreen(props: AssetScreenProps): ReactElement;

/**
 * Screen with the contacts of the wallet: each person with all networks, to pay, change and remove.
 * @example
 * <ContactsScreen />;
 */
declare function ContactsScreen(): ReactElement;

/** Props of `NewWalletScreen`. */
interface NewWalletScreenProps {
    /** Called with the new wallet, which is activated and selected. */
    readonly onCreated?: ((wallet: Wallet) => void) | undefined;
    /** Leaves the screen before a wallet is made; without it the first step has no Cancel. */
    readonly onCancel?: (() => void) | undefined;
}
/**
 * Screen that creates, imports or finishes a wallet.
 * @example
 * <NewWalletScreen onCreated={(wallet) => location.assign(`/wallets/${wallet.id}`)} />;
 */
declare function NewWalletScreen(props: NewWalletScreenProps): ReactElement;

/** Props of `NotificationCentre`. */
interface NotificationCentreProps {
    /**
     * Includes sign-ins and changes to the security. Set it to false where the token has access to one
     * wallet and no login, as in an embed.
     */
    readonly withSecurity?: boolean | undefined;
    /** Time up to which notices count as read; unless given, those of the first load are read. */
    readonly seenUntil?: Date | undefined;
    /** Called when the list is opened; a host that stores the time passes it as `seenUntil`. */
    readonly onSeen?: ((at: Date) => void) | undefined;
    /** Draws the bell and loads nothing until the list is opened, while a page has more urgent requests. */
    readonly held?: boolean | undefined;
    readonly className?: string | undefined;
}
/**
 * Bell with a list of notices: transactions, sign-ins and changes to the security.
 * @example
 * <NotificationCentre onSeen={(at) => localStorage.setItem('seen', at.toISOString())} />;
 */
declare function NotificationCentre(props: NotificationCentreProps): ReactElement;

/** Two-factor sign-in of the user, which the host knows of. */
interface TwoFactorSetUp {
    readonly isOn: boolean;
    /** Link or button to where it is turned on. */
    readonly action: ReactNode;
}

/** Props of `PortfolioScreen`. */
interface PortfolioScreenProps {
    /** Called in place of opening the Send dialog. */
    readonly onSend?: (() => void) | undefined;
    /** Called in place of opening the Receive dialog. */
    readonly onReceive?: (() => void) | undefined;
    /** Content below the checklist while the wallet has never held anything. */
    readonly emptyAction?: ReactNode;
    /** Two-factor sign-in as an item of the checklist; not in it unless given. */
    readonly twoFactor?: TwoFactorSetUp | undefined;
}
/**
 * Screen with the holdings, their value and the recent transactions.
 * @example
 * <WalletProvider client={client}>
 *   <PortfolioScreen />
 * </WalletProvider>;
 */
declare function PortfolioScreen(props: PortfolioScreenProps): ReactElement;

/** Props of `Screen`. */
interface ScreenProps {
    readonly title: string;
    /** Title of the page in the browser, where several pages share the heading. */
    readonly pageTitle?: string | undefined;
    /** Link to the list that contains this item. */
    readonly back?: ReactNode;
    /** Picture before the title, such as the mark of a coin. */
    readonly icon?: ReactNode;
    /** Mark beside the title, such as a badge. */
    readonly mark?: ReactNode;
    /** Line under the title. */
    readonly lead?: ReactNode;
    /** Leaves the title to screen readers on a phone, where the navigation names the screen. */
    readonly isHome?: boolean | undefined;
    /** Content at the end of the title's line. */
    readonly action?: ReactNode;
    readonly children?: ReactNode;
}
/**
 * Frame of a screen: its only `h1`, a line under it, an action, and the content.
 * @example
 * <Screen title="Reports" lead="Updated every hour">
 *   <p>No reports yet.</p>
 * </Screen>;
 */
declare function Screen(props: ScreenProps): ReactElement;

/** Dialog that a screen opens, with the account, the token and the recipient to start with. */
type ScreenDialog = {
    readonly name: 'send' | 'receive';
    readonly accountId: string | null;
    /** Such as `USDT@ETH`; the native asset unless given. */
    readonly tokenId?: string;
    /** Address to send to. */
    readonly recipient?: string;
    /** Comment that goes along, on networks with memos. */
    readonly memo?: string;
    /** Amount to send, in main units. */
    readonly amount?: Decimal;
} | {
    readonly name: 'swap';
};
/** Functions that open the dialogs of a screen. */
interface ScreenDialogs {
    readonly open: (dialog: ScreenDialog) => void;
    /** Returns handlers for the button that opens a dialog; they preload its code. */
    readonly intent: (name: ScreenDialog['name']) => {
        readonly onPointerEnter: () => void;
        readonly onFocus: () => void;
    };
}

/** Typed text of a form by field name; never a secret. */
type Draft = Readonly<Partial<Record<string, string>>>;
/** Everything that a user has typed, by form, for a reload of the page. */
interface CapturedDrafts {
    readonly owner: string;
    readonly forms: Readonly<Record<string, Draft>>;
}
/**
 * Drafts of the forms of a page, which survive the end of a session. In
 * memory, and for the user who typed them only.
 */
interface Drafts {
    /** Returns the draft that the last session left in this form; null without one. */
    read(form: string): Draft | null;
    /** Registers the form's current text; returns a function that removes it. */
    hold(form: string, draft: Draft): () => void;
    /** Starts the session of a user; drafts of another user are removed. */
    begin(userId: string): void;
    /** Keeps what is typed now for the next opening of its forms: their page gives way to another. */
    keep(): void;
    /** The session is over: what is held can be read in the next one of the same user. */
    end(): void;
    /** Returns what is typed in all forms; null where nothing is, or nobody is signed in. */
    capture(): CapturedDrafts | null;
    /** Takes back what was captured before a reload, for the session of the same user alone. */
    restore(captured: CapturedDrafts): void;
    /** Clears every draft: the user signed out on purpose. */
    forget(): void;
    /** Calls `listener` after each change of what `capture` returns; returns a function that ends it. */
    subscribe(listener: () => void): () => void;
}

/** Screen that was just shown, or changed its title. */
interface ShownScreen {
    readonly title: string;
    /** The only `h1` of the screen, which can receive the focus. */
    readonly heading: HTMLElement;
}
/** Props of `ScreenHost`. */
interface ScreenHostProps {
    /** Opens Send, Receive and Swap; unless given, here or further out, each screen has its own. */
    readonly dialogs?: ScreenDialogs | undefined;
    /** Called when a screen is shown, to set the title of the page and the focus. */
    readonly onShown?: ((screen: ShownScreen) => void) | undefined;
    /** Key of the session; another value clears the loaded data. */
    readonly session?: string | number | undefined;
    /** Keeps typed text, never a secret, from the end of a session to the next one. */
    readonly drafts?: Drafts | undefined;
    /** Source of live updates; without it, screens poll. */
    readonly live?: LiveSource | undefined;
    readonly children?: ReactNode;
}
/**
 * Shares loaded data between the screens inside it, and tells the host which screen is shown.
 * Optional around a single screen.
 * @example
 * <ScreenHost
 *   onShown={({ title, heading }) => {
 *     document.title = title;
 *     heading.focus();
 *   }}
 * >
 *   <PortfolioScreen />
 * </ScreenHost>;
 */
declare function ScreenHost(props: ScreenHostProps): ReactElement;

/**
 * Tabs of the wallet settings, in their order.
 * @example
 * const links = walletSettingsTabs.map((tab) => <a key={tab} href={`/settings/${tab}`}>{tab}</a>);
 */
declare const walletSettingsTabs: readonly ['general', 'accounts', 'security', 'privacy'];
/** Tab of the wallet settings. */
type WalletSettingsTab = (typeof walletSettingsTabs)[number];

/** Props of `WalletSettingsScreen`. */
interface WalletSettingsScreenProps {
    /** Tab to show; `general` unless given. */
    readonly tab?: WalletSettingsTab | undefined;
    /** Navigation of the host's settings, in place of the list of tabs. */
    readonly navigation?: ReactNode;
    /** Two-factor sign-in of the user, which asking for a code takes. */
    readonly twoFactor?: TwoFactorSetUp | undefined;
}
/**
 * Screen with one tab of the settings of the selected wallet.
 * @example
 * <WalletSettingsScreen tab="security" />;
 */
declare function WalletSettingsScreen({ tab, navigation, twoFactor, }: WalletSettingsScreenProps): ReactElement;

/** Props of `TransactionScreen`. */
interface TransactionScreenProps {
    readonly id: string;
}
/**
 * Screen of one transaction: its amount, its progress, and speeding it up or cancelling it.
 * @example
 * <TransactionScreen id={transaction.id} />;
 */
declare function TransactionScreen(props: TransactionScreenProps): ReactElement;

/** Props of `TransactionsScreen`. */
interface TransactionsScreenProps {
    /** Lists the transactions of this account only. */
    readonly accountId?: string | undefined;
    /** Filters and page as a query string, if the host has them in its URL; kept here unless given. */
    readonly search?: string | undefined;
    /** Called with new filters; `replace` if they should replace the entry of the browser history. */
    readonly onSearchChange?: ((search: string, options: {
        readonly replace: boolean;
    }) => void) | undefined;
}
/**
 * Screen with all transactions of the wallet, with filters and export.
 * @example
 * <TransactionsScreen accountId={accountId} />;
 */
declare function TransactionsScreen(props: TransactionsScreenProps): ReactElement;

/** One entry of a command palette. */
interface Command {
    readonly id: string;
    readonly text: string;
    /** Quieter text after it, such as an address. */
    readonly detail?: string | undefined;
    /** More words that find it. */
    readonly keywords?: string | undefined;
    /** Mark before the text, 20 px wide. */
    readonly icon?: ReactNode;
    /** Shown for every query, such as a search for the query itself. */
    readonly matchesAll?: boolean | undefined;
    /** Runs after the palette has closed. */
    readonly run: () => void;
}
/** Commands under one heading. */
interface CommandGroup {
    readonly id: string;
    readonly title: string;
    readonly commands: readonly Command[];
}

/** Props of `CommandPalette`. */
interface CommandPaletteProps {
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    /** Commands for the typed text, which the palette filters by it. */
    readonly groups: (query: string) => readonly CommandGroup[];
}
/**
 * Dialog that finds a command by typing a part of its text and runs it. Commands that ran last come first.
 * @example
 * <CommandPalette
 *   open
 *   onOpenChange={(open) => console.log(open)}
 *   groups={() => [
 *     { id: 'go', title: 'Go to', commands: [{ id: 'home', text: 'Home', run: () => undefined }] },
 *   ]}
 * />;
 */
declare function CommandPalette(props: CommandPaletteProps): ReactElement;

export { AccountScreen, AccountsScreen, AssetScreen, CommandPalette, ContactsScreen, NewWalletScreen, NotificationCentre, PortfolioScreen, Screen, ScreenHost, TransactionScreen, TransactionsScreen, WalletSettingsScreen, walletSettingsTabs };
export type { AccountScreenProps, AccountsScreenProps, AssetScreenProps, Command, CommandGroup, CommandPaletteProps, NewWalletScreenProps, NotificationCentreProps, PortfolioScreenProps, ScreenDialog, ScreenDialogs, ScreenHostProps, ScreenProps, ShownScreen, TransactionScreenProps, TransactionsScreenProps, TwoFactorSetUp, WalletSettingsScreenProps, WalletSettingsTab };
