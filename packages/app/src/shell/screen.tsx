import { Icon, useTranslate } from '@billfold/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useFocusOnArrival } from './arrival.ts';
import * as css from './screen.css.ts';

export interface ScreenProps {
  readonly title: string;
  /** The list that this screen is one item of. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
  /** One quiet line under the title. */
  readonly lead?: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  /** Steps back where a number is the largest thing on the screen. */
  readonly size?: 'md' | 'sm' | undefined;
  readonly children?: ReactNode;
}

/** Every screen has one: the title of the page, its only `h1`, and the focus after navigation. */
export function Screen(props: ScreenProps): ReactElement {
  const { title, back, lead, action, size = 'md', children } = props;
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(heading, t('shell.pageTitle', { screen: title }));
  useFocusOnArrival(heading);
  return (
    <div className={css.screen}>
      <div className={css.header}>
        <div className={css.words}>
          {back && (
            <Link href={back.href} className={css.back}>
              <Icon name="back" size={16} />
              {back.text}
            </Link>
          )}
          <h1 ref={heading} className={css.title[size]} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

function usePageTitle(element: { readonly current: HTMLElement | null }, title: string): void {
  useEffect(() => {
    const page = element.current?.ownerDocument;
    if (page) page.title = title;
  }, [element, title]);
}
