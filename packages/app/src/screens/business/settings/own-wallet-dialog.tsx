import { getNetwork, type Network } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { type WatchKeyKind, watchKeyKinds } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  ChainText,
  Checkbox,
  FormDialog,
  FormDialogContent,
  FormFailure,
  Notice,
  Select,
  TextArea,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { EffectList } from '../effect-list.tsx';
import * as css from './setup.css.ts';
import { type OwnWallet, refusalOfKey, useOwnWallet } from './use-own-wallet.ts';

export interface OwnWalletDialogProps {
  readonly businessId: number;
  readonly network: Network;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes the public key of another wallet, shows its first addresses, and has payments arrive there. */
export function OwnWalletDialog({ open, ...props }: OwnWalletDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Steps {...props} />
    </FormDialog>
  );
}

interface StepProps extends Omit<OwnWalletDialogProps, 'open'> {
  readonly own: OwnWallet;
}

function Steps(props: Omit<OwnWalletDialogProps, 'open'>): ReactElement {
  const own = useOwnWallet(props.businessId, props.network);
  return own.read === null ? (
    <KeyStep {...props} own={own} />
  ) : (
    <CompareStep {...props} own={own} read={own.read} />
  );
}

function KeyStep({ network, onClose, own }: StepProps): ReactElement {
  const t = useTranslate();
  const { state, kind } = own;
  const refusal = refusalOfKey(state);
  return (
    <FormDialogContent
      title={t('businessSetup.own.title', { network: getNetwork(network).name })}
      submit={t('businessSetup.own.preview')}
      isBusy={state.isBusy}
      onSubmit={own.preview}
      onCancel={onClose}
    >
      {own.wasPrivate && <PrivateWarning />}
      {refusal === undefined && !own.wasPrivate && (
        <FormFailure failure={state.failure} fields={[]} />
      )}
      <p className={css.text}>{t('businessSetup.own.text')}</p>
      <TextArea
        label={t('businessSetup.own.key')}
        hint={t('businessSetup.own.key.hint')}
        rows={4}
        mono
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={state.isBusy}
        value={own.key}
        onValueChange={own.setKey}
        error={refusal === undefined ? invalidOf(own, 'key', t) : t(refusal)}
      />
      <Select
        label={t('businessSetup.own.kind')}
        hint={t('businessSetup.own.kind.hint')}
        disabled={state.isBusy}
        value={kind ?? asTold}
        options={[
          { id: asTold, text: t('businessSetup.own.kind.told') },
          ...kindsByUse.map((id) => ({ id, text: t(`businessSetup.own.kind.${id}`) })),
        ]}
        onValueChange={(id) => own.setKind(watchKeyKinds.find((each) => each === id) ?? null)}
      />
      <Notice tone="info" title={t('businessSetup.own.alone')}>
        {t('businessSetup.own.alone.text')}
      </Notice>
    </FormDialogContent>
  );
}

const asTold = 'told';
/** The newest form that most wallets use comes first. */
const kindsByUse: readonly WatchKeyKind[] = ['wpkh', 'tr', 'sh-wpkh', 'pkh'];

function invalidOf(
  { state: { invalid } }: OwnWallet,
  field: 'key' | 'compared',
  t: ReturnType<typeof useTranslate>,
): string | undefined {
  return fieldMessage({ invalid, failure: null }, field, t);
}

function PrivateWarning(): ReactElement {
  const t = useTranslate();
  return (
    <Notice tone="danger" live title={t('businessSetup.own.private')}>
      <p>{t('businessSetup.own.private.text')}</p>
      <p>{t('businessSetup.own.private.next')}</p>
    </Notice>
  );
}

interface CompareProps extends StepProps {
  readonly read: NonNullable<OwnWallet['read']>;
}

function CompareStep({ network, onClose, own, read }: CompareProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { state } = own;
  const { name, symbol } = getNetwork(network);
  const refusal = refusalOfKey(state);
  const submit = async (): Promise<void> => {
    if (!(await own.choose())) return;
    onClose();
    notify.success(t('businessSetup.own.done', { network: name }));
  };
  return (
    <FormDialogContent
      title={t('businessSetup.own.compare')}
      submit={t('businessSetup.own.submit')}
      cancel={t('businessSetup.own.back')}
      isBusy={state.isBusy}
      onSubmit={submit}
      onCancel={own.edit}
    >
      {refusal === undefined ? (
        <FormFailure failure={state.failure} fields={[]} />
      ) : (
        <Notice tone="danger" live>
          {t(refusal)}
        </Notice>
      )}
      <p className={css.text}>{t('businessSetup.own.compare.text')}</p>
      <ol className={css.compared} aria-label={t('businessSetup.own.addresses')}>
        {read.addresses.map((address) => (
          <li key={address}>
            <ChainText
              network={network}
              page={{ address }}
              form="grouped"
              copyLabel={t('businessSetup.own.address.copy')}
            />
          </li>
        ))}
      </ol>
      <p className={css.note}>{t(`businessSetup.own.kind.${read.kind}`)}</p>
      <Checkbox
        label={t('businessSetup.own.compared')}
        disabled={state.isBusy}
        checked={own.isCompared}
        onCheckedChange={own.setCompared}
        error={invalidOf(own, 'compared', t)}
      />
      <GapNotice />
      <EffectList
        title={t('businessSetup.settlement.change.changes')}
        effects={[
          t('businessSetup.own.changes.new', { asset: symbol }),
          t('businessSetup.own.changes.open'),
          t('businessSetup.own.changes.refunds'),
          t('businessSetup.settlement.change.changes.mail'),
        ]}
      />
    </FormDialogContent>
  );
}

/** Asks for a gap limit with which the other wallet finds every payment. */
function GapNotice(): ReactElement {
  const t = useTranslate();
  return (
    <Notice tone="warning" title={t('businessSetup.own.gap')}>
      {t('businessSetup.own.gap.text')}
    </Notice>
  );
}
