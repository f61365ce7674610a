import type { ResetPasswordFlowOfDialog } from './use-reset-password-flow.ts';
import type { ResetPasswordForm } from './use-reset-password-form.ts';

/** Props of the steps of the dialog. */
export interface ResetPasswordPartProps {
  readonly flow: ResetPasswordFlowOfDialog;
  readonly form: ResetPasswordForm;
}
