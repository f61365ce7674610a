import type { UpdateUser } from '@billfold/core/contract';
import { useStore } from '@billfold/react/hooks';
import { useForm, useReloadSettings } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';

export interface ProfileChange {
  readonly isBusy: boolean;
  /** Reason why the last change was not saved. */
  readonly error: string | undefined;
  readonly save: (change: UpdateUser) => Promise<void>;
}

/** Saves one choice of the user at once, and reloads what depends on it. */
export function useProfileChange(): ProfileChange {
  const { client, account, user, session } = useServices();
  const { walletId } = useStore(session);
  const reloadSettings = useReloadSettings();
  const { state, submit } = useForm<never>();
  const save = async (change: UpdateUser): Promise<void> => {
    const done = await submit({}, () => client.user.update(change));
    if (done === null) return;
    await Promise.all([
      account.profile.invalidate(),
      user.invalidate(),
      walletId !== null && reloadSettings(walletId),
    ]);
  };
  return { isBusy: state.isBusy, error: state.failure?.messages.join('\n'), save };
}
