'use client';
import { type ComponentType, type ReactElement, useState } from 'react';
import type { LoadStyleTexts } from '../../context/shadow-styles.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useWallet } from '../../context/wallet-context.ts';
import type { DialogName } from '../../context/wallet-event.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';
import { Trigger } from '../../ui/dialog/trigger.tsx';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { type AnnouncedOpen, useAnnouncedOpen } from './use-announced-open.ts';

/** Props of a dialog without its trigger; the caller opens it. */
export type DialogSurfaceProps<Props> = Omit<Props, keyof Opening> & {
  readonly opening: AnnouncedOpen;
};
type Opening = Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'>;

export interface DialogOnDemandProps<Props> {
  readonly dialog: DialogName;
  /** Imports the dialog on the first intent to open it: a page with a trigger alone stays small. */
  readonly load: () => Promise<ComponentType<DialogSurfaceProps<Props>>>;
  /** Imports the styles of the dialog, for a shadow tree. */
  readonly loadStyles: LoadStyleTexts;
  readonly props: Props;
}

/** A dialog of ours whose code comes with the first intent to open it. */
export function DialogOnDemand<Props extends DialogProps>(
  options: DialogOnDemandProps<Props>,
): ReactElement {
  const { dialog, load, loadStyles, props } = options;
  const { open, defaultOpen, onOpenChange, trigger, ...rest } = props;
  const opening = useAnnouncedOpen(props, dialog);
  const client = useClient();
  const notify = useNotify();
  const { texts, styles } = useWallet();
  const [isLikely, setLikely] = useState(false);
  const loadStyled = async () => {
    const [Loaded] = await Promise.all([load(), styles?.add(loadStyles)]);
    return Loaded;
  };
  const Surface = useOnDemand(loadStyled, {
    isWanted: opening.open,
    isLikely,
    onFailure: () => {
      notify.info({
        title: texts.find('dialog.loadFailed.title'),
        message: texts.find('dialog.loadFailed.text'),
      });
      opening.close('failed');
    },
  });
  const intend = () => {
    setLikely(true);
    // What fails now is told when it is wanted.
    client.prefetch().catch(() => undefined);
  };
  return (
    <>
      {trigger && <Trigger element={trigger} state={opening} onIntent={intend} />}
      {Surface && <Surface {...rest} opening={opening} />}
    </>
  );
}
