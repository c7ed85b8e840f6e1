import { createHmac } from 'node:crypto'
import type { CodeOf } from 'contract/rules/preview-signature.ts'

/**
 * Returns the HMAC that signs the links of previews. The content service has the same function: `contract/` cannot
 * share it, because it may not use Node.
 */
export const codeOf: CodeOf = (key, text) => createHmac('sha256', key).update(text).digest('hex')
