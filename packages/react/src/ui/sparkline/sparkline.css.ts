import { drawing } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const sparkline = layered(drawing, {
  display: 'inline-block',
  width: '80px',
  height: '28px',
  overflow: 'visible',
  verticalAlign: 'middle',
});

/** Without the reset of other elements, which would drop the path itself. */
const anyLine = layered({
  fill: 'none',
  strokeWidth: '1.5px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** A rise is green; red is for stop, not for a falling price. */
export const line = layeredVariants(anyLine, {
  up: { stroke: vars.color.success },
  down: { stroke: vars.color.textMuted },
});
