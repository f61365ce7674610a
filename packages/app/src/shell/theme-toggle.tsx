import { otherTheme } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { IconButton, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import { useShownTheme } from './use-shown-theme.ts';

export function ThemeToggle(): ReactElement {
  const t = useTranslate();
  const { session } = useServices();
  const shown = useShownTheme();
  const isLight = shown === 'light';
  return (
    <IconButton
      icon={isLight ? icons.moon : icons.sun}
      label={t(isLight ? 'shell.theme.toDark' : 'shell.theme.toLight')}
      onClick={() => session.setTheme(otherTheme(shown))}
    />
  );
}
