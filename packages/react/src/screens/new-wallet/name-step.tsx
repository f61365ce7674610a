'use client';
import { fieldMessage, type NewWalletFlow, type WordCount } from '@billfold/core/flows';
import { type FormEvent, type ReactElement, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { focusFirstInvalid } from '../form/focus-first-invalid.ts';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';
import { UnfinishedWallets } from './unfinished-wallets.tsx';

export interface NameStepProps {
  readonly flow: NewWalletFlow;
  /** Leaves the flow; undefined where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

export function NameStep({ flow, onCancel }: NameStepProps): ReactElement {
  const t = useTranslate();
  const state = useFlow(flow);
  const form = useRef<HTMLFormElement>(null);
  const { draft } = state;
  const { actions } = flow;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actions.submitName();
    queueMicrotask(() => focusFirstInvalid(form.current));
  };
  return (
    <StepFrame title={t('newWallet.name.title')} lead={t('newWallet.name.lead')} isFirst>
      <UnfinishedWallets onFinish={actions.finish} />
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={t('newWallet.name.label')}
          autoComplete="off"
          value={draft.name}
          onValueChange={(name) => actions.draft({ name })}
          error={fieldMessage(state, 'name', t)}
        />
        <RadioCards
          label={t('newWallet.kind.label')}
          value={draft.kind === 'import' ? 'import' : 'create'}
          onValueChange={(kind) => actions.draft({ kind })}
          options={[
            {
              value: 'create',
              title: t('newWallet.kind.create'),
              details: [t('newWallet.kind.create.detail')],
            },
            {
              value: 'import',
              title: t('newWallet.kind.import'),
              details: [t('newWallet.kind.import.detail')],
            },
          ]}
        />
        {draft.kind === 'create' && (
          <details className={css.advanced}>
            <summary className={css.summary}>
              {t('newWallet.advanced')}
              <Icon shape={icons.chevronDown} size={16} className={css.chevron} />
            </summary>
            <RadioCards
              label={t('newWallet.wordCount.label')}
              value={wordCountText[draft.wordCount]}
              onValueChange={(text) => actions.draft({ wordCount: text === '12' ? 12 : 24 })}
              options={wordCounts.map((value) => ({
                value,
                title: t('newWallet.wordCount.words', { count: value }),
              }))}
            />
          </details>
        )}
        <div className={css.actions}>
          {onCancel && (
            <Button size="lg" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          )}
          <Button type="submit" variant="primary" size="lg" className={css.end}>
            {t('common.continue')}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}

const wordCounts = ['12', '24'] as const;

const wordCountText: Readonly<Record<WordCount, '12' | '24'>> = { 12: '12', 24: '24' };
