import type { Colors } from './tokens.ts';

/**
 * Built-in colors of the light scheme.
 * @example
 * light.background; // '#F5F4F0'
 * document.body.style.background = light.background;
 */
export const light: Colors = {
  accent: '#0B6B4B',
  accentText: '#FFFFFF',
  background: '#F5F4F0',
  surface: '#FFFFFF',
  surfaceRaised: '#FFFFFF',
  surfaceSunken: '#EDEBE4',
  overlay: 'rgb(14 17 16 / .45)',
  text: '#16191A',
  textMuted: '#5A6163',
  border: '#DFDCD3',
  borderStrong: '#8A8C86',
  focusRing: '#0B6B4B',
  link: '#0B6B4B',
  success: '#0B6B4B',
  warning: '#8A5300',
  danger: '#B3261E',
  info: '#1F5FA8',
  successSurface: '#E3F1EA',
  warningSurface: '#FBEFD9',
  dangerSurface: '#FBE6E4',
  infoSurface: '#E4EEF8',
  skeleton: '#EDEBE4',
  qrForeground: '#000000',
  qrBackground: '#FFFFFF',
};

/**
 * Built-in colors of the dark scheme.
 * @example
 * dark.background; // '#0E1110'
 * document.body.style.background = dark.background;
 */
export const dark: Colors = {
  accent: '#46D39A',
  accentText: '#05251A',
  background: '#0E1110',
  surface: '#161A19',
  surfaceRaised: '#1D2221',
  surfaceSunken: '#0A0D0C',
  overlay: 'rgb(0 0 0 / .6)',
  text: '#EDF0EE',
  textMuted: '#9AA5A0',
  border: '#2A302E',
  borderStrong: '#6B7671',
  focusRing: '#46D39A',
  link: '#5BDBA8',
  success: '#46D39A',
  warning: '#F0B454',
  danger: '#FF8A80',
  info: '#7FB6F0',
  successSurface: '#10291F',
  warningSurface: '#2E220D',
  dangerSurface: '#351513',
  infoSurface: '#11233A',
  skeleton: '#2A302E',
  qrForeground: '#000000',
  qrBackground: '#FFFFFF',
};
