'use client';
import { formatAmount } from '@billfold/core';
import { transferredAsset } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import type { Route } from '../../context/navigation.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { hiddenAmount } from '../../ui/amount-text/hidden-amount.ts';
import type { IconShape } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { RouteLink } from '../screen/route-link.tsx';
import type { Notice } from './list-notices.ts';
import { NoticeRow } from './notice-row.tsx';

export interface NoticeItemProps {
  readonly notice: Notice;
  readonly isNew: boolean;
  readonly isHidden: boolean;
  /** It was followed. */
  readonly onLeave: () => void;
}

const shapes: Readonly<Record<Notice['event'], IconShape>> = {
  RECEIVED: icons.receive,
  SENT: icons.send,
  CONFIRMED: icons.check,
  NEW_DEVICE: icons.monitor,
  SECURITY_CHANGED: icons.shield,
};

/** One line: what happened, when, and the way to it where it has a page of its own. */
export function NoticeItem(props: NoticeItemProps): ReactElement {
  const t = useTranslate();
  const { notice, isNew, isHidden, onLeave } = props;
  const text = textOf(notice, isHidden, t);
  const route = routeOf(notice);
  return (
    <NoticeRow
      icon={shapes[notice.event]}
      detail={<TimeText at={notice.at} />}
      mark={isNew ? t('notificationCentre.new') : null}
    >
      {(linkClass) =>
        route ? (
          // The press goes on to the link's own handler, which moves there.
          <RouteLink route={route} className={linkClass} onClickCapture={onLeave}>
            {text}
          </RouteLink>
        ) : (
          <span>{text}</span>
        )
      }
    </NoticeRow>
  );
}

function routeOf(notice: Notice): Route | null {
  return 'transaction' in notice ? { to: 'transaction', id: notice.transaction.id } : null;
}

function textOf(notice: Notice, isHidden: boolean, t: Translate): string {
  switch (notice.event) {
    case 'NEW_DEVICE':
    case 'SECURITY_CHANGED':
      return t(`notificationCentre.${notice.event}`);
    case 'RECEIVED':
    case 'SENT':
    case 'CONFIRMED': {
      const { transaction, event } = notice;
      const asset = transferredAsset(transaction);
      const amount = isHidden
        ? hiddenAmount
        : formatAmount(transaction.value, { ...asset, trim: true });
      const values = { amount, symbol: asset.symbol };
      if (event !== 'CONFIRMED') return t(`notificationCentre.${event}`, values);
      return transaction.type === 'RECEIVED'
        ? t('notificationCentre.CONFIRMED.received', values)
        : t('notificationCentre.CONFIRMED.sent', values);
    }
    default:
      return notice satisfies never;
  }
}
