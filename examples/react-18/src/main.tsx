import '@billfold/react/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createProduct } from './product.ts';

const root = document.getElementById('root');
const product = await createProduct();
if (root !== null) createRoot(root).render(<App {...product} />);
