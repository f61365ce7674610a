import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import type { GuideId } from './guides.ts';

export interface GuideLinkProps {
  readonly id: GuideId;
  /** Subject of the guide, where nothing beside the link names it. */
  readonly text?: string;
}

/** Way from an empty list, or a thing that asks for a step, to the guide about it. */
export function GuideLink({ id, text }: GuideLinkProps): ReactElement {
  const t = useTranslate();
  return <PageLink href={`/payments/guides/${id}`}>{text ?? t('shell.readGuide')}</PageLink>;
}
