import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import { checkoutLinkTexts, checkoutReceiptTexts } from '@billfold/core/internal';
import type { CheckoutLink } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { ErrorState, useTexts } from '@billfold/react/internal';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { LinkPage } from './link-page.tsx';
import { NotFound } from './not-found.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';

export interface LinkLoaderProps {
  readonly slug: string;
  readonly onLink: (link: CheckoutLink) => void;
  readonly onPayment: (id: string) => void;
}

/** Loads a payment link, which does not change while its page is open. */
export function LinkLoader({ slug, onLink, onPayment }: LinkLoaderProps): ReactElement {
  useTexts(checkoutLinkTexts, checkoutReceiptTexts);
  const t = useTranslate();
  const { checkout } = usePayServices();
  const [link, setLink] = useState<CheckoutLink | null>(null);
  const [failure, setFailure] = useState<AnyBillfoldError | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    try {
      const loaded = await checkout.getLink(slug);
      onLink(loaded);
      setLink(loaded);
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setFailure(error);
    }
  }, [checkout, slug, onLink]);
  useEffect(() => void load(), [load]);
  if (link !== null) return <LinkPage link={link} onPayment={onPayment} />;
  if (failure === null) return <PageSkeleton />;
  if (failure.status === 404) return <NotFound />;
  return (
    <main className={css.alone}>
      <ErrorState error={failure} title={t('checkout.loadFailed')} onRetry={() => void load()} />
    </main>
  );
}
