/** The result of a `Range` header: the whole file, the bytes from `start` to `end` (inclusive), or no such range. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' }

const WHOLE: ByteRange = { kind: 'whole' }

/** Several ranges, other units and invalid values are ignored (RFC 9110 §14.1.2, spec/faults C9). */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return WHOLE
  if (first === '') return part(Math.max(0, size - Number(last)), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return WHOLE
  return part(Number(first), Math.min(last === '' ? Infinity : Number(last), size - 1), size)
}

function part(start: number, end: number, size: number): ByteRange {
  return start < size ? { kind: 'part', start, end } : { kind: 'unsatisfiable' }
}
