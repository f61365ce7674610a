import { ContactsScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';

export function ContactsRoute(): ReactElement {
  return <ContactsScreen />;
}
