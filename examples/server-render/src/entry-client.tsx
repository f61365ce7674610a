import '@billfold/react/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createProduct } from './product.ts';

const root = document.getElementById('root');
const product = await createProduct();
if (root !== null) hydrateRoot(root, <App {...product} />);
