import { AmountText, type AmountTextProps, useStore, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../boot/services-context.ts';

/** An amount, or dots in its place while amounts are hidden. */
export function PrivateAmount(props: AmountTextProps): ReactElement {
  const t = useTranslate();
  const { isOn: isHidden } = useStore(useServices().amountsHidden);
  if (!isHidden) return <AmountText {...props} />;
  return (
    <span role="img" aria-label={t('portfolio.hidden')}>
      <AmountText amount="••••••" size={props.size} />
    </span>
  );
}
