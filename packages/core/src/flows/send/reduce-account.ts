import { findAccountAsset } from '../../assets/find-account-asset.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import { assetsToSend } from './assets-to-send.ts';
import type { SendEvent } from './events.ts';
import { hasNothing } from './has-nothing.ts';
import { lockedFields } from './locked-fields.ts';
import { noAmount, noEstimates, type SendModel, startingAmount } from './model.ts';
import { chosenAccount } from './selectors/account.ts';

/** What there is to send from; the only account, or the only one that has anything, is chosen. */
export function withSource(
  model: SendModel,
  { accounts: all, networks }: Extract<SendEvent, { type: 'source-loaded' }>,
): SendModel {
  const accounts = all.filter(({ blockchainNetwork }) => isWanted(model, blockchainNetwork));
  const known = accounts.find((account) => account.id === model.accountId);
  const account = known ?? onlyOf(accounts) ?? onlyOf(accounts.filter((one) => !hasNothing(one)));
  return {
    ...model,
    source: { status: 'ready', accounts, networks },
    accountId: account?.id ?? null,
    assetId: account === undefined ? model.assetId : keptAsset(model, account),
  };
}

function onlyOf(accounts: readonly Account[]): Account | undefined {
  return accounts.length === 1 ? accounts[0] : undefined;
}

/** Where the host has fixed the token, an account of another network has nothing to do with it. */
function isWanted(model: SendModel, network: Account['blockchainNetwork']): boolean {
  const { tokenId } = model.start.prefill ?? {};
  if (tokenId === undefined || !lockedFields(model).includes('asset')) return true;
  return findAccountAsset(tokenId)?.network === network;
}

/** Spec §4: choosing a new account resets amount and priority, but for what the host has fixed. */
export function selectAccount(model: SendModel, accountId: string): SendModel {
  if (model.step !== 'recipient' || accountId === model.accountId) return model;
  const { source } = model;
  const accounts = source.status === 'ready' ? source.accounts : [];
  const account = accounts.find(({ id }) => id === accountId);
  const assetId = account === undefined ? null : keptAsset(model, account);
  const chosen = { ...model, accountId, assetId, estimates: noEstimates };
  // What was filled in for the first account to be chosen was filled in for any.
  return model.accountId === null ? chosen : withoutAmount(chosen);
}

/** Another asset is another amount, as with another account. */
export function selectAsset(model: SendModel, assetId: string): SendModel {
  const chosen = chosenAccount(model);
  if (model.step !== 'recipient' || chosen === null || chosen.asset.id === assetId) return model;
  const asset = chosen.assets.find(({ id }) => id === assetId);
  if (asset === undefined) return model;
  const selected = asset.token === null ? null : asset.id;
  return withoutAmount({ ...model, assetId: selected, estimates: noEstimates });
}

function withoutAmount(model: SendModel): SendModel {
  const locked = lockedFields(model);
  return {
    ...model,
    ...(locked.includes('amount') ? startingAmount(model.start) : noAmount),
    feePriority: locked.includes('feePriority') ? model.feePriority : 'Medium',
  };
}

/** The token stays chosen where the account has it. */
function keptAsset(model: SendModel, account: Account): string | null {
  const { tokens } = assetsToSend(account, model.start.prefill?.tokenId);
  return tokens.find(({ id }) => id === model.assetId)?.id ?? null;
}
