import { NotificationCentre } from '@billfold/react/screens';
import { type ReactElement, useEffect, useState } from 'react';
import { unhurriedMs, whenIdle } from '../routing/when-idle.ts';
import * as css from './menu.css.ts';

/** Notification bell. Its requests wait until the page is idle; its place is reserved. */
export function Bell(): ReactElement {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), unhurriedMs), []);
  return isIdle ? <NotificationCentre /> : <span className={css.iconOnly} aria-hidden="true" />;
}
