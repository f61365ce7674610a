import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Shown in place of a part that fails or does not load. */
  readonly broken: ReactNode;
  /** Called once for each failure. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Keeps the rest of the page where a part of it fails or does not load. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    const { broken, children } = this.props;
    return this.state.isBroken ? broken : children;
  }
}
