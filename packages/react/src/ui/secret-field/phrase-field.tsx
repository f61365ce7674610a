'use client';
import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './phrase-field.css.ts';
import { firstFault, readWords, writeWords } from './phrase-words.ts';
import { type PhraseLength, phraseLengths } from './place-words.ts';
import type { SecretInput } from './secret-input.ts';
import { usePhraseInput } from './use-phrase-input.ts';
import { useWrongWords } from './use-wrong-words.ts';
import { WordSuggestions } from './word-suggestions.tsx';

export interface PhraseFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'action'> {
  /** Error text, or a function that makes it of the number of words to enter. */
  readonly error?: string | ((wordCount: number) => string | undefined) | undefined;
  /** Positions of words that are in no word list, counted from 1. */
  readonly unknownPositions?: readonly number[] | undefined;
  readonly readOnly: boolean;
  /** Called on each edit; the phrase is read from the field itself. */
  readonly onEdit?: (() => void) | undefined;
}

/**
 * Grid of the words of a seed phrase, hidden unless asked for. The words stay in their inputs: no state
 * has them, no browser keeps them for a restored session, and they are cleared when the field goes.
 * Not password fields, which browsers offer to keep.
 */
export const PhraseField = forwardRef<SecretInput, PhraseFieldProps>(function PhraseField(
  { readOnly, onEdit, error, unknownPositions, ...field },
  ref,
) {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const words = useRef<HTMLFieldSetElement>(null);
  const suggestions = useId();
  const input = usePhraseInput(words, { readOnly, onEdit });
  const { length } = input;
  const { problem } = input;
  const ownError = problem && t(`seedPhrase.${problem.reason}`, { count: problem.count });
  const message = ownError ?? (typeof error === 'function' ? error(Number(length)) : error);
  const wrong = useWrongWords(words, {
    hasError: (message ?? '') !== '',
    unknownPositions,
    length,
  });
  useImperativeHandle(
    ref,
    (): SecretInput => ({
      get value() {
        return readWords(words.current);
      },
      set value(text: string) {
        writeWords(words.current, text.split(' '), 0);
      },
      focus: () => firstFault(words.current)?.focus(),
    }),
    [],
  );
  return (
    <Field {...field} hint={field.hint ?? t('seedPhrase.paste')} error={message}>
      {(control) => (
        <div className={css.phrase}>
          <fieldset
            ref={words}
            className={css.grid}
            aria-label={t('seedPhrase.grid')}
            translate="no"
            data-masked={!isShown}
            {...input.handlers}
          >
            {Array.from({ length: Number(length) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
              <label key={index} className={css.word}>
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
                <input
                  type="text"
                  id={index === 0 ? control.id : undefined}
                  className={isShown ? css.input : css.masked}
                  aria-label={t('seedPhrase.word', { position: index + 1 })}
                  aria-describedby={control['aria-describedby']}
                  aria-invalid={wrong.includes(index + 1)}
                  autoComplete="off"
                  autoCorrect="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  list={isShown ? suggestions : undefined}
                  readOnly={readOnly}
                />
              </label>
            ))}
          </fieldset>
          {isShown && <WordSuggestions id={suggestions} />}
          <PhraseTools
            label={field.label}
            length={length}
            readOnly={readOnly}
            isShown={isShown}
            onLength={input.setLength}
            onShown={setIsShown}
          />
        </div>
      )}
    </Field>
  );
});

function PhraseTools(props: {
  readonly label: string;
  readonly length: PhraseLength;
  readonly readOnly: boolean;
  readonly isShown: boolean;
  readonly onLength: (length: PhraseLength) => void;
  readonly onShown: (isShown: boolean) => void;
}) {
  const t = useTranslate();
  const { length, readOnly, isShown, onLength, onShown } = props;
  const label = props.label.toLowerCase();
  return (
    <div className={css.tools}>
      <span className={css.lengthBox}>
        <select
          className={css.length}
          aria-label={t('seedPhrase.count')}
          value={length}
          disabled={readOnly}
          onChange={({ currentTarget: { value } }) => {
            const chosen = phraseLengths.find((each) => each === value);
            if (chosen !== undefined) onLength(chosen);
          }}
        >
          {phraseLengths.map((count) => (
            <option key={count} value={count}>
              {t('seedPhrase.countOption', { count })}
            </option>
          ))}
        </select>
        <Icon shape={icons.chevronDown} size={16} className={css.lengthIcon} />
      </span>
      <IconButton
        size="sm"
        icon={isShown ? icons.eyeOff : icons.eye}
        label={t(isShown ? 'password.hide' : 'password.show', { label })}
        onClick={() => onShown(!isShown)}
      />
    </div>
  );
}
