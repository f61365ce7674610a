import { checkoutPartsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import type { ShownPayment } from './step-props.ts';
import { useAction } from './use-action.ts';

export interface CancelQuestionProps extends ShownPayment {
  readonly onKeep: () => void;
}

/** Question before a payment is given up: those who have sent already would lose its page. */
export function CancelQuestion({ checkout, source, onKeep }: CancelQuestionProps): ReactElement {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const cancel = async (): Promise<void> => {
    const isDone = await run(async () => source.show(await calls.cancel(checkout.id)));
    if (!isDone) await source.load();
  };
  return (
    <fieldset
      className={css.question}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onKeep();
      }}
    >
      <legend className={css.questionTitle}>{t('checkout.cancel.question')}</legend>
      <p className={css.small}>{t('checkout.cancel.text')}</p>
      <div className={css.row}>
        <Button ref={focusOnMount} onClick={onKeep}>
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
