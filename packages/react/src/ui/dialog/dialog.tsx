'use client';
import type { DismissReason } from '@billfold/core/flows';
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';
import { BannerContext } from '../../context/banner-context.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './dialog.css.ts';
import { DialogContext } from './dialog-context.ts';
import { Trigger } from './trigger.tsx';
import { useBackdropPress } from './use-backdrop-press.ts';
import { useModal } from './use-modal.ts';
import { type DialogProps, type OpenState, useOpenState } from './use-open-state.ts';
import { usePresence } from './use-presence.ts';
import { useVisualViewport } from './use-visual-viewport.ts';

export interface DialogRootProps extends DialogProps {
  /** While something is under way that must not be left: nothing closes it. */
  readonly locked?: boolean | undefined;
  /** `tall` has one height for all of its steps; else the dialog is as high as its highest one. */
  readonly size?: 'content' | 'tall' | undefined;
  /** A DialogHeader, a DialogBody and a DialogFooter. */
  readonly children?: ReactNode;
}

/** A modal dialog: a card in the middle of a desktop, a sheet from the bottom of a phone. */
export const Dialog = forwardRef<HTMLDialogElement, DialogRootProps>(function Dialog(props, ref) {
  const state = useOpenState(props);
  const present = usePresence(state.open);
  return (
    <>
      {props.trigger && <Trigger element={props.trigger} state={state} />}
      {present && <DialogSurface {...props} state={state} outer={ref} />}
    </>
  );
});

interface DialogSurfaceProps extends DialogRootProps {
  readonly state: OpenState;
  readonly outer: ForwardedRef<HTMLDialogElement>;
}

function DialogSurface(props: DialogSurfaceProps): ReactElement {
  const { state, outer, locked = false, initialFocus, className, id, children } = props;
  const isTall = props.size === 'tall';
  const titleId = useId();
  const banner = useContext(BannerContext);
  const latest = useLatest({ locked, state });
  const dismiss = useMemo(
    () => (reason: DismissReason) => {
      if (!latest.current.locked) latest.current.state.change(false, reason);
    },
    [latest],
  );
  const dialog = useModal({ open: state.open, onDismiss: dismiss, initialFocus });
  useSharedRef(outer, dialog);
  useVisualViewport(dialog);
  const backdrop = useBackdropPress(() => dismiss('backdrop'));
  const context = useMemo(
    () => ({ titleId, dialog, locked, isTall, dismiss }),
    [titleId, dialog, locked, isTall, dismiss],
  );
  return (
    <DialogContext.Provider value={context}>
      <dialog
        ref={dialog}
        id={id}
        className={classNames(css.overlay, !state.open && css.leaving)}
        aria-labelledby={titleId}
        {...backdrop}
      >
        <div className={classNames(css.card, isTall && css.tall, className)} part="dialog">
          {banner != null && (
            <div className={css.banner} part="banner">
              {banner}
            </div>
          )}
          {children}
        </div>
      </dialog>
    </DialogContext.Provider>
  );
}
