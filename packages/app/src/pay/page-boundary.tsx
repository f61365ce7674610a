import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { reloadReplacedPage } from '../common/reload-replaced-page.ts';
import { Boundary } from './boundary.tsx';
import * as css from './pay.css.ts';
import { ResultHead } from './result-head.tsx';

/** Shows what to do where a part of the page fails or does not load; a blank page would say nothing about the money. */
export function PageBoundary({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Boundary broken={<Broken />} onBroken={reload}>
      {children}
    </Boundary>
  );
}

function reload(): void {
  void reloadReplacedPage({ page: window, fetch });
}

function Broken(): ReactElement {
  const t = useTranslate();
  return (
    <main className={css.alone}>
      <div className={css.card}>
        <ResultHead tone="warning" title={t('checkout.broken')} isFirst level={1}>
          <p>{t('checkout.broken.text')}</p>
        </ResultHead>
        <Button variant="primary" size="lg" wide onClick={() => window.location.reload()}>
          {t('checkout.broken.reload')}
        </Button>
      </div>
    </main>
  );
}
