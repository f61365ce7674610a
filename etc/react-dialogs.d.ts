import { DismissReason, Network, SendStep, SendState, AnyBillfoldError, SendResult, SendFlowOptions } from '@billfold/core';
import { ReactElement, MouseEvent, RefObject } from 'react';
import { DepositAddress, Account, Transaction } from '@billfold/core/contract';

/** Comes with every change of `open`; the host may refuse it, such as a press beside a checkout. */
interface OpenChange {
    readonly reason: DismissReason | 'trigger' | 'completed';
    preventDefault(): void;
}

/** What every dialog of ours takes: controlled by `open`, or by itself from `defaultOpen`. */
interface DialogProps {
    readonly open?: boolean | undefined;
    readonly defaultOpen?: boolean | undefined;
    readonly onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
    /** Opens it; drawn where the dialog stands. */
    readonly trigger?: ReactElement<TriggerProps> | undefined;
    /** What is focused first; the first field unless given. */
    readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
    readonly className?: string | undefined;
    readonly id?: string | undefined;
}
/** What a trigger gets from us. */
interface TriggerProps {
    readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    readonly 'aria-haspopup'?: 'dialog' | undefined;
    readonly 'aria-expanded'?: boolean | undefined;
}

interface ReceiveFlowOptionsOfDialog {
    /** Chosen at first. */
    readonly accountId?: string | undefined;
    /** Only accounts of these networks. */
    readonly networks?: readonly Network[] | undefined;
    /** An address is shown. */
    readonly onAddress?: ((address: DepositAddress, account: Account) => void) | undefined;
}

interface ReceiveDialogProps extends DialogProps, ReceiveFlowOptionsOfDialog {
}
/** Shows a deposit address of an account of the selected wallet: Account, then Receive. */
declare function ReceiveDialog(props: ReceiveDialogProps): ReactElement;

interface SendHandlers {
    readonly onStepChange?: ((step: SendStep) => void) | undefined;
    /** One second after an amount was last typed. */
    readonly onAfterInput?: ((state: SendState) => void) | undefined;
    readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
    readonly onResult?: ((result: SendResult) => void) | undefined;
}
interface SendFlowOptionsOfDialog extends SendHandlers {
    /** What stands in the fields when it opens. */
    readonly prefill?: SendFlowOptions['prefill'] | undefined;
    /** Of these, the fields that are shown but not changed. */
    readonly lock?: SendFlowOptions['lock'] | undefined;
}

interface SendDialogProps extends DialogProps, SendFlowOptionsOfDialog {
    /** Once per transaction, also if the dialog has been taken away meanwhile. */
    readonly onSent?: ((transaction: Transaction) => void) | undefined;
}
/**
 * Sends from the selected wallet: Recipient, Amount, Review, Sign, and the result. Nothing closes it
 * while a signed transaction is on its way out.
 */
declare function SendDialog(props: SendDialogProps): ReactElement;

export { ReceiveDialog, SendDialog };
export type { DialogProps, OpenChange, ReceiveDialogProps, SendDialogProps };
