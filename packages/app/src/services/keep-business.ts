import { type Session, selectBusiness } from '@billfold/core/internal';
import type { BusinessData } from './business-data.ts';

/**
 * Selects a business of each loaded list before other subscribers are notified of the list, and
 * drops one of which the user is no longer a member (R-WAL-06).
 */
export function keepBusiness(session: Session, { list }: Pick<BusinessData, 'list'>): void {
  list.subscribe(() => {
    const { data } = list.get();
    if (!data || !session.get().isSignedIn) return;
    const selected = selectBusiness(data, session.get().businessId);
    session.selectBusiness(selected === null ? null : `${selected.id}`);
  });
}
