'use client';
import { forwardRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import * as css from './copy.css.ts';
import { CopyFallback } from './copy-fallback.tsx';
import { useCopy } from './use-copy.ts';

/** Text that a button copies, and its label. */
export interface CopyProps {
  readonly text: string;
  /** Label of the button; 'Copy to clipboard' unless given. */
  readonly label?: string | undefined;
  /** Notification of the copy, such as 'Address copied'; 'Successfully copied' unless given. */
  readonly message?: string | undefined;
  readonly onCopied?: (() => void) | undefined;
}

/** Props of `CopyButton`. */
export interface CopyButtonProps
  extends CopyProps,
    Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'disabled' | 'className'> {}

/**
 * Copies, and says that it did.
 * @example
 * <CopyButton text="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" label="Copy address" />;
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, message, onCopied, ...button },
  outer,
) {
  const t = useTranslate();
  const { ref, state, copy } = useCopy<HTMLButtonElement>(text, { message, onCopied });
  useSharedRef(outer, ref);
  const name = label ?? t('common.copyToClipboard');
  return (
    <>
      <Button
        ref={ref}
        {...button}
        icon={state === 'copied' ? icons.check : icons.copy}
        onClick={() => void copy()}
      >
        {name}
      </Button>
      {state === 'refused' && <CopyFallback text={text} label={name} />}
    </>
  );
});

export interface CopyIconProps extends CopyProps, Pick<IconButtonProps, 'className' | 'size'> {}

/** Icon button next to the text that it copies. */
export const CopyIcon = forwardRef<HTMLButtonElement, CopyIconProps>(
  function CopyIcon(props, outer) {
    const t = useTranslate();
    const { text, label = t('common.copyToClipboard'), className, size = 'sm' } = props;
    const { ref, state, copy } = useCopy<HTMLButtonElement>(text, props);
    useSharedRef(outer, ref);
    return (
      <>
        <IconButton
          ref={ref}
          size={size}
          icon={state === 'copied' ? icons.check : icons.copy}
          label={label}
          className={classNames(state === 'copied' && css.copied, className)}
          onClick={() => void copy()}
        />
        {state === 'refused' && <CopyFallback text={text} label={label} />}
      </>
    );
  },
);
