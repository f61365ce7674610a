'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { SendState, SignMethod } from '@billfold/core/flows';
import { type ReactElement, useId } from 'react';
import { useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TextButton, TextLink } from '../../ui/link/text-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OtpField } from '../../ui/otp-field/otp-field.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { text } from '../../ui/problem-notice/problem-notice.css.ts';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { PhraseField } from '../../ui/secret-field/phrase-field.tsx';
import { step } from '../frame/step.css.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { SignedSums } from './amounts.tsx';
import { ChosenRecipient } from './chosen-recipient.tsx';
import * as css from './send.css.ts';
import { SignFrame } from './sign-frame.tsx';
import type { OpenSendFlow } from './use-send-dialog.ts';
import type { SendSigning, Signing } from './use-sign.ts';

interface SignStepProps {
  readonly flow: OpenSendFlow;
  readonly state: SendState;
  readonly signing: SendSigning;
  readonly close: AnnouncedOpen['close'];
  /** Called by the link about a forgotten encryption key. */
  readonly onForgot: () => void;
}

/** Shows the transaction, the choice of a sign method, and the field of the secret. */
export function SignStep(props: SignStepProps): ReactElement {
  const t = useTranslate();
  const { flow, state, signing, close, onForgot } = props;
  const { secretEntry } = useWallet();
  return (
    <div className={step}>
      {/* The frame says itself what it signs. */}
      {secretEntry === 'inline' && <Signed state={state} />}
      <SignError state={state} close={close} />
      {signing.isOffline && (
        <Notice tone="warning" live title={t('common.wasOffline')}>
          {t('send.sign.offline')}
        </Notice>
      )}
      {secretEntry === 'inline' ? (
        <SignFields {...{ state, signing, onForgot }} />
      ) : (
        <SignFrame flow={flow} signing={signing} close={close} />
      )}
    </div>
  );
}

/** State of what is signed, as the fields of the secret show it. */
export type SignState = Pick<
  SendState,
  'signMethod' | 'asksCode' | 'busy' | 'isChecking' | 'error'
>;

export interface SignFieldsProps {
  readonly state: SignState;
  readonly signing: Signing;
  /** Called by the link about a forgotten encryption key; without it there is no link. */
  readonly onForgot?: (() => void) | undefined;
}

/** Choice of a sign method, the field of the secret, and that of the two-factor code. */
export function SignFields({ state, signing, onForgot }: SignFieldsProps): ReactElement {
  const t = useTranslate();
  const { signMethod } = state;
  // A person who has signed before knows how; the others see both ways next to the field of one.
  const isChoiceShown = signMethod === null || !signing.hasSigned;
  return (
    <>
      <p className={css.signLead}>{t('send.sign.lead')}</p>
      {isChoiceShown && <SignMethodChoice chosen={signMethod} onChoose={signing.choose} />}
      {signMethod !== null && (
        <>
          <SecretInput method={signMethod} state={state} signing={signing} onForgot={onForgot} />
          {state.asksCode && <CodeField state={state} signing={signing} />}
        </>
      )}
    </>
  );
}

function Signed({ state }: { readonly state: SendState }): ReactElement | null {
  const t = useTranslate();
  if (state.total === null) return null;
  return (
    <>
      <SignedSums state={state} />
      <ChosenRecipient state={state} label={t('send.review.to')} />
    </>
  );
}

interface SecretInputProps {
  readonly method: SignMethod;
  readonly state: SignState;
  readonly signing: Signing;
  readonly onForgot: (() => void) | undefined;
}

/** Field of the secret. Uncontrolled: the value is in the input only, and in no state. */
function SecretInput(props: SecretInputProps): ReactElement {
  const { method, state, signing, onForgot } = props;
  const t = useTranslate();
  const refusal = isSecretError(state.error) ? state.error?.messages.join('\n') : undefined;
  const shared = {
    label: t(`send.sign.${method}`),
    hint: t('send.sign.once'),
    error: signing.error === null ? refusal : t(signing.error),
    readOnly: state.busy,
    ref: signing.field.ref,
  };
  switch (method) {
    case 'ENCRYPTION_KEY':
      return (
        <PasswordField
          key={method}
          {...shared}
          hint={`${t('send.sign.ENCRYPTION_KEY.hint')} ${shared.hint}`}
          autoComplete="current-password"
          action={
            onForgot && (
              <TextButton aria-haspopup="dialog" onClick={onForgot}>
                {t('send.sign.forgotKey')}
              </TextButton>
            )
          }
        />
      );
    case 'SEED_PHRASE':
      return (
        <PhraseField
          key={method}
          {...shared}
          error={(count) => (signing.error === null ? refusal : t(signing.error, { count }))}
          action={<ForgotPhrase />}
        />
      );
    default:
      return method satisfies never;
  }
}

/** Link to the host's help page: a lost phrase cannot be recovered. */
function ForgotPhrase(): ReactElement | null {
  const t = useTranslate();
  const href = useNavigation()?.help?.('seed-phrase') ?? null;
  if (href === null) return null;
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer">
      {t('send.sign.forgotPhrase')}
    </TextLink>
  );
}

interface CodeFieldProps {
  readonly state: SignState;
  readonly signing: Signing;
}

/** Field of the two-factor code. Uncontrolled like the secret: the value is in no state. */
function CodeField({ state, signing }: CodeFieldProps): ReactElement {
  const t = useTranslate();
  const refusal = isCodeError(state.error) ? state.error?.messages.join('\n') : undefined;
  return (
    <OtpField
      label={t('send.sign.code')}
      hint={t('send.sign.code.hint')}
      error={signing.codeError === null ? refusal : t(signing.codeError)}
      readOnly={state.busy}
      ref={signing.code.ref}
    />
  );
}

interface SignMethodChoiceProps {
  readonly chosen: SignMethod | null;
  readonly onChoose: (method: SignMethod) => void;
}

const methods = [
  { method: 'ENCRYPTION_KEY', icon: icons.lock },
  { method: 'SEED_PHRASE', icon: icons.key },
] as const;

/** Choice between the two sign methods. */
function SignMethodChoice({ chosen, onChoose }: SignMethodChoiceProps): ReactElement {
  const t = useTranslate();
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons.
    <div
      role="group"
      aria-labelledby={labelId}
      className={chosen === null ? css.methodChoice : css.methodRow}
    >
      <p id={labelId} className={classNames(css.methodLabel, css.methodWide)}>
        {t('send.sign.method')}
      </p>
      {methods.map(({ method, icon }) => (
        <button
          key={method}
          type="button"
          aria-pressed={method === chosen}
          className={chosen === null ? css.methodCard : css.methodTab}
          onClick={() => onChoose(method)}
        >
          <Icon shape={icon} className={css.methodIcon} />
          <span className={css.methodText}>
            <span className={css.methodTitle}>{t(`send.sign.${method}`)}</span>
            {chosen === null && (
              <span className={css.methodDetail}>{t(`send.sign.${method}.detail`)}</span>
            )}
          </span>
          {chosen === null && <Icon shape={icons.chevronRight} className={css.methodChevron} />}
        </button>
      ))}
    </div>
  );
}

export interface SignErrorProps {
  readonly state: Pick<SignState, 'error' | 'isChecking'>;
  /** Closes the dialog for the list of transactions. */
  readonly close?: AnnouncedOpen['close'] | undefined;
}

/** Shows an unknown or refused outcome. Never says that a transaction failed which may have been sent. */
export function SignError({ state, close }: SignErrorProps): ReactElement | null {
  const t = useTranslate();
  const { error, isChecking } = state;
  if (isChecking)
    return (
      <Notice tone="info" title={t('send.checking')} live>
        {t('send.checking.text')}
      </Notice>
    );
  if (error === null || isSecretError(error) || isCodeError(error)) return null;
  if (isErrorCode(error, 'outcome_unknown')) return <OutcomeUnknown close={close} />;
  return <ProblemNotice problem={error} title={t('send.sign.refused')} />;
}

/** Tells whether the error is shown under the field of the secret instead. */
export function isSecretError(error: AnyBillfoldError | null): boolean {
  return isErrorCode(error, 'wrong_encryption_key', 'wrong_seed_phrase');
}

/** Tells whether the error is shown under the field of the two-factor code instead. */
export function isCodeError(error: AnyBillfoldError | null): boolean {
  return (
    isErrorCode(error, 'api') &&
    (error.serverCode === 'two_factor_invalid' || error.serverCode === '2fa_required_for_send')
  );
}

function OutcomeUnknown({ close }: Pick<SignErrorProps, 'close'>): ReactElement {
  const t = useTranslate();
  const navigation = useNavigation();
  const leave = () => {
    navigation?.go({ to: 'transactions' });
    close?.('navigated');
  };
  return (
    <Notice tone="warning" title={t('send.unknown')} live>
      <p className={text}>{t('send.unknown.text')}</p>
      {navigation && <TextButton onClick={leave}>{t('send.unknown.transactions')}</TextButton>}
    </Notice>
  );
}
