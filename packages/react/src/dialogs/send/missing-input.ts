import type { SendState } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';

/** Reason why Continue does not go on, and the control that resolves it. */
export interface MissingInput {
  readonly text: MessageKey;
  /** Selector of the control in the dialog; null where none of the step resolves it. */
  readonly control: string | null;
}

const checkbox = 'input[type="checkbox"]';

/** Returns why Continue is disabled; null where it is not, or only waits for a request. */
export function missingInput(state: SendState): MissingInput | null {
  const { step, account, canContinue, busy } = state;
  if (canContinue || busy || state.status !== 'ready') return null;
  if (step === 'recipient' && account === null)
    return { text: 'send.missing.account', control: '[role="combobox"]' };
  if (state.errors.memo) return { text: 'send.missing.memo', control: '[aria-invalid="true"]' };
  if (!state.isLookAlikeAccepted || !state.isUncomparedAccepted)
    return { text: 'send.missing.lookAlike', control: checkbox };
  if (state.missingForFee) return { text: 'send.missing.nativeFee', control: null };
  if (!state.isHighFeeAccepted) return { text: 'send.missing.highFee', control: checkbox };
  return { text: 'send.missing.fees', control: null };
}
