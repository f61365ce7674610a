import { checkoutPartsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { LanguageChoice } from './language-choice.tsx';
import * as css from './pay.css.ts';
import { ResultHead } from './result-head.tsx';

/** Page of an id or slug that names nothing. */
export function NotFound(): ReactElement {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  return (
    <main className={css.alone}>
      <div className={css.card}>
        <ResultHead tone="warning" title={t('checkout.notFound')} isFirst level={1}>
          <p>{t('checkout.notFound.text')}</p>
        </ResultHead>
      </div>
      <footer className={css.centred}>
        <LanguageChoice />
        <p className={css.small}>{t('checkout.footer')}</p>
      </footer>
    </main>
  );
}
