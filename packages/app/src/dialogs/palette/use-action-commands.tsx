import { otherTheme } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Icon, type IconShape, icons, useIsTouch } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';
import { useShownTheme } from '../../shell/use-shown-theme.ts';

/** Returns the commands that act on the page where one is. */
export function useActionCommands(): readonly Command[] {
  const t = useTranslate();
  const { session, client } = useServices();
  const { open } = useShellDialogs();
  const theme = useShownTheme();
  const isTouch = useIsTouch();
  const isSandbox = useResource(client.resources.config).data?.mode === 'sandbox';
  return useMemo(() => {
    const action = (id: string, text: string, icon: IconShape, run: () => void): Command => ({
      id,
      text,
      icon: <Icon shape={icon} />,
      run,
    });
    const isLight = theme === 'light';
    return [
      action('send', t('shell.nav.send'), icons.send, () =>
        open({ name: 'send', accountId: null }),
      ),
      action('receive', t('shell.nav.receive'), icons.receive, () =>
        open({ name: 'receive', accountId: null }),
      ),
      action('swap', t('shell.nav.swap'), icons.swap, () => open({ name: 'swap' })),
      action(
        'theme',
        t(isLight ? 'shell.theme.toDark' : 'shell.theme.toLight'),
        isLight ? icons.moon : icons.sun,
        () => session.setTheme(otherTheme(theme)),
      ),
      ...(isTouch
        ? []
        : [
            action('shortcuts', t('shell.shortcuts'), icons.menu, () =>
              open({ name: 'shortcuts' }),
            ),
          ]),
      ...(isSandbox
        ? [action('sandbox', t('sandbox.open'), icons.flask, () => open({ name: 'sandbox' }))]
        : []),
    ];
  }, [t, open, session, theme, isSandbox, isTouch]);
}
