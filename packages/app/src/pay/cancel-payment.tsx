import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import type { ShownPayment } from './step-props.ts';
import { useAction } from './use-action.ts';

/** Gives up the payment, after a question in its place. Quieter than the ways to pay, which most look for. */
export function CancelPayment({ checkout, source }: ShownPayment): ReactElement | null {
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [asking, setAsking] = useState<'not yet' | 'now' | 'no more'>('not yet');
  if (!checkout.actions.includes('CANCEL')) return null;
  if (asking !== 'now')
    return (
      <Button
        variant="plain"
        size="sm"
        className={css.small}
        ref={asking === 'no more' ? focusOnMount : undefined}
        onClick={() => setAsking('now')}
      >
        {t('checkout.cancel')}
      </Button>
    );
  const cancel = async (): Promise<void> => {
    const isDone = await run(async () => source.show(await calls.cancel(checkout.id)));
    if (!isDone) await source.load();
  };
  return (
    <fieldset
      className={css.question}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setAsking('no more');
      }}
    >
      <legend className={css.questionTitle}>{t('checkout.cancel.question')}</legend>
      <p className={css.small}>{t('checkout.cancel.text')}</p>
      <div className={css.row}>
        <Button ref={focusOnMount} onClick={() => setAsking('no more')}>
          {t('checkout.cancel.keep')}
        </Button>
        <Button variant="danger-filled" busy={isBusy} onClick={() => void cancel()}>
          {t('checkout.cancel.confirm')}
        </Button>
      </div>
      <ActionFailure failure={failure} />
    </fieldset>
  );
}
