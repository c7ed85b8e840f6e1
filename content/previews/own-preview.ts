import { previewOfNow } from 'contract/rules/preview-link.ts'
import { OWN_LINK, signPreview } from 'contract/rules/preview-signature.ts'
import type { LivePreviewConfig, PayloadRequest } from 'payload'
import { settingsOf } from '../requests/settings.ts'
import { pageOf } from '../addresses/page-of.ts'
import { codeOf } from '../settings/code-of.ts'
import { PREVIEWED } from './previewed.ts'

/** Only one hour, because nobody can revoke such a link. An open form asks for a new one in time. */
const OWN_MS = 60 * 60_000

/**
 * In the order of the frame's menu. The first and the last width are the ends of the design, 390 to 1440 px
 * (spec/design §1). The tablet between them and the heights are a judgement: windows of common devices.
 */
const WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 834, height: 1112 },
  { name: 'desk', label: 'Desk', width: 1440, height: 900 },
]

/**
 * Payload finds the address when the form opens; afterwards our saver updates it
 * (`studio/components/previews/follow-saves.ts`).
 */
export const LIVE_PREVIEW: LivePreviewConfig & {
  collections: string[]
  globals: string[]
} = {
  collections: [...PREVIEWED],
  globals: ['header', 'footer', 'site'],
  breakpoints: WIDTHS,
  async url({ collectionConfig, data, req }) {
    const path = await pageOf(req, collectionConfig?.slug, data)
    return path === undefined ? null : (ownPreview(req, path) ?? null)
  },
}

/** By default with all drafts. Undefined if the studio does not know the address of the content service. */
export function ownPreview(req: PayloadRequest, path: string, link = OWN_LINK): string | undefined {
  const { live, siteOrigin } = settingsOf(req)
  if (!live) return undefined
  const claims = { link, until: Date.now() + OWN_MS }
  const signature = signPreview(claims, live.previewKeys, codeOf)
  return siteOrigin + previewOfNow(signature) + path
}
