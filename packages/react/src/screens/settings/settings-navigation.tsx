'use client';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './settings-navigation.css.ts';

/** Props of the link of an item. */
export interface SettingsLinkProps {
  readonly className: string;
  readonly 'aria-current': 'page' | undefined;
  readonly children: ReactNode;
}

export interface SettingsItem {
  readonly id: string;
  readonly text: string;
  readonly isCurrent: boolean;
  /** Draws the link in the host's way. */
  readonly link: (props: SettingsLinkProps) => ReactElement;
}

export interface SettingsGroup {
  /** Heading over the items; a single group has none. */
  readonly title?: string | undefined;
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly items: readonly SettingsItem[];
}

export interface SettingsNavigationProps {
  readonly groups: readonly SettingsGroup[];
}

/**
 * Tree of the settings, beside the page. Where there is no room beside it, the items of the current
 * group are above the page, and each other group is a link to its first page.
 */
export function SettingsNavigation({ groups }: SettingsNavigationProps): ReactElement {
  return (
    <div className={css.tree}>
      {groups.length > 1 && (
        <div className={css.groups}>
          {groups.map(({ label, title, items }) => {
            const [first] = items;
            const isCurrent = items.some((item) => item.isCurrent);
            return (
              first && (
                <span key={label} className={css.cell}>
                  {first.link({
                    className: classNames(css.group, isCurrent && css.currentGroup),
                    'aria-current': undefined,
                    children: title,
                  })}
                </span>
              )
            );
          })}
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </div>
  );
}

function Group({
  group: { title, label, items },
}: {
  readonly group: SettingsGroup;
}): ReactElement {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isCurrent = items.some((item) => item.isCurrent);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) revealIn(list.current, link);
  }, []);
  return (
    <nav aria-label={label} className={isCurrent ? css.items : css.otherItems}>
      {title !== undefined && (
        <p id={id} className={css.title}>
          {title}
        </p>
      )}
      <ul ref={list} className={css.list} aria-labelledby={title === undefined ? undefined : id}>
        {items.map((item) => (
          <li key={item.id} className={css.cell}>
            {item.link({
              className: css.link,
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: item.text,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the strip alone, and only as far as needed. */
function revealIn(strip: HTMLElement, link: Element): void {
  const outer = strip.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
}
