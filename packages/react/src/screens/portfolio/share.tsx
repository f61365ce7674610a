'use client';
import type { Cents, Decimal } from '@billfold/core';
import { shareOf } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import * as css from './holdings.css.ts';

export interface ShareProps {
  /** Value in US dollars; null without a price. */
  readonly value: Decimal | null;
  /** Sum of all values; null while one is unknown. */
  readonly total: Cents | null;
}

/** Part of the total that an asset is, in per cent and as a bar. */
export function Share({ value, total }: ShareProps): ReactElement | null {
  const t = useTranslate();
  const percent = shareOf(value, total);
  if (percent === null) return null;
  return (
    <span className={css.share}>
      {percent === 0n
        ? t('portfolio.share.small')
        : t('portfolio.share', { percent: `${percent}` })}
      <span aria-hidden="true" className={css.shareTrack}>
        <span className={css.shareBar} style={{ inlineSize: `max(2px, ${percent}%)` }} />
      </span>
    </span>
  );
}
