import type { ReactElement, ReactNode } from 'react';
import { Boundary } from './boundary.tsx';

export interface PartBoundaryProps {
  /** Text in place of the part that fails or does not load. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** Keeps the page, with the address to pay to, where a part that few payers need does not load. */
export function PartBoundary({ failed, children }: PartBoundaryProps): ReactElement {
  return <Boundary broken={<p role="alert">{failed}</p>}>{children}</Boundary>;
}
