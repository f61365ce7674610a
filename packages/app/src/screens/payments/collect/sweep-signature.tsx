import { isErrorCode, type Network } from '@billfold/core';
import { sendTexts, validationTexts } from '@billfold/core/i18n';
import type { SweepWithParts } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogForm,
  DialogHeader,
  Notice,
  SignError,
  SignFields,
  useDialogLock,
  useSignFields,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { isUnanswered, type ServerSignFlow, type SignState } from '../signing/create-sign-flow.ts';
import { HighFeeNotice } from '../signing/high-fee-notice.tsx';
import * as css from './collect.css.ts';

export interface SweepSignatureProps {
  readonly title: string;
  readonly network: Network;
  readonly flow: ServerSignFlow<SweepWithParts>;
  /** Plans anew; null where the server takes the fees of now by itself. */
  readonly onReplan: (() => void) | null;
  readonly onSigned: () => void;
  readonly onClose: () => void;
  /** Facts about what is signed. */
  readonly children: ReactNode;
}

/** Takes the secret that signs a sweep, below the facts about it. */
export function SweepSignature(props: SweepSignatureProps): ReactElement {
  useTexts(sendTexts, validationTexts);
  const t = useTranslate();
  const { title, network, flow, onReplan, onSigned, onClose, children } = props;
  const state = useFlow(flow);
  const signing = useSignFields(flow, () => {
    onSigned();
    onClose();
  });
  useDialogLock(state.busy);
  const { focus } = signing.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is focused as the step appears.
  useEffect(focus, []);
  const isFeeOpen = state.highFee !== null && !state.isHighFeeAccepted;
  return (
    <>
      <DialogHeader title={title} />
      <DialogForm
        onSubmit={() => {
          if (!isFeeOpen) signing.submit();
        }}
      >
        <DialogBody step="sign">
          <div className={css.dialog}>
            {children}
            <Refusal state={state} onReplan={onReplan} />
            <HighFeeNotice state={state} network={network} onAccept={flow.acceptHighFee} />
            <SignFields state={state} signing={signing} />
            {signing.isOffline && (
              <Notice tone="warning" live title={t('common.wasOffline')}>
                {t('send.sign.offline')}
              </Notice>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button wide disabled={state.busy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={state.busy}
            missing={isFeeOpen ? t('send.missing.highFee') : undefined}
          >
            {t('sweeps.sign.submit')}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}

interface RefusalProps extends Pick<SweepSignatureProps, 'onReplan'> {
  readonly state: SignState;
}

/** Tells why the last signature was refused, and what can be done about it. */
function Refusal({ state, onReplan }: RefusalProps): ReactElement | null {
  const t = useTranslate();
  const { error, highFee } = state;
  const serverCode = isErrorCode(error, 'api') ? error.serverCode : undefined;
  if (isUnanswered(error))
    return (
      <Notice tone="warning" live title={t('sweeps.sign.unknown')}>
        {t('sweeps.sign.unknown.text')}
      </Notice>
    );
  if (onReplan !== null && (serverCode === 'plan_expired' || serverCode === 'plan_outdated'))
    return (
      <Notice tone="warning" live title={t('sweeps.plan.old')}>
        <p>{t('sweeps.plan.old.text')}</p>
        <Button size="sm" onClick={onReplan}>
          {t('sweeps.plan.again')}
        </Button>
      </Notice>
    );
  if (serverCode === 'fee_high' && highFee !== null) return null;
  return <SignError state={state} />;
}
