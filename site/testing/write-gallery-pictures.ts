/** `npm run gallery` takes the pictures of `/_gallery` again. Look at the changed pictures before you commit them. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from './chromium.ts'
import { PICTURES_FOLDER, takePictures } from './gallery-pictures.ts'
import { serveGallery } from './serve-gallery.ts'

const gallery = await serveGallery()
const browser = await launchChromium({ isWhole: true })
const pictures = await takePictures(browser, gallery.origin)
await rm(PICTURES_FOLDER, { recursive: true, force: true })
await mkdir(PICTURES_FOLDER, { recursive: true })
for (const [name, webp] of pictures)
  await writeFile(join(PICTURES_FOLDER, `${name}.webp`), webp, 'base64')
console.log(`${pictures.size} pictures in ${PICTURES_FOLDER}`)
await browser.close()
gallery.close()
