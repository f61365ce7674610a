import { findToken, formatAmount, getNetwork, isErrorCode } from '@billfold/core';
import type { StoredIntent } from '@billfold/core/contract';
import type { SignLocally, SignRequest } from '@billfold/core/flows';
import { createSignIntentFlow, type SignIntentState } from '@billfold/core/internal';
import { AmountText, RecipientCard, useClient, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  Checkbox,
  ErrorState,
  LoadingText,
  Notice,
  SignError,
  SignFields,
  Statement,
  useOwnFlow,
  useSignFields,
} from '@billfold/react/internal';
import {
  type FormEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { HostPage } from './connect-to-page.ts';
import * as css from './secure.css.ts';
import type { CreateSightGuard, SightGuard } from './sight-guard.ts';

interface SignIntentProps {
  readonly page: HostPage;
  readonly request: SignRequest;
  readonly signLocally: SignLocally | undefined;
  readonly createGuard: CreateSightGuard;
}

/** Shows one intent as the server will sign it, and takes the secret that signs it. */
export function SignIntent({
  page,
  request,
  signLocally,
  createGuard,
}: SignIntentProps): ReactElement {
  const t = useTranslate();
  const client = useClient();
  const flow = useOwnFlow(() =>
    createSignIntentFlow(client, {
      request,
      signLocally,
      onProgress: (progress) => page.send({ type: 'progress', progress }),
    }),
  );
  const state = useFlow(flow);
  const signing = useSignFields(flow, (transactionId) =>
    page.send({ type: 'sent', transactionId }),
  );
  const form = useRef<HTMLFormElement>(null);
  const guard = useSightGuard({ form, isReady: state.status === 'ready', createGuard });
  const [isCovered, setCovered] = useState(false);
  const { status, error, intent } = state;
  const { chooseSignMethod } = flow.actions;
  useEffect(() => {
    if (status === 'ready') chooseSignMethod('ENCRYPTION_KEY');
  }, [status, chooseSignMethod]);
  const isUnknown = isErrorCode(error, 'outcome_unknown');
  useEffect(() => {
    if (isUnknown) page.send({ type: 'outcome-unknown' });
  }, [isUnknown, page]);
  if (status === 'failed' && error !== null)
    return (
      <ErrorState error={error} title={t('secureFrame.failed')} onRetry={flow.actions.retry} />
    );
  if (intent === null) return <LoadingText />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isOpen = guard.current?.isOpen() === true;
    setCovered(!isOpen);
    if (isOpen && isFeeAccepted(state)) signing.submit();
  };
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') page.send({ type: 'escape' });
      }}
    >
      <Facts intent={intent} />
      <SignError state={state} />
      {isOver(state) ? (
        <Button size="lg" wide onClick={() => page.send({ type: 'review' })}>
          {t('secureFrame.review')}
        </Button>
      ) : (
        <>
          <SignFields state={state} signing={signing} />
          <HighFee state={state} intent={intent} onAccept={flow.actions.acceptHighFee} />
          {signing.isOffline && (
            <Notice tone="warning" live title={t('common.wasOffline')}>
              {t('send.sign.offline')}
            </Notice>
          )}
          {isCovered && (
            <Notice tone="warning" live title={t('secureFrame.covered')}>
              {t('secureFrame.covered.text')}
            </Notice>
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            data-guarded=""
            busy={state.busy}
            missing={isFeeAccepted(state) ? undefined : t('send.missing.highFee')}
          >
            {t('send.sign.submit')}
          </Button>
        </>
      )}
    </form>
  );
}

/** Recipient, amount and fee of the stored intent. Nothing of it comes from the page around. */
function Facts({ intent }: { readonly intent: StoredIntent }): ReactElement {
  const t = useTranslate();
  const { order, recipient, network, amount, totalFee } = intent;
  const native = getNetwork(network);
  const asset = (order.tokenId === null ? undefined : findToken(network, order.tokenId)) ?? native;
  const memo = { label: t('send.review.memo'), value: order.memo, stacked: true };
  return (
    <div data-facts="" className={css.facts}>
      <p className={css.place}>{t('secureFrame.place', { host: window.location.host })}</p>
      <RecipientCard address={recipient} network={network} untitled={t('send.step.recipient')} />
      <Statement
        density="compact"
        rows={[
          ...(order.memo === null ? [] : [memo]),
          {
            label: t('send.review.value'),
            value: <AmountText amount={formatAmount(amount, whole(asset))} unit={asset.symbol} />,
          },
          {
            label: t('secureFrame.fees'),
            value: (
              <AmountText amount={formatAmount(totalFee, whole(native))} unit={native.symbol} />
            ),
          },
        ]}
      />
    </div>
  );
}

/** Shows all digits: what is signed is not rounded. */
const whole = <A extends { readonly decimals: number }>(asset: A) => ({
  ...asset,
  digits: asset.decimals,
  trim: true as const,
});

interface HighFeeProps {
  readonly state: SignIntentState;
  readonly intent: StoredIntent;
  readonly onAccept: (isAccepted: boolean) => void;
}

function HighFee({ state, intent, onAccept }: HighFeeProps): ReactElement | null {
  const t = useTranslate();
  const { highFee, isHighFeeAccepted } = state;
  if (highFee === null) return null;
  const { symbol } = getNetwork(intent.network);
  return (
    <Notice tone="warning" title={t('send.review.highFee')} live>
      <p>{t('send.review.highFee.service', { fee: `${highFee} ${symbol}` })}</p>
      <Checkbox
        label={t('send.review.highFee.accept')}
        checked={isHighFeeAccepted}
        onCheckedChange={onAccept}
      />
    </Notice>
  );
}

const isFeeAccepted = ({ highFee, isHighFeeAccepted }: SignIntentState): boolean =>
  highFee === null || isHighFeeAccepted;

/** Tells whether the intent cannot be signed any more, so that the user has to review again. */
function isOver({ error }: SignIntentState): boolean {
  if (error === null) return false;
  if (isErrorCode(error, 'fee_changed', 'rejected_by_network', 'insufficient_funds')) return true;
  return (
    isErrorCode(error, 'api') &&
    /^(intent|request|insufficient|spending)_/.test(error.serverCode ?? '')
  );
}

interface GuardedForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isReady: boolean;
  readonly createGuard: CreateSightGuard;
}

/** Guards the button of the form from the moment at which it is drawn. */
function useSightGuard({ form, isReady, createGuard }: GuardedForm) {
  const guard = useRef<SightGuard | null>(null);
  useEffect(() => {
    const facts = form.current?.querySelector('[data-facts]');
    const button = form.current?.querySelector('[data-guarded]');
    if (!isReady || facts == null || button == null) return;
    const created = createGuard({ facts, button });
    guard.current = created;
    return created.stop;
  }, [form, isReady, createGuard]);
  return guard;
}
