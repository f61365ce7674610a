import { base, surface } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { floating as aboveThePage, room } from '../floating/floating.css.ts';

export const root = layered(base, { position: 'relative', display: 'inline-block' });

/** Greatest height of a popup. */
export const popupHeight = `min(60dvh, 480px, ${room})`;

const card = layered(surface, {
  zIndex: 30,
  maxWidth: 'min(320px, calc(100dvw - 32px))',
  maxHeight: popupHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.shadow.raised}`,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Outside of a dialog. */
export const floating = layered(card, aboveThePage, {
  width: 'max-content',
  '@media': { [media.phone]: { maxWidth: 'calc(100dvw - 32px)' } },
});

const under = layered(card, { position: 'absolute', top: `calc(100% + ${vars.space[1]})` });

/** Inside one: from which edge of the trigger it goes out. */
export const align = layeredVariants(under, {
  start: { insetInlineStart: 0 },
  end: { insetInlineEnd: 0 },
});
