import { type Decimal, getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { SweepIntents } from '@billfold/core/payments';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  ErrorState,
  LoadingText,
  Statement,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './collect.css.ts';
import type { ResumeContentProps } from './collect-props.ts';
import { SweepSignature } from './sweep-signature.tsx';
import { useResumeSweep } from './use-resume-sweep.ts';

/** Shows what can be signed now of a sweep by each address, and signs it. */
export function ResumeEach(props: ResumeContentProps): ReactElement {
  const { businessId, sweep, walletId, onClose, cancel, onSigned } = props;
  const t = useTranslate();
  const { intents, flow } = useResumeSweep({ businessId, sweep, walletId });
  const { intent, error } = useFlow(intents);
  const title = t('sweeps.resume.title');
  if (intent === null)
    return (
      <>
        <DialogHeader title={title} />
        <DialogBody step="plan">
          {error === null ? (
            <LoadingText />
          ) : (
            <ErrorState
              error={error}
              title={t('sweeps.resume.loadFailed')}
              onRetry={() => void intents.renew().catch(() => undefined)}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button wide onClick={onClose}>
            {cancel ?? t('common.close')}
          </Button>
        </DialogFooter>
      </>
    );
  const { asset: unit, network, to } = sweep;
  return (
    <SweepSignature {...{ title, network, flow, unit, onClose, cancel, onSigned }} onReplan={null}>
      <RecipientCard address={to} network={network} untitled={t('sweeps.plan.to')} />
      <RestFacts intents={intent} />
    </SweepSignature>
  );
}

/** Facts of what is signed: how many addresses send now, for how many gas is sent ahead, and what that costs at most. */
function RestFacts({ intents }: { readonly intents: SweepIntents }): ReactElement {
  const t = useTranslate();
  const { parts, waiting, network } = intents;
  const moves = parts.filter(({ step }) => step === 'MOVE').length;
  const native = getNetwork(network);
  const inNative = (units: bigint) => (
    <AmountText amount={trimDecimal(toDecimal(toBaseUnits(units), native))} unit={native.symbol} />
  );
  const sumOf = (amounts: readonly Decimal[]): bigint =>
    amounts.reduce((sum, amount) => sum + parseAmount(amount, native.decimals), 0n);
  const gas = sumOf(parts.flatMap(({ step, amount }) => (step === 'GAS' ? [amount] : [])));
  return (
    <>
      <Statement
        density="compact"
        rows={[
          ...(moves === 0
            ? []
            : [
                {
                  label: t('sweeps.plan.from'),
                  value: t('sweeps.plan.from.addresses', { count: moves }),
                },
              ]),
          ...(gas === 0n
            ? []
            : [
                {
                  label: t('sweeps.plan.gas'),
                  value: (
                    <span className={css.sentences}>
                      {inNative(gas)}
                      <span>{t('sweeps.plan.gas.text')}</span>
                    </span>
                  ),
                },
              ]),
          {
            label: t('sweeps.plan.fee'),
            // Each part is signed at its own fee, whatever total the review states.
            value: inNative(sumOf(parts.map(({ fee }) => fee))),
          },
        ]}
      />
      {waiting > 0 && <p>{t('sweeps.resume.waiting', { count: waiting })}</p>}
    </>
  );
}
