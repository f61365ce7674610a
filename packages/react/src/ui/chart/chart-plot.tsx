'use client';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../state/use-latest.ts';
import * as css from './chart.css.ts';
import type { ChartEntry } from './chart-entry.ts';
import { createPlot, type Plot } from './create-plot.ts';
import { indexForKey } from './index-for-key.ts';

export interface ChartPlotProps {
  readonly label: string;
  /** At least two. */
  readonly points: readonly ChartEntry[];
  readonly formatValue: (point: ChartEntry) => string;
  readonly describe: (point: ChartEntry) => string;
  /** The point under the crosshair; null while there is none. */
  readonly onPoint: (point: ChartEntry | null) => void;
}

/** The drawn line, with a crosshair that follows a pointer, a finger and the arrow keys. */
export function ChartPlot(props: ChartPlotProps): ReactElement {
  const { label, points, describe } = props;
  const host = useRef<HTMLDivElement>(null);
  const [plot, setPlot] = useState<Plot | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const latest = useLatest(props);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const made = createPlot({
      host: element,
      points,
      formatValue: (point) => latest.current.formatValue(point),
      onCursor: (at) => {
        setIndex(at);
        latest.current.onPoint(at === null ? null : (points[at] ?? null));
      },
    });
    setPlot(made);
    const stop = watchLooks(element, made.redraw);
    return () => {
      stop();
      made.destroy();
      latest.current.onPoint(null);
      setPlot(null);
    };
  }, [points, latest]);
  const last = points.length - 1;
  const shown = points[index ?? last];
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = indexForKey(event, { from: index ?? last, last });
    if (next === undefined) return;
    event.preventDefault();
    plot?.pointAt(next);
  };
  const scrub = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') plot?.pointAt(plot.indexAt(event.clientX));
  };
  return (
    <div
      ref={host}
      role="slider"
      tabIndex={0}
      className={css.plot}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={shown && describe(shown)}
      onKeyDown={move}
      onBlur={() => plot?.pointAt(null)}
      onPointerDown={scrub}
      onPointerMove={scrub}
    />
  );
}

/** A canvas keeps the colours and the size that it was drawn with. */
function watchLooks(element: HTMLElement, redraw: () => void): () => void {
  const sizes = new ResizeObserver(redraw);
  sizes.observe(element);
  const schemes = new MutationObserver(redraw);
  const root = element.closest('[data-billfold-scheme]');
  if (root) schemes.observe(root, { attributeFilter: ['data-billfold-scheme', 'style', 'dir'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', redraw);
  return () => {
    sizes.disconnect();
    schemes.disconnect();
    system.removeEventListener('change', redraw);
  };
}
