import type { ReactElement } from 'react';
import type { KeyAction } from './api-key-row.tsx';
import { EditKeyDialog, type KeyDialogProps } from './edit-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { RollKeyDialog } from './roll-key-dialog.tsx';

export interface KeyDialogsProps extends KeyDialogProps {
  readonly action: KeyAction;
}

/** Dialog of the chosen action on a key. */
export function KeyDialogs({ action, ...props }: KeyDialogsProps): ReactElement {
  switch (action) {
    case 'edit':
      return <EditKeyDialog {...props} />;
    case 'roll':
      return <RollKeyDialog {...props} />;
    case 'revoke':
      return <RevokeKeyDialog {...props} />;
  }
}
