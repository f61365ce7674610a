import { useTranslate } from '@billfold/react';
import { Button, Spinner } from '@billfold/react/internal';
import { type ReactElement, Suspense, useState } from 'react';
import { LazyHashForm } from './lazy-parts.tsx';
import { PartBoundary } from './part-boundary.tsx';
import * as css from './pay.css.ts';
import type { ShownPayment } from './step-props.ts';

export interface AlreadyPaidProps extends ShownPayment {
  /** True where the payment has ended: those who have paid look for this first. */
  readonly isEnded?: boolean;
  /** Words of the button, unless they are for those who sent what was asked for. */
  readonly label?: string;
}

/** Form for those who have paid already and see nothing of it: looks for their transaction. */
export function AlreadyPaid({ isEnded = false, label, ...props }: AlreadyPaidProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...(isEnded
          ? { size: 'lg', wide: true }
          : { variant: 'plain', size: 'sm', className: css.wrapping })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label ?? t('checkout.already')}
      </Button>
      {isOpen && (
        <PartBoundary failed={t('checkout.form.failed')}>
          <Suspense fallback={<Spinner />}>
            <LazyHashForm {...props} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
