import { createHmac } from 'node:crypto'
import type { CodeOf } from 'contract/rules/preview-signature.ts'

/** Returns the authentication code for signatures of previews. The content service has the same function: `contract/` knows no Node. */
export const codeOf: CodeOf = (key, text) => createHmac('sha256', key).update(text).digest('hex')
