'use client';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';
import { classNames } from '../../theme/class-names.ts';
import { media } from '../../theme/theme.css.ts';
import { isElement } from '../dialog/active-element.ts';
import { useFloating, useIsFloating } from '../floating/use-floating.ts';
import * as css from './list-picker.css.ts';
import type { OptionsProps } from './open-list.ts';
import { OptionRow } from './option-row.tsx';

/** A search field above the options. */
export interface ListSearch {
  readonly query: string;
  readonly search: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface ListPopupProps extends OptionsProps {
  readonly search?: ListSearch | undefined;
  /** Closes the list. With it, the list of a dialog is a sheet on a phone. */
  readonly onClose?: (() => void) | undefined;
  /** The field that it opens under. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** In place of 'No results'. */
  readonly nothingFound?: string | undefined;
  /** Component for long lists. */
  readonly LongOptions: ComponentType<OptionsProps> | null;
}

/** So many are drawn at once; of more only those in sight. */
const drawnAtOnce = 50;

/** The list that opens under a field, with its search field if it has one. */
export function ListPopup(props: ListPopupProps): ReactElement {
  const t = useTranslate();
  const {
    search,
    anchor,
    onClose,
    nothingFound = t('picker.nothingFound'),
    LongOptions,
    ...options
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const isFloating = useIsFloating();
  useFloating({
    isOpen: true,
    anchor,
    floating: popup,
    placement: 'bottom-start',
    sameWidth: true,
  });
  useEffect(() => {
    if (!isFloating) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isFloating]);
  const isSheet = !isFloating && onClose !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus where it is.
    <div className={isSheet ? css.sheetLayer : css.layer} onMouseDown={keepFocus}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape closes the list as well. */}
      {isSheet && <div className={css.backdrop} onClick={onClose} />}
      <div
        ref={popup}
        className={classNames(isFloating ? css.floatingPopup : css.popup, isSheet && css.sheet)}
      >
        {isSheet && (
          <p aria-hidden="true" className={css.sheetTitle}>
            {options.label}
          </p>
        )}
        {search && <SearchField search={search} id={options.id} active={options.list.active} />}
        {LongOptions && options.list.shown.length > drawnAtOnce ? (
          <LongOptions {...options} />
        ) : (
          <ShortOptions {...options} />
        )}
        {options.list.shown.length === 0 && <p className={css.empty}>{nothingFound}</p>}
      </div>
    </div>
  );
}

function SearchField(props: {
  readonly search: ListSearch;
  readonly id: string;
  readonly active: number;
}): ReactElement {
  const t = useTranslate();
  const { search, id, active } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: input } = field;
    // On touch the keyboard would cover half of the list.
    const isTouch = input?.ownerDocument.defaultView?.matchMedia(media.touch).matches;
    if (isTouch !== true) input?.focus();
  }, []);
  return (
    <input
      ref={field}
      role="combobox"
      aria-expanded={true}
      aria-controls={id}
      aria-activedescendant={activeOptionId(id, active)}
      type="text"
      autoComplete="off"
      spellCheck={false}
      className={css.search}
      aria-label={t('picker.search')}
      placeholder={t('picker.search')}
      value={search.query}
      onChange={(event) => search.search(event.currentTarget.value)}
      onKeyDown={search.onKeyDown}
    />
  );
}

function ShortOptions({ id, label, value, list }: OptionsProps): ReactElement {
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => {
    options.current
      ?.querySelector(`[data-index="${list.active}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [list.active]);
  return (
    <div ref={options} id={id} role="listbox" aria-label={label} className={css.list}>
      {list.shown.slice(0, drawnAtOnce).map((option, index) => (
        <OptionRow
          key={option.id}
          listId={id}
          index={index}
          option={option}
          value={value}
          list={list}
        />
      ))}
    </div>
  );
}

/** Loads the component for long lists; null while it is loading or not needed. */
export function useLongOptions(count: number): ListPopupProps['LongOptions'] {
  return useOnDemand(loadLongOptions, {
    isWanted: count > drawnAtOnce,
    // The first of them are drawn, and a search finds the others.
    onFailure: () => undefined,
  });
}

async function loadLongOptions() {
  const { LongOptions } = await import('./long-options.tsx');
  return LongOptions;
}

/** Id of the option that the keys have marked. */
export function activeOptionId(listId: string, active: number): string | undefined {
  return active >= 0 ? `${listId}-${active}` : undefined;
}

function keepFocus(event: MouseEvent): void {
  if (!isElement(event.target) || !event.target.matches('input')) event.preventDefault();
}
