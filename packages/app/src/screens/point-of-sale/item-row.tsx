import type { PaymentLine } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { IconButton, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './point-of-sale.css.ts';
import { formatUnits, mostOfAnItem, unitsOfItem } from './sale.ts';

export interface ItemRowProps {
  readonly item: PaymentLine;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** An item of a sale, with its quantity at hand; one less of a single one removes it. */
export function ItemRow(props: ItemRowProps): ReactElement {
  const { item, currency, disabled, onEdit, onQuantity, onRemove } = props;
  const t = useTranslate();
  const { label: name, quantity } = item;
  const isLast = quantity === 1;
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.itemName}
        aria-label={t('pos.item.editNamed', { name })}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onEdit}
      >
        <span className={css.itemLabel}>{name}</span>
        {!isLast && (
          <span className={css.each}>
            {t('pos.item.each', {
              price: formatUnits(unitsOfItem({ ...item, quantity: 1 }, currency), currency),
            })}
          </span>
        )}
      </button>
      <div className={css.quantity}>
        <IconButton
          icon={isLast ? icons.trash : icons.minus}
          label={t(isLast ? 'pos.item.remove' : 'pos.item.fewer', { name })}
          disabled={disabled}
          onClick={() => (isLast ? onRemove() : onQuantity(quantity - 1))}
        />
        <output className={css.count} aria-live="polite">
          {quantity}
        </output>
        <IconButton
          icon={icons.plus}
          label={t('pos.item.more', { name })}
          disabled={disabled || quantity >= mostOfAnItem}
          onClick={() => onQuantity(quantity + 1)}
        />
      </div>
      <AmountText
        className={css.itemSum}
        amount={formatUnits(unitsOfItem(item, currency), currency)}
      />
    </li>
  );
}
