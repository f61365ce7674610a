import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { Component, type ReactElement, type ReactNode } from 'react';
import { reloadReplacedPage } from '../common/reload-replaced-page.ts';
import * as css from './pay.css.ts';
import { ResultHead } from './result-head.tsx';

interface State {
  readonly isBroken: boolean;
}

/** Shows what to do where a part of the page fails or does not load; a blank page would say nothing about the money. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    void reloadReplacedPage({ page: window, fetch });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
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
