import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { AmountField, Button, Card, FormFailure, icons, useForm } from '@billfold/react/internal';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useFocusOnOpening } from '../auth/use-focus-on-opening.ts';
import { decimalsOfPrice } from '../payments/priced-currencies.ts';
import { ItemDialog, type ItemToEdit } from './item-dialog.tsx';
import { Keypad } from './keypad.tsx';
import * as css from './point-of-sale.css.ts';
import { addUpSale, formatUnits, mostItems, requestOfSale, type Sale, typeAmount } from './sale.ts';
import { SaleCard } from './sale-card.tsx';
import type { CurrentSale } from './use-sale.ts';

export interface SaleFormProps {
  readonly business: Business;
  readonly currency: string;
  readonly current: CurrentSale;
}

/** Amount, items and tip of a sale, until it is charged. */
export function SaleForm({ business, currency, current }: SaleFormProps): ReactElement {
  const t = useTranslate();
  const { sale } = current;
  const { entry, items } = sale;
  const amount = useRef<HTMLInputElement>(null);
  useFocusOnOpening(amount);
  const { state, charge } = useCharge({ business, currency, current });
  const { isBusy } = state;
  const change = (next: Partial<Sale>): Sale => current.change({ currency, ...next });
  const type = (typed: string): void => void change({ entry: typeAmount(entry, typed, currency) });
  const [editing, setEditing] = useState<ItemToEdit>(newItem);
  const [isEditing, setIsEditing] = useState(false);
  const edit = (item: ItemToEdit): void => {
    setEditing(item);
    setIsEditing(true);
  };
  const { total } = addUpSale(sale, currency);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (total > 0n) void charge();
  };
  return (
    <>
      <form className={css.columns} onSubmit={submit}>
        <Card className={css.entry} aria-label={t('pos.amount')}>
          <AmountField
            ref={amount}
            label={t('pos.amount')}
            unit={currency}
            value={entry}
            readOnly={isBusy}
            onValueChange={type}
          />
          <Keypad
            value={entry}
            hasPoint={decimalsOfPrice(currency) > 0}
            disabled={isBusy}
            onValueChange={type}
          />
          <Button
            wide
            icon={icons.plus}
            aria-haspopup="dialog"
            disabled={isBusy || items.length >= mostItems}
            onClick={() => edit({ ...newItem, price: entry })}
          >
            {t('pos.item.add')}
          </Button>
        </Card>
        <SaleCard {...{ sale, currency, change, edit }} disabled={isBusy} />
        <div className={css.charge}>
          <FormFailure failure={state.failure} fields={[]} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            busy={isBusy}
            missing={total === 0n ? t('pos.charge.missing') : undefined}
          >
            {t('pos.charge', { amount: formatUnits(total, currency) })}
          </Button>
        </div>
      </form>
      <ItemDialog
        currency={currency}
        item={editing}
        open={isEditing}
        onSave={(item) => {
          const { index } = editing;
          // The typed amount became the price of the new item.
          if (index === null) change({ items: [...items, item], entry: '' });
          else change({ items: items.map((each, at) => (at === index ? item : each)) });
          setIsEditing(false);
        }}
        onClose={() => setIsEditing(false)}
      />
    </>
  );
}

const newItem: ItemToEdit = { index: null, name: '', price: '', quantity: '1' };

/** Creates the payment of a sale, one for as long as the sale stays the same. */
function useCharge({ business, currency, current }: SaleFormProps) {
  const t = useTranslate();
  const services = useServices();
  const mode = useModeQuery();
  const { state, submit } = useForm<never>();
  const charge = async (): Promise<void> => {
    const { sale, charged } = current;
    const words = { otherAmount: t('pos.otherAmount'), tip: t('pos.tip') };
    const body = requestOfSale(sale, currency, words);
    if (body === null) return;
    const done = await submit({}, () =>
      services.business.call(({ payments }) =>
        payments.create(business.id, { ...body, ...mode }, { idempotencyKey: sale.key }),
      ),
    );
    if (done === null) return;
    services.payments.invalidate();
    charged(done.answer.id);
  };
  return { state, charge };
}
