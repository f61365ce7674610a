import { findAccountAsset } from '@billfold/core';
import { CoinMark, useTranslate } from '@billfold/react';
import { IconButton, icons } from '@billfold/react/internal';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import * as css from './setup.css.ts';

export interface AssetOrderProps {
  readonly assets: readonly { readonly id: string; readonly name: string }[];
  readonly disabled: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Order in which the checkout lists the assets, by buttons that each key and finger can press. */
export function AssetOrder({ assets, disabled, onChange }: AssetOrderProps): ReactElement {
  const t = useTranslate();
  const labelId = useId();
  const [moved, setMoved] = useState<Moved | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // The focus stays with the asset, at the end of the list on its other button.
  useEffect(() => {
    if (moved === null) return;
    const [up, down] = list.current?.children[moved.to]?.querySelectorAll('button') ?? [];
    const [same, other] = moved.isUp ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);
  const move = (from: number, to: number): void => {
    const ids = assets.map(({ id }) => id);
    const [taken = ''] = ids.splice(from, 1);
    ids.splice(to, 0, taken);
    onChange(ids);
    const place = { asset: assets[from]?.name ?? '', place: to + 1, count: assets.length };
    setMoved({ to, isUp: to < from, text: t('businessSetup.assetOrder.moved', place) });
  };
  return (
    <div className={css.order}>
      <span id={labelId} className={css.orderLabel}>
        {t('businessSetup.assetOrder')}
      </span>
      <ol ref={list} aria-labelledby={labelId}>
        {assets.map(({ id, name }, at) => (
          <li key={id} className={css.orderRow}>
            <OfAsset id={id} />
            <span>{name}</span>
            <IconButton
              icon={icons.chevronUp}
              label={t('businessSetup.assetOrder.up', { asset: name })}
              disabled={disabled || at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon={icons.chevronDown}
              label={t('businessSetup.assetOrder.down', { asset: name })}
              disabled={disabled || at === assets.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <span className={css.unseen} role="status">
        {moved?.text}
      </span>
    </div>
  );
}

/** Mark of an asset, in whose place an id that is not known has none. */
function OfAsset({ id }: { readonly id: string }): ReactElement {
  const asset = findAccountAsset(id);
  return asset ? (
    <CoinMark symbol={asset.symbol} network={asset.network} size={24} />
  ) : (
    <span className={css.noMark} />
  );
}

interface Moved {
  readonly to: number;
  readonly isUp: boolean;
  readonly text: string;
}
