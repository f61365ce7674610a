import type { FeePriority } from '../../assets/specified-values.ts';
import { canChooseRate } from './custom-fee.ts';
import type { SendEventOf } from './events.ts';
import type { KnownRate, RateAge, SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';
import { amountError, canEnterUsd, linkAmounts } from './selectors/amount.ts';
import { missingForFee } from './selectors/fees.ts';

export function typeAmount(model: SendModel, amount: string): SendModel {
  return { ...model, amount, edited: 'asset', amountSource: 'asset', isAmountValidated: false };
}

export function typeUsd(model: SendModel, amountUsd: string): SendModel {
  if (!canEnterUsd(model)) return model;
  return { ...model, amountUsd, edited: 'usd', amountSource: 'usd', isAmountValidated: false };
}

/** Sets the maximum, exact in the asset; USD follows. While the fees load the amount waits for them. */
export function setMaximum(model: SendModel): SendModel {
  if (chosenAccount(model) === null) return model;
  return linkAmounts({ ...model, amountSource: 'maximum', isAmountValidated: false });
}

/** Switches the edited side and keeps the amount of the asset until the next keystroke. */
export function switchEdited(model: SendModel): SendModel {
  const linked = linkAmounts(model);
  const edited = linked.edited === 'asset' && canEnterUsd(linked) ? 'usd' : 'asset';
  return linkAmounts({ ...linked, edited, amountSource: fixedSource(linked) });
}

/** Stores the age of the price; an expired one moves the typing to the asset's amount. */
export function withRateAge(model: SendModel, age: RateAge): SendModel {
  if (model.rate === null) return model;
  const rate: KnownRate = { ...model.rate, age };
  if (age !== 'expired') return { ...model, rate };
  const linked = linkAmounts(model);
  return linkAmounts({ ...linked, rate, edited: 'asset', amountSource: fixedSource(linked) });
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

/** Stores an estimate, and returns to Amount where the fees no longer allow the reviewed amount. */
export function withEstimate(
  model: SendModel,
  { of, estimate }: SendEventOf<'estimated'>,
): SendModel {
  const estimates = { ...model.estimates, [of]: estimate, error: null };
  const next = withMaximum({ ...model, estimates });
  const isPayable = amountError(next) === null && missingForFee(next) === null;
  if (next.step !== 'review' || isPayable) return next;
  return { ...next, step: 'amount', isAmountValidated: true, signing: { status: 'idle' } };
}

function withMaximum(model: SendModel): SendModel {
  return model.amountSource === 'maximum' ? linkAmounts(model) : model;
}
