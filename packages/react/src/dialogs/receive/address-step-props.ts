import type { ReceiveActions, ReceiveState } from '@billfold/core/flows';

/** Props of the address step and of its links. */
export interface AddressStepProps {
  readonly state: ReceiveState;
  readonly actions: ReceiveActions;
  /** Opens the list of the account's addresses. */
  readonly onManage: () => void;
}
