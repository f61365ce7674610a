import { fieldMessage, type InvalidFields } from '@billfold/core/flows';
import type { Business, SaleItem } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextField,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { AmountInput } from '../payments/price-fields.tsx';
import { readPrice } from '../payments/read-price.ts';
import { useTypedFields } from '../payments/use-typed-fields.ts';

export interface SavedItemDialogProps {
  readonly business: Business;
  /** Currency of a new item. */
  readonly currency: string;
  /** Item to edit; null for a new one. */
  readonly item: SaleItem | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Name and price of an item that is saved for later sales. */
export function SavedItemDialog({ open, ...props }: SavedItemDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <SavedItemForm {...props} />
    </FormDialog>
  );
}

type Field = 'name' | 'price.amount';

function SavedItemForm(props: Omit<SavedItemDialogProps, 'open'>): ReactElement {
  const { business, item, onClose } = props;
  const t = useTranslate();
  const services = useServices();
  const currency = item?.price.currency ?? props.currency;
  const typed = useTypedFields(`saved item ${item?.id ?? 'new'}`, {
    name: item?.name ?? '',
    price: item?.price.amount ?? '',
  });
  const { state, clearErrors, submit } = useForm<Field>();
  const { name, price } = typed.values;
  const save = async (): Promise<void> => {
    const amount = readPrice(price, currency);
    const invalid: InvalidFields<Field> = {
      ...(name.trim() === '' && { name: 'pos.item.name.missing' as const }),
      ...(amount === null && { 'price.amount': 'pos.item.price.missing' as const }),
    };
    const done = await submit(invalid, async () => {
      if (amount === null) return;
      const body = { name: name.trim(), price: { amount, currency } };
      await services.business.call(({ saleItems }) =>
        item === null
          ? saleItems.create(business.id, body)
          : saleItems.update(business.id, item.id, body),
      );
    });
    if (done === null) return;
    typed.clear();
    onClose();
    await services.payments.saleItems(business.id).refresh();
  };
  return (
    <FormDialogContent
      title={t(item === null ? 'pos.item.new' : 'pos.item.edit')}
      submit={t('pos.item.save')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['name', 'price.amount']} />
      <TextField
        label={t('pos.saved.name')}
        autoComplete="off"
        maxLength={100}
        readOnly={state.isBusy}
        value={name}
        onValueChange={(text) => {
          typed.change({ name: text });
          clearErrors('name');
        }}
        error={fieldMessage(state, 'name', t)}
      />
      <AmountInput
        label={t('pos.item.price')}
        currency={currency}
        trailing={currency}
        readOnly={state.isBusy}
        value={price}
        onValueChange={(text) => {
          typed.change({ price: text });
          clearErrors('price.amount');
        }}
        error={fieldMessage(state, 'price.amount', t)}
      />
    </FormDialogContent>
  );
}
