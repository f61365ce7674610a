import { useCallback } from 'react';
import { useServices } from '../../../services/services-context.ts';

/** Loads again what a change of the login shows in: the user, sessions, events and checklist. */
export function useAccountChanged(): () => Promise<void> {
  const { user, account } = useServices();
  return useCallback(async () => {
    const { sessions, newestEvents, events, score } = account;
    await Promise.all([
      user.invalidate(),
      events.invalidate(),
      sessions.invalidate(),
      newestEvents.invalidate(),
      score.invalidate(),
    ]);
  }, [user, account]);
}
