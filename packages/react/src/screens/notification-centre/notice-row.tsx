'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../theme/base.css.ts';
import { Icon, type IconShape } from '../../ui/icon/icon.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './notification-centre.css.ts';

export interface NoticeRowProps {
  readonly icon: IconShape;
  /** Draws the text, with the class of a link where it leads somewhere. */
  readonly children: (linkClass: string) => ReactNode;
  /** Time, and what there is to add. */
  readonly detail: ReactNode;
  /** Name of the dot of an unread notification, for screen readers; null of one that was read. */
  readonly mark: string | null;
}

/** One line of a list of notifications: what happened, when, and the way to it. */
export function NoticeRow({ icon, children, detail, mark }: NoticeRowProps): ReactElement {
  return (
    <li className={css.item}>
      <Icon shape={icon} size={16} className={css.icon} />
      <span className={css.words}>
        {children(css.link)}
        <span className={css.time}>{detail}</span>
      </span>
      {mark !== null && (
        <span className={css.dot}>
          <span className={visuallyHidden}>{mark}</span>
        </span>
      )}
    </li>
  );
}

/** Rows in the place of notifications that are loading. */
export function LoadingNotices(): ReactElement {
  return (
    <div className={css.list}>
      <LoadingText />
      {[0, 1, 2].map((row) => (
        <div key={row} className={css.item}>
          <Skeleton width="16em" />
        </div>
      ))}
    </div>
  );
}

export interface NoticesHeadProps {
  readonly title: string;
  /** Takes the focus of a control that goes. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** Head of the panel: its title, and a button beside it. */
export function NoticesHead({ title, heading, children }: NoticesHeadProps): ReactElement {
  return (
    <div className={css.head}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}

export interface NoticeDaysProps<T> {
  /** Notifications of each day, the newest first. */
  readonly days: readonly { readonly key: string; readonly items: readonly T[] }[];
  readonly heading: (items: readonly T[]) => ReactNode;
  readonly row: (item: T) => ReactElement;
  /** Control at the end of the list. */
  readonly end: ReactNode;
}

/** Scrolling list of notifications by day. */
export function NoticeDays<T>({ days, heading, row, end }: NoticeDaysProps<T>): ReactElement {
  return (
    <div className={css.days}>
      {days.map(({ key, items }) => (
        <section key={key}>
          <h3 className={css.day}>{heading(items)}</h3>
          <ul className={css.rows}>{items.map(row)}</ul>
        </section>
      ))}
      {end}
    </div>
  );
}
