'use client';
import { isGapLimit } from '@billfold/core/flows';
import { depositAddressesTexts } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { muted, step } from '../frame/step.css.ts';
import { AddressList } from './address-list.tsx';
import { LoadingAddresses } from './loading-addresses.tsx';
import type { DepositAddressesFlowOfDialog } from './use-deposit-addresses-flow.ts';

/** Body of the Deposit addresses dialog. */
export function DepositAddressesContent(props: {
  readonly flow: DepositAddressesFlowOfDialog | null;
}): ReactElement {
  useTexts(depositAddressesTexts);
  const t = useTranslate();
  const { flow } = props;
  const canGenerate = useScope('receive');
  const network = flow?.state.network?.name;
  // Once there is a list, another filter takes the focus nowhere.
  const [wasListed, setWasListed] = useState(false);
  const isListed = flow?.state.account != null && flow.state.status !== 'loading';
  if (isListed && !wasListed) setWasListed(true);
  return (
    <>
      <DialogHeader
        title={
          network === undefined
            ? t('depositAddresses.titlePlain')
            : t('depositAddresses.title', { network })
        }
      />
      <DialogBody step={wasListed ? 'list' : 'loading'}>
        {flow ? <Addresses flow={flow} /> : <LoadingAddresses />}
      </DialogBody>
      {canGenerate && flow?.state.canGenerate && (
        <DialogFooter>
          <Button
            size="lg"
            icon={icons.plus}
            wide
            busy={flow.state.isGenerating}
            onClick={flow.generate}
          >
            {t('depositAddresses.generate')}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

interface PartProps {
  readonly flow: DepositAddressesFlowOfDialog;
}

function Addresses({ flow }: PartProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  if (state.status === 'failed' && state.problem)
    return (
      <ErrorState
        error={state.problem}
        title={t('depositAddresses.loadFailed')}
        onRetry={actions.retry}
      />
    );
  if (state.account === null) return <LoadingAddresses />;
  return (
    <div className={step}>
      <NotGenerated flow={flow} />
      {state.account.name !== state.network?.name && (
        <p className={muted}>{t('depositAddresses.list', { account: state.account.name })}</p>
      )}
      {state.canGenerate ? (
        <Checkbox
          label={t('depositAddresses.showUsed')}
          checked={state.filter === 'all'}
          onCheckedChange={(isAll) => actions.show(isAll ? 'all' : 'unused')}
        />
      ) : (
        <p className={plain}>{t('depositAddresses.single')}</p>
      )}
      {state.status === 'loading' && <LoadingAddresses />}
      {state.status === 'empty' && (
        <p className={plain}>
          {t(state.filter === 'all' ? 'depositAddresses.none' : 'depositAddresses.noneUnused')}
        </p>
      )}
      {state.status === 'ready' && <AddressList state={state} onSelect={actions.select} />}
    </div>
  );
}

/** Why no further address was made. */
function NotGenerated({ flow }: PartProps): ReactElement | null {
  const t = useTranslate();
  const { problem } = flow.state;
  if (problem === null) return null;
  if (!isGapLimit(problem))
    return (
      <ProblemNotice
        problem={problem}
        title={t('depositAddresses.generateFailed')}
        tone="warning"
      />
    );
  return (
    <Notice tone="info" title={t('depositAddresses.gapLimit.title')} live>
      {t('depositAddresses.gapLimit')}
    </Notice>
  );
}
