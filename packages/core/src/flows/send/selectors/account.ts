import { type AccountAsset, nativeAsset } from '../../../assets/account-asset.ts';
import { findToken, type TokenDefinition } from '../../../assets/token.ts';
import type { Account } from '../../../contract/accounts/accounts.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';
import type { BaseUnits } from '../../../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../../../money/decimal.ts';
import type { ChainName, NetworkDefinition } from '../../../networks/network.ts';
import { getNetwork } from '../../../networks/registry.ts';
import { type AssetOption, assetOptionId, createAssetOption } from '../../asset-option.ts';
import { lockedFields } from '../events.ts';
import type { KnownRate, SendModel } from '../model.ts';

/** Asset of an account with its balance. */
export interface HeldAsset extends AccountAsset {
  readonly balance: Decimal;
  /** Null for the native asset. */
  readonly token: TokenDefinition | null;
}

/** Account to send from, with its network and assets. */
export interface ChosenAccount {
  readonly account: Account;
  readonly network: NetworkDefinition;
  readonly chain: ChainName;
  /** Assets of the account, the native one first. */
  readonly assets: readonly HeldAsset[];
  /** Asset to send: the native one unless a token was chosen. */
  readonly asset: HeldAsset;
}

/** Cache per model: computing one view looks the account up some twenty times. */
const cache = new WeakMap<SendModel, ChosenAccount | null>();

/** Returns the account to send from; null until one is chosen and loaded. */
export function chosenAccount(model: SendModel): ChosenAccount | null {
  const cached = cache.get(model);
  if (cached !== undefined) return cached;
  const chosen = findChosen(model);
  cache.set(model, chosen);
  return chosen;
}

function findChosen(model: SendModel): ChosenAccount | null {
  if (model.source.status !== 'ready') return null;
  const account = model.source.accounts.find(({ id }) => id === model.accountId);
  if (account === undefined) return null;
  const code = account.blockchainNetwork;
  const chain = model.source.networks[code]?.chain;
  if (chain === undefined) return null;
  const { native, tokens } = assetsToSend(account, model.start.prefill?.tokenId);
  const asset = tokens.find(({ id }) => id === model.assetId) ?? native;
  return { account, network: getNetwork(code), chain, assets: [native, ...tokens], asset };
}

/**
 * Lists the assets that can be sent from `account`: no hidden tokens and none without a definition.
 * The token that the host prefills is listed even with a balance of zero, so that no other asset
 * takes its place.
 */
export function assetsToSend(
  account: Account,
  prefilledId?: string,
): { readonly native: HeldAsset; readonly tokens: readonly HeldAsset[] } {
  const { blockchainNetwork: network, nativeBalance, tokens } = account;
  const held = tokens.flatMap(({ tokenId, balance, isHidden }) => {
    const token = isHidden && tokenId !== prefilledId ? undefined : findToken(network, tokenId);
    return token === undefined ? [] : [{ ...token, balance, token }];
  });
  const isMissing = held.every(({ id }) => id !== prefilledId);
  const missing =
    isMissing && prefilledId !== undefined ? findToken(network, prefilledId) : undefined;
  return {
    native: { ...nativeAsset(network), balance: nativeBalance, token: null },
    tokens: missing ? [...held, { ...missing, balance: toDecimal('0'), token: missing }] : held,
  };
}

/** Tells whether the account holds neither its native asset nor any token. */
export function isEmptyAccount({ nativeBalance, tokens }: Account): boolean {
  return [nativeBalance, ...tokens.map(({ balance }) => balance)].every((balance) =>
    /^[0.]*$/.test(balance),
  );
}

/**
 * Tells whether Send has nothing to send, and so waits for coins. An account of a business was chosen by its
 * holder, and is no sign of an empty wallet; the transaction just sent may have emptied the wallet, and its
 * result is shown all the same.
 */
export function isEmptySource({ source, start, step }: SendModel): boolean {
  if (source.status !== 'ready' || start.settlement !== undefined) return false;
  return step === 'recipient' && source.accounts.every(isEmptyAccount);
}

/** Tells whether one of the `funded` accounts of the wallet can be paid from, and was empty when Send loaded it. */
export function hasNewCoins(
  { source, start, step }: SendModel,
  funded: readonly Account[],
): boolean {
  if (source.status !== 'ready' || start.settlement !== undefined || step !== 'recipient')
    return false;
  const empty = new Set(source.accounts.filter(isEmptyAccount).map(({ id }) => id));
  return funded.some(({ id }) => empty.has(id));
}

/** Lists the accounts that hold anything. */
export function fundedAccounts({ source }: SendModel): readonly Account[] {
  return source.status === 'ready' ? source.accounts.filter((one) => !isEmptyAccount(one)) : [];
}

/** Cache per list of accounts: the options change with it alone, and there may be thousands. */
const optionsCache = new WeakMap<readonly Account[], readonly AssetOption[]>();

/** Lists the assets of all accounts that can be sent, without those that a lock rules out. */
export function assetOptions(model: SendModel): readonly AssetOption[] {
  if (model.source.status !== 'ready') return [];
  const { accounts } = model.source;
  const cached = optionsCache.get(accounts);
  if (cached !== undefined) return cached;
  const locked = lockedFields(model);
  const { accountId, tokenId } = model.start.prefill ?? {};
  const options = accounts
    .filter(({ id }) => !locked.includes('account') || id === accountId)
    .flatMap((account) => {
      const { native, tokens } = assetsToSend(account, tokenId);
      const assets = locked.includes('asset')
        ? [tokens.find(({ id }) => id === tokenId) ?? native]
        : [native, ...tokens];
      return assets.map((asset) => createAssetOption(account, asset));
    });
  optionsCache.set(accounts, options);
  return options;
}

/** Returns the option of the chosen account and asset; null until one is chosen. */
export function selectedOption(model: SendModel): AssetOption | null {
  const chosen = chosenAccount(model);
  if (chosen === null) return null;
  const id = assetOptionId(chosen.account, chosen.asset);
  return assetOptions(model).find((option) => option.id === id) ?? null;
}

/** Parses the typed amount into base units of the chosen asset; null while it is not an amount. */
export function amountUnits(model: SendModel): BaseUnits | null {
  const chosen = chosenAccount(model);
  // An empty field is the common case, and creating an error captures a stack.
  if (chosen === null || model.amount === '') return null;
  try {
    return parseAmount(model.amount, chosen.asset.decimals);
  } catch (error) {
    if (isErrorCode(error, 'amount_invalid', 'too_many_decimals')) return null;
    throw error;
  }
}

/** Returns the price of the chosen asset; null while it is not known. */
export function knownRate(model: SendModel): KnownRate | null {
  const symbol = chosenAccount(model)?.asset.symbol;
  return model.rate?.symbol === symbol ? model.rate : null;
}

/** Returns the price of the native asset, in which the fee is paid; null while it is not known. */
export function knownNativeRate(model: SendModel): KnownRate | null {
  const chosen = chosenAccount(model);
  if (chosen?.asset.token == null) return knownRate(model);
  return model.nativeRate?.symbol === chosen.network.symbol ? model.nativeRate : null;
}
