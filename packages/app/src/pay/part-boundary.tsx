import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** Text in place of the part that fails or does not load. */
  readonly failed: string;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Keeps the page, with the address to pay to, where a part that few payers need does not load. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { failed, children } = this.props;
    return this.state.isBroken ? <p role="alert">{failed}</p> : children;
  }
}
