'use client';
import { pickersTexts } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuDivider, MenuHeading, MenuItem } from '../menu/menu-item.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './place-picker.css.ts';

/** A wallet or a business, as far as one chooses among them. */
export interface PickerChoice {
  readonly id: string;
  readonly name: string;
}

export interface PlacePickerProps<C extends PickerChoice> {
  readonly label: string;
  /** Null while they load. */
  readonly choices: readonly C[] | null;
  readonly chosenId: string | null;
  readonly onChoose: (choice: C) => void;
  /** They could not be loaded. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly createLabel: string;
  /** Null where none can be made. */
  readonly onCreate: (() => void) | null;
  /** Picture of a choice, as high as a line. */
  readonly mark?: ((choice: C) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/** Base of the wallet picker and the business picker. */
export function PlacePicker<C extends PickerChoice>(props: PlacePickerProps<C>): ReactElement {
  useTexts(pickersTexts);
  const { label, choices, chosenId, mark, className } = props;
  const chosen = choices?.find(({ id }) => id === chosenId);
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          className={classNames(css.trigger, className)}
          aria-label={chosen ? `${label}: ${chosen.name}` : label}
          aria-busy={choices === null && !props.failed}
        >
          {chosen && mark?.(chosen)}
          {chosen === undefined ? (
            <span className={css.name}>
              {choices === null && !props.failed ? <Skeleton width="8em" /> : label}
            </span>
          ) : (
            <Name text={chosen.name} />
          )}
          <Icon shape={icons.chevronDown} size={16} className={css.chevron} />
        </button>
      }
    >
      <Choices {...props} />
    </Menu>
  );
}

function Choices<C extends PickerChoice>(props: PlacePickerProps<C>): ReactElement {
  const t = useTranslate();
  const { choices, chosenId, onChoose, failed, onRetry, createLabel, onCreate, mark } = props;
  return (
    <>
      {choices === null && !failed && <MenuHeading>{t('common.loading')}</MenuHeading>}
      {choices === null && failed && (
        <>
          <MenuHeading>{t('pickers.failed')}</MenuHeading>
          <MenuItem keepsOpen onSelect={onRetry}>
            {t('common.retry')}
          </MenuItem>
        </>
      )}
      {choices?.length === 0 && <MenuHeading>{t('pickers.none')}</MenuHeading>}
      {choices?.map((choice) => (
        <MenuItem
          key={choice.id}
          isChosen={choice.id === chosenId}
          onSelect={() => onChoose(choice)}
        >
          <span className={css.choice}>
            {mark?.(choice)}
            <Name text={choice.name} />
          </span>
        </MenuItem>
      ))}
      {onCreate && (
        <>
          <MenuDivider />
          <MenuItem onSelect={onCreate}>
            <span className={css.choice}>
              <span className={css.plus}>
                <Icon shape={icons.plus} size={16} />
              </span>
              <span className={css.name}>{createLabel}</span>
            </span>
          </MenuItem>
        </>
      )}
    </>
  );
}

/** Name in the direction of its own script, so that a long one is cut at its end. */
function Name({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={css.namePlace}>
      <span className={css.ownName} dir="auto">
        {text}
      </span>
    </span>
  );
}
