'use client';
import { receiveTexts } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { DialogBody, DialogForm, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { EmptyWallet } from '../../ui/empty-wallet/empty-wallet.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { DepositAddressesDialog } from '../deposit-addresses/deposit-addresses-dialog.tsx';
import { AccountsFailure } from '../frame/accounts-failure.tsx';
import * as css from '../frame/step.css.ts';
import { AccountStep } from './account-step.tsx';
import { AddressStep } from './address-step.tsx';
import { ReceiveFooter } from './receive-footer.tsx';
import type { ReceiveContentProps, ReceivePartProps } from './receive-part-props.ts';
import { receiveView } from './receive-view.ts';

interface ManagedContentProps extends ReceiveContentProps {
  /** The deposit addresses stand in place of this dialog. */
  readonly isManaging: boolean;
  readonly setManaging: (isManaging: boolean) => void;
}

/** Body of the Receive dialog: one frame for both steps. */
export function ReceiveContent(props: ManagedContentProps): ReactElement {
  const { flow, close, isManaging, setManaging } = props;
  useTexts(receiveTexts);
  const t = useTranslate();
  const view = receiveView(flow?.state ?? null);
  const account = flow?.state.account;
  const { dialog } = useDialog();
  const [isAsked, setAsked] = useState(false);
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setBack(true);
    flow?.actions.back();
  };
  const submit = () => {
    if (flow?.state.canContinue) return flow.actions.next();
    if (view !== 'account') return;
    setAsked(true);
    dialog.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  return (
    <>
      <DialogHeader
        title={t(view === 'empty' ? 'receive.empty.title' : 'receive.title')}
        onBack={flow?.state.step === 'receive' ? goBack : undefined}
      >
        <ReceiveStepper view={view} />
      </DialogHeader>
      <DialogForm onSubmit={submit}>
        <DialogBody step={view}>
          <ReceiveBody view={view} flow={flow} onManage={() => setManaging(true)} />
        </DialogBody>
        {isAsked && view === 'account' && flow?.state.canContinue === false && (
          <p role="alert" className={css.missing}>
            {t('receive.missing.account')}
          </p>
        )}
        <ReceiveFooter view={view} flow={flow} close={close} isBack={isBack} />
      </DialogForm>
      {view === 'address' && account && (
        <DepositAddressesDialog
          accountId={account.id}
          open={isManaging}
          onOpenChange={setManaging}
          onSelect={flow.actions.showAddress}
        />
      )}
    </>
  );
}

function ReceiveStepper({ view }: Pick<ReceivePartProps, 'view'>): ReactElement | null {
  const t = useTranslate();
  if (view === 'empty' || view === 'failed') return null;
  return (
    <Stepper
      label={t('receive.steps')}
      steps={[t('receive.step.account'), t('receive.step.receive')]}
      current={view === 'loading' || view === 'account' ? 0 : 1}
    />
  );
}

function ReceiveBody({
  view,
  flow,
  onManage,
}: Omit<ReceivePartProps, 'close'> & { readonly onManage: () => void }): ReactElement | null {
  const t = useTranslate();
  if (view === 'loading' || flow === null) return <LoadingFields count={1} rows={7} />;
  const { state, actions } = flow;
  switch (view) {
    case 'failed':
      return (
        state.problem && (
          <AccountsFailure
            error={state.problem}
            title={t('receive.accountsFailed')}
            scopeMissing={t('receive.scopeMissing')}
            onRetry={actions.retry}
          />
        )
      );
    case 'address-failed':
      return (
        state.problem && (
          <ErrorState
            error={state.problem}
            title={t('receive.addressFailed')}
            onRetry={actions.retry}
          />
        )
      );
    case 'empty':
      return <EmptyWallet />;
    case 'account':
      return <AccountStep state={state} actions={actions} />;
    case 'address-loading':
    case 'address':
      return <AddressStep state={state} actions={actions} onManage={onManage} />;
    default:
      return view satisfies never;
  }
}
