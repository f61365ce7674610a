import { findAccountAsset } from '../../assets/find-account-asset.ts';
import type { FeePriority } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import { findDefaultAccount } from '../default-accounts.ts';
import { canChooseRate } from './custom-fee.ts';
import { lockedFields, type SendEventOf } from './events.ts';
import {
  type EstimateBasis,
  type KnownRate,
  noAmount,
  noEstimates,
  type RateAge,
  type SendField,
  type SendModel,
  startingAmount,
} from './model.ts';
import type { SanitizedAmount } from './sanitized-amount.ts';
import { assetsToSend, chosenAccount, isEmptyAccount } from './selectors/account.ts';
import { amountError, canEnterUsd, linkAmounts, typedAmount } from './selectors/amount.ts';
import { estimateBasis, missingForFee } from './selectors/fees.ts';
import { parsedRecipient, requestedAsset } from './selectors/recipient.ts';

/** Stores the accounts and selects the default of a prefilled token, the only one, or the only funded one. */
export function withSource(model: SendModel, event: SendEventOf<'source-loaded'>): SendModel {
  const { accounts: all, own = all, networks, defaults = {}, error = null } = event;
  const accounts = all.filter(({ blockchainNetwork }) => canHoldAsset(model, blockchainNetwork));
  const known = accounts.find((account) => account.id === model.accountId);
  const { tokenId: assetId = '' } = model.start.prefill ?? {};
  const chosen = known ?? findDefaultAccount(accounts, { defaults, assetId, needsBalance: true });
  const account =
    chosen ?? onlyOf(accounts) ?? onlyOf(accounts.filter((one) => !isEmptyAccount(one)));
  // An account that is gone takes its amount with it: in another asset it would be another one.
  const isGone = model.accountId !== null && known === undefined;
  return {
    ...(isGone ? { ...withoutAmount(model), estimates: noEstimates } : model),
    source: { status: 'ready', accounts, own, networks, defaults, error },
    accountId: account?.id ?? null,
    // Nobody chose the only one that has coins: others may get some meanwhile.
    isAccountSuggested: chosen === undefined || model.isAccountSuggested,
    // The networks that can pay the recipient are looked up again among these. What is offered stays meanwhile.
    payable: model.payable && { ...model.payable, isOutdated: true },
    assetId: account === undefined ? model.assetId : keptAsset(model, account),
  };
}

function onlyOf(accounts: readonly Account[]): Account | undefined {
  return accounts.length === 1 ? accounts[0] : undefined;
}

/** Tells whether accounts of `network` can hold the token, where the host has locked one. */
function canHoldAsset(model: SendModel, network: Account['blockchainNetwork']): boolean {
  const { tokenId } = model.start.prefill ?? {};
  if (model.request?.status === 'open') return network === model.request.request.network;
  if (tokenId === undefined || !lockedFields(model).includes('asset')) return true;
  return findAccountAsset(tokenId)?.network === network;
}

/** Selects an account and resets amount and priority, except for locked values. */
export function selectAccount(model: SendModel, accountId: string): SendModel {
  if (model.step !== 'recipient' || accountId === model.accountId) return model;
  const { source } = model;
  const accounts = source.status === 'ready' ? source.accounts : [];
  const account = accounts.find(({ id }) => id === accountId);
  const assetId = account === undefined ? null : keptAsset(model, account);
  const selected = {
    ...model,
    accountId,
    assetId,
    estimates: noEstimates,
    isContinuing: false,
    // The field that was left for the choice of the account is still to be filled in.
    ...(model.recipient.trim() === '' && { recipientValidation: 'while-typing' as const }),
  };
  // A prefill belongs to the first account that is selected, whichever that is.
  return model.accountId === null ? selected : withoutAmount(selected);
}

/** Selects an account with one of its assets, unless the asset is locked. */
export function selectOption(
  model: SendModel,
  { accountId, assetId }: Omit<SendEventOf<'account-selected'>, 'type'>,
): SendModel {
  const selected = fillRequested(selectAccount(model, accountId));
  if (assetId === undefined || lockedFields(model).includes('asset')) return selected;
  return selectAsset(selected, assetId);
}

/** Selects an asset of the account and resets amount and priority. */
export function selectAsset(model: SendModel, assetId: string): SendModel {
  const chosen = chosenAccount(model);
  if (model.step !== 'recipient' || chosen === null || chosen.asset.id === assetId) return model;
  const asset = chosen.assets.find(({ id }) => id === assetId);
  if (asset === undefined) return model;
  const selected = asset.token === null ? null : asset.id;
  return withoutAmount({ ...model, assetId: selected, estimates: noEstimates });
}

/**
 * Fills in the asset, the amount and the memo of a payment request that was entered as the recipient,
 * except for locked fields (R-SCAN-03).
 */
export function fillRequested(model: SendModel): SendModel {
  const chosen = chosenAccount(model);
  const request = parsedRecipient(model);
  if (model.step !== 'recipient' || chosen === null || request === null) return model;
  const locked = lockedFields(model);
  const isOpen = (field: SendField): boolean => !locked.includes(field);
  const asset = requestedAsset(chosen, request);
  const { amount, memo } = request;
  const selected = asset && isOpen('asset') ? selectAsset(model, asset.id) : model;
  const noted = memo !== undefined && isOpen('memo') ? { ...selected, memo } : selected;
  // The amount counts only for the requested asset, which may be locked or missing here.
  if (amount === undefined || !isOpen('amount') || asset === undefined) return noted;
  if (chosenAccount(noted)?.asset.id !== asset.id) return noted;
  return linkAmounts({ ...noted, amount, edited: 'asset', amountSource: 'asset' });
}

function withoutAmount(model: SendModel): SendModel {
  const locked = lockedFields(model);
  return {
    ...model,
    ...(locked.includes('amount') ? startingAmount(model.start) : noAmount),
    feePriority: locked.includes('feePriority') ? model.feePriority : 'Medium',
  };
}

/** Returns the id of the selected token if the account holds it. */
function keptAsset(model: SendModel, account: Account): string | null {
  const { tokens } = assetsToSend(account, model.start.prefill?.tokenId);
  return tokens.find(({ id }) => id === model.assetId)?.id ?? null;
}

/** Stores the typed recipient. A text that comes as a whole was pasted, scanned or picked. */
export function changeRecipient(model: SendModel, recipient: string): SendModel {
  const isWhole = Math.abs(recipient.length - model.recipient.length) > 1;
  // One letter in place of a selection is typed.
  const isEntered = isWhole && recipient.trim().length > 1;
  return {
    ...model,
    recipient,
    request: null,
    recipientValidation: isEntered ? 'on-entry' : 'while-typing',
    replacedOption: null,
    isContinuing: false,
  };
}

export function typeAmount(
  model: SendModel,
  { text: amount, isCut = false }: SanitizedAmount,
): SendModel {
  return { ...model, amount, isCut, edited: 'asset', amountSource: 'asset', ...retyped(model) };
}

export function typeUsd(
  model: SendModel,
  { text: amountUsd, isCut = false }: SanitizedAmount,
): SendModel {
  if (!canEnterUsd(model)) return model;
  return { ...model, amountUsd, isCut, edited: 'usd', amountSource: 'usd', ...retyped(model) };
}

/** Once an error was shown it stays with the next key, as long as it cannot be resolved by typing on. */
function retyped({ amountValidation }: SendModel): Pick<SendModel, 'amountValidation'> {
  return { amountValidation: amountValidation === 'not-yet' ? 'not-yet' : 'on-pause' };
}

/** Validates the amount that was left, except for an empty one, which only Continue asks for. */
export function leaveAmountField(model: SendModel): SendModel {
  const linked = linkAmounts(model);
  return typedAmount(linked) === '' ? linked : { ...linked, amountValidation: 'whole' };
}

export function pauseAmount(model: SendModel): SendModel {
  return model.amountValidation === 'not-yet' ? { ...model, amountValidation: 'on-pause' } : model;
}

const unvalidated = { amountValidation: 'not-yet', isCut: false } as const;

/** Sets the maximum, exact in the asset; USD follows. While the fees load the amount waits for them. */
export function setMaximum(model: SendModel): SendModel {
  if (chosenAccount(model) === null) return model;
  return linkAmounts({ ...model, amountSource: 'maximum', ...unvalidated });
}

/** Sets the smallest amount, exact in the asset; USD follows. */
export function setMinimum(model: SendModel): SendModel {
  const amount = chosenAccount(model)?.asset.minimumAmount;
  if (amount === undefined) return model;
  return linkAmounts({ ...model, amount, amountSource: 'asset', ...unvalidated });
}

/** Switches the edited side and keeps the amount of the asset until the next keystroke. */
export function switchEdited(model: SendModel): SendModel {
  const linked = linkAmounts(model);
  const edited = linked.edited === 'asset' && canEnterUsd(linked) ? 'usd' : 'asset';
  return linkAmounts({ ...linked, edited, isCut: false, amountSource: fixedSource(linked) });
}

/** Stores the age of the price; an expired one moves the typing to the asset's amount. */
export function withRateAge(model: SendModel, age: RateAge): SendModel {
  if (model.rate === null) return model;
  const rate: KnownRate = { ...model.rate, age };
  if (age !== 'expired') return { ...model, rate };
  const linked = linkAmounts(model);
  const amountSource = fixedSource(linked);
  return linkAmounts({ ...linked, rate, edited: 'asset', isCut: false, amountSource });
}

/** Returns a source that no longer follows the price, so that the asset's amount stays. */
export function fixedSource({ amountSource }: SendModel): 'asset' | 'maximum' {
  return amountSource === 'maximum' ? 'maximum' : 'asset';
}

export function changePriority(model: SendModel, feePriority: FeePriority): SendModel {
  return feePriority === 'Custom' && !canChooseRate(model) ? model : { ...model, feePriority };
}

/** Stores the custom rate; an amount set by Max follows the fee at that rate. */
export function changeCustomRate(model: SendModel, customRate: string): SendModel {
  return withMaximum({ ...model, customRate });
}

/**
 * Stores an estimate, and returns to Amount where the fees no longer allow the reviewed amount. A late answer does not
 * take the place of that to the present inputs.
 */
export function withEstimate(
  model: SendModel,
  { of, estimate }: SendEventOf<'estimated'>,
): SendModel {
  const basis = estimateBasis(model, of);
  const isOf = (known: EstimateBasis): boolean =>
    known.key === basis.key && known.balance === basis.balance;
  const before = model.estimates[of];
  if (before !== null && isOf(before) && !isOf(estimate)) return model;
  const estimates = { ...model.estimates, [of]: estimate, error: null };
  const next = withMaximum({ ...model, estimates });
  const isPayable = amountError(next) === null && missingForFee(next) === null;
  if (next.step !== 'review' || isPayable) return next;
  return { ...next, step: 'amount', amountValidation: 'whole', signing: { status: 'idle' } };
}

function withMaximum(model: SendModel): SendModel {
  return model.amountSource === 'maximum' ? linkAmounts(model) : model;
}
