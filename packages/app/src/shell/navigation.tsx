import { isSamePath } from '@billfold/core/internal';
import { isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Icon } from '@billfold/react/internal';
import { type ReactElement, type RefObject, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { usePlatformType } from '../routing/use-platform-type.ts';
import * as css from './navigation.css.ts';
import {
  type Destination,
  type Item,
  type Page,
  paymentsItems,
  walletItems,
} from './navigation-items.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { useBusinessRole } from './use-business-role.ts';
import { useCovered } from './use-covered.ts';

function useItems(): readonly Item[] {
  const role = useBusinessRole();
  if (usePlatformType() !== 'payments') return walletItems;
  // All of them until the role is known.
  return paymentsItems.filter(
    ({ permission }) => !permission || !role || isPermitted(role, permission),
  );
}

export function Sidebar(): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.sidebar}>
      <Navigation
        label={t('shell.navigation')}
        items={useItems()}
        item={css.sidebarItem}
        listsPages
      />
    </div>
  );
}

/** Repeats the navigation under the thumb (R-SHELL-17). */
export function BottomBar(): ReactElement {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useCovered(bar, 'bottom');
  return (
    <Navigation
      bar={bar}
      label={t('shell.navigation')}
      items={useItems()}
      className={css.bottomBar}
      item={css.bottomItem}
    />
  );
}

/**
 * Pages of the section on screen, where there is no sidebar to list them. A page below one of them has a link
 * back to it instead.
 */
export function SectionPages(): ReactElement | null {
  const t = useTranslate();
  const [path] = useLocation();
  const lists = useItems().map((item): readonly Page[] =>
    'href' in item && item.pages !== undefined ? [item, ...item.pages] : [],
  );
  const pages = lists.find((list) => list.some(({ href }) => isSamePath(path, href)));
  if (pages === undefined) return null;
  return (
    <nav className={css.sectionPages} aria-label={t('shell.navigation.section')}>
      <ul className={css.sectionList}>
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              href={page.href}
              className={css.sectionItem}
              aria-current={isSamePath(path, page.href) ? 'page' : undefined}
            >
              {t(page.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NavigationProps {
  readonly bar?: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly Item[];
  readonly className?: string;
  readonly item: string;
  readonly listsPages?: boolean;
}

function Navigation({ listsPages = false, ...props }: NavigationProps): ReactElement {
  return (
    <nav ref={props.bar} className={props.className} aria-label={props.label}>
      <ul className={css.list}>
        {props.items.map((item) => (
          <li key={item.label} className={css.cell}>
            <NavigationItem item={item} className={props.item} listsPages={listsPages} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NavigationItemProps {
  readonly item: Item;
  readonly className: string;
  readonly listsPages: boolean;
}

function NavigationItem({ item, className, listsPages }: NavigationItemProps): ReactElement {
  const t = useTranslate();
  const [path] = useLocation();
  const { open, intent } = useShellDialogs();
  const content = (
    <>
      <Icon shape={item.icon} />
      <span className={css.label}>{t(item.label)}</span>
    </>
  );
  if ('dialog' in item)
    return (
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => open(item.dialog)}
        {...intent(item.dialog.name)}
      >
        {content}
      </button>
    );
  const pages = (listsPages && item.pages) || [];
  const isListed = pages.some((page) => currentOf(path, page) !== undefined);
  return (
    <>
      <Link
        href={item.href}
        className={className}
        aria-current={isListed ? undefined : currentOf(path, item)}
      >
        {content}
      </Link>
      {pages.length > 0 && (
        <ul className={css.pages}>
          {pages.map((page) => (
            <li key={page.href}>
              <Link href={page.href} className={className} aria-current={currentOf(path, page)}>
                <Icon shape={page.icon} />
                <span className={css.label}>{t(page.label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Tells the page itself from one that it leads to; every page is below the home page, which leads to some. */
function currentOf(
  path: string,
  { href, leadsTo = [href] }: Destination,
): 'page' | 'true' | undefined {
  if (isSamePath(path, href)) return 'page';
  const leads = leadsTo.some((place) => isSamePath(path, place) || path.startsWith(`${place}/`));
  return leads ? 'true' : undefined;
}
