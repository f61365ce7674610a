import { type AccountAsset, findAccountAsset, isOffered, type Network } from '@billfold/core';
import { addressModesOf, listNamedAssets } from '@billfold/core/internal';
import {
  type AcceptedAsset,
  addressModes,
  type CryptocurrencySettings,
} from '@billfold/core/payments';
import { formatBasisPoints } from './basis-points.ts';
import type { SettingsEdits } from './kept-edits.ts';
import {
  choiceOf,
  createReader,
  isRangeEmpty,
  type ReadField,
  readLimit,
  readPercent,
  readPolicy,
  readWhole,
} from './read-fields.ts';
import { windowLimits } from './rules-edits.ts';

export const assetFields = [
  'isEnabled',
  'policy',
  'confirmations',
  'minPrice',
  'maxPrice',
  'toleranceBps',
  'windowMinutes',
  'adjustBps',
  'addressMode',
] as const;
export type AssetField = (typeof assetFields)[number];

/** Field of one asset, such as `USDT@TRX minPrice`. */
export type AssetFieldName = `${string} ${AssetField}`;

export type AssetTexts = Readonly<Record<AssetField, string>>;

/** Asset that a business can accept, with its fields as texts. */
export interface OfferedAsset {
  readonly asset: AccountAsset;
  /** True for one that is accepted, and no longer offered. */
  readonly isWithdrawn: boolean;
  readonly isEnabled: boolean;
  readonly texts: AssetTexts;
}

/**
 * Lists the assets of these networks, network by network, and those that were accepted before. One that is no longer
 * offered is listed only while it is accepted.
 */
export function listOffered(
  networks: readonly Network[],
  { assets }: Pick<CryptocurrencySettings, 'assets'>,
  edits: SettingsEdits,
): readonly OfferedAsset[] {
  const known = listNamedAssets();
  const isSaved = ({ id }: AccountAsset): boolean => assets.some((each) => each.asset === id);
  const isAccepted = (id: string): boolean =>
    assets.some((each) => each.asset === id && each.isEnabled);
  const codes = [...networks, ...known.map(({ network }) => network)];
  return [...new Set(codes)].flatMap((network) =>
    known
      .filter((asset) => asset.network === network)
      .filter((asset) => networks.includes(network) || isSaved(asset))
      .filter(({ id }) => isOffered(id) || isAccepted(id))
      .map((asset) => {
        const texts = {
          ...textsOf(assets.find((each) => each.asset === asset.id) ?? plain(asset)),
        };
        for (const field of assetFields)
          texts[field] = edits[nameOf(asset.id, field)] ?? texts[field];
        const isWithdrawn = !isOffered(asset.id);
        return { asset, isWithdrawn, texts, isEnabled: texts.isEnabled === 'yes' };
      }),
  );
}

export function nameOf(assetId: string, field: AssetField): AssetFieldName {
  return `${assetId} ${field}`;
}

/** Tokens that customers of any shop may hold. */
const usualTokens: readonly string[] = ['USDT', 'USDC'];

/**
 * Edits that accept the assets of a new business: every coin, and the stablecoins that need no coin for gas on each
 * payment's address before they can be moved.
 */
export function suggestedEdits(networks: readonly Network[]): SettingsEdits {
  const offered = listOffered(networks, { assets: [] }, {});
  return Object.fromEntries(
    offered
      .filter(({ asset }) => asset.id === asset.network || usualTokens.includes(asset.symbol))
      .filter(({ asset }) => addressModesOf(asset).length === 1)
      .map(({ asset }) => [nameOf(asset.id, 'isEnabled'), 'yes']),
  );
}

/** Puts the edits on top of the saved assets; those that were never accepted stay out of them. */
export function readAssets(saved: CryptocurrencySettings, edits: SettingsEdits) {
  const { invalid, take } = createReader<AssetFieldName>();
  const changed = [...new Set(Object.keys(edits).map((name) => name.split(' ')[0] ?? ''))];
  const added = changed.flatMap((id) => {
    const asset = findAccountAsset(id);
    const isNew = asset && saved.assets.every((each) => each.asset !== id);
    return isNew && edits[nameOf(id, 'isEnabled')] === 'yes' ? [plain(asset)] : [];
  });
  const assets = [...saved.assets, ...added].map((before): AcceptedAsset => {
    const name = (field: AssetField) => nameOf(before.asset, field);
    if (!changed.includes(before.asset)) return before;
    const texts = { ...textsOf(before) };
    for (const field of assetFields) texts[field] = edits[name(field)] ?? texts[field];
    const own = <T>(
      field: AssetField,
      read: (text: string) => ReadField<T>,
      was: T | null,
    ): T | null => (texts[field].trim() === '' ? null : take(name(field), read(texts[field]), was));
    const after: AcceptedAsset = {
      ...before,
      isEnabled: texts.isEnabled === 'yes',
      addressMode: addressModes.find((each) => each === texts.addressMode) ?? before.addressMode,
      confirmationPolicy:
        texts.policy === ''
          ? null
          : take(
              name('confirmations'),
              readPolicy(texts.policy, texts.confirmations),
              before.confirmationPolicy ?? 'STANDARD',
            ),
      toleranceBps: own('toleranceBps', (text) => readPercent(text, 0), before.toleranceBps),
      windowMinutes: own(
        'windowMinutes',
        (text) => readWhole(text, windowLimits, 'businessSetup.minutes.invalid'),
        before.windowMinutes,
      ),
      adjustBps: own('adjustBps', (text) => readPercent(text, -1000), before.adjustBps),
      minPrice: take(name('minPrice'), readLimit(texts.minPrice), before.minPrice),
      maxPrice: take(name('maxPrice'), readLimit(texts.maxPrice), before.maxPrice),
    };
    if (isRangeEmpty(after.minPrice, after.maxPrice))
      invalid[name('maxPrice')] = 'businessSetup.limit.range';
    return after;
  });
  return { settings: { ...saved, assets }, invalid };
}

/** An asset that follows the rules of the business in everything. */
function plain(asset: AccountAsset): AcceptedAsset {
  const [addressMode] = addressModesOf(asset);
  return {
    ...{ asset: asset.id, isEnabled: false, addressMode, confirmationPolicy: null },
    ...{ toleranceBps: null, windowMinutes: null, adjustBps: null, minPrice: null },
    maxPrice: null,
  };
}

function textsOf(accepted: AcceptedAsset): Record<AssetField, string> {
  const { confirmationPolicy: policy, toleranceBps, windowMinutes, adjustBps } = accepted;
  return {
    isEnabled: accepted.isEnabled ? 'yes' : 'no',
    policy: policy === null ? '' : choiceOf(policy),
    confirmations: typeof policy === 'number' ? String(policy) : '',
    minPrice: accepted.minPrice ?? '',
    maxPrice: accepted.maxPrice ?? '',
    toleranceBps: toleranceBps === null ? '' : formatBasisPoints(toleranceBps),
    windowMinutes: windowMinutes === null ? '' : String(windowMinutes),
    adjustBps: adjustBps === null ? '' : formatBasisPoints(adjustBps),
    addressMode: accepted.addressMode,
  };
}
