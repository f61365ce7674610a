import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
  animation: `${appear} 120ms ease-out 200ms both`,
});
