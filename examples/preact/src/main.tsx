import '@billfold/react/dialogs.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { createProduct } from './product.ts';

const root = document.getElementById('root');
const product = await createProduct();
if (root !== null) render(<App {...product} />, root);
