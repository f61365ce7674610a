'use client';
import { type ReactElement, useContext } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText, type AmountTextProps } from '../../ui/amount-text/amount-text.tsx';
import { hiddenAmount } from '../../ui/amount-text/hidden-amount.ts';
import { AmountsContext } from './amounts-scope.tsx';
import * as css from './private-amount.css.ts';
import { type AmountsHiddenState, useAmountsHidden } from './use-amounts-hidden.ts';

/** An amount, or dots in its place while amounts are hidden. */
export function PrivateAmount(props: AmountTextProps): ReactElement {
  const amounts = useContext(AmountsContext);
  return amounts === null ? <LoneAmount {...props} /> : draw(amounts, props);
}

/** Amount outside a list, which reads the setting itself. */
function LoneAmount(props: AmountTextProps): ReactElement {
  return draw(useAmountsHidden().amounts, props);
}

function draw(amounts: AmountsHiddenState['amounts'], props: AmountTextProps): ReactElement {
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
      return <HiddenAmount size={props.size} />;
    default:
      return amounts satisfies never;
  }
}

/** Text of a sentence with the dots of a hidden amount in it, which are read aloud as such. */
export function HiddenIn({ text }: { readonly text: string }): ReactElement {
  const [before, after] = text.split(hiddenAmount);
  if (after === undefined) return <>{text}</>;
  return (
    <>
      {before}
      <HiddenAmount />
      {after}
    </>
  );
}

function HiddenAmount({ size }: Pick<AmountTextProps, 'size'>): ReactElement {
  const t = useTranslate();
  return (
    <span role="img" aria-label={t('portfolio.hidden')}>
      <AmountText amount={hiddenAmount} size={size} />
    </span>
  );
}
