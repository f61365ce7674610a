import type { InvalidFields } from '@billfold/core/flows';
import { fieldMessage } from '@billfold/core/flows';
import type { PaymentLine } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, TextField, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as forms from '../payments/forms.css.ts';
import { AmountInput } from '../payments/price-fields.tsx';
import { readPrice } from '../payments/read-price.ts';
import { useTypedFields } from '../payments/use-typed-fields.ts';
import { mostOfAnItem } from './sale.ts';

export interface ItemDialogProps {
  readonly currency: string;
  /** Item to edit, or the start of a new one. */
  readonly item: ItemToEdit;
  readonly open: boolean;
  readonly onSave: (item: PaymentLine) => void;
  readonly onClose: () => void;
}

export interface ItemToEdit {
  /** Place among the items; null for a new one. */
  readonly index: number | null;
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
}

/** Name, price and quantity of an item. */
export function ItemDialog({ open, ...props }: ItemDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <ItemForm {...props} />
    </FormDialog>
  );
}

type ItemField = 'price' | 'quantity';

function ItemForm(props: Omit<ItemDialogProps, 'open'>): ReactElement {
  const { currency, item, onSave, onClose } = props;
  const t = useTranslate();
  const { index, ...initial } = item;
  const typed = useTypedFields(`item ${index ?? 'new'} of the sale`, initial);
  const { state, clearErrors, submit } = useForm<ItemField>();
  const { name, price, quantity } = typed.values;
  const save = async (): Promise<void> => {
    const unitPrice = readPrice(price, currency);
    const count = /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0;
    const isCount = count >= 1 && count <= mostOfAnItem;
    const invalid: InvalidFields<ItemField> = {
      ...(unitPrice === null && { price: 'pos.item.price.missing' as const }),
      ...(!isCount && { quantity: 'pos.item.quantity.missing' as const }),
    };
    const done = await submit(invalid, async () => unitPrice);
    if (!done?.answer) return;
    typed.clear();
    onSave({ label: name.trim() || t('pos.item'), quantity: count, unitPrice: done.answer });
  };
  return (
    <FormDialogContent
      title={t(index === null ? 'pos.item.new' : 'pos.item.edit')}
      submit={t(index === null ? 'pos.item.add' : 'pos.item.save')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField
        label={t('pos.item.name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onValueChange={(text) => typed.change({ name: text })}
      />
      <div className={forms.halves}>
        <AmountInput
          label={t('pos.item.price')}
          currency={currency}
          trailing={currency}
          value={price}
          onValueChange={(text) => {
            typed.change({ price: text });
            clearErrors('price');
          }}
          error={fieldMessage(state, 'price', t)}
        />
        <TextField
          label={t('pos.item.quantity')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={quantity}
          onValueChange={(text) => {
            typed.change({ quantity: text.replace(/\D/g, '') });
            clearErrors('quantity');
          }}
          error={fieldMessage(state, 'quantity', t)}
        />
      </div>
    </FormDialogContent>
  );
}
