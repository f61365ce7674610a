import { useTranslate } from '@billfold/react';
import { Button, EmptyState, icons, Surface } from '@billfold/react/internal';
import { Component, type ReactElement, type ReactNode } from 'react';

interface State {
  readonly isBroken: boolean;
}

/** A mistake of ours takes the page away, never the whole site with a blank sheet. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactElement {
  const t = useTranslate();
  return (
    <Surface as="main">
      <EmptyState
        icon={icons.alert}
        title={t('shell.error.title')}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('shell.reload')}
          </Button>
        }
      />
    </Surface>
  );
}
