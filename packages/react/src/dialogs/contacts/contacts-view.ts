import type { ContactsState } from '@billfold/core/flows';

/** View of the contacts dialog. */
export type ContactsView = 'loading' | 'failed' | 'list' | 'new' | 'edit' | 'removal';

export function contactsView(state: ContactsState | null): ContactsView {
  if (state === null || state.status === 'loading') return 'loading';
  if (state.status === 'failed') return 'failed';
  const { place } = state;
  if (place.at !== 'form') return place.at;
  return place.editing === null ? 'new' : 'edit';
}
