import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useId, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './auth.css.ts';

export interface DemoOfferProps {
  /** True while any sign-in of the page runs. */
  readonly busy: boolean;
  readonly onExplore: () => Promise<void>;
}

/** The way into the demo of a sandbox, where the server offers it. */
export function DemoOffer({ busy, onExplore }: DemoOfferProps): ReactElement | null {
  const t = useTranslate();
  const hint = useId();
  // Loaded by the buttons of the providers.
  const options = useStore(useServices().authOptions).data;
  const [isPressed, setIsPressed] = useState(false);
  if (!options?.demo) return null;
  const explore = async (): Promise<void> => {
    setIsPressed(true);
    await onExplore();
    setIsPressed(false);
  };
  return (
    <div className={css.demo}>
      <Button
        size="lg"
        wide
        disabled={busy && !isPressed}
        busy={isPressed}
        aria-describedby={hint}
        onClick={() => void explore()}
      >
        {t('auth.demo.explore')}
      </Button>
      <p id={hint} className={css.demoHint}>
        {t('auth.demo.hint')}
      </p>
    </div>
  );
}
