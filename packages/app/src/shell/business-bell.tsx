import { businessBellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { BellPopover, LiveContext, useLive, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { unhurriedMs, whenIdle } from '../common/when-idle.ts';
import { useServices } from '../services/services-context.ts';
import { useModeQuery } from '../services/use-livemode.ts';
import { BusinessNotices } from './business-notices.tsx';

/** Number from which the service counts no further. */
const most = 100;

/** Notification bell of a business. Its requests wait until the page is idle, or until it is pressed. */
export function BusinessBell({ businessId }: { readonly businessId: number }): ReactElement {
  useTexts(businessBellTexts);
  const t = useTranslate();
  const { livemode } = useModeQuery();
  const mode = livemode === undefined ? {} : { livemode };
  const { payments, businessLive } = useServices();
  const unread = payments.unreadNotifications({ businessId, ...mode });
  const count = useStore(unread).data?.count ?? 0;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), unhurriedMs), []);
  const shown = count < most ? `${count}` : `${most - 1}+`;
  const title = t('businessBell.title');
  return (
    // On a page of the account, the updates around it are those of the wallet.
    <LiveContext value={businessLive.notifications}>
      {isIdle && <FreshCount unread={unread} />}
      <BellPopover
        title={title}
        label={count === 0 ? title : t('businessBell.unread', { count: shown })}
        count={count === 0 ? '' : shown}
      >
        {(close) => <BusinessNotices businessId={businessId} mode={mode} close={close} />}
      </BellPopover>
    </LiveContext>
  );
}

type Unread = ReturnType<ReturnType<typeof useServices>['payments']['unreadNotifications']>;

/** Keeps the count up to date while the page is shown. */
function FreshCount({ unread }: { readonly unread: Unread }): null {
  useLive(unread, { refresh: unread.refresh, changesWithBlocks: () => false });
  return null;
}
