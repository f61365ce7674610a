'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { preloadAddAccountDialog } from '../../dialogs/add-account/add-account-dialog.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';

export interface AddAccountButtonProps extends Pick<ButtonProps, 'variant'> {
  /** Disabled unless the host turned the feature on by name. */
  readonly embedded?: boolean | undefined;
  readonly onPress: () => void;
}

/** Opens the dialog, where the host lets accounts be made. */
export function AddAccountButton(props: AddAccountButtonProps): ReactElement {
  const t = useTranslate();
  const { variant, embedded = false, onPress } = props;
  const canAdd = useWallet().features.createAccount ?? !embedded;
  return (
    <Button
      variant={variant}
      icon={icons.plus}
      disabled={!canAdd}
      // A failure is reported when the dialog is opened.
      onPointerEnter={() => void preloadAddAccountDialog().catch(() => undefined)}
      onClick={onPress}
    >
      {t('accounts.add')}
    </Button>
  );
}
