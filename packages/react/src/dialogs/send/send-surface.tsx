'use client';
import type { Transaction } from '@billfold/core/contract';
import {
  confirmationTexts,
  type MessageKey,
  sendTexts,
  validationTexts,
} from '@billfold/core/i18n';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlowPart } from '../../state/use-store.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { DialogBody, DialogForm, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { missing as missingLine } from '../frame/step.css.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import { ResetCloudPasswordDialog } from '../reset-password/reset-cloud-password-dialog.tsx';
import { missingInput } from './missing-input.ts';
import { SendFooter, SendStepBody, type SendView, sendView } from './send-steps.tsx';
import {
  type OpenSendFlow,
  type SendDialogProps,
  SendDraft,
  type SettlementSource,
  useSendDialog,
} from './use-send-dialog.ts';
import { useSign } from './use-sign.ts';

/** Send dialog, which cannot be closed while a signed transaction is being sent. */
export function SendSurface(props: DialogSurfaceProps<SendDialogProps>): ReactElement {
  const { opening, onSent, settlement, initialFocus, className, id } = props;
  const flow = useSendDialog(opening, props);
  const view = useFlowPart(flow, sendView);
  const isSending = useFlowPart(flow, (state) => state?.step === 'sign' && state.busy);
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="send.title"
      texts={sendTexts}
      locked={isSending}
      size={view === 'empty' ? 'content' : 'tall'}
    >
      {flow && !settlement && <SendDraft flow={flow} open={opening.open} />}
      <SendContent flow={flow} close={opening.close} onSent={onSent} settlement={settlement} />
    </WalletDialog>
  );
}

interface SendContentProps {
  readonly flow: OpenSendFlow | null;
  readonly close: AnnouncedOpen['close'];
  readonly onSent: ((transaction: Transaction) => void) | undefined;
  readonly settlement: SettlementSource | undefined;
}

/** Content of the Send dialog: header, current step and footer. */
function SendContent({ flow, close, onSent, settlement }: SendContentProps): ReactElement {
  useTexts(sendTexts, confirmationTexts, validationTexts);
  const t = useTranslate();
  const view = useFlowPart(flow, sendView);
  const canGoBack = useFlowPart(flow, (state) => state?.canGoBack === true);
  const signMethod = useFlowPart(flow, (state) => state?.signMethod ?? '');
  // During signing the back button is hidden and the dialog is locked.
  const hasBack = canGoBack || view === 'sign';
  const business = useFlowPart(
    flow,
    (state) => (state?.request ?? state?.requestChoice)?.businessName ?? null,
  );
  // The body focuses its first field whenever this name changes.
  const stepName = `${view} ${signMethod}`;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const reviewIds = { parties: `${id}-parties`, sums: `${id}-sums` };
  const signing = useSign(flow, onSent);
  const [isForgotten, setForgotten] = useState(false);
  const missing = useMissingInput(flow);
  const onForgot = () => setForgotten(true);
  const submit = () => {
    if (!flow) return;
    if (view === 'result') close('completed');
    else if (view === 'sign') signing.submit();
    else if (!missing.tell()) advance(flow, field.current);
  };
  return (
    <>
      <DialogHeader
        title={
          business === null
            ? t(view === 'empty' ? 'send.empty.title' : 'send.title')
            : t('send.request.title', { business })
        }
        onBack={hasBack ? flow?.actions.back : undefined}
      >
        <SendStepper view={view} />
      </DialogHeader>
      <DialogForm onSubmit={submit}>
        <DialogBody step={stepName}>
          <SendStepBody
            {...{ view, flow, field, signing, reviewIds, close, onForgot, settlement }}
          />
        </DialogBody>
        {missing.text !== null && (
          <p role="alert" className={missingLine}>
            {t(missing.text)}
          </p>
        )}
        <SendFooter {...{ view, flow, signing, reviewIds, close }} />
      </DialogForm>
      {/* Outside the form, because the dialog has a form of its own. */}
      {view === 'sign' && (
        <ResetCloudPasswordDialog
          open={isForgotten}
          onOpenChange={setForgotten}
          onDone={signing.clear}
        />
      )}
    </>
  );
}

interface ToldInput {
  readonly text: MessageKey | null;
  /** Says what is missing to go on, and focuses it; false where nothing is. */
  readonly tell: () => boolean;
}

/** Says what is missing when a disabled Continue is pressed, until it is there. */
function useMissingInput(flow: OpenSendFlow | null): ToldInput {
  const { dialog } = useDialog();
  const [told, setTold] = useState<MessageKey | null>(null);
  const text = useFlowPart(flow, (state) => (state ? (missingInput(state)?.text ?? null) : null));
  const tell = (): boolean => {
    const missing = flow && missingInput(flow.getState());
    setTold(missing?.text ?? null);
    if (missing == null) return false;
    if (missing.control !== null)
      dialog.current?.querySelector<HTMLElement>(missing.control)?.focus();
    return true;
  };
  return { text: told === text ? text : null, tell };
}

/** Continues, or focuses the text field with the error of a refused step. */
function advance({ actions, getState }: OpenSendFlow, field: HTMLElement | null): void {
  const { canContinue, step } = getState();
  if (!canContinue) return;
  actions.next();
  if (getState().step === step) field?.focus();
}

const steps = ['recipient', 'amount', 'review', 'sign'] as const;

/** Progress over the four steps; hidden outside of them. */
function SendStepper({ view }: { readonly view: SendView }): ReactElement | null {
  const t = useTranslate();
  const current = steps.findIndex((step) => step === (view === 'loading' ? 'recipient' : view));
  if (current === -1) return null;
  return (
    <Stepper
      label={t('send.steps')}
      steps={steps.map((step) => t(`send.step.${step}`))}
      current={current}
    />
  );
}
