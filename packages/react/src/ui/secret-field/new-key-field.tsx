'use client';
import { missingPasswordParts, type PasswordStrength, passwordStrength } from '@billfold/core';
import { forwardRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../notice/notice.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { StrengthMeter } from '../password-field/strength-meter.tsx';
import { PasswordRule } from './password-rule.tsx';

export interface NewKeyFieldProps {
  /** Name of the field; the name of the password unless given. */
  readonly label?: string | undefined;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  /** Called on each edit; the value is read from the field itself. */
  readonly onEdit: () => void;
}

/**
 * A new cloud encryption password, with what it takes and how strong it is. It stays in its field:
 * only its rating is state.
 */
export const NewKeyField = forwardRef<HTMLInputElement, NewKeyFieldProps>(function NewKeyField(
  { label, readOnly, error, onEdit },
  ref,
) {
  const t = useTranslate();
  const [rating, setRating] = useState<Rating>(nothingTyped);
  return (
    <PasswordField
      ref={ref}
      label={label ?? t('cloudPassword.label')}
      autoComplete="new-password"
      hint={t('cloudPassword.hint')}
      readOnly={readOnly}
      error={error}
      onValueChange={(text) => {
        setRating(rate(text));
        onEdit();
      }}
      meter={
        <>
          <StrengthMeter strength={rating.strength} />
          {rating.strength === 'Weak' ? (
            <Notice tone="warning" live>
              {t('cloudPassword.weakHint')}
            </Notice>
          ) : (
            <PasswordRule missing={rating.missing} isRefused={error !== undefined} />
          )}
        </>
      }
    />
  );
});

interface Rating {
  readonly strength: PasswordStrength | null;
  readonly missing: ReturnType<typeof missingPasswordParts> | null;
}

const nothingTyped: Rating = { strength: null, missing: null };

function rate(text: string): Rating {
  if (text === '') return nothingTyped;
  return { strength: passwordStrength(text), missing: missingPasswordParts(text) };
}
