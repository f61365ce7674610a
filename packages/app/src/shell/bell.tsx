import { NotificationCentre } from '@billfold/react/screens';
import { type ReactElement, useEffect, useState } from 'react';
import { unhurriedMs, whenIdle } from '../common/when-idle.ts';

/** Notification bell of the wallet. Its requests wait until the page is idle, or until it is pressed. */
export function Bell(): ReactElement {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), unhurriedMs), []);
  return <NotificationCentre held={!isIdle} />;
}
