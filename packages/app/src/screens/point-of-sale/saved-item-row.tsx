import type { SaleItem } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { IconButton, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './point-of-sale.css.ts';

export interface SavedItemRowProps {
  readonly item: SaleItem;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Absent for the first item. */
  readonly onEarlier?: () => void;
  /** Absent for the last item. */
  readonly onLater?: () => void;
}

/** A saved item with its price, and what can be done with it. */
export function SavedItemRow(props: SavedItemRowProps): ReactElement {
  const { item, onEdit, onRemove, onEarlier, onLater } = props;
  const t = useTranslate();
  const { name } = item;
  return (
    <li className={css.savedRow}>
      <span className={css.savedName}>
        <span className={css.itemLabel}>{name}</span>
        <span className={css.each}>{formatSum(item.price)}</span>
      </span>
      <span className={css.savedButtons}>
        <IconButton
          icon={icons.chevronUp}
          label={t('pos.saved.earlier', { name })}
          disabled={onEarlier === undefined}
          onClick={onEarlier}
        />
        <IconButton
          icon={icons.chevronDown}
          label={t('pos.saved.later', { name })}
          disabled={onLater === undefined}
          onClick={onLater}
        />
        <IconButton
          icon={icons.pencil}
          label={t('pos.item.editNamed', { name })}
          aria-haspopup="dialog"
          onClick={onEdit}
        />
        <IconButton icon={icons.trash} label={t('pos.saved.delete', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
