'use client';
import { namesField, seedPhraseMessage, unknownPositions } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { TextLink } from '../../ui/link/text-link.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { PhraseField } from '../../ui/secret-field/phrase-field.tsx';
import * as css from './reset-password.css.ts';
import type { ResetPasswordPartProps } from './reset-password-part-props.ts';

/** Stays in the page during the next step: the phrase stands in its field and nowhere else. */
export function PhraseStep({ flow, form }: ResetPasswordPartProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  const isShown = state.step === 'phrase';
  return (
    <div className={css.part} hidden={!isShown}>
      {isShown && state.failure && !namesField(state.failure, 'seedPhrase') && (
        <ProblemNotice problem={state.failure} />
      )}
      <p className={plain}>{t('resetPassword.phrase.lead')}</p>
      <PhraseField
        ref={form.phrase.ref}
        label={t('resetPassword.step.phrase')}
        readOnly={state.isBusy}
        onEdit={() => actions.clearErrors('seedPhrase')}
        unknownPositions={unknownPositions(state.phraseProblem)}
        error={(count) => seedPhraseMessage(state, t, count)}
      />
      <ForgotPhrase />
    </div>
  );
}

/** Where the host has a page about it. */
function ForgotPhrase(): ReactElement | null {
  const t = useTranslate();
  const href = useNavigation()?.help?.('seed-phrase') ?? null;
  if (href === null) return null;
  return (
    <p className={plain}>
      <TextLink href={href} target="_blank" rel="noopener noreferrer">
        {t('resetPassword.forgotPhrase')}
      </TextLink>
    </p>
  );
}
