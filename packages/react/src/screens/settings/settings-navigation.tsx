'use client';
import { type ReactElement, type ReactNode, useEffect, useId } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { sideFade } from '../../ui/side-fade/side-fade.css.ts';
import { useSideFade } from '../../ui/side-fade/use-side-fade.ts';
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
  const list = useSideFade<HTMLUListElement>();
  const isCurrent = items.some((item) => item.isCurrent);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) centerIn(list.current, link);
  }, [list]);
  return (
    <nav aria-label={label} className={isCurrent ? css.items : css.otherItems}>
      {title !== undefined && (
        <p id={id} className={css.title}>
          {title}
        </p>
      )}
      <ul
        ref={list}
        className={classNames(css.list, sideFade)}
        aria-labelledby={title === undefined ? undefined : id}
      >
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

/** Scrolls the strip alone, so that what comes before and after the link is in sight too. */
function centerIn(strip: HTMLElement, link: Element): void {
  const outer = strip.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
