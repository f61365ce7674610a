import { legalTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function PrivacyScreen(): ReactElement {
  useTexts(legalTexts);
  return (
    <LegalPage
      title="legal.privacy.title"
      lead="legal.privacy.lead"
      sections={sections}
      updatedAt={updatedAt}
      other={{ href: '/legal/terms', title: 'legal.terms.title' }}
    />
  );
}

const updatedAt = new Date('2026-11-21T12:00:00Z');

const sections: readonly LegalSection[] = [
  {
    title: 'legal.privacy.kept',
    sentences: ['legal.privacy.kept.1', 'legal.privacy.kept.2', 'legal.privacy.kept.3'],
  },
  {
    title: 'legal.privacy.shared',
    sentences: ['legal.privacy.shared.1', 'legal.privacy.shared.2'],
  },
  {
    title: 'legal.privacy.rights',
    sentences: ['legal.privacy.rights.1', 'legal.privacy.rights.2'],
  },
];
