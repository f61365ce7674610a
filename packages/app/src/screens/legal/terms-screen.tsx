import { legalTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function TermsScreen(): ReactElement {
  useTexts(legalTexts);
  return (
    <LegalPage
      title="legal.terms.title"
      lead="legal.terms.lead"
      sections={sections}
      updatedAt={updatedAt}
      other={{ href: '/legal/privacy', title: 'legal.privacy.title' }}
    />
  );
}

const updatedAt = new Date('2026-11-26T12:00:00Z');

const sections: readonly LegalSection[] = [
  { title: 'legal.terms.keys', sentences: ['legal.terms.keys.1', 'legal.terms.keys.2'] },
  {
    title: 'legal.terms.transactions',
    sentences: ['legal.terms.transactions.1', 'legal.terms.transactions.2'],
  },
  { title: 'legal.terms.use', sentences: ['legal.terms.use.1', 'legal.terms.use.2'] },
];
