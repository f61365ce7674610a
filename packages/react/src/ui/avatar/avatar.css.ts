import { drawing } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const avatar = layered(drawing, {
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Shape of a wallet, which differs from that of a person. */
export const wallet = layered({ borderRadius: '28%' });

export const letters = layered({
  fontFamily: vars.font.body,
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
