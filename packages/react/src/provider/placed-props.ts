import type { ReactElement } from 'react';
import type { LayerStack } from '../context/layer-stack.ts';
import type { Placement } from '../context/wallet-provider-props.ts';

export interface PlacedProps extends Placement {
  readonly layers: LayerStack;
  readonly children: ReactElement;
}
