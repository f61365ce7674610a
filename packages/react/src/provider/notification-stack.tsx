'use client';
import { messageLines, type Notification } from '@billfold/core';
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../primitives/icon/icon.tsx';
import { IconButton } from '../primitives/icon-button/icon-button.tsx';
import { classNames } from '../theme/class-names.ts';
import * as css from './notification-stack.css.ts';
import { useHiddenTabHold, useHold } from './use-hold.ts';
import { useNotifications } from './use-notifications.ts';
import { useTranslate } from './use-provided.ts';
import { useWallet } from './wallet-context.ts';

/**
 * The open notifications, at the top right. Inside the topmost dialog while there is one: whatever
 * stands outside of a modal dialog can be neither seen above it nor pressed.
 */
export function NotificationStack(props: { readonly container: HTMLElement | null }): ReactNode {
  const { layers, notifications } = useWallet();
  const dialog = useSyncExternalStore(layers.subscribe, layers.getTopElement, () => null);
  useHiddenTabHold(notifications, props.container);
  const container = dialog ?? props.container;
  return container && createPortal(<Stack />, container);
}

function Stack(): ReactElement | null {
  const t = useTranslate();
  const { notifications } = useWallet();
  const { items, dismiss } = useNotifications();
  const hold = useHold(notifications, items.length > 0);
  if (items.length === 0) return null;
  return (
    <section className={css.stack} aria-label={t('notification.region')}>
      {items.map((item) => (
        <Toast key={item.id} item={item} hold={hold} onClose={() => dismiss(item.id)} />
      ))}
    </section>
  );
}

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

function Toast(props: {
  readonly item: Notification;
  readonly hold: ReturnType<typeof useHold>;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTranslate();
  const { status, title, message, isActive, count } = props.item;
  return (
    <div
      className={classNames(css.toast, !isActive && css.fading)}
      role={status === 'error' ? 'alert' : 'status'}
      {...props.hold}
    >
      <Icon name={icons[status]} className={css.icon[status]} />
      <div className={css.text}>
        <p className={css.title}>
          {title}
          {count > 1 && <span className={css.count}>{t('notification.count', { count })}</span>}
        </p>
        {messageLines(message).map((line) => (
          <p key={line} className={css.line}>
            {line}
          </p>
        ))}
      </div>
      <IconButton
        icon="close"
        size="sm"
        label={t('common.close')}
        className={css.close}
        onClick={props.onClose}
      />
    </div>
  );
}
