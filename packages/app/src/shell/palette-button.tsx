import { useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './palette-button.css.ts';
import { paletteKeys } from './palette-keys.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';

/** Opens the command palette: a field by its look where there is room, else an icon. */
export function PaletteButton(): ReactElement {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      aria-label={t('shell.palette')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open({ name: 'palette' })}
      {...intent('palette')}
    >
      <Icon shape={icons.search} />
      <span className={css.text}>{t('shell.palette.hint')}</span>
      <kbd className={css.keys}>{paletteKeys().join(' ')}</kbd>
    </button>
  );
}
