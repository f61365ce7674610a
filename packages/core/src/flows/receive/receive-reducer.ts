import type { Account, DepositAddress } from '../../contract/accounts/accounts.ts';
import type { CoinManifest } from '../../contract/rates/manifest.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { type DefaultAccounts, findDefaultAccount } from '../default-accounts.ts';

export type ReceiveStep = 'account' | 'receive';

export interface ReceiveModel {
  readonly step: ReceiveStep;
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | {
        readonly status: 'ready';
        readonly accounts: readonly Account[];
        readonly manifests: readonly CoinManifest[];
      };
  readonly accountId: string | null;
  /** The id of a token; null for the native asset. */
  readonly assetId: string | null;
  /** The last account that was asked whether anything has ever happened on it. */
  readonly activity: { readonly accountId: string; readonly isEmpty: boolean } | null;
  /** Last incoming transaction while the address is shown. */
  readonly incoming: Transaction | null;
  readonly address:
    | { readonly status: 'none' }
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | { readonly status: 'ready'; readonly address: DepositAddress };
  /** The making of a new address, while the old one still shows. */
  readonly generation:
    | { readonly status: 'idle' }
    | { readonly status: 'running' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError };
}

export type ReceiveEvent =
  | {
      readonly type: 'source-loaded';
      readonly accounts: readonly Account[];
      readonly manifests: readonly CoinManifest[];
      /** None unless given. */
      readonly defaults?: DefaultAccounts;
    }
  | { readonly type: 'source-failed'; readonly error: AnyBillfoldError }
  | {
      readonly type: 'account-selected';
      readonly accountId: string;
      /** Id of an asset that was selected with it; the native one unless given. */
      readonly assetId?: string | undefined;
    }
  | { readonly type: 'asset-selected'; readonly assetId: string }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'generating' }
  | { readonly type: 'retried' }
  | { readonly type: 'address-loaded'; readonly address: DepositAddress }
  | { readonly type: 'address-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'activity-loaded'; readonly accountId: string; readonly isEmpty: boolean }
  | { readonly type: 'came-in'; readonly transaction: Transaction }
  | { readonly type: 'reset' };

export function initialReceiveModel(
  accountId: string | null,
  assetId: string | null = null,
): ReceiveModel {
  return {
    step: 'account',
    source: { status: 'loading' },
    accountId,
    assetId,
    activity: null,
    incoming: null,
    address: { status: 'none' },
    generation: idle,
  };
}

const idle = { status: 'idle' } as const;

/** Returns the state after `event`: the whole behaviour of the Receive dialog. */
export function reduceReceive(model: ReceiveModel, event: ReceiveEvent): ReceiveModel {
  switch (event.type) {
    case 'source-loaded': {
      const { accounts, manifests, defaults = {} } = event;
      const isKnown = accounts.some((account) => account.id === model.accountId);
      const onlyOne = accounts.length === 1 ? accounts[0] : undefined;
      const preferred = findDefaultAccount(accounts, { defaults, assetId: model.assetId ?? '' });
      return {
        ...model,
        source: { status: 'ready', accounts, manifests },
        accountId: isKnown ? model.accountId : ((preferred ?? onlyOne)?.id ?? null),
      };
    }
    case 'source-failed':
      return { ...model, source: { status: 'failed', error: event.error } };
    case 'account-selected':
      return model.step === 'account'
        ? { ...model, accountId: event.accountId, assetId: event.assetId ?? null }
        : model;
    case 'asset-selected':
      return model.step === 'account' ? { ...model, assetId: event.assetId } : model;
    case 'continued':
      return model.step === 'account' && model.accountId !== null
        ? { ...model, step: 'receive', address: { status: 'loading' } }
        : model;
    case 'went-back':
      return {
        ...model,
        step: 'account',
        address: { status: 'none' },
        generation: idle,
        incoming: null,
      };
    case 'came-in':
      return model.step === 'receive' ? { ...model, incoming: event.transaction } : model;
    case 'generating':
      return { ...model, generation: { status: 'running' } };
    case 'retried':
      return {
        ...model,
        source: model.source.status === 'failed' ? { status: 'loading' } : model.source,
        address: model.address.status === 'failed' ? { status: 'loading' } : model.address,
      };
    case 'address-loaded':
      return { ...model, address: { status: 'ready', address: event.address }, generation: idle };
    case 'address-failed':
      return model.address.status === 'ready'
        ? { ...model, generation: { status: 'failed', error: event.error } }
        : { ...model, address: { status: 'failed', error: event.error } };
    case 'activity-loaded':
      return { ...model, activity: { accountId: event.accountId, isEmpty: event.isEmpty } };
    case 'reset':
      return { ...initialReceiveModel(null), source: model.source };
    default:
      return event satisfies never;
  }
}
