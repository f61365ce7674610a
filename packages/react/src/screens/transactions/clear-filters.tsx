'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { countFilters, type ListQuery, noFilter } from './list-query.ts';

export interface ClearFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (filter: Partial<ListQuery>) => void;
}

/** Where something is filtered. */
export function ClearFilters({ query, onChange }: ClearFiltersProps): ReactElement | null {
  const t = useTranslate();
  if (countFilters(query) === 0) return null;
  return (
    <Button variant="plain" onClick={() => onChange(noFilter)}>
      {t('transactions.filter.clear')}
    </Button>
  );
}
