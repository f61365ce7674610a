import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Checkbox, Dialog, DialogBody, DialogHeader } from '@billfold/react/internal';
import { Fragment, type ReactElement } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';
import { useServices } from '../services/services-context.ts';
import { paletteKeys } from '../shell/palette-keys.ts';
import { shortcuts } from '../shell/shortcut-keys.ts';
import * as css from './shortcuts-part.css.ts';

/** Every key that does something by itself, and a way to have none (WCAG 2.1.4). */
export function ShortcutsPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const t = useTranslate();
  const { shortcutsOff } = useServices();
  const { isOn: areOff } = useStore(shortcutsOff);
  return (
    <Dialog
      open={dialog?.name === 'shortcuts'}
      onOpenChange={(open) => onChange(open ? { name: 'shortcuts' } : null)}
    >
      <DialogHeader title={t('shell.shortcuts')} />
      <DialogBody>
        <dl className={css.list}>
          <div className={css.row}>
            <dt>{t('shell.palette')}</dt>
            <dd className={css.keys}>
              {paletteKeys().map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
          {shortcuts.map(({ keys, label }) => (
            <div key={label} className={css.row}>
              <dt>{t(label)}</dt>
              <dd className={css.keys}>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && <span>{t('shell.shortcuts.then')}</span>}
                    <kbd className={css.key}>{key}</kbd>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('shell.shortcuts.use')}
          checked={!areOff}
          onCheckedChange={shortcutsOff.toggle}
        />
      </DialogBody>
    </Dialog>
  );
}
