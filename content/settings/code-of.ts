import { createHmac } from 'node:crypto'
import type { CodeOf } from 'contract/rules/preview-signature.ts'

/** The authentication code of signatures of previews. The site has the same. */
export const codeOf: CodeOf = (key, text) => createHmac('sha256', key).update(text).digest('hex')
