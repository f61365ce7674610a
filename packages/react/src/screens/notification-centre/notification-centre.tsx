'use client';
import { notificationCentreTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect, useState } from 'react';
import { useNavigation } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { RouteTextLink } from '../screen/route-link.tsx';
import { BellPopover } from './bell-popover.tsx';
import { NoticeItem } from './notice-item.tsx';
import { LoadingNotices, NoticesHead } from './notice-row.tsx';
import * as css from './notification-centre.css.ts';
import { type Notices, useNotices } from './use-notices.ts';
import { useUnread } from './use-unread.ts';

/** Props of `NotificationCentre`. */
export interface NotificationCentreProps {
  /**
   * Includes sign-ins and changes to the security. Set it to false where the token has access to one
   * wallet and no login, as in an embed.
   */
  readonly withSecurity?: boolean | undefined;
  /** Time up to which notices count as read; unless given, those of the first load are read. */
  readonly seenUntil?: Date | undefined;
  /** Called when the list is opened; a host that stores the time passes it as `seenUntil`. */
  readonly onSeen?: ((at: Date) => void) | undefined;
  /** Draws the bell and loads nothing until the list is opened, while a page has more urgent requests. */
  readonly held?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Bell with a list of notices: transactions, sign-ins and changes to the security.
 * @example
 * <NotificationCentre onSeen={(at) => localStorage.setItem('seen', at.toISOString())} />;
 */
export function NotificationCentre(props: NotificationCentreProps): ReactElement {
  useTexts(notificationCentreTexts);
  const t = useTranslate();
  const { withSecurity = true, held = false, className } = props;
  const [isOpened, setOpened] = useState(false);
  const notices = useNotices({ withSecurity, held: held && !isOpened });
  const unread = useUnread(notices.state.data?.notices, props);
  const count = unread.ids.size;
  const label =
    count === 0 ? t('notificationCentre.title') : t('notificationCentre.unread', { count });
  return (
    <BellPopover
      title={t('notificationCentre.title')}
      label={label}
      count={count === 0 ? '' : `${count}`}
      onPress={() => setOpened(true)}
      className={className}
    >
      {(close) => <Opened notices={notices} unread={unread} close={close} />}
    </BellPopover>
  );
}

interface OpenedProps {
  readonly notices: Notices;
  readonly unread: ReturnType<typeof useUnread>;
  readonly close: () => void;
}

function Opened({ notices, unread, close }: OpenedProps): ReactElement {
  const t = useTranslate();
  const { markSeen } = unread;
  // What was new when it opened stays marked while one reads.
  const [isNew] = useState(unread.ids);
  const isLoaded = notices.state.data !== undefined;
  useEffect(() => {
    if (isLoaded) markSeen();
  }, [isLoaded, markSeen]);
  return (
    <>
      <NoticesHead title={t('notificationCentre.title')} />
      <NoticeList {...notices} isNew={isNew} close={close} />
      <RouteTextLink route={{ to: 'transactions' }} onClickCapture={close}>
        {t('notificationCentre.all')}
      </RouteTextLink>
    </>
  );
}

interface NoticeListProps extends Notices {
  readonly isNew: ReadonlySet<string>;
  readonly close: () => void;
}

function NoticeList({ state, refresh, isNew, close }: NoticeListProps): ReactElement {
  const t = useTranslate();
  const hasLinks = useNavigation() !== null;
  if (state.status === 'pending') return <LoadingNotices />;
  if (state.data === undefined)
    return (
      <ErrorState title={t('notificationCentre.failed')} error={state.error} onRetry={refresh} />
    );
  const { notices, isHidden } = state.data;
  if (notices.length === 0)
    return (
      <EmptyState
        icon={icons.bell}
        title={t('notificationCentre.empty')}
        text={t('notificationCentre.empty.text')}
      />
    );
  return (
    // Without links in it nothing else would let the keyboard scroll it.
    <ul className={css.list} {...(!hasLinks && { tabIndex: 0 })}>
      {notices.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          isNew={isNew.has(notice.id)}
          isHidden={isHidden}
          onLeave={close}
        />
      ))}
    </ul>
  );
}
