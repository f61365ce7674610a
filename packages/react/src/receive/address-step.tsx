'use client';
import {
  estimateTime,
  formatTimeEstimate,
  type ReceiveActions,
  type ReceiveState,
} from '@billfold/core';
import type { ReactElement } from 'react';
import { ProblemNotice } from '../flow-dialog/problem-notice.tsx';
import { step } from '../flow-dialog/step.css.ts';
import type { AnnouncedOpen } from '../flow-dialog/use-announced-open.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { Notice } from '../primitives/notice/notice.tsx';
import { QrCode } from '../primitives/qr-code/qr-code.tsx';
import { LoadingText, Skeleton } from '../primitives/skeleton/skeleton.tsx';
import { useClient, useTranslate } from '../provider/use-provided.ts';
import { useResource } from '../provider/use-store.ts';
import { AddressLinks } from './address-links.tsx';
import * as css from './address-step.css.ts';
import { AddressWell } from './address-well.tsx';

export interface AddressStepProps {
  readonly state: ReceiveState;
  readonly actions: ReceiveActions;
  readonly close: AnnouncedOpen['close'];
}

/** Spec §9: 8rem, in px because a host may set the size of its root. */
const qrSizePx = 128;

/** While the address loads, everything else stands already, and its place is kept. */
export function AddressStep({ state, actions, close }: AddressStepProps): ReactElement | null {
  const t = useTranslate();
  const config = useResource(useClient().resources.config);
  const { account, network, problem } = state;
  if (!account || !network) return null;
  const address = state.address?.addressValue ?? null;
  const count = state.requiredConfirmations;
  const time = formatTimeEstimate(estimateTime(count, network.minutesPerConfirmation));
  return (
    <div className={step}>
      {address === null && <LoadingText />}
      {config.data?.mode === 'sandbox' && <Notice tone="info">{t('shell.sandbox')}</Notice>}
      <Notice tone="warning">{t(`receive.warning.${account.blockchainNetwork}`)}</Notice>
      <div className={css.qr}>
        {address === null ? (
          <Skeleton shape="block" width={`${qrSizePx}px`} height={`${qrSizePx}px`} />
        ) : (
          <QrCode text={address} label={t('receive.qr')} size={qrSizePx} />
        )}
      </div>
      <AddressWell network={account.blockchainNetwork} address={address} />
      {problem && (
        <div ref={scrollIntoSight}>
          <ProblemNotice problem={problem} title={t('receive.generateFailed')} tone="warning" />
        </div>
      )}
      <p className={css.confirmations}>
        <Icon name="clock" className={css.clock} />
        <span>{t('receive.confirmations', { count, time })}</span>
      </p>
      {state.canGenerate && address === null && <Skeleton width="60%" />}
      {state.canGenerate && address !== null && (
        <AddressLinks state={state} actions={actions} close={close} />
      )}
    </div>
  );
}

/** It appears above the link that was pressed, perhaps under the edge. */
function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
