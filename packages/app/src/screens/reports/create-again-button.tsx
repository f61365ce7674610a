import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { type CreateAgainOptions, useCreateAgain } from './use-create-again.ts';

/** Creates another report of the same kind and period. */
export function CreateAgainButton(props: CreateAgainOptions): ReactElement {
  const t = useTranslate();
  const { isBusy, create } = useCreateAgain(props);
  const { from, to } = props.report;
  const action = t('reports.again');
  return (
    <Button
      size="sm"
      variant="plain"
      busy={isBusy}
      aria-label={t('reports.preview.of', { action, from, to })}
      onClick={() => void create()}
    >
      {action}
    </Button>
  );
}
