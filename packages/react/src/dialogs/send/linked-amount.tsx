'use client';
import { formatCoin, formatUsd, type NamedAsset, type SendState, toDecimal } from '@billfold/core';
import type { ReactElement } from 'react';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

export interface LinkedAmountProps {
  readonly state: SendState;
  readonly asset: NamedAsset;
  /** Undefined where the amount is locked. */
  readonly onSwitch: (() => void) | undefined;
}

/** Amount in the unit that is not edited, with a button to swap the two. */
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
          // `disabled` would lose the focus when the price expires.
          aria-disabled={!state.canEnterUsd}
          onClick={onSwitch}
        />
      )}
    </>
  );
}
