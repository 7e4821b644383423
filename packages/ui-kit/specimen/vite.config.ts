import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('../build/specimen', import.meta.url)),
    rolldownOptions: { input: fileURLToPath(new URL('./index.html', import.meta.url)) },
  },
})
