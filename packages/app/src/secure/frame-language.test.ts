import { expect, it } from 'vitest';
import { frameLanguage } from './frame-language.ts';

it('the language of a frame is that of the page around it, else that of the browser', () => {
  const parent = '#parent=https%3A%2F%2Fshop.example';
  expect(frameLanguage(`${parent}&lang=de`, ['fr'])).toBe('de');
  expect(frameLanguage(`${parent}&lang=en`, ['fr'])).toBe('en');
  expect(frameLanguage(`${parent}&lang=%00`, ['fr'])).toBe('en');
  expect(frameLanguage(parent, ['fr'])).toBe('fr');
  expect(frameLanguage('', ['xx'])).toBe('en');
});
