import { lockedFields } from './locked-fields.ts';
import type { SendField, SendModel } from './model.ts';
import { selectAsset } from './reduce-account.ts';
import { chosenAccount } from './selectors/account.ts';
import { linkAmounts } from './selectors/amount.ts';
import { readRequest, requestedAsset } from './selectors/recipient.ts';

/**
 * What a payment request in place of the recipient asks for beside the address: the asset, the amount
 * and the memo, but for what the host has fixed (R-SCAN-03).
 */
export function fillRequested(model: SendModel): SendModel {
  const chosen = chosenAccount(model);
  const request = readRequest(model);
  if (model.step !== 'recipient' || chosen === null || request === null) return model;
  const locked = lockedFields(model);
  const isOpen = (field: SendField): boolean => !locked.includes(field);
  const asset = requestedAsset(chosen, request);
  const { amount, memo } = request;
  const selected = asset && isOpen('asset') ? selectAsset(model, asset.id) : model;
  const noted = memo !== undefined && isOpen('memo') ? { ...selected, memo } : selected;
  // An amount of a token that cannot be chosen is no amount of what is.
  if (amount === undefined || !isOpen('amount') || asset === undefined) return noted;
  if (chosenAccount(noted)?.asset.id !== asset.id) return noted;
  return linkAmounts({ ...noted, amount, edited: 'asset', amountSource: 'asset' });
}
