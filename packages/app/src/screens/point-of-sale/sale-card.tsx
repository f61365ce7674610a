import type { PaymentLine } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Card, Statement, TextButton } from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import type { ItemToEdit } from './item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import * as css from './point-of-sale.css.ts';
import { addUpSale, emptySale, formatUnits, isEmptySale, type Sale, unitsOfEntry } from './sale.ts';
import { TipChoice } from './tip-choice.tsx';

export interface SaleCardProps {
  readonly sale: Sale;
  readonly currency: string;
  readonly disabled: boolean;
  readonly change: (next: Partial<Sale>) => Sale;
  readonly edit: (item: ItemToEdit) => void;
}

/** Items, tip and total of a sale; what is removed can be restored until the next change. */
export function SaleCard({ sale, currency, disabled, change, edit }: SaleCardProps): ReactElement {
  const t = useTranslate();
  const { items, entry, tip } = sale;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const remove = (text: string, next: Partial<Sale>): void => {
    setRemoved({ text, before: sale, key: change(next).key });
    // The pressed button goes.
    content.current?.focus();
  };
  const undo = (before: Sale): void => {
    change(before);
    content.current?.focus();
  };
  // Each change gives the sale another key.
  const canUndo = removed?.key === sale.key;
  const replaceAt = (at: number, next: readonly PaymentLine[]) =>
    items.flatMap((item, index) => (index === at ? next : item));
  const typed = unitsOfEntry(sale, currency);
  const { tip: tipUnits, subtotal, total } = addUpSale(sale, currency);
  const text = (units: bigint): string => formatUnits(units, currency);
  return (
    <Card
      className={css.sale}
      title={t('pos.sale')}
      actions={
        !isEmptySale(sale) && (
          <TextButton
            disabled={disabled}
            onClick={() => remove(t('pos.cleared'), { ...emptySale, currency })}
          >
            {t('pos.clear')}
          </TextButton>
        )
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={content}
        role="group"
        aria-label={t('pos.sale')}
        tabIndex={-1}
        className={css.content}
      >
        {items.length === 0 && entry === '' && <p className={css.muted}>{t('pos.sale.empty')}</p>}
        {(items.length > 0 || typed > 0n) && (
          <ul className={css.items} aria-label={t('pos.items')}>
            {items.map((item, index) => (
              <ItemRow
                // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name.
                key={index}
                {...{ item, currency, disabled }}
                onEdit={() => edit(toBeEdited(item, index))}
                onQuantity={(quantity) =>
                  change({ items: replaceAt(index, [{ ...item, quantity }]) })
                }
                onRemove={() =>
                  remove(t('pos.item.removed', { name: item.label }), {
                    items: replaceAt(index, []),
                  })
                }
              />
            ))}
            {typed > 0n && (
              <li className={css.typed}>
                <span className={css.itemLabel}>{t('pos.otherAmount')}</span>
                <AmountText amount={text(typed)} />
              </li>
            )}
          </ul>
        )}
        <p className={css.removed} role="status">
          {canUndo && (
            <>
              {removed.text}
              {' · '}
              <TextButton disabled={disabled} onClick={() => undo(removed.before)}>
                {t('pos.undo')}
              </TextButton>
            </>
          )}
        </p>
        <TipChoice {...{ tip, currency, disabled }} onChange={(next) => change({ tip: next })} />
        <Statement
          density="compact"
          rows={[
            ...(tipUnits > 0n
              ? [
                  { label: t('pos.subtotal'), value: text(subtotal) },
                  { label: t('pos.tip'), value: text(tipUnits) },
                ]
              : []),
            {
              label: t('pos.total'),
              value: <AmountText amount={text(total)} size="xl" />,
              total: true,
            },
          ]}
        />
      </div>
    </Card>
  );
}

interface Removed {
  readonly text: string;
  readonly before: Sale;
  /** Key of the sale after the removal. */
  readonly key: string;
}

function toBeEdited({ label, unitPrice, quantity }: PaymentLine, index: number): ItemToEdit {
  return { index, name: label, price: unitPrice, quantity: String(quantity) };
}
