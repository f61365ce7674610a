import { checkoutHashTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Says that a transaction which the page has shown brought nothing, before the page asks to send again. */
export function LostNotice(): ReactElement {
  useTexts(checkoutHashTexts);
  const t = useTranslate();
  return (
    <Notice tone="warning" live>
      <p>{t('checkoutHash.lost')}</p>
    </Notice>
  );
}
