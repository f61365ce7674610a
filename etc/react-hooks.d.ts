import { DismissReason, BillfoldClient, Network, ChainName, Explorer, Notification, Resource, ResourceState, Translate, SendStep, AnyBillfoldError } from '@billfold/core';
import { Transaction, FeePriority } from '@billfold/core/contract';

/** Comes with every change of `open`; the host may refuse it, such as a press beside a checkout. */
interface OpenChange {
    readonly reason: DismissReason | 'trigger' | 'completed';
    preventDefault(): void;
}

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

/** The client of the nearest provider. */
declare function useClient(): BillfoldClient;
/** Texts of the provider's locale. */
declare function useTranslate(): Translate;
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

export { useClient, useFlow, useNavigation, useNotifications, useNotify, useNow, useResource, useSelectedWallet, useStore, useTranslate, useWalletEvents };
export type { Notify, Readable };
