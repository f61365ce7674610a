import { fieldMessage } from '@billfold/core/flows';
import { formatPrice } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, type FormState, IconButton, icons, TextField } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import * as css from './forms.css.ts';
import { emptyLine, type LinkField, sumOfLines, type TypedLine } from './link-request.ts';
import { AmountInput } from './price-fields.tsx';

export interface LinkLinesProps {
  readonly currency: string;
  readonly lines: readonly TypedLine[];
  readonly state: FormState<LinkField>;
  readonly setLines: (lines: readonly TypedLine[]) => void;
}

const most = 50;

/** Items of a link, which add up to its price. */
export function LinkLines({ currency, lines, state, setLines }: LinkLinesProps): ReactElement {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const change = (index: number, next: Partial<TypedLine>): void =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...next } : line)));
  const add = (): void => {
    setLines([...lines, emptyLine]);
    // The new fields are drawn first.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    );
  };
  const problem = fieldMessage(state, 'lines', t);
  return (
    <div ref={list} className={css.lines}>
      {lines.map((line, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
          key={index}
          className={css.line}
          aria-label={t('paymentLink.line', { number: index + 1 })}
          disabled={state.isBusy}
        >
          <TextField
            className={css.wholeLine}
            label={t('paymentLink.line.label')}
            autoComplete="off"
            maxLength={200}
            value={line.label}
            onValueChange={(label) => change(index, { label })}
          />
          <TextField
            label={t('paymentLink.line.quantity')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={line.quantity}
            onValueChange={(text) => change(index, { quantity: text.replace(/\D/g, '') })}
          />
          <AmountInput
            label={t('paymentLink.line.unitPrice')}
            currency={currency}
            value={line.unitPrice}
            onValueChange={(unitPrice) => change(index, { unitPrice })}
          />
          <IconButton
            className={css.besideField}
            icon={icons.trash}
            label={t('paymentLink.line.remove', { number: index + 1 })}
            disabled={lines.length === 1}
            onClick={() => setLines(lines.filter((_, at) => at !== index))}
          />
        </fieldset>
      ))}
      <p className={css.problem} aria-live="polite">
        {problem}
      </p>
      <div>
        <Button size="sm" icon={icons.plus} disabled={lines.length >= most} onClick={add}>
          {t('paymentLink.line.add')}
        </Button>
      </div>
      <p className={css.total}>
        <span>{t('paymentLink.lines.total')}</span>
        <span>{formatPrice({ amount: sumOfLines(lines, currency), currency })}</span>
      </p>
    </div>
  );
}
