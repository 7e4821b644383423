import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSite } from '@pkg/finance-math-docs/list-site.ts'
import { writeSite } from '@pkg/finance-math-docs/write-site.ts'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { sharePicture } from '../app/lib/share-picture.ts'
import { originPlaceholder } from '../app/lib/site-origin.ts'
import { themeScript } from '../app/lib/theme.ts'
import { drawnRoutes } from '../app/paths.ts'
import { checkJavascript } from './check-javascript.ts'
import { drawIcon } from './draw-icon.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { listBuiltPages } from './list-built-pages.ts'
import { shrinkManifest } from './shrink-manifest.ts'
import { yieldToPaint } from './yield-to-paint.ts'

// Runs after the build: writes what stands beside the pages, and holds their first loads to their limit.
const folder = join(import.meta.dirname, '..', 'build', 'client')
const version = shrinkManifest(folder)
// Asked for by open pages, which came with the version of theirs.
write('/version.json', JSON.stringify({ version }))
// The server answers every other address that has no file as one that there is not.
write('/__drawn-routes.json', JSON.stringify(drawnRoutes))
yieldToPaint(folder)
const pages = listBuiltPages(folder).filter(({ isHidden }) => !isHidden)

for (const { path, title, description } of pages) {
  const heading = title.replace(` · ${productName}`, '').replace(`${productName}: e`, 'E')
  write(sharePicture(path), await drawSharePicture(heading, description))
}

// Pages of their own making, which share nothing with the app but the theme that a person has chosen.
const documentation = listSite({ origin: originPlaceholder, themeScript })
writeSite(documentation, folder)

const addresses = [...pages, ...documentation.filter(({ isPage }) => isPage)]
write(
  '/sitemap.xml',
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map(({ path }) => `  <url><loc>${originPlaceholder}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n'),
)

write(
  '/robots.txt',
  `User-agent: *\nDisallow: /api/\nDisallow: /user/\nDisallow: /admin/\n\nSitemap: ${originPlaceholder}/sitemap.xml\n`,
)

const iconSizes = [192, 512] as const
for (const pixels of [180, ...iconSizes]) write(`/icons/${pixels}.png`, drawIcon(pixels))
write(
  '/site.webmanifest',
  JSON.stringify({
    name: productName,
    short_name: productName,
    description: 'Every address you hold, on Ethereum and the chains beside it, in one ledger.',
    start_url: '/',
    display: 'standalone',
    // The canvas of the night theme, as the app icon's ground is a night green too.
    background_color: '#07110e',
    theme_color: '#07110e',
    icons: iconSizes.flatMap((pixels) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${pixels}.png`,
        sizes: `${pixels}x${pixels}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }),
)

const faults = checkJavascript(pages, { folder, tell: (line) => console.log(line) })
if (faults.length > 0) {
  console.error(['More JavaScript than a public page may load:', ...faults].join('\n  '))
  process.exitCode = 1
}

function write(path: string, content: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
