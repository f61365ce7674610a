import { validationTexts } from '@billfold/core/i18n';
import { checkoutResultTexts, refundClaimTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { ErrorState, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageSkeleton } from '../page-skeleton.tsx';
import * as css from '../pay.css.ts';
import { ResultHead } from '../result-head.tsx';
import { RefundPage } from './refund-page.tsx';
import { useRefundClaim } from './use-refund-claim.ts';

/** Loads the refund behind a link. A link that was cut off is none, like one with a wrong token. */
export function RefundLoader({ token }: { readonly token: string }): ReactElement {
  useTexts(checkoutResultTexts, refundClaimTexts, validationTexts);
  const t = useTranslate();
  const refund = useRefundClaim(token);
  const { claim, failure, load } = refund;
  if (claim !== null) return <RefundPage {...refund} claim={claim} token={token} />;
  if (failure === null) return <PageSkeleton />;
  return (
    <main className={css.alone}>
      {failure.status === 404 || failure.status === 400 ? (
        <div className={css.card}>
          <ResultHead tone="warning" title={t('refundClaim.notFound')} isFirst level={1}>
            <p>{t('refundClaim.notFound.text')}</p>
          </ResultHead>
        </div>
      ) : (
        <ErrorState
          error={failure}
          title={t('refundClaim.loadFailed')}
          onRetry={() => void load()}
        />
      )}
    </main>
  );
}
