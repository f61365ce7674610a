import { FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { CreateTokenForm, type MadeToken } from './create-token-form.tsx';
import { CreatedToken } from './created-token.tsx';

export interface CreateTokenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form, and then the token: it is shown until the dialog is closed, and never again. */
export function CreateTokenDialog({ open, onClose }: CreateTokenDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <CreateToken onClose={onClose} />
    </FormDialog>
  );
}

function CreateToken({ onClose }: Pick<CreateTokenDialogProps, 'onClose'>): ReactElement {
  const [made, setMade] = useState<MadeToken | null>(null);
  return made === null ? (
    <CreateTokenForm onCancel={onClose} onMade={setMade} />
  ) : (
    <CreatedToken made={made} onDone={onClose} />
  );
}
