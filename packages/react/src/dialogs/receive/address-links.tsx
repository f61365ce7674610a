'use client';
import type { ReactElement } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { AddressStepProps } from './address-step-props.ts';

/** Where the network sets no limit of addresses per account. */
export function AddressLinks({
  state,
  actions,
  onManage,
}: Pick<AddressStepProps, 'state' | 'actions' | 'onManage'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { emit } = useWalletEvents();
  const { account, isGenerating } = state;
  const tellGenerated = () => {
    notify.success(t('receive.generated'));
    if (account) emit({ type: 'address-generated', network: account.blockchainNetwork });
  };
  const generate = () => {
    // A refusal stands in the state of the flow.
    if (!isGenerating) void actions.generate().then(tellGenerated, () => undefined);
  };
  return (
    <>
      <TextButton aria-disabled={isGenerating} onClick={generate}>
        {t('receive.generate')}
      </TextButton>
      {isGenerating && <Spinner size={16} />}
      <TextButton aria-haspopup="dialog" onClick={onManage}>
        {t('receive.manage')}
      </TextButton>
    </>
  );
}
