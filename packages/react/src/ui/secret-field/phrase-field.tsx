'use client';
import { forwardRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './phrase-field.css.ts';

export interface PhraseFieldProps extends Pick<FieldProps, 'label' | 'error' | 'hint' | 'action'> {
  readonly readOnly: boolean;
  /** Called on each edit; the value is read from the field itself. */
  readonly onEdit?: (() => void) | undefined;
}

/**
 * Words of a seed phrase in lines, hidden unless asked for. Not a password field: those take no
 * lines, and browsers offer to keep what is typed there.
 */
export const PhraseField = forwardRef<HTMLTextAreaElement, PhraseFieldProps>(function PhraseField(
  { readOnly, onEdit, ...field },
  ref,
) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const label = field.label.toLowerCase();
  return (
    <Field {...field}>
      {(control) => (
        <div className={classNames(fieldCss.box, css.box)}>
          <textarea
            {...control}
            ref={ref}
            rows={4}
            readOnly={readOnly}
            onInput={onEdit}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-masked={!shown}
            className={classNames(
              fieldCss.input,
              fieldCss.area,
              fieldCss.mono,
              !shown && css.masked,
            )}
          />
          <span className={classNames(fieldCss.beside, fieldCss.after)}>
            <IconButton
              size="sm"
              icon={shown ? icons.eyeOff : icons.eye}
              label={t(shown ? 'password.hide' : 'password.show', { label })}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
});
