'use client';
import { formatCoin, formatUsd, type NamedAsset, type SendState, toDecimal } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

export interface LinkedAmountProps {
  readonly state: SendState;
  readonly asset: NamedAsset;
  /** Left out where neither can be edited. */
  readonly onSwitch: (() => void) | undefined;
}

/** The amount in the currency that is not edited, and the button that swaps the two. */
export function LinkedAmount({ state, asset, onSwitch }: LinkedAmountProps): ReactElement {
  const t = useTranslate();
  const isUsd = state.edited === 'usd';
  const typed = formatCoin(state.exactAmount ?? toDecimal('0'), asset);
  const amount = isUsd ? `${typed} ${asset.symbol}` : formatUsd(toDecimal(state.amountUsd || '0'));
  return (
    <>
      <span>{t('send.equivalent', { amount })}</span>
      {onSwitch && (
        <IconButton
          icon={icons.swapVertical}
          size="sm"
          label={t('send.switchTo', { unit: isUsd ? asset.symbol : t('send.usd') })}
          // Not `disabled`: the focus stays on it when the price grows too old.
          aria-disabled={!state.canEnterUsd}
          onClick={onSwitch}
        />
      )}
    </>
  );
}
