'use client';
import { messageLines, type Notification } from '@billfold/core/flows';
import { type ForwardedRef, forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import * as css from './toast-stack.css.ts';

export interface ToastStackProps {
  /** Oldest first. */
  readonly items: readonly Notification[];
  readonly onDismiss: (id: string) => void;
  /** On each toast, such as what stops the countdown while it is read. */
  readonly toastProps?:
    | Pick<
        HTMLAttributes<HTMLDivElement>,
        'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
      >
    | undefined;
  readonly className?: string | undefined;
}

/**
 * Messages at the top right, read aloud as they come, each closed by a press on it. The provider
 * draws the notifications in one: this is for a host that draws its own, or messages of its own.
 */
export const ToastStack = forwardRef(function ToastStack(
  props: ToastStackProps,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const t = useTranslate();
  const { items, onDismiss, toastProps, className } = props;
  // Rendered before its first message: not every screen reader announces a region that arrives with its text.
  return (
    <section
      ref={ref}
      className={classNames(css.stack, className)}
      aria-live="polite"
      aria-label={items.length > 0 ? t('notification.region') : undefined}
    >
      {items.map((item) => (
        <Toast
          key={item.id}
          item={item}
          toastProps={toastProps}
          onClose={() => onDismiss(item.id)}
        />
      ))}
    </section>
  );
});

const shapes = { success: icons.check, error: icons.alert, info: icons.info };

function Toast(
  props: Pick<ToastStackProps, 'toastProps'> & {
    readonly item: Notification;
    readonly onClose: () => void;
  },
): ReactElement {
  const t = useTranslate();
  const { status, isActive, count } = props.item;
  const [title, ...idOfTitle] = messageLines(props.item.title);
  const lines = [...idOfTitle, ...messageLines(props.item.message)];
  return (
    <div
      className={classNames(css.toast, !isActive && css.fading)}
      // The stack announces every message that is not an alert.
      {...(status === 'error' ? { role: 'alert' } : { role: 'status', 'aria-live': 'off' })}
      {...props.toastProps}
    >
      {status === 'loading' ? (
        <SpinnerRing size={20} />
      ) : (
        <Icon shape={shapes[status]} className={css.icon[status]} />
      )}
      <div className={css.text}>
        <p className={css.title}>
          {title}
          {count > 1 && <span className={css.count}>{t('notification.count', { count })}</span>}
        </p>
        {lines.map((line) => (
          <p key={line} className={css.line}>
            {line}
          </p>
        ))}
      </div>
      <IconButton
        icon={icons.close}
        size="sm"
        label={t('common.close')}
        className={css.close}
        onClick={props.onClose}
      />
    </div>
  );
}
