import { expect, test } from 'vitest';
import { emptyQuestion, parseQuestions, readQuestions, textOfQuestions } from './questions.ts';

const written = (...questions: readonly Partial<typeof emptyQuestion>[]) =>
  JSON.stringify(questions.map((question) => ({ ...emptyQuestion, ...question })));

test('readQuestions names new questions apart from those that payers answered', () => {
  const typed = written({ name: 'size', label: 'Colour' }, { label: 'Size' }, { label: '尺寸' });
  expect(readQuestions(typed)).toMatchObject({
    value: [{ name: 'size' }, { name: 'size2' }, { name: 'field' }],
  });
});

test('readQuestions reads choices line by line, each once', () => {
  const options = ' S \n\nL\nS';
  const read = readQuestions(written({ label: 'Size', type: 'select', options }));
  expect(read).toMatchObject({ value: [{ options: ['S', 'L'] }] });
});

test.each([
  ['a question without a text', { label: ' ' }],
  ['a list without choices', { label: 'Size', type: 'select' as const }],
  ['too long a choice', { label: 'Size', type: 'select' as const, options: 'x'.repeat(81) }],
])('readQuestions refuses %s', (_, question) => {
  expect(readQuestions(written(question))).toEqual({
    problem: 'businessSetup.questions.invalid',
  });
});

test('parseQuestions returns saved questions as they were, and leaves out what is none', () => {
  const size = {
    name: 'size',
    label: 'Size',
    type: 'select',
    required: true,
    options: ['S'],
  } as const;
  expect(readQuestions(textOfQuestions([size]))).toEqual({ value: [size] });
  expect(parseQuestions('[{"label":1},null,7]')).toEqual([]);
  expect(parseQuestions('no JSON')).toEqual([]);
});
