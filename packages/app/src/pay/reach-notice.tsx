import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Says that what the page shows may be old, and why. The page loads again by itself. */
export function ReachNotice({ failure }: { readonly failure: AnyBillfoldError }): ReactElement {
  const t = useTranslate();
  return (
    <Notice tone="warning" live>
      <p>{t(textOf(failure))}</p>
    </Notice>
  );
}

function textOf(failure: AnyBillfoldError) {
  if (failure.status === 429) return 'checkout.slow';
  const isOffline = isErrorCode(failure, 'offline') || globalThis.navigator?.onLine === false;
  return isOffline ? 'checkout.offline' : 'checkout.stale';
}
