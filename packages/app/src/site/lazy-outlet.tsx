import { useTranslate } from '@billfold/react';
import { Button, EmptyState, icons } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { reloadReplacedPage } from '../common/reload-replaced-page.ts';
import type { LazyPart } from '../routing/lazy-part.ts';
import { PageSpinner } from '../shell/page-spinner.tsx';

export interface LazyOutletProps {
  readonly part: LazyPart<{ readonly children?: ReactNode }>;
  readonly children?: ReactNode;
}

/** Draws a part once its code is loaded. Without Suspense, which keeps a fallback for 300 ms. */
export function LazyOutlet({ part, children }: LazyOutletProps): ReactElement {
  const isFailed = useLoad(part);
  const Part = part.peek();
  if (Part) return <Part>{children}</Part>;
  return isFailed ? <LoadingFailed /> : <PageSpinner />;
}

/** Loads the part and redraws once it is loaded; returns true if that failed. */
function useLoad(part: LazyOutletProps['part']): boolean {
  const [outcome, setOutcome] = useState({ of: part, isFailed: false });
  useEffect(() => {
    let isCurrent = true;
    const settle = (isFailed: boolean): void => {
      if (isCurrent) setOutcome({ of: part, isFailed });
    };
    part.load().then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [part]);
  return outcome.of === part && outcome.isFailed;
}

/**
 * Offers a reload: an automatic one would lose what was typed (R-NOTE-12). Only where the site was built again does
 * it reload by itself, because nothing else of this build loads then either.
 */
function LoadingFailed(): ReactElement {
  const t = useTranslate();
  useEffect(() => void reloadReplacedPage({ page: window, fetch }), []);
  return (
    <EmptyState
      icon={icons.alert}
      title={t('shell.preloadFailed.title')}
      text={t('shell.preloadFailed.text')}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('shell.reload')}
        </Button>
      }
    />
  );
}
