'use client';
import { estimateTime } from '@billfold/core';
import { timeEstimateText } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { plain } from '../../theme/base.css.ts';
import { scrollIntoSight } from '../../ui/dialog/scroll-into-sight.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { QrSheet } from '../../ui/qr-sheet/qr-sheet.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { OutageNotice } from '../frame/outage-notice.tsx';
import { SandboxTimes } from '../frame/sandbox-times.tsx';
import { step } from '../frame/step.css.ts';
import { ActivationLine } from './activation-line.tsx';
import { AddressLinks } from './address-links.tsx';
import * as css from './address-step.css.ts';
import type { AddressStepProps } from './address-step-props.ts';
import { AddressWell } from './address-well.tsx';
import { DepositWarning } from './deposit-warning.tsx';
import { IncomingLine } from './incoming-line.tsx';
import { type Request, RequestArea } from './request-area.tsx';

/** 8rem as specified, in px because a host may set the font size of its root. */
const qrSizePx = 128;

/** While the address loads, everything else stands already, and its place is kept. */
export function AddressStep({ state, actions, onManage }: AddressStepProps): ReactElement | null {
  const t = useTranslate();
  const config = useResource(useClient().resources.config);
  const { account, network, problem, asset } = state;
  const [request, setRequest] = useState<Request | null>(null);
  if (!account || !network) return null;
  const address = state.address?.addressValue ?? null;
  const requested = request?.address === address ? request.uri : null;
  const chain = config.data?.networks[account.blockchainNetwork]?.chain;
  const count = state.requiredConfirmations;
  const time = timeEstimateText(estimateTime(count, network.minutesPerConfirmation), t);
  return (
    <div className={step}>
      {address === null && <LoadingText />}
      <OutageNotice account={account}>{t('receive.outage')}</OutageNotice>
      <DepositWarning account={account} asset={asset} network={network}>
        <ActivationLine state={state} />
      </DepositWarning>
      <div className={css.qr}>
        {address === null ? (
          <Skeleton shape="block" width={`${qrSizePx}px`} height={`${qrSizePx}px`} />
        ) : (
          <QrSheet
            text={requested ?? address}
            address={address}
            label={t('receive.qr')}
            title={t('receive.title')}
            copyLabel={t('receive.copy')}
            size={qrSizePx}
          />
        )}
      </div>
      <AddressWell
        network={account.blockchainNetwork}
        accountName={account.name}
        symbol={asset?.symbol ?? network.symbol}
        address={address}
      />
      {address !== null && <IncomingLine transaction={state.incoming} />}
      {address === null && <Skeleton width="60%" />}
      <p className={css.confirmations}>
        <Icon shape={icons.clock} className={css.clock} />
        <span className={plain}>{t('receive.confirmations', { count, time })}</span>
      </p>
      {address !== null && (
        <RequestArea asset={asset} address={address} chain={chain} onRequest={setRequest}>
          {state.canGenerate && (
            <AddressLinks state={state} actions={actions} onManage={onManage} />
          )}
        </RequestArea>
      )}
      <SandboxTimes />
      {problem && (
        <div className={plain} ref={scrollIntoSight}>
          <ProblemNotice problem={problem} title={t('receive.generateFailed')} tone="warning" />
        </div>
      )}
    </div>
  );
}
