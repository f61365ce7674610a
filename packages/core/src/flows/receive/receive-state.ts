import type { AccountAsset } from '../../assets/account-asset.ts';
import { listOfferedAssets } from '../../assets/offered-assets.ts';
import type { Account, DepositAddress } from '../../contract/accounts/accounts.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import { getNetwork } from '../../networks/registry.ts';
import { type AssetOption, assetOptionId, createAssetOption } from '../asset-option.ts';
import type { ReceiveModel, ReceiveStep } from './receive-reducer.ts';

/** State of the Receive dialog for a view. */
export interface ReceiveState {
  /** `empty`: the wallet has no account. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: ReceiveStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  /** Assets of all accounts that are offered to receive, as the choices of one picker. */
  readonly options: readonly AssetOption[];
  /** Selected one of `options`. */
  readonly option: AssetOption | null;
  /** Assets that the account is offered to receive, the native one first. */
  readonly assets: readonly AccountAsset[];
  /** Selected one of `assets`; null before the accounts are loaded. */
  readonly asset: AccountAsset | null;
  readonly address: DepositAddress | null;
  /** Required confirmations of the manifest, else of the network. */
  readonly requiredConfirmations: number;
  /** True if new addresses can be generated: the manifest sets no limit per account. */
  readonly canGenerate: boolean;
  readonly isGenerating: boolean;
  /** Last payment received while the address is shown; null without one. */
  readonly incoming: Transaction | null;
  /** Nothing has ever happened on the account, and its network wants a first deposit (R-RECV-08). */
  readonly needsActivation: boolean;
  readonly canContinue: boolean;
  /** Error of loading the accounts or the address, or of generating one; null without one. */
  readonly problem: AnyBillfoldError | null;
}

/** Computes the state for a view from the model. */
export function viewReceive(model: ReceiveModel): ReceiveState {
  const { source, step, address } = model;
  const accounts = source.status === 'ready' ? source.accounts : [];
  const account = accounts.find(({ id }) => id === model.accountId) ?? null;
  const network = account === null ? null : getNetwork(account.blockchainNetwork);
  const assets = account === null ? [] : listOfferedAssets(account.blockchainNetwork);
  const asset = assets.find(({ id }) => id === model.assetId) ?? assets[0] ?? null;
  const options = optionsOf(accounts);
  const manifest =
    source.status === 'ready'
      ? source.manifests.find(({ key }) => key === account?.blockchainNetwork)
      : undefined;
  return {
    status: source.status === 'ready' && accounts.length === 0 ? 'empty' : source.status,
    step,
    accounts,
    account,
    network,
    options,
    option: account && asset && findOption(options, assetOptionId(account, asset)),
    assets,
    asset,
    address: address.status === 'ready' ? address.address : null,
    requiredConfirmations: manifest?.requiredConfirmations ?? network?.confirmations.available ?? 0,
    canGenerate: manifest !== undefined && manifest.limitAddressesPerAccountCount === null,
    isGenerating: model.generation.status === 'running',
    needsActivation:
      network?.activation != null &&
      model.activity?.accountId === account?.id &&
      model.activity?.isEmpty === true,
    incoming: model.incoming,
    canContinue: step === 'account' && account !== null,
    problem: problemOf(model),
  };
}

/** Cache per list of accounts, of which there may be thousands. */
const optionsCache = new WeakMap<readonly Account[], readonly AssetOption[]>();

function optionsOf(accounts: readonly Account[]): readonly AssetOption[] {
  const cached = optionsCache.get(accounts);
  if (cached !== undefined) return cached;
  const options = accounts.flatMap((account) =>
    listOfferedAssets(account.blockchainNetwork).map((asset) => createAssetOption(account, asset)),
  );
  optionsCache.set(accounts, options);
  return options;
}

function findOption(options: readonly AssetOption[], wanted: string): AssetOption | null {
  return options.find(({ id }) => id === wanted) ?? null;
}

function problemOf({ source, address, generation }: ReceiveModel): AnyBillfoldError | null {
  if (source.status === 'failed') return source.error;
  if (address.status === 'failed') return address.error;
  return generation.status === 'failed' ? generation.error : null;
}
