import type { DialogProps } from '../../ui/dialog/use-open-state.ts';

/** Props of the swap unavailable dialog. */
export interface SwapUnavailableDialogProps extends DialogProps {
  /** Opens Send; the step about it has a button if this is given, and the dialog closes before the call. */
  readonly onSend?: (() => void) | undefined;
  /** Opens Receive; the step about it has a button if this is given, and the dialog closes before the call. */
  readonly onReceive?: (() => void) | undefined;
}
