import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { createProduct } from './product.ts';

export async function render(): Promise<string> {
  return renderToString(<App {...(await createProduct())} />);
}
