import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import type { ReceiveView } from './receive-view.ts';
import type { ReceiveFlowOfDialog } from './use-receive-flow.ts';

export interface ReceiveContentProps {
  readonly flow: ReceiveFlowOfDialog | null;
  readonly close: AnnouncedOpen['close'];
}

export interface ReceivePartProps extends ReceiveContentProps {
  readonly view: ReceiveView;
}
