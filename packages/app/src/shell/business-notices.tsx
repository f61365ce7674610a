import { formatDay, isBillfoldError } from '@billfold/core';
import type { Resource } from '@billfold/core/flows';
import {
  type BusinessNotification,
  isPermitted,
  type PaymentsClient,
} from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  icons,
  LoadingNotices,
  NoticeDays,
  NoticesHead,
  TextButton,
  useLive,
  useReadersTimeZone,
  useReportProblem,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { NotificationKey } from '../services/payments-data.ts';
import { useServices } from '../services/services-context.ts';
import { useShownData } from '../services/use-shown-data.ts';
import { BusinessNoticeRow } from './business-notice-row.tsx';
import { PageLink } from './page-link.tsx';
import { useBusinessRole } from './use-business-role.ts';

export interface BusinessNoticesProps {
  readonly businessId: number;
  readonly mode: Pick<NotificationKey, 'livemode'>;
  /** Closes the list. */
  readonly close: () => void;
}

/** Notifications of a business by day, the newest first, with the ways to mark them as read. */
export function BusinessNotices({ businessId, mode, close }: BusinessNoticesProps): ReactElement {
  const t = useTranslate();
  const { payments } = useServices();
  const [stretches, setStretches] = useState(1);
  const resource = payments.notificationList({ businessId, stretches, ...mode });
  const state = useResource(resource);
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => false });
  const shown = useShownData(state);
  const { read, readAll, isBusy } = useReading({ businessId, mode, list: resource });
  const role = useBusinessRole();
  const newest = shown?.items[0];
  // Older ones may be unread, which are not loaded.
  const count = useStore(payments.unreadNotifications({ businessId, ...mode })).data?.count ?? 0;
  const hasUnread = count > 0 || shown?.items.some(({ isRead }) => !isRead) === true;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAtEnd = stretches > 1 && shown?.hasMore === false;
  useEffect(() => {
    // The button that loaded the last ones is gone, and the keyboard with it.
    if (isAtEnd && document.activeElement === document.body) heading.current?.focus();
  }, [isAtEnd]);
  const more = (
    <Button wide busy={state.status === 'pending'} onClick={() => setStretches(stretches + 1)}>
      {t('pager.more')}
    </Button>
  );
  return (
    <>
      <NoticesHead title={t('businessBell.title')} heading={heading}>
        {newest !== undefined && hasUnread && (
          <TextButton
            aria-disabled={isBusy}
            onClick={() => {
              // The button goes with what was unread; the keyboard goes on at the heading.
              if (!isBusy) void readAll(newest.id, () => heading.current?.focus());
            }}
          >
            {t('businessBell.readAll')}
          </TextButton>
        )}
      </NoticesHead>
      {shown === undefined && state.status === 'pending' && <LoadingNotices />}
      {shown === undefined && state.error !== undefined && (
        <ErrorState
          title={t('businessBell.failed')}
          error={state.error}
          onRetry={() => void resource.refresh()}
        />
      )}
      {shown?.items.length === 0 && (
        <EmptyState
          icon={icons.bell}
          title={t('businessBell.empty')}
          text={t('businessBell.empty.text')}
        />
      )}
      {shown !== undefined && shown.items.length > 0 && (
        <Days items={shown.items} end={shown.hasMore && more} read={read} close={close} />
      )}
      {role !== undefined && isPermitted(role, 'manage-settings') && (
        <PageLink href="/payments/settings/notifications" onClick={close}>
          {t('businessBell.settings')}
        </PageLink>
      )}
    </>
  );
}

interface DaysProps {
  readonly items: readonly BusinessNotification[];
  readonly end: ReactElement | false;
  readonly read: (id: string) => Promise<void>;
  readonly close: () => void;
}

function Days({ items, end, read, close }: DaysProps): ReactElement {
  const timeZone = useReadersTimeZone();
  const days = new Map<string, BusinessNotification[]>();
  for (const item of items) {
    const day = formatDay(item.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return (
    <NoticeDays
      days={[...days].map(([key, ofDay]) => ({ key, items: ofDay }))}
      heading={([first]) => first && <TimeText at={first.createdAt} form="day" />}
      row={(notification) => (
        <BusinessNoticeRow
          key={notification.id}
          notification={notification}
          onLeave={() => {
            close();
            if (!notification.isRead) void read(notification.id);
          }}
        />
      )}
      end={end}
    />
  );
}

interface Reading extends Pick<BusinessNoticesProps, 'businessId' | 'mode'> {
  readonly list: Pick<Resource<unknown>, 'invalidate'>;
}

/** Returns the ways to mark notifications as read, which report their failures. */
function useReading({ businessId, mode, list }: Reading) {
  const { business, payments } = useServices();
  const report = useReportProblem();
  const [isBusy, setIsBusy] = useState(false);
  const mark = async (
    change: (client: PaymentsClient) => Promise<unknown>,
    onMarked?: () => void,
  ): Promise<void> => {
    setIsBusy(true);
    try {
      await business.call(change);
      onMarked?.();
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      report(error);
    } finally {
      setIsBusy(false);
    }
    const unread = payments.unreadNotifications({ businessId, ...mode });
    await Promise.all([list.invalidate(), unread.invalidate()]);
  };
  return {
    isBusy,
    read: (id: string) => mark(({ notifications }) => notifications.read(businessId, id)),
    readAll: (newest: string, onMarked: () => void) =>
      mark(({ notifications }) => notifications.readThrough(businessId, newest), onMarked),
  };
}
