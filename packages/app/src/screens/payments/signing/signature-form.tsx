import { isErrorCode, type Network } from '@billfold/core';
import { sendTexts, validationTexts } from '@billfold/core/i18n';
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
import type { ServerSignFlow, SignState } from './create-sign-flow.ts';
import { HighFeeNotice } from './high-fee-notice.tsx';
import * as css from './signing.css.ts';

export interface SignatureFormProps<T> {
  readonly title: string;
  readonly submit: string;
  /** Leaves without a signature. */
  readonly cancel: string;
  readonly network: Network;
  readonly flow: ServerSignFlow<T>;
  /** Explains a refusal that needs more than its own text; null for any other. */
  readonly explain: (state: SignState) => ReactElement | null;
  /** Goes on with what was signed, or closes. */
  readonly onSigned: (signed: T) => void;
  readonly onClose: () => void;
  /** Facts about what is signed. */
  readonly children: ReactNode;
}

/** Takes the secret that signs what the server sends, below the facts about it. */
export function SignatureForm<T>(props: SignatureFormProps<T>): ReactElement {
  useTexts(sendTexts, validationTexts);
  const t = useTranslate();
  const { flow, onSigned, onClose } = props;
  const state = useFlow(flow);
  const signing = useSignFields(flow, onSigned);
  useDialogLock(state.busy);
  const { focus } = signing.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is focused as the step appears.
  useEffect(focus, []);
  const isFeeOpen = state.highFee !== null && !state.isHighFeeAccepted;
  return (
    <>
      <DialogHeader title={props.title} />
      <DialogForm
        onSubmit={() => {
          if (!isFeeOpen) signing.submit();
        }}
      >
        <DialogBody step="sign">
          <div className={css.dialog}>
            {props.children}
            {props.explain(state) ?? <Refusal state={state} />}
            <HighFeeNotice state={state} network={props.network} onAccept={flow.acceptHighFee} />
            <SignFields state={state} signing={signing} />
            {signing.isOffline && (
              <Notice tone="warning" live title={t('common.wasOffline')}>
                {!state.isLost && t('send.sign.offline')}
              </Notice>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button wide disabled={state.busy} onClick={onClose}>
            {props.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={state.busy}
            missing={isFeeOpen ? t('send.missing.highFee') : undefined}
          >
            {props.submit}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}

/** Shows why the last signature was refused; a high fee has its own notice. */
function Refusal({ state }: { readonly state: SignState }): ReactElement | null {
  const { error, highFee } = state;
  const isFee = isErrorCode(error, 'api') && error.serverCode === 'fee_high';
  return isFee && highFee !== null ? null : <SignError state={state} />;
}
