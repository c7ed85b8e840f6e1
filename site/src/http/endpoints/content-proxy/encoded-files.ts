import * as v from 'valibot'
import { isJsonObject } from './parse-json-object.ts'

/** One file of a form, as text. Its bytes are counted, never decoded (spec/faults X17). */
const EncodedFile = v.pipe(
  v.strictObject({
    __type: v.literal('blob'),
    data: v.pipe(v.string(), v.base64()),
    type: v.string(),
    size: v.number(),
    name: v.string(),
  }),
  v.check(({ data, size }) => size === decodedLength(data)),
)

/** Whether a body is plain JSON, or a form of which every file is what it says (spec/behaviour §24.1). */
export function hasSoundFiles(body: unknown): boolean {
  if (!isTyped(body)) return true
  const { __type: type, ...fields } = body
  if (type !== 'form-data') return false
  return Object.values(fields)
    .flat()
    .every((value) => !isTyped(value) || v.is(EncodedFile, value))
}

function isTyped(value: unknown): value is { readonly __type: unknown } {
  return isJsonObject(value) && Object.hasOwn(value, '__type')
}

function decodedLength(base64: string): number {
  const padding = /=*$/.exec(base64)?.[0].length ?? 0
  return (base64.length / 4) * 3 - padding
}
