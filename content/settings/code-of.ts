import { createHmac } from 'node:crypto'
import type { CodeOf } from 'contract/rules/preview-signature.ts'

/** Makes the authentication code in signatures of previews. The site has the same function. */
export const codeOf: CodeOf = (key, text) => createHmac('sha256', key).update(text).digest('hex')
