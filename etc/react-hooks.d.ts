import { DismissReason, ResourceState, SendState, SendActions, SendStart, SendResult, Notification, SendStep, AssetPosition, Resource } from '@billfold/core/flows';
import { Network, Decimal, SignedDecimal, BillfoldClient, ChainName, Explorer, AnyBillfoldError, AccountAsset } from '@billfold/core';
import { DepositAddress, Transaction, Wallet, Account, FeePriority, AccountPublicKey } from '@billfold/core/contract';
import { Translate } from '@billfold/core/i18n';
import { ReactElement } from 'react';

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
 * Returns the time in milliseconds since 1970, updated while the component is mounted. Null on the
 * server and in the first render, which must agree and know neither the user's clock nor time zone.
 * @example
 * const now = useNow();
 * const isPast = now !== null && now > Date.parse('2026-11-20');
 */
declare function useNow(): number | null;

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

/** Public key of an account. */
type AccountPublicKeyQuery = Query<AccountPublicKey> & {
    /** Loads it again after a failure. */
    readonly refresh: () => Promise<void>;
};
/**
 * Returns the public key of an account of the selected wallet, extended where addresses derive from
 * it; `pending` without a wallet or an account. It tells all addresses of the account, so pass the
 * account only when someone asks for the key.
 * @example
 * const { data } = useAccountPublicKey(accountId);
 * data?.publicKey;
 */
declare function useAccountPublicKey(accountId: string | null): AccountPublicKeyQuery;

/** One asset over all accounts of a wallet. */
interface WalletAsset {
    readonly symbol: string;
    readonly name: string;
    /** The asset on each network that has it. */
    readonly assets: readonly AccountAsset[];
    /** Accounts that hold it or can hold it, without hidden tokens. */
    readonly positions: readonly AssetPosition[];
    /** Sum of the positions, exact. */
    readonly balance: Decimal;
    /** Price and value of the sum in US dollars; null without a price, and until it is loaded. */
    readonly price: Decimal | null;
    readonly fiat: Decimal | null;
}
/**
 * Returns what the selected wallet holds of the asset with `symbol`, in any case, on each of its
 * networks; null for a symbol that no asset has.
 * @example
 * const { data } = useAsset('USDT');
 * data?.positions.map(({ account, holding }) => `${account.name}: ${holding.balance}`);
 */
declare function useAsset(symbol: string): Query<WalletAsset | null>;

/** Store with change notification: `get` returns the same object until a change. */
interface Readable<T> {
    get(): T;
    subscribe(listener: () => void): () => void;
}
/**
 * The state of a store, the same on the server and in the first render of the page.
 * @example
 * const { data } = useStore(useClient().resources.wallets);
 */
declare function useStore<T>(store: Readable<T>): T;
/**
 * The state of a flow, drawn again with each new one.
 * @example
 * const state = useFlow(flow);
 */
declare function useFlow<T>(flow: {
    getState(): T;
    subscribe(listener: () => void): () => void;
}): T;
/**
 * Server data, loaded when it is first shown. Never throws: a load that failed is the state `failed`,
 * with its error and what was known before. It is loaded again when the device is back online.
 * @example
 * const { data } = useResource(useClient().resources.wallets);
 */
declare function useResource<T>(resource: Resource<T>): ResourceState<T>;

export { WalletDialogs, useAccountPublicKey, useAccounts, useAsset, useClient, useDepositAddress, useFlow, useFormat, useNavigation, useNotifications, useNotify, useNow, useResource, useSelectedWallet, useSendFlow, useStore, useTransactions, useTranslate, useWalletDialogs, useWalletEvents, useWallets };
export type { AccountFilter, AccountPublicKeyQuery, DepositAddressQuery, Format, HeadlessSend, Notify, Query, Readable, Transactions, WalletAsset, WalletDialogCalls, Wallets };
