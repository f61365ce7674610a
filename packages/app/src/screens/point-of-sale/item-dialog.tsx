import type { InvalidFields } from '@billfold/core/flows';
import { fieldMessage } from '@billfold/core/flows';
import type { PaymentLine, Price } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Checkbox,
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextField,
  useForm,
} from '@billfold/react/internal';
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
  /** Saves a new item for later sales as well; absent for a member who may not. */
  readonly onKeep?: ((item: KeptItem) => Promise<unknown>) | undefined;
}

export interface KeptItem {
  readonly name: string;
  readonly price: Price;
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

type ItemField = 'name' | 'price' | 'price.amount' | 'quantity';

function ItemForm(props: Omit<ItemDialogProps, 'open'>): ReactElement {
  const { currency, item, onSave, onClose, onKeep } = props;
  const t = useTranslate();
  const { index, ...initial } = item;
  const typed = useTypedFields(`item ${index ?? 'new'} of the sale`, { ...initial, keeps: '' });
  const { state, clearErrors, submit } = useForm<ItemField>();
  const { name, price, quantity, keeps } = typed.values;
  const mayKeep = index === null && onKeep !== undefined;
  const isKept = mayKeep && keeps !== '';
  const save = async (): Promise<void> => {
    const unitPrice = readPrice(price, currency);
    const count = /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0;
    const isCount = count >= 1 && count <= mostOfAnItem;
    const label = name.trim();
    const invalid: InvalidFields<ItemField> = {
      ...(isKept && label === '' && { name: 'pos.item.name.missing' as const }),
      ...(unitPrice === null && { price: 'pos.item.price.missing' as const }),
      ...(!isCount && { quantity: 'pos.item.quantity.missing' as const }),
    };
    const done = await submit(invalid, async () => {
      if (isKept && unitPrice !== null)
        await onKeep({ name: label, price: { amount: unitPrice, currency } });
      return unitPrice;
    });
    if (!done?.answer) return;
    typed.clear();
    onSave({ label: label || t('pos.item'), quantity: count, unitPrice: done.answer });
  };
  return (
    <FormDialogContent
      title={t(index === null ? 'pos.item.add' : 'pos.item.edit')}
      submit={t(index === null ? 'pos.item.add' : 'pos.item.save')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['name', 'price.amount']} />
      <TextField
        label={t(isKept ? 'pos.saved.name' : 'pos.item.name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onValueChange={(text) => {
          typed.change({ name: text });
          clearErrors('name');
        }}
        error={fieldMessage(state, 'name', t)}
      />
      <div className={forms.halves}>
        <AmountInput
          label={t('pos.item.price')}
          currency={currency}
          trailing={currency}
          value={price}
          onValueChange={(text) => {
            typed.change({ price: text });
            clearErrors('price', 'price.amount');
          }}
          error={fieldMessage(state, 'price', t) ?? fieldMessage(state, 'price.amount', t)}
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
      {mayKeep && (
        <Checkbox
          label={t('pos.item.keep')}
          checked={isKept}
          disabled={state.isBusy}
          onCheckedChange={(isChecked) => {
            typed.change({ keeps: isChecked ? 'yes' : '' });
            clearErrors('name');
          }}
        />
      )}
    </FormDialogContent>
  );
}
