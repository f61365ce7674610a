'use client';
import { addAccountTexts } from '@billfold/core/i18n';
import { type ReactElement, useRef } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  DialogBody,
  DialogFooter,
  DialogForm,
  DialogHeader,
} from '../../ui/dialog/dialog-parts.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useSecretField } from '../../ui/secret-field/use-secret-field.ts';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { AddAccountForm, type AddAccountFormProps } from './add-account-form.tsx';
import type { AddAccountFlowOfDialog } from './use-add-account-flow.ts';

export interface AddAccountContentProps {
  readonly flow: AddAccountFlowOfDialog | null;
  readonly close: AnnouncedOpen['close'];
}

/** Body of the Add account dialog. */
export function AddAccountContent({ flow, close }: AddAccountContentProps): ReactElement {
  useTexts(addAccountTexts);
  const t = useTranslate();
  const nameField = useRef<HTMLInputElement>(null);
  const key = useSecretField();
  const focusRefused = (): void => {
    const { invalid, needsKey } = flow?.getState() ?? {};
    if (invalid?.name) nameField.current?.focus();
    else if (needsKey) key.focus();
  };
  const submit = (): void => void flow?.actions.submit(key.read()).then(focusRefused);
  const status = flow?.state.status ?? 'loading';
  return (
    <>
      <DialogHeader title={t('addAccount.title')} />
      <DialogForm onSubmit={submit}>
        {/* The field for the key, which comes later, is focused when it is there. */}
        <DialogBody step={flow?.state.needsKey ? 'key' : status}>
          <Body flow={flow} nameField={nameField} secret={key} />
        </DialogBody>
        <DialogFooter>
          <Button
            size="lg"
            wide
            disabled={flow?.state.isBusy}
            onClick={() => close('close-button')}
          >
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            busy={flow?.state.isBusy}
            disabled={status !== 'ready'}
          >
            {t('addAccount.submit')}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}

function Body({
  flow,
  ...fields
}: Omit<AddAccountFormProps, 'flow'> & Pick<AddAccountContentProps, 'flow'>): ReactElement {
  const t = useTranslate();
  const status = flow?.state.status ?? 'loading';
  if (flow === null || status === 'loading') return <LoadingFields count={2} noticeHeight="0" />;
  const { state, actions } = flow;
  if (status === 'failed' && state.problem)
    return (
      <ErrorState
        error={state.problem}
        title={t('addAccount.loadFailed')}
        onRetry={actions.retry}
      />
    );
  if (status === 'empty')
    return <EmptyState icon={icons.accounts} title={t('addAccount.noNetwork')} />;
  return <AddAccountForm flow={flow} {...fields} />;
}
