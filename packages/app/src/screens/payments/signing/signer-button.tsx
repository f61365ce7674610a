import type { Business } from '@billfold/core/payments';
import { Button, type ButtonProps, FormDialog } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import * as css from './signing.css.ts';
import { useSigner } from './use-signer.ts';

export interface SignerButtonProps {
  readonly business: Business;
  readonly text: string;
  /** Accessible name, where the text alone is not clear. */
  readonly label?: string;
  readonly variant?: ButtonProps['variant'];
  /** Small unless given. */
  readonly size?: ButtonProps['size'];
  /** Names the owner of the settlement wallet to the other members. */
  readonly nameSigner: (name: string) => string;
  /** True for what a business without a settlement wallet has too, whose owner signs in their own wallet. */
  readonly isForKeyless?: boolean;
  readonly children: (dialog: {
    /** Settlement wallet; null for keys of an own wallet alone. */
    readonly walletId: string | null;
    readonly onClose: () => void;
  }) => ReactNode;
}

/** Opens a signature for the owner of the settlement wallet, and names them to the others. */
export function SignerButton(props: SignerButtonProps): ReactElement | null {
  const { business, text, label, variant, nameSigner, isForKeyless = false } = props;
  const { children, size = 'sm' } = props;
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(business);
  if (signer == null) return null;
  const { settlement, isMine } = signer;
  if (settlement.walletId === null && !isForKeyless) return null;
  if (!isMine) return <p className={css.muted}>{nameSigner(settlement.memberName)}</p>;
  const onClose = (): void => setIsOpen(false);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      <FormDialog open={isOpen} onClose={onClose}>
        {children({ walletId: settlement.walletId, onClose })}
      </FormDialog>
    </>
  );
}
