/** Builds the gallery into `dist/gallery` in the same way as the site. Only the visual tests serve it. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { speakingClassNames } from '../class-names.ts'
import { narrowFonts } from '../narrow-fonts.ts'
import { viteConfig } from '../vite-config.ts'
import { galleryDocument } from './document.ts'

const folder = join(import.meta.dirname, '../dist/gallery')
await narrowFonts(join(import.meta.dirname, '../dist/fonts'))
const built = await build({
  ...viteConfig('browser'),
  css: { modules: { generateScopedName: speakingClassNames() } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: { input: join(import.meta.dirname, 'main.tsx') },
  },
})
const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
const script = outputs.find((file) => file.type === 'chunk' && file.isEntry)
const styles = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
// The pictures must show the final fonts; a page for visitors would not wait for them.
for (const name of styles) {
  const css = await readFile(join(folder, name), 'utf8')
  await writeFile(join(folder, name), css.replaceAll('font-display:optional', 'font-display:block'))
}
await writeFile(
  join(folder, 'index.html'),
  galleryDocument({
    script: `/${script?.fileName ?? ''}`,
    styles: styles.map((name) => `/${name}`),
  }),
)
