import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { SweepWithParts } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { Button, Notice, SignError } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { doubtOf, type SignState } from '../signing/create-sign-flow.ts';
import { DoubtNotice } from '../signing/doubt-notice.tsx';
import { isOldPlan } from '../signing/is-old-plan.ts';
import { SignatureForm, type SignatureFormProps } from '../signing/signature-form.tsx';
import * as css from '../signing/signing.css.ts';
import { AddressesChangedError } from './addresses-changed-error.ts';

export interface SweepSignatureProps
  extends Pick<
    SignatureFormProps<SweepWithParts>,
    'title' | 'network' | 'flow' | 'onClose' | 'children'
  > {
  /** Symbol of the asset. */
  readonly unit: string;
  /** Makes a new plan; without it the server applies the current fees by itself. */
  readonly onReplan?: () => void;
  /** True where the dialog shows what is left, and shows it anew where it has changed. */
  readonly isRestShown?: boolean;
  /** Why what is signed could not be reviewed before. */
  readonly reviewError?: AnyBillfoldError | null;
  /** Label of the button that signs; 'Sign and collect' unless given. */
  readonly submit?: string | undefined;
  /** Label of the button that leaves; 'Cancel' unless given. */
  readonly cancel?: string | undefined;
  /** Goes on with the signed sweep in the same dialog; without it the dialog closes. */
  readonly onSigned?: ((sweep: SweepWithParts) => void) | undefined;
}

/** Takes the secret that signs a sweep, below the facts about it. */
export function SweepSignature(props: SweepSignatureProps): ReactElement {
  const { unit, reviewError = null, onReplan, isRestShown, ...others } = props;
  const { submit, cancel, onSigned, ...form } = others;
  const t = useTranslate();
  const notify = useNotify();
  const { payments } = useServices();
  return (
    <SignatureForm
      {...form}
      submit={submit ?? t('sweeps.sign.submit')}
      cancel={cancel ?? t('common.cancel')}
      explain={explain}
      onSigned={(sweep) => {
        payments.invalidate();
        if (onSigned !== undefined) return onSigned(sweep);
        notify.success(t('sweeps.sign.done', { unit }));
        form.onClose();
      }}
    />
  );

  function explain(state: SignState): ReactElement | null {
    const error = state.error ?? (state.busy ? null : reviewError);
    const doubt = doubtOf({ isLost: state.isLost, error });
    if (doubt !== null)
      return (
        <DoubtNotice
          {...{ doubt, error }}
          title={t('sweeps.sign.unknown')}
          again={t('sweeps.sign.unknown.text')}
          changed={t('sweeps.sign.unknown.changed')}
        />
      );
    const isOld = isErrorCode(error, 'fee_changed') || isOldPlan(error);
    if (error instanceof AddressesChangedError)
      return (
        <Notice tone="warning" live title={t('sweeps.plan.changed')}>
          {t('sweeps.plan.changed.text')}
        </Notice>
      );
    if (onReplan !== undefined && isOld)
      return (
        <Notice tone="warning" live title={t('sweeps.plan.old')}>
          <p>{t('sweeps.plan.old.text')}</p>
          <div className={css.action}>
            <Button size="sm" onClick={onReplan}>
              {t('sweeps.plan.again')}
            </Button>
          </div>
        </Notice>
      );
    if (isRestShown && isErrorCode(error, 'fee_changed'))
      return (
        <Notice tone="warning" live title={t('sweeps.resume.changed')}>
          {t('sweeps.resume.changed.text')}
        </Notice>
      );
    if (state.error !== null || error === null) return null;
    return <SignError state={{ error, isChecking: false }} />;
  }
}
