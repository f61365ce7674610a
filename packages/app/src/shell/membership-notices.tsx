import type { Business } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services-context.ts';

/** Says which business the user can no longer open: they were removed, or it was archived. */
export function MembershipNotices(): null {
  const t = useTranslate();
  const notify = useNotify();
  const { business } = useServices();
  const { data } = useStore(business.list);
  const known = useRef<readonly Business[]>([]);
  useEffect(() => {
    const lost = known.current.filter(({ id }) => data?.every((each) => each.id !== id));
    known.current = data ?? [];
    for (const { id, name } of lost)
      if (!business.takeLeft(id))
        notify.info({
          title: t('shell.businessLost.title'),
          message: t('shell.businessLost', { name }),
        });
  }, [business, data, notify, t]);
  return null;
}
