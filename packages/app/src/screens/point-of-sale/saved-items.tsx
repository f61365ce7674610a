import { type Business, isPermitted, mostSaleItems, type SaleItem } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  ErrorState,
  FormFailure,
  icons,
  Skeleton,
  TextButton,
  useNotifyFailure,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useFresh } from '../business/use-fresh.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './point-of-sale.css.ts';
import { countOfSaved, type Sale } from './sale.ts';
import { SavedItemDialog } from './saved-item-dialog.tsx';
import { SavedItemRow } from './saved-item-row.tsx';
import { useSavedItems } from './use-saved-items.ts';

export interface SavedItemsProps {
  readonly business: Business;
  readonly sale: Sale;
  readonly currency: string;
  readonly disabled: boolean;
  /** True while the items are changed in place of the till. */
  readonly isArranging: boolean;
  readonly onArrange: (is: boolean) => void;
  readonly onAdd: (item: SaleItem) => void;
  readonly onCurrency: (currency: string) => void;
}

/** Items that the business saved: a press adds one to the sale. Those of other currencies wait for a change of it. */
export function SavedItems(props: SavedItemsProps): ReactElement | null {
  const { business } = props;
  const t = useTranslate();
  const resource = useServices().payments.saleItems(business.id);
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const mayChange = isPermitted(business.role, 'manage-settings');
  const { data } = state;
  // Nothing that a member without the permission could do.
  if (data?.length === 0 && !mayChange) return null;
  if (data !== undefined) return <Loaded {...props} items={data} mayChange={mayChange} />;
  return (
    <Card className={css.savedFull} aria-label={t('pos.saved')}>
      {state.status === 'failed' ? (
        <ErrorState
          title={t('pos.saved.loadFailed')}
          error={state.error}
          onRetry={() => void resource.refresh()}
        />
      ) : (
        <Skeleton height="64px" />
      )}
    </Card>
  );
}

interface LoadedProps extends SavedItemsProps {
  readonly items: readonly SaleItem[];
  readonly mayChange: boolean;
}

function Loaded(props: LoadedProps): ReactElement {
  const { business, items, currency, disabled, onCurrency, mayChange } = props;
  const { isArranging, onArrange } = props;
  const t = useTranslate();
  const [edited, setEdited] = useState<SaleItem | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (item: SaleItem | null): void => {
    setEdited(item);
    setIsOpen(true);
  };
  const others = [...new Set(items.map(({ price }) => price.currency))].filter(
    (each) => each !== currency,
  );
  const isEmpty = items.length === 0;
  const newItem = (
    <Button
      size="sm"
      icon={icons.plus}
      aria-haspopup="dialog"
      disabled={items.length >= mostSaleItems}
      onClick={() => edit(null)}
    >
      {t('pos.item.new')}
    </Button>
  );
  const dialog = (
    <SavedItemDialog
      {...{ business, currency }}
      item={edited}
      open={isOpen}
      onClose={() => setIsOpen(false)}
    />
  );
  // The last item is gone: nothing is left to arrange.
  useEffect(() => {
    if (isEmpty && isArranging) onArrange(false);
  }, [isEmpty, isArranging, onArrange]);
  if (isEmpty)
    return (
      <div className={css.savedEmpty}>
        <p className={css.muted}>{t('pos.saved.empty')}</p>
        {newItem}
        {dialog}
      </div>
    );
  return (
    <Card
      className={css.savedFull}
      title={t('pos.saved')}
      actions={
        mayChange && (
          <TextButton
            aria-expanded={isArranging}
            disabled={disabled}
            onClick={() => onArrange(!isArranging)}
          >
            {t(isArranging ? 'pos.saved.done' : 'pos.saved.edit')}
          </TextButton>
        )
      }
    >
      {isArranging && mayChange ? (
        <div className={css.content}>
          <div>{newItem}</div>
          <EditedItems business={business} items={items} onEdit={edit} />
        </div>
      ) : (
        <>
          <Tiles {...props} items={items.filter(({ price }) => price.currency === currency)} />
          {others.length > 0 && (
            <div className={css.others}>
              {others.map((each) => (
                <TextButton key={each} disabled={disabled} onClick={() => onCurrency(each)}>
                  {t('pos.saved.other', { currency: each })}
                </TextButton>
              ))}
            </div>
          )}
        </>
      )}
      {dialog}
    </Card>
  );
}

/** A tile for each item, with its number in the sale. */
function Tiles({ items, sale, disabled, onAdd }: LoadedProps): ReactElement {
  const t = useTranslate();
  const [added, setAdded] = useState<SaleItem | null>(null);
  return (
    <>
      {items.length > 0 && (
        <ul className={css.tiles} aria-label={t('pos.saved')}>
          {items.map((item) => {
            const { id, name } = item;
            const price = formatSum(item.price);
            const { count, isFull } = countOfSaved(sale, item);
            return (
              <li key={id} className={css.tilePlace}>
                <button
                  type="button"
                  className={css.tile}
                  aria-label={t('pos.saved.tile', { name, price })}
                  disabled={disabled || isFull}
                  onClick={() => {
                    setAdded(item);
                    onAdd(item);
                  }}
                >
                  <span className={css.tileName}>{name}</span>
                  <span className={css.tilePrice}>{price}</span>
                  {count > 0 && <span className={css.tileCount}>{count}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p className={css.heard} role="status">
        {added !== null &&
          t('pos.saved.inSale', { name: added.name, count: countOfSaved(sale, added).count })}
      </p>
    </>
  );
}

interface EditedItemsProps {
  readonly business: Business;
  readonly items: readonly SaleItem[];
  readonly onEdit: (item: SaleItem) => void;
}

/** The items as rows, to be changed, moved and deleted. */
function EditedItems({ business, items, onEdit }: EditedItemsProps): ReactElement {
  const t = useTranslate();
  const { failure, deleted, move, remove, restore } = useSavedItems(business.id);
  const content = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, or is elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list can take it away.
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus();
  }, [items]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={content}
      role="group"
      aria-label={t('pos.saved.edit')}
      tabIndex={-1}
      className={css.content}
    >
      <FormFailure failure={failure} fields={[]} />
      <ul className={css.savedRows} aria-label={t('pos.saved')}>
        {items.map((item, index) => (
          <SavedItemRow
            key={item.id}
            item={item}
            onEdit={() => onEdit(item)}
            onRemove={() => remove(item, index)}
            {...(index > 0 && { onEarlier: () => move(item, index - 1) })}
            {...(index < items.length - 1 && { onLater: () => move(item, index + 1) })}
          />
        ))}
      </ul>
      <p className={css.removed} role="status">
        {deleted !== null && (
          <>
            {t('pos.saved.deleted', { name: deleted.name })}
            {' · '}
            <TextButton onClick={restore}>{t('pos.undo')}</TextButton>
          </>
        )}
      </p>
    </div>
  );
}
