'use client';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './screen.css.ts';
import { ScreenShownContext } from './screen-host.tsx';

/** Props of `Screen`. */
export interface ScreenProps {
  readonly title: string;
  /** Title of the page in the browser, where several pages share the heading. */
  readonly pageTitle?: string | undefined;
  /** Link to the list that contains this item. */
  readonly back?: ReactNode;
  /** Picture before the title, such as the mark of a coin. */
  readonly icon?: ReactNode;
  /** Mark beside the title, such as a badge. */
  readonly mark?: ReactNode;
  /** Line under the title. */
  readonly lead?: ReactNode;
  /** Leaves the title to screen readers on a phone, where the navigation names the screen. */
  readonly isHome?: boolean | undefined;
  /** Content at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Frame of a screen: its only `h1`, a line under it, an action, and the content.
 * @example
 * <Screen title="Reports" lead="Updated every hour">
 *   <p>No reports yet.</p>
 * </Screen>;
 */
export function Screen(props: ScreenProps): ReactElement {
  const { title, pageTitle = title, back, icon, mark, lead, action, isHome, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useTold(heading, pageTitle);
  return (
    <div className={css.screen}>
      <div className={classNames(css.header, isHome && css.unseenHeader)}>
        {back}
        <div className={css.headerLine}>
          <div className={back ? css.itemWords : css.words}>
            <div className={css.titleLine}>
              {icon}
              <h1 ref={heading} className={css.title} tabIndex={-1}>
                {title}
              </h1>
              {mark}
            </div>
            {lead && <div className={css.lead}>{lead}</div>}
          </div>
          {action}
        </div>
      </div>
      {children}
    </div>
  );
}

function useTold(heading: RefObject<HTMLElement | null>, title: string): void {
  const onShown = useContext(ScreenShownContext);
  useEffect(() => {
    if (heading.current) onShown?.({ title, heading: heading.current });
  }, [heading, title, onShown]);
}
