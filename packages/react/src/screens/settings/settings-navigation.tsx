'use client';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogBody, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown } from '../../ui/icon/icons.tsx';
import { sideFade } from '../../ui/side-fade/side-fade.css.ts';
import { useSideFade } from '../../ui/side-fade/use-side-fade.ts';
import * as css from './settings-navigation.css.ts';

/** Props of the link of an item. */
export interface SettingsLinkProps {
  readonly className: string;
  readonly 'aria-current': 'page' | undefined;
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
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
  /** Heading of the sheet that has several groups. */
  readonly title: string;
}

/**
 * Tree of the settings, at the side of the page. Where there is no room for it, the items of a single group are above the
 * page, and several groups are in a sheet behind a button that names the page.
 */
export function SettingsNavigation({ groups, title }: SettingsNavigationProps): ReactElement {
  const isAlone = groups.length === 1;
  const current = groups.flatMap(({ items }) => items).find((item) => item.isCurrent);
  return (
    <div className={css.tree}>
      {/* Of each page one: the heading of the next page takes the focus that a closing sheet would give back. */}
      {!isAlone && <Sheet key={current?.id} {...{ groups, title, current }} />}
      {groups.map((group) => (
        <Group key={group.label} group={group} look={isAlone ? 'strip' : 'tree'} />
      ))}
    </div>
  );
}

interface SheetProps extends SettingsNavigationProps {
  /** Item of the page; undefined on a page that the tree does not have. */
  readonly current: SettingsItem | undefined;
}

/** Button that names the page, and the whole tree in the sheet that it opens. */
function Sheet({ groups, title, current }: SheetProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          className={css.opener}
          // Other buttons are called like a page: that of the notifications, for one.
          aria-label={current && `${title}: ${current.text}`}
        >
          <span className={css.openerText}>{current?.text ?? title}</span>
          <Icon shape={chevronDown} size={16} />
        </button>
      }
    >
      <DialogHeader title={title} />
      <DialogBody>
        <div className={css.sheet}>
          {groups.map((group) => (
            <Group key={group.label} group={group} look="sheet" onLeave={() => setIsOpen(false)} />
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: SettingsGroup;
  /** `strip` above the page where there is no room at its side, `tree` only at its side. */
  readonly look: 'strip' | 'tree' | 'sheet';
  readonly onLeave?: (() => void) | undefined;
}

function Group({ group: { title, label, items }, look, onLeave }: GroupProps): ReactElement {
  const id = useId();
  const list = useSideFade<HTMLUListElement>();
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) centerIn(list.current, link);
  }, [list]);
  return (
    <nav aria-label={label} className={css.groups[look]}>
      {title !== undefined && (
        <p id={id} className={css.title}>
          {title}
        </p>
      )}
      <ul
        ref={list}
        className={classNames(css.lists[look], look === 'strip' && sideFade)}
        aria-labelledby={title === undefined ? undefined : id}
      >
        {items.map((item) => (
          <li key={item.id} className={css.cell}>
            {item.link({
              className: css.links[look],
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: item.text,
              onClick: onLeave,
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
