import type { MediaKind } from './receive.ts'

/** The labels are for staff; `types` are those that a browser gives to such files. */
export const MEDIA_KINDS: readonly {
  readonly kind: MediaKind
  readonly label: string
  readonly files: string
  readonly types: readonly string[]
}[] = [
  {
    kind: 'photograph',
    label: 'Photograph',
    files: 'JPEG, PNG, WebP',
    types: ['image/jpeg', 'image/png', 'image/webp'],
  },
  { kind: 'logo', label: 'Logo', files: 'SVG, PNG', types: ['image/svg+xml', 'image/png'] },
  { kind: 'document', label: 'Document', files: 'PDF', types: ['application/pdf'] },
  {
    kind: 'sound',
    label: 'Sound',
    files: 'MP3, M4A',
    types: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a'],
  },
]

export function isPicture({ kind }: { readonly kind?: MediaKind | undefined }): boolean {
  return kind === 'photograph' || kind === 'logo'
}

export function kindWords(kind: MediaKind): string {
  return MEDIA_KINDS.find((each) => each.kind === kind)?.label ?? ''
}
