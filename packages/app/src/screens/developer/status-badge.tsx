import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Status of an answer, in the colour of its kind. */
export function StatusBadge({ status }: { readonly status: number }): ReactElement {
  return <Badge tone={toneOf(status)}>{status}</Badge>;
}

function toneOf(status: number): BadgeProps['tone'] {
  if (status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}
