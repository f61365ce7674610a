import { drawing } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';

export const icon = layered(drawing, {
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Points along the line: the other way where a line begins at the right. */
export const alongTheLine = layered({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)', transformOrigin: 'center' } },
});
