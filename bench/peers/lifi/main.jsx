import { LiFiWidget } from '@lifi/widget';
import { useRef } from 'react';

export function App() {
  const widget = useRef(null);
  return (
    <>
      <h1>Shop</h1>
      <button type="button" id="open" onClick={() => widget.current?.toggleDrawer()}>
        Swap
      </button>
      <LiFiWidget ref={widget} config={{ variant: 'drawer' }} integrator="bench" />
    </>
  );
}
