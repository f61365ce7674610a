import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { Icon, IconButton, icons, useIsPhone } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './shell.css.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';

/** Pill that marks the sandbox and opens its drawer; on a phone the banner has it until it is folded. */
export function SandboxButton(): ReactElement | null {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { open, intent } = useShellDialogs();
  const { client, bannerFolded } = useServices();
  const config = useResource(client.resources.config);
  const { isOn: isFolded } = useStore(bannerFolded);
  if (config.data?.mode !== 'sandbox') return null;
  if (isPhone) return isFolded ? <OpenSandbox /> : null;
  return (
    <button
      type="button"
      className={css.sandboxPill}
      aria-haspopup="dialog"
      aria-label={t('sandbox.open')}
      onClick={() => open({ name: 'sandbox' })}
      {...intent('sandbox')}
    >
      <Icon shape={icons.flask} size={16} />
      {t('sandbox.title')}
    </button>
  );
}

/** Opens the drawer, where there is room for an icon alone. */
export function OpenSandbox({ className }: { readonly className?: string }): ReactElement {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  return (
    <IconButton
      icon={icons.flask}
      className={className}
      label={t('sandbox.open')}
      aria-haspopup="dialog"
      onClick={() => open({ name: 'sandbox' })}
      {...intent('sandbox')}
    />
  );
}
