import type { ReactElement } from 'react';
import type { LayerStack } from '../context/layer-stack.ts';
import type { ShadowStyles } from '../context/shadow-styles.ts';
import type { Placement } from '../context/wallet-provider-props.ts';

export interface PlacedProps extends Placement {
  readonly layers: LayerStack;
  /** Sheets of the shadow tree; null without one, or where the host gives `styleSheet`. */
  readonly styles: ShadowStyles | null;
  readonly children: ReactElement;
}
