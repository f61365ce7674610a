'use client';
import { isErrorCode } from '@billfold/core';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core/flows';
import { validationText } from '@billfold/core/i18n';
import { type ReactElement, type RefObject, useEffect, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { TextLink } from '../../ui/link/text-link.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { muted } from '../frame/step.css.ts';
import { RecipientSuggestions } from './recipient-suggestions.tsx';
import { isMendedByHost, requestErrorText } from './request-error-text.ts';
import { ScanRecipient } from './scan-recipient.tsx';
import { useMarkedOption } from './use-marked-option.ts';

export interface RecipientFieldProps {
  readonly state: SendState;
  readonly actions: SendActions;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onValueChange: (text: string) => void;
  readonly onPick: (recipient: KnownRecipient) => void;
}

/** Field of the recipient, and below it the known recipients that match the typed text. */
export function RecipientField(props: RecipientFieldProps): ReactElement {
  const t = useTranslate();
  const { state, actions, field, onValueChange, onPick } = props;
  const { account, network, suggestions, suggestionsError, requestError } = state;
  const { recipient: error } = state.errors;
  const isLocked = state.locked.includes('recipient');
  const listId = useId();
  const shown = isLocked ? [] : suggestions;
  const marked = useMarkedOption({ options: shown, onPick });
  const { enterRecipient } = actions;
  const accountId = account?.id;
  useEffect(() => {
    if (accountId !== undefined && !isLocked) enterRecipient();
  }, [accountId, isLocked, enterRecipient]);
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': marked.index < 0 ? undefined : `${listId}-${marked.index}`,
    onKeyDown: marked.onKeyDown,
  } as const;
  return (
    <>
      <TextField
        ref={field}
        label={t('send.recipient')}
        placeholder={network ? t('send.recipient.placeholder', { network: network.name }) : ''}
        mono
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isLocked}
        data-first-focus={account !== null || undefined}
        trailing={!isLocked && <ScanRecipient state={state} onScan={onValueChange} />}
        value={state.recipient}
        onValueChange={(text) => {
          marked.clear();
          onValueChange(text);
        }}
        onBlur={actions.leaveRecipient}
        hint={state.isOpeningRequest ? t('send.request.opening') : undefined}
        error={requestError ? requestErrorText(requestError, t) : error && validationText(error, t)}
        {...(shown.length > 0 && combobox)}
      />
      {requestError && isMendedByHost(requestError) && (
        <TextLink href={state.recipient} target="_blank" rel="noopener">
          {t('send.request.checkout')}
        </TextLink>
      )}
      {shown.length === 0 && isErrorCode(suggestionsError, 'network', 'timeout', 'offline') && (
        <p className={muted}>{t('send.recipient.offline')}</p>
      )}
      {shown.length > 0 && (
        <RecipientSuggestions
          id={listId}
          recipients={shown}
          marked={marked.index}
          onPick={onPick}
        />
      )}
    </>
  );
}
