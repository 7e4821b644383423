import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkMap } from './build-steps/chunk-map.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), chunkMap()],
  build: {
    // A font or picture inlined as a data: URL would be downloaded with every page that does not show it.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
})
