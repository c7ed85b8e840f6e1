import { LAYERS } from '../src/publish/document.ts'

/** The path of the gallery. Only the development server and the visual tests serve it. */
export const GALLERY_PATH = '/_gallery'

/** The document that the gallery's script fills. The order of the CSS layers is declared before every style sheet. */
export function galleryDocument({
  script,
  styles = [],
}: {
  readonly script: string
  readonly styles?: readonly string[]
}): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Gallery</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${LAYERS}</style>`,
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${script}"></script></head><body></body></html>`,
  ].join('')
}
