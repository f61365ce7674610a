'use client';
import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { classNames } from '../../theme/class-names.ts';
import { moveInTabs } from './move-in-tabs.ts';
import * as css from './tabs.css.ts';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface TabsProps<T extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onValueChange: (value: T) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Props for values of any type: `onValueChange` receives one of the given values. */
interface AnyTabsProps extends Omit<TabsProps<string>, 'onValueChange'> {
  onValueChange(value: string): void;
}

/** One part at a time. Arrow keys choose; Tab goes on to what is shown (WAI-ARIA tabs). */
export const Tabs: <T extends string>(
  props: TabsProps<T> & RefAttributes<HTMLDivElement>,
) => ReactNode = forwardRef(function Tabs(
  props: AnyTabsProps,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { label, tabs, value, onValueChange, children, className } = props;
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveInTabs(event, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab) onValueChange(tab.value);
  };
  return (
    <div ref={ref} className={classNames(css.tabs, className)}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={css.tab}
            onClick={() => onValueChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what it shows may hold nothing to stop at.
        tabIndex={0}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  );
});
