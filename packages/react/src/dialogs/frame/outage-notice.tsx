'use client';
import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { useCurrentAccount } from './use-current-account.ts';

export interface OutageNoticeProps {
  readonly account: Account | null;
  /** Consequence of the outage for the dialog. */
  readonly children: ReactNode;
}

/** Tells that the network of the account does not answer, and how old its balance is, until it does. */
export function OutageNotice({ account, children }: OutageNoticeProps): ReactElement | null {
  return account && <NoticeOf account={account}>{children}</NoticeOf>;
}

function NoticeOf(props: {
  readonly account: Account;
  readonly children: ReactNode;
}): ReactElement | null {
  const t = useTranslate();
  const { stale, asOf, blockchainNetwork } = useCurrentAccount(props.account);
  if (!stale) return null;
  const { name } = getNetwork(blockchainNetwork);
  return (
    <Notice tone="warning" live title={t('common.outage', { network: name })}>
      <p className={plain}>{props.children}</p>
      <p className={plain}>
        {t('common.outage.asOf')} <TimeText at={asOf} form="date" />
      </p>
    </Notice>
  );
}
