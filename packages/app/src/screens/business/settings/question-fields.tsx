import { fieldMessage } from '@billfold/core/flows';
import { answerTypes } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Button,
  Checkbox,
  IconButton,
  icons,
  Select,
  TextArea,
  TextField,
} from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import type { CheckoutFieldsProps } from './checkout-fields.tsx';
import {
  emptyQuestion,
  mostQuestions,
  parseQuestions,
  type TypedQuestion,
  textOfQuestions,
} from './questions.ts';
import * as css from './setup.css.ts';

/** Questions of the business that the checkout asks its payers. */
export function QuestionFields({ saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const questions = parseQuestions(form.edits['fields'] ?? textOfQuestions(saved.fields));
  const { isBusy } = form.state;
  const set = (next: readonly TypedQuestion[]): void => form.edit('fields', JSON.stringify(next));
  const change = (index: number, next: Partial<TypedQuestion>): void =>
    set(questions.map((each, at) => (at === index ? { ...each, ...next } : each)));
  /** The focus moves after the fields are drawn anew. */
  const focus = (selector: string): void => {
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const add = (): void => {
    set([...questions, emptyQuestion]);
    focus('fieldset:last-of-type input');
  };
  const remove = (index: number): void => {
    set(questions.filter((_, at) => at !== index));
    focus(questions.length === 1 ? 'button' : 'fieldset:last-of-type input');
  };
  return (
    <div ref={list} className={css.questions}>
      <div>
        <h3 className={css.orderLabel}>{t('businessSetup.questions')}</h3>
        <p className={css.note}>{t('businessSetup.questions.text')}</p>
      </div>
      {questions.map((question, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no other name.
          key={index}
          className={css.question}
          aria-label={t('businessSetup.question', { number: index + 1 })}
          disabled={isBusy}
        >
          <TextField
            className={css.wholeLine}
            label={t('businessSetup.question.label')}
            autoComplete="off"
            maxLength={80}
            value={question.label}
            onValueChange={(label) => change(index, { label })}
          />
          <Select
            label={t('businessSetup.question.type')}
            disabled={isBusy}
            value={question.type}
            options={answerTypes.map((id) => ({ id, text: t(`businessSetup.question.${id}`) }))}
            onValueChange={(id) => {
              const type = answerTypes.find((each) => each === id);
              if (type !== undefined) change(index, { type });
            }}
          />
          <IconButton
            className={css.besideField}
            icon={icons.trash}
            label={t('businessSetup.question.remove', { number: index + 1 })}
            disabled={isBusy}
            onClick={() => remove(index)}
          />
          {question.type === 'select' && (
            <TextArea
              className={css.wholeLine}
              label={t('businessSetup.question.options')}
              hint={t('businessSetup.question.options.hint')}
              rows={3}
              value={question.options}
              onValueChange={(options) => change(index, { options })}
            />
          )}
          <Checkbox
            className={css.wholeLine}
            label={t('businessSetup.question.required')}
            disabled={isBusy}
            checked={question.required}
            onCheckedChange={(required) => change(index, { required })}
          />
        </fieldset>
      ))}
      <p className={css.problem} aria-live="polite">
        {fieldMessage(form.state, 'fields', t)}
      </p>
      <div>
        <Button
          size="sm"
          icon={icons.plus}
          disabled={isBusy || questions.length >= mostQuestions}
          onClick={add}
        >
          {t('businessSetup.question.add')}
        </Button>
      </div>
    </div>
  );
}
