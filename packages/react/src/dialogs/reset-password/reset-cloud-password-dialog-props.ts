import type { DialogProps } from '../../ui/dialog/use-open-state.ts';

/** Props of the reset cloud password dialog. */
export interface ResetCloudPasswordDialogProps extends DialogProps {
  /** The new password counts from now on, and sessions on other devices have ended. */
  readonly onDone?: (() => void) | undefined;
}
