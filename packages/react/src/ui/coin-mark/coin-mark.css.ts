import { drawing } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const mark = layered(drawing, { display: 'block', flex: 'none', overflow: 'visible' });

export const ground = layered({ fill: vars.color.textMuted });

export const glyph = layered({
  color: vars.color.qrBackground,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const letter = layered({
  fill: 'currentColor',
  stroke: 'none',
  fontFamily: vars.font.body,
  fontSize: '12px',
  fontWeight: 600,
  textAnchor: 'middle',
});

/** Cuts the badge out of the mark on any background. */
export const ring = layered({ fill: vars.color.surfaceRaised });
