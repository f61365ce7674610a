import { IconButton, useStore, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../boot/services-context.ts';

/** Hides every amount of the portfolio and the lists; what is sent and received always shows. */
export function HideAmountsButton(): ReactElement {
  const t = useTranslate();
  const { amountsHidden } = useServices();
  const { isOn: isHidden } = useStore(amountsHidden);
  return (
    <IconButton
      size="sm"
      icon={isHidden ? 'eye-off' : 'eye'}
      label={t(isHidden ? 'portfolio.showAmounts' : 'portfolio.hideAmounts')}
      onClick={amountsHidden.toggle}
    />
  );
}
