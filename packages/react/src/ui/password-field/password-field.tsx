'use client';
import { forwardRef, type ReactNode, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'trailing' | 'mono' | 'below'> {
  /** `current-password` or `new-password`, so that a password manager knows which. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  /** Shown under the hint or the error, such as a StrengthMeter. */
  readonly meter?: ReactNode;
}

/** A password, hidden unless asked for. Paste works, and so do password managers. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ meter, ...field }, ref) {
    const t = useTranslate();
    const [shown, setShown] = useState(false);
    const label = field.label.toLowerCase();
    return (
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        below={meter}
        ref={ref}
        type={shown ? 'text' : 'password'}
        trailing={
          <IconButton
            size="sm"
            icon={shown ? icons.eyeOff : icons.eye}
            label={t(shown ? 'password.hide' : 'password.show', { label })}
            onClick={() => setShown(!shown)}
          />
        }
      />
    );
  },
);
