import { NetworkError } from '@billfold/core';
import { createResource, type Resource } from '@billfold/core/flows';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useResource } from './use-store.ts';

function Shown({ resource }: { readonly resource: Resource<string> }) {
  const { data, status } = useResource(resource);
  return <p>{data ?? status}</p>;
}

function stage(failure: Error) {
  let asked = 0;
  const resource = createResource(async () => {
    asked += 1;
    if (asked === 1) throw failure;
    return 'loaded';
  });
  render(<Shown resource={resource} />);
  return { asked: () => asked };
}

const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

test('useResource loads what no connection let through when the device is online again', async () => {
  const { asked } = stage(new NetworkError('network'));
  expect(await screen.findByText('failed')).toBeVisible();
  await goOnline();
  expect(await screen.findByText('loaded')).toBeVisible();
  await goOnline();
  expect(asked()).toBe(2);
});

test('useResource keeps the refusal of a server that was reached', async () => {
  const { asked } = stage(new NetworkError('response_invalid'));
  expect(await screen.findByText('failed')).toBeVisible();
  await goOnline();
  expect(asked()).toBe(1);
});
