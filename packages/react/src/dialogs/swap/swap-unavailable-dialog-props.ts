import type { DialogProps } from '../../ui/dialog/use-open-state.ts';

/** Props of the swap unavailable dialog. */
export interface SwapUnavailableDialogProps extends DialogProps {}
