import { type ReactElement, useState } from 'react';
import { CreateTokenForm, type MadeToken } from './create-token-form.tsx';
import { CreatedToken } from './created-token.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

export interface CreateTokenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form, and then the token: it is shown until the dialog is closed, and never again. */
export function CreateTokenDialog({ open, onClose }: CreateTokenDialogProps): ReactElement {
  return (
    <SettingsDialog open={open} onClose={onClose}>
      <CreateToken onClose={onClose} />
    </SettingsDialog>
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
