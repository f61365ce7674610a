'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useAmountsHidden } from './use-amounts-hidden.ts';

/** Hides every amount of the portfolio and the lists; what is sent and received always shows. */
export function HideAmountsButton(): ReactElement {
  const t = useTranslate();
  const { amounts, toggle } = useAmountsHidden();
  const isHidden = amounts === 'hidden';
  return (
    <IconButton
      size="sm"
      icon={isHidden ? icons.eyeOff : icons.eye}
      label={t(isHidden ? 'portfolio.showAmounts' : 'portfolio.hideAmounts')}
      onClick={toggle}
    />
  );
}
