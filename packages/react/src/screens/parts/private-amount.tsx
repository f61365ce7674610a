'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText, type AmountTextProps } from '../../ui/amount-text/amount-text.tsx';
import { hiddenAmount } from '../../ui/amount-text/hidden-amount.ts';
import * as css from './private-amount.css.ts';
import { useAmountsHidden } from './use-amounts-hidden.ts';

/** An amount, or dots in its place while amounts are hidden. */
export function PrivateAmount(props: AmountTextProps): ReactElement {
  const t = useTranslate();
  const { amounts } = useAmountsHidden();
  switch (amounts) {
    case 'shown':
      return <AmountText {...props} />;
    case 'unknown':
      return (
        <span className={css.unknown}>
          <AmountText {...props} />
        </span>
      );
    case 'hidden':
      return (
        <span role="img" aria-label={t('portfolio.hidden')}>
          <AmountText amount={hiddenAmount} size={props.size} />
        </span>
      );
    default:
      return amounts satisfies never;
  }
}
