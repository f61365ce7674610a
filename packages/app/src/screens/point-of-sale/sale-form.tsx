import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { AmountField, Button, Card, FormFailure, icons, useForm } from '@billfold/react/internal';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useFocusOnOpening } from '../auth/use-focus-on-opening.ts';
import { decimalsOfPrice } from '../payments/priced-currencies.ts';
import { readPrice } from '../payments/read-price.ts';
import { ItemDialog, type ItemToEdit, type KeptItem } from './item-dialog.tsx';
import { Keypad } from './keypad.tsx';
import * as css from './point-of-sale.css.ts';
import {
  addUpSale,
  formatUnits,
  mostItems,
  requestOfSale,
  type Sale,
  typeAmount,
  withSaved,
} from './sale.ts';
import { SaleCard } from './sale-card.tsx';
import { SaleCurrency } from './sale-currency.tsx';
import { SavedItems } from './saved-items.tsx';
import { useCurrencyChange } from './use-currency-change.tsx';
import type { CurrentSale } from './use-sale.ts';

export interface SaleFormProps {
  readonly business: Business;
  readonly currency: string;
  readonly current: CurrentSale;
  /** True where nothing covers the foot of the window. */
  readonly isAlone: boolean;
}

/** Amount, items and tip of a sale, until it is charged. */
export function SaleForm({ business, currency, current, isAlone }: SaleFormProps): ReactElement {
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
  const currencies = useCurrencyChange({ businessId: business.id, currency, current });
  const keep = useKeep(business);
  const [isArranging, setIsArranging] = useState(false);
  const { total, tip } = addUpSale(sale, currency);
  const amounts = { amount: formatUnits(total, currency), tip: formatUnits(tip, currency) };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (total > 0n) void charge();
  };
  return (
    <>
      <div className={css.counter[isAlone ? 'alone' : 'framed']}>
        <SavedItems
          {...{ business, sale, currency, isArranging }}
          disabled={isBusy}
          onArrange={setIsArranging}
          onAdd={(item) => change({ items: withSaved(sale, item) })}
          onCurrency={currencies.change}
        />
        {/* Kept, with what is typed and pressed: the sale goes on once the items are arranged. */}
        <form className={css.columns} hidden={isArranging} onSubmit={submit}>
          <Card className={css.entry} aria-label={t('pos.amount')}>
            <AmountField
              ref={amount}
              label={t('pos.amount')}
              unit={currency}
              unitControl={
                <SaleCurrency value={currency} disabled={isBusy} onChange={currencies.change} />
              }
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
              {t('pos.item.addNamed')}
            </Button>
          </Card>
          <SaleCard {...{ sale, currency, change, edit }} disabled={isBusy} />
          <div className={css.charge[isAlone ? 'alone' : 'overBar']}>
            <FormFailure failure={state.failure} fields={[]} />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              wide
              busy={isBusy}
              missing={total === 0n ? t('pos.charge.missing') : undefined}
            >
              {/* The choice of a tip can be below the window. */}
              {t(tip > 0n ? 'pos.charge.withTip' : 'pos.charge', amounts)}
            </Button>
          </div>
        </form>
      </div>
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
        onKeep={keep}
      />
      {currencies.dialog}
    </>
  );
}

const newItem: ItemToEdit = { index: null, name: '', price: '', quantity: '1' };

/** Returns the way to save an item for later sales, once each; undefined for members who may not. */
function useKeep({ id, role }: Business): ((item: KeptItem) => Promise<void>) | undefined {
  const { business, payments } = useServices();
  if (!isPermitted(role, 'manage-settings')) return undefined;
  return async (item) => {
    const saved = payments.saleItems(id);
    const isSaved = saved.get().data?.some(({ name, price }) => {
      const { amount, currency } = item.price;
      const isSamePrice = readPrice(price.amount, price.currency) === amount;
      return name === item.name && isSamePrice && price.currency === currency;
    });
    if (isSaved) return;
    await business.call(({ saleItems }) => saleItems.create(id, item));
    await saved.refresh();
  };
}

/** Creates the payment of a sale, one for as long as the sale stays the same. */
function useCharge({ business, currency, current }: Omit<SaleFormProps, 'isAlone'>) {
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
