import { createHmac } from 'node:crypto'
import type { CodeOf } from 'contract/rules/preview-signature.ts'

/** For signatures of previews. The site has the same function. */
export const codeOf: CodeOf = (key, text) => createHmac('sha256', key).update(text).digest('hex')
