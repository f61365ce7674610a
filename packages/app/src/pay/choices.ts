import type { AccountAsset } from '@billfold/core';
import { payAsset } from '@billfold/core/internal';
import type { Checkout, CheckoutAsset } from '@billfold/core/payments';
import { ownOffer } from './is-exact.ts';
import { networkTitle } from './network-title.ts';

/** Asset that the payer can choose, with what is known of it here. */
export interface Choice {
  readonly offer: CheckoutAsset;
  readonly asset: AccountAsset;
  /** True for the one or two whose usual fee is below that of all others. */
  readonly isCheapest: boolean;
}

/** Lists the assets of a checkout, the default one first and those that cannot be chosen last. */
export function listChoices({ assets, defaultAsset }: ChoiceFacts): readonly Choice[] {
  const cheapest = findCheapest(assets);
  const choices = assets.flatMap((offer) => {
    const asset = payAsset(offer);
    return asset === undefined ? [] : [{ offer, asset, isCheapest: cheapest.includes(offer) }];
  });
  const rankOf = ({ offer, asset }: Choice): number => {
    if (!offer.enabled) return 2;
    return asset.id === defaultAsset || asset.symbol === defaultAsset ? 0 : 1;
  };
  return choices.toSorted((a, b) => rankOf(a) - rankOf(b));
}

type ChoiceFacts = Pick<Checkout, 'assets' | 'defaultAsset'>;

/**
 * Reports whether another coin can be chosen: never after something arrived. One that came in another coin than the chosen
 * one pays nothing after it is chosen either, and its payer would pay twice.
 */
export function isChangeable({ actions, assets, paidState, flags }: ChangeFacts): boolean {
  const hasArrived = paidState !== 'UNPAID' || flags.includes('wrongAsset');
  return actions.includes('SELECT') && assets.length > 1 && !hasArrived;
}

type ChangeFacts = Pick<Checkout, 'actions' | 'assets' | 'paidState' | 'flags'>;

/** Returns a coin whose amount holds longer than that of the chosen one; undefined where none does, or can be chosen. */
export function findLongerHold(checkout: HoldFacts): CheckoutAsset | undefined {
  const own = ownOffer(checkout);
  if (own === undefined || !isChangeable(checkout)) return undefined;
  return checkout.assets.find((each) => each.enabled && each.windowMinutes > own.windowMinutes);
}

type HoldFacts = ChangeFacts & Pick<Checkout, 'selected'>;

/** Returns the choices whose coin or network contains the text. */
export function findChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = text.trim().toLowerCase();
  return choices.filter(({ asset }) => {
    const names = [asset.name, asset.symbol, networkTitle(asset.network)];
    return names.some((name) => name.toLowerCase().includes(wanted));
  });
}

/** Puts the choices of one coin next to each other, in the order in which the coins come first. */
export function groupChoices(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const symbols = new Set(choices.map(({ asset }) => asset.symbol));
  return [...symbols].map((symbol) => choices.filter(({ asset }) => asset.symbol === symbol));
}

/** A mark on more offers than these would tell none of them apart. */
const mostMarked = 2;

/** Returns the offers with the lowest usual fee; none where many have it, or where all fees are alike or unknown. */
function findCheapest(assets: readonly CheckoutAsset[]): readonly CheckoutAsset[] {
  const priced = assets.flatMap((offer) =>
    offer.enabled && offer.feeHint ? [{ offer, fee: toScaled(offer.feeHint.amount) }] : [],
  );
  const [lowest] = priced.map(({ fee }) => fee).toSorted((a, b) => (a < b ? -1 : 1));
  const cheapest = priced.filter(({ fee }) => fee === lowest);
  const tells = cheapest.length <= mostMarked && cheapest.length < priced.length;
  return tells ? cheapest.map(({ offer }) => offer) : [];
}

/** Returns a decimal as a whole number of 10⁻¹⁸, by which amounts of one currency compare. */
function toScaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(18, '0').slice(0, 18));
}
