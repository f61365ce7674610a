import { listNamedAssets } from '../assets/find-named-asset.ts';

/** Sorts assets as a business has them; those without a place follow: coins first, then tokens. */
export function orderAssets<T>(
  order: readonly string[],
  assets: readonly T[],
  idOf: (asset: T) => string,
): readonly T[] {
  const names = [...new Set([...order, ...listNamedAssets().map(({ id }) => id)])];
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = (asset: T): number => places.get(idOf(asset)) ?? names.length;
  return assets.toSorted((a, b) => placeOf(a) - placeOf(b));
}
