import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Vue leaves these elements to the browser: the script tag defines them.
const isCustomElement = (tag: string) => tag.startsWith('billfold-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { target: 'es2022' },
});
