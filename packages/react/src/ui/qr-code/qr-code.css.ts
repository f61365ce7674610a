import { base, drawing } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = layered(base, { display: 'inline-block', maxWidth: '100%' });

/** Dark on light also in the dark scheme, and never recoloured by the system: it has to be read. */
export const card = layered(drawing, {
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.qrBackground,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  forcedColorAdjust: 'none',
});

export const modules = layered({ fill: vars.color.qrForeground, shapeRendering: 'crispEdges' });
