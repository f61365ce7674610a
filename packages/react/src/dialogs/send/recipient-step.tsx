'use client';
import type { AssetOption, KnownRecipient, SendActions, SendState } from '@billfold/core/flows';
import { validationText } from '@billfold/core/i18n';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsOwner, useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { AssetPicker } from '../../ui/asset-picker/asset-picker.tsx';
import { useIsRecent } from '../../ui/changed-mark/changed-mark.tsx';
import { getActiveElement } from '../../ui/dialog/active-element.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useAssetOptions } from '../flow/use-asset-options.ts';
import { OutageNotice } from '../frame/outage-notice.tsx';
import { step } from '../frame/step.css.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { ChosenRecipient } from './chosen-recipient.tsx';
import { OtherAccounts } from './other-accounts.tsx';
import { RecipientField } from './recipient-field.tsx';
import { RecipientChecks } from './recipient-notice.tsx';
import { ReplacedAccount } from './replaced-account.tsx';
import { RequestChoice } from './request-choice.tsx';

export interface SendStepProps {
  readonly state: SendState;
  readonly actions: SendActions;
  readonly field: RefObject<HTMLInputElement | null>;
}

interface RecipientStepProps extends SendStepProps {
  readonly close: AnnouncedOpen['close'];
}

export function RecipientStep(props: RecipientStepProps): ReactElement {
  const { state, actions, field, close } = props;
  const t = useTranslate();
  const options = useAssetOptions(state.options);
  // A locked account still leaves the choice of its assets, and a locked asset that of the account.
  const isFixed = state.locked.includes('account') && options.length === 1;
  const { isCard, edit, change } = useRecipientCard({ state, actions, field });
  const isRecent = useIsRecent();
  const isLocked = state.locked.includes('recipient');
  const removal = state.request === null ? (isLocked ? undefined : edit) : actions.removeRequest;
  const warning = useSendWarning(state);
  const select = ({ account, asset }: AssetOption): void => {
    if (account.id === state.account?.id) actions.selectAsset(asset.id);
    else actions.selectAccount(account.id, asset.id);
  };
  const pick = (recipient: KnownRecipient): void => {
    change(recipient.address);
    if (recipient.memo !== null) actions.setMemo(recipient.memo);
    // A changed address is read before it is paid.
    if (!isRecent(recipient.addressChangedAt)) actions.next();
  };
  if (state.requestChoice !== null)
    return <RequestChoice choice={state.requestChoice} {...{ state, actions }} />;
  return (
    <div className={step}>
      <AssetPicker
        label={t('send.account')}
        placeholder={t('send.account.placeholder')}
        options={options}
        value={state.option?.id ?? null}
        onSelect={select}
        locked={isFixed}
      />
      <ReplacedAccount replaced={state.replacedOption} onSwitchBack={select} />
      <OutageNotice account={state.account}>{t('send.outage')}</OutageNotice>
      {state.error && (
        <ProblemNotice
          problem={state.error}
          title={t('send.accountsEarlier')}
          tone="warning"
          onRetry={actions.retry}
        />
      )}
      {isCard ? (
        <ChosenRecipient state={state} label={t('send.recipient')} onRemove={removal} />
      ) : (
        <RecipientField {...{ state, actions, field }} onValueChange={change} onPick={pick} />
      )}
      <OtherAccounts state={state} actions={actions} field={field} />
      {!isCard && <ContactsLink onLeave={() => close('navigated')} />}
      <MemoField state={state} actions={actions} />
      <RecipientChecks state={state} actions={actions} hasCard={isCard}>
        {warning === null ? null : <p className={plain}>{warning}</p>}
      </RecipientChecks>
    </div>
  );
}

interface RecipientCardState {
  /** Shows the card of the recipient in place of the field. */
  readonly isCard: boolean;
  /** Returns from the card to the field with its text. */
  readonly edit: () => void;
  readonly change: (text: string) => void;
}

/**
 * Replaces the field by the card once its text can be paid, unless it is being typed: a text typed
 * letter by letter may be an address before it is complete.
 */
function useRecipientCard({ state, actions, field }: SendStepProps): RecipientCardState {
  const { recipient, isRecipientPayable } = state;
  const [isTyping, setTyping] = useState(false);
  // The address of a request was not typed, even where the last letter of its link was.
  const isCard = isRecipientPayable && (!isTyping || state.request !== null);
  const { dialog } = useDialog();
  const shown = state.requestChoice !== null ? 'choice' : isCard ? 'card' : 'field';
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const input = field.current;
    if (shown === 'field') {
      input?.focus();
      input?.select();
      return;
    }
    // The focus is gone with the part that had it.
    const { current: whole } = dialog;
    const next = shown === 'card' ? '[type="submit"]' : '[data-first-focus]';
    if (whole && !whole.contains(getActiveElement(whole)))
      whole.querySelector<HTMLElement>(next)?.focus();
  }, [shown, field, dialog]);
  return {
    isCard,
    edit: () => setTyping(true),
    change: (text) => {
      setTyping(Math.abs(text.length - recipient.length) === 1);
      actions.setRecipient(text);
    },
  };
}

/** Leads to the page of the contacts, where the host has one and the token may change them. */
function ContactsLink({ onLeave }: { readonly onLeave: () => void }): ReactElement | null {
  const t = useTranslate();
  const navigation = useNavigation();
  const isOwner = useIsOwner();
  if (!navigation || !isOwner) return null;
  const leave = (): void => {
    navigation.go({ to: 'contacts' });
    onLeave();
  };
  return (
    <p className={plain}>
      <TextButton onClick={leave}>{t('send.recipient.contacts')}</TextButton>
    </p>
  );
}

interface MemoFieldProps {
  readonly state: SendState;
  readonly actions: SendActions;
}

/** Field of the memo, on networks with memos. */
function MemoField({ state, actions }: MemoFieldProps): ReactElement | null {
  const t = useTranslate();
  const { memo: error } = state.errors;
  const isLocked = state.locked.includes('memo');
  if (state.network?.memo == null || (isLocked && state.memo === '')) return null;
  return (
    <TextField
      label={t('send.memo')}
      autoComplete="off"
      hint={t('send.memo.hint')}
      readOnly={isLocked}
      value={state.memo}
      onValueChange={actions.setMemo}
      error={error && validationText(error, t)}
    />
  );
}

type WarnedState = Pick<SendState, 'account' | 'asset' | 'network' | 'request'>;

/** Returns the warning about other assets and networks (R-SEND-03); null of a request, which names them by itself. */
function useSendWarning({ account, asset, network, request }: WarnedState): string | null {
  const t = useTranslate();
  if (account === null || asset === null || network === null || request !== null) return null;
  if (asset.token === null) return t(`send.warning.${account.blockchainNetwork}`);
  const { name, symbol } = asset;
  const standard = network.tokenStandard ?? '';
  return t('send.warning.token', { name, symbol, standard, network: network.name });
}
