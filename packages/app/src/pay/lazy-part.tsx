import { useTranslate } from '@billfold/react';
import { Button, Spinner } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';

/**
 * Place of a part that few payers need and that is loaded when it is asked for. Where it does not load, the page stays,
 * with the address to pay to, and offers to be loaded again.
 */
export function LazyPart({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Boundary broken={<Missing />}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Boundary>
  );
}

function Missing(): ReactElement {
  const t = useTranslate();
  return (
    <div role="alert">
      <p>{t('checkout.part.failed')}</p>
      <Button onClick={() => window.location.reload()}>{t('checkout.broken.reload')}</Button>
    </div>
  );
}
