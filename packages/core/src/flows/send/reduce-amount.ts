import type { KnownRate, SendModel } from './model.ts';
import type { RateAge } from './rate-age.ts';
import { chosenAccount } from './selectors/account.ts';
import { canEnterUsd, linkAmounts } from './selectors/amount.ts';

export function typeAsset(model: SendModel, text: string): SendModel {
  return { ...model, amount: text, edited: 'asset', amountSource: 'asset', isAmountJudged: false };
}

export function typeUsd(model: SendModel, text: string): SendModel {
  if (!canEnterUsd(model)) return model;
  return { ...model, amountUsd: text, edited: 'usd', amountSource: 'usd', isAmountJudged: false };
}

/** Exact in the asset, whichever is edited; USD follows at once. While the fees load it waits for them. */
export function takeMaximum(model: SendModel): SendModel {
  if (chosenAccount(model) === null) return model;
  return linkAmounts({ ...model, amountSource: 'maximum', isAmountJudged: false });
}

/** The amount of the asset stays as it is; only what is typed next changes it. */
export function switchEdited(model: SendModel): SendModel {
  const linked = linkAmounts(model);
  const edited = linked.edited === 'asset' && canEnterUsd(linked) ? 'usd' : 'asset';
  return linkAmounts({ ...linked, edited, amountSource: withoutPrice(linked) });
}

/** Typing goes on in the asset where its price is too old for USD. */
export function withRateAge(model: SendModel, age: RateAge): SendModel {
  if (model.rate === null) return model;
  const rate: KnownRate = { ...model.rate, age };
  if (age !== 'expired') return { ...model, rate };
  const linked = linkAmounts(model);
  return linkAmounts({ ...linked, rate, edited: 'asset', amountSource: withoutPrice(linked) });
}

/** From here on the amount of the asset stands, whatever its price does. */
export function withoutPrice({ amountSource }: SendModel): 'asset' | 'maximum' {
  return amountSource === 'maximum' ? 'maximum' : 'asset';
}
