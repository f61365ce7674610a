import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { focusOnMount } from './focus-on-mount.ts';
import { LazyPart } from './lazy-part.tsx';
import { LazyCancelQuestion } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import type { ShownPayment } from './step-props.ts';

/** Gives up the payment, after a question in its place. Quieter than the ways to pay, which most look for. */
export function CancelPayment(props: ShownPayment): ReactElement | null {
  const t = useTranslate();
  const [asking, setAsking] = useState<'not yet' | 'now' | 'no more'>('not yet');
  const { actions, transfers, unmatched } = props.checkout;
  // A payer who has sent something would lose the page that shows it.
  if (transfers.length + unmatched.length > 0 || !actions.includes('CANCEL')) return null;
  if (asking === 'now')
    return (
      <LazyPart>
        <LazyCancelQuestion {...props} onKeep={() => setAsking('no more')} />
      </LazyPart>
    );
  return (
    <Button
      variant="plain"
      size="sm"
      className={css.danger}
      ref={asking === 'no more' ? focusOnMount : undefined}
      onClick={() => setAsking('now')}
    >
      {t('checkout.cancel')}
    </Button>
  );
}
